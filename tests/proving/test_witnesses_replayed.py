"""Every contest of the ledger, typed as it is printed, is decided as the ledger says."""

import shlex
from typing import Any

import pytest
from commands import run

from recountlaw import ledger
from recountlaw.ledger import Entry

ENTRIES = ledger.recorded().claims
WITH_CONTESTS = [entry for entry in ENTRIES if any(one["contests"] for one in entry.witness)]
PAIRS = [entry for entry in WITH_CONTESTS if entry.kind == "readings"]

CANNOT_BE_TYPED = 31
"""Contests that no case file tells: of several counties of Oklahoma none can tell all ballots of
each, on which a deposit hangs under some readings."""


def answer(line: str) -> Any:
    """The answer to a command of the ledger."""
    _, *words = shlex.split(line)
    told = ""
    if "<<<" in words:  # the shell would hand it over on standard input
        *words, _, told = words
    ran = run(*words, "--format", "json", stdin=told)
    assert not ran.err, ran.err
    return ran.json


def typed(entry: Entry) -> list[Any]:
    """The contests of an entry that can be typed."""
    contests = [contest for witness in entry.witness for contest in witness["contests"]]
    return [one for one in contests if not one["command"].startswith("#")]


@pytest.mark.parametrize("entry", WITH_CONTESTS, ids=lambda entry: entry.name)
def test_a_contest_has_the_outcome_told(entry: Entry) -> None:
    for contest in typed(entry):
        assert answer(contest["command"])["outcome"] == contest["outcome"]


def test_all_but_a_few_can_be_typed() -> None:
    contests = [one for e in WITH_CONTESTS for witness in e.witness for one in witness["contests"]]
    assert len(contests) - sum(len(typed(e)) for e in WITH_CONTESTS) <= CANNOT_BE_TYPED


@pytest.mark.parametrize("entry", PAIRS, ids=lambda entry: entry.name)
def test_two_readings_part_in_the_value_told(entry: Entry) -> None:
    if len(typed(entry)) < 2:
        return  # counted above
    part, _, who = entry.witness[0]["shown"]["value"].partition(" of ")
    one, other = (traced(contest["command"], part, who) for contest in typed(entry))
    assert one != other


def traced(line: str, part: str, who: str) -> Any:
    """The outcome of an answer, or what its trace has for a value, of that petitioner."""
    if part == "outcome":
        return answer(line)["outcome"]
    steps = [step for step in answer(line)["trace"] if step["part"] == part]
    assert steps, part
    return steps[int(who or 0)]["value"]
