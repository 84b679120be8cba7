"""One case under one text, decided: its routes and values, its trace and warnings."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from typing import Any

from attrs import frozen

from recountlaw import answer as a
from recountlaw.calendars import Calendar, warnings_for
from recountlaw.case import Case
from recountlaw.chosen import Chosen
from recountlaw.clauses import Decided
from recountlaw.contest import CandidateContest
from recountlaw.errors import OutsideTables
from recountlaw.exploring import Spread
from recountlaw.moments import Moment
from recountlaw.parts import Outcome
from recountlaw.rooms import Facts, Room, RouteKind, RouteShape, Subject
from recountlaw.saying import Sayer

STATE_OFFICES = ("secretary of state", "lieutenant governor")
"""Offices of the state that take petitions, in Montana and Utah."""

FIELD_WORDS = {
    "limb": "limb tested",
    "base": "denominator",
    "total": "denominator value",
    "test": "operator",
    "reference": "votes of whom it is measured against",
    "deadline_limb": "limb of the deadline",
    "signature_counties": "counties that must sign",
}
"""Fields of a shape that stand under another name in an answer."""


@frozen
class Way:
    """One route about to be said: its shape, and the petitioner it belongs to."""

    shape: RouteShape
    who: int | None

    def field_parts(self) -> Iterator[tuple[str, str]]:
        """The fields of the route and the parts that fill them."""
        yield "open", self.shape.open
        for name, part in self.shape.fields.items():
            yield FIELD_WORDS.get(name, name), part
        for item in self.shape.deposit:
            yield f"deposit: {item.words}", item.part
            if item.instrument is not None:
                yield f"paid by: {item.words}", item.instrument
        for duty in self.shape.duties:
            for named in (duty.part, duty.by, duty.not_before):
                if named is not None:
                    yield f"duty: {named.replace('_', ' ')}", named


@frozen
class Answering:
    """Says one case under one text."""

    case: Case
    room: Room
    subject: Subject
    facts: Facts
    chosen: Chosen
    calendar: Calendar

    @cached_property
    def sayer(self) -> Sayer:
        """Says values with this case's calendar."""
        return Sayer(self.calendar, self.subject.names)

    def value(self, part: str, who: int | None) -> Any:
        """The value of a part under the chosen readings."""
        return self.chosen.value(part, who if self.chosen.is_each(part) else None)

    def spread(self, part: str, who: int | None) -> Spread:
        """The spread of a part over all readings."""
        assert self.chosen.exploration is not None
        return self.chosen.exploration.spread(part, who if self.chosen.is_each(part) else None)

    # -- routes ---------------------------------------------------------------------------------

    def ways(self) -> tuple[Way, ...]:
        """Every route that exists under some reading."""
        found = []
        for shape in self.subject.routes:
            each = self.chosen.is_each(shape.open) or self.chosen.is_each(shape.asks)
            for who in range(self.chosen.petitioners) if each else (None,):
                if self._exists(shape, who):
                    found.append(Way(shape, who))
        return tuple(found)

    def _exists(self, shape: RouteShape, who: int | None) -> bool:
        if self.chosen.exploration is None:
            return self.value(shape.asks, who) is True
        return any(
            value is not False and value is not None for value, _ in self.spread(shape.asks, who)
        )

    def name(self, way: Way) -> str | None:
        """Who may take the route, in words."""
        contest = self.case.contest
        if way.shape.kind is RouteKind.CANDIDATE and isinstance(contest, CandidateContest):
            if contest.retention:
                return "the judge"
            return contest.candidates[way.who or 0].name
        return {
            RouteKind.VOTERS: "voters",
            RouteKind.BOARD: "canvassing board",
        }.get(way.shape.kind)

    @property
    def petitioner(self) -> str | None:
        """Who petitions, as routes name them: *the judge* on a yes/no ballot."""
        contest, name = self.case.contest, self.case.petition.petitioner
        judge = isinstance(contest, CandidateContest) and contest.retention
        return "the judge" if judge and name is not None else name

    def deadline_cite(self, way: Way) -> str:
        """The pin cite of a route's deadline: its limb's, else that of the part that counts it."""
        limb = self.value_of(way, "deadline_limb")
        if isinstance(limb, Decided):
            return str(limb.source.cite)
        return self.part_cite(way.shape.fields["deadline"])

    def value_of(self, way: Way, field: str) -> Any:
        """The value of the part that fills `field` of a route; None if no part does."""
        part = way.shape.fields.get(field)
        return None if part is None else self.value(part, way.who)

    def part_cite(self, part: str) -> str:
        """The first pin cite of a part."""
        return self.chosen.net.by_name[part].pin_cites[0]

    # -- the rest -------------------------------------------------------------------------------

    @property
    def covered(self) -> bool | None:
        """Whether the section reaches the contest at all; None where that is not known."""
        value = self.chosen.value("covered") if "covered" in self.chosen.net.shared_at else None
        return value if isinstance(value, bool) else None

    def outcome_words(self) -> str:
        """The outcome under the chosen readings, or *undetermined*."""
        value = self.chosen.outcome
        return value.value if isinstance(value, Outcome) else "undetermined"

    def mentions(self) -> tuple[a.Sourced, ...]:
        """The neighboring provisions that this answer must mention, as not modeled."""
        found = self.room.mentions(self.case)
        if self._meets_closed_days():
            found += self.room.counting
        return tuple(a.Sourced("not modeled", one.says, str(one.cite)) for one in found)

    def _meets_closed_days(self) -> bool:
        for way in self.ways():
            last = self.value_of(way, "deadline")
            if isinstance(last, Moment):
                with suppress(OutsideTables):
                    if self.calendar.closed(last.day) or self.calendar.closed(last.day - 1):
                        return True
        return False

    def trace(self, ways: tuple[Way, ...]) -> tuple[a.TraceLine, ...]:
        """Each part with what it named and gave: the shared ones, then those of each petitioner."""
        net = self.chosen.net
        lines = [self._line(name, None, None) for name in net.shared_at]
        petitioners = {way.who: self.name(way) for way in ways if way.who is not None}
        for who, name in petitioners.items():
            lines += [self._line(part, who, name) for part in net.each_at]
        return tuple(lines)

    def _line(self, name: str, who: int | None, petitioner: str | None) -> a.TraceLine:
        part = self.chosen.net.by_name[name]
        exploration = self.chosen.exploration
        return a.TraceLine(
            name,
            petitioner,
            part.pin_cites,
            {one: _short(self.sayer.say(self.value(one, who))) for one in part.inputs},
            _short(self.sayer.say(self.value(name, who))),
            exploration.asked_by.get(name, ()) if exploration else (),
        )

    def _filed_with_the_state(self, way: Way) -> bool:
        office = self.value_of(way, "filing_office")
        return isinstance(office, Decided) and office.words in STATE_OFFICES

    def warnings(self, ways: tuple[Way, ...]) -> tuple[str, ...]:
        """What the user should know besides: assumptions, doubtful holidays."""
        found = dict.fromkeys(self.facts.assumed)
        canvass = self.case.canvass
        wide = any(self._filed_with_the_state(way) for way in ways)
        if wide and canvass.state is not None and canvass.state == canvass.county:
            words = "the canvass is taken to be the state's as well as the counties'"
            found[f"{words} (--canvass county=DAY,state=DAY)"] = None
        asking = self.petitioner
        if asking is not None and asking not in [self.name(way) for way in ways]:
            found[f"{asking} has no route here: a petition of {asking}'s gives no right"] = None
        for way in ways:
            if way.shape.trigger is None or "deadline" not in way.shape.fields:
                continue
            first, last = self.value_of(way, "deadline"), self.value(way.shape.trigger, way.who)
            if isinstance(first, Moment) and type(last) is int:
                days = sorted((first.day, last))
                with suppress(OutsideTables):
                    found |= dict.fromkeys(warnings_for(self.calendar, days[0], days[1]))
        return tuple(found)


def _short(said: Any) -> Any:
    """A value of the trace: a deadline without its working."""
    return said.moment if isinstance(said, a.Deadline) else said
