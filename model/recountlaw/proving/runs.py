"""Runs a rule once for each path through it: only the truth of a condition forks.

What Python would compute of a symbolic value without asking it (an index, a hash, a string) is
`Unsupported`, loudly.
"""

from collections.abc import Callable, Iterator
from typing import Any

import z3
from attrs import frozen

from recountlaw.relations import All, z3_of

MOST_FORKS = 400
"""A path with more forks is taken for a loop that does not end."""


class Unsupported(BaseException):
    """A rule does with a symbolic value what its proof cannot follow.

    No `Exception`, so that no rule can catch it.
    """


class Run:
    """One run of a function under a prefix of choices, which then takes the first that can be.

    Where it does not `prune` every choice is taken for one that can be: a path too many does no
    harm, and a function of few paths is run through sooner.
    """

    def __init__(self, domain: list[Any], prefix: tuple[int, ...], prune: bool = True) -> None:
        self.solver = z3.Solver()
        self.solver.set("rlimit", 2_000_000)
        self.solver.add(*domain)
        self.prefix = prefix
        self.prune = prune
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
            live = [k for k, each in enumerate(options) if self._can(each)]
            if not live:
                raise Unsupported("no option is possible")
            pick = live[0]
            self.more += [(*self.taken, k) for k in live[1:]]
        self.taken.append(pick)
        self.conditions.append(options[pick])
        if self.prune:
            self.solver.add(options[pick])
        return pick

    def _can(self, option: Any) -> bool:
        """Whether the option can be; one that cannot be decided is kept."""
        return not self.prune or self.solver.check(option) != z3.unsat

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


def paths(function: Callable[[Run], Any], domain: list[Any], prune: bool = True) -> Iterator[Path]:
    """Every path of a function of a run, on inputs of the domain."""
    todo: list[tuple[int, ...]] = [()]
    while todo:
        run = Run(domain, todo.pop(), prune)
        try:
            value, error = function(run), ""
        except Exception as raised:
            value, error = None, f"{type(raised).__name__}: {raised}"
        yield Path(tuple(run.conditions), value, error, tuple(run.covered))
        todo += run.more
