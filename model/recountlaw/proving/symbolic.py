"""Runs a rule on symbolic values: the unchanged Python function, once for each path through it.

Only the truth of a condition forks. What Python would compute of a symbolic value without asking it
(an index, a hash, a string) is `Unsupported`, loudly. These operators are part of what is trusted:
a test holds them against CPython.
"""

from collections.abc import Callable, Iterator
from functools import partial
from types import FunctionType
from typing import Any

import z3
from attrs import frozen

from recountlaw.moments import Moment
from recountlaw.parts import Closed
from recountlaw.relations import (
    LONGEST_CLOSED,
    LONGEST_LIST,
    All,
    Cell,
    Listed,
    MomentOf,
    OneOfSeveral,
    Predicate,
    Shape,
    Some,
    Truth,
    Whole,
    z3_of,
)

MOST_FORKS = 400
"""A path with more forks is taken for a loop that does not end."""


class Unsupported(BaseException):
    """A rule does with a symbolic value what its proof cannot follow.

    No `Exception`, so that no rule can catch it.
    """


class Run:
    """One run of a function under a prefix of choices, which then takes the first that can be."""

    def __init__(self, domain: list[Any], prefix: tuple[int, ...]) -> None:
        self.solver = z3.Solver()
        self.solver.set("rlimit", 2_000_000)
        self.solver.add(*domain)
        self.prefix = prefix
        self.taken: list[int] = []
        self.conditions: list[Any] = []
        self.more: list[tuple[int, ...]] = []
        self.covered: list[Any] = []  # that the paths of each helper merged cover all
        self.known: dict[int, bool] = {}
        self.kept: list[Any] = []  # the terms whose numbers are known: no number is given twice

    def assume(self, formula: Any) -> None:
        """Let a formula prune what cannot be."""
        self.solver.add(z3_of(formula))

    def fork(self, options: list[Any]) -> int:
        """The option taken, of several conditions that cover every case."""
        at = len(self.taken)
        if at >= MOST_FORKS:
            raise Unsupported("a loop that does not end")
        if at < len(self.prefix):
            pick = self.prefix[at]
        else:
            # One that cannot be decided is kept: a path too many does no harm.
            live = [k for k, each in enumerate(options) if self.solver.check(each) != z3.unsat]
            if not live:
                raise Unsupported("no option is possible")
            pick = live[0]
            self.more += [(*self.taken, k) for k in live[1:]]
        self.taken.append(pick)
        self.conditions.append(options[pick])
        self.solver.add(options[pick])
        return pick

    def split(self, condition: Any) -> bool:
        """Whether a condition holds on this path, where it is known that it can and need not."""
        at = len(self.taken)
        if at >= MOST_FORKS:
            raise Unsupported("a loop that does not end")
        if at < len(self.prefix):
            pick = self.prefix[at]
        else:
            pick = 0
            self.more.append((*self.taken, 1))
        self.taken.append(pick)
        self.conditions.append(condition if pick == 0 else z3.Not(condition))
        return pick == 0

    def decide(self, condition: Any) -> bool:
        """Whether a condition holds on this path."""
        if z3.is_true(condition):
            return True
        if z3.is_false(condition):
            return False
        number = condition.get_id()
        if number not in self.known:
            self.known[number] = self.fork([condition, z3.Not(condition)]) == 0
            self.kept.append(condition)
        return self.known[number]


@frozen(eq=False)
class Path:
    """One path: what holds on it, and what the function gives or the error it raises."""

    conditions: tuple[Any, ...]
    value: Any
    error: str = ""
    covered: tuple[Any, ...] = ()
    """That the paths of the helpers merged on it cover every case: part of the cover."""

    @property
    def condition(self) -> Any:
        """What holds on the path."""
        return z3_of(All(*self.conditions))


def paths(function: Callable[[Run], Any], domain: list[Any]) -> Iterator[Path]:
    """Every path of a function of a run, on inputs of the domain."""
    todo: list[tuple[int, ...]] = [()]
    while todo:
        run = Run(domain, todo.pop())
        try:
            value, error = function(run), ""
        except Exception as raised:
            value, error = None, f"{type(raised).__name__}: {raised}"
        yield Path(tuple(run.conditions), value, error, tuple(run.covered))
        todo += run.more


# -- numbers ------------------------------------------------------------------------------------


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


# -- in and out ---------------------------------------------------------------------------------


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


def given_predicate(run: Run, predicate: Predicate) -> Callable[[Any], Any]:
    """A predicate on days as a rule sees it, not true of too many days in a row.

    Nothing else is known of the days asked for, so no solver is needed to see what can be.
    """
    told: dict[tuple[int, int], bool] = {}

    def ask(day: Any) -> bool:
        if not isinstance(day, Number):
            raise Unsupported("a day that hangs on nothing")
        root, at = day.root.get_id(), day.shift
        if (root, at) not in told:
            predicate.starts.append(day.term)
            if all(told.get((root, at - back), False) for back in range(1, LONGEST_CLOSED + 1)):
                told[root, at] = False  # by what is assumed of days
            else:
                told[root, at] = run.split(predicate(day.term))
                run.kept.append(day.root)
        return told[root, at]

    ask.predicate = predicate  # type: ignore[attr-defined]
    return ask


def merging(run: Run, function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, whose helpers that count days fork no paths of their own.

    Such a helper is run by itself, and what it gives on each of its paths becomes one term: five
    steps of five paths each are then five terms and not thousands of paths. The code is the same;
    only the helpers it sees are wrapped.
    """
    names = {
        name: _merged(run, helper)
        for name, helper in function.__globals__.items()
        if name in function.__code__.co_names
        and isinstance(helper, FunctionType)
        and helper.__annotations__.get("return") in (int, "DayNumber")
        and Closed in helper.__annotations__.values()
    }
    if not names:
        return function
    return FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


def _merged(run: Run, helper: Callable[..., Any]) -> Callable[..., Any]:
    def call(day: Any, *others: Any) -> Number:
        # Each day that it may be, with the condition of it: a few, since paths meet again.
        before = day.cases if isinstance(day, Number) and day.cases else [(z3.BoolVal(True), day)]
        after: dict[int, list[Any]] = {}
        ends: dict[int, Number] = {}
        for condition, start in before:
            found = list(paths(partial(_run, helper, (start, *others)), []))
            for path in found:
                if path.error or not isinstance(path.value, Number):
                    raise Unsupported(f"{helper.__name__}: {path.error or 'no day'}")
                after.setdefault(path.value.shift, []).append(z3.And(condition, path.condition))
                ends[path.value.shift] = path.value
            run.covered.append(
                z3.Implies(condition, z3_of(Some(*(path.condition for path in found))))
            )
        cases = [
            (z3_of(Some(*conditions)), Number(run, ends[shift].root, shift))
            for shift, conditions in sorted(after.items())
        ]
        term = cases[-1][1].term
        for condition, end in cases[:-1]:
            term = z3.If(condition, end.term, term)
        merged = Number(run, term)
        merged.cases = cases
        return merged

    return call


def _run(helper: Callable[..., Any], arguments: tuple[Any, ...], sub: Run) -> Any:
    return helper(*(_under(sub, one) for one in arguments))


def _under(run: Run, value: Any) -> Any:
    """An argument as another run sees it."""
    if isinstance(value, Number):
        return Number(run, value.root, value.shift)
    predicate = getattr(value, "predicate", None)
    return value if predicate is None else given_predicate(run, predicate)


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
