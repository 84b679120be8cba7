"""Which days are legal holidays, which are closed, and for which the filing office is closed."""

import datetime as dt
from collections.abc import Container, Iterable
from functools import cache

from attrs import frozen

from recountlaw.calendars.rules import Holiday
from recountlaw.calendars.tables import (
    FIRST_DAY,
    FIRST_YEAR,
    LAST_DAY,
    LAST_YEAR,
    TABLES,
    holidays_of,
)
from recountlaw.calendars.wording import ZONES
from recountlaw.case import Case
from recountlaw.contest import State
from recountlaw.errors import Contradiction, OutsideTables
from recountlaw.moments import SATURDAY, SUNDAY, DayNumber

CLOSED_AS_GIVEN = "closed (as given)"
HOLIDAY_AS_GIVEN = "holiday as given"

WEEKEND = (SATURDAY, SUNDAY)

_NOTHING: frozenset[DayNumber] = frozenset()


@frozen
class Calendar:
    """The legal holidays and closed days of one case, as sets of day ordinals.

    `zone`: the IANA name of the state's time zone. `added`: days given as legal holidays.
    `removed`: days given as open, whatever the tables say. `office_closed_days`: days given on
    which the filing office alone is closed.

    Every method takes a day ordinal and raises `BadCase` for a day outside 2009 to 2035.
    """

    state: State
    zone: str
    added: frozenset[DayNumber] = _NOTHING
    removed: frozenset[DayNumber] = _NOTHING
    office_closed_days: frozenset[DayNumber] = _NOTHING

    def holiday(self, day: DayNumber) -> bool:
        """Whether `day` is a legal holiday.

        Sundays are, and in Oklahoma Saturdays: Mont. Code Ann. 1-1-216, Utah Code Ann. 63G-1-301,
        Okla. Stat. tit. 25, 82.1(A).
        """
        return self._is_closed(day, TABLES[self.state].weekly)

    def closed(self, day: DayNumber) -> bool:
        """Whether `day` is a Saturday, a Sunday or a legal holiday, and was not given as open."""
        return self._is_closed(day, WEEKEND)

    def office_closed(self, day: DayNumber) -> bool:
        """Whether `day` is closed, or one of the filing office's own closed days."""
        return self.closed(day) or day in self.office_closed_days

    def _is_closed(self, day: DayNumber, weekdays: Container[int]) -> bool:
        if not FIRST_DAY <= day <= LAST_DAY:
            raise outside(day)
        if day in self.removed:
            return False
        return day % 7 in weekdays or day in self.added or _on(self.state, day) is not None

    def why_closed(self, day: DayNumber) -> str:
        """Why the filing office is closed on `day`: a weekday, a holiday's name; empty if it isn't.

        A holiday on a Saturday or Sunday is called by the weekday, which closes the day already.
        """
        if not self.office_closed(day):
            return ""
        if not self.closed(day):
            return CLOSED_AS_GIVEN
        if day % 7 == SATURDAY:
            return "Saturday"
        if day % 7 == SUNDAY:
            return "Sunday"
        known = _on(self.state, day)
        return known.words if known is not None else HOLIDAY_AS_GIVEN


def calendar(
    state: State,
    holidays: Iterable[dt.date] = (),
    open_days: Iterable[dt.date] = (),
    closed_days: Iterable[dt.date] = (),
) -> Calendar:
    """The calendar of `state` with `holidays` added, `open_days` opened, `closed_days` closed.

    Raises:
        Contradiction: a day is given as open and as closed or a holiday.
    """
    added, removed, office = map(_ordinals, (holidays, open_days, closed_days))
    both = removed & (added | office)
    if both:
        day = dt.date.fromordinal(min(both))
        raise Contradiction("open", "not name a day that is also given as closed", str(day))
    return Calendar(state, ZONES[state], added, removed, office)


def calendar_of(case: Case) -> Calendar:
    """The calendar of the case's state, with the holidays, open and closed days the case gives."""
    return calendar(case.state, case.holidays, case.open_days, case.closed_days)


def outside(day: DayNumber) -> OutsideTables:
    """The error for a day of a year whose holidays are not listed."""
    known = 1 <= day <= dt.date.max.toordinal()
    must = f"fall in the years {FIRST_YEAR} to {LAST_YEAR}, whose legal holidays are listed"
    return OutsideTables("day", must, str(dt.date.fromordinal(day)) if known else day)


def _ordinals(days: Iterable[dt.date]) -> frozenset[DayNumber]:
    return frozenset(day.toordinal() for day in days)


def _on(state: State, day: DayNumber) -> Holiday | None:
    """The holiday of the tables on `day`."""
    return _by_day(state, dt.date.fromordinal(day).year).get(day)


@cache
def _by_day(state: State, year: int) -> dict[DayNumber, Holiday]:
    return {holiday.date.toordinal(): holiday for holiday in holidays_of(state, year)}
