"""Montana: for every question the facts on which its readings part (law.md 2.M and 2.X)."""

from typing import Any

import pytest
from cases import (
    Separation,
    answer,
    each_reading,
    last_day,
    limb,
    look_by_default,
    look_under,
    never_parted,
    opened,
    reading_ids,
    readings_not_told_apart,
    room_of,
    route,
    words,
)

from recountlaw.answer import Answer

COUNTY: dict[str, Any] = {
    "state": "MT",
    "office": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}
HOUSE = COUNTY | {"office": "legislature"}
TOWN = COUNTY | {"office": "municipal", "counties": 2}
PRIMARY = COUNTY | {"stage": "primary", "date": "2026-06-02", "canvass": "2026-06-16"}
QUESTION: dict[str, Any] = {
    "state": "MT",
    "measure": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}
DISTRICT = QUESTION | {"measure": "district", "counties": 2}
CLOSE = {"for": 5_000, "against": 5_010}
CLOSE_VOTES = {"votes": {"A": 5_010, "B": 4_990}}
SIGNED = QUESTION | CLOSE | {"filed": "2026-11-19", "signatures": 10}
FLATHEAD = PRIMARY | {
    "votes": {"A": 3_665, "B": 3_635, "C": 2_365, "D": 2_047, "E": 1_962},
    "write_ins": 34,
    "ballots_in_contest": 15_078,
    "ballots_in_election": 16_000,
}
CANVASS_2022 = {
    "date": "2022-11-08",
    "canvass": {"county": "2022-11-18", "state": "2022-11-29"},
    "votes": {"A": 5_010, "B": 4_990},
}


def required(given: Answer) -> bool:
    """Whether the recount must be held on the petition filed."""
    return given.outcome == "required"


def candidate(name: str) -> Any:
    """Whether this candidate has an open route."""
    return lambda given: opened(given, name)


def by_voters(given: Answer) -> str:
    return opened(given, "voters")


def limit_of(name: str) -> Any:
    return lambda given: route(given, name).limit


def margin_and_open(name: str) -> Any:
    return lambda given: (route(given, name).margin, opened(given, name))


def limit_and_open(name: str) -> Any:
    return lambda given: (route(given, name).limit, opened(given, name))


def last_day_of(name: str) -> Any:
    return lambda given: last_day(given, name)


def limb_and_open(given: Answer) -> tuple[str | None, str]:
    return limb(given, "B"), opened(given, "B")


def question_limb_and_outcome(given: Answer) -> tuple[str | None, bool]:
    return limb(given, "voters"), required(given)


def files_with(given: Answer) -> str:
    asking = next(one for one in given.routes if one.petitioner in ("B", "voters"))
    return words(asking.filing_office)


def notified(given: Answer) -> bool:
    """Whether the secretary of state must notify election administrators."""
    return any("notif" in one.what for one in given.duties)


def notice_to_all(given: Answer) -> bool:
    """Whether the notice goes to every administrator of the state."""
    return any("notif" in one.what and "every" in one.what for one in given.duties)


def whole_counties(given: Answer) -> bool:
    """Whether all precincts of the affected counties are recounted."""
    return "affected count" in "\n".join(
        one.what for one in given.duties if "precinct" in one.what and "notif" not in one.what
    )


def judge_or_voters(given: Answer) -> tuple[str, Any, str]:
    """The judge's route, its limit, and the voters' route."""
    judge = [one for one in given.routes if one.kind == "candidate"]
    limit = judge[0].limit if judge and judge[0].open == "yes" else None
    return opened(given, "candidate"), limit, opened(given, "voters")


SEPARATIONS = (
    Separation(
        "mt-total-votes-local",
        FLATHEAD,
        limit_and_open("B"),
        {
            "contest-candidate-votes": (34, "yes"),
            "contest-ballots": (37, "yes"),
            "election-ballots": (40, "yes"),
            "leading-pair-votes": (18, "no"),
        },
    ),
    Separation(
        "mt-total-votes-local",  # 36 apart
        FLATHEAD | {"votes": FLATHEAD["votes"] | {"A": 3_671}},
        candidate("B"),
        {
            "contest-candidate-votes": "no",
            "contest-ballots": "yes",
            "election-ballots": "yes",
            "leading-pair-votes": "no",
        },
    ),
    Separation(
        "mt-write-ins-in-total",
        HOUSE | {"votes": {"A": 2_000, "B": 1_990}, "write_ins": 30},
        limit_and_open("B"),
        {"include-counted-write-ins": (10, "yes"), "named-only": (9, "no")},
    ),
    Separation(
        "mt-whichever-greater",
        COUNTY | {"votes": {"A": 1_004, "B": 996}},
        limit_and_open("B"),
        {"larger-cap": (10, "yes"), "both-required": (5, "no")},
    ),
    Separation(
        "mt-one-county-modifier",
        TOWN | {"votes": {"A": 501, "B": 499}},
        limb_and_open,
        {"whole-series": (None, "no"), "last-antecedent": ("(1)(a)", "yes")},
    ),
    Separation(
        "mt-multicounty-municipality-office",
        TOWN | {"votes": {"A": 504, "B": 496}},
        limb_and_open,
        {
            "no-limb": (None, "no"),
            "treat-as-local": ("(1)(a)", "yes"),
            "treat-as-multicounty-district": ("(1)(b)", "no"),
        },
    ),
    Separation(
        # 4,000 votes cannot be 9 apart between two sides: 8 apart, inside the limit of 10.
        "mt-multicounty-municipality-question",
        QUESTION
        | {"measure": "municipal", "counties": 2, "for": 1_996, "against": 2_004}
        | {"filed": "2026-11-19", "signatures": 10, "signers": {"Park": 10}},
        question_limb_and_outcome,
        {
            "last-antecedent": ("(1)(c)", True),
            "whole-series": (None, False),
            "treat-as-multicounty-district-question": ("(1)(e)", False),
        },
    ),
    Separation(
        "mt-multiseat-margin",
        COUNTY | {"seats": 2, "votes": {"A": 900, "B": 500, "C": 495}},
        margin_and_open("C"),
        {
            "vs-lowest-winner": (5, "yes"),
            "vs-top-winner": (405, "no"),
            "vs-every-winner": (405, "no"),
        },
    ),
    Separation(
        "mt-multiseat-total",
        COUNTY
        | {"seats": 2, "votes": {"A": 2_000, "B": 1_794, "C": 1_782, "D": 24}}
        | {"ballots_in_contest": 3_000},
        limit_and_open("C"),
        {"sum-of-votes": (14, "yes"), "ballots": (10, "no")},
    ),
    Separation(
        # 4,000 votes cannot be 15 apart between two: a third candidate has 15.
        "mt-primary-total",
        PRIMARY | {"votes": {"A": 2_000, "B": 1_985, "C": 15}, "votes_of_all_parties": 8_000},
        limit_and_open("B"),
        {"party-contest-only": (10, "no"), "all-parties-for-office": (20, "yes")},
    ),
    Separation(
        "mt-tie-as-zero-margin",
        COUNTY | {"votes": {"A": 500, "B": 500}},
        lambda given: "yes" in (opened(given, "A"), opened(given, "B")),
        {"tie-is-not-defeat": False, "tie-is-margin-zero": True},
    ),
    Separation(
        "mt-which-loser",
        COUNTY | {"votes": {"A": 1_335, "B": 1_333, "C": 1_332}},
        lambda given: (opened(given, "B"), opened(given, "C")),
        {"any-defeated-candidate": ("yes", "yes"), "runner-up-only": ("yes", "no")},
    ),
    Separation(
        "mt-which-canvass",
        HOUSE | CANVASS_2022 | {"filed": "2022-12-01", "petitioner": "B"},
        required,
        {
            "canvass-of-the-receiving-officer": True,
            "county-canvass-always": False,
            "last-canvass-always": True,
        },
    ),
    Separation(
        "mt-which-canvass",
        COUNTY | CANVASS_2022,
        last_day_of("B"),
        {
            "canvass-of-the-receiving-officer": "2022-11-23",
            "county-canvass-always": "2022-11-23",
            "last-canvass-always": "2022-12-05",
        },
    ),
    Separation(
        "mt-five-days-kind",  # a Tuesday
        PRIMARY | CLOSE_VOTES | {"canvass": "2026-06-09"},
        last_day_of("B"),
        {"calendar-days": "2026-06-15", "business-days": "2026-06-16"},
    ),
    Separation(
        "mt-five-days-last-day",  # a Monday: the fifth day is a Saturday
        PRIMARY | CLOSE_VOTES | {"canvass": "2026-06-08"},
        last_day_of("B"),
        {
            "roll-on-saturday-sunday-holiday": "2026-06-15",
            "roll-on-legal-holiday-only": "2026-06-13",
            "no-roll": "2026-06-13",
        },
    ),
    Separation(
        "mt-five-days-last-day",  # a Tuesday: each Sunday is a legal holiday
        PRIMARY | CLOSE_VOTES | {"canvass": "2026-06-09"},
        last_day_of("B"),
        {
            "roll-on-saturday-sunday-holiday": "2026-06-15",
            "roll-on-legal-holiday-only": "2026-06-15",
            "no-roll": "2026-06-14",
        },
    ),
    Separation(
        "mt-five-days-last-day",  # the fifth day is Veterans Day
        COUNTY | CLOSE_VOTES | {"canvass": "2026-11-06"},
        last_day_of("B"),
        {
            "roll-on-saturday-sunday-holiday": "2026-11-12",
            "roll-on-legal-holiday-only": "2026-11-12",
            "no-roll": "2026-11-11",
        },
    ),
    Separation(
        "mt-filing-hour",
        COUNTY | CLOSE_VOTES | {"filed": "2026-11-23T18:00", "petitioner": "B"},
        required,
        {"close-of-business": False, "five-pm": False, "midnight": True},
    ),
    Separation(
        "mt-filing-hour",  # an office that closes at four
        COUNTY
        | CLOSE_VOTES
        | {"filed": "2026-11-23T16:30", "petitioner": "B", "office_closes": "16:00"},
        required,
        {"close-of-business": False, "five-pm": True, "midnight": True},
    ),
    Separation(
        "mt-margin-rounding",  # 9.975
        HOUSE | {"votes": {"A": 2_000, "B": 1_990}},
        limit_and_open("B"),
        {"exact-rational": (9, "no"), "round-half-up": (10, "yes"), "ceiling": (10, "yes")},
    ),
    Separation(
        "mt-margin-rounding",  # 9.025
        HOUSE | {"votes": {"A": 1_810, "B": 1_800}},
        limit_and_open("B"),
        {"exact-rational": (9, "no"), "round-half-up": (9, "no"), "ceiling": (10, "yes")},
    ),
    Separation(
        "mt-question-petition-content",  # one of ten has sworn
        SIGNED | {"verified_by_each": False},
        required,
        {
            "one-verified-petition-mutatis-mutandis": True,
            "each-signer-verifies": False,
            "signatures-only": True,
        },
    ),
    Separation(
        "mt-question-petition-content",  # nobody has sworn
        SIGNED | {"verified": False, "verified_by_each": False},
        required,
        {
            "one-verified-petition-mutatis-mutandis": False,
            "each-signer-verifies": False,
            "signatures-only": True,
        },
    ),
    Separation(
        "mt-signer-eligibility",
        SIGNED | {"signers_who_voted": 9},
        required,
        {"any-elector-of-jurisdiction": True, "elector-who-voted": False},
    ),
    Separation(
        "mt-county-representation",
        SIGNED
        | {"measure": "state", "counties": 56, "signatures": 100}
        | {"signers": {"Cascade": 96, "Lake": 1, "Park": 1, "Hill": 1, "Teton": 1}},
        required,
        {"one-signer-per-county-suffices": True, "proportional-representation": False},
    ),
    Separation(
        "mt-recount-scope",  # (1)(b)
        HOUSE | CLOSE_VOTES | {"counties": 2},
        whole_counties,
        {
            "precincts-that-voted-on-it": False,
            "all-precincts-of-affected-counties": True,
            "narrow-for-b-broad-for-d-and-e": False,
        },
    ),
    Separation(
        "mt-recount-scope",  # (1)(e)
        DISTRICT | CLOSE,
        whole_counties,
        {
            "precincts-that-voted-on-it": False,
            "all-precincts-of-affected-counties": True,
            "narrow-for-b-broad-for-d-and-e": True,
        },
    ),
    Separation(
        "mt-notify-trigger",  # a petition outside the limit
        HOUSE
        | {"counties": 2, "votes": {"A": 9_000, "B": 1_000}}
        | {"filed": "2026-11-19", "petitioner": "B"},
        notified,
        {"on-filing-of-eligible-petition": False, "on-any-filing": True},
    ),
    Separation(
        "mt-school-filing",
        DISTRICT | CLOSE | {"measure": "school"},
        lambda given: "school" in files_with(given),
        {
            "school-officer-for-all-school-elections": True,
            "only-in-place-of-election-administrator": False,
        },
    ),
    Separation(
        "mt-school-office-class",  # Fergus County 2023
        COUNTY | {"office": "school", "votes": {"A": 1_212, "B": 1_206}},
        candidate("B"),
        {"district-office": "yes", "not-a-district-office": "no"},
    ),
    Separation(
        "mt-board-petition",
        COUNTY | CLOSE_VOTES | {"board_found_error": True},
        lambda given: "election administrator" in words(route(given, "board").filing_office),
        {"petition-to-election-administrator": True, "self-executing": False},
    ),
    Separation(
        "mt-retention",
        HOUSE
        | {"office": "district-judge", "retention": True, "votes": {"Yes": 3_980, "No": 3_990}},
        judge_or_voters,
        {
            "candidate-limb-by-office": ("yes", 19, "no"),
            "yes-votes-only": ("no", None, "no"),
            "question-limb": ("no", None, "yes"),
        },
    ),
    Separation(
        "mt-question-tie",
        QUESTION | {"for": 500, "against": 500},
        by_voters,
        {"tie-is-zero-margin": "yes", "tie-is-undecided": "no"},
    ),
    Separation(
        "mt-question-threshold",
        QUESTION | {"share": "3/5", "for": 6_000, "against": 4_000},
        margin_and_open("voters"),
        {"for-minus-against": (2_000, "no"), "distance-to-required-number": (0, "yes")},
    ),
    Separation(
        "mt-question-threshold",
        QUESTION | {"share": "3/5", "for": 5_000, "against": 5_000},
        margin_and_open("voters"),
        {"for-minus-against": (0, "yes"), "distance-to-required-number": (1_000, "no")},
    ),
    Separation(
        "mt-question-filer",
        SIGNED | {"by_losing_side": False},
        required,
        {"any-elector-either-side": True, "losing-side-only": False},
    ),
    Separation(
        "mt-which-administrator",
        QUESTION | CLOSE | {"measure": "municipal", "counties": 2},
        lambda given: "each county" in files_with(given),
        {"administrator-running-that-election": False, "administrator-of-each-county": True},
    ),
    Separation(
        "mt-write-in-petitioner",
        COUNTY | {"votes": {"A": 502, "B": 498}, "not_printed": ["B"]},
        candidate("B"),
        {"any-candidate-whose-votes-are-counted": "yes", "printed-name-only": "no"},
    ),
    Separation(
        "mt-withdrawn-votes",
        HOUSE | {"votes": {"A": 1_995, "B": 1_985, "W": 30}, "withdrawn": ["W"]},
        limit_and_open("B"),
        {"in-T-if-canvassed": (10, "yes"), "out-of-T": (9, "no")},
    ),
    Separation(
        "mt-presidential",
        COUNTY | {"office": "presidential", "counties": 56, "votes": {"A": 300_700, "B": 299_300}},
        limb_and_open,
        {"state-office": ("(1)(b)", "yes"), "no-limb": (None, "no")},
    ),
    Separation(
        "mt-primary-advancing",
        PRIMARY | {"advancing": 2, "votes": {"A": 900, "B": 500, "C": 495}},
        margin_and_open("C"),
        {"vs-lowest-advancing": (5, "yes"), "vs-first": (405, "no")},
    ),
    Separation(
        "mt-early-petition",
        COUNTY | CLOSE_VOTES | {"filed": "2026-11-03T22:00", "petitioner": "B"},
        required,
        {"not-before-the-canvass": False, "early-filing-counts": True},
    ),
    Separation(
        "mt-notify-whom",
        HOUSE | CLOSE_VOTES | {"counties": 2},
        notice_to_all,
        {"administrators-of-affected-counties": False, "every-administrator-in-the-state": True},
    ),
    Separation(
        "mt-school-notify",
        DISTRICT | CLOSE | {"measure": "school"},
        notified,
        {"SoS-duty-stands": True, "no-notice-in-school-elections": False},
    ),
    Separation(
        "x-zero-votes",
        QUESTION | {"for": 0, "against": 0},
        by_voters,
        {"literal": "yes", "nothing-to-recount": "no"},
    ),
    Separation(
        "x-special-election",
        QUESTION | CLOSE | {"measure": "school", "stage": "special"},
        by_voters,
        {"every-election": "yes", "general-and-primary-only": "no"},
    ),
    Separation(
        "x-duplicate-signers",
        SIGNED | {"distinct_signers": 9},
        required,
        {"count-distinct-persons": False, "count-signatures": True},
    ),
)

NEVER_PARTED: dict[str, str] = {}
"""Questions of the room that no facts can part, and why."""

ALWAYS_EQUAL = {
    "mt-multiseat-margin: vs-top-winner = vs-every-winner": "whoever is near enough to every "
    "winner is near enough to the first, and the first is the farthest",
}
"""Pairs of readings that no facts can part, and why."""


@pytest.mark.parametrize(
    ("separation", "reading"), each_reading(SEPARATIONS), ids=reading_ids(SEPARATIONS)
)
def test_under_each_reading_the_answer_is_the_one_that_it_gives(
    separation: Separation, reading: str
) -> None:
    """The row's example, under the reading named."""
    assert separation.expected[reading] == look_under(separation, reading)


@pytest.mark.parametrize("separation", SEPARATIONS, ids=lambda one: one.question)
def test_the_first_reading_is_the_default(separation: Separation) -> None:
    """With no reading named the answer is that of the default of law.md."""
    assert next(iter(separation.expected.values())) == look_by_default(separation)


def test_every_question_has_facts_that_part_its_readings() -> None:
    """No question of the room goes untested."""
    assert set() == never_parted("MT", SEPARATIONS, NEVER_PARTED)


def test_every_two_readings_part_somewhere() -> None:
    """Save the pairs that no facts can part."""
    assert set(NEVER_PARTED) <= {one.question.id for one in room_of("MT").questions}
    assert set() == readings_not_told_apart("MT", SEPARATIONS, NEVER_PARTED | ALWAYS_EQUAL)


def test_one_candidate_alone_is_not_defeated() -> None:
    """x-unopposed: no opponent, no right."""
    given = answer(COUNTY | {"votes": {"A": 500}})
    assert ("not_available", "no") == (given.outcome, opened(given, "A"))


def test_no_votes_defeat_no_candidate() -> None:
    """x-zero-votes: 0-0 is no defeat, so (1)(a) gives no petition."""
    given = answer(COUNTY | {"votes": {"A": 0, "B": 0}})
    assert ("no", "no") == (opened(given, "A"), opened(given, "B"))


def test_voters_have_no_reason_that_is_the_judges() -> None:
    retention = COUNTY | {"retention": True, "votes": {"Yes": 0, "No": 0}}
    readings = {"mt-retention": "question-limb", "mt-question-tie": "tie-is-undecided"}
    said = answer(retention, readings)
    assert said.outcome == "not_available"
    assert "a tie decides nothing" in said.summary
