"""The figures of the matrix: kept in a file, and told in a page of the docs."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import cattrs
from attrs import evolve, field, frozen

from .groups import Group, file_of, place_of
from .judging import Fate, Verdict
from .mutants import Mutant

FILE = Path(__file__).with_name("figures.json")


@frozen
class Equivalent:
    """A mutant that is proved to change nothing."""

    line: int
    code: str
    before: str
    after: str
    parts: tuple[str, ...]
    depth: int
    needs: tuple[str, ...]
    cites: tuple[str, ...]


@frozen
class Figures:
    """What became of the mutants of one file; `group` says with which others they are judged."""

    group: str
    mutants: int
    found: Mapping[str, int]
    """How many were found by a lemma, an error, a test."""
    survivors: int
    equivalent: tuple[Equivalent, ...]
    theorems: Mapping[str, int] | None = None
    """How many each theorem was the first to find; None where none was asked."""


@frozen
class Judged:
    """When a group was judged, and the digest of what was."""

    date: str
    digest: str


@frozen
class Kept:
    """All figures: those of each file, and when each group was judged."""

    groups: dict[str, Judged] = field(factory=dict)
    files: dict[str, Figures] = field(factory=dict)


def kept() -> Kept:
    """The figures kept in the file."""
    return cattrs.structure(json.loads(FILE.read_text(encoding="utf-8")), Kept)


def keep(figures: Kept) -> None:
    """Write the file anew."""
    plain = cattrs.unstructure(figures)
    plain = {of: dict(sorted(each.items())) for of, each in plain.items()}
    FILE.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def due(groups: Iterable[Group], figures: Kept) -> list[Group]:
    """The groups of which something changed since their figures were kept."""
    judged = figures.groups
    return [
        one for one in groups if one.name not in judged or judged[one.name].digest != one.digest
    ]


def of_files(group: Group, judged: Mapping[Mutant, Verdict]) -> dict[str, Figures]:
    """The figures of the files of a group."""
    found = {}
    for module in group.modules:
        path = file_of(module)
        lines = path.read_text(encoding="utf-8").splitlines()
        own = {mutant: said for mutant, said in judged.items() if mutant.module == module}
        fates = Counter(said.fate for said in own.values())
        found[place_of(module)] = Figures(
            group.name,
            len(own),
            {fate.value: fates[fate] for fate in (Fate.LEMMA, Fate.ERROR, Fate.TEST)},
            fates[Fate.SURVIVOR],
            tuple(
                _equivalent(mutant, said, lines)
                for mutant, said in own.items()
                if said.fate is Fate.EQUIVALENT
            ),
        )
    return found


def with_theorems(
    figures: Mapping[str, Figures], first: Mapping[Mutant, str]
) -> dict[str, Figures]:
    """The figures, with those of the theorems that were first to find mutants."""
    found = dict(figures)
    for module in {mutant.module for mutant in first}:
        path = place_of(module)
        named = Counter(name for mutant, name in first.items() if name and mutant.module == module)
        found[path] = evolve(found[path], theorems=dict(sorted(named.items())))
    return found


def _equivalent(mutant: Mutant, said: Verdict, lines: list[str]) -> Equivalent:
    return Equivalent(
        mutant.line,
        lines[mutant.line - 1].strip(),
        mutant.before,
        mutant.after,
        said.parts,
        said.depth,
        said.needs,
        said.cites,
    )
