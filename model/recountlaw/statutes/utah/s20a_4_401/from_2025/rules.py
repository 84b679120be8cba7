"""Utah Code 20A-4-401 (3) as rules: requests of losing candidates; and the whole race."""

from recountlaw.parts import Outcome, cites, net
from recountlaw.ranks import how_many_above
from recountlaw.readings import Choose

from . import clauses as c
from .conduct import (
    conduct_of_request,
    conduct_of_tie,
    declare,
    declare_tie,
    official_result,
    payer,
    request_conduct_by,
    separate_report,
    tie_conduct_by,
)
from .filing import (
    by_five,
    canvass,
    files,
    filing_office,
    lapsed,
    race_deadline,
    race_deadline_limb,
    race_election_type,
    timely,
)
from .readings import (
    LoserEntitled,
    QuarterRounding,
    RequestsBesideTie,
    SmallRaceException,
    TotalForCandidates,
    TotalInRace,
    UnqualifiedWriteIns,
    WinnerComparedWith,
)
from .record import RACE_INVARIANTS, Race
from .record_words import Base, Provision, Test, Tie
from .ties import (
    at_large,
    covered,
    last_in,
    most,
    tie,
    tie_at_cut,
    tie_at_top,
    tied,
    tied_at_top,
    tied_votes,
    undecided,
)

SMALL_RACE = 400
"""(3)(b): 400 votes or fewer."""

PER_QUARTER_PERCENT = 400
"""(3)(a): .25% is one in 400."""


@cites(c.U3A)
def base(choose: Choose) -> Base:
    """What the margin of (3)(a) is measured against."""
    match choose(TotalForCandidates):
        case TotalForCandidates.SUM_OF_CANDIDATE_VOTES:
            return Base.CANDIDATE_VOTES
        case TotalForCandidates.BALLOTS_IN_RACE:
            return Base.BALLOTS_IN_RACE
        case TotalForCandidates.BALLOTS_IN_ELECTION:
            return Base.BALLOTS_IN_ELECTION


@cites(c.U3A)
def total(facts: Race, base: Base) -> int:
    """The total of (3)(a), in votes or ballots."""
    match base:
        case Base.BALLOTS_IN_RACE:
            return facts.ballots_in_contest
        case Base.BALLOTS_IN_ELECTION:
            return facts.ballots_in_election
        case _:
            return sum(facts.votes) + facts.write_ins


@cites(c.U3B)
def stray(facts: Race, choose: Choose) -> int:
    """Marks for unqualified write-ins that count towards the 400 of (3)(b)."""
    if facts.stray_votes == 0:
        return 0
    match choose(UnqualifiedWriteIns):
        case UnqualifiedWriteIns.QUALIFIED_CANDIDATES_IN_BOTH:
            return 0
        case UnqualifiedWriteIns.ALL_MARKS_IN_THREE_B:
            return facts.stray_votes


@cites(c.U3B)
def race_total(facts: Race, total: int, stray: int, choose: Choose) -> int:
    """All votes cast in the race, which (3)(b) sets against 400."""
    match choose(TotalInRace):
        case TotalInRace.SAME_TOTAL_AS_THREE_A:
            return total + stray
        case TotalInRace.BALLOTS_IN_RACE:
            return facts.ballots_in_contest
        case TotalInRace.INCLUDE_UNDERVOTES_OR_STRAY_WRITE_INS:
            # Every mark and every mark not made: as many as each ballot allows.
            return facts.seats * facts.ballots_in_contest


@cites(c.U3B)
def small(race_total: int) -> bool:
    """Whether (3)(b) reaches the race: 400 votes or fewer."""
    return race_total <= SMALL_RACE


@cites(c.U3A)
def reference(most: int, last_in: int, choose: Choose) -> int:
    """The votes of the winning candidate with whom a loser is compared."""
    match choose(WinnerComparedWith):
        case WinnerComparedWith.ANY_WINNER:
            return last_in
        case WinnerComparedWith.TOP_WINNER:
            return most
        case WinnerComparedWith.EVERY_WINNER:
            return most  # who is within reach of the top is within reach of every winner


@cites(c.U3A)
def loses(facts: Race, who: int, last_in: int | None, undecided: bool | None) -> bool:
    """Whether this candidate is, or may turn out to be, a losing candidate."""
    if last_in is None:
        return False
    return facts.votes[who] < last_in or (facts.votes[who] == last_in and bool(undecided))


@cites(c.U3A)
def margin(facts: Race, who: int, loses: bool, reference: int) -> int | None:
    """The winning candidate's votes less this losing candidate's."""
    if not loses:
        return None
    return reference - facts.votes[who]


@cites(c.U3A)
def may_be_the_loser(facts: Race, who: int, margin: int, choose: Choose) -> bool:
    """Whether this losing candidate is one who may ask."""
    match choose(LoserEntitled):
        case LoserEntitled.ANY_LOSER:
            return True
        case LoserEntitled.FIRST_LOSER_ONLY:
            return how_many_above(facts.votes, facts.votes[who]) <= facts.places


@cites(c.U3A)
def within(margin: int, total: int, choose: Choose) -> bool:
    """The margin is at most .25% of the total."""
    match choose(QuarterRounding):
        case QuarterRounding.EXACT_RATIONAL:
            return PER_QUARTER_PERCENT * margin <= total
        case QuarterRounding.CEILING:
            return PER_QUARTER_PERCENT * (margin - 1) < total


@cites(c.U3A, c.U3B)
def test(small: bool, choose: Choose) -> Test:
    """Which comparison decides."""
    if not small:
        return Test.SHARE
    match choose(SmallRaceException):
        case SmallRaceException.DISPLACING:
            return Test.ONE_VOTE
        case SmallRaceException.SUPPLEMENTING:
            return Test.SHARE


@cites(c.U3A, c.U3B)
def limit(total: int, small: bool, test: Test, choose: Choose) -> int:
    """The largest margin that qualifies, in votes."""
    if test == Test.ONE_VOTE:
        return 1
    match choose(QuarterRounding):
        case QuarterRounding.EXACT_RATIONAL:
            share = total // PER_QUARTER_PERCENT
        case QuarterRounding.CEILING:
            share = (total + PER_QUARTER_PERCENT - 1) // PER_QUARTER_PERCENT
    if small and share < 1:
        return 1
    return share


@cites(c.U3A, c.U3B, c.U2)
def provision(
    covered: bool,
    tie: Tie | None,
    margin: int,
    may_be_the_loser: bool,
    within: bool,
    small: bool,
    test: Test,
    choose: Choose,
) -> Provision | None:
    """The limb under which this candidate may file a request, if any."""
    if not covered or not may_be_the_loser:
        return None
    if tie is not None:
        match choose(RequestsBesideTie):
            case RequestsBesideTie.TIE_RECOUNT_REPLACES_REQUESTS:
                return None
            case RequestsBesideTie.BOTH_RUN:
                pass
    if small and margin == 1:
        return Provision.U3B
    if test == Test.ONE_VOTE:
        return None
    return Provision.U3A if within else None


@cites(c.U4)
def open(provision: Provision | None, lapsed: bool) -> bool:
    """Whether this candidate may still have the recount that the limb gives."""
    return provision is not None and not lapsed


@cites(c.U2, c.U3)
def outcome(so_far: Outcome, tie: Tie | None, open: bool | None, timely: bool | None) -> Outcome:
    """Required by a tie or a request in time; available while somebody may still ask."""
    if tie is not None or so_far == Outcome.REQUIRED:
        return Outcome.REQUIRED
    if not open:
        return so_far
    return Outcome.REQUIRED if timely else Outcome.AVAILABLE


RACES = net(
    Race,
    RACE_INVARIANTS,
    covered,
    most,
    last_in,
    undecided,
    tied_at_top,
    at_large,
    tie_at_top,
    tie_at_cut,
    tie,
    tied,
    tied_votes,
    base,
    total,
    stray,
    race_total,
    small,
    reference,
    loses,
    margin,
    may_be_the_loser,
    within,
    test,
    limit,
    provision,
    race_election_type,
    filing_office,
    canvass,
    by_five,
    race_deadline,
    race_deadline_limb,
    files,
    timely,
    lapsed,
    open,
    payer,
    tie_conduct_by,
    conduct_of_tie,
    request_conduct_by,
    conduct_of_request,
    declare,
    declare_tie,
    separate_report,
    official_result,
    outcome,
    petitioners=lambda race: len(race.votes),
)
