"""From the facts of Okla. Stat. tit. 26, § 8-111 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import Formula
from recountlaw.statutes.case_words import chosen, date, filing, names, told

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


def _petition(facts: Race | Issue) -> dict[str, Any]:
    asked = names(len(facts.ballots_requested))
    return {
        "counties": facts.counties_voted,
        "recount_ballots": dict(zip(asked, facts.ballots_requested, strict=True)),
        "ballots_in_election": sum(facts.ballots_of_county),
        "manual": facts.manual or None,
        "names_precincts": None if facts.names_precincts else False,
        "names_absentees": None if facts.names_absentees else False,
        "deposit_cents": facts.paid,
        "instrument": INSTRUMENTS[facts.instrument],
        "date": date(facts.election_day),
        **filing(facts),
    }


def race(facts: Race) -> dict[str, Any]:
    """The case of a race, or of a judge on a yes/no ballot."""
    listed = ["Yes", "No"] if facts.retention else names(len(facts.votes))
    votes = dict(zip(listed, facts.votes, strict=True))
    first = facts.round in (Round.PARTY_PRIMARY, Round.OTHER_NOMINATING)
    state_board = facts.declared is Declared.STATE_BOARD
    judge = {"office": "state", "retention": True}
    candidates = {
        "office": "county",
        "declared_with": "state" if state_board else None,
        "not_printed": chosen(listed, facts.printed, False) if not facts.retention else None,
        "withdrawn": chosen(listed, facts.withdrawn, True) if not facts.retention else None,
        "seats": facts.places if facts.places > 1 and not first else None,
        "advancing": facts.places if first else None,
        "runoff_possible": facts.runoff_possible,
    }
    who = facts.petitioner
    return told(
        {
            "state": "OK",
            "stage": "special" if facts.special else STAGES[facts.round],
            **(judge if facts.retention else candidates),
            "votes": votes,
            "write_ins": facts.write_ins or None,
            "sheriff": facts.sheriff or None,
            "petitioner": None if who is None or who < 0 else listed[who],
            **_petition(facts),
        }
    )


def issue(facts: Issue) -> dict[str, Any]:
    """The case of an issue."""
    share = (facts.required_num, facts.required_den)
    signed = facts.signatures or facts.signers or facts.signers_voted
    return told(
        {
            "state": "OK",
            "measure": "state" if facts.statewide else "municipal",
            "stage": "special" if facts.special else "general",
            "for": facts.votes_for,
            "against": facts.votes_against,
            "counted": facts.votes_counted,
            "cast": facts.votes_cast,
            "ballots_in_contest": facts.ballots_on_issue,
            "share": None if share == (1, 2) else f"{share[0]}/{share[1]}",
            "ballot_says_share": facts.ballot_says_share,
            "on_statewide_ballot": None if facts.statewide else facts.on_statewide_ballot,
            "signatures": facts.signatures if signed else 0,
            "distinct_signers": facts.signers,
            "signers_who_voted": facts.signers_voted,
            "presenter_signed": None if facts.presenter_signed else False,
            **_petition(facts),
        }
    )


def _usual(facts: Any) -> list[Formula]:
    """One county votes, and it has ballots enough."""
    return [facts.counties_voted == 1, facts.ballots_of_county[0] == IN_THE_COUNTY]


USUAL = {"candidates": _usual, "measure": _usual}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": issue}
"""The way back for each subject."""
