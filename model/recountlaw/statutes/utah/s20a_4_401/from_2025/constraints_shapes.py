"""Utah Code Ann. 20A-4-401 as constraints: the shapes that several relations share."""

from collections.abc import Callable, Mapping
from typing import Any

from recountlaw.moments import FIVE_PM
from recountlaw.readings import Reading
from recountlaw.relations import (
    All,
    Case,
    Formula,
    Iff,
    Implies,
    Not,
    Said,
    Some,
    Term,
    Where,
    as_read,
    first_open_day,
    yes_or_no,
)
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from .readings import QuarterRounding
from .readings_filing import BusinessDay, DeadlineCount, EarlyRequest
from .record import Election, Extent


def member_as_read(
    x: Case, members: Mapping[Reading, Any], where: Formula = True
) -> dict[Any, Formula]:
    """The member that belongs to the reading followed, where the condition holds; None is none."""
    return {
        member: All(where, Some(*(x.reads(r) for r, its in members.items() if its is member)))
        for member in members.values()
        if member is not None
    }


# -- the reach of the section -------------------------------------------------------------------


def beyond_one_county(x: Case) -> Formula:
    """More than one county votes, or the whole state."""
    return x.facts.extent.is_in(Extent.SEVERAL_COUNTIES, Extent.STATEWIDE)


def reached(x: Case, no_votes: Formula) -> Formula:
    """Neither a special election nor an empty ballot box takes the contest out."""
    special = x.facts.election == Election.SPECIAL
    return All(
        Implies(
            special,
            as_read(
                x,
                {
                    SpecialElection.EVERY_ELECTION: True,
                    SpecialElection.GENERAL_AND_PRIMARY_ONLY: False,
                },
            ),
        ),
        Implies(
            no_votes,
            as_read(x, {ZeroVotes.LITERAL: True, ZeroVotes.NOTHING_TO_RECOUNT: False}),
        ),
    )


# -- a quarter of one percent -------------------------------------------------------------------


def within_a_quarter(x: Case, margin: Term) -> Formula:
    """The margin is at most .25% of the total, as it stands or rounded up to whole votes."""
    return as_read(
        x,
        {
            QuarterRounding.EXACT_RATIONAL: 400 * margin <= x.total,
            QuarterRounding.CEILING: 400 * (margin - 1) < x.total,
        },
    )


def largest_margin(x: Case, one_vote: Formula) -> Callable[[Term], Formula]:
    """One vote where that is the test, else .25% of the total; in a small contest at least one."""

    def _or_one(v: Term, below_one: Formula, share: Formula) -> Formula:
        raised = All(x.small, below_one)
        return All(Implies(raised, v == 1), Implies(Not(raised), share))

    def _share(v: Term) -> Formula:
        down = All(400 * v <= x.total, x.total < 400 * (v + 1))
        up = All(400 * (v - 1) < x.total, x.total <= 400 * v)
        return as_read(
            x,
            {
                QuarterRounding.EXACT_RATIONAL: _or_one(v, x.total < 400, down),
                QuarterRounding.CEILING: _or_one(v, x.total <= 0, up),
            },
        )

    return lambda v: All(Implies(one_vote, v == 1), Implies(Not(one_vote), _share(v)))


# -- days and moments ---------------------------------------------------------------------------


def five_on_a_business_day(x: Case, days: int) -> Callable[[Any], Formula]:
    """5 p.m. of the first business day at least so many days after the canvass."""

    def _first_from(start: Term, day: Term) -> Formula:
        return as_read(
            x,
            {
                BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY: first_open_day(x.closed, start, day),
                BusinessDay.ALSO_CLOSED_WHEN_THE_CLERK_IS: first_open_day(
                    x.office_closed, start, day
                ),
            },
        )

    return lambda v: All(
        as_read(
            x,
            {
                DeadlineCount.THREE_DAYS_THEN_ROLL_FORWARD: _first_from(x.canvass + days, v.day),
                DeadlineCount.THREE_CLEAR_DAYS: _first_from(x.canvass + days + 1, v.day),
            },
        ),
        v.minute == FIVE_PM,
        Iff(v.by, x.by_five),
    )


def _after(deadline: Any, day: Term, minute: Term) -> Formula:
    """That minute of that day is past the last moment, which may itself be late already."""
    same_day = day == deadline.day
    return Some(
        day > deadline.day,
        All(same_day, minute > deadline.minute),
        All(same_day, minute == deadline.minute, Not(deadline.by)),
    )


def in_time(x: Case, filed: Formula, deadline: Any) -> Said:
    """Of a request filed: whether it came by the last moment, and not too early."""
    f = x.facts
    not_too_early = Some(
        f.filed_day >= x.canvass,
        as_read(
            x,
            {
                EarlyRequest.NOT_BEFORE_CANVASS_COMPLETED: False,
                EarlyRequest.EARLY_COUNTS: True,
            },
        ),
    )
    return yes_or_no(filed, All(not_too_early, Not(_after(deadline, f.filed_day, f.filed_minute))))


def time_is_past(x: Case, deadline: Any) -> Formula:
    """The moment asked about is past the last one; unless one is asked about, that of a filing."""
    f = x.facts
    asked, filed = Not(f.none("at_day")), Not(f.none("filed_day"))
    return Some(
        All(asked, _after(deadline, f.at_day, f.at_minute)),
        All(Not(asked), filed, _after(deadline, f.filed_day, f.filed_minute)),
    )


def a_week_after_filing(x: Case, timely: Formula) -> Where:
    """Seven calendar days after a request that came in time; without one, no day."""
    return Where(All(timely, Not(x.facts.none("filed_day"))), lambda v: v - 7 == x.facts.filed_day)
