"""`recountlaw deadlines`: the last moments of a case, as a list or a calendar file."""

from typing import Any

import click

from recountlaw.answer import Answer
from recountlaw.case import Case
from recountlaw.casefile import case_file
from recountlaw.cli.flags import case_flags, readings_of, taken
from recountlaw.cli.output import color_option, output_option, write, write_bytes
from recountlaw.cli.text import duty_words
from recountlaw.contest import CandidateContest
from recountlaw.deciding import decide
from recountlaw.ics import calendar_file
from recountlaw.loading import load
from recountlaw.publishing import as_json
from recountlaw.schedule import Event, events


@click.command("deadlines")
@click.argument("case", required=False, metavar="[CASE]")
@case_flags
@click.option("--reading", "readings", multiple=True, metavar="ID=NAME")
@click.option("--as-of", metavar="DAY", help="Under the text in force on DAY.")
@click.option("--format", "form", type=click.Choice(["text", "json", "ics"]), default="text")
@color_option
@output_option
def deadlines_command(
    case: str | None,
    readings: tuple[str, ...],
    as_of: str | None,
    form: str,
    output: str | None,
    **facts: Any,
) -> int:
    """The deadlines of a case, from a canvass or a filing date; votes may be left out.

    \b
    recountlaw deadlines --state UT --office municipal --canvass 2025-11-18
    """
    written = {**(load(case) if case else {}), **taken(facts)}
    written = with_votes(written)
    if as_of:
        written["as_of"] = as_of
    file = case_file(written)
    answer = decide(file.case(), {**file.readings, **readings_of(readings)}, as_of=file.as_of)
    found = events(answer)
    if answer.as_if and form != "text":
        click.echo(answer.summary.split(" As if")[0], err=True)
    if form == "ics":
        write_bytes(calendar_file(answer, found, contest_of(file.case())), output)
    elif form == "json":
        write(as_json([_row(event) for event in found]), output)
    else:
        write("\n".join(_lines(answer, found)), output)
    return 4 if answer.as_if else 0


def contest_of(case: Case) -> str:
    """What tells a contest from others, in words that stay when a count or a later date moves."""
    contest = case.contest
    if isinstance(contest, CandidateContest):
        what = (contest.office.value, *(one.name for one in contest.candidates))
    else:
        what = (contest.kind.value,)
    stage = case.stage.value if case.stage else ""
    return "|".join((case.state.value, *what, stage, str(case.election_on), *case.county_names))


def with_votes(written: dict[str, Any]) -> dict[str, Any]:
    """The case, with votes not known where it gives none: deadlines do not turn on them."""
    if "measure" in written:
        return (
            {"for": "0", "against": "0"} | {"partial": True} | written
            if "for" not in written
            else written
        )
    if "votes" in written:
        return written
    votes: dict[str, int] = {written.get("petitioner", "petitioner"): 0, "somebody else": 0}
    if str(written.get("retention", "")).lower() in ("true", "yes"):
        votes = {"Yes": 0, "No": 0}
    return written | {"votes": votes, "partial": True}


def _row(event: Event) -> dict[str, Any]:
    return {
        "what": event.what,
        "who": event.who,
        "open": event.open,
        "office": event.office or None,
        "moment": event.deadline.moment,
        "inclusive": event.deadline.inclusive,
        "zone": event.deadline.zone,
        "cite": event.deadline.cite,
        "working": list(event.deadline.working),
        "safe": event.safe or None,
    }


def _lines(answer: Answer, found: tuple[Event, ...]) -> list[str]:
    if not found:
        return ["No deadline is known: give the day of the canvass (--canvass) or of filing."]
    lines: list[str] = []
    if answer.as_if:
        lines += [answer.summary.split("As if")[0].strip(), ""]
    for event in found:
        no_right = "" if event.open else " - but there is no right on these facts"
        what = f"{event.what} ({event.who}){no_right}"
        lines.append(f"{event.deadline.words}: {what}  [{event.deadline.cite}]")
        lines += [f"    {line}" for line in event.deadline.working]
        if event.safe:
            lines.append(f"    {event.safe}")
    whole = answer.as_if or answer
    for duty in whole.duties:
        if duty.by or duty.clock:
            lines.append(f"{duty_words(duty)}  [{duty.cite}]")
    lines += [f"note: {warning}" for warning in answer.warnings]
    return lines
