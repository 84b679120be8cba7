"""Which theorems find a mutant of a relation: it is put to those that speak of the value.

They are asked of z3 alone, and no further than the first that finds it: before all those that found
a mutant of the same relation, then those that speak of few values. One finds it if its denial can
be satisfied, or if it cannot be stated any more. One that z3 does not settle soon has found
nothing, so that the figures tell the least that theorems find.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import z3
from attrs import frozen

from recountlaw.proving import contests, scripts
from recountlaw.proving.claims import Claim, Kind, Marked
from recountlaw.proving.contests import relations_of, room_of
from recountlaw.proving.runs import Unsupported
from recountlaw.proving.workers import Failure, run_all

from .groups import ROOT, STATUTES, file_of
from .importing import changed
from .limits import NeverEnds, limited
from .mutants import Mutant
from .reach import reach_of

PROOFS = ROOT / "proofs"

Z3_LIMIT = 4_000_000
"""Units of work that z3 may spend on one claim."""

LIMIT = 10.0
"""Seconds of work for one theorem; of the rooms as they are, none takes more than one."""

SCRIPT_LIMIT = 300.0
"""Seconds that the theorems of one script may take."""

Value = tuple[str, str, str]
"""Room, subject and part."""

Theorem = tuple[str, str]
"""Script and function."""

Index = Mapping[Value, Sequence[Theorem]]
"""The theorems that speak of each value, directly or through what it follows from."""


@frozen
class Named:
    """Look which values the theorems of a script speak of, as the rooms are."""

    name: str

    def run(self) -> dict[Theorem, frozenset[Value]]:
        """The values of each theorem.

        Raises:
            ValueError: one does not hold.
        """
        found = {}
        for function, marked in _theorems(self.name):
            if not _holds(marked):
                raise ValueError(f"{function} does not hold of the rooms as they are")
            found[self.name, function] = frozenset(
                (contest.path, contest.subject_name, value)
                for claim in _claims(marked)
                for contest in claim.contests
                for view in contest.views.values()
                for value in view.named
            )
        return found


def index(jobs: int) -> Index:
    """The theorems that speak of each value, those that speak of few values first.

    Raises:
        RuntimeError: a theorem does not hold of the rooms as they are.
    """
    named: dict[Theorem, frozenset[Value]] = {}
    tasks = [Named(str(file)) for file in scripts.scripts_in(PROOFS)]
    for task, result in run_all(tasks, jobs, SCRIPT_LIMIT):
        if isinstance(result, Failure):
            raise RuntimeError(f"{task.name}: {result.why}")
        named |= result
    found = defaultdict(list)
    for theorem in sorted(named, key=lambda one: (len(named[one]), one)):
        for value in named[theorem]:
            found[value].append(theorem)
    return found


@frozen(eq=False)
class Put:
    """Put some mutants of one definition of a room's constraints to the theorems."""

    room: str
    mutants: tuple[Mutant, ...]
    known: Index

    @property
    def name(self) -> str:
        """The definition and its place."""
        return f"{self.mutants[0].module}:{self.mutants[0].line}"

    def run(self) -> list[str]:
        """The first theorem that finds each, by script and name; empty if none does, or if the
        room cannot be imported with the change."""
        found: list[Theorem | None] = []
        for mutant in self.mutants:
            found.append(self._first(mutant, [one for one in found if one]))
        return [_told(*one) if one else "" for one in found]

    def _first(self, mutant: Mutant, before: Sequence[Theorem]) -> Theorem | None:
        text = mutant.applied(file_of(mutant.module).read_text(encoding="utf-8"))
        with changed(self.room, mutant.module, text), _nothing_kept():
            try:
                asked = self._speaking(mutant)
            except Exception:
                return None
            asked.sort(key=lambda theorem: theorem not in before)
            return next((one for one in asked if not _still_holds(one)), None)

    def _speaking(self, mutant: Mutant) -> list[Theorem]:
        """The theorems that speak of a value whose relation feels the change."""
        path = self.room.removeprefix(f"{STATUTES}.")
        found: list[Theorem] = []
        for subject in room_of(path).subjects:
            for part, relation in relations_of(path, subject).relations.items():
                if reach_of(relation).has(mutant):
                    found += self.known.get((path, subject, part), ())
        return list(dict.fromkeys(found))


@contextmanager
def _nothing_kept() -> Iterator[None]:
    """Let nothing that was made of a room before be known inside, nor what is made inside after."""
    kept = (contests.room_of, contests.relations_of, scripts.load)
    try:
        for each in kept:
            each.cache_clear()
        yield
    finally:
        for each in kept:
            each.cache_clear()


def _told(file: str, function: str) -> str:
    return f"{Path(file).relative_to(PROOFS).with_suffix('').as_posix()}/{function}"


def _still_holds(theorem: Theorem) -> bool:
    file, function = theorem
    try:
        with limited(LIMIT):
            return _holds(scripts.load(file)[function])
    except NeverEnds:
        return True  # it has found nothing
    except (Exception, Unsupported):
        return False


def _theorems(file: str) -> Iterator[tuple[str, Marked]]:
    for function, marked in scripts.load(file).items():
        if marked.heading.kind is Kind.THEOREM:
            yield function, marked


def _claims(marked: Marked) -> Iterator[Claim]:
    return (claim for claim in marked.claims() if isinstance(claim, Claim))


def _holds(marked: Marked) -> bool:
    """Whether no claim is seen to fail."""
    for claim in _claims(marked):
        solver = z3.Solver()
        solver.set("rlimit", Z3_LIMIT)
        solver.add(*claim.premises(), claim.denial)
        if solver.check() == z3.sat:
            return False
    return True
