"""What a relation sees: facts, readings, days, and the values named earlier."""

from collections.abc import Callable, Mapping
from typing import Any, get_args, get_origin

import z3

from recountlaw.readings import Reading

from .days import Predicate
from .logic import All, Formula, Not
from .values import Cell, Shape, Truth, Whole, cell, shape_of, well_formed


class Readings:
    """The readings followed, one unknown number for each question.

    Of the questions `apart` the numbers are called by `label`, so that two cases may differ there.
    """

    def __init__(self, label: str = "", apart: tuple[type[Reading], ...] = ()) -> None:
        self.asked: dict[type[Reading], Any] = {}
        self.label = label
        self.apart = apart

    def __call__(self, reading: Reading) -> Any:
        """Whether this reading is followed."""
        return self.index(type(reading)) == tuple(type(reading)).index(reading)

    def index(self, question: type[Reading]) -> Any:
        """The number of the reading of that question."""
        if question not in self.asked:
            label = self.label if question in self.apart else ""
            self.asked[question] = z3.Int(f"{label}{question.question.id}")
        return self.asked[question]

    def well_formed(self) -> Formula:
        """That each question asked has one of its readings."""
        return All(*(All(at >= 0, at < len(question)) for question, at in self.asked.items()))


class SymbolicFacts:
    """The facts as a relation sees them: each a z3 term, made when it is first looked at."""

    def __init__(self, facts: type, sizes: Mapping[str, int], prefix: str = "") -> None:
        self._shapes = {
            attribute.name: attribute.type
            for attribute in facts.__attrs_attrs__  # type: ignore[attr-defined]
        }
        self._sizes = sizes
        self._prefix = prefix
        self.seen: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        made = self.cell(name)
        if isinstance(made, tuple):
            return tuple(one.value for one in made)
        return _view(made)

    def none(self, name: str) -> Any:
        """Whether the fact is None."""
        return self.cell(name).none

    def cell(self, name: str) -> Any:
        """The unknown that stands for the fact, a tuple of them for one with several."""
        if name not in self.seen:
            hint = self._shapes[name]
            label = f"{self._prefix}facts.{name}"
            if get_origin(hint) is tuple:
                shape = Shape(get_args(hint)[0], False)
                self.seen[name] = tuple(
                    cell(shape, f"{label}[{at}]") for at in range(self._sizes[name])
                )
            else:
                self.seen[name] = cell(shape_of(hint), label)
        return self.seen[name]

    def shape(self, name: str) -> Shape:
        """The shape of a fact that is no list."""
        return shape_of(self._shapes[name])

    def well_formed(self) -> Formula:
        """What holds of the facts looked at, by their kind alone."""
        return All(
            *(
                well_formed(shape_of(self._shapes[name]), made)
                for name, made in self.seen.items()
                if not isinstance(made, tuple)
            )
        )


def _view(made: Cell) -> Any:
    if isinstance(made, Truth):
        return made.value if z3.is_false(made.none) else All(Not(made.none), made.value)
    return made.value if isinstance(made, Whole) else made


class Case:
    """What a relation sees: facts, readings, days, and the values named earlier, by name.

    ``x.margin`` is a value: a number, a condition (of a yes/no value that can be None: that it is
    true), a member to be compared with ``==``, a moment with `day`, `minute` and `by`, a list. Of
    a number that is None nothing is known: ask `none` first. `so_far` is the outcome before this
    petitioner.
    """

    def __init__(
        self,
        facts: SymbolicFacts,
        shapes: Mapping[str, Shape],
        who: Any,
        label: Callable[[str], str] = str,
    ) -> None:
        self.facts = facts
        self.who = who
        self.closed = Predicate("closed")
        self.holiday = Predicate("holiday")
        self.office_closed = Predicate("office_closed")
        self.reads = Readings()
        self.named: dict[str, Cell] = {}
        self._shapes = shapes
        self._label = label

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return _view(self.cell(name))

    def cell(self, name: str) -> Any:
        """The unknown that stands for the value of that name."""
        if name not in self.named:
            if name not in self._shapes:
                raise AttributeError(f"no value is named {name}")
            self.named[name] = cell(self._shapes[name], self._label(name))
        return self.named[name]

    def none(self, name: str) -> Any:
        """Whether the value of that name is None."""
        return self.cell(name).none

    def well_formed(self) -> Formula:
        """What holds of all that was looked at, by its kind alone, and of days."""
        values = (well_formed(self._shapes[name], made) for name, made in self.named.items())
        days = (p.dense() for p in (self.closed, self.holiday, self.office_closed))
        return All(*values, self.facts.well_formed(), self.reads.well_formed(), *days)
