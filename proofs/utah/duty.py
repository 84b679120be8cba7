"""When a recount must be held: 20A-4-401(2), and (3) or (7) with a request."""

from collections.abc import Iterator

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c

UTAH = "utah.s20a_4_401.from_2025"


@theorem("", c.U2, c.U3, c.U4)
def no_race_is_recounted_without_a_tie_or_a_request() -> Iterator[Claim]:
    """No race has to be recounted unless it is tied or a request is filed by 5 p.m. of the eighth
    day after the canvass at the latest, under every reading."""
    for candidates in (2, 3):
        race = Contest(UTAH, free=("canvass",), candidates=candidates)
        filed = race.facts.filed_day
        yield Claim(
            race,
            conclude=Implies(
                All(race.outcome == Outcome.REQUIRED, Not(race.tied)),
                All(Not(race.facts.none("filed_day")), filed <= race.canvass + 8),
            ),
            bound="2 and 3 candidates; at most four closed days in a row",
        )


@theorem("", c.U2, c.U3, c.U4)
def a_race_is_recounted_for_a_tie_or_a_timely_request() -> Iterator[Claim]:
    """A race must be recounted exactly if it is tied or some candidate who may ask has a request
    filed in time, under every reading."""
    for candidates in (2, 3):
        race = Contest(UTAH, candidates=candidates)
        asked = (
            All(Not(race[who].none("provision")), race[who].timely) for who in range(candidates)
        )
        yield Claim(
            race,
            conclude=Iff(race.outcome == Outcome.REQUIRED, Some(race.tied, *asked)),
            bound="2 and 3 candidates",
        )


@theorem("", c.U7)
def no_proposition_is_recounted_without_ten_voters() -> Claim:
    """Unless the judge on a yes/no ballot asks, no proposition has to be recounted without a filed
    request that ten voters of the election signed, under every reading."""
    measure = Contest(UTAH, "measure")
    facts = measure.facts
    return Claim(
        measure,
        assume=[Not(facts.by_judge)],
        conclude=Implies(
            measure.outcome == Outcome.REQUIRED,
            All(Not(facts.none("filed_day")), facts.signers_voted >= 10),
        ),
    )


@theorem("", c.U7)
def ten_voters_in_time_are_enough() -> Claim:
    """Under the default readings a proposition that may be recounted must be once ten distinct
    voters of the election file, from the day of the canvass to the sixth day after it."""
    measure = Contest(UTAH, "measure", under=())
    facts = measure.facts
    return Claim(
        measure,
        assume=[
            Not(measure.none("provision")),
            Not(facts.by_judge),
            facts.signers >= 10,
            facts.signers_voted >= 10,
            Not(facts.none("filed_day")),
            facts.filed_day >= measure.canvass,
            facts.filed_day <= measure.canvass + 6,
        ],
        conclude=measure.outcome == Outcome.REQUIRED,
    )


if __name__ == "__main__":
    run_alone(__file__)
