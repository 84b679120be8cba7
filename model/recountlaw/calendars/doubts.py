"""What a user should know before relying on a date: doubtful holidays, long runs."""

import datetime as dt
from collections.abc import Iterator

from recountlaw.calendars.closings import Calendar, outside
from recountlaw.calendars.rules import Holiday
from recountlaw.calendars.tables import (
    FIRST_DAY,
    LAST_DAY,
    TABLES,
    holidays_of,
    perhaps_holidays_of,
)
from recountlaw.calendars.wording import say_day
from recountlaw.moments import DayNumber

LONGEST_RUN = 4
"""The proofs assume that at most so many days in a row are closed."""


def warnings_for(calendar: Calendar, first_day: DayNumber, last_day: DayNumber) -> tuple[str, ...]:
    """Sentences on what is doubtful about the days from `first_day` to `last_day`, both included.

    They name holidays whose date is in doubt, days that may be holidays though they are not taken
    as such, Utah's unread list of 2027, and more than four closed days in a row. A day that the
    user gave as a holiday or as open is settled and not named. None for an empty span.

    Raises:
        BadCase: a day is outside 2009 to 2035.
    """
    if last_day < first_day:
        return ()
    for day in (first_day, last_day):
        if not FIRST_DAY <= day <= LAST_DAY:
            raise outside(day)
    return (
        *_new_list(calendar, last_day),
        *_doubtful(calendar, first_day, last_day),
        *_long_runs(calendar, first_day, last_day),
    )


def _new_list(calendar: Calendar, last_day: DayNumber) -> Iterator[str]:
    table = TABLES[calendar.state]
    if table.new_list is not None and last_day >= table.new_list.toordinal():
        yield f"{table.later}."


def _doubtful(calendar: Calendar, first_day: DayNumber, last_day: DayNumber) -> Iterator[str]:
    table = TABLES[calendar.state]
    settled = calendar.added | calendar.removed
    by_note: dict[str, list[str]] = {}
    for holiday, taken in _holidays_near(calendar, first_day, last_day):
        day = holiday.date.toordinal()
        if not first_day <= day <= last_day or day in settled or day % 7 in table.weekly:
            continue
        if not holiday.note or (table.new_list is not None and holiday.note == table.later):
            continue
        how = "a holiday" if taken else "open"
        words = f"{say_day(day)}, {holiday.words}, is taken as {how}"
        by_note.setdefault(holiday.note, []).append(words)
    for note, days in by_note.items():
        yield f"{'; '.join(days)}: {note}."


def _holidays_near(
    calendar: Calendar, first_day: DayNumber, last_day: DayNumber
) -> Iterator[tuple[Holiday, bool]]:
    """The holidays, and with False the days that may be, of the years the span can touch."""
    first, last = dt.date.fromordinal(first_day), dt.date.fromordinal(last_day)
    for year in range(first.year, last.year + 1):
        for holiday in holidays_of(calendar.state, year):
            yield holiday, True
        for holiday in perhaps_holidays_of(calendar.state, year):
            yield holiday, False


def _long_runs(calendar: Calendar, first_day: DayNumber, last_day: DayNumber) -> Iterator[str]:
    day = first_day
    while day > FIRST_DAY and calendar.office_closed(day) and calendar.office_closed(day - 1):
        day -= 1
    while day <= last_day:
        begins = day
        while day <= LAST_DAY and calendar.office_closed(day):
            day += 1
        if day - begins > LONGEST_RUN:
            yield (
                f"{day - begins} days in a row are closed, {say_day(begins)} to "
                f"{say_day(day - 1)}, more than {LONGEST_RUN}: the deadline lies outside what was "
                "proved."
            )
        day += 1
