"""A missing count, as a range, gives what each single number would give: on small cases, for every
part of every room, under the default readings and under each other reading of each question asked.

This is the test that says of every part that it turns at most once as a count grows, or names its
points: a part that turned more often would differ at some number.
"""

from typing import Any

import pytest
from attrs import evolve

from recountlaw.calendars import calendar_of
from recountlaw.casefile import case_file
from recountlaw.chosen import chooser
from recountlaw.exploring import (
    Count,
    Exploration,
    Missing,
    Range,
    SameAs,
    Spread,
    Unknown,
    explore,
    under,
)
from recountlaw.guards import Cube
from recountlaw.readings import Reading
from recountlaw.rooms import Room
from recountlaw.statutes import ROOMS

UP_TO = 460
"""How many numbers a range holds here, from its least: enough to pass every turn."""

DATES: dict[str, dict[str, Any]] = {
    "MT": {"date": "2024-11-05", "canvass": "2024-11-19", "counties": 1},
    "UT": {"date": "2025-11-04", "canvass": "2025-11-18", "counties": 1, "contracted": False},
    "OK": {"date": "2018-11-06", "counties": 1, "on_statewide_ballot": False},
}
FILED = {"MT": "2024-11-20T10:00", "UT": "2025-11-19T10:00", "OK": "2018-11-08T10:00"}

RACES: tuple[dict[str, Any], ...] = (
    {"office": "municipal", "stage": "general", "votes": {"A": 196, "B": 195}},
    {"office": "county", "stage": "general", "votes": {"A": 90, "B": 88, "C": 87}, "seats": 2,
     "at_large": True},
    {"office": "county", "stage": "general", "votes": {"A": 30, "B": 30}},
)  # fmt: skip
MEASURES: tuple[dict[str, Any], ...] = (
    {"measure": "county", "stage": "general", "for": 200, "against": 199},
    {"measure": "county", "stage": "general", "for": 120, "against": 81, "share": "3/5",
     "ballot_says_share": True},
)  # fmt: skip

TRIED = [
    pytest.param(room, case | DATES[room.state] | filed, id=f"{room.state}-{number}-{what}")
    for room in ROOMS
    for number, case in enumerate(RACES + MEASURES)
    for what, filed in (("unfiled", {}), ("filed", {"filed": FILED[room.state]}))
]


@pytest.mark.parametrize(("room", "written"), TRIED)
def test_a_range_gives_what_each_of_its_numbers_gives(room: Room, written: dict[str, Any]) -> None:
    """Every number of every missing count, one count at a time, the others at their least."""
    case = case_file({"state": room.state, **written}).case()
    subject = room.subjects[room.subject_of(case)]
    made = subject.door(case)
    days = calendar_of(case)
    counts = {name: of for name, of in made.missing.items() if isinstance(of, Count)}
    for fact, of in counts.items():
        tied = {name for name, one in made.missing.items() if one == SameAs(fact)}
        most = min(of.greatest, of.least + UP_TO)
        missing: dict[str, Missing] = {fact: Count(of.least, most)}
        missing |= {name: SameAs(fact) for name in tied}
        exploration = explore(subject.net, made.facts, missing, days)
        number = exploration.keys.numbers.get(fact)
        cells: list[tuple[str, int | None]] = [(name, None) for name in subject.net.shared_at]
        petitioners = range(subject.net.petitioners(made.facts))
        cells += [(name, who) for name in subject.net.each_at for who in petitioners]
        for chosen in choices(exploration):
            left = {
                cell: under(exploration.spread(*cell), exploration.keys, chosen) for cell in cells
            }
            for count in range(of.least, most + 1):
                facts = evolve(made.facts, **dict.fromkeys(tied, count) | {fact: count})
                if not all(invariant(facts) for invariant in subject.net.invariants):
                    continue
                plain = subject.net.decide(facts, days, chooser(chosen))
                for cell, spread in left.items():
                    found = value_at(spread, number, count)
                    assert found == plain.value(*cell), (cell, count, chosen)


def choices(exploration: Exploration) -> list[dict[type[Reading], Reading]]:
    """The defaults, and each other reading of each question that was asked, one at a time."""
    others = [{question: one} for question in exploration.asked for one in tuple(question)[1:]]
    return [{}, *others]


def value_at(spread: Spread, number: int | None, count: int) -> Any:
    """The one value of `spread` where the missing count is `count`."""
    found = [value for value, guard in spread if any(holds(c, number, count) for c in guard)]
    assert len(found) == 1, (count, found)
    assert not isinstance(found[0], Unknown)
    return found[0].at(count) if isinstance(found[0], Range) else found[0]


def holds(cube: Cube, number: int | None, count: int) -> bool:
    """Whether a cube, rid of its questions, allows `count`."""
    return all(
        isinstance(allowed, tuple) and allowed[0] <= count <= allowed[1]
        for key, allowed in cube
        if key == number
    )
