"""Two solvers on one text: Z3 and cvc5 are asked the same SMT-LIB script.

A script asserts what is assumed and the denial of what is claimed; *unsat* proves the claim. cvc5
also produces a proof and has its own checker read it, step by step. A limit on work, not on time,
ends a hopeless search, so that a verdict does not depend on the machine; time is the affair of
`recountlaw.proving.workers`, which ends the process.
"""

import re
from enum import Enum
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import z3
from attrs import frozen

from recountlaw.errors import BadUsage

from .digests import Digests

Z3_LIMIT = 40_000_000
"""Units of work that Z3 may spend on one script."""

CVC5_LIMIT = 4_000_000
"""The same for cvc5."""

LOGIC = "(set-logic ALL)\n"
"""The first line of each script."""

MOST_LETTERS = 150
"""Of a claim's name in that of its file."""


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


digests = Digests()
"""Of the terms of one context of z3; whoever begins another makes new ones."""


def script(name: str, *formulas: Any) -> Script:
    """The script that asserts the formulas."""
    solver = z3.Solver()
    solver.add(*formulas)
    body = solver.to_smt2().split("\n", 2)[2]  # without z3's own remarks
    return Script(name, f"{LOGIC}{body}", digests.of(formulas))


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
    return _ask_z3(text, seed)[0]


def _ask_z3(text: str, seed: int) -> tuple[Verdict, str]:
    """What Z3 says of a script, and the values of its unknowns if it can be satisfied."""
    solver = z3.Solver()
    solver.set("rlimit", Z3_LIMIT)
    if seed:
        solver.set("random_seed", seed)
    solver.from_string(text)
    verdict = Verdict(str(solver.check()))
    if verdict is not Verdict.SAT:
        return verdict, ""
    model = solver.model()
    unknowns = [decl for decl in model.decls() if decl.arity() == 0]
    return verdict, "".join(
        f"(assert (= {decl().sexpr()} {model[decl].sexpr()}))\n" for decl in unknowns
    )


def ask_cvc5(text: str, seed: int = 0, proof: bool = True) -> Verdict:
    """What cvc5 says of a script; with `proof` an *unsat* is one whose proof was checked.

    Raises:
        RuntimeError: cvc5 cannot read the script, or its checker refuses the proof.
    """
    import cvc5

    solver = kept_cvc5(seed, proof)
    solver.resetAssertions()
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text.replace(LOGIC, "", 1), "script")
    symbols = parser.getSymbolManager()
    said = ""
    while not (command := parser.nextCommand()).isNull():
        said += command.invoke(solver, symbols)
    answer = said.strip()
    return Verdict(answer) if answer in ("sat", "unsat") else Verdict.UNKNOWN


@cache
def kept_cvc5(seed: int, proof: bool) -> Any:
    """A solver that is asked one script after another: what its checker knows is read but once."""
    import cvc5

    solver = cvc5.Solver()
    solver.setOption("rlimit-per", str(CVC5_LIMIT))
    if seed:
        solver.setOption("seed", str(seed))
    if proof:
        solver.setOption("produce-proofs", "true")
        solver.setOption("check-proofs", "true")
    solver.setLogic("ALL")
    return solver


@frozen
class Solvers:
    """How the two solvers are asked: with which seed, and whether cvc5 checks its own proofs.

    `export`: a folder into which each script is written as a file of its own.
    """

    seed: int = 0
    proof: bool = True
    export: str = ""

    def ask(self, question: Script) -> Said:
        """What both solvers say of one script.

        Where Z3 finds values that satisfy it cvc5 is asked of these first: if they do, it agrees.
        """
        z3_says, values = _ask_z3(question.text, self.seed)
        cvc5_says = Verdict.UNKNOWN
        if values:
            narrowed = question.text.replace("(check-sat)", f"{values}(check-sat)")
            cvc5_says = ask_cvc5(narrowed, self.seed, proof=False)
        if cvc5_says is not Verdict.SAT:
            cvc5_says = ask_cvc5(question.text, self.seed, self.proof)
        checked = self.proof and cvc5_says is Verdict.UNSAT
        said = Said(question.name, question.digest, z3_says, cvc5_says, checked)
        if self.export:
            _write(Path(self.export), question, said)
        return said


def _write(folder: Path, question: Script, said: Said) -> None:
    """The script as a file that any solver of SMT-LIB reads, with what both said of it."""
    status = f"(set-info :status {said.agreed.value})\n"
    text = f"; {question.name}\n{question.text}".replace("(assert", f"{status}(assert", 1)
    name = re.sub(r"[^\w.=-]+", "_", question.name)[:MOST_LETTERS]
    folder.mkdir(parents=True, exist_ok=True)
    # The digest too, since one name may be that of several questions.
    (folder / f"{name}-{question.digest[:12]}.smt2").write_text(text, encoding="utf-8")
