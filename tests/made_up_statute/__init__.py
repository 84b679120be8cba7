"""Section 12 of the Arden Code, a law made up for the page on adding a statute."""

import datetime as dt

from recountlaw.clauses import Confidence
from recountlaw.readings import Choose
from recountlaw.rooms import Limit, Room, Subject

from . import clauses, door, readings, rules
from .record import ROUTES


def largest_margin(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (1)."""
    return rules.limit(total)


ROOM = Room(
    id="arden/s12/from_2024",
    section=clauses.SECTION,
    state="AR",
    in_force_from=dt.date(2024, 1, 1),
    in_force_until=None,
    confidence=Confidence.READ,
    clauses=clauses.CLAUSES,
    questions=readings.QUESTIONS,
    open_points=(),
    absent=(),
    neighbors=(),
    subjects={
        "candidates": Subject(
            "candidates",
            rules.RACES,
            door.race,
            ROUTES,
            {
                "votes": "votes",
                "write_ins": "write_ins",
                "seats": "seats",
                "counties": "counties",
                "ballots_in_contest": "ballots_in_contest",
                "canvass_day": "canvass",
                "petitioner": "petitioner",
                "filed_day": "filed",
                "filed_minute": "filed",
                "at_day": "at",
                "at_minute": "at",
            },
        )
    },
    limits=(Limit("12(1)", largest_margin),),
    subject_of=lambda case: "candidates",
    mentions=lambda case: (),
    counting=(),
    paper="petition",
    asking="petition for a recount",
    signers="",
    nobody="nobody is defeated",
    before="",
    after="",
)
