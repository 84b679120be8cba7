"""With whom a request is filed under 20A-4-401(4) and (8)."""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, same
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import FilingOfficerOverlap
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Election, Extent, Kind
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import (
    FilingOffice,
    PropositionOffice,
)

UTAH = "utah.s20a_4_401.from_2025"

_SINGLE = (
    FilingOffice.CLERK_OF_PRIMARY,
    FilingOffice.MUNICIPAL_CLERK,
    FilingOffice.DISTRICT_CLERK,
    FilingOffice.COUNTY_CLERK,
    FilingOffice.LIEUTENANT_GOVERNOR,
)
_MUNICIPAL_CLERK = (FilingOffice.CLERK_OF_PRIMARY, FilingOffice.MUNICIPAL_CLERK)
_SINGLE_OF_PROPOSITIONS = (
    PropositionOffice.MUNICIPAL_CLERK,
    PropositionOffice.DISTRICT_CLERK,
    PropositionOffice.COUNTY_CLERK,
    PropositionOffice.LIEUTENANT_GOVERNOR,
)


def _is_city_primary(race: Contest) -> Any:
    facts = race.facts
    return All(
        facts.kind == Kind.MUNICIPAL, facts.primary, facts.election == Election.MUNICIPAL_PRIMARY
    )


def _is_city_general(race: Contest) -> Any:
    facts = race.facts
    return All(
        facts.kind == Kind.MUNICIPAL,
        Not(facts.primary),
        facts.election == Election.MUNICIPAL_GENERAL,
    )


def _same_deadline(one: Contest, other: Contest) -> Any:
    return same(one.shared.cell("race_deadline"), other.shared.cell("race_deadline"))


@theorem("UT-T13", c.U4A, c.U4B_I)
def city_primary_and_city_general_are_filed_alike() -> Claim:
    """Where the type of election goes first, requests in a municipal primary and in a municipal
    general election go to the municipal clerk both, by the same moment after the same canvass."""
    primary, general = (Contest(UTAH, label=label) for label in ("primary", "general"))
    return Claim(
        primary,
        general,
        assume=[
            primary.reads(FilingOfficerOverlap.ELECTION_TYPE_FIRST),
            _is_city_primary(primary),
            _is_city_general(general),
            primary.canvass == general.canvass,
        ],
        conclude=All(
            primary.filing_office.is_in(*_MUNICIPAL_CLERK),
            general.filing_office.is_in(*_MUNICIPAL_CLERK),
            _same_deadline(primary, general),
        ),
    )


@theorem("UT-T14", c.U4)
def every_race_has_its_filing_officer() -> Iterator[Claim]:
    """Every race has an officer to file with, and exactly one where the type of election goes
    first."""
    race = Contest(UTAH)
    yield Claim(race, conclude=Not(race.none("filing_office")))
    race = Contest(UTAH)
    yield Claim(
        race,
        assume=[race.reads(FilingOfficerOverlap.ELECTION_TYPE_FIRST)],
        conclude=race.filing_office.is_in(*_SINGLE),
    )


@theorem("", c.U4)
def which_officer_it_is() -> Claim:
    """Under the default readings a loser files with the clerk of the special district in its races,
    the municipal clerk in a city's, outside a special election, and else with the county clerk or,
    beyond one county, the lieutenant governor."""
    race = Contest(UTAH, under=())
    facts, office = race.facts, race.filing_office
    district = facts.kind == Kind.SPECIAL_DISTRICT
    regular = All(
        facts.kind == Kind.MUNICIPAL,
        Not(All(facts.election == Election.SPECIAL, Not(facts.primary))),
    )
    rest = Not(Some(district, regular))
    one_county = facts.extent == Extent.ONE_COUNTY
    return Claim(
        race,
        conclude=All(
            Iff(office == FilingOffice.DISTRICT_CLERK, district),
            Iff(office.is_in(*_MUNICIPAL_CLERK), regular),
            Iff(office == FilingOffice.COUNTY_CLERK, All(rest, one_county)),
            Iff(office == FilingOffice.LIEUTENANT_GOVERNOR, All(rest, Not(one_county))),
        ),
    )


@theorem("", c.U8)
def every_proposition_has_one_filing_officer() -> Claim:
    """Where the type of election goes first, every proposition has exactly one officer to file
    with."""
    measure = Contest(UTAH, "measure")
    return Claim(
        measure,
        assume=[measure.reads(FilingOfficerOverlap.ELECTION_TYPE_FIRST)],
        conclude=measure.proposition_office.is_in(*_SINGLE_OF_PROPOSITIONS),
    )


@finding("UT-F06", c.U4A, c.U4B)
def the_clause_on_city_primaries_changes_the_officer_alone() -> Claim:
    """(4)(a) sends a municipal primary to the municipal clerk, where (4)(b) would send another race
    of that county to its clerk, but both have the same last moment."""
    primary, other = (Contest(UTAH, label=label, under=()) for label in ("primary", "other"))
    another_officer = Not(
        same(primary.shared.cell("filing_office"), other.shared.cell("filing_office"))
    )
    return Claim(
        primary,
        other,
        assume=[
            _is_city_primary(primary),
            other.facts.primary,
            other.facts.kind == Kind.OTHER,
            other.facts.extent == Extent.ONE_COUNTY,
            primary.facts.extent == Extent.ONE_COUNTY,
            primary.canvass == other.canvass,
            Not(primary[1].none("provision")),
            Not(other[1].none("provision")),
        ],
        conclude=Implies(another_officer, Not(_same_deadline(primary, other))),
    )


@finding("UT-F07", c.U4B)
def taken_literally_several_officers_fit() -> Claim:
    """Where each officer who fits will do, a municipal general election has two: the municipal
    clerk, and the county clerk or the lieutenant governor."""
    race = Contest(UTAH, under=(FilingOfficerOverlap.ANY_MATCHING_OFFICER,))
    return Claim(
        race,
        assume=[_is_city_general(race), Not(race[1].none("provision"))],
        conclude=race.filing_office.is_in(*_SINGLE),
        show={"office": race.filing_office},
    )


@theorem("", c.U4B)
def exactly_city_and_district_races_have_two() -> Claim:
    """Where each officer who fits will do, and all else is read by default, the races of special
    districts and of cities outside primaries and special elections have two officers, all others
    one."""
    race = Contest(UTAH, under=(FilingOfficerOverlap.ANY_MATCHING_OFFICER,))
    facts = race.facts
    city = All(
        facts.kind == Kind.MUNICIPAL,
        Not(facts.primary),
        facts.election != Election.SPECIAL,
    )
    return Claim(
        race,
        conclude=Iff(
            Not(race.filing_office.is_in(*_SINGLE)),
            Some(facts.kind == Kind.SPECIAL_DISTRICT, city),
        ),
    )


if __name__ == "__main__":
    run_alone(__file__)
