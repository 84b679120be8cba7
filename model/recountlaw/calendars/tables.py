"""The three states' lists, and the holidays of a year by them."""

import datetime as dt
from functools import cache

from recountlaw.calendars.montana import MONTANA
from recountlaw.calendars.oklahoma import OKLAHOMA
from recountlaw.calendars.rules import Holiday, HolidayTable
from recountlaw.calendars.utah import UTAH
from recountlaw.contest import State
from recountlaw.errors import BadCase

FIRST_YEAR, LAST_YEAR = 2009, 2035
FIRST_DAY = dt.date(FIRST_YEAR, 1, 1).toordinal()
LAST_DAY = dt.date(LAST_YEAR, 12, 31).toordinal()

TABLES: dict[State, HolidayTable] = {table.state: table for table in (MONTANA, UTAH, OKLAHOMA)}


@cache
def holidays_of(state: State, year: int) -> tuple[Holiday, ...]:
    """The legal holidays of `state` that fall in `year`, by date; weekly holidays are left out.

    A Saturday 1 January that is kept on 31 December is in the list of the year of that December.
    By Mont. Code Ann. 1-1-216, Utah Code Ann. 63G-1-301 and Okla. Stat. tit. 25, 82.1.

    Raises:
        BadCase: `year` is outside 2009 to 2035.
    """
    _check_year(year)
    table = TABLES[state]
    return table.days_of(table.rules, year)


@cache
def perhaps_holidays_of(state: State, year: int) -> tuple[Holiday, ...]:
    """Days of `year`, by date, that may be legal holidays and are not taken as such.

    Raises:
        BadCase: `year` is outside 2009 to 2035.
    """
    _check_year(year)
    table = TABLES[state]
    return table.days_of(table.perhaps, year)


def _check_year(year: int) -> None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise BadCase(
            "year", f"be from {FIRST_YEAR} to {LAST_YEAR}, whose legal holidays are listed", year
        )
