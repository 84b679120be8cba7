"""Running one part on one combination of values: under every reading it asks, over every option of
a missing kind and over the whole range of a missing count.

A part is run again and again, each time along another path of its choices. What is not known yet is
given to it as a stand-in that it may hand on and may not use; where it does use one that moves with
a missing count, that path is run over the count.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from recountlaw.errors import InternalError, OutsideTables
from recountlaw.guards import Cube, Guard, Interval, Keys, hull, options_of
from recountlaw.missing import Count, Missing, OneOf, Range, SameAs, Unknown
from recountlaw.parts import PREDICATES, Days, Net, Part
from recountlaw.readings import Choose
from recountlaw.stand_ins import NeedsValue, StandIn, handed_on

HOLIDAYS = "holiday_tables"
"""Stands, among the facts that are missing, for the holidays of a year that the tables lack."""


class _Run:
    """One run of a part: answers its choices from a prefix, then takes the first option."""

    def __init__(self, explorer: "Runner", guard: Guard, prefix: tuple[int, ...]) -> None:
        self.explorer = explorer
        self.guard = guard
        self.prefix = prefix
        self.taken: list[tuple[int, int]] = []
        self.more: list[tuple[int, ...]] = []

    def fork(self, number: int) -> int:
        """The option taken for a key; the others that the guard allows are put by."""
        for key, bit in self.taken:
            if key == number:
                return bit
        at = len(self.taken)
        if at < len(self.prefix):
            # A run that tries an unknown value as None may ask another question here than the one
            # the prefix is made of; its value is then not used.
            bit = min(self.prefix[at], len(self.explorer.keys.options[number]) - 1)
        else:
            full = (1 << len(self.explorer.keys.options[number])) - 1
            mask = options_of(self.guard, number, full)
            bits = [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
            bit = bits[0]
            before = tuple(b for _, b in self.taken)
            self.more += [(*before, other) for other in bits[1:]]
        self.taken.append((number, bit))
        return bit

    def choose(self, question: Any) -> Any:
        explorer = self.explorer
        explorer.asked_by.setdefault(explorer.current, {})[question.question.id] = None
        if explorer.only is not None:
            return explorer.only(question)
        members = explorer.members(question)
        return members[self.fork(self.explorer.keys.number(question, members))]

    @property
    def cube(self) -> Cube:
        return tuple(sorted((key, 1 << bit) for key, bit in self.taken))


class _Facts:
    """The facts as a part sees them in one run; notes what is read and forks on what is missing."""

    def __init__(self, explorer: "Runner", run: _Run, bound: Mapping[str, int]) -> None:
        self._explorer = explorer
        self._run = run
        self._bound = bound

    def __getattr__(self, name: str) -> Any:
        explorer = self._explorer
        explorer.read.add(name)
        missing = explorer.missing.get(name)
        if missing is None:
            return getattr(explorer.facts, name)
        if isinstance(missing, SameAs):
            return getattr(self, missing.fact)
        if isinstance(missing, OneOf):
            return missing.options[self._run.fork(explorer.keys.number(name, missing.options))]
        if isinstance(missing, Count):
            if name in self._bound:
                return self._bound[name]
            return StandIn(explorer.whole_range(name, missing))
        return StandIn(Unknown(frozenset({name})))


def _itself(count: int) -> int:
    return count


Leaves = dict[Cube, Any]


class Runner:
    """Runs the parts of one net on one set of facts, of which some are missing."""

    def __init__(
        self,
        net: Net,
        facts: Any,
        missing: Mapping[str, Missing],
        days: Days,
        only: Choose | None,
    ) -> None:
        self.net = net
        self.only = only
        self.facts = facts
        self.missing = missing
        self.predicates = {name: getattr(days, name) for name in PREDICATES}
        self.keys = Keys()
        self.read: set[str] = set()
        self.current = ""
        self.asked_by: dict[str, dict[str, None]] = {}
        self._members: dict[Any, tuple[Any, ...]] = {}
        self._ranges: dict[str, Range] = {}

    def members(self, question: Any) -> tuple[Any, ...]:
        """The readings of a question."""
        found = self._members.get(question)
        if found is None:
            found = self._members[question] = tuple(question)
        return found

    def whole_range(self, fact: str, missing: Count) -> Range:
        """The range of a missing count itself, always the same one."""
        if fact not in self._ranges:
            self._ranges[fact] = Range(fact, (missing.least, missing.greatest), _itself)
        return self._ranges[fact]

    def count_key(self, fact: str) -> tuple[int, Interval]:
        """The number of the key of a missing count, and the interval in which it lies."""
        missing = self.missing[fact]
        assert isinstance(missing, Count)
        interval = (missing.least, missing.greatest)
        return self.keys.number(fact, interval), interval

    # -- one part on one combination of values ------------------------------------------------

    def values(self, part: Part, given: dict[str, Any], guard: Guard) -> Iterator[tuple[Any, Cube]]:
        """Each value of `part` on the values given, with the cube of what it chose."""
        todo: list[tuple[int, ...]] = [()]
        while todo:
            run = _Run(self, guard, todo.pop())
            try:
                yield self._value(part, given, run, {}), run.cube
            except NeedsValue as needs:
                assert isinstance(needs.value, Range)
                yield from self._over_count(part, given, guard, run, needs.value.fact)
            todo += run.more

    def _value(self, part: Part, given: dict[str, Any], run: _Run, bound: Mapping[str, int]) -> Any:
        """The value of `part` on one path.

        That an unknown value may be None is seen to here: a part for which that means to be skipped
        has then an unknown value; and `is None` cannot be noticed by a stand-in, so where None is
        admitted both ways are tried, and what they do not agree on is unknown.
        """
        perhaps_none = [
            name
            for name in part.inputs
            if isinstance(value := given.get(name), Unknown) and value.perhaps_none
        ]
        if not perhaps_none:
            return self._once(part, given, run, bound)
        name = perhaps_none[0]
        unknown = Unknown(given[name].facts, part.gives_none or name not in part.admits_none)
        there = given | {name: Unknown(given[name].facts)}
        if name not in part.admits_none:
            value = self._value(part, there, run, bound)
            return value if value is None else unknown
        before = (list(run.taken), list(run.more))
        try:
            with_none = (self._value(part, given | {name: None}, run, bound), list(run.taken))
        except NeedsValue:
            with_none = None  # it hangs on a count, so the two do not agree
        run.taken[:], run.more[:] = before
        value = self._value(part, there, run, bound)
        if with_none is not None and _same(with_none[0], value) and with_none[1] == run.taken:
            return value
        return unknown

    def _once(self, part: Part, given: dict[str, Any], run: _Run, bound: Mapping[str, int]) -> Any:
        before, self.current = self.current, part.name
        try:
            arguments = [self._argument(name, given, run, bound) for name in part.needs]
            value = part.function(*arguments)
        except NeedsValue as needs:
            if isinstance(needs.value, Unknown):
                return Unknown(needs.value.facts, part.gives_none)
            raise
        except OutsideTables:
            return Unknown(frozenset({HOLIDAYS}), part.gives_none)
        finally:
            self.current = before
        return handed_on(value)

    def _argument(
        self, name: str, given: dict[str, Any], run: _Run, bound: Mapping[str, int]
    ) -> Any:
        if name == "facts":
            return _Facts(self, run, bound)
        if name == "choose":
            return run.choose
        if name in self.predicates:
            return self.predicates[name]
        value = given[name]
        if isinstance(value, Range):
            return value.at(bound[value.fact]) if value.fact in bound else StandIn(value)
        if isinstance(value, Unknown):
            return StandIn(value)
        return value

    def _leaves(
        self,
        part: Part,
        given: dict[str, Any],
        guard: Guard,
        path: tuple[int, ...],
        bound: Mapping[str, int],
    ) -> Leaves:
        """The value of each path of `part` that begins with `path`, by what it chose."""
        found: Leaves = {}
        todo = [path]
        while todo:
            run = _Run(self, guard, todo.pop())
            found[run.cube] = self._value(part, given, run, bound)
            todo += run.more
        return found

    def _over_count(
        self, part: Part, given: dict[str, Any], guard: Guard, run: _Run, fact: str
    ) -> list[tuple[Any, Cube]]:
        path = tuple(bit for _, bit in run.taken)
        number, widest = self.count_key(fact)
        low, high = hull(guard, number, widest)
        points = [point for point in part.turns.get(fact, ()) if low < point <= high]
        known: dict[int, Leaves] = {}

        def at(count: int) -> Leaves:
            if count not in known:
                known[count] = self._leaves(part, given, guard, path, {fact: count})
            return known[count]

        found: list[tuple[Any, Cube]] = []
        starts = [low, *points]
        try:
            for start, end in zip(starts, [*(p - 1 for p in points), high], strict=True):
                self._segment(part, fact, number, (start, end), at, found)
        except NeedsValue as needs:
            assert isinstance(needs.value, Range)
            return self._over_box(part, given, guard, run, (fact, needs.value.fact))
        return found

    def _segment(
        self,
        part: Part,
        fact: str,
        number: int,
        interval: Interval,
        at: Callable[[int], Leaves],
        found: list[tuple[Any, Cube]],
    ) -> None:
        """The values on `interval`, on which each path turns at most once."""
        low, high = interval
        first, last = at(low), at(high)
        if first.keys() == last.keys() and all(
            _same(value, last[cube]) or _moves(value, last[cube]) for cube, value in first.items()
        ):
            for cube, value in first.items():
                where = tuple(sorted((*cube, (number, interval))))
                if _same(value, last[cube]):
                    found.append((value, where))
                else:
                    found.append((Range(fact, interval, lambda t, cube=cube: at(t)[cube]), where))  # type: ignore[misc]
            return
        if low == high:
            raise InternalError(f"part {part.name} has two values at one count of {fact}")
        before, after = low, high  # the first count at which some path has left its first value
        while after - before > 1:
            middle = (before + after) // 2
            if _alike(first, at(middle)):
                before = middle
            else:
                after = middle
        self._segment(part, fact, number, (low, before), at, found)
        self._segment(part, fact, number, (after, high), at, found)

    def _over_box(
        self,
        part: Part,
        given: dict[str, Any],
        guard: Guard,
        run: _Run,
        facts: tuple[str, ...],
    ) -> list[tuple[Any, Cube]]:
        """With several counts missing: a value that all corners share holds throughout, by the
        monotony in each count; else the value is unknown."""
        path = tuple(bit for _, bit in run.taken)
        keys = [self.count_key(fact) for fact in facts]
        ends = [hull(guard, number, widest) for number, widest in keys]
        try:
            corners = [
                self._leaves(part, given, guard, path, dict(zip(facts, corner, strict=True)))
                for corner in product(*ends)
            ]
        except NeedsValue as needs:
            assert isinstance(needs.value, Range)
            return self._over_box(part, given, guard, run, (*facts, needs.value.fact))
        box = [(number, end) for (number, _), end in zip(keys, ends, strict=True)]
        first = corners[0]
        unknown = Unknown(frozenset(facts), part.gives_none)
        several = any(part.turns.get(fact) for fact in facts)
        if several or any(corner.keys() != first.keys() for corner in corners):
            return [(unknown, tuple(sorted((*run.cube, *box))))]
        return [
            (
                value if all(_same(value, corner[cube]) for corner in corners) else unknown,
                tuple(sorted((*cube, *box))),
            )
            for cube, value in first.items()
        ]


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _moves(one: Any, other: Any) -> bool:
    return type(one) is int and type(other) is int


def _alike(first: Leaves, now: Leaves) -> bool:
    return first.keys() == now.keys() and all(
        _same(value, now[cube]) or _moves(value, now[cube]) for cube, value in first.items()
    )
