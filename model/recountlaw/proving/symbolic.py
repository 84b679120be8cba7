"""Symbolic values: what a rule sees in place of a number, a yes or no, a member of an enum.

These operators are part of what is trusted: a test holds them against CPython.
"""

from collections.abc import Callable
from typing import Any

import z3

from recountlaw.relations import OneOfSeveral, z3_of

from .runs import Run, Unsupported


def _term(value: Any) -> Any:
    """A number as z3 has it; None if it is none."""
    if isinstance(value, Number):
        return value.term
    if isinstance(value, Truthful):
        return z3.If(value.condition, 1, 0)
    return value if isinstance(value, int) else None


class Number:
    """A whole number that is not known: `root` and so much more, `shift`, which is known."""

    __slots__ = ("cases", "root", "run", "shift", "term")

    def __init__(self, run: Run, root: Any, shift: int = 0) -> None:
        self.run = run
        self.cases: list[tuple[Any, Number]] = []  # the days that it may be, where it is merged
        self.root = root
        self.shift = shift
        self.term = root + shift if shift else root

    def _with(self, other: Any, combine: Callable[[Any, Any], Any]) -> Any:
        term = _term(other)
        if term is None:
            return NotImplemented
        return Number(self.run, combine(self.term, term))

    def _against(self, other: Any, compare: Callable[[Any, Any], Any]) -> Any:
        term = _term(other)
        if term is None:
            return NotImplemented
        return Truthful(self.run, compare(self.term, term))

    def __add__(self, other: Any) -> Any:
        if type(other) is int:
            return Number(self.run, self.root, self.shift + other)
        return self._with(other, lambda a, b: a + b)

    def __radd__(self, other: Any) -> Any:
        if type(other) is int:
            return self + other
        return self._with(other, lambda a, b: b + a)

    def __sub__(self, other: Any) -> Any:
        if type(other) is int:
            return Number(self.run, self.root, self.shift - other)
        return self._with(other, lambda a, b: a - b)

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: b - a)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a * b)

    def __rmul__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: b * a)

    def __floordiv__(self, other: Any) -> Any:
        return self._divided(other, lambda a, b: a / b, lambda a, b: (-a) / (-b))

    def __mod__(self, other: Any) -> Any:
        return self._divided(other, lambda a, b: a % b, lambda a, b: -((-a) % (-b)))

    def __rfloordiv__(self, other: Any) -> Any:
        return NotImplemented if _term(other) is None else self._number(other) // self

    def __rmod__(self, other: Any) -> Any:
        return NotImplemented if _term(other) is None else self._number(other) % self

    def _number(self, other: Any) -> "Number":
        return Number(self.run, z3.IntVal(other) if isinstance(other, int) else _term(other))

    def _divided(
        self, other: Any, above: Callable[[Any, Any], Any], below: Callable[[Any, Any], Any]
    ) -> Any:
        """Python's quotient or remainder, which z3 has only for a positive divisor."""
        term = _term(other)
        if term is None:
            return NotImplemented
        if isinstance(term, int):
            if term == 0:
                raise ZeroDivisionError("division by zero")
            return Number(
                self.run,
                above(self.term, z3.IntVal(term))
                if term > 0
                else below(self.term, z3.IntVal(term)),
            )
        if self.run.decide(term > 0):
            return Number(self.run, above(self.term, term))
        if self.run.decide(term == 0):
            raise ZeroDivisionError("division by zero")
        return Number(self.run, below(self.term, term))

    def __neg__(self) -> Any:
        return Number(self.run, -self.term)

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        return Number(self.run, z3.If(self.term >= 0, self.term, -self.term))

    def __eq__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a == b)

    def __ne__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a != b)

    def __lt__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a < b)

    def __le__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a <= b)

    def __gt__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a > b)

    def __ge__(self, other: Any) -> Any:
        return self._against(other, lambda a, b: a >= b)

    def __bool__(self) -> bool:
        return self.run.decide(self.term != 0)

    def _refuse(self, *_: Any) -> Any:
        raise Unsupported("a rule needs a number that it can only compute with")

    __hash__ = __index__ = __int__ = __float__ = __str__ = __repr__ = __format__ = _refuse
    __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __divmod__ = __rdivmod__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __lshift__ = __rshift__ = _refuse
    __round__ = __len__ = __iter__ = __contains__ = __call__ = __getitem__ = __invert__ = _refuse


class Truthful:
    """A yes or no that is not known."""

    __slots__ = ("condition", "run")

    def __init__(self, run: Run, condition: Any) -> None:
        self.run = run
        self.condition = condition

    def __bool__(self) -> bool:
        return self.run.decide(self.condition)

    def __eq__(self, other: Any) -> Any:
        if isinstance(other, Truthful):
            return Truthful(self.run, self.condition == other.condition)
        if isinstance(other, bool):
            return Truthful(self.run, self.condition if other else z3.Not(self.condition))
        return self._number() == other

    def __ne__(self, other: Any) -> Any:
        if isinstance(other, Truthful | bool):
            return Truthful(self.run, z3.Not((self == other).condition))
        return self._number() != other

    def _number(self) -> Number:
        return Number(self.run, z3.If(self.condition, z3.IntVal(1), z3.IntVal(0)))

    def __add__(self, other: Any) -> Any:
        return self._number() + other

    def __radd__(self, other: Any) -> Any:
        return other + self._number()

    def _refuse(self, *_: Any) -> Any:
        raise Unsupported("a rule needs a yes or no that it can only ask for")

    __hash__ = __index__ = __int__ = __float__ = __str__ = __repr__ = __format__ = _refuse
    __sub__ = __rsub__ = __mul__ = __rmul__ = __floordiv__ = __mod__ = __truediv__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __invert__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __iter__ = __len__ = __contains__ = __call__ = _refuse


class Chosen:
    """A member of an enum that is not known, and not None."""

    __slots__ = ("of", "run")

    def __init__(self, run: Run, of: OneOfSeveral) -> None:
        self.run = run
        self.of = of

    def __eq__(self, other: Any) -> Any:
        if isinstance(other, Chosen) and other.of.members == self.of.members:
            return Truthful(self.run, z3_of(self.of == other.of))
        if other in self.of.members:
            return Truthful(self.run, z3_of(self.of == other))
        return False

    def __ne__(self, other: Any) -> Any:
        equal = self == other
        return True if equal is False else Truthful(self.run, z3.Not(equal.condition))

    def __bool__(self) -> bool:
        return True

    def _refuse(self, *_: Any) -> Any:
        raise Unsupported("a rule needs a member that it can only compare")

    __hash__ = __str__ = __repr__ = __format__ = __iter__ = __call__ = __len__ = _refuse
