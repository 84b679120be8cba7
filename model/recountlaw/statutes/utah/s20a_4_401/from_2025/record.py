"""The record of Utah Code 20A-4-401: the facts its rules see and the values they decide.

Two subjects: a race between candidates, and a ballot proposition (with the judge on a yes/no
ballot, whom one reading treats as a candidate). Votes, ballots and signatures are counts, days are
ordinals, minutes are minutes of the local day.
"""

from collections.abc import Callable
from enum import Enum

from attrs import frozen

from recountlaw.clauses import Decided
from recountlaw.rooms import DutyShape, RouteKind, RouteShape

from . import clauses as c

# -- facts ------------------------------------------------------------------------------------


class Kind(Enum):
    """Whose race or proposition it is."""

    MUNICIPAL = "municipal"
    SPECIAL_DISTRICT = "special-district"
    OTHER = "other"


class Election(Enum):
    """Which election it is by the calendar."""

    MUNICIPAL_PRIMARY = "municipal-primary"
    MUNICIPAL_GENERAL = "municipal-general"
    SPECIAL = "special"
    OTHER = "other"


class Extent(Enum):
    """How far the voting reaches."""

    ONE_COUNTY = "one-county"
    SEVERAL_COUNTIES = "several-counties"
    STATEWIDE = "statewide"


@frozen
class Race:
    """A race between candidates, with its request for a recount if one is given.

    `votes`: of each listed candidate. `write_ins`: votes for qualified write-ins not listed;
    `stray_votes`: marks for unqualified ones. `places`: how many are elected or nominated, `seats`
    how many offices are to be filled. `petitioner`: the index of the candidate who filed, None when
    any may be meant. `filed_day` None: nothing is filed. `at_day` None: no moment is asked about.
    """

    votes: tuple[int, ...]
    write_ins: int
    stray_votes: int
    places: int
    seats: int
    primary: bool
    at_large: bool
    instant_runoff: bool
    kind: Kind
    election: Election
    extent: Extent
    contracted: bool
    ballots_in_contest: int
    ballots_in_election: int
    county_canvass: int
    state_canvass: int
    certified: int
    petitioner: int | None
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int


@frozen
class Proposition:
    """A ballot or bond proposition, or a judge on a yes/no ballot (`retention`).

    `signatures`: voters who sign the request; `signers`: distinct persons among them;
    `signers_voted`, `signers_voted_on_it`: those who voted in the election, on the proposition.
    `required_num`/`required_den`: the share of the votes that approves.
    """

    votes_for: int
    votes_against: int
    required_num: int
    required_den: int
    retention: bool
    kind: Kind
    election: Election
    extent: Extent
    contracted: bool
    county_canvass: int
    state_canvass: int
    signatures: int
    signers: int
    signers_voted: int
    signers_voted_on_it: int
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int


def _counts(race: Race) -> bool:
    return race.write_ins >= 0 and race.stray_votes >= 0 and all(v >= 0 for v in race.votes)


RACE_INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    _counts,
    lambda race: race.seats >= 1,
    lambda race: race.places >= race.seats,
    lambda race: race.primary or race.places == race.seats,
    lambda race: race.ballots_in_contest <= race.ballots_in_election,
    lambda race: (
        sum(race.votes) + race.write_ins + race.stray_votes <= race.seats * race.ballots_in_contest
    ),
    lambda race: 0 <= race.filed_minute < 1440 and 0 <= race.at_minute < 1440,
)
"""What holds of every race that passes the door."""

PROPOSITION_INVARIANTS: tuple[Callable[[Proposition], bool], ...] = (
    lambda it: it.votes_for >= 0 and it.votes_against >= 0,
    lambda it: 0 < it.required_num < it.required_den,
    lambda it: 0 <= it.signers <= it.signatures,
    lambda it: 0 <= it.signers_voted_on_it <= it.signers_voted <= it.signatures,
    lambda it: 0 <= it.filed_minute < 1440 and 0 <= it.at_minute < 1440,
)
"""What holds of every proposition that passes the door."""


# -- values -----------------------------------------------------------------------------------


class Base(Decided):
    """What the margin is measured against."""

    CANDIDATE_VOTES = "candidate-votes", c.U3A, "votes for all candidates in the race"
    BALLOTS_IN_RACE = "ballots-in-race", c.U3A, "ballots in the race"
    BALLOTS_IN_ELECTION = "ballots-in-election", c.U3A, "ballots in the election"
    FOR_AND_AGAINST = "for-and-against", c.U7A, "votes for and against"
    YES_AND_NO = "yes-and-no", c.U3A, "votes yes and no"


class Tie(Decided):
    """The limb under which a tie is recounted unasked."""

    TOP = "top", c.U2A, "candidates tie with the most votes"
    CUT = "cut", c.U2B, "a tie straddles the last place"


class Provision(Decided):
    """The limb under which a request may be filed."""

    U3A = "3a", c.U3A, "at most .25% of the votes for all candidates"
    U3B = "3b", c.U3B, "one vote, in a race of 400 votes or fewer"
    U7A = "7a", c.U7A, "at most .25% of the votes for and against"
    U7B = "7b", c.U7B, "one vote, on a proposition of 400 votes or fewer"


class Test(Decided):
    """The comparison that decides: its value is the operator."""

    SHARE = "<=", c.U3A, "at most"
    ONE_VOTE = "=", c.U3B, "exactly"


class PropositionTest(Decided):
    """The comparison that decides for a proposition: its value is the operator."""

    SHARE = "<=", c.U7A, "at most"
    ONE_VOTE = "=", c.U7B, "exactly"


class ElectionType(Decided):
    """The type of election under (4) and (8)."""

    MUNICIPAL_PRIMARY = "municipal-primary", c.U4A, "municipal primary election"
    MUNICIPAL_GENERAL = "municipal-general", c.U4B_I, "municipal general election"
    MUNICIPAL = "municipal", c.U8A, "municipal election"
    SPECIAL_DISTRICT = "special-district", c.U4B_II, "special district election"
    OTHER = "other", c.U4B, "any other election"


class FilingOffice(Decided):
    """With whom a request is filed, by limb."""

    CLERK_OF_PRIMARY = "4a", c.U4A, "municipal clerk"
    MUNICIPAL_CLERK = "4bi", c.U4B_I, "municipal clerk"
    DISTRICT_CLERK = "4bii", c.U4B_II, "special district clerk"
    COUNTY_CLERK = "4biii", c.U4B_III, "county clerk"
    LIEUTENANT_GOVERNOR = "4biv", c.U4B_IV, "lieutenant governor"
    MUNICIPAL_OR_COUNTY_CLERK = "4bi-iii", c.U4B, "municipal clerk or county clerk"
    MUNICIPAL_OR_LIEUTENANT = "4bi-iv", c.U4B, "municipal clerk or lieutenant governor"
    DISTRICT_OR_COUNTY_CLERK = "4bii-iii", c.U4B, "special district clerk or county clerk"
    DISTRICT_OR_LIEUTENANT = "4bii-iv", c.U4B, "special district clerk or lieutenant governor"


class PropositionOffice(Decided):
    """With whom ten voters file, by limb."""

    MUNICIPAL_CLERK = "8a", c.U8A, "municipal clerk"
    DISTRICT_CLERK = "8b", c.U8B, "special district clerk"
    COUNTY_CLERK = "8c", c.U8C, "county clerk"
    LIEUTENANT_GOVERNOR = "8d", c.U8D, "lieutenant governor"
    MUNICIPAL_OR_COUNTY_CLERK = "8ac", c.U8, "municipal clerk or county clerk"
    MUNICIPAL_OR_LIEUTENANT = "8ad", c.U8, "municipal clerk or lieutenant governor"
    DISTRICT_OR_COUNTY_CLERK = "8bc", c.U8, "special district clerk or county clerk"
    DISTRICT_OR_LIEUTENANT = "8bd", c.U8, "special district clerk or lieutenant governor"


class Payer(Decided):
    """Who bears the cost."""

    STATE = "state", c.U6A, "the state"
    CONDUCTING = "conducting", c.U6B_I, "the political subdivision that conducts the election"
    CONTRACTING = (
        "contracting",
        c.U6B_II,
        "the political subdivision that contracts the election out",
    )
    CITY = "city", c.U6B, "the city"
    TEN_VOTERS = "voters", c.U6, "the voters who ask"
    SUBDIVISION = "subdivision", c.U6, "the political subdivision"


class Conduct(Decided):
    """What must be done by the day that (5)(a) sets."""

    COMPLETE_TIE = "complete-tie", c.U5A_I, "complete the recount of the tied race"
    BEGIN_TIE = "begin-tie", c.U5A_I, "begin the recount of the tied race"
    COMPLETE_REQUEST = "complete-request", c.U5A_II, "complete the requested recount"
    BEGIN_REQUEST = "begin-request", c.U5A_II, "begin the requested recount"


class Declare(Decided):
    """What the election officer declares after a recount."""

    ELECTED = (
        "elected",
        c.U5B_IV_A,
        "declare elected whoever has the most votes on the recount, or a tie vote",
    )
    NOMINATED = (
        "nominated",
        c.U5B_IV_A,
        "declare nominated whoever has the most votes on the recount, or a tie vote",
    )
    ELECTED_AT_LARGE = (
        "elected-at-large",
        c.U5B_IV_B,
        "declare elected the highest on the recount until all offices are filled, or a tie vote "
        "if a lot must decide",
    )
    NOMINATED_AT_LARGE = (
        "nominated-at-large",
        c.U5B_IV_B,
        "declare nominated the highest on the recount until all places are filled, or a tie vote "
        "if a lot must decide",
    )
    NOTHING = "nothing", c.U5B_IV, "declare nothing: a primary elects nobody (open reading)"


class Report(Decided):
    """The separate report of (11)(c)."""

    SEPARATE = (
        "separate",
        c.U11C,
        "transmit a separate report to the lieutenant governor",
    )


class Result(Decided):
    """Which paper is the official result."""

    REPORT = "report", c.U11D, "the signed report is the official result"
    DECLARATION = "declaration", c.U5B_IV, "the officer's declaration binds (open reading)"


class Treated(Decided):
    """As what a yes/no contest is treated."""

    PROPOSITION = "proposition", c.U7, "ballot proposition"
    RACE = "race", c.U3, "race between candidates"
    NOTHING = "nothing", c.U7, "not covered"


# -- how the values fill an answer ------------------------------------------------------------

OFFICER = "election officer"
CANVASSERS = "board of canvassers"


def afterwards(report: str) -> tuple[DutyShape, ...]:
    """What follows every recount; `report` is the part that decides on the separate report."""
    return (
        DutyShape(OFFICER, "convene the board of canvassers immediately", c.U11A),
        DutyShape(CANVASSERS, "canvass the returns that were recounted", c.U11B_I),
        DutyShape(CANVASSERS, "prepare and sign the report, with the officer's help", c.U11B_II),
        DutyShape("board of county canvassers", part=report),
        DutyShape(CANVASSERS, part="official_result"),
    )


CONDUCT = (
    DutyShape(OFFICER, "supervise the recount", c.U5B_I),
    DutyShape(OFFICER, "recount all ballots cast in the race", c.U5B_II),
    DutyShape(OFFICER, "re-examine all uncounted ballots under Chapter 3a, Part 4", c.U5B_III),
    DutyShape(OFFICER, part="declare"),
)

RACE_ROUTES = (
    RouteShape(
        RouteKind.AUTOMATIC,
        asks="tied",
        open="tied",
        fields={
            "provision": "tie",
            "reference": "tied_votes",
            "base": "base",
            "total": "total",
            "payer": "payer",
        },
        duties=(
            DutyShape(
                OFFICER,
                part="conduct_of_tie",
                by="tie_conduct_by",
                clock="no later than 10 calendar days after the canvassers certify",
            ),
            *CONDUCT,
            *afterwards("separate_report"),
        ),
    ),
    RouteShape(
        RouteKind.CANDIDATE,
        asks="loses",
        open="open",
        fields={
            "provision": "provision",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "reference": "reference",
            "filing_office": "filing_office",
            "deadline": "race_deadline",
            "payer": "payer",
        },
        silent={"form": c.U4, "signatures": c.U4},
        trigger="canvass",
        trigger_words="canvass completed",
        duties=(
            DutyShape(
                OFFICER,
                part="conduct_of_request",
                by="request_conduct_by",
                clock="no later than seven calendar days after the request",
            ),
            *CONDUCT,
            *afterwards("separate_report"),
        ),
    ),
)

PROPOSITION_ROUTES = (
    RouteShape(
        RouteKind.VOTERS,
        asks="voters_ask",
        open="open",
        fields={
            "provision": "provision",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "filing_office": "proposition_office",
            "signatures": "signatures_needed",
            "deadline": "proposition_deadline",
            "payer": "proposition_payer",
        },
        silent={"form": c.U7, "payer": c.U6},
        trigger="canvass",
        trigger_words="day of the canvass",
        duties=(
            DutyShape(OFFICER, "supervise the recount", c.U9A_I),
            DutyShape(OFFICER, "recount all ballots cast for the proposition", c.U9A_II),
            DutyShape(
                OFFICER, "re-examine all uncounted ballots under Chapter 3a, Part 4", c.U9A_III
            ),
            DutyShape(OFFICER, "declare the proposition passed or failed", c.U9A_IV),
            DutyShape("proponents and opponents", "may name representatives to witness", c.U9B),
            *afterwards("proposition_report"),
        ),
    ),
    RouteShape(
        RouteKind.CANDIDATE,
        asks="judge_asks",
        open="judge_open",
        fields={
            "provision": "judge_provision",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "test": "test",
            "filing_office": "filing_office",
            "deadline": "race_deadline",
        },
        silent={"form": c.U4, "signatures": c.U4},
        trigger="canvass",
        trigger_words="canvass completed",
        duties=(*CONDUCT[:3], *afterwards("proposition_report")),
    ),
)
