"""What 13-16-201(1)(b) and (3) have recounted, and whom they have notified."""

from collections.abc import Iterator
from typing import Any

import z3

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import NotifyWhom, RecountScope
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import (
    Notice3,
    NoticeB,
    Provision,
    Scope,
)

MONTANA = "montana.s13_16_201.from_2013"
COUNTIES = range(3)
PRECINCTS = range(3)
EVERY = (Notice3.ELIGIBLE_EVERY, Notice3.ANY_EVERY)


def _precincts(which: str) -> list[list[Any]]:
    """For each precinct of each county an unknown yes or no."""
    return [[z3.Bool(f"{which} {county}.{one}") for one in PRECINCTS] for county in COUNTIES]


@theorem("MT-T20", c.M1B, c.M3)
def the_scope_of_b_lies_within_that_of_3() -> Claim:
    """The precincts that voted lie within all precincts of the counties they are in, and are the
    same exactly if each of these counties voted as a whole.
    """
    voted, under_b, under_3 = (_precincts(which) for which in ("voted", "by (b)", "by (3)"))
    everywhere = [(county, one) for county in COUNTIES for one in PRECINCTS]
    affected = [Some(*voted[county]) for county in COUNTIES]
    return Claim(
        assume=[
            *(under_b[county][one] == voted[county][one] for county, one in everywhere),
            *(under_3[county][one] == affected[county] for county, one in everywhere),
        ],
        conclude=All(
            *(Implies(under_b[county][one], under_3[county][one]) for county, one in everywhere),
            Iff(
                All(*(under_b[county][one] == under_3[county][one] for county, one in everywhere)),
                All(*(Implies(affected[county], All(*voted[county])) for county in COUNTIES)),
            ),
        ),
        bound="3 counties of 3 precincts",
    )


@theorem("", c.M1B, c.M3)
def only_b_d_and_e_reach_beyond_the_precincts_that_voted() -> Iterator[Claim]:
    """Under every reading whole counties are recounted, if at all, under (1)(b), (d) and (e)."""
    wider = (Provision.B, Provision.D, Provision.E)
    for subject in ("candidates", "measure"):
        x = Contest(MONTANA, subject, free=("limb",))
        yield Claim(x, conclude=Implies(x.scope == Scope.ALL_3, x.limb.is_in(*wider)))


@finding("MT-F03", c.M1B, c.M3)
def b_and_3_give_two_scopes() -> Claim:
    """An office under (1)(b) has only precincts that voted recounted by (b), whole counties by (3).

    Which of the two prevails is a reading.
    """
    by_b = Contest(MONTANA, "candidates", label="by (b)", apart=(RecountScope,))
    by_3 = Contest(MONTANA, "candidates", label="by (3)", beside=by_b, apart=(RecountScope,))
    return Claim(
        by_b,
        by_3,
        assume=[
            All(by_b.limb == Provision.B, by_b[1].defeated),
            by_b.reads(RecountScope.PRECINCTS_THAT_VOTED_ON_IT),
            by_3.reads(RecountScope.ALL_PRECINCTS_OF_AFFECTED_COUNTIES),
        ],
        conclude=by_b.scope == by_3.scope,
    )


@finding("MT-F03", c.M1B, c.M3)
def a_county_of_two_precincts_shows_it() -> Claim:
    """Where one of a county's two precincts votes on an office, (b) recounts one and (3) both."""
    voted, in_county, under_b, under_3 = (
        z3.Int(name) for name in ("voted", "in the county", "recounted by (b)", "recounted by (3)")
    )
    return Claim(
        assume=[1 <= voted, voted <= in_county, under_b == voted, under_3 == in_county],
        conclude=under_b == under_3,
        smallest=(under_3, under_b),
        show={"recounted by (3)": under_3, "recounted by (b)": under_b},
    )


@finding("MT-F05", c.M1B, c.M3)
def the_two_notices_are_not_one() -> Claim:
    """For an office under (1)(b) the notice of (3) may reach counties that (b) does not name.

    (3) speaks of each administrator and of a petition filed, (b) of counties that voted.
    """
    x = Contest(MONTANA, "candidates")
    return Claim(
        x,
        assume=[
            All(x.limb == Provision.B, x[1].defeated),
            All(Not(x.none("notice_b")), Not(x.none("notice_3"))),
        ],
        conclude=Not(x.notice_3.is_in(*EVERY)),
    )


@theorem("", c.M1B, c.M3)
def where_3_means_affected_counties_the_notices_agree() -> Claim:
    """Where (3) is read of affected counties, both notices of (1)(b) have one trigger and reach."""
    x = Contest(MONTANA, "candidates")
    return Claim(
        x,
        assume=[
            x.limb == Provision.B,
            x.reads(NotifyWhom.ADMINISTRATORS_OF_AFFECTED_COUNTIES),
        ],
        conclude=All(
            Iff(x.notice_b == NoticeB.ELIGIBLE, x.notice_3 == Notice3.ELIGIBLE_AFFECTED),
            Iff(x.notice_b == NoticeB.ANY, x.notice_3 == Notice3.ANY_AFFECTED),
            Not(x.notice_3.is_in(*EVERY)),
        ),
    )


@theorem("", c.M1A, c.M1C)
def local_contests_have_no_notice() -> Iterator[Claim]:
    """Under every reading the secretary of state notifies nobody under (1)(a) and (c)."""
    race = Contest(MONTANA, "candidates", free=("limb",))
    local = (Provision.A, Provision.C)
    yield Claim(
        race,
        assume=[race.limb.is_in(*local)],
        conclude=All(race.none("notice_b"), race.none("notice_3")),
    )
    measure = Contest(MONTANA, "measure", free=("limb",))
    yield Claim(measure, assume=[measure.limb.is_in(*local)], conclude=measure.none("notice_3"))


if __name__ == "__main__":
    run_alone(__file__)
