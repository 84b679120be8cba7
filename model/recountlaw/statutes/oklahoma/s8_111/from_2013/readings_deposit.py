"""Doubts about what (A)(1) to (A)(6) make a petition name and pay. `readings` lists them all."""

from recountlaw.readings import Bites, Reading, question
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses


@question(
    "ok-manual-deposit-relation",
    clauses.A4,
    "each county affected",
    why="(A)(5) adds only to paragraph 4, and a manual petition of 2002 paid that sum alone",
    bites=Bites.FILING,
)
class ManualDepositRelation(Reading):
    IN_LIEU = "in-lieu", "a manual petition pays (A)(4) instead of (A)(2)"
    CUMULATIVE = "cumulative", "a manual petition pays (A)(2) and (A)(4)"


@question(
    "ok-additional-sum",
    clauses.A6,
    "paragraphs 2, 4 and 5",
    why="(A)(2) requires nothing of a manual petition that pays (A)(4) in its stead",
    bites=Bites.FILING,
)
class AdditionalSum(Reading):
    DOUBLE_THE_BASE_DUE = "double-the-base-due", "as much again as is due without it"
    SUM_TWO_FOUR_AND_FIVE = "sum-two-four-and-five", "all three sums, due or not due without it"


@question(
    "ok-county-brackets",
    clauses.A4,
    "for each county affected",
    why="the sum is for each county, so its ballots fill brackets of their own",
    bites=Bites.FILING,
)
class CountyBrackets(Reading):
    PER_COUNTY_COUNT = (
        "per-county-count",
        "the scale is applied to each county's ballots, then summed",
    )
    POOLED_ONCE = "pooled-once", "the scale is applied once, to the ballots of all counties"
    POOLED_TIMES_COUNTIES = "pooled-times-counties", "the pooled sum is paid for every county"


@question(
    "ok-ballots-for-fee",
    clauses.A4,
    "ballots ... to be recounted",
    why="a recount takes in all ballots of a precinct asked for, and of no other (8-116.1)",
    bites=Bites.FILING,
)
class BallotsForFee(Reading):
    BALLOTS_IN_REQUESTED_PRECINCTS = "ballots-in-requested-precincts", "all in the precincts named"
    VOTES_IN_RACE = "votes-in-race", "only ballots with a vote in the race"
    ALL_BALLOTS_OF_COUNTY = "all-ballots-of-county", "all of the county, named precincts or not"


@question(
    "ok-300-count",
    clauses.A5,
    "in addition to",
    why="the sum goes with the petition; unlike (A)(2) and (4) it names no county",
    bites=Bites.FILING,
)
class StateBoardSumCount(Reading):
    ONCE_PER_PETITION = "once-per-petition", "$300 however many counties are recounted"
    PER_COUNTY = "per-county", "$300 for each county that is recounted"


@question(
    "ok-300-instrument",
    clauses.A5,
    "cashier's check",
    why="(A)(2) and (4) name two kinds of check, this paragraph one",
    bites=Bites.FILING,
)
class StateBoardSumInstrument(Reading):
    CASHIERS_CHECK_ONLY_FOR_THE_300 = (
        "cashiers-check-only-for-the-300",
        "a certified check will do for the rest, not for the $300",
    )
    EITHER_INSTRUMENT = "either-instrument", "a certified check will do for the whole"


@question(
    "ok-ten-percent-base",
    clauses.A6,
    "ten percent (10%) or greater",
    why="two places' margin in percent is points of all votes for the office",
    bites=Bites.FILING,
)
class TenPercentBase(Reading):
    PERCENT_OF_TOTAL_VOTES = "percent-of-total-votes", "10% of all votes for the office"
    PERCENT_OF_TOP_TWO = "percent-of-top-two", "10% of the votes of the first and second together"
    PERCENT_OF_WINNER = "percent-of-winner", "10% of the votes of the first"


@question(
    "ok-exception-grouping",
    clauses.A6,
    "where ... and where ... or where",
    why="both grounds are about a runoff, and the primary stands before both",
    bites=Bites.FILING,
    low_confidence=True,
)
class ExceptionGrouping(Reading):
    PRIMARY_AND_EITHER = "primary-and-either", "both grounds excuse in such a primary only"
    NEAR_MAJORITY_ALONE = "near-majority-alone", "a first place near a majority excuses anywhere"


@question(
    "ok-one-percent-majority",
    clauses.A6,
    "one percent (1%) above or below",
    why="above or below a point describes a band; an exact hit would almost never occur",
    bites=Bites.FILING,
    low_confidence=True,
)
class OnePercentMajority(Reading):
    WITHIN_INCLUSIVE = "within-inclusive", "1% away or less"
    WITHIN_STRICT = "within-strict", "less than 1% away, as in the ground beside it"
    EXACTLY_ONE_PERCENT = "exactly-one-percent", "1% away, no more and no less"


# Two doubts in one row of the law, since one number answers neither: the majority is a point (half
# of the votes, or the first whole number past half), and 1% is a part of something (all votes, or
# the majority itself). All four pairs make sense. A name without "one percent" has 1% of all votes.
@question(
    "ok-majority-base",
    clauses.A6,
    "a majority",
    why="half is the point above and below which a share lies; other percents are of all votes",
    bites=Bites.FILING,
    low_confidence=True,
)
class MajorityBase(Reading):
    HALF_OF_TOTAL = "half-of-total", "measured from half of the votes, 1% being of all votes"
    FLOOR_HALF_PLUS_ONE = (
        "floor-half-plus-one",
        "measured from the least whole number above half, 1% being of all votes",
    )
    HALF_OF_TOTAL_ONE_PERCENT_OF_MAJORITY = (
        "half-of-total-one-percent-of-majority",
        "measured from half of the votes, 1% being of that half",
    )
    FLOOR_HALF_PLUS_ONE_ONE_PERCENT_OF_MAJORITY = (
        "floor-half-plus-one-one-percent-of-majority",
        "measured from the least whole number above half, 1% being of that number",
    )


@question(
    "ok-runoff-may",
    clauses.A6,
    "Runoff Primary may be required",
    why="a leader above a majority means no runoff, so an actual one cannot be asked for",
    bites=Bites.FILING,
)
class RunoffPossibility(Reading):
    STRUCTURAL_POSSIBILITY = "structural-possibility", "three or more run where runoffs are held"
    NO_ACTUAL_MAJORITY = "no-actual-majority", "nobody has a majority, so that a runoff follows"


@question(
    "ok-primary-kind",
    clauses.A6,
    "Primary Election",
    why="beside Runoff Primary, and capitalised, it is the name of the parties' elections",
    bites=Bites.FILING,
)
class PrimaryKind(Reading):
    STATUTORY_PARTISAN_PRIMARY = "statutory-partisan-primary", "the state's party primary only"
    ANY_NOMINATING_ROUND = "any-nominating-round", "any first round, a municipal one included"


@question(
    "ok-county-affected",
    clauses.A2,
    "each county affected",
    why="the petition picks the precincts under (A)(1), and only their counties have work to do",
    bites=Bites.FILING,
)
class CountyAffected(Reading):
    COUNTIES_WITH_REQUESTED_PRECINCTS = (
        "counties-with-requested-precincts",
        "a county in which the petition names a precinct",
    )
    COUNTIES_WHERE_THE_OFFICE_WAS_VOTED = (
        "counties-where-the-office-was-voted",
        "every county that voted, precinct named or not",
    )


@question(
    "ok-no-second-place",
    clauses.A6,
    "first-place candidate and second-place candidate",
    why="without a second candidate there is no margin to reach 10%",
    bites=Bites.FILING,
)
class NoSecondPlace(Reading):
    NO_ADDITIONAL_DEPOSIT = "no-additional-deposit", "one name voted on: nothing is added"
    WHOLE_VOTE_IS_MARGIN = "whole-vote-is-margin", "the second place counts as having no votes"
