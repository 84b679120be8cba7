"""A pair of contests made easy to read: as little apart and as near to a plain contest as can be.

One thing after the other is made equal, usual or small, as long as the pair shows the same. So no
single fact that differs could be made equal; that no other pair is smaller is not said.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from recountlaw.contests import NotACase, plain
from recountlaw.errors import OutsideTables

from .moves import CLOSINGS, is_day
from .pairs import Finder, Pair
from .trials import Chosen, Told

ROUNDS = 40
"""A pair is gone through so many times at most."""

Try = tuple[Any, Any, Mapping[str, Any], Mapping[str, Any], Chosen]
"""The facts of two contests, the days closed or opened for each, and the readings."""


def narrowed(finder: Finder, pair: Pair) -> Pair:
    """The pair, or a smaller one that shows the same."""
    usual = plain(finder.bench.path, finder.bench.subject)
    written = finder.bench.told_of(usual).written
    for _ in range(ROUNDS):
        before = pair
        for one in _simpler(pair, usual):
            found = _tried(finder, pair, one)
            if found is not None and size(found, written) < size(pair, written):
                pair = found
        if pair is before:
            break
    return pair


def size(pair: Pair, usual: Mapping[str, Any]) -> tuple[int, ...]:
    """How much there is to read: what differs, the readings, how far apart, what is unusual."""
    one, other = pair.one.written, pair.other.written
    keys = {*one, *other}
    differing = sum(one.get(key) != other.get(key) for key in keys)
    unusual = sum(
        told.get(key) != usual.get(key) for told in (one, other) for key in {*keys, *usual}
    )
    mine, yours = _numbers(pair.one.facts), _numbers(pair.other.facts)
    apart = sum(abs(mine[name] - yours[name]) for name in mine if name in yours)
    large = sum(value for name, value in mine.items() if value < 500_000)
    return not pair.decides, differing, len(pair.readings), apart, unusual, large


def _numbers(facts: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, value in attrs.asdict(facts, recurse=False).items():
        for at, one in enumerate(value if isinstance(value, tuple) else (value,)):
            if type(one) is int:
                found[f"{name} {at}"] = one
    return found


def _tried(finder: Finder, pair: Pair, one: Try) -> Pair | None:
    first, second, mine, yours, readings = one
    try:
        told = finder.bench.told_of(first, mine), finder.bench.told_of(second, yours)
        return finder.judged(pair.row, pair.whose, *told, readings)
    except (NotACase, OutsideTables, LookupError):  # a list too short for the petitioner, too
        return None


def _closings(told: Told) -> dict[str, Any]:
    return {key: told.written[key] for key in CLOSINGS if key in told.written}


def _simpler(pair: Pair, usual: Any) -> Iterator[Try]:
    """Pairs that are simpler in one thing."""
    one, other = pair.one.facts, pair.other.facts
    mine, yours = _closings(pair.one), _closings(pair.other)
    for question in pair.readings:
        fewer = {asked: read for asked, read in pair.readings.items() if asked is not question}
        yield one, other, mine, yours, fewer
    for key in sorted({*mine, *yours}):
        without = {k: v for k, v in mine.items() if k != key}
        yield one, other, without, {k: v for k, v in yours.items() if k != key}, pair.readings
    for names in _groups(one):
        here = {name: getattr(one, name) for name in names}
        there = {name: getattr(other, name) for name in names}
        plainly = {name: getattr(usual, name) for name in names}
        ways = []
        if here != there:
            ways += [(plainly, plainly), (here, here), (there, there)]
            ways += [(plainly, there), (here, plainly)]
        elif here != plainly:
            ways.append((plainly, plainly))
        ways += _nearer(here, there, plainly)
        for a, b in ways:
            yield attrs.evolve(one, **a), attrs.evolve(other, **b), mine, yours, pair.readings


def _groups(facts: Any) -> Iterator[tuple[str, ...]]:
    """Facts that are made simple together, then each alone."""
    names = [attribute.name for attribute in attrs.fields(type(facts))]
    lists = tuple(name for name in names if isinstance(getattr(facts, name), tuple))
    if lists:
        yield lists
    yield tuple(name for name in names if name.startswith(("signatures", "signers")))
    yield tuple(name for name in names if name.startswith(("votes", "ballots", "write_ins")))
    yield tuple(name for name in names if is_day(name, None))
    if "required_num" in names:
        yield ("required_num", "required_den")
    for name in names:
        yield (name,)


def _nearer(
    here: Mapping[str, Any], there: Mapping[str, Any], plainly: Mapping[str, Any]
) -> list[tuple[Any, Any]]:
    """One fact with its numbers nearer to each other, or nearer to what is usual, or smaller."""
    if len(here) != 1:
        return []
    name = next(iter(here))
    if name in ("required_num", "required_den", "petitioner"):
        return []
    ways: list[tuple[Any, Any]] = []
    mine, yours, known = (
        one[name] if isinstance(one[name], tuple) else (one[name],)
        for one in (here, there, plainly)
    )

    def put(values: tuple[Any, ...], at: int, value: int) -> dict[str, Any]:
        changed = (*values[:at], value, *values[at + 1 :])
        return {name: changed if isinstance(here[name], tuple) else changed[0]}

    for at, (a, b) in enumerate(zip(mine, yours, strict=False)):
        if type(a) is not int or type(b) is not int:
            continue
        usually = known[at % len(known)] if type(known[at % len(known)]) is int else a
        if a != b:
            middle = (a + b) // 2
            for value in {middle, a + (1 if b > a else -1), usually} - {a}:
                ways.append((put(mine, at, value), there))
            for value in {middle, b + (1 if a > b else -1), usually} - {b}:
                ways.append((here, put(yours, at, value)))
        halves = set() if is_day(name, a) else {a // 2}
        for value in ({(a + usually) // 2, usually} | halves) - {a}:
            ways.append((put(mine, at, value), put(yours, at, b + value - a)))
    return ways
