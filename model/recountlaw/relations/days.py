"""Days as relations speak of them: predicates of which little is known, and the next open day."""

from typing import Any

import z3

from .logic import All, Formula, Implies, Not, Some, Term

LONGEST_CLOSED = 4
"""At most so many days in a row are taken to be closed; more lie outside what is proved."""


class Predicate:
    """A predicate on days; `starts` collects the days from which an open one is looked for.

    `asked`: whether anything was said of any day.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.starts: list[Any] = []
        self.asked = False
        # Nothing is known of it but that offices do not stay closed for long.
        self.function = z3.Function(name, z3.IntSort(), z3.BoolSort())

    def __call__(self, day: Term) -> Any:
        """Whether it holds of the day."""
        self.asked = True
        return self.function(day)

    def dense(self) -> Formula:
        """Of the days in a row from each start, not all are closed."""
        return All(
            *(
                Not(All(*(self(start + further) for further in range(LONGEST_CLOSED + 1))))
                for start in self.starts
            )
        )


def first_open_day(closed: Predicate, start: Term, day: Term) -> Formula:
    """Whether `day` is the first day, from `start` on, that is not closed."""
    closed.starts.append(start)
    skipped = (
        Implies(start + further < day, closed(start + further))
        for further in range(LONGEST_CLOSED + 1)
    )
    return All(day >= start, day <= start + LONGEST_CLOSED, Not(closed(day)), *skipped)


def nth_open_day_after(closed: Predicate, start: Term, n: int, day: Term) -> Formula:
    """Whether `day` is the n-th day after `start` that is not closed."""
    reach = n * (LONGEST_CLOSED + 1)
    closed.starts += [start + further for further in range(1, reach - LONGEST_CLOSED + 1)]
    # That of the days so far, so many were not closed; day by day.
    opened: list[Formula] = [True] + [False] * n
    found: list[Formula] = []
    for further in range(1, reach + 1):
        shut = closed(start + further)
        found.append(All(opened[n - 1], Not(shut), day == start + further))
        opened = [
            Some(All(shut, opened[k]), All(Not(shut), opened[k - 1]) if k else False)
            for k in range(n + 1)
        ]
    return Some(*found)
