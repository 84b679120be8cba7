"""`python -m crosshair_checks`: CrossHair, a second executor, confirms each contract on every path.

Exit code 0 only if each contract is *confirmed over all paths*, each false one is refuted, and each
function has a contract or its reason. CrossHair's own exit code says nothing of what it could not
confirm, so its report is read condition by condition.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from inspect import getsourcelines

from attrs import frozen

from . import listed

CONFIRMED = "Confirmed over all paths."

SECONDS = 60
"""That one contract may take; by far the most take less than two."""

LINE = re.compile(r"^.*?:(\d+): (\w+): (.*)$")


@frozen
class Said:
    """What CrossHair says of a contract; empty if it is silent."""

    module: str
    contract: Callable[..., bool]
    words: str

    @property
    def confirmed(self) -> bool:
        """Whether it was confirmed on every path."""
        return self.words == CONFIRMED


def report(module: str) -> str:
    """What CrossHair reports of a module.

    Raises:
        RuntimeError: it could not be run.
    """
    command = [sys.executable, "-m", "crosshair", "check", "--analysis_kind=PEP316"]
    limits = ["--report_all", f"--per_condition_timeout={SECONDS}"]
    ran = subprocess.run(
        [*command, *limits, f"{__package__}.{module}"], capture_output=True, text=True
    )
    if ran.stderr or ran.returncode not in (0, 1):
        raise RuntimeError(f"CrossHair on {module}: {ran.stderr[-500:]}")
    return ran.stdout


def read(module: str, told: str) -> Iterator[Said]:
    """What a report says of each contract of a module."""
    by_line = {}
    for line in told.splitlines():
        if found := LINE.match(line):
            by_line[int(found[1])] = found[3]
    for contract in listed.contracts(import_module(f"{__package__}.{module}")):
        lines, first = getsourcelines(contract)
        words = [by_line[at] for at in range(first, first + len(lines)) if at in by_line]
        yield Said(module, contract, "; ".join(words))


def said_of(modules: tuple[str, ...]) -> Iterator[Said]:
    """What CrossHair says of the contracts of these modules, as it comes."""
    begun = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for module, told in zip(modules, pool.map(report, modules), strict=True):
            print(f"{module}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
            yield from read(module, told)


def main() -> int:
    """0 if all is as it must be, else 1, with what is not."""
    found = list(said_of((*listed.CONTRACTS, "controls")))
    wrong = []
    for said in found:
        name = f"{said.module}.{said.contract.__name__}"
        of = ", ".join(map(listed.name_of, said.contract.of))  # type: ignore[attr-defined]
        print(f"{'confirmed' if said.confirmed else said.words or 'silent':12} {name} ({of})")
        if said.module == "controls":
            if not said.words.startswith("false when"):
                wrong.append(f"{name} is false and was not refuted: {said.words}")
        elif not said.confirmed:
            wrong.append(f"{name} is not confirmed: {said.words or 'CrossHair is silent'}")
    names = listed.to_be_listed()
    without = [name for name in names if name not in listed.listed()]
    wrong += [
        f"{name} has no contract and no reason" for name in without if not listed.reason(name)
    ]
    for why in wrong:
        print(f"WRONG {why}")
    confirmed = sum(said.confirmed for said in found)
    print(
        f"{confirmed} contracts confirmed over all paths, of {len(names) - len(without)} functions;"
        f" {len(without)} functions have none, with a reason",
        file=sys.stderr,
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
