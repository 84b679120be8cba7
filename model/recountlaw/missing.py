"""Facts that are missing, and values that therefore are not known or move with a count."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from recountlaw.guards import Interval
from recountlaw.validation import GREATEST_COUNT


@frozen
class OneOf:
    """A missing yes/no or kind: one of `options`."""

    options: tuple[Any, ...]


@frozen
class Count:
    """A missing count, from its known `least` to a stated `greatest`."""

    least: int
    greatest: int = GREATEST_COUNT


@frozen
class Day:
    """A missing day: what depends on it is unknown."""


@frozen
class SameAs:
    """A missing count that is as large as another one, of the name `fact`."""

    fact: str


Missing = OneOf | Count | SameAs | Day


@frozen
class Unknown:
    """A value that cannot be told without the facts named; `perhaps_none`: it may be None."""

    facts: frozenset[str]
    perhaps_none: bool = False


@frozen(eq=False)
class Range:
    """A whole number that moves with a missing count: `at(t)` is its value when the fact is t."""

    fact: str
    interval: Interval
    at: Callable[[int], int]

    @property
    def ends(self) -> Interval:
        """Its values at the ends of the interval."""
        return self.at(self.interval[0]), self.at(self.interval[1])
