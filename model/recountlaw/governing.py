"""Which day governs a case, and which text was in force on it (question x-governing-date)."""

import datetime as dt
from collections.abc import Mapping

from attrs import frozen

from recountlaw.case import Case
from recountlaw.readings import Reading
from recountlaw.rooms import Room
from recountlaw.statutes.shared_readings import GoverningDate


@frozen
class Governed:
    """The day that picks the text, and what kind of day it is."""

    day: dt.date | None
    by: str


def nearest(rooms: tuple[Room, ...], day: dt.date | None) -> Room:
    """The room in force on `day`, else the one nearest to it; with no day the one last in force."""
    if day is None:
        return rooms[-1]
    for room in rooms:
        if room.in_force(day):
            return room
    return rooms[0] if day < rooms[0].in_force_from else rooms[-1]


def in_force_on(rooms: tuple[Room, ...], day: dt.date | None) -> Room | None:
    """The room in force on `day`; None if there is none, or no day."""
    return next((room for room in rooms if day is not None and room.in_force(day)), None)


def first_guess(case: Case, chosen: Mapping[type[Reading], Reading]) -> Governed:
    """The governing day as far as the case itself tells it; the last day to file may follow."""
    canvass = case.canvass.state or case.canvass.county
    election = case.election_on
    match chosen.get(GoverningDate, GoverningDate.first):
        case GoverningDate.ELECTION_DATE if election:
            return Governed(election, "election")
        case GoverningDate.CANVASS_DATE if canvass:
            return Governed(canvass, "canvass")
        case _:
            pass
    if case.petition.filed_on:
        return Governed(case.petition.filed_on, "filing")
    if canvass:
        return Governed(canvass, "canvass")
    if election:
        return Governed(election, "election")
    return Governed(None, "no date given")
