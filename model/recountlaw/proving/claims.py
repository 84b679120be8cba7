"""What a proof script says: theorems, which must hold, and findings, which must not.

A function marked `@theorem` or `@finding` has the property as its docstring, one English sentence,
and returns the claim or several of them::

    @theorem("UT-T05", c.U3B)
    def at_400_votes_the_exception_adds_nothing() -> Claim:
        \"\"\"At exactly 400 votes (3)(b) gives no right that (3)(a) does not give.\"\"\"
        race = Contest(UTAH, candidates=2)
        return Claim(race, assume=[race.total == 400], conclude=...)
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, TypeVar

import z3
from attrs import frozen

from recountlaw.clauses import Clause, Neighbor, Source
from recountlaw.relations import z3_of

from .contests import Contest


class Kind(Enum):
    """What a claim is for."""

    THEOREM = "theorem"
    FINDING = "finding"
    READINGS = "readings"
    EQUIVALENCE = "equivalence"


class Outcome(Enum):
    """What becomes of a claim."""

    PROVED = "proved"
    REFUTED = "refuted"
    VACUOUS = "vacuous"
    UNKNOWN = "unknown"


@frozen
class Heading:
    """What stands above a claim: its number in law.md, kind, sentence, clauses."""

    number: str
    kind: Kind
    name: str
    sentence: str
    cites: tuple[str, ...]


def _formulas(given: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(z3_of(formula) for formula in given)


class Claim:
    """That the conclusion holds of every case in which the assumptions do.

    `contests`: those it speaks of. `smallest`: numbers that a counterexample is to keep small,
    the first foremost; what of a finding is shown as its witness. `show`: further values worth
    seeing in one, by name. `bound`: what is taken for granted beyond the assumptions, such as a
    number of candidates.
    """

    def __init__(
        self,
        *contests: Contest,
        conclude: Any,
        assume: Sequence[Any] = (),
        smallest: Sequence[Any] = (),
        show: dict[str, Any] | None = None,
        bound: str = "",
    ) -> None:
        self.contests = contests
        self.assumed = _formulas(assume)
        self.conclusion = z3_of(conclude)
        self.smallest = tuple(smallest)
        self.show = show or {}
        self.bound = bound

    def premises(self) -> list[Any]:
        """All that is taken for granted: the assumptions and the law of the contests."""
        known = [formula for contest in self.contests for formula in contest.known()]
        return [*self.assumed, *known]

    @property
    def denial(self) -> Any:
        """That the conclusion does not hold."""
        return z3.Not(self.conclusion)


@frozen(eq=False)
class Enumeration:
    """A claim that is checked case by case, all of them: `cases` gives each with whether it holds.

    `bound` says which cases these are.
    """

    cases: Iterable[tuple[str, bool]]
    bound: str


Stated = Claim | Enumeration
Statement = Callable[[], "Stated | Iterable[Stated]"]
F = TypeVar("F", bound=Statement)


@frozen(eq=False)
class Marked:
    """A function of a proof script and its heading."""

    heading: Heading
    statement: Statement

    def claims(self) -> Iterator[Stated]:
        """The claims that it states."""
        stated = self.statement()
        if isinstance(stated, Claim | Enumeration):
            yield stated
        else:
            yield from stated


def _mark(kind: Kind, number: str, sources: tuple[Source | str, ...]) -> Callable[[F], F]:
    def mark(function: F) -> F:
        sentence = " ".join((function.__doc__ or "").split("\n\n")[0].split())
        if not sentence.endswith((".", "?")):
            raise TypeError(f"{function.__name__} needs a sentence as its docstring")
        if not sources:
            raise TypeError(f"{function.__name__} names no clause")
        cites = tuple(
            str(source.cite) if isinstance(source, Clause | Neighbor) else source
            for source in sources
        )
        function.heading = Heading(number, kind, function.__name__, sentence, cites)  # type: ignore[attr-defined]
        return function

    return mark


def theorem(number: str, *sources: Source | str) -> Callable[[F], F]:
    """Mark a function whose claims must be proved; `number` as law.md has it, or empty."""
    return _mark(Kind.THEOREM, number, sources)


def finding(number: str, *sources: Source | str) -> Callable[[F], F]:
    """Mark a function whose claims are false, each with a smallest contest that shows it.

    The docstring says what the law does, not the false claim.
    """
    return _mark(Kind.FINDING, number, sources)
