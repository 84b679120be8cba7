"""For each room, deciding under all readings equals deciding under each reading by itself.

Each part's spread is compared with the plain run: under all combinations of the questions that bear
on the part where those are few, and under random ones of all questions; with the facts that a case
leaves open filled in at the ends, at the points where a spread turns, and at random.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Any

import pytest
from attrs import evolve, frozen

from recountlaw.calendars import Calendar, calendar_of
from recountlaw.casefile import case_file
from recountlaw.chosen import chooser
from recountlaw.exploring import (
    Count,
    Day,
    Exploration,
    OneOf,
    Range,
    SameAs,
    Unknown,
    explore,
)
from recountlaw.guards import Guard
from recountlaw.parts import Net, Record
from recountlaw.readings import R, Reading
from recountlaw.rooms import Facts, Room
from recountlaw.statutes import ROOMS

COMBINATIONS = 4_000
"""All combinations of a part's questions, and of fills, are tried where there are no more."""

AT_RANDOM = 60
"""Combinations of all questions tried at random for each case."""

FILLS = 12
"""Ways in which the facts that a case leaves open are filled in."""

SOME_DAY = 739_570
"""A day of November 2025: missing days fall near it, or near the day of filing."""

UTAH: tuple[dict[str, Any], ...] = (
    {"office": "municipal", "stage": "municipal-general", "votes": {"A": 1706, "B": 1699}}
    | {"canvass": "2025-11-18", "ballots_in_contest": 3500, "ballots_in_election": 3600}
    | {"contracted": True},
    {"office": "municipal", "stage": "municipal-general", "votes": {"A": 1706, "B": 1699}},
    {"office": "municipal", "votes": {"A": 196, "B": 195, "C": 9}, "canvass": "2025-11-18"}
    | {"filed": "2025-11-21", "petitioner": "B"},
    {"office": "municipal", "stage": "municipal-general", "seats": 3, "canvass": "2025-11-18"}
    | {"votes": {"A": 5012, "B": 4800, "C": 4410, "D": 4410, "E": 4396, "F": 2000}}
    | {"ballots_in_contest": 9100, "ballots_in_election": 9800, "filed": "2025-11-21T17:00"},
    {"office": "municipal", "stage": "municipal-primary", "advancing": 2, "canvass": "2025-08-26"}
    | {"votes": {"A": 300, "B": 200, "C": 200}, "stray_write_ins": 3, "contracted": False},
    {"office": "legislature", "stage": "general", "votes": {"A": 9000, "B": 8990}}
    | {"write_ins": 20, "canvass": "county=2026-11-17,state=2026-11-23", "counties": 2}
    | {"filed": "2026-11-30T16:59", "petitioner": "B", "contracted": False},
    {"office": "state", "stage": "special", "votes": {"A": 0, "B": 0}, "canvass": "2025-11-18"},
    {"office": "county", "stage": "general", "instant_runoff": True, "votes": {"A": 50, "B": 50}}
    | {"canvass": "2025-11-18", "at": "2025-11-24T12:00", "closed": ["2025-11-24"]},
    {"measure": "municipal", "for": 200, "against": 199, "canvass": "2025-11-18"}
    | {"filed": "2025-11-25T17:00", "signatures": 10, "distinct_signers": 9},
    {"measure": "state", "stage": "general", "for": 600_100, "against": 400_000, "share": "3/5"}
    | {"canvass": "county=2026-11-17,state=2026-11-23", "contracted": False},
    {"measure": "special-district", "stage": "special", "for": 300, "against": 300}
    | {"canvass": "2025-11-18", "filed": "2025-11-17", "signatures": 12}
    | {"signers_who_voted": 11, "signers_who_voted_on_it": 9},
    {"office": "district-judge", "stage": "general", "retention": True, "counties": 1}
    | {"votes": {"Yes": 199, "No": 200}, "canvass": "2026-11-17", "contracted": True},
    {"office": "municipal", "stage": "municipal-general", "votes": {"A": 1706, "B": 1699}}
    | {"filed": "2025-11-21T12:00", "petitioner": "B"},
    {"office": "municipal", "stage": "municipal-general", "votes": {"A": 1706, "B": 1699}}
    | {"canvass": "2025-11-18", "partial": True},
)

MONTANA: tuple[dict[str, Any], ...] = (
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"canvass": "2024-11-19", "ballots_in_contest": 3500, "ballots_in_election": 3600},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}},
    {"office": "precinct", "stage": "primary", "votes": {"A": 51, "B": 50}, "advancing": 1}
    | {"canvass": "2024-06-18", "filed": "2024-06-24", "petitioner": "B"},
    {"office": "legislature", "stage": "general", "votes": {"A": 2000, "B": 1995}, "counties": 2}
    | {"canvass": "2024-11-19", "filed": "2024-11-25T16:00", "petitioner": "B"},
    {"office": "state", "stage": "general", "votes": {"A": 240_000, "B": 239_900, "C": 9000}}
    | {"canvass": "county=2024-11-19,state=2024-12-02"},
    {"office": "municipal", "stage": "municipal-general", "seats": 2, "canvass": "2025-11-18"}
    | {"votes": {"A": 500, "B": 450, "C": 450, "D": 40}, "write_ins": 3},
    {"office": "school", "votes": {"A": 60, "B": 60}, "not_printed": ["B"]}
    | {"canvass": "2025-05-20", "office_closes": "16:30", "filed": "2025-05-22T16:40"},
    {"office": "district-judge", "stage": "general", "retention": True, "counties": 2}
    | {"votes": {"Yes": 9990, "No": 10_000}, "canvass": "2024-11-19", "filed": "2024-11-22T12:00"},
    {"office": "congressional", "stage": "special", "votes": {"A": 0, "B": 0}}
    | {"canvass": "2024-11-19", "at": "2024-12-02T12:00"},
    {"measure": "county", "stage": "general", "for": 1000, "against": 998, "share": "3/5"}
    | {"canvass": "2024-11-19"},
    {"measure": "state", "stage": "general", "for": 250_000, "against": 249_900}
    | {"canvass": "county=2024-11-19,state=2024-12-02", "signatures": 150},
    {"measure": "school", "for": 300, "against": 300, "canvass": "2025-05-20"}
    | {"filed": "2025-05-23T12:00", "signatures": 20, "distinct_signers": 19, "verified": False},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"filed": "2024-11-22T12:00", "petitioner": "B"},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"canvass": "2024-11-19", "partial": True},
)

OKLAHOMA: tuple[dict[str, Any], ...] = (
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"date": "2024-11-05", "ballots_in_contest": 3405, "ballots_in_election": 3600},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}},
    {"office": "legislature", "stage": "primary", "date": "2024-06-18", "counties": 2}
    | {"votes": {"A": 900, "B": 899, "C": 700}, "runoff_possible": True},
    {"office": "municipal", "votes": {"A": 60, "B": 60}, "date": "2025-04-01"}
    | {"filed": "2025-04-03T17:00", "petitioner": "B", "counties": 1},
    {"office": "state", "stage": "general", "date": "2024-11-05", "manual": True}
    | {"votes": {"A": 500_000, "B": 499_000}, "filed": "2024-11-08"}
    | {"recount_ballots": {"Tulsa": 6001, "Osage": 3000}},
    {"office": "district-judge", "stage": "general", "retention": True, "date": "2024-11-05"}
    | {"votes": {"Yes": 500, "No": 501}},
    {"office": "district", "votes": {"A": 10, "B": 9}, "withdrawn": ["B"], "date": "2025-04-01"},
    {"office": "congressional", "stage": "special", "votes": {"A": 5000}, "date": "2024-11-05"}
    | {"at": "2024-11-12T12:00"},
    {"measure": "county", "stage": "general", "for": 1000, "against": 999, "date": "2024-11-05"}
    | {"on_statewide_ballot": False, "signatures": 10, "filed": "2024-11-08T16:00"}
    | {"ballots_in_contest": 2100, "cast": 2005},
    {"measure": "state", "stage": "general", "for": 500_000, "against": 499_990}
    | {"date": "2024-11-05", "share": "3/5"},
    {"measure": "school", "for": 600, "against": 401, "share": "3/5", "date": "2025-04-01"}
    | {"filed": "2025-04-04", "signatures": 12, "distinct_signers": 9, "deposit_cents": 60_000},
    {"measure": "municipal", "stage": "special", "for": 0, "against": 0, "date": "2025-04-01"},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"filed": "2024-11-08T12:00", "petitioner": "B"},
    {"office": "county", "stage": "general", "votes": {"A": 1706, "B": 1699}}
    | {"date": "2024-11-05", "partial": True},
)

CASES = {"UT": UTAH, "MT": MONTANA, "OK": OKLAHOMA}

EACH_CASE = pytest.mark.parametrize(
    ("state", "written"),
    [pytest.param(s, one, id=f"{s}-{at}") for s, of in CASES.items() for at, one in enumerate(of)],
)

Assignment = Mapping[Any, Any]
"""A reading for each question, and a value for each fact that was missing."""


@frozen
class Tried:
    """One case under one text, explored, with ways to decide it plainly."""

    net: Net
    facts: Facts
    calendar: Calendar
    exploration: Exploration

    def cells(self) -> Iterator[tuple[str, int | None]]:
        """Each part, once or for each petitioner."""
        for name in self.net.by_name:
            if name in self.net.each_at:
                yield from ((name, who) for who in range(len(self.exploration.each)))
            else:
                yield name, None

    def run(self, at: Assignment) -> tuple[Record, frozenset[type[Reading]]]:
        """The plain run, and the questions it asked."""
        filled = evolve(self.facts.facts, **{key: at[key] for key in self.facts.missing})
        asked: set[type[Reading]] = set()
        answer = chooser({k: v for k, v in at.items() if isinstance(k, type)})

        def choose(question: type[R], /) -> R:
            asked.add(question)
            return answer(question)

        record = self.net.decide(filled, self.calendar, choose)
        return record, frozenset(asked)

    def can_be(self, fill: Assignment) -> bool:
        """Whether the facts so filled in are such as a door lets pass."""
        filled = evolve(self.facts.facts, **fill)
        return all(holds(filled) for holds in self.net.invariants)

    def turning_points(self, fact: str) -> list[int]:
        """The counts at which some spread turns, and those just before and after."""
        number = self.exploration.keys.numbers.get(fact)
        spreads = (self.exploration.spread(name, who) for name, who in self.cells())
        ends = {
            end
            for spread in spreads
            for _, guard in spread
            for cube in guard
            for key, allowed in cube
            if key == number and isinstance(allowed, tuple)
            for end in allowed
        }
        return sorted(ends)

    def fills(self, dice: random.Random) -> list[dict[str, Any]]:
        """Ways to fill in what is missing; one empty way where nothing is."""
        missing = self.facts.missing
        if not missing:
            return [{}]
        kinds = {f: m.options for f, m in missing.items() if isinstance(m, OneOf)}
        every = [dict(zip(kinds, one, strict=True)) for one in product(*kinds.values())]
        dice.shuffle(every)
        counts = {f: m for f, m in missing.items() if isinstance(m, Count)}
        points = {f: self.turning_points(f) for f in counts}
        found: list[dict[str, Any]] = []
        for attempt in range(FILLS * 20):
            fill = dict(every[attempt % len(every)])
            for fact, count in counts.items():
                fill[fact] = some_count(dice, count, points[fact], attempt)
            for fact, of in missing.items():
                if isinstance(of, Day):
                    near = getattr(self.facts.facts, "filed_day", None) or SOME_DAY
                    fill[fact] = some_value(dice, getattr(self.facts.facts, fact), near)
            for fact, of in missing.items():
                if isinstance(of, SameAs):
                    fill[fact] = fill[of.fact]
            fill |= agreeing(dice, evolve(self.facts.facts, **fill), fill)
            if self.can_be(fill):
                found.append(fill)
            if len(found) == FILLS:
                break
        return found

    def questions_of(self) -> dict[str, frozenset[type[Reading]]]:
        """For each part the questions that it, or a part it hangs on, asked."""
        by_id = {one.question.id: one for one in self.exploration.asked}
        found: dict[str, frozenset[type[Reading]]] = {}
        for part in self.net.parts:
            own = frozenset(by_id[id] for id in self.exploration.asked_by.get(part.name, ()))
            found[part.name] = own.union(*(found[name] for name in part.inputs))
        return found

    def check(self, record: Record, at: Assignment, name: str, who: int | None) -> int:
        """The place in its spread of the one value that `at` allows, which is the plain run's."""
        spread = self.exploration.spread(name, who)
        places = [n for n, (_, guard) in enumerate(spread) if self.allows(guard, at)]
        assert len(places) == 1, f"{name} {who}: {len(places)} values at {at}: {spread}"
        there = spread[places[0]][0]
        here = record.value(name, who)
        if isinstance(there, Unknown):
            assert there.facts <= set(self.facts.missing)
        else:
            if isinstance(there, Range):
                there = there.at(at[there.fact])
            assert type(there) is type(here) and there == here, (
                f"{name} {who}: explored {there}, decided {here}, at {at}"
            )
        return places[0]

    def allows(self, guard: Guard, at: Assignment) -> bool:
        """Whether `guard` allows the readings and the facts of `at`."""
        keys = self.exploration.keys

        def within(number: int, allowed: Any) -> bool:
            value = at[keys.keys[number]]
            if isinstance(allowed, tuple):
                return bool(allowed[0] <= value <= allowed[1])
            return bool(allowed >> keys.options[number].index(value) & 1)

        return any(all(within(number, allowed) for number, allowed in cube) for cube in guard)


def some_count(dice: random.Random, count: Count, points: list[int], attempt: int) -> int:
    """The ends first, then points where something turns, then any count."""
    if attempt % 4 < 2:
        return (count.least, count.greatest)[attempt % 4]
    if points and attempt % 4 == 2:
        return dice.choice(points)
    return dice.randint(count.least, min(count.greatest, 2 * count.least + 1000))


def some_value(dice: random.Random, given: Any, near: int) -> Any:
    """A day near another, or for a list of counts one as long."""
    if isinstance(given, tuple):
        return tuple(dice.randint(0, 2 * one + 100) for one in given)
    return near + dice.randint(-20, 20)


def agreeing(dice: random.Random, facts: Any, fill: Assignment) -> dict[str, Any]:
    """What a fill must say for its facts to agree with each other: the lists of Oklahoma's room."""
    found: dict[str, Any] = {}
    if "filed_clock" in fill:
        found["filed_clock"] = facts.filed_minute
    if not hasattr(facts, "ballots_of_county"):
        return found
    asked, voted = facts.counties_requested, facts.counties_voted
    requested = facts.ballots_requested
    if "ballots_requested" in fill:
        requested = tuple(dice.randint(0, 9000) for _ in range(asked))
        found["ballots_requested"] = requested
    if "ballots_with_vote" in fill:
        found["ballots_with_vote"] = tuple(dice.randint(0, number) for number in requested)
    if "ballots_of_county" in fill:
        more = (*requested, *(0 for _ in range(voted - asked)))
        found["ballots_of_county"] = tuple(number + dice.randint(0, 9000) for number in more)
    return found


def tried(room: Room, written: Mapping[str, Any]) -> Tried:
    """`written` explored under the text of `room`."""
    case = case_file(dict(written) | {"state": room.state}).case()
    subject = room.subjects[room.subject_of(case)]
    facts = subject.door(case)
    if case.contest.partial:
        unseen = {name: Day() for name in ("votes",) if hasattr(facts.facts, name)}
        facts = evolve(facts, missing={**facts.missing, **unseen})
    calendar = calendar_of(case)
    found = explore(subject.net, facts.facts, facts.missing, calendar)
    return Tried(subject.net, facts, calendar, found)


def rooms_of(state: str) -> tuple[Room, ...]:
    """The rooms of a state; the test is skipped where none is built."""
    rooms = tuple(room for room in ROOMS if room.state == state)
    if not rooms:
        pytest.skip(f"no room of {state} is in the index")
    return rooms


@EACH_CASE
def test_each_part_equals_the_plain_run_under_random_readings(
    state: str, written: dict[str, Any]
) -> None:
    """Exactly one value of each spread is allowed, and it is the plain run's."""
    for room in rooms_of(state):
        one = tried(room, written)
        dice = random.Random(state)
        asked = one.exploration.asked
        fills = one.fills(dice)
        assert fills
        for turn in range(max(AT_RANDOM, len(fills))):
            readings = {question: dice.choice(list(question)) for question in asked}
            at = readings | fills[turn % len(fills)]
            record, answered = one.run(at)
            if not one.facts.missing:  # else a question may hang on what is not known
                assert answered <= set(asked)
            for name, who in one.cells():
                one.check(record, at, name, who)


@EACH_CASE
def test_each_part_equals_the_full_product_of_its_questions(
    state: str, written: dict[str, Any]
) -> None:
    """Every combination of the questions that bear on a part, where they are few, gives its value;
    with nothing missing, every value is given by some."""
    for room in rooms_of(state):
        one = tried(room, written)
        dice = random.Random(state)
        fills = one.fills(dice)
        others = {question: question.first for question in one.exploration.asked}
        by_questions: dict[frozenset[type[Reading]], list[str]] = {}
        for name, questions in one.questions_of().items():
            by_questions.setdefault(questions, []).append(name)
        for questions, names in by_questions.items():
            if prod(len(question) for question in questions) * len(fills) > COMBINATIONS:
                continue
            cells = [(name, who) for name, who in one.cells() if name in names]
            seen: dict[tuple[str, int | None], set[int]] = {cell: set() for cell in cells}
            ordered = list(questions)
            for fill, readings in product(fills, product(*ordered)):
                at = others | dict(zip(ordered, readings, strict=True)) | fill
                record, _ = one.run(at)
                for name, who in cells:
                    seen[name, who].add(one.check(record, at, name, who))
            if not one.facts.missing:
                for (name, who), places in seen.items():
                    assert len(places) == len(one.exploration.spread(name, who)), (name, who)


@pytest.mark.parametrize("state", CASES)
def test_the_cases_ask_every_subject_and_leave_every_kind_of_fact_open(state: str) -> None:
    """The list is varied: all subjects, and facts missing of each kind that the doors know."""
    for room in rooms_of(state):
        everything = [tried(room, written) for written in CASES[state]]
        assert {id(one.net) for one in everything} == {id(s.net) for s in room.subjects.values()}
        left_open = {type(what) for one in everything for what in one.facts.missing.values()}
        assert left_open == {OneOf, Count, SameAs, Day}
        asked = {question for one in everything for question in one.exploration.asked}
        assert len(asked) > len(room.questions) // 2


@EACH_CASE
def test_every_case_holds_what_its_rules_rely_on(state: str, written: dict[str, Any]) -> None:
    """The facts as the door hands them over, nothing missing, keep the invariants of the net."""
    for room in rooms_of(state):
        case = case_file(written | {"state": state}).case()
        subject = room.subjects[room.subject_of(case)]
        facts = subject.door(case)
        if not facts.missing:
            assert all(holds(facts.facts) for holds in subject.net.invariants)
