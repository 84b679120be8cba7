"""Utah Code Ann. 20A-4-401 as constraints: with whom, by when, at whose cost; both subjects."""

from collections.abc import Mapping
from enum import Enum

from recountlaw.relations import All, Case, Formula, If, Not, Said, Some, as_read

from .constraints_shapes import beyond_one_county, five_on_a_business_day, member_as_read
from .readings_filing import (
    CanvassEvent,
    CityInSeveralCounties,
    ConductDeadline,
    DeclarationOrReport,
    FilingOfficerOverlap,
    FivePm,
    PayerUnderContract,
)
from .record import Kind
from .record_words import Conduct, DeadlineLimb, ElectionType, FilingOffice, Payer, Report, Result


def offices(
    x: Case,
    by_type: Mapping[Enum, Formula],
    by_extent: Mapping[Enum, Formula],
    either: Mapping[tuple[Enum, Enum], Enum],
) -> dict[Enum, Formula]:
    """The office that the type names, or the extent, or each; by extent where no type names one.

    `by_type` and `by_extent` give the condition under which each office is named, `either` the
    word for two offices of which each will do.
    """
    typed = Some(*by_type.values())
    first = FilingOfficerOverlap.ELECTION_TYPE_FIRST
    place = FilingOfficerOverlap.GEOGRAPHY_FIRST
    both = FilingOfficerOverlap.ANY_MATCHING_OFFICER
    return {
        **{
            office: All(named, as_read(x, {first: True, place: False, both: False}))
            for office, named in by_type.items()
        },
        **{
            office: All(
                named, Some(Not(typed), as_read(x, {first: False, place: True, both: False}))
            )
            for office, named in by_extent.items()
        },
        **{
            word: All(
                by_type[one],
                by_extent[other],
                as_read(x, {first: False, place: False, both: True}),
            )
            for (one, other), word in either.items()
        },
    }


def filing_office(x: Case) -> Said:
    """(4): a municipal primary's clerk; else the officer of (4)(b)(i)-(iv) who fits, or each."""
    primary = x.race_election_type == ElectionType.MUNICIPAL_PRIMARY
    beyond = beyond_one_county(x)
    city, district = FilingOffice.MUNICIPAL_CLERK, FilingOffice.DISTRICT_CLERK
    county, state = FilingOffice.COUNTY_CLERK, FilingOffice.LIEUTENANT_GOVERNOR
    others = offices(
        x,
        by_type={
            city: x.race_election_type == ElectionType.MUNICIPAL_GENERAL,
            district: x.race_election_type == ElectionType.SPECIAL_DISTRICT,
        },
        by_extent={county: All(Not(primary), Not(beyond)), state: All(Not(primary), beyond)},
        either={
            (city, county): FilingOffice.MUNICIPAL_OR_COUNTY_CLERK,
            (city, state): FilingOffice.MUNICIPAL_OR_LIEUTENANT,
            (district, county): FilingOffice.DISTRICT_OR_COUNTY_CLERK,
            (district, state): FilingOffice.DISTRICT_OR_LIEUTENANT,
        },
    )
    return {FilingOffice.CLERK_OF_PRIMARY: primary, **others}


def canvass(x: Case) -> Said:
    """The day of the canvass that settles the contest, or of the county's in any case."""
    f = x.facts
    of_the_state = All(
        beyond_one_county(x),
        f.kind != Kind.MUNICIPAL,
        as_read(
            x,
            {
                CanvassEvent.CANVASS_CERTIFYING_THAT_RACE: True,
                CanvassEvent.COUNTY_CANVASS: False,
            },
        ),
    )
    return lambda v: v == If(of_the_state, f.state_canvass, f.county_canvass)


def by_five(x: Case) -> Said:
    """(4), (7): the stroke of five is in time unless the limit is read to lie before it."""
    return as_read(x, {FivePm.FIVE_PM_INCLUSIVE: True, FivePm.STRICTLY_BEFORE_FIVE_PM: False})


def race_deadline_limb(x: Case) -> Said:
    """(4)(a) governs a municipal primary, (4)(b) all the rest."""
    primary = x.race_election_type == ElectionType.MUNICIPAL_PRIMARY
    return {DeadlineLimb.PRIMARY: primary, DeadlineLimb.OTHERS: Not(primary)}


def race_deadline(x: Case) -> Said:
    """(4): 5 p.m. of the first business day three days or more after the canvass."""
    return five_on_a_business_day(x, 3)


def official_result(x: Case) -> Said:
    """(11)(d): the canvassers' report is the result, unless the declaration is read to bind."""
    return member_as_read(
        x,
        {
            DeclarationOrReport.REPORT_IS_THE_RESULT: Result.REPORT,
            DeclarationOrReport.DECLARATION_BINDS: Result.DECLARATION,
        },
    )


def payer(x: Case) -> Said:
    """(6): the state beyond one county, perhaps not for a city; else one of two subdivisions."""
    beyond = beyond_one_county(x)
    of_a_city = All(
        beyond,
        x.facts.kind == Kind.MUNICIPAL,
        as_read(
            x,
            {
                CityInSeveralCounties.LITERAL_GEOGRAPHY: False,
                CityInSeveralCounties.CITY_PAYS: True,
            },
        ),
    )
    whoever_contracts = All(
        x.facts.contracted,
        as_read(
            x,
            {
                PayerUnderContract.CONTRACTING_SUBDIVISION: True,
                PayerUnderContract.CONDUCTING_SUBDIVISION: False,
            },
        ),
    )
    return {
        Payer.STATE: All(beyond, Not(of_a_city)),
        Payer.CITY: of_a_city,
        Payer.CONTRACTING: All(Not(beyond), whoever_contracts),
        Payer.CONDUCTING: All(Not(beyond), Not(whoever_contracts)),
    }


def conduct_of_request(x: Case) -> Said:
    """(5)(a)(ii): the recount asked for is finished by the last day, or begun."""
    return member_as_read(
        x,
        {
            ConductDeadline.COMPLETE_BY: Conduct.COMPLETE_REQUEST,
            ConductDeadline.BEGIN_BY: Conduct.BEGIN_REQUEST,
        },
    )


def separate_report(x: Case) -> Said:
    """(11)(c): the county canvassers report separately on a race beyond one county."""
    return {Report.SEPARATE: beyond_one_county(x)}
