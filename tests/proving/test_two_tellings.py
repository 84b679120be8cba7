"""The two tellings of a statute share its vocabulary and nothing else."""

import ast
from pathlib import Path

import pytest
from rules_lint import STATUTES, rules_files

from recountlaw.proving.contests import relations_of, room_of
from recountlaw.statutes import INDEX

CONSTRAINTS = sorted(STATUTES.rglob("constraints*.py"))

VOCABULARY = ("clauses", "readings", "record", "neighbors")


def imported(file: Path) -> set[str]:
    """The modules that a file imports; those of its own room by their last name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            own = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {f".{name}" if node.level else str(name) for name in own}
    return found


@pytest.mark.parametrize("file", CONSTRAINTS, ids=lambda file: f"{file.parts[-4]}/{file.name}")
def test_constraints_see_no_rules(file: Path) -> None:
    for name in imported(file):
        if name.startswith("."):
            assert name[1:].startswith((*VOCABULARY, "constraints")), name
        elif name.startswith("recountlaw"):
            allowed = ("relations", "moments", "readings", "parts", "statutes.shared_readings")
            assert name.removeprefix("recountlaw.") in allowed, name


@pytest.mark.parametrize("file", rules_files(), ids=lambda file: f"{file.parts[-4]}/{file.name}")
def test_rules_see_no_constraints(file: Path) -> None:
    for name in imported(file):
        assert "constraints" not in name
        assert "relations" not in name


@pytest.mark.parametrize("path", [path for paths in INDEX.values() for path in paths])
def test_each_value_has_one_relation_and_no_relation_is_idle(path: str) -> None:
    for name, subject in room_of(path).subjects.items():
        told = relations_of(path, name).relations
        assert set(told) == {part.name for part in subject.net.parts}
