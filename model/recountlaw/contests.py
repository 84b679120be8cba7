"""From the facts of a room back to a case that a user can type.

A counterexample is found as facts. Before it is shown it becomes a case again, and that case must
lead through the door to the same facts, with none missing.
"""

import shlex
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import attrs

from recountlaw.casefile import case_file
from recountlaw.errors import BadCase, RecountLawError
from recountlaw.rooms import Room

SWITCHES = ("retention", "instant_runoff", "sheriff", "manual", "board_found_error", "partial")
"""Flags that take no value."""


class NotACase(RecountLawError):
    """Facts that satisfy every invariant, and that no case file can express."""


@cache
def _contests(path: str) -> Any:
    return import_module(f"recountlaw.statutes.{path}.contests")


def plain(path: str, subject: str) -> Any:
    """Facts of a plain contest, with nothing filed, of the room at `path`."""
    return _contests(path).PLAIN[subject]


def usual(path: str, subject: str, facts: Any) -> list[Any]:
    """What holds of facts that a case file can tell, as conditions on symbolic facts."""
    told: dict[str, Any] = _contests(path).USUAL
    return told[subject](facts) if subject in told else []


def contest_of(path: str, subject: str, facts: Any) -> dict[str, Any]:
    """The content of a case file whose facts are these.

    Raises:
        NotACase: there is none.
    """
    room: Room = import_module(f"recountlaw.statutes.{path}").ROOM
    try:
        written: dict[str, Any] = _contests(path).CASES[subject](facts)
        through = room.subjects[subject].door(case_file(written).case())
    except BadCase as error:
        raise NotACase(str(error)) from None
    except (ValueError, OverflowError, IndexError):  # a day before the calendar, a 27th name
        raise NotACase("a case cannot tell such a day or so many names") from None
    read = set(through.missing)
    different = [
        attribute.name
        for attribute in attrs.fields(type(facts))
        if getattr(through.facts, attribute.name) != getattr(facts, attribute.name)
    ]
    if different or read:
        raise NotACase(f"a case cannot tell {', '.join([*different, *sorted(read)])}")
    return written


def command(written: Mapping[str, Any], readings: Mapping[str, str]) -> str:
    """The same case as one line to be pasted, under these readings."""
    words = ["recountlaw", "decide"]
    for key, value in written.items():
        flag = "--" + key.replace("_", "-")
        if key in SWITCHES:
            words += [flag] if value else []
            continue
        words += [flag, _word(value)]
    for id, name in readings.items():
        words += ["--reading", f"{id}={name}"]
    return " ".join(shlex.quote(word) for word in words)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ",".join(f"{name}={number}" for name, number in value.items())
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value)
