"""Guards keep their meaning when they are joined and put together."""

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from recountlaw.guards import (
    ALWAYS,
    Allowed,
    Cube,
    Guard,
    Keys,
    allows,
    both,
    hull,
    merged,
    options_of,
)

MASKS = {0: 2, 1: 3}
"""The keys that are questions, and how many options each has."""

COUNTS = {2: (0, 3), 3: (5, 8)}
"""The keys that are counts, and their widest intervals."""

Point = dict[int, int]


def keys() -> Keys:
    made = Keys()
    for number, many in MASKS.items():
        made.number(f"kind {number}", tuple(range(many)))
    for number, widest in COUNTS.items():
        made.number(f"count {number}", widest)
    return made


def allowances(number: int) -> st.SearchStrategy[Allowed]:
    if number in MASKS:
        return st.integers(1, (1 << MASKS[number]) - 1)
    low, high = COUNTS[number]
    ends = st.tuples(st.integers(low, high), st.integers(low, high))
    return ends.map(lambda pair: (min(pair), max(pair)))


@st.composite
def cubes(draw: st.DrawFn) -> Cube:
    numbers = draw(st.sets(st.sampled_from([*MASKS, *COUNTS])))
    return tuple((number, draw(allowances(number))) for number in sorted(numbers))


GUARDS = st.lists(cubes(), max_size=8).map(tuple)

POINTS: tuple[Point, ...] = tuple(
    dict(zip((*MASKS, *COUNTS), point, strict=True))
    for point in product(
        *(range(many) for many in MASKS.values()),
        *(range(low, high + 1) for low, high in COUNTS.values()),
    )
)
"""Everything that the keys can be together: few enough to try all."""


def in_cube(cube: Cube, point: Point) -> bool:
    return all(
        allowed[0] <= point[number] <= allowed[1]
        if isinstance(allowed, tuple)
        else allowed >> point[number] & 1
        for number, allowed in cube
    )


def holds(guard: Guard, point: Point) -> bool:
    return any(in_cube(cube, point) for cube in guard)


@given(GUARDS)
def test_merging_keeps_the_meaning(guard: Guard) -> None:
    """A guard holds at a point before it is merged if and only if it does after."""
    after = merged(guard, keys())
    for point in POINTS:
        assert holds(guard, point) == holds(after, point)


@given(GUARDS)
@example((((2, (0, 3)),),))
def test_merging_leaves_out_keys_that_allow_everything(guard: Guard) -> None:
    """No merged cube names a key that may be anything."""
    known = keys()
    for cube in merged(guard, known):
        assert not any(known.full(number, allowed) for number, allowed in cube)


@given(GUARDS)
def test_merging_twice_changes_nothing(guard: Guard) -> None:
    """A merged guard is merged."""
    once = merged(guard, keys())
    assert merged(once, keys()) == once


@given(GUARDS, GUARDS)
def test_both_is_conjunction(left: Guard, right: Guard) -> None:
    """Two guards joined hold where each of them holds, in either order."""
    for point in POINTS:
        expected = holds(left, point) and holds(right, point)
        assert holds(both(left, right), point) == expected
        assert holds(both(right, left), point) == expected


@given(GUARDS)
def test_joining_with_always_changes_nothing(guard: Guard) -> None:
    """What always holds adds no condition."""
    assert both(guard, ALWAYS) == guard
    assert both(ALWAYS, guard) == guard


@given(GUARDS, st.sampled_from([*MASKS]))
def test_the_options_of_a_guard_are_those_some_cube_allows(guard: Guard, number: int) -> None:
    """An option is in the mask if and only if the guard holds at some point that has it."""
    mask = options_of(guard, number, (1 << MASKS[number]) - 1)
    expected = {point[number] for point in POINTS if holds(guard, point)}
    assert {bit for bit in range(MASKS[number]) if mask >> bit & 1} == expected
    assert {
        bit for bit in range(MASKS[number]) if any(allows(cube, number, bit) for cube in guard)
    } == expected


@given(GUARDS, st.sampled_from([*COUNTS]))
def test_the_hull_of_a_guard_reaches_from_its_least_count_to_its_greatest(
    guard: Guard, number: int
) -> None:
    """The ends of the hull are counts at which the guard holds, and none lies outside."""
    counts = {point[number] for point in POINTS if holds(guard, point)}
    if counts:
        assert hull(guard, number, COUNTS[number]) == (min(counts), max(counts))


INTERVALS = [(low, high) for low in range(4) for high in range(low, 4)]


@pytest.mark.parametrize("left", INTERVALS)
@pytest.mark.parametrize("right", INTERVALS)
def test_two_intervals_of_a_count_are_cut_and_put_together_exactly(
    left: tuple[int, int], right: tuple[int, int]
) -> None:
    """Intervals that touch, overlap, hold each other or lie apart keep each count they allow."""
    one: Guard = (((2, left),),)
    other: Guard = (((2, right),),)
    for point in POINTS:
        assert holds(both(one, other), point) == (holds(one, point) and holds(other, point))
        together = merged((*one, *other), keys())
        assert holds(together, point) == (holds(one, point) or holds(other, point))


def test_two_masks_of_a_kind_are_cut_and_put_together_exactly() -> None:
    """Whatever options two guards allow, joined they allow the common ones, together all."""
    for left, right in product(range(1, 8), repeat=2):
        one: Guard = (((1, left),),)
        other: Guard = (((1, right),),)
        for point in POINTS:
            assert holds(both(one, other), point) == (holds(one, point) and holds(other, point))
            together = merged((*one, *other), keys())
            assert holds(together, point) == (holds(one, point) or holds(other, point))
