"""A contest of a model as it is shown: replayed through the rules, and as a command to be typed."""

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import attrs
from attrs import frozen

from recountlaw.calendars import calendar
from recountlaw.casefile import case_file
from recountlaw.contest import State
from recountlaw.contests import NotACase, command, contest_of, plain
from recountlaw.deciding import decide
from recountlaw.errors import InternalError, OutsideTables
from recountlaw.parts import Record
from recountlaw.readings import Reading
from recountlaw.relations import Predicate
from recountlaw.rooms import Room

from .contests import Contest
from .models import day_in, said, value_of

LONG_AGO = 700_000
"""No count of a plain contest is as large, and each of its days is later."""

AROUND = 45
"""Days before and after the usual one that are to be as the calendar has them."""


def usual_day(contest: Contest) -> int:
    """A day of a plain contest: that of the canvass, or of the election."""
    facts = attrs.astuple(plain(contest.path, contest.subject_name), recurse=False)
    return next(value for value in facts if type(value) is int and value > LONG_AGO)


@frozen
class Shown:
    """One contest of a witness: what to type, or why it cannot be typed, and what is decided."""

    text: str
    command: str
    readings: Mapping[str, str]
    values: Mapping[str, Any]
    outcome: str


def facts_of(model: Any, contest: Contest) -> Any:
    """The facts of a contest in the model.

    Raises:
        InternalError: they are no facts that pass the door.
    """
    usual_facts = plain(contest.path, contest.subject_name)
    told: dict[str, Any] = {}
    for name, made in contest.facts.seen.items():
        if isinstance(made, tuple):
            told[name] = tuple(value_of(model, one) for one in made)
        else:
            told[name] = value_of(model, made)
    facts = attrs.evolve(usual_facts, **told)
    for invariant in contest.net.invariants:
        if not invariant(facts):
            raise InternalError(f"a witness does not pass the door: {facts}")
    return facts


class _Days:
    """The days of a model: closed as the model has it where it was asked, else as the calendar."""

    def __init__(self, model: Any, contest: Contest) -> None:
        usual = calendar(State(contest.room.state))
        case = contest.shared

        def of(predicate: Predicate, otherwise: Callable[[int], bool]) -> Callable[[int], bool]:
            return partial(day_in, model, predicate) if predicate.asked else otherwise

        self.closed = of(case.closed, usual.closed)
        self.holiday = of(case.holiday, usual.holiday)
        self.office_closed = of(case.office_closed, usual.office_closed)


def shown(model: Any, contest: Contest, skip: str) -> Shown:
    """A contest of the model, decided by the rules; `skip` names a value known to differ.

    Raises:
        InternalError: the rules do not give what the constraints say.
    """
    facts = facts_of(model, contest)
    asked = contest.shared.reads.asked
    chosen = {
        question: tuple(question)[model.eval(at, model_completion=True).as_long()]
        for question, at in asked.items()
    }

    def choose(question: type[Reading]) -> Any:
        return chosen.get(question, question.first)

    days = _Days(model, contest)
    record = contest.net.decide(facts, days, choose)
    values = dict(_values(model, contest, record, skip))
    other = {
        reading.question.id: str(reading.value)
        for reading in chosen.values()
        if reading is not type(reading).first
    }
    shut = _closed_beside_the_calendar(contest, days)
    try:
        case = contest_of(contest.path, contest.subject_name, facts)
        told = calendar(State(contest.room.state), closed_days=shut)
        usually = contest.net.decide(facts, told, choose)
        if dict(_values(model, contest, usually, skip, compare=False)) != values:
            raise NotACase("the calendar has other days closed than this contest needs")
        if shut:
            case["closed"] = [day.isoformat() for day in shut]
        line = command(case, other)
        line += _as_of(contest.room, case, other, record.outcome.value)
    except (NotACase, OutsideTables) as reason:
        line = f"# cannot be typed: {reason}"
    return Shown(contest.room.id, line, other, values, record.outcome.value)


def _closed_beside_the_calendar(contest: Contest, days: _Days) -> tuple[dt.date, ...]:
    """The days near the usual one on which the office is closed, and that are no day off else."""
    if not contest.shared.office_closed.asked:
        return ()
    real, usual = calendar(State(contest.room.state)), usual_day(contest)
    near = range(usual - AROUND, usual + AROUND + 1)
    return tuple(
        dt.date.fromordinal(day)
        for day in near
        if days.office_closed(day) and not real.office_closed(day)
    )


def _as_of(
    room: Room, written: Mapping[str, Any], readings: Mapping[str, str], outcome: str
) -> str:
    """The flag that has a case answered under this text, where its days are another's."""
    if decide(case_file(written).case(), readings, all_readings=False).outcome == outcome:
        return ""
    return f" --as-of {room.in_force_from.isoformat()}"


def _values(
    model: Any, contest: Contest, record: Record, skip: str, compare: bool = True
) -> Iterator[tuple[str, Any]]:
    """The values named in a statement, each the same by rules and by constraints."""
    for who, view in contest.views.items():
        for name, made in view.named.items():
            if contest.is_each(name) != (who is not None) or name in ("so_far", skip):
                continue
            if name == "outcome" and who is not None and who != contest.petitioners - 1:
                continue
            by_rules = record.value(name, who)
            by_constraints = value_of(model, made)
            if compare and by_rules != by_constraints:
                raise InternalError(
                    f"replayed, {name} is {by_rules} by the rules of {contest.path} and"
                    f" {by_constraints} by its constraints"
                )
            yield name if who is None else f"{name} of {who}", said(by_rules)
