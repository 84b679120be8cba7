"""Whole contests, through the door and at the edges: what the rules decide the relations admit.

The proof goes part by part, for lists of some lengths; these are contests as they are typed, with
lists as long as they come, moments by the clock, and the calendar in force.
"""

import datetime as dt
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest
import z3
from attrs import frozen
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from strategies import Facts, contests

from recountlaw.calendars import calendar_of
from recountlaw.casefile import case_file
from recountlaw.errors import BadCase
from recountlaw.parts import Outcome
from recountlaw.proving.contests import relations_of, room_of
from recountlaw.proving.given import cell_of
from recountlaw.readings import Reading
from recountlaw.relations import (
    Case,
    Shape,
    SymbolicFacts,
    cell,
    holds,
    same,
    shapes_of,
    z3_of,
)
from recountlaw.statutes import rooms_of_state

DAYS = range(dt.date(2020, 10, 20).toordinal(), dt.date(2021, 1, 20).toordinal())
"""Of these the calendar is told: the election of 3 November 2020 and what follows from it."""

EXAMPLES = {"dev": 10, "ci": 40}
"""Contests of each state: each part of each is a question for a solver."""


@frozen(eq=False)
class Asked:
    """The relation of one value, which is an unknown like all it speaks of, in a solver."""

    case: Case
    value: Any
    solver: Any


@lru_cache(maxsize=300)  # a solver holds on to much memory
def asked(
    room: str, subject: str, name: str, who: int | None, lengths: tuple[tuple[str, int], ...]
) -> Asked:
    """The relation of the value of that name, for lists of those lengths."""
    net = room_of(room).subjects[subject].net
    shapes = shapes_of(net)
    case = Case(SymbolicFacts(net.facts, dict(lengths)), shapes, who)
    value = cell(shapes[name], "value")
    solver = z3.Solver()
    solver.add(z3_of(holds(relations_of(room, subject).relations[name](case), shapes[name], value)))
    return Asked(case, value, solver)


class Told:
    """One case as relations see it, every unknown pinned to what it is."""

    def __init__(self, room: Any, subject: str, facts: Any, days: Any, chosen: Any) -> None:
        self.net = room.subjects[subject].net
        self.where = room.id.replace("/", "."), subject
        self.shapes = shapes_of(self.net)
        self.facts, self.days, self.chosen = facts, days, chosen
        self.given = (facts, days.closed, days.holiday, days.office_closed, chosen)
        self.lengths = tuple(
            (attribute.name, len(told))
            for attribute in self.net.facts.__attrs_attrs__
            if isinstance(told := getattr(facts, attribute.name), tuple)
        )

    def admits(self, name: str, who: int | None, named: dict[str, Any], value: Any) -> Any:
        """What z3 says of the value that the rules gave, everything else being as it was."""
        about = asked(*self.where, name, who, self.lengths)
        about.solver.push()
        about.solver.add(*map(z3_of, self._pinned(about.case, named)))
        about.solver.add(z3_of(same(about.value, cell_of(self.shapes[name], value))))
        found = about.solver.check()
        about.solver.pop()
        return found

    def _pinned(self, case: Case, named: dict[str, Any]) -> Iterator[Any]:
        for fact, made in case.facts.seen.items():
            told = getattr(self.facts, fact)
            if isinstance(made, tuple):
                item = Shape(type(told[0]) if told else int, False)
                yield from (
                    same(one, cell_of(item, is_)) for one, is_ in zip(made, told, strict=True)
                )
            else:
                yield same(made, cell_of(case.facts.shape(fact), told))
        for earlier, made in case.named.items():
            yield same(made, cell_of(self.shapes[earlier], named[earlier]))
        for question in case.reads.asked:
            yield case.reads(self.chosen(question))
        for predicate in (case.closed, case.holiday, case.office_closed):
            if predicate.asked:
                known = getattr(self.days, predicate.name)
                yield from (predicate(day) == known(day) for day in DAYS)


def readings_at_random(seed: int) -> Any:
    """Answers each question, the same way each time it is asked."""

    def choose(question: type[Reading]) -> Reading:
        return Random(f"{seed} {question.question.id}").choice(tuple(question))

    return choose


LAST_DAYS = {"MT": 23, "UT": 20, "OK": 6}
"""Of November 2020, to file: three days after the canvass of the 17th, five that end on a weekend,
the Friday after the election."""


@st.composite
def filed(draw: st.DrawFn, state: str) -> Facts:
    """A contest with its days; something was filed about the last day, at an hour of note."""
    facts: Facts = draw(contests(state))
    facts |= {"date": "2020-11-03", "canvass": "2020-11-17"}
    last = LAST_DAYS[state]
    day = draw(st.just(last) | st.integers(last - 1, last + 1) | st.integers(3, 25))
    clock = draw(st.sampled_from(["17:00", "16:59", "17:01", "00:00", "23:59"]))
    facts["filed"] = f"2020-11-{day:02}T{clock}"
    near = st.integers(last - 2, last + 2)
    shut = draw(st.just([]) | st.lists(near, max_size=2, unique=True))
    if shut:
        facts["closed"] = [f"2020-11-{one:02}" for one in shut]
    if "measure" in facts:
        facts["signatures"] = draw(st.sampled_from([0, 9, 10, 11, 100, 149, 150, 151, 1000]))
        facts["distinct_signers"] = facts["signatures"] - draw(st.integers(0, 1))
    return facts


@pytest.mark.parametrize("state", ["MT", "UT", "OK"])
@settings(max_examples=EXAMPLES["ci" if settings().max_examples >= 100 else "dev"])
@given(data=st.data(), seed=st.integers(0, 1000))
def test_relations_admit_what_rules_decide(state: str, data: Any, seed: int) -> None:
    room = rooms_of_state(state)[-1]
    try:
        case = case_file(data.draw(filed(state))).case()
        subject = room.subject_of(case)
        told = room.subjects[subject].door(case)
    except BadCase:
        assume(False)
    net = room.subjects[subject].net
    facts = told.facts
    # A fact that is missing stands for a range; its placeholder need not be one of it.
    assume(all(holds_of(facts) for holds_of in net.invariants))
    days, choose = calendar_of(case), readings_at_random(seed)
    record = net.decide(facts, days, choose)
    relations = Told(room, subject, facts, days, choose)
    values: dict[str, Any] = {}
    folded = Outcome.NOT_AVAILABLE
    for who in (None, *range(net.petitioners(facts))):
        for part, named, value in record.trace(who):
            values |= named
            if part.name == "outcome" and net.is_each(part):
                # The record keeps the last outcome alone; this is the one up to this petitioner.
                values["so_far"] = folded
                value = folded = net.run(*relations.given, who + 1)[2]
            values[part.name] = value
            assert relations.admits(part.name, who, values, value) == z3.sat, (part.name, who)
