"""Moments as a rule names them: a day ordinal and a minute of that local day.

Days are ordinals (`datetime.date.toordinal`), so that a rule counts them with plain integers;
a day's weekday is its ordinal modulo 7, Sunday being 0.
"""

from attrs import frozen

DayNumber = int

SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY = range(7)

NOON = 12 * 60
FIVE_PM = 17 * 60
MIDNIGHT = 24 * 60
"""The end of a day, in minutes after its beginning."""


@frozen
class Moment:
    """A minute of a day, as a last (or first) moment; `by`: that minute itself still counts."""

    day: DayNumber
    minute: int
    by: bool = True
