"""Routes and duties of an answer, filled from the values of a record."""

from typing import Any

from recountlaw import answer as a
from recountlaw.answering import Answering, Way
from recountlaw.chosen import Open
from recountlaw.clauses import Decided
from recountlaw.contest import CandidateContest
from recountlaw.exploring import Unknown
from recountlaw.moments import Moment
from recountlaw.saying import money, plain


def route(it: Answering, way: Way) -> a.Route:
    """One route in full."""
    shape = way.shape
    said = {
        name: _field(it, way, name)
        for name in ("provision", "margin", "limit", "filing_office", "form", "payer")
    }
    test = it.value_of(way, "test")
    operator = "none"
    if test is not None and not isinstance(test, (Open, Unknown)):
        operator = test.value
    margin, limit = it.value_of(way, "margin"), it.value_of(way, "limit")
    inside: Any = None
    if operator in ("<=", "<") and margin is not None and limit is not None:
        known = type(margin) is int and type(limit) is int
        inside = limit - margin if known else a.NotKnown("needs margin and limit")
    return a.Route(
        kind=shape.kind.value,
        text=it.room.id,
        petitioner=it.name(way),
        against=_against(it, way),
        open=_open(it, way),
        limb=_limb(it, way),
        provision=said["provision"],
        margin=said["margin"],
        operator=operator,
        limit=said["limit"],
        votes_inside=inside,
        denominator=_denominator(it, way),
        filing_office=said["filing_office"],
        form=said["form"],
        signatures=_signatures(it, way),
        deposit=_deposit(it, way),
        deadline=_deadline(it, way),
        payer=said["payer"],
        cites=_cites(it, way),
    )


def _field(it: Answering, way: Way, field: str) -> Any:
    part = way.shape.fields.get(field)
    value = None if part is None else it.value(part, way.who)
    if value is None and field in way.shape.silent:
        return a.Silent(str(way.shape.silent[field].cite))
    return it.sayer.say(value, cite=it.part_cite(part) if part else "")


def _limb(it: Answering, way: Way) -> str | None:
    value = it.value_of(way, "limb" if "limb" in way.shape.fields else "test")
    return str(value.source.cite) if isinstance(value, Decided) else None


def _open(it: Answering, way: Way) -> str:
    asks = it.value(way.shape.asks, way.who)
    value = it.value(way.shape.open, way.who)
    if asks is False or value is False or value is None:
        return "no"
    if asks is True and value is True:
        return "yes"
    return "undetermined"


def _against(it: Answering, way: Way) -> tuple[str, ...]:
    contest = it.case.contest
    reference = it.value_of(way, "reference")
    if type(reference) is not int or not isinstance(contest, CandidateContest):
        return ()
    return tuple(
        candidate.name
        for at, candidate in enumerate(contest.candidates)
        if candidate.votes == reference and at != way.who
    )


def _denominator(it: Answering, way: Way) -> a.Denominator | None:
    base, total = it.value_of(way, "base"), it.value_of(way, "total")
    if base is None or total is None:
        return None
    return a.Denominator(plain(it.sayer.say(base)), it.sayer.say(total))


def _signatures(it: Answering, way: Way) -> Any:
    if "signatures" in way.shape.silent:
        return a.Silent(str(way.shape.silent["signatures"].cite))
    needed = it.value_of(way, "signatures")
    if needed is None:
        return None
    counties = it.value_of(way, "signature_counties")
    cite = it.part_cite(way.shape.fields["signatures"])
    return a.Signatures(it.sayer.say(needed), counties if type(counties) is int else None, cite)


def _deposit(it: Answering, way: Way) -> Any:
    if "deposit" in way.shape.silent:
        return a.Silent(str(way.shape.silent["deposit"].cite))
    items: list[a.DepositItem] = []
    for shape in way.shape.deposit:
        cents = it.value(shape.part, way.who)
        if cents is None:
            continue
        cite = str(shape.source.cite)
        how = it.value(shape.instrument, way.who) if shape.instrument else None
        instrument = None if how is None else plain(it.sayer.say(how))
        if isinstance(cents, tuple):
            names = _counties(it, len(cents))
            items += [
                a.DepositItem(shape.words, name, one, cite, instrument)
                for name, one in zip(names, cents, strict=True)
            ]
        else:
            said = it.sayer.say(cents, words=money)
            items.append(a.DepositItem(shape.words, None, said, cite, instrument))
    return tuple(items)


def _counties(it: Answering, number: int) -> list[str]:
    named = it.case.petition.recount_ballots
    names = [one.county for one in named] if named else list(it.case.county_names)
    if len(names) == number:
        return names
    return [f"county {at + 1}" for at in range(number)]


def _deadline(it: Answering, way: Way) -> Any:
    if "deadline" in way.shape.silent:
        return a.Silent(str(way.shape.silent["deadline"].cite))
    part = way.shape.fields.get("deadline")
    if part is None:
        return None
    trigger = it.value(way.shape.trigger, way.who) if way.shape.trigger else None
    return it.sayer.say(
        it.value(part, way.who),
        cite=it.deadline_cite(way),
        trigger=trigger,
        trigger_words=way.shape.trigger_words,
    )


def _cites(it: Answering, way: Way) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for _, part in way.field_parts():
        value = it.value(part, way.who)
        source = getattr(value, "source", None)
        if source is not None:
            found[str(source.cite)] = None
        elif value is not None:
            found |= dict.fromkeys(it.chosen.net.by_name[part].pin_cites)
    return tuple(found)


# -- duties ---------------------------------------------------------------------------------


def duties(it: Answering, ways: tuple[Way, ...], routes: tuple[a.Route, ...]) -> tuple[a.Duty, ...]:
    """Who must do what because of the routes that are not closed."""
    filed = it.case.petition.is_filed
    found: dict[tuple[Any, ...], list[int]] = {}
    for at, (way, route) in enumerate(zip(ways, routes, strict=True)):
        for duty in way.shape.duties:
            value = it.value(duty.part, way.who) if duty.part else None
            if duty.part and value is None:
                continue
            brought = filed and (duty.if_filed or value in duty.even_if_closed)
            if route.open == "no" and not (duty.anyway or brought):
                continue
            what = plain(it.sayer.say(value)) if duty.part else duty.what
            source = getattr(value, "source", duty.source)
            cite = str(source.cite) if source else it.part_cite(duty.part or "")
            by = _when(it, duty.by, way.who)
            clock = duty.clock or None
            start = _when(it, duty.not_before, way.who)
            found.setdefault((duty.who, what, start, by, clock, cite), []).append(at)
    return tuple(
        a.Duty(who, what, tuple(because), start, by, clock, cite)
        for (who, what, start, by, clock, cite), because in found.items()
    )


def _when(it: Answering, part: str | None, who: int | None) -> Any:
    value = it.value(part, who) if part else None
    if isinstance(value, Moment):
        return it.sayer.moment_words(value)
    if type(value) is int:
        return it.sayer.day_words(value)
    return None
