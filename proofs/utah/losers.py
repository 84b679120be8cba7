"""Who may ask under 20A-4-401(3): which winner, and which losers."""

from collections.abc import Iterator
from typing import Any

import z3

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import Iff, Implies, Not, Some, how_many
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import LoserEntitled, WinnerComparedWith

UTAH = "utah.s20a_4_401.from_2025"


def _right(race: Contest, who: int) -> Any:
    return Not(race[who].none("provision"))


@theorem("UT-T09", c.U3A, c.U3B)
def a_winning_candidate_is_the_last_one() -> Iterator[Claim]:
    """Where any winner will do, a loser is within some number of votes of a winner exactly if the
    margin to the last winner is."""
    for candidates in (2, 3, 4):
        loser = candidates - 1
        race = Contest(UTAH, candidates=candidates)
        votes, reach = race.facts.votes, z3.Int("reach")
        margin = race[loser].margin
        yield Claim(
            race,
            assume=[
                race.reads(WinnerComparedWith.ANY_WINNER),
                race.facts.places == loser,
                *(votes[winner] > votes[loser] for winner in range(loser)),
            ],
            conclude=Iff(
                margin <= reach,
                Some(*(votes[winner] - votes[loser] <= reach for winner in range(loser))),
            ),
            bound="one loser, 1 to 3 winners",
        )


@theorem("", c.U3A)
def every_winner_is_the_first_one() -> Iterator[Claim]:
    """Where every winner must be within reach, or the first, the margin is the largest one."""
    for candidates in (2, 3, 4):
        loser = candidates - 1
        race = Contest(UTAH, candidates=candidates)
        votes, reach = race.facts.votes, z3.Int("reach")
        margin = race[loser].margin
        far = Some(*(votes[winner] - votes[loser] > reach for winner in range(loser)))
        yield Claim(
            race,
            assume=[
                Not(race.reads(WinnerComparedWith.ANY_WINNER)),
                race.facts.places == loser,
                *(votes[winner] > votes[loser] for winner in range(loser)),
            ],
            conclude=Iff(margin <= reach, Not(far)),
            bound="one loser, 1 to 3 winners",
        )


@theorem("UT-T10", c.U3A, c.U3B)
def whoever_is_closer_may_ask_too() -> Iterator[Claim]:
    """If a loser may ask, so may every loser with as many votes or more who is at least one vote
    behind, under every reading."""
    for candidates in (3, 4):
        for who in range(candidates - 1):
            race = Contest(UTAH, candidates=candidates)
            votes, last = race.facts.votes, candidates - 1
            yield Claim(
                race,
                assume=[
                    _right(race, last),
                    race[who].loses,
                    Not(race[who].none("margin")),
                    race[who].margin >= 1,
                    votes[who] >= votes[last],
                ],
                conclude=_right(race, who),
                bound="3 and 4 candidates (of two, one at most is a loser by a vote)",
            )


@finding("UT-F11", c.U3A)
def a_third_candidate_may_ask() -> Claim:
    """Under the default readings a candidate in third place for one seat may ask too, if close
    enough to the winner."""
    race = Contest(UTAH, under=(), candidates=3)
    ahead = how_many(votes > race.facts.votes[2] for votes in race.facts.votes)
    return Claim(
        race,
        assume=[race.facts.places == 1, race.facts.write_ins == 0],
        conclude=Implies(_right(race, 2), ahead <= 1),
        smallest=(race.total,),
    )


@theorem("", c.U3A)
def if_only_the_first_loser_counts_the_third_may_not_ask() -> Claim:
    """Where only the first loser may ask, a candidate in third place for one seat may not."""
    race = Contest(UTAH, candidates=3)
    ahead = how_many(votes > race.facts.votes[2] for votes in race.facts.votes)
    return Claim(
        race,
        assume=[race.reads(LoserEntitled.FIRST_LOSER_ONLY), race.facts.places == 1],
        conclude=Implies(_right(race, 2), ahead <= 1),
        bound="3 candidates",
    )


if __name__ == "__main__":
    run_alone(__file__)
