"""What 20A-4-401(7) makes of propositions: .25%, one vote with 400 or fewer, and ties."""

from collections.abc import Iterator
from typing import Any

import z3

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    QuarterRounding,
    SmallPropositionException,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import Provision

UTAH = "utah.s20a_4_401.from_2025"


def _right(measure: Contest) -> Any:
    return Not(measure.none("provision"))


def _by_majority(measure: Contest) -> Any:
    """That more votes for than against approve it."""
    return All(measure.facts.required_num == 1, measure.facts.required_den == 2)


def _displacing(label: str = "") -> Contest:
    return Contest(UTAH, "measure", label=label, under=(SmallPropositionException.DISPLACING,))


@theorem("", c.U7A, c.U7B)
def when_a_proposition_may_be_recounted() -> Claim:
    """Under the default readings, while nothing is filed, a proposition may be recounted exactly if
    its two sides are within .25% of the votes for and against, or one vote apart with 400 votes or
    fewer; it never must be."""
    measure = Contest(UTAH, "measure", under=())
    votes_for, votes_against = measure.facts.votes_for, measure.facts.votes_against
    total = votes_for + votes_against
    ahead, behind = votes_for - votes_against, votes_against - votes_for
    share = All(400 * ahead <= total, 400 * behind <= total)
    one_vote = All(total <= 400, Some(ahead == 1, behind == 1))
    return Claim(
        measure,
        assume=[measure.facts.none("filed_day"), measure.facts.none("at_day")],
        conclude=All(
            Iff(measure.outcome == Outcome.AVAILABLE, Some(share, one_vote)),
            Not(measure.outcome == Outcome.REQUIRED),
        ),
    )


@theorem("UT-T06", c.U7B)
def an_even_total_is_never_one_vote_apart() -> Iterator[Claim]:
    """Where an even number voted for and against, the two sides are not one vote apart, so that
    (7)(b) gives nothing; the last total at which it can is 399."""
    measure = Contest(UTAH, "measure")
    half = z3.Int("half")
    yield Claim(
        measure,
        assume=[measure.total == 2 * half],
        conclude=All(measure.difference != 1, measure.provision != Provision.U7B),
    )
    measure = Contest(UTAH, "measure")
    yield Claim(
        measure,
        conclude=Implies(measure.provision == Provision.U7B, measure.total <= 399),
    )


@theorem("", c.U7A, c.U7B)
def an_exception_that_adds_matters_below_400_alone() -> Claim:
    """Under the default readings (7)(b) gives a right that (7)(a) would not give exactly if the two
    sides are one vote apart and fewer than 400 voted for and against."""
    measure = Contest(UTAH, "measure", under=(), free=("total", "margin", "difference"))
    return Claim(
        measure,
        assume=[
            measure.covered,
            Not(measure.facts.retention),
            measure.total >= 0,
            measure.difference >= 0,
            measure.margin == measure.difference,
        ],
        conclude=Iff(
            All(_right(measure), Not(measure.within)),
            All(measure.difference == 1, measure.total < 400),
        ),
    )


@finding("UT-F01", c.U7A, c.U7B)
def at_400_votes_the_exception_can_only_narrow() -> Claim:
    """Where (7)(b) displaces (7)(a), it gives nothing at exactly 400 votes and takes the right that
    a tie at 200 each has under (7)(a)."""
    one = Contest(
        UTAH, "measure", label="supplementing", under=(), apart=(SmallPropositionException,)
    )
    other = Contest(
        UTAH,
        "measure",
        label="displacing",
        beside=one,
        under=(SmallPropositionException.DISPLACING,),
        apart=(SmallPropositionException,),
    )
    return Claim(
        one,
        other,
        assume=[one.total == 400],
        conclude=Implies(_right(one), _right(other)),
        smallest=(one.total, one.difference),
    )


@theorem("", c.U7A, c.U7B)
def at_400_votes_only_a_tie_hangs_on_the_reading() -> Claim:
    """At exactly 400 votes, where nothing is rounded up, only a tied proposition is treated
    otherwise when (7)(b) displaces (7)(a)."""
    one = Contest(UTAH, "measure", label="supplementing", apart=(SmallPropositionException,))
    other = Contest(
        UTAH, "measure", label="displacing", beside=one, apart=(SmallPropositionException,)
    )
    return Claim(
        one,
        other,
        assume=[
            one.reads(SmallPropositionException.SUPPLEMENTING),
            other.reads(SmallPropositionException.DISPLACING),
            one.reads(QuarterRounding.EXACT_RATIONAL),
            Not(one.measured_to_required),
            one.total == 400,
            one.difference >= 1,
        ],
        conclude=Iff(_right(one), _right(other)),
    )


@finding("UT-F02", c.U7A, c.U7B)
def a_small_tie_is_worse_off_than_a_loss_by_one_or_a_larger_tie() -> Iterator[Claim]:
    """Where (7)(b) displaces (7)(a), a tied proposition of 400 votes or fewer has no recount,
    though one vote apart it would have one, and so would a tie with more than 400 votes."""
    tie, apart = _displacing("tie"), _displacing("one vote apart")
    yield Claim(
        tie,
        apart,
        assume=[
            tie.total >= 1,
            tie.difference == 0,
            apart.difference == 1,
            apart.total + 1 == tie.total,
            _by_majority(tie),
            _by_majority(apart),
        ],
        conclude=Implies(_right(apart), _right(tie)),
        smallest=(tie.total,),
    )
    small, large = _displacing("small"), _displacing("large")
    yield Claim(
        small,
        large,
        assume=[
            small.total >= 1,
            small.total <= large.total,
            small.difference == 0,
            large.difference == 0,
            _by_majority(small),
            _by_majority(large),
        ],
        conclude=Iff(_right(small), _right(large)),
        smallest=(large.total, small.total),
    )


if __name__ == "__main__":
    run_alone(__file__)
