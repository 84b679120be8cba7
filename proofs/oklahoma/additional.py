"""The additional deposit of 8-111(A)(6): when the first place leads the second by 10%."""

from collections.abc import Iterator

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some, Sum
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import OnePercentMajority
from recountlaw.statutes.oklahoma.s8_111.from_2013.record import Round

OKLAHOMA = "oklahoma.s8_111.from_2013"

JUDGE = {"votes": 2, "printed": 1, "withdrawn": 1}


@theorem("OK-T12", c.A6)
def the_additional_deposit_doubles_the_base() -> Iterator[Claim]:
    """Under the default readings, the additional deposit is as much again as is due without it."""
    for candidates in (2, 3):
        race = Contest(OKLAHOMA, under=(), candidates=candidates)
        yield Claim(
            race,
            assume=[Not(race.none("additional_deposit"))],
            conclude=All(
                race.additional_deposit == race.base_deposit,
                race.total_deposit == 2 * race.base_deposit,
            ),
            bound="2 and 3 candidates",
        )


@theorem("", c.A6)
def when_two_candidates_make_it_due() -> Claim:
    """Under the default readings, with two candidates the additional deposit is due exactly if the
    votes between them reach 10% of all votes for the office."""
    race = Contest(OKLAHOMA, under=(), candidates=2)
    one, other = race.facts.votes
    total = Sum(one, other, race.facts.write_ins)
    return Claim(
        race,
        assume=[Not(race.facts.retention)],
        conclude=Iff(
            Not(race.none("additional_deposit")),
            Some(10 * (one - other) >= total, 10 * (other - one) >= total),
        ),
        bound="2 candidates",
    )


@theorem("", c.A6)
def a_general_election_excuses_nobody() -> Claim:
    """Under the default readings, no runoff to come excuses the additional deposit in a general
    election: it is due wherever the first place leads by 10%."""
    race = Contest(OKLAHOMA, under=(), candidates=3)
    return Claim(
        race,
        assume=[race.facts.round == Round.GENERAL],
        conclude=Iff(Not(race.none("additional_deposit")), race.ten_percent),
        bound="3 candidates",
    )


@theorem("OK-T21", c.A6)
def exactly_one_percent_needs_a_total_of_hundreds() -> Claim:
    """Where the first place must be exactly 1% of all votes from half of them, it can be so only if
    100 divides the total."""
    race = Contest(
        OKLAHOMA,
        under=(OnePercentMajority.EXACTLY_ONE_PERCENT,),
        free=("first", "office_total", "ten_percent"),
    )
    return Claim(race, assume=[race.near_majority], conclude=race.office_total % 100 == 0)


# -- what a petitioner might not expect ---------------------------------------------------------


@finding("OK-F06", c.A6)
def one_far_behind_may_pay_nothing_more() -> Claim:
    """A candidate 10% behind pays no additional deposit if the first place leads the second by
    less."""
    race = Contest(OKLAHOMA, under=(), candidates=3)
    return Claim(
        race,
        assume=[
            race.facts.round == Round.GENERAL,
            race.facts.places == 1,
            race[2].loses,
            Not(race[2].none("margin")),
            10 * race[2].margin >= race.office_total,
            race.office_total >= 1,
        ],
        conclude=Not(race.none("additional_deposit")),
        smallest=(race.office_total, race[2].margin),
    )


@finding("OK-F06", c.A6)
def one_just_behind_may_pay_twice() -> Claim:
    """A candidate one vote short of the last of two places pays the additional deposit if the first
    place leads the second by 10%."""
    race = Contest(OKLAHOMA, under=(), candidates=3)
    return Claim(
        race,
        assume=[
            race.facts.round == Round.GENERAL,
            race.facts.places == 2,
            race[2].loses,
            Not(race[2].none("margin")),
            race[2].margin == 1,
            10 * race[2].margin < race.office_total,
        ],
        conclude=race.none("additional_deposit"),
        smallest=(race.office_total,),
    )


@finding("OK-F07", c.A6)
def a_larger_lead_may_cost_less() -> Claim:
    """Of two primaries with three candidates and one total, the one in which the first place leads
    by more may be excused from the additional deposit that the other takes."""
    one, other = (
        Contest(OKLAHOMA, label=label, under=(), candidates=3) for label in ("one", "other")
    )
    return Claim(
        one,
        other,
        assume=[
            *(x.facts.round == Round.PARTY_PRIMARY for x in (one, other)),
            *(x.facts.runoff_possible for x in (one, other)),
            *(Not(x.none("leaders_margin")) for x in (one, other)),
            one.office_total == other.office_total,
            one.base_deposit == other.base_deposit,
            one.leaders_margin < other.leaders_margin,
        ],
        conclude=one.total_deposit <= other.total_deposit,
        smallest=(one.office_total, one.leaders_margin, other.leaders_margin),
    )


@finding("OK-F17", c.A6)
def one_name_has_no_lead() -> Iterator[Claim]:
    """With one name voted on, a judge's included, there is no second place, so that (A)(6) has no
    margin to look at."""
    for candidates in (1, JUDGE):
        race = Contest(OKLAHOMA, under=(), candidates=candidates)
        yield Claim(
            race,
            assume=[race.office_total >= 1],
            conclude=Not(race.none("leaders_margin")),
            smallest=(race.office_total,),
        )


@finding("OK-F18", c.A6)
def exactly_one_percent_is_often_out_of_reach() -> Claim:
    """Where the first place must be exactly 1% of all votes from half of them, even the whole
    number of votes just at or below 51% may miss it, as it does whenever 100 does not divide the
    total."""
    race = Contest(OKLAHOMA, under=(OnePercentMajority.EXACTLY_ONE_PERCENT,), candidates=3)
    return Claim(
        race,
        assume=[
            race.facts.round == Round.PARTY_PRIMARY,
            race.facts.runoff_possible,
            race.ten_percent,
            Not(race.none("first")),
            race.office_total >= 1,
            100 * race.first <= 51 * race.office_total,
            100 * (race.first + 1) > 51 * race.office_total,
        ],
        conclude=Implies(race.ten_percent, race.near_majority),
        smallest=(race.office_total, race.first),
    )


if __name__ == "__main__":
    run_alone(__file__)
