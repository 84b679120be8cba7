"""Pages that are made from the package. `python tests/generated_docs.py` writes them anew."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from kill_matrix.page import kill_matrix_page
from made_up_statute import example
from mcdc import table as witnesses
from mcdc.page import page as witness_page
from proved_docs import pairs_page, proved_page

from recountlaw.cli.text import text
from recountlaw.contest import State
from recountlaw.readings import OpenPoint, Reading
from recountlaw.rooms import Room
from recountlaw.statutes import ROOMS, shared_readings

DOCS = Path(__file__).parent.parent / "docs"
QUESTIONS = DOCS / "questions.md"
ADD = DOCS / "add-a-statute.md"
MADE_UP = Path(example.__file__).parent

HEAD = """\
# Open questions

Every phrase that admits two meanings is a question here, with its readings. The first reading of
each, in bold, is the default. Choose another with `--reading ID=NAME`. *Low confidence* marks a
default that a careful reader may well reject. *Changes* says what can differ: the **right** (with
the provision, the limit, the signatures), the **filing** (office, day, form, money, payer), or a
**duty** alone.

This page is made from the package and tested against it. `recountlaw readings` prints the questions
of one state or of all. [Method](method.md#readings) says how readings are used.
"""

POINTS = """\
Listed and not decided, since they need events after the first petition; the likeliest reading
comes first."""


def questions_page() -> str:
    """The table of all questions, by state."""
    shared = (*shared_readings.QUESTIONS,)
    lines = [HEAD]
    for state in State:
        for room in ROOMS:
            if room.state == state.value:
                own = [one for one in room.questions if one not in shared]
                points = [one for one in room.open_points if one not in shared_readings.OPEN_POINTS]
                lines += [f"## {heading(room)}", "", *table(own), "", *open_points(points)]
    lines += ["## All states", "", *table(shared), "", *open_points(shared_readings.OPEN_POINTS)]
    return "\n".join(lines).rstrip() + "\n"


def heading(room: Room) -> str:
    """State, section and text, as Utah, 20A-4-401, from 2025-05-07."""
    until = f" to {room.in_force_until}" if room.in_force_until else ""
    state = State(room.state).words
    return f"{state}, {room.section.number}, from {room.in_force_from}{until}"


def table(questions: list[type[Reading]] | tuple[type[Reading], ...]) -> Iterator[str]:
    """One row for each question."""
    yield "| question | doubt | changes | readings | why the default |"
    yield "|---|---|---|---|---|"
    for one in questions:
        about = one.question
        low = "<br>*low confidence*" if about.low_confidence else ""
        readings = "<br>".join(
            f"**{reading.value}**: {reading.meaning}"
            if at == 0
            else f"{reading.value}: {reading.meaning}"
            for at, reading in enumerate(one)
        )
        cells = (
            f"`{about.id}`{low}",
            f"“{about.doubt}”, {about.source.short}",
            about.bites.name.lower(),
            readings,
            about.why,
        )
        yield f"| {' | '.join(map(_cell, cells))} |"


def open_points(points: list[OpenPoint] | tuple[OpenPoint, ...]) -> Iterator[str]:
    """The doubts that are listed and not decided."""
    if not points:
        return
    yield POINTS
    yield ""
    for one in points:
        readings = "; ".join(f"*{name}*, {meaning}" for name, meaning in one.readings)
        yield f"- `{one.id}`, {one.source.short}, “{one.doubt}”: {readings}. Why: {one.why}."
    yield ""


def adding_page(page: str) -> str:
    """The page on adding a statute, its files and its answer put in anew."""

    def with_file(block: re.Match[str]) -> str:
        return f"{block[1]}{(MADE_UP / block[2]).read_text(encoding='utf-8')}```\n"

    def with_answer(block: re.Match[str]) -> str:
        return f"{block[1]}{printed_example()}\n```\n"

    block = r"```\w+\n)(?s:.*?)^```\n"
    page = re.sub(rf"^(File `([^`]+)`:\n\n{block}", with_file, page, flags=re.MULTILINE)
    return re.sub(rf"^(It prints:\n\n{block}", with_answer, page, flags=re.MULTILINE)


def printed_example() -> str:
    """The answer on the made-up case, as it is printed without colors."""
    return re.sub(r"\x1b\[\d+m", "", text(example.answer()))


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


def _witnesses(statute: str) -> str:
    return witness_page(statute, witnesses.read(statute))


PAGES: dict[Path, Callable[[], str]] = {
    QUESTIONS: questions_page,
    DOCS / "proved.md": proved_page,
    DOCS / "pairs-of-readings.md": pairs_page,
    **{
        DOCS / f"witnesses-{statute}.md": partial(_witnesses, statute)
        for statute in witnesses.rooms()
    },
    DOCS / "kill-matrix.md": kill_matrix_page,
}
"""The pages that are made as a whole."""


if __name__ == "__main__":
    for page, made in PAGES.items():
        page.write_text(made(), encoding="utf-8")
    ADD.write_text(adding_page(ADD.read_text(encoding="utf-8")), encoding="utf-8")
