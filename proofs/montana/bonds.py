"""How recounts of right under 13-16-201(1) lie beside those on a bond under 13-16-211.

The bond recount is not modeled: it is for a margin above a quarter of one percent and not above a
half, by its own words. Nothing is rounded here.
"""

from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MarginRounding,
    WhicheverGreater,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision

MONTANA = "montana.s13_16_201.from_2013"


def _on_a_bond(x: Contest) -> Any:
    """The second candidate's margin is one of 13-16-211."""
    return All(400 * x[1].margin > x.total, 200 * x[1].margin <= x.total)


def _lost(limb: Provision) -> tuple[Contest, Any]:
    """A race under this limb that the second candidate lost, by any margin on any total."""
    x = Contest(MONTANA, "candidates", free=("limb", "total", "loses", "margin"))
    known = All(Not(x.none("total")), Not(x[1].none("margin")), x.total >= 0, x[1].margin >= 0)
    exact = x.reads(MarginRounding.EXACT_RATIONAL)
    return x, All(x.limb == limb, x[1].loses, known, exact)


@theorem("MT-T11", c.M1B, c.BOND_RECOUNT)
def a_wider_loser_has_one_or_the_other() -> Claim:
    """Unrounded, a margin under (1)(b) is never one for both recounts, and is one for either
    exactly up to half of one percent.
    """
    x, lost = _lost(Provision.B)
    return Claim(
        x,
        assume=[lost],
        conclude=All(
            Not(All(x[1].within, _on_a_bond(x))),
            Iff(Some(x[1].within, _on_a_bond(x)), 200 * x[1].margin <= x.total),
        ),
    )


@theorem("MT-T12", c.M1A, c.BOND_RECOUNT)
def a_local_loser_has_both_only_by_the_ten_votes() -> Claim:
    """Where the larger limit counts, unrounded, a margin is one of (1)(a) and of a bond recount
    only if it is at most ten and fewer than 4,000 votes were cast.
    """
    x, lost = _lost(Provision.A)
    return Claim(
        x,
        assume=[lost, x.reads(WhicheverGreater.LARGER_CAP)],
        conclude=Implies(All(x[1].within, _on_a_bond(x)), All(x[1].margin <= 10, x.total < 4000)),
    )


@finding("MT-F06", c.M1A, c.BOND_RECOUNT)
def a_recount_of_right_and_one_on_a_bond_can_meet() -> Claim:
    """A local office lost 101-100 has a recount of right, and its margin is one of a bond recount.

    One vote of 201 is more than a quarter of one percent and less than a half.
    """
    x = Contest(MONTANA, "candidates", under=())
    return Claim(
        x,
        assume=[
            x[1].provision == Provision.A,
            Not(x[1].none("margin")),
            x.facts.write_ins == 0,
        ],
        conclude=Not(_on_a_bond(x)),
        smallest=(x.total, x[1].margin),
    )


if __name__ == "__main__":
    run_alone(__file__)
