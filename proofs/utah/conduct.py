"""By when the recount is held: 20A-4-401(5)(a), and the silence of (9)."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest, weekend
from recountlaw.relations import All, Iff, Not, Some
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c

UTAH = "utah.s20a_4_401.from_2025"

_MONDAY = dt.date(2025, 11, 3).toordinal()
"""Findings are looked for among canvasses of the four weeks from this day on."""


def _race(**told: Any) -> Contest:
    return Contest(UTAH, "candidates", free=("canvass",), **told)


def _weekends_only(contest: Contest, first: int, last: int) -> Any:
    """That of these days after the canvass Saturdays and Sundays are closed, and no others."""
    days = [contest.canvass + after for after in range(first, last + 1)]
    return All(*(Iff(contest.closed(day), weekend(day)) for day in days))


def _in_november(contest: Contest) -> Any:
    """A canvass in November 2025, with the days closed that were."""
    here = All(contest.canvass >= _MONDAY, contest.canvass < _MONDAY + 28)
    return All(here, contest.calendar(_MONDAY, _MONDAY + 45))


@theorem("UT-T21", c.U4, c.U5A_II)
def a_request_on_the_last_day_is_met_within_twelve_days_of_the_canvass() -> Claim:
    """Under the default readings, where only weekends are closed, a recount requested on the last
    day is due on the tenth, eleventh or twelfth day after the canvass."""
    race = _race(under=())
    due = race[1].request_conduct_by
    return Claim(
        race,
        assume=[
            race[1].timely,
            race.facts.filed_day == race.race_deadline.day,
            _weekends_only(race, 3, 7),
        ],
        conclude=All(due >= race.canvass + 10, due <= race.canvass + 12),
    )


@theorem("", c.U5A_I, c.U5A_II)
def a_recount_of_a_race_always_has_a_last_day() -> Iterator[Claim]:
    """A race that must be recounted has a last day for it, of the tie or of a request, under every
    reading."""
    for candidates in (2, 3):
        race = _race(candidates=candidates)
        of_tie = Not(race.none("tie_conduct_by"))
        of_request = Some(*(Not(race[who].none("request_conduct_by")) for who in range(candidates)))
        yield Claim(
            race,
            assume=[race.outcome == Outcome.REQUIRED],
            conclude=Some(of_tie, of_request),
            bound="2 and 3 candidates",
        )


@finding("UT-F18", c.U5A_I, c.U5A_II)
def a_requested_recount_may_be_due_after_that_of_a_tie() -> Claim:
    """A recount asked for on the last day may be due later than the recount of a race that tied at
    the same canvass."""
    tied, asked = (Contest(UTAH, label=label, under=()) for label in ("tied", "asked"))
    due, due_of_tie = asked[1].request_conduct_by, tied.tie_conduct_by
    return Claim(
        tied,
        asked,
        assume=[
            tied.canvass == asked.canvass,
            tied.facts.none("certified"),
            tied.tied,
            tied.facts.write_ins == 0,
            tied.total >= 1,
            Not(asked[1].none("provision")),
            asked[1].timely,
            _in_november(asked),
        ],
        conclude=due <= due_of_tie,
        smallest=(due - due_of_tie, tied.total, asked.total),
        show={"days later": due - due_of_tie},
        bound="canvasses of November 2025",
    )


@finding("UT-F04", c.U5A, c.U9)
def a_proposition_is_recounted_without_a_last_day() -> Claim:
    """A recount that ten voters have asked for has no last day: the seven days of (5)(a)(ii) run
    for candidates alone, and (9) sets none."""
    measure = Contest(UTAH, "measure", under=())
    return Claim(
        measure,
        assume=[measure.outcome == Outcome.REQUIRED, measure.total >= 1, _in_november(measure)],
        conclude=Not(measure.none("judge_conduct_by")),
        smallest=(measure.total,),
    )


if __name__ == "__main__":
    run_alone(__file__)
