"""The page of the docs that tells the figures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from . import figures, mutants
from .figures import Equivalent, Figures

STATUTES = "model/recountlaw/statutes/"

HEAD = """\
# Clause-kill matrix

A proof is worth what it would notice. So both tellings of each statute are changed, at one place at
a time, and each change must be found: by a **lemma** of the part it stands in, by an **error** (the
proof of the part stops, loudly), or, where no lemma sees it, by a **test**. A change that is not
found must be proved to change nothing. One that is neither is a survivor, and
`python -m kill_matrix` fails.

Lemmas are asked of Z3 alone. One counts as failing only if it fails when all earlier values are
those that their relations admit. Default readings, and words that both tellings share, are seen by
tests alone. The tree is never changed: the changed module is compiled in memory.

First each file is judged as it is. If a lemma or a test then failed, one that fails of a changed
file would say nothing, and the command stops there. What takes too long is not taken for found,
unless a test does.

Which **theorems** find a change of a constraint too is asked apart, since it takes longer than all
else: each is put to the theorems that speak of the changed value, to Z3 alone, and no further than
the first that finds it. A theorem that Z3 does not settle soon has found nothing, so that the
figures tell the least. They are dropped when the file is judged anew, and do not follow changes of
the theorems.

```sh
PYTHONPATH=tests python -m kill_matrix             # what has changed since the figures were kept
PYTHONPATH=tests python -m kill_matrix --all --record
PYTHONPATH=tests python -m kill_matrix --theorems --record
```

Figures are kept with the digest of what was judged: the rules, constraints and readings of each
room, the words that rooms share, and what proves. When one of these changes, a test asks for the
figures anew. A change of a test asks for nothing, so that what a **test** found was found by the
tests of that day.

This page is made from `tests/kill_matrix/figures.json` and tested against it.
"""

EQUIVALENT = """\
## Changes that change nothing

Each is **proved** to give the same values, for every reading and all numbers. *Because of* names
what the proof needs: earlier values, or what holds of all facts. Where it says *nothing*, the
changed line says the same in other words. The others tell something about the law: the line speaks
of a case that cannot be, or that another clause decides alike.
"""


def kill_matrix_page() -> str:
    """The page of the figures kept."""
    kept = figures.kept()
    doc = mutants.__doc__ or ""
    what = doc[doc.index("What is changed:") :].strip()
    lines = [HEAD.rstrip(), "", "## What is changed", "", what.split("\n\n", 1)[1], ""]
    dates = sorted({one.date for one in kept.groups.values()})
    lines += ["## Figures", "", f"Judged on {' and '.join(dates)}.", ""]
    lines += [*_table(kept.files), "", *_theorems(kept.files.values()), EQUIVALENT.rstrip(), ""]
    for path, one in sorted(kept.files.items()):
        lines += _equivalents(_short(path), one.equivalent)
    return "\n".join(lines).rstrip() + "\n"


def _table(files: Mapping[str, Figures]) -> Iterator[str]:
    yield "| file | mutants | lemma | error | test | equivalent | survivors | a theorem too |"
    yield "|---|---|---|---|---|---|---|---|"
    for path, one in sorted(files.items()):
        if one.mutants:
            too = "" if one.theorems is None else sum(one.theorems.values())
            yield _row(f"`{_short(path)}`", *_numbers(one), too)
    sums = [sum(each) for each in zip(*map(_numbers, files.values()), strict=True)]
    asked = [one.theorems for one in files.values() if one.theorems is not None]
    yield _row("all", *sums, sum(sum(each.values()) for each in asked) if asked else "")


def _theorems(files: Iterable[Figures]) -> Iterator[str]:
    """The theorems that were the first to find something, with how much."""
    first: Counter[str] = Counter()
    for one in files:
        first.update(one.theorems or {})
    yield from ("## Theorems that find changes", "")
    if not first:
        yield from ("None was asked yet.", "")
        return
    yield from ("| theorem | changes that it was the first to find |", "|---|---|")
    yield from (_row(f"`proofs/{name}`", count) for name, count in sorted(first.items()))
    yield ""


def _numbers(one: Figures) -> tuple[int, ...]:
    found = one.found
    return (one.mutants, *found.values(), len(one.equivalent), one.survivors)


def _equivalents(path: str, found: Iterable[Equivalent]) -> Iterator[str]:
    if not found:
        return
    yield from (f"### {path}", "", "| line | change | parts | because of | cites |")
    yield "|---|---|---|---|---|"
    for one in found:
        parts = dict.fromkeys(part.split("/")[1] for part in one.parts)
        yield _row(
            one.line,
            f"`{_code(one.before)}` → `{_bare(one.after)}`<br>in `{_code(one.code)}`",
            ", ".join(parts),
            ", ".join(one.needs) or "nothing",
            ", ".join(cite.split("§")[1].strip() for cite in one.cites),
        )
    yield ""


def _code(code: str) -> str:
    return code.replace("|", "\\|")


def _bare(after: str) -> str:
    """What is put in, without the brackets round it."""
    return _code(after[1:-1] if after.startswith("(") else after)


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _short(path: str) -> str:
    return path.removeprefix(STATUTES)
