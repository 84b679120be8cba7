"""Connectives and sums that take any number of terms, none and one included."""

from collections.abc import Iterable
from typing import Any

import z3

Formula = Any
"""A condition: of z3, or plainly True or False."""

Term = Any
"""A whole number: of z3, or a plain one."""

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
