"""What takes too long for each change: `python -m full_run [--record] [NAME...]`.

Each step is a command that must end with exit code 0. With `--record` the figures, with their date
and commit, become a page of the documentation.
"""

import datetime as dt
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import frozen

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "figures.md"
PYTHON = sys.executable

SEEDS = range(1, 11)

PROVE = (PYTHON, "-m", "recountlaw", "prove")


@frozen
class Step:
    """A command; `does` says what for."""

    name: str
    does: str
    command: tuple[str, ...]


STEPS = (
    Step("cold", "every theorem, finding and lemma, nothing kept", PROVE),
    Step("warm", "the same once more, from what was kept", PROVE),
    Step(
        "pairs",
        "the pairs of readings too, nothing kept",
        (*PROVE, "--readings", "--no-cache"),
    ),
    *(
        Step(
            f"seed-{seed}",
            f"other random choices of both solvers ({seed}), proofs not checked",
            (*PROVE, "--no-cache", "--no-proof-check", "--seed", str(seed)),
        )
        for seed in SEEDS
    ),
    Step("conditions", "the tables of conditions made anew", (PYTHON, "-m", "mcdc")),
    Step("mutants", "every mutant of both tellings", (PYTHON, "-m", "kill_matrix", "--all")),
    Step("crosshair", "the contracts, each on every path", (PYTHON, "-m", "crosshair_checks")),
)
"""In this order: the second finds what the first has kept."""

HEAD = """\
# Last full run

Of {date}, on commit {commit}, with {processors} processors. `.ci/full` makes it; each step must end
with exit code 0. Seconds are by the clock.

| step | what | exit code | seconds | its last line |
|---|---|---|---|---|
"""


@frozen
class Done:
    """What came of a step; `took` in seconds."""

    step: Step
    code: int
    took: float
    last: str


def run(step: Step, settings: Mapping[str, str]) -> Done:
    """Run one step, its output shown as it comes."""
    begun = time.monotonic()
    last = ""
    with subprocess.Popen(
        step.command,
        cwd=ROOT,
        env=settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            print(f"{step.name}: {line}", end="", file=sys.stderr, flush=True)
            last = line.strip() or last
    return Done(step, process.returncode, time.monotonic() - begun, last)


def page(done: list[Done]) -> str:
    """The figures as a page."""
    commit = subprocess.run(
        ("git", "rev-parse", "--short", "HEAD"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    head = HEAD.format(
        date=dt.date.today().isoformat(), commit=commit, processors=os.cpu_count() or 1
    )
    return head + "".join(f"{row}\n" for row in _rows(done))


def _rows(done: list[Done]) -> Iterator[str]:
    for one in done:
        cells = (one.step.name, one.step.does, one.code, f"{one.took:.0f}", one.last)
        yield f"| {' | '.join(map(str, cells))} |"


def main(arguments: list[str]) -> int:
    """0 if each step ended well, 1 if not, 2 for a step unknown."""
    record = "--record" in arguments
    names = [one for one in arguments if one != "--record"]
    unknown = set(names) - {step.name for step in STEPS}
    if unknown:
        print(f"steps are {', '.join(step.name for step in STEPS)}", file=sys.stderr)
        return 2
    with TemporaryDirectory() as kept:
        path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        settings = {**os.environ, "XDG_CACHE_HOME": kept, "PYTHONPATH": path.rstrip(os.pathsep)}
        done = [run(step, settings) for step in STEPS if not names or step.name in names]
    print("".join(f"{row}\n" for row in _rows(done)), end="")
    if record:
        PAGE.write_text(page(done), encoding="utf-8")
    return 1 if any(one.code for one in done) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
