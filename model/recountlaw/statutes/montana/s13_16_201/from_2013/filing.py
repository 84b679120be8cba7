"""Mont. Code Ann. 13-16-201 as rules: what races and measures share.

Parts of both nets; where a school election differs, `school` says so to those that are no parts.
"""

from recountlaw.moments import FIVE_PM, MIDNIGHT, DayNumber, Moment
from recountlaw.parts import Closed, cites
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from . import clauses as c
from .readings import (
    BoardPetition,
    EarlyPetition,
    FilingHour,
    FiveDaysKind,
    FiveDaysLastDay,
    MarginRounding,
    NotifyTrigger,
    NotifyWhom,
    RecountScope,
    SchoolFiling,
    SchoolNotify,
    WhichAdministrator,
    WhichCanvass,
)
from .record import Filed
from .record_words import BoardForm, FilingOffice, Notice3, Provision, Scope, Test

PER_QUARTER_PERCENT = 400
"""1/4 of 1% is one in 400."""

LOCAL = (Provision.A, Provision.C)
"""The limbs whose petition goes to the election administrator; the others go to the secretary."""


def reached(facts: Filed, votes: int, choose: Choose) -> bool:
    """Whether the section reaches this election, and a contest with so many votes."""
    if facts.special:
        match choose(SpecialElection):
            case SpecialElection.GENERAL_AND_PRIMARY_ONLY:
                return False
            case SpecialElection.EVERY_ELECTION:
                pass
    if votes == 0:
        match choose(ZeroVotes):
            case ZeroVotes.NOTHING_TO_RECOUNT:
                return False
            case ZeroVotes.LITERAL:
                pass
    return True


# -- the quarter of one percent ----------------------------------------------------------------


@cites(c.M1)
def test(limb: Provision) -> Test:
    """Which comparison decides."""
    return Test.AT_MOST


@cites(c.M1)
def share_limit(limb: Provision, total: int, choose: Choose) -> int:
    """The largest margin that a quarter of one percent of the total admits."""
    match choose(MarginRounding):
        case MarginRounding.EXACT_RATIONAL:
            return total // 400
        case MarginRounding.ROUND_HALF_UP:
            return (total + 200) // 400
        case MarginRounding.CEILING:
            return (total + 399) // 400


def within_share(margin: int, total: int, choose: Choose) -> bool:
    """Whether a margin is at most a quarter of one percent of the total."""
    match choose(MarginRounding):
        case MarginRounding.EXACT_RATIONAL:
            return PER_QUARTER_PERCENT * margin <= total
        case MarginRounding.ROUND_HALF_UP:
            return PER_QUARTER_PERCENT * margin <= total + PER_QUARTER_PERCENT // 2
        case MarginRounding.CEILING:
            return PER_QUARTER_PERCENT * (margin - 1) < total


# -- with whom ---------------------------------------------------------------------------------


def office_for(facts: Filed, limb: Provision, school: bool, choose: Choose) -> FilingOffice:
    """With whom a petition under `limb` is filed."""
    if school:
        if limb in LOCAL:
            return FilingOffice.SCHOOL_OFFICER
        match choose(SchoolFiling):
            case SchoolFiling.SCHOOL_OFFICER_FOR_ALL_SCHOOL_ELECTIONS:
                return FilingOffice.SCHOOL_OFFICER
            case SchoolFiling.ONLY_IN_PLACE_OF_ELECTION_ADMINISTRATOR:
                pass
    if limb == Provision.B:
        return FilingOffice.SECRETARY_B
    if limb == Provision.D:
        return FilingOffice.SECRETARY_D
    if limb == Provision.E:
        return FilingOffice.SECRETARY_E
    local = limb == Provision.A
    one = FilingOffice.ADMINISTRATOR_A if local else FilingOffice.ADMINISTRATOR_C
    if facts.counties == 1:
        return one
    match choose(WhichAdministrator):
        case WhichAdministrator.ADMINISTRATOR_RUNNING_THAT_ELECTION:
            return one
        case WhichAdministrator.ADMINISTRATOR_OF_EACH_COUNTY:
            return FilingOffice.EACH_ADMINISTRATOR_A if local else FilingOffice.EACH_ADMINISTRATOR_C


# -- by when -----------------------------------------------------------------------------------


@cites(c.M1)
def canvass(
    facts: Filed, limb: Provision, filing_office: FilingOffice, choose: Choose
) -> DayNumber:
    """The day of the official canvass from which the five days run."""
    match choose(WhichCanvass):
        case WhichCanvass.CANVASS_OF_THE_RECEIVING_OFFICER:
            if limb in LOCAL or filing_office == FilingOffice.SCHOOL_OFFICER:
                return facts.county_canvass
            return facts.state_canvass
        case WhichCanvass.COUNTY_CANVASS_ALWAYS:
            return facts.county_canvass
        case WhichCanvass.LAST_CANVASS_ALWAYS:
            if facts.state_canvass > facts.county_canvass:
                return facts.state_canvass
            return facts.county_canvass


@cites(c.M1)
def fifth_day(canvass: DayNumber, office_closed: Closed, choose: Choose) -> DayNumber:
    """The fifth day after the canvass; the day of the canvass itself is not counted."""
    match choose(FiveDaysKind):
        case FiveDaysKind.CALENDAR_DAYS:
            return canvass + 5
        case FiveDaysKind.BUSINESS_DAYS:
            first = _next_open(canvass, office_closed)
            second = _next_open(first, office_closed)
            third = _next_open(second, office_closed)
            fourth = _next_open(third, office_closed)
            return _next_open(fourth, office_closed)


def _next_open(day: DayNumber, office_closed: Closed) -> DayNumber:
    day += 1
    while office_closed(day):
        day += 1
    return day


@cites(c.COUNTING_DAYS, c.LAST_DAY_MOVES, c.HOLIDAYS)
def last_day(fifth_day: DayNumber, closed: Closed, holiday: Closed, choose: Choose) -> DayNumber:
    """The last day to file: the fifth day, moved on where it may not be the last."""
    day = fifth_day
    if not closed(day) and not holiday(day):
        return day
    match choose(FiveDaysLastDay):
        case FiveDaysLastDay.ROLL_ON_SATURDAY_SUNDAY_HOLIDAY:
            while closed(day):
                day += 1
        case FiveDaysLastDay.ROLL_ON_LEGAL_HOLIDAY_ONLY:
            while holiday(day):
                day += 1
        case FiveDaysLastDay.NO_ROLL:
            pass
    return day


@cites(c.M1)
def last_minute(facts: Filed, choose: Choose) -> int:
    """The minute of the last day by which one must have filed."""
    match choose(FilingHour):
        case FilingHour.CLOSE_OF_BUSINESS:
            return facts.office_closes
        case FilingHour.FIVE_PM:
            return FIVE_PM
        case FilingHour.MIDNIGHT:
            return MIDNIGHT


@cites(c.M1)
def deadline(last_day: DayNumber, last_minute: int) -> Moment:
    """The last moment to file."""
    # Adding nothing uses the day: one that is not known must not end up inside a moment.
    return Moment(last_day + 0, last_minute)


def passed(day: DayNumber, minute: int, deadline: Moment) -> bool:
    """Whether a moment is after the deadline."""
    if day != deadline.day:
        return day > deadline.day
    return minute > deadline.minute


def in_time(
    day: DayNumber, minute: int, canvass: DayNumber, deadline: Moment, choose: Choose
) -> bool:
    """Whether a petition filed at that minute of that day is in time."""
    if day < canvass:
        match choose(EarlyPetition):
            case EarlyPetition.NOT_BEFORE_THE_CANVASS:
                return False
            case EarlyPetition.EARLY_FILING_COUNTS:
                pass
    return not passed(day, minute, deadline)


# -- notices and scope -------------------------------------------------------------------------


def eligible_only(choose: Choose) -> bool:
    """Whether only a sufficient petition, and not any that is filed, calls for a notice."""
    match choose(NotifyTrigger):
        case NotifyTrigger.ON_FILING_OF_ELIGIBLE_PETITION:
            return True
        case NotifyTrigger.ON_ANY_FILING:
            return False


def no_notice(school: bool, choose: Choose) -> bool:
    """Whether the contest is a school's and the secretary of state has nothing to notify."""
    if not school:
        return False
    match choose(SchoolNotify):
        case SchoolNotify.SOS_DUTY_STANDS:
            return False
        case SchoolNotify.NO_NOTICE_IN_SCHOOL_ELECTIONS:
            return True


def notice_under_3(limb: Provision, school: bool, choose: Choose) -> Notice3 | None:
    """The notice of (3) of a petition under `limb`, if any."""
    if limb in LOCAL or no_notice(school, choose):
        return None
    eligible = eligible_only(choose)
    match choose(NotifyWhom):
        case NotifyWhom.ADMINISTRATORS_OF_AFFECTED_COUNTIES:
            return Notice3.ELIGIBLE_AFFECTED if eligible else Notice3.ANY_AFFECTED
        case NotifyWhom.EVERY_ADMINISTRATOR_IN_THE_STATE:
            return Notice3.ELIGIBLE_EVERY if eligible else Notice3.ANY_EVERY


@cites(c.M1A, c.M1B, c.M1C, c.M3)
def scope(limb: Provision, choose: Choose) -> Scope:
    """What is recounted."""
    if limb == Provision.A:
        return Scope.VOTED_A
    if limb == Provision.C:
        return Scope.VOTED_C
    voted = Scope.VOTED_B if limb == Provision.B else Scope.VOTED_3
    match choose(RecountScope):
        case RecountScope.PRECINCTS_THAT_VOTED_ON_IT:
            return voted
        case RecountScope.ALL_PRECINCTS_OF_AFFECTED_COUNTIES:
            return Scope.ALL_3
        case RecountScope.NARROW_FOR_B_BROAD_FOR_D_AND_E:
            return voted if limb == Provision.B else Scope.ALL_3


# -- (1)(f): the canvassing board --------------------------------------------------------------


@cites(c.M1F)
def board_petitions(facts: Filed) -> bool:
    """Whether a canvassing board petitions."""
    return facts.board_found_error


@cites(c.M1F)
def board_form(board_petitions: bool, choose: Choose) -> BoardForm | None:
    """What sets (1)(f) going."""
    if not board_petitions:
        return None
    match choose(BoardPetition):
        case BoardPetition.PETITION_TO_ELECTION_ADMINISTRATOR:
            return BoardForm.PETITION
        case BoardPetition.SELF_EXECUTING:
            return BoardForm.DECISION


def board_office_for(board_form: BoardForm, school: bool) -> FilingOffice | None:
    """With whom the board files; None if it needs not file."""
    if board_form == BoardForm.DECISION:
        return None
    return FilingOffice.SCHOOL_OFFICER if school else FilingOffice.ADMINISTRATOR_F


@cites(c.M1F)
def board_provision(covered: bool, board_petitions: bool) -> Provision | None:
    """(1)(f), if a board petitions."""
    return Provision.F if covered and board_petitions else None


@cites(c.M1F)
def board_open(board_provision: Provision | None) -> bool:
    """Whether the board's petition obliges a recount."""
    return bool(board_provision)  # also where it is not known whether the section reaches it
