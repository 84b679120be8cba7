"""Utah Code 20A-4-401 (2) to (6) and (11) as rules: races between candidates.

Parts in order of reading; `record.py` says what they see and decide.
"""

from recountlaw.parts import Outcome, cites, net
from recountlaw.readings import Choose
from recountlaw.statutes.ranks import how_many_above, how_many_with, nth_highest
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from . import clauses as c
from .filing import (
    by_five,
    canvass,
    filing_office,
    lapsed,
    official_result,
    payer,
    race_deadline,
    race_election_type,
    separate_report,
    timely,
)
from .readings import (
    AtLargeMeaning,
    ConductDeadline,
    CutTieInPrimary,
    CutTieInPrimaryForOneOffice,
    InstantRunoff,
    LoserEntitled,
    PrimaryDeclaration,
    QuarterRounding,
    RequestsBesideTie,
    SmallRaceException,
    TopTieScope,
    TopTieThatDecidesNothing,
    TotalForCandidates,
    TotalInRace,
    UnqualifiedWriteIns,
    WinnerComparedWith,
)
from .record import (
    RACE_INVARIANTS,
    Base,
    Conduct,
    Declare,
    Election,
    Provision,
    Race,
    Test,
    Tie,
)

SMALL_RACE = 400
"""(3)(b): 400 votes or fewer."""

PER_QUARTER_PERCENT = 400
"""(3)(a): .25% is one in 400."""


@cites(c.U2, c.U3)
def covered(facts: Race, choose: Choose) -> bool:
    """Whether the section reaches this race at all."""
    if facts.instant_runoff:
        match choose(InstantRunoff):
            case InstantRunoff.EXCLUDED:
                return False
            case InstantRunoff.FINAL_ROUND_AS_RACE:
                pass
    if facts.election is Election.SPECIAL:
        match choose(SpecialElection):
            case SpecialElection.GENERAL_AND_PRIMARY_ONLY:
                return False
            case SpecialElection.EVERY_ELECTION:
                pass
    if sum(facts.votes) + facts.write_ins == 0:
        match choose(ZeroVotes):
            case ZeroVotes.NOTHING_TO_RECOUNT:
                return False
            case ZeroVotes.LITERAL:
                pass
    return True


@cites(c.U2A)
def most(facts: Race) -> int | None:
    """The most votes that a candidate has."""
    return nth_highest(facts.votes, 1)


@cites(c.U2B, c.U3A)
def last_in(facts: Race) -> int | None:
    """The votes of whoever took the last place; None if there are places for all."""
    return nth_highest(facts.votes, facts.places)


@cites(c.U2B)
def undecided(facts: Race, last_in: int) -> bool:
    """More candidates reach the last place's votes than there are places."""
    reach = how_many_above(facts.votes, last_in) + how_many_with(facts.votes, last_in)
    return reach > facts.places


@cites(c.U2A)
def tied_at_top(facts: Race, most: int) -> bool:
    """Two or more candidates have an equal and the highest number of votes."""
    return how_many_with(facts.votes, most) >= 2


@cites(c.U2B)
def at_large(facts: Race, choose: Choose) -> bool:
    """Whether the race is for an at-large office."""
    if facts.seats < 2:
        return False
    match choose(AtLargeMeaning):
        case AtLargeMeaning.ANY_RACE_FILLING_SEVERAL_SEATS:
            return True
        case AtLargeMeaning.ELECTED_BY_WHOLE_JURISDICTION:
            return facts.at_large


@cites(c.U2A)
def tie_at_top(
    facts: Race, covered: bool, tied_at_top: bool, undecided: bool | None, choose: Choose
) -> Tie | None:
    """(2)(a): the leaders tie, in a race the limb reaches."""
    if not covered or not tied_at_top:
        return None
    if facts.seats > 1:
        match choose(TopTieScope):
            case TopTieScope.SINGLE_OFFICE_ONLY:
                return None
            case TopTieScope.LITERAL_ANY_RACE:
                pass
    if facts.primary and undecided is not True:
        match choose(TopTieThatDecidesNothing):
            case TopTieThatDecidesNothing.ONLY_IF_UNDECIDED:
                return None
            case TopTieThatDecidesNothing.LITERAL_RECOUNT:
                pass
    return Tie.TOP


@cites(c.U2B)
def tie_at_cut(
    facts: Race, covered: bool, undecided: bool, at_large: bool, choose: Choose
) -> Tie | None:
    """(2)(b): a tie of which somebody must be eliminated straddles the last place."""
    if not covered or not undecided:
        return None
    if at_large:
        if not facts.primary:
            return Tie.CUT
        match choose(CutTieInPrimary):
            case CutTieInPrimary.ELECTED_OR_NOMINATED:
                return Tie.CUT
            case CutTieInPrimary.ELECTED_ONLY:
                return None
    if facts.seats == 1 and facts.places > 1:
        match choose(CutTieInPrimaryForOneOffice):
            case CutTieInPrimaryForOneOffice.CUT_TIE_TREATED_AS_2B:
                return Tie.CUT
            case CutTieInPrimaryForOneOffice.LITERAL:
                return None
    return None


@cites(c.U2)
def tie(tie_at_top: Tie | None, tie_at_cut: Tie | None) -> Tie | None:
    """The limb of (2) under which the race is recounted unasked, if any."""
    if tie_at_top is not None:
        return tie_at_top
    return tie_at_cut


@cites(c.U2)
def tied(tie: Tie | None) -> bool:
    """Whether the race is recounted unasked."""
    return tie is not None


@cites(c.U2)
def tied_votes(tie: Tie, most: int, last_in: int | None) -> int | None:
    """The votes at which candidates tie."""
    if tie is Tie.TOP:
        return most
    return last_in


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
    return facts.votes[who] < last_in or (facts.votes[who] == last_in and undecided is True)


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
    if test is Test.ONE_VOTE:
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
    if test is Test.ONE_VOTE:
        return None
    return Provision.U3A if within else None


@cites(c.U4)
def open(provision: Provision | None, timely: bool | None, lapsed: bool) -> bool:
    """Whether this candidate may still have the recount that the limb gives."""
    return provision is not None and timely is not False and not lapsed


@cites(c.U5A_I)
def tie_conduct_by(facts: Race, tie: Tie) -> int:
    """The day set for the recount of a tied race."""
    return facts.certified + 10


@cites(c.U5A_I)
def conduct_of_tie(tie: Tie, choose: Choose) -> Conduct:
    """What must be done by that day."""
    match choose(ConductDeadline):
        case ConductDeadline.COMPLETE_BY:
            return Conduct.COMPLETE_TIE
        case ConductDeadline.BEGIN_BY:
            return Conduct.BEGIN_TIE


@cites(c.U5A_II)
def request_conduct_by(facts: Race) -> int | None:
    """The day set for a requested recount; None while nothing is filed."""
    if facts.filed_day is None:
        return None
    return facts.filed_day + 7


@cites(c.U5A_II)
def conduct_of_request(choose: Choose) -> Conduct:
    """What must be done by that day."""
    match choose(ConductDeadline):
        case ConductDeadline.COMPLETE_BY:
            return Conduct.COMPLETE_REQUEST
        case ConductDeadline.BEGIN_BY:
            return Conduct.BEGIN_REQUEST


@cites(c.U5B_IV_A, c.U5B_IV_B)
def declare(facts: Race, at_large: bool, choose: Choose) -> Declare:
    """What the officer declares on the recount."""
    if not facts.primary:
        return Declare.ELECTED_AT_LARGE if at_large else Declare.ELECTED
    match choose(PrimaryDeclaration):
        case PrimaryDeclaration.ELECTED_OR_NOMINATED:
            return Declare.NOMINATED_AT_LARGE if at_large else Declare.NOMINATED
        case PrimaryDeclaration.ELECTED_ONLY:
            return Declare.NOTHING


@cites(c.U2, c.U3)
def outcome(so_far: Outcome, tie: Tie | None, open: bool | None, timely: bool | None) -> Outcome:
    """Required by a tie or a request in time; available while somebody may still ask."""
    if tie is not None or so_far is Outcome.REQUIRED:
        return Outcome.REQUIRED
    if open is not True:
        return so_far
    return Outcome.REQUIRED if timely is True else Outcome.AVAILABLE


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
    timely,
    lapsed,
    open,
    payer,
    tie_conduct_by,
    conduct_of_tie,
    request_conduct_by,
    conduct_of_request,
    declare,
    separate_report,
    official_result,
    outcome,
    petitioners=lambda race: len(race.votes),
)
