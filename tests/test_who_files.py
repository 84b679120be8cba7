"""Who filed, and when: what one petition says of the time of the others."""

from typing import Any

import pytest
from commands import run

MT = {
    "state": "MT",
    "office": "municipal",
    "date": "2024-11-05",
    "canvass": "2024-11-18",
    "counties": "1",
}
UT = {"state": "UT", "office": "county", "date": "2025-11-04", "canvass": "2025-11-18"}
OK = {"state": "OK", "office": "county", "date": "2018-11-06", "counties": "1"}
JUDGE = {"office": "district-judge", "retention": "", "votes": "Yes=5000,No=5010"}


def answer(facts: dict[str, str]) -> Any:
    """The answer on the facts, as JSON."""
    return run("decide", *flags(facts), "--format", "json").json


def flags(facts: dict[str, str]) -> list[str]:
    """The facts as flags; a switch has an empty value."""
    return [part for key, value in facts.items() for part in (f"--{key}", value) if part]


LATE = [
    {**MT, "stage": "general", "votes": "A=500,B=495,C=494", "filed": "2024-12-30T10:00"},
    {**UT, "stage": "general", "votes": "A=5000,B=4995,C=4994", "filed": "2025-12-20T10:00"},
    {**OK, "stage": "general", "votes": "A=500,B=400,C=300", "filed": "2018-11-20T10:00"},
]


@pytest.mark.parametrize("facts", LATE, ids=["MT", "UT", "OK"])
@pytest.mark.parametrize("who", [{"petitioner": "B"}, {}], ids=["named", "not named"])
def test_a_late_petition_shows_that_everybodys_time_is_over(
    facts: dict[str, str], who: dict[str, str]
) -> None:
    """The moment of a filing is a moment that has come, for those too who filed nothing."""
    said = answer(facts | who)
    assert said["outcome"] == "not_available"
    assert {route["open"] for route in said["routes"]} == {"no"}


@pytest.mark.parametrize(("write_ins", "outcome"), [("100", "not_available"), ("305", None)])
def test_write_ins_are_held_against_each_number_of_places_that_may_be(
    write_ins: str, outcome: str | None
) -> None:
    """Two may go on in a municipal primary: the write-in who passed the second makes it close."""
    facts = {**MT, "stage": "primary", "votes": "A=500,B=300,C=200", "write-ins": write_ins}
    assert answer(facts)["outcome"] == (outcome or "undetermined")


def test_the_judges_request_in_utah_is_not_that_of_ten_voters() -> None:
    """(7) gives the right to voters; the answer stays what it was, and says so."""
    filed = {"petitioner": "Yes", "filed": "2025-11-20T10:00", "signatures": "10"}
    said = answer({**UT, "counties": "3", **JUDGE, **filed})
    assert said["outcome"] == "available"
    assert any("the judge's own" in warning for warning in said["warnings"])


AS_RACE = "ut-retention=candidate-race"


@pytest.mark.parametrize(
    ("filed", "outcome"),
    [
        ("2025-11-21T17:00", "required"),
        ("2025-11-21T17:01", "not_available"),
        ("2025-11-17T10:00", "available"),
        (None, "available"),
    ],
    ids=["last minute", "a minute late", "before the canvass", "not filed"],
)
def test_a_judge_treated_as_a_losing_candidate_files_by_the_candidates_hour(
    filed: str | None, outcome: str
) -> None:
    """Under that reading (3) and (4) hold of the judge, and (5)(a)(ii) of the request in time."""
    facts = {**UT, "counties": "3", **JUDGE, "petitioner": "Yes", "reading": AS_RACE}
    said = answer(facts | ({"filed": filed} if filed else {}))
    assert said["outcome"] == outcome
    days = [duty["by"] for duty in said["duties"] if "complete the requested" in duty["what"]]
    assert ("Fri 28 Nov 2025" in days) == (outcome == "required")


def test_the_votes_of_no_petition_nowhere() -> None:
    """On a yes/no ballot only the judge is a candidate."""
    ran = run(
        "decide", *flags({**OK, **JUDGE}), "--petitioner", "No", "--filed", "2018-11-08T10:00"
    )
    assert ran.code == 3
    assert "'petitioner' must be Yes" in ran.err


def test_the_judge_who_petitions_has_a_route_by_name() -> None:
    """The petitioner *Yes* is the judge of the route, and no warning denies it."""
    said = answer(
        {**MT, **JUDGE, "counties": "3", "petitioner": "Yes", "filed": "2024-11-20T10:00"}
    )
    assert said["outcome"] == "required"
    assert not any("no route" in warning for warning in said["warnings"])


def test_a_petition_of_nobody_named_is_left_out_where_one_name_was_not_printed() -> None:
    """(A)(7) is for printed names: whose petition it was decides, so nothing is presumed."""
    facts = {**OK, "votes": "A=500,B=400", "not-printed": "B", "filed": "2018-11-08T10:00"}
    said = answer(facts)
    assert said["outcome"] == "available"
    assert any("--petitioner" in warning for warning in said["warnings"])


def test_other_deadlines_cite_the_limb_of_the_route() -> None:
    """A general election's three days are those of (4)(b), whichever reading counts them."""
    said = answer({**UT, "stage": "general", "counties": "1", "votes": "A=5000,B=4995"})
    others = [one for one in said["readings"]["alternatives"] if one["field"] == "deadline"]
    assert others
    assert {one["value"]["cite"].rpartition("-401")[2] for one in others} == {"(4)(b)"}


@pytest.mark.parametrize("votes", ["Dickey=1706 Rubin=1699", "Dickey=1706;Rubin=1699", "A=5  B=6"])
def test_two_candidates_without_a_comma_are_not_taken_for_one(votes: str) -> None:
    """One candidate has no rival: a close contest would be denied a recount without a word."""
    ran = run("decide", *flags({**UT, "votes": votes}))
    assert ran.code == 3
    assert "Commas part the candidates" in ran.err


@pytest.mark.parametrize(
    "reading",
    ["exactly-ten", "at-least-ten-election-voters", "ten-who-voted-on-the-proposition"],
)
def test_the_first_sentence_says_of_signers_only_what_every_reading_gives(reading: str) -> None:
    """*At least* ten, or ten who voted *in the election*, are readings of (7)(a), not its words."""
    facts = {"state": "UT", "measure": "county", "for": "5010", "against": "5000"}
    said = answer(facts | {"canvass": "2025-11-18", "reading": f"ut-ten-voters={reading}"})
    assert said["summary"].startswith("10 voters may file")
