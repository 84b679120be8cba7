"""Two solvers on one text: Z3 and cvc5 are asked the same SMT-LIB script.

A script asserts what is assumed and the denial of what is claimed; *unsat* proves the claim. cvc5
also produces a proof and has its own checker read it, step by step. A limit on work, not on time,
ends a hopeless search, so that a verdict does not depend on the machine; time is the affair of
`recountlaw.proving.workers`, which ends the process.
"""

from collections.abc import Sequence
from enum import Enum
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import z3
from attrs import frozen

from recountlaw.errors import BadUsage
from recountlaw.relations import z3_of

Z3_LIMIT = 40_000_000
"""Units of work that Z3 may spend on one script."""

CVC5_LIMIT = 4_000_000
"""The same for cvc5."""


class Verdict(Enum):
    """What a solver says of a script."""

    UNSAT = "unsat"
    SAT = "sat"
    UNKNOWN = "unknown"


@frozen
class Script:
    """One question for the solvers: `text` is SMT-LIB, `name` says whose question it is.

    `digest` tells what it asserts from anything else.
    """

    name: str
    text: str
    digest: str


@frozen
class Said:
    """What the two solvers said of one script; `proof` that cvc5's own checker passed its proof."""

    name: str
    digest: str
    z3: Verdict
    cvc5: Verdict
    proof: bool

    @property
    def agreed(self) -> Verdict:
        """What both say: unknown if they differ."""
        return self.z3 if self.z3 is self.cvc5 else Verdict.UNKNOWN

    @property
    def quarrel(self) -> bool:
        """Whether one says the contrary of the other."""
        return {self.z3, self.cvc5} == {Verdict.SAT, Verdict.UNSAT}


def script(name: str, *formulas: Any) -> Script:
    """The script that asserts the formulas."""
    solver = z3.Solver()
    solver.add(*formulas)
    body = solver.to_smt2().split("\n", 2)[2]  # without z3's own remarks
    return Script(name, f"(set-logic ALL)\n{body}", digest_of(formulas))


def digest_of(formulas: Sequence[Any]) -> str:
    """What tells these formulas from any others, however z3 would write them down.

    Which repeated terms z3 names in a text depends on all else that it knows.
    """
    known: dict[int, bytes] = {}

    def of(term: Any) -> bytes:
        number = term.get_id()
        if number not in known:
            told = sha256()
            children = term.children()
            told.update((term.decl().name() if children else term.sexpr()).encode() + b"\0")
            for child in children:
                told.update(of(child))
            known[number] = told.digest()
        return known[number]

    told = sha256()
    for formula in formulas:
        told.update(of(z3_of(formula)))
    return told.hexdigest()


def versions() -> dict[str, str]:
    """The versions of the solvers.

    Raises:
        BadUsage: the second solver is not installed.
    """
    try:
        return {"z3": version("z3-solver"), "cvc5": version("cvc5")}
    except PackageNotFoundError:
        raise BadUsage("a proof needs two solvers: pip install 'recountlaw[prove]'") from None


def ask_z3(text: str, seed: int = 0) -> Verdict:
    """What Z3 says of a script."""
    solver = z3.Solver()
    solver.set("rlimit", Z3_LIMIT)
    if seed:
        solver.set("random_seed", seed)
    solver.from_string(text)
    return Verdict(str(solver.check()))


def ask_cvc5(text: str, seed: int = 0, proof: bool = True) -> Verdict:
    """What cvc5 says of a script; with `proof` an *unsat* is one whose proof was checked.

    Raises:
        RuntimeError: cvc5 cannot read the script, or its checker refuses the proof.
    """
    import cvc5

    solver = cvc5.Solver()
    solver.setOption("rlimit", str(CVC5_LIMIT))
    if seed:
        solver.setOption("seed", str(seed))
    if proof:
        solver.setOption("produce-proofs", "true")
        solver.setOption("check-proofs", "true")
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "script")
    symbols = parser.getSymbolManager()
    said = ""
    while not (command := parser.nextCommand()).isNull():
        said += command.invoke(solver, symbols)
    answer = said.strip()
    return Verdict(answer) if answer in ("sat", "unsat") else Verdict.UNKNOWN


def ask_both(question: Script, seed: int = 0, proof: bool = True) -> Said:
    """What both solvers say of one script."""
    z3_says = ask_z3(question.text, seed)
    cvc5_says = ask_cvc5(question.text, seed, proof)
    checked = proof and cvc5_says is Verdict.UNSAT
    return Said(question.name, question.digest, z3_says, cvc5_says, checked)
