"""Days, minutes and time zones in words."""

import datetime as dt

from recountlaw.contest import State
from recountlaw.errors import BadCase
from recountlaw.moments import MIDNIGHT, NOON, DayNumber

# Not strftime, whose names follow the user's locale.
_WEEKDAYS = ("Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

ZONES = {
    State.MONTANA: "America/Denver",
    State.UTAH: "America/Denver",
    State.OKLAHOMA: "America/Chicago",
}
_ZONE_WORDS = {"America/Denver": "Mountain", "America/Chicago": "Central"}


def say_day(day: DayNumber) -> str:
    """The day in words, as Tue 18 Nov 2025."""
    date = dt.date.fromordinal(day)
    return f"{_WEEKDAYS[day % 7]} {date.day} {_MONTHS[date.month - 1]} {date.year}"


def say_minute(minute: int) -> str:
    """The minute of a day in words, as 5 p.m. or 4:40 p.m.; 1440, the day's end, is midnight.

    Raises:
        BadCase: `minute` is not from 0 to 1440.
    """
    if not 0 <= minute <= MIDNIGHT:
        raise BadCase("minute", f"be from 0 to {MIDNIGHT}", minute)
    if minute == MIDNIGHT:
        return "midnight"
    if minute == NOON:
        return "noon"
    hour, past = divmod(minute, 60)
    half = "a.m." if minute < NOON else "p.m."
    return f"{hour % 12 or 12}{f':{past:02}' if past else ''} {half}"


def zone_words(state: State) -> str:
    """The name of the state's time zone, Mountain or Central, whatever the season."""
    return _ZONE_WORDS[ZONES[state]]
