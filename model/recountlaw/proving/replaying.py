"""Each path is run once more on plain numbers: a second net under the symbolic executor.

What a rule does with a symbolic value might differ from what it does with a number, silently. So a
model of each path is put into the unchanged rule, which must give what the path says.
"""

from functools import partial
from typing import Any

import z3

from recountlaw.parts import PREDICATES
from recountlaw.readings import R
from recountlaw.relations import SymbolicFacts

from .equivalence import PartProof
from .given import cell_of
from .models import day_in, said, value_of

LIMIT = 20_000_000
"""Units of work that Z3 may spend on a model of one path."""


class _Facts:
    """The facts of a model, as far as they are read."""

    def __init__(self, model: Any, facts: SymbolicFacts) -> None:
        self._model = model
        self._facts = facts

    def __getattr__(self, name: str) -> Any:
        made = self._facts.cell(name)
        if isinstance(made, tuple):
            return tuple(value_of(self._model, one) for one in made)
        return value_of(self._model, made)


def replayed(proof: PartProof) -> str:
    """What the rule gives otherwise on numbers than its paths say; empty if nothing."""
    solver = z3.Solver()
    solver.set("rlimit", LIMIT)
    solver.add(proof.assumed())
    for path in proof.paths:
        found = solver.check(path.condition)
        if found == z3.unsat:
            continue  # a path too many does no harm
        if found != z3.sat:
            return f"{proof.name}: a path could not be replayed"
        if path.error:
            return f"{proof.name}: {path.error}"
        model = solver.model()
        by_path = value_of(model, cell_of(proof.inputs.shapes[proof.part.name], path.value))
        by_rule = _run(proof, model)
        if type(by_rule) is not type(by_path) or by_rule != by_path:
            return f"{proof.name}: replayed, the rule gives {said(by_rule)}, not {said(by_path)}"
    return ""


def _run(proof: PartProof, model: Any) -> Any:
    case, part = proof.inputs.case, proof.part

    def choose(question: type[R]) -> R:
        at: int = model.eval(case.reads.index(question), model_completion=True).as_long()
        return tuple(question)[at]

    arguments: list[Any] = []
    for name in part.needs:
        if name == "facts":
            arguments.append(_Facts(model, case.facts))
        elif name == "choose":
            arguments.append(choose)
        elif name == "who":
            at = case.who
            arguments.append(model.eval(at).as_long() if z3.is_expr(at) else at)
        elif name in PREDICATES:
            arguments.append(partial(day_in, model, getattr(case, name)))
        else:
            value = value_of(model, case.cell(name))
            if proof.inputs.is_skipped(name, value):
                return proof.inputs.when_skipped(lambda: value_of(model, case.cell("so_far")))
            arguments.append(value)
    return part.function(*arguments)
