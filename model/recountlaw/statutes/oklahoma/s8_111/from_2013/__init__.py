"""Okla. Stat. tit. 26, § 8-111 as in force from 1 November 2013 to 31 October 2021."""

import datetime as dt

from recountlaw.case import Case
from recountlaw.clauses import Confidence, Neighbor
from recountlaw.contest import CandidateContest
from recountlaw.ranks import nth_highest
from recountlaw.readings import Choose
from recountlaw.rooms import TOO_LATE, Limit, Room, Subject
from recountlaw.statutes import shared_readings as shared

from . import clauses, door, margins, readings, rules, rules_issues
from .record_routes import ISSUE_ROUTES, RACE_ROUTES


def mentions(case: Case) -> tuple[Neighbor, ...]:
    """The neighboring provisions that an answer on this case must mention."""
    contest = case.contest
    found = [clauses.S8_109, clauses.OAC_230_45_3_15, clauses.HB_2564]
    if isinstance(contest, CandidateContest):
        if contest.retention:
            found.append(clauses.S11_102)
        elif _tied(case, contest):
            found += [clauses.S8_115, clauses.S8_105]
    return tuple(found)


def _tied(case: Case, contest: CandidateContest) -> bool:
    """Whether a tie leaves open who has the last place, or may."""
    votes = tuple(candidate.votes for candidate in contest.candidates)
    for places in door.possible_places(case):
        last_in = nth_highest(votes, places)
        if last_in is not None and last_in == nth_highest(votes, places + 1):
            return True
    return False


def issues_limit(total: int, choose: Choose) -> int:
    """The largest margin of (B) or (C), where votes counted, votes cast and ballots are one."""
    if margins.many(total):
        return margins.ONE_HUNDRED_FIFTY
    return total // 100


COMMON_NAMES = {
    "special": "stage",
    "counties_voted": "counties",
    "counties_requested": "recount_ballots",
    "ballots_requested": "recount_ballots",
    "ballots_with_vote": "ballots_in_contest",
    "ballots_of_county": "ballots_in_election",
    "manual": "manual",
    "names_precincts": "names_precincts",
    "names_absentees": "names_absentees",
    "paid": "deposit_cents",
    "instrument": "instrument",
    "election_day": "date",
    "filed_day": "filed",
    "filed_minute": "filed",
    "filed_clock": "filed",
    "at_day": "at",
    "at_minute": "at",
}

ROOM = Room(
    id="oklahoma/s8_111/from_2013",
    section=clauses.SECTION,
    state="OK",
    in_force_from=dt.date(2013, 11, 1),
    in_force_until=dt.date(2021, 10, 31),
    confidence=Confidence.READ,
    clauses=clauses.CLAUSES,
    questions=(
        *readings.QUESTIONS,
        shared.ZeroVotes,
        shared.Unopposed,
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
                "sole_candidate": "votes",
                "write_ins": "write_ins",
                "some_votes": "votes",
                "places": "advancing",
                "retention": "retention",
                "round": "stage",
                "runoff_possible": "runoff_possible",
                "sheriff": "sheriff",
                "declared": "declared_with",
                "petitioner": "petitioner",
            },
        ),
        "measure": Subject(
            "measure",
            rules_issues.ISSUES,
            door.issue,
            ISSUE_ROUTES,
            COMMON_NAMES
            | {
                "votes_for": "for",
                "votes_against": "against",
                "some_votes": "for",
                "required_num": "share",
                "required_den": "share",
                "ballot_says_share": "ballot_says_share",
                "votes_counted": "counted",
                "votes_cast": "cast",
                "ballots_on_issue": "ballots_in_contest",
                "statewide": "measure",
                "on_statewide_ballot": "on_statewide_ballot",
                "signatures": "signatures",
                "signers": "distinct_signers",
                "signers_voted": "signers_who_voted",
                "presenter_signed": "presenter_signed",
            },
        ),
    },
    limits=(
        Limit("8-111(B) issues, by a majority", issues_limit),
        Limit("8-111(C) issues that need more", issues_limit, to_required=True),
    ),
    subject_of=lambda case: (
        "candidates" if isinstance(case.contest, CandidateContest) else "measure"
    ),
    mentions=mentions,
    counting=(clauses.T25_82_1, clauses.S1_106),
    paper="petition",
    asking="petition for a recount",
    signers="registered voters who took part in the election",
    nobody="there is no candidate whose name was printed on the ballot and who may petition",
    reasons=(
        ("barred", True, "subsection (E) permits no recount of a statewide issue"),
        ("side_admits", False, "only an issue that failed is recounted, under the reading chosen"),
    ),
    defects=(
        ("timely", False, TOO_LATE),
        ("contents_proper", False, "it does not say which precincts and ballots are meant"),
        ("deposit_proper", False, "its deposit is too small, or not paid as it must be"),
        ("enough_signatures", False, "it has too few signatures"),
        ("presenter_proper", False, "whoever presents it has not signed it"),
    ),
    opens_with="the election",
    before="The text before 1 November 2013 is not modeled.",
    after=(
        "From 1 November 2021 HB 2564 sets other deposits: new scales by ballots for manual and for"
        " electronic recounts, and $300 with any petition to the State Election Board. It also"
        " makes recounts of state questions possible."
    ),
)
