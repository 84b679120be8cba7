"""What other readings give, and what missing facts hold open."""

from typing import Any

from recountlaw import answer as a
from recountlaw.answering import Answering, Way
from recountlaw.chosen import Open
from recountlaw.exploring import Range, Spread, Unknown, not_chosen, under
from recountlaw.guards import Cube
from recountlaw.parts import Outcome
from recountlaw.saying import between, conditions, fact_words

# -- readings -------------------------------------------------------------------------------


def other_readings(it: Answering, ways: tuple[Way, ...], routes: tuple[a.Route, ...]) -> a.Readings:
    """What the open readings come to: what they agree on, and what each other one gives."""
    exploration = it.chosen.exploration
    if exploration is None:
        return a.Readings(None, (), (), ())
    alternatives = _alternatives(it, ways)
    outcomes = tuple(
        a.OtherOutcome(value.value, conditions(guard, exploration.keys))
        for value, guard in exploration.outcome
        if isinstance(value, Outcome) and value != it.chosen.outcome
    )
    whens = [one.when for one in alternatives] + [one.when for one in outcomes]
    mattering = {key for when in whens for condition in when for key in condition}
    asked = tuple(
        a.Asked(
            question.question.id,
            it.chosen.readings.get(question, question.first).value,
            "user" if question in it.chosen.readings else "default",
            question.question.id in mattering,
        )
        for question in exploration.asked
    )
    return a.Readings(_agree(it, ways, routes), asked, outcomes, alternatives)


def _agree(it: Answering, ways: tuple[Way, ...], routes: tuple[a.Route, ...]) -> bool | None:
    assert it.chosen.exploration is not None
    spreads = [it.chosen.exploration.outcome]
    spreads += [it.spread(way.shape.open, way.who) for way in ways]
    spreads += [it.spread(way.shape.asks, way.who) for way in ways]
    if not isinstance(it.chosen.outcome, Outcome):
        return None
    if any(route.open == "undetermined" for route in routes):
        return None
    values = [{_openness(value) for value, _ in spread} for spread in spreads]
    if any(len(some - {"unknown"}) > 1 for some in values):
        return False
    return None if any("unknown" in some for some in values) else True


def _alternatives(it: Answering, ways: tuple[Way, ...]) -> tuple[a.Alternative, ...]:
    assert it.chosen.exploration is not None
    keys = it.chosen.exploration.keys
    found: dict[tuple[str, str, str], tuple[list[int], Any, Any]] = {}
    for at, way in enumerate(ways):
        for name, part in way.field_parts():
            chosen = it.value(part, way.who)
            for value, guard in it.spread(part, way.who):
                if value is chosen or _equal(value, chosen):
                    continue
                elsewhere = guard
                if isinstance(chosen, Open):
                    # Some of it may hold under the chosen readings, where facts decide.
                    elsewhere = not_chosen(guard, keys, it.chosen.readings)
                if not elsewhere:
                    continue
                cite = it.deadline_cite(way) if name == "deadline" else it.part_cite(part)
                said = _said_in(it, value, elsewhere, cite, name)
                when = conditions(elsewhere, keys)
                entry = found.setdefault((name, repr(said), repr(when)), ([], said, when))
                if at not in entry[0]:
                    entry[0].append(at)
    return tuple(
        a.Alternative(tuple(routes), name, said, when)
        for (name, _, _), (routes, said, when) in found.items()
    )


def _said_in(it: Answering, value: Any, guard: tuple[Cube, ...], cite: str, name: str) -> Any:
    if isinstance(value, Range):
        return between(value, _bounds(it, value, guard))
    if name.startswith("duty") and type(value) is int:
        return it.sayer.day_words(value)
    return it.sayer.say(value, cite=cite)


def _bounds(it: Answering, value: Range, guard: tuple[Cube, ...]) -> tuple[int, int]:
    assert it.chosen.exploration is not None
    number = it.chosen.exploration.keys.numbers.get(value.fact)
    intervals = [
        allowed
        for cube in guard
        for key, allowed in cube
        if key == number and isinstance(allowed, tuple)
    ]
    if len(intervals) < len(guard):
        return value.interval
    return min(low for low, _ in intervals), max(high for _, high in intervals)


# -- what is missing ------------------------------------------------------------------------


def missing_facts(it: Answering, ways: tuple[Way, ...]) -> tuple[a.MissingFact, ...]:
    """Each missing fact that holds a field open under the chosen readings."""
    exploration = it.chosen.exploration
    if exploration is None:
        return ()
    holds: dict[str, dict[str, None]] = {}
    settles: dict[str, dict[tuple[str, str], tuple[list[int], a.Settles]]] = {}
    places: list[tuple[str, tuple[int, ...], Any, Spread]] = [
        (name, (at,), it.value(part, way.who), it.spread(part, way.who))
        for at, way in enumerate(ways)
        for name, part in way.field_parts()
    ]
    places.append(("outcome", (), it.chosen.outcome, exploration.outcome))
    for name, routes, value, spread in places:
        for fact in _facts_in(it, value):
            holds.setdefault(fact, {})[name] = None
            if not isinstance(value, Open):
                continue
            for other, guard in under(spread, exploration.keys, it.chosen.readings):
                when = conditions(guard, exploration.keys)
                said = _said_in(it, other, guard, it.part_cite("outcome"), name)
                known = settles.setdefault(fact, {})
                entry = known.setdefault(
                    (name, repr((said, when))), ([], a.Settles((), name, said, when))
                )
                entry[0].extend(routes)
    return tuple(
        a.MissingFact(
            fact,
            fact_words(fact, it.subject.names),
            tuple(fields),
            tuple(
                a.Settles(tuple(routes), one.field, one.value, one.when)
                for routes, one in settles.get(fact, {}).values()
            ),
        )
        for fact, fields in holds.items()
    )


def _facts_in(it: Answering, value: Any) -> tuple[str, ...]:
    assert it.chosen.exploration is not None
    keys = it.chosen.exploration.keys
    if isinstance(value, Unknown):
        return tuple(sorted(value.facts))
    if isinstance(value, Range):
        return (value.fact,)
    if not isinstance(value, Open):
        return ()
    found: dict[str, None] = {}
    for one, guard in value.spread:
        for fact in _facts_in(it, one):
            found[fact] = None
        for cube in guard:
            for number, _ in cube:
                key = keys.keys[number]
                if isinstance(key, str):
                    found[key] = None
    return tuple(found)


def _openness(value: Any) -> Any:
    if isinstance(value, (Range, Unknown)):
        return "unknown"
    return False if value is None else value


def _equal(value: Any, other: Any) -> bool:
    return type(value) is type(other) and bool(value == other)
