"""Utah: the numbers and days of law.md section 3 on both sides of every step."""

import datetime as dt
from typing import Any

import pytest
from cases import (
    answer,
    can_be_apart,
    duties,
    duty_text,
    for_and_against,
    last_day,
    mentioned,
    moment,
    needed,
    opened,
    provision,
    room_of,
    route,
    said,
    two_way,
    words,
)

CITY: dict[str, Any] = {
    "state": "UT",
    "office": "municipal",
    "stage": "municipal-general",
    "date": "2025-11-04",
    "canvass": "2025-11-18",
}
COUNTY_QUESTION: dict[str, Any] = {
    "state": "UT",
    "measure": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}

# The largest qualifying margin at each total.
LIMITS = (
    (1, 1),
    (99, 1),
    (100, 1),
    (399, 1),
    (400, 1),
    (401, 1),
    (799, 1),
    (800, 2),
    (1_000, 2),
    (1_199, 2),
    (1_200, 3),
    (3_999, 9),
    (4_000, 10),
    (4_399, 10),
    (4_400, 11),
    (10_000, 25),
    (14_900, 37),
    (14_901, 37),
    (14_999, 37),
    (15_000, 37),
    (59_999, 149),
    (60_000, 150),
    (60_399, 150),
    (60_400, 151),
    (100_000, 250),
)


# A vote less, the limit itself, and a vote or two more, where such votes can be.
CANDIDATE_STEPS = [
    (total, limit, limit + over)
    for total, limit in LIMITS
    for over in (-1, 0, 1, 2)
    if limit + over and can_be_apart(total, limit + over)
]
PROPOSITION_STEPS = [
    (total, limit, limit + over)
    for total, limit in LIMITS
    for over in (-1, 0, 1, 2)
    if (total - limit - over) % 2 == 0 <= total - limit - over
]


@pytest.mark.parametrize(("total", "limit", "margin"), CANDIDATE_STEPS)
def test_a_candidate_may_lose_by_the_limit_and_no_more(total: int, limit: int, margin: int) -> None:
    """At each total the limit qualifies, and so does less but a tie; one vote more does not."""
    given = answer(CITY | {"votes": two_way(total, margin)})
    asking = route(given, "B")
    assert (limit, margin) == (asking.limit, asking.margin)
    # The small-race clause asks for a difference of one vote, no more and no less.
    inside = limit - margin if total > 400 else None
    assert ("=" if total <= 400 else "<=", inside) == (asking.operator, asking.votes_inside)
    assert ("no" if margin > limit else "yes") == asking.open
    assert ("not_available" if margin > limit else "available") == given.outcome


@pytest.mark.parametrize(
    ("total", "clause"),
    [(399, "(3)(b)"), (400, "(3)(b)"), (401, "(3)(a)"), (402, "(3)(a)"), (800, "(3)(a)")],
)
def test_up_to_400_votes_the_right_is_that_of_one_vote(total: int, clause: str) -> None:
    """The small-race clause displaces the percentage at 400 votes and below."""
    assert clause == provision(answer(CITY | {"votes": two_way(total, 1)}), "B")


def test_two_votes_qualify_from_800_votes_on() -> None:
    """798 + 2 apart is out, 800 is in."""
    assert "no" == opened(answer(CITY | {"votes": two_way(798, 2)}), "B")
    assert "yes" == opened(answer(CITY | {"votes": two_way(800, 2)}), "B")


@pytest.mark.parametrize(("total", "limit", "margin"), PROPOSITION_STEPS)
def test_a_proposition_has_the_same_limits(total: int, limit: int, margin: int) -> None:
    """For propositions the numbers are those of candidates, as far as parity lets them occur."""
    given = answer(COUNTY_QUESTION | for_and_against(total, margin))
    asking = route(given, "voters")
    assert (limit, margin) == (asking.limit, asking.margin)
    assert ("no" if margin > limit else "yes") == asking.open


@pytest.mark.parametrize("total", [2, 100, 398, 400, 402, 1_000])
def test_a_tied_proposition_qualifies_at_every_total(total: int) -> None:
    """The percentage right reaches a tie, in small elections too."""
    given = answer(COUNTY_QUESTION | for_and_against(total, 0))
    assert ("yes", "(7)(a)") == (opened(given, "voters"), provision(given, "voters"))
    assert mentioned(given, "20A-1-303")


def test_200_to_200_shows_both_readings() -> None:
    """If (7)(b) displaces (7)(a) altogether, a tie at 400 votes has no recount; both are shown."""
    given = answer(COUNTY_QUESTION | {"for": 200, "against": 200})
    assert ("available", False) == (given.outcome, given.readings.agree)
    other = {one.outcome: one.when for one in given.readings.outcomes}
    assert ["not_available"] == list(other)
    assert any(
        when.get("ut-7a-7b-relation") == ["displacing"] and len(when) == 1
        for when in other["not_available"]
    )
    assert "reading" in given.summary


def test_ten_voters_are_needed() -> None:
    """Nine signatures do not bring a recount about; ten do."""
    filed = COUNTY_QUESTION | for_and_against(1_000, 2) | {"filed": "2026-11-20"}
    assert 10 == needed(answer(filed), "voters")
    assert "required" == answer(filed | {"signatures": 10}).outcome
    assert "required" != answer(filed | {"signatures": 9}).outcome


# -- days ----------------------------------------------------------------------------------------

# A week of canvass days without a holiday near: Monday 4 to Sunday 10 August 2025.
WEEK = (
    "2025-08-04",
    "2025-08-05",
    "2025-08-06",
    "2025-08-07",
    "2025-08-08",
    "2025-08-09",
    "2025-08-10",
)
CANDIDATE_DAYS = (3, 3, 5, 4, 3, 3, 3)
VOTER_DAYS = (7, 7, 7, 7, 7, 9, 8)


def after(day: str, days: int) -> str:
    return str(dt.date.fromisoformat(day) + dt.timedelta(days))


@pytest.mark.parametrize(("canvass", "days"), list(zip(WEEK, CANDIDATE_DAYS, strict=True)))
def test_a_candidate_files_by_five_on_the_first_business_day_from_the_third_day(
    canvass: str, days: int
) -> None:
    """Monday gives Thursday, Tuesday Friday, Wednesday to Friday Monday, Saturday Tuesday."""
    given = answer(CITY | {"date": "2025-07-22", "canvass": canvass, "votes": two_way(1_000, 2)})
    assert f"{after(canvass, days)}T17:00" == moment(given, "B")
    assert route(given, "B").deadline.zone == "America/Denver"
    assert route(given, "B").deadline.inclusive


@pytest.mark.parametrize(("canvass", "days"), list(zip(WEEK, VOTER_DAYS, strict=True)))
def test_voters_file_by_five_on_the_first_business_day_from_the_seventh_day(
    canvass: str, days: int
) -> None:
    """Seven days, or nine and eight after a canvass on Saturday and Sunday."""
    facts = COUNTY_QUESTION | {"date": "2025-07-22", "canvass": canvass, "for": 500, "against": 500}
    assert f"{after(canvass, days)}T17:00" == moment(answer(facts), "voters")


@pytest.mark.parametrize(
    ("canvass", "last"),
    [
        ("2025-07-21", "2025-07-25"),  # the third day is Pioneer Day
        ("2026-07-21", "2026-07-27"),  # Pioneer Day is a Friday
        ("2025-11-18", "2025-11-21"),  # Park City
        ("2026-11-23", "2026-11-27"),  # the third day is Thanksgiving
        ("2025-11-24", "2025-11-28"),
    ],
)
def test_a_holiday_moves_the_last_day_on(canvass: str, last: str) -> None:
    """A legal holiday is no business day."""
    facts = {"date": "2025-06-24", "canvass": canvass, "votes": two_way(1_000, 2)}
    assert last == last_day(answer(CITY | facts), "B")


@pytest.mark.parametrize(
    ("at", "outcome"),
    [
        ("2025-11-21T16:59", "required"),
        ("2025-11-21T17:00", "required"),
        ("2025-11-21T17:01", "not_available"),
        ("2025-11-24T09:00", "not_available"),
    ],
)
def test_a_request_is_in_time_until_five_on_the_last_day(at: str, outcome: str) -> None:
    """5 p.m. itself still counts; a minute later the right has lapsed."""
    given = answer(CITY | {"votes": two_way(3_405, 7), "filed": at, "petitioner": "B"})
    assert outcome == given.outcome


def test_park_city() -> None:
    """Canvass Tuesday 18, request Thursday 20, seven days until the 27th of November 2025."""
    votes = {"Dickey": 1_706, "Rubin": 1_699}
    given = answer(CITY | {"votes": votes, "filed": "2025-11-20", "petitioner": "Rubin"})
    asking = route(given, "Rubin")
    assert ("required", 7, 8, 1) == (
        given.outcome,
        asking.margin,
        asking.limit,
        asking.votes_inside,
    )
    assert ("(3)(a)", "municipal clerk") == (
        provision(given, "Rubin"),
        words(asking.filing_office),
    )
    assert "2025-11-21T17:00" == asking.deadline.moment
    assert said("2025-11-27") in duty_text(given)


@pytest.mark.parametrize("ballots", [None, 3_405, 3_599, 3_600, 5_000, 1_000_000])
def test_no_number_of_ballots_changes_park_city(ballots: int | None) -> None:
    """Every denominator is at least the 3,405 votes, so all readings agree."""
    counts = {} if ballots is None else {"ballots_in_contest": ballots}
    given = answer(CITY | {"votes": {"A": 1_706, "B": 1_699}} | counts)
    assert ("available", True) == (given.outcome, given.readings.agree)


@pytest.mark.parametrize(
    ("canvass", "filed", "by"),
    [
        ("2025-08-04", "2025-08-05", "2025-08-12"),
        ("2025-08-04", "2025-08-07", "2025-08-14"),  # 10 days after the canvass
        ("2025-08-07", "2025-08-11", "2025-08-18"),  # 11 days
        ("2025-08-06", "2025-08-11", "2025-08-18"),  # 12 days
    ],
)
def test_a_requested_recount_ends_seven_days_after_the_request(
    canvass: str, filed: str, by: str
) -> None:
    """A request on the last day lets it end 10 to 12 days after the canvass."""
    facts = {"date": "2025-07-22", "canvass": canvass, "petitioner": "B"}
    given = answer(CITY | facts | {"filed": f"{filed}T09:00", "votes": two_way(1_000, 2)})
    assert "required" == given.outcome
    assert [True] == [said(by) in str(one.by) for one in duties(given, "(5)(a)(ii)")]


def test_a_tie_is_recounted_without_a_request_within_ten_days_of_certification() -> None:
    """(2)(a) and (5)(a)(i): Charleston's 83 to 83."""
    facts = {"votes": {"A": 83, "B": 83}, "certified": "2025-11-18"}
    given = answer(CITY | facts)
    assert ("required", "yes", "(2)(a)") == (
        given.outcome,
        opened(given, "automatic"),
        provision(given, "automatic"),
    )
    assert said("2025-11-28") in " ".join(str(one.by) for one in duties(given, "(5)(a)(i)"))
    assert mentioned(given, "20A-1-304")


# -- who loses to whom ---------------------------------------------------------------------------

AT_LARGE = CITY | {"at_large": True}


def test_each_loser_of_a_three_seat_race_has_a_route_of_his_own() -> None:
    """Logan 2023: each is measured against the third, the last to win."""
    votes = {"A": 3_449, "B": 2_892, "C": 2_419, "D": 2_400, "E": 2_388, "F": 1_082}
    given = answer(AT_LARGE | {"seats": 3, "votes": votes})
    found = {
        one.petitioner: (one.against, one.margin, one.limit, one.open)
        for one in given.routes
        if one.kind == "candidate"
    }
    assert {
        "D": (("C",), 19, 36, "yes"),
        "E": (("C",), 31, 36, "yes"),
        "F": (("C",), 1_337, 36, "no"),
    } == {name: found[name] for name in "DEF"}
    assert not any(found.get(name, ("", 0, 0, "no"))[3] != "no" for name in "ABC")


@pytest.mark.parametrize(
    ("votes", "seats", "clause"),
    [
        ((300, 200, 200), 2, "(2)(b)"),
        ((300, 200, 200, 200), 3, "(2)(b)"),
        ((300, 200, 199), 2, None),
        ((200, 200, 100), 2, None),  # both tied candidates win
        ((300, 200, 100, 100), 2, None),  # both lose
        ((200, 200, 200), 2, "(2)(b)"),
        ((200, 200, 100), 1, "(2)(a)"),
        ((200, 200, 200), 1, "(2)(a)"),
        ((200, 100, 100), 1, None),
    ],
)
def test_only_a_tie_across_the_last_seat_is_recounted_by_itself(
    votes: tuple[int, ...], seats: int, clause: str | None
) -> None:
    """With one seat the tie is for the highest number; at large it is one that parts the tied."""
    listed = dict(zip("ABCD", votes, strict=False))
    given = answer(AT_LARGE | {"seats": seats, "votes": listed})
    assert ("yes" if clause else "no") == opened(given, "automatic")
    if clause:
        assert ("required", clause) == (given.outcome, provision(given, "automatic"))


def test_cedar_hills_lets_the_eighth_ask_for_the_sixth_place() -> None:
    """In a primary whoever goes on is a winning candidate; T is the sum for all nine."""
    numbers = (803, 753, 611, 444, 425, 284, 283, 279, 175)
    votes = dict(zip("ABCDEFGHI", numbers, strict=True))
    facts = {"stage": "municipal-primary", "seats": 3, "advancing": 6, "votes": votes}
    given = answer(AT_LARGE | facts | {"date": "2025-08-12", "canvass": "2025-08-26"})
    asking = route(given, "H")
    assert (5, 10, "yes") == (asking.margin, asking.limit, asking.open)
    assert (1, "yes") == (route(given, "G").margin, opened(given, "G"))
    assert (109, "no") == (route(given, "I").margin, opened(given, "I"))
    assert ("municipal clerk", "2025-08-29") == (
        words(asking.filing_office),
        last_day(given, "H"),
    )
    assert "(4)(a)" in asking.filing_office.cite


# -- offices, payers, duties ---------------------------------------------------------------------

OFFICES = (
    ("municipal", "municipal-primary", 1, "(4)(a)", "municipal clerk"),
    ("municipal", "municipal-general", 1, "(4)(b)(i)", "municipal clerk"),
    ("municipal", "municipal-general", 2, "(4)(b)(i)", "municipal clerk"),
    ("special-district", "general", 1, "(4)(b)(ii)", "special district clerk"),
    ("special-district", "municipal-general", 1, "(4)(b)(ii)", "special district clerk"),
    ("county", "general", 1, "(4)(b)(iii)", "county clerk"),
    ("county", "primary", 1, "(4)(b)(iii)", "county clerk"),
    ("legislature", "general", 1, "(4)(b)(iii)", "county clerk"),
    ("legislature", "general", 2, "(4)(b)(iv)", "lieutenant governor"),
    ("state", "general", 29, "(4)(b)(iv)", "lieutenant governor"),
    ("congressional", "primary", 13, "(4)(b)(iv)", "lieutenant governor"),
)


@pytest.mark.parametrize(("office", "stage", "counties", "cite", "clerk"), OFFICES)
def test_where_a_candidate_files(
    office: str, stage: str, counties: int, cite: str, clerk: str
) -> None:
    """Election type first, then geography."""
    facts = {"office": office, "stage": stage, "counties": counties, "votes": two_way(1_000, 2)}
    asked = route(answer(CITY | facts), "B").filing_office
    assert clerk == asked.value
    assert asked.cite.endswith(cite)


@pytest.mark.parametrize(
    ("measure", "counties", "cite", "clerk"),
    [
        ("municipal", 1, "(8)(a)", "municipal clerk"),
        ("municipal", 2, "(8)(a)", "municipal clerk"),
        ("special-district", 1, "(8)(b)", "special district clerk"),
        ("special-district", 2, "(8)(b)", "special district clerk"),
        ("county", 1, "(8)(c)", "county clerk"),
        ("school", 1, "(8)(c)", "county clerk"),
        ("school", 3, "(8)(d)", "lieutenant governor"),
        ("state", 29, "(8)(d)", "lieutenant governor"),
    ],
)
def test_where_ten_voters_file(measure: str, counties: int, cite: str, clerk: str) -> None:
    """Municipality, special district, one county, else the lieutenant governor."""
    facts = COUNTY_QUESTION | {"measure": measure, "counties": counties}
    asked = route(answer(facts | for_and_against(1_000, 2)), "voters").filing_office
    assert clerk == asked.value
    assert asked.cite.endswith(cite)


@pytest.mark.parametrize(
    ("office", "counties", "cite"),
    [
        ("state", 29, "(6)(a)"),
        ("legislature", 2, "(6)(a)"),
        ("legislature", 1, "(6)(b)(i)"),
        ("county", 1, "(6)(b)(i)"),
        ("municipal", 1, "(6)(b)(i)"),
    ],
)
def test_who_pays_is_the_state_beyond_one_county(office: str, counties: int, cite: str) -> None:
    """Else the subdivision that conducts the election; the candidate never."""
    facts = {"office": office, "counties": counties, "stage": "general", "contracted": False}
    paying = route(answer(CITY | facts | {"votes": two_way(1_000, 2)}), "B").payer
    assert paying.cite.endswith(cite)


def test_nothing_is_asked_of_a_candidate_but_the_request() -> None:
    """No signatures and no deposit."""
    asking = route(answer(CITY | {"votes": two_way(1_000, 2)}), "B")
    assert asking.deposit in ((), None) or "silent" in type(asking.deposit).__name__.lower()
    assert type(asking.signatures).__name__ in ("Silent", "NoneType")


@pytest.mark.parametrize(
    "cite",
    [
        "(5)(b)(i)",
        "(5)(b)(ii)",
        "(5)(b)(iii)",
        "(5)(b)(iv)",
        "(11)(a)",
        "(11)(b)(i)",
        "(11)(b)(ii)",
        "(11)(d)",
    ],
)
@pytest.mark.parametrize("votes", [{"A": 1_706, "B": 1_699}, {"A": 83, "B": 83}])
def test_the_duties_of_a_recount_of_a_race(votes: dict[str, int], cite: str) -> None:
    """Supervise, recount all, re-examine the uncounted, declare, convene, canvass, report."""
    assert duties(answer(CITY | {"votes": votes}), cite)


@pytest.mark.parametrize(
    "cite",
    ["(9)(a)(i)", "(9)(a)(ii)", "(9)(a)(iii)", "(9)(a)(iv)", "(9)(b)", "(11)(a)", "(11)(b)(ii)"],
)
def test_the_duties_of_a_recount_of_a_proposition(cite: str) -> None:
    """The same for a proposition, which both sides may witness."""
    assert duties(answer(COUNTY_QUESTION | for_and_against(1_000, 2)), cite)


def test_a_proposition_has_no_time_limit_for_its_recount() -> None:
    """(9) states none, so no duty under (9) has a day."""
    filed = {"filed": "2026-11-20", "signatures": 10}
    given = answer(COUNTY_QUESTION | for_and_against(1_000, 2) | filed)
    assert all(one.by is None for one in duties(given, "(9)"))


@pytest.mark.parametrize(
    ("facts", "reported"),
    [
        ({"office": "state", "counties": 29}, True),
        ({"office": "legislature", "counties": 2}, True),
        ({"office": "legislature", "counties": 1}, False),
        ({"office": "municipal", "stage": "municipal-general"}, False),
    ],
)
def test_a_separate_report_goes_to_the_lieutenant_governor_beyond_one_county(
    facts: dict[str, Any], reported: bool
) -> None:
    """(11)(c): statewide and multi-county races."""
    given = answer(CITY | {"stage": "general"} | facts | {"votes": two_way(1_000, 2)})
    assert reported == bool(duties(given, "(11)(c)"))


def test_instant_runoff_lies_outside_the_section() -> None:
    """The answer names the section with its own recount and grants nothing."""
    given = answer(CITY | {"instant_runoff": True, "votes": {"A": 500, "B": 499}})
    assert given.outcome in ("not_modelled", "not_available")
    assert "no" == opened(given, "B")
    assert "20A-4-603" in given.summary + repr(given.mentions)


def test_a_tie_leaves_no_request_to_the_third() -> None:
    """The whole race is recounted anyway, so (3) yields to (2)."""
    given = answer(CITY | {"votes": {"A": 100, "B": 100, "C": 99}})
    assert ("required", "no") == (given.outcome, opened(given, "C"))


def test_no_votes_at_all_are_a_tie_of_candidates() -> None:
    """0-0 is equal and the highest."""
    given = answer(CITY | {"votes": {"A": 0, "B": 0}})
    assert ("required", "(2)(a)") == (given.outcome, provision(given, "automatic"))


@pytest.mark.parametrize(
    ("counties", "last"), [(1, "2025-11-13"), (2, "2025-11-28"), (29, "2025-11-28")]
)
def test_the_canvass_that_counts_is_the_one_that_certifies_the_race(
    counties: int, last: str
) -> None:
    """A race of one county is certified by its canvass of 10, others by the state's of 25 Nov."""
    canvass = {"county": "2025-11-10", "state": "2025-11-25"}
    office = "legislature" if counties < 29 else "state"
    facts = {"office": office, "stage": "general", "counties": counties, "canvass": canvass}
    assert last == last_day(answer(CITY | facts | {"votes": two_way(1_000, 2)}), "B")


def test_no_votes_on_a_proposition_qualify_unless_the_small_clause_displaces() -> None:
    """0-0 is within any percentage; it is not one vote apart."""
    nobody = COUNTY_QUESTION | {"for": 0, "against": 0}
    assert "yes" == opened(answer(nobody), "voters")
    assert "no" == opened(answer(nobody, {"ut-7a-7b-relation": "displacing"}), "voters")


def test_the_missing_subsections_are_named() -> None:
    """The text as printed lacks (1) and (10)."""
    assert {"(1)", "(10)"} == {cite.label for cite, _ in room_of("UT").absent}
