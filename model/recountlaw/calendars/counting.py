"""Counting days and hours as the statutes count them, for words; rules have loops of their own."""

from recountlaw.calendars.closings import CLOSED_AS_GIVEN, Calendar
from recountlaw.calendars.wording import say_day
from recountlaw.errors import InternalError
from recountlaw.moments import MIDNIGHT, DayNumber


def roll(calendar: Calendar, day: DayNumber) -> DayNumber:
    """The first day at or after `day` that is not closed (`Calendar.closed`).

    Raises:
        BadCase: it would be after 2035.
    """
    while calendar.closed(day):
        day += 1
    return day


def stopped_clock(
    calendar: Calendar, day: DayNumber, minute: int, hours: int
) -> tuple[DayNumber, int]:
    """The day and minute at which a clock, stopped on closed days, has run `hours` hours.

    It starts at `minute` of `day`, or at the first minute of the next open day if `day` is closed,
    so that 24 hours end at the same hour of the next open day (Okla. Stat. tit. 26, 8-111(D)). A
    minute of 1440 is the end of the day returned: 24 hours from a day's first minute end with that
    day. An open day has 24 hours here, for clocks change on Sundays.

    Raises:
        BadCase: the hours would end after 2035.
    """
    if calendar.closed(day):
        day, minute = roll(calendar, day), 0
    left = 60 * hours
    while minute + left > MIDNIGHT:
        left -= MIDNIGHT - minute
        day, minute = roll(calendar, day + 1), 0
    return day, minute + left


def working(
    calendar: Calendar, trigger: DayNumber, last: DayNumber, trigger_words: str
) -> tuple[str, ...]:
    """The count from `trigger` (day 0, not counted) to `last`, in words, one line a calendar day.

    A day on which the filing office is closed says why. `trigger_words` say what happened on the
    day of the trigger.

    Raises:
        InternalError: `last` is before `trigger`.
        BadCase: a day counted is outside 2009 to 2035.
    """
    if last < trigger:
        raise InternalError(f"a count from {say_day(trigger)} cannot end on {say_day(last)}")
    lines = [f"{say_day(trigger)}: {trigger_words}, not counted"]
    for day in range(trigger + 1, last + 1):
        why = calendar.why_closed(day)
        # Days given as closed by the user already say so.
        closed = why if why in ("", CLOSED_AS_GIVEN) else f"closed ({why})"
        parts = [f"day {day - trigger}", closed, "last day" if day == last else ""]
        lines.append(f"{say_day(day)}: {', '.join(part for part in parts if part)}")
    return tuple(lines)
