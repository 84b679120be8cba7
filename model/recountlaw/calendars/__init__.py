"""Days and hours as the statutes of the three states count them; cited, dated holiday tables.

`recountlaw.calendars.rules` says how a rule is written, and `montana`, `utah` and `oklahoma` hold
the lists. Days are ordinals (`datetime.date.toordinal`), minutes count from local midnight.
"""

from recountlaw.calendars.closings import Calendar, calendar, calendar_of
from recountlaw.calendars.counting import roll, stopped_clock, working
from recountlaw.calendars.doubts import warnings_for
from recountlaw.calendars.rules import Holiday, HolidayConfidence
from recountlaw.calendars.tables import holidays_of
from recountlaw.calendars.wording import say_day, say_minute, zone_words
from recountlaw.moments import DayNumber

__all__ = [
    "Calendar",
    "DayNumber",
    "Holiday",
    "HolidayConfidence",
    "calendar",
    "calendar_of",
    "holidays_of",
    "roll",
    "say_day",
    "say_minute",
    "stopped_clock",
    "warnings_for",
    "working",
    "zone_words",
]
