"""Oklahoma: for every question the facts on which its readings part (law.md 2.O and 2.X)."""

from typing import Any

import pytest
from cases import (
    Separation,
    dollars,
    duties,
    duty_text,
    each_reading,
    last_day,
    look_by_default,
    look_under,
    needed,
    never_parted,
    opened,
    reading_ids,
    readings_not_told_apart,
    room_of,
    route,
    said,
    words,
)

from recountlaw.answer import Answer, Deadline

ISSUE: dict[str, Any] = {
    "state": "OK",
    "measure": "county",
    "counties": 1,
    "stage": "special",
    "date": "2018-04-03",
}
RACE: dict[str, Any] = {
    "state": "OK",
    "office": "county",
    "counties": 1,
    "declared_with": "county",
    "stage": "general",
    "date": "2018-11-06",
}
HOUSE = RACE | {"office": "legislature", "declared_with": "state"}
CLOSE = {"votes": {"A": 5_010, "B": 4_990}}
TIED = {"for": 500, "against": 500}
HUNDRED = {"recount_ballots": {"Tulsa": 100}}
PARTY_PRIMARY = (
    HOUSE | HUNDRED | {"stage": "primary", "date": "2018-06-26", "runoff_possible": True}
)
TWO_COUNTIES = RACE | CLOSE | {"office": "district", "counties": 2, "manual": True}


def required(given: Answer) -> bool:
    """Whether the recount must be held on the petition filed."""
    return given.outcome == "required"


def candidate(name: str) -> Any:
    """Whether this candidate has an open route."""
    return lambda given: opened(given, name)


def by_voters(given: Answer) -> str:
    return opened(given, "voters")


def due(given: Answer) -> Any:
    """The deposit in dollars: B's, or the voters'."""
    return dollars(given, "B" if any(one.petitioner == "B" for one in given.routes) else "voters")


def signers(given: Answer) -> Any:
    return needed(given, "voters")


def near_majority(first: int, second: int, third: int) -> dict[str, Any]:
    return PARTY_PRIMARY | {"votes": {"A": first, "B": second, "C": third}}


def beginning(given: Answer) -> list[str]:
    """The first and the last day for the recount to begin, as they are said, without the hour."""
    ordered = [one for one in duties(given, "(A)(8)") if one.not_before or one.by]
    return [str(day).partition(",")[0] for one in ordered for day in (one.not_before, one.by)]


def served_by(given: Answer) -> list[str]:
    """The days by which opponents must be served, without the hour."""
    return sorted(
        {str(one.by).partition(",")[0] for one in duties(given, "(A)(9)(b)") if one.by is not None}
    )


def checked_by_five(given: Answer) -> tuple[bool, bool]:
    """Whether the signatures are checked by Tuesday 4 September, and by 5 p.m. of that day."""
    check = duties(given, "(D)")[0]
    return said("2018-09-04") in str(check.by), "5 p.m." in str(check.by)


def duty_says(*phrases: str) -> Any:
    """Which of the phrases the duties hold."""
    return lambda given: tuple(phrase in duty_text(given).lower() for phrase in phrases)


def files_with(*phrases: str) -> Any:
    """Which of the phrases the filing office holds."""
    return lambda given: tuple(
        phrase in words(route(given, "voters").filing_office).lower() for phrase in phrases
    )


SEPARATIONS = (
    Separation(
        "ok-counted-vs-cast",
        ISSUE | {"for": 7_470, "against": 7_520, "counted": 14_990, "cast": 15_010},
        by_voters,
        {"same-number": "yes", "distinct-numbers": "no"},
    ),
    Separation(
        # 1,000 votes cannot be 11 apart: 1,001 votes on 1,100 ballots.
        "ok-issue-total",
        ISSUE | {"for": 495, "against": 506, "ballots_in_contest": 1_100},
        by_voters,
        {"for-plus-against": "no", "ballots-on-issue": "yes"},
    ),
    Separation(
        "ok-margin-two-sided",
        ISSUE | {"share": "3/5", "for": 6_050, "against": 3_950},
        by_voters,
        {"two-sided": "yes", "only-when-failed": "no"},
    ),
    Separation(
        "ok-required-number",  # 60% of 14,999 is 8,999.4
        ISSUE | {"share": "3/5", "for": 8_850, "against": 6_149},
        by_voters,
        {
            "smallest-approving-integer": "no",
            "exact-rational": "yes",
            "strictly-more-than-share": "no",
        },
    ),
    Separation(
        "ok-required-number",  # 60% of 10,001 is 6,000.6
        ISSUE | {"share": "3/5", "for": 6_101, "against": 3_900},
        by_voters,
        {
            "smallest-approving-integer": "yes",
            "exact-rational": "no",
            "strictly-more-than-share": "yes",
        },
    ),
    Separation(
        "ok-required-number",  # 60% of 10,000 is 6,000
        ISSUE | {"share": "3/5", "for": 5_900, "against": 4_100},
        by_voters,
        {
            "smallest-approving-integer": "yes",
            "exact-rational": "yes",
            "strictly-more-than-share": "no",
        },
    ),
    Separation(
        "ok-signature-rounding",  # 40.3
        ISSUE | {"for": 2_014, "against": 2_016},
        signers,
        {"at-least-exact": 41, "round-down": 40, "round-nearest": 40},
    ),
    Separation(
        "ok-signature-rounding",  # 40.6
        ISSUE | {"for": 2_029, "against": 2_031},
        signers,
        {"at-least-exact": 41, "round-down": 40, "round-nearest": 41},
    ),
    Separation(
        "ok-150-signatures",
        ISSUE | {"for": 8_000, "against": 8_000, "filed": "2018-04-05", "signatures": 151},
        required,
        {"at-least-150": True, "exactly-150": False},
    ),
    Separation(
        "ok-presenter",  # 41 signatures, that of the presenter among them
        ISSUE | {"for": 2_042, "against": 2_043, "filed": "2018-04-05", "signatures": 41},
        required,
        {
            "presenter-may-be-a-signer": True,
            "presenter-extra": False,
            "presenter-must-sign": True,
        },
    ),
    Separation(
        "ok-presenter",  # 41 signatures of others
        ISSUE
        | {"for": 2_042, "against": 2_043, "filed": "2018-04-05", "signatures": 41}
        | {"presenter_signed": False},
        required,
        {
            "presenter-may-be-a-signer": True,
            "presenter-extra": True,
            "presenter-must-sign": False,
        },
    ),
    Separation(
        "ok-manual-deposit-relation",
        RACE | CLOSE | {"manual": True, "recount_ballots": {"Muskogee": 4_085}},
        due,
        {"in-lieu": 1_200, "cumulative": 1_800},
    ),
    Separation(
        "ok-additional-sum",
        HOUSE
        | {"manual": True, "recount_ballots": {"Tulsa": 9_001}, "votes": {"A": 6_000, "B": 4_000}},
        due,
        {"double-the-base-due": 4_200, "sum-two-four-and-five": 4_800},
    ),
    Separation(
        "ok-additional-sum",  # cumulative throughout
        HOUSE
        | {"manual": True, "recount_ballots": {"Tulsa": 9_001}, "votes": {"A": 6_000, "B": 4_000}},
        due,
        {"double-the-base-due": 5_400, "sum-two-four-and-five": 5_400},
        also={"ok-manual-deposit-relation": "cumulative"},
    ),
    Separation(
        "ok-county-brackets",
        TWO_COUNTIES | {"recount_ballots": {"Adair": 3_001, "Sequoyah": 2_999}},
        due,
        {"per-county-count": 1_800, "pooled-once": 1_200, "pooled-times-counties": 2_400},
    ),
    Separation(
        # One precinct of 800 ballots, 700 of them with a vote, in a county of 9,500.
        "ok-ballots-for-fee",
        RACE
        | CLOSE
        | {"manual": True, "recount_ballots": {"Adair": 800}}
        | {"ballots_in_contest": 10_000, "ballots_in_election": 10_500},
        due,
        {"ballots-in-requested-precincts": 600, "all-ballots-of-county": 1_800},
    ),
    Separation(
        # 3,100 ballots, 2,900 of them with a vote in the race.
        "ok-ballots-for-fee",
        RACE
        | {"manual": True, "recount_ballots": {"Adair": 3_100}, "votes": {"A": 1_460, "B": 1_440}}
        | {"ballots_in_contest": 3_100, "ballots_in_election": 3_100},
        due,
        {
            "ballots-in-requested-precincts": 1_200,
            "votes-in-race": 600,
            "all-ballots-of-county": 1_200,
        },
    ),
    Separation(
        "ok-300-count",
        HOUSE
        | CLOSE
        | {"counties": 3, "manual": True}
        | {"recount_ballots": {"Adair": 100, "Osage": 100, "Tulsa": 100}},
        due,
        {"once-per-petition": 2_100, "per-county": 2_700},
    ),
    Separation(
        "ok-300-instrument",  # one certified check for the whole
        HOUSE
        | CLOSE
        | HUNDRED
        | {"manual": True, "instrument": "certified-check"}
        | {"filed": "2018-11-07", "petitioner": "B"},
        required,
        {"cashiers-check-only-for-the-300": False, "either-instrument": True},
    ),
    Separation(
        "ok-ten-percent-base",  # 9.0%, 11.4%, 20.5%
        RACE | HUNDRED | {"votes": {"A": 440, "B": 350, "C": 210}},
        due,
        {"percent-of-total-votes": 600, "percent-of-top-two": 1_200, "percent-of-winner": 1_200},
    ),
    Separation(
        "ok-ten-percent-base",  # 4.5%, 5.3%, 10%
        RACE | HUNDRED | {"votes": {"A": 450, "B": 405, "C": 145}},
        due,
        {"percent-of-total-votes": 600, "percent-of-top-two": 600, "percent-of-winner": 1_200},
    ),
    Separation(
        "ok-exception-grouping",
        RACE | HUNDRED | {"votes": {"A": 5_050, "B": 3_950, "C": 1_000}},
        due,
        {"primary-and-either": 1_200, "near-majority-alone": 600},
    ),
    Separation(
        "ok-one-percent-majority",
        near_majority(5_050, 3_300, 1_650),
        due,
        {"within-inclusive": 600, "within-strict": 600, "exactly-one-percent": 1_200},
    ),
    Separation(
        "ok-one-percent-majority",
        near_majority(5_100, 3_300, 1_600),
        due,
        {"within-inclusive": 600, "within-strict": 1_200, "exactly-one-percent": 600},
    ),
    Separation(
        "ok-majority-base",  # 101 above half, 100 above 5,001
        near_majority(5_101, 3_300, 1_599),
        due,
        {
            "half-of-total": 1_200,
            "floor-half-plus-one": 600,
            "half-of-total-one-percent-of-majority": 1_200,
            "floor-half-plus-one-one-percent-of-majority": 1_200,
        },
    ),
    Separation(
        "ok-majority-base",  # 1% of 5,000 or 5,001 votes is 50: 51 above half, 50 above 5,001
        near_majority(5_051, 3_300, 1_649),
        due,
        {
            "half-of-total": 600,
            "floor-half-plus-one": 600,
            "half-of-total-one-percent-of-majority": 1_200,
            "floor-half-plus-one-one-percent-of-majority": 600,
        },
    ),
    Separation(
        "ok-majority-base",  # 60 and 59 above
        near_majority(5_060, 3_300, 1_640),
        due,
        {
            "half-of-total": 600,
            "floor-half-plus-one": 600,
            "half-of-total-one-percent-of-majority": 1_200,
            "floor-half-plus-one-one-percent-of-majority": 1_200,
        },
    ),
    Separation(
        "ok-runoff-may",
        near_majority(5_050, 3_300, 1_650),
        due,
        {"structural-possibility": 600, "no-actual-majority": 1_200},
    ),
    Separation(
        "ok-primary-kind",  # a city whose mayor is nominated in a first round
        near_majority(4_950, 3_300, 1_750)
        | {"office": "municipal", "declared_with": "county", "stage": "municipal-primary"},
        due,
        {"statutory-partisan-primary": 1_200, "any-nominating-round": 600},
    ),
    Separation(
        "ok-3-to-10",
        RACE
        | CLOSE
        | {"office": "municipal", "date": "2018-04-03", "filed": "2018-04-06T10:00"}
        | {"petitioner": "B"},
        beginning,
        {
            "inclusive-calendar-days": [said("2018-04-09"), said("2018-04-16")],
            "clear-days": [said("2018-04-10"), said("2018-04-17")],
            "weekdays-only": [said("2018-04-11"), said("2018-04-20")],
        },
    ),
    Separation(
        "ok-24h-service",
        RACE | CLOSE | {"filed": "2018-04-06T17:00", "petitioner": "B", "date": "2018-04-03"},
        served_by,
        {"running-clock": [said("2018-04-07")], "weekends-excluded": [said("2018-04-09")]},
    ),
    Separation(
        "ok-24h-verify",  # the Monday is Labor Day
        ISSUE | TIED | {"date": "2018-08-28", "filed": "2018-08-31T17:00", "signatures": 20},
        checked_by_five,
        {"stopped-clock": (True, True), "end-of-next-business-day": (True, False)},
    ),
    Separation(
        "ok-statewide-scope",
        ISSUE
        | {"for": 500, "against": 501, "stage": "general", "date": "2018-11-06"}
        | {"on_statewide_ballot": True},
        by_voters,
        {"statewide-question": "yes", "any-question-on-statewide-election-date": "no"},
    ),
    Separation(
        "ok-appropriate-board",
        ISSUE | TIED | {"measure": "school", "counties": 2},
        files_with("each", "any"),
        {
            "county-administering-the-election": (False, False),
            "each-affected-county": (True, False),
            "any-affected-county": (False, True),
        },
    ),
    Separation(
        # A three-fifths bond, 50 short of 6,000, of which the ballot does not say so.
        "ok-supermajority-class",
        ISSUE | {"share": "3/5", "for": 5_950, "against": 4_050, "ballot_says_share": False},
        by_voters,
        {"by-legal-approval-share": "yes", "by-ballot-label": "no"},
    ),
    Separation(
        "ok-who-may-file",
        RACE | CLOSE,
        lambda given: (opened(given, "A"), opened(given, "B")),
        {"any-printed-candidate": ("yes", "yes"), "printed-losers-only": ("no", "yes")},
    ),
    Separation(
        "ok-filing-deadline",  # the second Monday
        RACE | CLOSE | {"filed": "2018-11-19", "petitioner": "B"},
        required,
        {"import-8-109": False, "no-deadline-in-section": True},
    ),
    Separation(
        "ok-county-affected",
        RACE
        | CLOSE
        | {"office": "district", "counties": ["Adair", "Osage", "Tulsa"]}
        | {"recount_ballots": {"Adair": 500}},
        due,
        {"counties-with-requested-precincts": 600, "counties-where-the-office-was-voted": 1_800},
    ),
    Separation(
        "ok-absentee-designation",  # the petition names precincts and no absentee ballots
        RACE | CLOSE | {"filed": "2018-11-07", "petitioner": "B", "names_absentees": False},
        lambda given: (
            required(given),
            *duty_says("no absentee ballots", "with their absentee ballots")(given),
        ),
        {
            "recount-only-what-is-named": (True, True, False),
            "precinct-carries-its-absentees": (True, False, True),
            "silence-makes-petition-improper": (False, False, False),
        },
    ),
    Separation(
        "ok-order-scope",
        ISSUE | TIED,
        lambda given: bool(duties(given, "(A)(8)")),
        {"candidate-and-question": True, "candidates-only": False},
    ),
    Separation(
        "ok-properly-filed-clock",  # found sufficient on Tuesday, after Labor Day
        ISSUE | TIED | {"date": "2018-08-28", "filed": "2018-08-31T17:00", "signatures": 20},
        beginning,
        {
            "date-of-filing": [said("2018-09-03"), said("2018-09-10")],
            "date-found-sufficient": [said("2018-09-07"), said("2018-09-14")],
        },
    ),
    Separation(
        "ok-served-persons",
        PARTY_PRIMARY | {"votes": {"A": 4_000, "B": 2_000, "C": 1_990, "D": 1_500, "E": 510}},
        duty_says("place at stake", "every opponent", "whoever else"),
        {
            "opponents-directly-affected": (True, False, False),
            "every-opponent": (False, True, False),
            "opponents-and-other-affected-persons": (False, True, True),
        },
    ),
    Separation(
        "ok-which-sheriff",
        HOUSE | CLOSE | {"counties": 2},
        duty_says("sheriff of the county where the opponent is served", "petition was filed"),
        {
            "county-where-the-opponent-is-served": (True, False),
            "county-of-the-filing-board": (False, True),
        },
    ),
    Separation(
        "ok-constructive-secretary",
        HOUSE | CLOSE,
        duty_says("secretary of the county board", "secretary of the state board"),
        {"county-secretary": (True, False), "board-where-filed": (False, True)},
    ),
    Separation(
        "ok-retention",
        HOUSE
        | {"office": "district-judge", "counties": 77, "retention": True}
        | {"votes": {"Yes": 498_000, "No": 502_000}},
        candidate("candidate"),
        {"candidate-election": "yes", "issue-barred-by-E": "no"},
    ),
    Separation(
        "ok-no-second-place",
        HOUSE | HUNDRED | {"votes": {"B": 500}},
        due,
        {"no-additional-deposit": 600, "whole-vote-is-margin": 1_200},
    ),
    Separation(
        "ok-printed-but-out",
        RACE | {"votes": {"A": 500, "B": 400, "C": 100}, "withdrawn": ["C"]},
        candidate("C"),
        {"printed-name-suffices": "yes", "must-still-be-candidate": "no"},
    ),
    Separation(
        "ok-friday-holiday",  # Veterans Day 2016
        RACE | CLOSE | {"date": "2016-11-08"},
        lambda given: last_day(given, "B"),
        {"no-roll": "2016-11-11", "rolls-to-monday": "2016-11-14"},
    ),
    Separation(
        "ok109-questions",
        ISSUE | TIED,
        lambda given: isinstance(route(given, "voters").deadline, Deadline),
        {"questions-too": True, "candidates-only": False},
    ),
    Separation(
        "x-zero-votes",
        ISSUE | {"for": 0, "against": 0},
        by_voters,
        {"literal": "yes", "nothing-to-recount": "no"},
    ),
    Separation(
        "x-unopposed",
        RACE | {"votes": {"A": 500}},
        candidate("A"),
        {"no-opponent-no-right": "yes", "no-right-anywhere": "no"},
    ),
    Separation(
        "x-special-election",
        ISSUE | TIED,
        by_voters,
        {"every-election": "yes", "general-and-primary-only": "no"},
    ),
    Separation(
        "x-duplicate-signers",
        ISSUE | TIED | {"filed": "2018-04-05", "signatures": 10, "distinct_signers": 9},
        required,
        {"count-distinct-persons": False, "count-signatures": True},
    ),
)

NEVER_PARTED: dict[str, str] = {}
"""Questions of the room that no facts can part, and why."""

ALWAYS_EQUAL: dict[str, str] = {}
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
    assert set() == never_parted("OK", SEPARATIONS, NEVER_PARTED)


def test_every_two_readings_part_somewhere() -> None:
    """Save the pairs that no facts can part."""
    assert set(NEVER_PARTED) <= {one.question.id for one in room_of("OK").questions}
    assert set() == readings_not_told_apart("OK", SEPARATIONS, NEVER_PARTED | ALWAYS_EQUAL)
