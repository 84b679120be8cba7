"""Official texts: how their words are normalized, digested, and cut into clauses.

The statutes' sentences are not kept in this package; a clause carries a digest instead. Whoever
holds an official text cuts it with `split` and compares each clause's `digest`. A digest begins
with the version of the normalization, since a digest of other words is no sign of another law.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from hashlib import sha256

from recountlaw.errors import BadCase

NORMALIZATION = "n1"

ClausePath = tuple[str, ...]

_PLAIN = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f", '"'),
        # Hyphens, figure, en and em dash, bar, minus sign, two- and three-em dash.
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b", "-"),
        "\N{SOFT HYPHEN}": None,
        "\N{ZERO WIDTH NO-BREAK SPACE}": " ",
    }
)

# A dotted letter is a label before a space or a capitalised word ("b.Service"), so that the first
# letter of "p.m." is none. Roman numerals are spelled out, so that "(civil)" is none either.
_HEAD = re.compile(
    r"""\s*(?:(?:
        \((?:\d{1,3}|(?P<letter>[A-Za-z])(?P=letter)?|(?i:(?=[ivx])x{0,3}(?:i[xv]|v?i{0,3})))\)
      | \d{1,3}\.(?=\s|[A-Za-z(]|$)
      | (?:[A-Za-z]|(?i:(?=[ivx])x{0,3}(?:i[xv]|v?i{0,3})))\.(?=\s|[A-Z][a-z]|$)
      | [\u2022\u00b7*-](?=\s)
    )\s*)+""",
    re.VERBOSE,
)

_ENDS_A_CLAUSE = re.compile(r"[.:;][\"')]*(?:\s+(?:or|and))?\s*$")

# The line with which a code's editors say when a section was made and amended.
_HISTORY = re.compile(
    r"^\s*(?:History:|En\.\s|(?:Added|Amended|Enacted|Renumbered|Repealed)\s+by\b|Laws\s+\d{4}\b)",
    re.MULTILINE,
)


def normalize(text: str) -> str:
    """`text` without what printing adds: its words in one line, labels and marks made plain.

    Unicode NFKC; list markers and labels at the head of a line dropped; curly quotes, dashes and
    hyphens made plain, soft hyphens dropped; white space made one space; case kept.
    """
    words = " ".join(_without_labels(line) for line in _plain(text).splitlines())
    return " ".join(words.split())


def digest(words: str) -> str:
    """The SHA-256 of the normalized `words`, after the normalization's version: n1:9f86d0..."""
    return f"{NORMALIZATION}:{sha256(normalize(words).encode()).hexdigest()}"


def split(text: str, labels: Sequence[ClausePath]) -> dict[ClausePath, str]:
    """The words of each clause of an official `text`, in one line, from its label to the next.

    `labels` are the clauses the text should have, in its order. What stands before the first label
    (a heading) and a closing history line belong to no clause. A label that the text has and
    `labels` do not is left among the words of the clause before it, whose digest then differs.
    """
    body = _without_history(_unwrapped(_plain(text)))
    found = list(_marks(body, labels))
    ends = [*(mark.start() for mark in found[1:]), len(body)]
    return {
        path: " ".join(body[mark.end() : end].split())
        for path, mark, end in zip(labels, found, ends, strict=False)
    }


def _plain(text: str) -> str:
    """`text` in NFKC, its quotes, dashes and hyphens plain, its lines as they are."""
    return unicodedata.normalize("NFKC", text).translate(_PLAIN)


def _without_labels(line: str) -> str:
    """`line` without the markers and labels at its head."""
    head = _HEAD.match(line)
    return line[head.end() :] if head else line


def _without_history(text: str) -> str:
    """`text` up to its history line, if it has one."""
    history = _HISTORY.search(text)
    return text[: history.start()] if history else text


def _unwrapped(text: str) -> str:
    """`text` with each line that only goes on with the one above joined to it.

    So a cross-reference that a narrow page puts at the head of a line is not taken for a label.
    """
    lines = text.splitlines()
    width = max((len(line.rstrip()) for line in lines), default=0)
    joined: list[str] = []
    above = ""
    for line in lines:
        if _goes_on(above, line, width):
            # A page may break at a word's own hyphen: "at-" and "large" are one word.
            space = "" if re.search(r"\w-\s*$", above) else " "
            joined[-1] = joined[-1].rstrip() + space + line.lstrip()
        else:
            joined.append(line)
        above = line
    return "\n".join(joined)


def _goes_on(above: str, line: str, width: int) -> bool:
    """Whether `line` is there only because its first word had no room at the end of `above`."""
    if not above.strip() or not line.strip() or _ENDS_A_CLAUSE.search(above):
        return False
    return len(above.rstrip()) + 1 + len(line.split(maxsplit=1)[0]) > width


def _marks(body: str, labels: Sequence[ClausePath]) -> Iterator[re.Match[str]]:
    """Where each label stands in `body`, in order; the first that does not is an error."""
    in_brackets = [path for path in labels if _mark(body, path, 0, bracketed=True)]
    bracketed = 2 * len(in_brackets) > len(labels)
    start = 0
    for index, path in enumerate(labels):
        mark = _mark(body, path, start, bracketed=bracketed)
        outer = next((later for later in labels[index + 1 :] if len(later) < len(path)), None)
        limit = outer and _mark(body, outer, start, bracketed=bracketed)
        # A label past the next outer one belongs to another subsection: ours is missing.
        if mark is None or (limit and limit.start() < mark.start()):
            raise BadCase(
                "text",
                f"have a clause labelled {_shown(path)}"
                + (f" after {_shown(labels[index - 1])}" if index else ""),
                hint="Is this the section, and the whole of it?",
            )
        yield mark
        start = mark.end()


def _mark(body: str, path: ClausePath, start: int, *, bracketed: bool) -> re.Match[str] | None:
    """The first place from `start` where the innermost label of `path` opens a clause."""
    step = re.escape(path[-1])
    if bracketed:
        # A stray list number or bullet may stand before it, at the head of a line: "1. (a)".
        stray = r"(?:^[ \t]*(?:\d{1,3}\.|[\u2022\u00b7*-])[ \t]*)?"
        pattern = re.compile(rf"{stray}\({step}\)", re.MULTILINE)
    else:
        pattern = re.compile(rf"(?<!\w){step}\.(?=\s|\w)")
    for mark in pattern.finditer(body, start):
        if _opens(body[start : mark.start()]):
            return mark
    return None


def _opens(before: str) -> bool:
    """Whether a label may follow the text `before`, which begins where the last label ended.

    It may after that label, at the head of a line, and within a line where a clause has ended.
    """
    return not before.strip() or _ends_line(before) or bool(_ENDS_A_CLAUSE.search(before))


def _ends_line(before: str) -> bool:
    """Whether only white space follows the last line break of `before`."""
    return "\n" in before and not before.rsplit("\n", 1)[1].strip()


def _shown(path: ClausePath) -> str:
    """A clause path as it is cited: (3)(a)."""
    return "".join(f"({step})" for step in path)
