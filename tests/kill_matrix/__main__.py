"""Judge the mutants, all or those of what has changed; 0 if none survives."""

import argparse
import datetime as dt
import sys
from collections.abc import Sequence

from attrs import evolve

from . import control, figures
from .groups import Group, groups
from .judging import Fate
from .running import Judged, judge_all, put_to_theorems


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge, tell, and keep the figures if that is asked.

    0 if no mutant survives, of those judged now and of those whose figures are kept; else 1.
    """
    parser = argparse.ArgumentParser(prog="python -m kill_matrix", description=__doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--touched", action="store_true", help="what changed since (the default)")
    which.add_argument("--all", action="store_true", help="everything")
    which.add_argument(
        "--theorems",
        action="store_true",
        help="put the mutants of constraints to the theorems, where their figures are kept",
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help="groups with this in their names"
    )
    parser.add_argument("--record", action="store_true", help="keep the figures")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    told = parser.parse_args(arguments)
    named = [group for group in groups() if told.only in group.name]
    if not named:
        parser.error(f"no group has {told.only!r} in its name")
    before = figures.kept()
    if told.theorems:
        return _theorems(before, named, told.jobs, told.record)
    chosen = named if told.all else figures.due(named, before)
    faults = control.faults(chosen, told.jobs)
    if faults:
        print("with nothing changed this fails already:", *faults, sep="\n")
        return 1
    judged = judge_all(chosen, told.jobs)
    after = anew(before, chosen, judged)
    for line in report(judged):
        print(line)
    survivors = sum(one.survivors for one in after.files.values())
    print(f"{len(chosen)} of {len(named)} groups judged; {survivors} survivors in all")
    if told.record:
        figures.keep(after)
    return 1 if survivors else 0


def _theorems(before: figures.Kept, named: Sequence[Group], jobs: int, record: bool) -> int:
    due = figures.due(named, before)
    files = dict(before.files)
    for group in named:
        if group.alone or group in due:
            continue
        first = put_to_theorems(group, jobs)
        print(f"{group.name}: theorems find {sum(map(bool, first.values()))} of {len(first)}")
        files = figures.with_theorems(files, first)
    if record:
        figures.keep(evolve(before, files=files))
    for group in due:
        print(f"{group.name}: to be judged first")
    return 1 if due else 0


def report(judged: dict[str, Judged]) -> list[str]:
    """A line for each group, and one for each survivor."""
    lines = []
    for name, verdicts in judged.items():
        fates = [verdict.fate for verdict in verdicts.values()]
        counts = (f"{fates.count(fate)} {fate.value}" for fate in Fate if fate in fates)
        lines.append(f"{name}: {len(fates)} mutants: {', '.join(counts)}")
        lines += [
            f"SURVIVOR {one.module}:{one.line}: {one.before} -> {one.after}: {verdict.by}"
            for one, verdict in verdicts.items()
            if verdict.fate is Fate.SURVIVOR
        ]
    return lines


def anew(before: figures.Kept, chosen: Sequence[Group], judged: dict[str, Judged]) -> figures.Kept:
    """The figures, with those of the groups judged in place of what was known of them."""
    known = {group.name for group in groups()}
    today = dt.date.today().isoformat()
    dated = before.groups | {one.name: figures.Judged(today, one.digest) for one in chosen}
    files = {path: of for path, of in before.files.items() if of.group not in judged}
    for group in chosen:
        files |= figures.of_files(group, judged[group.name])
    return figures.Kept(
        {name: of for name, of in dated.items() if name in known},
        {path: of for path, of in files.items() if of.group in known},
    )


if __name__ == "__main__":
    sys.exit(main())
