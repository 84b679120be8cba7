"""What the ways back from facts to a case share: names, days and hours as a case file has them."""

import datetime as dt
from collections.abc import Iterable, Mapping
from string import ascii_uppercase
from typing import Any, TypeVar

from recountlaw.relations import All, Formula, Some, Sum

T = TypeVar("T")


def names(number: int) -> list[str]:
    """The names of so many candidates: A, B, C and so on, and after Z AA, AB, AC."""
    return [name_of(at) for at in range(number)]


def name_of(at: int) -> str:
    """The name of the candidate of that index."""
    letters = len(ascii_uppercase)
    before = name_of(at // letters - 1) if at >= letters else ""
    return before + ascii_uppercase[at % letters]


def date(day: int) -> str:
    """A day as written."""
    return dt.date.fromordinal(day).isoformat()


def hour(minute: int) -> str:
    """A minute of a day as written."""
    return f"{minute // 60:02}:{minute % 60:02}"


def moment(day: int, minute: int) -> str:
    """A day and its minute as written."""
    return f"{date(day)}T{hour(minute)}"


def told(written: Mapping[str, Any]) -> dict[str, Any]:
    """What is told at all: None is left out."""
    return {key: value for key, value in written.items() if value is not None}


def unless(value: T, default: T) -> T | None:
    """The value, or None where a case that says nothing means the same."""
    return None if value == default else value


def chosen(among: Iterable[str], marks: Iterable[bool], mark: bool) -> list[str] | None:
    """The names that bear the mark; None for nobody."""
    found = [name for name, its in zip(among, marks, strict=True) if its is mark]
    return found or None


def share(num: int, den: int) -> str | None:
    """The share that approves; None for a majority."""
    return unless(f"{num}/{den}", "1/2")


def filer(listed: list[str], petitioner: int | None) -> str | None:
    """The name of whoever files; None for nobody in particular, and for nobody who can be told.

    Raises:
        IndexError: there is no such candidate.
    """
    return None if petitioner is None or petitioner < 0 else listed[petitioner]


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


def signatures(facts: Any) -> dict[str, Any]:
    """Signatures, and what of them is not in order."""
    return {
        "signatures": facts.signatures,
        "distinct_signers": unless(facts.signers, facts.signatures),
        "signers_who_voted": unless(facts.signers_voted, facts.signatures),
    }


def write_ins_hide_nobody(facts: Any) -> Formula:
    """That write-in votes, if there are any, are so few that nobody they hide comes near a place.

    A case with more has no votes of its own (`recountlaw.doors.hidden_write_ins`).
    """
    in_all = Sum(*facts.votes, facts.write_ins)
    ahead = [votes - facts.write_ins for votes in facts.votes]
    few = All(*(All(lead > 10, 400 * lead > in_all + 400) for lead in ahead))
    return Some(facts.write_ins == 0, few)
