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


Missing = OneOf | Count | Day


@frozen
class Unknown:
    """A value that cannot be told without the facts named."""

    facts: frozenset[str]


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
