"""From the facts of Utah Code Ann. 20A-4-401 back to a case that a user can type."""

import datetime as dt
from typing import Any

from recountlaw.relations import Formula, Implies, Some
from recountlaw.statutes.case_words import canvass, date, filing, names, told

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


def _common(facts: Race | Proposition) -> dict[str, Any]:
    statewide = facts.extent is Extent.STATEWIDE
    return {
        "counties": None if statewide else 1 if facts.extent is Extent.ONE_COUNTY else 2,
        "contracted": facts.contracted,
        "canvass": canvass(facts.county_canvass, facts.state_canvass),
        **filing(facts),
    }


def _primary(race: Race) -> bool:
    return race.primary and race.election is not Election.MUNICIPAL_PRIMARY


def race(facts: Race) -> dict[str, Any]:
    """The case of a race."""
    statewide = facts.extent is Extent.STATEWIDE
    listed = names(len(facts.votes))
    # A general election with as many places as seats needs not say how many go on.
    advancing = facts.places if facts.primary else None
    return told(
        {
            "state": "UT",
            "office": "state" if statewide else OFFICES[facts.kind],
            "stage": "primary" if _primary(facts) else STAGES[facts.election],
            "votes": dict(zip(listed, facts.votes, strict=True)),
            "write_ins": facts.write_ins or None,
            "stray_write_ins": facts.stray_votes or None,
            "seats": facts.seats if facts.seats > 1 else None,
            "advancing": advancing,
            "at_large": facts.at_large if facts.seats > 1 or facts.at_large else None,
            "instant_runoff": facts.instant_runoff or None,
            "ballots_in_contest": facts.ballots_in_contest,
            "ballots_in_election": facts.ballots_in_election,
            "certified": None if facts.certified is None else date(facts.certified),
            "petitioner": None if facts.petitioner is None else listed[facts.petitioner],
            **_common(facts),
        }
    )


def proposition(facts: Proposition) -> dict[str, Any]:
    """The case of a proposition, or of a judge on a yes/no ballot."""
    statewide = facts.extent is Extent.STATEWIDE
    share = (facts.required_num, facts.required_den)
    common = {
        "state": "UT",
        "stage": STAGES[facts.election],
        "signatures": facts.signatures,
        "distinct_signers": facts.signers,
        "signers_who_voted": facts.signers_voted,
        "signers_who_voted_on_it": facts.signers_voted_on_it,
        **_common(facts),
    }
    if facts.retention:
        return told(
            {
                "office": "state" if statewide else "district-judge",
                "retention": True,
                "votes": {"Yes": facts.votes_for, "No": facts.votes_against},
                "petitioner": "Yes" if facts.by_judge else None,
                **common,
            }
        )
    return told(
        {
            "measure": "state" if statewide else MEASURES[facts.kind],
            "for": facts.votes_for,
            "against": facts.votes_against,
            "share": None if share == (1, 2) else f"{share[0]}/{share[1]}",
            **common,
        }
    )


def _usual_race(facts: Any) -> list[Formula]:
    """The election is a primary if the race is; nobody has more votes than there are ballots."""
    primary = facts.election == Election.MUNICIPAL_PRIMARY
    return [
        Implies(primary, facts.primary),
        Implies(facts.primary, Some(primary, facts.election == Election.OTHER)),
        *(votes <= facts.ballots_in_contest for votes in facts.votes),
    ]


USUAL = {"candidates": _usual_race}
"""What holds of the facts that a case file can tell."""

CASES = {"candidates": race, "measure": proposition}
"""The way back for each subject."""
