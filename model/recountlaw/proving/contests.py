"""Contests of which nothing is known but the law: what theorems and findings speak of.

The values of a `Contest` follow from its facts by the room's constraints; whichever value a
statement names is joined to those it hangs on. Values named in `free` are cut there: they may be
anything, so that a theorem about them holds of more than contests.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import z3

from recountlaw.calendars import calendar
from recountlaw.contest import State
from recountlaw.parts import Net, Outcome
from recountlaw.readings import Reading
from recountlaw.relations import (
    All,
    Case,
    Cell,
    Predicate,
    Readings,
    Relations,
    Sizes,
    SymbolicFacts,
    holds,
    shapes_of,
    z3_of,
)
from recountlaw.rooms import Room, Subject

from .domain import invariants


@cache
def room_of(path: str) -> Room:
    """The room at a path such as ``utah.s20a_4_401.from_2025``."""
    return import_module(f"recountlaw.statutes.{path}").ROOM  # type: ignore[no-any-return]


@cache
def relations_of(path: str, subject: str) -> Relations:
    """The constraints of one subject of a room."""
    module = import_module(f"recountlaw.statutes.{path}.constraints")
    return module.SUBJECTS[subject]  # type: ignore[no-any-return]


class _Joined(Case):
    """A case whose values are joined to what they follow from as they are named."""

    def __init__(self, contest: "Contest", who: int | None) -> None:
        super().__init__(
            contest.facts, contest.shapes, who, lambda name: contest.name_of(name, who)
        )
        self._contest = contest
        self.closed, self.holiday, self.office_closed = contest.days
        self.reads = contest.reads

    def cell(self, name: str) -> Any:
        if name not in self.named:
            each = self._contest.is_each(name)
            if each and self.who is None:
                raise TypeError(f"{name} is decided for each petitioner: ask x[0].{name}")
            if not each and self.who is not None:
                self.named[name] = self._contest.shared.cell(name)
            else:
                self._contest.join(self, name, super().cell(name))
        return super().cell(name)


class Contest:
    """One contest under one room, and what is known of it: the law and no more.

    `x.total` is a value that is decided once, `x[1].margin` one of the second petitioner,
    `x.facts` are its facts, `x.reads(...)` tells the readings followed, `x.closed(day)` the days.

    `free`: values that may be anything. `under`: the readings followed, all others being the
    defaults; None for any. `beside`: another contest with the same facts; the two may differ in
    the readings of the questions `apart`. `candidates`, `counties`: how long the lists are.
    """

    def __init__(
        self,
        path: str,
        subject: str = "candidates",
        *,
        label: str = "",
        free: tuple[str, ...] = (),
        under: tuple[Reading, ...] | None = None,
        beside: "Contest | None" = None,
        apart: tuple[type[Reading], ...] = (),
        **lengths: int | Mapping[str, int],
    ) -> None:
        self.path = path
        self.subject_name = subject
        self.label = label
        self.room = room_of(path)
        self.subject: Subject = self.room.subjects[subject]
        self.net: Net = self.subject.net
        self.relations = relations_of(path, subject)
        self.shapes = shapes_of(self.net)
        self.free = free
        self.under = under
        self.sizes: dict[str, int] = {}
        for dimension in self.relations.sizes:
            self.sizes |= _option(dimension, lengths.pop(dimension.name, None))
        if lengths:
            raise TypeError(f"no lists are told by {sorted(lengths)}")
        self._prefix = f"{label}: " if label else ""
        self._facts_prefix = self._prefix
        self.facts = SymbolicFacts(self.net.facts, self.sizes, self._prefix)
        self.reads = Readings(self._prefix, apart)
        self.days = (Predicate("closed"), Predicate("holiday"), Predicate("office_closed"))
        if beside is not None:
            self.facts, self.days, self._facts_prefix = (
                beside.facts,
                beside.days,
                beside._facts_prefix,
            )
        self.joined: list[Any] = []
        self.views: dict[int | None, _Joined] = {}
        self.shared = self._view(None)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "shared" not in self.__dict__:
            raise AttributeError(name)
        if name == "outcome" and self.net.is_each(self.net.by_name["outcome"]):
            return self[self.petitioners - 1].outcome
        return getattr(self.shared, name)

    def __getitem__(self, who: int) -> Any:
        """The values of the petitioner of that index."""
        if not 0 <= who < max(1, self.petitioners):
            raise IndexError(f"there are {self.petitioners} petitioners")
        return self._view(who)

    @property
    def petitioners(self) -> int:
        """How many petitioners there are."""
        return self.sizes.get(self.relations.petitioners, 0)

    def is_each(self, name: str) -> bool:
        """Whether a value is decided for each petitioner."""
        return name == "so_far" or self.net.is_each(self.net.by_name[name])

    def none(self, name: str) -> Any:
        """Whether the value of that name is None."""
        return self.shared.none(name)

    def _view(self, who: int | None) -> _Joined:
        if who not in self.views:
            self.views[who] = _Joined(self, who)
        return self.views[who]

    def name_of(self, name: str, who: int | None) -> str:
        """What a value is called in formulas."""
        return f"{self._prefix}{name}" + ("" if who is None else f" of {who}")

    def join(self, view: _Joined, name: str, made: Cell) -> None:
        """Let a value follow from what the relation of its name says."""
        if name == "so_far":
            self.joined.append(z3_of(self._before(view, made)))
        elif name not in self.free:
            said = self.relations.relations[name](view)
            self.joined.append(z3_of(holds(said, self.shapes[name], made)))

    def _before(self, view: _Joined, made: Any) -> Any:
        assert view.who is not None
        if view.who == 0:
            return made == Outcome.NOT_AVAILABLE
        return made == self[view.who - 1].cell("outcome")

    def join_free(self) -> None:
        """Let the values that were cut follow from the facts too."""
        cut, self.free = self.free, ()
        for view in list(self.views.values()):
            for name in cut:
                if name in view.named and self.is_each(name) == (view.who is not None):
                    self.join(view, name, view.named[name])

    def known(self) -> list[Any]:
        """What is known of the contest: the law, the shape of things, and the readings."""
        everything = [view.well_formed() for view in self.views.values()]
        everything.append(
            kept_invariants(
                self.net.facts,
                self.net.invariants,
                self.relations,
                tuple(sorted(self.sizes.items())),
                self._facts_prefix,
            )
        )
        everything += self.joined
        if self.under is not None:
            everything += [
                self.shared.reads(self._reading(question)) for question in self.shared.reads.asked
            ]
        return [z3_of(formula) for formula in everything]

    def _reading(self, question: type[Reading]) -> Reading:
        for reading in self.under or ():
            if isinstance(reading, question):
                return reading
        return question.first

    def calendar(self, first: int, last: int) -> Any:
        """That the days from `first` to `last` are closed as the calendar of the state has it."""
        days = calendar(State(self.room.state))
        return All(*(self.shared.closed(day) == days.closed(day) for day in range(first, last + 1)))


@cache
def kept_invariants(
    facts: type,
    predicates: tuple[Any, ...],
    relations: Relations,
    sizes: tuple[tuple[str, int], ...],
    prefix: str,
) -> Any:
    """The invariants of a contest whose facts have that prefix, made once."""
    return invariants(facts, predicates, relations, dict(sizes), prefix)


def _option(dimension: Sizes, told: int | Mapping[str, int] | None) -> Mapping[str, int]:
    if isinstance(told, Mapping):
        return told
    if told is None:
        told = 1 if dimension.name == "counties" else 2
    for option in dimension.options:
        if all(length == told for length in option.values()):
            return option
    raise TypeError(f"no option of {dimension.name} has {told}")


def weekend(day: Any) -> Any:
    """Whether a day is a Saturday or a Sunday."""
    return z3.Or(day % 7 == 6, day % 7 == 0)
