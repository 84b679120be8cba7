"""What trying did not find, asked of the solvers: a pair, or the proof that there is none."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum
from typing import Any

import attrs
import z3
from attrs import field, frozen

from recountlaw.calendars import calendar
from recountlaw.contest import State
from recountlaw.contests import NotACase, plain, usual
from recountlaw.errors import InternalError
from recountlaw.proving.contests import Contest
from recountlaw.proving.showing import facts_of
from recountlaw.proving.solving import Solvers, Verdict, script
from recountlaw.proving.witnesses import NoWitness, Search
from recountlaw.readings import Reading
from recountlaw.relations import Formula, Relations, Some, Whole, same, z3_of

from .atoms import Place
from .moves import is_day
from .pairs import Finder, Pair, Row
from .two_contests import Twins

LONGEST = 3
"""Lists of at most so many candidates, and of one county, are gone through."""


LITTLE = 5_000_000
"""Units of work that Z3 may spend on a pair that differs in the outcome."""


class Kind(Enum):
    """Why there is no pair, or that it was not found out."""

    DEAD = "dead"
    REDUNDANT = "redundant"
    COUPLED = "coupled"
    NOT_FOUND_OUT = "not found out"


@frozen
class Absence:
    """Why no pair shows an atom; `beside`: the other places of the atoms that move with it."""

    kind: Kind
    why: str = ""
    beside: tuple[Place, ...] = ()
    bound: str = field(default="")


def lengths(relations: Relations) -> list[dict[str, Mapping[str, int]]]:
    """The lengths of lists that are gone through, two candidates first."""
    found: list[dict[str, Mapping[str, int]]] = [{}]
    for dimension in relations.sizes:
        options = [
            option
            for option in dimension.options
            if max(option.values()) <= (1 if dimension.name == "counties" else LONGEST)
        ]
        options.sort(key=lambda option: abs(max(option.values()) - 2))
        found = [{**one, dimension.name: option} for option in options for one in found]
    return found


class Asker:
    """Asks the solvers about the rows of one part."""

    def __init__(self, finder: Finder, part: str) -> None:
        self.finder = finder
        self.part = part
        bench = finder.bench
        self.twins: list[Twins] = []
        net = bench.net
        for one in lengths(finder.relations):
            counted = finder.relations.petitioners
            number = one.get("candidates", {}).get(counted, 0)
            each = net.is_each(net.by_name[part])
            for who in range(number) if each else (None,):
                self.twins.append(Twins(bench.path, bench.subject, part, who, one))

    @property
    def bound(self) -> str:
        """The lengths gone through, in words."""
        told = [
            f"{dimension.name}: 1 to {LONGEST}" if dimension.name != "counties" else "counties: 1"
            for dimension in self.finder.relations.sizes
        ]
        return ", ".join(told)

    # -- a pair ----------------------------------------------------------------------------------

    def pair(self, row: Row) -> Pair | bool | None:
        """A pair of contests in which the part differs; False if both solvers prove that there is
        none, None if that was not found out."""
        sure = True
        for twins in self.twins:
            goal = twins.apart(row[1]), twins.values_differ(), twins.matters(row[1])
            formulas = [z3_of(one) for one in goal]
            if any(z3.is_false(z3.simplify(one)) for one in formulas):
                continue
            formulas = [*twins.known(), *formulas]
            try:
                found = self._realised(row, twins, formulas)
            except NoWitness:
                if not self._none(f"{self.part}: {row[1]}", formulas):
                    sure = False
                continue
            if found is not None:
                return found
            sure = False
        return False if sure else None

    def deciding_pair(self, row: Row) -> Pair | None:
        """A pair of contests in which the outcomes differ, if one is found with little work."""
        for twins in self.twins:
            goal = twins.apart(row[1]), twins.outcome_turns(row[1])
            formulas = [z3_of(one) for one in goal]
            if any(z3.is_false(z3.simplify(one)) for one in formulas):
                continue
            formulas = [*twins.known(), *formulas]
            solver = z3.Solver()
            solver.set("rlimit", LITTLE)
            solver.add(*formulas)
            if solver.check() != z3.sat:
                continue
            with suppress(NoWitness):
                found = self._realised(row, twins, formulas)
                if found is not None and found.decides:
                    return found
        return None

    def _none(self, name: str, formulas: list[Any]) -> bool:
        """Whether both solvers prove that the formulas cannot hold together."""
        return Solvers().ask(script(name, *formulas)).agreed is Verdict.UNSAT

    def _realised(self, row: Row, twins: Twins, formulas: list[Any]) -> Pair | None:
        """The pair of a model, as contests that can be typed; None if those found cannot be.

        Raises:
            NoWitness: there is no model, or none was found.
        """
        search = Search(formulas)
        asked = twins.one.shared.reads.asked
        together(search, [twins.one.shared.reads(question.first) for question in asked])
        contests = (twins.one, twins.other)
        together(search, [_near(contest) for contest in contests])
        together(search, _calendar(twins.one))
        for contest in contests:
            together(search, usual(contest.path, contest.subject_name, contest.facts))
        together(search, list(_equal(*contests)))
        for contest in contests:
            together(search, list(_plain(contest)))
        readings: dict[type[Reading], Reading] = {}
        for question, at in asked.items():
            reading = tuple(question)[search.number(at)]
            if reading is not question.first:
                readings[question] = reading
        bench = self.finder.bench
        try:
            one, other = (bench.told_of(facts_of(search.model, contest)) for contest in contests)
        except (NotACase, InternalError):
            return None
        return self.finder.judged(row, (self.part, twins.who), one, other, readings)

    # -- why there is none -------------------------------------------------------------------------

    def why(self, row: Row) -> Absence:
        """Why no pair shows an atom, where none is proved to be."""
        atom = row[1]
        holds = self._ever(row, lambda twins: twins.told(atom, True))
        fails = self._ever(row, lambda twins: twins.told(atom, False))
        if holds is False or fails is False:
            if holds is False and fails is False:
                why = "it is never asked"
            elif holds is False:
                why = "it never holds where it is asked"
            else:
                why = "it always holds where it is asked"
            return Absence(Kind.DEAD, why, (), self.bound)
        if self._ever(row, lambda twins: twins.matters_alone(atom)) is False:
            return Absence(Kind.REDUNDANT, "turning it changes nothing", (), self.bound)
        beside = []
        for place in self.twins[0].places():
            if place != atom.place and self._ever(
                row,
                lambda twins, place=place: z3.And(
                    z3_of(twins.apart(atom, place)), z3_of(twins.values_differ())
                ),
            ):
                beside.append(place)
        return Absence(Kind.COUPLED, "another atom moves with it", tuple(beside), self.bound)

    def _ever(self, row: Row, formula: Any) -> bool | None:
        """Whether something can hold: False if both solvers prove not, None if unknown."""
        sure = True
        for twins in self.twins:
            formulas = [z3_of(formula(twins))]
            if z3.is_false(z3.simplify(formulas[0])):
                continue
            formulas = [*twins.known(), *formulas]
            solver = z3.Solver()
            solver.set("rlimit", 20_000_000)
            solver.add(*formulas)
            if solver.check() == z3.sat:
                return True
            if not self._none(f"{self.part}: {row[1]}: ever", formulas):
                sure = False
        return False if sure else None


# -- what a contest had best be like ------------------------------------------------------------


def together(search: Search, formulas: list[Any]) -> None:
    """Let as many of the formulas hold as can, in few steps: all at once, else one half each."""
    if not formulas:
        return
    if search.prefer(z3.And(*map(z3_of, formulas))) or len(formulas) == 1:
        return
    middle = len(formulas) // 2
    together(search, formulas[:middle])
    together(search, formulas[middle:])


def _cells(contest: Contest) -> Iterator[tuple[str, Any, Any]]:
    """The facts that were looked at, each with that of a plain contest."""
    usual_facts = plain(contest.path, contest.subject_name)
    for name in list(contest.facts.seen):
        made, known = contest.facts.seen[name], getattr(usual_facts, name)
        if isinstance(made, tuple):
            for at, one in enumerate(made):
                yield name, one, known[at % len(known)]
        else:
            yield name, made, known


def _plain(contest: Contest) -> Iterator[Formula]:
    for _, made, known in _cells(contest):
        if known is None:
            yield made.none
        elif hasattr(made, "index"):
            yield made == known
        else:
            yield z3.And(z3.Not(made.none), made.value == known)


def _equal(one: Contest, other: Contest) -> Iterator[Formula]:
    for name, mine in one.facts.seen.items():
        yours = other.facts.cell(name)
        pairs = zip(mine, yours, strict=True) if isinstance(mine, tuple) else [(mine, yours)]
        yield from (same(a, b) for a, b in pairs)


def _near(contest: Contest) -> Any:
    """That all days lie near those of a plain contest."""
    first, last = _window(contest)
    return (
        Some(False)
        if not contest.facts.seen
        else z3.And(
            z3.BoolVal(True),
            *(
                z3.Or(made.none, z3.And(made.value >= first, made.value <= last))
                for name, made, known in _cells(contest)
                if isinstance(made, Whole) and is_day(name, known)
            ),
        )
    )


def _window(contest: Contest) -> tuple[int, int]:
    facts = attrs.asdict(plain(contest.path, contest.subject_name), recurse=False)
    days = [value for name, value in facts.items() if is_day(name, value) and value]
    return min(days) - 5, max(days) + 20


def _calendar(contest: Contest) -> list[Any]:
    """That days are closed as the calendar of the state has it, near those of a plain contest."""
    first, last = _window(contest)
    days = calendar(State(contest.room.state))
    return [
        z3.And(
            *(
                z3.Function(name, z3.IntSort(), z3.BoolSort())(day) == z3.BoolVal(closed(day))
                for day in range(first, last + 15)
                for name, closed in (
                    ("closed", days.closed),
                    ("holiday", days.holiday),
                    ("office_closed", days.office_closed),
                )
            )
        )
    ]
