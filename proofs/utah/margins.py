"""What 20A-4-401(3) makes of margins: .25% of a large race, one vote of a small one."""

from collections.abc import Iterator
from typing import Any

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, Sum, how_many
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    QuarterRounding,
    SmallRaceException,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import Provision

UTAH = "utah.s20a_4_401.from_2025"

_CUT = ("total", "race_total", "margin", "covered", "may_be_the_loser", "tie")
"""With these cut, a claim holds of any number of candidates and of any total."""


def _right(race: Contest, who: int) -> Any:
    return Not(race[who].none("provision"))


def _a_loser(race: Contest, who: int) -> Any:
    """A loser of a race that the section covers, in which nothing is tied."""
    loses = All(Not(race[who].none("margin")), race[who].may_be_the_loser)
    return All(race.covered, loses, Not(race.tied))


def _one_total(race: Contest) -> Any:
    return All(race.race_total == race.total, race.total >= 0)


def _within_the_cap(behind: Any, total: Any) -> Any:
    """At least one vote, and no more than one or .25% of the total."""
    return All(behind >= 1, Some(behind <= 1, 400 * behind <= total))


def _last_winner(votes: Any, one: int, places: Any) -> Any:
    above = how_many(other > votes[one] for other in votes)
    not_below = how_many(other >= votes[one] for other in votes)
    return All(above < places, not_below >= places)


def _tie(race: Contest) -> Any:
    """A tie for the last place, or at the top of a race for one seat, from the votes alone."""
    facts = race.facts
    votes = facts.votes
    undecided = Some(
        *(
            All(
                how_many(other > one for other in votes) < facts.places,
                how_many(other >= one for other in votes) > facts.places,
            )
            for one in votes
        )
    )
    shared_lead = Some(
        *(
            All(
                *(one >= other for other in votes),
                how_many(other == one for other in votes) >= 2,
            )
            for one in votes
        )
    )
    return Some(undecided, All(facts.seats == 1, shared_lead))


def _may_ask(race: Contest, who: int) -> Any:
    """That the candidate may ask, from the facts alone."""
    facts = race.facts
    votes, total = facts.votes, Sum(*facts.votes, facts.write_ins)
    close = Some(
        *(
            All(
                _last_winner(votes, one, facts.places),
                _within_the_cap(votes[one] - votes[who], total),
            )
            for one in range(len(votes))
        )
    )
    return All(Not(facts.instant_runoff), Not(_tie(race)), close)


@theorem("UT-T01", c.U3A, c.U3B)
def the_rule_for_candidates_is_one_formula() -> Iterator[Claim]:
    """Under the default readings a loser may ask, no tie standing in the way, exactly if the last
    winner is ahead by at least one vote and by no more than one vote or .25% of the total,
    whichever is more."""
    race = Contest(UTAH, free=_CUT, under=())
    yield Claim(
        race,
        assume=[_a_loser(race, 1), _one_total(race), race[1].margin >= 1],
        conclude=Iff(_right(race, 1), _within_the_cap(race[1].margin, race.total)),
    )
    for candidates in (2, 3, 4):
        for who in range(candidates):
            race = Contest(UTAH, under=(), candidates=candidates)
            yield Claim(
                race,
                conclude=Iff(_right(race, who), _may_ask(race, who)),
                bound="2 to 4 candidates",
            )


@theorem("", c.U2, c.U3)
def a_recount_may_be_had_exactly_if_some_loser_is_close() -> Iterator[Claim]:
    """Under the default readings, while nothing is filed, a race must be recounted exactly if it
    is tied, and may be exactly if there is a loser within one vote or .25% of the last winner."""
    for candidates in (2, 3):
        race = Contest(UTAH, under=(), candidates=candidates)
        tied = All(Not(race.facts.instant_runoff), _tie(race))
        close = Some(*(_may_ask(race, who) for who in range(candidates)))
        yield Claim(
            race,
            assume=[race.facts.none("filed_day"), race.facts.none("at_day")],
            conclude=All(
                Iff(race.outcome == Outcome.REQUIRED, tied),
                Iff(race.outcome == Outcome.AVAILABLE, close),
            ),
            bound="2 and 3 candidates",
        )


@theorem("UT-T02", c.U3A, c.U3B)
def an_exception_that_displaces_or_adds_is_one_rule() -> Iterator[Claim]:
    """Where (3)(a) and (3)(b) count one total, it is the same whether (3)(b) displaces (3)(a) or
    adds to it: of a margin of at least one vote under every reading, and of every race under the
    default ones."""
    for candidates in (2, 3):
        one = Contest(UTAH, label="displacing", apart=(SmallRaceException,), candidates=candidates)
        other = Contest(
            UTAH,
            label="supplementing",
            beside=one,
            apart=(SmallRaceException,),
            candidates=candidates,
        )
        yield Claim(
            one,
            other,
            assume=[
                one.reads(SmallRaceException.DISPLACING),
                other.reads(SmallRaceException.SUPPLEMENTING),
                _one_total(one),
                Not(one[1].none("margin")),
                one[1].margin >= 1,
            ],
            conclude=Iff(_right(one, 1), _right(other, 1)),
            bound="2 and 3 candidates",
        )
    for candidates in (2, 3):
        one = Contest(
            UTAH, label="displacing", apart=(SmallRaceException,), candidates=candidates, under=()
        )
        other = Contest(
            UTAH,
            label="supplementing",
            beside=one,
            apart=(SmallRaceException,),
            candidates=candidates,
            under=(SmallRaceException.SUPPLEMENTING,),
        )
        rights = (Iff(_right(one, who), _right(other, who)) for who in range(candidates))
        yield Claim(one, other, conclude=All(*rights), bound="2 and 3 candidates")


@theorem("UT-T04", c.U3A, c.U3B)
def one_vote_is_always_close_enough() -> Claim:
    """Where (3)(a) and (3)(b) count one total, whoever loses by one vote may ask, however many
    votes there are."""
    race = Contest(UTAH, free=_CUT)
    return Claim(
        race,
        assume=[_a_loser(race, 1), _one_total(race), race[1].margin == 1],
        conclude=_right(race, 1),
    )


@theorem("UT-T05", c.U3A, c.U3B)
def at_400_votes_the_exception_adds_nothing() -> Iterator[Claim]:
    """At exactly 400 votes (3)(b) gives no right that (3)(a) would not give, and with fewer
    it does, where the limit is not rounded up."""
    race = Contest(UTAH, free=_CUT)
    by_exception = race[1].provision == Provision.U3B
    loser = [_a_loser(race, 1), _one_total(race)]
    yield Claim(
        race,
        assume=[*loser, race.total == 400],
        conclude=Implies(by_exception, race[1].within),
    )
    race = Contest(UTAH, free=_CUT)
    exact = race.reads(QuarterRounding.EXACT_RATIONAL)
    yield Claim(
        race,
        assume=[
            exact,
            _a_loser(race, 1),
            _one_total(race),
            race.total <= 399,
            race[1].margin == 1,
        ],
        conclude=All(race[1].provision == Provision.U3B, Not(race[1].within)),
    )


@theorem("UT-T07", c.U3A, c.U3B)
def a_closer_loss_or_a_larger_race_never_loses_the_right() -> Claim:
    """Where (3)(a) and (3)(b) count one total, who may ask may still ask when fewer votes, but at
    least one, are wanting, or when more votes were cast."""
    one, other = (Contest(UTAH, label=label, free=_CUT) for label in ("one", "other"))
    return Claim(
        one,
        other,
        assume=[
            _right(one, 1),
            *(_a_loser(race, 1) for race in (one, other)),
            *(_one_total(race) for race in (one, other)),
            other[1].margin >= 1,
            other[1].margin <= one[1].margin,
            other.total >= one.total,
        ],
        conclude=_right(other, 1),
    )


@theorem("UT-T08", c.U3A)
def two_votes_are_close_enough_from_800_on() -> Claim:
    """Where the limit is not rounded up, and (3)(a) and (3)(b) count one total, whoever loses by
    two votes may ask exactly if there are 800 votes or more."""
    race = Contest(UTAH, free=_CUT)
    return Claim(
        race,
        assume=[
            race.reads(QuarterRounding.EXACT_RATIONAL),
            _a_loser(race, 1),
            _one_total(race),
            race[1].margin == 2,
        ],
        conclude=Iff(_right(race, 1), race.total >= 800),
    )


if __name__ == "__main__":
    run_alone(__file__)
