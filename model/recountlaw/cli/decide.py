"""`recountlaw decide`: the answer on one case, or on one case a line."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import click

from recountlaw.answer import Answer
from recountlaw.casefile import case_file
from recountlaw.cli.flags import case_flags, readings_of, taken
from recountlaw.cli.output import color_option, output_option, write
from recountlaw.cli.text import markdown, text
from recountlaw.deciding import decide
from recountlaw.errors import BadCase, RecountLawError
from recountlaw.loading import LONGEST, load, parse_json
from recountlaw.validation import one_line

VERDICT_CODES = {"not_available": 0, "available": 10, "undetermined": 12, "required": 13}
READINGS_DISAGREE = 11
NO_TEXT = 4


@click.command("decide")
@click.argument("case", required=False, metavar="[CASE]")
@case_flags
@click.option("--reading", "readings", multiple=True, metavar="ID=NAME", help="Choose a reading.")
@click.option("--as-of", metavar="DAY", help="Answer under the text in force on DAY.")
@click.option("--jsonl", is_flag=True, help="CASE holds one JSON case a line; so does the answer.")
@click.option("--strict", is_flag=True, help="With --jsonl: exit 3 if any case was stopped.")
@click.option("--format", "form", type=click.Choice(["text", "json", "md"]), default="text")
@click.option("--exit-verdict", is_flag=True, help="Exit 0, 10, 11, 12 or 13 by the outcome.")
@color_option
@output_option
@click.pass_context
def decide_command(
    context: click.Context,
    /,
    case: str | None,
    readings: tuple[str, ...],
    as_of: str | None,
    jsonl: bool,
    strict: bool,
    form: str,
    exit_verdict: bool,
    output: str | None,
    **facts: Any,
) -> int:
    """Decide whether a recount must or may be held, and all that goes with it.

    CASE is a case file in YAML, TOML or JSON (- for standard input); flags add to it or replace
    what it says.

    \b
    recountlaw decide --state UT --office municipal --stage municipal-general \\
        --date 2025-11-04 --canvass 2025-11-18 --votes A=1706,B=1699
    """
    given = taken(facts)
    if readings:
        given["readings"] = readings_of(readings)
    if as_of:
        given["as_of"] = as_of
    if jsonl:
        return _many(case, given, strict, output)
    if case is None and not given:
        click.echo(context.get_help(), err=True)
        return 2
    written = merged(load(case) if case else {}, given)
    answer = answered(written)
    if form == "json":
        from recountlaw.publishing import as_json, published

        said = as_json(published(answer))
    elif form == "md":
        said = markdown(answer, written)
    else:
        said = text(answer)
    write(said, output)
    return exit_code(answer, exit_verdict)


def merged(written: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """A case as written down, with what the flags add to it or replace; readings one by one."""
    both = {**written, **given}
    if isinstance(written.get("readings"), Mapping) and "readings" in given:
        both["readings"] = {**written["readings"], **given["readings"]}
    return both


def answered(written: dict[str, Any]) -> Answer:
    """The answer on a case as written down.

    Raises:
        BadCase: the facts are not a case.
        BadUsage: a reading is named that does not exist.
    """
    file = case_file(written)
    return decide(file.case(), file.readings, as_of=file.as_of, given=frozenset(written))


def exit_code(answer: Answer, exit_verdict: bool) -> int:
    """The exit code that tells what came of a case."""
    if answer.outcome == "no_text_in_force" or not answer.texts[0].in_force:
        return NO_TEXT
    if not exit_verdict:
        return 0
    if answer.outcome == "undetermined":
        return VERDICT_CODES["undetermined"]
    if answer.readings.agree is False:
        return READINGS_DISAGREE
    return VERDICT_CODES[answer.outcome]


def _many(path: str | None, given: dict[str, Any], strict: bool, output: str | None) -> int:
    from recountlaw.publishing import as_json, published

    stopped = 0
    lines = []
    for number, line in _lines(path):
        try:
            if len(line) > LONGEST:
                raise BadCase(f"line {number}", f"be at most {LONGEST:,} characters long")
            written = parse_json(line, f"line {number}")
            if not isinstance(written, dict):
                raise BadCase(f"line {number}", "be a JSON object", written)
            lines.append(as_json(published(answered(merged(written, given))), indent=None))
        except RecountLawError as error:
            stopped += 1
            lines.append(as_json({"error": str(error), "line": number}, indent=None))
        if number % 200 == 0 and sys.stderr.isatty():
            click.echo(f"\r{number} cases", err=True, nl=False)
    if not lines:
        raise BadCase(path or "-", "hold cases, one a line", hint="The file is empty")
    write("\n".join(lines), output)
    if stopped:
        click.echo(
            f"{stopped} of {len(lines)} cases were stopped with a line that says so", err=True
        )
    return 3 if stopped and strict else 0


def _lines(path: str | None) -> Iterator[tuple[int, str]]:
    where = "standard input" if path in (None, "-") else one_line(path or "")
    try:
        with click.open_file(path or "-", encoding="utf-8-sig") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise BadCase(where, "be a file that can be read", error.strerror) from None
    except UnicodeDecodeError as error:
        raise BadCase(where, "be UTF-8 text", f"byte {error.start}") from None
