"""Whether the lemmas of a part still hold: they are asked of z3 alone.

A lemma that fails when all earlier values are those that their relations admit fails for good; one
that holds at any depth is proved.
"""

from collections.abc import Iterator
from enum import Enum

import z3
from attrs import evolve, frozen

from recountlaw.parts import Net, Part
from recountlaw.proving.equivalence import DEPTHS, Lemma, prove_part
from recountlaw.proving.solving import Z3_LIMIT, Verdict
from recountlaw.relations import Relations, Sizes

from .limits import NeverEnds, limited

NONE, *SOME, ALL = DEPTHS

LIMIT = 10.0
"""Seconds of work for the first choice of lengths; of the rooms as they are, no part takes more
than a few."""


class Holds(Enum):
    """Whether all lemmas of a part hold."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


@frozen
class Found:
    """What the lemmas of a part say: `lemma` is the first that does not hold, `depth` how many
    steps back relations had to be assumed."""

    holds: Holds
    lemma: str = ""
    depth: int = 0


def judged(net: Net, told: Relations, part: Part) -> Found:
    """What the lemmas of one part say.

    Raises:
        Unsupported: the rule cannot be run on symbolic values.
        Exception: whatever either telling raises.
    """
    try:
        with limited(LIMIT):
            quick = _asked(net, _short(told), part, ALL)
    except NeverEnds as error:
        return Found(Holds.UNKNOWN, f"{part.name}: {error}")
    if quick.holds is Holds.NO:
        return quick
    for depth in (NONE, ALL, *SOME):
        found = _asked(net, told, part, depth)
        # At less than full depth a failure may come of earlier values that cannot be.
        if found.holds is Holds.YES or (found.holds is Holds.NO and depth == ALL):
            return found
    return evolve(found, holds=Holds.UNKNOWN)


def _short(told: Relations) -> Relations:
    """The same relations with one choice of lengths: where most faults show already."""
    sizes = tuple(Sizes(one.name, one.options[1:2] or one.options[:1]) for one in told.sizes)
    return evolve(told, sizes=sizes)


def _asked(net: Net, told: Relations, part: Part, depth: int) -> Found:
    unknown = None
    for lemma in _lemmas(net, told, part, depth):
        verdict = _z3(lemma)
        if verdict is Verdict.UNKNOWN:
            unknown = unknown or Found(Holds.UNKNOWN, lemma.name, depth)
        elif verdict is not lemma.expected:
            return Found(Holds.NO, lemma.name, depth)
    return unknown or Found(Holds.YES, "", depth)


def _lemmas(net: Net, told: Relations, part: Part, depth: int) -> Iterator[Lemma]:
    for proof in prove_part(net, told, part, depth):
        yield from proof.lemmas()


def _z3(lemma: Lemma) -> Verdict:
    solver = z3.Solver()
    solver.set("rlimit", Z3_LIMIT)
    solver.add(lemma.assumed, lemma.denied)
    return Verdict(str(solver.check()))
