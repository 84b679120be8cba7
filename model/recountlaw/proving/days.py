"""Days as a rule sees them: predicates, and the helpers that count days by them."""

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any

import z3

from recountlaw.parts import Closed
from recountlaw.relations import LONGEST_CLOSED, Predicate, Some, z3_of

from .runs import Run, Unsupported, paths
from .symbolic import Number


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
