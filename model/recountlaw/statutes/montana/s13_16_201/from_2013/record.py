"""The record of Mont. Code Ann. 13-16-201: the facts its rules see and the values they decide.

Two subjects: a race (with the judge on a yes/no ballot, whom one reading treats as a measure), and
a ballot measure. `RACE_VALUES` and `MEASURE_VALUES` say what each part must decide: that is the
contract of both tellings. Where several limbs share a value it is pinned at (1), and the limb
beside it says which one applies. Days are ordinals, minutes are minutes of the local day.
"""

from collections.abc import Callable, Mapping
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

    ELIGIBLE_AFFECTED = "eligible-affected", c.M3, "tell affected counties of a sufficient petition"
    ELIGIBLE_EVERY = "eligible-every", c.M3, "tell every county of a sufficient petition"
    ANY_AFFECTED = "any-affected", c.M3, "tell affected counties of any petition filed"
    ANY_EVERY = "any-every", c.M3, "tell every county of any petition filed"


class Scope(Decided):
    """What is recounted, by limb."""

    VOTED_A = "voted-1a", c.M1A, "recount every precinct that voted on the office"
    VOTED_B = "voted-1b", c.M1B, "recount every precinct that voted on the office"
    VOTED_C = "voted-1c", c.M1C, "recount every precinct that voted on the measure"
    VOTED_3 = "voted-3", c.M3, "recount every precinct that voted on the measure"
    ALL_3 = "all-3", c.M3, "recount all precincts of each affected county"


# -- the values that both tellings decide -----------------------------------------------------

FILING_VALUES: Mapping[str, str] = {
    "test": "Test | None: AT_MOST; None without limb (1)",
    "share_limit": "int | None: largest margin that .25% of `total` admits, as rounded: exact or"
    " half up or ceiling; None without limb (1)",
    "filing_office": "FilingOffice | None: by `limb`; (a), (c) and counties > 1: one or each"
    " administrator; a SCHOOL contest: SCHOOL_OFFICER, unless (b), (d), (e) and a reading keep the"
    " secretary; None without limb (1)(a)-(e), (2)",
    "canvass": "int | None: day of the official canvass: the county's for (a), (c), the state's"
    " for (b), (d), (e); or always the county's; or the later of both; None without limb"
    " (1)(a)-(e)",
    "fifth_day": "int | None: canvass + 5, or the fifth day after it that is not `office_closed`;"
    " None without limb (1)(a)-(e)",
    "last_day": "int | None: first day from `fifth_day` that is not `closed`; or not `holiday`; or"
    " `fifth_day` itself; None without limb (1)(a)-(e), 1-1-306",
    "last_minute": "int: facts.office_closes, 17:00 or 24:00 (1)(a)",
    "deadline": "Moment | None: `last_day`, `last_minute`, by=True; None without limb (1)(a)-(e)",
    "notice_3": "Notice3 | None: for (b), (d), (e) alone; None in a SCHOOL contest if a reading"
    " says so (3)",
    "scope": "Scope | None: VOTED_A, VOTED_C for (a), (c); (b): VOTED_B or ALL_3; (d), (e):"
    " VOTED_3 or ALL_3; None without limb (1), (3)",
    "board_petitions": "bool: facts.board_found_error (1)(f)",
    "board_form": "BoardForm | None: None unless `board_petitions` (1)(f)",
    "board_office": "FilingOffice | None: under PETITION ADMINISTRATOR_F, in a SCHOOL contest"
    " SCHOOL_OFFICER; None under DECISION or no `board_form` (1)(f), (2)",
    "board_provision": "Provision | None: F if `covered` and `board_petitions`, else None (1)(f)",
    "board_open": "bool: `board_provision` is not None (1)(f)",
}
"""Values of both subjects. Ask a question only where its readings can differ. *Without limb*:
`limb` is None."""

VOTERS_VALUES: Mapping[str, str] = {
    "decided": "bool | None: not tied (for = against, yes = no), or a tie counts (1)(c)-(e)",
    "measure_margin": "int | None: |for - against|, |yes - no|; a measure that needs other than"
    " 1/2 may take |for - `required`| instead (1)(c)-(e)",
    "measure_within": "bool | None: `measure_margin` is at most .25% of `total`, exact or as"
    " rounded: that is, at most `share_limit` (1)(c)-(e)",
    "voters_provision": "Provision | None: `limb` if `covered`, `decided` and `measure_within`,"
    " else None (1)(c)-(e)",
    "signatures_needed": "int | None: 10, 100, 25 for (c), (d), (e)",
    "counties_needed": "int | None: 5, 2 for (d), (e); None for (c) too",
    "voters_form": "Form | None: ONE_OATH, EACH_SWEARS or SIGNATURES_ONLY (1)(c)-(e)",
    "signatures_eligible": "int | None: facts.signatures, or facts.signers_voted; None also while"
    " nothing is filed (1)(c)-(e)",
    "signers_counted": "int | None: `signatures_eligible`, at most facts.signers if only distinct"
    " persons count; None also while nothing is filed (1)(c)-(e)",
    "enough_signers": "bool | None: `signers_counted` >= `signatures_needed`; None also while"
    " nothing is filed (1)(c)-(e)",
    "represented": "bool | None: (c): True; (d): facts.signers_fifth >= 1, or its share, 5 * it >="
    " 100; (e): facts.signers_second >= 1, or 2 * it >= 25; None also while nothing is filed",
    "voters_in_form": "bool | None: ONE_OATH: verified and states_belief_and_request; EACH_SWEARS:"
    " verified_by_each and the latter; SIGNATURES_ONLY: True; None also while nothing is filed",
    "filer_may": "bool | None: True, or facts.by_losing_side; None also while nothing is filed",
    "sufficient": "bool | None: `enough_signers`, `represented`, `voters_in_form` and `filer_may`;"
    " None also while nothing is filed (1)(c)-(e)",
    "voters_timely": "bool | None: filed at or before `deadline`, and not before the day of"
    " `canvass` unless early filing counts; None also while nothing is filed (1)(c)-(e)",
    "voters_lapsed": "bool | None: at_day is given, nothing is filed, and the moment is after"
    " `deadline` (1)(c)-(e)",
    "voters_open": "bool: `voters_provision`, and not False: `sufficient`, `voters_timely`; and"
    " not `voters_lapsed` (1)(c)-(e)",
}
"""Values of electors' petitions. Those with `| None` are None without limb (c), (d) or (e)."""

RACE_VALUES: Mapping[str, str] = {
    "covered": "bool: no special election, or those are reached; and some vote (votes, write_ins),"
    " or none is needed (1)",
    "treated": "Treated: CANDIDATES; under facts.retention one of the others (1)",
    "candidate_limb": "Provision | None: None if treated as MEASURE; PRECINCT A; LEGISLATURE,"
    " DISTRICT_JUDGE, CONGRESSIONAL, STATE B; PRESIDENTIAL B or None; DISTRICT, and SCHOOL unless"
    " a reading says None: A in one county, B in several; COUNTY, MUNICIPAL: A in one county; in"
    " several A if the modifier reaches districts alone, else COUNTY None and MUNICIPAL None, A or"
    " B by mt-multicounty-municipality-office (1)(a), (b)",
    "measure_limb": "Provision | None: None unless treated as MEASURE; STATE, PRESIDENTIAL D;"
    " others: C in one county, else E; MUNICIPAL in several by"
    " mt-multicounty-municipality-question (1)(c)-(e)",
    "limb": "Provision | None: whichever of the two is not None (1)",
    "most": "int: the most votes that a candidate has (1)(a)",
    "last_in": "int | None: votes of who took the last of `places`; None if there is no such"
    " (1)(a)",
    "undecided": "bool | None: more candidates have at least `last_in` than there are places; None"
    " without `last_in` (1)(a)",
    "reference": "int | None: `last_in`, or `most` by reading if places > 1 (asking"
    " mt-primary-advancing in a primary, else mt-multiseat-margin); None without `last_in` (1)(a),"
    " (b)",
    "write_ins_out": "int: votes left out of the total as write-ins: 0, or write_ins and the votes"
    " of candidates not printed (1)(b)",
    "withdrawn_out": "int: votes left out as withdrawn candidates': 0, or all of theirs (1)(b)",
    "candidate_votes": "int: votes and write_ins, less the two left out (1)(a), (b)",
    "leading_pair": "int: the highest and the second highest votes, whoever has them; the highest"
    " if there is one candidate (1)(a)",
    "base": "Base | None: None without limb; MEASURE: FOR_AND_AGAINST; JUDGE: YES_AND_NO;"
    " JUDGE_ON_YES: YES_VOTES; under (a) first mt-total-votes-local; if that leaves candidates'"
    " votes, and under (b): seats > 1 may give BALLOTS_IN_CONTEST; if not, a primary may give"
    " ALL_PARTY_VOTES; else CANDIDATE_VOTES (1)",
    "total": "int | None: the number of `base`: votes_of_all_parties less the two left out; yes"
    " and no are votes alone, without write_ins; None without limb (1)",
    "cap": "Cap | None: (a): LARGER or SMALLER; (b)-(e): SHARE; None without limb (1)(a)",
    "limit": "int | None: largest margin that qualifies: LARGER, SMALLER: the larger, smaller of"
    " `share_limit` and 10; SHARE: `share_limit`; None without limb (1)",
    "form": "Form: VERIFIED (1)(a), (b)",
    "loses": "bool, of each: False if treated as MEASURE, for No under retention, or without"
    " `last_in`; else fewer votes than `last_in`, or as many while `undecided` (1)(a), (b)",
    "margin": "int | None, of each: `reference` less the candidate's votes; None unless `loses`",
    "defeated": "bool | None, of each: fewer votes than `last_in`, or as many and a tie is a defeat"
    " (whatever `reference` is); None unless `loses` (1)(a), (b)",
    "may_petition": "bool, of each: printed, or write-in candidates may petition (1)(a)",
    "among_losers": "bool | None, of each: any loser, or only one whom at most `places` candidates"
    " exceed in votes; None unless `loses` (1)(a), (b)",
    "within": "bool | None, of each: `margin` is at most `limit`, tested exactly (400 m <= total,"
    " or as rounded; 10); None without limb or unless `loses` (1)(a), (b)",
    "provision": "Provision | None, of each: `limb` if `covered`, `defeated`, `may_petition`,"
    " `among_losers` and `within`, else None (1)(a), (b)",
    "files": "bool, of each: a petition is filed, not by electors, by this candidate or by"
    " petitioner None (1)(a)",
    "timely": "bool | None, of each: as `voters_timely`; None unless `files`, or without limb"
    " (1)(a)",
    "in_form": "bool | None, of each: verified and states_belief_and_request; None unless `files`",
    "lapsed": "bool | None, of each: at_day is given, not `files`, and the moment is after"
    " `deadline`; None without limb (1)(a)",
    "open": "bool, of each: `provision`, and not False: `timely`, `in_form`; and not `lapsed` (1)",
    "notice_b": "NoticeB | None: for (b) alone; None in a SCHOOL contest if a reading says so"
    " (1)(b)",
    "voters_ask": "bool: treated as MEASURE (1)(c)-(e)",
    **VOTERS_VALUES,
    **FILING_VALUES,
    "outcome": "Outcome, folded: REQUIRED if so_far is, if `board_open`, if `voters_open` with"
    " `sufficient` and `voters_timely` True, or `open` with `in_form` and `timely` True; else"
    " AVAILABLE if so_far is, or if `open` or `voters_open`; else NOT_AVAILABLE (1)",
}
"""Part name: its type, what it is, when None, its clause."""

MEASURE_VALUES: Mapping[str, str] = {
    "covered": RACE_VALUES["covered"],
    "limb": "Provision | None: STATE D; COUNTY C; DISTRICT, SCHOOL: C in one county, E in several;"
    " MUNICIPAL: C in one county, in several C, None or E by reading (1)(c)-(e)",
    "base": "Base: FOR_AND_AGAINST (1)(c)-(e)",
    "total": "int: votes for and against (1)(c)-(e)",
    "limit": "int | None: `share_limit`; None without limb (1)(c)-(e)",
    "required": "int: least number of votes for that approves: more than half where the share is"
    " 1/2, else at least the share (1)(c)-(e)",
    "to_required": "bool: `measure_margin` is the distance to `required`; False, unasked, where"
    " the share is 1/2 (1)(c)-(e)",
    "voters_ask": "bool: True (1)(c)-(e)",
    **VOTERS_VALUES,
    **FILING_VALUES,
    "outcome": "Outcome: REQUIRED if `board_open`, or `voters_open` with `sufficient` and"
    " `voters_timely` True; else AVAILABLE if `voters_open`; else NOT_AVAILABLE (1)",
}
"""Part name: its type, what it is, when None, its clause."""


# -- how the values fill an answer ------------------------------------------------------------

SECRETARY = "secretary of state"
BOARD = "recount board"

NOTICE_B = DutyShape(SECRETARY, part="notice_b", clock="immediately")
NOTICE_3 = DutyShape(SECRETARY, part="notice_3", clock="immediately")
MEET = DutyShape(BOARD, "meet without delay", c.BOARD_MEETS, clock="within five days of the call")
RECOUNT = DutyShape(BOARD, part="scope")

TESTED = {"test": "test", "limit": "limit", "base": "base", "total": "total"}
FILED = {"filing_office": "filing_office", "deadline": "deadline"}

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
