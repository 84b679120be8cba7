"""Which functions have a contract, and why the others have none.

A function is on the list if a contract names it. A part of a room that is not, or a public function
of the vocabulary below, must have its reason here.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import getmembers, isfunction
from types import ModuleType
from typing import Any

from recountlaw import ranks
from recountlaw.calendars import counting
from recountlaw.statutes import ROOMS

CONTRACTS = (
    "vocabulary",
    "montana_filing",
    "montana_measures",
    "montana_races",
    "oklahoma_deposits",
    "oklahoma_issues",
    "oklahoma_races",
    "utah_filing",
    "utah_propositions",
    "utah_races",
)
"""The modules of this package with contracts, each run by itself."""

VOCABULARY = (ranks, counting)
"""Modules of the package of which every public function is on the list or has its reason."""

ONE_VALUE = "it gives one value whatever it is given"
PASSED_ON = "it passes on a value, or None where a condition fails"
BY_READING = "each reading has its value: a contract would say the code once more"
IN_WORDS = "it says a fact in the words of a clause"

REASONS = {
    "counting.working": "it says a count in words",
    "montana.filing.test": ONE_VALUE,
    "montana.filing.last_minute": BY_READING,
    "montana.candidates.provision": PASSED_ON,
    "montana.rules.form": ONE_VALUE,
    "montana.rules_measures.base": ONE_VALUE,
    "montana.rules_measures.limit": PASSED_ON,
    "montana.rules_measures.voters_ask": ONE_VALUE,
    "oklahoma.procedure.method": IN_WORDS,
    "oklahoma.rules.form": ONE_VALUE,
    "oklahoma.rules.voters_open": ONE_VALUE,
    "oklahoma.rules_issues.form": ONE_VALUE,
    "oklahoma.rules_issues.order": BY_READING,
    "oklahoma.rules_issues.voters_ask": ONE_VALUE,
    "utah.filing.by_five": BY_READING,
    "utah.conduct.conduct_of_tie": BY_READING,
    "utah.conduct.conduct_of_request": BY_READING,
    "utah.conduct.official_result": BY_READING,
    "utah.conduct.proposition_payer": BY_READING,
}
"""Why a function has no contract, by state, file and name."""


def modules() -> Iterator[ModuleType]:
    """The modules with contracts."""
    for name in CONTRACTS:
        yield import_module(f"{__package__}.{name}")


def contracts(module: ModuleType) -> list[Callable[..., bool]]:
    """The contracts of a module."""
    return [function for _, function in getmembers(module, isfunction) if hasattr(function, "of")]


def name_of(function: Callable[..., Any]) -> str:
    """The state (or nothing), the file and the name of a function."""
    path = function.__module__.split(".")
    state = path[2] if path[1] == "statutes" and len(path) > 4 else ""
    return ".".join(filter(None, (state, path[-1], function.__name__)))


def to_be_listed() -> dict[str, Callable[..., Any]]:
    """Every part of every room and every public function of the vocabulary, by name."""
    found: dict[str, Callable[..., Any]] = {}
    for room in ROOMS:
        for subject in room.subjects.values():
            found |= {name_of(part.function): part.function for part in subject.net.parts}
    for module in VOCABULARY:
        for name, function in getmembers(module, isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found[name_of(function)] = function
    return found


def listed() -> set[str]:
    """The functions that a contract names."""
    return {
        name_of(function)
        for module in modules()
        for contract in contracts(module)
        for function in contract.of  # type: ignore[attr-defined]
    }


def reason(name: str) -> str:
    """Why the function of that name has no contract; empty if no reason is told."""
    return REASONS.get(name, "")
