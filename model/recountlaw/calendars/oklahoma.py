"""Oklahoma's legal holidays: Okla. Stat. tit. 25, 82.1(A).

Every Saturday and every Sunday is one. Columbus Day, Juneteenth and 26 December as such are absent
on purpose; holidays that a county keeps for its own offices are not legal holidays.
"""

import datetime as dt

from recountlaw.calendars.rules import (
    HolidayConfidence,
    HolidayTable,
    Kept,
    Names,
    Rule,
    also_friday_or_monday,
    also_monday,
    fixed,
    last_monday_of_may,
    moved,
    nth,
    shifted,
    thanksgiving,
    weekday,
)
from recountlaw.clauses import Section
from recountlaw.contest import State
from recountlaw.moments import (
    FRIDAY,
    MONDAY,
    SATURDAY,
    SUNDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
)

# HB 3052 (2010). The text before it gave a second day beside a Tuesday or Thursday Christmas only,
# which the one earlier year here, 2009, does not have.
SECOND_DAY_SINCE = dt.date(2010, 11, 1)

SECOND_DAY = (
    "the statute gives the day before or the day after Christmas, which the governor's order "
    "settles each year, and that order was not read; question ok-christmas-day"
)
IN_THAT_YEAR = (
    "the statute moves a Saturday holiday to the Friday before it in the same year, and this "
    "Friday is in the year before; question ok-new-year-friday"
)


def beside_christmas(days: int, *weekdays: int) -> Names:
    """The day `days` after 25 December, in years whose 25 December is one of `weekdays`."""

    def named(year: int) -> dt.date | None:
        christmas = dt.date(year, 12, 25)
        return shifted(christmas, days) if weekday(christmas) in weekdays else None

    return named


def only_friday_before(day: dt.date) -> tuple[dt.date, ...]:
    """The Friday before a named Saturday; nothing for other weekdays."""
    return (shifted(day, -1),) if weekday(day) == SATURDAY else ()


def day_after_thanksgiving(year: int) -> dt.date:
    """The Friday after the fourth Thursday of November."""
    return shifted(thanksgiving(year), 1)


def _second_day(name: str, names: Names, sure: HolidayConfidence, *read_for: int) -> Rule:
    return Rule(
        name,
        names,
        since=SECOND_DAY_SINCE,
        confidence=sure,
        note=SECOND_DAY,
        read_for=read_for,
    )


def _pair(name: str, on: int, kept: Kept) -> Rule:
    return Rule(f"Christmas ({name})", beside_christmas(0, on), kept, since=SECOND_DAY_SINCE)


MEDIUM, LOW = HolidayConfidence.MEDIUM, HolidayConfidence.LOW

OKLAHOMA = HolidayTable(
    state=State.OKLAHOMA,
    cite=Section("Okla. Stat. tit. 25,", "82.1").at("A"),
    weekly=frozenset({SATURDAY, SUNDAY}),
    rules=(
        Rule("New Year's Day", fixed(1, 1), also_monday),
        Rule("New Year's Day", fixed(1, 1), only_friday_before, note=IN_THAT_YEAR),
        Rule("Martin Luther King, Jr.'s Birthday", nth(3, MONDAY, 1)),
        Rule("Presidents' Day", nth(3, MONDAY, 2)),
        Rule("Memorial Day", last_monday_of_may),
        Rule("Independence Day", fixed(7, 4), also_friday_or_monday),
        Rule("Labor Day", nth(1, MONDAY, 9)),
        Rule("Veterans' Day", fixed(11, 11), also_friday_or_monday),
        Rule("Thanksgiving Day", thanksgiving),
        Rule("Day after Thanksgiving", day_after_thanksgiving),
        Rule("Christmas", fixed(12, 25)),
        _pair("Thursday before", SATURDAY, moved(-2)),
        _pair("Friday before", SATURDAY, moved(-1)),
        _pair("Monday after", SUNDAY, moved(1)),
        _pair("Tuesday after", SUNDAY, moved(2)),
        # Of the two adjoining days the one that makes a four-day weekend is taken; on a Wednesday
        # neither does, and the day before is a guess. The order for 2015 was read.
        _second_day("Day before Christmas", beside_christmas(-1, TUESDAY, FRIDAY), MEDIUM, 2015),
        _second_day("Day before Christmas", beside_christmas(-1, WEDNESDAY), LOW),
        _second_day("Day after Christmas", beside_christmas(1, MONDAY, THURSDAY), MEDIUM),
    ),
    last_read=2025,
    later="Oklahoma's list of legal holidays was last read as it stood in 2025 and is taken to "
    "stand unchanged",
    perhaps=(
        _second_day("Day before Christmas", beside_christmas(-1, THURSDAY), LOW),
        _second_day("Day after Christmas", beside_christmas(1, TUESDAY, WEDNESDAY), LOW),
    ),
)
