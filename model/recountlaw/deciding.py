"""The front of the house: a case, the readings chosen and a date give an answer.

The governing date picks the text (question x-governing-date): by default the day of filing if
given, else the last day to file, else the canvass, else the election.
"""

import datetime as dt
from collections.abc import Mapping

from attrs import evolve

from recountlaw.answer import Answer, Asked, OtherOutcome, TextInForce
from recountlaw.answering import Answering
from recountlaw.calendars import calendar_of
from recountlaw.case import Case
from recountlaw.chosen import choose_values
from recountlaw.errors import BadUsage
from recountlaw.exploring import Day
from recountlaw.governing import Governed, first_guess, in_force_on, nearest
from recountlaw.moments import Moment
from recountlaw.other_readings import missing_facts, other_readings
from recountlaw.readings import Reading, by_name
from recountlaw.rooms import Facts, Room
from recountlaw.routes import duties, route
from recountlaw.sentences import summary
from recountlaw.statutes import rooms_of_state
from recountlaw.statutes.shared_readings import GoverningDate
from recountlaw.text_sentences import straddling, text_not_in_force, without_date

NamedReadings = Mapping[str, str]
"""Question ids to the names of the readings chosen."""


def rooms_of(case: Case) -> tuple[Room, ...]:
    """The rooms of the case's state, earliest text first."""
    return rooms_of_state(case.state.value)


def chosen_readings(rooms: tuple[Room, ...], named: NamedReadings) -> dict[type[Reading], Reading]:
    """The readings named, by question.

    Raises:
        BadUsage: there is no such question in these rooms, or no such reading of it.
    """
    questions = {q.question.id: q for room in rooms for q in room.questions}
    questions[GoverningDate.question.id] = GoverningDate
    found: dict[type[Reading], Reading] = {}
    for id, name in named.items():
        if id not in questions:
            from difflib import get_close_matches

            close = ", ".join(get_close_matches(id, questions, 3, 0.5))
            hint = f" Did you mean {close}?" if close else ""
            raise BadUsage(
                f"no question '{id}' is asked here.{hint} `recountlaw readings` lists all"
            )
        reading = by_name((questions[id],), id, name)
        if reading is None:
            names = ", ".join(one.value for one in questions[id])
            raise BadUsage(f"'{id}' has no reading '{name}': it must be one of {names}")
        found[questions[id]] = reading
    return found


def decide(
    case: Case,
    readings: NamedReadings | None = None,
    *,
    as_of: dt.date | None = None,
    all_readings: bool = True,
    given: frozenset[str] = frozenset(),
) -> Answer:
    """The answer on `case` under the chosen readings (defaults where none is named).

    `as_of` sets the governing date whatever the case says; the answer then calls itself
    hypothetical. Without `all_readings` the other readings are not looked into. `given` are the
    keys of the case file that were given: the answer warns of those that cannot matter here.

    Raises:
        BadUsage: a reading is named that does not exist.
        BadCase: the facts contradict each other.
    """
    rooms = rooms_of(case)
    chosen = chosen_readings(rooms, readings or {})
    governed, answering = _governed(case, rooms, chosen, as_of, all_readings)
    room = answering.room
    answer = whole(answering, governed, irrelevant(answering, given))
    others = () if as_of else _other_texts(answering, rooms, governed, chosen)
    if governed.day is not None and not room.in_force(governed.day):
        return _governed_otherwise(_not_in_force(answer, room, governed.day), others, chosen)
    answer = _governed_otherwise(answer, others, chosen)
    if governed.day is None:
        return evolve(answer, summary=without_date(answer, room))
    if as_of:
        return evolve(answer, summary=f"Hypothetical, as of {as_of}: {answer.summary}")
    return answer


def _other_texts(
    answering: Answering,
    rooms: tuple[Room, ...],
    governed: Governed,
    chosen: Mapping[type[Reading], Reading],
) -> tuple[OtherOutcome, ...]:
    """What comes of the case under the texts that other readings of x-governing-date pick."""
    case = answering.case
    last = case.petition.filed_on or _last_day(answering)
    days = {
        GoverningDate.FILING_DATE: last,
        GoverningDate.ELECTION_DATE: case.election_on,
        GoverningDate.CANVASS_DATE: case.canvass.state or case.canvass.county,
    }
    here = in_force_on(rooms, governed.day)
    found: dict[str, list[str]] = {}
    for reading, day in days.items():
        there = in_force_on(rooms, day)
        if day is None or there is here:
            continue
        if there is None:
            outcome = "no_text_in_force"
        else:
            outcome = under_text(case, there, chosen, all_readings=False).outcome_words()
        found.setdefault(outcome, []).append(reading.value)
    return tuple(
        OtherOutcome(outcome, ({GoverningDate.question.id: names},))
        for outcome, names in found.items()
    )


def _governed_otherwise(
    answer: Answer, others: tuple[OtherOutcome, ...], chosen: Mapping[type[Reading], Reading]
) -> Answer:
    """`answer`, with the doubt which text governs where the readings of it pick different texts."""
    if not others:
        return answer
    by_user = GoverningDate in chosen
    reading = chosen.get(GoverningDate, GoverningDate.first)
    id = GoverningDate.question.id
    asked = Asked(id, reading.value, "user" if by_user else "default", True)
    readings = evolve(
        answer.readings,
        agree=False,
        asked=(asked, *answer.readings.asked),
        outcomes=(*answer.readings.outcomes, *others),
    )
    return evolve(answer, readings=readings, summary=f"{answer.summary} {straddling(others)}")


def _governed(
    case: Case,
    rooms: tuple[Room, ...],
    chosen: Mapping[type[Reading], Reading],
    as_of: dt.date | None,
    all_readings: bool,
) -> tuple[Governed, Answering]:
    """The day that picks the text, by the chosen reading of x-governing-date, and what is decided
    under that text."""
    first = Governed(as_of, "as-of") if as_of else first_guess(case, chosen)
    answering = under_text(case, nearest(rooms, first.day), chosen, all_readings=all_readings)
    reading = chosen.get(GoverningDate, GoverningDate.first)
    if first.by not in ("canvass", "election") or reading is not GoverningDate.FILING_DATE:
        return first, answering
    last = _last_day(answering)
    if last is None:
        return first, answering
    governed = Governed(last, "last day to file")
    room = nearest(rooms, last)
    if room is not answering.room:
        answering = under_text(case, room, chosen, all_readings=all_readings)
    return governed, answering


def _last_day(answering: Answering) -> dt.date | None:
    days = [
        value.day
        for way in answering.ways()
        if "deadline" in way.shape.fields
        and isinstance(value := answering.value(way.shape.fields["deadline"], way.who), Moment)
    ]
    return dt.date.fromordinal(max(days)) if days else None


def irrelevant(answering: Answering, given: frozenset[str]) -> tuple[str, ...]:
    """A sentence for each key of a case that was given and that no rule here read."""
    exploration = answering.chosen.exploration
    if exploration is None:
        return ()
    names = answering.subject.names
    read = {names[fact] for fact in exploration.read if fact in names}
    return tuple(
        f"'{key}' cannot matter for this contest under {answering.room.section.number}"
        for key in sorted(given - read - ALWAYS_MATTER)
    )


ALWAYS_MATTER = frozenset(
    {
        "against",
        "as_of",
        "at",
        "canvass",
        "closed",
        "counties",
        "date",
        "filed",
        "for",
        "holidays",
        "measure",
        "not_printed",
        "note",
        "office",
        "open",
        "partial",
        "readings",
        "retention",
        "seats",
        "stage",
        "state",
        "votes",
        "withdrawn",
    }
)
"""Keys that name the contest, the question or the calendar, and never deserve that warning."""


def under_text(
    case: Case, room: Room, chosen: Mapping[type[Reading], Reading], *, all_readings: bool = True
) -> Answering:
    """`case` decided under the text of `room`, whether or not it was in force."""
    subject = room.subjects[room.subject_of(case)]
    facts = subject.door(case)
    if case.contest.partial:
        facts = _partial(facts)
    calendar = calendar_of(case)
    values = choose_values(
        subject.net, facts.facts, facts.missing, calendar, chosen, all_readings=all_readings
    )
    return Answering(case, room, subject, facts, values, calendar)


def _partial(facts: Facts) -> Facts:
    """`facts` of which the votes are not known, since those given are not all."""
    unseen = {
        name: Day()
        for name in ("votes", "votes_for", "votes_against")
        if hasattr(facts.facts, name)
    }
    return evolve(facts, missing={**facts.missing, **unseen})


def whole(answering: Answering, governed: Governed, warnings: tuple[str, ...] = ()) -> Answer:
    """The whole answer under one text."""
    ways = answering.ways()
    routes = tuple(route(answering, way) for way in ways)
    readings = other_readings(answering, ways, routes)
    missing = missing_facts(answering, ways)
    outcome = answering.outcome_words()
    return Answer(
        summary=summary(answering, outcome, routes, readings, missing),
        outcome=outcome,
        texts=(_text(answering.room, governed),),
        as_if=None,
        routes=routes,
        duties=duties(answering, ways, routes),
        readings=readings,
        missing=missing,
        mentions=answering.mentions(),
        warnings=(*answering.warnings(ways), *warnings),
        trace=answering.trace(ways),
    )


def _text(room: Room, governed: Governed) -> TextInForce:
    until = room.in_force_until
    return TextInForce(
        section=str(room.section),
        text=room.id,
        in_force_from=room.in_force_from.isoformat(),
        in_force_until=until.isoformat() if until else None,
        in_force=room.in_force(governed.day) if governed.day else until is None,
        governing_date=governed.day.isoformat() if governed.day else None,
        governed_by=governed.by,
        confidence=room.confidence.value,
        later_text=room.after or None,
    )


def _not_in_force(answer: Answer, room: Room, day: dt.date) -> Answer:
    nothing = evolve(answer.readings, agree=None, asked=(), outcomes=(), alternatives=())
    return Answer(
        summary=text_not_in_force(answer, room, day),
        outcome="no_text_in_force",
        texts=answer.texts,
        as_if=answer,
        routes=(),
        duties=(),
        readings=nothing,
        missing=(),
        mentions=answer.mentions,
        warnings=answer.warnings,
        trace=(),
    )
