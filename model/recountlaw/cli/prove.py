"""`prove` and `findings`: the proofs run, and what the ledger says of the law."""

import json
import os
import sys
import time
from pathlib import Path
from textwrap import wrap
from typing import Any
from xml.etree import ElementTree

import click

from recountlaw import ledger
from recountlaw.cli.output import color_option, output_option, write
from recountlaw.cli.text import WIDTH
from recountlaw.errors import BadUsage
from recountlaw.ledger import Entry, Ledger

READINGS = "readings"
"""The kind of claims that two readings are the same."""

FORMATS = click.Choice(["text", "json", "md", "junit"])

UNBROKEN = "\N{NO-BREAK SPACE}"
"""Within a cite, so that no line ends there."""


@click.command("prove")
@click.argument("names", nargs=-1)
@click.option("--proofs", metavar="DIR", help="Folder of proof scripts (./proofs if there is one).")
@click.option("--format", "form", type=FORMATS, default="text")
@click.option("--readings", is_flag=True, help="Compare each pair of readings too.")
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time (all cores).")
@click.option("--seed", type=click.IntRange(0), default=0, help="Another seed for both solvers.")
@click.option("--no-proof-check", is_flag=True, help="Do not have cvc5 check its own proofs.")
@click.option("--export", metavar="DIR", help="Write each question as an SMT-LIB file.")
@click.option("--no-cache", is_flag=True, help="Judge everything anew.")
@click.option("--accept", is_flag=True, help="Write what is found into the ledger.")
@output_option
@color_option
def prove_command(
    names: tuple[str, ...],
    proofs: str | None,
    form: str,
    readings: bool,
    jobs: int | None,
    seed: int,
    no_proof_check: bool,
    export: str | None,
    no_cache: bool,
    accept: bool,
    output: str | None,
) -> int:
    """Prove that rules and constraints are one, and judge every theorem and finding.

    NAMES choose claims by number (UT-T05) or by a piece of their name. Exit code 0: all is as the
    ledger says; 1: something is not.
    """
    from recountlaw.proving.cache import Cache, usual_folder
    from recountlaw.proving.campaign import everything, judge_all, proofs_folder
    from recountlaw.proving.solving import Solvers, versions

    folder = proofs_folder(proofs)
    if folder is None:
        click.echo("no proof scripts here: rules and constraints alone are compared", err=True)
    solvers = versions()
    known = ledger.recorded() if readings else ledger.recorded().without(READINGS)
    asked = Solvers(seed, not no_proof_check, str(Path(export).resolve()) if export else "")
    listed = everything(folder, asked, readings)
    chosen = [one for one in listed if one.is_meant(names)]
    if not chosen:
        raise BadUsage(f"nothing to be proved is named {', '.join(names)}")
    if accept and (names or seed or no_proof_check or folder is None):
        raise BadUsage("--accept goes with a full run: no names, no seed, proofs checked")
    # A verdict that is kept was asked of nobody in this run: there would be nothing to write.
    cache = Cache(None if no_cache or export else usual_folder(), folder)
    start = time.monotonic()
    done = 0

    def seen(entry: Entry, cached: bool) -> None:
        nonlocal done
        done += 1
        if not entry.as_it_should_be:
            click.echo(f"\r{entry.verdict}: {entry.name} {entry.why}", err=True)
        elif sys.stderr.isatty() or done % 100 == 0:
            click.echo(f"\r{done} of {len(chosen)}", nl=done % 100 == 0, err=True)

    found = judge_all(chosen, jobs or os.cpu_count() or 1, cache, seen)
    if accept:
        kept = [] if readings else ledger.recorded().of(READINGS)
        ledger.path().write_text(ledger.written(Ledger(solvers, (*found, *kept))), encoding="utf-8")
        known = Ledger(solvers, tuple(found))
    different = ledger.differences(found, known, not names and folder is not None, solvers)
    write(FORM[form](found, different), output)
    bad = [entry for entry in found if not entry.as_it_should_be]
    click.echo(f"{len(found)} claims in {time.monotonic() - start:.1f} s", err=True)
    if different and not bad:
        click.echo(
            "If the change is meant, `recountlaw prove --accept` writes the ledger", err=True
        )
    return 1 if bad or different else 0


@click.command("findings")
@click.option("--format", "form", type=FORMATS, default="text")
@click.argument("names", nargs=-1)
@output_option
@color_option
def findings_command(form: str, names: tuple[str, ...], output: str | None) -> int:
    """Where the law surprises, each with the smallest contest that shows it, from the ledger."""
    found = [
        entry
        for entry in ledger.recorded().claims
        if entry.kind == "finding"
        and (not names or any(name == entry.number or name in entry.name for name in names))
    ]
    if not found:
        raise BadUsage(f"the ledger has no finding named {', '.join(names)}")
    write(_findings(found) if form == "text" else FORM[form](found, []), output)
    return 0


def _findings(entries: list[Entry]) -> str:
    """Findings as somebody reads them who has no use for verdicts."""
    lines = ["Each line after a finding is the smallest contest that shows it, to be pasted.", ""]
    for entry in entries:
        cites = "; ".join(cite.replace(" ", UNBROKEN) for cite in entry.cites)
        lines += wrap(
            f"{entry.number or '-':7} {entry.sentence} {cites}",
            WIDTH,
            subsequent_indent=" " * 8,
            break_long_words=False,
            break_on_hyphens=False,
        )
        lines += [line.replace(" " * 9, " " * 8, 1) for line in _witness_lines(entry)]
        lines.append("")
    return "\n".join(lines).rstrip().replace(UNBROKEN, " ")


def _text(entries: list[Entry], different: list[str]) -> str:
    lines = []
    for entry in entries:
        if entry.kind == "equivalence":
            continue
        lines.append(f"{entry.number or entry.kind:8} {entry.verdict:8} {entry.sentence}")
        lines += _witness_lines(entry)
        if entry.why:
            lines.append(f"         {entry.why}")
    parts = [entry for entry in entries if entry.kind == "equivalence"]
    if parts:
        proved = [entry for entry in parts if entry.verdict == "proved"]
        lines.append(
            f"rules = constraints: {len(proved)} of {len(parts)} parts proved,"
            f" {sum(e.readings for e in parts):,} combinations of readings,"
            f" {sum(e.paths for e in parts):,} paths, {sum(e.lemmas for e in parts):,} lemmas"
        )
        for bound in sorted({entry.bound for entry in parts if entry.bound}):
            lines.append(f"         for {bound}")
        for entry in parts:
            if entry.verdict != "proved":
                lines.append(f"{entry.verdict:8} {entry.name} ({', '.join(entry.cites)})")
                lines.append(f"         {entry.why}")
                lines += _witness_lines(entry)
    return "\n".join([*lines, *(f"not as in the ledger: {one}" for one in different)])


def _witness_lines(entry: Entry) -> list[str]:
    lines = []
    for witness in entry.witness:
        lines += [f"         {contest['command']}" for contest in witness["contests"]]
        lines += [f"         {name}: {value}" for name, value in witness["shown"].items()]
    return lines


def _json(entries: list[Entry], different: list[str]) -> str:
    claims = [{"witness": [], **ledger.json_of(entry)} for entry in entries]
    told = {"schema_version": 1, "claims": claims, "differences": different}
    return json.dumps(told, ensure_ascii=False, indent=1)


def _md(entries: list[Entry], different: list[str]) -> str:
    lines = ["| claim | verdict | in words | cites |", "|---|---|---|---|"]
    lines += [
        f"| {entry.number or entry.name} | {entry.verdict} | {entry.sentence} |"
        f" {'; '.join(entry.cites)} |"
        for entry in entries
    ]
    return "\n".join([*lines, "", *(f"- {one}" for one in different)])


def _junit(entries: list[Entry], different: list[str]) -> str:
    bad = [entry for entry in entries if not entry.as_it_should_be]
    suite = ElementTree.Element(
        "testsuite",
        name="recountlaw prove",
        tests=str(len(entries) + 1),
        failures=str(len(bad) + bool(different)),
    )
    for entry in entries:
        case = ElementTree.SubElement(suite, "testcase", classname=entry.kind, name=entry.name)
        if not entry.as_it_should_be:
            ElementTree.SubElement(case, "failure", message=f"{entry.verdict} {entry.why}")
    case = ElementTree.SubElement(suite, "testcase", classname="ledger", name="as recorded")
    if different:
        ElementTree.SubElement(case, "failure", message="; ".join(different))
    return ElementTree.tostring(suite, encoding="unicode")


FORM: dict[str, Any] = {"text": _text, "json": _json, "md": _md, "junit": _junit}
