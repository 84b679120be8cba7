"""The values of a room as unknowns of z3, each of the shape that its annotation names."""

import types
from enum import Enum
from typing import Any, Union, get_args, get_origin

import z3
from attrs import frozen

from recountlaw.moments import Moment
from recountlaw.parts import Net, Outcome

from .logic import All, Formula, If, Implies, Not, Some, Sum, Term

LONGEST_LIST = 3
"""A list among the values has at most so many entries."""


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
