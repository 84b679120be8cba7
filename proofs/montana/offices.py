"""Which limb of 13-16-201(1) an office or a measure falls under, and what hangs on it."""

from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MulticountyMunicipalityMeasure,
    OneCountyModifier,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Kind, Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Cap, Provision, Treated

MONTANA = "montana.s13_16_201.from_2013"


def _race(label: str = "") -> Contest:
    """A race of two under the default readings."""
    return Contest(MONTANA, "candidates", label=label, under=())


def _local(x: Contest) -> Any:
    """A precinct office, or one of a county, town, district or school of a single county."""
    kinds = (Office.COUNTY, Office.MUNICIPAL, Office.DISTRICT, Office.SCHOOL)
    one_county = All(x.facts.office.is_in(*kinds), x.facts.counties == 1)
    return Some(x.facts.office == Office.PRECINCT, one_county)


def _across(x: Contest) -> Any:
    """An office of a town, or of a county, on which several counties vote."""
    return All(x.facts.office.is_in(Office.COUNTY, Office.MUNICIPAL), x.facts.counties > 1)


@theorem("MT-T14", c.M1A, c.M1B)
def every_office_has_one_limb_save_towns_of_several_counties() -> Claim:
    """Under the defaults each office is under exactly one of (1)(a) and (b), save a town's on which
    several counties vote, and a county's if there were one.
    """
    x = _race()
    neither = _across(x)
    return Claim(
        x,
        conclude=All(
            Iff(x.limb == Provision.A, _local(x)),
            Iff(x.limb == Provision.B, Not(Some(_local(x), neither))),
            Iff(x.none("limb"), neither),
        ),
    )


@theorem("MT-T14", c.M1A, c.M1B)
def by_the_last_antecedent_every_office_has_a_limb() -> Claim:
    """Where "in only one county" limits districts alone, each office is under (1)(a) or (b)."""
    x = Contest(MONTANA, "candidates", under=(OneCountyModifier.LAST_ANTECEDENT,))
    local = Some(_local(x), _across(x))
    return Claim(
        x, conclude=All(Iff(x.limb == Provision.A, local), Iff(x.limb == Provision.B, Not(local)))
    )


@theorem("", c.M1C, c.M1D, c.M1E)
def every_measure_has_a_limb() -> Claim:
    """Under the default readings each measure falls under (1)(c), (d) or (e)."""
    x = Contest(MONTANA, "measure", under=())
    return Claim(x, conclude=x.limb.is_in(Provision.C, Provision.D, Provision.E))


def _bench_or_legislature(x: Contest) -> Any:
    return x.facts.office.is_in(Office.LEGISLATURE, Office.DISTRICT_JUDGE)


@theorem("MT-T15", c.M1A, c.M1B)
def legislators_and_district_judges_never_have_the_ten_votes() -> Claim:
    """Under every reading a legislator or district judge never has the ten votes of (1)(a), even
    where one county alone votes.
    """
    x = Contest(MONTANA, "candidates")
    return Claim(
        x,
        assume=[_bench_or_legislature(x)],
        conclude=All(Not(x.limb == Provision.A), x.cap == Cap.SHARE),
    )


@theorem("MT-T15", c.M1A, c.M1B)
def as_candidates_they_are_always_under_b() -> Claim:
    """Legislators and district judges, unless on a ballot read as a measure, are under (1)(b)."""
    x = Contest(MONTANA, "candidates")
    return Claim(
        x,
        assume=[_bench_or_legislature(x), Not(x.treated == Treated.MEASURE)],
        conclude=x.limb == Provision.B,
    )


def _same_votes(one: Contest, other: Contest) -> Any:
    pairs = zip(one.facts.votes, other.facts.votes, strict=True)
    return All(
        *(mine == yours for mine, yours in pairs), one.facts.write_ins == other.facts.write_ins
    )


def _plain(x: Contest) -> Any:
    """One place, one mark, and no yes/no ballot."""
    return All(x.facts.places == 1, x.facts.seats == 1, Not(x.facts.retention))


def _commissioner_and_member() -> tuple[Contest, Contest, Any]:
    """A county commissioner and a legislator of one county, with the same votes."""
    county, house = _race("county"), _race("house")
    alike = All(
        county.facts.office == Office.COUNTY,
        house.facts.office == Office.LEGISLATURE,
        county.facts.counties == 1,
        house.facts.counties == 1,
        _plain(county),
        _plain(house),
        _same_votes(county, house),
    )
    return county, house, alike


@theorem("MT-T04", c.M1A, c.M1B)
def whoever_has_a_right_for_the_house_has_one_for_the_county() -> Claim:
    """Under the defaults votes that give a House candidate a right give a commissioner one."""
    county, house, alike = _commissioner_and_member()
    return Claim(
        county,
        house,
        assume=[alike],
        conclude=Implies(house[1].provision == Provision.B, county[1].provision == Provision.A),
        bound="2 candidates",
    )


@finding("MT-F01", c.M1A, c.M1B)
def the_same_votes_give_a_commissioner_a_right_and_a_legislator_none() -> Claim:
    """A commissioner who lost 1-0 has a recount, and a House candidate of one county has none."""
    county, house, alike = _commissioner_and_member()
    return Claim(
        county,
        house,
        assume=[alike, Not(county[1].none("margin"))],
        conclude=Implies(county[1].provision == Provision.A, house[1].provision == Provision.B),
        smallest=(county.total, county[1].margin),
    )


@finding("MT-F01", c.M1A, c.M1B)
def so_up_to_3999_votes() -> Claim:
    """A commissioner ten behind among 3,999 votes has a recount, and a House candidate has none."""
    county, house, alike = _commissioner_and_member()
    return Claim(
        county,
        house,
        assume=[alike, Not(county[1].none("margin")), county.total >= 3999],
        conclude=Implies(county[1].provision == Provision.A, house[1].provision == Provision.B),
        smallest=(county.total, county[1].margin, county.facts.write_ins),
    )


@finding("MT-F02", c.M1A, c.M1C)
def one_ballot_treats_candidates_and_measures_apart() -> Claim:
    """In one town a candidate who lost 1-0 has a recount, and a measure lost 1-0 has none."""
    race = _race("race")
    measure = Contest(MONTANA, "measure", label="measure", under=())
    return Claim(
        race,
        measure,
        assume=[
            race.facts.office == Office.MUNICIPAL,
            measure.facts.kind == Kind.MUNICIPAL,
            race.facts.counties == 1,
            measure.facts.counties == 1,
            _plain(race),
            race.facts.write_ins == 0,
            race.facts.votes[0] == measure.facts.votes_for,
            race.facts.votes[1] == measure.facts.votes_against,
            Not(race[1].none("margin")),
        ],
        conclude=Implies(race[1].provision == Provision.A, measure.voters_provision == Provision.C),
        smallest=(race.total, race[1].margin),
    )


@finding("MT-F04", c.M1A, c.M1B)
def a_close_office_may_have_no_limb() -> Claim:
    """An office of a town in two counties, lost 201-200, is within .25% and yet under no limb."""
    x = _race()
    winner, loser = x.facts.votes
    return Claim(
        x,
        assume=[
            Not(x.facts.office == Office.COUNTY),
            _plain(x),
            loser < winner,
            400 * (winner - loser) <= winner + loser,
        ],
        conclude=Not(x.none("limb")),
        smallest=(winner, loser, x.facts.counties),
    )


@finding("MT-F04", c.M1C, c.M1E)
def a_close_measure_may_have_no_limb_by_the_whole_series() -> Claim:
    """Where "within a county" in (1)(c) limits towns too, a measure of a town in two counties has
    no limb, though 201-200 is within .25%.
    """
    x = Contest(MONTANA, "measure", under=(MulticountyMunicipalityMeasure.WHOLE_SERIES,))
    passed, against = x.facts.votes_for, x.facts.votes_against
    return Claim(
        x,
        assume=[against < passed, 400 * (passed - against) <= passed + against],
        conclude=Not(x.none("limb")),
        smallest=(passed, against, x.facts.counties),
    )


if __name__ == "__main__":
    run_alone(__file__)
