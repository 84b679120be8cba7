"""What 20A-4-401(3) counts: one total or two, votes or ballots, and a limit rounded up or not."""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    QuarterRounding,
    SmallRaceException,
    TotalForCandidates,
    TotalInRace,
)

UTAH = "utah.s20a_4_401.from_2025"

_CUT = ("total", "race_total", "margin", "covered", "may_be_the_loser", "tie")
"""With these cut, a claim holds of any number of candidates and of any two totals."""


def _right(race: Contest, who: int) -> Any:
    return Not(race[who].none("provision"))


def _a_loser(race: Contest, who: int) -> Any:
    """A loser of a race that the section covers, in which nothing is tied."""
    loses = All(Not(race[who].none("margin")), race[who].may_be_the_loser)
    return All(race.covered, loses, Not(race.tied))


def _one_vote_for_each(race: Contest) -> Any:
    """That no candidate has more votes than there are ballots, and nobody else has any."""
    ballots = race.facts.ballots_in_contest
    return All(race.facts.write_ins == 0, *(votes <= ballots for votes in race.facts.votes))


def _alike(one: Contest, other: Contest) -> Any:
    """That the values cut are the same in both."""
    same_numbers = [
        one.total == other.total,
        one.race_total == other.race_total,
        one[1].margin == other[1].margin,
    ]
    return All(*same_numbers, _a_loser(one, 1), _a_loser(other, 1))


@theorem("UT-T18", c.U3A, c.U3B)
def with_two_totals_the_exception_can_take_a_right_away() -> Iterator[Claim]:
    """Where the limit is not rounded up, it matters whether (3)(b) displaces (3)(a) or adds to it
    exactly if the total of (3)(b) is 400 or less and the margin two or more votes and within .25%
    of the total of (3)(a), which then is 800 or more."""
    one, other = (
        Contest(UTAH, label=label, free=_CUT, apart=(SmallRaceException,))
        for label in ("displacing", "supplementing")
    )
    small, margin = one.race_total <= 400, one[1].margin
    apart = Not(Iff(_right(one, 1), _right(other, 1)))
    premises = [
        one.reads(SmallRaceException.DISPLACING),
        other.reads(SmallRaceException.SUPPLEMENTING),
        one.reads(QuarterRounding.EXACT_RATIONAL),
        _alike(one, other),
        margin >= 1,
    ]
    yield Claim(
        one,
        other,
        assume=premises,
        conclude=All(
            Iff(apart, All(small, margin >= 2, 400 * margin <= one.total)),
            Implies(apart, one.total >= 800),
        ),
    )


@theorem("UT-T19", c.U3A, c.U3B)
def with_two_totals_one_vote_is_close_enough_if_either_allows_it() -> Claim:
    """Where the limit is not rounded up, whoever loses by one vote may ask exactly if the total of
    (3)(b) is 400 or less or that of (3)(a) is 400 or more."""
    race = Contest(UTAH, free=_CUT)
    return Claim(
        race,
        assume=[
            race.reads(QuarterRounding.EXACT_RATIONAL),
            _a_loser(race, 1),
            race[1].margin == 1,
        ],
        conclude=Iff(_right(race, 1), Some(race.race_total <= 400, race.total >= 400)),
    )


@finding("UT-F16", c.U3A, c.U3B)
def one_vote_may_fall_between_the_two_totals() -> Claim:
    """With blank votes in the total of (3)(b) a loss by one vote can miss both clauses: too many
    votes for (3)(b), too few for (3)(a)."""
    race = Contest(UTAH, under=(TotalInRace.INCLUDE_UNDERVOTES_OR_STRAY_WRITE_INS,))
    return Claim(
        race,
        assume=[_a_loser(race, 1), race[1].margin == 1],
        conclude=_right(race, 1),
        smallest=(race.total, race.race_total),
        show={"total of (3)(a)": race.total, "total of (3)(b)": race.race_total},
    )


@finding("UT-F17", c.U3A, c.U3B)
def ballots_for_the_400_can_take_a_right_away() -> Claim:
    """Where each voter has several votes and ballots are counted towards the 400 of (3)(b), a loss
    by two votes can fall to (3)(b), which refuses what (3)(a) would give."""
    one = Contest(UTAH, label="one total", under=(), apart=(TotalInRace,), candidates=3)
    other = Contest(
        UTAH,
        label="ballots",
        beside=one,
        under=(TotalInRace.BALLOTS_IN_RACE,),
        apart=(TotalInRace,),
        candidates=3,
    )
    return Claim(
        one,
        other,
        assume=[
            _one_vote_for_each(one),
            one.facts.ballots_in_contest < one.total,
            Not(one[2].none("margin")),
        ],
        conclude=Iff(_right(one, 2), _right(other, 2)),
        smallest=(one.total, one[2].margin, one.facts.ballots_in_contest),
    )


@finding("UT-F12", c.U3A)
def votes_and_ballots_give_different_limits() -> Iterator[Claim]:
    """Votes added up and ballots give different limits, either way: with several votes a voter the
    votes allow more, and where many leave the race blank the ballots do."""
    for several in (True, False):
        one = Contest(UTAH, label="votes", under=(), apart=(TotalForCandidates,), candidates=3)
        other = Contest(
            UTAH,
            label="ballots",
            beside=one,
            under=(TotalForCandidates.BALLOTS_IN_RACE,),
            apart=(TotalForCandidates,),
            candidates=3,
        )
        more_votes = one.facts.ballots_in_contest < one.total
        yield Claim(
            one,
            other,
            assume=[
                _one_vote_for_each(one),
                more_votes if several else Not(more_votes),
                Not(one[2].none("margin")),
            ],
            conclude=Iff(_right(one, 2), _right(other, 2)),
            smallest=(one.total, one[2].margin, one.facts.ballots_in_contest),
        )


@finding("UT-F13", c.U3A)
def nine_votes_of_3405_are_too_many() -> Claim:
    """Of 3,405 votes, as in Park City in 2025, nine are more than .25%: whoever loses by nine has
    no right."""
    race = Contest(UTAH, under=())
    return Claim(
        race,
        assume=[
            _a_loser(race, 1),
            race.facts.write_ins == 0,
            race.total == 3405,
            race[1].margin == 9,
        ],
        conclude=_right(race, 1),
        smallest=(race.total, race[1].margin),
    )


@theorem("", c.U3A)
def nine_votes_of_3405_are_close_enough_if_the_limit_is_rounded_up() -> Claim:
    """Of 3,405 votes, as in Park City in 2025, a loss by nine gives a right only where the limit is
    rounded up."""
    race = Contest(UTAH, free=_CUT)
    return Claim(
        race,
        assume=[
            _a_loser(race, 1),
            race.total == 3405,
            race.race_total == 3405,
            race[1].margin == 9,
        ],
        conclude=Iff(_right(race, 1), race.reads(QuarterRounding.CEILING)),
    )


if __name__ == "__main__":
    run_alone(__file__)
