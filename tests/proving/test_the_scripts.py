"""Every theorem and finding of the list is stated, collected and in the ledger."""

from itertools import combinations
from pathlib import Path

import pytest

from recountlaw import ledger
from recountlaw.proving.campaign import everything
from recountlaw.proving.scripts import load, scripts_in
from recountlaw.proving.solving import Solvers
from recountlaw.statutes import ROOMS

PROOFS = Path(__file__).parents[2] / "proofs"

NUMBERS = {
    "MT-T": range(1, 23),
    "MT-F": range(1, 15),
    "UT-T": range(1, 22),
    "UT-F": range(1, 20),
    "OK-T": range(1, 22),
    "OK-F": range(1, 22),
    "X-T": range(1, 6),
    "X-F": range(1, 5),
}


def test_every_number_is_stated() -> None:
    stated = {
        marked.heading.number for file in scripts_in(PROOFS) for marked in load(str(file)).values()
    }
    wanted = {f"{head}{n:02}" for head, numbers in NUMBERS.items() for n in numbers}
    assert wanted - stated == READ_OFF_THE_TEXT


READ_OFF_THE_TEXT = {"OK-F12", "OK-F15", "OK-F21"}
"""Rows that the relation has no term for: docs/proofs.md says why."""


def test_every_file_of_proofs_is_collected_and_runs_alone() -> None:
    files = {path for path in PROOFS.rglob("*.py") if not path.name.startswith("_")}
    assert set(scripts_in(PROOFS)) == files
    for path in files:
        assert "run_alone(__file__)" in path.read_text(encoding="utf-8")


def test_the_ledger_has_every_claim_and_nothing_else() -> None:
    recorded = ledger.recorded().without("readings").by_name()
    assert set(recorded) == {one.name for one in everything(PROOFS, Solvers())}


def test_the_ledger_has_every_pair_of_readings() -> None:
    recorded = {entry.name for entry in ledger.recorded().of("readings")}
    possible = {one.name for one in everything(None, Solvers(), pairs=True)}
    assert recorded <= possible
    for room in ROOMS:
        path = room.id.replace("/", ".")
        for question in room.questions:
            pairs = [f"{a.value} or {b.value}" for a, b in combinations(question, 2)]
            compared = [
                subject
                for subject in room.subjects
                if f"{path}/{subject}/{question.question.id}/{pairs[0]}" in recorded
            ]
            assert compared, f"no value hangs on {question.question.id}"
            for subject in compared:
                for pair in pairs:
                    assert f"{path}/{subject}/{question.question.id}/{pair}" in recorded


def test_all_in_the_ledger_is_as_it_should_be_and_by_two_solvers() -> None:
    for entry in ledger.recorded().claims:
        assert entry.as_it_should_be, entry.name
        assert entry.solvers in (("z3", "cvc5"), ()), entry.name
        assert entry.solvers or entry.bound, f"{entry.name}: an enumeration says of what"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_every_part_of_every_room_is_proved(room: object) -> None:
    path = room.id.replace("/", ".")  # type: ignore[attr-defined]
    recorded = ledger.recorded().by_name()
    for name, subject in room.subjects.items():  # type: ignore[attr-defined]
        for part in subject.net.parts:
            entry = recorded[f"{path}/{name}/{part.name}"]
            assert entry.verdict == "proved"
            assert entry.paths >= 1
            assert entry.lemmas >= 3
