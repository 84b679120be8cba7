"""What the workers do: prove one part of a room, or judge one function of a proof script."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from recountlaw.relations import All, Not, Some, Whole, holds, z3_of

from .claims import Outcome
from .contests import Contest, relations_of, room_of
from .domain import Inputs
from .equivalence import DEPTHS, LEMMAS, PartProof, prove_part
from .judging import Judged, judge_all
from .scripts import load
from .solving import Said, Verdict, ask_both, script
from .symbolic import cell_of, paths
from .witnesses import NoWitness, Witness, find


@frozen
class PartJudged:
    """What became of the lemmas of one part."""

    outcome: Outcome
    questions: tuple[Said, ...]
    paths: int
    readings: int
    """How many combinations of readings of the questions that it asks."""
    bound: str
    joined: tuple[str, ...]
    """The earlier values whose relations had to be assumed."""
    cites: tuple[str, ...]
    why: str = ""
    witness: Witness | None = None


@frozen
class PartTask:
    """Prove that the two tellings of one part are one."""

    path: str
    subject: str
    part: str
    seed: int = 0
    proof: bool = True

    @property
    def name(self) -> str:
        """The part by its room and subject."""
        return f"{self.path}/{self.subject}/{self.part}"

    def run(self) -> PartJudged:
        """Prove it."""
        net = room_of(self.path).subjects[self.subject].net
        relations = relations_of(self.path, self.subject)
        part = net.by_name[self.part]
        for depth in DEPTHS:
            proofs = list(prove_part(net, relations, part, depth))
            said = self._ask(proofs)
            if all(one.agreed is Verdict.UNSAT for one in said):
                break
        why, witness = "", None
        failed = next((at for at, one in enumerate(said) if one.agreed is not Verdict.UNSAT), None)
        if failed is not None:
            one = said[failed]
            why = f"{one.name}: {one.z3.value} by z3, {one.cvc5.value} by cvc5"
            if one.agreed is Verdict.SAT:
                witness = self._lifted(proofs[failed // LEMMAS])
        outcome = Outcome.PROVED
        if why:
            contradicted = any(one.agreed is Verdict.SAT for one in said)
            outcome = Outcome.REFUTED if contradicted else Outcome.UNKNOWN
        return PartJudged(
            outcome,
            tuple(said),
            sum(len(proof.paths) for proof in proofs),
            max(proof.readings for proof in proofs),
            bound_of([proof.sizes for proof in proofs]),
            tuple(dict.fromkeys(name for proof in proofs for name in proof.joined)),
            part.pin_cites,
            why,
            witness,
        )

    def _ask(self, proofs: Sequence[PartProof]) -> list[Said]:
        found = []
        for proof in proofs:
            for lemma in proof.lemmas():
                name = f"{self.path}/{self.subject}/{lemma.name}"
                asked = script(name, lemma.assumed, lemma.denied)
                found.append(ask_both(asked, self.seed, self.proof))
        return found

    def _lifted(self, proof: PartProof) -> Witness | None:
        """The smallest contest on which the two tellings part here; None if none reaches it."""
        lengths: dict[str, Any] = {
            dimension.name: {
                fact: proof.sizes.get(fact, length)
                for fact, length in dimension.options[
                    -1 if dimension.name != "counties" else 0
                ].items()
            }
            for dimension in relations_of(self.path, self.subject).sizes
        }
        contest = Contest(self.path, self.subject, **lengths)
        inputs = Inputs(contest.net, contest.relations, proof.part, contest.sizes, proof.who)
        who = proof.who
        if who is None and contest.net.is_each(proof.part):
            who = 0
        inputs.case = contest.shared if who is None else contest[who]
        said = contest.relations.relations[self.part](inputs.case)
        shape = inputs.shapes[self.part]
        contest.known()
        ways: list[Any] = []
        for path in paths(inputs.value, contest.known()):
            agrees = False if path.error else holds(said, shape, cell_of(shape, path.value))
            ways.append(All(path.condition, Not(agrees)))
        try:
            return find(
                [contest],
                [*contest.known(), z3_of(Some(*ways))],
                self._sizes(contest),
                skip=self.part,
            )
        except NoWitness:
            return None

    def _sizes(self, contest: Contest) -> list[Any]:
        """What is to be small: the total and the margin, where the contest has them."""
        return [
            made.value
            for view in contest.views.values()
            for name, made in view.named.items()
            if name in ("total", "margin") and isinstance(made, Whole)
        ]


def bound_of(sizes: Sequence[Any]) -> str:
    """What lengths were gone through, in words; empty where none mattered."""
    facts = sorted({fact for one in sizes for fact in one})
    return ", ".join(
        f"{fact}: {min(one[fact] for one in sizes)} to {max(one[fact] for one in sizes)}"
        for fact in facts
    )


@frozen
class ClaimTask:
    """Judge the claims of one function of a proof script."""

    file: str
    function: str
    seed: int = 0
    proof: bool = True

    @property
    def name(self) -> str:
        """The function by its script."""
        return f"{self.file}:{self.function}"

    def run(self) -> list[Judged]:
        """Judge them."""
        return judge_all(load(self.file)[self.function], self.seed, self.proof)
