"""The command as tests run it: within this process, or as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from attrs import frozen
from click.testing import CliRunner

import recountlaw.cli

PARK_CITY = (
    *("--state", "UT", "--office", "municipal", "--stage", "municipal-general"),
    *("--date", "2025-11-04", "--canvass", "2025-11-18"),
)
"""The election for mayor of Park City, Utah, in 2025, without its votes."""

PARK_CITY_VOTES = ("--votes", "Dickey=1706,Rubin=1699")

PARK_CITY_CASE: dict[str, Any] = {
    "state": "UT",
    "office": "municipal",
    "stage": "municipal-general",
    "date": "2025-11-04",
    "canvass": "2025-11-18",
    "votes": {"Dickey": 1706, "Rubin": 1699},
}


@frozen
class Ran:
    """What a run of the command wrote and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)

    @property
    def error(self) -> str:
        """The one line on standard error."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


class _Whole(click.Command):
    """The whole command, `main` with its handling of errors included, as a runner takes it."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:
        with _arguments(args or ()):
            recountlaw.cli.main()


@contextmanager
def _arguments(args: Sequence[str]) -> Iterator[None]:
    before = sys.argv
    sys.argv = ["recountlaw", *args]
    try:
        yield
    finally:
        sys.argv = before


def run(*args: str, stdin: str | bytes = "", env: dict[str, str] | None = None) -> Ran:
    """Run the command in this process; an exception that gets out of it is raised here."""
    result = CliRunner().invoke(
        _Whole("recountlaw"), args, input=stdin, env=env, catch_exceptions=False
    )
    return Ran(result.exit_code, result.stdout, result.stderr)


def run_process(*args: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> Ran:
    """Run the installed command as a process of its own."""
    command = Path(sys.executable).with_name("recountlaw")
    done = subprocess.run([command, *args], input=stdin, capture_output=True, env=env, check=False)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def decide(*args: str, stdin: str | bytes = "") -> Ran:
    """`recountlaw decide` on Park City, with `args` besides."""
    return run("decide", *PARK_CITY, *PARK_CITY_VOTES, *args, stdin=stdin)
