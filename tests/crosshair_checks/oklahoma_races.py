"""Contracts of Okla. Stat. tit. 26, § 8-111(A)(1), (7) to (9) and § 8-109: places and days."""

from recountlaw.moments import FIVE_PM, FRIDAY, MIDNIGHT, SATURDAY, SUNDAY, Moment
from recountlaw.parts import Outcome
from recountlaw.statutes.oklahoma.s8_111.from_2013 import procedure, rules
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings_procedure import (
    AbsenteeDesignation,
    ConstructiveSecretary,
    FilingDeadline,
    FridayHoliday,
    PrintedButOut,
    RetentionVote,
    ServedPersons,
    ServiceClock,
    ServingSheriff,
    ThreeToTenDays,
    WhoMayFile,
)
from recountlaw.statutes.oklahoma.s8_111.from_2013.record import Declared
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import (
    Bar,
    Constructive,
    RaceOffice,
    RaceProvision,
    Scope,
    Served,
    Server,
    Tie,
    Treated,
)
from recountlaw.statutes.shared_readings import SpecialElection, Unopposed

from .writing import closed_from, facts, following, is_first_open, of

# -- places -------------------------------------------------------------------------------------


@of(rules.treated, rules.voters_ask, rules.bar)
def voters_would_ask_on_a_judge_alone_and_are_barred(
    retention: bool, reading: RetentionVote
) -> bool:
    """By the reading that makes an issue of it.

    post: _
    """
    choose = following(reading) if retention else following()
    asked = rules.voters_ask(rules.treated(facts(retention=retention), choose))
    issue = retention and reading == RetentionVote.ISSUE_BARRED_BY_E
    return asked == issue and (rules.bar(asked) == Bar.STATEWIDE if asked else True)


@of(rules.office_total)
def write_ins_are_votes_for_the_office(a: int, b: int, write_ins: int) -> bool:
    """Each vote once.

    post: _
    """
    race = facts(votes=(a, b), write_ins=write_ins)
    return rules.office_total(race) - rules.office_total(facts(votes=(b,), write_ins=0)) == (
        a + write_ins
    )


@of(rules.covered)
def a_special_election_is_left_out_by_one_reading(reading: SpecialElection) -> bool:
    """The default takes every election.

    post: _
    """
    race = facts(special=True, some_votes=True)
    every = reading == SpecialElection.EVERY_ELECTION
    return rules.covered(race, following(reading)) == every


@of(rules.filing_office)
def one_files_where_one_declared(declared: Declared) -> bool:
    """And with no board where the Secretary of State took the declaration.

    post: _
    """
    found = rules.filing_office(facts(declared=declared))
    state = found == RaceOffice.STATE_SECRETARY
    none = found == RaceOffice.NO_BOARD
    return state == (declared == Declared.STATE_BOARD) and none == (
        declared == Declared.SECRETARY_OF_STATE
    )


@of(rules.last_in, rules.first_out, rules.undecided, rules.tie)
def lots_are_drawn_where_the_last_in_and_the_first_out_are_level(a: int, b: int, c: int) -> bool:
    """Three candidates for two places.

    pre: a >= b >= c >= 0
    post: _
    """
    race = facts(retention=False, votes=(b, c, a), places=2)
    last, first = rules.last_in(race), rules.first_out(race)
    level = rules.undecided(last, first)
    return (last, first) == (b, c) and level == (b == c) == (rules.tie(level) == Tie.LOTS)


@of(rules.last_in, rules.first_out, rules.undecided)
def with_a_place_for_all_nobody_is_out_and_nothing_is_undecided(a: int, b: int) -> bool:
    """Two candidates for two places, and for three.

    post: _
    """
    two = facts(retention=False, votes=(a, b), places=2)
    three = facts(retention=False, votes=(a, b), places=3)
    out = rules.first_out(two)
    return out is None and rules.last_in(three) is None and not rules.undecided(a, out)


@of(rules.loses, rules.reference, rules.margin)
def of_two_the_one_behind_loses_by_the_difference(a: int, b: int) -> bool:
    """Both may where they are level; the winner is measured from the loser.

    pre: a >= 0 and b >= 0
    post: _
    """
    race = facts(retention=False, votes=(a, b), places=1)
    last, first = rules.last_in(race), rules.first_out(race)
    level = rules.undecided(last, first)
    loses = [rules.loses(race, who, last, level) for who in (0, 1)]
    for who in (0, 1):
        against = rules.reference(race, loses[who], last, first)
        if against is None or rules.margin(race, who, against) != max(a - b, b - a):
            return False
    return loses == [a <= b, b <= a]


@of(rules.loses, rules.reference)
def a_judge_loses_without_more_yes_than_no(yes: int, no: int) -> bool:
    """And is measured from the no votes.

    post: _
    """
    race = facts(retention=True, votes=(yes, no))
    return rules.loses(race, 0, None, False) == (not yes > no) and (
        rules.reference(race, False, None, None) == no
    )


@of(rules.provision)
def a_printed_candidate_has_the_right_at_any_margin(loses: bool) -> bool:
    """By the defaults; nothing is asked of the votes.

    post: _
    """
    race = facts(sole_candidate=False, retention=False, withdrawn=(False,))
    choose = following(WhoMayFile.ANY_PRINTED_CANDIDATE)
    return rules.provision(race, 0, True, True, loses, choose) == RaceProvision.A7


@of(rules.provision, rules.printed_name)
def whoever_is_not_printed_has_none(treated: Treated, printed: bool, covered: bool) -> bool:
    """Nor has anybody in a vote that is an issue.

    post: _
    """
    named = rules.printed_name(facts(printed=(printed,)), 0, treated)
    if named != (printed and treated == Treated.CANDIDATES):
        return False
    return named or rules.provision(facts(), 0, covered, named, True, following()) is None


@of(rules.provision)
def readings_take_the_right_from_winners_from_the_withdrawn_and_from_one_alone(
    loses: bool, withdrawn: bool, alone: bool, who: WhoMayFile, out: PrintedButOut, one: Unopposed
) -> bool:
    """Each of them its own.

    post: _
    """
    race = facts(sole_candidate=alone, retention=False, withdrawn=(withdrawn,))
    found = rules.provision(race, 0, True, True, loses, following(who, out, one))
    barred = [
        not loses and who == WhoMayFile.PRINTED_LOSERS_ONLY,
        withdrawn and out == PrintedButOut.MUST_STILL_BE_CANDIDATE,
        alone and one == Unopposed.NO_RIGHT_ANYWHERE,
    ]
    return (found is None) == any(barred)


@of(rules.filed, rules.clock_from, rules.proper)
def a_petition_is_that_of_whoever_is_named_and_else_of_any(
    day: int, petitioner: int | None, who: int
) -> bool:
    """Days run from its filing.

    pre: who >= 0
    post: _
    """
    race = facts(filed_day=day, petitioner=petitioner)
    filed = rules.filed(race, who)
    if filed != (petitioner is None or petitioner - who == 0):
        return False
    counted = rules.clock_from(race, filed)
    nobody = rules.filed(facts(filed_day=None, petitioner=petitioner), who)
    return (counted == day if filed else counted is None) and not nobody


@of(rules.proper)
def contents_and_deposit_must_both_be_in_order(contents: bool, deposit: bool) -> bool:
    """No matter which is not.

    post: _
    """
    return (not rules.proper(contents, deposit)) == (not contents or not deposit)


@of(rules.outcome)
def in_whatever_order_candidates_are_asked_the_outcome_is_the_same(
    start: Outcome, open_1: bool, timely_1: bool, open_2: bool, timely_2: bool
) -> bool:
    """And it is never weaker than before.

    post: _
    """

    def after(so_far: Outcome, open: bool, timely: bool) -> Outcome:
        return rules.outcome(so_far, open, timely, True)

    one = after(after(start, open_1, timely_1), open_2, timely_2)
    other = after(after(start, open_2, timely_2), open_1, timely_1)
    kept = start != Outcome.REQUIRED or one == Outcome.REQUIRED
    return one == other and kept and (start != Outcome.AVAILABLE or one != Outcome.NOT_AVAILABLE)


# -- contents -----------------------------------------------------------------------------------


@of(procedure.contents_proper, procedure.scope)
def silence_on_absentee_ballots_is_a_defect_by_one_reading(
    precincts: bool, absentees: bool, reading: AbsenteeDesignation
) -> bool:
    """Silence on precincts is one by all.

    post: _
    """
    petition = facts(names_precincts=precincts, names_absentees=absentees)
    choose = following(reading)
    strict = reading == AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER
    proper = procedure.contents_proper(petition, True, choose)
    scope = procedure.scope(petition, choose)
    silent = strict and not absentees
    return (
        proper == (precincts and not silent)
        and (scope is None) == silent
        and ((scope == Scope.NAMED) == absentees)
    )


@of(procedure.open)
def a_right_is_open_until_its_time_is_over(given: bool, lapsed: bool) -> bool:
    """Without a provision there is none.

    post: _
    """
    provision = RaceProvision.A7 if given else None
    return procedure.open(provision, lapsed) == (given and not lapsed)


# -- days ---------------------------------------------------------------------------------------


@of(procedure.election, procedure.friday)
def the_friday_is_the_first_after_the_election(day: int) -> bool:
    """Of a Friday, the one a week later.

    post: _
    """
    found = procedure.friday(procedure.election(facts(election_day=day)))
    return found % 7 == FRIDAY and day < found <= day + 7


@of(rules.deadline)
def a_friday_that_is_a_holiday_rolls_by_one_reading(
    friday: int, holiday: bool, a: bool, b: bool, c: bool, reading: FridayHoliday
) -> bool:
    """To the next day that is not closed; the hour stays five.

    post: _
    """
    closed = closed_from(friday, holiday, a, b, c)
    choose = following(FilingDeadline.IMPORT_8_109, reading)
    last = rules.deadline(friday, closed, closed_from(friday, holiday), choose)
    if last is None or last.minute != FIVE_PM:
        return False
    if holiday and reading == FridayHoliday.ROLLS_TO_MONDAY:
        return is_first_open(last.day, friday + 1, closed)
    return last.day == friday


@of(rules.deadline)
def without_8_109_there_is_no_last_day(friday: int) -> bool:
    """The section itself sets none.

    post: _
    """
    choose = following(FilingDeadline.NO_DEADLINE_IN_SECTION)
    return rules.deadline(friday, closed_from(0), closed_from(0), choose) is None


@of(procedure.timely, procedure.lapsed)
def five_is_in_time_and_a_minute_later_is_not(day: int, minute: int, last: int) -> bool:
    """Whoever files late has let the time pass.

    pre: 0 <= minute < 1440
    post: _
    """
    petition = facts(filed_day=day, filed_minute=minute, at_day=None)
    until = Moment(last, FIVE_PM)
    timely = procedure.timely(petition, True, until)
    late = day > last or (day == last and minute >= 1021)
    return timely == (not late) and procedure.lapsed(petition, True, timely, True, until) == late


@of(procedure.lapsed)
def a_petition_in_time_and_in_order_is_never_lost(at: int, minute: int, last: int) -> bool:
    """At whatever moment one asks.

    post: _
    """
    petition = facts(filed_day=last, filed_minute=0, at_day=at, at_minute=minute)
    return not procedure.lapsed(petition, True, True, True, Moment(last, FIVE_PM))


@of(procedure.order_not_before, procedure.order_by)
def the_recount_begins_three_to_ten_days_from_the_filing(day: int, reading: ThreeToTenDays) -> bool:
    """By each reading a week lies between the ends, or more where weekends are left out.

    post: _
    """
    choose = following(reading)
    first, last = procedure.order_not_before(day, choose), procedure.order_by(day, choose)
    if reading == ThreeToTenDays.INCLUSIVE_CALENDAR_DAYS:
        return (first - day, last - day) == (3, 10)
    if reading == ThreeToTenDays.CLEAR_DAYS:
        return (first - day - 1, last - day - 1) == (3, 10)
    return 7 < last - first <= 11 and first % 7 not in (SATURDAY, SUNDAY)


@of(procedure.order_not_before)
def the_third_weekday_has_two_weekdays_before_it(day: int) -> bool:
    """Counted one by one from the day after the filing.

    post: _
    """
    found = procedure.order_not_before(day, following(ThreeToTenDays.WEEKDAYS_ONLY))
    counted = 0
    for further in range(1, 6):
        if (day + further) % 7 not in (SATURDAY, SUNDAY):
            counted += 1
            if counted == 3:
                return found - day == further
    return False


# -- service ------------------------------------------------------------------------------------


@of(procedure.service_day)
def hours_that_leave_out_weekends_end_on_no_weekend(day: int, clock: ServiceClock) -> bool:
    """A running clock ends on the next day.

    post: _
    """
    found = procedure.service_day(day, following(clock))
    if clock == ServiceClock.RUNNING_CLOCK:
        return found - day == 1
    return day < found <= day + 3 and found % 7 not in (SATURDAY, SUNDAY)


@of(procedure.service_by)
def the_hour_is_that_of_the_filing_save_after_a_weekend(
    day: int, minute: int, clock: ServiceClock
) -> bool:
    """Then the whole of the day remains.

    pre: 0 <= minute < 1440
    post: _
    """
    choose = following(clock)
    last = procedure.service_by(facts(filed_clock=minute), day, day + 1, choose)
    weekend = day % 7 in (SATURDAY, SUNDAY)
    whole = weekend and clock == ServiceClock.WEEKENDS_EXCLUDED
    return last.minute == (MIDNIGHT if whole else minute)


@of(procedure.server)
def a_sheriff_who_is_a_party_does_not_serve(sheriff: bool, reading: ServingSheriff) -> bool:
    """The county clerk does.

    post: _
    """
    choose = following() if sheriff else following(reading)
    found = procedure.server(facts(sheriff=sheriff), Served.EVERY_OPPONENT, choose)
    return (found == Server.COUNTY_CLERK) == sheriff


@of(procedure.served)
def one_alone_serves_nobody(alone: bool) -> bool:
    """Against others some opponent is served by every reading.

    post: _
    """
    found = [
        procedure.served(facts(sole_candidate=alone), following(reading))
        for reading in ServedPersons
    ]
    return all((one is None) == alone for one in found)


@of(procedure.constructive)
def the_state_secretary_takes_copies_only_of_what_was_filed_there(
    office: RaceOffice, reading: ConstructiveSecretary
) -> bool:
    """And by one reading.

    post: _
    """
    state = office == RaceOffice.STATE_SECRETARY
    choose = following(reading) if state else following()
    found = procedure.constructive(Served.EVERY_OPPONENT, office, choose)
    with_board = reading == ConstructiveSecretary.BOARD_WHERE_FILED
    return (found == Constructive.STATE_SECRETARY) == (state and with_board)
