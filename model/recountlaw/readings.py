"""Doubts as objects: questions a text leaves open, and the readings each admits.

A question *is* its enum class, its first member the default::

    @question("ut-quarter-rounding", clauses.U3A, ".25%", why="the text names no rounding")
    class QuarterRounding(Reading):
        EXACT_RATIONAL = "exact-rational", "400 times the margin is at most the total"
        CEILING = "ceiling", "the limit is rounded up to a whole vote"

A rule asks with `choose(QuarterRounding)` and matches on every member.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any, ClassVar, Protocol, Self, TypeVar

from attrs import frozen

from recountlaw.clauses import Source


class Bites(Enum):
    """What the readings of a question can change."""

    RIGHT = "the right, the provision, the limit or the signatures"
    FILING = "office, day, form, money or payer"
    DUTY = "a duty only"


@frozen(eq=False)
class Question:
    """What a text leaves open: `doubt` is the phrase, `why` the reason for the default reading."""

    id: str
    source: Source
    doubt: str
    why: str
    bites: Bites
    low_confidence: bool


class Reading(Enum):
    """One meaning that a question admits. The value of a member is its name in law.

    Base class of all questions; members are written ``NAME = "name", "what it means"``.
    """

    question: ClassVar[Question]
    first: ClassVar[Self]
    """The default reading."""
    meaning: str

    def __new__(cls, name: str, meaning: str) -> Self:
        """A member whose value is `name` and which says what it means."""
        member = object.__new__(cls)
        member._value_ = name
        member.meaning = meaning
        return member

    # Members are singletons: identity is a faster hash than Enum's hash of the name, and readings
    # are dictionary keys in every exploration.
    __hash__ = object.__hash__


R = TypeVar("R", bound=Reading)


class Choose(Protocol):
    """Answers a question: given its class, returns the reading chosen."""

    def __call__(self, question: type[R], /) -> R:
        """The reading of `question` that is to be followed."""
        ...


def question(
    id: str,
    source: Source,
    doubt: str,
    *,
    why: str,
    bites: Bites = Bites.RIGHT,
    low_confidence: bool = False,
) -> Callable[[type[R]], type[R]]:
    """Make an enum of readings a question; its first member is the default."""

    def make(readings: type[R]) -> type[R]:
        readings.question = Question(id, source, doubt, why, bites, low_confidence)
        readings.first = next(iter(readings))
        return readings

    return make


@frozen(eq=False)
class OpenPoint:
    """A doubt that is listed and not decided, since it needs events after the first petition."""

    id: str
    source: Source
    doubt: str
    readings: tuple[tuple[str, str], ...]
    """Name and meaning of each reading, the likeliest first."""
    why: str


def by_name(questions: tuple[type[Reading], ...], id: str, name: str) -> Any:
    """The reading `name` of the question `id` among `questions`, or None when there is none."""
    for readings in questions:
        if readings.question.id == id:
            for reading in readings:
                if reading.value == name:
                    return reading
    return None
