"""Utah Code 20A-4-401 (7) to (9) as rules: propositions, and a judge on a yes/no ballot."""

from recountlaw.parts import Outcome, cites, net, turns
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import DuplicateSigners, SpecialElection, ZeroVotes

from . import clauses as c
from .conduct import (
    conduct_of_request,
    judge_conduct_by,
    official_result,
    payer,
    proposition_payer,
    proposition_report,
    separate_report,
)
from .filing import (
    by_five,
    canvass,
    filing_office,
    judge_lapsed,
    judge_timely,
    proposition_deadline,
    proposition_election_type,
    proposition_office,
    race_deadline,
    race_deadline_limb,
    voters_lapsed,
    voters_timely,
)
from .readings import (
    QuarterRounding,
    RetentionContest,
    SmallPropositionException,
    SmallRaceException,
    SupermajorityMargin,
    TiedProposition,
)
from .readings_filing import TenVoters
from .record import PROPOSITION_INVARIANTS, Election, Proposition
from .record_words import Base, DeadlineLimb, ElectionType, PropositionTest, Provision, Treated

SMALL_PROPOSITION = 400
"""(7)(b): 400 votes or fewer."""

PER_QUARTER_PERCENT = 400
"""(7)(a): .25% is one in 400."""

VOTERS = 10
"""(7): any ten voters."""


@cites(c.U3, c.U7)
def treated(facts: Proposition, choose: Choose) -> Treated:
    """As what the section treats this contest."""
    if not facts.retention:
        return Treated.PROPOSITION
    match choose(RetentionContest):
        case RetentionContest.BALLOT_PROPOSITION:
            return Treated.PROPOSITION
        case RetentionContest.CANDIDATE_RACE:
            return Treated.RACE
        case RetentionContest.NOT_COVERED:
            return Treated.NOTHING


@cites(c.U7A)
def total(facts: Proposition) -> int:
    """Votes for and against."""
    return facts.votes_for + facts.votes_against


@cites(c.U7)
def covered(facts: Proposition, total: int, choose: Choose) -> bool:
    """Whether the section reaches this contest at all."""
    if facts.election is Election.SPECIAL:
        match choose(SpecialElection):
            case SpecialElection.GENERAL_AND_PRIMARY_ONLY:
                return False
            case SpecialElection.EVERY_ELECTION:
                pass
    if total == 0:
        match choose(ZeroVotes):
            case ZeroVotes.NOTHING_TO_RECOUNT:
                return False
            case ZeroVotes.LITERAL:
                pass
    return True


@cites(c.U7A)
def base(treated: Treated) -> Base:
    """What the margin is measured against."""
    return Base.YES_AND_NO if treated == Treated.RACE else Base.FOR_AND_AGAINST


@cites(c.U7A)
def required(facts: Proposition, total: int) -> int:
    """The least number of votes for that approves."""
    if 2 * facts.required_num == facts.required_den:
        return total // 2 + 1  # a majority is more than half: equal votes fail
    num, den = facts.required_num, facts.required_den
    return (num * total + den - 1) // den  # exact: the share has a denominator above 1


@cites(c.U7A)
def measured_to_required(facts: Proposition, choose: Choose) -> bool:
    """Whether the margin is taken to the required number and not to the other side."""
    if 2 * facts.required_num == facts.required_den:
        return False
    match choose(SupermajorityMargin):
        case SupermajorityMargin.FOR_MINUS_AGAINST:
            return False
        case SupermajorityMargin.DISTANCE_TO_REQUIRED:
            return True


@cites(c.U7A, c.U7B)
def difference(facts: Proposition) -> int:
    """The votes between the two sides."""
    return abs(facts.votes_for - facts.votes_against)


@cites(c.U7A)
def margin(facts: Proposition, difference: int, required: int, measured_to_required: bool) -> int:
    """The margin by which the proposition passes or fails."""
    if measured_to_required:
        return abs(facts.votes_for - required)
    return difference


@cites(c.U7A)
def has_margin(facts: Proposition, difference: int, choose: Choose) -> bool:
    """Whether the proposition passes or fails *by a margin* at all."""
    if difference != 0:
        return True
    match choose(TiedProposition):
        case TiedProposition.TIE_IS_MARGIN_ZERO:
            return True
        case TiedProposition.TIE_HAS_NO_MARGIN:
            return False


@cites(c.U7B)
def small(total: int) -> bool:
    """Whether (7)(b) reaches the proposition: 400 votes or fewer."""
    return total <= SMALL_PROPOSITION


@cites(c.U7A)
def within(margin: int, total: int, choose: Choose) -> bool:
    """The margin is at most .25% of the votes for and against."""
    match choose(QuarterRounding):
        case QuarterRounding.EXACT_RATIONAL:
            return PER_QUARTER_PERCENT * margin <= total
        case QuarterRounding.CEILING:
            return PER_QUARTER_PERCENT * (margin - 1) < total


@cites(c.U7A, c.U7B)
def test(small: bool, treated: Treated, choose: Choose) -> PropositionTest:
    """Which comparison decides."""
    if not small:
        return PropositionTest.SHARE
    if treated == Treated.RACE:
        match choose(SmallRaceException):
            case SmallRaceException.DISPLACING:
                return PropositionTest.ONE_VOTE
            case SmallRaceException.SUPPLEMENTING:
                return PropositionTest.SHARE
    match choose(SmallPropositionException):
        case SmallPropositionException.SUPPLEMENTING:
            return PropositionTest.SHARE
        case SmallPropositionException.DISPLACING:
            return PropositionTest.ONE_VOTE


@cites(c.U7A, c.U7B)
def limit(total: int, small: bool, test: PropositionTest, choose: Choose) -> int:
    """The largest margin that qualifies, in votes."""
    if test == PropositionTest.ONE_VOTE:
        return 1
    match choose(QuarterRounding):
        case QuarterRounding.EXACT_RATIONAL:
            share = total // PER_QUARTER_PERCENT
        case QuarterRounding.CEILING:
            share = (total + PER_QUARTER_PERCENT - 1) // PER_QUARTER_PERCENT
    if small and share < 1:
        return 1
    return share


@cites(c.U7A, c.U7B)
def provision(
    treated: Treated,
    covered: bool,
    has_margin: bool,
    difference: int,
    within: bool,
    small: bool,
    test: PropositionTest,
) -> Provision | None:
    """The limb under which ten voters may file a request, if any."""
    if treated != Treated.PROPOSITION or not covered:
        return None
    if small and difference == 1:
        return Provision.U7B  # (7)(b) counts the votes between the two sides, whatever is needed
    if test == PropositionTest.ONE_VOTE or not has_margin:
        return None
    return Provision.U7A if within else None


@cites(c.U7)
def voters_ask(treated: Treated) -> bool:
    """Whether it is for voters to ask."""
    return treated != Treated.RACE


@cites(c.U3A, c.U3B)
def judge_asks(facts: Proposition, treated: Treated) -> bool:
    """Whether the judge is treated as a candidate and loses: more noes than yeses."""
    return treated == Treated.RACE and facts.votes_for < facts.votes_against


@cites(c.U3A, c.U3B)
def judge_provision(
    judge_asks: bool,
    covered: bool,
    difference: int,
    within: bool,
    small: bool,
    test: PropositionTest,
) -> Provision | None:
    """The limb under which the judge may file a request, if any."""
    if not judge_asks or not covered:
        return None
    if small and difference == 1:
        return Provision.U3B
    if test == PropositionTest.ONE_VOTE:
        return None
    return Provision.U3A if within else None


@cites(c.U4)
def race_election_type(treated: Treated) -> ElectionType:
    """The type of election under (4) for a judge, who is of no municipality or district."""
    return ElectionType.OTHER


@cites(c.U7A)
def signatures_needed() -> int:
    """Ten voters."""
    return VOTERS


@cites(c.U7A)
def signers_counted(facts: Proposition, choose: Choose) -> int:
    """The voters on the request who count."""
    match choose(TenVoters):
        case TenVoters.AT_LEAST_TEN_ELECTION_VOTERS:
            who_voted = facts.signers_voted
        case TenVoters.EXACTLY_TEN:
            who_voted = facts.signers_voted
        case TenVoters.TEN_WHO_VOTED_ON_THE_PROPOSITION:
            who_voted = facts.signers_voted_on_it
    if facts.signers == facts.signatures:
        return who_voted
    match choose(DuplicateSigners):
        case DuplicateSigners.COUNT_DISTINCT_PERSONS:
            return who_voted if who_voted < facts.signers else facts.signers
        case DuplicateSigners.COUNT_SIGNATURES:
            return who_voted


@turns(
    signatures=(VOTERS, VOTERS + 1),
    signers=(VOTERS, VOTERS + 1),
    signers_voted=(VOTERS, VOTERS + 1),
    signers_voted_on_it=(VOTERS, VOTERS + 1),
)
@cites(c.U7A)
def enough(facts: Proposition, signers_counted: int, choose: Choose) -> bool:
    """Whether the request comes from ten voters."""
    match choose(TenVoters):
        case TenVoters.AT_LEAST_TEN_ELECTION_VOTERS:
            return signers_counted >= VOTERS
        case TenVoters.EXACTLY_TEN:
            return signers_counted == VOTERS
        case TenVoters.TEN_WHO_VOTED_ON_THE_PROPOSITION:
            return signers_counted >= VOTERS


@cites(c.U7)
def sufficient(facts: Proposition, enough: bool) -> bool | None:
    """Whether the request filed comes from ten voters; None if no voters filed one."""
    if facts.filed_day is None or facts.by_judge:
        return None
    return enough


@cites(c.U7)
def open(provision: Provision | None, voters_lapsed: bool) -> bool:
    """Whether voters may still have the recount that the limb gives."""
    return provision is not None and not voters_lapsed


@cites(c.U7A, c.U7B)
def deadline_limb(provision: Provision | None) -> DeadlineLimb:
    """The limb that sets the last moment for voters."""
    return DeadlineLimb.ONE_VOTE if provision == Provision.U7B else DeadlineLimb.SHARE


@cites(c.U4)
def judge_open(judge_provision: Provision | None, judge_lapsed: bool) -> bool:
    """Whether the judge may still ask."""
    return judge_provision is not None and not judge_lapsed


@cites(c.U7)
def outcome(
    open: bool,
    judge_open: bool,
    sufficient: bool | None,
    voters_timely: bool | None,
    judge_timely: bool | None,
) -> Outcome:
    """Required by a request in time, of voters or the judge; available while one may ask."""
    if open and sufficient and voters_timely:
        return Outcome.REQUIRED
    if judge_open and judge_timely:
        return Outcome.REQUIRED
    if open or judge_open:
        return Outcome.AVAILABLE
    return Outcome.NOT_AVAILABLE


PROPOSITIONS = net(
    Proposition,
    PROPOSITION_INVARIANTS,
    treated,
    total,
    covered,
    base,
    required,
    measured_to_required,
    difference,
    margin,
    has_margin,
    small,
    within,
    test,
    limit,
    provision,
    voters_ask,
    judge_asks,
    judge_provision,
    proposition_election_type,
    proposition_office,
    race_election_type,
    filing_office,
    canvass,
    by_five,
    proposition_deadline,
    race_deadline,
    race_deadline_limb,
    deadline_limb,
    signatures_needed,
    signers_counted,
    enough,
    sufficient,
    voters_timely,
    voters_lapsed,
    open,
    judge_timely,
    judge_lapsed,
    judge_open,
    judge_conduct_by,
    conduct_of_request,
    payer,
    separate_report,
    proposition_payer,
    proposition_report,
    official_result,
    outcome,
)
