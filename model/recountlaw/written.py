"""Values as they are written in a case file, or after a flag, read strictly.

A count is written in digits alone, a day as 2025-11-18; nothing is guessed.
"""

import datetime as dt
import re
import unicodedata
from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from operator import eq
from typing import Any

import cattrs
from attrs import frozen

from recountlaw.case import Canvass
from recountlaw.contest import MeasureKind, Office, Share, Stage, State
from recountlaw.petition import Board, Instrument
from recountlaw.validation import GREATEST_COUNT, repeated

Read = Callable[[object], Any]
"""Reads one value; raises `Must`."""

DIGITS = re.compile(r"[0-9]+")
NUMBER_INSIDE = re.compile(r"=\s*\d")
UNSAFE = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no name may hold: control characters, half characters, line ends."""


class Must(Exception):
    """A value does not hold what it must; the field is known further out."""

    def __init__(self, must: str, got: object, hint: str = "") -> None:
        super().__init__(must)
        self.must = must
        self.got = got
        self.hint = hint


@frozen(eq=False, repr=False)
class Votes:
    """Names with their votes, in the order given."""

    by_name: tuple[tuple[str, int], ...]


@frozen(eq=False, repr=False)
class Names:
    """Names, in the order given."""

    names: tuple[str, ...]


@frozen(eq=False, repr=False)
class Counties:
    """How many counties vote, and their names where given."""

    number: int
    names: tuple[str, ...] = ()


@frozen(eq=False, repr=False)
class Filed:
    """A day, and the time of day where given."""

    day: dt.date
    time: dt.time | None


def whole_number(value: object) -> int:
    """A count written in digits alone, or already an int.

    Raises:
        Must: it is anything else; a float and a bool are anything else.
    """
    if isinstance(value, str) and DIGITS.fullmatch(value) and len(value) < 20:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            raise Must("be a whole number, not negative", value)
        if value > GREATEST_COUNT:
            raise Must(f"be a whole number up to {GREATEST_COUNT:,}", value)
        return value
    if isinstance(value, str) and DIGITS.fullmatch(value):
        raise Must(f"be a whole number up to {GREATEST_COUNT:,}", value)
    hint = ""
    if isinstance(value, str) and DIGITS.fullmatch(value.replace(",", "").replace(" ", "")):
        hint = f"Write {re.sub('[ ,]', '', value)}"
    raise Must("be a whole number in digits alone", value, hint)


def yes_no(value: object) -> bool:
    """Yes or no, in words or as a bool."""
    if isinstance(value, bool):
        return value
    words = {"yes": True, "true": True, "no": False, "false": False}
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    raise Must("be yes or no", value)


def a_day(value: object) -> dt.date:
    """A calendar day, as 2025-11-18."""
    if type(value) is dt.date:
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value):
        try:
            return dt.date.fromisoformat(value)
        except ValueError:
            pass
    raise Must("be a calendar day such as 2025-11-18", value)


def a_time(value: object) -> dt.time:
    """A time of day, as 16:40."""
    if isinstance(value, dt.time) and value.tzinfo is None:
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{2}:\d{2}(:\d{2})?", value):
        try:
            return dt.time.fromisoformat(value)
        except ValueError:
            pass
    raise Must("be a local time of day such as 16:40", value)


def filed(value: object) -> Filed:
    """A day with or without a time, as 2025-11-21 or 2025-11-21T16:40."""
    if isinstance(value, dt.datetime):
        if value.tzinfo is not None:
            raise Must("be a local time without a zone", value.isoformat())
        return Filed(value.date(), value.time())
    if type(value) is dt.date:
        return Filed(value, None)
    if isinstance(value, str):
        day, mark, time = value.replace(" ", "T", 1).partition("T")
        try:
            return Filed(a_day(day), a_time(time) if mark else None)
        except Must:
            pass
    raise Must("be a day or a local day and time such as 2025-11-21T16:40", value)


def a_share(value: object) -> Share:
    """A fraction, as 3/5."""
    if isinstance(value, str):
        num, mark, den = value.partition("/")
        if mark and DIGITS.fullmatch(num) and DIGITS.fullmatch(den):
            above, below = whole_number(num), whole_number(den)
            if 0 < above < below:
                return Share(above, below)
            raise Must("be a fraction above 0 and below 1, such as 3/5", value)
    raise Must("be a fraction such as 3/5", value)


def votes(value: object) -> Votes:
    """Names with counts: a mapping, or text such as A=1706,B=1699."""
    if isinstance(value, Mapping):
        found = [(_name(name), whole_number(number)) for name, number in value.items()]
    elif isinstance(value, str):
        pieces = value.split(",")
        for at, piece in enumerate(pieces):
            if "=" not in piece:
                raise Must("be NAME=N,NAME=N", piece, _one_number(pieces, at))
            if NUMBER_INSIDE.search(piece.rpartition("=")[0]):
                # A space or semicolon for the comma would make two candidates one who has no rival.
                raise Must("be NAME=N,NAME=N", piece, "Commas part the candidates")
        parted = [piece.rpartition("=") for piece in pieces]
        found = [(_name(name), whole_number(number.strip())) for name, _, number in parted]
    else:
        raise Must("give names with numbers, as NAME=N,NAME=N", value)
    twice = repeated(name for name, _ in found)
    if twice is not None:
        raise Must("name each once", twice)
    return Votes(tuple(found))


def _one_number(pieces: list[str], at: int) -> str:
    """What to write where a comma within a number was taken to part two candidates."""
    first = at if at == 0 else at - 1
    last = at
    while last + 1 < len(pieces) and DIGITS.fullmatch(pieces[last + 1].strip()):
        last += 1
    number = [pieces[first].rpartition("=")[2], *pieces[first + 1 : last + 1]]
    digits = [piece.strip() for piece in number]
    if len(digits) < 2 or not all(map(DIGITS.fullmatch, digits)):
        return "Commas part the candidates, and each has its =N"
    return f"For {','.join(digits)} write {''.join(digits)}; commas part the candidates"


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise Must("have a name before each number", value)
    return _safe(value)


def _safe(value: str) -> str:
    """`value` without spaces around it, if it can be printed in one line."""
    if any(unicodedata.category(one) in UNSAFE for one in value):
        raise Must("be a name without line ends and control characters", value)
    return value.strip()


def names(value: object) -> Names:
    """Names: a list, or one name."""
    if isinstance(value, str):
        value = [value]
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        found = tuple(map(_safe, value))
        if all(found):
            return Names(found)
    raise Must("be a name or a list of names", value)


def counties(value: object) -> Counties:
    """How many counties: a number, or their names."""
    if isinstance(value, (list, tuple)):
        listed = names(value).names
        if not listed or len(set(listed)) < len(listed):
            raise Must("name each county once", value)
        return Counties(len(listed), listed)
    if isinstance(value, str) and not value.strip()[:1].isdigit() and not value.startswith("-"):
        return counties([one.strip() for one in value.split(",")])
    return Counties(whole_number(value))


def canvass(value: object) -> Canvass:
    """One day for every canvass, or county=DATE,state=DATE."""
    if isinstance(value, str) and "=" in value:
        pairs = [piece.strip().partition("=")[::2] for piece in value.split(",")]
        twice = repeated(name for name, _ in pairs)
        if twice is not None:
            raise Must("name each canvass once", twice)
        value = dict(pairs)
    if isinstance(value, Mapping):
        extra = sorted(map(str, set(value) - {"county", "state"}))
        if extra or not value:
            raise Must("be a day, or county=DAY,state=DAY", extra[0] if extra else value)
        return Canvass(
            *(a_day(value[one]) if one in value else None for one in ("county", "state"))
        )
    day = a_day(value)
    return Canvass(day, day)


def days(value: object) -> tuple[dt.date, ...]:
    """Days: a list, or text with commas."""
    if isinstance(value, str):
        value = value.split(",")
    if isinstance(value, (list, tuple)):
        return tuple(a_day(one.strip() if isinstance(one, str) else one) for one in value)
    if type(value) is dt.date:
        return (value,)
    raise Must("be days such as 2025-11-28", value)


def texts(value: object) -> dict[str, str]:
    """Texts by text, each in one line: question ids with the names of readings."""
    if isinstance(value, Mapping) and all(isinstance(one, str) for one in value.values()):
        return {_safe(str(key)): _safe(one) for key, one in value.items()}
    raise Must("map question ids to the names of readings", value)


def a_text(value: object) -> str:
    """Any text that is not blank."""
    if isinstance(value, str) and value.strip():
        return value.strip()
    raise Must("be a text", value)


# -- reading by kind ---------------------------------------------------------------------------


def _one_of(kind: type[Enum]) -> Read:
    members = {str(member.value).lower(): member for member in kind}

    def read(value: object) -> Enum:
        if isinstance(value, str) and value.lower() in members:
            return members[value.lower()]
        raise Must(f"be one of {', '.join(str(member.value) for member in kind)}", value)

    return read


READS: dict[Any, Read] = {
    int: whole_number,
    bool: yes_no,
    str: a_text,
    dt.date: a_day,
    dt.time: a_time,
    Filed: filed,
    Share: a_share,
    Votes: votes,
    Names: names,
    Counties: counties,
    Canvass: canvass,
    tuple[dt.date, ...]: days,
    dict[str, str]: texts,
    **{kind: _one_of(kind) for kind in (State, Office, MeasureKind, Stage, Board, Instrument)},
}
"""How a value of each kind is read."""


def _reader() -> cattrs.BaseConverter:
    reader = cattrs.BaseConverter()
    for kind, read in READS.items():
        hook = partial(_read, read)
        if isinstance(kind, type):
            reader.register_structure_hook(kind, hook)
        else:
            reader.register_structure_hook_func(partial(eq, kind), hook)
    return reader


def _read(read: Read, value: object, _: Any) -> Any:
    return read(value)


READER = _reader()
"""Structures one value by the type of its attribute; raises `Must`."""
