"""What a relation says of a value, and the relations of one subject together."""

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any

from attrs import frozen

from recountlaw.readings import Reading

from .cases import Case
from .logic import All, Formula, Iff, Implies, Not, Some
from .values import Cell, OneOfSeveral, Shape, Truth, Whole, well_formed


@frozen(eq=False)
class Where:
    """A number, moment or list that is None unless the condition holds."""

    condition: Formula
    relation: Callable[[Any], Formula] | int


Said = Formula | Mapping[Any, Formula] | Callable[[Any], Formula] | Where | int
Relation = Callable[[Case], Said]


def holds(said: Said, shape: Shape, value: Cell) -> Formula:
    """Whether `value` is what the relation says."""
    if isinstance(value, OneOfSeveral):
        if not isinstance(said, Mapping) or not set(said) <= set(shape.members):
            raise TypeError(f"conditions for members of {shape.enums} are wanted: {said}")
        return All(
            well_formed(shape, value),
            *(Iff(value == member, said.get(member, False)) for member in shape.members),
        )
    if isinstance(value, Truth):
        if not shape.optional:
            if isinstance(said, Mapping) or callable(said):
                raise TypeError(f"one condition is wanted: {said}")
            return Iff(value.value, said)
        if not isinstance(said, Mapping) or set(said) != {True, False}:
            raise TypeError(f"conditions for True and for False are wanted: {said}")
        yes, no = said[True], said[False]
        return All(
            Iff(Not(value.none), Some(yes, no)),
            Implies(yes, value.value),
            Implies(no, Not(value.value)),
        )
    where = said if isinstance(said, Where) else Where(True, said)  # type: ignore[arg-type]
    if where is said and not shape.optional:
        raise TypeError("a value that is never None needs no condition")
    said = where.relation
    if callable(said):
        then = said(value.value if isinstance(value, Whole) else value)
    elif isinstance(value, Whole) and not isinstance(said, Mapping):
        then = value.value == said
    else:
        raise TypeError(f"what must hold of the value is wanted: {said}")
    return All(
        Iff(Not(value.none), where.condition),
        Implies(where.condition, All(well_formed(shape, value), then)),
    )


def as_read(x: Case, said: Mapping[Reading, Formula]) -> Formula:
    """Whether that holds which the reading followed asks for; every reading is named.

    Raises:
        TypeError: a reading of the question is left out.
    """
    question = type(next(iter(said)))
    if set(said) != set(question):
        raise TypeError(f"something must be said under every reading of {question.__name__}")
    return All(*(Implies(x.reads(reading), then) for reading, then in said.items()))


def yes_or_no(known: Formula, yes: Formula) -> Said:
    """A yes or no that is None unless it is known."""
    return {True: All(known, yes), False: All(known, Not(yes))}


@frozen(eq=False)
class Sizes:
    """How long some facts that are lists are taken to be, together: one mapping for each case."""

    name: str
    options: tuple[Mapping[str, int], ...]


@frozen(eq=False)
class Relations:
    """The second telling of one subject: a relation for each value.

    `sizes`: the lengths of the facts that are lists, those of one dimension together;
    `petitioners` names the fact with one entry for each petitioner, if there is one.
    """

    relations: Mapping[str, Relation]
    sizes: tuple[Sizes, ...] = ()
    petitioners: str = ""

    def dimension_of(self, fact: str) -> Sizes | None:
        """The dimension in which the length of a fact is told."""
        for dimension in self.sizes:
            if fact in dimension.options[0]:
                return dimension
        return None

    def options(self, dimensions: Iterable[Sizes]) -> Iterable[dict[str, int]]:
        """Every combination of lengths of those dimensions."""
        for chosen in product(*(dimension.options for dimension in dimensions)):
            yield {fact: length for one in chosen for fact, length in one.items()}


def relations(
    *functions: Relation, sizes: tuple[Sizes, ...] = (), petitioners: str = ""
) -> Relations:
    """The relations of those names."""
    named = {function.__name__: function for function in functions}
    if len(named) < len(functions):
        raise TypeError("two relations have one name")
    return Relations(named, sizes, petitioners)
