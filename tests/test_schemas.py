"""The published schemas say what the program takes and gives, no more and no less."""

import json
from collections.abc import Mapping
from enum import Enum
from importlib.resources import files
from typing import Any

import attrs
import pytest
from jsonschema import Draft202012Validator, FormatChecker

from recountlaw import answer as a
from recountlaw import contest as c
from recountlaw.casefile import KEYS, case_file
from recountlaw.clauses import Confidence
from recountlaw.deciding import decide
from recountlaw.errors import BadCase
from recountlaw.parts import Outcome
from recountlaw.petition import Board, Instrument
from recountlaw.publishing import as_json, published
from recountlaw.rooms import RouteKind
from recountlaw.statutes import ROOMS


def schema(name: str) -> dict[str, Any]:
    text = (files("recountlaw") / "schemas" / f"{name}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


ANSWER, CASE = schema("answer"), schema("case")
ANSWERS = Draft202012Validator(ANSWER, format_checker=FormatChecker())
CASES = Draft202012Validator(CASE, format_checker=FormatChecker())

MAYOR = {"office": "municipal", "stage": "municipal-general"}
AFTER = {"date": "2025-11-04", "canvass": "2025-11-18"}
RACES: dict[str, dict[str, Any]] = {
    "a race within the limit": {**MAYOR, **AFTER, "votes": "A=1706,B=1699"},
    "a race outside the limit": {**MAYOR, **AFTER, "votes": "A=1706,B=1600"},
    "a tie": {**MAYOR, **AFTER, "votes": "A=200,B=200"},
    "three tie for two seats": {**MAYOR, **AFTER, "votes": "A=9,B=9,C=9", "seats": 2},
    "one vote apart": {**MAYOR, **AFTER, "votes": "A=201,B=200"},
    "nobody loses": {**MAYOR, **AFTER, "votes": "A=201"},
    "no votes at all": {**MAYOR, **AFTER, "votes": "A=0,B=0"},
    "fewer candidates than seats": {**MAYOR, **AFTER, "votes": "A=5,B=4", "seats": 3},
    "at large": {**MAYOR, **AFTER, "votes": "A=5,B=4,C=4,D=1", "seats": 2, "at_large": "yes"},
    "not told whether at large": {**MAYOR, **AFTER, "votes": "A=5,B=4,C=4,D=1", "seats": 2},
    "a primary": {"office": "county", "stage": "primary", "votes": "A=5,B=4,C=4", "advancing": 2},
    "no date": {**MAYOR, "votes": "A=1706,B=1699"},
    "no stage": {"office": "municipal", "votes": "A=1706,B=1699"},
    "a partial list": {**MAYOR, **AFTER, "votes": "A=1706,B=1699", "partial": True},
    "a petition in time": {
        **MAYOR,
        **AFTER,
        "votes": "A=1706,B=1699",
        "filed": "2025-11-20T12:00",
        "petitioner": "B",
    },
    "a petition too late": {
        **MAYOR,
        **AFTER,
        "votes": "A=1706,B=1699",
        "filed": "2025-12-20",
        "petitioner": "B",
    },
    "a moment too late": {**MAYOR, **AFTER, "votes": "A=1706,B=1699", "at": "2025-12-20T12:00"},
    "ballots given": {
        **MAYOR,
        **AFTER,
        "votes": "A=1706,B=1699",
        "ballots_in_contest": 4000,
        "ballots_in_election": 5000,
    },
    "an instant runoff": {**MAYOR, **AFTER, "votes": "A=1706,B=1699", "instant_runoff": True},
    "a state office": {"office": "state", "stage": "general", "votes": "A=170600,B=170599"},
    "a judge": {"office": "district-judge", "votes": "Yes=500,No=501", "retention": "yes"},
    "several counties": {"office": "district", "votes": "A=1706,B=1699", "counties": ["X", "Y"]},
    "a petition of a hand count": {
        "office": "district",
        "counties": ["Tulsa", "Creek"],
        "stage": "general",
        "votes": "A=1706,B=1699",
        "manual": True,
        "recount_ballots": {"Tulsa": 9001, "Creek": 3000},
        "declared_with": "county",
    },
    "an error found by the board": {
        "office": "county",
        "votes": "A=1706,B=1600",
        "board_found_error": True,
    },
}
MEASURES: dict[str, dict[str, Any]] = {
    "a measure within the limit": {"measure": "municipal", "for": 2000, "against": 2005},
    "a measure outside the limit": {"measure": "municipal", "for": 2000, "against": 2500},
    "a tied measure": {"measure": "county", "for": 200, "against": 200, **AFTER},
    "a bond": {"measure": "school", "for": 6001, "against": 4001, "share": "3/5"},
    "a statewide measure": {"measure": "state", "for": 600_100, "against": 600_000, **AFTER},
    "a measure with a petition": {
        "measure": "municipal",
        "for": 2000,
        "against": 2005,
        **AFTER,
        "signatures": 10,
        "filed": "2025-11-20T12:00",
        "stage": "municipal-general",
    },
    "a partial measure": {"measure": "county", "for": 0, "against": 0, "partial": True},
    "no votes on a measure": {"measure": "county", "for": 0, "against": 0},
}
AS_OF: tuple[str | None, ...] = (None, "2014-06-02", "2020-06-01", "2025-06-02", "2030-01-02")


CASES_GIVEN = [
    pytest.param(
        {"state": state, **facts} | ({"as_of": as_of} if as_of else {}),
        id=f"{state}, {name}, as of {as_of}",
    )
    for state in dict.fromkeys(room.state for room in ROOMS)
    for name, facts in (RACES | MEASURES).items()
    for as_of in AS_OF
]


def answered(written: Mapping[str, Any]) -> a.Answer:
    file = case_file(written)
    return decide(file.case(), file.readings, as_of=file.as_of, given=frozenset(written))


def problems(validator: Draft202012Validator, data: Any) -> list[str]:
    return [f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(data)]


@pytest.mark.parametrize("validator", [ANSWERS, CASES], ids=["answer", "case"])
def test_a_schema_is_a_schema(validator: Draft202012Validator) -> None:
    """Each schema is valid against JSON Schema 2020-12."""
    Draft202012Validator.check_schema(validator.schema)


@pytest.mark.parametrize("written", CASES_GIVEN)
def test_every_published_answer_follows_the_schema(written: dict[str, Any]) -> None:
    """Answers of every outcome, within and outside a text's force, with facts missing or not."""
    data = json.loads(as_json(published(answered(written))))
    assert problems(ANSWERS, data) == []


@pytest.mark.parametrize("written", CASES_GIVEN)
def test_every_case_that_the_loader_takes_follows_the_schema(written: dict[str, Any]) -> None:
    """What the loader takes, the schema of a case takes too."""
    case_file(written).case()
    assert problems(CASES, written) == []


def test_the_cases_have_every_outcome() -> None:
    """The list above leaves out no outcome that the program can give."""
    found = {
        answered(written).outcome
        for parameter in CASES_GIVEN
        for written in parameter.values
        if isinstance(written, dict)
    }
    assert found >= {one.value for one in Outcome} | {"undetermined", "no_text_in_force"}


def test_an_answer_under_every_reading_follows_the_schema() -> None:
    """No reading gives a field a value that the schema does not know."""
    for room in ROOMS:
        for question in room.questions:
            for reading in question:
                for facts in (RACES["a race within the limit"], MEASURES["a bond"]):
                    written = {
                        "state": room.state,
                        **facts,
                        "as_of": room.in_force_from.isoformat(),
                        "readings": {question.question.id: reading.value},
                    }
                    data = json.loads(as_json(published(answered(written))))
                    assert problems(ANSWERS, data) == [], written


def test_published_answers_are_json_data_already() -> None:
    """Nothing changes when a published answer is written as JSON and read again."""
    data = published(answered({"state": "UT", **RACES["a race within the limit"]}))
    assert json.loads(as_json(data)) == data


SHAPES: dict[str, type] = {
    "text": a.TextInForce,
    "route": a.Route,
    "duty": a.Duty,
    "denominator": a.Denominator,
    "signatures": a.Signatures,
    "deposit_item": a.DepositItem,
    "deadline": a.Deadline,
    "sourced": a.Sourced,
    "readings": a.Readings,
    "asked": a.Asked,
    "other_outcome": a.OtherOutcome,
    "alternative": a.Alternative,
    "settles": a.Settles,
    "missing_fact": a.MissingFact,
    "trace_line": a.TraceLine,
}


def fields_of(kind: type) -> set[str]:
    return {one.metadata.get("json", one.name) for one in attrs.fields(kind)}


@pytest.mark.parametrize("name", SHAPES)
def test_the_schema_has_the_fields_of_the_answer(name: str) -> None:
    """Properties and fields are the same both ways, all of them required, and no others allowed."""
    shape = ANSWER["$defs"][name]
    assert set(shape["properties"]) == fields_of(SHAPES[name]) == set(shape["required"])
    assert shape["additionalProperties"] is False


def test_the_schema_has_the_fields_of_the_whole_answer() -> None:
    """So it is with the answer itself."""
    assert set(ANSWER["properties"]) == fields_of(a.Answer) == set(ANSWER["required"])
    assert ANSWER["additionalProperties"] is False


def test_every_record_of_an_answer_has_a_shape() -> None:
    """A record added to an answer must be added to the schema."""
    records = {
        kind
        for kind in vars(a).values()
        if isinstance(kind, type) and attrs.has(kind) and kind.__module__ == a.__name__
    }
    assert records - set(SHAPES.values()) == {a.Answer, a.NotKnown, a.Silent, a.Between}


def test_the_schema_of_a_case_has_every_key_and_no_other() -> None:
    """One property for each key of a case file."""
    assert list(CASE["properties"]) == list(KEYS)
    assert CASE["additionalProperties"] is False


ENUMS: dict[str, type[Enum]] = {
    "state": c.State,
    "office": c.Office,
    "measure": c.MeasureKind,
    "stage": c.Stage,
    "instrument": Instrument,
    "declared_with": Board,
}


@pytest.mark.parametrize("key", ENUMS)
def test_the_schema_of_a_case_lists_every_option(key: str) -> None:
    """The words of a list are those of the vocabulary."""
    assert CASE["properties"][key]["enum"] == [one.value for one in ENUMS[key]]


def test_the_schema_of_an_answer_lists_every_option() -> None:
    """Kinds of routes, outcomes, confidence and version are those of the program."""
    kinds = ANSWER["$defs"]["route"]["properties"]["kind"]["enum"]
    assert kinds == [one.value for one in RouteKind]
    known = ANSWER["$defs"]["text"]["properties"]["confidence"]["enum"]
    assert known == [one.value for one in Confidence]
    assert set(ANSWER["properties"]["outcome"]["enum"]) >= {one.value for one in Outcome}
    assert ANSWER["properties"]["schema_version"]["const"] == a.SCHEMA_VERSION


@pytest.mark.parametrize("whole", [ANSWER, CASE], ids=["answer", "case"])
def test_every_definition_is_described_and_used(whole: dict[str, Any]) -> None:
    """Each definition has a title and a description, and something refers to it."""
    text = json.dumps(whole)
    for name, shape in whole["$defs"].items():
        assert shape["title"] and shape["description"], name
        assert f'"#/$defs/{name}"' in text, name
    for name, shape in whole["properties"].items():
        assert "description" in shape or "$ref" in shape, name


FAULTS: dict[str, dict[str, Any]] = {
    "no state": {"office": "county", "votes": "A=1"},
    "neither office nor measure": {"state": "UT", "votes": "A=1"},
    "both office and measure": {"state": "UT", "office": "county", "measure": "county", "for": 1},
    "a measure with votes": {"state": "UT", "measure": "county", "votes": "A=1"},
    "an unknown key": {"state": "UT", "office": "county", "votes": "A=1", "seat": 2},
    "null": {"state": "UT", "office": "county", "votes": "A=1", "seats": None},
    "a fraction": {"state": "UT", "office": "county", "votes": {"A": 1.5}},
    "an exponent": {"state": "UT", "office": "county", "votes": "A=1e3"},
    "a comma": {"state": "UT", "office": "county", "votes": "A=1,706"},
    "a negative number": {"state": "UT", "office": "county", "votes": {"A": -1}},
    "a bool": {"state": "UT", "office": "county", "votes": {"A": True}},
    "no seats": {"state": "UT", "office": "county", "votes": "A=1", "seats": 0},
    "an unknown state": {"state": "XX", "office": "county", "votes": "A=1"},
    "a zone": {"state": "UT", "office": "county", "votes": "A=1", "filed": "2025-11-21T16:00Z"},
    "no day": {"state": "UT", "office": "county", "votes": "A=1", "date": "2025-02-30"},
    "a number for yes": {"state": "UT", "office": "county", "votes": "A=1", "manual": 1},
}


@pytest.mark.parametrize("written", FAULTS.values(), ids=FAULTS)
def test_what_the_schema_of_a_case_refuses_the_loader_refuses(written: dict[str, Any]) -> None:
    """The schema is no stricter than the loader."""
    assert problems(CASES, written)
    with pytest.raises(BadCase):
        case_file(written).case()
