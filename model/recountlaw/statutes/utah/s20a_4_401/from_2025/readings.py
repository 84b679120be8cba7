"""What Utah Code Ann. 20A-4-401 leaves open, text of 2025: the right, the limit, the signatures.

Questions of filing, money and duties stand in `readings_filing` and can be had from here too;
`QUESTIONS` has them all in the specification's order.
"""

from recountlaw.readings import OpenPoint, Reading, question

from .clauses import U2A, U2B, U3A, U3B, U5A_II, U7A, U11B_I
from .neighbors import INSTANT_RUNOFF
from .readings_filing import (
    BusinessDay,
    CanvassEvent,
    CityInSeveralCounties,
    ConductDeadline,
    ContestType,
    DeadlineCount,
    DeclarationOrReport,
    EarlyRequest,
    FilingOfficerOverlap,
    FivePm,
    MunicipalElectionForPropositions,
    PayerUnderContract,
    PrimaryDeclaration,
    PropositionCost,
    SeparateReportScope,
    TenVoters,
)

# fmt: off
__all__ = [
    "OPEN_POINTS", "QUESTIONS", "AtLargeMeaning", "BusinessDay", "CanvassEvent",
    "CityInSeveralCounties", "ConductDeadline", "ContestType", "CutTieInPrimary",
    "CutTieInPrimaryForOneOffice", "DeadlineCount", "DeclarationOrReport", "EarlyRequest",
    "FilingOfficerOverlap", "FivePm", "InstantRunoff", "LoserEntitled",
    "MunicipalElectionForPropositions", "PayerUnderContract", "PrimaryDeclaration",
    "PropositionCost", "QuarterRounding", "RequestsBesideTie", "RetentionContest",
    "SeparateReportScope", "SmallPropositionException", "SmallRaceException",
    "SupermajorityMargin", "TenVoters", "TiedProposition", "TopTieScope",
    "TopTieThatDecidesNothing", "TotalForCandidates", "TotalInRace", "UnqualifiedWriteIns",
    "WinnerComparedWith",
]
# fmt: on


@question(
    "ut-total-candidates",
    U3A,
    "votes cast for all candidates",
    why="the words count votes for candidates; Cedar Hills reckoned so in 2015",
)
class TotalForCandidates(Reading):
    SUM_OF_CANDIDATE_VOTES = "sum-of-candidate-votes", "the votes of all candidates added up"
    BALLOTS_IN_RACE = "ballots-in-race", "the ballots that carry the race"
    BALLOTS_IN_ELECTION = "ballots-in-election", "the ballots of everyone who voted"


@question(
    "ut-total-race",
    U3B,
    "total of all votes cast",
    why="(3)(b) carves small races out of (3)(a), so both should measure a race alike",
)
class TotalInRace(Reading):
    SAME_TOTAL_AS_THREE_A = "same-total-as-three-a", "whatever total (3)(a) uses"
    BALLOTS_IN_RACE = "ballots-in-race", "the ballots that carry the race"
    INCLUDE_UNDERVOTES_OR_STRAY_WRITE_INS = (
        "include-undervotes-or-stray-write-ins",
        "candidates' votes, with blank votes or marks for unqualified names added",
    )


@question(
    "ut-3a-3b-relation",
    U3A,
    "Except as provided",
    why="an exception takes the place of the rule; with one total it makes no difference",
)
class SmallRaceException(Reading):
    DISPLACING = "displacing", "in a small race only (3)(b) gives a right"
    SUPPLEMENTING = "supplementing", "(3)(b) adds to the right under (3)(a)"


@question(
    "ut-7a-7b-relation",
    U7A,
    "Except as provided",
    why="(7)(b) says nothing of a tie; displacing would recount 200-199 and refuse 200-200",
    low_confidence=True,
)
class SmallPropositionException(Reading):
    SUPPLEMENTING = "supplementing", "(7)(a) yields only where (7)(b) gives a right"
    DISPLACING = "displacing", "with a small total only (7)(b) gives a right"


@question(
    "ut-winning-candidate",
    U3A,
    "a winning candidate",
    why="'a' is any one of them; Cedar Hills (2015) and Logan (2023) took the last winner",
)
class WinnerComparedWith(Reading):
    ANY_WINNER = "any-winner", "one winner within reach is enough, so the lowest counts"
    TOP_WINNER = "top-winner", "the loser is compared with the first winner"
    EVERY_WINNER = "every-winner", "each winner must be within reach"


@question(
    "ut-losing-candidate",
    U3A,
    "a losing candidate",
    why="'a' is any one of them; in Cedar Hills (2015) it was the second below the cut",
)
class LoserEntitled(Reading):
    ANY_LOSER = "any-loser", "each loser within reach may ask"
    FIRST_LOSER_ONLY = "first-loser-only", "only the first loser may ask"


@question(
    "ut-2-preempts-3",
    U3A,
    "Except as provided",
    why="a tie has the whole race recounted anyway",
)
class RequestsBesideTie(Reading):
    TIE_RECOUNT_REPLACES_REQUESTS = (
        "tie-recount-replaces-requests",
        "after a tie nobody may ask, and nobody need",
    )
    BOTH_RUN = "both-run", "a loser may ask although the tie is recounted"


@question(
    "ut-tie-2a-scope",
    U2A,
    "for an office",
    why="at-large offices have (2)(b), and (5)(b)(iv) parts the two kinds likewise",
)
class TopTieScope(Reading):
    SINGLE_OFFICE_ONLY = "single-office-only", "(2)(a) is for races with one place"
    LITERAL_ANY_RACE = "literal-any-race", "(2)(a) is for every race, however many places it has"


@question(
    "ut-tie-2b-primary",
    U2B,
    "candidates are elected",
    why="20A-1-304(3) takes it that tied primaries are recounted",
)
class CutTieInPrimary(Reading):
    ELECTED_OR_NOMINATED = (
        "elected-or-nominated",
        "a tie for the last place that goes on counts too",
    )
    ELECTED_ONLY = "elected-only", "primaries elect nobody, so (2)(b) passes them by"


@question(
    "ut-tie-proposition",
    U7A,
    "passes or fails by a margin",
    why="20A-1-303(2)(b) has a tied proposition fail, so it fails by nothing",
)
class TiedProposition(Reading):
    TIE_IS_MARGIN_ZERO = "tie-is-margin-zero", "a tie fails by a margin of zero"
    TIE_HAS_NO_MARGIN = "tie-has-no-margin", "a tie has no margin, so no right"


@question(
    "ut-quarter-rounding",
    U3A,
    ".25%",
    why="the text rounds nothing; Park City's nine votes of 3,405 (2025) exceed .25%",
)
class QuarterRounding(Reading):
    EXACT_RATIONAL = "exact-rational", "400 times the margin is at most the total"
    CEILING = "ceiling", "the limit is rounded up to a whole vote"


@question(
    "ut-tie-primary-single-office",
    U2B,
    "at-large office",
    why="20A-1-304(3) takes it that tied primaries are recounted, one place or more",
    low_confidence=True,
)
class CutTieInPrimaryForOneOffice(Reading):
    CUT_TIE_TREATED_AS_2B = "cut-tie-treated-as-2b", "a tie for the last place is recounted unasked"
    LITERAL = "literal", "neither case of (2) is met, so a loser must ask"


@question(
    "ut-tie-2a-primary-top",
    U2A,
    "equal and the highest",
    why="for one office the duty has no condition that something be at stake",
)
class TopTieThatDecidesNothing(Reading):
    LITERAL_RECOUNT = "literal-recount", "tied leaders are recounted though both go on"
    ONLY_IF_UNDECIDED = "only-if-undecided", "no recount while all who are tied go on"


@question(
    "ut-at-large-meaning",
    U2B,
    "at-large office",
    why="the text defines it nowhere and sets it against a single office",
)
class AtLargeMeaning(Reading):
    ANY_RACE_FILLING_SEVERAL_SEATS = (
        "any-race-filling-several-seats",
        "one race fills two or more seats",
    )
    ELECTED_BY_WHOLE_JURISDICTION = (
        "elected-by-whole-jurisdiction",
        "the whole jurisdiction votes, not one ward",
    )


@question(
    "ut-retention",
    U7A,
    "ballot proposition",
    why="20A-1-102 counts a judge's retention among ballot propositions",
)
class RetentionContest(Reading):
    BALLOT_PROPOSITION = "ballot-proposition", "ten voters may ask, the judge as such may not"
    CANDIDATE_RACE = "candidate-race", "the judge may ask as a losing candidate"
    NOT_COVERED = "not-covered", "nobody may ask"


@question(
    "ut-supermajority-proposition",
    U7A,
    "passes or fails by a margin",
    why="(7)(b) sets the votes for against those against, and (7)(a) should not differ",
)
class SupermajorityMargin(Reading):
    FOR_MINUS_AGAINST = "for-minus-against", "the margin is between the two sides"
    DISTANCE_TO_REQUIRED = "distance-to-required", "the margin is to the votes needed to pass"


@question(
    "ut-instant-runoff",
    INSTANT_RUNOFF,
    "(1), absent from the text modeled",
    why="other copies of (1) take such races out of the section",
)
class InstantRunoff(Reading):
    EXCLUDED = "excluded", "the section does not reach the race"
    FINAL_ROUND_AS_RACE = "final-round-as-race", "the last round is treated as the race"


@question(
    "ut-write-ins",
    U3B,
    "total of all votes cast",
    why="a mark for an unqualified name is taken for no vote",
)
class UnqualifiedWriteIns(Reading):
    QUALIFIED_CANDIDATES_IN_BOTH = (
        "qualified-candidates-in-both",
        "both totals hold qualified candidates' votes alone",
    )
    ALL_MARKS_IN_THREE_B = "all-marks-in-three-b", "marks for other names count towards the 400"


QUESTIONS: tuple[type[Reading], ...] = (
    TotalForCandidates,
    TotalInRace,
    SmallRaceException,
    SmallPropositionException,
    WinnerComparedWith,
    LoserEntitled,
    RequestsBesideTie,
    TopTieScope,
    CutTieInPrimary,
    TiedProposition,
    DeadlineCount,
    BusinessDay,
    FivePm,
    CanvassEvent,
    FilingOfficerOverlap,
    CityInSeveralCounties,
    TenVoters,
    ConductDeadline,
    QuarterRounding,
    SeparateReportScope,
    PrimaryDeclaration,
    MunicipalElectionForPropositions,
    PropositionCost,
    CutTieInPrimaryForOneOffice,
    TopTieThatDecidesNothing,
    AtLargeMeaning,
    RetentionContest,
    SupermajorityMargin,
    InstantRunoff,
    UnqualifiedWriteIns,
    ContestType,
    PayerUnderContract,
    DeclarationOrReport,
    EarlyRequest,
)

SEVERAL_REQUESTS = OpenPoint(
    "ut-several-requests",
    U5A_II,
    "the losing candidate requests",
    (
        ("first-request-starts-the-one-recount", "the seven days run from the first request"),
        ("last-request-counts", "the seven days run from the last request"),
        ("separate-recounts", "each request has a recount and seven days of its own"),
    ),
    "one recount of the whole race serves every loser",
)
SECOND_RECOUNT = OpenPoint(
    "ut-second-recount",
    U11B_I,
    "canvass the election returns",
    (
        ("one-recount", "the canvass after a recount opens no second one"),
        ("new-canvass-new-right", "(2) and (3) apply afresh to the new totals"),
    ),
    "(5)(b)(iv) sends a renewed tie to the lot, and (11)(d) makes the report official",
)
OPEN_POINTS: tuple[OpenPoint, ...] = (SEVERAL_REQUESTS, SECOND_RECOUNT)
