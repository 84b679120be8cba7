"""Whom 13-16-201(1) calls defeated, who of several losers may petition, and what a recount turns.

Most theorems here speak of votes and rights alone.
"""

from collections.abc import Iterator
from typing import Any

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, Sum
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import TieAsZeroMargin
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision

MONTANA = "montana.s13_16_201.from_2013"
SIZES = (2, 3, 4)
BOUND = "2 to 4 candidates"
COUNTY, HOUSE = Office.COUNTY, Office.LEGISLATURE


@theorem("MT-T22", c.M1A, c.M1B)
def a_better_loser_has_the_right_of_a_worse_one() -> Iterator[Claim]:
    """Under every reading, who is defeated with as many votes as a loser with a right, or more,
    and may petition at all, has the right too.
    """
    free = ("treated", "limb", "total", "last_in", "undecided", "reference")
    for candidates in SIZES:
        x = Contest(MONTANA, "candidates", candidates=candidates, free=free)
        for worse in range(candidates):
            yield Claim(
                x,
                assume=[Not(x[worse].none("provision"))],
                conclude=All(
                    *(
                        Implies(
                            All(
                                x.facts.votes[better] >= x.facts.votes[worse],
                                x[better].defeated,
                                x[better].may_petition,
                            ),
                            Not(x[better].none("provision")),
                        )
                        for better in range(candidates)
                    )
                ),
                bound=BOUND,
            )


def _race(candidates: int, office: Office) -> tuple[Contest, Any]:
    """A race for one place under the defaults, in one county, with one mark for each voter."""
    x = Contest(MONTANA, "candidates", under=(), candidates=candidates)
    f = x.facts
    plain = All(f.places == 1, f.seats == 1, Not(f.retention), f.counties == 1)
    return x, All(plain, f.office == office)


def _behind(x: Contest, who: int, ten: bool) -> Any:
    """Some candidate with the most votes is ahead of this one by a quarter percent or by ten."""
    f = x.facts
    cast = Sum(*f.votes, f.write_ins)

    def close(ahead: Any) -> Any:
        share = 400 * (ahead - f.votes[who]) <= cast
        return Some(share, ahead - f.votes[who] <= 10) if ten else share

    return Some(
        *(
            All(first > f.votes[who], close(first), *(first >= other for other in f.votes))
            for first in f.votes
        )
    )


@theorem("", c.M1A)
def a_commissioner_has_a_right_within_a_quarter_percent_or_ten() -> Iterator[Claim]:
    """Under the defaults each candidate for a county office has a right exactly if behind the first
    by at most .25% of all votes, or by at most ten.
    """
    for candidates in SIZES:
        x, plain = _race(candidates, COUNTY)
        everyone = range(candidates)
        yield Claim(
            x,
            assume=[plain],
            conclude=All(
                *(Iff(x[who].provision == Provision.A, _behind(x, who, True)) for who in everyone)
            ),
            bound=BOUND,
        )


@theorem("", c.M1B)
def a_legislator_has_a_right_within_a_quarter_percent() -> Iterator[Claim]:
    """Under the defaults each candidate for the legislature has a right exactly if behind the first
    by at most .25% of all votes.
    """
    for candidates in SIZES:
        x, plain = _race(candidates, HOUSE)
        everyone = range(candidates)
        yield Claim(
            x,
            assume=[plain],
            conclude=All(
                *(Iff(x[who].provision == Provision.B, _behind(x, who, False)) for who in everyone)
            ),
            bound=BOUND,
        )


@theorem("", c.M1A, c.M1B)
def a_recount_can_be_had_exactly_if_some_loser_is_close() -> Iterator[Claim]:
    """Under the defaults, before anyone files, a recount for a county office or the legislature can
    be had exactly if the votes put some loser close enough behind the first.

    Said of facts and outcome alone.
    """
    for candidates in SIZES:
        for office in (COUNTY, HOUSE):
            x, plain = _race(candidates, office)
            f = x.facts
            waiting = All(f.none("filed_day"), f.none("at_day"), Not(f.board_found_error))
            close = (_behind(x, who, office is COUNTY) for who in range(candidates))
            yield Claim(
                x,
                assume=[plain, waiting],
                conclude=Iff(x.outcome == Outcome.AVAILABLE, Some(*close)),
                bound=BOUND,
            )


@theorem("", c.M1A, c.M1B, c.TIE_RECOUNT)
def a_tie_of_two_gives_no_petition() -> Claim:
    """Under the defaults two candidates who tie for one place have no recount by petition.

    13-16-203 has certified ties recounted unasked.
    """
    x = Contest(MONTANA, "candidates", under=(), candidates=2)
    f = x.facts
    one, other = f.votes
    return Claim(
        x,
        assume=[one == other, f.places == 1, Not(f.retention), Not(f.board_found_error)],
        conclude=x.outcome == Outcome.NOT_AVAILABLE,
        bound="2 candidates",
    )


@theorem("", c.M1A, c.M1B)
def read_as_a_margin_of_zero_a_tie_always_gives_one() -> Claim:
    """Where a tie is a margin of zero, both candidates of a tied county race have the right."""
    x = Contest(MONTANA, "candidates", under=(TieAsZeroMargin.TIE_IS_MARGIN_ZERO,))
    f = x.facts
    one, other = f.votes
    return Claim(
        x,
        assume=[
            one == other,
            f.office == COUNTY,
            All(f.counties == 1, f.places == 1, f.seats == 1, Not(f.retention)),
        ],
        conclude=All(x[0].provision == Provision.A, x[1].provision == Provision.A),
        bound="2 candidates",
    )


@theorem("", c.M1A)
def with_two_seats_the_margin_is_to_the_second() -> Claim:
    """Under the defaults the third of three for two seats is measured against the second."""
    x = Contest(MONTANA, "candidates", under=(), candidates=3)
    f = x.facts
    first, second, third = f.votes
    return Claim(
        x,
        assume=[first >= second, second > third, f.places == 2, Not(x[2].none("margin"))],
        conclude=x[2].margin == second - third,
        bound="3 candidates, 2 places",
    )


def _by_one_vote(before: Any, after: Any) -> Any:
    return All(after - before <= 1, before - after <= 1)


@finding("MT-F10", c.M1C)
def one_vote_found_ends_the_right_on_a_measure() -> Claim:
    """A measure passed 201-200 has a recount; with one more vote for it, 202-200, it would not."""
    before, after = (
        Contest(MONTANA, "measure", label=label, under=()) for label in ("before", "after")
    )
    b, a = before.facts, after.facts
    return Claim(
        before,
        after,
        assume=[
            b.votes_for > b.votes_against,
            a.votes_for > a.votes_against,
            _by_one_vote(b.votes_for, a.votes_for),
            b.votes_against == a.votes_against,
            All(b.required_num == 1, b.required_den == 2, a.required_num == 1, a.required_den == 2),
            b.kind == a.kind,
            b.counties == a.counties,
        ],
        conclude=Implies(Not(before.none("voters_provision")), Not(after.none("voters_provision"))),
        smallest=(before.total, after.total),
    )


@finding("MT-F10", c.M1A, c.M1B)
def one_vote_found_ends_the_right_of_a_candidate() -> Iterator[Claim]:
    """A local loser at 10-0 and a wider one at 201-200 have a right; one vote more takes it.

    And one vote less gives it: out at 11-0, in at 10-0.
    """
    for limb in (Provision.A, Provision.B):
        before, after = (
            Contest(MONTANA, "candidates", label=label, under=()) for label in ("before", "after")
        )
        b, a = before.facts, after.facts
        yield Claim(
            before,
            after,
            assume=[
                All(before.limb == limb, b.office == a.office, b.counties == a.counties),
                All(_by_one_vote(b.votes[0], a.votes[0]), b.votes[1] == a.votes[1]),
                All(b.write_ins == a.write_ins, b.write_ins == 0),
                All(b.places == 1, a.places == 1, b.seats == 1, a.seats == 1),
                All(Not(b.retention), Not(a.retention)),
                All(before[1].defeated, after[1].defeated),
            ],
            conclude=Implies(Not(before[1].none("provision")), Not(after[1].none("provision"))),
            smallest=(before.total, after.total),
        )


if __name__ == "__main__":
    run_alone(__file__)
