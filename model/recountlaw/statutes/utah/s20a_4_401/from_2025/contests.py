"""From the facts of Utah Code Ann. 20A-4-401 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import All, Formula, Implies, Some
from recountlaw.statutes.case_words import (
    canvass,
    date,
    filer,
    filing,
    names,
    share,
    signatures,
    told,
    unless,
    write_ins_hide_nobody,
)

from .record import Election, Extent, Kind, Proposition, Race

CANVASS = dt.date(2025, 11, 18).toordinal()

STAGES = {
    Election.MUNICIPAL_PRIMARY: "municipal-primary",
    Election.MUNICIPAL_GENERAL: "municipal-general",
    Election.SPECIAL: "special",
    Election.OTHER: "general",
}

OFFICES = {
    Kind.MUNICIPAL: "municipal",
    Kind.SPECIAL_DISTRICT: "special-district",
    Kind.OTHER: "legislature",
}

MEASURES = {
    Kind.MUNICIPAL: "municipal",
    Kind.SPECIAL_DISTRICT: "special-district",
    Kind.OTHER: "county",
}

PLAIN = {
    "candidates": Race(
        votes=(1706, 1699),
        write_ins=0,
        stray_votes=0,
        places=1,
        seats=1,
        primary=False,
        at_large=False,
        instant_runoff=False,
        kind=Kind.MUNICIPAL,
        election=Election.MUNICIPAL_GENERAL,
        extent=Extent.ONE_COUNTY,
        contracted=False,
        ballots_in_contest=3500,
        ballots_in_election=3500,
        county_canvass=CANVASS,
        state_canvass=CANVASS,
        certified=None,
        petitioner=None,
        filed_day=None,
        filed_minute=0,
        at_day=None,
        at_minute=0,
    ),
    "measure": Proposition(
        votes_for=1000,
        votes_against=1002,
        required_num=1,
        required_den=2,
        retention=False,
        kind=Kind.MUNICIPAL,
        election=Election.MUNICIPAL_GENERAL,
        extent=Extent.ONE_COUNTY,
        contracted=False,
        county_canvass=CANVASS,
        state_canvass=CANVASS,
        signatures=0,
        signers=0,
        signers_voted=0,
        signers_voted_on_it=0,
        by_judge=False,
        filed_day=None,
        filed_minute=0,
        at_day=None,
        at_minute=0,
    ),
}
"""Facts of a plain contest of each subject."""


COUNTIES = {Extent.ONE_COUNTY: 1, Extent.SEVERAL_COUNTIES: 2, Extent.STATEWIDE: None}
"""How many counties are told to vote; an office or a measure of the state says it itself."""


def _common(facts: Race | Proposition) -> dict[str, Any]:
    return {
        "counties": COUNTIES[facts.extent],
        "contracted": facts.contracted,
        "canvass": canvass(facts.county_canvass, facts.state_canvass),
        **filing(facts),
    }


def race(facts: Race) -> dict[str, Any]:
    """The case of a race."""
    statewide = facts.extent is Extent.STATEWIDE
    partisan = facts.primary and facts.election is Election.OTHER
    listed = names(len(facts.votes))
    return told(
        {
            "state": "UT",
            "office": "state" if statewide else OFFICES[facts.kind],
            "stage": "primary" if partisan else STAGES[facts.election],
            "votes": dict(zip(listed, facts.votes, strict=True)),
            "not_printed": _write_in(listed, facts),
            "write_ins": unless(facts.write_ins, 0),
            "stray_write_ins": unless(facts.stray_votes, 0),
            "seats": unless(facts.seats, 1),
            "advancing": facts.places if facts.primary else None,
            "at_large": facts.at_large if facts.seats > 1 or facts.at_large else None,
            "instant_runoff": unless(facts.instant_runoff, False),
            "ballots_in_contest": facts.ballots_in_contest,
            "ballots_in_election": facts.ballots_in_election,
            "certified": None if facts.certified is None else date(facts.certified),
            "petitioner": filer(listed, facts.petitioner),
            **_common(facts),
        }
    )


def _write_in(listed: list[str], facts: Race) -> list[str] | None:
    """The last candidate, where one must be a write-in for a request to be nobody's.

    A request filed by none of two is else taken for either's. That a name was not printed is no
    fact of this statute.
    """
    nobody = facts.petitioner is not None and facts.petitioner < 0
    return listed[-1:] if nobody and len(listed) < 3 else None


def proposition(facts: Proposition) -> dict[str, Any]:
    """The case of a proposition, or of a judge on a yes/no ballot."""
    return told(
        {
            "state": "UT",
            "stage": STAGES[facts.election],
            **(_judge(facts) if facts.retention else _measure(facts)),
            **signatures(facts),
            "signers_who_voted_on_it": unless(facts.signers_voted_on_it, facts.signers_voted),
            **_common(facts),
        }
    )


def _judge(facts: Proposition) -> dict[str, Any]:
    return {
        "office": "state" if facts.extent is Extent.STATEWIDE else "district-judge",
        "retention": True,
        "votes": {"Yes": facts.votes_for, "No": facts.votes_against},
        "petitioner": "Yes" if facts.by_judge else None,
    }


def _measure(facts: Proposition) -> dict[str, Any]:
    return {
        "measure": "state" if facts.extent is Extent.STATEWIDE else MEASURES[facts.kind],
        "for": facts.votes_for,
        "against": facts.votes_against,
        "share": share(facts.required_num, facts.required_den),
    }


def _usual_race(facts: Any) -> list[Formula]:
    """The election is a primary if the race is; nobody has more votes than there are ballots."""
    primary = facts.election == Election.MUNICIPAL_PRIMARY
    return [
        Implies(primary, facts.primary),
        Implies(facts.primary, Some(primary, facts.election == Election.OTHER)),
        *(votes <= facts.ballots_in_contest for votes in facts.votes),
        facts.county_canvass <= facts.state_canvass,
        write_ins_hide_nobody(facts),
        facts.none("petitioner") == facts.none("filed_day"),
    ]


def _usual_proposition(facts: Any) -> list[Formula]:
    """The county's canvass comes first; a judge is retained by a half, in a district."""
    judged = (facts.kind == Kind.OTHER, facts.required_num == 1, facts.required_den == 2)
    return [facts.county_canvass <= facts.state_canvass, Implies(facts.retention, All(*judged))]


USUAL = {"candidates": _usual_race, "measure": _usual_proposition}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": proposition}
"""The way back for each subject."""
