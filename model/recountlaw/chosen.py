"""The values of a net under the chosen readings, known or not.

With no fact missing they are the plain run's; else they are read off the exploration, and a value
that a missing fact leaves open is `Open`.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from attrs import field, frozen

from recountlaw.errors import OutsideTables
from recountlaw.exploring import Exploration, Missing, Range, Spread, Unknown, explore, under
from recountlaw.parts import Days, Net, Outcome, Record
from recountlaw.readings import Choose, R, Reading


@frozen(eq=False)
class Open:
    """Several values are left under the chosen readings, since facts are missing."""

    spread: Spread


def chooser(chosen: Mapping[type[Reading], Reading]) -> Choose:
    """Answers questions with the readings chosen by the user, else with the defaults."""

    def choose(question: type[R], /) -> R:
        return chosen.get(question, question.first)  # type: ignore[return-value]

    return choose


@frozen(eq=False, repr=False)
class Chosen:
    """What each part comes to under the chosen readings."""

    net: Net
    petitioners: int
    record: Record | None
    exploration: Exploration | None
    readings: Mapping[type[Reading], Reading]
    _known: dict[tuple[str, int | None], Any] = field(factory=dict)

    def value(self, name: str, who: int | None = None) -> Any:
        """The value of part `name`: itself, a `Range`, `Unknown`, or `Open`."""
        if self.record is not None:
            return self.record.value(name, who)
        known = self._known
        if (name, who) not in known:
            known[name, who] = self._value(name, who)
        return known[name, who]

    def _value(self, name: str, who: int | None) -> Any:
        assert self.exploration is not None
        spread = self.exploration.spread(name, who)
        if len(spread) == 1:
            return spread[0][0]
        left = under(spread, self.exploration.keys, self.readings)
        return left[0][0] if len(left) == 1 else Open(left)

    def is_each(self, name: str) -> bool:
        """Whether part `name` is decided for each petitioner."""
        return name in self.net.each_at

    @property
    def outcome(self) -> Outcome | Open | Unknown | Range:
        """The outcome, or why it is undetermined."""
        value: Outcome | Open | Unknown | Range = self.value("outcome")
        return value


def choose_values(
    net: Net,
    facts: Any,
    missing: Mapping[str, Missing],
    days: Days,
    readings: Mapping[type[Reading], Reading],
    *,
    all_readings: bool = True,
) -> Chosen:
    """Decide `facts` under the chosen readings and, unless told otherwise, under all others."""
    choose = chooser(readings)
    record = None
    if not missing:
        # A day outside the tables leaves what hangs on it unknown, as a missing fact does.
        with suppress(OutsideTables):
            record = net.decide(facts, days, choose)
    exploration = None
    if all_readings or record is None:
        exploration = explore(net, facts, missing, days, None if all_readings else choose)
    return Chosen(net, net.petitioners(facts), record, exploration, readings)
