"""Short ways for tests to put a case and to look at its answer."""

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from recountlaw.answer import Answer, Deadline, Denominator, Duty, Route, Signatures, Sourced
from recountlaw.casefile import case_file
from recountlaw.deciding import decide
from recountlaw.rooms import Room
from recountlaw.statutes import ROOMS

Facts = Mapping[str, Any]
Look = Callable[[Answer], Any]


def room_of(state: str) -> Room:
    """The earliest-built room of a state: that of the modeled text."""
    return next(room for room in ROOMS if room.state == state)


def answer(
    facts: Facts, readings: Mapping[str, str] | None = None, as_of: str | dt.date | None = None
) -> Answer:
    """The answer on a case file, under the readings named."""
    if isinstance(as_of, str):
        as_of = dt.date.fromisoformat(as_of)
    return decide(case_file(facts).case(), readings=readings, as_of=as_of)


def two_way(total: int, margin: int) -> dict[str, int]:
    """Votes of A and B, `margin` apart and `total` in all.

    Two numbers and their difference have one parity; where `total` and `margin` do not, a third
    candidate has the odd vote.
    """
    odd = (total - margin) % 2
    behind = (total - margin - odd) // 2
    assert behind >= 0, f"no {total} votes are {margin} apart"
    votes = {"A": behind + margin, "B": behind}
    return votes | {"C": 1} if odd else votes


def can_be_apart(total: int, margin: int) -> bool:
    """Whether `two_way` can give such votes with B alone in the second place."""
    odd = (total - margin) % 2
    return total >= margin + odd and (not odd or total - margin - odd >= 4)


def for_and_against(total: int, margin: int) -> dict[str, int]:
    """Votes against and for, `margin` apart: more against."""
    assert (total - margin) % 2 == 0 <= total - margin, f"{total} and {margin} differ in parity"
    return {"for": (total - margin) // 2, "against": (total + margin) // 2}


# -- routes --------------------------------------------------------------------------------------


def routes(given: Answer, who: str) -> list[Route]:
    """The routes of a candidate by name, or else of a kind."""
    return [one for one in given.routes if who == one.petitioner or who == one.kind]


def route(given: Answer, who: str) -> Route:
    """The one route of a candidate by name, or else of a kind."""
    found = routes(given, who)
    assert len(found) == 1, f"{len(found)} routes of {who} in: {given.summary}"
    return found[0]


def opened(given: Answer, who: str) -> str:
    """Whether the route of a candidate or of a kind is open; no where there is none."""
    values = {one.open for one in routes(given, who)}
    for value in ("yes", "undetermined"):
        if value in values:
            return value
    return "no"


def label(cite: str) -> str:
    """The subdivision of a cite, as (3)(a)."""
    return cite[cite.index("(") :] if "(" in cite else ""


def limb(given: Answer, who: str) -> str | None:
    """The subdivision whose test the route is put to, passed or not; None where none reaches it."""
    found = routes(given, who)
    if not found or found[0].limb is None:
        return None
    return label(found[0].limb) if isinstance(found[0].limb, str) else repr(found[0].limb)


def provision(given: Answer, who: str) -> str | None:
    """The subdivision that gives the right; None where there is none."""
    found = routes(given, who)
    if not found or found[0].provision is None:
        return None
    said = found[0].provision
    return label(said.cite) if isinstance(said, Sourced) else repr(said)


def words(said: Any) -> str:
    """A sourced value in words; anything else as it prints."""
    return said.value if isinstance(said, Sourced) else repr(said)


def needed(given: Answer, who: str) -> Any:
    """How many must sign."""
    said = route(given, who).signatures
    return said.needed if isinstance(said, Signatures) else said


def total(given: Answer, who: str) -> Any:
    """The number a margin is measured against."""
    said = route(given, who).denominator
    return said.value if isinstance(said, Denominator) else said


def moment(given: Answer, who: str) -> str:
    """The last moment to file, as 2025-11-21T17:00."""
    said = route(given, who).deadline
    return said.moment if isinstance(said, Deadline) else repr(said)


def last_day(given: Answer, who: str) -> str:
    """The last day to file."""
    return moment(given, who).partition("T")[0]


def cents(given: Answer, who: str) -> Any:
    """The deposit in all, in cents; an item that is not known is returned itself."""
    items = route(given, who).deposit
    if not isinstance(items, tuple):
        return items
    for item in items:
        if type(item.cents) is not int:
            return item.cents
    return sum(item.cents for item in items)


def dollars(given: Answer, who: str) -> Any:
    """The deposit in all, in dollars."""
    found = cents(given, who)
    return found // 100 if type(found) is int and found % 100 == 0 else found


# -- duties --------------------------------------------------------------------------------------


def duties(given: Answer, cite: str) -> tuple[Duty, ...]:
    """The duties under a subdivision or any part of it."""
    return tuple(one for one in given.duties if label(one.cite).startswith(cite))


def duty_text(given: Answer) -> str:
    """All duties as one text."""
    return "\n".join(
        f"{one.who} | {one.what} | {one.not_before} | {one.by} | {one.cite}" for one in given.duties
    )


def said(day: str | dt.date) -> str:
    """A day as answers print it: Fri 21 Nov 2025."""
    if isinstance(day, str):
        day = dt.date.fromisoformat(day)
    return f"{day:%a} {day.day} {day:%b} {day.year}"


def mentioned(given: Answer, section: str) -> bool:
    """Whether the answer names a neighboring section."""
    return any(section in one.cite for one in given.mentions)


# -- readings ------------------------------------------------------------------------------------


@frozen
class Separation:
    """Facts on which the readings of a question part.

    `look` sees the answer; `expected` maps each reading to what it must see, the default's first.
    `also` are readings of other questions that are needed for the parting.
    """

    question: str
    facts: Facts
    look: Look
    expected: Mapping[str, Any]
    also: Mapping[str, str] = field(factory=dict)
    as_of: str | None = None


def each_reading(separations: tuple[Separation, ...]) -> list[tuple[Separation, str]]:
    """Every reading of every separation."""
    return [(one, reading) for one in separations for reading in one.expected]


def reading_ids(separations: tuple[Separation, ...]) -> list[str]:
    """Names for `each_reading`: question and reading; the second facts of a question numbered."""
    found: list[str] = []
    seen: dict[str, int] = {}
    for one in separations:
        seen[one.question] = seen.get(one.question, 0) + 1
        mark = "" if seen[one.question] == 1 else f"-{seen[one.question]}"
        found += [f"{one.question}{mark} as {reading}" for reading in one.expected]
    return found


def look_under(one: Separation, reading: str) -> Any:
    """What `one` looks at, under `reading`."""
    return one.look(answer(one.facts, {**one.also, one.question: reading}, one.as_of))


def look_by_default(one: Separation) -> Any:
    """What `one` looks at when its question is left to the default."""
    return one.look(answer(one.facts, one.also, one.as_of))


def never_parted(
    state: str, separations: tuple[Separation, ...], excused: Mapping[str, str]
) -> set[str]:
    """The questions of a state's room without two readings that some separation tells apart."""
    parted = {
        one.question
        for one in separations
        if len({repr(value) for value in one.expected.values()}) > 1
    }
    return {one.question.id for one in room_of(state).questions} - parted - set(excused)


def readings_not_told_apart(
    state: str, separations: tuple[Separation, ...], excused: Mapping[str, str]
) -> set[str]:
    """Pairs of readings of one question that no separation of it tells apart, as "q: a = b"."""
    found = set()
    for question in room_of(state).questions:
        id = question.question.id
        names = [reading.value for reading in question]
        for at, first in enumerate(names):
            for second in names[at + 1 :]:
                told = any(
                    one.question == id
                    and first in one.expected
                    and second in one.expected
                    and one.expected[first] != one.expected[second]
                    for one in separations
                )
                pair = f"{id}: {first} = {second}"
                if not told and id not in excused and pair not in excused:
                    found.add(pair)
    return found
