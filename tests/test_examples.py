"""The worked examples of law.md, decided: each with the answer that its row tells."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from cases import (
    answer,
    dollars,
    duties,
    last_day,
    limb,
    mentioned,
    needed,
    opened,
    provision,
    route,
    said,
    total,
    words,
)

from recountlaw.answer import Answer

STATES = ("montana", "utah", "oklahoma")
TABLES: dict[str, dict[str, Any]] = {
    state: yaml.safe_load(
        (Path(__file__).parent / state / "examples.yaml").read_text(encoding="utf-8")
    )
    for state in STATES
}
EXAMPLES = [
    pytest.param(table["common"] | row["case"], row, id=f"{state} {row['id']}")
    for state, table in TABLES.items()
    for row in table["cases"]
]


def seen(given: Answer, key: str, row: dict[str, Any]) -> Any:
    """What the answer says of `key`, in the form in which the table says it."""
    who, told = row["gives"]["route"], row["gives"][key]
    days = [
        str(one.not_before if key == "not_before" else one.by) for one in duties(given, row["cite"])
    ]
    match key:
        case "route":
            return who if route(given, who) else None
        case "outcome":
            return given.outcome
        case "provision":
            return provision(given, who)
        case "limb":
            return limb(given, who)
        case "margin":
            return route(given, who).margin
        case "limit":
            return route(given, who).limit
        case "total":
            return total(given, who)
        case "signatures":
            return needed(given, who)
        case "deposit":
            return dollars(given, who)
        case "deadline":
            return last_day(given, who)
        case "files_with":
            return words(route(given, who).filing_office)
        case "must":
            return told if told in {one.who for one in given.duties} else None
        case "mentions":
            return told if mentioned(given, told) else None
        case "done_by" | "not_before":
            return str(told) if any(said(told) in day for day in days) else days
    raise AssertionError(f"the table says {key}, which no test looks at")


@pytest.mark.parametrize(("facts", "row"), EXAMPLES)
def test_an_example_has_the_answer_that_its_row_tells(
    facts: dict[str, Any], row: dict[str, Any]
) -> None:
    """Under the default readings, or those that the row names."""
    given = answer(facts, row.get("readings"))
    gives = row["gives"]
    expected = {key: str(value) for key, value in gives.items()}
    assert expected == {key: str(seen(given, key, row)) for key in gives}
    if "provision" in gives:
        open_to_it = "no" if gives["provision"] is None else "yes"
        assert open_to_it == opened(given, gives["route"])


@pytest.mark.parametrize("state", STATES)
def test_no_example_stands_twice_and_each_that_cannot_be_has_its_reason(state: str) -> None:
    """A row says what it is about, what it gives, and why it departs from law.md if it does."""
    rows = TABLES[state]["cases"]
    assert len({row["id"] for row in rows}) == len(rows)
    known = {"id", "cite", "case", "gives", "readings", "cannot_be"}
    assert all({"id", "cite", "case", "gives"} <= set(row) <= known for row in rows)
    assert all(row.get("cannot_be", "a reason") for row in rows)
