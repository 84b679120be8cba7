"""How a room's constraints are written: as relations between facts, readings and values.

A relation is a function of one `Case`, named as the value it speaks of, that says when that value
is which. It may look at the facts, at the readings and at the values named earlier, and returns

* for a yes/no value, the condition under which it is true;
* for a value that is one of several, the condition of each: ``{Tie.TOP: ..., Tie.CUT: ...}``; it
  is None where no condition holds; a yes/no value that can be None is written so too, with the
  keys True and False;
* for a number, a moment or a list, what must hold of it: ``lambda v: 400 * v <= x.total``;
* `Where(condition, relation)` for a number, a moment or a list that is None unless the condition
  holds;
* a plain number for one that is always the same.

Formulas are linear: rates are literals and both sides are multiplied out; nothing is divided by
what is not a literal. `All`, `Some` and `Sum` take any number of terms, none and one included.
"""

from .cases import Case, Readings, SymbolicFacts
from .days import LONGEST_CLOSED, Predicate, first_open_day, nth_open_day_after
from .logic import All, Formula, If, Iff, Implies, Not, Some, Sum, Term, how_many, z3_of
from .ranks import takes_place
from .telling import Relation, Relations, Said, Sizes, Where, as_read, holds, relations, yes_or_no
from .values import (
    LONGEST_LIST,
    Cell,
    Listed,
    MomentOf,
    OneOfSeveral,
    Shape,
    Truth,
    Whole,
    cell,
    same,
    shapes_of,
)

__all__ = [
    "LONGEST_CLOSED",
    "LONGEST_LIST",
    "All",
    "Case",
    "Cell",
    "Formula",
    "If",
    "Iff",
    "Implies",
    "Listed",
    "MomentOf",
    "Not",
    "OneOfSeveral",
    "Predicate",
    "Readings",
    "Relation",
    "Relations",
    "Said",
    "Shape",
    "Sizes",
    "Some",
    "Sum",
    "SymbolicFacts",
    "Term",
    "Truth",
    "Where",
    "Whole",
    "as_read",
    "cell",
    "first_open_day",
    "holds",
    "how_many",
    "nth_open_day_after",
    "relations",
    "same",
    "shapes_of",
    "takes_place",
    "yes_or_no",
    "z3_of",
]
