"""The atoms of a rule are found, and a rule under watch does what the rule does."""

import itertools
from enum import Enum
from types import FunctionType
from typing import Any

import pytest

from recountlaw.proving.mcdc.atoms import Atom, Place, atoms_of
from recountlaw.proving.mcdc.watching import Watch, parted


class Fruit(Enum):
    APPLE = "apple"
    PEAR = "pear"
    PLUM = "plum"


def price(kind: Fruit, pounds: int, ripe: bool, day: int | None) -> int:
    if day is not None and not (ripe or pounds >= 10):
        return 0
    cheap = pounds < 3
    match kind:
        case Fruit.APPLE | Fruit.PEAR:
            return 1 if cheap else 2
        case _:
            return 3 if day is None else 4


def sold(pounds: int, ripe: bool) -> bool:
    return ripe and pounds != 0


def atoms(function: Any) -> list[str]:
    assert isinstance(function, FunctionType)
    return [str(atom) for atom in atoms_of(function)]


def test_every_condition_is_found_once_and_without_its_denial() -> None:
    assert atoms(price) == [
        "day is None",
        "ripe",
        "pounds >= 10",
        "pounds < 3",
        "kind is Fruit.APPLE",
        "kind is Fruit.PEAR",
    ]


def test_a_returned_condition_is_one() -> None:
    assert atoms(sold) == ["ripe", "pounds == 0"]


@pytest.mark.parametrize("kind", Fruit)
def test_a_rule_under_watch_gives_what_the_rule_gives(kind: Fruit) -> None:
    watch = Watch()
    watched = watch.of(price)
    for pounds, ripe, day in itertools.product((0, 2, 3, 9, 10), (True, False), (None, 5)):
        watch.begin()
        assert watched(kind, pounds, ripe, day) == price(kind, pounds, ripe, day)
        told = {place.text: what for (place, _), what in watch.trail.items()}
        assert told["day is None"] is (day is None)
        assert told.get("kind", str(kind)) == str(kind)


def test_an_atom_that_is_turned_answers_the_contrary_and_tells_the_truth() -> None:
    watch = Watch()
    watched = watch.of(price)
    cheap = Atom(Place(f"{__name__.rsplit('.', 1)[-1]}.price", "pounds < 3"))
    watch.begin(None, cheap)
    assert watched(Fruit.APPLE, 2, True, 5) == 2
    assert watch.trail[cheap.place, 0] is True


def test_two_runs_differ_in_one_atom_alone_or_not() -> None:
    here, there = Place("f", "a"), Place("f", "b")
    one, other = {(here, 0): True, (there, 0): True}, {(here, 0): False}
    assert parted(Atom(here), one, other)
    assert not parted(Atom(here), other, one)
    assert not parted(Atom(here), one, {**other, (there, 0): False})
    assert parted(Atom(here), one, {**other, (there, 0): False}, there)
    assert not parted(Atom(here), one, one)
