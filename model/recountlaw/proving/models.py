"""What a model of z3 says, as values of Python."""

from enum import Enum
from typing import Any

import z3

from recountlaw.moments import Moment
from recountlaw.parts import Outcome
from recountlaw.relations import MomentOf, OneOfSeveral, Predicate, Truth, Whole


def value_of(model: Any, cell: Any) -> Any:
    """The value of an unknown in a model."""

    def number(term: Any) -> int:
        return int(model.eval(term, model_completion=True).as_long())

    if holds_in(model, cell.none):
        return None
    if isinstance(cell, Whole):
        return number(cell.value)
    if isinstance(cell, Truth):
        return holds_in(model, cell.value)
    if isinstance(cell, OneOfSeveral):
        return cell.members[number(cell.index)]
    if isinstance(cell, MomentOf):
        return Moment(number(cell.day), number(cell.minute), holds_in(model, cell.by))
    return tuple(number(item) for item in cell.items[: number(cell.length)])


def holds_in(model: Any, condition: Any) -> bool:
    """Whether a condition holds in a model."""
    return bool(z3.is_true(model.eval(condition, model_completion=True)))


def day_in(model: Any, predicate: Predicate, day: int) -> bool:
    """Whether a predicate on days holds of that day in a model."""
    return holds_in(model, predicate(z3.IntVal(day)))


def said(value: Any) -> Any:
    """A value as the ledger has it."""
    if isinstance(value, Enum):
        return value.name if not isinstance(value, Outcome) else value.value
    if isinstance(value, Moment):
        return {"day": value.day, "minute": value.minute, "by": value.by}
    if isinstance(value, tuple):
        return [said(one) for one in value]
    return value
