"""By when one files under 20A-4-401(4) and (7)."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest, weekend
from recountlaw.relations import All, Iff, Implies, Not
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import BusinessDay

UTAH = "utah.s20a_4_401.from_2025"

_FIVE = 17 * 60
_MONDAY = dt.date(2025, 11, 3).toordinal()
"""Findings are looked for among canvasses of the four weeks from this day on."""


def _race(label: str = "", **told: Any) -> Contest:
    return Contest(UTAH, "candidates", label=label, free=("canvass",), **told)


def _measure(label: str = "", **told: Any) -> Contest:
    return Contest(UTAH, "measure", label=label, free=("canvass",), **told)


def _weekends_only(contest: Contest, first: int, last: int) -> Any:
    """That of these days after the canvass Saturdays and Sundays are closed, and no others."""
    days = [contest.canvass + after for after in range(first, last + 1)]
    return All(*(Iff(contest.closed(day), weekend(day)) for day in days))


def _three_in_a_row(contest: Contest, first: int, last: int) -> Any:
    """That of these days after the canvass no four in a row are closed."""
    starts = [contest.canvass + after for after in range(first, last - 2)]
    return All(
        *(Not(All(*(contest.closed(start + further) for further in range(4)))) for start in starts)
    )


def _in_november(contest: Contest) -> Any:
    """A canvass in November 2025, with the days closed that were."""
    here = All(contest.canvass >= _MONDAY, contest.canvass < _MONDAY + 28)
    return All(here, contest.calendar(_MONDAY, _MONDAY + 45))


@theorem("UT-T11", c.U4)
def a_loser_has_three_to_five_days() -> Iterator[Claim]:
    """Under the default readings, where only weekends are closed, the last moment for a loser is
    5 p.m. of an open day, the third, fourth or fifth after the canvass; and under every reading a
    later canvass never has an earlier last day."""
    race = _race(under=())
    last = race.race_deadline
    yield Claim(
        race,
        assume=[_weekends_only(race, 3, 7)],
        conclude=All(
            last.day >= race.canvass + 3,
            last.day <= race.canvass + 5,
            Not(race.closed(last.day)),
            last.minute == _FIVE,
        ),
    )
    one, other = _race("one"), _race("other")
    yield Claim(
        one,
        other,
        assume=[one.canvass <= other.canvass],
        conclude=one.race_deadline.day <= other.race_deadline.day,
    )


@theorem("", c.U4)
def what_the_day_of_the_canvass_makes_of_it() -> Claim:
    """Under the default readings, where only weekends are closed, a loser has five days after a
    canvass on Wednesday, four after one on Thursday, and three after any other."""
    race = _race(under=())
    after = race.race_deadline.day - race.canvass
    wednesday, thursday = race.canvass % 7 == 3, race.canvass % 7 == 4
    return Claim(
        race,
        assume=[_weekends_only(race, 3, 7)],
        conclude=All(
            Implies(wednesday, after == 5),
            Implies(thursday, after == 4),
            Implies(All(Not(wednesday), Not(thursday)), after == 3),
        ),
    )


@theorem("UT-T12", c.U4, c.U7)
def voters_have_longer_than_losers() -> Iterator[Claim]:
    """Where the clerk's own closures do not count, ten voters have two to six days longer than a
    loser after the same canvass if only weekends are closed, and one to seven days longer if no
    more than three days in a row are."""
    for least, most, within_reach in ((2, 6, _weekends_only), (1, 7, _three_in_a_row)):
        race, measure = _race("race"), _measure("measure")
        longer = measure.proposition_deadline.day - race.race_deadline.day
        yield Claim(
            race,
            measure,
            assume=[
                race.reads(BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY),
                race.canvass == measure.canvass,
                within_reach(race, 3, 12),
            ],
            conclude=All(longer >= least, longer <= most),
        )


@theorem("", c.U4)
def the_stroke_of_five_is_in_time() -> Claim:
    """Under the default readings a request on the last day is in time exactly if it is filed by
    5 p.m., the stroke of five included."""
    race = _race(under=())
    return Claim(
        race,
        assume=[
            race[1].files,
            Not(race.facts.none("filed_day")),
            race.facts.filed_day == race.race_deadline.day,
        ],
        conclude=Iff(race[1].timely, race.facts.filed_minute <= _FIVE),
    )


@finding("UT-F10", c.U4, c.U7)
def voters_and_losers_have_unequal_time() -> Claim:
    """After the same canvass ten voters have longer to ask than a losing candidate, by two days at
    the least."""
    race = Contest(UTAH, label="race", under=())
    measure = Contest(UTAH, "measure", label="measure", under=())
    longer = measure.proposition_deadline.day - race.race_deadline.day
    return Claim(
        race,
        measure,
        assume=[
            race.canvass == measure.canvass,
            Not(race[1].none("provision")),
            Not(measure.none("provision")),
            measure.total >= 1,
            _in_november(race),
        ],
        conclude=longer == 0,
        smallest=(longer, race.total, measure.total),
        show={"days longer": longer},
        bound="canvasses of November 2025",
    )


if __name__ == "__main__":
    run_alone(__file__)
