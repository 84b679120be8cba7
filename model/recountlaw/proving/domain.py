"""The inputs of one part, as unknowns that both tellings see, and what holds of them."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

import z3

from recountlaw.errors import InternalError
from recountlaw.parts import PREDICATES, Net, Part
from recountlaw.readings import Reading
from recountlaw.relations import (
    All,
    Case,
    Relations,
    Shape,
    Sizes,
    Some,
    SymbolicFacts,
    shapes_of,
    z3_of,
)

from .days import given_predicate, merging
from .given import given
from .runs import Run, paths
from .symbolic import Number


class NeedsSize(BaseException):
    """The length of a fact that is a list is needed, so that one must be taken."""

    def __init__(self, dimension: Sizes) -> None:
        self.dimension = dimension


class SizedFacts(SymbolicFacts):
    """Symbolic facts whose lists have the lengths told; a list of another one is asked for."""

    def __init__(
        self, facts: type, relations: Relations, sizes: Mapping[str, int], prefix: str = ""
    ) -> None:
        super().__init__(facts, sizes, prefix)
        self._relations = relations

    def cell(self, name: str) -> Any:
        """The unknown that stands for the fact.

        Raises:
            NeedsSize: it is a list, and its length is not told.
        """
        dimension = self._relations.dimension_of(name)
        if dimension is not None and name not in self._sizes:
            raise NeedsSize(dimension)
        return super().cell(name)


class RuleFacts:
    """The facts as a rule sees them in one run: symbolic when first read."""

    def __init__(self, run: Run, facts: SymbolicFacts) -> None:
        self._run = run
        self._facts = facts
        self._seen: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name not in self._seen:
            made = self._facts.cell(name)
            if isinstance(made, tuple):
                never_none = Shape(None, False)
                self._seen[name] = tuple(given(self._run, never_none, one, True) for one in made)
            else:
                self._seen[name] = given(self._run, self._facts.shape(name), made, True)
        return self._seen[name]


def invariants(
    facts: type,
    predicates: tuple[Callable[[Any], Any], ...],
    relations: Relations,
    sizes: Mapping[str, int],
    prefix: str = "",
) -> Any:
    """What holds of facts with lists of those lengths: every predicate that needs no other length.

    The predicates are those the door applies, run on symbolic facts.

    Raises:
        InternalError: no facts at all satisfy them.
    """
    formulas = []
    for predicate in predicates:
        seen = SizedFacts(facts, relations, sizes, prefix)

        def ask(
            run: Run,
            predicate: Callable[[Any], Any] = predicate,
            seen: SizedFacts = seen,
        ) -> bool:
            return bool(predicate(RuleFacts(run, seen)))

        try:
            found = [path for path in paths(ask, [], prune=False) if path.value is True]
        except NeedsSize:
            continue
        formulas += [seen.well_formed(), Some(*(path.condition for path in found))]
    whole = z3_of(All(*formulas))
    if z3.Solver().check(whole) == z3.unsat:
        raise InternalError(f"no facts satisfy the invariants of {facts.__name__}")
    return whole


class Inputs:
    """What one part sees: facts, readings, days and earlier values, the same for both tellings."""

    def __init__(
        self,
        net: Net,
        relations: Relations,
        part: Part,
        sizes: Mapping[str, int],
        who: int | None,
    ) -> None:
        self.net = net
        self.relations = relations
        self.part = part
        self.shapes = shapes_of(net)
        index = who if who is not None else z3.Int("who") if net.is_each(part) else None
        self.case = Case(SizedFacts(net.facts, relations, sizes), self.shapes, index)
        self.invariants = kept_invariants(
            net.facts, net.invariants, relations.sizes, tuple(sorted(sizes.items()))
        )

    def well_formed(self) -> Any:
        """What holds of all that was looked at, and of the facts."""
        return z3_of(All(self.case.well_formed(), self.invariants, *self._who()))

    def _who(self) -> list[Any]:
        return [self.case.who >= 0] if z3.is_expr(self.case.who) else []

    def value(self, run: Run) -> Any:
        """The value of the part on one path, with what the engine does before it calls it."""
        arguments: list[Any] = []
        for name in self.part.needs:
            argument = self._argument(run, name)
            if self.is_skipped(name, argument):
                before = partial(given, run, self.shapes["so_far"], self.case.cell("so_far"), False)
                return self.when_skipped(before)
            arguments.append(argument)
        return merging(run, self.part.function)(*arguments)

    def is_skipped(self, name: str, argument: Any) -> bool:
        """Whether the engine skips the part, since an earlier value that it names is None."""
        named = name in self.part.inputs and name not in self.part.admits_none
        return named and argument is None

    def when_skipped(self, before: Callable[[], Any]) -> Any:
        """The value of a part that is skipped: None, or in a fold the outcome before."""
        return before() if "so_far" in self.part.needs else None

    def _argument(self, run: Run, name: str) -> Any:
        if name == "facts":
            return RuleFacts(run, self.case.facts)
        if name == "who":
            return Number(run, self.case.who) if z3.is_expr(self.case.who) else self.case.who
        if name == "choose":
            return self._choose(run)
        if name in PREDICATES:
            return given_predicate(run, getattr(self.case, name))
        return given(run, self.shapes[name], self.case.cell(name), False)

    def _choose(self, run: Run) -> Callable[[type[Reading]], Reading]:
        def choose(question: type[Reading]) -> Reading:
            if question not in followed:
                members = tuple(question)
                pick = run.fork([z3_of(self.case.reads(member)) for member in members])
                followed[question] = members[pick]
            return followed[question]

        followed: dict[type[Reading], Reading] = {}
        return choose


@cache
def kept_invariants(
    facts: type,
    predicates: tuple[Callable[[Any], Any], ...],
    dimensions: tuple[Sizes, ...],
    sizes: tuple[tuple[str, int], ...],
) -> Any:
    """The invariants of facts with lists of those lengths, made once."""
    return invariants(facts, predicates, Relations({}, dimensions), dict(sizes))
