"""Mont. Code Ann. 13-16-201 in the text in force from 30 April 2013: petitions for a recount."""

import datetime as dt

from recountlaw.case import Case
from recountlaw.clauses import Confidence, Neighbor
from recountlaw.contest import CandidateContest
from recountlaw.ranks import how_many_above, how_many_with, nth_highest
from recountlaw.readings import Choose
from recountlaw.rooms import TOO_LATE, Limit, Room, Subject
from recountlaw.statutes import shared_readings as shared

from . import clauses, door, filing, readings, rules, rules_measures, totals
from .record_routes import MEASURE_ROUTES, RACE_ROUTES
from .record_words import Provision


def tied(case: Case) -> bool:
    """Whether a tie leaves the contest undecided: a certified tie is recounted unasked."""
    contest = case.contest
    if not isinstance(contest, CandidateContest):
        return contest.votes_for == contest.votes_against
    votes = tuple(candidate.votes for candidate in contest.candidates)
    places = contest.advancing or contest.seats
    last_in = nth_highest(votes, places)
    return last_in is not None and (
        how_many_above(votes, last_in) + how_many_with(votes, last_in) > places
    )


def mentions(case: Case) -> tuple[Neighbor, ...]:
    """The neighboring provisions that an answer on this case must mention."""
    found = [clauses.COURT_RECOUNT, clauses.COURT_DEPOSIT, clauses.BOARD_ERROR]
    if isinstance(case.contest, CandidateContest):
        found.insert(0, clauses.BOND_RECOUNT)
    if tied(case):
        found.insert(0, clauses.TIE_RECOUNT)
    return tuple(found)


def share(limb: Provision, total: int, choose: Choose) -> int:
    """The largest qualifying margin of a candidate under `limb`, where all totals are the same."""
    share_limit = filing.share_limit(limb, total, choose)
    return totals.limit(share_limit, totals.cap(limb, choose))


def local_limit(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (1)(a)."""
    return share(Provision.A, total, choose)


def wider_limit(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (1)(b)."""
    return share(Provision.B, total, choose)


def measures_limit(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (1)(c), (d) and (e)."""
    return filing.share_limit(Provision.C, total, choose)


COMMON_NAMES = {
    "special": "stage",
    "counties": "counties",
    "county_canvass": "canvass",
    "state_canvass": "canvass",
    "office_closes": "office_closes",
    "filed_day": "filed",
    "filed_minute": "filed",
    "at_day": "at",
    "at_minute": "at",
    "verified": "verified",
    "verified_by_each": "verified_by_each",
    "states_belief_and_request": "states_belief_and_request",
    "signatures": "signatures",
    "signers": "distinct_signers",
    "signers_voted": "signers_who_voted",
    "signers_second": "signers",
    "signers_fifth": "signers",
    "by_losing_side": "by_losing_side",
    "board_found_error": "board_found_error",
}

TIE = "No petition is needed: a certified tie is recounted under 13-16-203 (not modeled yet)."

ROOM = Room(
    id="montana/s13_16_201/from_2013",
    section=clauses.SECTION,
    state="MT",
    in_force_from=dt.date(2013, 4, 30),
    in_force_until=None,
    confidence=Confidence.INFERRED,  # no history line was read
    clauses=clauses.CLAUSES,
    questions=(
        *readings.QUESTIONS,
        shared.ZeroVotes,
        shared.SpecialElection,
        shared.DuplicateSigners,
    ),
    open_points=(*readings.OPEN_POINTS, *shared.OPEN_POINTS),
    absent=(),
    neighbors=clauses.NEIGHBORS,
    subjects={
        "candidates": Subject(
            "candidates",
            rules.RACES,
            door.race,
            RACE_ROUTES,
            COMMON_NAMES
            | {
                "votes": "votes",
                "printed": "not_printed",
                "withdrawn": "withdrawn",
                "write_ins": "write_ins",
                "places": "advancing",
                "seats": "seats",
                "primary": "stage",
                "retention": "retention",
                "office": "office",
                "ballots_in_contest": "ballots_in_contest",
                "ballots_in_election": "ballots_in_election",
                "votes_of_all_parties": "votes_of_all_parties",
                "petitioner": "petitioner",
                "by_electors": "petitioner",
            },
        ),
        "measure": Subject(
            "measure",
            rules_measures.MEASURES,
            door.measure,
            MEASURE_ROUTES,
            COMMON_NAMES
            | {
                "votes_for": "for",
                "votes_against": "against",
                "required_num": "share",
                "required_den": "share",
                "kind": "measure",
            },
        ),
    },
    limits=(
        Limit("13-16-201(1)(a) local offices", local_limit),
        Limit("13-16-201(1)(b) other offices", wider_limit),
        Limit("13-16-201(1)(c)-(e) measures", measures_limit),
    ),
    subject_of=lambda case: (
        "candidates" if isinstance(case.contest, CandidateContest) else "measure"
    ),
    mentions=mentions,
    counting=(clauses.COUNTING_DAYS, clauses.LAST_DAY_MOVES, clauses.HOLIDAYS),
    paper="petition",
    asking="file a verified petition for a recount",
    signers="electors",
    nobody="no candidate is defeated",
    reasons=(
        (
            "defeated",
            False,
            "a tie defeats nobody under this section",
        ),
        ("may_petition", False, "a write-in candidate may not petition, under the reading chosen"),
        ("among_losers", False, "only the runner-up may petition, under the reading chosen"),
        ("decided", False, "a tie decides nothing, under the reading chosen"),
    ),
    defects=(
        ("timely", False, TOO_LATE),
        ("voters_timely", False, TOO_LATE),
        ("in_form", False, "it is not verified, or lacks a statement of (1)(a)"),
        (
            "voters_in_form",
            False,
            "it is not verified as it must be, or lacks a statement of (1)(a)",
        ),
        ("enough_signers", False, "it has too few signers"),
        ("represented", False, "its signers come from too few counties"),
        ("filer_may", False, "those who ask are not of the side that lost"),
    ),
    remarks=(
        ("measure_margin", 0, TIE),
        ("margin", 0, TIE),
    ),
    before=(
        "Before 30 April 2013 margins, filers, signers and days were the same as far as read, but "
        "what is said of school elections and of notices may differ."
    ),
    after="",
)
