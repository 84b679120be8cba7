"""Contracts of Okla. Stat. tit. 26, § 8-111(A)(2) and (4) to (6): what is handed in, in cents."""

from recountlaw.statutes.oklahoma.s8_111.from_2013 import additional, deposits, rules_issues
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings_deposit import (
    AdditionalSum,
    BallotsForFee,
    CountyAffected,
    CountyBrackets,
    ExceptionGrouping,
    MajorityBase,
    ManualDepositRelation,
    NoSecondPlace,
    OnePercentMajority,
    PrimaryKind,
    RunoffPossibility,
    StateBoardSumCount,
    StateBoardSumInstrument,
    TenPercentBase,
)
from recountlaw.statutes.oklahoma.s8_111.from_2013.record import Paid, Round
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import (
    Instrument,
    RaceOffice,
    TenPercentOf,
)

from .writing import facts, following, of

# -- the sums -----------------------------------------------------------------------------------


@of(deposits.manual_county_deposits)
def by_hand_each_county_pays_600_dollars_and_600_for_each_further_6000_or_part(
    ballots: int, steps: int
) -> bool:
    """The least number of steps whose ballots reach those asked for.

    pre: ballots >= 0 and steps >= 0 and 3_000 + 6_000 * (steps - 1) < ballots
    pre: ballots <= 3_000 + 6_000 * steps and (steps > 0 or ballots <= 3_000)
    post: _
    """
    choose = following(CountyBrackets.PER_COUNTY_COUNT)
    (due,) = deposits.manual_county_deposits(facts(), (ballots,), 0, choose)
    return due == 60_000 + 60_000 * steps


@of(deposits.manual_county_deposits)
def two_counties_never_pay_less_by_themselves_than_pooled(one: int, other: int) -> bool:
    """OK-T12, and pooled for every county they pay twice the pooled sum.

    pre: 0 <= one <= 30_000 and 0 <= other <= 30_000
    post: _
    """
    asked = (one, other)
    ballots = BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS
    each, once, twice = (
        sum(deposits.manual_county_deposits(facts(), asked, 0, following(brackets, ballots)))
        for brackets in (
            CountyBrackets.PER_COUNTY_COUNT,
            CountyBrackets.POOLED_ONCE,
            CountyBrackets.POOLED_TIMES_COUNTIES,
        )
    )
    return each >= once and twice == 2 * once


@of(deposits.affected_counties, deposits.further_counties, deposits.flat_sum)
def a_county_with_no_precinct_asked_for_is_affected_by_one_reading(
    voted: int, asked: int, affected: CountyAffected
) -> bool:
    """Those with a precinct are, by both; each affected one pays $600.

    pre: 1 <= asked <= voted
    post: _
    """
    petition, choose = facts(counties_voted=voted, counties_requested=asked), following(affected)
    counties = deposits.affected_counties(petition, choose)
    more = deposits.further_counties(petition, choose)
    narrow = affected == CountyAffected.COUNTIES_WITH_REQUESTED_PRECINCTS
    wanted = asked if narrow else voted
    return counties == asked + more == wanted and deposits.flat_sum(counties) == 60_000 * wanted


@of(deposits.fee_ballots)
def only_a_manual_petition_pays_by_ballots(
    manual: bool, asked: int, with_vote: int, in_all: int, ballots: BallotsForFee
) -> bool:
    """By the reading: those asked for, those with a vote, those of the county.

    post: _
    """
    petition = facts(
        manual=manual,
        ballots_requested=(asked,),
        ballots_with_vote=(with_vote,),
        ballots_of_county=(in_all,),
        counties_requested=1,
        counties_voted=1,
    )
    found = deposits.fee_ballots(petition, following(ballots) if manual else following())
    if not manual:
        return found is None
    if ballots == BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS:
        return found == (asked,)
    return found == ((with_vote,) if ballots == BallotsForFee.VOTES_IN_RACE else (in_all,))


@of(deposits.further_deposit)
def no_further_county_pays_nothing_further_and_one_at_least_the_first_step(further: int) -> bool:
    """By the defaults.

    pre: 0 <= further <= 4
    post: _
    """
    choose = following(
        CountyBrackets.PER_COUNTY_COUNT, BallotsForFee.BALLOTS_IN_REQUESTED_PRECINCTS
    )
    due = deposits.further_deposit(facts(), (1,), further, choose if further else following())
    return due is None if further == 0 else due == 60_000 * further


@of(deposits.due_under_two, deposits.due_under_four)
def a_manual_petition_pays_both_sums_by_one_reading(
    manual: bool, flat: int, relation: ManualDepositRelation
) -> bool:
    """One that is not manual pays the flat sum.

    pre: flat > 0
    post: _
    """
    choose = following(relation) if manual else following()
    due = deposits.due_under_two(facts(manual=manual), flat, choose)
    in_lieu = manual and relation == ManualDepositRelation.IN_LIEU
    return due is None if in_lieu else due == flat


@of(deposits.due_under_four)
def sums_by_the_scale_are_added_up(one: int, other: int, further: int | None) -> bool:
    """Of each county, and of those further.

    post: _
    """
    due = deposits.due_under_four((one, other), further)
    return due - one - other == (further or 0)


@of(deposits.state_board_sum)
def three_hundred_dollars_are_due_to_the_state_board_for_a_manual_recount_alone(
    manual: bool, office: RaceOffice, counties: int, count: StateBoardSumCount
) -> bool:
    """Once, or for each county.

    pre: counties >= 1
    post: _
    """
    due = manual and office == RaceOffice.STATE_SECRETARY
    choose = following(count) if due else following()
    found = deposits.state_board_sum(facts(manual=manual), office, counties, choose)
    if not due:
        return found is None
    return found == 30_000 * (1 if count == StateBoardSumCount.ONCE_PER_PETITION else counties)


@of(deposits.state_board_instrument, deposits.deposit_proper)
def a_certified_check_will_not_do_for_the_300_by_one_reading(
    paid: Paid, how: StateBoardSumInstrument, cents: int
) -> bool:
    """Anything but a check never does.

    pre: cents >= 0
    post: _
    """
    told = deposits.state_board_instrument(30_000, following(how))
    proper = deposits.deposit_proper(facts(instrument=paid, paid=None), True, cents, told)
    strict = how == StateBoardSumInstrument.CASHIERS_CHECK_ONLY_FOR_THE_300
    bad = paid == Paid.OTHER or (paid == Paid.CERTIFIED_CHECK and strict)
    return proper == (not bad)


@of(deposits.deposit_proper, rules_issues.deposit_proper)
def one_cent_less_than_is_due_is_not_in_order(paid: int, due: int) -> bool:
    """In races as with issues; and of nothing filed nothing is said.

    post: _
    """
    petition = facts(instrument=Paid.CASHIERS_CHECK, paid=paid)
    race = deposits.deposit_proper(petition, True, due, None)
    issue = rules_issues.deposit_proper(petition, True, due)
    none = deposits.deposit_proper(petition, False, due, None) is None
    return none and race == issue == (paid - due > -1)


@of(deposits.deposit_instrument)
def the_check_is_that_of_the_paragraph_that_fixes_the_sum(manual: bool) -> bool:
    """(A)(4) for a manual recount, (A)(2) for any other.

    post: _
    """
    found = deposits.deposit_instrument(facts(manual=manual))
    return (found == Instrument.EITHER_CHECK_FOR_FOUR) == manual


@of(deposits.base_deposit, deposits.total_deposit, rules_issues.total_deposit)
def the_whole_is_the_sum_of_what_is_due(
    two: int | None, four: int, five: int | None, more: int | None
) -> bool:
    """Of candidates with (A)(5) and (A)(6), of voters without.

    post: _
    """
    base = deposits.base_deposit(two, four, five)
    whole = deposits.total_deposit(base, more)
    voters = rules_issues.total_deposit(two, four)
    return (
        whole - base == (more or 0)
        and base - voters == (five or 0)
        and (voters - four == (two or 0))
    )


# -- (A)(6) -------------------------------------------------------------------------------------


@of(additional.first, additional.second, additional.third)
def the_first_three_places_are_in_order(a: int, b: int, c: int) -> bool:
    """Three candidates.

    post: _
    """
    race = facts(retention=False, votes=(a, b, c))
    first, second = additional.first(race), additional.second(race, following())
    third = additional.third(race)
    if first is None or second is None or third is None:
        return False
    return first >= second >= third and first + second + third == a + b + c and first in (a, b, c)


@of(additional.second, additional.third)
def one_alone_or_a_judge_has_no_second_place_by_the_default(
    votes: int, retention: bool, reading: NoSecondPlace
) -> bool:
    """The other reading puts nobody with no votes there.

    pre: votes >= 0
    post: _
    """
    race = facts(retention=retention, votes=(votes, 0) if retention else (votes,))
    found = additional.second(race, following(reading))
    literal = reading == NoSecondPlace.WHOLE_VOTE_IS_MARGIN
    return (found == 0 if literal else found is None) and additional.third(race) is None


@of(additional.leaders_margin, additional.ten_percent_total, additional.ten_percent)
def a_lead_of_ten_percent_of_all_votes_is_one_of_the_others_too(
    first: int, second: int, others: int
) -> bool:
    """The base of all votes is the widest of the three, so that a lead reaches it last.

    pre: first >= second >= 0 and others >= 0
    post: _
    """
    total = first + second + others
    margin = additional.leaders_margin(first, second)
    of_all, of_two, of_first = (
        additional.ten_percent(margin, additional.ten_percent_total(of, total, first, second))
        for of in (TenPercentOf.ALL_VOTES, TenPercentOf.TOP_TWO, TenPercentOf.FIRST)
    )
    return (not of_all or of_two) and (not of_two or of_first)


@of(additional.ten_percent_base)
def the_reading_names_the_base(reading: TenPercentBase) -> bool:
    """All votes for the office only by the default.

    post: _
    """
    found = additional.ten_percent_base(0, following(reading))
    default = reading == TenPercentBase.PERCENT_OF_TOTAL_VOTES
    return (found == TenPercentOf.ALL_VOTES) == default


@of(additional.a_primary)
def a_party_primary_is_one_and_a_runoff_or_general_is_none(
    held: Round, ten_percent: bool, kind: PrimaryKind
) -> bool:
    """Another first round is one by a reading.

    post: _
    """
    found = additional.a_primary(facts(round=held), ten_percent, following(kind))
    if not ten_percent:
        return found is None
    wide = held == Round.OTHER_NOMINATING and kind == PrimaryKind.ANY_NOMINATING_ROUND
    return found == (held == Round.PARTY_PRIMARY or wide)


@of(additional.runoff_may)
def where_no_runoff_is_held_none_may_be_required(
    possible: bool, first: int, total: int, reading: RunoffPossibility
) -> bool:
    """Where one is held, none follows a majority by one reading.

    pre: 0 <= first <= total
    post: _
    """
    choose = following(reading) if possible else following()
    found = additional.runoff_may(facts(runoff_possible=possible), True, first, total, choose)
    majority = first > total - first
    actual = reading == RunoffPossibility.NO_ACTUAL_MAJORITY
    return found == (possible and not (actual and majority))


@of(additional.excepted_race)
def two_candidates_are_no_excepted_race(
    primary: bool, runoff: bool, a: int, b: int, c: int
) -> bool:
    """Three in a primary with a runoff in view are.

    post: _
    """
    of_two = additional.excepted_race(facts(votes=(a, b)), primary, runoff)
    of_three = additional.excepted_race(facts(votes=(a, b, c)), primary, runoff)
    return not of_two and of_three == all((primary, runoff))


@of(additional.second_third_close)
def exactly_one_percent_between_second_and_third_is_not_close(
    second: int, third: int, hundreds: int
) -> bool:
    """Less than 1% is.

    pre: second >= third >= 0 and hundreds >= 0
    post: _
    """
    found = additional.second_third_close(True, second, third, 100 * hundreds)
    return found == (second - third < hundreds)


@of(additional.from_majority, additional.one_percent_of, additional.near_majority)
def near_a_majority_is_as_many_above_as_below(apart: int, hundreds: int) -> bool:
    """Measured from half of the votes, 1% of all votes being included.

    pre: 0 <= apart <= 50 * hundreds
    post: _
    """
    total = 100 * hundreds
    choose = following(MajorityBase.HALF_OF_TOTAL, OnePercentMajority.WITHIN_INCLUSIVE)

    def near(first: int) -> bool:
        distance = additional.from_majority(True, first, total, choose)
        percent = additional.one_percent_of(True, total, choose)
        if distance is None or percent is None:
            return False
        return additional.near_majority(distance, percent, choose)

    half = 50 * hundreds
    return near(half + apart) == near(half - apart) == (apart <= hundreds)


@of(additional.near_majority)
def exactly_is_what_within_has_and_less_than_has_not(distance: int, percent: int) -> bool:
    """The three readings.

    pre: distance >= 0 and percent >= 0
    post: _
    """
    within, strict, exact = (
        additional.near_majority(distance, percent, following(reading))
        for reading in (
            OnePercentMajority.WITHIN_INCLUSIVE,
            OnePercentMajority.WITHIN_STRICT,
            OnePercentMajority.EXACTLY_ONE_PERCENT,
        )
    )
    return exact == (within and not strict) and (within or not strict)


@of(additional.excepted)
def second_and_third_excuse_in_an_excepted_race_alone(
    race: bool, close: bool | None, near: bool, grouping: ExceptionGrouping
) -> bool:
    """A first place near a majority excuses elsewhere by one reading.

    post: _
    """
    found = additional.excepted(race, close, near, following(grouping))
    alone = grouping == ExceptionGrouping.NEAR_MAJORITY_ALONE
    wanted = (race and (near or close is True)) or (not race and near and alone)
    return found == wanted


@of(additional.additional_deposit)
def what_is_added_is_as_much_again_or_all_three_sums(
    excepted: bool, base: int, two: int | None, flat: int, reading: AdditionalSum
) -> bool:
    """Whoever is excused adds nothing.

    pre: base > 0 and flat > 0
    post: _
    """
    found = additional.additional_deposit(excepted, base, two, flat, following(reading))
    if excepted:
        return found is None
    more = two is None and reading == AdditionalSum.SUM_TWO_FOUR_AND_FIVE
    return found is not None and found - base == (flat if more else 0)
