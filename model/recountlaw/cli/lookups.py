"""Look-ups in the texts: `limit`, `deposit`, `readings`, `cite`."""

import datetime as dt
from textwrap import wrap
from typing import Any

import click

from recountlaw.answer import DepositItem, Route
from recountlaw.casefile import case_file
from recountlaw.chosen import chooser
from recountlaw.cli.flags import case_flags, readings_of, taken
from recountlaw.cli.output import color_option, output_option, write
from recountlaw.cli.text import WIDTH
from recountlaw.deciding import chosen_readings, decide
from recountlaw.errors import BadCase, BadUsage
from recountlaw.governing import nearest
from recountlaw.publishing import as_data, as_json
from recountlaw.readings import Reading
from recountlaw.rooms import Limit, Room
from recountlaw.saying import money
from recountlaw.statutes import INDEX, rooms_of_state
from recountlaw.statutes.shared_readings import GoverningDate
from recountlaw.text_sentences import interval
from recountlaw.written import Must, a_day, whole_number

MOST_TOTALS = 100_000

STATES = click.Choice(list(INDEX), case_sensitive=False)

state_option = click.option("--state", required=True, type=STATES)
as_of_option = click.option("--as-of", metavar="DAY", help="The text in force on DAY.")
reading_option = click.option("--reading", "readings", multiple=True, metavar="ID=NAME")
format_option = click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text"
)


def room_of(state: str, as_of: str | None) -> Room:
    """The room of a state in force on `as_of`, else the one last in force.

    Raises:
        BadCase: `as_of` is no day.
        BadUsage: no modeled text was in force on it.
    """
    rooms = rooms_of_state(state)
    room = nearest(rooms, day_of(as_of) if as_of else None)
    if as_of and not room.in_force(day_of(as_of)):
        raise BadUsage(f"no modeled text was in force on {as_of}; the nearest was {interval(room)}")
    return room


def day_of(text: str) -> dt.date:
    """The day given to --as-of.

    Raises:
        BadCase: it is no day.
    """
    try:
        return a_day(text)
    except Must as error:
        raise BadCase("as_of", error.must, error.got) from None


def heading(room: Room) -> str:
    """The text spoken of, with its interval and what came after."""
    after = f" {room.after}" if room.after else ""
    return f"{room.section}, the text {interval(room)}.{after}"


@click.command("limit")
@state_option
@click.option(
    "--total", "totals", required=True, metavar="N|N..N", help="Votes, or a range of them."
)
@as_of_option
@reading_option
@format_option
@color_option
@output_option
def limit_command(
    state: str,
    totals: str,
    as_of: str | None,
    readings: tuple[str, ...],
    form: str,
    output: str | None,
) -> int:
    """The largest margin that qualifies at a total, for each provision.

    *Attainable* is the largest that can occur between two options: their margin is even when their
    total is, and never above it.
    """
    room = room_of(state, as_of)
    choose = chooser(chosen_readings((room,), readings_of(readings)))
    first, last = _span(totals)
    rows = [
        {
            "total": total,
            "provision": limit.provision,
            "allowed": (allowed := limit.at(total, choose)),
            "attainable": attainable(allowed, total, limit),
        }
        for total in range(first, last + 1)
        for limit in room.limits
    ]
    if form == "json":
        write(as_json({"text": room.id, "limits": rows}), output)
        return 0
    lines = [heading(room), ""]
    for row in rows:
        said = f"allowed {row['allowed']:,}"
        if row["attainable"] != row["allowed"]:
            said += f", attainable {row['attainable']:,} with two options"
        lines.append(f"{row['total']:>11,}  {row['provision']:<44} {said}")
    write("\n".join(lines), output)
    return 0


def attainable(allowed: int, total: int, limit: Limit) -> int:
    """The largest margin up to `allowed` between two options with `total` votes in all."""
    if limit.to_required:
        return allowed
    most = min(allowed, total)
    return most if (total - most) % 2 == 0 else max(most - 1, 0)


def _span(totals: str) -> tuple[int, int]:
    first, mark, last = totals.partition("..")
    try:
        low = whole_number(first)
        high = whole_number(last) if mark else low
    except Must as error:
        raise BadCase("total", "be N or N..N", totals, hint=error.hint) from None
    if high < low or high - low >= MOST_TOTALS:
        raise BadCase("total", f"be a range of at most {MOST_TOTALS:,} totals, upwards", totals)
    return low, high


@click.command("deposit")
@case_flags
@click.option("--as-of", metavar="DAY", help="The text in force on DAY.")
@reading_option
@format_option
@color_option
@output_option
def deposit_command(
    as_of: str | None, readings: tuple[str, ...], form: str, output: str | None, **facts: Any
) -> int:
    """Oklahoma: what must be deposited with a petition, item by item.

    \b
    recountlaw deposit --manual --recount-ballots Tulsa=9001 --declared-with county
    """
    written: dict[str, Any] = {"state": "OK", **taken(facts)}
    if "office" not in written and "measure" not in written:
        written["office"] = "county"
    if "measure" in written:
        written = {"for": "0", "against": "0", "partial": True} | written
    elif "votes" not in written:
        written |= {"votes": {written.get("petitioner", "petitioner"): 0}, "partial": True}
    room = room_of("OK", as_of)
    case = case_file(written).case()
    answer = decide(case, readings_of(readings), as_of=room.in_force_from)
    items = _deposit(answer.routes)
    if form == "json":
        write(as_json({"text": room.id, "items": as_data(items)}), output)
        return 0
    lines = [heading(room), ""]
    for item in items:
        place = f", {item.county}" if item.county else ""
        lines.append(f"  {money(item.cents):>10}  {item.what}{place}  [{item.cite}]")
    write("\n".join(lines), output)
    return 0


def _deposit(routes: tuple[Route, ...]) -> tuple[DepositItem, ...]:
    for route in routes:
        if isinstance(route.deposit, tuple) and route.deposit:
            return route.deposit
    raise BadUsage("this contest has no deposit under 8-111")


@click.command("readings")
@click.option("--state", type=STATES)
@as_of_option
@format_option
@color_option
@output_option
def readings_command(state: str | None, as_of: str | None, form: str, output: str | None) -> int:
    """Every question that the texts leave open, its readings, the default and why."""
    states = [state] if state else list(INDEX)
    rooms = [room_of(one, as_of) for one in states]
    if form == "json":
        write(as_json([_questions(room) for room in rooms]), output)
        return 0
    lines: list[str] = []
    for room in rooms:
        lines += [heading(room), ""]
        for question in _all_questions(room):
            about = question.question
            low = ", low confidence" if about.low_confidence else ""
            lines.append(f"{about.id}  [{about.source.short}] {about.doubt}")
            for at, reading in enumerate(question):
                mark = "*" if at == 0 else " "
                lines.append(f"  {mark} {reading.value}: {reading.meaning}")
            lines += [f"    default because {about.why}{low}", ""]
        lines.append("Open points, listed and not decided:")
        for point in room.open_points:
            lines.append(f"  {point.id}  [{point.source.short}] {point.doubt}: {point.why}")
        lines.append("")
    write("\n".join(lines).rstrip(), output)
    return 0


def _all_questions(room: Room) -> tuple[type[Reading], ...]:
    return (*room.questions, GoverningDate)


def _questions(room: Room) -> dict[str, Any]:
    return {
        "text": room.id,
        "questions": [
            {
                "id": one.question.id,
                "cite": str(one.question.source.cite),
                "doubt": one.question.doubt,
                "readings": [{"name": r.value, "meaning": r.meaning} for r in one],
                "default": one.first.value,
                "why": one.question.why,
                "bites": one.question.bites.value,
                "low_confidence": one.question.low_confidence,
            }
            for one in _all_questions(room)
        ],
        "open_points": [
            {
                "id": point.id,
                "cite": str(point.source.cite),
                "doubt": point.doubt,
                "readings": [
                    {"name": name, "meaning": meaning} for name, meaning in point.readings
                ],
                "why": point.why,
            }
            for point in room.open_points
        ],
    }


@click.command("cite")
@click.argument("where", required=False, metavar="[CITE]")
@click.option("--state", type=STATES)
@as_of_option
@format_option
@color_option
@output_option
def cite_command(
    where: str | None, state: str | None, as_of: str | None, form: str, output: str | None
) -> int:
    """What is modeled, clause by clause: all, or those whose cite contains CITE."""
    states = [state] if state else list(INDEX)
    rows: list[dict[str, Any]] = []
    for one in states:
        room = room_of(one, as_of)
        rows += [row for row in _clauses(room) if where is None or where in row["short"]]
    if not rows:
        raise BadUsage(
            f"no modeled clause has a cite with {where!r} in it; `recountlaw cite` lists all. Other"
            " sections are mentioned where they matter (*See also*), and not modeled"
        )
    if form == "json":
        write(as_json(rows), output)
        return 0
    lines = []
    for row in rows:
        lines.append(f"{row['cite']}  ({row['status']})")
        lines += _wrapped(row["paraphrase"])
        if row["words"]:
            lines += _wrapped("words: " + "; ".join(row["words"]))
        if row["parts"]:
            lines += _wrapped("decided by: " + ", ".join(row["parts"]))
    write("\n".join(lines), output)
    return 0


def _wrapped(words: str) -> list[str]:
    return wrap(words, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _clauses(room: Room) -> list[dict[str, Any]]:
    parts: dict[str, dict[str, None]] = {}
    for subject in room.subjects.values():
        for part in subject.net.parts:
            for source in part.sources:
                parts.setdefault(source.short, {})[f"{subject.name}.{part.name}"] = None
    rows: list[dict[str, Any]] = [
        {
            "cite": str(clause.cite),
            "short": clause.short,
            "text": room.id,
            "status": f"not encoded: {clause.not_encoded}" if clause.not_encoded else "encoded",
            "confidence": clause.confidence.value,
            "paraphrase": clause.paraphrase,
            "words": list(clause.words),
            "digest": clause.digest,
            "parts": list(parts.get(clause.short, ())),
        }
        for clause in room.clauses
    ]
    rows += [
        {
            "cite": str(cite),
            "short": cite.short,
            "text": room.id,
            "status": "absent from the modeled text",
            "confidence": "",
            "paraphrase": known,
            "words": [],
            "digest": "",
            "parts": [],
        }
        for cite, known in room.absent
    ]
    return rows
