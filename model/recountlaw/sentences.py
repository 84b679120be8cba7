"""The sentences of an answer that come first: in whole votes, safe to print."""

import datetime as dt
from typing import TYPE_CHECKING, Any

from recountlaw.answer import (
    Deadline,
    MissingFact,
    NotKnown,
    OtherOutcome,
    Readings,
    Route,
    Signatures,
    Silent,
    Sourced,
)
from recountlaw.calendars import say_day, say_minute
from recountlaw.doors import minute_of
from recountlaw.moments import MIDNIGHT, Moment
from recountlaw.rooms import TOO_LATE, Room
from recountlaw.saying import condition_words, listed, plain
from recountlaw.validation import GREATEST_COUNT

if TYPE_CHECKING:
    from recountlaw.answering import Answering, Way


def summary(
    answering: "Answering",
    outcome: str,
    routes: tuple[Route, ...],
    readings: Readings,
    missing: tuple[MissingFact, ...],
) -> str:
    """The first sentence of an answer."""
    room = answering.room
    section = room.section.number
    open_routes = _losers_first(answering, routes)
    if outcome == "required":
        said = _required(answering, section, open_routes)
    elif outcome == "available":
        said = _available(room, open_routes)
    elif outcome == "not_available":
        said = _not_available(answering, section, routes)
    else:
        said = _undetermined(section, missing)
    return (
        _remarks(answering)
        + said
        + _defects(answering, outcome)
        + _where_and_when(answering, outcome, open_routes)
        + _moment(answering, routes)
        + _others(readings, outcome)
    )


def _defects(answering: "Answering", outcome: str) -> str:
    """What is wrong with the petition that was filed, if it brings no recount."""
    if outcome == "required" or not answering.case.petition.is_filed:
        return ""
    asking = answering.petitioner
    ways = answering.ways()
    mine = [way for way in ways if way.who is None or answering.name(way) == asking]
    if asking and not mine:
        whose = asking[0].upper() + asking[1:]
        return f" {whose}'s {answering.room.paper} brings none: the text gives {asking} no right."
    mine = mine or list(ways)
    found: dict[str, None] = {}
    for part, given, words in answering.room.defects:
        if part in answering.chosen.net.by_name:
            for way in mine:
                value = answering.value(part, way.who or 0)
                if type(value) is type(given) and value == given:
                    early = words == TOO_LATE and _is_early(answering, way)
                    found[f"it came before {answering.room.opens_with}" if early else words] = None
    if not found:
        return ""
    whose = f"{asking}'s {answering.room.paper}" if asking else f"the {answering.room.paper} filed"
    whose = whose[0].upper() + whose[1:]
    return f" {whose} brings none: {listed(found)}."


def _is_early(answering: "Answering", way: "Way") -> bool:
    """Whether the petition came before the day that the time to file is counted from."""
    filed = answering.case.petition.filed_on
    opens = answering.value(way.shape.trigger, way.who) if way.shape.trigger else None
    return filed is not None and type(opens) is int and filed.toordinal() <= opens


def _remarks(answering: "Answering") -> str:
    """What must stand before anything else."""
    found: dict[str, None] = {}
    for part, given, words in answering.room.remarks:
        if part not in answering.chosen.net.by_name:
            continue
        for way in answering.ways():
            value = answering.value(part, way.who or 0)
            if type(value) is type(given) and value == given:
                found[f"{words} "] = None
    return "".join(found)


def _losers_first(answering: "Answering", routes: tuple[Route, ...]) -> list[Route]:
    """The open routes; where winners have one too, losers stand first, the nearest before all."""
    pairs = [
        (way, route)
        for way, route in zip(answering.ways(), routes, strict=True)
        if route.open == "yes"
    ]
    if "loses" in answering.chosen.net.by_name:
        pairs.sort(
            key=lambda pair: (
                answering.value("loses", pair[0].who or 0) is not True,
                pair[1].margin if isinstance(pair[1].margin, int) else GREATEST_COUNT,
            )
        )
    return [route for _, route in pairs]


def _where_and_when(answering: "Answering", outcome: str, routes: list[Route]) -> str:
    """With which office and by when to file, where it is known; `_moment` says more of *now*."""
    if outcome != "available" or answering.case.at is not None or not routes:
        return ""
    office, last = routes[0].filing_office, routes[0].deadline
    if any(route.deadline != last or route.filing_office != office for route in routes):
        return ""
    where = f" with the {office.value}" if isinstance(office, Sourced) else ""
    if isinstance(last, Deadline):
        return f" The last day to file{where} is {last.words}."
    return f" File{where}." if where else ""


def _moment(answering: "Answering", routes: tuple[Route, ...]) -> str:
    """How things stand at the moment asked about: open, closing soon, closed."""
    at = answering.case.at
    deadlines = [
        route.deadline
        for route in routes
        if route.provision is not None and isinstance(route.deadline, Deadline)
    ]
    if at is None or not deadlines:
        return ""
    last = max(deadlines, key=lambda one: one.moment)
    now = Moment(at.toordinal(), minute_of(at.time()))
    end = last_moment(last)
    when = f"{say_minute(now.minute)} on {say_day(now.day)}"
    opens = _opens(answering)
    if opens is not None and now.day < opens:
        return f" At {when} the time to file has not begun: it runs from {say_day(opens)}."
    left = (end.day - now.day) * MIDNIGHT + end.minute - now.minute
    if left < 0 or (left == 0 and not last.inclusive):
        return f" At {when} the time to file is over: it ended on {last.words}."
    if left >= 2 * MIDNIGHT:
        return f" At {when} the time to file is open, until {last.words}."
    if left == 0:
        return f" At {when} the time to file is in its last minute ({last.words})."
    return f" At {when} the time to file is open and closes in {_span(left)} ({last.words})."


def _opens(answering: "Answering") -> int | None:
    """The day from which the time to file runs, if it is known."""
    for way in answering.ways():
        if way.shape.trigger is not None:
            day = answering.value(way.shape.trigger, way.who)
            if type(day) is int:
                return day
    return None


def _span(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    parts = [_count(hours, "hour")] * (hours > 0) + [_count(rest, "minute")] * (rest > 0)
    return " and ".join(parts)


def _count(number: int, unit: str) -> str:
    return f"{number} {unit}" + ("" if number == 1 else "s")


def last_moment(deadline: Deadline) -> Moment:
    """The day and minute of a deadline."""
    day, _, time = deadline.moment.partition("T")
    hour, _, minute = time.partition(":")
    return Moment(dt.date.fromisoformat(day).toordinal(), int(hour) * 60 + int(minute))


def _required(answering: "Answering", section: str, routes: list[Route]) -> str:
    automatic = [route for route in routes if route.kind in ("automatic", "board")]
    if automatic:
        route = automatic[0]
        if route.kind == "automatic":
            tied = f"{listed(route.against)} tie" if route.against else route.provision.value
            return f"A recount must be held unasked under {route.provision.cite}: {tied}."
        return (
            f"A recount must be held under {_cite(route, section)}: the canvassing board petitions."
        )
    filed = answering.case.petition.filed_on
    day = f" filed on {say_day(filed.toordinal())}" if filed else ""
    route = _petitioners(answering, routes)[0]
    margin = _margin_clause(route).removeprefix(": ").removeprefix(", ")
    return (
        f"A recount must be held under {_cite(route, section)}: the {answering.room.paper}{day} "
        f"is in order and in time{margin and ', and ' + margin}."
    )


def _petitioners(answering: "Answering", routes: list[Route]) -> list[Route]:
    name = answering.petitioner
    return [route for route in routes if route.petitioner == name] or routes


def _available(room: Room, routes: list[Route]) -> str:
    if not routes:
        return (
            f"A recount may be had under {room.section.number}, by whom depends on missing facts."
        )
    route = routes[0]
    others = listed(other.petitioner or "" for other in routes[1:] if other.kind == route.kind)
    so_may = f"; so may {others}" if others else ""
    who = route.petitioner or "somebody"
    if route.kind == "voters":
        signed = route.signatures
        known = isinstance(signed, Signatures) and isinstance(signed.needed, int)
        number = plain(signed.needed) if known else ""
        counties = signed.counties if isinstance(signed, Signatures) else None
        spread = f" from at least {plain(counties)} counties" if isinstance(counties, int) else ""
        who = f"{number} {room.signers}{spread}".strip()
    cite = _cite(route, room.section.number)
    who = who[0].upper() + who[1:]
    return f"{who} may {room.asking} under {cite}{_margin_clause(route)}{so_may}."


def _reason(answering: "Answering", at: int) -> str:
    """Why there is no right although the margin may be within the limit."""
    who, chosen = answering.ways()[at].who, answering.chosen
    for part, given, words in answering.room.reasons:
        # Of voters, who are no petitioner with votes, what is decided for each says nothing.
        known = part in chosen.net.by_name and not (who is None and chosen.is_each(part))
        if known and answering.value(part, who) == given:
            return words
    return ""


def _not_available(answering: "Answering", section: str, routes: tuple[Route, ...]) -> str:
    measured = [route for route in routes if isinstance(route.margin, int)]
    start = f"No recount is available under {section}"
    if answering.covered is False:
        return f"{start}: the section does not reach this contest."
    if not measured:
        return f"{start}: {answering.room.nobody}."
    route = min(measured, key=lambda one: one.margin)
    inside = route.votes_inside
    reason = _reason(answering, routes.index(route))
    if reason:
        return f"{start}: {reason}."
    if isinstance(inside, int) and inside < 0:
        limb = route.limb.rpartition(section)[2] if route.limb else ""
        return f"{start}{limb}{_margin_clause(route)}."
    if route.provision is not None:
        margin = _margin_clause(route)
        return (
            f"{start}{margin and margin + ','}{' but' if margin else ':'} the time to file is over."
        )
    if isinstance(inside, int):
        within = f"the margin of {_votes(route.margin)} is within the limit of {route.limit:,}"
        return f"{start}: {within}, but the text gives no right here for another reason."
    if route.operator == "=" and isinstance(route.limit, int):
        must = _votes(route.limit)
        return f"{start}: the margin is {_votes(route.margin)}, and it must be exactly {must}."
    if route.limit is None and route.operator == "none":
        return f"{start}: none of its limbs reaches this contest, whatever the margin."
    return f"{start}: {route.petitioner}'s margin is {_votes(route.margin)}."


def _undetermined(section: str, missing: tuple[MissingFact, ...]) -> str:
    facts = [one for one in missing if "outcome" in one.holds_open or "open" in one.holds_open]
    if not facts:
        return f"Undetermined under {section}."
    said = f"Undetermined under {section}: it depends on {facts[0].words}"
    turns = [
        f"{plain(one.value).replace('_', ' ')} if {' / or '.join(map(condition_words, one.when))}"
        for one in facts[0].settles
        if one.field == "outcome" and one.when
    ]
    return said + (f" ({'; '.join(dict.fromkeys(turns))})" if turns else "") + "."


def _others(readings: Readings, outcome: str) -> str:
    if readings.agree is not False:
        return ""
    others = sorted(_other(one) for one in readings.outcomes if one.outcome != outcome)
    if others:
        return f" Another reading of the text gives: {listed(others, 'or')}."
    return " The readings agree on that, but not on who else may ask."


def _other(one: OtherOutcome) -> str:
    """Another outcome; where it needs a missing count to be large or small, that is said."""
    said: str = one.outcome.replace("_", " ")
    counts = [
        {key: value for key, value in condition.items() if isinstance(value, dict)}
        for condition in one.when
    ]
    if not all(counts):
        return said
    least = min(counts, key=lambda found: min(span["from"] for span in found.values()))
    return f"{said} (only if {condition_words(least)})"


def _cite(route: Route, section: str) -> str:
    provision: Any = route.provision
    return provision.cite if isinstance(provision, Sourced) else section


def _margin_clause(route: Route) -> str:
    """The margin against its limit: *: the margin of 7 is within the limit of 8 (inside by 1)*."""
    if isinstance(route.limit, Silent) and isinstance(route.provision, Sourced):
        return ", at any margin"
    if isinstance(route.margin, NotKnown) or route.margin is None or route.operator == "none":
        return ""
    margin = plain(route.margin)
    if route.operator == "=":
        return f": the margin is exactly {margin} vote" if isinstance(route.limit, int) else ""
    inside = route.votes_inside
    if not isinstance(inside, int):
        return f": the margin is {margin}"
    limit = f"the limit of {route.limit:,}"
    if inside < 0:
        return f": the margin of {margin} is outside {limit} (outside by {-inside:,})"
    return f": the margin of {margin} is within {limit} (inside by {inside:,})"


def _votes(number: Any) -> str:
    return f"{plain(number)} vote" + ("" if number == 1 else "s")
