"""Okla. Stat. tit. 26, § 8-111(A)(1), (3), (8), (9) and 8-109 as rules: contents, time, service.

The parts of both subjects come first, those of races after them.
"""

from recountlaw.moments import FIVE_PM, FRIDAY, MIDNIGHT, SATURDAY, SUNDAY, Moment
from recountlaw.parts import Closed, cites
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from . import clauses as c
from .readings_procedure import (
    AbsenteeDesignation,
    ConstructiveSecretary,
    FridayHoliday,
    ServedPersons,
    ServiceClock,
    ServingSheriff,
    ThreeToTenDays,
)
from .record import Issue, Race
from .record_words import (
    Constructive,
    IssueProvision,
    Method,
    RaceOffice,
    RaceProvision,
    Scope,
    Served,
    Server,
)


def reached(special: bool, some_votes: bool, choose: Choose) -> bool:
    """Whether the section reaches an election, with votes or without."""
    if special:
        match choose(SpecialElection):
            case SpecialElection.GENERAL_AND_PRIMARY_ONLY:
                return False
            case SpecialElection.EVERY_ELECTION:
                pass
    if not some_votes:
        match choose(ZeroVotes):
            case ZeroVotes.NOTHING_TO_RECOUNT:
                return False
            case ZeroVotes.LITERAL:
                pass
    return True


# -- what a petition says ----------------------------------------------------------------------


@cites(c.A1)
def contents_proper(facts: Race | Issue, filed: bool, choose: Choose) -> bool | None:
    """Whether the petition filed names what it must; None if none is filed."""
    if not filed:
        return None
    if not facts.names_precincts:
        return False
    if facts.names_absentees:
        return True
    match choose(AbsenteeDesignation):
        case AbsenteeDesignation.RECOUNT_ONLY_WHAT_IS_NAMED:
            return True
        case AbsenteeDesignation.PRECINCT_CARRIES_ITS_ABSENTEES:
            return True
        case AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER:
            return False


@cites(c.A3)
def method(facts: Race | Issue) -> Method:
    """How ballots are recounted."""
    return Method.MANUAL if facts.manual else Method.DEVICES


@cites(c.A1)
def scope(facts: Race | Issue, choose: Choose) -> Scope | None:
    """What is recounted; None where silence on absentee ballots is a defect."""
    if facts.names_absentees:
        return Scope.NAMED
    match choose(AbsenteeDesignation):
        case AbsenteeDesignation.RECOUNT_ONLY_WHAT_IS_NAMED:
            return Scope.PRECINCTS
        case AbsenteeDesignation.PRECINCT_CARRIES_ITS_ABSENTEES:
            return Scope.WITH_ABSENTEES
        case AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER:
            return None


# -- by when ------------------------------------------------------------------------------------


@cites(c.S8_109)
def election(facts: Race | Issue) -> int:
    """The day of the election."""
    return facts.election_day


@cites(c.S8_109)
def friday(election: int) -> int:
    """The Friday following the election: of a Friday, the next one."""
    return election + 1 + (FRIDAY - 1 - election) % 7


def by_friday(friday: int, closed: Closed, holiday: Closed, choose: Choose) -> Moment:
    """By 5 p.m. on that Friday, or on the next day that is not closed."""
    if holiday(friday):
        match choose(FridayHoliday):
            case FridayHoliday.NO_ROLL:
                pass
            case FridayHoliday.ROLLS_TO_MONDAY:
                day = friday + 1
                while closed(day):
                    day += 1
                return Moment(day, FIVE_PM)
    return Moment(friday, FIVE_PM)


@cites(c.S8_109)
def timely(facts: Race | Issue, filed: bool, deadline: Moment | None) -> bool | None:
    """Whether the petition filed is in time; None if none is filed."""
    if facts.filed_day is None or not filed:
        return None
    if deadline is None:
        return True
    return not _after(facts.filed_day, facts.filed_minute, deadline)


@cites(c.S8_109)
def lapsed(
    facts: Race | Issue,
    filed: bool,
    timely: bool | None,
    proper: bool | None,
    deadline: Moment | None,
) -> bool:
    """Whether the time to file is over, at the moment asked about or when anybody's petition
    came, and the one who asks has filed none in order. One that was not can be filed again."""
    if deadline is None or (filed and timely and proper):
        return False
    if facts.at_day is not None:
        return _after(facts.at_day, facts.at_minute, deadline)
    if facts.filed_day is not None:
        return _after(facts.filed_day, facts.filed_minute, deadline)
    return False


def _after(day: int, minute: int, last: Moment) -> bool:
    if day != last.day:
        return day > last.day
    return minute > last.minute


@cites(c.A7, c.B, c.C)
def open(provision: RaceProvision | IssueProvision | None, lapsed: bool) -> bool:
    """Whether the recount that the provision gives may still be had."""
    return provision is not None and not lapsed


# -- the order of (A)(8) ------------------------------------------------------------------------


@cites(c.A8)
def order_not_before(clock_from: int, choose: Choose) -> int:
    """The first day on which the recount may begin."""
    match choose(ThreeToTenDays):
        case ThreeToTenDays.INCLUSIVE_CALENDAR_DAYS:
            return clock_from + 3
        case ThreeToTenDays.CLEAR_DAYS:
            return clock_from + 4
        case ThreeToTenDays.WEEKDAYS_ONLY:
            weekday = _not_on_a_weekend(clock_from)
            # The third weekday after one of Wednesday to Friday lies beyond a weekend.
            return weekday + 5 if weekday % 7 + 3 > FRIDAY else weekday + 3


@cites(c.A8)
def order_by(clock_from: int, choose: Choose) -> int:
    """The last day on which the recount may begin."""
    match choose(ThreeToTenDays):
        case ThreeToTenDays.INCLUSIVE_CALENDAR_DAYS:
            return clock_from + 10
        case ThreeToTenDays.CLEAR_DAYS:
            return clock_from + 11
        case ThreeToTenDays.WEEKDAYS_ONLY:
            return _not_on_a_weekend(clock_from) + 14  # ten weekdays are two weeks


def _not_on_a_weekend(day: int) -> int:
    """The day itself, or the Friday before: from both, weekdays count alike."""
    if day % 7 == SATURDAY:
        return day - 1
    if day % 7 == SUNDAY:
        return day - 2
    return day


# -- races: service under (A)(9) ----------------------------------------------------------------


@cites(c.A9A)
def served(facts: Race, choose: Choose) -> Served | None:
    """On whom copies are served; None without an opponent."""
    if facts.sole_candidate:
        return None
    match choose(ServedPersons):
        case ServedPersons.OPPONENTS_DIRECTLY_AFFECTED:
            return Served.OPPONENTS_AFFECTED
        case ServedPersons.EVERY_OPPONENT:
            return Served.EVERY_OPPONENT
        case ServedPersons.OPPONENTS_AND_OTHER_AFFECTED_PERSONS:
            return Served.OPPONENTS_AND_OTHERS


@cites(c.A9B)
def server(facts: Race, served: Served, choose: Choose) -> Server:
    """Who serves them in person."""
    if facts.sheriff:
        return Server.COUNTY_CLERK
    match choose(ServingSheriff):
        case ServingSheriff.COUNTY_WHERE_THE_OPPONENT_IS_SERVED:
            return Server.SHERIFF_OF_SERVICE
        case ServingSheriff.COUNTY_OF_THE_FILING_BOARD:
            return Server.SHERIFF_OF_FILING


@cites(c.A9C)
def constructive(served: Served, filing_office: RaceOffice, choose: Choose) -> Constructive:
    """On whom they are served where service in person is impossible in time."""
    if filing_office != RaceOffice.STATE_SECRETARY:
        return Constructive.COUNTY_SECRETARY
    match choose(ConstructiveSecretary):
        case ConstructiveSecretary.COUNTY_SECRETARY:
            return Constructive.COUNTY_SECRETARY
        case ConstructiveSecretary.BOARD_WHERE_FILED:
            return Constructive.STATE_SECRETARY


@cites(c.A9B)
def service_day(clock_from: int, choose: Choose) -> int:
    """The day on which the 24 hours for service end."""
    if clock_from % 7 != FRIDAY and clock_from % 7 != SATURDAY:
        return clock_from + 1
    match choose(ServiceClock):
        case ServiceClock.RUNNING_CLOCK:
            return clock_from + 1
        case ServiceClock.WEEKENDS_EXCLUDED:
            return clock_from + 3 if clock_from % 7 == FRIDAY else clock_from + 2


@cites(c.A9B)
def service_by(facts: Race, clock_from: int, service_day: int, choose: Choose) -> Moment:
    """The last moment for service in person."""
    if clock_from % 7 == SATURDAY or clock_from % 7 == SUNDAY:
        match choose(ServiceClock):
            case ServiceClock.RUNNING_CLOCK:
                pass
            case ServiceClock.WEEKENDS_EXCLUDED:
                return Moment(service_day, MIDNIGHT)  # none of the 24 hours is gone before Monday
    return Moment(service_day, same_hour(facts))


def same_hour(facts: Race | Issue) -> int:
    """The minute of filing, a day later. An hour that is not known is found out here."""
    return (facts.filed_clock + MIDNIGHT) % MIDNIGHT
