"""From the facts of Mont. Code Ann. 13-16-201 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import Formula, Implies, Not, Sum
from recountlaw.statutes.case_words import canvass, chosen, filing, names, told

from .record import BallotMeasure, Filed, Kind, Office, Race

COUNTY_CANVASS = dt.date(2024, 11, 19).toordinal()
STATE_CANVASS = dt.date(2024, 12, 2).toordinal()

FIVE_PM = 17 * 60

FILED: dict[str, Any] = {
    "special": False,
    "counties": 1,
    "county_canvass": COUNTY_CANVASS,
    "state_canvass": STATE_CANVASS,
    "office_closes": FIVE_PM,
    "filed_day": None,
    "filed_minute": 0,
    "at_day": None,
    "at_minute": 0,
    "verified": True,
    "verified_by_each": True,
    "states_belief_and_request": True,
    "signatures": 0,
    "signers": 0,
    "signers_voted": 0,
    "signers_second": 0,
    "signers_fifth": 0,
    "by_losing_side": False,
    "board_found_error": False,
}

PLAIN = {
    "candidates": Race(
        votes=(2000, 1990),
        printed=(True, True),
        withdrawn=(False, False),
        write_ins=0,
        places=1,
        seats=1,
        primary=False,
        retention=False,
        office=Office.COUNTY,
        ballots_in_contest=4200,
        ballots_in_election=4200,
        votes_of_all_parties=3990,
        petitioner=None,
        by_electors=False,
        **FILED,
    ),
    "measure": BallotMeasure(
        votes_for=2000,
        votes_against=2010,
        required_num=1,
        required_den=2,
        kind=Kind.COUNTY,
        **FILED,
    ),
}
"""Facts of a plain contest of each subject."""


def _common(facts: Filed) -> dict[str, Any]:
    return {
        "canvass": canvass(facts.county_canvass, facts.state_canvass),
        "office_closes": f"{facts.office_closes // 60:02}:{facts.office_closes % 60:02}",
        "verified": None if facts.verified else False,
        "verified_by_each": None if facts.verified_by_each else False,
        "states_belief_and_request": None if facts.states_belief_and_request else False,
        "board_found_error": facts.board_found_error or None,
        **filing(facts),
    }


def _signed(facts: Filed) -> dict[str, Any]:
    """Signers by county where their spread is known, such that the second and fifth are those."""
    second, fifth = facts.signers_second, facts.signers_fifth
    if facts.signatures == 0 or second == 0:
        spread = {"one": facts.signatures} if facts.signatures else None
    else:
        counties = [second, *([fifth] * 3 if fifth else [])]
        spread = {
            name: number
            for name, number in zip(
                ("one", "two", "three", "four", "five"),
                (facts.signatures - sum(counties), *counties),
                strict=False,
            )
        }
    return {
        "signatures": facts.signatures,
        "distinct_signers": facts.signers,
        "signers_who_voted": facts.signers_voted,
        "signers": spread,
    }


def race(facts: Race) -> dict[str, Any]:
    """The case of a race, or of a judge on a yes/no ballot."""
    whole = facts.office in (Office.STATE, Office.PRESIDENTIAL)
    listed = ["Yes", "No"] if facts.retention else names(len(facts.votes))
    votes = dict(zip(listed, facts.votes, strict=True))
    filer = None if facts.petitioner is None else listed[facts.petitioner]
    return told(
        {
            "state": "MT",
            "office": facts.office.value,
            "stage": "primary" if facts.primary else "special" if facts.special else "general",
            "retention": facts.retention or None,
            "counties": None if whole else facts.counties,
            "votes": votes,
            "write_ins": facts.write_ins or None,
            "not_printed": chosen(listed, facts.printed, False),
            "withdrawn": chosen(listed, facts.withdrawn, True),
            "seats": facts.seats if facts.seats > 1 else None,
            "advancing": facts.places if facts.primary else None,
            "votes_of_all_parties": facts.votes_of_all_parties if facts.primary else None,
            "ballots_in_contest": facts.ballots_in_contest,
            "ballots_in_election": facts.ballots_in_election,
            "petitioner": filer,
            **(_signed(facts) if facts.retention else {}),
            **_common(facts),
        }
    )


def measure(facts: BallotMeasure) -> dict[str, Any]:
    """The case of a measure."""
    share = (facts.required_num, facts.required_den)
    return told(
        {
            "state": "MT",
            "measure": facts.kind.value,
            "stage": "special" if facts.special else "general",
            "counties": None if facts.kind is Kind.STATE else facts.counties,
            "for": facts.votes_for,
            "against": facts.votes_against,
            "share": None if share == (1, 2) else f"{share[0]}/{share[1]}",
            "by_losing_side": facts.by_losing_side,
            **_signed(facts),
            **_common(facts),
        }
    )


def _usual_race(facts: Any) -> list[Formula]:
    """Outside primaries all votes are in the race; nobody has more votes than there are ballots."""
    in_all = Sum(*facts.votes, facts.write_ins)
    return [
        Implies(Not(facts.primary), facts.votes_of_all_parties == in_all),
        facts.votes_of_all_parties == in_all,
        *(votes <= facts.ballots_in_contest for votes in facts.votes),
    ]


USUAL = {"candidates": _usual_race}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": measure}
"""The way back for each subject."""
