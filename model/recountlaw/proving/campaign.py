"""Everything that is to be proved, judged in several processes, and entered in a ledger."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

import cattrs
from attrs import evolve, frozen

from recountlaw.clauses import Clause, Neighbor
from recountlaw.errors import BadUsage
from recountlaw.ledger import Entry
from recountlaw.rooms import Subject
from recountlaw.statutes import INDEX

from .cache import Cache
from .claims import Heading, Kind, Outcome
from .contests import room_of
from .judging import Judged
from .pairs import PairTask
from .scripts import load, scripts_in
from .solving import Said, Solvers, Verdict
from .tasks import ClaimTask, PartJudged, PartTask
from .workers import Failure, run_all

Item = PartTask | ClaimTask | PairTask


@frozen
class Chosen:
    """One thing to be judged, with what stands above it in the ledger."""

    task: Item
    heading: Heading
    name: str

    def is_meant(self, words: Sequence[str]) -> bool:
        """Whether one of the words names it: its number, or a piece of its name."""
        return not words or any(
            word.lower() == self.heading.number.lower() or word in self.name for word in words
        )


def everything(proofs: Path | None, solvers: Solvers, pairs: bool = False) -> list[Chosen]:
    """Every part of every room, and every claim of the scripts; with `pairs`, of readings too."""
    found = [*_parts(solvers)]
    if proofs is not None:
        found += _claims(proofs, solvers)
    if pairs:
        found += _pairs(solvers)
    return found


def _told_twice() -> Iterator[tuple[str, str, Subject]]:
    """Each subject of each room that has constraints."""
    for state in INDEX.values():
        for path in state:
            if find_spec(f"recountlaw.statutes.{path}.constraints") is not None:
                for name, subject in room_of(path).subjects.items():
                    yield path, name, subject


def _parts(solvers: Solvers) -> Iterator[Chosen]:
    for path, name, subject in _told_twice():
        for part in subject.net.parts:
            sentence = f"Rules and constraints give the same {part.name} of {name}."
            task = PartTask(path, name, part.name, solvers)
            heading = Heading("", Kind.EQUIVALENCE, part.name, sentence, part.pin_cites)
            yield Chosen(task, heading, task.name)


def _pairs(solvers: Solvers) -> Iterator[Chosen]:
    for path, name, _ in _told_twice():
        for question in room_of(path).questions:
            about = question.question
            for one, other in combinations(question, 2):
                task = PairTask(path, name, about.id, one.value, other.value, solvers)
                sentence = f"Of {name}, {one.value} and {other.value} always give the same."
                source = about.source
                cite = str(source.cite if isinstance(source, Clause | Neighbor) else source)
                heading = Heading(about.id, Kind.READINGS, task.name, sentence, (cite,))
                yield Chosen(task, heading, task.name)


def _claims(proofs: Path, solvers: Solvers) -> Iterator[Chosen]:
    for file in scripts_in(proofs):
        for name, marked in load(str(file)).items():
            where = file.relative_to(proofs).with_suffix("").as_posix()
            yield Chosen(
                ClaimTask(str(file), name, solvers), marked.heading, f"proofs/{where}/{name}"
            )


def judge_all(
    chosen: Iterable[Chosen],
    jobs: int,
    cache: Cache,
    seen: Callable[[Entry, bool], None] = lambda entry, cached: None,
) -> list[Entry]:
    """The ledger entries of what is chosen; `seen` is told of each, and whether it was cached.

    A pair of readings that no value of the subject hangs on has none.
    """
    found: dict[str, Entry] = {}
    todo: dict[Item, Chosen] = {}
    for one in chosen:
        kept = cache.get(one.name, one.task)
        if kept is None:
            todo[one.task] = one
        else:
            found[one.name] = kept
            seen(kept, True)
    # The slowest kind first, so that the last worker does not end long after the others.
    tasks = sorted(todo, key=lambda task: isinstance(task, ClaimTask))
    for task, result in run_all(tasks, jobs):
        one = todo[task]
        if result == []:
            continue  # no value of this subject hangs on the question: there is nothing to compare
        entry = entry_of(one, result)
        if not isinstance(result, Failure):
            cache.put(one.name, task, entry)
        found[one.name] = entry
        seen(entry, False)
    return [found[name] for name in sorted(found)]


def entry_of(chosen: Chosen, result: PartJudged | list[Judged] | Failure) -> Entry:
    """What the ledger says of one thing judged."""
    heading = chosen.heading
    entry = Entry(
        name=chosen.name,
        number=heading.number,
        kind=heading.kind.value,
        sentence=heading.sentence,
        cites=heading.cites,
        verdict="unknown",
        solvers=(),
        statement="",
    )
    if isinstance(result, Failure):
        return evolve(entry, why=result.why)
    if isinstance(result, PartJudged):
        witness = () if result.witness is None else (_plain(result.witness),)
        return evolve(
            entry,
            verdict=result.outcome.value,
            solvers=_solvers(result.questions),
            statement=_digest(one.digest for one in result.questions),
            bound=result.bound,
            witness=witness,
            lemmas=len(result.questions),
            paths=result.paths,
            readings=result.readings,
            joined=result.joined,
            why=result.why,
        )
    return evolve(
        entry,
        verdict=_together(result),
        solvers=_solvers([said for one in result for said in one.questions]),
        statement=_digest(one.statement for one in result),
        bound="; ".join(dict.fromkeys(one.bound for one in result if one.bound)),
        witness=tuple(_plain(one.witness) for one in result if one.witness is not None),
        lemmas=sum(len(one.questions) + one.cases for one in result),
        why="; ".join(dict.fromkeys(one.why for one in result if one.why)),
    )


def _together(judged: Sequence[Judged]) -> str:
    outcomes = {one.outcome for one in judged}
    if not judged:
        return Outcome.VACUOUS.value
    return outcomes.pop().value if len(outcomes) == 1 else Outcome.UNKNOWN.value


def _solvers(questions: Sequence[Said]) -> tuple[str, ...]:
    """The solvers that settled every question."""
    return tuple(
        solver
        for solver in ("z3", "cvc5")
        if questions and all(getattr(one, solver) is not Verdict.UNKNOWN for one in questions)
    )


def _digest(digests: Iterable[str]) -> str:
    return sha256("".join(digests).encode()).hexdigest()[:16]


def _plain(witness: Any) -> dict[str, Any]:
    return cattrs.unstructure(witness)  # type: ignore[no-any-return]


def proofs_folder(told: str | None) -> Path | None:
    """The folder of proof scripts: as told, else ./proofs, else none.

    Raises:
        BadUsage: the folder told is none.
    """
    folder = Path(told or "proofs")
    if folder.is_dir():
        return folder
    if told:
        raise BadUsage(f"--proofs must be a folder of proof scripts (got {told})")
    return None
