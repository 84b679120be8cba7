"""What becomes of a claim: both solvers are asked, and a counterexample is looked for and replayed.

Three questions for each claim: whether its assumptions can hold at all, whether its conclusion can
fail at all (else it says nothing), and whether it can fail while the assumptions hold.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from attrs import evolve, frozen

from .claims import Claim, Enumeration, Marked, Outcome, Stated
from .solving import Said, Script, Solvers, Verdict, script
from .witnesses import NoWitness, Witness, find

SOLVERS = Solvers()
"""As they are asked unless told otherwise."""


@frozen
class Judged:
    """One claim with what became of it, and what the solvers said of each question."""

    outcome: Outcome
    questions: tuple[Said, ...]
    witness: Witness | None
    bound: str
    statement: str
    """The digest of what was asked."""
    why: str = ""
    cases: int = 0
    """How many cases an enumeration went through."""


def questions(name: str, claim: Claim) -> tuple[Script, Script, Script]:
    """The three questions of a claim."""
    premises = claim.premises()
    return (
        script(f"{name}: assumptions", *premises),
        script(f"{name}: conclusion", claim.denial),
        script(f"{name}: claim", *premises, claim.denial),
    )


def judge(name: str, stated: Stated, solvers: Solvers = SOLVERS) -> Judged:
    """What becomes of one claim."""
    if isinstance(stated, Enumeration):
        return _enumerated(stated)
    asked = questions(name, stated)
    assumptions, conclusion, denied = map(solvers.ask, asked)
    found = (assumptions, conclusion, denied)
    judged = Judged(Outcome.UNKNOWN, found, None, stated.bound, asked[2].digest)
    if any(one.quarrel for one in found):
        return evolve(judged, why="the solvers contradict each other")
    if assumptions.agreed is Verdict.UNSAT:
        return evolve(judged, outcome=Outcome.VACUOUS, why="the assumptions never hold")
    if conclusion.agreed is Verdict.UNSAT:
        return evolve(judged, outcome=Outcome.VACUOUS, why="the conclusion cannot fail")
    fit = assumptions.agreed is Verdict.SAT and conclusion.agreed is Verdict.SAT
    if denied.agreed is Verdict.UNSAT and fit:
        return evolve(judged, outcome=Outcome.PROVED)
    if denied.agreed is Verdict.SAT:
        return _refuted(stated, judged, solvers, name)
    return evolve(judged, why="a solver gave up")


def _refuted(claim: Claim, judged: Judged, solvers: Solvers, name: str) -> Judged:
    for contest in claim.contests:
        contest.join_free()
    formulas = [*claim.premises(), claim.denial]
    try:
        witness = find(claim.contests, formulas, claim.smallest, claim.show)
    except NoWitness as reason:
        return evolve(judged, outcome=Outcome.REFUTED, why=f"refuted, and {reason}")
    smaller = tuple(map(solvers.ask, _none_smaller(claim, formulas, witness, name)))
    judged = evolve(judged, questions=(*judged.questions, *smaller), witness=witness)
    if any(one.agreed is not Verdict.UNSAT for one in smaller):
        return evolve(judged, why="the witness is not proved the smallest")
    return evolve(judged, outcome=Outcome.REFUTED)


def _none_smaller(
    claim: Claim, formulas: list[Any], witness: Witness, name: str
) -> Iterator[Script]:
    """That no counterexample has a smaller first number, nor with that a smaller second one."""
    fixed: list[Any] = []
    for term, value in zip(claim.smallest, witness.smallest, strict=True):
        yield script(f"{name}: none below {value}", *formulas, *fixed, term >= 0, term < value)
        fixed.append(term == value)


def _enumerated(stated: Enumeration) -> Judged:
    cases = list(stated.cases)
    failed = [label for label, holds in cases if not holds]
    digest = sha256("\n".join(label for label, _ in cases).encode()).hexdigest()
    judged = Judged(Outcome.PROVED, (), None, stated.bound, digest, cases=len(cases))
    if not cases:
        return evolve(judged, outcome=Outcome.VACUOUS, why="no case was checked")
    if failed:
        witness = Witness((), (), {"case": failed[0]})
        return evolve(judged, outcome=Outcome.REFUTED, witness=witness)
    return judged


def judge_all(marked: Marked, solvers: Solvers = SOLVERS) -> list[Judged]:
    """What becomes of each claim of a marked function."""
    name = marked.heading.name
    return [judge(name, stated, solvers) for stated in marked.claims()]
