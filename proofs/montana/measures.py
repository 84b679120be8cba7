"""What 13-16-201(1)(c) to (e) make of ballot measures: parity, ties and required majorities."""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MeasureThreshold,
    MeasureTie,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Kind

MONTANA = "montana.s13_16_201.from_2013"
LIMBS = (c.M1C, c.M1D, c.M1E)


def _measure() -> Contest:
    """A measure under the default readings."""
    return Contest(MONTANA, "measure", under=())


def _right(x: Contest) -> Any:
    """The margin of the measure opens a petition."""
    return Not(x.none("voters_provision"))


@theorem("MT-T13", *LIMBS)
def margin_and_total_are_both_odd_or_both_even() -> Claim:
    """Under the default readings a measure's margin is odd exactly if its total is.

    So the largest margin that occurs can be one less than the largest allowed.
    """
    x = _measure()
    return Claim(
        x,
        assume=[Not(x.none("measure_margin"))],
        conclude=(x.total - x.measure_margin) % 2 == 0,
    )


@theorem("", *LIMBS)
def a_measure_is_recounted_within_a_quarter_percent() -> Claim:
    """Under the default readings every measure has a right exactly if for and against are apart by
    at most .25% of their sum.
    """
    x = _measure()
    cast = x.facts.votes_for + x.facts.votes_against
    apart = x.facts.votes_for - x.facts.votes_against
    return Claim(x, conclude=Iff(_right(x), All(400 * apart <= cast, -400 * apart <= cast)))


@theorem("MT-T21", *LIMBS)
def a_tied_measure_is_always_close_enough() -> Claim:
    """Where for minus against is the margin, every tied measure passes the test, 0-0 included."""
    x = Contest(MONTANA, "measure")
    return Claim(
        x,
        assume=[
            Not(x.none("limb")),
            x.reads(MeasureThreshold.FOR_MINUS_AGAINST),
            x.facts.votes_for == x.facts.votes_against,
        ],
        conclude=x.measure_within,
    )


@theorem("MT-T21", *LIMBS)
def whether_a_tie_is_decided_settles_its_right() -> Iterator[Claim]:
    """Under the defaults a tied measure has a right; where a tie decides nothing it has none."""
    for reading in MeasureTie:
        x = Contest(MONTANA, "measure", under=(reading,))
        right = _right(x)
        yield Claim(
            x,
            assume=[x.facts.votes_for == x.facts.votes_against],
            conclude=right if reading is MeasureTie.TIE_IS_ZERO_MARGIN else Not(right),
        )


@finding("MT-F11", *LIMBS)
def one_vote_is_not_always_close() -> Iterator[Claim]:
    """A measure decided by one vote has no recount at 1-0, nor at 200-199, where 399 voted."""
    for fewest in (0, 399):
        x = _measure()
        yield Claim(
            x,
            assume=[Not(x.none("measure_margin")), x.measure_margin == 1, x.total >= fewest],
            conclude=_right(x),
            smallest=(x.total, x.facts.votes_against),
        )


def _of_sixty_percent() -> tuple[Contest, Any]:
    """A measure that needs three fifths of the vote."""
    x = _measure()
    return x, All(x.facts.required_num == 3, x.facts.required_den == 5)


@finding("MT-F12", *LIMBS)
def a_measure_that_passed_by_nothing_may_have_no_recount() -> Claim:
    """Where 60% is needed, a measure with just the votes it needed may have no recount: 1-0."""
    x, needs = _of_sixty_percent()
    return Claim(
        x,
        assume=[needs, x.facts.votes_for == x.required],
        conclude=_right(x),
        smallest=(x.total, x.facts.votes_for),
    )


@finding("MT-F12", *LIMBS)
def a_measure_far_from_its_number_may_have_a_recount() -> Claim:
    """Where 60% is needed, a measure tied 1-1 lacks a vote of two, and yet has a recount."""
    x, needs = _of_sixty_percent()
    return Claim(
        x,
        assume=[needs, _right(x)],
        conclude=400 * (x.required - x.facts.votes_for) <= x.total,
        smallest=(x.total, x.facts.votes_for),
    )


@theorem("", *LIMBS)
def the_kind_of_measure_does_not_change_the_test() -> Claim:
    """Under every reading the same votes close on a county's measure are close on the state's."""
    one, other = (
        Contest(MONTANA, "measure", label=label, free=("required",)) for label in ("one", "other")
    )
    return Claim(
        one,
        other,
        assume=[
            one.facts.kind == Kind.COUNTY,
            other.facts.kind == Kind.STATE,
            one.facts.votes_for == other.facts.votes_for,
            one.facts.votes_against == other.facts.votes_against,
            one.facts.required_num == other.facts.required_num,
            one.facts.required_den == other.facts.required_den,
            one.required == other.required,
        ],
        conclude=Implies(one.measure_within, other.measure_within),
    )


if __name__ == "__main__":
    run_alone(__file__)
