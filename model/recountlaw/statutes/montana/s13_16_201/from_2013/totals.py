"""Mont. Code Ann. 13-16-201(1) as rules: what the margin of a race is measured against."""

from recountlaw.parts import cites
from recountlaw.ranks import nth_highest
from recountlaw.readings import Choose

from . import clauses as c
from .readings import (
    MultiseatTotal,
    PrimaryTotal,
    TotalVotesLocal,
    WhicheverGreater,
    WithdrawnVotes,
    WriteInsInTotal,
)
from .record import Race
from .record_words import Base, Cap, Provision, Treated

FLOOR = 10
"""(1)(a): ten votes."""


@cites(c.M1B)
def write_ins_out(facts: Race, choose: Choose) -> int:
    """Write-in votes that are left out of the total."""
    written = facts.write_ins
    for votes, printed in zip(facts.votes, facts.printed, strict=True):
        if not printed:
            written += votes
    if written == 0:
        return 0
    match choose(WriteInsInTotal):
        case WriteInsInTotal.INCLUDE_COUNTED_WRITE_INS:
            return 0
        case WriteInsInTotal.NAMED_ONLY:
            return written


@cites(c.M1B)
def withdrawn_out(facts: Race, choose: Choose) -> int:
    """Votes for candidates who withdrew that are left out of the total."""
    theirs = 0
    for votes, withdrawn in zip(facts.votes, facts.withdrawn, strict=True):
        if withdrawn:
            theirs += votes
    if theirs == 0:
        return 0
    match choose(WithdrawnVotes):
        case WithdrawnVotes.IN_T_IF_CANVASSED:
            return 0
        case WithdrawnVotes.OUT_OF_T:
            return theirs


@cites(c.M1A, c.M1B)
def candidate_votes(facts: Race, write_ins_out: int, withdrawn_out: int) -> int:
    """The votes for all candidates that count."""
    return sum(facts.votes) + facts.write_ins - write_ins_out - withdrawn_out


@cites(c.M1A)
def leading_pair(facts: Race, most: int) -> int:
    """The votes for the two leading candidates."""
    second = nth_highest(facts.votes, 2)
    return most if second is None else most + second


@cites(c.M1)
def base(facts: Race, limb: Provision, treated: Treated, choose: Choose) -> Base:
    """What the margin is measured against."""
    match treated:
        case Treated.MEASURE:
            return Base.FOR_AND_AGAINST
        case Treated.JUDGE:
            return Base.YES_AND_NO
        case Treated.JUDGE_ON_YES:
            return Base.YES_VOTES
        case Treated.CANDIDATES:
            pass
    if limb == Provision.A:
        match choose(TotalVotesLocal):
            case TotalVotesLocal.CONTEST_CANDIDATE_VOTES:
                pass
            case TotalVotesLocal.CONTEST_BALLOTS:
                return Base.BALLOTS_IN_CONTEST
            case TotalVotesLocal.ELECTION_BALLOTS:
                return Base.BALLOTS_IN_ELECTION
            case TotalVotesLocal.LEADING_PAIR_VOTES:
                return Base.LEADING_PAIR
    if facts.seats > 1:
        match choose(MultiseatTotal):
            case MultiseatTotal.SUM_OF_VOTES:
                pass
            case MultiseatTotal.BALLOTS:
                return Base.BALLOTS_IN_CONTEST
    if facts.primary:
        match choose(PrimaryTotal):
            case PrimaryTotal.PARTY_CONTEST_ONLY:
                pass
            case PrimaryTotal.ALL_PARTIES_FOR_OFFICE:
                return Base.ALL_PARTY_VOTES
    return Base.CANDIDATE_VOTES


@cites(c.M1)
def total(
    facts: Race,
    base: Base,
    candidate_votes: int,
    leading_pair: int,
    write_ins_out: int,
    withdrawn_out: int,
) -> int:
    """The total of which the margin is at most a quarter of one percent, in votes or ballots."""
    match base:
        case Base.CANDIDATE_VOTES:
            return candidate_votes
        case Base.ALL_PARTY_VOTES:
            return facts.votes_of_all_parties - write_ins_out - withdrawn_out
        case Base.BALLOTS_IN_CONTEST:
            return facts.ballots_in_contest
        case Base.BALLOTS_IN_ELECTION:
            return facts.ballots_in_election
        case Base.LEADING_PAIR:
            return leading_pair
        case Base.YES_AND_NO | Base.FOR_AND_AGAINST:
            return sum(facts.votes)
        case Base.YES_VOTES:
            return facts.votes[0]


@cites(c.M1A)
def cap(limb: Provision, choose: Choose) -> Cap:
    """What the limit is made of."""
    if limb != Provision.A:
        return Cap.SHARE
    match choose(WhicheverGreater):
        case WhicheverGreater.LARGER_CAP:
            return Cap.LARGER
        case WhicheverGreater.BOTH_REQUIRED:
            return Cap.SMALLER


@cites(c.M1)
def limit(share_limit: int, cap: Cap) -> int:
    """The largest margin that qualifies, in votes."""
    match cap:
        case Cap.SHARE:
            return share_limit
        case Cap.LARGER:
            return share_limit if share_limit > FLOOR else FLOOR
        case Cap.SMALLER:
            return share_limit if share_limit < FLOOR else FLOOR
