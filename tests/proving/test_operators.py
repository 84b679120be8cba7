"""The operators of the symbolic executor are those of CPython: they are part of what is trusted."""

import operator
from collections.abc import Callable
from typing import Any

import pytest
import z3
from hypothesis import given
from hypothesis import strategies as st

from recountlaw.proving.runs import Run, Unsupported, paths
from recountlaw.proving.symbolic import Number, Truthful

ARITHMETIC = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod]
COMPARISONS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]


@st.composite
def expressions(draw: st.DrawFn, depth: int = 3) -> Callable[[Any, Any], Any]:
    """A function of two numbers, made of what rules may do with them."""
    if depth == 0 or draw(st.integers(0, 5)) == 0:
        leaf = draw(st.sampled_from(["a", "b", "number"]))
        number = draw(st.integers(-7, 7))
        return {"a": lambda a, b: a, "b": lambda a, b: b, "number": lambda a, b: number}[leaf]
    one, other = draw(expressions(depth - 1)), draw(expressions(depth - 1))
    kind = draw(st.sampled_from(["arithmetic", "if", "sum", "abs", "minus", "quotient"]))
    compare = draw(st.sampled_from(COMPARISONS))
    combine = draw(st.sampled_from(ARITHMETIC[:3]))
    divide = draw(st.sampled_from(ARITHMETIC[3:]))
    divisor = draw(st.integers(-5, 5).filter(bool))
    if kind == "arithmetic":
        return lambda a, b: combine(one(a, b), other(a, b))
    if kind == "quotient":
        return lambda a, b: divide(one(a, b), divisor)
    if kind == "if":
        return lambda a, b: one(a, b) if compare(one(a, b), other(a, b)) else other(a, b) + 1
    if kind == "sum":
        return lambda a, b: sum(compare(x, one(a, b)) for x in (a, b)) + other(a, b)
    if kind == "abs":
        return lambda a, b: abs(one(a, b))
    return lambda a, b: -one(a, b)


def on_paths(function: Callable[[Any, Any], Any], a: int, b: int) -> list[Any]:
    """What the executor gives on the paths whose conditions these numbers meet."""
    x, y = z3.Int("x"), z3.Int("y")
    here = [(x, z3.IntVal(a)), (y, z3.IntVal(b))]
    found = []
    for path in paths(lambda run: function(Number(run, x), Number(run, y)), []):
        assert not path.error
        if z3.is_true(z3.simplify(z3.substitute(path.condition, *here))):
            term = path.value.term if isinstance(path.value, Number) else path.value
            if isinstance(path.value, Truthful):
                term = z3.If(path.value.condition, 1, 0)
            value = z3.simplify(z3.substitute(term + z3.IntVal(0), *here))
            found.append(value.as_long())
    return found


@given(expressions(), st.integers(-20, 20), st.integers(-20, 20))
def test_each_expression_is_as_in_python_on_one_path(
    expression: Callable[[Any, Any], Any], a: int, b: int
) -> None:
    assert on_paths(expression, a, b) == [expression(a, b)]


@pytest.mark.parametrize(
    "use",
    [
        int,
        float,
        str,
        hash,
        round,
        lambda n: n / 2,
        lambda n: 2**n,
        lambda n: n**2,
        lambda n: f"{n}",
        lambda n: [1, 2][n],
        lambda n: range(n),
        lambda n: {n: 1},
        lambda n: n in {1, 2},
        lambda n: n & 1,
        lambda n: divmod(n, 2),
    ],
)
def test_what_cannot_be_followed_is_refused(use: Callable[[Any], Any]) -> None:
    with pytest.raises(Unsupported):
        list(paths(lambda run: use(Number(run, z3.Int("n"))), []))


def test_a_division_by_what_may_be_zero_is_an_error_on_its_path() -> None:
    found = list(
        paths(lambda run: Number(run, z3.Int("a")) // Number(run, z3.Int("b")), [z3.Int("b") >= 0])
    )
    assert sorted(path.error for path in found) == ["", "ZeroDivisionError: division by zero"]


def test_a_loop_without_end_is_refused() -> None:
    def never(run: Run) -> int:
        count = 0
        while Number(run, z3.Int("n")) + count != 0:
            count += 1
        return count

    with pytest.raises(Unsupported, match="does not end"):
        list(paths(never, []))
