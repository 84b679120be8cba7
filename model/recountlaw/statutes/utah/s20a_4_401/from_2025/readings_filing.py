"""What Utah Code Ann. 20A-4-401 leaves open, text of 2025: filing, money and duties."""

from recountlaw.readings import Bites, Reading, question

from .clauses import (
    U4,
    U4B,
    U4B_I,
    U5A,
    U5B_IV,
    U6,
    U6A,
    U6B,
    U7A,
    U8A,
    U11C,
    U11D,
)
from .neighbors import DEFINITIONS


@question(
    "ut-deadline-count",
    U4,
    "at least three calendar days after",
    why="Park City (2025) went from a Tuesday's canvass to Friday 5 p.m.",
    bites=Bites.FILING,
)
class DeadlineCount(Reading):
    THREE_DAYS_THEN_ROLL_FORWARD = (
        "three-days-then-roll-forward",
        "the third day after the canvass or the next business day",
    )
    THREE_CLEAR_DAYS = "three-clear-days", "three whole days lie between, so it is the fourth day"


@question(
    "ut-business-day",
    DEFINITIONS,
    "business day",
    why="20A-1-102(8): Monday to Friday but for holidays, taken to be those of 63G-1-301",
    bites=Bites.FILING,
)
class BusinessDay(Reading):
    WEEKDAY_NOT_LEGAL_HOLIDAY = "weekday-not-legal-holiday", "a weekday that is no legal holiday"
    ALSO_CLOSED_WHEN_THE_CLERK_IS = (
        "also-closed-when-the-clerk-is",
        "a day on which the clerk's office is closed does not count either",
    )


@question(
    "ut-5pm",
    U4,
    "no later than 5 p.m.",
    why="the text of 2024 said 'before', and this one no longer does",
    bites=Bites.FILING,
)
class FivePm(Reading):
    FIVE_PM_INCLUSIVE = "five-pm-inclusive", "a request at the stroke of five is in time"
    STRICTLY_BEFORE_FIVE_PM = "strictly-before-five-pm", "a request at the stroke of five is late"


@question(
    "ut-canvass-event",
    U4,
    "canvass is completed",
    why="a congressional primary of 2024 counted from the state's canvass, not a county's",
    bites=Bites.FILING,
)
class CanvassEvent(Reading):
    CANVASS_CERTIFYING_THAT_RACE = (
        "canvass-certifying-that-race",
        "the canvass that settles it: the state's where several counties vote",
    )
    COUNTY_CANVASS = "county-canvass", "the county's canvass, whoever settles the race"


@question(
    "ut-filing-officer-overlap",
    U4B,
    "(i) to (iv), joined by 'or'",
    why="by place alone, the lines for city and special district would never be needed",
    bites=Bites.FILING,
)
class FilingOfficerOverlap(Reading):
    ELECTION_TYPE_FIRST = (
        "election-type-first",
        "special district, then city, go before county and state",
    )
    GEOGRAPHY_FIRST = "geography-first", "one county or several decides first"
    ANY_MATCHING_OFFICER = "any-matching-officer", "each officer who fits will do"


@question(
    "ut-multicounty-municipality",
    U6A,
    "multi-county race",
    why="(6) and (11) sort races by place alone; the press (2025) had the city pay",
    bites=Bites.FILING,
    low_confidence=True,
)
class CityInSeveralCounties(Reading):
    LITERAL_GEOGRAPHY = "literal-geography", "the race is multi-county, so the state pays"
    CITY_PAYS = "city-pays", "the race is the city's, so the city pays"


@question(
    "ut-ten-voters",
    U7A,
    "any 10 voters",
    why="an eleventh name harms nothing, and the text asks for votes in the election only",
    bites=Bites.FILING,
)
class TenVoters(Reading):
    AT_LEAST_TEN_ELECTION_VOTERS = (
        "at-least-ten-election-voters",
        "ten or more who voted in the election",
    )
    EXACTLY_TEN = "exactly-ten", "ten, no more and no fewer"
    TEN_WHO_VOTED_ON_THE_PROPOSITION = (
        "ten-who-voted-on-the-proposition",
        "ten or more who marked this proposition",
    )


@question(
    "ut-conduct-deadline",
    U5A,
    "shall conduct the recount",
    why="a recount that has only begun has not been conducted",
    bites=Bites.FILING,
)
class ConductDeadline(Reading):
    COMPLETE_BY = "complete-by", "the recount is finished by the last day"
    BEGIN_BY = "begin-by", "the recount is under way by the last day"


@question(
    "ut-report-scope",
    U11C,
    "statewide proposition",
    why="(11)(c) names what it covers, and (8)(d) shows that it could have named more",
    bites=Bites.DUTY,
)
class SeparateReportScope(Reading):
    LITERAL_OMISSION = "literal-omission", "no separate report on a multi-county proposition"
    READ_IN_MULTI_COUNTY_PROPOSITION = (
        "read-in-multi-county-proposition",
        "a multi-county proposition has its separate report too",
    )


@question(
    "ut-primary-declare",
    U5B_IV,
    "declare elected",
    why="a primary that is recounted has to end in some declaration",
    bites=Bites.DUTY,
)
class PrimaryDeclaration(Reading):
    ELECTED_OR_NOMINATED = "elected-or-nominated", "in a primary the officer declares who goes on"
    ELECTED_ONLY = "elected-only", "in a primary the officer declares nothing"


@question(
    "ut-municipal-election-prop",
    U8A,
    "municipal election",
    why="(8)(a) names no kind of municipal election, where (4) names two",
    bites=Bites.FILING,
)
class MunicipalElectionForPropositions(Reading):
    ANY_MUNICIPAL_ELECTION = "any-municipal-election", "special and bond elections are included"
    PRIMARY_AND_GENERAL_ONLY = "primary-and-general-only", "only municipal primaries and generals"


@question(
    "ut-proposition-cost",
    U6,
    "(6), which covers (5) alone",
    why="(6) leaves propositions out, and (10), which may cover them, was not seen",
    bites=Bites.FILING,
)
class PropositionCost(Reading):
    SILENT_IN_MODELLED_TEXT = "silent-in-modelled-text", "the text modeled names no payer"
    VOTERS_PAY = "voters-pay", "the voters who ask pay"
    SUBDIVISION_PAYS = "subdivision-pays", "the political subdivision pays, as for races"


@question(
    "ut-contest-type",
    U4B_I,
    "if the election is",
    why="each clerk answers for the contests of the clerk's own body, whoever shares the ballot",
    bites=Bites.FILING,
)
class ContestType(Reading):
    TYPE_OF_THE_CONTESTS_OWN_JURISDICTION = (
        "type-of-the-contest's-own-jurisdiction",
        "the body whose contest it is decides",
    )
    CALENDAR_ELECTION = "calendar-election", "the election held that day decides"


@question(
    "ut-payer-contract",
    U6B,
    "(i) or (ii)",
    why="(ii) would be idle if the provider paid",
    bites=Bites.FILING,
)
class PayerUnderContract(Reading):
    CONTRACTING_SUBDIVISION = "contracting-subdivision", "the one that engaged the provider pays"
    CONDUCTING_SUBDIVISION = "conducting-subdivision", "the one that runs the election pays"


@question(
    "ut-declaration-or-report",
    U11D,
    "the official result",
    why="(11)(d) speaks of the report alone, and it comes last",
    bites=Bites.DUTY,
)
class DeclarationOrReport(Reading):
    REPORT_IS_THE_RESULT = "report-is-the-result", "the canvassers may still correct the officer"
    DECLARATION_BINDS = "declaration-binds", "the canvassers report what the officer declared"


@question(
    "ut-early-request",
    U4,
    "no later than",
    why="before the canvass nobody has won or lost yet",
    bites=Bites.FILING,
)
class EarlyRequest(Reading):
    NOT_BEFORE_CANVASS_COMPLETED = (
        "not-before-canvass-completed",
        "a request counts only once the canvass is completed",
    )
    EARLY_COUNTS = "early-counts", "a request before the canvass counts"
