"""What 20A-4-401(2) makes of ties: recounted unasked, at the top or at the last place."""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, how_many
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    CutTieInPrimaryForOneOffice,
    SmallRaceException,
    TopTieScope,
)

UTAH = "utah.s20a_4_401.from_2025"


def _right(race: Contest, who: int) -> Any:
    return Not(race[who].none("provision"))


def _shared_lead(votes: Any) -> Any:
    """That two or more have the most votes."""
    return Some(
        *(
            All(
                *(one >= other for other in votes),
                how_many(other == one for other in votes) >= 2,
            )
            for one in votes
        )
    )


def _undecided(votes: Any, places: Any) -> Any:
    """That equal candidates straddle the last place."""
    return Some(
        *(
            All(
                how_many(other > one for other in votes) < places,
                how_many(other >= one for other in votes) > places,
            )
            for one in votes
        )
    )


def _plain(race: Contest) -> list[Any]:
    """That all votes are for the candidates listed, and the race is no instant runoff."""
    return [race.facts.write_ins == 0, Not(race.facts.instant_runoff)]


def _two_go_on(race: Contest) -> list[Any]:
    """That the race is a primary for one seat from which two go on."""
    return [race.facts.primary, race.facts.seats == 1, race.facts.places == 2]


def _second_place(race: Contest) -> list[Any]:
    """That two go on, and the first candidate leads alone."""
    first, *others = race.facts.votes
    return [*_two_go_on(race), *(first > other for other in others)]


@theorem("", c.U2A, c.U2B)
def what_ties_are_recounted() -> Iterator[Claim]:
    """Under the default readings a race is recounted unasked exactly if equal candidates straddle
    the last place, or two or more lead a race for one seat; instant runoffs are left out."""
    for candidates in (2, 3, 4):
        race = Contest(UTAH, under=(), candidates=candidates)
        votes, places = race.facts.votes, race.facts.places
        at_top = All(race.facts.seats == 1, _shared_lead(votes))
        yield Claim(
            race,
            conclude=Iff(
                race.tied,
                All(Not(race.facts.instant_runoff), Some(_undecided(votes, places), at_top)),
            ),
            bound="2 to 4 candidates",
        )


@theorem("UT-T03", c.U2A, c.U2B, c.U3)
def no_votes_between_winner_and_loser_is_a_tie() -> Iterator[Claim]:
    """In a race for one place, or for several at large outside a primary, a loser whom no vote
    parts from the winner compared with has a recount unasked, so that (3) is not needed."""
    for candidates in (2, 3, 4):
        for who in range(candidates):
            race = Contest(UTAH, candidates=candidates)
            facts = race.facts
            several = All(facts.seats >= 2, facts.at_large, Not(facts.primary))
            yield Claim(
                race,
                assume=[
                    race.covered,
                    Some(facts.places == 1, several),
                    Not(race[who].none("margin")),
                    race[who].margin == 0,
                ],
                conclude=race.tied,
                bound="2 to 4 candidates",
            )


@theorem("UT-T20", c.U2A, c.U2B)
def for_one_place_both_ties_are_one() -> Iterator[Claim]:
    """With one place to fill, a tie for the last place and a tie at the top are the same."""
    for candidates in (2, 3, 4):
        race = Contest(UTAH, candidates=candidates)
        yield Claim(
            race,
            assume=[race.facts.places == 1],
            conclude=Iff(race.undecided, race.tied_at_top),
            bound="2 to 4 candidates",
        )


@finding("UT-F09", c.U2A)
def at_large_a_tie_at_the_top_may_decide_nothing() -> Claim:
    """Where (2)(a) is for every race, two leaders who are both elected at large have the race
    recounted although nothing hangs on it."""
    race = Contest(UTAH, under=(TopTieScope.LITERAL_ANY_RACE,), candidates=3)
    return Claim(
        race,
        assume=[*_plain(race), race.facts.seats == 2, Not(race.facts.primary), race.tied],
        conclude=race.undecided,
        smallest=(race.total,),
    )


@finding("UT-F15", c.U2A)
def in_a_primary_a_tie_at_the_top_may_decide_nothing() -> Claim:
    """Under the default readings two leaders of a primary for one seat who both go on have the race
    recounted although nothing hangs on it."""
    race = Contest(UTAH, under=(), candidates=3)
    return Claim(
        race,
        assume=[*_plain(race), *_two_go_on(race), race.tied],
        conclude=race.undecided,
        smallest=(race.total,),
    )


@finding("UT-F14", c.U2A, c.U2B, c.U3)
def a_tie_for_second_in_a_primary_may_have_no_recount_at_all() -> Iterator[Claim]:
    """Where (2) is taken at its word, a tie for second place in a primary for one seat that sends
    two on is not recounted unasked; with 400 votes or fewer nobody may even ask, though whoever
    loses that place by one vote may."""
    literal = (CutTieInPrimaryForOneOffice.LITERAL,)
    race = Contest(UTAH, under=literal, candidates=3)
    yield Claim(
        race,
        assume=[*_plain(race), *_second_place(race), race.undecided],
        conclude=race.tied,
        smallest=(race.total,),
    )
    race = Contest(UTAH, under=literal, candidates=3)
    yield Claim(
        race,
        assume=[*_plain(race), *_second_place(race), race.undecided, race[2].loses],
        conclude=Some(race.tied, _right(race, 2)),
        smallest=(race.total,),
    )
    tie, loss = (
        Contest(UTAH, label=label, under=literal, candidates=3) for label in ("tie", "loss")
    )
    yield Claim(
        tie,
        loss,
        assume=[
            *_plain(tie),
            *_plain(loss),
            *_second_place(tie),
            *_second_place(loss),
            tie.undecided,
            tie[2].loses,
            loss.facts.votes[0] == tie.facts.votes[0],
            loss.facts.votes[1] == tie.facts.votes[1] + 1,
            loss.facts.votes[2] == tie.facts.votes[2],
        ],
        conclude=Implies(_right(loss, 2), Some(tie.tied, _right(tie, 2))),
        smallest=(tie.total, loss.total),
    )


@theorem("", c.U3A, c.U3B)
def in_a_small_race_no_votes_behind_is_no_right() -> Claim:
    """Where (3)(b) displaces (3)(a) and its total is 400 or less, a loser whom no vote parts from
    the winner may not ask."""
    race = Contest(UTAH, free=("total", "race_total", "margin", "covered", "may_be_the_loser"))
    return Claim(
        race,
        assume=[
            race.reads(SmallRaceException.DISPLACING),
            race.race_total <= 400,
            Not(race[1].none("margin")),
            race[1].margin == 0,
        ],
        conclude=Not(_right(race, 1)),
    )


if __name__ == "__main__":
    run_alone(__file__)
