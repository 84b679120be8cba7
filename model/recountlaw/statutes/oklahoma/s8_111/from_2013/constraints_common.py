"""Okla. Stat. tit. 26, § 8-111 as constraints: what its relations have in common.

How a doubt is put to the readings, how an absolute difference and a rank are told, and which days
are weekdays.
"""

from collections.abc import Mapping, Sequence

from recountlaw.moments import SATURDAY, SUNDAY
from recountlaw.readings import Reading
from recountlaw.relations import All, Case, Formula, If, Not, Some, Sum, Term, how_many


def number_as_read(x: Case, said: Mapping[Reading, Term]) -> Term:
    """The number that the reading followed gives; every reading is named."""
    *others, (_, number) = said.items()
    for reading, term in others:
        number = If(x.reads(reading), term, number)
    return number


def or_nothing(x: Case, name: str) -> Term:
    """The number of that name, 0 where it is None."""
    return If(x.none(name), 0, getattr(x, name))


def sum_of(x: Case, *names: str) -> Term:
    """The sum of the numbers of those names, those that are None left out."""
    return Sum(*(or_nothing(x, name) for name in names))


def between(v: Term, one: Term, other: Term) -> Formula:
    """Whether two numbers lie `v` apart, in whichever direction."""
    return All(v >= 0, Some(one + v == other, other + v == one))


def is_day(day: Term, *weekdays: int) -> Formula:
    """Whether the day is one of those days of the week."""
    return Some(*(day % 7 == weekday for weekday in weekdays))


def _weekday_after(start: Term, days: int) -> Formula:
    """Whether the day so many days after `start` is a Monday to Friday; it looks at `start`."""
    return Not(is_day(start, *((off - days) % 7 for off in (SATURDAY, SUNDAY))))


def nth_weekday_after(start: Term, n: int, day: Term) -> Formula:
    """Whether `day` is the n-th Monday to Friday after `start`: nothing but weekends left out."""
    weekends = 1 + (n - 1) // 5
    furthest = n + 2 * weekends
    steps: Sequence[int] = range(1, furthest + 1)
    return All(
        Some(*(All(day == start + step, _weekday_after(start, step)) for step in steps)),
        how_many(All(start + step <= day, _weekday_after(start, step)) for step in steps) == n,
    )
