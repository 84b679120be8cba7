"""Facts lead back to a case that can be typed and has the same facts, or are refused."""

import json
import shlex
from collections.abc import Iterator
from enum import Enum
from typing import Any

import attrs
import pytest
from commands import run
from complete_cases import complete
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import Facts

from recountlaw.casefile import KEYS, case_file
from recountlaw.cli.flags import FLAGS
from recountlaw.contests import (
    REPEATED,
    SINGULAR,
    SWITCHES,
    WITHOUT_FLAG,
    NotACase,
    command,
    contest_of,
    plain,
)
from recountlaw.rooms import Room
from recountlaw.statutes import rooms_of_state

ROOMS = {state: rooms_of_state(state)[-1] for state in ("MT", "UT", "OK")}
SUBJECTS = [
    pytest.param(room, subject, id=f"{state}-{subject}")
    for state, room in ROOMS.items()
    for subject in room.subjects
]
subjects = pytest.mark.parametrize(("room", "subject"), SUBJECTS)

A_DAY = 739_600
"""In December 2025."""


def passes(room: Room, subject: str, facts: Any) -> bool:
    """Whether all that holds of facts beyond the door holds of these."""
    return all(invariant(facts) for invariant in room.subjects[subject].net.invariants)


def variations(facts: Any) -> Iterator[Any]:
    """The facts with one field changed at a time."""
    for one in attrs.fields(type(facts)):
        for other in others(getattr(facts, one.name)):
            yield attrs.evolve(facts, **{one.name: other})


def others(value: Any) -> list[Any]:
    """Values to be put for this one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return list(type(value))
    if isinstance(value, int):
        return [-1, 0, 1, 2, value - 1, value + 1, 1439]
    if value is None:
        return [-1, 0, 1, 2, A_DAY, A_DAY + 365]
    longer = (*value, value[-1])
    changed = [(other, *value[1:]) for other in others(value[0])]
    return [(), value[:1], longer, longer * 10, *changed]


def answer_of(line: str) -> Any:
    """The answer to a line that `command` gave."""
    _, *words = shlex.split(line)
    told = ""
    if "<<<" in words:  # the shell would hand it over on standard input
        *words, _, told = words
    ran = run(*words, "--format", "json", stdin=told)
    assert not ran.err
    return ran.json


def answer_of_file(written: Facts) -> Any:
    """The answer on a case file."""
    ran = run("decide", "-", "--format", "json", stdin=json.dumps(written))
    assert not ran.err
    return ran.json


def facts_of(written: Facts) -> tuple[Room, str, Any, bool]:
    """Room, subject and facts of a case, and whether nothing of them is missing."""
    case = case_file(written).case()
    room = ROOMS[written["state"]]
    subject = room.subject_of(case)
    through = room.subjects[subject].door(case)
    return room, subject, through.facts, not through.missing


@given(st.sampled_from(["MT", "UT", "OK"]).flatmap(complete))
def test_a_complete_case_comes_back_from_its_facts(written: Facts) -> None:
    room, subject, facts, is_complete = facts_of(written)
    assume(is_complete)
    assert passes(room, subject, facts)
    again = contest_of(room.id, subject, facts)
    assert facts_of(again) == (room, subject, facts, True)
    assert answer_of(command(again)) == answer_of_file(again)


@given(st.sampled_from(["MT", "UT", "OK"]).flatmap(complete))
def test_any_case_is_answered_alike_from_flags_and_from_a_file(written: Facts) -> None:
    assert answer_of(command(written)) == answer_of_file(written)


@subjects
def test_plain_facts_pass_the_door_and_come_back(room: Room, subject: str) -> None:
    facts = plain(room.id, subject)
    assert passes(room, subject, facts)
    again = contest_of(room.id, subject, facts)
    assert again == contest_of(room.id.replace("/", "."), subject, facts)
    assert answer_of(command(again)) == answer_of_file(again)


@subjects
def test_each_change_of_one_fact_comes_back_or_is_refused(room: Room, subject: str) -> None:
    typed = refused = 0
    for facts in variations(plain(room.id, subject)):
        if not passes(room, subject, facts):
            continue
        try:
            again = contest_of(room.id, subject, facts)  # compares the facts itself
        except NotACase as reason:
            assert str(reason)
            refused += 1
            continue
        typed += 1
        assert facts_of(again) == (room, subject, facts, True)
    assert typed >= 30
    assert typed > refused


EDGES: list[tuple[str, str, Facts]] = [
    ("MT", "candidates", {"votes": (0, 0), "votes_of_all_parties": 0}),
    ("MT", "candidates", {"votes": (5,), "printed": (True,), "withdrawn": (False,)}),
    ("MT", "candidates", {"places": 2, "seats": 2}),
    ("MT", "candidates", {"special": True, "primary": True}),
    ("MT", "candidates", {"retention": True, "signatures": 9, "signers": 8, "signers_second": 2}),
    ("MT", "candidates", {"filed_day": A_DAY, "office_closes": 0}),
    ("MT", "measure", {"signatures": 9, "signers_second": 2, "signers_fifth": 1, "counties": 5}),
    ("MT", "measure", {"filed_day": A_DAY, "by_losing_side": True, "office_closes": 1439}),
    ("UT", "candidates", {"votes": (0, 0)}),
    ("UT", "candidates", {"votes": (5,)}),
    ("UT", "candidates", {"places": 2, "seats": 2, "at_large": True}),
    ("UT", "candidates", {"filed_day": A_DAY, "petitioner": -1}),
    ("UT", "candidates", {"filed_day": A_DAY, "petitioner": 1, "filed_minute": 1439}),
    ("OK", "candidates", {"votes": (0, 0), "some_votes": False, "ballots_with_vote": (0,)}),
    ("OK", "candidates", {"places": 2}),
    ("OK", "candidates", {"paid": 0, "petitioner": 0}),
    ("OK", "candidates", {"filed_day": A_DAY, "filed_minute": 0, "filed_clock": 0}),
    ("OK", "measure", {"required_num": 3, "required_den": 5, "ballot_says_share": True}),
    ("OK", "measure", {"statewide": True, "on_statewide_ballot": True}),
]
"""Changes of plain facts that a case must be able to tell."""


@pytest.mark.parametrize(("state", "subject", "changed"), EDGES)
def test_what_lies_at_an_edge_comes_back(state: str, subject: str, changed: Facts) -> None:
    room = ROOMS[state]
    facts = attrs.evolve(plain(room.id, subject), **in_all(state, changed))
    assert passes(room, subject, facts)
    assert facts_of(contest_of(room.id, subject, facts)) == (room, subject, facts, True)


def in_all(state: str, changed: Facts) -> Facts:
    """The change, with what the room's invariants ask besides."""
    if state == "MT" and "votes" in changed:
        return {"votes_of_all_parties": sum(changed["votes"]), **changed}
    if state == "MT" and "signers_second" in changed:
        return {"counties": 2, **changed}
    return changed


def test_three_candidates_leave_a_petition_to_nobody() -> None:
    plain_facts = plain(ROOMS["OK"].id, "candidates")
    facts = attrs.evolve(
        plain_facts,
        votes=(900, 800, 700),
        printed=(True,) * 3,
        withdrawn=(False,) * 3,
        filed_day=A_DAY,
        petitioner=-1,
    )
    assert "petitioner" not in contest_of(ROOMS["OK"].id, "candidates", facts)


REFUSED: list[tuple[str, str, Facts, str]] = [
    ("MT", "candidates", {"filed_day": A_DAY, "petitioner": -1}, "petitioner"),
    ("MT", "candidates", {"petitioner": 2}, "list"),
    ("MT", "candidates", {"votes_of_all_parties": 5000}, "votes_of_all_parties"),
    ("MT", "candidates", {"county_canvass": 0}, "day"),
    ("MT", "measure", {"signatures": 3, "signers_second": 2, "counties": 2}, "second"),
    ("UT", "candidates", {"primary": True}, "advancing"),
    ("UT", "measure", {"required_den": 3}, "share"),
    ("OK", "candidates", {"filed_clock": 5}, "filed_clock"),
    ("OK", "candidates", {"special": True}, "round"),
    (
        *("OK", "candidates"),
        {"counties_voted": 2, "ballots_of_county": (1_000_000, 5)},
        "ballots_of_county",
    ),
]
"""Facts that no case can tell, and what the refusal must name."""


@pytest.mark.parametrize(("state", "subject", "changed", "named"), REFUSED)
def test_facts_that_no_case_can_tell_are_refused(
    state: str, subject: str, changed: Facts, named: str
) -> None:
    room = ROOMS[state]
    with pytest.raises(NotACase, match=named):
        contest_of(room.id, subject, attrs.evolve(plain(room.id, subject), **changed))


def test_command_knows_the_flags_of_the_command_line() -> None:
    assert {flag.key for flag in FLAGS if flag.is_switch} == SWITCHES
    assert {flag.key for flag in FLAGS if flag.many and flag.key != "votes"} == REPEATED
    plainly = {key: "--" + SINGULAR.get(key, key).replace("_", "-") for key in KEYS}
    assert all(flag.name == plainly[flag.key] for flag in FLAGS)
    assert set(KEYS) - {flag.key for flag in FLAGS} == {"readings", "as_of"} | WITHOUT_FLAG


def test_readings_and_the_day_are_flags_too() -> None:
    line = command({"state": "UT", "as_of": "2025-11-18", "readings": {"a": "b"}}, {"c": "d e"})
    assert line == (
        "recountlaw decide --state UT --as-of 2025-11-18 --reading a=b --reading 'c=d e'"
    )


@pytest.mark.parametrize(
    "odd",
    [
        {"note": "from the county's page"},
        {"votes": {"Dickey, N.": 3, "=": 2}},
        {"petitioner": "-x"},
        {"withdrawn": ["-x"]},
        {"manual": False},
        {"partial": "no"},
    ],
)
def test_what_no_flag_can_say_is_handed_over_as_json(odd: Facts) -> None:
    line = command({"state": "UT", **odd}, {"a": "b"})
    assert line.startswith("recountlaw decide - <<< ")
    told = {"state": "UT", **odd, "readings": {"a": "b"}}
    assert json.loads(shlex.split(line)[-1]) == told
