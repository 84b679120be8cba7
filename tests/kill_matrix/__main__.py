"""`python -m kill_matrix [--touched | --all] [--record]`: judge the mutants; 0 if none survives."""

import argparse
import datetime as dt
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module

from recountlaw.proving.workers import Failure, run_all

from . import figures
from .groups import ROOT, Group, file_of, groups
from .judging import Fate, MutantTask, Verdict
from .mutants import Mutant, defaults_of, mutants_of

LIMIT = 300.0
"""Seconds that one mutant may take."""


def mutants(group: Group) -> Iterator[Mutant]:
    """All mutants of a group."""
    for module in group.modules:
        source = file_of(module).read_text(encoding="utf-8")
        if "readings" in module.rsplit(".", 1)[-1]:
            yield from defaults_of(module, source)
        else:
            yield from mutants_of(module, source, vars(import_module(module)))


def judge(chosen: Sequence[Group], jobs: int) -> dict[Group, dict[Mutant, Verdict]]:
    """What becomes of the mutants of the groups. A mutant that could not be judged survives."""
    tasks = [MutantTask(group, mutant) for group in chosen for mutant in mutants(group)]
    found: dict[MutantTask, Verdict] = {}
    start = shown = time.monotonic()
    for task, result in run_all(tasks, jobs, LIMIT):
        if isinstance(result, Failure):
            result = Verdict(Fate.SURVIVOR, result.why)
        found[task] = result
        if result.fate is Fate.SURVIVOR:
            print(f"survivor: {task.name}: {result.by}", file=sys.stderr)
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            took = f"{shown - start:.0f} s"
            print(f"{len(found)} of {len(tasks)} mutants, {took}", file=sys.stderr, flush=True)
    # In order of place, whatever order they came in.
    return {
        group: {task.mutant: found[task] for task in tasks if task.group is group}
        for group in chosen
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge, tell, and keep the figures if that is asked; 0 if no mutant survives."""
    parser = argparse.ArgumentParser(prog="python -m kill_matrix", description=__doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--touched", action="store_true", help="what changed since (the default)")
    which.add_argument("--all", action="store_true", help="everything")
    parser.add_argument("--only", metavar="WORD", help="only groups whose names have this in them")
    parser.add_argument("--record", action="store_true", help="keep the figures")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    told = parser.parse_args(arguments)
    before = figures.kept()
    chosen = groups() if told.all else figures.due(groups(), before)
    chosen = [group for group in chosen if not told.only or told.only in group.name]
    judged = judge(chosen, told.jobs)
    for group, verdicts in judged.items():
        print(f"{group.name}: {in_words(verdicts)}")
    if told.record:
        figures.keep(anew(before, judged))
    return int(any(v.fate is Fate.SURVIVOR for each in judged.values() for v in each.values()))


def in_words(verdicts: dict[Mutant, Verdict]) -> str:
    """How many mutants met which fate."""
    fates = [verdict.fate for verdict in verdicts.values()]
    counts = (f"{fates.count(fate)} {fate.value}" for fate in Fate if fate in fates)
    return f"{len(fates)} mutants: {', '.join(counts)}"


def anew(before: figures.Kept, judged: dict[Group, dict[Mutant, Verdict]]) -> figures.Kept:
    """The figures with those of the groups judged in place of what was known of them."""
    names = {group.name for group in judged}
    files = {path: of for path, of in before.files.items() if of.group not in names}
    for group, verdicts in judged.items():
        files |= figures.of_files(group, verdicts)
    digests = {**before.digests, **{group.name: group.digest for group in judged}}
    known = {group.name for group in groups()}
    return figures.Kept(
        dt.date.today().isoformat(),
        _commit(),
        {name: digest for name, digest in digests.items() if name in known},
        {path: of for path, of in files.items() if of.group in known},
    )


def _commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
