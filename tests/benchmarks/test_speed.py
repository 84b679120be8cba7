"""How long an answer takes: distinct inputs in every round, and no answer kept from another."""

import gc
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from commands import PARK_CITY

from recountlaw.answer import Answer
from recountlaw.calendars import Calendar, calendar_of
from recountlaw.case import Case
from recountlaw.casefile import case_file
from recountlaw.chosen import chooser
from recountlaw.deciding import decide
from recountlaw.parts import Net
from recountlaw.statutes import ROOMS

STATES = sorted({room.state for room in ROOMS})
OFFICE = {"UT": "municipal", "MT": "county", "OK": "county"}
STAGE = {"UT": "municipal-general", "MT": "general", "OK": "general"}
DAYS = {
    "UT": ("2025-11-04", "2025-11-18"),
    "MT": ("2024-11-05", "2024-11-19"),
    "OK": ("2020-11-03", "2020-11-10"),
}
NUMBERS = count(1)


def case(state: str, candidates: int) -> Case:
    """A close race that no round has had before, with every fact known."""
    number = next(NUMBERS)
    votes = {f"C{at}": 5000 + 7 * number - 3 * at for at in range(candidates)}
    election, canvass = DAYS[state]
    total = sum(votes.values())
    return case_file(
        {
            "state": state,
            "office": OFFICE[state],
            "stage": STAGE[state],
            "date": election,
            "canvass": canvass,
            "votes": votes,
            "contracted": False,
            "ballots_in_contest": total + number,
            "ballots_in_election": total + 2 * number,
            "counties": 1,
            "runoff_possible": False,
            "at_large": False,
            "declared_with": "county",
            "recount_ballots": {"One": total + number},
        }
    ).case()


def _measured(
    benchmark: Any, setup: Callable[[], tuple[tuple[Any, ...], dict[str, Any]]], what: Any
) -> Any:
    rounds = 200 if benchmark.enabled else 2
    gc.collect()
    return benchmark.pedantic(what, setup=setup, rounds=rounds, iterations=1, warmup_rounds=1)


def known(state: str, candidates: int) -> tuple[Net, Any, Calendar]:
    """A net with facts of a new case, none of them missing, and its calendar."""
    (room,) = [room for room in ROOMS if room.state == state]
    one = case(state, candidates)
    subject = room.subjects[room.subject_of(one)]
    facts = subject.door(one)
    assert not facts.missing
    return subject.net, facts.facts, calendar_of(one)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("candidates", [2, 8, 20])
def test_a_decision_record_with_its_trace(benchmark: Any, state: str, candidates: int) -> None:
    """The record under default readings and the trace of one petitioner: 50 microseconds to 8."""

    def record(net: Net, facts: Any, days: Calendar) -> list[Any]:
        return net.decide(facts, days, chooser({})).trace(candidates - 1)

    assert _measured(benchmark, lambda: (known(state, candidates), {}), record)


@pytest.mark.parametrize("state", STATES)
def test_the_trace_of_a_record(benchmark: Any, state: str) -> None:
    """The trace alone: what it adds to a decision."""

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        net, facts, days = known(state, 8)
        return (net.decide(facts, days, chooser({})),), {}

    assert _measured(benchmark, setup, lambda record: record.trace(7))


@pytest.mark.parametrize("state", STATES)
def test_a_whole_answer_under_the_chosen_readings(benchmark: Any, state: str) -> None:
    """Sentences, cites, deadline with its working, duties and trace: 1 millisecond."""
    found: Answer = _measured(
        benchmark, lambda: ((case(state, 3),), {}), lambda one: decide(one, all_readings=False)
    )
    assert found.routes


@pytest.mark.parametrize("state", STATES)
def test_a_whole_answer_under_all_readings(benchmark: Any, state: str) -> None:
    """A typical case under every combination of readings: 10 milliseconds."""
    found: Answer = _measured(benchmark, lambda: ((case(state, 3),), {}), decide)
    assert found.readings.asked


@pytest.mark.parametrize("state", STATES)
def test_a_whole_answer_with_ballots_missing(benchmark: Any, state: str) -> None:
    """What a user gives who knows the votes and the canvass alone, under all readings."""

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        number = next(NUMBERS)
        election, canvass = DAYS[state]
        facts = {
            "state": state,
            "office": OFFICE[state],
            "stage": STAGE[state],
            "date": election,
            "canvass": canvass,
            "votes": {"A": 1706 + number, "B": 1699 + number},
        }
        return (case_file(facts).case(),), {}

    found: Answer = _measured(benchmark, setup, decide)
    assert found.readings.asked


def test_the_start_of_the_process(
    benchmark: Any, capsys: pytest.CaptureFixture[str], pytestconfig: pytest.Config
) -> None:
    """`recountlaw decide` takes at most 150 milliseconds more than `python -c pass`."""
    rounds = 15 if benchmark.enabled else 1
    command = [str(Path(sys.executable).with_name("recountlaw")), "decide", *PARK_CITY]
    # As users start it: with the compiled modules that an earlier start left behind.
    env = {name: it for name, it in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    bare: list[float] = []

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True, env=env)
        bare.append(time.perf_counter() - start)
        number = next(NUMBERS)
        return ([*command, "--votes", f"A={1706 + number},B={1699 + number}"],), {}

    def start(args: list[str]) -> None:
        subprocess.run(args, check=True, stdout=subprocess.DEVNULL, env=env)

    benchmark.pedantic(start, setup=setup, rounds=rounds, iterations=1, warmup_rounds=1)
    for line in _difference(benchmark, bare):
        with capsys.disabled():
            print(line)


def _difference(benchmark: Any, bare: list[float]) -> Iterator[str]:
    if benchmark.enabled:
        whole, pass_ = benchmark.stats.stats.median, statistics.median(bare)
        benchmark.extra_info["over_bare_python_ms"] = round(1000 * (whole - pass_))
        yield (
            f"\nrecountlaw decide {1000 * whole:.0f} ms, python -c pass {1000 * pass_:.0f} ms: "
            f"{1000 * (whole - pass_):.0f} ms more"
        )
