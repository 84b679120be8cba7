"""Unknowns as a rule sees them, and what a rule returned as an unknown that is known."""

from typing import Any

import z3

from recountlaw.moments import Moment
from recountlaw.relations import (
    LONGEST_LIST,
    Cell,
    Listed,
    MomentOf,
    OneOfSeveral,
    Shape,
    Truth,
    Whole,
    z3_of,
)

from .runs import Run, Unsupported
from .symbolic import Chosen, Number, Truthful


def given(run: Run, shape: Shape, unknown: Cell, concrete: bool) -> Any:
    """An unknown as a rule sees it; whether it is None is told at once. `concrete`: so is which
    member it is, since facts are compared with `is`."""
    if shape.optional and run.decide(unknown.none):
        return None
    if isinstance(unknown, Whole):
        return Number(run, unknown.value)
    if isinstance(unknown, Truth):
        return Truthful(run, unknown.value)
    if isinstance(unknown, MomentOf):
        return Moment(
            Number(run, unknown.day),  # type: ignore[arg-type]
            Number(run, unknown.minute),  # type: ignore[arg-type]
            Truthful(run, unknown.by),  # type: ignore[arg-type]
        )
    if isinstance(unknown, Listed):
        lengths = range(len(unknown.items) + 1)
        length = run.fork([unknown.length == n for n in lengths])
        return tuple(Number(run, item) for item in unknown.items[:length])
    if concrete:
        return shape.members[run.fork([z3_of(unknown == member) for member in shape.members])]
    return Chosen(run, unknown)


def cell_of(shape: Shape, value: Any) -> Cell:
    """What a rule returned, as an unknown that is known.

    Raises:
        Unsupported: it is no value of that shape.
    """
    yes, no = z3.BoolVal(True), z3.BoolVal(False)
    if value is None:
        if not shape.optional:
            raise Unsupported("None, where a value is promised")
        return _nothing(shape, yes)
    if shape.kind is int and (isinstance(value, Number) or type(value) is int):
        return Whole(_number(value), no)
    if shape.kind is bool and isinstance(value, Truthful | bool):
        return Truth(_condition(value), no)
    if shape.kind is Moment and isinstance(value, Moment):
        return MomentOf(_number(value.day), _number(value.minute), _condition(value.by), no)
    if shape.kind is tuple and isinstance(value, tuple):
        if len(value) > LONGEST_LIST:
            raise Unsupported(f"a list of more than {LONGEST_LIST}")
        items = [_number(item) for item in value]
        padding = [z3.IntVal(0)] * (LONGEST_LIST - len(value))
        return Listed(z3.IntVal(len(value)), (*items, *padding), no)
    if isinstance(value, Chosen) and value.of.members == shape.members:
        return value.of
    if type(value) in shape.enums:
        return OneOfSeveral(shape.members, z3.IntVal(shape.members.index(value)))
    raise Unsupported(f"a value of the kind {type(value).__name__}")


def _nothing(shape: Shape, yes: Any) -> Cell:
    zero = z3.IntVal(0)
    if shape.kind is int:
        return Whole(zero, yes)
    if shape.kind is bool:
        return Truth(z3.BoolVal(False), yes)
    if shape.kind is Moment:
        return MomentOf(zero, zero, z3.BoolVal(False), yes)
    if shape.kind is tuple:
        return Listed(zero, (zero,) * LONGEST_LIST, yes)
    return OneOfSeveral(shape.members, z3.IntVal(-1))


def _number(value: Any) -> Any:
    if isinstance(value, Number):
        return value.term
    if type(value) is not int:
        raise Unsupported(f"a number is wanted, not {type(value).__name__}")
    return z3.IntVal(value)


def _condition(value: Any) -> Any:
    return value.condition if isinstance(value, Truthful) else z3.BoolVal(value)
