"""Each room's clauses are those of its official text: the same numbers, the same words.

The official texts are not in the repository. Where a folder `shared/statutes` stands beside it the
digests are compared with them, else those tests are skipped.
"""

import re
from pathlib import Path

import pytest
from clause_numbers import NUMBERS

from recountlaw.clauses import Clause
from recountlaw.rooms import Room
from recountlaw.statutes import ROOMS
from recountlaw.texts import NORMALIZATION, digest, split

OFFICIAL = Path(__file__).resolve().parents[2] / "shared" / "statutes"

FILES = {
    "montana/s13_16_201/from_2013": "montana-13-16-201.txt",
    "utah/s20a_4_401/from_2025": "utah-20a-4-401.txt",
    "oklahoma/s8_111/from_2013": "oklahoma-26-8-111.txt",
}

EACH_ROOM = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
EACH_CLAUSE = pytest.mark.parametrize(
    "clause",
    [pytest.param(c, id=f"{room.id}-{c.cite.label}") for room in ROOMS for c in room.clauses],
)


def official_text(room: Room) -> str:
    """The official text of `room`; the test is skipped where we do not hold it."""
    if not OFFICIAL.is_dir():
        pytest.skip(f"no official texts: {OFFICIAL} is not there")
    if room.id not in FILES:
        pytest.skip(f"no official text is held for {room.id}")
    return (OFFICIAL / FILES[room.id]).read_text(encoding="utf-8")


def test_every_room_has_its_numbers() -> None:
    """The rooms whose numbers were typed are the rooms that there are."""
    assert set(NUMBERS) == {room.id for room in ROOMS}


def test_every_file_has_its_room() -> None:
    """Each official text that we know of is that of a room."""
    assert set(FILES) <= {room.id for room in ROOMS}


@EACH_ROOM
class TestNumbers:
    def test_every_number_has_a_clause(self, room: Room) -> None:
        """No number of the text is without a clause in the room."""
        assert set() == set(NUMBERS[room.id]) - {clause.cite.path for clause in room.clauses}

    def test_every_clause_has_a_number(self, room: Room) -> None:
        """No clause of the room is without a number in the text."""
        assert set() == {clause.cite.path for clause in room.clauses} - set(NUMBERS[room.id])

    def test_order(self, room: Room) -> None:
        """The clauses stand in the order of the text, each once."""
        assert NUMBERS[room.id] == tuple(clause.cite.path for clause in room.clauses)


@EACH_CLAUSE
def test_every_clause_has_a_digest(clause: Clause) -> None:
    """Each clause has a digest, made with the normalization of today."""
    assert re.fullmatch(rf"{re.escape(NORMALIZATION)}:[0-9a-f]{{64}}", clause.digest)


@EACH_ROOM
def test_digests_are_those_of_the_official_text(room: Room) -> None:
    """Each clause's digest is that of the official words under its number."""
    words = split(official_text(room), NUMBERS[room.id])

    assert {path: digest(said) for path, said in words.items()} == {
        clause.cite.path: clause.digest for clause in room.clauses
    }


@EACH_ROOM
def test_no_operative_words_are_made_up(room: Room) -> None:
    """The few words a clause quotes stand in its official words."""
    words = split(official_text(room), NUMBERS[room.id])

    assert [] == [
        (clause.short, quoted)
        for clause in room.clauses
        for quoted in clause.words
        if quoted not in words[clause.cite.path]
    ]
