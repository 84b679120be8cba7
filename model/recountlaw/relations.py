"""How a room's constraints are written: as relations between facts, readings and values.

A relation is a function of one `Case`, named as the value it speaks of, that says when that value
is which. It may look at the facts, at the readings and at the values named earlier, and returns

* for a yes/no value, the condition under which it is true;
* for a value that is one of several, the condition of each: ``{Tie.TOP: ..., Tie.CUT: ...}``; it
  is None where no condition holds; a yes/no value that can be None is written so too, with the
  keys True and False;
* for a number, a moment or a list, what must hold of it: ``lambda v: 400 * v <= x.total``;
* `Where(condition, relation)` for a number, a moment or a list that is None unless the condition
  holds;
* a plain number for one that is always the same.

Formulas are linear: rates are literals and both sides are multiplied out; nothing is divided by
what is not a literal. `All`, `Some` and `Sum` take any number of terms, none and one included.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from itertools import product
from typing import Any, Union, get_args, get_origin

import z3
from attrs import frozen

from recountlaw.moments import Moment
from recountlaw.parts import Net, Outcome
from recountlaw.readings import Reading

Formula = Any
"""A condition: of z3, or plainly True or False."""

Term = Any
"""A whole number: of z3, or a plain one."""

LONGEST_CLOSED = 4
"""At most so many days in a row are taken to be closed; more lie outside what is proved."""

LONGEST_LIST = 3
"""A list among the values has at most so many entries."""

If = z3.If


def All(*conditions: Formula) -> Formula:
    """Whether all conditions hold."""
    left = [c for c in conditions if c is not True]
    if any(c is False for c in left):
        return False
    return z3.And(*left) if len(left) > 1 else left[0] if left else True


def Some(*conditions: Formula) -> Formula:
    """Whether some condition holds."""
    left = [c for c in conditions if c is not False]
    if any(c is True for c in left):
        return True
    return z3.Or(*left) if len(left) > 1 else left[0] if left else False


def Not(condition: Formula) -> Formula:
    """Whether the condition does not hold."""
    return (not condition) if isinstance(condition, bool) else z3.Not(condition)


def Implies(condition: Formula, then: Formula) -> Formula:
    """Whether the second holds wherever the first does."""
    return Some(Not(condition), then)


def Iff(one: Formula, other: Formula) -> Formula:
    """Whether both hold or neither does."""
    if isinstance(one, bool):
        return other if one else Not(other)
    if isinstance(other, bool):
        return one if other else Not(one)
    return one == other


def Sum(*terms: Term) -> Term:
    """The sum of the terms."""
    left = list(terms)
    return z3.Sum(*left) if len(left) > 1 else left[0] if left else 0


def how_many(conditions: Iterable[Formula]) -> Term:
    """How many of the conditions hold."""
    return Sum(*(If(z3_of(condition), 1, 0) for condition in conditions))


def z3_of(condition: Formula) -> Any:
    """A condition as z3 has it."""
    return z3.BoolVal(condition) if isinstance(condition, bool) else condition


# -- values -------------------------------------------------------------------------------------


@frozen
class Shape:
    """What kind of value a part has: `kind` is int, bool, Moment, tuple or Enum.

    Of enums, `enums` are those that its members may come from.
    """

    kind: Any
    optional: bool
    enums: tuple[type[Enum], ...] = ()

    @property
    def members(self) -> tuple[Enum, ...]:
        """The members of its enums."""
        return tuple(member for kind in self.enums for member in kind)


def shape_of(hint: Any) -> Shape:
    """The shape that an annotation names."""
    kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    some = [kind for kind in kinds if kind is not type(None)]
    optional = len(some) < len(kinds)
    if all(isinstance(kind, type) and issubclass(kind, Enum) for kind in some):
        return Shape(Enum, optional, tuple(some))
    kind = tuple if get_origin(some[0]) is tuple else some[0]
    if len(some) > 1 or kind not in (int, bool, Moment, tuple):
        raise TypeError(f"no values of the kind {hint} are known")
    return Shape(kind, optional)


def shapes_of(net: Net) -> dict[str, Shape]:
    """The shape of each value of a net: None also where a part is skipped for want of a value."""
    shapes: dict[str, Shape] = {}
    for part in net.parts:
        told = shape_of(part.function.__annotations__["return"])
        skipped = any(shapes[name].optional for name in part.inputs if name not in part.admits_none)
        folded = "so_far" in part.needs
        optional = not folded and (told.optional or skipped)
        shapes[part.name] = Shape(told.kind, optional, told.enums)
    return {**shapes, "so_far": shape_of(Outcome)}


@frozen(eq=False)
class Whole:
    """A number, if it is not None."""

    value: Any
    none: Any


@frozen(eq=False)
class Truth:
    """A yes or no, if it is not None."""

    value: Any
    none: Any


@frozen(eq=False)
class OneOfSeveral:
    """One of several members of enums; `index` -1 is None."""

    members: tuple[Enum, ...]
    index: Any

    @property
    def none(self) -> Any:
        """Whether it is None."""
        return self.index == -1

    def __eq__(self, member: object) -> Any:
        """Whether it is that member."""
        if member is None:
            return self.none
        if isinstance(member, OneOfSeveral):
            return self.index == member.index
        return self.index == self.members.index(member)

    def __ne__(self, member: object) -> Any:
        """Whether it is another, or None."""
        return Not(self == member)

    def is_in(self, *members: Enum) -> Any:
        """Whether it is one of those members."""
        return Some(*(self == member for member in members))

    __hash__ = None  # type: ignore[assignment]


@frozen(eq=False)
class MomentOf:
    """A moment, if it is not None."""

    day: Any
    minute: Any
    by: Any
    none: Any


@frozen(eq=False)
class Listed:
    """A list of numbers of at most `LONGEST_LIST` entries, if it is not None."""

    length: Any
    items: tuple[Any, ...]
    none: Any

    def __getitem__(self, at: int) -> Any:
        """The entry of that place, which means nothing beyond the length."""
        return self.items[at]

    @property
    def sum(self) -> Any:
        """The sum of its entries."""
        return Sum(*(If(self.length > at, item, 0) for at, item in enumerate(self.items)))

    def lists(self, *terms: Term) -> Any:
        """Whether it has these entries in turn, and no more."""
        if len(terms) > len(self.items):
            return False
        same = (item == term for item, term in zip(self.items, terms, strict=False))
        return All(self.length == len(terms), *same)


Cell = Whole | Truth | OneOfSeveral | MomentOf | Listed


def cell(shape: Shape, name: str) -> Cell:
    """An unknown value of that shape."""
    none = z3.Bool(f"{name} is None") if shape.optional else z3.BoolVal(False)
    if shape.kind is int:
        return Whole(z3.Int(name), none)
    if shape.kind is bool:
        return Truth(z3.Bool(name), none)
    if shape.kind is Moment:
        return MomentOf(
            z3.Int(f"{name}.day"), z3.Int(f"{name}.minute"), z3.Bool(f"{name}.by"), none
        )
    if shape.kind is tuple:
        items = tuple(z3.Int(f"{name}[{at}]") for at in range(LONGEST_LIST))
        return Listed(z3.Int(f"{name}.length"), items, none)
    return OneOfSeveral(shape.members, z3.Int(name))


def well_formed(shape: Shape, value: Cell) -> Formula:
    """What holds of every value of that shape."""
    if isinstance(value, OneOfSeveral):
        least = -1 if shape.optional else 0
        return All(value.index >= least, value.index < len(shape.members))
    if isinstance(value, Listed):
        return All(value.length >= 0, value.length <= len(value.items))
    return True


def same(one: Cell, other: Cell) -> Formula:
    """Whether two values are one."""
    if isinstance(one, OneOfSeveral):
        return one == other
    pairs: list[tuple[Any, Any]]
    if isinstance(one, MomentOf) and isinstance(other, MomentOf):
        pairs = [(one.day, other.day), (one.minute, other.minute), (one.by, other.by)]
    elif isinstance(one, Listed) and isinstance(other, Listed):
        equal = (
            Implies(one.length > at, mine == yours)
            for at, (mine, yours) in enumerate(zip(one.items, other.items, strict=True))
        )
        return All(one.none == other.none, Some(one.none, All(one.length == other.length, *equal)))
    else:
        pairs = [(one.value, other.value)]  # type: ignore[union-attr]
    return All(one.none == other.none, Some(one.none, All(*(a == b for a, b in pairs))))


# -- what a relation sees -----------------------------------------------------------------------


class Predicate:
    """A predicate on days; `starts` collects the days from which an open one is looked for."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.starts: list[Any] = []
        # Nothing is known of it but that offices do not stay closed for long.
        self.function = z3.Function(name, z3.IntSort(), z3.BoolSort())

    def __call__(self, day: Term) -> Any:
        """Whether it holds of the day."""
        return self.function(day)

    def dense(self) -> Formula:
        """Of the days in a row from each start, not all are closed."""
        return All(
            *(
                Not(All(*(self(start + further) for further in range(LONGEST_CLOSED + 1))))
                for start in self.starts
            )
        )


def first_open_day(closed: Predicate, start: Term, day: Term) -> Formula:
    """Whether `day` is the first day, from `start` on, that is not closed."""
    closed.starts.append(start)
    skipped = (
        Implies(start + further < day, closed(start + further))
        for further in range(LONGEST_CLOSED + 1)
    )
    return All(day >= start, day <= start + LONGEST_CLOSED, Not(closed(day)), *skipped)


def nth_open_day_after(closed: Predicate, start: Term, n: int, day: Term) -> Formula:
    """Whether `day` is the n-th day after `start` that is not closed."""
    reach = n * (LONGEST_CLOSED + 1)
    closed.starts += [start + further for further in range(1, reach - LONGEST_CLOSED + 1)]
    # That of the days so far, so many were not closed; day by day.
    opened: list[Formula] = [True] + [False] * n
    found: list[Formula] = []
    for further in range(1, reach + 1):
        shut = closed(start + further)
        found.append(All(opened[n - 1], Not(shut), day == start + further))
        opened = [
            Some(All(shut, opened[k]), All(Not(shut), opened[k - 1]) if k else False)
            for k in range(n + 1)
        ]
    return Some(*found)


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


# -- what a relation says -----------------------------------------------------------------------


@frozen(eq=False)
class Where:
    """A number, moment or list that is None unless the condition holds."""

    condition: Formula
    relation: Callable[[Any], Formula] | int


Said = Formula | Mapping[Any, Formula] | Callable[[Any], Formula] | Where | int
Relation = Callable[[Case], Said]


def holds(said: Said, shape: Shape, value: Cell) -> Formula:
    """Whether `value` is what the relation says."""
    if isinstance(value, OneOfSeveral):
        if not isinstance(said, Mapping) or not set(said) <= set(shape.members):
            raise TypeError(f"conditions for members of {shape.enums} are wanted: {said}")
        return All(
            well_formed(shape, value),
            *(Iff(value == member, said.get(member, False)) for member in shape.members),
        )
    if isinstance(value, Truth):
        if not shape.optional:
            if isinstance(said, Mapping) or callable(said):
                raise TypeError(f"one condition is wanted: {said}")
            return Iff(value.value, said)
        if not isinstance(said, Mapping) or set(said) != {True, False}:
            raise TypeError(f"conditions for True and for False are wanted: {said}")
        yes, no = said[True], said[False]
        return All(
            Iff(Not(value.none), Some(yes, no)),
            Implies(yes, value.value),
            Implies(no, Not(value.value)),
        )
    where = said if isinstance(said, Where) else Where(True, said)  # type: ignore[arg-type]
    if where is said and not shape.optional:
        raise TypeError("a value that is never None needs no condition")
    said = where.relation
    if callable(said):
        then = said(value.value if isinstance(value, Whole) else value)
    elif isinstance(value, Whole) and not isinstance(said, Mapping):
        then = value.value == said
    else:
        raise TypeError(f"what must hold of the value is wanted: {said}")
    return All(
        Iff(Not(value.none), where.condition),
        Implies(where.condition, All(well_formed(shape, value), then)),
    )


@frozen(eq=False)
class Sizes:
    """How long some facts that are lists are taken to be, together: one mapping for each case."""

    name: str
    options: tuple[Mapping[str, int], ...]


@frozen(eq=False)
class Relations:
    """The second telling of one subject: a relation for each value.

    `sizes`: the lengths of the facts that are lists, those of one dimension together;
    `petitioners` names the fact with one entry for each petitioner, if there is one.
    """

    relations: Mapping[str, Relation]
    sizes: tuple[Sizes, ...] = ()
    petitioners: str = ""

    def dimension_of(self, fact: str) -> Sizes | None:
        """The dimension in which the length of a fact is told."""
        for dimension in self.sizes:
            if fact in dimension.options[0]:
                return dimension
        return None

    def options(self, dimensions: Iterable[Sizes]) -> Iterable[dict[str, int]]:
        """Every combination of lengths of those dimensions."""
        for chosen in product(*(dimension.options for dimension in dimensions)):
            yield {fact: length for one in chosen for fact, length in one.items()}


def relations(
    *functions: Relation, sizes: tuple[Sizes, ...] = (), petitioners: str = ""
) -> Relations:
    """The relations of those names."""
    named = {function.__name__: function for function in functions}
    if len(named) < len(functions):
        raise TypeError("two relations have one name")
    return Relations(named, sizes, petitioners)
