"""What Mont. Code Ann. § 13-16-201 leaves open: its questions, each default first.

They stand in the specification's order. Ids say "question" where we say "measure".
"""

from recountlaw.readings import Bites, OpenPoint, Reading, question

from .clauses import COUNTING_DAYS, M1A, M1B, M1C, M1D, M1F, M2, M3

FILING, DUTY = Bites.FILING, Bites.DUTY


@question(
    "mt-total-votes-local",
    M1A,
    "total votes cast",
    why="officials take the votes in the race itself, as in Flathead 2012 and Cascade 2022",
)
class TotalVotesLocal(Reading):
    CONTEST_CANDIDATE_VOTES = "contest-candidate-votes", "votes for all of its candidates"
    CONTEST_BALLOTS = "contest-ballots", "its ballots, under- and overvotes included"
    ELECTION_BALLOTS = "election-ballots", "the ballots of everyone who voted"
    LEADING_PAIR_VOTES = "leading-pair-votes", "votes for the two leading candidates"


@question(
    "mt-write-ins-in-total", M1B, "all candidates", why="canvassers record write-ins as votes"
)
class WriteInsInTotal(Reading):
    INCLUDE_COUNTED_WRITE_INS = "include-counted-write-ins", "counted write-ins are in the total"
    NAMED_ONLY = "named-only", "only votes for candidates named on the ballot"


@question(
    "mt-whichever-greater", M1A, "whichever is greater", why="the larger limit is the greater"
)
class WhicheverGreater(Reading):
    LARGER_CAP = "larger-cap", "to pass either test is enough"
    BOTH_REQUIRED = "both-required", "the margin must pass both tests"


@question(
    "mt-one-county-modifier",
    M1A,
    "in only one county",
    why="13-10-201(2) puts the offices in one series before it",
    low_confidence=True,
)
class OneCountyModifier(Reading):
    WHOLE_SERIES = "whole-series", "it limits county, town and district offices"
    LAST_ANTECEDENT = "last-antecedent", "it limits district offices alone"


@question("mt-multicounty-municipality-office", M1A, "municipal", why="no limb names such a town")
class MulticountyMunicipalityOffice(Reading):
    NO_LIMB = "no-limb", "a town in two counties falls under no limb"
    TREAT_AS_LOCAL = "treat-as-local", "it falls under (a), with the ten votes"
    TREAT_AS_MULTICOUNTY_DISTRICT = "treat-as-multicounty-district", "it falls under (b)"


@question(
    "mt-multicounty-municipality-question", M1C, "within a county", why="(e) is for districts alone"
)
class MulticountyMunicipalityMeasure(Reading):
    LAST_ANTECEDENT = "last-antecedent", "a town's measure always falls under (c)"
    WHOLE_SERIES = "whole-series", "in two counties it falls under no limb"
    TREAT_AS_MULTICOUNTY_DISTRICT_QUESTION = (
        "treat-as-multicounty-district-question",
        "in two counties it falls under (e)",
    )


@question("mt-multiseat-margin", M1A, "by a margin", why="Whitefish 2007 recounted a third seat")
class MultiseatMargin(Reading):
    VS_LOWEST_WINNER = "vs-lowest-winner", "behind the last one elected"
    VS_TOP_WINNER = "vs-top-winner", "behind the first one elected"
    VS_EVERY_WINNER = "vs-every-winner", "close enough behind each one elected"


@question("mt-multiseat-total", M1A, "total votes cast", why="the text counts votes, not ballots")
class MultiseatTotal(Reading):
    SUM_OF_VOTES = "sum-of-votes", "every vote counts, several to a ballot"
    BALLOTS = "ballots", "each ballot counts once"


@question(
    "mt-primary-total", M1A, "office or nomination", why="13-16-412 recounts one party's ballots"
)
class PrimaryTotal(Reading):
    PARTY_CONTEST_ONLY = "party-contest-only", "the votes in that party's primary"
    ALL_PARTIES_FOR_OFFICE = "all-parties-for-office", "the votes of all parties for the office"


@question("mt-tie-as-zero-margin", M1A, "defeated", why="13-16-203 recounts ties unasked")
class TieAsZeroMargin(Reading):
    TIE_IS_NOT_DEFEAT = "tie-is-not-defeat", "who ties is not defeated and has no petition"
    TIE_IS_MARGIN_ZERO = "tie-is-margin-zero", "who ties is defeated by no votes"


@question("mt-which-loser", M1A, "a candidate", why="the words single out no loser")
class WhichLoser(Reading):
    ANY_DEFEATED_CANDIDATE = "any-defeated-candidate", "every loser close enough may petition"
    RUNNER_UP_ONLY = "runner-up-only", "only the first loser may petition"


@question(
    "mt-which-canvass", M1A, "official canvass", why="the secretary's staff says so", bites=FILING
)
class WhichCanvass(Reading):
    CANVASS_OF_THE_RECEIVING_OFFICER = (
        "canvass-of-the-receiving-officer",
        "the county's for (a) and (c), the state's for (b), (d) and (e)",
    )
    COUNTY_CANVASS_ALWAYS = "county-canvass-always", "the county's in every case"
    LAST_CANVASS_ALWAYS = "last-canvass-always", "the last one completed"


@question("mt-five-days-kind", M1A, "5 days", why="no word limits them, as in Utah", bites=FILING)
class FiveDaysKind(Reading):
    CALENDAR_DAYS = "calendar-days", "every day counts"
    BUSINESS_DAYS = "business-days", "only days on which offices are open count"


@question(
    "mt-five-days-last-day",
    COUNTING_DAYS,
    "5 days",
    why="1-1-306 and 1-1-307 postpone holidays and Saturdays; Sundays are holidays",
    bites=FILING,
)
class FiveDaysLastDay(Reading):
    ROLL_ON_SATURDAY_SUNDAY_HOLIDAY = (
        "roll-on-saturday-sunday-holiday",
        "a last day that is a Saturday, a Sunday or a holiday moves on",
    )
    ROLL_ON_LEGAL_HOLIDAY_ONLY = "roll-on-legal-holiday-only", "holidays move on, Saturdays stay"
    NO_ROLL = "no-roll", "the last day never moves"


@question("mt-filing-hour", M1A, "no hour stated", why="one files at an open office", bites=FILING)
class FilingHour(Reading):
    CLOSE_OF_BUSINESS = "close-of-business", "until the office closes"
    FIVE_PM = "five-pm", "until 5 p.m."
    MIDNIGHT = "midnight", "until the day ends"


@question("mt-margin-rounding", M1A, "1/4 of 1%", why="no rounding is named; officials round down")
class MarginRounding(Reading):
    EXACT_RATIONAL = "exact-rational", "400 times the margin is at most the total"
    ROUND_HALF_UP = "round-half-up", "the limit is rounded to the nearest vote"
    CEILING = "ceiling", "the limit is rounded up to a whole vote"


@question(
    "mt-question-petition-content",
    M1C,
    "as set forth",
    why="(1)(a) asks for one oath",
    bites=FILING,
)
class MeasurePetitionContent(Reading):
    ONE_VERIFIED_PETITION_MUTATIS_MUTANDIS = (
        "one-verified-petition-mutatis-mutandis",
        "one oath for a petition that all sign",
    )
    EACH_SIGNER_VERIFIES = "each-signer-verifies", "each signer swears to it"
    SIGNATURES_ONLY = "signatures-only", "signatures are enough, unsworn"


@question(
    "mt-signer-eligibility", M1C, "electors", why="nothing asks that they voted", bites=FILING
)
class SignerEligibility(Reading):
    ANY_ELECTOR_OF_JURISDICTION = (
        "any-elector-of-jurisdiction",
        "every elector of the place may sign",
    )
    ELECTOR_WHO_VOTED = "elector-who-voted", "only electors who voted may sign"


@question("mt-county-representation", M1D, "representing", why="no share is named", bites=FILING)
class CountyRepresentation(Reading):
    ONE_SIGNER_PER_COUNTY_SUFFICES = (
        "one-signer-per-county-suffices",
        "one signer stands for a county",
    )
    PROPORTIONAL_REPRESENTATION = "proportional-representation", "each county needs its share"


@question(
    "mt-recount-scope", M3, "all precincts", why="elsewhere no vote was cast on it", bites=DUTY
)
class RecountScope(Reading):
    PRECINCTS_THAT_VOTED_ON_IT = "precincts-that-voted-on-it", "only precincts that voted on it"
    ALL_PRECINCTS_OF_AFFECTED_COUNTIES = "all-precincts-of-affected-counties", "the whole counties"
    NARROW_FOR_B_BROAD_FOR_D_AND_E = (
        "narrow-for-b-broad-for-d-and-e",
        "the first for candidates, the second for measures",
    )


@question(
    "mt-notify-trigger", M3, "immediately", why="(3) begins when a recount is required", bites=DUTY
)
class NotifyTrigger(Reading):
    ON_FILING_OF_ELIGIBLE_PETITION = "on-filing-of-eligible-petition", "a sufficient petition only"
    ON_ANY_FILING = "on-any-filing", "every petition that is filed"


@question("mt-school-filing", M2, "school election", why="(2) makes no exception", bites=FILING)
class SchoolFiling(Reading):
    SCHOOL_OFFICER_FOR_ALL_SCHOOL_ELECTIONS = (
        "school-officer-for-all-school-elections",
        "the school officer, whichever limb applies",
    )
    ONLY_IN_PLACE_OF_ELECTION_ADMINISTRATOR = (
        "only-in-place-of-election-administrator",
        "under (e) still the secretary of state",
    )


@question("mt-school-office-class", M1A, "district office", why="(2) presupposes school candidates")
class SchoolOfficeClass(Reading):
    DISTRICT_OFFICE = "district-office", "a school trustee holds a district office"
    NOT_A_DISTRICT_OFFICE = "not-a-district-office", "a school trustee has no limb"


@question(
    "mt-board-petition", M1F, "petitions", why="13-16-204 starts from a petition", bites=FILING
)
class BoardPetition(Reading):
    PETITION_TO_ELECTION_ADMINISTRATOR = "petition-to-election-administrator", "the board must file"
    SELF_EXECUTING = "self-executing", "the board's decision is enough"


@question(
    "mt-retention", M1B, "defeated", why="the limbs name judges unreservedly", low_confidence=True
)
class Retention(Reading):
    CANDIDATE_LIMB_BY_OFFICE = "candidate-limb-by-office", "the rejected judge, on Yes plus No"
    YES_VOTES_ONLY = "yes-votes-only", "the rejected judge, on the Yes votes alone"
    QUESTION_LIMB = "question-limb", "electors of either side, as on a measure"


@question("mt-question-tie", M1C, "decided by a margin", why="a tied measure is lost, so decided")
class MeasureTie(Reading):
    TIE_IS_ZERO_MARGIN = "tie-is-zero-margin", "a tie meets the test"
    TIE_IS_UNDECIDED = "tie-is-undecided", "a tie decides nothing"


@question(
    "mt-question-threshold", M1C, "margin", why="no required number is named", low_confidence=True
)
class MeasureThreshold(Reading):
    FOR_MINUS_AGAINST = "for-minus-against", "the distance between for and against"
    DISTANCE_TO_REQUIRED_NUMBER = "distance-to-required-number", "to the number it needed"


@question("mt-question-filer", M1C, "is filed", why="the passive names no side", bites=FILING)
class MeasureFiler(Reading):
    ANY_ELECTOR_EITHER_SIDE = "any-elector-either-side", "electors of either side may file"
    LOSING_SIDE_ONLY = "losing-side-only", "only the side that lost may file"


@question(
    "mt-which-administrator", M1C, "the election administrator", why="one is meant", bites=FILING
)
class WhichAdministrator(Reading):
    ADMINISTRATOR_RUNNING_THAT_ELECTION = "administrator-running-that-election", "whoever runs it"
    ADMINISTRATOR_OF_EACH_COUNTY = "administrator-of-each-county", "one in each county"


@question("mt-write-in-petitioner", M1A, "a candidate", why="no printed name is asked for")
class WriteInPetitioner(Reading):
    ANY_CANDIDATE_WHOSE_VOTES_ARE_COUNTED = "any-candidate-whose-votes-are-counted", "write-ins too"
    PRINTED_NAME_ONLY = "printed-name-only", "only names on the ballot may petition"


@question("mt-withdrawn-votes", M1B, "all candidates", why="canvassed votes were cast all the same")
class WithdrawnVotes(Reading):
    IN_T_IF_CANVASSED = "in-T-if-canvassed", "they are in the total if canvassed"
    OUT_OF_T = "out-of-T", "they are not in the total"


@question("mt-presidential", M1B, "state", why="the whole state chooses the electors")
class Presidential(Reading):
    STATE_OFFICE = "state-office", "electors for President fall under (b)"
    NO_LIMB = "no-limb", "electors for President fall under no limb"


@question("mt-primary-advancing", M1A, "nomination", why="who misses the last place is defeated")
class PrimaryAdvancing(Reading):
    VS_LOWEST_ADVANCING = "vs-lowest-advancing", "behind the last who goes on"
    VS_FIRST = "vs-first", "behind the first"


@question("mt-early-petition", M1A, "after", why="no margin is official before it", bites=FILING)
class EarlyPetition(Reading):
    NOT_BEFORE_THE_CANVASS = "not-before-the-canvass", "a petition before it does not count"
    EARLY_FILING_COUNTS = "early-filing-counts", "a petition before it counts"


@question("mt-notify-whom", M3, "each election administrator", why="(1)(b) limits it", bites=DUTY)
class NotifyWhom(Reading):
    ADMINISTRATORS_OF_AFFECTED_COUNTIES = (
        "administrators-of-affected-counties",
        "those whose counties voted on it",
    )
    EVERY_ADMINISTRATOR_IN_THE_STATE = "every-administrator-in-the-state", "all of them"


@question("mt-school-notify", M3, "secretary of state", why="(2) moves the filing only", bites=DUTY)
class SchoolNotify(Reading):
    SOS_DUTY_STANDS = "SoS-duty-stands", "the secretary of state notifies all the same"
    NO_NOTICE_IN_SCHOOL_ELECTIONS = "no-notice-in-school-elections", "nobody notifies"


QUESTIONS: tuple[type[Reading], ...] = (
    TotalVotesLocal, WriteInsInTotal, WhicheverGreater, OneCountyModifier,
    MulticountyMunicipalityOffice, MulticountyMunicipalityMeasure, MultiseatMargin, MultiseatTotal,
    PrimaryTotal, TieAsZeroMargin, WhichLoser, WhichCanvass, FiveDaysKind, FiveDaysLastDay,
    FilingHour, MarginRounding, MeasurePetitionContent, SignerEligibility, CountyRepresentation,
    RecountScope, NotifyTrigger, SchoolFiling, SchoolOfficeClass, BoardPetition, Retention,
    MeasureTie, MeasureThreshold, MeasureFiler, WhichAdministrator, WriteInPetitioner,
    WithdrawnVotes, Presidential, PrimaryAdvancing, EarlyPetition, NotifyWhom, SchoolNotify,
)  # fmt: skip

OPEN_POINTS: tuple[OpenPoint, ...] = (
    OpenPoint(
        "mt-second-petitioner",
        M1A,
        "the defeated candidate",
        (
            ("one-petition-recounts-the-contest", "one loser's petition recounts every vote"),
            ("each-loser-needs-own", "only the petitioner's and the winner's votes are recounted"),
        ),
        why="the text asks for one petition of one candidate",
    ),
    OpenPoint(
        "mt-recount-of-recount",
        M1A,
        "after the official canvass",
        (
            ("no-second-recount", "a recount that turns the result opens no further petition"),
            ("recanvass-restarts-the-clock", "the new loser has five days from the new canvass"),
        ),
        why="the five days ran from the original canvass",
    ),
)
