"""The dated events of an answer: deadlines to file."""

from attrs import frozen

from recountlaw.answer import Answer, Condition, Deadline, Sourced
from recountlaw.saying import condition_words


@frozen
class Event:
    """A last moment: what must be done by then, by whom, at which office.

    `open` is False where none of its routes is open: there is no right that it would serve.
    """

    what: str
    who: str
    open: bool
    office: str
    deadline: Deadline
    safe: str
    """The earliest last moment that any reading gives, and which does; empty if none is earlier."""


def events(answer: Answer) -> tuple[Event, ...]:
    """The deadlines of an answer's routes (of the answer *as if*, where no text was in force)."""
    found: dict[tuple[str, str, str], list[str]] = {}
    deadlines: dict[tuple[str, str, str], Deadline] = {}
    live: set[tuple[str, str, str]] = set()
    safe: dict[tuple[str, str, str], str] = {}
    whole = answer.as_if or answer
    for at, route in enumerate(whole.routes):
        if isinstance(route.deadline, Deadline):
            office = route.filing_office.value if isinstance(route.filing_office, Sourced) else ""
            what = "last moment to file for a recount"
            key = (route.deadline.moment, what, office)
            found.setdefault(key, []).append(route.petitioner or route.kind)
            deadlines[key] = route.deadline
            safe[key] = safe.get(key) or _safe(whole, at, route.deadline)
            if route.open != "no":
                live.add(key)
    return tuple(
        Event(key[1], ", ".join(dict.fromkeys(who)), key in live, key[2], deadlines[key], safe[key])
        for key, who in sorted(found.items())
    )


def _safe(answer: Answer, at: int, chosen: Deadline) -> str:
    """The earliest last moment of a route under any reading, if that is before the chosen one."""
    earlier: list[tuple[str, bool, str, tuple[Condition, ...]]] = [
        (one.value.moment, one.value.inclusive, one.value.words, one.when)
        for one in answer.readings.alternatives
        if one.field == "deadline" and at in one.routes and isinstance(one.value, Deadline)
    ]
    least = min(earlier, default=None, key=lambda one: one[:2])
    if least is None or least[:2] >= (chosen.moment, chosen.inclusive):
        return ""
    chosen_names = {one.id: one.chosen for one in answer.readings.asked}
    others = {
        key: value
        for key, value in least[3][0].items()
        if key not in chosen_names or chosen_names[key] not in value
    }
    known = all(
        one.value is None or isinstance(one.value, Deadline)
        for one in answer.readings.alternatives
        if one.field == "deadline" and at in one.routes
    )
    start = "safe under every reading" if known else "earlier under some reading"
    return f"{start}: {least[2]} ({condition_words(others)})"
