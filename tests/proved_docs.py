"""Pages of what is proved, in words, made from the scripts and the ledger."""

import ast
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from recountlaw import ledger
from recountlaw.contest import State
from recountlaw.ledger import Entry
from recountlaw.proving.scripts import load, scripts_in
from recountlaw.statutes import ROOMS

PROOFS = Path(__file__).parent.parent / "proofs"

PROVED = """\
# What is proved, in words

Every claim of the scripts in `proofs/` and what became of it. This page is made from the scripts
and the ledger, and tested against them.
[Proofs](proofs.md) says what each verdict means and on what it rests.
A number such as UT-T05 is the claim's own; `recountlaw prove UT-T05` judges it anew.
"""

PAIRS = """\
# Where readings part

For each pair of readings of each [open question](questions.md): whether they give the same for all
facts, or the smallest contest in which they part. A contest is looked for first in which the
*outcome* differs and all other questions are read as usual; if there is none, one with any other
readings; if there is none, one in which another value differs. Smallest means the fewest votes in
the total that the first reading takes, where it takes one; what then is open is as in a plain
contest.

Paste a command as it is: it follows the first reading. Add the second, as in
`--reading ut-5pm=strictly-before-five-pm`, and compare. This page is made from the ledger and
tested against it; the tests decide each contest under both readings.
`recountlaw prove --readings` finds them anew.
"""


def proved_page() -> str:
    """Every claim, script by script, after the parts that are proved equal."""
    entries = ledger.recorded().by_name()
    lines = [PROVED, "## Rules and constraints give the same", "", *_parts(entries.values()), ""]
    for folder, files in groupby(scripts_in(PROOFS), key=lambda file: file.parent.name):
        state = folder.capitalize()
        lines += [f"## {'All three states' if folder == 'across' else state}", ""]
        for file in files:
            lines += [f"### {_title(file)}", "", f"`proofs/{folder}/{file.name}`", ""]
            for name in load(str(file)):
                lines += _claim(entries[f"proofs/{folder}/{file.stem}/{name}"])
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _title(file: Path) -> str:
    """The first sentence of a script."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(said.split("\n\n")[0].split()).rstrip(".")


def _parts(entries: Any) -> Iterator[str]:
    parts = [entry for entry in entries if entry.kind == "equivalence"]
    yield "| text | subject | parts proved | paths | combinations of readings | lemmas |"
    yield "|---|---|---|---|---|---|"
    for (room, subject), some in groupby(parts, key=lambda entry: entry.name.split("/")[:2]):
        own = list(some)
        proved = sum(entry.verdict == "proved" for entry in own)
        yield (
            f"| {room} | {subject} | {proved} of {len(own)} | {sum(e.paths for e in own):,} |"
            f" {sum(e.readings for e in own):,} | {sum(e.lemmas for e in own):,} |"
        )
    yield ""
    yield "The lists gone through, where a part looks at one:"
    yield ""
    yield from (f"- {bound}" for bound in sorted({entry.bound for entry in parts if entry.bound}))


def _claim(entry: Entry) -> Iterator[str]:
    number = f"**{entry.number}** " if entry.number else ""
    cites = "; ".join(cite.split("§")[-1].strip(" \N{NO-BREAK SPACE}") for cite in entry.cites)
    verdict = entry.verdict if entry.solvers else f"{entry.verdict} by enumeration"
    shown = "finding" if entry.kind == "finding" else verdict
    bound = f"; {entry.bound}" if entry.bound else ""
    yield f"- {number}{entry.sentence} *({cites}; {shown}{bound})*"
    if entry.kind == "finding":
        for witness in entry.witness:
            yield from _block([contest["command"] for contest in witness["contests"]])


def _block(commands: Sequence[str]) -> Iterator[str]:
    if commands:
        yield ""
        yield "    ```"
        yield from (f"    {command}" for command in commands)
        yield "    ```"
        yield ""


def pairs_page() -> str:
    """For each question, where its readings part."""
    entries = {entry.name: entry for entry in ledger.recorded().of("readings")}
    lines = [PAIRS]
    for room in ROOMS:
        path = room.id.replace("/", ".")
        lines += [f"## {State(room.state).words}, {room.section.number}", ""]
        for question in room.questions:
            about = question.question
            lines += [f"### {about.id}", "", f"“{about.doubt}”, {about.source.short}.", ""]
            for subject in room.subjects:
                head = f"{path}/{subject}/{about.id}/"
                own = [entry for name, entry in entries.items() if name.startswith(head)]
                if own:
                    lines += _pairs(subject, own)
    return "\n".join(lines).rstrip() + "\n"


def _pairs(subject: str, entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        one, other = entry.name.rsplit("/", 1)[1].split(" or ")
        on = "candidates" if subject == "candidates" else "a measure"
        if entry.verdict == "proved":
            bound = f" (lists gone through: {entry.bound})" if entry.bound else ""
            yield f"- On {on}, *{one}* and *{other}* are **the same** for all facts{bound}."
            continue
        (witness,) = entry.witness
        shown = dict(witness["shown"])
        value = shown.pop("value").split(" of ")[0].replace("_", " ")
        by = (f"{_said(shown[reading])} by *{reading}*" for reading in (one, other))
        yield f"- On {on} they part in the **{value}**: {', '.join(by)}."
        yield from _block([witness["contests"][0]["command"]])
    yield ""


def _said(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower().replace("_", " ")
