"""What the workers do: prove one part of a room, or judge one function of a proof script."""

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from recountlaw.relations import All, Not, Some, Whole, holds, z3_of

from .claims import Outcome
from .contests import Contest, relations_of, room_of
from .domain import Inputs
from .equivalence import DEPTHS, LEMMAS, Lemma, PartProof, prove_part
from .given import cell_of
from .judging import SOLVERS, Judged, judge_all
from .replaying import replayed
from .runs import paths
from .scripts import load
from .solving import Said, Solvers, Verdict, script
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
    solvers: Solvers = SOLVERS

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
            lemmas = [lemma for proof in proofs for lemma in proof.lemmas()]
            said = list(self._asked(lemmas, to_the_end=depth == DEPTHS[-1]))
            pairs = enumerate(zip(said, lemmas, strict=False))
            red = [at for at, (one, lemma) in pairs if one.agreed is not lemma.expected]
            if not red:
                break
        outcome, why, witness = Outcome.PROVED, "", None
        if red:
            one = said[red[0]]
            why = f"{one.name}: {one.z3.value} by z3, {one.cvc5.value} by cvc5"
            sure = any(said[at].agreed is not Verdict.UNKNOWN for at in red)
            outcome = Outcome.REFUTED if sure else Outcome.UNKNOWN
            if one.agreed is Verdict.SAT:
                witness, beyond = self._lifted(proofs[red[0] // LEMMAS])
                why += beyond
        else:
            why = next(filter(None, map(replayed, proofs)), "")
            outcome = Outcome.REFUTED if why else Outcome.PROVED
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

    def _asked(self, lemmas: Sequence[Lemma], to_the_end: bool) -> Iterator[Said]:
        """What the solvers say of each; unless `to_the_end`, no further than one that fails."""
        for lemma in lemmas:
            name = f"{self.path}/{self.subject}/{lemma.name}"
            said = self.solvers.ask(script(name, lemma.assumed, lemma.denied))
            yield said
            if not to_the_end and said.agreed is not lemma.expected:
                return

    def _lifted(self, proof: PartProof) -> tuple[Witness | None, str]:
        """The smallest contest on which the two tellings part here, or why there is none."""
        contest = Contest(self.path, self.subject, **self._lengths(proof))
        inputs = Inputs(contest.net, contest.relations, proof.part, contest.sizes, proof.who)
        each = contest.net.is_each(proof.part)
        inputs.case = contest[proof.who or 0] if each else contest.shared
        said = contest.relations.relations[self.part](inputs.case)
        shape = inputs.shapes[self.part]
        ways: list[Any] = []
        for path in paths(inputs.value, contest.known()):
            agrees = False if path.error else holds(said, shape, cell_of(shape, path.value))
            ways.append(All(path.condition, Not(agrees)))
        denied = [*contest.known(), z3_of(Some(*ways))]
        try:
            return find([contest], denied, self._sizes(contest), skip=self.part), ""
        except NoWitness as reason:
            return None, f"; {reason}"

    def _lengths(self, proof: PartProof) -> dict[str, Any]:
        """The lengths of the lists that the lemma went through; the others as usual."""
        return {
            dimension.name: {fact: proof.sizes[fact] for fact in dimension.options[0]}
            for dimension in relations_of(self.path, self.subject).sizes
            if set(dimension.options[0]) <= set(proof.sizes)
        }

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
    solvers: Solvers = SOLVERS

    @property
    def name(self) -> str:
        """The function by its script."""
        return f"{self.file}:{self.function}"

    def run(self) -> list[Judged]:
        """Judge them."""
        return judge_all(load(self.file)[self.function], self.solvers)
