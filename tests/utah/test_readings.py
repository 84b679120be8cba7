"""Utah: for every question the facts on which its readings part (law.md 2.U and 2.X)."""

from typing import Any

import pytest
from cases import (
    Separation,
    answer,
    duty_text,
    each_reading,
    last_day,
    look_by_default,
    look_under,
    moment,
    never_parted,
    opened,
    reading_ids,
    readings_not_told_apart,
    room_of,
    route,
    words,
)

from recountlaw.answer import Answer, NotKnown, Silent, Sourced

CITY: dict[str, Any] = {
    "state": "UT",
    "office": "municipal",
    "stage": "municipal-general",
    "date": "2025-11-04",
    "canvass": "2025-11-18",
    "counties": 1,
}
PRIMARY = CITY | {"stage": "municipal-primary", "date": "2025-08-12", "canvass": "2025-08-26"}
QUESTION: dict[str, Any] = {
    "state": "UT",
    "measure": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}
PARK_CITY = {"votes": {"A": 1_706, "B": 1_699}}
TEN = {"for": 500, "against": 500, "filed": "2026-11-20"}


def outcome(given: Answer) -> str:
    return given.outcome


def candidate(name: str) -> Any:
    """Whether this candidate has an open route."""
    return lambda given: opened(given, name)


def automatic(given: Answer) -> str:
    return opened(given, "automatic")


def by_voters(given: Answer) -> str:
    return opened(given, "voters")


def limit(given: Answer) -> Any:
    return next(one.limit for one in given.routes if one.petitioner == "D")


def files_with(given: Answer) -> str:
    return words(given.routes[0].filing_office)


def files_with_any(given: Answer) -> tuple[bool, bool]:
    """Whether the municipal and the county clerk are named."""
    clerk = files_with(given)
    return "municipal clerk" in clerk, "county clerk" in clerk


def declares(word: str) -> Any:
    """Whether the declaring duty uses `word`."""
    return lambda given: any(word in one.what for one in given.duties if "(5)(b)(iv)" in one.cite)


def separate_report(given: Answer) -> bool:
    """Whether the lieutenant governor gets a report of his own."""
    return "lieutenant governor" in duty_text(given)


def payer_kind(given: Answer) -> str:
    """Who pays, as far as the table tells it apart."""
    paying = given.routes[0].payer
    if isinstance(paying, (Silent, NotKnown)):
        return type(paying).__name__
    assert isinstance(paying, Sourced), paying
    for word in ("state", "voters", "contracts", "conducts", "city", "subdivision"):
        if word in paying.value:
            return word
    return paying.value


def who_may(given: Answer) -> tuple[str, str]:
    """Voters' and judge's routes."""
    return opened(given, "voters"), opened(given, "candidate")


SEPARATIONS = (
    Separation(
        "ut-total-candidates",
        CITY
        | {"seats": 3, "at_large": True, "ballots_in_contest": 1_000, "ballots_in_election": 1_300}
        | {"votes": {"A": 800, "B": 700, "C": 500, "D": 495, "E": 205}},
        limit,
        {"sum-of-candidate-votes": 6, "ballots-in-race": 2, "ballots-in-election": 3},
    ),
    Separation(
        "ut-total-candidates",
        CITY
        | {"seats": 3, "at_large": True, "ballots_in_contest": 1_000, "ballots_in_election": 1_300}
        | {"votes": {"A": 800, "B": 700, "C": 500, "D": 495, "E": 205}},
        candidate("D"),
        {"sum-of-candidate-votes": "yes", "ballots-in-race": "no", "ballots-in-election": "no"},
    ),
    Separation(
        "ut-total-race",  # 900 votes on 300 ballots, d=2: two totals part the clauses
        CITY
        | {"seats": 3, "at_large": True, "ballots_in_contest": 300}
        | {"votes": {"A": 250, "B": 230, "C": 210, "D": 208, "E": 2}},
        candidate("D"),
        {
            "same-total-as-three-a": "yes",
            "ballots-in-race": "no",
            "include-undervotes-or-stray-write-ins": "yes",
        },
    ),
    Separation(
        "ut-total-race",  # T=390 with 20 undervotes; an even T needs a third candidate for d=1
        CITY | {"ballots_in_contest": 410, "votes": {"A": 195, "B": 194, "C": 1}},
        candidate("B"),
        {
            "same-total-as-three-a": "yes",
            "include-undervotes-or-stray-write-ins": "no",
            "ballots-in-race": "no",
        },
    ),
    Separation(
        "ut-3a-3b-relation",
        CITY
        | {"seats": 3, "at_large": True, "ballots_in_contest": 300}
        | {"votes": {"A": 250, "B": 230, "C": 210, "D": 208, "E": 2}},
        candidate("D"),
        {"displacing": "no", "supplementing": "yes"},
        also={"ut-total-race": "ballots-in-race"},
    ),
    Separation(
        "ut-7a-7b-relation",
        QUESTION | {"for": 200, "against": 200},
        by_voters,
        {"supplementing": "yes", "displacing": "no"},
    ),
    Separation(
        "ut-winning-candidate",
        CITY | {"seats": 2, "at_large": True, "votes": {"A": 5_000, "B": 1_001, "C": 1_000}},
        lambda given: (route(given, "C").margin, opened(given, "C")),
        {"any-winner": (1, "yes"), "top-winner": (4_000, "no"), "every-winner": (4_000, "no")},
    ),
    Separation(
        "ut-losing-candidate",
        CITY | {"votes": {"A": 1_000, "B": 998, "C": 997}},
        lambda given: (opened(given, "B"), opened(given, "C")),
        {"any-loser": ("yes", "yes"), "first-loser-only": ("yes", "no")},
    ),
    Separation(
        "ut-2-preempts-3",
        CITY | {"votes": {"A": 100, "B": 100, "C": 99}},
        lambda given: (automatic(given), opened(given, "C")),
        {"tie-recount-replaces-requests": ("yes", "no"), "both-run": ("yes", "yes")},
    ),
    Separation(
        "ut-tie-2a-scope",
        CITY | {"seats": 2, "at_large": True, "votes": {"A": 100, "B": 100, "C": 50}},
        automatic,
        {"single-office-only": "no", "literal-any-race": "yes"},
    ),
    Separation(
        "ut-tie-2b-primary",  # Brighton 2023, its other three candidates made up to 250 votes
        PRIMARY
        | {"seats": 2, "advancing": 4, "at_large": True}
        | {"votes": {"A": 70, "B": 60, "C": 52, "D": 34, "E": 34}},
        automatic,
        {"elected-or-nominated": "yes", "elected-only": "no"},
    ),
    Separation(
        "ut-tie-proposition",
        QUESTION | {"for": 500, "against": 500},
        by_voters,
        {"tie-is-margin-zero": "yes", "tie-has-no-margin": "no"},
    ),
    Separation(
        "ut-deadline-count",
        CITY | PARK_CITY,
        lambda given: last_day(given, "B"),
        {"three-days-then-roll-forward": "2025-11-21", "three-clear-days": "2025-11-24"},
    ),
    Separation(
        "ut-business-day",  # the third day is Thanksgiving, and the clerk closes on the Friday
        CITY | PARK_CITY | {"canvass": "2025-11-24", "closed": ["2025-11-28"]},
        lambda given: last_day(given, "B"),
        {"weekday-not-legal-holiday": "2025-11-28", "also-closed-when-the-clerk-is": "2025-12-01"},
    ),
    Separation(
        "ut-5pm",
        CITY | PARK_CITY | {"filed": "2025-11-21T17:00:00", "petitioner": "B"},
        outcome,
        {"five-pm-inclusive": "required", "strictly-before-five-pm": "not_available"},
    ),
    Separation(
        "ut-canvass-event",  # CD2 2024; the clocks of 2024 were others
        {
            "state": "UT",
            "office": "congressional",
            "stage": "primary",
            "counties": 13,
            "date": "2024-06-25",
            "canvass": {"county": "2024-07-09", "state": "2024-07-22"},
            "votes": {"A": 53_748, "B": 53_534},
        },
        lambda given: last_day(given, "B"),
        {"canvass-certifying-that-race": "2024-07-25", "county-canvass": "2024-07-12"},
        as_of="2025-06-02",
    ),
    Separation(
        "ut-filing-officer-overlap",
        CITY | PARK_CITY,
        files_with_any,
        {
            "election-type-first": (True, False),
            "geography-first": (False, True),
            "any-matching-officer": (True, True),
        },
    ),
    Separation(
        "ut-multicounty-municipality",
        CITY | PARK_CITY | {"counties": 2, "contracted": False},
        payer_kind,
        {"literal-geography": "state", "city-pays": "city"},
    ),
    Separation(
        "ut-multicounty-municipality",
        CITY | PARK_CITY | {"counties": 2, "contracted": False},
        separate_report,
        {"literal-geography": True},
    ),
    Separation(
        "ut-ten-voters",
        QUESTION | TEN | {"signatures": 10, "signers_who_voted_on_it": 9},
        lambda given: given.outcome == "required",
        {
            "at-least-ten-election-voters": True,
            "exactly-ten": True,
            "ten-who-voted-on-the-proposition": False,
        },
    ),
    Separation(
        "ut-ten-voters",
        QUESTION | TEN | {"signatures": 11},
        lambda given: given.outcome == "required",
        {
            "at-least-ten-election-voters": True,
            "exactly-ten": False,
            "ten-who-voted-on-the-proposition": True,
        },
    ),
    Separation(
        "ut-conduct-deadline",
        CITY | PARK_CITY | {"filed": "2025-11-20", "petitioner": "B"},
        lambda given: [
            ("complete" in one.what, "begin" in one.what)
            for one in given.duties
            if one.cite.endswith("(5)(a)(ii)")
        ],
        {"complete-by": [(True, False)], "begin-by": [(False, True)]},
    ),
    Separation(
        "ut-quarter-rounding",
        CITY | {"votes": {"A": 1_707, "B": 1_698}},
        candidate("B"),
        {"exact-rational": "no", "ceiling": "yes"},
    ),
    Separation(
        "ut-report-scope",
        QUESTION | {"measure": "school", "counties": 3, "for": 500, "against": 500},
        separate_report,
        {"literal-omission": False, "read-in-multi-county-proposition": True},
    ),
    Separation(
        "ut-primary-declare",
        PRIMARY | {"votes": {"A": 500, "B": 499}},
        declares("nominated"),
        {"elected-or-nominated": True, "elected-only": False},
    ),
    Separation(
        "ut-municipal-election-prop",
        QUESTION
        | {"measure": "municipal", "stage": "special", "date": "2026-06-23"}
        | {"canvass": "2026-07-07", "for": 500, "against": 500},
        files_with,
        {"any-municipal-election": "municipal clerk", "primary-and-general-only": "county clerk"},
    ),
    Separation(
        "ut-proposition-cost",
        QUESTION | {"for": 500, "against": 500, "contracted": False},
        payer_kind,
        {
            "silent-in-modelled-text": "Silent",
            "voters-pay": "voters",
            "subdivision-pays": "subdivision",
        },
    ),
    Separation(
        "ut-tie-primary-single-office",  # T=1,100: automatic, or on request
        PRIMARY | {"advancing": 2, "votes": {"A": 500, "B": 300, "C": 300}},
        lambda given: (automatic(given), opened(given, "candidate")),
        {"cut-tie-treated-as-2b": ("yes", "no"), "literal": ("no", "yes")},
    ),
    Separation(
        "ut-tie-primary-single-office",  # T=390: automatic, or nothing
        PRIMARY | {"advancing": 2, "votes": {"A": 190, "B": 100, "C": 100}},
        lambda given: (automatic(given), opened(given, "candidate")),
        {"cut-tie-treated-as-2b": ("yes", "no"), "literal": ("no", "no")},
    ),
    Separation(
        "ut-tie-2a-primary-top",
        PRIMARY | {"advancing": 2, "votes": {"A": 300, "B": 300, "C": 100}},
        automatic,
        {"literal-recount": "yes", "only-if-undecided": "no"},
    ),
    Separation(
        "ut-at-large-meaning",
        CITY | {"seats": 2, "at_large": False, "votes": {"A": 300, "B": 200, "C": 200}},
        automatic,
        {"any-race-filling-several-seats": "yes", "elected-by-whole-jurisdiction": "no"},
    ),
    Separation(
        "ut-retention",
        CITY
        | {"stage": "general", "office": "district-judge", "retention": True}
        | {"votes": {"Yes": 5_000, "No": 5_010}},
        who_may,
        {
            "ballot-proposition": ("yes", "no"),
            "candidate-race": ("no", "yes"),
            "not-covered": ("no", "no"),
        },
    ),
    Separation(
        "ut-supermajority-proposition",
        QUESTION | {"share": "2/3", "for": 6_667, "against": 3_333},
        by_voters,
        {"for-minus-against": "no", "distance-to-required": "yes"},
    ),
    Separation(
        "ut-instant-runoff",
        CITY | {"instant_runoff": True, "votes": {"A": 500, "B": 499}},
        candidate("B"),
        {"excluded": "no", "final-round-as-race": "yes"},
    ),
    Separation(
        "ut-write-ins",
        CITY | {"stray_write_ins": 2, "votes": {"A": 200, "B": 199}},
        candidate("B"),
        {"qualified-candidates-in-both": "yes", "all-marks-in-three-b": "no"},
    ),
    Separation(
        "ut-contest-type",
        QUESTION
        | {"for": 500, "against": 500, "stage": "municipal-general"}
        | {"date": "2025-11-04", "canvass": "2025-11-18"},
        files_with,
        {
            "type-of-the-contest's-own-jurisdiction": "county clerk",
            "calendar-election": "municipal clerk",
        },
    ),
    Separation(
        "ut-contest-type",
        CITY | PARK_CITY | {"office": "special-district"},
        files_with,
        {
            "type-of-the-contest's-own-jurisdiction": "special district clerk",
            "calendar-election": "municipal clerk",
        },
    ),
    Separation(
        "ut-payer-contract",
        CITY | PARK_CITY | {"contracted": True},
        payer_kind,
        {"contracting-subdivision": "contracts", "conducting-subdivision": "conducts"},
    ),
    Separation(
        "ut-declaration-or-report",
        CITY | PARK_CITY,
        lambda given: [
            "official result" in one.what for one in given.duties if "(11)(d)" in one.cite
        ],
        {"report-is-the-result": [True], "declaration-binds": []},
    ),
    Separation(
        "ut-early-request",
        CITY | PARK_CITY | {"filed": "2025-11-08", "petitioner": "B"},
        lambda given: given.outcome == "required",
        {"not-before-canvass-completed": False, "early-counts": True},
    ),
    Separation(
        "x-zero-votes",
        CITY | {"votes": {"A": 0, "B": 0}},
        automatic,
        {"literal": "yes", "nothing-to-recount": "no"},
    ),
    Separation(
        "x-zero-votes",
        QUESTION | {"for": 0, "against": 0},
        lambda given: given.outcome == "available",
        {"literal": True, "nothing-to-recount": False},
    ),
    Separation(
        "x-special-election",
        QUESTION
        | {"measure": "school", "stage": "special", "date": "2026-05-05"}
        | {"canvass": "2026-05-19", "for": 500, "against": 500},
        by_voters,
        {"every-election": "yes", "general-and-primary-only": "no"},
    ),
    Separation(
        "x-duplicate-signers",
        QUESTION | TEN | {"signatures": 10, "distinct_signers": 9},
        lambda given: given.outcome == "required",
        {"count-distinct-persons": False, "count-signatures": True},
    ),
)

NEVER_PARTED: dict[str, str] = {}
"""Questions of the room that no facts can part, and why."""

ALWAYS_EQUAL = {
    "ut-winning-candidate: top-winner = every-winner": "whoever is near enough to every winner "
    "is near enough to the first, and the first is the farthest",
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
    assert set() == never_parted("UT", SEPARATIONS, NEVER_PARTED)


def test_every_two_readings_part_somewhere() -> None:
    """Save the pairs that no facts can part."""
    assert set(NEVER_PARTED) <= {one.question.id for one in room_of("UT").questions}
    assert set() == readings_not_told_apart("UT", SEPARATIONS, NEVER_PARTED | ALWAYS_EQUAL)


def test_a_filed_request_on_the_last_day_of_the_other_count_is_in_time_under_it_only() -> None:
    """A Monday after the Friday of Park City is in time if the three days are clear days."""
    filed = CITY | PARK_CITY | {"filed": "2025-11-24T16:00", "petitioner": "B"}
    assert "not_available" == answer(filed).outcome
    assert "required" == answer(filed, {"ut-deadline-count": "three-clear-days"}).outcome
    assert moment(answer(filed), "B").endswith("T17:00")


@pytest.mark.parametrize(
    ("reading", "outcome_then"),
    [
        ("filing-date", "available"),
        ("canvass-date", "available"),
        ("election-date", "no_text_in_force"),
    ],
)
def test_the_governing_date_picks_the_text(reading: str, outcome_then: str) -> None:
    """x-governing-date: an election on 6 May 2025, the day before the text, canvassed after it."""
    facts = CITY | PARK_CITY | {"date": "2025-05-06", "canvass": "2025-05-13"}
    assert outcome_then == answer(facts, {"x-governing-date": reading}).outcome


def test_without_a_reading_it_is_not_the_day_of_the_election_that_governs() -> None:
    """The default of x-governing-date, on the same days."""
    facts = CITY | PARK_CITY | {"date": "2025-05-06", "canvass": "2025-05-13"}
    given = answer(facts)
    assert "available" == given.outcome
    assert given.texts == answer(facts, {"x-governing-date": "filing-date"}).texts
