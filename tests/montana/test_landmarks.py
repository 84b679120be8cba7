"""Montana: the numbers and days of law.md section 3 on both sides of every step."""

from typing import Any

import pytest
from cases import (
    answer,
    can_be_apart,
    duties,
    duty_text,
    for_and_against,
    last_day,
    limb,
    mentioned,
    needed,
    opened,
    provision,
    route,
    two_way,
    words,
)

from recountlaw.answer import Signatures, Silent

COUNTY: dict[str, Any] = {
    "state": "MT",
    "office": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}
HOUSE = COUNTY | {"office": "legislature"}
COUNTY_QUESTION: dict[str, Any] = {
    "state": "MT",
    "measure": "county",
    "counties": 1,
    "stage": "general",
    "date": "2026-11-03",
    "canvass": "2026-11-17",
}

# The limit with the ten-vote floor, and without it.
LIMITS = (
    (1, 10, 0),
    (99, 10, 0),
    (100, 10, 0),
    (399, 10, 0),
    (400, 10, 1),
    (401, 10, 1),
    (799, 10, 1),
    (800, 10, 2),
    (1_000, 10, 2),
    (1_199, 10, 2),
    (1_200, 10, 3),
    (3_999, 10, 9),
    (4_000, 10, 10),
    (4_399, 10, 10),
    (4_400, 11, 11),
    (4_799, 11, 11),
    (4_800, 12, 12),
    (10_000, 25, 25),
    (14_900, 37, 37),
    (14_901, 37, 37),
    (14_999, 37, 37),
    (15_000, 37, 37),
    (59_999, 149, 149),
    (60_000, 150, 150),
    (60_399, 150, 150),
    (60_400, 151, 151),
    (100_000, 250, 250),
)
LOCAL_STEPS = [
    (total, limit, limit + over)
    for total, limit, _ in LIMITS
    for over in (-1, 0, 1, 2)
    if limit + over and can_be_apart(total, limit + over)
]
WIDE_STEPS = [
    (total, limit, limit + over)
    for total, _, limit in LIMITS
    for over in (-1, 0, 1, 2)
    if limit + over > 0 and can_be_apart(total, limit + over)
]
QUESTION_STEPS = [
    (total, limit, limit + over)
    for total, _, limit in LIMITS
    for over in (-2, -1, 0, 1, 2)
    if limit + over >= 0 and (total - limit - over) % 2 == 0 <= total - limit - over
]


@pytest.mark.parametrize(("total", "limit", "margin"), LOCAL_STEPS)
def test_a_local_candidate_may_lose_by_a_quarter_of_a_percent_or_ten_votes(
    total: int, limit: int, margin: int
) -> None:
    """(1)(a): the greater of the two; a vote more does not qualify."""
    given = answer(COUNTY | {"votes": two_way(total, margin)})
    asking = route(given, "B")
    assert ("(1)(a)", limit, margin) == (limb(given, "B"), asking.limit, asking.margin)
    assert ("<=", limit - margin) == (asking.operator, asking.votes_inside)
    assert ("no" if margin > limit else "yes") == asking.open
    assert ("not_available" if margin > limit else "available") == given.outcome


@pytest.mark.parametrize(("total", "limit", "margin"), WIDE_STEPS)
def test_a_legislator_has_no_ten_vote_floor(total: int, limit: int, margin: int) -> None:
    """(1)(b), though one county alone votes on the seat."""
    given = answer(HOUSE | {"votes": two_way(total, margin)})
    asking = route(given, "B")
    assert (limit, margin, limit - margin) == (asking.limit, asking.margin, asking.votes_inside)
    assert ("no" if margin > limit else "yes") == asking.open
    assert ("(1)(b)", "secretary of state") == (limb(given, "B"), words(asking.filing_office))


@pytest.mark.parametrize(("total", "limit", "margin"), QUESTION_STEPS)
@pytest.mark.parametrize(
    ("measure", "counties", "clause"),
    [("county", 1, "(1)(c)"), ("state", 56, "(1)(d)"), ("district", 2, "(1)(e)")],
)
def test_a_question_has_no_ten_vote_floor(
    total: int, limit: int, margin: int, measure: str, counties: int, clause: str
) -> None:
    """(1)(c) to (e): the same quarter of a percent of the votes for and against."""
    facts = COUNTY_QUESTION | {"measure": measure, "counties": counties}
    given = answer(facts | for_and_against(total, margin))
    asking = route(given, "voters")
    assert (limit, margin) == (asking.limit, asking.margin)
    assert ("no" if margin > limit else "yes") == asking.open
    assert clause == limb(given, "voters")


@pytest.mark.parametrize(("total", "open"), [(399, "no"), (400, "yes"), (401, "yes")])
def test_a_one_vote_loss_of_a_legislator_needs_400_votes(total: int, open: str) -> None:
    """Between two candidates alone that means 401."""
    assert open == opened(answer(HOUSE | {"votes": two_way(total, 1)}), "B")


# -- limbs and offices ---------------------------------------------------------------------------

LIMBS = (
    ("precinct", 1, "(1)(a)", "election administrator"),
    ("county", 1, "(1)(a)", "election administrator"),
    ("municipal", 1, "(1)(a)", "election administrator"),
    ("district", 1, "(1)(a)", "election administrator"),
    ("district", 2, "(1)(b)", "secretary of state"),
    ("state", 56, "(1)(b)", "secretary of state"),
    ("congressional", 40, "(1)(b)", "secretary of state"),
    ("legislature", 1, "(1)(b)", "secretary of state"),
    ("legislature", 3, "(1)(b)", "secretary of state"),
    ("district-judge", 1, "(1)(b)", "secretary of state"),
    ("district-judge", 4, "(1)(b)", "secretary of state"),
    ("presidential", 56, "(1)(b)", "secretary of state"),
    ("school", 1, "(1)(a)", "school election filing officer"),
)


@pytest.mark.parametrize(("office", "counties", "clause", "officer"), LIMBS)
def test_which_limb_an_office_falls_under(
    office: str, counties: int, clause: str, officer: str
) -> None:
    """Legislators and district judges go to (1)(b) whatever the number of counties."""
    given = answer(COUNTY | {"office": office, "counties": counties, "votes": two_way(10_000, 20)})
    assert ("available", clause, clause) == (given.outcome, provision(given, "B"), limb(given, "B"))
    assert officer in words(route(given, "B").filing_office)


@pytest.mark.parametrize("votes", [{"A": 500, "B": 499}, {"A": 504, "B": 496}])
def test_no_limb_reaches_a_municipal_office_of_two_counties(votes: dict[str, int]) -> None:
    """The gap: by default no right under this section; the readings that give one are shown."""
    town = COUNTY | {"office": "municipal", "counties": 2, "date": "2025-11-04"}
    given = answer(town | {"canvass": "2025-11-18", "votes": votes})
    assert ("not_available", "no", False) == (
        given.outcome,
        opened(given, "B"),
        given.readings.agree,
    )
    whens = [when for one in given.readings.outcomes for when in one.when]
    asked = {question for when in whens for question in when}
    assert {"mt-one-county-modifier", "mt-multicounty-municipality-office"} <= asked


@pytest.mark.parametrize(
    ("one_county", "gap", "votes", "open", "falls_under"),
    [
        ("whole-series", "no-limb", (504, 496), "no", None),
        ("whole-series", "treat-as-local", (504, 496), "yes", "(1)(a)"),
        ("whole-series", "treat-as-multicounty-district", (504, 496), "no", "(1)(b)"),
        ("whole-series", "treat-as-multicounty-district", (501, 499), "yes", "(1)(b)"),
        ("last-antecedent", "no-limb", (504, 496), "yes", "(1)(a)"),
        ("last-antecedent", "no-limb", (506, 494), "no", "(1)(a)"),
    ],
)
def test_a_town_in_two_counties_under_each_reading(
    one_county: str, gap: str, votes: tuple[int, int], open: str, falls_under: str | None
) -> None:
    """1,000 votes, 8 apart: the local limb gives a right, the multi-county one does not."""
    town = COUNTY | {"office": "municipal", "counties": 2}
    readings = {"mt-one-county-modifier": one_county, "mt-multicounty-municipality-office": gap}
    given = answer(town | {"votes": dict(zip("AB", votes, strict=True))}, readings)
    assert (open, falls_under) == (opened(given, "B"), limb(given, "B"))


QUESTION_LIMBS = (
    ("county", 1, "(1)(c)", 10, None, "election administrator"),
    ("municipal", 1, "(1)(c)", 10, None, "election administrator"),
    ("municipal", 2, "(1)(c)", 10, None, "election administrator"),
    ("district", 1, "(1)(c)", 10, None, "election administrator"),
    ("district", 2, "(1)(e)", 25, 2, "secretary of state"),
    ("state", 56, "(1)(d)", 100, 5, "secretary of state"),
    ("school", 1, "(1)(c)", 10, None, "school election filing officer"),
    ("school", 2, "(1)(e)", 25, 2, "school election filing officer"),
)


@pytest.mark.parametrize(
    ("measure", "counties", "clause", "signers", "from_counties", "officer"), QUESTION_LIMBS
)
def test_who_must_sign_for_a_question_and_where(
    measure: str, counties: int, clause: str, signers: int, from_counties: int | None, officer: str
) -> None:
    """10 electors, 100 from five counties, or 25 from two."""
    facts = COUNTY_QUESTION | {"measure": measure, "counties": counties}
    given = answer(facts | for_and_against(10_000, 20))
    asking = route(given, "voters")
    assert ("available", clause) == (given.outcome, provision(given, "voters"))
    assert isinstance(asking.signatures, Signatures)
    assert (signers, from_counties) == (asking.signatures.needed, asking.signatures.counties)
    assert officer in words(asking.filing_office)


FIVE = {"Cascade": 96, "Yellowstone": 1, "Missoula": 1, "Gallatin": 1, "Lake": 1}


@pytest.mark.parametrize(
    ("measure", "counties", "signed", "outcome"),
    [
        ("county", 1, {"signatures": 10}, "required"),
        ("county", 1, {"signatures": 9}, None),
        ("state", 56, {"signatures": 100, "signers": FIVE}, "required"),
        ("state", 56, {"signatures": 99, "signers": FIVE | {"Cascade": 95}}, None),
        (
            "state",
            56,
            {"signatures": 100, "signers": {"Lake": 97, "Park": 1, "Hill": 1, "Teton": 1}},
            None,
        ),
        ("district", 2, {"signatures": 25, "signers": {"Lake": 24, "Park": 1}}, "required"),
        ("district", 2, {"signatures": 24, "signers": {"Lake": 23, "Park": 1}}, None),
        ("district", 2, {"signatures": 25, "signers": {"Lake": 25}}, None),
    ],
)
def test_signatures_and_counties_are_counted(
    measure: str, counties: int, signed: dict[str, Any], outcome: str | None
) -> None:
    """One signature or one county too few, and the petition brings no recount about."""
    facts = COUNTY_QUESTION | {"measure": measure, "counties": counties, "filed": "2026-11-19"}
    given = answer(facts | for_and_against(10_000, 20) | signed)
    assert ("required" == outcome) == (given.outcome == "required")


@pytest.mark.parametrize("defect", ["verified", "states_belief_and_request"])
def test_a_petition_must_be_verified_and_say_its_two_things(defect: str) -> None:
    """A petition without them brings no recount about; with them it does."""
    filed = HOUSE | {"votes": two_way(10_000, 20), "filed": "2026-11-19", "petitioner": "B"}
    assert "required" == answer(filed).outcome
    assert "required" != answer(filed | {defect: False}).outcome


# -- days ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("canvass", "last"),
    [
        ("2026-06-08", "2026-06-15"),  # Monday: Saturday rolls to Monday
        ("2026-06-09", "2026-06-15"),  # Tuesday: Sunday rolls to Monday
        ("2026-06-10", "2026-06-15"),
        ("2026-06-11", "2026-06-16"),
        ("2026-06-12", "2026-06-17"),
        ("2026-11-06", "2026-11-12"),  # the fifth day is Veterans Day
        ("2026-05-18", "2026-05-26"),  # Saturday, Sunday, Memorial Day
        ("2022-11-14", "2022-11-21"),
        ("2022-11-18", "2022-11-23"),
    ],
)
def test_the_last_day_is_the_fifth_after_the_canvass_or_the_next_open_one(
    canvass: str, last: str
) -> None:
    """The day of the canvass is not counted; a Saturday, a Sunday and a holiday postpone."""
    facts = {"date": canvass[:4] + "-05-05", "canvass": canvass, "votes": two_way(10_000, 20)}
    given = answer(COUNTY | facts)
    assert last == last_day(given, "B")
    assert "America/Denver" == route(given, "B").deadline.zone


@pytest.mark.parametrize(
    ("office", "counties", "last"),
    [("county", 1, "2026-11-23"), ("legislature", 2, "2026-12-07"), ("state", 56, "2026-12-07")],
)
def test_the_canvass_that_counts_is_that_of_the_receiving_officer(
    office: str, counties: int, last: str
) -> None:
    """County canvass Wednesday 18 November, state canvass Tuesday 1 December 2026."""
    canvass = {"county": "2026-11-18", "state": "2026-12-01"}
    facts = {"office": office, "counties": counties, "canvass": canvass}
    assert last == last_day(answer(COUNTY | facts | {"votes": two_way(10_000, 20)}), "B")


@pytest.mark.parametrize(
    ("filed", "outcome"),
    [
        ("2026-11-18", "required"),
        ("2026-11-23T16:00", "required"),
        ("2026-11-23T18:00", "not_available"),
        ("2026-11-24T09:00", "not_available"),
    ],
)
def test_a_petition_is_in_time_until_the_office_closes_on_the_last_day(
    filed: str, outcome: str
) -> None:
    """Canvass Tuesday 17 November: Sunday 22 rolls to Monday 23."""
    facts = {"votes": two_way(10_000, 20), "filed": filed, "petitioner": "B"}
    assert outcome == answer(COUNTY | facts).outcome


# -- duties and neighbors -----------------------------------------------------------------------

CLOSE = {"for": 5_010, "against": 4_990}


@pytest.mark.parametrize(
    ("facts", "notified"),
    [
        (HOUSE | {"counties": 2, "votes": {"A": 5_010, "B": 4_990}}, True),
        (COUNTY_QUESTION | {"measure": "state", "counties": 56} | CLOSE, True),
        (COUNTY_QUESTION | {"measure": "district", "counties": 2} | CLOSE, True),
        (COUNTY | {"votes": {"A": 5_010, "B": 4_990}}, False),
        (COUNTY_QUESTION | CLOSE, False),
    ],
)
def test_the_secretary_of_state_notifies_the_counties_in_b_d_and_e(
    facts: dict[str, Any], notified: bool
) -> None:
    """(1)(b) and (3): at once; the local limbs know no such notice."""
    told = [one for one in answer(facts).duties if "notif" in one.what]
    assert notified == bool(told)
    assert all("secretary of state" in one.who.lower() for one in told)


def test_a_recount_must_be_conducted() -> None:
    """A petition that meets (1)(a) leaves nobody a discretion."""
    assert "recount" in duty_text(answer(COUNTY | {"votes": two_way(10_000, 20)}))
    assert duties(answer(COUNTY | {"votes": two_way(10_000, 20)}), "(1)")


def test_the_canvassing_board_may_petition_without_a_close_margin() -> None:
    """(1)(f) asks for an error found in the canvass, and for no margin."""
    given = answer(COUNTY | {"votes": {"A": 9_000, "B": 1_000}, "board_found_error": True})
    assert ("(1)(f)", "no") == (provision(given, "board"), opened(given, "B"))
    assert given.outcome in ("available", "required")
    assert "not_available" == answer(COUNTY | {"votes": {"A": 9_000, "B": 1_000}}).outcome


def test_each_loser_of_a_three_seat_race_has_a_route_of_his_own() -> None:
    """Each is measured against the third, the last to win: 5, 10 and 11 votes behind."""
    votes = {"A": 900, "B": 600, "C": 500, "D": 495, "E": 490, "F": 489}
    given = answer(COUNTY | {"office": "municipal", "seats": 3, "votes": votes})
    found = {
        one.petitioner: (one.against, one.margin, one.limit, one.open)
        for one in given.routes
        if one.kind == "candidate"
    }
    assert {
        "D": (("C",), 5, 10, "yes"),
        "E": (("C",), 10, 10, "yes"),
        "F": (("C",), 11, 10, "no"),
    } == {name: found[name] for name in "DEF"}
    assert not any(found[name][3] != "no" for name in "ABC" if name in found)


def test_house_57_of_2024() -> None:
    """3,803 to 3,783: outside by 2, with the bond and the court named as ways not modeled here."""
    given = answer(
        HOUSE | {"date": "2024-11-05", "canvass": "2024-11-25", "votes": {"A": 3_803, "B": 3_783}}
    )
    asking = route(given, "B")
    assert ("not_available", 20, 18, -2) == (
        given.outcome,
        asking.margin,
        asking.limit,
        asking.votes_inside,
    )
    assert ("(1)(b)", "secretary of state") == (limb(given, "B"), words(asking.filing_office))
    assert "outside by 2" in given.summary
    assert "available under 13-16-201" in given.summary
    assert mentioned(given, "13-16-211")
    assert mentioned(given, "13-16-301")
    assert given.readings.agree is not None


@pytest.mark.parametrize(
    ("votes", "within_half"),
    [
        ({"A": 1_882, "B": 1_868}, True),  # House 22 of 2018
        ({"A": 1_240, "B": 1_228}, True),  # Missoula ward 6 of 2019: 12 of 12.34
        ({"A": 9_000, "B": 1_000}, False),
    ],
)
def test_a_refusal_names_the_bond_up_to_a_half_percent_and_the_court_always(
    votes: dict[str, int], within_half: bool
) -> None:
    """13-16-211 reaches margins over 1/4 and up to 1/2 of one percent; 13-16-301 any."""
    given = answer(COUNTY | {"votes": votes})
    assert "not_available" == given.outcome
    assert mentioned(given, "13-16-301")
    assert not within_half or mentioned(given, "13-16-211")


def test_a_tie_gives_no_petition_and_names_the_recount_of_ties() -> None:
    """A tied candidate is not defeated; certified ties are recounted under 13-16-203."""
    given = answer(COUNTY | {"votes": {"A": 500, "B": 500}})
    assert ("no", "no") == (opened(given, "A"), opened(given, "B"))
    assert mentioned(given, "13-16-203")


@pytest.mark.parametrize("measure", ["county", "municipal"])
def test_a_tied_question_may_be_petitioned_for_and_names_the_recount_of_ties(measure: str) -> None:
    """A tie is a margin of none; local measures that tie are recounted under 13-16-203 too."""
    given = answer(COUNTY_QUESTION | {"measure": measure, "for": 500, "against": 500})
    assert ("yes", "(1)(c)") == (opened(given, "voters"), provision(given, "voters"))
    assert mentioned(given, "13-16-203")


def test_nobody_asks_a_candidate_for_signatures_money_or_a_bond() -> None:
    """No signature count and no deposit under this section; the payer is not named."""
    asking = route(answer(COUNTY | {"votes": two_way(10_000, 20)}), "B")
    assert not asking.deposit or isinstance(asking.deposit, Silent)
    assert asking.signatures is None or isinstance(asking.signatures, Silent)
    assert isinstance(asking.payer, Silent)


@pytest.mark.parametrize(
    ("votes", "facts", "margin", "limit", "open"),
    [
        ({"A": 1_137, "B": 1_127}, {}, 10, 10, "yes"),  # Musselshell sheriff 2018
        ({"A": 1_478, "B": 1_473}, {"office": "municipal"}, 5, 10, "yes"),  # Missoula ward 6, 2023
        ({"A": 14_331, "B": 14_301}, {}, 30, 71, "yes"),  # Cascade clerk 2022
        ({"A": 1_838, "B": 1_821}, {"office": "legislature"}, 17, 9, "no"),  # House 51, 2018
        ({"A": 30_249, "B": 30_130}, {"office": "district-judge"}, 119, 150, "yes"),
        ({"A": 3_829, "B": 3_805}, {"office": "legislature"}, 24, 19, "no"),  # Senate 26, before
        ({"A": 3_828, "B": 3_809}, {"office": "legislature"}, 19, 19, "yes"),  # and after
    ],
)
def test_contests_that_were(
    votes: dict[str, int], facts: dict[str, Any], margin: int, limit: int, open: str
) -> None:
    """Real numbers, on either side of the line."""
    asking = route(answer(COUNTY | facts | {"votes": votes}), "B")
    assert (margin, limit, open) == (asking.margin, asking.limit, asking.open)


@pytest.mark.parametrize(("margin", "open"), [(6, "yes"), (8, "no")])
def test_lewistown_before_and_after_its_recount(margin: int, open: str) -> None:
    """2,626 votes: 6 apart is inside 6.565, 8 apart is not."""
    given = answer(COUNTY_QUESTION | {"measure": "municipal"} | for_and_against(2_626, margin))
    assert (open, 10) == (opened(given, "voters"), needed(given, "voters"))
