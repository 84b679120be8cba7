"""The record of section 12 of the Arden Code: the facts seen and the values decided."""

from collections.abc import Callable

from attrs import frozen

from recountlaw.clauses import Decided
from recountlaw.rooms import DepositShape, DutyShape, RouteKind, RouteShape

from . import clauses as c


@frozen
class Race:
    """A race between candidates. `filed_day` None: nothing is filed."""

    votes: tuple[int, ...]
    write_ins: int
    seats: int
    counties: int
    ballots_in_contest: int
    canvass_day: int
    petitioner: int | None
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int


INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    lambda race: race.write_ins >= 0 and all(votes >= 0 for votes in race.votes),
    lambda race: race.seats >= 1 and race.counties >= 1,
    lambda race: sum(race.votes) + race.write_ins <= race.seats * race.ballots_in_contest,
    lambda race: 0 <= race.filed_minute < 1440 and 0 <= race.at_minute < 1440,
)
"""What holds of every race that passes the door."""


class Base(Decided):
    """What the margin is measured against."""

    CANDIDATE_VOTES = "candidate-votes", c.A1, "votes for all candidates"
    BALLOTS_IN_CONTEST = "ballots-in-contest", c.A1, "ballots in the contest"


class Test(Decided):
    """The comparison that decides: its value is the operator."""

    SHARE = "<=", c.A1, "at most"


class Provision(Decided):
    """The limb under which a petition may be filed."""

    CLOSE = "1", c.A1, "at most one percent of the votes cast"


class FilingOffice(Decided):
    """With whom a petition is filed."""

    COUNTY_CLERK = "2", c.A2, "county clerk"


ROUTES = (
    RouteShape(
        RouteKind.CANDIDATE,
        asks="defeated",
        open="open",
        fields={
            "provision": "provision",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "reference": "last_in",
            "filing_office": "filing_office",
            "deadline": "deadline",
        },
        silent={"form": c.A2, "signatures": c.A1, "payer": c.A3},
        deposit=(DepositShape("deposit", "deposit", c.A3),),
        trigger="canvass",
        trigger_words="canvass",
        duties=(
            DutyShape(
                "county clerk",
                "begin the recount",
                c.A4,
                by="begin_by",
                clock="no later than seven days after the petition is filed",
            ),
        ),
    ),
)
