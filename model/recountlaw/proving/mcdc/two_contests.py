"""Two contests that differ in one atom of one part, as formulas.

The atom must matter. So a third one stands beside them: the first contest with that atom turned
and all else as it is. Where turning it changes the value of the part, and through that the outcome,
the atom decides; where it never does, no pair can show more than a difference of something else.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import z3
from attrs import evolve, frozen

from recountlaw.parts import Net, Part
from recountlaw.proving.contests import Contest
from recountlaw.proving.domain import Inputs
from recountlaw.proving.given import cell_of
from recountlaw.proving.runs import Run, paths
from recountlaw.relations import All, Cell, Formula, Implies, Not, Some, same, z3_of

from .atoms import Atom, Place
from .watching import Trail, Watch, parted, told_of


@frozen(eq=False)
class Way:
    """One path through a part: what holds on it, its value (None: no value), what it told."""

    condition: Any
    value: Cell | None
    trail: Trail


def ways(contest: Contest, part: Part, who: int | None, turned: Atom | None = None) -> list[Way]:
    """Every path through a part of a contest; with `turned` that atom answers the contrary."""
    inputs = Inputs(contest.net, contest.relations, part, contest.sizes, who)
    view = contest.shared if who is None else contest[who]
    inputs.case = view
    watch = Watch()
    inputs.part = evolve(part, function=watch.of(part.function))
    shape = inputs.shapes[part.name]

    def value(run: Run) -> Any:
        watch.begin(run, turned)
        return inputs.value(run), dict(watch.trail)

    found = []
    for path in paths(value, [z3_of(view.well_formed())]):
        if path.error:
            # A turned atom may lead where there is no value, as to a day that is not told.
            found.append(Way(path.condition, None, {}))
        else:
            made, trail = path.value
            found.append(Way(path.condition, cell_of(shape, made), trail))
    return found


def after(net: Net, part: Part) -> frozenset[str]:
    """The part and the parts that hang on it, directly or through others."""
    found = {part.name}
    for one in net.parts:
        if found & set(one.inputs):
            found.add(one.name)
    return frozenset(found)


class Twins:
    """Two contests under the same readings, the first with the atom turned beside them.

    `who`: the petitioner of whom the part is asked, the same in both.
    """

    def __init__(
        self, path: str, subject: str, part: str, who: int | None, sizes: Mapping[str, Any]
    ) -> None:
        self.one = Contest(path, subject, label="one", under=None, **sizes)
        self.other = Contest(path, subject, label="other", under=None, **sizes)
        self.part = self.one.net.by_name[part]
        self.who = who
        self.decides = "outcome" in after(self.one.net, self.part)
        self._one_ways = ways(self.one, self.part, who)
        self._other_ways = ways(self.other, self.part, who)
        self._turned: dict[Atom, list[Way]] = {}
        self._instead: tuple[Contest, Any] | None = None

    def turned_ways(self, atom: Atom) -> list[Way]:
        """The paths through the part of the first contest with the atom turned."""
        if atom not in self._turned:
            self._turned[atom] = ways(self.one, self.part, self.who, atom)
        return self._turned[atom]

    def value(self, contest: Contest) -> Cell:
        """The value of the part in a contest."""
        view = contest.shared if self.who is None else contest[self.who]
        return view.cell(self.part.name)  # type: ignore[no-any-return]

    def told(self, atom: Atom, truth: bool) -> Formula:
        """Whether the atom is asked in the first contest, and answered so."""
        return Some(
            *(
                way.condition
                for way in self._one_ways
                if any(
                    place == atom.place and told_of(atom, what) is truth
                    for (place, _), what in way.trail.items()
                )
            )
        )

    def apart(self, atom: Atom, beside: Place | None = None) -> Formula:
        """Whether the atom holds in the first and not in the other, and they differ in no other
        atom; with `beside` they do differ at that place too."""
        ways = []
        for one in self._one_ways:
            others = [
                other.condition
                for other in self._other_ways
                if parted(atom, one.trail, other.trail, beside)
            ]
            if others:
                ways.append(All(one.condition, Some(*others)))
        return Some(*ways)

    def places(self) -> list[Place]:
        """The places of all atoms that any path asks."""
        return list(dict.fromkeys(place for way in self._one_ways for place, _ in way.trail))

    def matters(self, atom: Atom) -> Formula:
        """Whether turning the atom in the first contest changes the value of the part.

        Where nothing comes of turning it, the value of the other contest stands for it.
        """
        value = self.value(self.one)
        differs = Not(same(value, self.value(self.other)))
        return Some(
            *(
                All(way.condition, differs if way.value is None else Not(same(way.value, value)))
                for way in self.turned_ways(atom)
            )
        )

    def matters_alone(self, atom: Atom) -> Formula:
        """Whether turning it changes the value, or leads where there is none; of one contest."""
        value = self.value(self.one)
        return Some(
            *(
                All(way.condition, True if way.value is None else Not(same(way.value, value)))
                for way in self.turned_ways(atom)
            )
        )

    def values_differ(self) -> Formula:
        """Whether the part has two values."""
        return Not(same(self.value(self.one), self.value(self.other)))

    def outcome_turns(self, atom: Atom) -> Formula:
        """Whether the outcomes differ, and turning the atom alone gives the other one.

        Raises:
            TypeError: the outcome does not hang on the part.
        """
        if not self.decides:
            raise TypeError(f"the outcome does not hang on {self.part.name}")
        if self.part.name == "outcome":
            return All(self.values_differ(), self._last_differ(), self._turned_outcome(atom))
        instead, value = self._with_value_cut()
        outcome = _outcome(self.other)
        gives = (
            All(way.condition, same(value, way.value or self.value(self.other)))
            for way in self.turned_ways(atom)
        )
        return All(
            Not(same(_outcome(self.one), outcome)), Some(*gives), same(_outcome(instead), outcome)
        )

    def _last_differ(self) -> Formula:
        return Not(same(_outcome(self.one), _outcome(self.other)))

    def _turned_outcome(self, atom: Atom) -> Formula:
        """Of the outcome itself: turning the atom gives the value of the other contest."""
        other = self.value(self.other)
        return Some(
            *(
                All(way.condition, True if way.value is None else same(way.value, other))
                for way in self.turned_ways(atom)
            )
        )

    def _with_value_cut(self) -> tuple[Contest, Any]:
        """The first contest once more, in which the value of the part may be any."""
        if self._instead is None:
            one, part = self.one, self.part
            instead = Contest(
                one.path,
                one.subject_name,
                label="instead",
                under=None,
                beside=one,
                free=(part.name,),
                **_options(one),
            )
            later = after(one.net, part)
            for who in (None, *range(one.petitioners)):
                view = instead.shared if who is None else instead[who]
                for earlier in one.net.parts:
                    # What does not hang on the part is the same; so is the part of the others.
                    other = earlier.name == part.name and who != self.who
                    if one.is_each(earlier.name) == (who is not None) and (
                        earlier.name not in later or other
                    ):
                        mine = one.shared if who is None else one[who]
                        view.named[earlier.name] = mine.cell(earlier.name)
            view = instead.shared if self.who is None else instead[self.who]
            self._instead = instead, view.cell(part.name)
        return self._instead

    def known(self) -> list[Any]:
        """What is known of the contests named so far."""
        contests = [self.one, self.other, *([self._instead[0]] if self._instead else [])]
        found = [formula for contest in contests for formula in contest.known()]
        return [*found, *of_days(found)]


def _outcome(contest: Contest) -> Cell:
    if contest.net.is_each(contest.net.by_name["outcome"]):
        return contest[contest.petitioners - 1].cell("outcome")  # type: ignore[no-any-return]
    return contest.shared.cell("outcome")  # type: ignore[no-any-return]


def _options(contest: Contest) -> dict[str, Any]:
    return {
        dimension.name: {fact: contest.sizes[fact] for fact in dimension.options[0]}
        for dimension in contest.relations.sizes
    }


def of_days(formulas: Sequence[Any]) -> Iterator[Any]:
    """What closed days and holidays are, of each day that the formulas ask about.

    A legal holiday is closed, Saturday and Sunday are, nothing else is, and the filing office is
    closed with them.
    """
    closed, holiday, office = (
        z3.Function(name, z3.IntSort(), z3.BoolSort())
        for name in ("closed", "holiday", "office_closed")
    )
    for day in _days_asked(formulas):
        weekend = z3.Or(day % 7 == 6, day % 7 == 0)
        yield closed(day) == z3.Or(weekend, holiday(day))
        yield z3_of(Implies(closed(day), office(day)))


def _days_asked(formulas: Sequence[Any]) -> list[Any]:
    """The terms of which a formula asks whether that day is closed."""
    seen: set[int] = set()
    found: dict[int, Any] = {}
    todo = list(formulas)
    while todo:
        term = todo.pop()
        if term.get_id() in seen:
            continue
        seen.add(term.get_id())
        if term.num_args() and term.decl().name() in ("closed", "holiday", "office_closed"):
            found[term.arg(0).get_id()] = term.arg(0)
        todo += term.children()
    return list(found.values())
