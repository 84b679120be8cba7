"""From the facts of a room back to a case that a user can type.

A counterexample is found as facts. Before it is shown it becomes a case again, and that case must
lead through the door to the same facts, with none missing.
"""

import json
import shlex
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import attrs

from recountlaw.casefile import case_file
from recountlaw.errors import BadCase, RecountLawError
from recountlaw.rooms import Room

SWITCHES = frozenset(
    {"retention", "instant_runoff", "sheriff", "manual", "board_found_error", "partial"}
)
"""Keys whose flags take no value."""

REPEATED = frozenset({"withdrawn", "not_printed", "holidays", "open", "closed"})
"""Keys whose flags are given once for each item of a list."""

SINGULAR = {"holidays": "holiday"}
"""Keys whose flags have another name."""

WITHOUT_FLAG = frozenset({"note"})
"""Keys that only a case file has."""


class NotACase(RecountLawError):
    """Facts that satisfy every invariant, and that no case file can express."""


@cache
def _contests(room: str) -> Any:
    return import_module(f"recountlaw.statutes.{_dotted(room)}.contests")


def _dotted(room: str) -> str:
    return room.replace("/", ".")


def plain(room: str, subject: str) -> Any:
    """Facts of a plain contest, with nothing filed, of the room with that id or path."""
    return _contests(room).PLAIN[subject]


def usual(room: str, subject: str, facts: Any) -> list[Any]:
    """What holds of facts that a case file can tell, as conditions on symbolic facts."""
    told: dict[str, Any] = _contests(room).USUAL
    return told[subject](facts) if subject in told else []


def contest_of(room: str, subject: str, facts: Any) -> dict[str, Any]:
    """The content of a case file whose facts are these, in the room with that id or path.

    Raises:
        NotACase: there is none; the message names the facts that a case cannot tell.
    """
    typed = written(room, subject, facts)
    found: Room = import_module(f"recountlaw.statutes.{_dotted(room)}").ROOM
    try:
        case = case_file(typed).case()
        through = found.subjects[subject].door(case)
    except BadCase as error:
        raise NotACase(str(error)) from None
    unlike = [*_differing(facts, through.facts), *sorted(through.missing)]
    if case.contest.partial:
        unlike.append("partial")  # beyond the door a partial list makes the votes missing
    if unlike:
        raise NotACase(f"a case cannot tell {', '.join(dict.fromkeys(unlike))}")
    return typed


def written(room: str, subject: str, facts: Any) -> dict[str, Any]:
    """The content of a case file that tells these facts as far as a case can.

    Raises:
        NotACase: a day lies outside the calendar, or the lists do not fit.
    """
    try:
        return _contests(room).CASES[subject](facts)  # type: ignore[no-any-return]
    except (ValueError, OverflowError, IndexError) as error:
        # A day outside the calendar, lists of unequal length, a petitioner who is not listed.
        raise NotACase(f"a case cannot tell such a day or list: {error}") from None


def _differing(facts: Any, others: Any) -> Iterator[str]:
    for attribute in attrs.fields(type(facts)):
        if getattr(facts, attribute.name) != getattr(others, attribute.name):
            yield attribute.name


def command(written: Mapping[str, Any], readings: Mapping[str, str] | None = None) -> str:
    """The same case as one line to be pasted, under these readings.

    What no flag can say is handed over as JSON on standard input.
    """
    chosen = {**written.get("readings", {}), **(readings or {})}
    if not all(_has_flag(key, value) for key, value in written.items()):
        whole = {**written, "readings": chosen} if chosen else written
        told = json.dumps(whole, ensure_ascii=False, default=str)
        return f"recountlaw decide - <<< {shlex.quote(told)}"
    words = ["recountlaw", "decide"]
    for key, value in written.items():
        words += _words(key, value)
    for id, name in chosen.items():
        words += ["--reading", f"{id}={name}"]
    return " ".join(map(shlex.quote, words))


def _has_flag(key: str, value: Any) -> bool:
    """Whether a flag can say this: no text may begin as a flag does, nor part where it must not.

    That a switch is off is said by no flag; told in a file it may bring a warning.
    """
    if key in WITHOUT_FLAG or str(value).startswith("-"):
        return False
    if key in SWITCHES:
        return str(value).lower() in ("true", "yes")
    if key in REPEATED:
        return not any(item.startswith("-") for item in _items(value))
    if key != "readings" and isinstance(value, Mapping | list):
        return not any(mark in str(one) for one in value for mark in ",=")
    return True


def _words(key: str, value: Any) -> list[str]:
    """A key and its value as flags, in separate words."""
    flag = "--" + SINGULAR.get(key, key).replace("_", "-")
    if key == "readings":
        return []
    if key in SWITCHES:
        return [flag]
    if key in REPEATED:
        return [word for item in _items(value) for word in (flag, item)]
    return [flag, _word(value)]


def _items(value: Any) -> list[str]:
    """The items of a list, or the one item."""
    return [str(item) for item in (value if isinstance(value, list) else [value])]


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ",".join(f"{name}={number}" for name, number in value.items())
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value)
