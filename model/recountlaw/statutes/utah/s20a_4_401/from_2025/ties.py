"""Utah Code 20A-4-401 (2) as rules: ties that are recounted unasked."""

from recountlaw.parts import cites
from recountlaw.ranks import how_many_above, how_many_with, nth_highest
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from . import clauses as c
from .readings import (
    AtLargeMeaning,
    CutTieInPrimary,
    CutTieInPrimaryForOneOffice,
    InstantRunoff,
    TopTieScope,
    TopTieThatDecidesNothing,
)
from .record import Election, Race
from .record_words import Tie


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
    if facts.primary and not undecided:
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
    if tie == Tie.TOP:
        return most
    return last_in
