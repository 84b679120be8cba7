"""From the facts of Okla. Stat. tit. 26, § 8-111 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import All, Formula, Implies, Not, Some, Sum
from recountlaw.statutes.case_words import (
    chosen,
    date,
    filer,
    filing,
    names,
    share,
    signatures,
    told,
    unless,
)

from .record import Declared, Issue, Paid, Race, Round

ELECTION = dt.date(2018, 11, 6).toordinal()

IN_THE_COUNTY = 1_000_000
"""Ballots of the county: more than any contest here needs."""

PETITION: dict[str, Any] = {
    "special": False,
    "counties_voted": 1,
    "counties_requested": 1,
    "ballots_requested": (1000,),
    "ballots_with_vote": (1000,),
    "ballots_of_county": (IN_THE_COUNTY,),
    "manual": False,
    "names_precincts": True,
    "names_absentees": True,
    "paid": None,
    "instrument": Paid.CASHIERS_CHECK,
    "election_day": ELECTION,
    "filed_day": None,
    "filed_minute": 0,
    "filed_clock": 0,
    "at_day": None,
    "at_minute": 0,
}

PLAIN = {
    "candidates": Race(
        votes=(900, 800),
        printed=(True, True),
        withdrawn=(False, False),
        sole_candidate=False,
        write_ins=0,
        some_votes=True,
        places=1,
        retention=False,
        round=Round.GENERAL,
        runoff_possible=False,
        sheriff=False,
        declared=Declared.COUNTY_BOARD,
        petitioner=None,
        **PETITION,
    ),
    "measure": Issue(
        votes_for=900,
        votes_against=905,
        some_votes=True,
        required_num=1,
        required_den=2,
        ballot_says_share=False,
        votes_counted=1805,
        votes_cast=1805,
        ballots_on_issue=1900,
        statewide=False,
        on_statewide_ballot=False,
        signatures=0,
        signers=0,
        signers_voted=0,
        presenter_signed=True,
        **PETITION,
    ),
}
"""Facts of a plain contest of each subject."""

INSTRUMENTS = {
    Paid.CASHIERS_CHECK: None,
    Paid.CERTIFIED_CHECK: "certified-check",
    Paid.OTHER: "other",
}

STAGES = {
    Round.PARTY_PRIMARY: "primary",
    Round.OTHER_NOMINATING: "municipal-primary",
    Round.RUNOFF: "runoff",
    Round.GENERAL: "general",
}


FIRST_ROUNDS = (Round.PARTY_PRIMARY, Round.OTHER_NOMINATING)

FIRST_STEP = 3_000
"""Up to so many ballots the deposit does not hang on how many of them have a vote."""


def _petition(facts: Race | Issue) -> dict[str, Any]:
    asked = [f"county-{name}" for name in names(len(facts.ballots_requested))]
    return {
        "counties": facts.counties_voted,
        "recount_ballots": dict(zip(asked, facts.ballots_requested, strict=True)),
        "ballots_in_election": sum(facts.ballots_of_county),
        "manual": unless(facts.manual, False),
        "names_precincts": unless(facts.names_precincts, True),
        "names_absentees": unless(facts.names_absentees, True),
        "deposit_cents": facts.paid,
        "instrument": INSTRUMENTS[facts.instrument],
        "date": date(facts.election_day),
        **filing(facts),
    }


def race(facts: Race) -> dict[str, Any]:
    """The case of a race, or of a judge on a yes/no ballot."""
    first = facts.round in FIRST_ROUNDS
    return told(
        {
            "state": "OK",
            "stage": "special" if facts.special else STAGES[facts.round],
            **(_judge(facts) if facts.retention else _candidates(facts)),
            **_seats_and_ballots(facts),
            "advancing": facts.places if first else None,
            "runoff_possible": facts.runoff_possible if first else facts.runoff_possible or None,
            "sheriff": unless(facts.sheriff, False),
            **_petition(facts),
        }
    )


def _judge(facts: Race) -> dict[str, Any]:
    # The office is not one of the whole state: those are never voted on in a single county.
    votes = dict(zip(("Yes", "No"), facts.votes, strict=True))
    return {"office": "district-judge", "retention": True, "votes": votes}


def _candidates(facts: Race) -> dict[str, Any]:
    listed = names(len(facts.votes))
    return {
        "office": "county",
        "votes": dict(zip(listed, facts.votes, strict=True)),
        "write_ins": unless(facts.write_ins, 0),
        "not_printed": chosen(listed, facts.printed, False),
        "withdrawn": chosen(listed, facts.withdrawn, True),
        "declared_with": "state" if facts.declared is Declared.STATE_BOARD else None,
        "petitioner": filer(listed, facts.petitioner),
    }


def _seats_and_ballots(facts: Race) -> dict[str, Any]:
    """The seats, and the ballots in the contest where these must be told.

    In a first round the facts tell how many go on, and not for how many seats: as few as the votes
    need. Beyond the first step of the deposit a case must leave no doubt how many of the ballots
    asked for have a vote: of all that might be told, what needs the most of them to have one.
    """
    told_seats = range(1, facts.places + 1) if facts.round in FIRST_ROUNDS else [facts.places]
    ways = [
        (seats, ballots, spare)
        for seats in told_seats
        for ballots, spare in _ballots_told(facts)
        if _is_enough(facts, seats, ballots)
    ]
    if not ways:
        return {"seats": unless(facts.places, 1)}

    def with_vote(way: tuple[int, int, int]) -> int:
        seats, _, spare = way
        return max(0, -(-_votes(facts) // seats) - spare)

    few = sum(facts.ballots_with_vote) <= FIRST_STEP
    seats, ballots, spare = ways[0] if few else max(ways, key=with_vote)
    return {"seats": unless(seats, 1), "ballots_in_contest": None if spare else ballots}


def _votes(facts: Race) -> int:
    return sum(facts.votes) + facts.write_ins


def _ballots_told(facts: Race) -> list[tuple[int, int]]:
    """Ballots that may carry the contest, and how many of them are not asked for: all of the
    county's, or those asked for and no others."""
    in_all, asked = sum(facts.ballots_of_county), sum(facts.ballots_requested)
    return [(in_all, in_all - asked), (asked, 0)]


def _is_enough(facts: Race, seats: int, ballots: int) -> bool:
    """Whether so many ballots, with a mark for each seat, can carry the votes."""
    return _votes(facts) <= seats * ballots and max(facts.votes) <= ballots


def issue(facts: Issue) -> dict[str, Any]:
    """The case of an issue."""
    majority = share(facts.required_num, facts.required_den) is None
    return told(
        {
            "state": "OK",
            "measure": "state" if facts.statewide else "municipal",
            "stage": "special" if facts.special else "general",
            "for": facts.votes_for,
            "against": facts.votes_against,
            "counted": unless(facts.votes_counted, facts.votes_for + facts.votes_against),
            "cast": facts.votes_cast,
            "ballots_in_contest": facts.ballots_on_issue,
            "share": share(facts.required_num, facts.required_den),
            "ballot_says_share": facts.ballot_says_share or (None if majority else False),
            "on_statewide_ballot": None if facts.statewide else facts.on_statewide_ballot,
            **signatures(facts),
            "presenter_signed": unless(facts.presenter_signed, True),
            **_petition(facts),
        }
    )


def _usual(facts: Any, votes: Any) -> list[Formula]:
    """One county votes, it has ballots enough, and each vote is on a ballot asked for or, where
    these are fewer, each of them has one."""
    asked, with_vote = facts.ballots_requested[0], facts.ballots_with_vote[0]
    return [
        facts.counties_voted == 1,
        facts.ballots_of_county[0] == IN_THE_COUNTY,
        All(with_vote <= votes, Some(with_vote == asked, with_vote == votes)),
    ]


def _usual_race(facts: Any) -> list[Formula]:
    """As with any; and one name on a list is the only one."""
    alone = [All(facts.sole_candidate)] if len(facts.printed) == 1 else []
    named = facts.none("petitioner") == Some(facts.none("filed_day"), facts.retention)
    in_race = Implies(facts.retention, Not(Some(*facts.withdrawn)))
    return [*_usual(facts, Sum(*facts.votes, facts.write_ins)), *alone, named, in_race]


def _usual_issue(facts: Any) -> list[Formula]:
    return _usual(facts, Sum(facts.votes_for, facts.votes_against))


USUAL = {"candidates": _usual_race, "measure": _usual_issue}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": issue}
"""The way back for each subject."""
