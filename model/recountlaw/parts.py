"""The engine of a room: parts joined by name.

A part is a pure function with its cites. Its parameters are

* `facts`: the room's facts;
* `who`: the index of the petitioner asked about;
* `closed`, `holiday`, `office_closed`: predicates on days (Saturday, Sunday or legal holiday;
  legal holiday; closed or closed by the filing office itself);
* `choose`: answers a question with one of its readings;
* `so_far`: in a part named `outcome` alone, the outcome folded over the petitioners before;
* or the name of a part given earlier, whose value it then sees.

A part that names a value which is None is not run and is None, unless the parameter's annotation
admits None. Parts that depend on `who` are done for each petitioner, the others once.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import Any, Protocol, TypeVar, Union, get_args, get_origin

from attrs import field, frozen

from recountlaw.clauses import Source
from recountlaw.readings import Choose

Closed = Callable[[int], bool]
"""A predicate on days, given as ordinals."""

Function = TypeVar("Function", bound=Callable[..., Any])

PREDICATES = ("closed", "holiday", "office_closed")
GIVEN = ("facts", "who", *PREDICATES, "choose", "so_far")


class Outcome(Enum):
    """What comes of a case under one text and one choice of readings."""

    NOT_AVAILABLE = "not_available"
    AVAILABLE = "available"
    REQUIRED = "required"


class Days(Protocol):
    """The predicates on days that a room may ask."""

    def closed(self, day: int, /) -> bool:
        """Whether `day` is a Saturday, a Sunday or a legal holiday."""
        ...

    def holiday(self, day: int, /) -> bool:
        """Whether `day` is a legal holiday."""
        ...

    def office_closed(self, day: int, /) -> bool:
        """Whether the filing office is closed on `day`, for whatever reason."""
        ...


def cites(*sources: Source) -> Callable[[Function], Function]:
    """Name the clauses a part follows."""

    def mark(function: Function) -> Function:
        function.cites = sources  # type: ignore[attr-defined]
        return function

    return mark


def turns(**points: tuple[int, ...]) -> Callable[[Function], Function]:
    """Name the counts at which a part turns, each the first count that differs.

    A part that can meet a missing count may turn at most once as the count grows, unless it names
    its points, as ``@turns(signatures=(150, 151))`` for *exactly 150*.
    """

    def mark(function: Function) -> Function:
        function.turns = points  # type: ignore[attr-defined]
        return function

    return mark


@frozen(eq=False)
class Part:
    """One function of a room with what it names."""

    name: str
    function: Callable[..., Any]
    needs: tuple[str, ...]
    sources: tuple[Source, ...]
    admits_none: frozenset[str]
    gives_none: bool
    """Whether the function itself can give None, apart from being skipped."""
    turns: Mapping[str, tuple[int, ...]]

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """The earlier parts it names."""
        return tuple(name for name in self.needs if name not in GIVEN)

    @cached_property
    def pin_cites(self) -> tuple[str, ...]:
        """The full cites of the clauses it follows."""
        return tuple(str(source.cite) for source in self.sources)


def part_of(function: Callable[..., Any]) -> Part:
    """The part that `function` is."""
    # Read off the function itself: resolving names that need none would be most of the start-up.
    hints = function.__annotations__
    code = function.__code__
    needs = code.co_varnames[: code.co_argcount]
    sources = getattr(function, "cites", ())
    if not sources:
        raise TypeError(f"part {function.__name__} names no clause")
    if not {*needs, "return"} <= set(hints):
        raise TypeError(
            f"part {function.__name__} does not annotate all its parameters and its value"
        )
    return Part(
        function.__name__,
        function,
        needs,
        sources,
        frozenset(name for name in needs if _admits_none(hints[name])),
        _admits_none(hints["return"]),
        getattr(function, "turns", {}),
    )


def _admits_none(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint)


Traced = tuple[Part, dict[str, Any], Any]
"""A part, the values it named, and its own."""


@frozen(eq=False, repr=False)
class Record:
    """The values that a net decided: those it has once, those of each petitioner, the outcome."""

    net: "Net"
    shared: tuple[Any, ...]
    each: tuple[tuple[Any, ...], ...]
    outcome: Outcome

    def value(self, name: str, who: int | None = None) -> Any:
        """The value of part `name`; of petitioner `who` where the part depends on it."""
        if name == "outcome":
            return self.outcome
        if name in self.net.shared_at:
            return self.shared[self.net.shared_at[name]]
        if who is None:
            raise KeyError(f"{name} is decided for each petitioner")
        return self.each[who][self.net.each_at[name]]

    def trace(self, who: int | None = None) -> list[Traced]:
        """Each part with the values it named and its own value, in order of reading; without
        `who` the shared parts alone."""
        return self.net.traced(self.shared, self.each, self.outcome, who)  # type: ignore[no-any-return]


@frozen(eq=False, repr=False)
class Net:
    """Parts of one subject, in order of reading: a name used before it is given is an error."""

    facts: type
    invariants: tuple[Callable[[Any], Any], ...]
    parts: tuple[Part, ...]
    shared_at: Mapping[str, int] = field(init=False)
    each_at: Mapping[str, int] = field(init=False)
    petitioners: Callable[[Any], int] = field(default=lambda facts: 0)
    by_name: Mapping[str, Part] = field(init=False)
    """The parts by name."""

    def __attrs_post_init__(self) -> None:
        """Sort the parts into shared ones and ones of each petitioner."""
        each: list[str] = []
        given: set[str] = set()
        for part in self.parts:
            unknown = set(part.inputs) - given
            if unknown or part.name in given or part.name in GIVEN:
                raise TypeError(
                    f"part {part.name}: {sorted(unknown) or 'name'} not free or not given"
                )
            given.add(part.name)
            if "who" in part.needs or set(part.inputs) & set(each):
                each.append(part.name)
        if "outcome" not in given:
            raise TypeError("a net needs a part named outcome")
        for part in self.parts:
            folded = part.name == "outcome" and part.name in each
            if ("so_far" in part.needs) != folded:
                raise TypeError(f"so_far is for an outcome over petitioners: part {part.name}")
        shared = [part.name for part in self.parts if part.name not in each]
        for where, names in (("shared_at", shared), ("each_at", each)):
            places = {name: at for at, name in enumerate(n for n in names if n != "outcome")}
            object.__setattr__(self, where, places)
        object.__setattr__(self, "by_name", {part.name: part for part in self.parts})

    def __repr__(self) -> str:
        return f"<net of {len(self.parts)} parts on {self.facts.__name__}>"

    def is_each(self, part: Part) -> bool:
        """Whether `part` is done for each petitioner."""
        return part.name in self.each_at or "so_far" in part.needs

    @cached_property
    def run(self) -> Callable[..., Any]:
        """The plain run as one function, a line a part: far faster than a loop over the parts."""
        return _written_run(self)

    @cached_property
    def traced(self) -> Callable[..., Any]:
        """The trace of a record as one function, a line a part, for the same reason."""
        return _written_trace(self)

    def decide(self, facts: Any, days: Days, choose: Choose) -> Record:
        """The record of `facts`, none of which is missing, under the readings of `choose`."""
        shared, each, outcome = self.run(
            facts,
            days.closed,
            days.holiday,
            days.office_closed,
            choose,
            self.petitioners(facts),
        )
        return Record(self, shared, each, outcome)


def net(
    facts: type,
    invariants: tuple[Callable[[Any], Any], ...],
    *functions: Callable[..., Any],
    petitioners: Callable[[Any], int] = lambda facts: 0,
) -> Net:
    """The net of `functions`; `petitioners` tells how many there are on given facts."""
    return Net(facts, invariants, tuple(map(part_of, functions)), petitioners=petitioners)


def _written_run(net: Net) -> Callable[..., Any]:
    shared = [_line(part) for part in net.parts if not net.is_each(part)]
    each = [_line(part) for part in net.parts if net.is_each(part)]
    if each:
        each = [
            "so_far, each = start, []",
            "for who in range(petitioners):",
            *(f"    {line}" for line in each),
            f"    each.append(({_values(net.each_at)}))",
            f"return ({_values(net.shared_at)}), tuple(each), so_far",
        ]
    else:
        each = [f"return ({_values(net.shared_at)}), (), v_outcome"]
    given = "facts, closed, holiday, office_closed, choose, petitioners"
    names: dict[str, Any] = {f"p_{part.name}": part.function for part in net.parts}
    return _written(given, [*shared, *each], {**names, "start": Outcome.NOT_AVAILABLE})


def _line(part: Part) -> str:
    arguments = ", ".join(name if name in GIVEN else f"v_{name}" for name in part.needs)
    call = f"p_{part.name}({arguments})"
    must = [f"v_{name}" for name in part.inputs if name not in part.admits_none]
    folded = "so_far" in part.needs
    target = "so_far" if folded else f"v_{part.name}"
    if not must:
        return f"{target} = {call}"
    absent = " or ".join(f"{name} is None" for name in must)
    return f"{target} = {'so_far' if folded else None} if {absent} else {call}"


def _written_trace(net: Net) -> Callable[..., Any]:
    def line(part: Part) -> str:
        given = ", ".join(f"{name!r}: v_{name}" for name in part.inputs)
        return f"(p_{part.name}, {{{given}}}, v_{part.name}), "

    shared = "".join(line(part) for part in net.parts if part.name in net.shared_at)
    lines = [f"({_values(net.shared_at)}) = shared", f"if who is None: return [{shared}]"]
    lines += [f"({_values(net.each_at)}) = each[who]"] if net.each_at else []
    lines += [f"return [{''.join(map(line, net.parts))}]"]
    names: dict[str, Any] = {f"p_{part.name}": part for part in net.parts}
    return _written("shared, each, v_outcome, who", lines, names)


def _values(names: Iterable[str]) -> str:
    return "".join(f"v_{name}, " for name in names)


def _written(given: str, lines: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    """The function of the parameters `given` with the body `lines`, which sees `names`."""
    exec("\n    ".join([f"def written({given}):", *lines]), names)
    return names["written"]  # type: ignore[no-any-return]
