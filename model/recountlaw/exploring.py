"""Deciding under all readings, and with facts missing.

Each part is run on every distinct combination of the values it names, under every reading it asks;
each value carries its guard. Parts forget what they do not name, so the work grows by sum, and
guards that contradict each other vanish.

A missing yes/no or kind is forked like a question. A missing count is a range from its known least
to a stated greatest, which a part may hand on or which is bisected over: that is sound for a part
that turns at most once as the count grows, or that names its points (`parts.turns`). A missing day
makes the parts that read it unknown, and no others.
"""

from collections.abc import Mapping
from itertools import product
from typing import Any

from attrs import frozen

from recountlaw.guards import ALWAYS, Cube, Guard, Keys, both, chosen_cubes, merged
from recountlaw.missing import Count, Day, Missing, OneOf, Range, SameAs, Unknown
from recountlaw.parts import Days, Net, Outcome, Part
from recountlaw.readings import Choose, Reading
from recountlaw.running import Runner

__all__ = [
    "Count",
    "Day",
    "Exploration",
    "Missing",
    "OneOf",
    "Range",
    "SameAs",
    "Spread",
    "Unknown",
    "explore",
    "not_chosen",
    "under",
]

Spread = tuple[tuple[Any, Guard], ...]
"""The distinct values of a part, each with its guard; the guards exclude each other."""


@frozen
class Exploration:
    """Every value that every part of a net can have on the facts given."""

    net: Net
    keys: Keys
    shared: dict[str, Spread]
    each: tuple[dict[str, Spread], ...]
    outcome: Spread
    read: frozenset[str]
    """The facts that some part read."""
    asked_by: Mapping[str, tuple[str, ...]]
    """The ids of the questions that each part asked."""

    def spread(self, name: str, who: int | None = None) -> Spread:
        """The spread of part `name`; of petitioner `who` where it depends on the petitioner."""
        if name == "outcome":
            return self.outcome
        if name in self.shared or who is None:
            return self.shared[name]
        return self.each[who][name]

    @property
    def asked(self) -> tuple[type[Reading], ...]:
        """The questions that some part asked, in order of asking."""
        return tuple(key for key in self.keys.keys if isinstance(key, type))


class _Explorer(Runner):
    """Runs the parts of a net one after another, each on the spreads of those before."""

    def spread(self, part: Part, spreads: Mapping[str, Spread], who: int | None) -> Spread:
        """The spread of `part`, given those of the values it names."""
        inputs = [name for name in part.needs if name in spreads]
        gathered: dict[tuple[type, Any], list[Cube]] = {}
        for chosen in product(*(spreads[name] for name in inputs)):
            guard = ALWAYS
            for _, one in chosen:
                if one is not ALWAYS:
                    guard = both(guard, one)
            if not guard:
                continue
            given = dict(zip(inputs, (value for value, _ in chosen), strict=True))
            if who is not None:
                given["who"] = who
            if any(given[name] is None for name in inputs if name not in part.admits_none):
                skipped = given.get("so_far")
                gathered.setdefault((type(skipped), skipped), []).extend(guard)
                continue
            for value, cube in self.values(part, given, guard):
                where = both(guard, (cube,))
                if where:
                    gathered.setdefault((type(value), value), []).extend(where)
        return tuple(
            (value, ALWAYS if cubes == [()] else merged(cubes, self.keys))
            for (_, value), cubes in gathered.items()
        )


def explore(
    net: Net,
    facts: Any,
    missing: Mapping[str, Missing],
    days: Days,
    only: Choose | None = None,
) -> Exploration:
    """Every value of every part of `net` on `facts`, of which those in `missing` are not known;
    under the readings of `only`, where it is given, and no others."""
    explorer = _Explorer(net, facts, missing, days, only)
    shared: dict[str, Spread] = {}
    outcome: Spread = ((Outcome.NOT_AVAILABLE, ALWAYS),)
    for part in net.parts:
        if part.name in net.shared_at:
            shared[part.name] = explorer.spread(part, shared, None)
    last = net.by_name["outcome"]
    folded = "so_far" in last.needs
    each: list[dict[str, Spread]] = []
    if not folded:
        outcome = explorer.spread(last, shared, None)
    for who in range(net.petitioners(facts)):
        own = dict(shared)
        for part in net.parts:
            if part.name in net.each_at:
                own[part.name] = explorer.spread(part, own, who)
        if folded:
            outcome = explorer.spread(last, own | {"so_far": outcome}, who)
        each.append({name: own[name] for name in net.each_at})
    return Exploration(
        net,
        explorer.keys,
        shared,
        tuple(each),
        outcome,
        frozenset(explorer.read),
        {part: tuple(asked) for part, asked in explorer.asked_by.items()},
    )


def under(spread: Spread, keys: Keys, choices: Mapping[Any, Reading]) -> Spread:
    """What is left of a spread under the chosen readings, defaults where none is chosen."""
    choice = _choice(keys, choices)
    left = ((value, merged(chosen_cubes(guard, choice), keys)) for value, guard in spread)
    return tuple((value, guard) for value, guard in left if guard)


def not_chosen(guard: Guard, keys: Keys, choices: Mapping[Any, Reading]) -> Guard:
    """The cubes of a guard in which some reading is not the chosen one."""
    choice = _choice(keys, choices)
    return tuple(cube for cube in guard if not any(True for _ in chosen_cubes((cube,), choice)))


def _choice(keys: Keys, choices: Mapping[Any, Reading]) -> dict[int, int]:
    """The bit of the reading chosen for each question, by the question's number."""
    choice: dict[int, int] = {}
    for number, key in enumerate(keys.keys):
        if isinstance(key, type):
            members = keys.options[number]
            choice[number] = members.index(choices.get(key, members[0]))
    return choice
