"""What the README and the pages show is what the program does.

A ```console block is run line by line from `$ recountlaw ...`, and what follows must be what is
printed, `...` standing for anything; `$ echo $?` shows the last exit code. The blocks of a page
share a folder. A block after a line such as "File `name`:" is that file.
"""

import contextlib
import doctest
import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import made_up_statute
import pytest
from attrs import frozen
from generated_docs import (
    ADD,
    DOCS,
    MADE_UP,
    adding_page,
    printed_example,
)
from generated_docs import PAGES as MADE
from made_up_statute import example

from recountlaw import cli
from recountlaw.statutes import ROOMS
from recountlaw.texts import digest, split

TOP = Path(__file__).parent.parent
README = TOP / "README.md"
PAGES = (README, *sorted(DOCS.glob("*.md")))

FENCE = re.compile(
    r"(?:^File `(?P<file>[^`\n]+)`:\n\n)?^```(?P<kind>\w*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
LINK = re.compile(r"\[[^\]]+\]\((?!https?:)(?P<path>[^)#\s]*)(?:#(?P<anchor>[^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@frozen
class Block:
    """A fenced block of a page: what it is, which file it shows, and the line it begins in."""

    kind: str
    file: str | None
    body: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    words = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(words):
        line = words.count("\n", 0, found.start("body")) + 1
        yield Block(found["kind"], found["file"], found["body"], line)


def examples(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output shown under it."""
    for piece in re.split(r"^\$ ", block.body, flags=re.MULTILINE)[1:]:
        command, output = re.fullmatch(r"((?:[^\n]*\\\n)*[^\n]*\n)(.*)", piece, re.DOTALL).groups()  # type: ignore[union-attr]
        yield command.replace("\\\n", " ").strip(), output


def run(arguments: list[str]) -> tuple[str, int]:
    """What the installed command prints on both streams, and its exit code."""
    buffer = io.BytesIO()
    printed = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    code = 0
    with (
        patch.object(sys, "argv", ["recountlaw", *arguments]),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        try:
            cli.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
    return buffer.getvalue().decode("utf-8"), code


def plain(words: str) -> str:
    """Words with plain spaces alone."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_print_what_the_page_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    checker = doctest.OutputChecker()
    code = 0
    wrong: list[str] = []
    for block in blocks(page):
        if block.file is not None and block.kind != "python":
            Path(block.file).write_text(block.body, encoding="utf-8")
        if block.kind != "console":
            continue
        for command, shown in examples(block):
            name, *arguments = shlex.split(command)
            if command == "echo $?":
                printed = f"{code}\n"
            else:
                assert name == "recountlaw", f"{page.name}: {command}"
                printed, code = run(arguments)
            if not checker.check_output(plain(shown), plain(printed), doctest.ELLIPSIS):
                wrong.append(f"{page.name}, line {block.line}: $ {command}\n{printed}")
    assert not wrong, "\n".join(wrong)


def test_the_readme_quotes_the_answer_of_its_first_command() -> None:
    words = README.read_text(encoding="utf-8")
    command = next(b.body for b in blocks(README) if "recountlaw decide" in b.body)
    printed, code = run(shlex.split(command.split("recountlaw ", 1)[1]))
    quoted = " ".join(re.findall(r"^> ?(.*)$", words, re.MULTILINE))
    assert code == 0
    assert plain(quoted) == plain(" ".join(printed.split("\n\n")[0].split()))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_in_running_text_are_answered(page: Path) -> None:
    words = FENCE.sub("", page.read_text(encoding="utf-8"))
    for command in re.findall(r"`(recountlaw [a-z]+(?: [^`]*)?)`", words):
        if re.search(r"[A-Z]{3,}|\.\.\.|\[", command):
            continue  # a pattern, not a command
        arguments = shlex.split(command)[1:]
        if arguments in (["decide"], ["limit"], ["deadlines"], ["deposit"]):
            continue  # the command's name
        if arguments[0] == "prove" and all(one.startswith("--") for one in arguments[1:]):
            continue  # proves everything: minutes, and `--accept` writes the ledger
        printed, code = run(arguments)
        assert code == 0, f"{page.name}: {command}\n{printed}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_internal_links_lead_somewhere(page: Path) -> None:
    for found in LINK.finditer(FENCE.sub("", page.read_text(encoding="utf-8"))):
        target = page.parent / found["path"] if found["path"] else page
        assert target.exists(), f"{page.name}: {found[0]}"
        if found["anchor"]:
            headings = HEADING.findall(FENCE.sub("", target.read_text(encoding="utf-8")))
            assert found["anchor"] in {slug(one) for one in headings}, f"{page.name}: {found[0]}"


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r": (\w[\w-]*\.md)$", (TOP / ".mkdocs.yml").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in DOCS.glob("*.md"))


@pytest.mark.parametrize("page", MADE, ids=lambda page: page.name)
def test_a_page_made_from_the_package_is_current(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == MADE[page]()


def test_method_names_every_default_of_low_confidence() -> None:
    words = (DOCS / "method.md").read_text(encoding="utf-8")
    low = {
        one.question.id for room in ROOMS for one in room.questions if one.question.low_confidence
    }
    assert {id for id in low if f"`{id}`" not in words} == set()


# -- the made-up statute -----------------------------------------------------------------------


def test_the_page_on_adding_a_statute_shows_every_file() -> None:
    shown = {block.file for block in blocks(ADD) if block.file}
    assert shown == {path.name for path in MADE_UP.glob("*.*")}


def test_the_page_on_adding_a_statute_shows_files_and_answer_as_they_are() -> None:
    page = ADD.read_text(encoding="utf-8")
    assert plain(page) == plain(adding_page(page))
    assert plain(printed_example()) in plain(page)


def test_the_made_up_clauses_have_the_digests_of_their_words() -> None:
    labels = [clause.cite.path for clause in made_up_statute.ROOM.clauses]
    words = split((MADE_UP / "section_12.txt").read_text(encoding="utf-8"), labels)
    digests = {clause.cite.path: clause.digest for clause in made_up_statute.ROOM.clauses}
    assert {path: digest(some) for path, some in words.items()} == digests


@pytest.mark.parametrize(("behind", "outcome"), [(100, "available"), (101, "not_available")])
def test_one_percent_is_still_within(behind: int, outcome: str) -> None:
    votes = {"Reed": 5000, "Moss": 5000 - behind, "Lund": behind}
    assert example.answer({"votes": votes}).outcome == outcome


def test_both_readings_of_the_fifth_day() -> None:
    deadline = example.answer().routes[0].deadline
    later = example.answer(readings={"ar-fifth-day": "next-open-day"}).routes[0].deadline
    assert (deadline.moment, later.moment) == ("2025-11-23T17:00", "2025-11-24T17:00")


def test_a_petition_in_time_requires_the_recount() -> None:
    assert example.answer({"filed": "2025-11-23T17:00"}).outcome == "required"
    assert example.answer({"filed": "2025-11-23T17:01"}).outcome == "not_available"
