"""Facts found by a solver lead back to a case that can be typed, or are refused."""

import shlex
from typing import Any

import attrs
import pytest
from commands import run

from recountlaw.contests import NotACase, command, contest_of, plain
from recountlaw.proving.contests import room_of
from recountlaw.statutes import INDEX

SUBJECTS = [
    (path, subject)
    for paths in INDEX.values()
    for path in paths
    for subject in room_of(path).subjects
]


def variations(facts: Any) -> list[Any]:
    """The facts with one field changed at a time."""
    found = []
    for one in attrs.fields(type(facts)):
        value = getattr(facts, one.name)
        others: list[Any] = []
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            others = [0, 1, value + 1]
        elif hasattr(type(value), "__members__"):
            others = list(type(value))
        elif value is None:
            others = [0, 1, 739_600]
        elif isinstance(value, tuple) and isinstance(value[0], bool):
            others = [(not value[0], *value[1:])]
        elif isinstance(value, tuple):
            others = [(0,) * len(value), (value[0] + 1, *value[1:])]
        found += [attrs.evolve(facts, **{one.name: other}) for other in others]
    return found


@pytest.mark.parametrize(("path", "subject"), SUBJECTS)
def test_plain_facts_pass_the_door_and_come_back(path: str, subject: str) -> None:
    facts = plain(path, subject)
    assert all(invariant(facts) for invariant in room_of(path).subjects[subject].net.invariants)
    assert contest_of(path, subject, facts)


@pytest.mark.parametrize(("path", "subject"), SUBJECTS)
def test_each_change_of_one_fact_comes_back_or_is_refused(path: str, subject: str) -> None:
    invariants = room_of(path).subjects[subject].net.invariants
    typed = refused = 0
    for facts in variations(plain(path, subject)):
        if not all(invariant(facts) for invariant in invariants):
            continue
        try:
            contest_of(path, subject, facts)  # compares the facts itself
            typed += 1
        except NotACase as reason:
            assert str(reason)
            refused += 1
    assert typed >= 10
    assert typed > refused


@pytest.mark.parametrize(("path", "subject"), SUBJECTS)
def test_the_command_gives_an_answer(path: str, subject: str) -> None:
    line = command(contest_of(path, subject, plain(path, subject)), {})
    words = shlex.split(line)
    assert words[:2] == ["recountlaw", "decide"]
    result = run(*words[1:], "--format", "json")
    assert result.code == 0, result.err


def test_facts_that_no_case_can_tell_are_refused() -> None:
    path = "oklahoma.s8_111.from_2013"
    facts = attrs.evolve(plain(path, "candidates"), filed_clock=5)
    with pytest.raises(NotACase, match="filed_clock"):
        contest_of(path, "candidates", facts)
