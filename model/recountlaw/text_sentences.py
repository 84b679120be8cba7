"""Sentences on the text itself: when it was in force, and which text governs."""

import datetime as dt

from recountlaw.answer import Answer, OtherOutcome
from recountlaw.calendars import say_day
from recountlaw.rooms import Room
from recountlaw.saying import listed


def interval(room: Room) -> str:
    """The dates in force of a text, in words."""
    start = say_day(room.in_force_from.toordinal())
    if room.in_force_until is None:
        return f"in force since {start}"
    return f"in force from {start} to {say_day(room.in_force_until.toordinal())}"


def text_not_in_force(answer: Answer, room: Room, day: dt.date) -> str:
    """The first sentence when the modeled text was not in force on the governing date."""
    changed = room.before if day < room.in_force_from else room.after
    return (
        f"The text of {room.section.number} that is modeled ({interval(room)}) was not in force "
        f"on {say_day(day.toordinal())}, so there is no answer for that day. "
        f"{changed + ' ' if changed else ''}As if it had been in force: {answer.summary}"
    )


def without_date(answer: Answer, room: Room) -> str:
    """The first sentence when the case has no date: the text last in force, with its interval."""
    after = f" {room.after}" if room.after else ""
    return f"Under the text {interval(room)} (no date was given): {answer.summary}{after}"


def straddling(others: tuple[OtherOutcome, ...]) -> str:
    """The sentence when readings of which day governs pick different texts."""
    said = [
        f"{_governing(one)}, "
        + (
            "no modeled text was in force"
            if one.outcome == "no_text_in_force"
            else f"the modeled text governs: {one.outcome.replace('_', ' ')}"
        )
        for one in others
    ]
    return f"Which text governs is itself a doubt (x-governing-date): {'; '.join(said)}."


def _governing(one: OtherOutcome) -> str:
    names = [name.replace("-", " ") for names in one.when[0].values() for name in names]
    return f"by {listed(names, 'or')}"
