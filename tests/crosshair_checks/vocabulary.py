"""Contracts of what all rooms share: ranks, and counting days."""

from itertools import permutations
from typing import Any

from recountlaw import ranks
from recountlaw.calendars import counting

from .writing import closed_from, facts, is_first_open, of


@of(ranks.nth_highest)
def in_whatever_order_the_places_are_those_of_the_sorted_votes(a: int, b: int, c: int) -> bool:
    """Three candidates, in all six orders.

    pre: a >= b >= c
    post: _
    """
    return all(
        tuple(ranks.nth_highest(votes, place) for place in (1, 2, 3, 4)) == (a, b, c, None)
        for votes in permutations((a, b, c))
    )


@of(ranks.nth_highest)
def as_many_as_the_place_have_its_votes_and_fewer_have_more(
    a: int, b: int, c: int, d: int, place: int
) -> bool:
    """Four candidates: what makes a number the votes of a place, without an order.

    pre: 1 <= place <= 4
    post: _
    """
    votes = (a, b, c, d)
    found = ranks.nth_highest(votes, place)
    if found is None:
        return False
    return sum(v > found for v in votes) < place <= sum(v >= found for v in votes)


@of(ranks.how_many_above, ranks.how_many_with)
def above_level_and_below_are_all(a: int, b: int, c: int, d: int, mine: int) -> bool:
    """Whoever is below is above once all numbers are turned about.

    post: _
    """
    votes = (a, b, c, d)
    turned = (-a, -b, -c, -d)
    above, level = ranks.how_many_above(votes, mine), ranks.how_many_with(votes, mine)
    return above + level + ranks.how_many_above(turned, -mine) == len(votes)


@of(counting.roll)
def a_closed_day_rolls_to_the_first_open_one(
    day: int, one: bool, two: bool, three: bool, four: bool
) -> bool:
    """Any pattern of four days.

    post: _
    """
    closed = closed_from(day, one, two, three, four)
    calendar: Any = facts(closed=closed)
    return is_first_open(counting.roll(calendar, day), day, closed)


@of(counting.stopped_clock)
def twenty_four_hours_of_open_days_end_at_the_same_minute_of_the_next_one(
    day: int, minute: int, one: bool, two: bool, three: bool
) -> bool:
    """From an open day, whatever three days follow it; from a day's first minute, at its end.

    pre: 0 <= minute < 1440
    post: _
    """
    closed = closed_from(day + 1, one, two, three)
    calendar: Any = facts(closed=closed)
    end, at = counting.stopped_clock(calendar, day, minute, 24)
    if minute == 0:
        return (end, at) == (day, 1440)
    return at == minute and is_first_open(end, day + 1, closed)


@of(counting.stopped_clock)
def from_a_closed_day_the_clock_starts_with_the_next_open_one(
    day: int, minute: int, two: bool, three: bool, four: bool
) -> bool:
    """None of its hours count: the whole open day is used up.

    pre: 0 <= minute < 1440
    post: _
    """
    closed = closed_from(day, True, two, three, four)
    calendar: Any = facts(closed=closed)
    end, at = counting.stopped_clock(calendar, day, minute, 24)
    return at == 1440 and is_first_open(end, day, closed)
