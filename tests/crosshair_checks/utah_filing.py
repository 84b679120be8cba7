"""Contracts of Utah Code 20A-4-401(4) to (6), (8), (11): officers, deadlines, conduct, cost."""

from recountlaw.moments import Moment
from recountlaw.statutes.utah.s20a_4_401.from_2025 import conduct, filing, rules_propositions
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings_filing import (
    BusinessDay,
    CanvassEvent,
    CityInSeveralCounties,
    ContestType,
    DeadlineCount,
    EarlyRequest,
    FilingOfficerOverlap,
    MunicipalElectionForPropositions,
    PayerUnderContract,
    PrimaryDeclaration,
    SeparateReportScope,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Election, Extent, Kind
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import (
    DeadlineLimb,
    ElectionType,
    FilingOffice,
    Payer,
    PropositionOffice,
    Tie,
    Treated,
)

from .writing import closed_from, facts, following, is_first_open, of

# -- with whom ---------------------------------------------------------------------------------


@of(filing.race_election_type)
def by_its_own_jurisdiction_the_type_is_that_of_whose_race_it_is(
    kind: Kind, election: Election, primary: bool
) -> bool:
    """On whatever ballot a district's or a county's race stands.

    post: _
    """
    race = facts(kind=kind, election=election, primary=primary)
    own = following(ContestType.TYPE_OF_THE_CONTESTS_OWN_JURISDICTION)
    found = filing.race_election_type(race, own)
    if kind == Kind.MUNICIPAL:
        return (found == ElectionType.MUNICIPAL_PRIMARY) == primary and (
            found == ElectionType.OTHER
        ) == (not primary and election == Election.SPECIAL)
    return found == (
        ElectionType.SPECIAL_DISTRICT if kind == Kind.SPECIAL_DISTRICT else ElectionType.OTHER
    )


@of(filing.race_election_type)
def by_the_calendar_whose_race_it_is_matters_on_no_municipal_ballot(
    one: Kind, other: Kind, election: Election, primary: bool
) -> bool:
    """There all have one type.

    pre: election in (Election.MUNICIPAL_PRIMARY, Election.MUNICIPAL_GENERAL)
    post: _
    """
    calendar = following(ContestType.CALENDAR_ELECTION)
    race = facts(kind=one, election=election, primary=primary)
    another = facts(kind=other, election=election, primary=not primary)
    return filing.race_election_type(race, calendar) == filing.race_election_type(another, calendar)


@of(filing.filing_office, filing.proposition_office)
def under_each_reading_somebody_takes_the_request_and_by_type_first_just_one(
    type: ElectionType, extent: Extent, overlap: FilingOfficerOverlap
) -> bool:
    """UT-T14: one office by type or by extent; either of the two where both match.

    post: _
    """
    where, choose = facts(extent=extent), following(overlap)
    race, proposition = (
        filing.filing_office(where, type, choose),
        filing.proposition_office(where, type, choose),
    )
    either = overlap == FilingOfficerOverlap.ANY_MATCHING_OFFICER
    overlaps = type in (ElectionType.SPECIAL_DISTRICT, ElectionType.MUNICIPAL_GENERAL)
    overlaps_8 = type in (ElectionType.SPECIAL_DISTRICT, ElectionType.MUNICIPAL)
    return ("_OR_" in race.name) == (either and overlaps) and ("_OR_" in proposition.name) == (
        either and overlaps_8
    )


@of(filing.filing_office, filing.proposition_office)
def by_extent_one_county_has_its_clerk_and_more_the_lieutenant_governor(
    special_district: bool, extent: Extent
) -> bool:
    """Of the types that overlap, where extent goes first; and of any other, unasked.

    post: _
    """
    where, first = facts(extent=extent), following(FilingOfficerOverlap.GEOGRAPHY_FIRST)
    general = ElectionType.SPECIAL_DISTRICT if special_district else ElectionType.MUNICIPAL_GENERAL
    at_8 = ElectionType.SPECIAL_DISTRICT if special_district else ElectionType.MUNICIPAL
    races = {
        filing.filing_office(where, general, first),
        filing.filing_office(where, ElectionType.OTHER, following()),
    }
    propositions = {
        filing.proposition_office(where, at_8, first),
        filing.proposition_office(where, ElectionType.OTHER, following()),
    }
    if extent == Extent.ONE_COUNTY:
        return races == {FilingOffice.COUNTY_CLERK} and propositions == {
            PropositionOffice.COUNTY_CLERK
        }
    return races == {FilingOffice.LIEUTENANT_GOVERNOR} and propositions == {
        PropositionOffice.LIEUTENANT_GOVERNOR
    }


@of(filing.filing_office, filing.race_deadline_limb)
def a_municipal_primary_stands_apart(type: ElectionType, extent: Extent) -> bool:
    """(4)(a): its clerk whatever the extent, and nobody else has that limb.

    post: _
    """
    primary = type == ElectionType.MUNICIPAL_PRIMARY
    first = following(FilingOfficerOverlap.ELECTION_TYPE_FIRST)
    found = filing.filing_office(facts(extent=extent), type, first)
    return (found == FilingOffice.CLERK_OF_PRIMARY) == primary and (
        filing.race_deadline_limb(type) == DeadlineLimb.PRIMARY
    ) == primary


@of(filing.proposition_election_type)
def a_municipal_election_is_a_citys_or_by_the_calendar_the_ballots(
    kind: Kind, election: Election, type: ContestType, special: MunicipalElectionForPropositions
) -> bool:
    """A special one by reading.

    post: _
    """
    choose = following(type, special)
    found = filing.proposition_election_type(facts(kind=kind, election=election), choose)
    city = kind == Kind.MUNICIPAL
    if type == ContestType.CALENDAR_ELECTION:
        on_city_ballot = election in (Election.MUNICIPAL_PRIMARY, Election.MUNICIPAL_GENERAL)
        city = on_city_ballot or (city and election == Election.SPECIAL)
    if election == Election.SPECIAL:
        city = city and special == MunicipalElectionForPropositions.ANY_MUNICIPAL_ELECTION
    return (found == ElectionType.MUNICIPAL) == city and (
        city or (found == ElectionType.SPECIAL_DISTRICT) == (kind == Kind.SPECIAL_DISTRICT)
    )


# -- by when -----------------------------------------------------------------------------------


@of(filing.canvass)
def the_canvass_is_the_states_beyond_one_county_save_of_a_city(
    county: int, state: int, kind: Kind, extent: Extent, event: CanvassEvent
) -> bool:
    """Or always the county's.

    post: _
    """
    race = facts(county_canvass=county, state_canvass=state, kind=kind, extent=extent)
    theirs = event == CanvassEvent.CANVASS_CERTIFYING_THAT_RACE and not (
        kind == Kind.MUNICIPAL or extent == Extent.ONE_COUNTY
    )
    return filing.canvass(race, following(event)) == (state if theirs else county)


@of(filing.race_deadline)
def a_request_is_due_at_five_on_the_first_business_day_from_the_third(
    canvass: int,
    by: bool,
    one: bool,
    two: bool,
    three: bool,
    four: bool,
    office: bool,
    count: DeadlineCount,
    day: BusinessDay,
) -> bool:
    """Whatever four days are closed; the office alone may be closed on the first.

    post: _
    """
    start = canvass + (3 if count == DeadlineCount.THREE_DAYS_THEN_ROLL_FORWARD else 4)
    closed = closed_from(start, one, two, three, four)
    shut = closed_from(start, one or office, two, three, four)
    found = filing.race_deadline(canvass, by, closed, shut, following(count, day))
    asked = closed if day == BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY else shut
    return is_first_open(found.day, start, asked) and (found.minute, found.by) == (17 * 60, by)


@of(filing.proposition_deadline)
def voters_have_until_five_on_the_first_business_day_from_the_seventh(
    canvass: int,
    by: bool,
    one: bool,
    two: bool,
    three: bool,
    four: bool,
    office: bool,
    count: DeadlineCount,
    day: BusinessDay,
) -> bool:
    """Whatever four days are closed; the office alone may be closed on the first.

    post: _
    """
    start = canvass + (7 if count == DeadlineCount.THREE_DAYS_THEN_ROLL_FORWARD else 8)
    closed = closed_from(start, one, two, three, four)
    shut = closed_from(start, one or office, two, three, four)
    found = filing.proposition_deadline(canvass, by, closed, shut, following(count, day))
    asked = closed if day == BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY else shut
    return is_first_open(found.day, start, asked) and (found.minute, found.by) == (17 * 60, by)


@of(filing.timely, filing.voters_timely, filing.judge_timely)
def from_the_canvass_a_request_is_in_time_until_its_minute_and_as_read_at_it(
    day: int, minute: int, canvass: int, last: int, by: bool, early: EarlyRequest
) -> bool:
    """A candidate's, ten voters' and a judge's alike.

    pre: 0 <= minute < 1440 and canvass < last
    post: _
    """
    deadline, choose = Moment(last, 1020, by), following(early)
    race = facts(filed_day=day, filed_minute=minute)
    voters = facts(filed_day=day, filed_minute=minute, by_judge=False)
    judge = facts(filed_day=day, filed_minute=minute, by_judge=True)
    found = filing.timely(race, True, canvass, deadline, choose)
    on_time = (day, minute) <= (last, 1020 if by else 1019)
    if day < canvass:
        on_time = early == EarlyRequest.EARLY_COUNTS
    return (
        found == on_time
        and found == filing.voters_timely(voters, canvass, deadline, choose)
        and found == filing.judge_timely(judge, canvass, deadline, choose)
        and filing.voters_timely(judge, canvass, deadline, choose) is None
        and filing.judge_timely(voters, canvass, deadline, choose) is None
    )


@of(filing.lapsed, filing.voters_lapsed, filing.judge_lapsed)
def time_that_is_over_stays_over_save_for_who_was_in_time(
    day: int, minute: int, last: int, by: bool, in_time: bool, enough: bool
) -> bool:
    """Over from the minute after the last, or from it.

    post: _
    """
    deadline = Moment(last, 1020, by)
    asked = facts(at_day=day, at_minute=minute, filed_day=last, filed_minute=0)
    over = (day, minute) > (last, 1020 if by else 1019)
    return (
        filing.lapsed(asked, True, in_time, deadline) == (over and not in_time)
        and filing.judge_lapsed(asked, in_time, deadline) == (over and not in_time)
        and filing.voters_lapsed(asked, enough, in_time, deadline)
        == (over and not (in_time and enough))
    )


@of(filing.files, filing.timely)
def whoever_has_not_filed_is_not_in_time(
    who: int, petitioner: int | None, day: int | None, canvass: int
) -> bool:
    """And one who is not named may be anybody.

    post: _
    """
    race = facts(filed_day=day, filed_minute=0, petitioner=petitioner)
    files = filing.files(race, who)
    nobody = day is None or (petitioner is not None and petitioner != who)
    early = following(EarlyRequest.EARLY_COUNTS)
    timely = filing.timely(race, files, canvass, Moment(canvass, 1020), early)
    return files != nobody and (timely is None) == nobody


# -- conduct, cost, canvass afterwards -----------------------------------------------------------


@of(conduct.tie_conduct_by)
def a_tied_race_has_ten_days_from_its_certification_or_the_canvass(
    certified: int | None, canvass: int
) -> bool:
    """(5)(a)(i).

    post: _
    """
    found = conduct.tie_conduct_by(facts(certified=certified), Tie.TOP, canvass)
    return found - 10 == (canvass if certified is None else certified)


@of(conduct.request_conduct_by, conduct.judge_conduct_by)
def a_request_in_time_has_seven_days_and_another_has_none(
    day: int | None, in_time: bool | None
) -> bool:
    """(5)(a)(ii), of a candidate and of a judge.

    post: _
    """
    asked = facts(filed_day=day)
    found = conduct.request_conduct_by(asked, in_time)
    expected = None if day is None or not in_time else 7 + day
    return found == expected and conduct.judge_conduct_by(asked, in_time) == expected


@of(conduct.declare, conduct.declare_tie)
def a_primary_elects_nobody(primary: bool, places: int, reading: PrimaryDeclaration) -> bool:
    """Nominated or nothing; at large with several places, where a tie is declared at the cut.

    pre: places >= 1
    post: _
    """
    race = facts(primary=primary, places=places)
    found = conduct.declare(race, following(reading))
    several = places > 1
    return (
        found.name.startswith("ELECTED") == (not primary)
        and (found.name == "NOTHING") == (primary and reading == PrimaryDeclaration.ELECTED_ONLY)
        and (found.name == "NOTHING" or found.name.endswith("AT_LARGE") == several)
        and (conduct.declare_tie(race).name == "CUT") == several
    )


@of(conduct.payer)
def the_state_pays_beyond_one_county_and_a_subdivision_within_one(
    extent: Extent,
    kind: Kind,
    contracted: bool,
    city: CityInSeveralCounties,
    contract: PayerUnderContract,
) -> bool:
    """UT-T15: never the candidate; only a city of several counties is in doubt.

    post: _
    """
    race = facts(extent=extent, kind=kind, contracted=contracted)
    found = conduct.payer(race, following(city, contract))
    if extent == Extent.ONE_COUNTY:
        other = contracted and contract == PayerUnderContract.CONTRACTING_SUBDIVISION
        return found == (Payer.CONTRACTING if other else Payer.CONDUCTING)
    doubt = kind == Kind.MUNICIPAL and city == CityInSeveralCounties.CITY_PAYS
    return found == (Payer.CITY if doubt else Payer.STATE)


@of(conduct.separate_report, conduct.proposition_report)
def a_report_goes_to_the_lieutenant_governor_beyond_one_county(
    extent: Extent, scope: SeparateReportScope
) -> bool:
    """Of a proposition of several counties by reading alone.

    post: _
    """
    where = facts(extent=extent)
    race, proposition = (
        conduct.separate_report(where),
        conduct.proposition_report(where, following(scope)),
    )
    omitted = extent == Extent.SEVERAL_COUNTIES and scope == SeparateReportScope.LITERAL_OMISSION
    return (race is None) == (extent == Extent.ONE_COUNTY) and (proposition is None) == (
        race is None or omitted
    )


@of(rules_propositions.race_election_type, filing.filing_office)
def a_judge_files_by_extent_whatever_the_ballot(treated: Treated, extent: Extent) -> bool:
    """No clerk of a city or a district, and no question asked.

    post: _
    """
    type = rules_propositions.race_election_type(treated)
    found = filing.filing_office(facts(extent=extent), type, following())
    return found in (FilingOffice.COUNTY_CLERK, FilingOffice.LIEUTENANT_GOVERNOR)
