"""How a holiday rule is written: the day it names, how a weekend moves it, and when it holds.

A state's list is a `HolidayTable` of `Rule`s. A rule is made of small pure functions: `names` gives
the day that the statute names in a year, `kept` the days that are holidays because of it.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Iterator
from enum import Enum

from attrs import frozen

from recountlaw.clauses import PinCite
from recountlaw.contest import State
from recountlaw.moments import MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY

FIRST_CHECKED = 2012
"""Of years before this one no list of dates was compared with ours."""

EARLIER = f"our dates before {FIRST_CHECKED} were compared with no other list"


class HolidayConfidence(Enum):
    """How far a holiday's date can be relied on.

    HIGH: by a text that was read. MEDIUM: the text leaves a choice that was inferred, or the year
    is not one of those whose text was read. LOW: a guess.
    """

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


@frozen
class Holiday:
    """One day that is a legal holiday.

    `observed`: the day stands for a named day that fell elsewhere. `note`: what makes the date
    doubtful, empty if nothing does.
    """

    date: dt.date
    name: str
    observed: bool
    confidence: HolidayConfidence
    cite: PinCite
    note: str = ""

    @property
    def words(self) -> str:
        """The name, marked as observed where the name does not already say which day is meant."""
        plain = not self.observed or self.name.endswith(")")
        return self.name if plain else f"{self.name} (observed)"


Names = Callable[[int], dt.date | None]
"""The day a statute names in a year, or None if it names none in that year."""
Yearly = Callable[[int], dt.date]
"""As `Names`, for a day that every year has."""
Kept = Callable[[dt.date], tuple[dt.date, ...]]
"""The days that are holidays because of the named day."""


def weekday(day: dt.date) -> int:
    """The day's weekday, 0 for Sunday to 6 for Saturday."""
    return day.toordinal() % 7


def shifted(day: dt.date, days: int) -> dt.date:
    """The day `days` days after `day`; before it if negative."""
    return day + dt.timedelta(days)


def fixed(month: int, day: int) -> Yearly:
    """The same date every year."""
    return lambda year: dt.date(year, month, day)


def nth(number: int, on: int, month: int) -> Yearly:
    """The `number`-th weekday `on` of `month`."""

    def named(year: int) -> dt.date:
        first = dt.date(year, month, 1)
        return shifted(first, (on - weekday(first)) % 7 + 7 * (number - 1))

    return named


thanksgiving = nth(4, THURSDAY, 11)


def last_monday_of_may(year: int) -> dt.date:
    """Memorial Day in each of the three states."""
    end = dt.date(year, 5, 31)
    return shifted(end, -((weekday(end) - MONDAY) % 7))


def election_day(year: int) -> dt.date:
    """The Tuesday after the first Monday of November."""
    second = dt.date(year, 11, 2)
    return shifted(second, (TUESDAY - weekday(second)) % 7)


def easter(year: int) -> dt.date:
    """Easter Sunday of the Gregorian computus (the anonymous algorithm, as Meeus gives it)."""
    golden = year % 19
    century, rest = divmod(year, 100)
    leap_centuries, century_rest = divmod(century, 4)
    correction = (century - (century + 8) // 25 + 1) // 3
    moon = (19 * golden + century - leap_centuries - correction + 15) % 30
    leaps, leap_rest = divmod(rest, 4)
    to_sunday = (32 + 2 * century_rest + 2 * leaps - moon - leap_rest) % 7
    late = (golden + 11 * moon + 22 * to_sunday) // 451
    month, day = divmod(moon + to_sunday - 7 * late + 114, 31)
    return dt.date(year, month, day + 1)


def as_it_falls(day: dt.date) -> tuple[dt.date, ...]:
    """The named day alone, whatever its weekday."""
    return (day,)


def also_monday(day: dt.date) -> tuple[dt.date, ...]:
    """The named day and, if it is a Sunday, the Monday after it."""
    return (day, shifted(day, 1)) if weekday(day) == SUNDAY else (day,)


def also_friday_or_monday(day: dt.date) -> tuple[dt.date, ...]:
    """The named day and, if it is a Saturday or Sunday, the Friday before or Monday after it."""
    return (shifted(day, -1), day) if weekday(day) == SATURDAY else also_monday(day)


def friday_or_monday_instead(day: dt.date) -> tuple[dt.date, ...]:
    """The named day, or the Friday before a Saturday, or the Monday after a Sunday."""
    step = {SATURDAY: -1, SUNDAY: 1}.get(weekday(day), 0)
    return (shifted(day, step),)


def moved(days: int) -> Kept:
    """The day `days` days after the named one, instead of it."""
    return lambda day: (shifted(day, days),)


@frozen
class Rule:
    """One holiday of a list, for named days from `since` to `until`, both included.

    `read_for`: years whose date was read in an order, so that nothing about it is inferred.
    """

    name: str
    names: Names
    kept: Kept = as_it_falls
    since: dt.date = dt.date.min
    until: dt.date = dt.date.max
    confidence: HolidayConfidence = HolidayConfidence.HIGH
    note: str = ""
    read_for: tuple[int, ...] = ()


@frozen
class HolidayTable:
    """A state's list of legal holidays.

    `weekly`: weekdays each of which is a holiday. `last_read`: the last year whose text was read;
    `later` is the note of later dates. `perhaps`: rules whose days are *not* taken as holidays
    though they may be. `new_list`: from this day another list, not read, is in force.
    """

    state: State
    cite: PinCite
    weekly: frozenset[int]
    rules: tuple[Rule, ...]
    last_read: int
    later: str
    perhaps: tuple[Rule, ...] = ()
    new_list: dt.date | None = None

    def days_of(self, rules: Iterable[Rule], year: int) -> tuple[Holiday, ...]:
        """The days of `year` that `rules` make holidays, by date."""
        found = (holiday for rule in rules for holiday in self._days_by(rule, year))
        return tuple(sorted(found, key=lambda holiday: holiday.date))

    def _days_by(self, rule: Rule, year: int) -> Iterator[Holiday]:
        # A Saturday 1 January is kept in the year before the one it is named in.
        for named_in in (year, year + 1):
            named = rule.names(named_in)
            if named is None or not rule.since <= named <= rule.until:
                continue
            for day in rule.kept(named):
                if day.year == year:
                    confidence, note = self._trust(rule, year)
                    yield Holiday(day, rule.name, day != named, confidence, self.cite, note)

    def _trust(self, rule: Rule, year: int) -> tuple[HolidayConfidence, str]:
        if year in rule.read_for:
            return HolidayConfidence.HIGH, ""
        if rule.confidence is not HolidayConfidence.HIGH:
            return rule.confidence, rule.note
        if year > self.last_read:
            return HolidayConfidence.MEDIUM, rule.note or self.later
        if year < FIRST_CHECKED:
            return HolidayConfidence.MEDIUM, rule.note or EARLIER
        return HolidayConfidence.HIGH, rule.note
