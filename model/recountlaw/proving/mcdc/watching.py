"""A rule under watch: the same code, which tells the truth of each atom as it is asked."""

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from recountlaw.proving.runs import Run
from recountlaw.proving.symbolic import Chosen, Truthful
from recountlaw.relations import z3_of

from .atoms import Asking, Atom, Place, called_by, with_names

Trail = dict[tuple[Place, int], Any]
"""What was told of each atom, by how many times it was asked before: a truth, or a kind's name."""


class Unturnable(Exception):
    """A choice that is turned: it would fall on several other kinds."""


class Watch:
    """Functions under watch, and what they told in the last run.

    `turned`: an atom that answers the contrary of what is so; what is told of it stays true.
    """

    def __init__(self) -> None:
        self.trail: Trail = {}
        self.run: Run | None = None
        self.turned: Atom | None = None
        self._asked: dict[Place, int] = {}
        self._watched: dict[Any, Callable[..., Any]] = {}

    def begin(self, run: Run | None = None, turned: Atom | None = None) -> None:
        """Begin a run with nothing told."""
        self.trail = {}
        self._asked = {}
        self.run = run
        self.turned = turned

    def of(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function under watch, with the helpers that it calls."""
        for one in reversed(called_by(function)):
            if one not in self._watched:
                self._watched[one] = self._made(one)
        return self._watched[function]

    def _made(self, function: FunctionType) -> Callable[..., Any]:
        tree = Asking(function).tree()
        code = compile(ast.Module([tree], []), f"<{function.__name__} under watch>", "exec")
        names = with_names(function, self._watched)
        names |= {"told_atom": self._atom, "told_choice": self._choice}
        exec(code, names)
        return names[function.__name__]  # type: ignore[no-any-return]

    def _tell(self, place: Place, what: Any) -> None:
        at = self._asked.get(place, 0)
        self._asked[place] = at + 1
        self.trail[place, at] = what

    def _atom(self, function: str, text: str, value: Any, denied: bool) -> Any:
        place = Place(function, text)
        truth = bool(value)
        if isinstance(value, Truthful) and self.run is not None and value.run is not self.run:
            return truth  # within a helper that counts days, which is run by itself
        self._tell(place, truth is not denied)
        if self.turned is not None and self.turned.place == place:
            return not truth
        return None if value is None else truth

    def _choice(self, function: str, text: str, value: Any) -> Any:
        if isinstance(value, Chosen):
            of = value.of
            value = of.members[value.run.fork([z3_of(of == member) for member in of.members])]
        place = Place(function, text)
        self._tell(place, str(value))
        if self.turned is not None and self.turned.place == place:
            raise Unturnable(text)
        return value


def told_of(atom: Atom, what: Any) -> bool:
    """The truth of an atom, by what was told at its place."""
    return what == atom.member if atom.member else bool(what)


def parted(atom: Atom, one: Trail, other: Trail, beside: Place | None = None) -> bool:
    """Whether two runs differ in that atom alone: it holds in `one` and not in `other`.

    Of all that was asked in both as often, nothing else was answered otherwise, unless `beside`
    names a place: there it was.
    """
    differing = [key for key, what in one.items() if key in other and other[key] != what]
    places = {place for place, _ in differing}
    if places != ({atom.place} if beside is None else {atom.place, beside}):
        return False
    return all(
        told_of(atom, one[place, at]) and not told_of(atom, other[place, at])
        for place, at in differing
        if place == atom.place
    )
