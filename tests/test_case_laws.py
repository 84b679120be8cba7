"""What holds of every answer, whatever the contest: tried on contests aimed at edges."""

import datetime as dt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Facts, contests, orders, races

from recountlaw.answer import Answer, Denominator, Route
from recountlaw.casefile import case_file
from recountlaw.deciding import decide
from recountlaw.errors import BadCase
from recountlaw.statutes import ROOMS

DAYS = {room.state: room.in_force_from for room in ROOMS}
"""A day on which the text of each state was in force."""

each_state = pytest.mark.parametrize("state", sorted(DAYS))


def answer(facts: Facts, *, all_readings: bool = True) -> Answer:
    case = case_file(facts).case()
    return decide(case, as_of=DAYS[facts["state"]], all_readings=all_readings)


def candidates(given: Answer) -> list[Route]:
    return [route for route in given.routes if route.kind == "candidate"]


def seen(route: Route) -> tuple[Any, ...]:
    """What a route says of its petitioner, but for the order of the others."""
    return (
        *(route.open, route.margin, route.limit, route.operator, route.votes_inside),
        *(repr(route.provision), repr(route.denominator), sorted(route.against)),
    )


def clear(facts: Facts) -> tuple[set[str], set[str]]:
    """The candidates who win and those who lose beyond doubt, no tie at the cut being theirs."""
    votes: dict[str, int] = facts["votes"]
    ranked = sorted(votes.values(), reverse=True)
    places: int = facts["advancing"] if "advancing" in facts else facts["seats"]
    if len(ranked) <= places:
        return set(votes), set()
    last_in, first_out = ranked[places - 1], ranked[places]
    won = {name for name, number in votes.items() if number > first_out}
    lost = {name for name, number in votes.items() if number < last_in}
    return won, lost


@each_state
@given(data=st.data())
def test_every_contest_has_an_answer(state: str, data: st.DataObject) -> None:
    """No contest, however odd, is without an outcome, a first sentence and a trace."""
    found = answer(data.draw(contests(state)))
    assert found.outcome in ("required", "available", "not_available", "undetermined")
    assert found.summary.endswith(".")
    assert "None" not in found.summary
    assert found.trace


@each_state
@given(data=st.data())
def test_the_outcome_is_that_of_the_routes(state: str, data: st.DataObject) -> None:
    """Where a route is open there is a recount to be had, and where none is there is none."""
    found = answer(data.draw(contests(state)))
    opened = {route.open for route in found.routes}
    if found.outcome in ("required", "available"):
        assert "yes" in opened
    if found.outcome == "not_available":
        assert opened <= {"no"}
    if found.outcome == "undetermined":
        assert "undetermined" in opened


@each_state
@given(data=st.data())
def test_a_required_recount_has_a_route_that_nobody_need_take(
    state: str, data: st.DataObject
) -> None:
    """With nothing filed, only an automatic recount or the board's petition can be required."""
    found = answer(data.draw(contests(state)))
    unasked = any(
        route.open == "yes" and route.kind in ("automatic", "board") for route in found.routes
    )
    assert (found.outcome == "required") == unasked


@each_state
@given(data=st.data())
def test_votes_inside_is_the_limit_less_the_margin(state: str, data: st.DataObject) -> None:
    """Wherever both are numbers and the margin may be at most the limit, or less; else nothing."""
    for route in answer(data.draw(contests(state))).routes:
        if route.operator not in ("<=", "<"):
            assert route.votes_inside is None
        elif type(route.margin) is int and type(route.limit) is int:
            assert route.votes_inside == route.limit - route.margin
        if route.open == "yes" and type(route.votes_inside) is int:
            assert route.votes_inside >= 0


@each_state
@given(data=st.data())
def test_each_losing_candidate_has_one_route(state: str, data: st.DataObject) -> None:
    """One for each loser; none has two, and no clear winner may ask where only losers may."""
    facts = data.draw(races(state))
    found = answer(facts)
    names = [route.petitioner for route in candidates(found)]
    assert len(set(names)) == len(names)
    assert set(names) <= set(facts["votes"])
    won, lost = clear(facts)
    if state != "OK":
        opened = {route.petitioner for route in candidates(found) if route.open == "yes"}
        assert not opened & won
        assert lost <= set(names)


@each_state
@given(data=st.data())
def test_the_margin_is_the_difference_of_two_counts(state: str, data: st.DataObject) -> None:
    """Between the petitioner's votes and those of whoever it is measured against."""
    facts = data.draw(races(state))
    votes: dict[str, int] = facts["votes"]
    for route in candidates(answer(facts)):
        if route.petitioner is not None and type(route.margin) is int:
            for name in route.against:
                assert abs(votes[name] - votes[route.petitioner]) == route.margin


@each_state
@given(data=st.data())
def test_the_denominator_is_at_least_the_votes(state: str, data: st.DataObject) -> None:
    """A count of all votes or ballots is no less than what the candidates have for one seat."""
    facts = data.draw(races(state))
    for route in answer(facts).routes:
        if isinstance(route.denominator, Denominator) and type(route.denominator.value) is int:
            assert route.denominator.value * facts["seats"] >= max(facts["votes"].values())


@each_state
@given(data=st.data())
def test_an_answer_is_the_same_each_time(state: str, data: st.DataObject) -> None:
    """Nothing is remembered from one case to the next."""
    facts = data.draw(contests(state))
    first = answer(facts)
    answer(data.draw(contests(state)))
    assert answer(facts) == first


@each_state
@given(data=st.data())
def test_the_order_of_candidates_does_not_matter(state: str, data: st.DataObject) -> None:
    """Each candidate's route says the same in whatever order the votes are given."""
    facts = data.draw(races(state))
    other = {**facts, "votes": data.draw(orders(facts))}
    first, second = answer(facts), answer(other)
    assert first.outcome == second.outcome
    assert first.readings.agree == second.readings.agree
    assert {route.petitioner: seen(route) for route in candidates(first)} == {
        route.petitioner: seen(route) for route in candidates(second)
    }


@each_state
@given(data=st.data())
def test_a_candidate_without_votes_changes_nothing_for_others(
    state: str, data: st.DataObject
) -> None:
    """One more name far behind leaves the margins and limits of all others as they were."""
    facts = data.draw(
        races(state).filter(
            lambda some: (
                len(some["votes"]) > some.get("advancing", some["seats"])
                and min(some["votes"].values()) > 0
            )
        )
    )
    before = {route.petitioner: seen(route) for route in candidates(answer(facts))}
    after = {
        route.petitioner: seen(route)
        for route in candidates(answer({**facts, "votes": {**facts["votes"], "Z": 0}}))
    }
    assert {name: after.get(name) for name in before} == before


@each_state
@given(data=st.data())
def test_agreement_leaves_no_other_outcome(state: str, data: st.DataObject) -> None:
    """Where readings agree there is no other outcome, and no other value of `open`."""
    found = answer(data.draw(contests(state)))
    if found.readings.agree is True:
        assert found.readings.outcomes == ()
        assert "open" not in {one.field for one in found.readings.alternatives}
    if found.readings.outcomes and found.outcome != "undetermined":
        assert found.readings.agree is not True


@each_state
@given(data=st.data())
def test_the_default_reading_does_not_turn_on_the_others(state: str, data: st.DataObject) -> None:
    """Looking into other readings leaves the answer under the chosen ones as it is."""
    facts = data.draw(contests(state))
    whole, alone = answer(facts), answer(facts, all_readings=False)
    assert whole.outcome == alone.outcome
    chosen = {(route.kind, route.petitioner): seen(route) for route in alone.routes}
    all_of_them = {(route.kind, route.petitioner): seen(route) for route in whole.routes}
    assert {key: all_of_them.get(key) for key in chosen} == chosen


@each_state
@given(data=st.data())
def test_a_day_closed_for_the_office_never_shortens_a_deadline(
    state: str, data: st.DataObject
) -> None:
    """A further closed day moves a last day on or leaves it."""
    facts = {**data.draw(races(state)), "date": "2020-11-03", "canvass": "2020-11-17"}
    closed = data.draw(st.dates(dt.date(2020, 11, 2), dt.date(2020, 12, 1)))
    before = answer(facts, all_readings=False)
    after = answer({**facts, "holidays": [closed.isoformat()]}, all_readings=False)
    for route, other in zip(before.routes, after.routes, strict=True):
        if hasattr(route.deadline, "moment"):
            assert other.deadline.moment >= route.deadline.moment


SIGNERS = st.fixed_dictionaries(
    {"signatures": st.integers(0, 30)},
    optional={
        "distinct_signers": st.integers(0, 35),
        "signers_who_voted": st.integers(0, 35),
        "signers_who_voted_on_it": st.integers(0, 35),
        "filed": st.sampled_from(["2020-11-18", "2020-11-18T17:00", "2020-11-30T12:00"]),
        "counted": st.integers(0, 900),
        "cast": st.integers(0, 900),
        "advancing": st.integers(1, 8),
        "partial": st.booleans(),
    },
)


@each_state
@given(data=st.data())
def test_every_case_that_passes_the_door_keeps_the_invariants(
    state: str, data: st.DataObject
) -> None:
    """Facts that a room's rules may rely on hold of every case that is not refused."""
    facts = {**data.draw(SIGNERS), **data.draw(contests(state))}
    (room,) = [room for room in ROOMS if room.state == state]
    try:
        case = case_file(facts).case()
        subject = room.subjects[room.subject_of(case)]
        found = subject.door(case).facts
    except BadCase:
        return
    broken = [at for at, holds in enumerate(subject.net.invariants) if not holds(found)]
    assert broken == []
