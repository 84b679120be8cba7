"""Contests that were: the modeled text's answer on them, and none where it was not in force."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from cases import (
    answer,
    cents,
    label,
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

DATA: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parent / "data" / "real_cases.yaml").read_text(encoding="utf-8")
)
CASES: list[dict[str, Any]] = DATA["cases"]
OUTSIDE = [case for case in CASES if "as_of" in case]


def name(case: dict[str, Any]) -> str:
    return str(case["id"])


def check(given: Answer, expected: dict[str, Any]) -> None:
    """Compare an answer with what is expected of one of its routes."""
    who = expected["route"]
    asking = route(given, who)
    assert expected["outcome"] == given.outcome
    assert ("no" if expected["provision"] is None else "yes") == opened(given, who)
    seen: dict[str, Any] = {
        "outcome": given.outcome,
        "route": who,
        "limb": limb(given, who),
        "provision": provision(given, who),
        "margin": asking.margin,
        "limit": asking.limit,
        "against": list(asking.against),
        "total": total(given, who),
        "signatures": expected.get("signatures") and needed(given, who),
        "deposit_cents": expected.get("deposit_cents") and cents(given, who),
        "deadline": expected.get("deadline") and last_day(given, who),
        "filing_cite": expected.get("filing_cite") and label(asking.filing_office.cite),
    }
    for key in seen.keys() & expected.keys():
        assert str(expected[key]) == str(seen[key]), key
    if "filing_office" in expected:
        assert set(expected["filing_office"].split()) <= set(
            words(asking.filing_office).lower().split()
        )
    if "payer" in expected:
        assert expected["payer"] in words(asking.payer)
    if "mentions" in expected:
        assert mentioned(given, expected["mentions"])
    if "recounted_by" in expected:
        assert any(said(expected["recounted_by"]) in str(duty.by) for duty in given.duties)
    if "begins_by" in expected:
        days = said(expected["begins_from"]), said(expected["begins_by"])
        assert days in {(str(duty.not_before), str(duty.by)) for duty in given.duties}


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_contest_that_was_has_the_answer_of_the_modeled_text(case: dict[str, Any]) -> None:
    """On its own date, or as of a date on which the text was in force."""
    check(answer(case["case"], as_of=case.get("as_of")), case["expected"])


@pytest.mark.parametrize("case", OUTSIDE, ids=name)
def test_on_its_own_date_a_contest_outside_the_text_is_answered_only_as_if(
    case: dict[str, Any],
) -> None:
    """No text in force, no route; the whole answer under the nearest text stands apart."""
    given = answer(case["case"])
    assert ("no_text_in_force", ()) == (given.outcome, given.routes)
    assert given.as_if is not None
    check(given.as_if, case["expected"])


@pytest.mark.parametrize("case", OUTSIDE, ids=name)
def test_as_of_another_date_the_answer_calls_itself_hypothetical(case: dict[str, Any]) -> None:
    """The first words say so."""
    assert answer(case["case"], as_of=case["as_of"]).summary.startswith("Hypothetical")


@pytest.mark.parametrize(
    "case", [case for case in CASES if "deposit_all_counties_cents" in case["expected"]], ids=name
)
def test_a_recount_in_all_counties_costs_600_dollars_each(case: dict[str, Any]) -> None:
    """The petition picks the precincts; if it picks some in every county, each is paid for."""
    everywhere = {"ok-county-affected": "counties-where-the-office-was-voted"}
    given = answer(case["case"], everywhere, case.get("as_of"))
    expected = case["expected"]
    assert expected["deposit_all_counties_cents"] == cents(given, expected["route"])


def test_every_case_has_its_sources_and_those_left_out_their_reason() -> None:
    """Nothing is asserted of a contest without an address."""
    assert all(case["source"] for case in CASES)
    assert all(case["reason"] and case["source"] for case in DATA["not_expressed"])
    ids = [case["id"] for case in CASES] + [case["id"] for case in DATA["not_expressed"]]
    assert len(ids) == len(set(ids))
