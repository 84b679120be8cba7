"""Okla. Stat. tit. 26, § 8-111(A)(1), (A)(3), (A)(8) and 8-109 as constraints: petition and days.

The relations hold of races and of issues alike, unless they name a subject.
"""

from recountlaw.moments import FIVE_PM, FRIDAY
from recountlaw.relations import (
    All,
    Case,
    Formula,
    Implies,
    MomentOf,
    Not,
    Said,
    Some,
    Term,
    Where,
    as_read,
    first_open_day,
)

from .constraints_common import is_day, nth_weekday_after
from .readings import (
    AbsenteeDesignation,
    FilingDeadline,
    FridayHoliday,
    ThreeToTenDays,
)
from .record import Paid
from .record_words import Method, Scope


def is_paid(x: Case) -> Formula:
    """(A)(2) and (4): what is handed in reaches what is due, by a check of either kind."""
    f = x.facts
    enough = Some(f.none("paid"), f.paid >= x.total_deposit)
    return All(enough, f.instrument.is_in(Paid.CASHIERS_CHECK, Paid.CERTIFIED_CHECK))


def contents_proper(x: Case) -> Said:
    """(A)(1): precincts are named, and absentee ballots where silence on them is a defect."""
    f = x.facts
    silence = as_read(
        x,
        {
            AbsenteeDesignation.RECOUNT_ONLY_WHAT_IS_NAMED: True,
            AbsenteeDesignation.PRECINCT_CARRIES_ITS_ABSENTEES: True,
            AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER: f.names_absentees,
        },
    )
    names = All(f.names_precincts, silence)
    return {True: All(x.filed, names), False: All(x.filed, Not(names))}


def method(x: Case) -> Said:
    """(A)(3): by hand if the petition says so, else by device."""
    return {Method.MANUAL: x.facts.manual, Method.DEVICES: Not(x.facts.manual)}


def scope(x: Case) -> Said:
    """(A)(1): what is named; of absentee ballots not named what the reading makes of silence."""
    silent = Not(x.facts.names_absentees)
    none = as_read(
        x,
        {
            AbsenteeDesignation.RECOUNT_ONLY_WHAT_IS_NAMED: True,
            AbsenteeDesignation.PRECINCT_CARRIES_ITS_ABSENTEES: False,
            AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER: False,
        },
    )
    carried = as_read(
        x,
        {
            AbsenteeDesignation.RECOUNT_ONLY_WHAT_IS_NAMED: False,
            AbsenteeDesignation.PRECINCT_CARRIES_ITS_ABSENTEES: True,
            AbsenteeDesignation.SILENCE_MAKES_PETITION_IMPROPER: False,
        },
    )
    return {
        Scope.NAMED: x.facts.names_absentees,
        Scope.PRECINCTS: All(silent, none),
        Scope.WITH_ABSENTEES: All(silent, carried),
    }


def election(x: Case) -> Said:
    """8-109: the day of the election."""
    return lambda v: v == x.facts.election_day


def friday(x: Case) -> Said:
    """8-109: the one Friday among the seven days after the election."""
    return lambda v: All(v > x.election, v <= x.election + 7, is_day(v, FRIDAY))


def last_moment(x: Case, reached: Formula) -> Said:
    """8-109: 5 p.m. of that Friday, or of the next open day after a Friday that is a holiday.

    There is one only if 8-109 is imported, and only if it reaches the subject.
    """
    imported = as_read(
        x,
        {FilingDeadline.IMPORT_8_109: True, FilingDeadline.NO_DEADLINE_IN_SECTION: False},
    )
    holiday = x.holiday(x.friday)
    rolls = as_read(x, {FridayHoliday.NO_ROLL: False, FridayHoliday.ROLLS_TO_MONDAY: True})

    def last(v: MomentOf) -> Formula:
        rolled = All(holiday, rolls)
        return All(
            Implies(Not(rolled), v.day == x.friday),
            Implies(rolled, first_open_day(x.closed, x.friday + 1, v.day)),
            v.minute == FIVE_PM,
            v.by,
        )

    return Where(All(imported, reached), last)


def _past(x: Case, day: Term, minute: Term) -> Formula:
    """Whether that minute comes too late for the last moment, of which there is one."""
    last = x.deadline
    missed = Some(minute > last.minute, All(minute == last.minute, Not(last.by)))
    return All(Not(x.none("deadline")), Some(day > last.day, All(day == last.day, missed)))


def timely(x: Case) -> Said:
    """8-109: filed, and not past a last moment."""
    late = _past(x, x.facts.filed_day, x.facts.filed_minute)
    return {True: All(x.filed, Not(late)), False: All(x.filed, late)}


def lapsed(x: Case) -> Said:
    """8-109: time has run out at the moment asked about, else at the filing, and nothing saves."""
    f = x.facts
    asked = Not(f.none("at_day"))
    out = Some(
        All(asked, _past(x, f.at_day, f.at_minute)),
        All(Not(asked), Not(f.none("filed_day")), _past(x, f.filed_day, f.filed_minute)),
    )
    return All(out, Not(All(x.timely, x.proper)))


def _within(x: Case, days: int, weekdays: int) -> Said:
    """So many days after the clock starts, one more without its ends, or so many weekdays."""
    start = x.clock_from
    return Where(
        Not(x.none("clock_from")),
        lambda v: as_read(
            x,
            {
                ThreeToTenDays.INCLUSIVE_CALENDAR_DAYS: v == start + days,
                ThreeToTenDays.CLEAR_DAYS: v == start + days + 1,
                ThreeToTenDays.WEEKDAYS_ONLY: nth_weekday_after(start, weekdays, v),
            },
        ),
    )


def order_not_before(x: Case) -> Said:
    """(A)(8): the third day."""
    return _within(x, 3, 3)


def order_by(x: Case) -> Said:
    """(A)(8): the tenth day."""
    return _within(x, 10, 10)


DAYS = (election, friday)
PETITION = (method, scope, contents_proper)
TIME = (timely, lapsed)
ORDER = (order_not_before, order_by)
