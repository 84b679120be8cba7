"""The table of atoms: for each a pair of contests, or why there is none, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from recountlaw.contests import NotACase
from recountlaw.proving.models import said
from recountlaw.readings import Reading
from recountlaw.rooms import Room

from .absent import Absence, Asker, Kind
from .atoms import Atom, Place
from .narrowing import narrowed
from .pairs import Finder, Pair, Row
from .trials import Chosen, bench_of

TRIES = 150
"""So many contests drawn by chance are gone through, beyond those that show something new."""

Data = dict[str, Any]


def atom_of(row: Mapping[str, Any]) -> Atom:
    """The atom of a row of the table."""
    return Atom(Place(row["asked_in"], row["text"]), row["member"])


def row_of(row: Mapping[str, Any]) -> Row:
    """The part and the atom of a row of the table."""
    return row["part"], atom_of(row)


def begun(subject: str, row: Row) -> Data:
    """What a row of the table begins with."""
    part, atom = row
    return {
        "subject": subject,
        "part": part,
        "asked_in": atom.place.function,
        "text": atom.place.text,
        "member": atom.member,
    }


def of_pair(finder: Finder, pair: Pair) -> Data:
    """The row of an atom that a pair of contests shows."""
    bench = finder.bench
    one, other = (bench.tried(told, pair.readings) for told in (pair.one, pair.other))
    return {
        **begun(bench.subject, pair.row),
        "verdict": "pair",
        "decides": pair.decides,
        "may_decide": pair.row[0] in finder.deciding,
        "petitioner": pair.whose[1],
        "readings": {
            question.question.id: reading.value for question, reading in pair.readings.items()
        },
        "contests": [dict(pair.one.written), dict(pair.other.written)],
        "values": [said(trial.values[pair.whose]) for trial in (one, other)],
        "outcomes": [trial.outcome.value for trial in (one, other)],
    }


def of_absence(finder: Finder, row: Row, absence: Absence) -> Data:
    """The row of an atom that no pair shows."""
    return {
        **begun(finder.bench.subject, row),
        "verdict": absence.kind.value,
        "why": absence.why,
        "beside": [place.text for place in absence.beside],
        "bound": absence.bound,
    }


def readings_of(room: Room, named: Mapping[str, str]) -> dict[type[Reading], Reading]:
    """Readings by their names, as a row of the table has them."""
    by_id = {question.question.id: question for question in room.questions}
    return {
        by_id[id]: next(reading for reading in by_id[id] if reading.value == name)
        for id, name in named.items()
    }


def pair_of(finder: Finder, row: Mapping[str, Any]) -> Pair | None:
    """The pair that the contests of a row are today; None if they are none.

    Raises:
        NotACase: one of them is no case any more.
    """
    bench = finder.bench
    readings: Chosen = readings_of(bench.room, row["readings"])
    one, other = (bench.told(typed) for typed in row["contests"])
    return finder.judged(row_of(row), (row["part"], row["petitioner"]), one, other, readings)


@frozen
class Trying:
    """Look for the pairs of one subject of a room by trying."""

    path: str
    subject: str

    @property
    def name(self) -> str:
        """The subject by its room."""
        return f"{self.path}/{self.subject}"

    def run(self) -> list[Data]:
        """The rows found."""
        finder = Finder(bench_of(self.path, self.subject))
        finder.look(TRIES)
        return [of_pair(finder, narrowed(finder, pair)) for pair in finder.found.values()]


@frozen
class Asking:
    """Ask the solvers about the atoms of one part that trying left open."""

    path: str
    subject: str
    part: str
    atoms: tuple[Atom, ...]
    """Those without a pair."""
    undecided: tuple[Atom, ...]
    """Those whose pair differs in the value of the part alone, where the outcome might too."""

    @property
    def name(self) -> str:
        """The part by its room and subject."""
        return f"{self.path}/{self.subject}/{self.part}"

    def run(self) -> list[Data]:
        """The rows of those without a pair, and of the others those now found to decide."""
        finder = Finder(bench_of(self.path, self.subject))
        asker = Asker(finder, self.part)
        rows = []
        for atom in self.atoms:
            row = self.part, atom
            found = asker.pair(row)
            if isinstance(found, Pair):
                better = None
                if self.part in finder.deciding and not found.decides:
                    better = asker.deciding_pair(row)
                rows.append(of_pair(finder, narrowed(finder, better or found)))
            elif found is False:
                rows.append(of_absence(finder, row, asker.why(row)))
            else:
                rows.append(of_absence(finder, row, Absence(Kind.NOT_FOUND_OUT)))
        for atom in self.undecided:
            better = asker.deciding_pair((self.part, atom))
            if better is not None:
                rows.append(of_pair(finder, narrowed(finder, better)))
        return rows


def in_order(path: str, subject: str, rows: Sequence[Mapping[str, Any]]) -> list[Data]:
    """The rows of a subject in the order of its rules, one for each atom of each part.

    An atom of which nothing came is a row that says so. Of two rows of one atom the last counts.
    """
    by_row = {row_of(row): dict(row) for row in rows}
    finder = Finder(bench_of(path, subject))
    left = Absence(Kind.NOT_FOUND_OUT)
    return [by_row.get(row) or of_absence(finder, row, left) for row in finder.rows]


__all__ = ["Asking", "NotACase", "Trying", "in_order", "pair_of", "readings_of", "row_of"]
