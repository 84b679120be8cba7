"""The smallest contests that show something, replayed through the rules before they are shown."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import attrs
import z3
from attrs import frozen

from recountlaw.calendars import calendar
from recountlaw.contest import State
from recountlaw.contests import NotACase, command, contest_of, plain, usual
from recountlaw.errors import InternalError, OutsideTables
from recountlaw.parts import Record
from recountlaw.readings import Reading
from recountlaw.relations import Listed, MomentOf, OneOfSeveral, Predicate, Truth, Whole, z3_of

from .contests import Contest
from .models import day_in, said, value_of

LIMIT = 20_000_000
"""Units of work that Z3 may spend on one step towards a smallest witness."""


@frozen
class Shown:
    """One contest of a witness: what to type, or why it cannot be typed, and what is decided."""

    text: str
    command: str
    readings: Mapping[str, str]
    values: Mapping[str, Any]
    outcome: str


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
        _settle(search, contest)
    shown = {name: _of_term(search, term) for name, term in (show or {}).items()}
    return Witness(
        tuple(_shown(search, contest, skip) for contest in contests),
        least,
        shown,
    )


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
            known = 0
        else:
            search.prefer(z3.Not(made.none))
        if isinstance(made, Truth):
            search.prefer(made.value == known) or search.prefer(made.value != known)
        elif not search.prefer(made.value == known):
            # The nearest to what is usual.
            away = z3.If(made.value >= known, made.value - known, known - made.value)
            search.least(away)
            search.prefer(made.value > known) or search.prefer(made.value < known)


def facts_of(search: Search, contest: Contest) -> Any:
    """The facts of a contest in the model.

    Raises:
        InternalError: they are no facts that pass the door.
    """
    usual_facts = plain(contest.path, contest.subject_name)
    told: dict[str, Any] = {}
    for name, made in contest.facts.seen.items():
        if isinstance(made, tuple):
            told[name] = tuple(value_of(search.model, one) for one in made)
        else:
            told[name] = value_of(search.model, made)
    facts = attrs.evolve(usual_facts, **told)
    for invariant in contest.net.invariants:
        if not invariant(facts):
            raise InternalError(f"a witness does not pass the door: {facts}")
    return facts


class _Days:
    """The days of a model: closed as the model has it where it was asked, else as the calendar."""

    def __init__(self, search: Search, contest: Contest) -> None:
        usual = calendar(State(contest.room.state))
        case = contest.shared

        def of(predicate: Predicate, otherwise: Callable[[int], bool]) -> Callable[[int], bool]:
            return partial(day_in, search.model, predicate) if predicate.starts else otherwise

        self.closed = of(case.closed, usual.closed)
        self.holiday = of(case.holiday, usual.holiday)
        self.office_closed = of(case.office_closed, usual.office_closed)


def _shown(search: Search, contest: Contest, skip: str) -> Shown:
    facts = facts_of(search, contest)
    asked = contest.shared.reads.asked
    chosen = {question: tuple(question)[search.number(at)] for question, at in asked.items()}

    def choose(question: type[Reading]) -> Any:
        return chosen.get(question, question.first)

    record = contest.net.decide(facts, _Days(search, contest), choose)
    values = dict(_values(search, contest, record, skip))
    other = {
        reading.question.id: str(reading.value)
        for reading in chosen.values()
        if reading is not type(reading).first
    }
    try:
        case = contest_of(contest.path, contest.subject_name, facts)
        usually = contest.net.decide(facts, calendar(State(contest.room.state)), choose)
        if dict(_values(search, contest, usually, skip, compare=False)) != values:
            raise NotACase("the calendar has other days closed than this contest needs")
        line = command(case, other)
    except (NotACase, OutsideTables) as reason:
        line = f"# cannot be typed: {reason}"
    return Shown(contest.room.id, line, other, values, record.outcome.value)


def _values(
    search: Search, contest: Contest, record: Record, skip: str, compare: bool = True
) -> Iterator[tuple[str, Any]]:
    """The values named in a statement, each the same by rules and by constraints."""
    for who, view in contest.views.items():
        for name, made in view.named.items():
            if contest.is_each(name) != (who is not None) or name in ("so_far", skip):
                continue
            if name == "outcome" and who is not None and who != contest.petitioners - 1:
                continue
            by_rules = record.value(name, who)
            by_constraints = value_of(search.model, made)
            if compare and by_rules != by_constraints:
                raise InternalError(
                    f"replayed, {name} is {by_rules} by the rules of {contest.path} and"
                    f" {by_constraints} by its constraints"
                )
            yield name if who is None else f"{name} of {who}", said(by_rules)
