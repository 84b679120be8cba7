"""Whether two readings of a question are one and the same, or the smallest contest that parts them.

A difference between two records begins at a value whose relation asks the question, all values
before it being equal. So first each such value is compared for all facts and all earlier values
whatever: where none can differ the readings are the same. Else contests are searched: first for one
in which the outcome differs and all else is read as usual. A measure needs one half of the votes in
the contests searched first, then three fifths: a share that is left open makes products of unknown
numbers.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any

import attrs
import z3
from attrs import evolve, frozen

from recountlaw.readings import Reading
from recountlaw.relations import All, Not, Relations, Sizes, cell, holds, same, z3_of

from .claims import Claim, Outcome
from .contests import Contest, relations_of, room_of
from .domain import Inputs, NeedsSize
from .judging import SOLVERS, Judged, judge
from .solving import Said, Solvers, Verdict, script
from .witnesses import NoWitness, Search, Witness

LENGTHS = {"candidates": (2, 3, 1), "counties": (1, 2)}
"""How long the lists of the contests searched are, in that order."""

SHARES = ((1, 2), (3, 5), None)
"""The shares that a measure needs in the contests searched, in that order; None is any."""


@frozen
class Sought:
    """What contests are searched: by the names of the values that are to differ.

    `usual`: every other question is read as usual, and not in whatever way. `share`: what a measure
    needs, None for whatever.
    """

    names: tuple[str, ...]
    usual: bool
    share: tuple[int, int] | None
    lengths: dict[str, Any]

    @property
    def bound(self) -> str:
        """In which contests it was searched, in words."""
        said = [f"{name}: {max(option.values())}" for name, option in self.lengths.items()]
        return ", ".join(
            [*said, *([f"share: {self.share[0]}/{self.share[1]}"] if self.share else [])]
        )


@frozen
class Asking:
    """A value whose relation asks the question, for one choice of lengths and petitioner."""

    name: str
    inputs: Inputs
    said: Any


def asking(path: str, subject: str, question: type[Reading]) -> list[Asking]:
    """The values that hang on the question directly."""
    net, relations = room_of(path).subjects[subject].net, relations_of(path, subject)
    found = [one for part in net.parts for one in _told(path, subject, part.name, relations)]
    return [one for one in found if question in one.inputs.case.reads.asked]


def _told(path: str, subject: str, name: str, relations: Relations) -> list[Asking]:
    """What is said of one value, for every choice of the lengths that it hangs on."""
    net = room_of(path).subjects[subject].net
    part = net.by_name[name]
    dimensions: list[Any] = []
    while True:
        found = []
        try:
            for sizes in relations.options(dimensions):
                counted = relations.petitioners in sizes and net.is_each(part)
                for who in range(sizes[relations.petitioners]) if counted else (None,):
                    inputs = Inputs(net, relations, part, sizes, who)
                    said = relations.relations[name](inputs.case)
                    holds(said, inputs.shapes[name], cell(inputs.shapes[name], "v"))
                    found.append(Asking(name, inputs, said))
        except NeedsSize as needs:
            dimensions.append(needs.dimension)
        else:
            return found


@frozen
class PairTask:
    """Compare two readings of one question on one subject of a room."""

    path: str
    subject: str
    question: str
    one: str
    other: str
    solvers: Solvers = SOLVERS

    @property
    def name(self) -> str:
        """The pair by its room and subject."""
        return f"{self.path}/{self.subject}/{self.question}/{self.one} or {self.other}"

    def run(self) -> list[Judged]:
        """Compare them; nothing comes of it if no value of the subject hangs on the question."""
        pair = Pair(self, question_of(self.path, self.question))
        return [pair.judged()] if pair.compared else []


def question_of(path: str, id: str) -> type[Reading]:
    """The question of that id."""
    return next(one for one in room_of(path).questions if one.question.id == id)


class Pair:
    """Two readings, and the contests in which they are followed."""

    def __init__(self, task: PairTask, question: type[Reading]) -> None:
        self.task = task
        self.question = question
        members = {reading.value: reading for reading in question}
        self.one, self.other = members[task.one], members[task.other]

    def judged(self) -> Judged:
        """What becomes of the claim that they are the same."""
        said = self.compared
        differing = self.differing
        digest = "".join(one.digest for one in said)
        judged = Judged(Outcome.UNKNOWN, said, None, "", digest)
        if not differing:
            return evolve(judged, outcome=Outcome.PROVED)
        for sought in self.searches(differing):
            claim = self.claim(sought)
            if _may_fail(claim):
                return self._parted(judged, claim, sought)
        return self._never(judged, differing)

    @cached_property
    def compared(self) -> tuple[Said, ...]:
        """For each value that asks the question, whether the readings can part it."""
        task = self.task
        asked = asking(task.path, task.subject, self.question)
        return tuple(
            task.solvers.ask(
                script(f"{task.name}: {one.name}", one.inputs.well_formed(), *self._under(one))
            )
            for one in asked
        )

    @cached_property
    def differing(self) -> tuple[str, ...]:
        """The values that the readings may part."""
        found = [
            one.name.rsplit(": ", 1)[1] for one in self.compared if one.agreed is not Verdict.UNSAT
        ]
        return tuple(dict.fromkeys(found))

    def _under(self, asked: Asking) -> list[Any]:
        """That the value differs by the reading, all else being equal."""
        shape, case = asked.inputs.shapes[asked.name], asked.inputs.case
        number = case.reads.index(self.question)
        members = tuple(self.question)
        values = cell(shape, "v"), cell(shape, "w")
        ways = [
            z3.substitute(
                z3_of(holds(asked.said, shape, value)), (number, z3.IntVal(members.index(reading)))
            )
            for value, reading in zip(values, (self.one, self.other), strict=True)
        ]
        return [*ways, z3_of(Not(same(*values)))]

    def lengths(self) -> Iterator[dict[str, Any]]:
        """The lengths of lists of the contests searched, in that order."""
        dimensions = relations_of(self.task.path, self.task.subject).sizes
        for chosen in product(*map(_options, dimensions)):
            yield dict(zip((one.name for one in dimensions), chosen, strict=True))

    def searches(self, differing: tuple[str, ...]) -> Iterator[Sought]:
        """The contests that are searched, in that order."""
        facts = attrs.fields_dict(room_of(self.task.path).subjects[self.task.subject].net.facts)
        shares = SHARES if "required_num" in facts else (None,)
        for names, usual in (("outcome",), True), (("outcome",), False), (differing, False):
            for share, lengths in product(shares, self.lengths()):
                yield Sought(names, usual, share, lengths)

    def claim(self, sought: Sought) -> Claim:
        """That the values sought are the same by both readings."""
        task, apart = self.task, (self.question,)
        first = Contest(
            task.path,
            task.subject,
            label="one",
            apart=apart,
            under=(self.one,) if sought.usual else None,
            **sought.lengths,
        )
        second = Contest(
            task.path,
            task.subject,
            label="other",
            apart=apart,
            beside=first,
            under=(self.other,) if sought.usual else None,
            **sought.lengths,
        )
        alike = [same(*cells) for name in sought.names for cells in _cells(first, second, name)]
        total = [first.shared.cell("total").value] if "total" in first.net.by_name else []
        return Claim(
            first,
            second,
            assume=[first.reads(self.one), second.reads(self.other), *_needs(first, sought.share)],
            conclude=All(*alike),
            smallest=total,
        )

    def _parted(self, judged: Judged, claim: Claim, sought: Sought) -> Judged:
        """The smallest contest that parts them, judged."""
        found = judge(self.task.name, claim, self.task.solvers)
        return evolve(
            found,
            questions=(*judged.questions, *found.questions),
            witness=found.witness and self.said_of(found.witness, sought.names),
            bound=sought.bound,
            statement=judged.statement + found.statement,
        )

    def said_of(self, witness: Witness, names: Sequence[str]) -> Witness:
        """The witness with the value in which the readings part, and what it is by each."""
        one, other = (shown.values for shown in witness.contests)
        parted = next(
            key
            for name in names
            for key in one
            if key.split(" of ")[0] == name and one[key] != other[key]
        )
        values = {self.one.value: one[parted], self.other.value: other[parted]}
        return evolve(witness, shown={"value": parted, **values})

    def _never(self, judged: Judged, differing: tuple[str, ...]) -> Judged:
        """That no contest parts them, for the lengths gone through."""
        bounds = []
        for lengths in self.lengths():
            sought = Sought(differing, False, None, lengths)
            bounds.append(sought.bound)
            found = judge(self.task.name, self.claim(sought), self.task.solvers)
            judged = evolve(
                found,
                questions=(*judged.questions, *found.questions),
                bound="; ".join(filter(None, bounds)),
                statement=judged.statement + found.statement,
            )
            if found.outcome is not Outcome.PROVED:
                return judged
        return judged


def _needs(contest: Contest, share: tuple[int, int] | None) -> list[Any]:
    """That a measure needs this share of the votes."""
    if share is None:
        return []
    facts = contest.facts
    return [facts.required_num == share[0], facts.required_den == share[1]]


def _cells(first: Contest, second: Contest, name: str) -> Iterator[tuple[Any, Any]]:
    """The value of that name in both, for each petitioner; of an outcome the last, which counts."""
    if not first.is_each(name):
        yield first.shared.cell(name), second.shared.cell(name)
        return
    last = first.petitioners - 1
    for who in range(last if name == "outcome" else 0, last + 1):
        yield first[who].cell(name), second[who].cell(name)


def _may_fail(claim: Claim) -> bool:
    """Whether a contest is found for which the claim fails. If not, it is not therefore proved."""
    try:
        Search([*claim.premises(), claim.denial])
    except NoWitness:
        return False
    return True


def _options(dimension: Sizes) -> list[Mapping[str, int]]:
    """The lengths of one dimension; of several with one longest list, the fullest first."""
    fullest = sorted(dimension.options, key=lambda option: -sum(option.values()))
    return [
        option
        for length in LENGTHS[dimension.name]
        for option in fullest
        if max(option.values()) == length
    ]
