"""Utah Code 20A-4-401 in the text in force from 7 May 2025: recounts, requests and ties."""

import datetime as dt

from recountlaw.case import Case
from recountlaw.clauses import Confidence, Neighbor
from recountlaw.contest import CandidateContest, Office, Stage
from recountlaw.readings import Choose
from recountlaw.rooms import TOO_LATE, Limit, Room, Subject
from recountlaw.statutes import shared_readings as shared

from . import clauses, door, neighbors, readings, rules, rules_propositions
from .record_routes import PROPOSITION_ROUTES, RACE_ROUTES
from .record_words import Treated


def mentions(case: Case) -> tuple[Neighbor, ...]:
    """The neighboring provisions that an answer on this case must mention."""
    contest = case.contest
    found: list[Neighbor] = []
    if isinstance(contest, CandidateContest) and not contest.retention:
        if contest.instant_runoff:
            found += [_absent("1"), neighbors.INSTANT_RUNOFF]
        found.append(neighbors.LOT)
    else:
        found += [neighbors.TIED_PROPOSITION, _absent("10")]
    wide = isinstance(contest, CandidateContest) and contest.office in (
        Office.STATE,
        Office.CONGRESSIONAL,
        Office.LEGISLATURE,
        Office.PRESIDENTIAL,
    )
    if wide or (case.counties or 1) > 1 or case.stage is Stage.PRIMARY:
        found.append(neighbors.STATE_CANVASS)
    return tuple(found)


def _absent(label: str) -> Neighbor:
    """A subsection that the modeled text lacks, as a provision to be mentioned."""
    for cite, known in clauses.ABSENT:
        if cite.path == (label,):
            return Neighbor(cite, known)
    raise LookupError(label)


def candidates_limit(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (3), where both totals are the same."""
    small = rules.small(total)
    return rules.limit(total, small, rules.test(small, choose), choose)


def propositions_limit(total: int, choose: Choose) -> int:
    """The largest qualifying margin of (7)."""
    small = rules_propositions.small(total)
    test = rules_propositions.test(small, Treated.PROPOSITION, choose)
    return rules_propositions.limit(total, small, test, choose)


COMMON_NAMES = {
    "kind": "office",
    "election": "stage",
    "primary": "stage",
    "extent": "counties",
    "contracted": "contracted",
    "county_canvass": "canvass",
    "state_canvass": "canvass",
    "filed_day": "filed",
    "filed_minute": "filed",
    "at_day": "at",
    "at_minute": "at",
}

ROOM = Room(
    id="utah/s20a_4_401/from_2025",
    section=clauses.SECTION,
    state="UT",
    in_force_from=dt.date(2025, 5, 7),
    in_force_until=None,
    confidence=Confidence.READ,
    clauses=clauses.CLAUSES,
    questions=(
        *readings.QUESTIONS,
        shared.ZeroVotes,
        shared.SpecialElection,
        shared.DuplicateSigners,
    ),
    open_points=(*readings.OPEN_POINTS, *shared.OPEN_POINTS),
    absent=clauses.ABSENT,
    neighbors=neighbors.NEIGHBORS,
    subjects={
        "candidates": Subject(
            "candidates",
            rules.RACES,
            door.race,
            RACE_ROUTES,
            COMMON_NAMES
            | {
                "votes": "votes",
                "write_ins": "write_ins",
                "stray_votes": "stray_write_ins",
                "places": "advancing",
                "seats": "seats",
                "at_large": "at_large",
                "instant_runoff": "instant_runoff",
                "ballots_in_contest": "ballots_in_contest",
                "ballots_in_election": "ballots_in_election",
                "certified": "certified",
                "petitioner": "petitioner",
            },
        ),
        "measure": Subject(
            "measure",
            rules_propositions.PROPOSITIONS,
            door.proposition,
            PROPOSITION_ROUTES,
            COMMON_NAMES
            | {
                "votes_for": "for",
                "votes_against": "against",
                "required_num": "share",
                "required_den": "share",
                "retention": "retention",
                "by_judge": "petitioner",
                "signatures": "signatures",
                "signers": "distinct_signers",
                "signers_voted": "signers_who_voted",
                "signers_voted_on_it": "signers_who_voted_on_it",
            },
        ),
    },
    limits=(
        Limit("20A-4-401(3) candidates", candidates_limit),
        Limit("20A-4-401(7) propositions", propositions_limit),
    ),
    subject_of=lambda case: (
        "candidates"
        if isinstance(case.contest, CandidateContest) and not case.contest.retention
        else "measure"
    ),
    mentions=mentions,
    counting=(neighbors.DEFINITIONS, neighbors.HOLIDAYS),
    paper="request",
    asking="file a request for a recount",
    signers="voters",
    nobody="no candidate loses and no place is tied",
    reasons=(
        (
            "tied",
            True,
            "the tie is recounted unasked, which takes the place of requests",
        ),
        (
            "may_be_the_loser",
            False,
            "only the first losing candidate may ask, under the reading chosen",
        ),
        ("has_margin", False, "a tie has no margin, under the reading chosen"),
    ),
    defects=(
        ("timely", False, TOO_LATE),
        ("voters_timely", False, TOO_LATE),
        ("judge_timely", False, TOO_LATE),
        ("enough", False, "it does not come from ten voters who count"),
    ),
    before=(
        "Before 7 May 2025 all candidate requests but those in municipal primaries had seven days, "
        "and had to be filed before 5 p.m.; before 1 May 2024 ties were not recounted unasked."
    ),
    after="",
)
