"""Okla. Stat. tit. 26, § 8-111(A)(2) and (A)(4) as constraints: counties, ballots and money.

All sums are cents. The relations hold of races and of issues alike.
"""

from recountlaw.relations import All, Case, If, Listed, Not, Said, Sum, Term, Where, as_read

from .constraints_common import number_as_read, or_nothing
from .readings import BallotsForFee, CountyAffected, CountyBrackets, ManualDepositRelation
from .record_words import Instrument

SIX_HUNDRED = 60_000


def _scale(ballots: Term) -> Term:
    """$600, and ten cents for each ballot above 3,000 after these are filled up to full 6,000s."""
    above = ballots - 3_000
    missing = (0 - above) % 6_000
    return SIX_HUNDRED + If(above > 0, 10 * (above + missing), 0)


def _further(x: Case) -> tuple[Term, ...]:
    """The ballots that count in each county that voted and has no precinct named, in turn."""
    return tuple(
        number_as_read(
            x,
            {
                BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS: 0,
                BallotsForFee.VOTES_IN_RACE: 0,
                BallotsForFee.ALL_BALLOTS_OF_COUNTY: ballots,
            },
        )
        for ballots in x.facts.ballots_of_county[len(x.facts.ballots_requested) :]
    )


def _fee_ballots(x: Case) -> tuple[Term, ...]:
    return tuple(x.fee_ballots[at] for at in range(len(x.facts.ballots_requested)))


def _pooled(x: Case) -> Term:
    """The scale for the ballots of all affected counties in one heap."""
    further = If(x.further_counties > 0, Sum(*_further(x)), 0)
    return _scale(Sum(*_fee_ballots(x), further))


def affected_counties(x: Case) -> Said:
    """(A)(2): the counties where a precinct is named, or all that voted."""
    return lambda v: as_read(
        x,
        {
            CountyAffected.COUNTIES_WITH_REQUESTED_PRECINCTS: v == x.facts.counties_requested,
            CountyAffected.COUNTIES_WHERE_THE_OFFICE_WAS_VOTED: v == x.facts.counties_voted,
        },
    )


def further_counties(x: Case) -> Said:
    """(A)(4): with the requested ones they make up all that voted, if those are affected."""
    f = x.facts
    return lambda v: as_read(
        x,
        {
            CountyAffected.COUNTIES_WITH_REQUESTED_PRECINCTS: v == 0,
            CountyAffected.COUNTIES_WHERE_THE_OFFICE_WAS_VOTED: v + f.counties_requested
            == f.counties_voted,
        },
    )


def flat_sum(x: Case) -> Said:
    """(A)(2): $600 for each affected county."""
    return lambda v: v == SIX_HUNDRED * x.affected_counties


def fee_ballots(x: Case) -> Said:
    """(A)(4): the ballots of the precincts named, those with a vote, or all of the county."""
    f = x.facts
    counties = len(f.ballots_requested)
    return Where(
        f.manual,
        lambda v: as_read(
            x,
            {
                BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS: v.lists(*f.ballots_requested),
                BallotsForFee.VOTES_IN_RACE: v.lists(*f.ballots_with_vote),
                BallotsForFee.ALL_BALLOTS_OF_COUNTY: v.lists(*f.ballots_of_county[:counties]),
            },
        ),
    )


def manual_county_deposits(x: Case) -> Said:
    """(A)(4): the scale for each county asked for, for all in one, or for all in each."""
    pooled = _pooled(x)
    counties = _fee_ballots(x)

    def entries(v: Listed) -> object:
        return as_read(
            x,
            {
                CountyBrackets.PER_COUNTY_COUNT: v.lists(*(_scale(one) for one in counties)),
                CountyBrackets.POOLED_ONCE: v.lists(pooled),
                CountyBrackets.POOLED_TIMES_COUNTIES: v.lists(*(pooled for _ in counties)),
            },
        )

    return Where(Not(x.none("fee_ballots")), entries)


def further_deposit(x: Case) -> Said:
    """(A)(4): the scale for the counties not asked for, where they pay for themselves."""
    further = _further(x)
    pays = as_read(
        x,
        {
            CountyBrackets.PER_COUNTY_COUNT: True,
            CountyBrackets.POOLED_ONCE: False,
            CountyBrackets.POOLED_TIMES_COUNTIES: True,
        },
    )
    pooled = x.reads(CountyBrackets.POOLED_TIMES_COUNTIES)
    return Where(
        All(Not(x.none("fee_ballots")), x.further_counties > 0, pays),
        lambda v: (
            v
            == If(
                pooled, len(further) * _pooled(x), Sum(0, *(_scale(ballots) for ballots in further))
            )
        ),
    )


def due_under_two(x: Case) -> Said:
    """(A)(2): the flat sum, unless (A)(4) takes its place."""
    due = as_read(
        x,
        {
            ManualDepositRelation.IN_LIEU: Not(x.facts.manual),
            ManualDepositRelation.CUMULATIVE: True,
        },
    )
    return Where(due, lambda v: v == x.flat_sum)


def due_under_four(x: Case) -> Said:
    """(A)(4): what the scale asks for in all counties."""
    return Where(
        Not(x.none("manual_county_deposits")),
        lambda v: v == Sum(x.manual_county_deposits.sum, or_nothing(x, "further_deposit")),
    )


def deposit_instrument(x: Case) -> Said:
    """(A)(2) and (4): either check, under the paragraph that asks for it."""
    return {
        Instrument.EITHER_CHECK_FOR_FOUR: x.facts.manual,
        Instrument.EITHER_CHECK_FOR_TWO: Not(x.facts.manual),
    }


SHARED_DEPOSITS = (
    affected_counties,
    further_counties,
    flat_sum,
    fee_ballots,
    manual_county_deposits,
    further_deposit,
    due_under_two,
    due_under_four,
    deposit_instrument,
)
