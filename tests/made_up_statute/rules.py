"""Section 12 of the Arden Code as rules. Parts in order of reading."""

from recountlaw.moments import FIVE_PM, Moment
from recountlaw.parts import Closed, Outcome, cites, net
from recountlaw.ranks import nth_highest
from recountlaw.readings import Choose

from . import clauses as c
from .readings import FifthDay, VotesCast
from .record import INVARIANTS, Base, FilingOffice, Provision, Race, Test


@cites(c.A1)
def last_in(facts: Race) -> int | None:
    """The votes of whoever took the last seat; None if there are seats for all."""
    return nth_highest(facts.votes, facts.seats)


@cites(c.A1)
def defeated(facts: Race, who: int, last_in: int | None) -> bool:
    """Whether this candidate is defeated: a tie defeats nobody."""
    if last_in is None:
        return False
    return facts.votes[who] < last_in


@cites(c.A1)
def margin(facts: Race, who: int, defeated: bool, last_in: int) -> int | None:
    """The last winner's votes less this defeated candidate's."""
    if not defeated:
        return None
    return last_in - facts.votes[who]


@cites(c.A1)
def base(choose: Choose) -> Base:
    """What the margin is measured against."""
    match choose(VotesCast):
        case VotesCast.CANDIDATE_VOTES:
            return Base.CANDIDATE_VOTES
        case VotesCast.BALLOTS_IN_CONTEST:
            return Base.BALLOTS_IN_CONTEST


@cites(c.A1)
def total(facts: Race, base: Base) -> int:
    """How many that is."""
    match base:
        case Base.CANDIDATE_VOTES:
            return sum(facts.votes) + facts.write_ins
        case Base.BALLOTS_IN_CONTEST:
            return facts.ballots_in_contest


@cites(c.A1)
def within(margin: int, total: int) -> bool:
    """The margin is at most one percent of the total."""
    return 100 * margin <= total


@cites(c.A1)
def test() -> Test:
    """Which comparison decides."""
    return Test.SHARE


@cites(c.A1)
def limit(total: int) -> int:
    """The largest margin that qualifies, in votes."""
    return total // 100


@cites(c.A1)
def provision(within: bool) -> Provision | None:
    """The limb under which this candidate may petition, if any."""
    return Provision.CLOSE if within else None


@cites(c.A2)
def filing_office() -> FilingOffice:
    """With whom the petition is filed."""
    return FilingOffice.COUNTY_CLERK


@cites(c.A2)
def canvass(facts: Race) -> int:
    """The day from which the time to file is counted."""
    return facts.canvass_day


@cites(c.A2)
def deadline(canvass: int, closed: Closed, choose: Choose) -> Moment:
    """5 p.m. of the fifth day after the canvass."""
    day = canvass + 5
    match choose(FifthDay):
        case FifthDay.WHATEVER_DAY_IT_IS:
            pass
        case FifthDay.NEXT_OPEN_DAY:
            while closed(day):
                day += 1
    return Moment(day, FIVE_PM)


@cites(c.A2)
def timely(facts: Race, who: int, deadline: Moment) -> bool | None:
    """Whether this candidate's petition is in time; None if this candidate has filed none."""
    if facts.filed_day is None:
        return None
    if facts.petitioner is not None and facts.petitioner != who:
        return None
    return not _after(facts.filed_day, facts.filed_minute, deadline)


@cites(c.A2)
def lapsed(facts: Race, deadline: Moment) -> bool:
    """Whether, at the moment asked about, the time is over and nothing was filed."""
    if facts.at_day is None or facts.filed_day is not None:
        return False
    return _after(facts.at_day, facts.at_minute, deadline)


def _after(day: int, minute: int, last: Moment) -> bool:
    if day != last.day:
        return day > last.day
    return minute > last.minute


@cites(c.A1, c.A2)
def open(provision: Provision | None, timely: bool | None, lapsed: bool) -> bool:
    """Whether this candidate may still have the recount."""
    if timely is not None and not timely:
        return False
    return provision is not None and not lapsed


@cites(c.A3)
def deposit(facts: Race) -> int:
    """$100 for each county, in cents."""
    return 100_00 * facts.counties


@cites(c.A4)
def begin_by(facts: Race) -> int | None:
    """The day by which the recount begins; None while nothing is filed."""
    if facts.filed_day is None:
        return None
    return facts.filed_day + 7


@cites(c.A1)
def outcome(so_far: Outcome, open: bool, timely: bool | None) -> Outcome:
    """Required by a petition in time; available while somebody may still petition."""
    if so_far == Outcome.REQUIRED or not open:
        return so_far
    return Outcome.REQUIRED if timely else Outcome.AVAILABLE


RACES = net(
    Race,
    INVARIANTS,
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
    petitioners=lambda race: len(race.votes),
)
