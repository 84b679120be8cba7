"""`python -m kill_matrix [--touched | --all] [--record]`: judge the mutants; 0 if none survives."""

import argparse
import datetime as dt
import subprocess
import sys
from collections.abc import Sequence

from . import figures
from .groups import ROOT, Group, groups
from .judging import Fate
from .running import Judged, judge_all


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge, tell, and keep the figures if that is asked; 0 if no mutant survives."""
    parser = argparse.ArgumentParser(prog="python -m kill_matrix", description=__doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--touched", action="store_true", help="what changed since (the default)")
    which.add_argument("--all", action="store_true", help="everything")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="groups with this in their names"
    )
    parser.add_argument("--record", action="store_true", help="keep the figures")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    told = parser.parse_args(arguments)
    before = figures.kept()
    chosen = groups() if told.all else figures.due(groups(), before)
    chosen = [group for group in chosen if told.only in group.name]
    judged = judge_all(chosen, told.jobs)
    for line in report(judged):
        print(line)
    if told.record:
        figures.keep(anew(before, chosen, judged))
    return 1 if survivors(judged) else 0


def survivors(judged: dict[str, Judged]) -> int:
    """How many mutants survive."""
    return sum(one.fate is Fate.SURVIVOR for each in judged.values() for one in each.values())


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
    digests = before.digests | {group.name: group.digest for group in chosen}
    files = {path: of for path, of in before.files.items() if of.group not in judged}
    for group in chosen:
        files |= figures.of_files(group, judged[group.name])
    return figures.Kept(
        dt.date.today().isoformat(),
        _commit(),
        {name: digest for name, digest in digests.items() if name in known},
        {path: of for path, of in files.items() if of.group in known},
    )


def _commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
