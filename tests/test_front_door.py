"""The package offers what its front door lists, and the index of rooms is what the folders hold."""

import doctest
from itertools import pairwise
from pathlib import Path

import recountlaw
from recountlaw import statutes
from recountlaw.statutes import INDEX, ROOMS


def test_every_name_of_the_front_door_can_be_imported() -> None:
    """What `__all__` lists is there, sorted, and nothing that can be fetched is left out."""
    for name in recountlaw.__all__:
        assert getattr(recountlaw, name) is not None
    assert sorted(recountlaw.__all__) == recountlaw.__all__
    fetched = {name for names in recountlaw._WHERE.values() for name in names}
    assert set(recountlaw.__all__) == fetched


def test_a_name_that_is_not_offered_is_an_attribute_error() -> None:
    """The front door does not hand out what it does not list."""
    assert not hasattr(recountlaw, "Runner")


def test_the_front_doors_example_holds() -> None:
    """The example in the package's docstring gives what it says."""
    tried = doctest.testmod(recountlaw)
    assert (tried.attempted, tried.failed) == (4, 0)


def test_the_index_lists_each_room_that_has_a_folder() -> None:
    """A folder with a record is a room, and each room is in the index once."""
    home = Path(statutes.__file__).parent
    folders = {str(path.parent.relative_to(home)) for path in home.rglob("record.py")}
    assert folders == {room.id for room in ROOMS}
    assert len(ROOMS) == sum(len(paths) for paths in INDEX.values())


def test_rooms_of_a_state_stand_in_order_of_time_and_do_not_overlap() -> None:
    """Each text ends before the next one of its section begins."""
    for state in INDEX:
        rooms = statutes.rooms_of_state(state)
        for earlier, later in pairwise(rooms):
            assert earlier.in_force_until is not None
            assert earlier.in_force_until < later.in_force_from


def test_every_room_has_unique_ids_and_every_clause_a_home() -> None:
    """Question ids are unique, and each clause is cited by a part, a value or a duty, or says why
    it is not encoded."""
    for room in ROOMS:
        ids = [question.question.id for question in room.questions]
        assert len(set(ids)) == len(ids)
        cited = {
            source
            for subject in room.subjects.values()
            for part in subject.net.parts
            for source in part.sources
        }
        cited |= {
            duty.source
            for subject in room.subjects.values()
            for route in subject.routes
            for duty in route.duties
            if duty.source is not None
        }
        for clause in room.clauses:
            children = [c for c in room.clauses if c.cite.path[:-1] == clause.cite.path]
            assert clause in cited or clause.not_encoded or children, clause.short
