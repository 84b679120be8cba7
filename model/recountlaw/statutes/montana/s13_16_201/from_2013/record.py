"""The record of Mont. Code Ann. 13-16-201: the facts its rules see and the values they decide.

Two subjects: a race (with the judge on a yes/no ballot, whom one reading treats as a measure), and
a ballot measure. `record_values` says what each part must decide: that is the contract of both
tellings. Days are ordinals, minutes are minutes of the local day.
"""

from collections.abc import Callable
from enum import Enum

from attrs import frozen

from recountlaw.clauses import Decided
from recountlaw.rooms import DutyShape, RouteKind, RouteShape

from . import clauses as c

# -- facts ------------------------------------------------------------------------------------


class Office(Enum):
    """The office that a race is for; special districts are districts."""

    PRECINCT = "precinct"
    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    STATE = "state"
    CONGRESSIONAL = "congressional"
    LEGISLATURE = "legislature"
    DISTRICT_JUDGE = "district-judge"
    PRESIDENTIAL = "presidential"


class Kind(Enum):
    """Whose measure it is; special districts are districts."""

    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    STATE = "state"


@frozen
class Filed:
    """What both subjects share: days, and the petition if one is filed.

    `counties`: how many vote on the contest, 2 standing for several. `filed_day` None: nothing is
    filed. `at_day` None: no moment is asked about. `verified`: there is an oath;
    `verified_by_each`: of each signer. `signatures`: electors'; `signers`: distinct persons among
    them; `signers_voted`: signatures of those who voted; `signers_second`, `signers_fifth`: signers
    in the county with the second, the fifth most (0: there is none). `by_losing_side`: those who
    petition are of the side that lost. `board_found_error`: a canvassing board petitions.
    """

    special: bool
    counties: int
    county_canvass: int
    state_canvass: int
    office_closes: int
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int
    verified: bool
    verified_by_each: bool
    states_belief_and_request: bool
    signatures: int
    signers: int
    signers_voted: int
    signers_second: int
    signers_fifth: int
    by_losing_side: bool
    board_found_error: bool


@frozen
class Race(Filed):
    """A race for an office; `signatures` and what follows matter under `retention` alone.

    `votes`, `printed`, `withdrawn`: of each candidate; the votes, whether the name was printed, and
    whether it stood there withdrawn. Under `retention` they are the judge's (Yes), then No's.
    `write_ins`: counted write-in votes for nobody listed. `places`: how many are elected or go on,
    `seats`: marks a voter has. `petitioner`: the index of the candidate who filed, None when any
    may be meant; `by_electors`: electors filed (only under `retention`).
    """

    votes: tuple[int, ...]
    printed: tuple[bool, ...]
    withdrawn: tuple[bool, ...]
    write_ins: int
    places: int
    seats: int
    primary: bool
    retention: bool
    office: Office
    ballots_in_contest: int
    ballots_in_election: int
    votes_of_all_parties: int
    petitioner: int | None
    by_electors: bool


@frozen
class BallotMeasure(Filed):
    """A measure; `required_num`/`required_den` is the share of the votes that approves."""

    votes_for: int
    votes_against: int
    required_num: int
    required_den: int
    kind: Kind


def counts_are_counts(race: Race) -> bool:
    """No count is negative, and each candidate has one of each."""
    if len(race.printed) != len(race.votes) or len(race.withdrawn) != len(race.votes):
        return False
    return len(race.votes) >= 1 and race.write_ins >= 0 and all(v >= 0 for v in race.votes)


def places_fit_seats(race: Race) -> bool:
    """As many are elected as there are seats; in a primary no fewer go on."""
    return 1 <= race.seats <= race.places and (race.primary or race.places == race.seats)


def votes_fit_ballots(race: Race) -> bool:
    """The contest's ballots carry its votes and are among those of the election."""
    in_all = sum(race.votes) + race.write_ins
    return in_all <= race.seats * race.ballots_in_contest and (
        race.ballots_in_contest <= race.ballots_in_election and in_all <= race.votes_of_all_parties
    )


def withdrawn_names_are_printed(race: Race) -> bool:
    """Who counts as withdrawn stood on the ballot."""
    return all(p or not w for p, w in zip(race.printed, race.withdrawn, strict=False))


def retention_is_yes_and_no(race: Race) -> bool:
    """A yes/no ballot has two counts, and only there do electors petition."""
    return len(race.votes) == 2 if race.retention else not race.by_electors


def state_has_counties(race: Race) -> bool:
    """Some county votes on it; on an office of the whole state several do."""
    statewide = race.office is Office.STATE or race.office is Office.PRESIDENTIAL
    return race.counties >= (2 if statewide else 1)


def measure_counts_are_counts(it: BallotMeasure) -> bool:
    """No count is negative; some county votes on it, and on a measure of the state several do."""
    return (
        it.votes_for >= 0
        and it.votes_against >= 0
        and (it.counties >= (2 if it.kind is Kind.STATE else 1))
    )


def share_is_a_share(it: BallotMeasure) -> bool:
    """What a measure needs is a share between none and all."""
    return 0 < it.required_num < it.required_den


def signers_fit_signatures(facts: Filed) -> bool:
    """Persons, and those who voted, are among the signatures; counties stand in order."""
    return 0 <= facts.signers <= facts.signatures and (
        0 <= facts.signers_voted <= facts.signatures
        and 0 <= facts.signers_fifth <= facts.signers_second
    )


def minutes_are_of_a_day(facts: Filed) -> bool:
    """Each minute is one of a day."""
    return 0 <= facts.filed_minute < 1440 and (
        0 <= facts.at_minute < 1440 and 0 <= facts.office_closes < 1440
    )


RACE_INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    counts_are_counts,
    places_fit_seats,
    votes_fit_ballots,
    withdrawn_names_are_printed,
    retention_is_yes_and_no,
    state_has_counties,
    signers_fit_signatures,
    minutes_are_of_a_day,
)
"""What holds of every race that passes the door."""

MEASURE_INVARIANTS: tuple[Callable[[BallotMeasure], bool], ...] = (
    measure_counts_are_counts,
    share_is_a_share,
    signers_fit_signatures,
    minutes_are_of_a_day,
)
"""What holds of every measure that passes the door."""


# -- values -----------------------------------------------------------------------------------


class Provision(Decided):
    """The limb of (1)."""

    A = "1a", c.M1A, "a local office, at most .25% or ten votes"
    B = "1b", c.M1B, "an office of the state or of several counties, at most .25%"
    C = "1c", c.M1C, "a local measure, at most .25%"
    D = "1d", c.M1D, "a statewide measure, at most .25%"
    E = "1e", c.M1E, "a measure of a multicounty district, at most .25%"
    F = "1f", c.M1F, "a canvassing board's petition, at any margin"


class Treated(Decided):
    """As what a race is treated."""

    CANDIDATES = "candidates", c.M1, "candidates for an office"
    JUDGE = "judge", c.M1B, "the judge as a candidate, on Yes and No"
    JUDGE_ON_YES = "judge-on-yes", c.M1B, "the judge as a candidate, on the Yes votes"
    MEASURE = "measure", c.M1C, "a measure"


class Base(Decided):
    """What the margin is measured against."""

    CANDIDATE_VOTES = "candidate-votes", c.M1, "votes for all candidates"
    ALL_PARTY_VOTES = "all-party-votes", c.M1, "votes for the office in all parties' primaries"
    BALLOTS_IN_CONTEST = "ballots-in-contest", c.M1, "ballots in the contest"
    BALLOTS_IN_ELECTION = "ballots-in-election", c.M1A, "ballots in the election"
    LEADING_PAIR = "leading-pair", c.M1A, "votes for the two leading candidates"
    YES_AND_NO = "yes-and-no", c.M1, "votes yes and no"
    YES_VOTES = "yes-votes", c.M1, "votes yes"
    FOR_AND_AGAINST = "for-and-against", c.M1, "votes for and against"


class Cap(Decided):
    """What the limit is made of."""

    LARGER = "larger", c.M1A, "the larger of .25% and ten votes"
    SMALLER = "smaller", c.M1A, "the smaller of .25% and ten votes"
    SHARE = "share", c.M1, ".25%"


class Test(Decided):
    """The comparison that decides: its value is the operator."""

    AT_MOST = "<=", c.M1, "at most"


class FilingOffice(Decided):
    """With whom a petition is filed, by limb."""

    ADMINISTRATOR_A = "1a", c.M1A, "election administrator"
    EACH_ADMINISTRATOR_A = "1a-each", c.M1A, "election administrator of each county"
    SECRETARY_B = "1b", c.M1B, "secretary of state"
    ADMINISTRATOR_C = "1c", c.M1C, "election administrator"
    EACH_ADMINISTRATOR_C = "1c-each", c.M1C, "election administrator of each county"
    SECRETARY_D = "1d", c.M1D, "secretary of state"
    SECRETARY_E = "1e", c.M1E, "secretary of state"
    ADMINISTRATOR_F = "1f", c.M1F, "election administrator"
    SCHOOL_OFFICER = "2", c.M2, "school election filing officer"


class Form(Decided):
    """What the petition must be."""

    VERIFIED = "verified", c.M1A, "verified, with the two statements of (1)(a)"
    ONE_OATH = "one-oath", c.M1A, "signed, verified once, with the two statements of (1)(a)"
    EACH_SWEARS = "each-swears", c.M1A, "signed, verified by each signer, with those two statements"
    SIGNATURES_ONLY = "signatures-only", c.M1, "signed, and not sworn to"


class BoardForm(Decided):
    """What sets (1)(f) going."""

    PETITION = "petition", c.M1F, "the canvassing board's petition, filed"
    DECISION = "decision", c.M1F, "the canvassing board's decision, unfiled"


class NoticeB(Decided):
    """The notice of (1)(b), and what triggers it."""

    ELIGIBLE = "eligible", c.M1B, "on a sufficient petition, notify each county that voted on it"
    ANY = "any", c.M1B, "on any petition filed, notify each county that voted on it"


class Notice3(Decided):
    """The notice of (3), what triggers it, and whom it reaches."""

    ELIGIBLE_AFFECTED = (
        "eligible-affected",
        c.M3,
        "notify affected counties of a sufficient petition",
    )
    ELIGIBLE_EVERY = "eligible-every", c.M3, "notify every county of a sufficient petition"
    ANY_AFFECTED = "any-affected", c.M3, "notify affected counties of any petition filed"
    ANY_EVERY = "any-every", c.M3, "notify every county of any petition filed"


class Scope(Decided):
    """What is recounted, by limb."""

    VOTED_A = "voted-1a", c.M1A, "recount every precinct that voted on the office"
    VOTED_B = "voted-1b", c.M1B, "recount every precinct that voted on the office"
    VOTED_C = "voted-1c", c.M1C, "recount every precinct that voted on the measure"
    VOTED_3 = "voted-3", c.M3, "recount every precinct that voted on the measure"
    ALL_3 = "all-3", c.M3, "recount all precincts of each affected county"


# -- how the values fill an answer ------------------------------------------------------------

SECRETARY = "secretary of state"
BOARD = "recount board"

NOTICE_B = DutyShape(SECRETARY, part="notice_b", clock="immediately", even_if_closed=(NoticeB.ANY,))
NOTICE_3 = DutyShape(
    SECRETARY,
    part="notice_3",
    clock="immediately",
    even_if_closed=(Notice3.ANY_AFFECTED, Notice3.ANY_EVERY),
)
MEET = DutyShape(BOARD, "meet without delay", c.BOARD_MEETS, clock="within five days of the call")
RECOUNT = DutyShape(BOARD, part="scope")

TESTED = {"limb": "limb", "test": "test", "limit": "limit", "base": "base", "total": "total"}
FILED = {
    "filing_office": "filing_office",
    "deadline": "deadline",
    "deadline_limb": "limb",
}

CANDIDATE_ROUTE = RouteShape(
    RouteKind.CANDIDATE,
    asks="loses",
    open="open",
    fields={
        "provision": "provision",
        "margin": "margin",
        "reference": "reference",
        "form": "form",
        **TESTED,
        **FILED,
    },
    silent={"signatures": c.M1A, "payer": c.M1},
    trigger="canvass",
    trigger_words="official canvass",
    duties=(NOTICE_B, NOTICE_3, MEET, RECOUNT),
)

VOTERS_ROUTE = RouteShape(
    RouteKind.VOTERS,
    asks="voters_ask",
    open="voters_open",
    fields={
        "provision": "voters_provision",
        "margin": "measure_margin",
        "form": "voters_form",
        "signatures": "signatures_needed",
        "signature_counties": "counties_needed",
        **TESTED,
        **FILED,
    },
    silent={"payer": c.M1},
    trigger="canvass",
    trigger_words="official canvass",
    duties=(NOTICE_3, MEET, RECOUNT),
)

BOARD_ROUTE = RouteShape(
    RouteKind.BOARD,
    asks="board_petitions",
    open="board_open",
    fields={"provision": "board_provision", "filing_office": "board_office", "form": "board_form"},
    silent={"signatures": c.M1F, "deadline": c.M1F, "payer": c.M1},
    duties=(MEET, DutyShape(BOARD, "recount the precincts the petition names", c.BOARD_ERROR)),
)

RACE_ROUTES = (CANDIDATE_ROUTE, VOTERS_ROUTE, BOARD_ROUTE)
MEASURE_ROUTES = (VOTERS_ROUTE, BOARD_ROUTE)
