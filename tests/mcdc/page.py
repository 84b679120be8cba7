"""The table of a statute as a page that can be read beside the statute."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from recountlaw.contest import State
from recountlaw.contests import command
from recountlaw.parts import Part
from recountlaw.proving.contests import room_of
from recountlaw.proving.mcdc.rows import Data
from recountlaw.rooms import Room

A_DAY = 500_000
"""A number above it is a day."""

NOBODY = "not told"

SUBJECTS = {"candidates": "Races for an office", "measure": "Measures and propositions"}

HEAD = """\
# Pairs of contests: {state}

{section}, condition by condition. Read it beside the statute.

Each row takes one condition of a clause, as the rules ask it, and shows **two contests that differ
in that condition alone**. In the first it holds, in the second it does not. Every other condition
that the same part asks of both is answered alike. The third column says what comes of it: the
**outcome** where that changes, else the value of the part. It is this condition that matters, and
not another difference: in the first contest with this condition turned, and all else as it is, the
outcome is that of the second, or the value of the part another one. The second contest is the first
with the facts in bold. The rules that `recountlaw decide` runs decided both.

- A condition is a comparison, the truth of a fact or of an earlier part, or one kind among several.
  Where a part chooses among kinds, a row has a contest of that kind against one of another.
- Both contests follow the same readings. One that is not the default stands in the command.
- Where a condition is about closed days, there is one contest twice, with one day closed or open.
- What a helper asks is listed with each part that calls it. How ranks are counted is not listed,
  nor is the choice of a reading: [Open questions](questions.md) has those.

This page is made from `tests/mcdc/{file}.json`, which `python -m mcdc` compares with what it finds
anew. [Proofs](proofs.md) says what else is proved.

| | conditions |
|---|---|
"""

COUNTED = (
    ("outcome", "shown by a pair, the outcome differs"),
    ("value, no outcome", "shown by a pair, a value differs that no outcome hangs on"),
    ("value", "shown by a pair, a value differs; for an outcome that differs none was found"),
    ("coupled", "coupled: proved that another condition always moves with it"),
    ("redundant", "redundant: proved that it changes nothing"),
    ("dead", "dead: proved that it never holds, always holds, or is never asked"),
    ("not found out", "not found out"),
)

NO_PAIR = """\
## Conditions without a pair

Proved by both solvers, Z3 and cvc5, under all readings, for lists of the lengths told. *Dead*:
where the condition is asked, it always or never holds. *Redundant*: turning it never changes the
value of the part. *Coupled*: no two contests differ in it alone and in the value; another condition
moves with it. Such a condition is no fault by itself. A rule may ask what its other inputs happen
to settle: a limb shared by races and measures asks for limbs that only one of them has.
"""


def counted(row: Mapping[str, Any]) -> str:
    """As what a row is counted."""
    if row["verdict"] != "pair":
        return str(row["verdict"])
    if row["decides"]:
        return "outcome"
    return "value" if row["may_decide"] else "value, no outcome"


def page(statute: str, tables: Mapping[str, Sequence[Data]]) -> str:
    """The page of a statute."""
    rooms = {room_of(where.split("/")[0]) for where in tables}
    room = next(iter(rooms))
    lines = [
        HEAD.format(
            state=State(room.state).words, section=room.section.number, file=statute
        ).rstrip()
    ]
    rows = [row for table in tables.values() for row in table]
    for kind, words in COUNTED:
        lines.append(f"| {words} | {sum(counted(row) == kind for row in rows)} |")
    lines += [f"| in all | {len(rows)} |", ""]
    for where, table in tables.items():
        path, subject = where.split("/")
        lines += _subject(room_of(path), subject, table)
    lines += [NO_PAIR, *_without(tables)]
    return "\n".join(lines).rstrip() + "\n"


def _subject(room: Room, subject: str, table: Sequence[Data]) -> Iterator[str]:
    yield f"## {SUBJECTS[subject]}"
    yield ""
    order = {clause.cite: at for at, clause in enumerate(room.clauses)}
    parts = [part for part in room.subjects[subject].net.parts]
    # In the order of the statute; within a clause in the order of the rules.
    parts.sort(key=lambda part: order.get(part.sources[0].cite, len(order)))
    before = ""
    for part in parts:
        rows = [row for row in table if row["part"] == part.name and row["verdict"] == "pair"]
        if not rows:
            continue
        clause = part.sources[0].short
        if clause != before:
            yield f"### {clause}"
            yield ""
            before = clause
        yield from _part(room, part, rows)


def _part(room: Room, part: Part, rows: Sequence[Data]) -> Iterator[str]:
    sentence = " ".join((part.function.__doc__ or "").split("\n\n")[0].split())
    cites = ", ".join(source.short for source in part.sources)
    yield f"**{part.name}** ({cites}). {sentence}"
    yield ""
    yield "| condition | the contests differ in | what comes of it | the first contest |"
    yield "|---|---|---|---|"
    for row in rows:
        cells = (
            f"`{condition(row)}`",
            "<br>".join(differences(row)),
            result(row),
            f"`{command(row['contests'][0], row['readings'])}`",
        )
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"
    yield ""


def condition(row: Mapping[str, Any]) -> str:
    """A condition in the words of the rule."""
    return f"{row['text']} is {row['member']}" if row["member"] else str(row["text"])


def differences(row: Mapping[str, Any]) -> Iterator[str]:
    """The facts in which the two contests of a row differ, each in words."""
    one, other = row["contests"]
    for key in [*one, *(key for key in other if key not in one)]:
        if one.get(key) != other.get(key):
            name = key.replace("_", " ")
            yield f"{name}: {_word(one.get(key))} against **{_word(other.get(key))}**"


def _word(value: Any) -> str:
    match value:
        case None:
            return NOBODY
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case Mapping():
            return ", ".join(f"{name} {_word(number)}" for name, number in value.items())
        case list():
            return ", ".join(map(_word, value))
    return str(value)


def result(row: Mapping[str, Any]) -> str:
    """What comes of the two contests of a row."""
    if row["decides"]:
        one, other = (name.replace("_", " ") for name in row["outcomes"])
        return f"outcome: {one}, **{other}**"
    one, other = (_value(value) for value in row["values"])
    note = "; *no pair was found in which the outcome differs*" if row["may_decide"] else ""
    return f"{row['part']}: {one}, **{other}**{note}"


def _value(value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() if value > A_DAY:
            return dt.date.fromordinal(value).isoformat()
        case int():
            return f"{value:,}"
        case {"day": day, "minute": minute}:
            return f"{dt.date.fromordinal(day).isoformat()} {minute // 60:02}:{minute % 60:02}"
        case list():
            return ", ".join(map(_value, value)) or "none"
    return str(value).lower().replace("_", " ")


def _without(tables: Mapping[str, Sequence[Data]]) -> Iterator[str]:
    yield "| part | condition | | why | lists |"
    yield "|---|---|---|---|---|"
    for table in tables.values():
        for row in table:
            if row["verdict"] == "pair":
                continue
            why = row["why"]
            if row["beside"]:
                why += ": " + ", ".join(f"`{text}`" for text in row["beside"])
            cells = (
                f"{row['part']} ({row['subject']})",
                f"`{condition(row)}`",
                row["verdict"],
                why,
                row["bound"],
            )
            yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"
    yield ""
