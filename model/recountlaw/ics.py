"""Deadlines as a calendar file (RFC 5545), with zone, alarms and the working."""

import datetime as dt
import hashlib
from zoneinfo import ZoneInfo

from recountlaw.answer import Answer, Deadline
from recountlaw.schedule import Event

ALARMS = (dt.timedelta(days=3), dt.timedelta(days=1), dt.timedelta(hours=2))


def calendar_file(answer: Answer, events: tuple[Event, ...], contest: str = "") -> str:
    """The events as the text of an .ics file; the same answer gives the same bytes.

    `contest` tells one contest from another and stays when a date moves: the events of two contests
    must not have one UID, or a calendar would take the one for a change of the other.
    """
    from icalendar import Alarm, Calendar
    from icalendar import Event as Entry

    calendar = Calendar()
    calendar.add("prodid", "-//recountlaw//deadlines//EN")
    calendar.add("version", "2.0")
    for event in events:
        entry = Entry()
        at = moment(event.deadline)
        words = [
            *([answer.summary.split(" As if")[0]] if answer.as_if else []),
            event.deadline.words,
            *([event.safe] if event.safe else []),
            event.deadline.cite,
            *event.deadline.working,
            answer.notice,
        ]
        doubt = "Text not in force - " if answer.as_if else "" if event.open else "No right - "
        entry.add("uid", _uid(event, answer, contest))
        entry.add("sequence", 0)
        # A fixed stamp: the program never reads the clock, and a file can be compared.
        entry.add("dtstamp", dt.datetime(2026, 11, 30, tzinfo=dt.UTC))
        # No DTEND: it would have to be later, and a last moment ends when it begins.
        entry.add("dtstart", at)
        entry.add("summary", f"{doubt}{event.what[0].upper()}{event.what[1:]}: {event.who}")
        entry.add("description", "\n".join(words))
        if event.office:
            entry.add("location", event.office)
        entry.add("status", "CONFIRMED" if event.open and not answer.as_if else "TENTATIVE")
        for before in ALARMS:
            alarm = Alarm()
            alarm.add("action", "DISPLAY")
            alarm.add("description", event.what)
            alarm.add("trigger", -before)
            entry.add_component(alarm)
        calendar.add_component(entry)
    calendar.add_missing_timezones()
    text: str = calendar.to_ical().decode("utf-8")
    return text


def moment(deadline: Deadline) -> dt.datetime:
    """The deadline's moment with its zone; the end of a day is the beginning of the next."""
    day, _, time = deadline.moment.partition("T")
    zone = ZoneInfo(deadline.zone)
    if time == "24:00":
        return dt.datetime.fromisoformat(day).replace(tzinfo=zone) + dt.timedelta(days=1)
    return dt.datetime.fromisoformat(deadline.moment).replace(tzinfo=zone)


def _uid(event: Event, answer: Answer, contest: str) -> str:
    text = "|".join((contest, answer.texts[0].text, event.what, event.who, event.deadline.cite))
    return f"{hashlib.sha256(text.encode()).hexdigest()[:24]}@recountlaw"
