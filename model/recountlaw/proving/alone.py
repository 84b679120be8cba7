"""A proof script run by itself: `python proofs/oklahoma/boundary.py [NAME...]`."""

import sys
import time

import click

from recountlaw.ledger import Entry

from .campaign import Chosen, entry_of
from .scripts import load
from .tasks import ClaimTask


def run_alone(file: str) -> None:
    """Judge the claims of one script, print them, and exit with 0 only if all are as they should.

    Names on the command line choose among its functions.
    """
    wanted = sys.argv[1:]
    good = True
    for name, marked in load(file).items():
        if wanted and name not in wanted and marked.heading.number not in wanted:
            continue
        start = time.monotonic()
        task = ClaimTask(file, name)
        entry = entry_of(Chosen(task, marked.heading, name), task.run())
        click.echo(told(entry, time.monotonic() - start))
        good = good and entry.as_it_should_be
    sys.exit(0 if good else 1)


def told(entry: Entry, seconds: float | None = None) -> str:
    """One entry in words."""
    took = "" if seconds is None else f"  ({seconds:.1f} s)"
    mark = "ok " if entry.as_it_should_be else "BAD"
    lines = [f"{mark} {entry.verdict:8} {entry.number or entry.name}: {entry.sentence}{took}"]
    if entry.bound:
        lines.append(f"      bound: {entry.bound}")
    if entry.why:
        lines.append(f"      {entry.why}")
    for witness in entry.witness:
        lines += [f"      smallest: {contest['command']}" for contest in witness["contests"]]
        lines += [f"      {name} = {value}" for name, value in witness["shown"].items()]
    return "\n".join(lines)
