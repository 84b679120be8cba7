"""The dated events of an answer: deadlines to file."""

from attrs import frozen

from recountlaw.answer import Answer, Deadline, Sourced


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


def events(answer: Answer) -> tuple[Event, ...]:
    """The deadlines of an answer's routes (of the answer *as if*, where no text was in force)."""
    found: dict[tuple[str, str, str], list[str]] = {}
    deadlines: dict[tuple[str, str, str], Deadline] = {}
    live: set[tuple[str, str, str]] = set()
    for route in (answer.as_if or answer).routes:
        if isinstance(route.deadline, Deadline):
            office = route.filing_office.value if isinstance(route.filing_office, Sourced) else ""
            what = "last moment to file for a recount"
            key = (route.deadline.moment, what, office)
            found.setdefault(key, []).append(route.petitioner or route.kind)
            deadlines[key] = route.deadline
            if route.open != "no":
                live.add(key)
    return tuple(
        Event(key[1], ", ".join(dict.fromkeys(who)), key in live, key[2], deadlines[key])
        for key, who in sorted(found.items())
    )
