"""What needs events after the first petition is listed, and not decided."""

import pytest
from cases import answer, room_of

from recountlaw.errors import BadUsage

OPEN_POINTS = {
    "MT": {"mt-second-petitioner", "mt-recount-of-recount"},
    "UT": {"ut-several-requests", "ut-second-recount"},
    "OK": {"ok-two-petitioners", "ok-repeat-petition", "ok-signature-cure"},
}
EVERYWHERE = {"x-petition-withdrawn", "x-dead-petitioner"}

FACTS = {
    "MT": {"state": "MT", "office": "county", "votes": {"A": 500, "B": 499}},
    "UT": {"state": "UT", "office": "county", "votes": {"A": 500, "B": 499}},
    "OK": {"state": "OK", "office": "county", "votes": {"A": 500, "B": 499}},
}
READINGS_OF = {
    "mt-second-petitioner": {"one-petition-recounts-the-contest", "each-loser-needs-own"},
    "mt-recount-of-recount": {"no-second-recount", "recanvass-restarts-the-clock"},
    "ut-several-requests": {
        "first-request-starts-the-one-recount",
        "last-request-counts",
        "separate-recounts",
    },
    "ut-second-recount": {"one-recount", "new-canvass-new-right"},
    "ok-two-petitioners": {
        "each-petition-own-deposit-method-and-precincts",
        "one-shared-recount",
    },
    "ok-repeat-petition": {"only-within-the-filing-period", "unlimited", "once-per-election"},
    "ok-signature-cure": {"refile-only-in-time", "may-supplement", "fatal"},
    "x-dead-petitioner": {"right-is-personal", "representative-may-file"},
}
BY_STATE = [(state, id) for state in OPEN_POINTS for id in sorted(OPEN_POINTS[state] | EVERYWHERE)]


@pytest.mark.parametrize("state", ["MT", "UT", "OK"])
def test_the_open_points_of_a_state_are_listed(state: str) -> None:
    """Two or three of its own, and two of all three states."""
    listed = [point.id for point in room_of(state).open_points]
    assert sorted(OPEN_POINTS[state] | EVERYWHERE) == sorted(listed)


def test_there_are_nine() -> None:
    """Seven of single states and two of all."""
    assert 9 == len(EVERYWHERE.union(*OPEN_POINTS.values()))


@pytest.mark.parametrize(("state", "id"), BY_STATE)
def test_an_open_point_is_explained(state: str, id: str) -> None:
    """Its doubt, its reason, and two or more readings with their meanings."""
    point = next(one for one in room_of(state).open_points if one.id == id)
    assert point.doubt
    assert point.why
    assert len(point.readings) >= 2
    assert all(meaning for _, meaning in point.readings)
    if id in READINGS_OF:
        assert READINGS_OF[id] == {name for name, _ in point.readings}


@pytest.mark.parametrize(("state", "id"), BY_STATE)
def test_an_open_point_is_no_question_and_cannot_be_chosen(state: str, id: str) -> None:
    """No answer depends on it, so naming a reading of it is refused."""
    assert id not in {one.question.id for one in room_of(state).questions}
    point = next(one for one in room_of(state).open_points if one.id == id)
    with pytest.raises(BadUsage):
        answer(FACTS[state], {id: point.readings[0][0]})
    assert id not in {one.id for one in answer(FACTS[state]).readings.asked}
