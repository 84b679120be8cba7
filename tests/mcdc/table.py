"""The committed table, a file for each statute, and how it is made anew."""

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from recountlaw.contest import State
from recountlaw.proving.contests import room_of
from recountlaw.proving.mcdc.pairs import Finder
from recountlaw.proving.mcdc.rows import Asking, Data, Trying, in_order, row_of
from recountlaw.proving.mcdc.trials import bench_of
from recountlaw.proving.workers import Failure, run_all
from recountlaw.statutes import INDEX

FOLDER = Path(__file__).parent

LIMIT = 300.0
"""Seconds that one task may take; what it would have told is then not found out."""


def rooms() -> dict[str, list[str]]:
    """The paths of the rooms of each statute, by the name of its file."""
    return {State(room_of(paths[0]).state).name.lower(): list(paths) for paths in INDEX.values()}


def file_of(statute: str) -> Path:
    """The file of a statute."""
    return FOLDER / f"{statute}.json"


def read(statute: str) -> dict[str, list[Data]]:
    """The rows of a statute by the path of the room and the subject."""
    found: dict[str, list[Data]] = json.loads(file_of(statute).read_text(encoding="utf-8"))
    return found


def write(statute: str, rows: dict[str, list[Data]]) -> None:
    """Put the rows of a statute into its file."""
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    file_of(statute).write_text(f"{text}\n", encoding="utf-8")


def made(statutes: Iterable[str], solvers: bool) -> dict[str, dict[str, list[Data]]]:
    """The tables of these statutes made anew; without the solvers more is not found out."""
    subjects = {
        (path, subject): statute
        for statute in statutes
        for path in rooms()[statute]
        for subject in room_of(path).subjects
    }
    found: dict[tuple[str, str], list[Data]] = {}
    trying = [Trying(path, subject) for path, subject in subjects]
    for task, result in _done(trying):
        found[task.path, task.subject] = result
    if solvers:
        asking = [task for one, rows in found.items() for task in _left(*one, rows)]
        for task, result in _done(asking):
            found[task.path, task.subject] += result
    tables: dict[str, dict[str, list[Data]]] = {}
    for (path, subject), statute in subjects.items():
        rows = in_order(path, subject, found[path, subject])
        tables.setdefault(statute, {})[f"{path}/{subject}"] = rows
    return tables


def _left(path: str, subject: str, rows: Sequence[Data]) -> Iterator[Asking]:
    """What the solvers are to be asked, row by row, so that one that takes too long ends alone."""
    by_row = {row_of(row): row for row in rows}
    for row in Finder(bench_of(path, subject)).rows:
        part, atom = row
        found = by_row.get(row)
        if found is None:
            yield Asking(path, subject, part, (atom,), ())
        elif found["may_decide"] and not found["decides"]:
            yield Asking(path, subject, part, (), (atom,))


def _done(tasks: Sequence[Any]) -> list[tuple[Any, list[Data]]]:
    found = []
    begun = time.monotonic()
    for task, result in run_all(tasks, os.cpu_count() or 1, LIMIT):
        took = time.monotonic() - begun
        told = result.why if isinstance(result, Failure) else f"{len(result)} rows"
        print(f"{took:6.0f} s  {task.name}: {told}", file=sys.stderr, flush=True)
        found.append((task, [] if isinstance(result, Failure) else result))
    return found
