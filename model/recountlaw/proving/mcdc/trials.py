"""Contests put through the rules under watch: their values, and what each part told.

A contest is here what a user types: the content of a case file.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from attrs import frozen

from recountlaw.calendars import calendar_of
from recountlaw.casefile import case_file
from recountlaw.contests import NotACase, written
from recountlaw.errors import RecountLawError
from recountlaw.parts import GIVEN, Days, Net, Outcome, Part
from recountlaw.proving.contests import room_of
from recountlaw.readings import Reading

from .atoms import Atom
from .watching import Trail, Watch

Whose = tuple[str, int | None]
"""A part, and the petitioner of whom it is asked where it is asked of each."""

Chosen = Mapping[type[Reading], Reading]
"""The readings followed where they are not the defaults."""


@frozen(eq=False)
class Told:
    """A contest as typed, and as the rules see it."""

    written: Mapping[str, Any]
    facts: Any
    days: Days


@frozen(eq=False)
class Trial:
    """What came of a contest under some readings: the values, and what each part told."""

    values: Mapping[Whose, Any]
    told: Mapping[Whose, Trail]
    outcome: Outcome
    asked: Mapping[Whose, tuple[type[Reading], ...]]
    """The questions that each part asked."""


@frozen(eq=False)
class _Step:
    """A part with the places from which its arguments come, found once."""

    part: Part
    function: Callable[..., Any]
    arguments: tuple[tuple[str, bool, bool], ...]
    """Each name, whether it is of one petitioner, and whether the part is skipped without it."""


class Bench:
    """The rules of one subject of a room, under watch."""

    def __init__(self, path: str, subject: str) -> None:
        self.path = path
        self.subject = subject
        self.room = room_of(path)
        self.net: Net = self.room.subjects[subject].net
        self.watch = Watch()
        steps = [(self.net.is_each(part), self._step(part)) for part in self.net.parts]
        self._shared = [step for each, step in steps if not each]
        self._each = [step for each, step in steps if each]

    def _step(self, part: Part) -> _Step:
        net = self.net
        arguments = tuple(
            (
                name,
                name not in GIVEN and net.is_each(net.by_name[name]),
                name not in GIVEN and name not in part.admits_none,
            )
            for name in part.needs
        )
        return _Step(part, self.watch.of(part.function), arguments)

    def told(self, typed: Mapping[str, Any]) -> Told:
        """The contest of a case file.

        Raises:
            NotACase: it is refused, or leaves a fact missing.
        """
        try:
            case = case_file(typed).case()
            if self.room.subject_of(case) != self.subject:
                raise NotACase("a case of another subject")
            through = self.room.subjects[self.subject].door(case)
            days = calendar_of(case)
        except NotACase:
            raise
        except RecountLawError as error:
            raise NotACase(str(error)) from None
        if through.missing or case.contest.partial:
            raise NotACase("a fact is missing")
        return Told(typed, through.facts, days)

    def told_of(self, facts: Any, closings: Mapping[str, Any] | None = None) -> Told:
        """The contest that a case file can tell of those facts; what it cannot tell is otherwise.

        Raises:
            NotACase: there is none.
        """
        return self.told({**written(self.path, self.subject, facts), **(closings or {})})

    def tried(
        self,
        told: Told,
        readings: Chosen,
        turned: tuple[Whose, Atom] | None = None,
        instead: tuple[Whose, Any] | None = None,
    ) -> Trial:
        """What comes of a contest. With `turned` one part has an atom answer the contrary; with
        `instead` it has another value.

        Raises:
            Exception: turning the atom leads where there is no value. Else none is raised.
        """
        questions: dict[type[Reading], None] = {}

        def choose(question: type[Reading]) -> Reading:
            questions[question] = None
            return readings.get(question, question.first)

        given = {
            "facts": told.facts,
            "closed": told.days.closed,
            "holiday": told.days.holiday,
            "office_closed": told.days.office_closed,
            "choose": choose,
        }
        values: dict[Whose, Any] = {}
        trails: dict[Whose, Trail] = {}
        asked: dict[Whose, tuple[type[Reading], ...]] = {}

        def go(steps: list[_Step], who: int | None) -> None:
            for step in steps:
                whose = step.part.name, who
                if instead is not None and instead[0] == whose:
                    values[whose], trails[whose] = instead[1], {}
                    continue
                arguments = []
                for name, each, must in step.arguments:
                    value = given[name] if name in given else values[name, who if each else None]
                    if must and value is None:
                        values[whose] = given["so_far"] if "so_far" in step.part.needs else None
                        trails[whose] = {}
                        break
                    arguments.append(value)
                else:
                    turn = turned is not None and turned[0] == whose
                    self.watch.begin(None, turned[1] if turned is not None and turn else None)
                    values[whose] = step.function(*arguments)
                    trails[whose] = self.watch.trail
                    if questions:
                        asked[whose] = tuple(questions)
                        questions.clear()

        go(self._shared, None)
        if not self._each:
            return Trial(values, trails, values["outcome", None], asked)
        outcome = Outcome.NOT_AVAILABLE
        for who in range(self.net.petitioners(told.facts)):
            given |= {"who": who, "so_far": outcome}
            go(self._each, who)
            outcome = values["outcome", who]
        return Trial(values, trails, outcome, asked)


@cache
def bench_of(path: str, subject: str) -> Bench:
    """The rules of one subject of a room, under watch, made once."""
    return Bench(path, subject)
