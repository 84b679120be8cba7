"""Oklahoma: what is told although facts are missing, and what is not told because they are."""

import random
from typing import Any

import pytest
from attrs import evolve
from cases import (
    answer,
    dollars,
    duties,
    duty_text,
    limb,
    opened,
    route,
    words,
)
from test_exploration_full_product import Tried, tried

from recountlaw.answer import Answer, Between, NotKnown
from recountlaw.calendars import calendar_of
from recountlaw.casefile import case_file
from recountlaw.deciding import under_text
from recountlaw.errors import Contradiction
from recountlaw.exploring import OneOf, explore
from recountlaw.statutes.oklahoma.s8_111.from_2013 import ROOM, door
from recountlaw.statutes.oklahoma.s8_111.from_2013.record import Round

ISSUE: dict[str, Any] = {"state": "OK", "measure": "county", "counties": 1, "date": "2018-04-03"}
RACE: dict[str, Any] = {
    "state": "OK",
    "office": "county",
    "counties": 1,
    "declared_with": "county",
    "stage": "general",
    "date": "2018-11-06",
}
HOUSE: dict[str, Any] = {
    "state": "OK",
    "office": "legislature",
    "stage": "general",
    "date": "2018-11-06",
    "votes": {"A": 1_668, "B": 1_666},
}
CLOSE = {"votes": {"A": 5_010, "B": 4_990}}
BY_B = {"filed": "2018-11-08T10:00", "petitioner": "B"}


def missing(given: Answer) -> set[str]:
    """The facts that hold something open."""
    return {one.fact for one in given.missing}


def items(given: Answer, who: str) -> dict[str, Any]:
    """The items of a deposit, by their words."""
    return {one.what: one.cents for one in route(given, who).deposit}


def facts_of(facts: dict[str, Any]) -> Any:
    """What the door makes of a race."""
    return door.race(case_file({"state": "OK"} | facts).case())


# -- the margin of a share in whole votes ---------------------------------------------------------


@pytest.mark.parametrize(
    ("votes_for", "total", "reading", "margin", "limit", "open"),
    [
        (8_850, 14_999, "exact-rational", 149, 149, "yes"),  # 149.4 and 149.99
        (8_850, 14_999, "smallest-approving-integer", 150, 149, "no"),
        (8_849, 14_999, "exact-rational", 151, 149, "no"),  # 150.4
        (9_149, 14_999, "exact-rational", 149, 149, "yes"),  # 149.6 beyond
        (9_150, 14_999, "exact-rational", 151, 149, "no"),  # 150.6 beyond
        (6_101, 10_001, "exact-rational", 101, 100, "no"),  # 100.4 and 100.01
        (6_100, 10_001, "exact-rational", 99, 100, "yes"),  # 99.4
        (8_851, 15_001, "exact-rational", 149, 150, "yes"),  # 149.6
        (8_850, 15_001, "exact-rational", 151, 150, "no"),  # 150.6
        (8_850, 15_000, "exact-rational", 150, 150, "yes"),
        (8_849, 15_000, "exact-rational", 151, 150, "no"),
    ],
)
def test_a_margin_with_a_fraction_is_shown_on_the_side_of_the_limit_where_it_lies(
    votes_for: int, total: int, reading: str, margin: int, limit: int, open: str
) -> None:
    """Down where the test is met, up where it is not."""
    facts = ISSUE | {"share": "3/5", "for": votes_for, "against": total - votes_for}
    given = answer(facts, {"ok-required-number": reading})
    asking = route(given, "voters")
    assert (margin, limit, open) == (asking.margin, asking.limit, asking.open)
    assert limit - margin == asking.votes_inside
    assert (asking.votes_inside >= 0) == (asking.open == "yes")
    assert ("outside" in given.summary) == (open == "no")


# -- how many counties vote is not told -----------------------------------------------------------


def test_the_wrong_check_is_wrong_however_many_counties_vote() -> None:
    """By hand at the State Board it takes a cashier's check, for one county or for 77."""
    manual = HOUSE | BY_B | {"manual": True}
    given = answer(manual | {"instrument": "certified-check"})
    assert ("available", "yes") == (given.outcome, opened(given, "B"))
    assert missing(given) <= {"ballots_requested"}
    assert "required" == answer(manual | {"instrument": "cashiers-check"}).outcome


@pytest.mark.parametrize(
    ("dollars_paid", "outcome"),
    [(0, "available"), (599, "available"), (600, "undetermined"), (46_200, "required")],
    ids=str,
)
def test_what_is_paid_is_held_against_the_range_of_what_may_be_due(
    dollars_paid: int, outcome: str
) -> None:
    """Less than $600 is never enough, $46,200 always is."""
    assert outcome == answer(HOUSE | BY_B | {"deposit_cents": 100 * dollars_paid}).outcome


def test_an_electronic_deposit_runs_from_one_county_to_77() -> None:
    """One range, without a break, and nothing for other counties unless so read."""
    given = answer(HOUSE)
    assert {"for each county affected": Between(60_000, 4_620_000)} == items(given, "B")
    assert 600 == dollars(answer(HOUSE | {"recount_ballots": {"Tulsa": 500}}), "B")
    all_voted = {"ok-county-affected": "counties-where-the-office-was-voted"}
    assert 1_200 == dollars(answer(HOUSE | {"counties": 2}, all_voted), "B")


def test_the_300_dollars_need_no_number_of_counties_unless_paid_for_each() -> None:
    """Once for a petition; for each county it is a range."""
    words_of = "for a manual petition to the State Election Board"
    manual = HOUSE | {"manual": True}
    assert 30_000 == items(answer(manual), "B")[words_of]
    each = answer(manual, {"ok-300-count": "per-county"})
    assert Between(30_000, 2_310_000) == items(each, "B")[words_of]
    assert "for the other counties that voted" not in items(answer(manual), "B")


def test_counties_named_are_at_least_those_that_vote() -> None:
    """Two counties named and no number given: no contradiction, $1,200 and $600."""
    named = {"manual": True, "recount_ballots": {"A": 3_001, "B": 2_999}} | CLOSE
    untold = {key: value for key, value in RACE.items() if key != "counties"}
    assert 1_800 == dollars(answer(untold | named), "B")
    assert 1_800 == dollars(answer(RACE | named | {"counties": 2}), "B")
    with pytest.raises(Contradiction, match="recount_ballots"):
        answer(RACE | named)
    with pytest.raises(Contradiction, match="recount_ballots"):
        answer(untold | CLOSE | {"recount_ballots": {f"County {at}": 1 for at in range(78)}})


# -- a list that is not complete ------------------------------------------------------------------


def test_a_candidates_right_needs_no_votes() -> None:
    """(A)(7): a printed name, whoever else stands; whether one loses matters only where so read."""
    partial = RACE | CLOSE | {"partial": True}
    given = answer(partial)
    assert ("available", "yes", "yes") == (given.outcome, opened(given, "A"), opened(given, "B"))
    assert isinstance(route(given, "B").margin, NotKnown)
    losers = {"ok-who-may-file": "printed-losers-only"}
    assert "undetermined" == opened(answer(partial, losers), "B")
    assert "yes" == opened(answer(RACE | CLOSE, losers), "B")
    written_in = answer(partial | {"not_printed": ["A", "B"]})
    assert "not_available" == written_in.outcome


@pytest.mark.parametrize(
    ("votes", "partial", "open"),
    [(0, False, "no"), (0, True, "undetermined"), (1, True, "yes"), (1, False, "yes")],
)
def test_noughts_in_a_partial_list_do_not_tell_that_nobody_voted(
    votes: int, partial: bool, open: str
) -> None:
    """Where a contest without votes has no recount."""
    facts = RACE | {"votes": {"A": votes, "B": 0}, "partial": partial}
    assert open == opened(answer(facts, {"x-zero-votes": "nothing-to-recount"}), "A")
    assert "yes" == opened(answer(facts), "A")


@pytest.mark.parametrize(("partial", "open"), [(False, "no"), (True, "undetermined")])
def test_one_name_in_a_partial_list_may_have_opponents(partial: bool, open: str) -> None:
    """It is not taken to be unopposed, nor to have nobody to serve."""
    facts = RACE | {"votes": {"A": 500}, "partial": partial}
    given = answer(facts)
    assert "yes" == opened(given, "A")
    assert open == opened(answer(facts, {"x-unopposed": "no-right-anywhere"}), "A")
    assert partial == bool(duties(given, "(A)(9)(a)"))


@pytest.mark.parametrize(
    ("facts", "tested"),
    [
        ({}, None),
        ({"counted": 9_000}, None),
        ({"counted": 20_000}, "(B)(1)"),
        ({"counted": 20_000, "cast": 20_100}, "(B)(1)"),
        ({"counted": 9_000, "cast": 9_100}, "(B)(2)"),
    ],
)
def test_a_partial_count_of_an_issue_does_not_tell_what_was_counted_and_cast(
    facts: dict[str, int], tested: str | None
) -> None:
    """Unless these numbers are given; the margin is not known either way."""
    partial = ISSUE | {"for": 4_000, "against": 4_000, "partial": True}
    given = answer(partial | facts, {"ok-counted-vs-cast": "distinct-numbers"})
    assert tested == limb(given, "voters")
    assert "undetermined" == given.outcome
    whole = ISSUE | {"for": 4_000, "against": 4_000, "counted": 9_000, "cast": 9_100}
    assert "(B)(2)" == limb(answer(whole), "voters")


# -- the round and who goes on --------------------------------------------------------------------


@pytest.mark.parametrize(("says", "open"), [(True, "yes"), (False, "no"), (None, "undetermined")])
def test_what_the_ballot_says_decides_where_it_is_read_by_its_label(
    says: bool | None, open: str
) -> None:
    """A three-fifths bond 50 votes short: within 100 of the share, 1,900 from a draw."""
    facts = ISSUE | {"share": "3/5", "for": 5_950, "against": 4_050}
    facts |= {} if says is None else {"ballot_says_share": says}
    given = answer(facts, {"ok-supermajority-class": "by-ballot-label"})
    assert open == opened(given, "voters")
    assert (says is None) == ("ballot_says_share" in missing(given))
    assert "yes" == opened(answer(facts), "voters")


@pytest.mark.parametrize(
    ("office", "first"),
    [
        ("municipal", Round.OTHER_NOMINATING),
        ("school", Round.OTHER_NOMINATING),
        ("special-district", Round.OTHER_NOMINATING),
        ("district-judge", Round.OTHER_NOMINATING),
        ("county", Round.PARTY_PRIMARY),
        ("legislature", Round.PARTY_PRIMARY),
        ("state", Round.PARTY_PRIMARY),
    ],
)
def test_only_partisan_offices_have_a_party_primary(office: str, first: Round) -> None:
    """Whether the primary is called one, or known by how many go on."""
    facts = {"office": office, "votes": {"A": 3, "B": 2, "C": 1}}
    assert first is facts_of(facts | {"stage": "primary"}).facts.round
    assert first is facts_of(facts | {"advancing": 2}).facts.round
    assert OneOf((Round.GENERAL, first)) == facts_of(facts).missing["round"]
    assert Round.GENERAL is facts_of(facts | {"stage": "general"}).facts.round


@pytest.mark.parametrize(
    ("office", "statutory", "any_round"),
    [("school", 1_200, 600), ("district-judge", 1_200, 600), ("county", 600, 600)],
)
def test_whether_a_nonpartisan_primary_excuses_is_asked(
    office: str, statutory: int, any_round: int
) -> None:
    """A first place near a majority excuses in a party's primary, and elsewhere if so read."""
    facts = RACE | {"office": office, "stage": "primary", "runoff_possible": True}
    facts |= {"votes": {"A": 4_950, "B": 3_300, "C": 1_750}}
    assert statutory == dollars(answer(facts), "B")
    assert any_round == dollars(answer(facts, {"ok-primary-kind": "any-nominating-round"}), "B")


THREE = {"votes": {"A": 480, "B": 260, "C": 260}}


@pytest.mark.parametrize(
    ("facts", "places"),
    [
        ({"stage": "primary"}, (1, 2)),
        ({"stage": "primary", "runoff_possible": True}, (1, 2)),
        ({"stage": "primary", "runoff_possible": False}, (1,)),
        ({"stage": "primary", "advancing": 2}, (2,)),
        ({"stage": "primary", "seats": 2, "votes": dict.fromkeys("ABCDE", 5)}, (2, 4)),
        ({"stage": "primary", "seats": 2, "votes": dict.fromkeys("ABCD", 5)}, (2,)),
        ({"stage": "primary", "votes": {"A": 5, "B": 5}}, (1,)),
        ({"stage": "primary", "office": "school"}, (1, 2)),
        ({"stage": "primary", "office": "school", "votes": {"A": 5, "B": 5}}, (1,)),
        ({"stage": "municipal-primary", "office": "municipal"}, (1, 2)),
        ({"stage": "general"}, (1,)),
        ({"stage": "runoff"}, (1,)),
        ({"stage": "municipal-general", "office": "municipal"}, (1,)),
        ({"stage": "special"}, (1,)),
        ({}, (1,)),
    ],
)
def test_a_first_round_may_send_on_twice_as_many(
    facts: dict[str, Any], places: tuple[int, ...]
) -> None:
    """Unless it is told how many, no runoff is possible, or no third name stands for a seat.

    Where no round is told the seats are taken to be filled, and the answer says so.
    """
    made = facts_of({"office": "county"} | THREE | facts)
    assert places[0] == made.facts.places
    assert (OneOf(places) if len(places) > 1 else None) == made.missing.get("places")
    untold = facts.get("stage") in (None, "special")
    assert untold == any("taken to be filled" in one for one in made.assumed)


def test_a_tie_for_the_runoff_place_is_not_overlooked() -> None:
    """Two tie for the second place: lots, if two go on; none if one does; else it is left open."""
    primary = RACE | THREE | {"stage": "primary", "runoff_possible": True}
    told = answer(primary | {"advancing": 2})
    assert "draw lots" in duty_text(told)
    assert (0, 0) == (route(told, "B").margin, route(told, "C").margin)
    assert "draw lots" not in duty_text(answer(primary | {"advancing": 1}))
    untold = answer(primary)
    assert "places" in missing(untold)
    assert isinstance(route(untold, "B").margin, Between)
    assert any("8-115" in one.cite for one in untold.duties)
    assert any("8-115" in one.cite for one in untold.mentions)
    assert "yes" == opened(untold, "B")


# -- whose petition it is -------------------------------------------------------------------------


def test_a_petition_of_nobody_who_could_be_told_is_not_everybodys() -> None:
    """Three names: it brings no recount until the case says who filed."""
    filed = RACE | {"votes": {"A": 500, "B": 400, "C": 300}, "filed": "2018-11-08T10:00"}
    given = answer(filed)
    assert "available" == given.outcome
    assert any("--petitioner" in one for one in given.warnings)
    named = answer(filed | {"petitioner": "C"})
    assert "required" == named.outcome
    assert not any("--petitioner" in one for one in named.warnings)


def test_only_the_judge_can_file_on_a_yes_or_no_ballot_as_a_candidate() -> None:
    """Two counts are one name: nobody else may be meant."""
    facts = {"state": "OK", "office": "district-judge", "retention": True, "stage": "general"}
    facts |= {"date": "2018-11-06", "votes": {"Yes": 499, "No": 501}, "filed": "2018-11-08T10:00"}
    assert "required" == answer(facts).outcome


# -- ballots for the scale ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "due"),
    [
        # All ballots of the election are asked for: 2,900 votes are on 2,900 of them.
        ({"votes": {"A": 1_460, "B": 1_440}, "recount_ballots": {"Adair": 3_100}}, 600),
        # 100 ballots cost $600, whatever is on them.
        ({"recount_ballots": {"Adair": 100}, "ballots_in_election": 10_500}, 600),
        # 200 of 3,100 are not asked for: between 2,700 and 2,900 of those that are have a vote.
        ({"votes": {"A": 1_460, "B": 1_440}, "recount_ballots": {"Adair": 2_900}}, 600),
        # 4,000 of 10,500 ballots: 10,000 votes leave at least 3,500 of them with one.
        ({"recount_ballots": {"Adair": 4_000}, "ballots_in_election": 10_500}, 1_200),
        # 4,000 of 20,000 ballots: none or all of them with a vote.
        ({"recount_ballots": {"Adair": 4_000}, "ballots_in_election": 20_000}, None),
        # Two counties: 3,000 ballots in all are one step for each and for both.
        ({"counties": 2, "recount_ballots": {"Adair": 2_000, "Tulsa": 1_000}}, 1_200),
        ({"counties": 2, "recount_ballots": {"Adair": 2_000, "Tulsa": 9_000}}, None),
    ],
)
def test_ballots_with_a_vote_are_known_where_no_sum_hangs_on_them(
    facts: dict[str, Any], due: int | None
) -> None:
    """Under the reading that only they count for the scale."""
    manual = RACE | CLOSE | {"manual": True, "ballots_in_election": 3_100} | facts
    if facts.get("counties") == 2:
        del manual["ballots_in_election"]
    given = answer(manual, {"ok-ballots-for-fee": "votes-in-race"})
    if due is None:
        assert "ballots_with_vote" in missing(given)
    else:
        assert due == dollars(given, "B")


# -- duties ---------------------------------------------------------------------------------------


def test_signatures_are_checked_even_if_the_petition_gives_no_right() -> None:
    """(D) begins with any petition; without one and without a right there is nothing to check."""
    far = ISSUE | {"for": 900, "against": 100}
    filed = answer(far | {"filed": "2018-04-05T10:00", "signatures": 20})
    assert "not_available" == filed.outcome
    assert duties(filed, "(D)")
    assert not duties(filed, "(A)(8)")
    assert not duties(answer(far), "(D)")
    assert duties(answer(ISSUE | {"for": 500, "against": 500}), "(D)")


@pytest.mark.parametrize(("votes_of_b", "lots"), [(500, True), (499, False)])
def test_lots_are_drawn_whether_or_not_the_time_to_file_is_over(
    votes_of_b: int, lots: bool
) -> None:
    """8-115 does not wait for a recount."""
    facts = RACE | {"votes": {"A": 500, "B": votes_of_b}, "at": "2018-11-20T12:00"}
    given = answer(facts)
    assert {"no"} == {one.open for one in given.routes}
    assert lots == ("draw lots" in duty_text(given))
    assert "election board" in words(route(given, "A").filing_office)


# -- exploration against the plain run ------------------------------------------------------------

OPEN: tuple[dict[str, Any], ...] = (
    HOUSE | BY_B | {"manual": True, "instrument": "certified-check"},
    HOUSE | BY_B | {"deposit_cents": 60_000},
    {"office": "county", "manual": True, "recount_ballots": {"A": 3_001, "B": 2_999}} | CLOSE,
    {"office": "school", "stage": "primary", "date": "2018-06-26"} | THREE,
    {"office": "county", "votes": {"A": 5}, "partial": True, "date": "2018-11-06"},
    {"office": "county", "votes": {"A": 0, "B": 0}, "partial": True},
    {"office": "county", "filed": "2018-11-08T10:00", "date": "2018-11-06"} | THREE,
    ISSUE | {"for": 8_850, "against": 6_149, "share": "3/5"},
    ISSUE | {"for": 5_950, "against": 4_050, "share": "3/5", "ballot_says_share": False},
    {"measure": "school", "for": 600, "against": 401, "manual": True, "date": "2018-04-03"},
)


@pytest.mark.parametrize("written", OPEN, ids=range(len(OPEN)))
def test_with_facts_missing_each_part_still_equals_the_plain_run(written: dict[str, Any]) -> None:
    """Filled in at the ends, where something turns and at random, under random readings."""
    one = tried(ROOM, written)
    dice = random.Random(26)
    fills = one.fills(dice)
    assert fills
    for turn in range(max(120, len(fills))):
        readings = {question: dice.choice(list(question)) for question in one.exploration.asked}
        at = readings | fills[turn % len(fills)]
        record, _ = one.run(at)
        for name, who in one.cells():
            one.check(record, at, name, who)


@pytest.mark.parametrize("given", [{}, {"counted": 9_000}, {"counted": 9_000, "cast": 9_100}])
def test_a_partial_issue_equals_the_plain_run_of_each_whole_one(given: dict[str, int]) -> None:
    """Votes, counted and cast filled in so that they agree."""
    partial = ISSUE | {"for": 4_000, "against": 4_000, "share": "3/5", "partial": True}
    case = case_file(partial | given).case()
    answering = under_text(case, ROOM, {})
    calendar, facts = calendar_of(case), answering.facts
    net = answering.subject.net
    one = Tried(net, facts, calendar, explore(net, facts.facts, facts.missing, calendar))
    dice = random.Random(111)
    for _ in range(120):
        votes_for, votes_against = dice.randint(4_000, 4_500), dice.randint(4_000, 4_500)
        counted = given.get("counted", votes_for + votes_against + dice.choice([0, 6_500]))
        cast = given.get("cast", counted + dice.choice([0, 1, 500]))
        fill: dict[str, Any] = {"votes_for": votes_for, "votes_against": votes_against}
        fill |= {"votes_counted": counted, "votes_cast": cast}
        fill |= {"ballots_on_issue": cast + dice.choice([0, 700])}
        for fact, of in facts.missing.items():
            if isinstance(of, OneOf):
                fill[fact] = dice.choice(of.options)
            else:
                fill.setdefault(fact, getattr(facts.facts, fact))
        fill = {fact: value for fact, value in fill.items() if fact in facts.missing}
        if not all(holds(evolve(facts.facts, **fill)) for holds in net.invariants):
            continue
        asked = one.exploration.asked
        at = fill | {question: dice.choice(list(question)) for question in asked}
        record, _ = one.run(at)
        for name, who in one.cells():
            one.check(record, at, name, who)
