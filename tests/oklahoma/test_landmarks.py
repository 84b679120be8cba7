"""Oklahoma: the numbers and days of law.md section 3 on both sides of every step."""

from math import ceil
from typing import Any

import pytest
from cases import (
    answer,
    cents,
    dollars,
    duties,
    duty_text,
    for_and_against,
    last_day,
    limb,
    mentioned,
    moment,
    needed,
    opened,
    provision,
    route,
    said,
    words,
)

from recountlaw.answer import Silent
from recountlaw.casefile import case_file
from recountlaw.deciding import decide

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

# Total, largest qualifying margin, signatures.
LIMITS = (
    (1, 0, 1),
    (99, 0, 1),
    (100, 1, 1),
    (101, 1, 2),
    (199, 1, 2),
    (200, 2, 2),
    (399, 3, 4),
    (400, 4, 4),
    (799, 7, 8),
    (800, 8, 8),
    (1_000, 10, 10),
    (3_999, 39, 40),
    (4_000, 40, 40),
    (4_399, 43, 44),
    (4_400, 44, 44),
    (10_000, 100, 100),
    (14_900, 149, 149),
    (14_901, 149, 150),
    (14_999, 149, 150),
    (15_000, 150, 150),
    (15_001, 150, 150),
    (60_000, 150, 150),
    (60_400, 150, 150),
    (100_000, 150, 150),
)
STEPS = [
    (total, limit, limit + over)
    for total, limit, _ in LIMITS
    for over in (-2, -1, 0, 1, 2)
    if limit + over >= 0 and (total - limit - over) % 2 == 0 <= total - limit - over
]


@pytest.mark.parametrize(("total", "limit", "margin"), STEPS)
def test_an_issue_may_be_decided_by_one_percent_or_150_votes(
    total: int, limit: int, margin: int
) -> None:
    """1% up to 14,999 votes, 150 votes from 15,000."""
    given = answer(ISSUE | for_and_against(total, margin))
    asking = route(given, "voters")
    assert (limit, margin) == (asking.limit, asking.margin)
    assert ("no" if margin > limit else "yes") == asking.open
    assert ("not_available" if margin > limit else "available") == given.outcome
    clause = "(B)(1)" if total >= 15_000 else "(B)(2)"
    assert clause == limb(given, "voters")
    assert (None if margin > limit else clause) == provision(given, "voters")


@pytest.mark.parametrize(("total", "signers"), [(total, signers) for total, _, signers in LIMITS])
def test_one_percent_of_the_voters_or_150_must_sign(total: int, signers: int) -> None:
    """The least number whose hundredfold reaches the total."""
    assert signers == needed(answer(ISSUE | for_and_against(total, total % 2)), "voters")


@pytest.mark.parametrize(("total", "limit"), [(14_999, 149), (15_000, 150)])
def test_14_999_and_15_000_votes(total: int, limit: int) -> None:
    """Limits of 149 and 150, and 150 signatures for both."""
    given = answer(ISSUE | for_and_against(total, limit))
    asking = route(given, "voters")
    assert (limit, 150, "yes") == (asking.limit, needed(given, "voters"), asking.open)
    over = answer(ISSUE | for_and_against(total, limit + 2))
    assert "no" == opened(over, "voters")


@pytest.mark.parametrize(
    ("total", "share", "around", "splits"),
    [(15_000, "1/2", 7_500, 151), (15_001, "1/2", 7_500, 150), (15_000, "3/5", 9_000, 301)],
)
def test_how_many_splits_of_the_votes_may_be_recounted(
    total: int, share: str, around: int, splits: int
) -> None:
    """For minus against moves in steps of two; the distance to the required number by one."""
    may = 0
    for votes_for in range(around - 160, around + 161):
        facts = ISSUE | {"share": share, "for": votes_for, "against": total - votes_for}
        may += decide(case_file(facts).case(), all_readings=False).outcome == "available"
    assert splits == may


@pytest.mark.parametrize(("signatures", "enough"), [(149, False), (150, True), (151, True)])
def test_at_least_150_sign_from_15_000_votes(signatures: int, enough: bool) -> None:
    """151 do no harm."""
    filed = {"filed": "2018-04-05", "signatures": signatures}
    given = answer(ISSUE | for_and_against(15_000, 100) | filed)
    assert enough == (given.outcome == "required")


@pytest.mark.parametrize(
    ("total", "needed_for", "votes_for", "open"),
    [
        (10_000, 6_000, 5_899, "no"),
        (10_000, 6_000, 5_900, "yes"),
        (10_000, 6_000, 6_000, "yes"),
        (10_000, 6_000, 6_100, "yes"),
        (10_000, 6_000, 6_101, "no"),
        (15_000, 9_000, 8_849, "no"),
        (15_000, 9_000, 8_850, "yes"),
        (15_000, 9_000, 9_150, "yes"),
        (15_000, 9_000, 9_151, "no"),
        (14_999, 9_000, 8_850, "no"),
        (14_999, 9_000, 8_851, "yes"),
        (14_999, 9_000, 9_149, "yes"),
        (14_999, 9_000, 9_150, "no"),
    ],
)
def test_a_three_fifths_issue_is_measured_to_the_number_required(
    total: int, needed_for: int, votes_for: int, open: str
) -> None:
    """(C): the window around 60%, on both sides of both ends."""
    given = answer(ISSUE | {"share": "3/5", "for": votes_for, "against": total - votes_for})
    asking = route(given, "voters")
    assert (abs(votes_for - needed_for), open) == (asking.margin, asking.open)
    assert ("(C)(1)" if total >= 15_000 else "(C)(2)") == limb(given, "voters")


@pytest.mark.parametrize(
    ("facts", "margin", "open", "signers"),
    [
        ({"share": "3/5", "for": 2_562, "against": 1_711}, 2, "yes", 43),  # Union schools 2002
        ({"for": 2_042, "against": 2_043}, 1, "yes", 41),  # Muskogee 2002
        ({"for": 424, "against": 419}, 5, "yes", 9),  # Tillman County
        ({"for": 42, "against": 42}, 0, "yes", 1),  # Minco 2023
        ({"for": 43, "against": 42}, 1, "no", 1),  # Minco by one vote
        ({"for": 86, "against": 87}, 1, "yes", 2),  # Waynoka 2020
    ],
)
def test_issues_that_were(facts: dict[str, Any], margin: int, open: str, signers: int) -> None:
    """Real numbers, on either side of the line."""
    given = answer(ISSUE | facts)
    asking = route(given, "voters")
    assert (margin, open, signers) == (asking.margin, asking.open, needed(given, "voters"))
    assert {"county", "board"} <= set(words(asking.filing_office).lower().split())


def test_a_statewide_question_is_never_recounted() -> None:
    """(E) bars it before any arithmetic; it does not touch statewide candidates."""
    facts = {"measure": "state", "counties": 77, "date": "2020-06-30"}
    given = answer(ISSUE | facts | {"for": 340_279, "against": 340_280})
    assert ("not_available", "no") == (given.outcome, opened(given, "voters"))
    assert "(E)" in given.summary + str(limb(given, "voters"))
    statewide = RACE | {"office": "state", "counties": 77, "declared_with": "state"} | CLOSE
    assert "yes" == opened(answer(statewide), "B")


# -- candidates ----------------------------------------------------------------------------------


@pytest.mark.parametrize("votes", [{"A": 5_010, "B": 4_990}, {"A": 9_999, "B": 1}])
@pytest.mark.parametrize("name", ["A", "B"])
def test_any_printed_candidate_may_ask_whatever_the_margin(
    votes: dict[str, int], name: str
) -> None:
    """(A)(7) has no margin limit, and does not ask for a loser."""
    given = answer(RACE | {"votes": votes})
    asking = route(given, name)
    assert ("available", "yes", "none") == (given.outcome, asking.open, asking.operator)
    assert asking.limit is None or isinstance(asking.limit, Silent)
    assert "(A)(7)" == provision(given, name)


def test_a_write_in_candidate_may_not_ask() -> None:
    """The name must have been printed on the ballot."""
    given = answer(RACE | CLOSE | {"not_printed": ["B"]})
    assert ("yes", "no") == (opened(given, "A"), opened(given, "B"))


@pytest.mark.parametrize(
    ("office", "board", "word"),
    [
        ("county", "county", "county"),
        ("legislature", "state", "state"),
        ("district-judge", "state", "state"),
        ("municipal", "county", "county"),
    ],
)
def test_a_candidate_files_with_the_board_that_took_the_declaration(
    office: str, board: str, word: str
) -> None:
    """The declaration decides, not the map."""
    given = answer(RACE | CLOSE | {"office": office, "declared_with": board})
    office_words = words(route(given, "B").filing_office).lower()
    assert word in office_words
    assert "board" in office_words


# -- deposits ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ballots", "due"),
    [
        (1, 600),
        (3_000, 600),
        (3_001, 1_200),
        (9_000, 1_200),
        (9_001, 1_800),
        (15_000, 1_800),
        (15_001, 2_400),
        (21_000, 2_400),
        (21_001, 3_000),
    ],
)
def test_a_manual_deposit_by_ballots(ballots: int, due: int) -> None:
    """$600 for the first 3,000 ballots, $600 for each 6,000 more or part of them."""
    manual = {"manual": True, "recount_ballots": {"Tulsa": ballots}}
    given = answer(RACE | CLOSE | manual)
    assert due == dollars(given, "B") == 600 + 600 * ceil(max(ballots - 3_000, 0) / 6_000)


@pytest.mark.parametrize(
    ("ballots", "due"), [((500,), 600), ((50_000,), 600), ((500, 9_001), 1_200), ((1, 1, 1), 1_800)]
)
def test_an_electronic_deposit_is_600_dollars_a_county(ballots: tuple[int, ...], due: int) -> None:
    """However many ballots; manual must be asked for."""
    named = {f"County {at}": number for at, number in enumerate(ballots)}
    given = answer(RACE | CLOSE | {"counties": len(ballots), "recount_ballots": named})
    assert due == dollars(given, "B")


@pytest.mark.parametrize(
    ("facts", "due"),
    [
        ({"manual": True, "recount_ballots": {"Tulsa": 9_001}}, 2_100),
        ({"manual": True, "recount_ballots": {"Tulsa": 8_045}}, 1_500),  # Sequoyah 2014
        ({"manual": True, "recount_ballots": {"A": 3_000, "B": 334}, "counties": 2}, 1_500),
        ({"recount_ballots": {"A": 3_000, "B": 334}, "counties": 2}, 1_200),
        ({"recount_ballots": {"Tulsa": 9_001}}, 600),
    ],
)
def test_the_state_board_takes_300_dollars_more_for_a_manual_count(
    facts: dict[str, Any], due: int
) -> None:
    """(A)(5): once, and not for an electronic count."""
    assert due == dollars(answer(HOUSE | CLOSE | facts), "B")


def test_every_item_of_a_deposit_is_listed_with_its_cite_and_instrument() -> None:
    """600 + 1,200 + 300: two counties and the State Board's sum, which takes a cashier's check."""
    facts = {"manual": True, "counties": 2, "recount_ballots": {"Adair": 2_999, "Lincoln": 3_001}}
    items = route(answer(HOUSE | CLOSE | facts), "B").deposit
    assert [("Adair", 60_000), ("Lincoln", 120_000), (None, 30_000)] == [
        (one.county, one.cents) for one in items
    ]
    assert [True, True, False] == ["(A)(4)" in one.cite for one in items]
    assert "(A)(5)" in items[-1].cite
    assert "cashier" in items[-1].instrument.lower()
    assert "certified" not in items[-1].instrument.lower()
    assert "certified" in items[0].instrument.lower()


def test_an_issue_petition_pays_the_deposit_too() -> None:
    """Muskogee 2002 by hand: 4,085 ballots, $1,200, and nothing for the State Board."""
    manual = {"manual": True, "recount_ballots": {"Muskogee": 4_085}}
    assert 1_200 == dollars(answer(ISSUE | {"for": 2_042, "against": 2_043} | manual), "voters")


HUNDRED = {"recount_ballots": {"Tulsa": 1_000}}


@pytest.mark.parametrize(
    ("first", "second", "third", "due"),
    [(450, 350, 200, 1_200), (449, 350, 201, 600), (451, 350, 199, 1_200), (450, 351, 199, 600)],
)
def test_ten_percent_between_first_and_second_doubles_the_deposit(
    first: int, second: int, third: int, due: int
) -> None:
    """(A)(6): 10% or greater, of the votes for the office."""
    votes = {"A": first, "B": second, "C": third}
    assert due == dollars(answer(RACE | HUNDRED | {"votes": votes}), "B")


@pytest.mark.parametrize(
    ("facts", "due"),
    [
        ({"manual": True, "recount_ballots": {"Tulsa": 9_001}}, 4_200),
        ({"recount_ballots": {"Tulsa": 9_001, "Osage": 1}, "counties": 2}, 2_400),
    ],
)
def test_the_additional_deposit_is_as_much_again(facts: dict[str, Any], due: int) -> None:
    """At the State Board: 2,100 by hand becomes 4,200; two counties' 1,200 become 2,400."""
    assert due == dollars(answer(HOUSE | facts | {"votes": {"A": 6_000, "B": 4_000}}), "B")


PARTY_PRIMARY = HOUSE | HUNDRED | {"stage": "primary", "date": "2018-06-26"}
PARTY_PRIMARY |= {"runoff_possible": True}


@pytest.mark.parametrize(
    ("votes", "due"),
    [
        ((4_899, 3_500, 1_601), 1_200),
        ((4_900, 3_500, 1_600), 600),
        ((5_000, 3_400, 1_600), 600),
        ((5_100, 3_300, 1_600), 600),
        ((5_101, 3_300, 1_599), 1_200),
        ((6_000, 2_050, 1_950), 1_200),  # the second is 1% ahead of the third
        ((6_001, 2_049, 1_950), 600),  # less than 1%
        ((6_000, 2_000, 2_000), 600),
    ],
)
def test_a_primary_near_a_runoff_is_excused(votes: tuple[int, ...], due: int) -> None:
    """Second and third less than 1% apart, or a first within 1% of a majority, ends included."""
    given = answer(PARTY_PRIMARY | {"votes": dict(zip("ABC", votes, strict=True))})
    assert due == dollars(given, "B")


@pytest.mark.parametrize(
    "facts",
    [
        {"stage": "general", "date": "2018-11-06"},
        {"runoff_possible": False},
        {"votes": {"A": 5_100, "B": 4_900 - 1_000}, "stage": "primary"},
    ],
)
def test_no_excuse_outside_such_a_primary(facts: dict[str, Any]) -> None:
    """A general election, no runoff, or two candidates alone: the deposit is doubled."""
    votes = {"votes": {"A": 5_050, "B": 3_300, "C": 1_650}}
    assert 1_200 == dollars(answer(PARTY_PRIMARY | votes | facts), "B")


def test_an_issue_owes_no_additional_deposit() -> None:
    """(A)(6) is for elections involving candidates: 60% of a three-fifths issue is $600."""
    given = answer(ISSUE | HUNDRED | {"share": "3/5", "for": 6_000, "against": 4_000})
    assert 60_000 == cents(given, "voters")


# -- days ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("date", "last"),
    [
        ("2018-11-06", "2018-11-09"),
        ("2018-06-26", "2018-06-29"),
        ("2016-11-08", "2016-11-11"),
        ("2018-08-28", "2018-08-31"),
    ],
)
def test_a_petition_is_due_at_five_on_the_friday_after_the_election(date: str, last: str) -> None:
    """From 8-109, not from this section; Veterans Day on a Friday does not move it."""
    given = answer(RACE | CLOSE | {"date": date})
    asking = route(given, "B")
    assert f"{last}T17:00" == moment(given, "B")
    assert ("America/Chicago", True) == (asking.deadline.zone, asking.deadline.inclusive)
    assert "8-109" in asking.deadline.cite
    assert last == last_day(answer(ISSUE | {"date": date, "for": 10, "against": 10}), "voters")


@pytest.mark.parametrize(
    ("filed", "open"),
    [
        ("2018-11-07", "yes"),
        ("2018-11-09T17:00", "yes"),
        ("2018-11-09T17:01", "no"),
        ("2018-11-13", "no"),
    ],
)
def test_a_petition_is_in_time_until_five_that_friday(filed: str, open: str) -> None:
    """5 p.m. itself still counts; the way of other candidates does not depend on B's delay."""
    given = answer(RACE | CLOSE | {"filed": filed, "petitioner": "B"})
    assert (open, open == "yes") == (opened(given, "B"), given.outcome == "required")


@pytest.mark.parametrize(
    ("filed", "first", "last"),
    [
        ("2018-08-31T10:00", "2018-09-03", "2018-09-10"),
        ("2018-08-30T10:00", "2018-09-02", "2018-09-09"),
        ("2018-08-29T10:00", "2018-09-01", "2018-09-08"),
    ],
)
def test_a_recount_begins_on_the_third_to_the_tenth_day(filed: str, first: str, last: str) -> None:
    """(A)(8): eight dates; a Friday filing gives Monday to Monday."""
    facts = {"stage": "runoff", "date": "2018-08-28", "filed": filed, "petitioner": "B"}
    ordered = [
        one for one in duties(answer(HOUSE | CLOSE | facts), "(A)(8)") if one.not_before or one.by
    ]
    assert ordered
    assert all(said(first) in str(one.not_before) for one in ordered)
    assert all(said(last) in str(one.by) for one in ordered)


@pytest.mark.parametrize(
    ("date", "filed", "by", "hour"),
    [
        ("2018-04-03", "2018-04-05T10:00", "2018-04-06", "10 a.m."),
        ("2018-04-03", "2018-04-06T12:00", "2018-04-09", "noon"),
        ("2018-08-28", "2018-08-31T17:00", "2018-09-04", "5 p.m."),  # Labor Day
        ("2018-11-20", "2018-11-21T14:00", "2018-11-26", "2 p.m."),  # Thanksgiving, two days
    ],
)
def test_signatures_are_checked_within_24_hours_of_countable_days(
    date: str, filed: str, by: str, hour: str
) -> None:
    """(D): the same hour of the next day that is no Saturday, Sunday or holiday."""
    facts = {"date": date, "for": 500, "against": 500, "signatures": 20, "filed": filed}
    checks = duties(answer(ISSUE | facts), "(D)")
    assert checks
    assert said(by) in str(checks[0].by)
    assert hour in str(checks[0].by)


def test_the_opponent_is_served_within_24_running_hours() -> None:
    """(A)(9)(b): filed Friday at 5 p.m., served by Saturday at 5 p.m., by the sheriff."""
    filed = {"date": "2018-11-06", "filed": "2018-11-09T17:00", "petitioner": "B"}
    served = duties(answer(RACE | CLOSE | filed), "(A)(9)")
    assert any(said("2018-11-10") in str(one.by) for one in served)
    assert "sheriff" in duty_text(answer(RACE | CLOSE | filed))


@pytest.mark.parametrize(("sheriff", "server"), [(False, "sheriff"), (True, "county clerk")])
def test_the_county_clerk_serves_where_the_office_is_the_sheriffs(
    sheriff: bool, server: str
) -> None:
    """Else the sheriff serves."""
    given = answer(RACE | CLOSE | {"sheriff": sheriff})
    served = [one for one in given.duties if "(A)(9)(b)" in one.cite]
    assert any(server in f"{one.who} {one.what}".lower() for one in served)
    assert sheriff == any("county clerk" in f"{one.who} {one.what}".lower() for one in served)


@pytest.mark.parametrize("cite", ["(A)(8)", "(A)(9)(a)", "(A)(9)(b)", "(A)(9)(c)"])
def test_the_duties_of_a_candidates_recount(cite: str) -> None:
    """Order and service, personal or constructive."""
    assert duties(answer(RACE | CLOSE), cite)


def test_an_issue_is_checked_and_ordered_and_nobody_is_served() -> None:
    """(D) and (A)(8); (A)(9) is for elections involving candidates."""
    given = answer(ISSUE | {"for": 500, "against": 500})
    assert duties(given, "(D)")
    assert duties(given, "(A)(8)")
    assert not duties(given, "(A)(9)")


def test_the_text_names_no_payer_and_the_answer_names_the_refund_rule() -> None:
    """Who pays in the end is not said; a deposit is not a price."""
    given = answer(RACE | CLOSE)
    assert isinstance(route(given, "B").payer, Silent)
    assert mentioned(given, "230:45-3-15")
    assert mentioned(given, "8-109")


def test_a_tie_of_candidates_names_the_lot() -> None:
    """A tie is broken by lot under 8-105, unless a recount changes it."""
    given = answer(RACE | {"votes": {"A": 500, "B": 500}})
    assert ("available", "yes", "yes") == (given.outcome, opened(given, "A"), opened(given, "B"))
    assert mentioned(given, "8-105")


def test_no_votes_need_no_signatures_on_an_issue() -> None:
    """0-0 meets the margin, and 1% of no votes is no signature."""
    given = answer(ISSUE | {"for": 0, "against": 0})
    assert ("yes", 0) == (opened(given, "voters"), needed(given, "voters"))


@pytest.mark.parametrize("date", ["2021-11-02", "2024-11-05", "2013-10-01"])
def test_outside_its_dates_the_text_answers_only_as_if(date: str) -> None:
    """In force from 1 November 2013 to 31 October 2021."""
    given = answer(RACE | CLOSE | {"date": date})
    assert "no_text_in_force" == given.outcome
    assert given.as_if is not None
    assert "available" == given.as_if.outcome
    assert "2021" in given.summary or date < "2021"


def test_without_any_date_the_first_sentence_says_when_the_text_ended() -> None:
    """The 2021 change comes first."""
    undated = {key: value for key, value in (RACE | CLOSE).items() if key != "date"}
    assert "2021" in answer(undated).summary
