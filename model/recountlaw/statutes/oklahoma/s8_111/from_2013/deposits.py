"""Okla. Stat. tit. 26, § 8-111(A)(2), (4) and (5) as rules: what is handed in with a petition.

Sums are cents. The parts of both subjects come first, those of races after them.
"""

from recountlaw.parts import cites
from recountlaw.readings import Choose

from . import clauses as c
from .readings_deposit import (
    BallotsForFee,
    CountyAffected,
    CountyBrackets,
    ManualDepositRelation,
    StateBoardSumCount,
    StateBoardSumInstrument,
)
from .record import Issue, Paid, Race
from .record_words import Instrument, RaceOffice

SIX_HUNDRED = 600_00
"""(A)(2) and (A)(4), in cents."""

THREE_HUNDRED = 300_00
"""(A)(5), in cents."""

FURTHER_BALLOTS = 6_000
"""(A)(4): $600 more for each 6,000 ballots, or part of them, after the first 3,000."""


def scale(ballots: int) -> int:
    """The sum of (A)(4): $600 up to 3,000 ballots, $600 more for each further 6,000 or part."""
    return SIX_HUNDRED * (1 + (ballots + 2_999) // FURTHER_BALLOTS)  # 3,001 make the first 6,000


@cites(c.A2, c.A4)
def affected_counties(facts: Race | Issue, choose: Choose) -> int:
    """How many counties the petition affects."""
    match choose(CountyAffected):
        case CountyAffected.COUNTIES_WITH_REQUESTED_PRECINCTS:
            return facts.counties_requested
        case CountyAffected.COUNTIES_WHERE_THE_OFFICE_WAS_VOTED:
            return facts.counties_voted


@cites(c.A4)
def further_counties(facts: Race | Issue, choose: Choose) -> int:
    """How many affected counties there are in which the petition names no precinct."""
    match choose(CountyAffected):
        case CountyAffected.COUNTIES_WITH_REQUESTED_PRECINCTS:
            return 0
        case CountyAffected.COUNTIES_WHERE_THE_OFFICE_WAS_VOTED:
            return facts.counties_voted - facts.counties_requested


@cites(c.A2)
def flat_sum(affected_counties: int) -> int:
    """$600 for each affected county, due or not."""
    return SIX_HUNDRED * affected_counties


@cites(c.A4)
def fee_ballots(facts: Race | Issue, choose: Choose) -> tuple[int, ...] | None:
    """The ballots to be recounted by hand, in each county requested; None unless manual."""
    if not facts.manual:
        return None
    match choose(BallotsForFee):
        case BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS:
            return facts.ballots_requested
        case BallotsForFee.VOTES_IN_RACE:
            return facts.ballots_with_vote
        case BallotsForFee.ALL_BALLOTS_OF_COUNTY:
            if facts.counties_requested == facts.counties_voted:
                return facts.ballots_of_county
            return facts.ballots_of_county[: len(facts.ballots_requested)]


@cites(c.A4)
def manual_county_deposits(
    facts: Race | Issue, fee_ballots: tuple[int, ...], further_counties: int, choose: Choose
) -> tuple[int, ...]:
    """The sum by the scale for each county requested, or one for all."""
    match choose(CountyBrackets):
        case CountyBrackets.PER_COUNTY_COUNT:
            return tuple(scale(ballots) for ballots in fee_ballots)
        case CountyBrackets.POOLED_ONCE:
            return (_pooled(facts, fee_ballots, further_counties, choose),)
        case CountyBrackets.POOLED_TIMES_COUNTIES:
            pooled = _pooled(facts, fee_ballots, further_counties, choose)
            return tuple(pooled for _ in fee_ballots)


@cites(c.A4)
def further_deposit(
    facts: Race | Issue, fee_ballots: tuple[int, ...], further_counties: int, choose: Choose
) -> int | None:
    """The sum by the scale for the affected counties without precincts named; None if none."""
    if further_counties == 0:
        return None
    match choose(CountyBrackets):
        case CountyBrackets.POOLED_ONCE:
            return None
        case CountyBrackets.POOLED_TIMES_COUNTIES:
            return further_counties * _pooled(facts, fee_ballots, further_counties, choose)
        case CountyBrackets.PER_COUNTY_COUNT:
            pass
    match choose(BallotsForFee):
        case BallotsForFee.ALL_BALLOTS_OF_COUNTY:
            others = facts.ballots_of_county[len(facts.ballots_requested) :]
            return sum(scale(ballots) for ballots in others)
        case BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS:
            return SIX_HUNDRED * further_counties  # the first step is due without a ballot
        case BallotsForFee.VOTES_IN_RACE:
            return SIX_HUNDRED * further_counties


def _pooled(
    facts: Race | Issue, fee_ballots: tuple[int, ...], further_counties: int, choose: Choose
) -> int:
    """The scale on the ballots of all affected counties together."""
    if further_counties == 0:
        return scale(sum(fee_ballots))
    match choose(BallotsForFee):
        case BallotsForFee.ALL_BALLOTS_OF_COUNTY:
            return scale(sum(facts.ballots_of_county))
        case BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS:
            return scale(sum(fee_ballots))
        case BallotsForFee.VOTES_IN_RACE:
            return scale(sum(fee_ballots))


@cites(c.A2)
def due_under_two(facts: Race | Issue, flat_sum: int, choose: Choose) -> int | None:
    """The flat sum, where it is due."""
    if not facts.manual:
        return flat_sum
    match choose(ManualDepositRelation):
        case ManualDepositRelation.IN_LIEU:
            return None
        case ManualDepositRelation.CUMULATIVE:
            return flat_sum


@cites(c.A4)
def due_under_four(manual_county_deposits: tuple[int, ...], further_deposit: int | None) -> int:
    """The sums by the scale together."""
    due = sum(manual_county_deposits)
    if further_deposit is None:
        return due
    return due + further_deposit


@cites(c.A2, c.A4)
def deposit_instrument(facts: Race | Issue) -> Instrument:
    """How the sums of (A)(2) and (A)(4) are paid."""
    if facts.manual:
        return Instrument.EITHER_CHECK_FOR_FOUR
    return Instrument.EITHER_CHECK_FOR_TWO


def together(sums: tuple[int | None, ...]) -> int:
    """The sums that are due together."""
    due = 0
    for one in sums:
        if one is not None:
            due += one
    return due


def paid_in_full(facts: Race | Issue, total_deposit: int) -> bool:
    """Whether what is paid is all that is due; what is not told is taken as due."""
    if facts.paid is None:
        return True
    return facts.paid >= total_deposit


# -- races: (A)(5) and the whole ----------------------------------------------------------------


@cites(c.A5)
def state_board_sum(
    facts: Race, filing_office: RaceOffice, affected_counties: int, choose: Choose
) -> int | None:
    """$300 with a manual petition to the State Election Board; None with any other."""
    if not facts.manual or filing_office != RaceOffice.STATE_SECRETARY:
        return None
    match choose(StateBoardSumCount):
        case StateBoardSumCount.ONCE_PER_PETITION:
            return THREE_HUNDRED
        case StateBoardSumCount.PER_COUNTY:
            return THREE_HUNDRED * affected_counties


@cites(c.A5)
def state_board_instrument(state_board_sum: int, choose: Choose) -> Instrument:
    """How that sum is paid."""
    match choose(StateBoardSumInstrument):
        case StateBoardSumInstrument.CASHIERS_CHECK_ONLY_FOR_THE_300:
            return Instrument.CASHIERS_CHECK
        case StateBoardSumInstrument.EITHER_INSTRUMENT:
            return Instrument.EITHER_CHECK_FOR_FIVE


@cites(c.A2, c.A4, c.A5)
def base_deposit(
    due_under_two: int | None, due_under_four: int | None, state_board_sum: int | None
) -> int:
    """What is due without (A)(6)."""
    return together((due_under_two, due_under_four, state_board_sum))


@cites(c.A2, c.A4, c.A5, c.A6)
def total_deposit(base_deposit: int, additional_deposit: int | None) -> int:
    """All that is due with the petition of a candidate."""
    if additional_deposit is None:
        return base_deposit
    return base_deposit + additional_deposit


@cites(c.A2, c.A4, c.A5)
def deposit_proper(
    facts: Race, filed: bool, total_deposit: int, state_board_instrument: Instrument | None
) -> bool | None:
    """Whether the petition filed comes with all that is due, by a check that will do."""
    if not filed:
        return None
    match facts.instrument:
        case Paid.OTHER:
            return False
        case Paid.CERTIFIED_CHECK:
            if state_board_instrument == Instrument.CASHIERS_CHECK:
                return False
        case Paid.CASHIERS_CHECK:
            pass
    return paid_in_full(facts, total_deposit)
