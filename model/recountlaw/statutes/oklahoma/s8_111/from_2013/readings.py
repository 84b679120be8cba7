"""The doubts of Okla. Stat. tit. 26, § 8-111 as in force from 1 November 2013, all in one list.

Here are those about questions, (B) to (E), and the open points; `readings_deposit` and
`readings_procedure` have those about (A). Members stand with the default reading first.
"""

from recountlaw.readings import Bites, OpenPoint, Reading, question
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses
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
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings_procedure import (
    AbsenteeDesignation,
    ConstructiveSecretary,
    FilingDeadline,
    FridayHoliday,
    OrderScope,
    PrintedButOut,
    ProperlyFiledClock,
    QuestionsDeadline,
    RetentionVote,
    ServedPersons,
    ServiceClock,
    ServingSheriff,
    ThreeToTenDays,
    WhoMayFile,
)


@question(
    "ok-counted-vs-cast",
    clauses.B2,
    "counted ... cast",
    why="14,999 and 15,000 are neighbors, plainly meant to leave no total out",
)
class CountedOrCast(Reading):
    SAME_NUMBER = "same-number", "both words mean the valid votes for and against"
    DISTINCT_NUMBERS = "distinct-numbers", "votes cast include rejected and uncounted ones"


@question(
    "ok-issue-total",
    clauses.B2,
    "votes cast on the issue",
    why="the same paragraph measures its 14,999 in votes for and against",
)
class IssueTotal(Reading):
    FOR_PLUS_AGAINST = "for-plus-against", "1% of the votes for and against"
    BALLOTS_ON_ISSUE = "ballots-on-issue", "1% of the ballots with the issue, spoilt ones included"


@question(
    "ok-margin-two-sided",
    clauses.B1,
    "margin of votes between",
    why="what lies between two numbers has no direction",
)
class MarginSides(Reading):
    TWO_SIDED = "two-sided", "a close approval is recounted as a close defeat is"
    ONLY_WHEN_FAILED = "only-when-failed", "only an issue that failed is recounted"


@question(
    "ok-required-number",
    clauses.C1,
    "the number required for approval",
    why="a number of votes is whole: in 2002 a bond with 2,561 of 4,269 fell one vote short of 3/5",
)
class RequiredNumber(Reading):
    SMALLEST_APPROVING_INTEGER = "smallest-approving-integer", "the share of the votes, rounded up"
    EXACT_RATIONAL = "exact-rational", "the share of the votes, fractions and all"
    STRICTLY_MORE_THAN_SHARE = "strictly-more-than-share", "the least whole number above the share"


@question(
    "ok-signature-rounding",
    clauses.B2,
    "equal to one percent (1%) or more",
    why="a number below 1%, by however little, is not 1% or more",
)
class SignatureRounding(Reading):
    AT_LEAST_EXACT = "at-least-exact", "signatures times 100 reach the total"
    ROUND_DOWN = "round-down", "1% of the total, its fraction dropped, is enough"
    ROUND_NEAREST = "round-nearest", "1% of the total, rounded to the nearest, is enough"


@question(
    "ok-150-signatures",
    clauses.B2,
    "signed by one hundred fifty",
    why="more signers than needed do no harm, as with the 1% beside it",
)
class SignatureCount(Reading):
    AT_LEAST_150 = "at-least-150", "150 or more"
    EXACTLY_150 = "exactly-150", "neither more nor fewer than 150"


@question(
    "ok-presenter",
    clauses.B2,
    "an individual ... presents",
    why="presenter and signers have the same qualities, and nothing sets them apart",
)
class PresenterSigning(Reading):
    PRESENTER_MAY_BE_A_SIGNER = "presenter-may-be-a-signer", "the presenter's signature counts"
    PRESENTER_EXTRA = "presenter-extra", "the presenter comes on top of the signers needed"
    PRESENTER_MUST_SIGN = (
        "presenter-must-sign",
        "without the presenter's signature it is no petition",
    )


@question(
    "ok-24h-verify",
    clauses.D,
    "not counting Saturday, Sunday or legal holidays",
    why="hours are given and whole days left out, so the clock stops and goes on",
    bites=Bites.FILING,
)
class VerificationClock(Reading):
    STOPPED_CLOCK = "stopped-clock", "24 hours that fall on countable days"
    END_OF_NEXT_BUSINESS_DAY = "end-of-next-business-day", "until the next countable day is over"


@question(
    "ok-statewide-scope",
    clauses.E,
    "of any statewide election",
    why="the bar is on recounting an issue election that is itself statewide",
)
class StatewideScope(Reading):
    STATEWIDE_QUESTION = "statewide-question", "only questions that the whole state votes on"
    ANY_QUESTION_ON_STATEWIDE_ELECTION_DATE = (
        "any-question-on-statewide-election-date",
        "local questions too, when on the ballot of a statewide election",
    )


@question(
    "ok-appropriate-board",
    clauses.B2,
    "appropriate county election board",
    why="one board is spoken of: the one that ran the election and has its ballots",
    bites=Bites.FILING,
)
class AppropriateBoard(Reading):
    COUNTY_ADMINISTERING_THE_ELECTION = (
        "county-administering-the-election",
        "that of the county in charge",
    )
    EACH_AFFECTED_COUNTY = "each-affected-county", "one with every county that voted"
    ANY_AFFECTED_COUNTY = "any-affected-county", "any one of the counties that voted"


@question(
    "ok-supermajority-class",
    clauses.C,
    "more than a majority is required",
    why="what approval requires is a matter of the law that governs the issue",
)
class SupermajorityClass(Reading):
    BY_LEGAL_APPROVAL_SHARE = (
        "by-legal-approval-share",
        "(C) if the law asks for a share above one half",
    )
    BY_BALLOT_LABEL = "by-ballot-label", "(C) if the ballot says so"


QUESTIONS: tuple[type[Reading], ...] = (
    CountedOrCast,
    IssueTotal,
    MarginSides,
    RequiredNumber,
    SignatureRounding,
    SignatureCount,
    PresenterSigning,
    ManualDepositRelation,
    AdditionalSum,
    CountyBrackets,
    BallotsForFee,
    StateBoardSumCount,
    StateBoardSumInstrument,
    TenPercentBase,
    ExceptionGrouping,
    OnePercentMajority,
    MajorityBase,
    RunoffPossibility,
    PrimaryKind,
    ThreeToTenDays,
    ServiceClock,
    VerificationClock,
    StatewideScope,
    AppropriateBoard,
    SupermajorityClass,
    WhoMayFile,
    FilingDeadline,
    CountyAffected,
    AbsenteeDesignation,
    OrderScope,
    ProperlyFiledClock,
    ServedPersons,
    ServingSheriff,
    ConstructiveSecretary,
    RetentionVote,
    NoSecondPlace,
    PrintedButOut,
    # Not in the section's own list: both are about the Friday of 8-109.
    FridayHoliday,
    QuestionsDeadline,
)

OPEN_POINTS: tuple[OpenPoint, ...] = (
    OpenPoint(
        "ok-two-petitioners",
        clauses.A1,
        "two candidates ask for different methods or precincts",
        (
            (
                "each-petition-own-deposit-method-and-precincts",
                "each petition is carried out alone",
            ),
            ("one-shared-recount", "one recount answers both"),
        ),
        why="each petition names its own precincts, method and deposit",
    ),
    OpenPoint(
        "ok-repeat-petition",
        clauses.A1,
        "a second petition after the first recount",
        (
            ("only-within-the-filing-period", "it may be filed until the last day under 8-109"),
            ("unlimited", "it may be filed at any time"),
            ("once-per-election", "one recount is all there is"),
        ),
        why="nothing bars it, and 8-109 limits every petition",
    ),
    OpenPoint(
        "ok-signature-cure",
        clauses.D,
        "the secretary finds too few valid signatures",
        (
            ("refile-only-in-time", "a new petition may be filed while time remains"),
            ("may-supplement", "missing signatures may be handed in"),
            ("fatal", "that ends the matter"),
        ),
        why="(D) provides for a finding and for no cure",
    ),
)

__all__ = [
    "OPEN_POINTS",
    "QUESTIONS",
    "AbsenteeDesignation",
    "AdditionalSum",
    "AppropriateBoard",
    "BallotsForFee",
    "ConstructiveSecretary",
    "CountedOrCast",
    "CountyAffected",
    "CountyBrackets",
    "ExceptionGrouping",
    "FilingDeadline",
    "FridayHoliday",
    "IssueTotal",
    "MajorityBase",
    "ManualDepositRelation",
    "MarginSides",
    "NoSecondPlace",
    "OnePercentMajority",
    "OrderScope",
    "PresenterSigning",
    "PrimaryKind",
    "PrintedButOut",
    "ProperlyFiledClock",
    "QuestionsDeadline",
    "RequiredNumber",
    "RetentionVote",
    "RunoffPossibility",
    "ServedPersons",
    "ServiceClock",
    "ServingSheriff",
    "SignatureCount",
    "SignatureRounding",
    "StateBoardSumCount",
    "StateBoardSumInstrument",
    "StatewideScope",
    "SupermajorityClass",
    "TenPercentBase",
    "ThreeToTenDays",
    "VerificationClock",
    "WhoMayFile",
]
