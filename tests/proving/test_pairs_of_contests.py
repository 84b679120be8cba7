"""The table of pairs of contests is complete and true, and the pages are what it says.

Made anew, it is compared in full by `python -m mcdc`.
"""

from typing import Any

import pytest
from generated_docs import DOCS
from mcdc import table
from mcdc.page import page

from recountlaw.proving.mcdc.absent import Asker, Kind
from recountlaw.proving.mcdc.atoms import Place
from recountlaw.proving.mcdc.pairs import Finder
from recountlaw.proving.mcdc.rows import pair_of, readings_of, row_of
from recountlaw.proving.mcdc.trials import Bench, bench_of
from recountlaw.proving.models import said
from recountlaw.statutes import INDEX

STATUTES = tuple(table.rooms())

SUBJECTS = [
    (statute, path, subject)
    for statute, paths in table.rooms().items()
    for path in paths
    for subject in bench_of(path, "candidates").room.subjects
]


def finder(path: str, subject: str) -> Finder:
    return Finder(bench_of(path, subject))


def rows(statute: str, path: str, subject: str) -> list[dict[str, Any]]:
    return table.read(statute)[f"{path}/{subject}"]


def test_each_statute_has_its_table() -> None:
    assert {path for paths in table.rooms().values() for path in paths} == {
        path for paths in INDEX.values() for path in paths
    }
    assert all(table.file_of(statute).is_file() for statute in STATUTES)


@pytest.mark.parametrize(("statute", "path", "subject"), SUBJECTS)
def test_every_atom_of_every_part_has_its_row(statute: str, path: str, subject: str) -> None:
    assert [row_of(row) for row in rows(statute, path, subject)] == finder(path, subject).rows


@pytest.mark.parametrize(("statute", "path", "subject"), SUBJECTS)
def test_each_pair_shows_what_its_row_says(statute: str, path: str, subject: str) -> None:
    looking = finder(path, subject)
    bench = looking.bench
    for row in rows(statute, path, subject):
        if row["verdict"] != "pair":
            continue
        pair = pair_of(looking, row)
        assert pair is not None, row
        assert pair.decides is row["decides"], row
        assert row["may_decide"] is (row["part"] in looking.deciding)
        assert outcomes_and_values(bench, row) == (row["outcomes"], row["values"]), row


def outcomes_and_values(bench: Bench, row: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    """What the engine that users run gives, with no rule under watch."""
    readings = readings_of(bench.room, row["readings"])

    def choose(question: Any) -> Any:
        return readings.get(question, question.first)

    outcomes, values = [], []
    for typed in row["contests"]:
        told = bench.told(typed)
        record = bench.net.decide(told.facts, told.days, choose)
        outcomes.append(record.outcome.value)
        # An outcome folded over the petitioners is compared where the last of them is asked.
        if row["part"] == "outcome" and row["petitioner"] is not None:
            trial = bench.tried(told, readings)
            assert trial.outcome is record.outcome
            values.append(said(trial.values["outcome", row["petitioner"]]))
        else:
            values.append(said(record.value(row["part"], row["petitioner"])))
    return outcomes, values


@pytest.mark.parametrize("statute", STATUTES)
def test_the_page_is_made_from_the_table(statute: str) -> None:
    file = DOCS / f"witnesses-{statute}.md"
    made = page(statute, table.read(statute))
    assert file.read_text(encoding="utf-8") == made, "run python tests/generated_docs.py"


# -- what would be noticed ----------------------------------------------------------------------

MONTANA = "montana.s13_16_201.from_2013"


def a_pair(part: str, text: str) -> dict[str, Any]:
    for row in rows("montana", MONTANA, "measure"):
        if (row["part"], row["text"]) == (part, text):
            return row
    raise LookupError(text)


def test_contests_that_differ_in_nothing_are_no_pair() -> None:
    row = a_pair("voters_provision", "measure_within")
    one, _ = row["contests"]
    assert pair_of(finder(MONTANA, "measure"), {**row, "contests": [one, one]}) is None


def test_contests_the_wrong_way_round_are_no_pair() -> None:
    row = a_pair("voters_provision", "measure_within")
    turned = list(reversed(row["contests"]))
    assert pair_of(finder(MONTANA, "measure"), {**row, "contests": turned}) is None


def test_contests_that_differ_in_another_atom_too_are_no_pair() -> None:
    row = a_pair("voters_provision", "measure_within")
    one, other = row["contests"]
    special = {**other, "stage": "special"}
    reading = {**row["readings"], "x-special-election": "general-and-primary-only"}
    assert (
        pair_of(
            finder(MONTANA, "measure"), {**row, "contests": [one, special], "readings": reading}
        )
        is None
    )


def test_an_atom_that_never_holds_is_proved_to() -> None:
    looking = finder(MONTANA, "measure")
    row = next(
        row
        for row in looking.rows
        if row[0] == "scope" and row[1].place == Place("filing.scope", "limb == Provision.A")
    )
    asker = Asker(looking, "scope")
    assert asker.pair(row) is False
    absence = asker.why(row)
    assert absence.kind is Kind.DEAD
    assert absence.why == "it never holds where it is asked"
