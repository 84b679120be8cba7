"""A room: one text of one section, and how its parts fill the fields of an answer.

A room's `record.py` holds the facts its rules see, the values they decide, and the *shapes* here:
which part fills which field of a route. Whoever writes the second telling of a room sees its
record, its clauses and its readings, and nothing of its rules.
"""

import datetime as dt
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from attrs import field, frozen

from recountlaw.case import Case
from recountlaw.clauses import Clause, Confidence, Neighbor, PinCite, Section, Source
from recountlaw.exploring import Missing
from recountlaw.parts import Net
from recountlaw.readings import Choose, OpenPoint, Reading


class RouteKind(Enum):
    """Who sets a recount going."""

    AUTOMATIC = "automatic"
    CANDIDATE = "candidate"
    VOTERS = "voters"
    BOARD = "board"
    OFFICIAL = "official"
    BOND = "bond"
    COURT = "court"


TOO_LATE = "it came too late"
"""The words of the defect of a petition out of time; one that came too early is told apart."""

FIELDS = (
    "provision",
    "limb",
    "test",
    "margin",
    "limit",
    "base",
    "total",
    "reference",
    "filing_office",
    "form",
    "signatures",
    "signature_counties",
    "deadline",
    "deadline_limb",
    "payer",
)
"""Fields of a route that a part can fill. `limb` is the limb that is tested (without it, that of
`test`), `test` an operator with its clause, `base` the name of the denominator and `total` its
value in votes, `reference` the votes of whom the petitioner is compared with, `signature_counties`
the least number of counties that must be represented, `deadline_limb` the limb that sets the last
moment (without it, the first clause of the part)."""


@frozen
class DepositShape:
    """An item of a deposit: a part that gives cents, or cents for each county in turn."""

    part: str
    words: str
    source: Source
    instrument: str | None = None
    """The part that says how it must be paid."""


@frozen
class DutyShape:
    """A duty that follows from a route: fixed words, or a part whose value has the words.

    `who` does `what`; `part` names a part whose value (None: no such duty) is a `Decided` that
    replaces clause and `what`. `by` and `not_before` name parts that give a day or a `Moment`;
    `clock` says the time in words for when that day is not known.
    """

    who: str
    what: str = ""
    source: Source | None = None
    part: str | None = None
    by: str | None = None
    not_before: str | None = None
    clock: str = ""
    if_filed: bool = False
    """A petition that is filed brings the duty even if it gives no right."""
    anyway: bool = False
    """The duty stands whether or not any route is open."""
    even_if_closed: tuple[Any, ...] = ()
    """Values of the part with which a petition that is filed brings the duty even if it gives no
    right."""


@frozen
class RouteShape:
    """One kind of route of a net: `asks` names the part whose truth means that there is one.

    `open` names the part that says whether it is open. `fields` maps fields of the answer
    (`FIELDS`) to parts; `silent` maps fields to the clause that says
    nothing of them, where no part fills them or the part gives None. `trigger`
    names the part that gives the day from which the deadline is counted, called `trigger_words`.
    `automatic` routes need no petitioner.
    """

    kind: RouteKind
    asks: str
    open: str
    fields: Mapping[str, str]
    silent: Mapping[str, Source] = field(factory=dict)
    deposit: tuple[DepositShape, ...] = ()
    trigger: str | None = None
    trigger_words: str = ""
    duties: tuple[DutyShape, ...] = ()


@frozen
class Facts:
    """What a door hands over: the facts, and which of their fields are missing and how.

    `assumed` are sentences about what was taken as given though the case does not say it.
    """

    facts: Any
    missing: Mapping[str, Missing]
    assumed: tuple[str, ...] = ()


@frozen
class Limit:
    """The largest qualifying margin of one provision: `at(total, choose)`, in votes.

    `to_required`: the margin is taken to the required number, so that parity does not bind it.
    """

    provision: str
    at: Callable[[int, Choose], int]
    to_required: bool = False


@frozen(eq=False)
class Subject:
    """What a room has to say of one kind of contest: candidates, or measures."""

    name: str
    net: Net
    door: Callable[[Case], Facts]
    routes: tuple[RouteShape, ...]
    names: Mapping[str, str]
    """Fields of the facts and the fields of a case (as on the command line) they come from."""


@frozen(eq=False)
class Room:
    """One text of one section with its dates in force (the last day, not the day after)."""

    id: str
    section: Section
    state: str
    in_force_from: dt.date
    in_force_until: dt.date | None
    confidence: Confidence
    clauses: tuple[Clause, ...]
    questions: tuple[type[Reading], ...]
    open_points: tuple[OpenPoint, ...]
    absent: tuple[tuple[PinCite, str], ...]
    neighbors: tuple[Neighbor, ...]
    subjects: Mapping[str, Subject]
    limits: tuple[Limit, ...]
    """The largest qualifying margin at a total, for each provision that has one."""
    subject_of: Callable[[Case], str]
    """Which subject decides a case."""
    mentions: Callable[[Case], tuple[Neighbor, ...]]
    """The neighboring provisions that an answer on a case must mention."""
    counting: tuple[Neighbor, ...]
    """The rules for counting days, mentioned where a last day meets closed days."""
    paper: str
    """What the text calls the petition."""
    asking: str
    """The petitioner's act in words, as *file a request for a recount*."""
    signers: str
    """Who signs or asks on a measure, as *voters*."""
    nobody: str
    """Why there is nobody who could ask, where no candidate loses."""
    before: str
    """What was different before this text, as far as known."""
    after: str
    """What has changed after this text, as far as known; empty if nothing was found."""
    reasons: tuple[tuple[str, Any, str], ...] = ()
    """Parts, values and words: why there is no right where the margin alone would give one."""
    defects: tuple[tuple[str, Any, str], ...] = ()
    """Parts, values and words: what is wrong with a petition that was filed."""
    remarks: tuple[tuple[str, Any, str], ...] = ()
    """Parts, values and sentences: what must stand before anything else in an answer."""
    opens_with: str = "the canvass"
    """What the time to file is counted from, in words."""

    @property
    def text(self) -> str:
        """The last step of the id, as from_2025."""
        return self.id.rsplit("/", 1)[-1]

    def in_force(self, day: dt.date) -> bool:
        """Whether this text was in force on `day`."""
        return self.in_force_from <= day and (
            self.in_force_until is None or day <= self.in_force_until
        )
