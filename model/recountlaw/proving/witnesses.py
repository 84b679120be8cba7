"""The smallest contests that show something, replayed through the rules before they are shown."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import z3
from attrs import frozen

from recountlaw.calendars import calendar
from recountlaw.contest import State
from recountlaw.contests import plain, usual
from recountlaw.errors import InternalError
from recountlaw.relations import All, Listed, MomentOf, OneOfSeveral, Truth, Whole, z3_of

from .contests import Contest
from .models import said, value_of
from .showing import AROUND, LONG_AGO, Shown, shown, usual_day

DAYS = ("filed_day", "at_day", "certified")
"""Facts that a plain contest has not, and that are days."""

LIMIT = 20_000_000
"""Units of work that Z3 may spend on one step towards a smallest witness."""


@frozen
class Witness:
    """The contests that show something, the numbers kept smallest, and the values of interest."""

    contests: tuple[Shown, ...]
    smallest: tuple[int, ...]
    shown: Mapping[str, Any]


class NoWitness(Exception):
    """No contest shows it, or none was found."""


class Search:
    """A search for the smallest model of some formulas, fact by fact."""

    def __init__(self, formulas: Sequence[Any]) -> None:
        self.solver = z3.Solver()
        self.solver.set("rlimit", LIMIT)
        self.solver.add(*formulas)
        found = self.solver.check()
        if found == z3.unknown:
            raise NoWitness("whether a contest shows it was not found out")
        if found == z3.unsat:
            raise NoWitness("no contest shows it")
        self.model = self.solver.model()

    def can(self, formula: Any) -> bool:
        """Whether the formula can hold too; if so, the model is one in which it does."""
        formula = z3_of(formula)
        if z3.is_true(self.model.eval(formula, model_completion=True)):
            return True
        if self.solver.check(formula) != z3.sat:
            return False
        self.model = self.solver.model()
        return True

    def fix(self, formula: Any) -> None:
        """Let the formula hold from now on. It must be true of the model."""
        self.solver.add(z3_of(formula))

    def number(self, term: Any) -> int:
        """The value of a term in the model."""
        return int(self.model.eval(term, model_completion=True).as_long())

    def least(self, term: Any, floor: int = 0) -> int:
        """Make a term as small as it can be, not below `floor`, and keep it so."""
        if not self.can(term >= floor):
            raise InternalError(f"a number to be kept small is below {floor}")
        low, high = floor, self.number(term)
        while low < high:
            middle = (low + high) // 2
            if self.can(z3.And(term >= floor, term <= middle)):
                high = self.number(term)
            else:
                low = middle + 1
        self.can(term == high)
        self.fix(term == high)
        return high

    def prefer(self, formula: Any) -> bool:
        """Let the formula hold if it can."""
        if not self.can(formula):
            return False
        self.fix(formula)
        return True


def find(
    contests: Sequence[Contest],
    formulas: Sequence[Any],
    smallest: Sequence[Any] = (),
    show: Mapping[str, Any] | None = None,
    skip: str = "",
) -> Witness:
    """The smallest contests of which the formulas hold: first by `smallest`, then fact by fact.

    What the formulas leave open is as in a plain contest, if it can be. The values are replayed
    through the rules; `skip` names one that is known to differ.

    Raises:
        NoWitness: there are none.
        InternalError: the rules do not give what the constraints say.
    """
    search = Search(formulas)
    least = tuple(search.least(term) for term in smallest)
    for contest in contests:
        for formula in usual(contest.path, contest.subject_name, contest.facts):
            search.prefer(formula)
    for contest in contests:
        _settle_days(search, contest)
        _settle(search, contest)
    of_interest = {name: _of_term(search, term) for name, term in (show or {}).items()}
    return Witness(
        tuple(shown(search.model, contest, skip) for contest in contests),
        least,
        of_interest,
    )


def _settle_days(search: Search, contest: Contest) -> None:
    """Let the days asked for be as the calendar of the state has them, as far as they can be.

    What days there are comes first, then which days a contest has; of an office's own closed days,
    which a case can tell, only then.
    """
    real, case = calendar(State(contest.room.state)), contest.shared
    day = usual_day(contest)
    near = range(day - AROUND, day + AROUND + 1)
    for told, known in ((case.closed, real.closed), (case.holiday, real.holiday)):
        if told.asked:
            _prefer_all(search, [told(at) == known(at) for at in near])
    usual_facts = plain(contest.path, contest.subject_name)
    for name, made in contest.facts.seen.items():
        known_day = getattr(usual_facts, name)
        if type(known_day) is int and known_day > LONG_AGO:
            search.prefer(made.value == known_day)
    if case.office_closed.asked:
        _prefer_all(search, [case.office_closed(at) == real.office_closed(at) for at in near])


def _prefer_all(search: Search, formulas: list[Any]) -> None:
    """Let all the formulas hold, or as many as can, the first ones foremost."""
    if not search.prefer(All(*formulas)):
        for formula in formulas:
            search.prefer(formula)


def _of_term(search: Search, term: Any) -> Any:
    if isinstance(term, Whole | Truth | OneOfSeveral | MomentOf | Listed):
        return said(value_of(search.model, term))
    value = search.model.eval(z3_of(term), model_completion=True)
    return z3.is_true(value) if z3.is_bool(value) else value.as_long()


def _settle(search: Search, contest: Contest) -> None:
    """Make each fact as in a plain contest if it can be, else the least it can be."""
    for question in contest.shared.reads.asked:
        for reading in question:
            if search.prefer(contest.shared.reads(reading)):
                break
    usual_facts = plain(contest.path, contest.subject_name)
    for attribute in attrs.fields(contest.net.facts):
        name = attribute.name
        made = contest.facts.cell(name)
        if isinstance(made, tuple):
            told = getattr(usual_facts, name)
            for at, one in enumerate(made):
                # Votes are to be few; of all else what is usual.
                if name == "votes" or not search.prefer(one.value == told[at % len(told)]):
                    search.least(one.value) if isinstance(one, Whole) else None
            continue
        known = getattr(usual_facts, name)
        if isinstance(made, OneOfSeveral):
            members = [None, *made.members] if known is None else [known, *made.members]
            any(search.prefer(made == member) for member in members)
            continue
        if known is None:
            if search.prefer(made.none):
                continue
            search.fix(z3.Not(made.none))
            known = usual_day(contest) if name in DAYS else 0
        else:
            search.prefer(z3.Not(made.none))
        if isinstance(made, Truth):
            search.prefer(made.value == known) or search.prefer(made.value != known)
        elif not search.prefer(made.value == known):
            # The nearest to what is usual.
            away = z3.If(made.value >= known, made.value - known, known - made.value)
            search.least(away)
            search.prefer(made.value > known) or search.prefer(made.value < known)
