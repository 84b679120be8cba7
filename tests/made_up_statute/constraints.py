"""Section 12 of the Arden Code as constraints."""

from recountlaw.moments import FIVE_PM
from recountlaw.parts import Outcome
from recountlaw.relations import (
    All,
    Case,
    If,
    Implies,
    Not,
    Said,
    Sizes,
    Some,
    Sum,
    Where,
    first_open_day,
    relations,
    takes_place,
)

from .readings import FifthDay, VotesCast
from .record import Base, FilingOffice, Provision, Test


def last_in(x: Case) -> Said:
    """Fewer than `seats` candidates have more votes, and at least `seats` have as many."""
    votes = x.facts.votes
    return Where(
        x.facts.seats <= len(votes),
        lambda v: takes_place(votes, x.facts.seats, v),
    )


def defeated(x: Case) -> Said:
    """Fewer votes than whoever took the last seat."""
    return All(Not(x.none("last_in")), x.facts.votes[x.who] < x.last_in)


def margin(x: Case) -> Said:
    """What a defeated candidate lacks."""
    return Where(
        All(x.defeated, Not(x.none("last_in"))),
        lambda v: v + x.facts.votes[x.who] == x.last_in,
    )


def base(x: Case) -> Said:
    """Votes or ballots, as *votes cast* is read."""
    return {
        Base.CANDIDATE_VOTES: x.reads(VotesCast.CANDIDATE_VOTES),
        Base.BALLOTS_IN_CONTEST: x.reads(VotesCast.BALLOTS_IN_CONTEST),
    }


def total(x: Case) -> Said:
    """The number of votes or ballots."""
    return lambda v: (
        v
        == If(
            x.base == Base.CANDIDATE_VOTES,
            Sum(*x.facts.votes, x.facts.write_ins),
            x.facts.ballots_in_contest,
        )
    )


def within(x: Case) -> Said:
    """A hundred times the margin is at most the total; of no margin nothing is said."""
    some = Not(x.none("margin"))
    close = 100 * x.margin <= x.total
    return {True: All(some, close), False: All(some, Not(close))}


def test(x: Case) -> Said:
    """Always the share."""
    return {Test.SHARE: True}


def limit(x: Case) -> Said:
    """A hundredth of the total, rounded down."""
    return lambda v: All(100 * v <= x.total, x.total < 100 * (v + 1))


def provision(x: Case) -> Said:
    """Whoever is within the margin."""
    return {Provision.CLOSE: x.within}


def filing_office(x: Case) -> Said:
    """Always the county clerk."""
    return {FilingOffice.COUNTY_CLERK: True}


def canvass(x: Case) -> Said:
    """The day of the canvass."""
    return lambda v: v == x.facts.canvass_day


def deadline(x: Case) -> Said:
    """The fifth day, or the first open one from it."""
    fifth = x.canvass + 5
    return lambda v: All(
        Implies(x.reads(FifthDay.WHATEVER_DAY_IT_IS), v.day == fifth),
        Implies(x.reads(FifthDay.NEXT_OPEN_DAY), first_open_day(x.closed, fifth, v.day)),
        v.minute == FIVE_PM,
        v.by,
    )


def timely(x: Case) -> Said:
    """Filed by this candidate, or by one unnamed, at the last moment or before."""
    f = x.facts
    files = All(Not(f.none("filed_day")), Some(f.none("petitioner"), f.petitioner == x.who))
    late = Some(
        f.filed_day > x.deadline.day,
        All(f.filed_day == x.deadline.day, f.filed_minute > x.deadline.minute),
    )
    return {True: All(files, Not(late)), False: All(files, late)}


def lapsed(x: Case) -> Said:
    """The moment asked about is after the last one, and nothing was filed."""
    f = x.facts
    late = Some(
        f.at_day > x.deadline.day,
        All(f.at_day == x.deadline.day, f.at_minute > x.deadline.minute),
    )
    return All(Not(f.none("at_day")), f.none("filed_day"), late)


def open(x: Case) -> Said:
    """There is a provision, and no petition that came too late, and time is left."""
    too_late = All(Not(x.none("timely")), Not(x.timely))
    return All(Not(x.none("provision")), Not(too_late), Not(x.lapsed))


def deposit(x: Case) -> Said:
    """$100 for each county."""
    return lambda v: v == 10_000 * x.facts.counties


def begin_by(x: Case) -> Said:
    """Seven days after the filing, if there is one."""
    return Where(Not(x.facts.none("filed_day")), lambda v: v - 7 == x.facts.filed_day)


def outcome(x: Case) -> Said:
    """The strongest of what each petitioner brings about."""
    required = Some(x.so_far == Outcome.REQUIRED, All(x.open, x.timely))
    available = All(Not(required), Some(x.open, x.so_far == Outcome.AVAILABLE))
    return {
        Outcome.REQUIRED: required,
        Outcome.AVAILABLE: available,
        Outcome.NOT_AVAILABLE: Not(Some(required, available)),
    }


RACES = relations(
    last_in,
    defeated,
    margin,
    base,
    total,
    within,
    test,
    limit,
    provision,
    filing_office,
    canvass,
    deadline,
    timely,
    lapsed,
    open,
    deposit,
    begin_by,
    outcome,
    sizes=(Sizes("candidates", tuple({"votes": n} for n in range(1, 5))),),
    petitioners="votes",
)

SUBJECTS = {"candidates": RACES}
