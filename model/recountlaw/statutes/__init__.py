"""The index of the rooms, by state and earliest text first: a test compares it with the folders.

A room is imported when it is asked for, so that a case of one state does not load the others.
"""

from functools import cache
from importlib import import_module
from typing import Any

from recountlaw.rooms import Room

INDEX: dict[str, tuple[str, ...]] = {
    "MT": ("montana.s13_16_201.from_2013",),
    "UT": ("utah.s20a_4_401.from_2025",),
    "OK": ("oklahoma.s8_111.from_2013",),
}


@cache
def rooms_of_state(state: str) -> tuple[Room, ...]:
    """The rooms of a state by its postal code, earliest text first."""
    return tuple(import_module(f"{__name__}.{path}").ROOM for path in INDEX[state])


def __getattr__(name: str) -> Any:
    """ROOMS: every room of every state."""
    if name == "ROOMS":
        return tuple(room for state in INDEX for room in rooms_of_state(state))
    raise AttributeError(name)


ROOMS: tuple[Room, ...]
