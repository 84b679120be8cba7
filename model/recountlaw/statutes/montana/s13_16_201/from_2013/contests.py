"""From the facts of Mont. Code Ann. 13-16-201 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import All, Formula, Implies, Not, Some, Sum
from recountlaw.statutes.case_words import (
    canvass,
    chosen,
    filer,
    filing,
    hour,
    names,
    share,
    signatures,
    told,
    unless,
    write_ins_hide_nobody,
)

from .door import COUNTIES, STATEWIDE, WITHIN_A_COUNTY
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


IN_WORDS = ("one", "two", "three", "four", "five")
"""Names of the counties whose voters sign."""


def _common(facts: Filed) -> dict[str, Any]:
    return {
        "canvass": canvass(facts.county_canvass, facts.state_canvass),
        "office_closes": unless(hour(facts.office_closes), hour(FIVE_PM)),
        "verified": unless(facts.verified, True),
        "verified_by_each": unless(facts.verified_by_each, True),
        "states_belief_and_request": unless(facts.states_belief_and_request, True),
        "board_found_error": unless(facts.board_found_error, False),
        **filing(facts),
    }


def _counties(kind: Office | Kind, number: int) -> int | None:
    """How many counties vote; None where the office or the measure itself says it."""
    if kind in STATEWIDE:
        return None
    return unless(number, 1) if kind in WITHIN_A_COUNTY else number


def _signed(facts: Filed) -> dict[str, Any]:
    """Who signs. A single signature comes from one county; more must be told by county."""
    spread = _spread(facts) if facts.signatures > 1 or facts.signers_second else None
    return {**signatures(facts), "signers": spread}


def _spread(facts: Filed) -> dict[str, int]:
    """Signers by county, such that the second and the fifth most are as the facts have it.

    The first county has all that are left. Where that is less than the second has, no spread of
    so few signatures gives these numbers, and the facts do not come back.
    """
    second, fifth = facts.signers_second, facts.signers_fifth
    others = [second, fifth, fifth, fifth] if fifth else [second] if second else []
    numbers = (facts.signatures - sum(others), *others)
    return dict(zip(IN_WORDS, numbers, strict=False))


def race(facts: Race) -> dict[str, Any]:
    """The case of a race, or of a judge on a yes/no ballot."""
    listed = ["Yes", "No"] if facts.retention else names(len(facts.votes))
    # A special election is told to be a primary by what all parties got alone.
    stage = "special" if facts.special else "primary" if facts.primary else "general"
    return told(
        {
            "state": "MT",
            "office": facts.office.value,
            "stage": stage,
            "retention": unless(facts.retention, False),
            "counties": _counties(facts.office, facts.counties),
            "votes": dict(zip(listed, facts.votes, strict=True)),
            "write_ins": unless(facts.write_ins, 0),
            "not_printed": chosen(listed, facts.printed, False),
            "withdrawn": chosen(listed, facts.withdrawn, True),
            "seats": unless(facts.seats, 1),
            "advancing": facts.places if stage == "primary" else None,
            "votes_of_all_parties": facts.votes_of_all_parties if facts.primary else None,
            "ballots_in_contest": facts.ballots_in_contest,
            "ballots_in_election": facts.ballots_in_election,
            "petitioner": filer(listed, facts.petitioner),
            **(_asked_of_a_judge(facts) if facts.retention else {}),
            **_common(facts),
        }
    )


def _asked_of_a_judge(facts: Race) -> dict[str, Any]:
    filed = facts.filed_day is not None
    return {"by_losing_side": facts.by_losing_side if filed else None, **_signed(facts)}


def measure(facts: BallotMeasure) -> dict[str, Any]:
    """The case of a measure."""
    must_tell_side = facts.by_losing_side or facts.filed_day is not None
    return told(
        {
            "state": "MT",
            "measure": facts.kind.value,
            "stage": "special" if facts.special else "general",
            "counties": _counties(facts.kind, facts.counties),
            "for": facts.votes_for,
            "against": facts.votes_against,
            "share": share(facts.required_num, facts.required_den),
            "by_losing_side": facts.by_losing_side if must_tell_side else None,
            **_signed(facts),
            **_common(facts),
        }
    )


def _usual_race(facts: Any) -> list[Formula]:
    """Outside primaries all votes are in the race; nobody has more votes than there are ballots."""
    in_all = Sum(*facts.votes, facts.write_ins)
    filed = Not(facts.none("filed_day"))
    return [
        Implies(Not(facts.primary), facts.votes_of_all_parties == in_all),
        facts.votes_of_all_parties == in_all,
        *(votes <= facts.ballots_in_contest for votes in facts.votes),
        write_ins_hide_nobody(facts),
        facts.by_electors == All(facts.retention, filed, facts.signatures > 0),
        facts.none("petitioner") == Some(Not(filed), facts.by_electors),
        *_usual_counties(facts.office, facts.counties),
    ]


def _usual_measure(facts: Any) -> list[Formula]:
    return _usual_counties(facts.kind, facts.counties)


def _usual_counties(kind: Any, counties: Any) -> list[Formula]:
    """An office or a measure of a county is voted on in one, one of the state in several."""
    return [
        *(Implies(kind == one, counties == 1) for one in WITHIN_A_COUNTY if one in kind.members),
        *(Implies(kind == one, counties == COUNTIES) for one in STATEWIDE if one in kind.members),
    ]


USUAL = {"candidates": _usual_race, "measure": _usual_measure}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": measure}
"""The way back for each subject."""
