"""What Mont. Code Ann. 13-16-201(1) makes of margins: a quarter of one percent, and ten votes.

(1)(a), for local offices, takes the larger of the two; (1)(b) to (e) know the share alone. Most
theorems here cut the margin and the total from the votes: they hold whatever these count.
"""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, Sum
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MarginRounding,
    WhicheverGreater,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision

MONTANA = "montana.s13_16_201.from_2013"
CANDIDATES = (Provision.A, Provision.B)
MEASURES = (Provision.C, Provision.D, Provision.E)
LIMBS = (c.M1A, c.M1B, c.M1C, c.M1D, c.M1E)


def _race(label: str = "") -> Contest:
    free = ("limb", "total", "loses", "margin")
    return Contest(MONTANA, "candidates", label=label, free=free)


def _measure(label: str = "") -> Contest:
    return Contest(MONTANA, "measure", label=label, free=("limb", "total", "measure_margin"))


def _lost(x: Contest, *limbs: Provision) -> Any:
    """The second candidate lost, by a margin that is known, under one of these limbs."""
    known = All(Not(x.none("total")), Not(x[1].none("margin")), x.total >= 0, x[1].margin >= 0)
    return All(x.limb.is_in(*limbs), x[1].loses, known)


def _put(x: Contest, *limbs: Provision) -> Any:
    """A measure under one of these limbs."""
    known = All(Not(x.none("measure_margin")), x.measure_margin >= 0, x.total >= 0)
    return All(x.limb.is_in(*limbs), known)


def _exact(x: Contest) -> Any:
    return x.reads(MarginRounding.EXACT_RATIONAL)


def _larger(x: Contest) -> Any:
    return x.reads(WhicheverGreater.LARGER_CAP)


@theorem("MT-T01", c.M1A)
def whichever_is_greater_is_either_of_the_two() -> Claim:
    """Where the larger limit counts, unrounded, a local loser is close enough at .25% or at ten."""
    x = _race()
    margin, total = x[1].margin, x.total
    return Claim(
        x,
        assume=[_lost(x, Provision.A), _larger(x), _exact(x)],
        conclude=All(
            Iff(x[1].within, Some(400 * margin <= total, margin <= 10)),
            Iff(x[1].within, margin <= x.limit),
        ),
    )


@theorem("MT-T02", *LIMBS)
def a_smaller_margin_never_loses_the_right() -> Iterator[Claim]:
    """Of two margins on one total, the smaller is close enough if the larger is."""
    one, other = _race("one"), _race("other")
    yield Claim(
        one,
        other,
        assume=[
            _lost(one, *CANDIDATES),
            _lost(other, *CANDIDATES),
            one.limb == other.limb,
            one.total == other.total,
            other[1].margin <= one[1].margin,
        ],
        conclude=Implies(one[1].within, other[1].within),
    )
    one, other = _measure("one"), _measure("other")
    yield Claim(
        one,
        other,
        assume=[
            _put(one, *MEASURES),
            _put(other, *MEASURES),
            one.limb == other.limb,
            one.total == other.total,
            other.measure_margin <= one.measure_margin,
        ],
        conclude=Implies(one.measure_within, other.measure_within),
    )


@theorem("MT-T03", *LIMBS)
def more_votes_never_remove_the_right() -> Iterator[Claim]:
    """A margin that is close enough on one total is close enough on a larger one."""
    one, other = _race("one"), _race("other")
    yield Claim(
        one,
        other,
        assume=[
            _lost(one, *CANDIDATES),
            _lost(other, *CANDIDATES),
            one.limb == other.limb,
            other.total >= one.total,
            other[1].margin == one[1].margin,
        ],
        conclude=Implies(one[1].within, other[1].within),
    )
    one, other = _measure("one"), _measure("other")
    yield Claim(
        one,
        other,
        assume=[
            _put(one, *MEASURES),
            _put(other, *MEASURES),
            one.limb == other.limb,
            other.total >= one.total,
            other.measure_margin == one.measure_margin,
        ],
        conclude=Implies(one.measure_within, other.measure_within),
    )


def _local_and_wider() -> tuple[Contest, Contest, Any]:
    """A local race and a wider one with the same margin and total; the larger limit counts."""
    local, wider = _race("local"), _race("wider")
    same = All(
        _lost(local, Provision.A),
        _lost(wider, Provision.B),
        local.total == wider.total,
        local[1].margin == wider[1].margin,
    )
    return local, wider, All(same, _larger(local))


@theorem("MT-T04", c.M1A, c.M1B)
def the_wider_test_is_never_looser() -> Claim:
    """Where the larger limit counts, what is close enough for (1)(b) is so for (1)(a)."""
    local, wider, same = _local_and_wider()
    return Claim(local, wider, assume=[same], conclude=Implies(wider[1].within, local[1].within))


@theorem("MT-T05", c.M1A, c.M1B)
def from_4000_votes_the_ten_votes_do_not_matter() -> Claim:
    """Where the larger limit counts, (1)(a) and (1)(b) have one test from 4,000 votes on."""
    local, wider, same = _local_and_wider()
    return Claim(
        local,
        wider,
        assume=[same, local.total >= 4000],
        conclude=Iff(local[1].within, wider[1].within),
    )


@theorem("MT-T06", c.M1A)
def below_4000_votes_only_the_ten_votes_matter() -> Claim:
    """Where the larger limit counts, a local loser below 4,000 votes is close enough up to ten."""
    x = _race()
    return Claim(
        x,
        assume=[_lost(x, Provision.A), _larger(x), x.total < 4000],
        conclude=Iff(x[1].within, x[1].margin <= 10),
    )


@theorem("MT-T07", c.M1A)
def at_most_ten_votes_every_local_loser_is_close() -> Iterator[Claim]:
    """Where the larger limit counts and the candidates have ten votes or fewer in all, every local
    loser is close enough, whatever is taken for the total.
    """
    for candidates in (2, 3, 4):
        x = Contest(MONTANA, "candidates", candidates=candidates)
        everyone = range(candidates)
        yield Claim(
            x,
            assume=[x.limb == Provision.A, _larger(x), Sum(*x.facts.votes) <= 10],
            conclude=All(*(Implies(x[who].loses, x[who].within) for who in everyone)),
            bound="2 to 4 candidates",
        )


@theorem("MT-T08", c.M1B, c.M1C, c.M1D, c.M1E)
def one_vote_is_close_from_400_votes_on() -> Iterator[Claim]:
    """Unrounded, a loss by one vote under (1)(b) to (e) is close from 400 votes on, not below."""
    x = _race()
    yield Claim(
        x,
        assume=[_lost(x, Provision.B), _exact(x), x[1].margin == 1],
        conclude=Iff(x[1].within, x.total >= 400),
    )
    x = _measure()
    yield Claim(
        x,
        assume=[_put(x, *MEASURES), _exact(x), x.measure_margin == 1],
        conclude=Iff(x.measure_within, x.total >= 400),
    )


@theorem("MT-T08", c.M1C, c.M1D, c.M1E)
def one_vote_between_for_and_against_takes_401() -> Claim:
    """Under the default readings a measure decided by one vote has a right exactly from 401 votes.

    With one vote between for and against their sum is odd.
    """
    x = Contest(MONTANA, "measure", under=())
    f = x.facts
    apart = Some(f.votes_for == f.votes_against + 1, f.votes_against == f.votes_for + 1)
    return Claim(
        x,
        assume=[apart],
        conclude=Iff(Not(x.none("voters_provision")), f.votes_for + f.votes_against >= 401),
    )


@theorem("MT-T09", c.M1B, c.M1C, c.M1D, c.M1E)
def the_limit_is_the_total_over_400_rounded_down() -> Iterator[Claim]:
    """Unrounded, the largest margin under (1)(b) to (e) is the whole part of total over 400."""
    x = _race()
    limit = All(400 * x.limit <= x.total, x.total < 400 * (x.limit + 1))
    yield Claim(
        x,
        assume=[_lost(x, Provision.B), _exact(x)],
        conclude=All(limit, Iff(x[1].within, x[1].margin <= x.limit)),
    )
    x = _measure()
    limit = All(400 * x.limit <= x.total, x.total < 400 * (x.limit + 1))
    yield Claim(
        x,
        assume=[_put(x, *MEASURES), _exact(x)],
        conclude=All(limit, Iff(x.measure_within, x.measure_margin <= x.limit)),
    )


@theorem("", *LIMBS)
def close_enough_is_at_most_the_limit() -> Iterator[Claim]:
    """Under every reading a margin is close enough exactly if it is at most the limit named."""
    x = _race()
    yield Claim(
        x, assume=[_lost(x, *CANDIDATES)], conclude=Iff(x[1].within, x[1].margin <= x.limit)
    )
    x = _measure()
    yield Claim(
        x, assume=[_put(x, *MEASURES)], conclude=Iff(x.measure_within, x.measure_margin <= x.limit)
    )


@theorem("MT-T10", c.M1A)
def the_local_limit_first_exceeds_ten_at_4400() -> Claim:
    """Where the larger limit counts, unrounded, it is ten below 4,400 votes and more from there."""
    x = _race()
    return Claim(
        x,
        assume=[_lost(x, Provision.A), _larger(x), _exact(x)],
        conclude=All(
            Implies(x.total < 4400, x.limit == 10), Implies(x.total >= 4400, x.limit >= 11)
        ),
    )


@finding("MT-F08", c.M1A)
def a_local_race_need_not_be_close_in_percent() -> Claim:
    """A local office lost 1-0, by all of the votes, has a recount: ten votes count at any total."""
    x = Contest(MONTANA, "candidates", under=())
    return Claim(
        x,
        assume=[x[1].provision == Provision.A, Not(x[1].none("margin"))],
        conclude=x[1].margin < x.total,
        smallest=(x.total, x[1].margin),
    )


if __name__ == "__main__":
    run_alone(__file__)
