"""A mutant in a process of its own, which from its start sees the module as it is changed.

It reads what to do from its input; no file is written.
"""

import json
import os
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from .importing import Changed
from .limits import NeverEnds, limited

LIMIT = 400.0
"""Seconds after which such a process is ended."""

START = "import sys; from kill_matrix.alone import main; sys.exit(main())"
"""What it runs: no module by its name, since a command would then take that for its own."""

TEST_LIMIT = 5.0
"""Seconds of work for one test; the slowest takes less than one."""

ROOT = Path(__file__).parent.parent.parent


def tested(module: str, text: str, tests: Sequence[Path]) -> tuple[int, str]:
    """The exit code of pytest, which ends at the first test that fails, and what it wrote.

    Raises:
        NeverEnds: it took more than `LIMIT` seconds.
    """
    told = {"kind": "tests", "tests": [str(test) for test in tests]}
    return _process(module, text, told)


def asked(mutant: dict[str, Any], text: str, rooms: Sequence[str]) -> Any:
    """The verdict of the lemmas of those rooms, as `judging` has it, in plain values.

    Raises:
        NeverEnds: it took more than `LIMIT` seconds.
        ChildProcessError: the process failed.
    """
    told = {"kind": "lemmas", "mutant": mutant, "rooms": list(rooms)}
    code, written = _process(mutant["module"], text, told)
    if code:
        raise ChildProcessError(written[-2000:])
    return json.loads(written)


def _process(module: str, text: str, told: dict[str, Any]) -> tuple[int, str]:
    try:
        done = subprocess.run(
            [sys.executable, "-c", START],
            input=json.dumps({"module": module, "text": text, **told}),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT,
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
                "PYTHONDONTWRITEBYTECODE": "1",
                "HYPOTHESIS_PROFILE": "ci",  # keeps no examples
            },
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NeverEnds(f"it took more than {LIMIT:.0f} seconds") from None
    return done.returncode, done.stdout


class _Limit:
    """Lets a test fail that does not end."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        with limited(TEST_LIMIT):
            return (yield)


def main() -> int:
    """Do what the input tells: run tests, of which the exit code is given, or ask lemmas."""
    told = json.load(sys.stdin)
    sys.meta_path.insert(0, Changed(told["module"], told["text"]))
    if told["kind"] == "tests":
        command = ["-x", "-q", "-p", "no:cacheprovider", *told["tests"]]
        return pytest.main(command, plugins=[_Limit()])
    # Only now, so that they see the changed module too.
    from . import judging

    print(json.dumps(judging.in_rooms(told["mutant"], told["rooms"])))
    return 0
