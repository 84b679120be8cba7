"""What 8-111(A)(2), (4) and (5) make a petition pay. Money is in cents: $600 is 60,000."""

from collections.abc import Iterator

import z3

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, If, Iff, Implies, Not, Some, Sum, Term
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import (
    CountyBrackets,
    ManualDepositRelation,
)
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import RaceOffice

OKLAHOMA = "oklahoma.s8_111.from_2013"

DOLLARS = 100


def _or_nothing(x: Contest, name: str) -> Term:
    """A sum, none being nothing."""
    return If(x.none(name), 0, getattr(x, name))


def _ballots(x: Contest) -> tuple[Term, ...]:
    """The ballots in the precincts named, county by county."""
    return tuple(x.facts.ballots_requested)


def _no_more_ballots(one: Contest, other: Contest) -> Formula:
    """In no county has the first petition more ballots than the second, however they count."""
    lists = ("ballots_requested", "ballots_with_vote", "ballots_of_county")
    return All(
        *(
            fewer <= more
            for name in lists
            for fewer, more in zip(
                getattr(one.facts, name), getattr(other.facts, name), strict=True
            )
        )
    )


# -- the scale of a manual recount --------------------------------------------------------------


@theorem("OK-T08", c.A4)
def scale_starts_at_600_dollars() -> Claim:
    """Under the default readings, a manual recount of up to 3,000 ballots of one county, on a
    question, takes $600."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[issue.facts.manual, _ballots(issue)[0] <= 3_000],
        conclude=issue.total_deposit == 600 * DOLLARS,
    )


@theorem("OK-T08", c.A4)
def scale_steps_after_each_6000_ballots() -> Claim:
    """Under the default readings, each 6,000 ballots that begin at 3,001, at 9,001, at 15,001 and
    so on add $600 for one county on a question, and nothing changes between these steps."""
    issue = Contest(OKLAHOMA, "measure", under=())
    step = z3.Int("steps before")
    ballots = _ballots(issue)[0]
    return Claim(
        issue,
        assume=[
            issue.facts.manual,
            step >= 0,
            ballots >= 3_001 + 6_000 * step,
            ballots <= 9_000 + 6_000 * step,
        ],
        conclude=issue.total_deposit == (1_200 + 600 * step) * DOLLARS,
    )


@theorem("OK-T08", c.A2, c.A4)
def more_ballots_never_cost_less() -> Iterator[Claim]:
    """In every reading, of two manual petitions on a question in as many counties, the one with
    more ballots never costs less."""
    for counties in (1,):
        one = Contest(OKLAHOMA, "measure", label="one", counties=counties)
        other = Contest(OKLAHOMA, "measure", label="other", counties=counties)
        yield Claim(
            one,
            other,
            assume=[one.facts.manual, other.facts.manual, _no_more_ballots(one, other)],
            conclude=one.total_deposit <= other.total_deposit,
            bound="1 county",
        )


@theorem("OK-T09", c.A2, c.A4)
def splitting_a_petition_never_saves() -> Claim:
    """In every reading, two manual petitions for parts of one county's ballots together never cost
    less than one for all of them, on a question."""
    whole, one, other = (
        Contest(OKLAHOMA, "measure", label=label) for label in ("whole", "one", "other")
    )
    return Claim(
        whole,
        one,
        other,
        assume=[
            *(x.facts.manual for x in (whole, one, other)),
            *(
                getattr(whole.facts, name)[0]
                == getattr(one.facts, name)[0] + getattr(other.facts, name)[0]
                for name in ("ballots_requested", "ballots_with_vote")
            ),
            *(
                x.facts.ballots_of_county[0] == whole.facts.ballots_of_county[0]
                for x in (one, other)
            ),
        ],
        conclude=whole.total_deposit <= one.total_deposit + other.total_deposit,
        bound="1 county",
    )


@theorem("OK-T10", c.A2, c.A4)
def by_hand_is_never_cheaper() -> Iterator[Claim]:
    """Under the default readings, a manual petition on a question costs at least as much as an
    electronic one, and as much exactly if no county has more than 3,000 ballots of it."""
    for counties in (1, 2, 3):
        hand = Contest(OKLAHOMA, "measure", label="by hand", under=(), counties=counties)
        devices = Contest(OKLAHOMA, "measure", label="devices", under=(), counties=counties)
        small = All(*(ballots <= 3_000 for ballots in _ballots(hand)))
        yield Claim(
            hand,
            devices,
            assume=[hand.facts.manual, Not(devices.facts.manual)],
            conclude=All(
                hand.total_deposit >= devices.total_deposit,
                Iff(hand.total_deposit == devices.total_deposit, small),
            ),
            bound="1 to 3 counties",
        )


@theorem("OK-T11", c.A2, c.A4, c.A5, c.A6)
def deposits_are_multiples_of_300_dollars() -> Iterator[Claim]:
    """In every reading the deposit of a candidate without the additional one is a multiple of $300,
    and with it a multiple of $600."""
    for counties in (1,):
        race = Contest(OKLAHOMA, counties=counties)
        yield Claim(
            race,
            conclude=All(
                race.base_deposit % (300 * DOLLARS) == 0,
                Implies(
                    Not(race.none("additional_deposit")),
                    race.total_deposit % (600 * DOLLARS) == 0,
                ),
            ),
            bound="2 candidates; 1 county",
        )


@theorem("OK-T18", c.A2, c.A4, c.A5, c.B2, c.C2)
def questions_never_pay_the_300_dollars() -> Claim:
    """In every reading a petition on a question pays what (A)(2) and (4) ask and no more, always a
    multiple of $600: the $300 of (A)(5) is no part of it."""
    issue = Contest(OKLAHOMA, "measure", counties=1)
    asked = Sum(_or_nothing(issue, "due_under_two"), _or_nothing(issue, "due_under_four"))
    return Claim(
        issue,
        conclude=All(issue.total_deposit == asked, issue.total_deposit % (600 * DOLLARS) == 0),
        bound="1 county",
    )


# -- what a petitioner might not expect ---------------------------------------------------------


@finding("OK-F09", c.A2, c.A4)
def both_sums_or_one() -> Claim:
    """A manual petition costs $600 a county more if (A)(4) is added to (A)(2) and does not take its
    place."""
    in_lieu = Contest(OKLAHOMA, "measure", label="in lieu", under=())
    cumulative = Contest(
        OKLAHOMA,
        "measure",
        label="cumulative",
        under=(ManualDepositRelation.CUMULATIVE,),
        beside=in_lieu,
        apart=(ManualDepositRelation,),
    )
    return Claim(
        in_lieu,
        cumulative,
        assume=[in_lieu.facts.manual, _ballots(in_lieu)[0] >= 1],
        conclude=in_lieu.total_deposit == cumulative.total_deposit,
        smallest=(_ballots(in_lieu)[0],),
        show={"in lieu": in_lieu.total_deposit, "cumulative": cumulative.total_deposit},
    )


@finding("OK-F10", c.A4)
def three_ways_to_fill_the_brackets() -> Claim:
    """For two counties the scale gives three sums, as it is applied county by county, once to all
    ballots, or to all ballots for each county."""
    each = Contest(OKLAHOMA, "measure", label="each county", under=(), counties=2)
    once, times = (
        Contest(
            OKLAHOMA,
            "measure",
            label=label,
            under=(reading,),
            beside=each,
            apart=(CountyBrackets,),
            counties=2,
        )
        for label, reading in (
            ("once", CountyBrackets.POOLED_ONCE),
            ("for each", CountyBrackets.POOLED_TIMES_COUNTIES),
        )
    )
    sums = each.total_deposit, once.total_deposit, times.total_deposit
    return Claim(
        each,
        once,
        times,
        assume=[each.facts.manual, *(ballots >= 1 for ballots in _ballots(each))],
        conclude=Some(sums[0] == sums[1], sums[0] == sums[2], sums[1] == sums[2]),
        smallest=(Sum(*_ballots(each)), *sums),
        show={"each county": sums[0], "once": sums[1], "for each": sums[2]},
    )


@finding("OK-F11", c.A5)
def the_state_board_costs_more_only_by_hand() -> Claim:
    """A petition to the State Election Board for a recount by voting devices pays no $300 more."""
    race = Contest(OKLAHOMA, under=())
    return Claim(
        race,
        assume=[race.filing_office == RaceOffice.STATE_SECRETARY],
        conclude=Not(race.none("state_board_sum")),
        smallest=(race.base_deposit,),
    )


@finding("OK-F19", c.A1, c.A2)
def the_precincts_named_set_the_price() -> Claim:
    """Of two electronic petitions on one question of three counties, the one that names precincts
    in a single county pays a third of the one that names some in all three."""
    lists = {"ballots_requested": 1, "ballots_with_vote": 1, "ballots_of_county": 3}
    one = Contest(OKLAHOMA, "measure", label="one county", under=(), counties=lists)
    three = Contest(OKLAHOMA, "measure", label="three counties", under=(), counties=3)
    return Claim(
        one,
        three,
        assume=[Not(one.facts.manual), Not(three.facts.manual)],
        conclude=one.total_deposit == three.total_deposit,
        smallest=(one.total_deposit, three.total_deposit),
    )


if __name__ == "__main__":
    run_alone(__file__)
