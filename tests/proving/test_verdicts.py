"""Verdicts are honest: nothing vacuous is proved, and what the ledger does not say is red."""

from pathlib import Path
from typing import Any

import attrs
import pytest
import z3
from sleeper import Sleeper

from recountlaw import ledger
from recountlaw.errors import BadUsage
from recountlaw.ledger import Entry, Ledger
from recountlaw.proving.claims import Claim, Enumeration, Outcome
from recountlaw.proving.contests import Contest
from recountlaw.proving.judging import judge
from recountlaw.proving.scripts import load
from recountlaw.proving.solving import Said, Solvers, Verdict, ask_cvc5, ask_z3, script
from recountlaw.proving.workers import Failure, run_all

M = z3.Int("m")

UTAH = "utah.s20a_4_401.from_2025"


def test_contradictory_assumptions_are_vacuous() -> None:
    result = judge("claim", Claim(assume=[M > 1, M < 1], conclude=M == 5))
    assert (result.outcome, result.why) == (Outcome.VACUOUS, "the assumptions never hold")


def test_a_conclusion_that_cannot_fail_is_vacuous() -> None:
    result = judge("claim", Claim(assume=[M > 1], conclude=z3.Or(M > 3, M <= 3)))
    assert (result.outcome, result.why) == (Outcome.VACUOUS, "the conclusion cannot fail")


def test_a_theorem_is_proved_by_both_solvers_with_a_checked_proof() -> None:
    result = judge("claim", Claim(assume=[M > 1], conclude=M > 0))
    assert result.outcome is Outcome.PROVED
    assert result.questions[-1] == attrs.evolve(
        result.questions[-1], z3=Verdict.UNSAT, cvc5=Verdict.UNSAT, proof=True
    )


def test_an_enumeration_of_nothing_is_vacuous() -> None:
    assert judge("claim", Enumeration([], "no case")).outcome is Outcome.VACUOUS
    assert judge("claim", Enumeration([("one", True)], "one")).outcome is Outcome.PROVED
    assert judge("claim", Enumeration([("one", False)], "one")).outcome is Outcome.REFUTED


def test_the_smallest_contest_is_found_and_replayed() -> None:
    race = Contest(UTAH, under=(), candidates=2)
    lost_by_two = Claim(
        race,
        assume=[z3.Not(race[1].none("margin")), race[1].margin == 2, race.facts.places == 1],
        conclude=z3.Not(race[1].within),
        smallest=(race.total, race[1].margin),
    )
    result = judge("claim", lost_by_two)
    assert result.outcome is Outcome.REFUTED
    assert result.witness is not None
    assert result.witness.smallest == (800, 2)
    assert result.witness.contests[0].values["within of 1"] is True


def test_solvers_that_contradict_each_other_agree_on_nothing() -> None:
    said = Said("claim", "", Verdict.SAT, Verdict.UNSAT, False)
    assert said.quarrel and said.agreed is Verdict.UNKNOWN
    gave_up = Said("claim", "", Verdict.UNSAT, Verdict.UNKNOWN, False)
    assert not gave_up.quarrel and gave_up.agreed is Verdict.UNKNOWN


@pytest.mark.parametrize("seed", range(4))
def test_both_solvers_read_one_text(seed: int) -> None:
    text = script("claim", M > 3, M < 5).text
    assert ask_z3(text, seed) is ask_cvc5(text, seed) is Verdict.SAT
    said = Solvers(seed).ask(script("claim", M > 3, M < 4))
    assert (said.z3, said.cvc5, said.proof) == (Verdict.UNSAT, Verdict.UNSAT, True)


def entry(**changes: Any) -> Entry:
    told = Entry("proofs/x/y", "X-1", "theorem", "It holds.", ("1",), "proved", ("z3",), "abc")
    return attrs.evolve(told, **changes)


@pytest.mark.parametrize("verdict", ["refuted", "vacuous", "unknown"])
def test_a_theorem_that_is_not_proved_is_not_as_it_should_be(verdict: str) -> None:
    assert entry().as_it_should_be
    assert not entry(verdict=verdict).as_it_should_be


@pytest.mark.parametrize("verdict", ["proved", "vacuous", "unknown"])
def test_a_finding_that_became_true_is_not_as_it_should_be(verdict: str) -> None:
    assert entry(kind="finding", verdict="refuted").as_it_should_be
    assert not entry(kind="finding", verdict=verdict).as_it_should_be
    assert not entry(kind="finding", verdict="refuted", why="no contest").as_it_should_be


def test_every_difference_from_the_ledger_is_said() -> None:
    solvers = {"z3": "1", "cvc5": "2"}
    known = Ledger(solvers, (entry(), entry(name="gone")))
    assert ledger.differences([entry(), entry(name="gone")], known, True, solvers) == []
    changed = [entry(statement="def", verdict="unknown"), entry(name="new")]
    assert ledger.differences(changed, known, True, {"z3": "9", "cvc5": "2"}) == [
        "the ledger was made with {'z3': '1', 'cvc5': '2'}, not with {'z3': '9', 'cvc5': '2'}",
        "proofs/x/y changed: verdict, statement",
        "new is not in the ledger",
        "gone is in the ledger alone",
    ]


def test_the_ledger_is_read_as_it_was_written() -> None:
    known = ledger.recorded()
    assert ledger.read(ledger.written(known)) == known
    assert known.claims


@pytest.mark.parametrize(
    "text",
    ["x = 1\n", "def helper() -> int:\n    return 1\n"],
    ids=["no claim", "a function that is no claim"],
)
def test_a_script_that_nothing_collects_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "subject.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadUsage, match="theorems and findings"):
        load(str(file))


def test_a_task_that_does_not_end_is_ended() -> None:
    tasks = [Sleeper("long", 600.0), Sleeper("short", 0.0)]
    found = dict(run_all(tasks, 2, limit=3.0))
    assert found[tasks[1]] == "short"
    assert isinstance(found[tasks[0]], Failure)
