"""Okla. Stat. tit. 26, § 8-111(A)(6) as rules: the deposit once more, and what excuses from it.

Only races have these parts.
"""

from recountlaw.parts import cites
from recountlaw.ranks import nth_highest
from recountlaw.readings import Choose

from . import clauses as c
from .readings_deposit import (
    AdditionalSum,
    ExceptionGrouping,
    MajorityBase,
    NoSecondPlace,
    OnePercentMajority,
    PrimaryKind,
    RunoffPossibility,
    TenPercentBase,
)
from .record import Race, Round
from .record_words import TenPercentOf


@cites(c.A6)
def first(facts: Race) -> int | None:
    """The votes of the first place; of a judge, the yes votes."""
    if facts.retention:
        return facts.votes[0]
    return nth_highest(facts.votes, 1)


@cites(c.A6)
def second(facts: Race, choose: Choose) -> int | None:
    """The votes of the second place; None where there is none."""
    if not facts.retention and len(facts.votes) > 1:
        return nth_highest(facts.votes, 2)
    match choose(NoSecondPlace):
        case NoSecondPlace.NO_ADDITIONAL_DEPOSIT:
            return None
        case NoSecondPlace.WHOLE_VOTE_IS_MARGIN:
            return 0


@cites(c.A6)
def third(facts: Race) -> int | None:
    """The votes of the third place; None where there is none."""
    if facts.retention or len(facts.votes) < 3:
        return None
    return nth_highest(facts.votes, 3)


@cites(c.A6)
def leaders_margin(first: int, second: int) -> int:
    """The margin between the first and the second place."""
    return first - second


@cites(c.A6)
def ten_percent_base(second: int, choose: Choose) -> TenPercentOf:
    """What the 10% is a part of."""
    match choose(TenPercentBase):
        case TenPercentBase.PERCENT_OF_TOTAL_VOTES:
            return TenPercentOf.ALL_VOTES
        case TenPercentBase.PERCENT_OF_TOP_TWO:
            return TenPercentOf.TOP_TWO
        case TenPercentBase.PERCENT_OF_WINNER:
            return TenPercentOf.FIRST


@cites(c.A6)
def ten_percent_total(
    ten_percent_base: TenPercentOf, office_total: int, first: int, second: int
) -> int:
    """The votes of which 10% are taken."""
    match ten_percent_base:
        case TenPercentOf.ALL_VOTES:
            return office_total
        case TenPercentOf.TOP_TWO:
            return first + second
        case TenPercentOf.FIRST:
            return first


@cites(c.A6)
def ten_percent(leaders_margin: int, ten_percent_total: int) -> bool:
    """The first place leads the second by 10% or more."""
    return 10 * leaders_margin >= ten_percent_total


@cites(c.A6)
def a_primary(facts: Race, ten_percent: bool, choose: Choose) -> bool | None:
    """Whether it is a Primary Election; None, as all that excuses, if nothing needs excuse."""
    if not ten_percent:
        return None
    match facts.round:
        case Round.PARTY_PRIMARY:
            return True
        case Round.OTHER_NOMINATING:
            match choose(PrimaryKind):
                case PrimaryKind.STATUTORY_PARTISAN_PRIMARY:
                    return False
                case PrimaryKind.ANY_NOMINATING_ROUND:
                    return True
        case Round.RUNOFF:
            return False
        case Round.GENERAL:
            return False


@cites(c.A6)
def runoff_may(
    facts: Race, ten_percent: bool, first: int, office_total: int, choose: Choose
) -> bool | None:
    """Whether a Runoff Primary may be required."""
    if not ten_percent:
        return None
    if not facts.runoff_possible:
        return False
    match choose(RunoffPossibility):
        case RunoffPossibility.STRUCTURAL_POSSIBILITY:
            return True
        case RunoffPossibility.NO_ACTUAL_MAJORITY:
            return 2 * first <= office_total


@cites(c.A6)
def excepted_race(facts: Race, a_primary: bool, runoff_may: bool) -> bool:
    """Whether it is a primary of three or more with a runoff in view."""
    return a_primary and runoff_may and len(facts.votes) >= 3


@cites(c.A6)
def second_third_close(
    ten_percent: bool, second: int, third: int, office_total: int
) -> bool | None:
    """Whether the second place leads the third by less than 1%."""
    if not ten_percent:
        return None
    return 100 * (second - third) < office_total


@cites(c.A6)
def from_majority(ten_percent: bool, first: int, office_total: int, choose: Choose) -> int | None:
    """Twice the distance of the first place from a majority, so that half a vote is whole."""
    if not ten_percent:
        return None
    match choose(MajorityBase):
        case MajorityBase.HALF_OF_TOTAL:
            return abs(2 * first - office_total)
        case MajorityBase.HALF_OF_TOTAL_ONE_PERCENT_OF_MAJORITY:
            return abs(2 * first - office_total)
        case MajorityBase.FLOOR_HALF_PLUS_ONE:
            return 2 * abs(first - (office_total // 2 + 1))
        case MajorityBase.FLOOR_HALF_PLUS_ONE_ONE_PERCENT_OF_MAJORITY:
            return 2 * abs(first - (office_total // 2 + 1))


@cites(c.A6)
def one_percent_of(ten_percent: bool, office_total: int, choose: Choose) -> int | None:
    """Twice the votes of which that 1% is taken."""
    if not ten_percent:
        return None
    match choose(MajorityBase):
        case MajorityBase.HALF_OF_TOTAL:
            return 2 * office_total
        case MajorityBase.FLOOR_HALF_PLUS_ONE:
            return 2 * office_total
        case MajorityBase.HALF_OF_TOTAL_ONE_PERCENT_OF_MAJORITY:
            return office_total
        case MajorityBase.FLOOR_HALF_PLUS_ONE_ONE_PERCENT_OF_MAJORITY:
            return 2 * (office_total // 2 + 1)


@cites(c.A6)
def near_majority(from_majority: int, one_percent_of: int, choose: Choose) -> bool:
    """Whether the first place is 1% above or below a majority."""
    match choose(OnePercentMajority):
        case OnePercentMajority.WITHIN_INCLUSIVE:
            return 100 * from_majority <= one_percent_of
        case OnePercentMajority.WITHIN_STRICT:
            return 100 * from_majority < one_percent_of
        case OnePercentMajority.EXACTLY_ONE_PERCENT:
            return 100 * from_majority == one_percent_of


@cites(c.A6)
def excepted(
    excepted_race: bool, second_third_close: bool | None, near_majority: bool, choose: Choose
) -> bool:
    """Whether a first place 10% ahead is excused."""
    if excepted_race:
        return near_majority or bool(second_third_close)
    if not near_majority:
        return False
    match choose(ExceptionGrouping):
        case ExceptionGrouping.PRIMARY_AND_EITHER:
            return False
        case ExceptionGrouping.NEAR_MAJORITY_ALONE:
            return True


@cites(c.A6)
def additional_deposit(
    excepted: bool, base_deposit: int, due_under_two: int | None, flat_sum: int, choose: Choose
) -> int | None:
    """What (A)(6) adds where the first place leads by 10% and nothing excuses; else None."""
    if excepted:
        return None
    if due_under_two is not None:
        return base_deposit
    match choose(AdditionalSum):
        case AdditionalSum.DOUBLE_THE_BASE_DUE:
            return base_deposit
        case AdditionalSum.SUM_TWO_FOUR_AND_FIVE:
            return base_deposit + flat_sum
