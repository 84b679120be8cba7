"""What the ways back from facts to a case share: names, days and hours as a case file has them."""

import datetime as dt
from collections.abc import Iterable, Mapping
from string import ascii_uppercase
from typing import Any


def names(number: int) -> list[str]:
    """The names of so many candidates: A, B, C and so on."""
    return list(ascii_uppercase[:number])


def date(day: int) -> str:
    """A day as written."""
    return dt.date.fromordinal(day).isoformat()


def moment(day: int, minute: int) -> str:
    """A minute of a day as written."""
    return f"{date(day)}T{minute // 60:02}:{minute % 60:02}"


def told(written: Mapping[str, Any]) -> dict[str, Any]:
    """What is told at all: None is left out."""
    return {key: value for key, value in written.items() if value is not None}


def chosen(among: Iterable[str], marks: Iterable[bool], mark: bool) -> list[str] | None:
    """The names that bear the mark; None for nobody."""
    found = [name for name, its in zip(among, marks, strict=True) if its is mark]
    return found or None


def canvass(county: int, state: int) -> str | dict[str, str]:
    """The days of the canvass as written."""
    if county == state:
        return date(county)
    return {"county": date(county), "state": date(state)}


def filing(facts: Any) -> dict[str, Any]:
    """When a petition was filed, and the moment asked about."""
    return {
        "filed": None if facts.filed_day is None else moment(facts.filed_day, facts.filed_minute),
        "at": None if facts.at_day is None else moment(facts.at_day, facts.at_minute),
    }
