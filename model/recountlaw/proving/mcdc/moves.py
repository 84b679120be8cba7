"""Contests that differ a little from one: in one fact, one list, one share, or one closed day."""

import datetime as dt
from collections.abc import Iterator, Mapping
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin

import attrs

from recountlaw.contests import NotACase, plain
from recountlaw.relations import Relations

from .trials import Bench, Told

DAYS = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14)
"""Days after the one from which the time runs."""

MINUTES = (0, 17 * 60 - 1, 17 * 60, 17 * 60 + 1, 24 * 60 - 1)

NUMBERS = (0, 1, 2, 3, 10, 25, 100)

SHARES = ((1, 2), (3, 5), (2, 3), (1, 3))

SIGNED = (0, 9, 10, 24, 25, 100, 150)
"""Signatures of as many voters, who all voted, from five counties."""

AN_ORDINAL = 500_000
"""A number above it is a day."""


def is_day(name: str, value: Any) -> bool:
    """Whether a fact is a day."""
    return name.endswith("_day") or name in ("certified", "county_canvass", "state_canvass")


def moved(bench: Bench, relations: Relations, told: Told) -> Iterator[Told]:
    """The contests that a case can tell and that differ a little from this one."""
    closings = {key: told.written[key] for key in CLOSINGS if key in told.written}
    for facts in _facts(bench, relations, told.facts):
        try:
            yield bench.told_of(facts, closings)
        except NotACase:
            continue


CLOSINGS = ("holidays", "open", "closed")


def closed_otherwise(bench: Bench, told: Told) -> Iterator[Told]:
    """The same contest with one day more closed, or a holiday, or open."""
    first = min(
        value
        for name, value in attrs.asdict(told.facts, recurse=False).items()
        if is_day(name, value) and value is not None
    )
    for after in range(-1, 25):
        day = dt.date.fromordinal(first + after).isoformat()
        for key in CLOSINGS:
            days = [*told.written.get(key, []), day]
            try:
                yield bench.told({**told.written, key: days})
            except NotACase:
                continue


def _facts(bench: Bench, relations: Relations, facts: Any) -> Iterator[Any]:
    usual = plain(bench.path, bench.subject)
    values = attrs.asdict(facts, recurse=False)
    for attribute in attrs.fields(type(facts)):
        name, value, hint = attribute.name, values[attribute.name], attribute.type
        if isinstance(value, tuple):
            for at, one in enumerate(value):
                for other in _others(name, one, get_args(hint)[0], value, values, None):
                    yield attrs.evolve(facts, **{name: (*value[:at], other, *value[at + 1 :])})
        elif name not in ("required_num", "required_den"):
            beside = _beside(name, values)
            for other in _others(name, value, hint, beside, values, getattr(usual, name)):
                yield attrs.evolve(facts, **{name: other})
    yield from _together(facts, values, relations)


def _beside(name: str, values: Mapping[str, Any]) -> tuple[int, ...]:
    """The votes with which a number of votes is compared."""
    sides = ("votes_for", "votes_against")
    return tuple(values[side] for side in sides) if name in sides else ()


def _others(
    name: str,
    value: Any,
    hint: Any,
    beside: tuple[Any, ...],
    values: Mapping[str, Any],
    usual: Any,
) -> list[Any]:
    """Other values of a fact."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    kind = next(one for one in kinds if one is not type(None))
    found: list[Any] = [None] if type(None) in kinds else []
    if kind is bool:
        found += [True, False]
    elif issubclass(kind, Enum):
        found += list(kind)
    elif is_day(name, value):
        first = min(d for n, d in values.items() if is_day(n, d) and d is not None)
        found += [first + after for after in DAYS]
    elif name.endswith(("_minute", "_clock", "office_closes")):
        found += MINUTES
    else:
        found += [*NUMBERS, *([] if usual is None else [usual])]
        if value is not None:
            found += [value - 1, value + 1, value * 10, value // 10]
        for other in beside:
            found += [other - 11, other - 10, other - 1, other, other + 1, other + 10, other + 11]
        if name == "petitioner":
            found = [None, 0, 1, 2]
    return [other for other in dict.fromkeys(found) if other != value and _fits(kind, other)]


def _fits(kind: type, other: Any) -> bool:
    return other is None or kind is not int or other >= 0


def _together(facts: Any, values: Mapping[str, Any], relations: Relations) -> Iterator[Any]:
    """Facts that change together: the lengths of lists, a share, signatures, all counts."""
    for dimension in relations.sizes:
        for lengths in dimension.options:
            if any(len(values[fact]) != length for fact, length in lengths.items()):
                yield attrs.evolve(
                    facts, **{fact: _resized(values[fact], n) for fact, n in lengths.items()}
                )
    if "required_num" in values:
        for num, den in SHARES:
            yield attrs.evolve(facts, required_num=num, required_den=den)
    if "signatures" in values:
        for number in SIGNED:
            signed = {
                name: number // 5 if name in ("signers_second", "signers_fifth") else number
                for name in values
                if name.startswith(("signatures", "signers"))
            }
            yield attrs.evolve(facts, **signed)
    for top, bottom in ((10, 1), (1, 10), (1, 100)):
        yield attrs.evolve(
            facts,
            **{name: _scaled(name, value, top, bottom) for name, value in values.items()},
        )


def _resized(values: tuple[Any, ...], length: int) -> tuple[Any, ...]:
    return (*values, *[values[-1]] * length)[:length]


def _scaled(name: str, value: Any, top: int, bottom: int) -> Any:
    if isinstance(value, tuple):
        return tuple(_scaled(name, one, top, bottom) for one in value)
    counts = name.startswith(("votes", "ballots", "write_ins"))
    return value * top // bottom if counts and type(value) is int else value
