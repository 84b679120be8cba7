"""Pairs of contests that differ in one atom alone and in what comes of it: looked for by trying.

Contests are tried one after the other, each against those that differ from it a little. What is
found needs no belief in the search: the pair is decided by the rules, and anybody can type it.
"""

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from attrs import frozen

from recountlaw.contests import plain
from recountlaw.proving.contests import relations_of
from recountlaw.relations import Relations

from .atoms import Atom, atoms_of
from .moves import closed_otherwise, moved
from .trials import Bench, Chosen, Told, Trial, Whose
from .two_contests import after
from .watching import parted

Row = tuple[str, Atom]
"""A part and one of its atoms: of each a pair is looked for."""

BASES = 6
"""From how many contests each row is looked for."""

PREDICATES = ("closed(", "holiday(", "office_closed(")


@frozen(eq=False)
class Pair:
    """Two contests of which the atom holds in the first alone, under the same readings.

    `decides`: the outcomes differ; else the values of the part alone do.
    """

    row: Row
    whose: Whose
    one: Told
    other: Told
    readings: Chosen
    decides: bool


class Finder:
    """Looks for pairs for the atoms of one subject of a room."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.relations: Relations = relations_of(bench.path, bench.subject)
        net = bench.net
        self.rows: list[Row] = [
            (part.name, atom) for part in net.parts for atom in atoms_of(part.function)
        ]
        self.deciding = {part.name for part in net.parts if "outcome" in after(net, part)}
        self.found: dict[Row, Pair] = {}
        self.pool: list[tuple[Told, Chosen]] = []
        self.done = 0
        self.shown: set[Any] = set()
        self._looked: set[Any] = set()

    def is_open(self, row: Row) -> bool:
        """Whether a better kind of pair than that found can be."""
        found = self.found.get(row)
        return found is None or (row[0] in self.deciding and not found.decides)

    # -- judging two contests -------------------------------------------------------------------

    def differing(self, one: Trial, other: Trial) -> Iterator[tuple[Row, Whose, bool]]:
        """The rows whose atom alone differs in a part, and whether it holds in the first."""
        for whose, trail in one.told.items():
            beside = other.told.get(whose)
            if not trail or not beside or trail == beside:
                continue
            places = {
                place
                for (place, at), what in trail.items()
                if beside.get((place, at), what) != what
            }
            if len(places) != 1:
                continue
            part = whose[0]
            for row in self._of_place(part, next(iter(places))):
                if parted(row[1], trail, beside):
                    yield row, whose, True
                elif parted(row[1], beside, trail):
                    yield row, whose, False

    def _of_place(self, part: str, place: Any) -> list[Row]:
        return [row for row in self.rows if row[0] == part and row[1].place == place]

    def level(
        self,
        row: Row,
        whose: Whose,
        one: Told,
        other: Told,
        readings: Chosen,
        ran: tuple[Trial, Trial],
    ) -> bool | None:
        """Whether the atom decides the outcome of both (True), the value of the part alone (False),
        or neither (None): with it turned in the first contest, all else being as it is."""
        first, second = ran
        value = second.values[whose]
        if first.values[whose] == value:
            return None
        try:
            turned = self.bench.tried(one, readings, (whose, row[1]))
            changes = turned.values[whose] != first.values[whose]
        except Exception:  # it leads where there is no value: that of the other stands for it
            turned = self.bench.tried(one, readings, instead=(whose, value))
            changes = True
        if row[0] in self.deciding and first.outcome != second.outcome == turned.outcome:
            return True
        return False if changes else None

    def judged(
        self, row: Row, whose: Whose, one: Told, other: Told, readings: Chosen
    ) -> Pair | None:
        """The pair that two contests are for a row, the first being the one in which it holds."""
        ran = self.bench.tried(one, readings), self.bench.tried(other, readings)
        mine, yours = (trial.told.get(whose, {}) for trial in ran)
        if not parted(row[1], mine, yours):
            return None
        level = self.level(row, whose, one, other, readings, ran)
        return None if level is None else Pair(row, whose, one, other, readings, level)

    # -- looking --------------------------------------------------------------------------------

    def look(self, tries: int, seed: int = 0) -> None:
        """Look for all rows: from a plain contest and from whatever shows something new; then for
        each row still open from contests in which it is asked, read in every way; then from
        contests drawn by chance, `tries` of them."""
        if not self.pool:
            self._note(self.bench.told_of(plain(self.bench.path, self.bench.subject)), {})
        while self.done < len(self.pool):
            told, readings = self.pool[self.done]
            self.done += 1
            self._look_around(told, readings)
            self._read_otherwise(told, readings)
        for row in self.rows:
            if self.is_open(row):
                self._look_for(row)
        chance = random.Random(seed)
        for _ in range(tries):
            if not any(map(self.is_open, self.rows)):
                return
            self._look_around(*self._further(chance, *chance.choice(self.pool)))

    def _look_for(self, row: Row) -> None:
        """Look for one row around some contests in which its atom is asked, read in every way."""
        bases = []
        for told, readings in self.pool:
            trial = self.bench.tried(told, readings)
            asking = [
                whose
                for whose, trail in trial.told.items()
                if whose[0] == row[0] and any(place == row[1].place for place, _ in trail)
            ]
            if asking:
                asked = {q for whose in asking for q in trial.asked.get(whose, ())}
                bases.append((told, readings, sorted(asked, key=lambda q: q.question.id)))
        step = max(1, len(bases) // BASES)
        for told, readings, questions in bases[::step]:
            for chosen in product(*questions):
                if not self.is_open(row):
                    return
                read = dict(zip(questions, chosen, strict=True))
                self._look_around(told, {**readings, **read})

    def _note(self, told: Told, readings: Chosen, trial: Trial | None = None) -> None:
        """Keep a contest to begin from, if an atom is answered in it as never before."""
        trial = trial or self.bench.tried(told, readings)
        shows = {
            (whose[0], place, what, trial.outcome)
            for whose, trail in trial.told.items()
            for (place, _), what in trail.items()
        }
        if not shows <= self.shown:
            self.shown |= shows
            self.pool.append((told, readings))

    def _read_otherwise(self, told: Told, readings: Chosen) -> None:
        for question in self.bench.room.questions:
            for reading in question:
                self._note(told, {**readings, question: reading})

    def _look_around(self, one: Told, readings: Chosen) -> None:
        """Try a contest against those that differ from it a little."""
        first = self.bench.tried(one, readings)
        asked = {(whose[0], place) for whose, trail in first.told.items() for place, _ in trail}
        rows = [row for row in self.rows if self.is_open(row) and (row[0], row[1].place) in asked]
        key = json.dumps(one.written, default=str), tuple(sorted(map(str, readings.values())))
        if not rows or key in self._looked:
            return
        self._looked.add(key)
        for other in moved(self.bench, self.relations, one):
            self._against(one, first, other, readings)
        if any(row[1].place.text.startswith(PREDICATES) for row in rows):
            for other in closed_otherwise(self.bench, one):
                self._against(one, first, other, readings)

    def _against(self, one: Told, first: Trial, other: Told, readings: Chosen) -> None:
        second = self.bench.tried(other, readings)
        self._note(other, readings, second)
        for row, whose, holds in self.differing(first, second):
            if not self.is_open(row):
                continue
            if row[1].place.text.startswith(PREDICATES) and one.facts != other.facts:
                continue  # the days must differ, and not the facts
            mine, yours, ran = one, other, (first, second)
            if not holds:
                mine, yours, ran = other, one, (second, first)
            level = self.level(row, whose, mine, yours, readings, ran)
            if level is not None and (level or row not in self.found):
                self.found[row] = Pair(row, whose, mine, yours, readings, level)

    def _further(self, chance: random.Random, told: Told, readings: Chosen) -> tuple[Told, Chosen]:
        chosen = dict(readings)
        if chance.random() < 0.5:
            question = chance.choice(self.bench.room.questions)
            chosen[question] = chance.choice(tuple(question))
        for _ in range(chance.choice((1, 1, 2))):
            told = chance.choice(list(moved(self.bench, self.relations, told)))
        return told, chosen
