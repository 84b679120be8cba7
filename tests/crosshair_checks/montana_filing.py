"""Contracts of Mont. Code Ann. 13-16-201: with whom, by when, notices, and the canvassing board."""

from recountlaw.moments import Moment
from recountlaw.statutes.montana.s13_16_201.from_2013 import filing, rules, rules_measures
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    BoardPetition,
    EarlyPetition,
    FiveDaysKind,
    FiveDaysLastDay,
    NotifyTrigger,
    NotifyWhom,
    RecountScope,
    SchoolFiling,
    SchoolNotify,
    WhichAdministrator,
    WhichCanvass,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Kind, Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import (
    FilingOffice,
    NoticeB,
    Provision,
    Scope,
)

from .writing import closed_from, facts, following, is_first_open, of

SECRETARY = (FilingOffice.SECRETARY_B, FilingOffice.SECRETARY_D, FilingOffice.SECRETARY_E)
WIDE = (Provision.B, Provision.D, Provision.E)

# -- with whom ---------------------------------------------------------------------------------


@of(rules.filing_office, rules_measures.filing_office)
def the_secretary_of_state_is_for_b_d_and_e_alone(
    limb: Provision, counties: int, who: WhichAdministrator
) -> bool:
    """MT-T19, outside schools; (1)(f) has no such petition.

    pre: limb != Provision.F and counties >= 1
    post: _
    """
    choose = following(who)
    race = facts(office=Office.COUNTY, counties=counties)
    measure = facts(kind=Kind.COUNTY, counties=counties)
    found = rules.filing_office(race, limb, choose)
    same = rules_measures.filing_office(measure, limb, choose)
    return (found in SECRETARY) == (limb in WIDE) and found == same


@of(rules.filing_office, rules_measures.filing_office)
def several_administrators_are_asked_only_where_several_counties_vote(
    local: bool, counties: int, who: WhichAdministrator
) -> bool:
    """On the limbs of an administrator.

    pre: counties >= 1
    post: _
    """
    limb = Provision.A if local else Provision.C
    race = facts(office=Office.MUNICIPAL, counties=counties)
    measure = facts(kind=Kind.MUNICIPAL, counties=counties)
    found = rules.filing_office(race, limb, following(who))
    each = found in (FilingOffice.EACH_ADMINISTRATOR_A, FilingOffice.EACH_ADMINISTRATOR_C)
    expected = counties > 1 and who == WhichAdministrator.ADMINISTRATOR_OF_EACH_COUNTY
    return each == expected and found == rules_measures.filing_office(measure, limb, following(who))


@of(rules.filing_office, rules_measures.filing_office)
def a_schools_officer_stands_for_administrators_always_and_for_the_secretary_by_reading(
    limb: Provision, counties: int, school: SchoolFiling
) -> bool:
    """(2).

    pre: limb != Provision.F
    post: _
    """
    choose = following(school)
    race = facts(office=Office.SCHOOL, counties=counties)
    measure = facts(kind=Kind.SCHOOL, counties=counties)
    found = rules.filing_office(race, limb, choose)
    keeps = school == SchoolFiling.ONLY_IN_PLACE_OF_ELECTION_ADMINISTRATOR and limb in WIDE
    return (found == FilingOffice.SCHOOL_OFFICER) == (not keeps) and found == (
        rules_measures.filing_office(measure, limb, choose)
    )


# -- by when -----------------------------------------------------------------------------------


@of(filing.canvass)
def the_canvass_is_the_receivers_or_as_read_the_countys_or_the_later(
    county: int, state: int, limb: Provision, school: bool, which: WhichCanvass
) -> bool:
    """The receiver of (a), (c) and of a school's petition sits in the county.

    post: _
    """
    office = FilingOffice.SCHOOL_OFFICER if school else FilingOffice.SECRETARY_B
    both = facts(county_canvass=county, state_canvass=state)
    found = filing.canvass(both, limb, office, following(which))
    if which == WhichCanvass.LAST_CANVASS_ALWAYS:
        return found == max(county, state)
    at_home = school or limb in (Provision.A, Provision.C)
    return found == (county if at_home or which == WhichCanvass.COUNTY_CANVASS_ALWAYS else state)


@of(filing.fifth_day)
def the_fifth_business_day_is_the_fifth_that_is_open(
    canvass: int, one: bool, two: bool, three: bool, kind: FiveDaysKind
) -> bool:
    """Five open days have passed by its end, whichever of the fourth to sixth day are closed.

    post: _
    """
    closed = closed_from(canvass + 4, one, two, three)
    found = filing.fifth_day(canvass, closed, following(kind))
    if kind == FiveDaysKind.CALENDAR_DAYS:
        return found == canvass + 5
    passed = sum(not closed(day) for day in range(canvass + 1, canvass + 9) if day <= found)
    return passed == 5 and not closed(found)


@of(filing.last_day)
def the_last_day_is_the_first_that_may_be_the_last(
    fifth: int, one: bool, two: bool, three: bool, four: bool, last: FiveDaysLastDay
) -> bool:
    """Any pattern of four closed days; a legal holiday closes.

    post: _
    """
    closed, holiday = closed_from(fifth, one, two, three, four), closed_from(fifth, one, two)
    found = filing.last_day(fifth, closed, holiday, following(last))
    if last == FiveDaysLastDay.ROLL_ON_SATURDAY_SUNDAY_HOLIDAY:
        return is_first_open(found, fifth, closed)
    if last == FiveDaysLastDay.ROLL_ON_LEGAL_HOLIDAY_ONLY:
        return is_first_open(found, fifth, holiday)
    return found == fifth


@of(filing.deadline)
def a_deadline_is_its_day_and_minute_inclusive(day: int, minute: int) -> bool:
    """The minute itself still counts.

    post: _
    """
    found = filing.deadline(day, minute)
    return (found.day, found.minute, found.by) == (day, minute, True)


@of(rules.timely)
def a_petition_is_in_time_from_the_canvass_to_the_last_moment(
    day: int, minute: int, canvass: int, last: int, last_minute: int, early: EarlyPetition
) -> bool:
    """Before the canvass it counts by one reading alone.

    pre: 0 <= minute < 1440 and 0 <= last_minute <= 1440
    post: _
    """
    race = facts(filed_day=day, filed_minute=minute)
    found = rules.timely(race, True, canvass, Moment(last, last_minute), following(early))
    may_be_early = early == EarlyPetition.EARLY_FILING_COUNTS
    return found == ((day >= canvass or may_be_early) and (day, minute) <= (last, last_minute))


@of(rules.files, rules.timely, rules.in_form)
def whoever_has_not_filed_is_neither_in_time_nor_in_form(
    who: int, petitioner: int | None, day: int | None, electors: bool, canvass: int
) -> bool:
    """And one who is not named may be anybody.

    post: _
    """
    race = facts(
        filed_day=day,
        filed_minute=0,
        by_electors=electors,
        petitioner=petitioner,
        verified=True,
        states_belief_and_request=True,
    )
    files = rules.files(race, who)
    nobody = day is None or electors or (petitioner is not None and petitioner != who)
    early = following(EarlyPetition.EARLY_FILING_COUNTS)
    timely = rules.timely(race, files, canvass, Moment(canvass, 0), early)
    in_form = rules.in_form(race, files)
    return files != nobody and (timely is None) == nobody and (in_form is None) == nobody


@of(rules.in_form)
def an_oath_and_both_statements_make_the_form(oath: bool, statements: bool) -> bool:
    """Either alone does not.

    post: _
    """
    found = rules.in_form(facts(verified=oath, states_belief_and_request=statements), True)
    return found == (oath + statements == 2)


@of(rules.lapsed)
def time_that_is_over_stays_over(
    day: int, minute: int, later: int, then: int, last: int, last_minute: int, files: bool
) -> bool:
    """Asked at a later moment; and it is over from the minute after the last.

    pre: (day, minute) <= (later, then)
    post: _
    """
    deadline = Moment(last, last_minute)

    def lapsed(at_day: int, at_minute: int) -> bool:
        asked = facts(at_day=at_day, at_minute=at_minute)
        return rules.lapsed(asked, files, False, True, deadline)

    return lapsed(day, minute) == ((day, minute) > (last, last_minute)) and (
        not lapsed(day, minute) or lapsed(later, then)
    )


@of(rules.lapsed, rules.open)
def a_petition_in_order_and_in_time_keeps_the_right_whenever_one_asks(
    at_day: int | None, at_minute: int, filed: int, last: int
) -> bool:
    """Also long after the last day.

    post: _
    """
    race = facts(at_day=at_day, at_minute=at_minute, filed_day=filed, filed_minute=0)
    lapsed = rules.lapsed(race, True, True, True, Moment(last, 0))
    return not lapsed and rules.open(Provision.A, lapsed) and not rules.open(None, lapsed)


# -- notices and scope -------------------------------------------------------------------------


@of(rules.notice_b, rules.notice_3, rules_measures.notice_3)
def the_notices_are_the_secretarys_and_school_elections_may_have_none(
    limb: Provision, school: bool, when: NotifyTrigger, whom: NotifyWhom, none: SchoolNotify
) -> bool:
    """(1)(b) has one of its own; (3) is for (b), (d) and (e); both have one trigger.

    pre: limb != Provision.F
    post: _
    """
    choose = following(when, whom, none)
    race = facts(office=Office.SCHOOL if school else Office.STATE)
    measure = facts(kind=Kind.SCHOOL if school else Kind.STATE)
    one, three = rules.notice_b(race, limb, choose), rules.notice_3(race, limb, choose)
    free = school and none == SchoolNotify.NO_NOTICE_IN_SCHOOL_ELECTIONS
    return (
        (one is None) == (free or limb != Provision.B)
        and (three is None) == (free or limb not in WIDE)
        and three == rules_measures.notice_3(measure, limb, choose)
        and (one is None or three is None or _any(one) == three.name.startswith("ANY"))
    )


def _any(notice: NoticeB) -> bool:
    return notice == NoticeB.ANY


@of(filing.scope)
def a_local_recount_is_of_the_precincts_that_voted_and_no_reading_narrows_the_wide_ones(
    limb: Provision, reading: RecountScope
) -> bool:
    """(3) is never narrower for (d) and (e) than for (b): MT-T20's two scopes.

    post: _
    """
    found = filing.scope(limb, following(reading))
    whole = [filing.scope(one, following(reading)) == Scope.ALL_3 for one in WIDE]
    if limb in (Provision.A, Provision.C):
        return found in (Scope.VOTED_A, Scope.VOTED_C)
    return whole[1] == whole[2] >= whole[0]


# -- (1)(f) --------------------------------------------------------------------------------------


@of(
    filing.board_petitions,
    filing.board_form,
    filing.board_provision,
    filing.board_open,
    rules.board_office,
    rules_measures.board_office,
)
def a_board_that_found_an_error_obliges_a_recount_at_any_margin(
    error: bool, covered: bool, school: bool, how: BoardPetition
) -> bool:
    """Filed or not; where it files, with an administrator or a school's officer.

    post: _
    """
    found = facts(board_found_error=error)
    petitions = filing.board_petitions(found)
    form = filing.board_form(petitions, following(how))
    obliges = filing.board_open(filing.board_provision(covered, petitions))
    if form is None:
        return not error and not obliges
    race = facts(office=Office.SCHOOL if school else Office.COUNTY)
    measure = facts(kind=Kind.SCHOOL if school else Kind.COUNTY)
    office = rules.board_office(race, form)
    files = how == BoardPetition.PETITION_TO_ELECTION_ADMINISTRATOR
    wanted = FilingOffice.SCHOOL_OFFICER if school else FilingOffice.ADMINISTRATOR_F
    return (
        error
        and obliges == covered
        and office == (wanted if files else None)
        and office == rules_measures.board_office(measure, form)
    )
