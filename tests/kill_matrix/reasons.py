"""Why a mutant that is proved equivalent changes nothing: what its proof needs."""

from collections.abc import Iterator

import z3

from recountlaw.parts import Net, Part
from recountlaw.proving.equivalence import PartProof, prove_part
from recountlaw.proving.solving import Z3_LIMIT
from recountlaw.relations import Relations, holds, z3_of

FACTS = "facts"
"""What stands for the invariants of the facts."""


def needed(net: Net, told: Relations, part: Part, depth: int) -> tuple[str, ...]:
    """The earlier values whose relations the lemmas of a part need, and `facts` where they need
    what holds of all facts; none where the two tellings say the same in other words."""
    found: set[str] = set()
    for proof in prove_part(net, told, part, depth):
        found.update(_of(proof))
    return tuple(sorted(found))


def _of(proof: PartProof) -> Iterator[str]:
    inputs = proof.inputs
    for lemma in proof.lemmas():
        if not z3.is_true(lemma.denied):  # that the assumptions are possible needs none of them
            solver = z3.Solver()
            solver.set("rlimit", Z3_LIMIT)
            solver.set("core.minimize", True)
            solver.add(lemma.denied, z3_of(inputs.case.well_formed()))
            if z3.is_expr(inputs.case.who):
                solver.add(inputs.case.who >= 0)
            solver.assert_and_track(inputs.invariants, FACTS)
            for name in proof.joined:
                said = inputs.relations.relations[name](inputs.case)
                made = inputs.case.cell(name)
                solver.assert_and_track(z3_of(holds(said, inputs.shapes[name], made)), name)
            if solver.check() == z3.unsat:
                yield from (str(label) for label in solver.unsat_core())
