"""Utah's legal holidays: Utah Code Ann. 63G-1-301.

Every Sunday is one; a Saturday is not, and a holiday that falls on a Saturday or Sunday is kept on
the Friday before or the Monday after *instead*. The day after Thanksgiving is absent on purpose.
"""

import datetime as dt

from recountlaw.calendars.rules import (
    HolidayConfidence,
    HolidayTable,
    Rule,
    easter,
    election_day,
    fixed,
    friday_or_monday_instead,
    last_monday_of_may,
    nth,
    shifted,
    thanksgiving,
    weekday,
)
from recountlaw.clauses import Section
from recountlaw.contest import State
from recountlaw.moments import MONDAY, SATURDAY, SUNDAY

JUNETEENTH_SINCE = dt.date(2022, 5, 4)  # HB 238 (2022)
# SB 259 (2025) took effect when the governor approved it; the day was not seen.
EASTER_SINCE = dt.date(2025, 1, 1)
EASTER_READ_SINCE = dt.date(2026, 1, 1)
TEXT_OF_2026 = dt.date(2026, 5, 6)
BEFORE_TEXT_OF_2026 = dt.date(2026, 5, 5)
NEW_LIST = dt.date(2027, 1, 1)


def nearest_monday(day: dt.date) -> tuple[dt.date, ...]:
    """The Monday on or before a weekday, the Monday after a Saturday or Sunday."""
    on = weekday(day)
    return (shifted(day, (MONDAY - on) % 7 if on in (SATURDAY, SUNDAY) else MONDAY - on),)


def good_friday(year: int) -> dt.date:
    """The Friday before Easter."""
    return shifted(easter(year), -2)


UTAH = HolidayTable(
    state=State.UTAH,
    cite=Section("Utah Code Ann.", "63G-1-301").at(),
    weekly=frozenset({SUNDAY}),
    rules=(
        Rule("New Year's Day", fixed(1, 1), friday_or_monday_instead),
        Rule("Dr. Martin Luther King, Jr. Day", nth(3, MONDAY, 1)),
        Rule("Washington and Lincoln Day", nth(3, MONDAY, 2), until=BEFORE_TEXT_OF_2026),
        Rule("Presidents' Day", nth(3, MONDAY, 2), since=TEXT_OF_2026),
        Rule(
            "Good Friday",
            good_friday,
            since=TEXT_OF_2026,
            confidence=HolidayConfidence.LOW,
            note="Good Friday stands in the list of 6 May 2026, subject to a subsection that was "
            "not read, and that list gives way to another on 1 January 2027; question ut-2027-list",
        ),
        Rule(
            "Easter Sunday",
            easter,
            since=EASTER_SINCE,
            until=EASTER_READ_SINCE - dt.timedelta(1),
            confidence=HolidayConfidence.MEDIUM,
            note="whether the act of 2025 was in force by then was not seen, and the moon of 2025 "
            "gives 13 or 20 April",
        ),
        Rule("Easter Sunday", easter, since=EASTER_READ_SINCE),
        Rule("Memorial Day", last_monday_of_may),
        Rule(
            "Juneteenth National Freedom Day", fixed(6, 19), nearest_monday, since=JUNETEENTH_SINCE
        ),
        Rule("Independence Day", fixed(7, 4), friday_or_monday_instead),
        Rule("Pioneer Day", fixed(7, 24), friday_or_monday_instead),
        Rule("Labor Day", nth(1, MONDAY, 9)),
        Rule("Columbus Day", nth(2, MONDAY, 10)),
        Rule("Veterans Day", fixed(11, 11), friday_or_monday_instead),
        Rule("Thanksgiving Day", thanksgiving),
        Rule("Christmas", fixed(12, 25), friday_or_monday_instead),
    ),
    last_read=2026,
    later="Utah has another list of legal holidays from 1 January 2027, which was not read: the "
    "list of 6 May 2026 is used; question ut-2027-list",
    perhaps=(
        Rule(
            "Election Day",
            election_day,
            since=NEW_LIST,
            confidence=HolidayConfidence.LOW,
            note="a bill of 2026 (HB 104) would make Election Day a legal holiday from 2027, and "
            "whether it passed was not found; question ut-2027-list",
        ),
    ),
    new_list=NEW_LIST,
)
