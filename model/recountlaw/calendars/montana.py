"""Montana's legal holidays: Mont. Code Ann. 1-1-216.

Every Sunday is one; a Saturday is not. Juneteenth (recognized, not a holiday), the day after
Thanksgiving and 24 December are absent on purpose.
"""

import datetime as dt

from recountlaw.calendars.rules import (
    HolidayTable,
    Rule,
    also_friday_or_monday,
    also_monday,
    election_day,
    fixed,
    last_monday_of_may,
    nth,
    thanksgiving,
    weekday,
)
from recountlaw.clauses import Section
from recountlaw.contest import State
from recountlaw.moments import MONDAY, SATURDAY, SUNDAY

# Ch. 131, L. 2013 and SB 224 (2025): the effective dates were not seen; Montana's default is taken.
FRIDAY_ADDED = dt.date(2013, 10, 1)
RENAMED = dt.date(2025, 10, 1)
BEFORE_RENAMING = dt.date(2025, 9, 30)


def _kept(day: dt.date) -> tuple[dt.date, ...]:
    """A weekday is added to a weekend holiday; for a Saturday only since 2013."""
    if weekday(day) == SATURDAY and day < FRIDAY_ADDED:
        return also_monday(day)
    return also_friday_or_monday(day)


def general_election_day(year: int) -> dt.date | None:
    """The day of the state general election: none in odd years, whose elections are municipal."""
    return election_day(year) if year % 2 == 0 else None


MONTANA = HolidayTable(
    state=State.MONTANA,
    cite=Section("Mont. Code Ann.", "1-1-216").at(),
    weekly=frozenset({SUNDAY}),
    rules=(
        Rule("New Year's Day", fixed(1, 1), _kept),
        Rule("Martin Luther King Jr. Day", nth(3, MONDAY, 1)),
        Rule("Lincoln's and Washington's Birthdays", nth(3, MONDAY, 2), until=BEFORE_RENAMING),
        Rule("Presidents' Day", nth(3, MONDAY, 2), since=RENAMED),
        Rule("Memorial Day", last_monday_of_may),
        Rule("Independence Day", fixed(7, 4), _kept),
        Rule("Labor Day", nth(1, MONDAY, 9)),
        Rule("Columbus Day", nth(2, MONDAY, 10), until=BEFORE_RENAMING),
        Rule("Indigenous Peoples' Day and Columbus Day", nth(2, MONDAY, 10), since=RENAMED),
        Rule("State general election day", general_election_day),
        Rule("Veterans' Day", fixed(11, 11), _kept),
        Rule("Thanksgiving Day", thanksgiving),
        Rule("Christmas Day", fixed(12, 25), _kept),
    ),
    last_read=2026,
    later="Montana's list of legal holidays was last read as it stood in 2026 and is taken to "
    "stand unchanged",
)
