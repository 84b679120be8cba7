"""The answer: one object for the library, the command, the page and batches.

Votes, ballots and signatures are whole numbers, money is whole cents, days are ISO dates and
moments ISO local times with their zone. None means *none*; what is not known is `NotKnown`, what
the law does not say is `Silent`, and a number that moves with a missing count is `Between`.
"""

from typing import Any

from attrs import field, frozen

SCHEMA_VERSION = 1

NOTICE = (
    "This is not legal advice. Court contests are separate and not modeled. "
    "Amendments were looked for up to 30 November 2026."
)


@frozen
class NotKnown:
    """A value that cannot be told, and why: the facts it waits for."""

    reason: str


@frozen
class Silent:
    """The text does not say: `cite` is the clause that is silent."""

    cite: str


@frozen
class Between:
    """A number that moves with a missing count: `least` to `most` (None: no upper bound known)."""

    least: int
    most: int | None


@frozen
class Sourced:
    """A value in words, with the id it has in the record and the clause that gives it."""

    id: str
    value: str
    cite: str


@frozen
class Denominator:
    """What a margin is measured against, and how many that is."""

    name: str
    value: "int | NotKnown | Between | None"


@frozen
class Signatures:
    """How many must sign, and from how many counties at least (None: no such rule)."""

    needed: "int | NotKnown | Between"
    counties: int | None
    cite: str


@frozen
class DepositItem:
    """One item of a deposit, in cents; of one county where `county` names it."""

    what: str
    county: str | None
    cents: "int | NotKnown | Between"
    cite: str
    instrument: str | None


@frozen
class Deadline:
    """A last moment, local time: that minute still counts if `inclusive`.

    `working` shows the count day by day.
    """

    moment: str
    inclusive: bool
    zone: str
    words: str
    cite: str
    working: tuple[str, ...]


@frozen
class Route:
    """One way to a recount: who may take it, whether it is open, and all that it asks.

    `limb` is the cite of the limb whose test was applied, whether or not it is met; `provision` the
    limb on which the route rests, None where there is no right.
    """

    kind: str
    text: str
    petitioner: str | None
    against: tuple[str, ...]
    open: str
    limb: str | None
    provision: Any
    margin: Any
    operator: str
    limit: Any
    votes_inside: Any
    denominator: Any
    filing_office: Any
    form: Any
    signatures: Any
    deposit: Any
    deadline: Any
    payer: Any
    cites: tuple[str, ...]


@frozen
class Duty:
    """Who must do what because of which routes (their places in the list), and by when.

    `not_before` and `by` are days or moments in words; `clock` is the time the text sets, in words.
    """

    who: str
    what: str
    because: tuple[int, ...]
    not_before: str | None
    by: str | None
    clock: str | None
    cite: str


@frozen
class TextInForce:
    """A text that an answer rests on, with its dates in force (the last day, not the day after)."""

    section: str
    text: str
    in_force_from: str
    in_force_until: str | None
    in_force: bool
    governing_date: str | None
    governed_by: str
    confidence: str
    later_text: str | None


@frozen
class Asked:
    """A question asked, the reading chosen and by whom; whether another changes a field."""

    id: str
    chosen: str
    by: str
    matters: bool


Condition = dict[str, Any]
"""Question ids to the readings, and missing facts to the options or the interval, for which
something holds."""


@frozen
class OtherOutcome:
    """Another outcome, and when."""

    outcome: str
    when: tuple[Condition, ...]


@frozen
class Alternative:
    """Another value of one field of some routes, and when."""

    routes: tuple[int, ...]
    field: str
    value: Any
    when: tuple[Condition, ...]


@frozen
class Readings:
    """What the open readings of the text come to here.

    `agree`: of the outcome and of each route's `open`; None when one of them is undetermined.
    """

    agree: bool | None
    asked: tuple[Asked, ...]
    outcomes: tuple[OtherOutcome, ...]
    alternatives: tuple[Alternative, ...]


@frozen
class Settles:
    """What a missing fact would settle: a field's value, and when."""

    routes: tuple[int, ...]
    field: str
    value: Any
    when: tuple[Condition, ...]


@frozen
class MissingFact:
    """A fact that is missing, the fields it holds open, and what it would settle."""

    fact: str
    words: str
    holds_open: tuple[str, ...]
    settles: tuple[Settles, ...]


@frozen
class TraceLine:
    """One part: its cites, the values it named, its value, and the questions it asked."""

    part: str
    petitioner: str | None
    cites: tuple[str, ...]
    given: dict[str, Any] = field(metadata={"json": "from"})
    value: Any
    asked: tuple[str, ...]


@frozen
class Answer:
    """The whole answer on one case under one text."""

    summary: str
    outcome: str
    texts: tuple[TextInForce, ...]
    as_if: "Answer | None"
    routes: tuple[Route, ...]
    duties: tuple[Duty, ...]
    readings: Readings
    missing: tuple[MissingFact, ...]
    mentions: tuple[Sourced, ...]
    warnings: tuple[str, ...]
    trace: tuple[TraceLine, ...]
    notice: str = NOTICE
    schema_version: int = SCHEMA_VERSION
