"""Judges the mutants of groups in several processes."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any

from attrs import evolve

from recountlaw.proving.workers import Failure, run_all

from . import theorems
from .groups import Group, file_of
from .judging import Batch, Fate, Verdict
from .mutants import Mutant, defaults_of, mutants_of

LIMIT = 600.0
"""Seconds that one batch, one room as it is, or the tests of one group may take."""

MOST = 12
"""Mutants in a batch: so many share what z3 was told of the facts."""

Judged = dict[Mutant, Verdict]


def mutants(group: Group) -> Iterator[Mutant]:
    """All mutants of a group, in order of place."""
    for module in group.modules:
        source = file_of(module).read_text(encoding="utf-8")
        if "readings" in module.rsplit(".", 1)[-1]:
            yield from defaults_of(module, source)
        else:
            yield from mutants_of(module, source, vars(import_module(module)))


def judge_all(chosen: Sequence[Group], jobs: int) -> dict[str, Judged]:
    """What becomes of the mutants of the groups, by their names. One that could not be judged
    survives."""
    found: dict[Mutant, Verdict] = {}
    again: list[Batch] = []
    batches = [batch for group in chosen for batch in _batches(group)]
    for batch, result in run_told(batches, jobs):
        if isinstance(result, Failure):
            # Whose fault it is, each by itself will tell.
            again += [Batch(batch.group, (mutant,)) for mutant in batch.mutants]
        else:
            found.update(zip(batch.mutants, result, strict=True))
    for batch, result in run_told(again, jobs):
        if isinstance(result, Failure):
            result = [Verdict(Fate.SURVIVOR, result.why)]
        found.update(zip(batch.mutants, result, strict=True))
    return {group.name: {one: found[one] for one in mutants(group)} for group in chosen}


def put_to_theorems(group: Group, jobs: int) -> dict[Mutant, str]:
    """The first theorem that finds each mutant of the constraints of a room; empty if none does.

    Raises:
        RuntimeError: a theorem does not hold of the rooms as they are.
    """
    known = theorems.index(jobs)
    (room,) = group.rooms
    own = evolve(group, modules=tuple(one for one in group.modules if in_constraints(one)))
    puts = [theorems.Put(room, some, known) for some in _together(own, MOST)]
    found: dict[Mutant, str] = {}
    for put, result in run_told(puts, jobs):
        told = [""] * len(put.mutants) if isinstance(result, Failure) else result
        found.update(zip(put.mutants, told, strict=True))
    return found


def in_constraints(module: str) -> bool:
    """Whether a module tells relations."""
    return module.rsplit(".", 1)[-1].startswith("constraints")


def _batches(group: Group) -> Iterator[Batch]:
    return (Batch(group, some) for some in _together(group, 1 if group.alone else MOST))


def _together(group: Group, most: int) -> Iterator[tuple[Mutant, ...]]:
    """At most so many mutants of one definition at a time."""
    for _, same in groupby(mutants(group), lambda one: (one.module, one.definition)):
        own = tuple(same)
        yield from (own[at : at + most] for at in range(0, len(own), most))


def run_told(tasks: Sequence[Any], jobs: int) -> Iterable[tuple[Any, Any]]:
    """Each task with what was found; how far it is stands on the error output."""
    start = time.monotonic()
    for done, (task, result) in enumerate(run_all(tasks, jobs, LIMIT), 1):
        took = f"{time.monotonic() - start:.0f} s"
        print(f"{done} of {len(tasks)}, {took}: {task.name}", file=sys.stderr, flush=True)
        yield task, result
