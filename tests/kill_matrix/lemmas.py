"""Whether the lemmas of a part still hold: they are asked of z3 alone.

A lemma that fails when all earlier values are those that their relations admit fails for good; one
that holds at any depth is proved.
"""

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
    few, every = _sizes(net.facts, told.sizes)
    try:
        with limited(LIMIT):
            quick = _asked(net, evolve(told, sizes=few), part, ALL)
    except NeverEnds as error:
        return Found(Holds.UNKNOWN, f"{part.name}: {error}")
    if quick.holds is Holds.NO:
        return quick
    for depth in (NONE, ALL, *SOME):
        found = _asked(net, evolve(told, sizes=every), part, depth)
        # At less than full depth a failure may come of earlier values that cannot be.
        if found.holds is Holds.YES or (found.holds is Holds.NO and depth == ALL):
            return found
    return evolve(found, holds=Holds.UNKNOWN)


SHORT_AND_ALL: dict[type, tuple[tuple[Sizes, ...], tuple[Sizes, ...]]] = {}


def _sizes(facts: type, told: tuple[Sizes, ...]) -> tuple[tuple[Sizes, ...], tuple[Sizes, ...]]:
    """One choice of lengths, where most faults show already, and all of them.

    They are the same objects for each mutant, so that the invariants of the facts are made once.
    """
    if facts not in SHORT_AND_ALL:
        few = tuple(Sizes(one.name, one.options[1:2] or one.options) for one in told)
        SHORT_AND_ALL[facts] = (few, told)
    return SHORT_AND_ALL[facts]


def _asked(net: Net, told: Relations, part: Part, depth: int) -> Found:
    unknown = None
    for proof in prove_part(net, told, part, depth):
        possible, *claimed = proof.lemmas()
        # What is likeliest to fail comes first.
        for lemma in (*claimed, possible):
            verdict = _z3(lemma)
            if verdict is Verdict.UNKNOWN:
                unknown = unknown or Found(Holds.UNKNOWN, lemma.name, depth)
            elif verdict is not lemma.expected:
                return Found(Holds.NO, lemma.name, depth)
    return unknown or Found(Holds.YES, "", depth)


def _z3(lemma: Lemma) -> Verdict:
    solver = z3.Solver()
    solver.set("rlimit", Z3_LIMIT)
    solver.add(lemma.assumed, lemma.denied)
    return Verdict(str(solver.check()))
