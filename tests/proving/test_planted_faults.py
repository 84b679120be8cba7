"""A fault in either telling is found, named, and shown as the smallest contest."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest
import z3

from recountlaw.errors import InternalError
from recountlaw.parts import cites, net
from recountlaw.proving import contests, domain, tasks
from recountlaw.proving.claims import Outcome
from recountlaw.proving.equivalence import prove_part
from recountlaw.proving.replaying import replayed
from recountlaw.proving.solving import Verdict
from recountlaw.proving.tasks import PartTask
from recountlaw.readings import Choose
from recountlaw.relations import Case, Relations, Said
from recountlaw.statutes.utah.s20a_4_401.from_2025 import ROOM, rules
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.constraints import SUBJECTS
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import QuarterRounding

UTAH = "utah.s20a_4_401.from_2025"


def with_rule(monkeypatch: pytest.MonkeyPatch, faulty: Callable[..., Any]) -> None:
    """Let the room have another rule of that name."""
    subject = ROOM.subjects["candidates"]
    functions = [
        faulty if part.name == faulty.__name__ else part.function for part in subject.net.parts
    ]
    other = net(
        subject.net.facts,
        subject.net.invariants,
        *functions,
        petitioners=subject.net.petitioners,
    )
    room = attrs.evolve(ROOM, subjects={"candidates": attrs.evolve(subject, net=other)})
    for module in (tasks, contests):
        monkeypatch.setattr(module, "room_of", lambda path: room)


def with_relation(monkeypatch: pytest.MonkeyPatch, faulty: Callable[[Case], Said]) -> None:
    """Let the room have another relation of that name."""
    told = SUBJECTS["candidates"]
    other = Relations({**told.relations, faulty.__name__: faulty}, told.sizes, told.petitioners)
    for module in (tasks, contests):
        monkeypatch.setattr(module, "relations_of", lambda path, subject: other)


def judged(part: str) -> Any:
    return PartTask(UTAH, "candidates", part).run()


def test_the_room_as_it_is_has_no_fault() -> None:
    result = judged("within")
    assert result.outcome is Outcome.PROVED
    assert result.paths >= 2
    possible, *claimed = result.questions
    assert possible.agreed is Verdict.SAT
    assert all(one.proof and one.agreed is Verdict.UNSAT for one in claimed)


def test_a_strict_comparison_in_a_rule_is_shown_as_a_contest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @cites(c.U3A)
    def within(margin: int, total: int, choose: Choose) -> bool:
        match choose(QuarterRounding):
            case QuarterRounding.EXACT_RATIONAL:
                return 400 * margin < total
            case QuarterRounding.CEILING:
                return 400 * (margin - 1) < total

    with_rule(monkeypatch, within)
    result = judged("within")
    assert result.outcome is Outcome.REFUTED
    assert "within" in result.why
    assert result.cites == ("Utah Code Ann. §\N{NO-BREAK SPACE}20A-4-401(3)(a)",)
    assert result.witness is not None
    assert result.witness.contests[0].command.startswith("recountlaw decide --state UT")


def test_another_constant_in_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    @cites(c.U3B)
    def small(race_total: int) -> bool:
        return race_total <= 401

    with_rule(monkeypatch, small)
    result = judged("small")
    assert result.outcome is Outcome.REFUTED
    assert result.witness.contests[0].values["race_total"] == 401


def test_a_fault_in_a_constraint_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def small(x: Case) -> Said:
        return x.race_total < 400

    with_relation(monkeypatch, small)
    assert judged("small").outcome is Outcome.REFUTED


def test_a_constraint_that_says_too_little_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def limit(x: Case) -> Said:
        return lambda v: v >= 0

    with_relation(monkeypatch, limit)
    result = judged("limit")
    assert result.outcome is Outcome.REFUTED
    assert "functional" in result.why


def test_a_rule_that_cannot_be_followed_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    @cites(c.U3B)
    def small(race_total: int) -> bool:
        return race_total in {1, 2}

    with_rule(monkeypatch, small)
    with pytest.raises(BaseException, match="only compute"):
        judged("small")


def test_the_rules_that_users_run_are_those_that_are_proved() -> None:
    by_name = ROOM.subjects["candidates"].net.by_name
    assert by_name["within"].function is rules.within


def test_a_path_that_says_other_than_the_rule_is_found_on_plain_numbers() -> None:
    subject = ROOM.subjects["candidates"]
    part = subject.net.by_name["small"]
    (proof,) = prove_part(subject.net, SUBJECTS["candidates"], part)
    assert replayed(proof) == ""
    (path,) = proof.paths
    told = {
        value: replayed(attrs.evolve(proof, paths=(attrs.evolve(path, value=value),)))
        for value in (True, False)
    }
    # Whichever number is tried, one of the two is wrong of it.
    (right,) = (value for value, why in told.items() if why == "")
    assert told[not right] == f"small: replayed, the rule gives {right}, not {not right}"


@pytest.mark.parametrize(
    "predicate",
    [lambda race: race.seats < race.seats, lambda race: race.seats < 1],
    ids=["that cannot hold", "against another"],
)
def test_invariants_that_nothing_satisfies_prove_nothing(
    predicate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = ROOM.subjects["candidates"]
    other = attrs.evolve(subject.net, invariants=(*subject.net.invariants, predicate))
    room = attrs.evolve(ROOM, subjects={"candidates": attrs.evolve(subject, net=other)})
    monkeypatch.setattr(tasks, "room_of", lambda path: room)
    with pytest.raises(InternalError, match="no facts satisfy"):
        judged("small")


def test_assumptions_that_cannot_hold_are_red(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(domain, "kept_invariants", lambda *about: z3.BoolVal(False))
    result = judged("small")
    assert result.outcome is not Outcome.PROVED
    assert "possible" in result.why
