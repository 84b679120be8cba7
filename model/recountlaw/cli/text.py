"""An answer laid out for people: plain text, and Markdown in the order of a memo."""

import re
from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

import click

from recountlaw.answer import (
    Answer,
    Condition,
    Deadline,
    Duty,
    NotKnown,
    Route,
    Signatures,
    Silent,
    Sourced,
)
from recountlaw.saying import condition_words, money, plain

WIDTH = 100
AS_IF = "What follows is as if the text had been in force; it was not"
STATES = {"yes": "open", "no": "not open", "undetermined": "undetermined"}


def text(answer: Answer) -> str:
    """The answer as text; colors are taken out again where they cannot be shown."""
    lines = [*_wrapped(click.style(answer.summary, bold=True), ""), ""]
    whole = answer.as_if or answer
    if answer.as_if:
        lines += [_heading(AS_IF), ""]
    worked: dict[tuple[str, ...], int] = {}
    for at, route in enumerate(whole.routes):
        lines += [*_route(at, route, worked), ""]
    if whole.duties:
        lines += [_heading("What must be done"), *_duties(whole.duties), ""]
    lines += [_heading("Readings"), *_readings(whole), ""]
    if whole.missing:
        lines += [_heading("Missing facts"), *_missing(whole), ""]
    if whole.mentions:
        lines += [_heading("See also (not modeled yet)")]
        for one in whole.mentions:
            lines += _item(f"{one.cite}: {one.value}")
        lines.append("")
    if answer.warnings:
        lines += [_heading("Notes")]
        for warning in answer.warnings:
            lines += _item(warning)
        lines.append("")
    lines += [_heading("Text"), *_texts(answer), *_wrapped(answer.notice, "  ")]
    return "\n".join(lines)


def _heading(words: str) -> str:
    return click.style(words, bold=True)


def _wrapped(words: str, indent: str) -> list[str]:
    return wrap(
        words,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _item(words: str) -> list[str]:
    return wrap(
        words,
        WIDTH,
        initial_indent="  - ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _row(name: str, words: str, cite: str = "") -> list[str]:
    said = f"{words}  [{cite}]" if cite else words
    return wrap(
        said,
        WIDTH,
        initial_indent=f"  {name:<12} ",
        subsequent_indent=" " * 15,
        break_long_words=False,
        break_on_hyphens=False,
    )


def title(at: int, route: Route) -> str:
    """The heading of a route: its number, kind, petitioner and state."""
    who = f": {route.petitioner}" if route.petitioner else ""
    return f"Route {at + 1}, {route.kind}{who} - {STATES[route.open]}"


def _route(at: int, route: Route, worked: dict[tuple[str, ...], int]) -> Iterator[str]:
    yield _heading(title(at, route))
    for name, words, cite in route_rows(route, _earlier(at, route, worked)):
        yield from _row(name, words, cite)


def _earlier(at: int, route: Route, worked: dict[tuple[str, ...], int]) -> int | None:
    """The earlier route that has shown the working of this one's deadline, if any."""
    if not isinstance(route.deadline, Deadline) or not route.deadline.working:
        return None
    first = worked.setdefault(route.deadline.working, at)
    return None if first == at else first


def route_rows(route: Route, earlier: int | None = None) -> Iterator[tuple[str, str, str]]:
    """The fields of a route that say something: name, words, pin cite.

    `earlier` is the route that has shown the working of the same deadline already. Of a route that
    gives no right only the margin is said.
    """
    if isinstance(route.provision, Sourced):
        yield "provision", route.provision.value, route.provision.cite
    elif route.provision is not None:
        yield "provision", plain(route.provision), ""
    if route.margin is not None:
        against = f" against {' and '.join(route.against)}" if route.against else ""
        yield "margin", f"{plain(route.margin)}{against}", ""
    if isinstance(route.limit, Silent):
        yield "limit", "none: the text sets no margin", route.limit.cite
    elif route.limit is not None:
        yield (
            "limit",
            _limit(route),
            "" if isinstance(route.provision, Sourced) else route.limb or "",
        )
    if route.open == "no" and route.provision is None:
        for name, value in (("file with", route.filing_office), ("by", route.deadline)):
            if isinstance(value, Sourced):
                yield name, value.value, value.cite
            elif isinstance(value, Deadline):
                yield name, value.words, value.cite
        return
    for name, value in (
        ("file with", route.filing_office),
        ("by", route.deadline),
        ("form", route.form),
        ("signatures", route.signatures),
        ("deposit", route.deposit),
        ("payer", route.payer),
    ):
        if value is not None and value != ():
            yield from _field(name, value, earlier)


def _limit(route: Route) -> str:
    measure = ""
    if route.denominator is not None:
        measure = f" ({plain(route.denominator.value)} {route.denominator.name})"
    how = {"=": "exactly ", "<=": "at most ", "<": "less than ", ">=": "at least "}.get(
        route.operator, ""
    )
    side = ""
    if isinstance(route.votes_inside, int):
        inside = route.votes_inside
        word = "inside" if inside >= 0 else "outside"
        side = f": {word} by {abs(inside):,}"
    return f"{how}{plain(route.limit)}{side}{measure}"


def _field(name: str, value: Any, earlier: int | None) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, Silent):
        yield name, "the text does not say", value.cite
    elif isinstance(value, Sourced):
        yield name, value.value, value.cite
    elif isinstance(value, Deadline):
        yield name, value.words, value.cite
        if earlier is not None:
            yield "", f"counted as for route {earlier + 1}", ""
            return
        for line in value.working:
            yield "", line, ""
    elif isinstance(value, Signatures):
        counties = f", from at least {value.counties} counties" if value.counties else ""
        yield name, f"{plain(value.needed)}{counties}", value.cite
    elif isinstance(value, tuple):
        for item in value:
            place = f", {item.county}" if item.county else ""
            how = f", by {item.instrument}" if item.instrument else ""
            yield name, f"{money(item.cents)} {item.what}{place}{how}", item.cite
        if len(value) > 1 and all(isinstance(item.cents, int) for item in value):
            yield "", f"{money(sum(item.cents for item in value))} in all", ""
    elif isinstance(value, NotKnown):
        yield name, plain(value), ""
    else:
        yield name, plain(value), ""


def _duties(duties: Iterable[Duty]) -> Iterator[str]:
    for duty in duties:
        yield from _item(duty_words(duty) + f"  [{duty.cite}]")


def duty_words(duty: Duty) -> str:
    """A duty in one line, without its cite."""
    start = f", not before {duty.not_before}" if duty.not_before else ""
    by = f", {duty.clock}" if duty.clock else ""
    if duty.by:
        # A moment has its own *by* or *before*; a day has none.
        by = f", {'on ' if ', ' in duty.by else 'by '}{duty.by}"
    because = ", ".join(str(at + 1) for at in duty.because)
    return f"{duty.who}: {duty.what}{start}{by} (route {because})"


def _readings(answer: Answer) -> Iterator[str]:
    for line in reading_lines(answer):
        yield from _item(line)


UNSAID = (
    "limb of the deadline",
    "limb tested",
    "operator",
    "denominator",
    "denominator value",
    "votes of whom it is measured against",
)
"""Fields whose other values are seen in the limit and the margin already."""


def reading_lines(answer: Answer) -> Iterator[str]:
    """What the open readings come to: agreement first, then what each other one changes.

    Of the conditions for a value only the readings that are not the chosen ones are said, and only
    the conditions that need the fewest; values that need several together are counted, not listed
    (JSON has them all).
    """
    readings = answer.readings
    chosen = {one.id: one.chosen for one in readings.asked}
    number = len(readings.asked)
    if readings.agree is True:
        yield f"{number} open questions were asked; all readings agree on who has a right."
    elif readings.agree is False:
        yield f"{number} open questions were asked; the readings do not agree on who has a right."
    else:
        yield f"{number} open questions were asked; facts are missing, so agreement is open."
    for other in readings.outcomes:
        conditions = " / or ".join(_fewest(other.when, chosen)[1])
        yield f"{other.outcome.replace('_', ' ')} if {conditions}"
    together = 0
    for one in readings.alternatives:
        if one.field in UNSAID:
            continue
        needed, fewest = _fewest(one.when, chosen)
        if needed > 1:
            together += 1
            continue
        routes = ", ".join(str(at + 1) for at in one.routes)
        field = one.field.replace("_", " ")
        value = money(one.value) if field.startswith("deposit") else plain(one.value)
        yield f"route {routes}, {field}: {value} if {' / or '.join(fewest)}"
    if together:
        values = "1 further value" if together == 1 else f"{together} further values"
        yield f"{values} under several other readings together (--format json)."
    by_user = [f"{one.id}={one.chosen}" for one in readings.asked if one.by == "user"]
    if by_user:
        yield "chosen: " + ", ".join(by_user)


def _fewest(when: tuple[Condition, ...], chosen: dict[str, str]) -> tuple[int, list[str]]:
    """The conditions that need the fewest readings other than the chosen, and how many that is."""
    found: dict[int, dict[str, None]] = {}
    for condition in when:
        others = {
            key: value
            for key, value in condition.items()
            if key not in chosen or chosen[key] not in value
        }
        needed = sum(key in chosen for key in others)
        found.setdefault(needed, {})[condition_words(others)] = None
    fewest = min(found)
    return fewest, list(found[fewest])


def _missing(answer: Answer) -> Iterator[str]:
    for fact in answer.missing:
        yield from _item(f"{fact.words}: holds open {', '.join(fact.holds_open)}")
        for one in fact.settles:
            if one.field in ("open", "outcome"):
                for when in one.when:
                    yield from _row(
                        "", f"{one.field}: {plain(one.value)} if {condition_words(when)}"
                    )


def _texts(answer: Answer) -> Iterator[str]:
    for one in answer.texts:
        until = f" to {one.in_force_until}" if one.in_force_until else " on"
        basis = (
            f"; governing date {one.governing_date} ({one.governed_by})"
            if one.governing_date
            else ""
        )
        yield from _wrapped(
            f"{one.section}, in force from {one.in_force_from}{until}; {one.confidence}{basis}.",
            "  ",
        )
        if one.later_text:
            yield from _wrapped(one.later_text, "  ")


def markdown(answer: Answer, facts: Mapping[str, Any]) -> str:
    """The answer as a memo in Markdown: short answer, facts, routes, duties, readings, sources.

    `facts` are the keys and values of the case, as they were given.
    """
    whole = answer.as_if or answer
    lines = ["# Recount memo", "", "## Short answer", "", _cell(answer.summary), ""]
    lines += ["## Facts", "", *(f"- {_cell(line)}" for line in _facts(facts)), ""]
    if answer.as_if:
        lines += [f"**{AS_IF}**", ""]
    for at, route in enumerate(whole.routes):
        lines += [f"## {_cell(title(at, route))}", "", "| | | cite |", "|---|---|---|"]
        lines += [f"| {_cell(n)} | {_cell(w)} | {_cell(c)} |" for n, w, c in route_rows(route)]
        lines.append("")
    if whole.duties:
        lines += ["## Duties", ""]
        lines += [f"- {_cell(duty_words(duty))} [{duty.cite}]" for duty in whole.duties] + [""]
    lines += ["## Other readings", "", *(f"- {_cell(line)}" for line in reading_lines(whole)), ""]
    if whole.missing:
        lines += ["## Missing facts", ""]
        lines += [
            f"- {_cell(fact.words)}: holds open {_cell(', '.join(fact.holds_open))}"
            for fact in whole.missing
        ] + [""]
    if whole.mentions:
        lines += ["## See also (not modeled yet)", ""]
        lines += [f"- {one.cite}: {_cell(one.value)}" for one in whole.mentions] + [""]
    if answer.warnings:
        lines += ["## Notes", "", *(f"- {_cell(warning)}" for warning in answer.warnings), ""]
    lines += ["## Text", "", *(line.strip() for line in _texts(answer)), "", answer.notice]
    return "\n".join(lines)


def _facts(facts: Mapping[str, Any]) -> Iterator[str]:
    for key, value in facts.items():
        if isinstance(value, Mapping):
            said = ", ".join(f"{name}={one}" for name, one in value.items())
        elif isinstance(value, (list, tuple)):
            said = ", ".join(map(str, value))
        else:
            said = plain(value) if isinstance(value, bool) else str(value)
        yield f"{key.replace('_', ' ')}: {said}"


def _cell(words: str) -> str:
    """Words with what Markdown and HTML would take for marks made plain."""
    return re.sub(r"([\\`*_<>|#\[\]])", r"\\\1", words.replace("\n", " "))
