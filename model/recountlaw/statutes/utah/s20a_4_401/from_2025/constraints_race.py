"""Utah Code Ann. 20A-4-401(2), (3) as constraints: ties, margins and rights in a race."""

from recountlaw.relations import (
    All,
    Case,
    Implies,
    Not,
    Said,
    Some,
    Sum,
    Where,
    as_read,
    how_many,
    takes_place,
    yes_or_no,
)

from .constraints_shapes import largest_margin, member_as_read, reached, within_a_quarter
from .readings import (
    AtLargeMeaning,
    CutTieInPrimary,
    CutTieInPrimaryForOneOffice,
    InstantRunoff,
    LoserEntitled,
    RequestsBesideTie,
    SmallRaceException,
    TopTieScope,
    TopTieThatDecidesNothing,
    TotalForCandidates,
    TotalInRace,
    UnqualifiedWriteIns,
    WinnerComparedWith,
)
from .record_words import Base, Provision, Test, Tie


def covered(x: Case) -> Said:
    """No reading leaves the race out, be it for its method, its election or its empty box."""
    f = x.facts
    runoff = as_read(
        x, {InstantRunoff.EXCLUDED: Not(f.instant_runoff), InstantRunoff.FINAL_ROUND_AS_RACE: True}
    )
    return All(runoff, reached(x, Sum(*f.votes, f.write_ins) == 0))


def most(x: Case) -> Said:
    """(2)(a): a number that some candidate has and none exceeds."""
    votes = x.facts.votes
    return Where(
        len(votes) > 0,
        lambda v: All(Some(*(v == mine for mine in votes)), *(mine <= v for mine in votes)),
    )


def last_in(x: Case) -> Said:
    """Fewer candidates than there are places have more, and enough to fill them have as many."""
    votes, places = x.facts.votes, x.facts.places
    return Where(
        places <= len(votes),
        lambda v: takes_place(votes, places, v),
    )


def undecided(x: Case) -> Said:
    """(2)(b): those who reach the last place are more than the places, so one must give way."""
    reaching = how_many(mine >= x.last_in for mine in x.facts.votes)
    return yes_or_no(Not(x.none("last_in")), reaching > x.facts.places)


def tied_at_top(x: Case) -> Said:
    """(2)(a): the highest number is that of two candidates or more."""
    return yes_or_no(Not(x.none("most")), how_many(mine == x.most for mine in x.facts.votes) >= 2)


def at_large(x: Case) -> Said:
    """(2)(b): several seats, filled from the whole jurisdiction if that is what the word means."""
    meant = as_read(
        x,
        {
            AtLargeMeaning.ANY_RACE_FILLING_SEVERAL_SEATS: True,
            AtLargeMeaning.ELECTED_BY_WHOLE_JURISDICTION: x.facts.at_large,
        },
    )
    return All(x.facts.seats > 1, meant)


def tie_at_top(x: Case) -> Said:
    """(2)(a): the leaders tie, for one office or any, and in a primary perhaps over something."""
    scope = as_read(
        x,
        {
            TopTieScope.SINGLE_OFFICE_ONLY: x.facts.seats == 1,
            TopTieScope.LITERAL_ANY_RACE: True,
        },
    )
    stake = Implies(
        All(x.facts.primary, Not(x.undecided)),
        as_read(
            x,
            {
                TopTieThatDecidesNothing.LITERAL_RECOUNT: True,
                TopTieThatDecidesNothing.ONLY_IF_UNDECIDED: False,
            },
        ),
    )
    return {Tie.TOP: All(x.covered, x.tied_at_top, scope, stake)}


def tie_at_cut(x: Case) -> Said:
    """(2)(b): a tie over the last place, at large or, as read, in a primary for one office."""
    f = x.facts
    for_offices = Implies(
        f.primary,
        as_read(
            x, {CutTieInPrimary.ELECTED_OR_NOMINATED: True, CutTieInPrimary.ELECTED_ONLY: False}
        ),
    )
    for_one_office = All(
        f.primary,
        f.seats == 1,
        f.places > 1,
        as_read(
            x,
            {
                CutTieInPrimaryForOneOffice.CUT_TIE_TREATED_AS_2B: True,
                CutTieInPrimaryForOneOffice.LITERAL: False,
            },
        ),
    )
    limb = Some(All(x.at_large, for_offices), for_one_office)
    return {Tie.CUT: All(x.covered, x.undecided, limb)}


def tie(x: Case) -> Said:
    """(2): the tie of the leaders, and failing that the one over the last place."""
    top = x.tie_at_top == Tie.TOP
    return {Tie.TOP: top, Tie.CUT: All(Not(top), x.tie_at_cut == Tie.CUT)}


def tied(x: Case) -> Said:
    """(2): one limb or the other has the race recounted unasked."""
    return Not(x.none("tie"))


def tied_votes(x: Case) -> Said:
    """(2): what each of those who tie has."""
    return Where(
        Not(x.none("tie")),
        lambda v: All(
            Implies(x.tie == Tie.TOP, v == x.most),
            Implies(x.tie == Tie.CUT, v == x.last_in),
        ),
    )


def base(x: Case) -> Said:
    """(3)(a): candidates' votes, the race's ballots or the election's."""
    return member_as_read(
        x,
        {
            TotalForCandidates.SUM_OF_CANDIDATE_VOTES: Base.CANDIDATE_VOTES,
            TotalForCandidates.BALLOTS_IN_RACE: Base.BALLOTS_IN_RACE,
            TotalForCandidates.BALLOTS_IN_ELECTION: Base.BALLOTS_IN_ELECTION,
        },
    )


def total(x: Case) -> Said:
    """(3)(a): how many of them there are."""
    f = x.facts
    ballots = x.base.is_in(Base.BALLOTS_IN_RACE, Base.BALLOTS_IN_ELECTION)
    return lambda v: All(
        Implies(x.base == Base.BALLOTS_IN_RACE, v == f.ballots_in_contest),
        Implies(x.base == Base.BALLOTS_IN_ELECTION, v == f.ballots_in_election),
        Implies(Not(ballots), v == Sum(*f.votes, f.write_ins)),
    )


def stray(x: Case) -> Said:
    """(3)(b): the marks for unqualified names, if they are votes cast in the race."""
    return lambda v: as_read(
        x,
        {
            UnqualifiedWriteIns.QUALIFIED_CANDIDATES_IN_BOTH: v == 0,
            UnqualifiedWriteIns.ALL_MARKS_IN_THREE_B: v == x.facts.stray_votes,
        },
    )


def race_total(x: Case) -> Said:
    """(3)(b): what is set against the 400; with blank votes, all that could have been cast."""
    f = x.facts
    return lambda v: as_read(
        x,
        {
            TotalInRace.SAME_TOTAL_AS_THREE_A: v == x.total + x.stray,
            TotalInRace.BALLOTS_IN_RACE: v == f.ballots_in_contest,
            TotalInRace.INCLUDE_UNDERVOTES_OR_STRAY_WRITE_INS: v == f.seats * f.ballots_in_contest,
        },
    )


def small(x: Case) -> Said:
    """(3)(b): no more than 400."""
    return x.race_total <= 400


def reference(x: Case) -> Said:
    """(3)(a): the winner's votes; to reach every winner is to reach the first."""
    return Where(
        All(Not(x.none("last_in")), Not(x.none("most"))),
        lambda v: as_read(
            x,
            {
                WinnerComparedWith.ANY_WINNER: v == x.last_in,
                WinnerComparedWith.TOP_WINNER: v == x.most,
                WinnerComparedWith.EVERY_WINNER: v == x.most,
            },
        ),
    )


def test(x: Case) -> Said:
    """(3): one vote exactly where a small race leaves (3)(b) alone in force, else the share."""
    alone = All(
        x.small,
        as_read(x, {SmallRaceException.DISPLACING: True, SmallRaceException.SUPPLEMENTING: False}),
    )
    return {Test.ONE_VOTE: alone, Test.SHARE: Not(alone)}


def limit(x: Case) -> Said:
    """(3): the largest margin that still gives a right."""
    return largest_margin(x, x.test == Test.ONE_VOTE)


def loses(x: Case) -> Said:
    """(3)(a): below the last place, or level with it while too many are."""
    mine = x.facts.votes[x.who]
    behind = Some(mine < x.last_in, All(mine == x.last_in, x.undecided))
    return All(Not(x.none("last_in")), behind)


def margin(x: Case) -> Said:
    """(3)(a): what a loser lacks of the winner's votes."""
    return Where(
        All(x.loses, Not(x.none("reference"))),
        lambda v: v + x.facts.votes[x.who] == x.reference,
    )


def may_be_the_loser(x: Case) -> Said:
    """(3)(a): any loser, or only one with nobody but the winners ahead."""
    votes = x.facts.votes
    ahead = how_many(other > votes[x.who] for other in votes)
    return yes_or_no(
        x.loses,
        as_read(
            x,
            {
                LoserEntitled.ANY_LOSER: True,
                LoserEntitled.FIRST_LOSER_ONLY: ahead <= x.facts.places,
            },
        ),
    )


def within(x: Case) -> Said:
    """(3)(a): a loser's margin is .25% of the total or less."""
    return yes_or_no(Not(x.none("margin")), within_a_quarter(x, x.margin))


def provision(x: Case) -> Said:
    """(3)(b) for one vote in a small race, else (3)(a) for the share; a tie may displace both."""
    beside_tie = Some(
        x.none("tie"),
        as_read(
            x,
            {
                RequestsBesideTie.TIE_RECOUNT_REPLACES_REQUESTS: False,
                RequestsBesideTie.BOTH_RUN: True,
            },
        ),
    )
    entitled = All(x.covered, x.may_be_the_loser, beside_tie)
    one_vote = All(x.small, Not(x.none("margin")), x.margin == 1)
    return {
        Provision.U3B: All(entitled, one_vote),
        Provision.U3A: All(entitled, Not(one_vote), x.within, x.test == Test.SHARE),
    }
