"""What 13-16-201(1) measures a margin against, and where it matters which votes these are."""

from collections.abc import Iterator

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.readings import Reading
from recountlaw.relations import All, Implies, Not, Sum
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MultiseatTotal,
    Retention,
    TotalVotesLocal,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision

MONTANA = "montana.s13_16_201.from_2013"


@theorem("", c.M1A, c.M1B)
def the_total_is_every_vote_for_a_candidate() -> Iterator[Claim]:
    """Under the defaults the total of a race that is no yes/no ballot is the votes of all
    candidates, write-ins among them.
    """
    for candidates in (2, 3, 4):
        x = Contest(MONTANA, "candidates", under=(), candidates=candidates)
        yield Claim(
            x,
            assume=[Not(x.none("limb")), Not(x.facts.retention)],
            conclude=All(Not(x.none("total")), x.total == Sum(*x.facts.votes, x.facts.write_ins)),
            bound="2 to 4 candidates",
        )


def _votes_and_ballots(candidates: int, reading: Reading) -> tuple[Contest, Contest]:
    """One local race whose votes are counted, and the same with its ballots counted instead."""
    apart = (type(reading),)
    votes = Contest(
        MONTANA, "candidates", label="votes", under=(), apart=apart, candidates=candidates
    )
    ballots = Contest(
        MONTANA,
        "candidates",
        label="ballots",
        under=(reading,),
        apart=apart,
        beside=votes,
        candidates=candidates,
    )
    return votes, ballots


@theorem("", c.M1A)
def with_one_mark_to_a_ballot_ballots_never_cost_a_right() -> Iterator[Claim]:
    """Where each voter has one mark, taking ballots for the total, all else by default, keeps each
    local right that votes give.
    """
    for candidates in (2, 3, 4):
        votes, ballots = _votes_and_ballots(candidates, TotalVotesLocal.CONTEST_BALLOTS)
        f = votes.facts
        everyone = range(candidates)
        yield Claim(
            votes,
            ballots,
            assume=[
                All(f.seats == 1, Not(f.primary), Not(f.retention)),
            ],
            conclude=All(
                *(
                    Implies(
                        votes[who].provision == Provision.A, ballots[who].provision == Provision.A
                    )
                    for who in everyone
                )
            ),
            bound="2 to 4 candidates",
        )


@finding("MT-F07", c.M1A)
def with_two_seats_ballots_may_cost_the_right() -> Claim:
    """With two marks to a ballot, eleven behind is close on 4,400 votes, not on 2,200 ballots."""
    votes, ballots = _votes_and_ballots(3, MultiseatTotal.BALLOTS)
    f = votes.facts
    return Claim(
        votes,
        ballots,
        assume=[
            All(f.seats == 2, f.places == 2, Not(f.primary)),
            votes.limb == Provision.A,
            Not(votes[2].none("margin")),
        ],
        conclude=Implies(votes[2].provision == Provision.A, ballots[2].provision == Provision.A),
        smallest=(votes.total, ballots.total, votes[2].margin, f.write_ins),
    )


@finding("MT-F07", c.M1A)
def with_one_seat_ballots_may_bring_the_right() -> Claim:
    """With one mark to a ballot, eleven votes behind is close on 4,400 ballots, and not on the
    4,399 votes that they hold.
    """
    votes, ballots = _votes_and_ballots(2, TotalVotesLocal.CONTEST_BALLOTS)
    f = votes.facts
    return Claim(
        votes,
        ballots,
        assume=[
            All(f.seats == 1, Not(f.primary), Not(f.retention)),
            votes.limb == Provision.A,
            Not(votes[1].none("margin")),
        ],
        conclude=Implies(ballots[1].provision == Provision.A, votes[1].provision == Provision.A),
        smallest=(ballots.total, ballots.total - votes.total, votes[1].margin, f.write_ins),
    )


@finding("MT-F13", c.M1B)
def a_retention_vote_has_two_bases() -> Claim:
    """A judge rejected 200-201 has a right if Yes and No are the base, and none if only Yes is."""
    apart = (Retention,)
    both = Contest(MONTANA, "candidates", label="yes and no", under=(), apart=apart)
    yes = Contest(
        MONTANA,
        "candidates",
        label="yes",
        under=(Retention.YES_VOTES_ONLY,),
        apart=apart,
        beside=both,
    )
    return Claim(
        both,
        yes,
        assume=[
            both.facts.retention,
            both.facts.office == Office.DISTRICT_JUDGE,
            Not(both[0].none("margin")),
        ],
        conclude=Implies(both[0].provision == Provision.B, yes[0].provision == Provision.B),
        smallest=(both.total, yes.total, both[0].margin),
    )


if __name__ == "__main__":
    run_alone(__file__)
