"""What becomes of a mutant: lemmas are tried first, then tests."""

from collections.abc import Sequence
from enum import Enum
from functools import reduce
from importlib import import_module
from typing import Any

import cattrs
from attrs import frozen
from pytest import ExitCode

from recountlaw.proving.runs import Unsupported

from . import alone
from .groups import Group, file_of
from .importing import changed
from .lemmas import Holds, judged
from .limits import NeverEnds
from .mutants import Mutant
from .reach import reaches
from .reasons import needed

NOT_REACHED = "no part is reached"


class Fate(Enum):
    """What becomes of a mutant. Only a survivor is a fault of the lemmas or the tests."""

    LEMMA = "lemma"
    ERROR = "error"
    TEST = "test"
    EQUIVALENT = "equivalent"
    SURVIVOR = "survivor"


@frozen
class Verdict:
    """The fate of a mutant.

    `by`: the lemma, the error or the test that found it. Of one that is equivalent `parts` are
    those proved, `depth` how many steps back relations were assumed, `needs` what the proof needs
    of earlier values and facts, `cites` the clauses of the parts.
    """

    fate: Fate
    by: str = ""
    parts: tuple[str, ...] = ()
    depth: int = 0
    needs: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()


@frozen
class Batch:
    """Judge some mutants of one definition; z3 is asked anew for each batch."""

    group: Group
    mutants: tuple[Mutant, ...]

    @property
    def name(self) -> str:
        """The definition and its place."""
        return f"{self.mutants[0].module}:{self.mutants[0].line}"

    def run(self) -> list[Verdict]:
        """Judge each."""
        return [judge(self.group, mutant) for mutant in self.mutants]


def judge(group: Group, mutant: Mutant) -> Verdict:
    """What becomes of a mutant of a group. Only a test that does not end finds it by that."""
    text = mutant.applied(file_of(mutant.module).read_text(encoding="utf-8"))
    verdict = Verdict(Fate.SURVIVOR, "no lemma is asked")
    try:
        if group.rooms and group.alone:
            verdict = _alone(mutant, text, group.rooms)
        elif group.rooms:
            with changed(group.rooms[0], mutant.module, text):
                verdict = by_lemmas(mutant, group.rooms[0])
        if verdict.fate is Fate.SURVIVOR and group.tests:
            verdict = by_tests(group, mutant, text)
    except NeverEnds as error:  # the tests of the rooms as they are take a few seconds
        verdict = Verdict(Fate.ERROR, str(error))
    return verdict


def _alone(mutant: Mutant, text: str, rooms: Sequence[str]) -> Verdict:
    try:
        told = alone.asked(cattrs.unstructure(mutant), text, rooms)
    except NeverEnds as error:  # that the lemmas take long says nothing
        return Verdict(Fate.SURVIVOR, str(error))
    return cattrs.structure(told, Verdict)


def by_tests(group: Group, mutant: Mutant, text: str) -> Verdict:
    """What the tests of a group say of a mutant.

    Raises:
        RuntimeError: no test was run.
    """
    code, written = alone.tested(mutant.module, text, group.tests)
    if code == ExitCode.OK:
        return Verdict(Fate.SURVIVOR, "no lemma and no test tells")
    told = [line for line in written.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not told or code not in (ExitCode.TESTS_FAILED, ExitCode.INTERRUPTED):
        raise RuntimeError(f"pytest ended with {code}: {written[-1000:]}")
    first = told[0].split(" - ")[0]
    return Verdict(Fate.TEST if first.startswith("FAILED") else Fate.ERROR, first.split(" ", 1)[1])


def in_rooms(told: dict[str, Any], rooms: Sequence[str]) -> Any:
    """What the lemmas of several rooms say of a mutant, in plain values: one that finds it will
    do, and it is equivalent only if it is in each room that it reaches."""
    mutant = cattrs.structure(told, Mutant)
    found = [by_lemmas(mutant, room) for room in rooms]
    for fate in (Fate.LEMMA, Fate.ERROR):
        for one in found:
            if one.fate is fate:
                return cattrs.unstructure(one)
    reached = [one for one in found if one.by != NOT_REACHED]
    if not reached or any(one.fate is Fate.SURVIVOR for one in reached):
        return cattrs.unstructure(Verdict(Fate.SURVIVOR, "no lemma tells"))
    return cattrs.unstructure(reduce(_together, reached))


def by_lemmas(mutant: Mutant, package: str) -> Verdict:
    """What the lemmas of a room say of a mutant, the room being imported with the change; a
    survivor where no part is reached or one stays unknown."""
    try:
        return _by_lemmas(mutant, package)
    except (Exception, Unsupported) as error:  # loud: the proof of the part would be red
        return Verdict(Fate.ERROR, f"{type(error).__name__}: {error}"[:200])


def _by_lemmas(mutant: Mutant, package: str) -> Verdict:
    room = import_module(package).ROOM
    told = import_module(f"{package}.constraints").SUBJECTS
    nets = {name: subject.net for name, subject in room.subjects.items()}
    own = mutant.definition.rsplit(".")[-1]
    reached = [place for place, reach in reaches(nets, told).items() if reach.has(mutant)]
    # The part of that name first: it is the likeliest to tell.
    reached.sort(key=lambda place: place[1] != own)
    if not reached:
        return Verdict(Fate.SURVIVOR, NOT_REACHED)
    whole = Verdict(Fate.EQUIVALENT)
    for subject, name in reached:
        net, part = nets[subject], nets[subject].by_name[name]
        found = judged(net, told[subject], part)
        if found.holds is Holds.NO:
            return Verdict(Fate.LEMMA, f"{subject}/{found.lemma}")
        if found.holds is Holds.UNKNOWN:
            whole = Verdict(Fate.SURVIVOR, f"{subject}/{found.lemma}: unknown")
        elif whole.fate is Fate.EQUIVALENT:
            needs = needed(net, told[subject], part, found.depth)
            one = Verdict(
                Fate.EQUIVALENT, "", (f"{subject}/{name}",), found.depth, needs, part.pin_cites
            )
            whole = _together(whole, one)
    return whole


def _together(one: Verdict, other: Verdict) -> Verdict:
    """That a mutant is equivalent in both."""
    return Verdict(
        Fate.EQUIVALENT,
        "",
        _both(one.parts, other.parts),
        max(one.depth, other.depth),
        _both(one.needs, other.needs),
        _both(one.cites, other.cites),
    )


def _both(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*one, *other)))
