"""The five days of 13-16-201(1): when they end, and what a petition outside them brings.

law.md gives these as landmarks; they have no numbers.
"""

from collections.abc import Iterator
from typing import Any

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, theorem
from recountlaw.proving.contests import Contest, weekend
from recountlaw.relations import All, If, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    EarlyPetition,
    FiveDaysKind,
    FiveDaysLastDay,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import FilingOffice, Provision

MONTANA = "montana.s13_16_201.from_2013"
LIMBS = (c.M1A, c.M1B, c.M1C, c.M1D, c.M1E)
SUBJECTS = ("candidates", "measure")
MONDAY, TUESDAY = 1, 2
SIZES = (2, 3, 4)


def _canvassed(subject: str, under: Any = None) -> Contest:
    """A contest whose canvass may be any day."""
    return Contest(MONTANA, subject, under=under, free=("limb", "canvass"))


def _known(x: Contest) -> Any:
    return All(Not(x.none("limb")), Not(x.none("canvass")))


@theorem("", *LIMBS, c.COUNTING_DAYS, c.LAST_DAY_MOVES)
def on_plain_weeks_the_last_day_is_the_fifth_or_the_monday() -> Iterator[Claim]:
    """Under the defaults, with weekends alone closed, five days from a canvass on Monday or Tuesday
    end on the next Monday, and from any other day on the fifth day.
    """
    for subject in SUBJECTS:
        x = _canvassed(subject, under=())
        weekday = x.canvass % 7
        reach = (x.canvass + days for days in range(5, 11))
        yield Claim(
            x,
            assume=[_known(x), *(x.closed(day) == weekend(day) for day in reach)],
            conclude=x.last_day
            == x.canvass + If(weekday == MONDAY, 7, If(weekday == TUESDAY, 6, 5)),
        )


@theorem("", *LIMBS, c.COUNTING_DAYS)
def the_last_day_is_never_before_the_fifth() -> Iterator[Claim]:
    """Under every reading the last day to petition is the fifth after the canvass, or later."""
    for subject in SUBJECTS:
        x = _canvassed(subject)
        yield Claim(x, assume=[_known(x)], conclude=x.last_day >= x.canvass + 5)


@theorem("", *LIMBS, c.COUNTING_DAYS, c.LAST_DAY_MOVES)
def in_calendar_days_the_last_day_is_at_most_the_eighth() -> Iterator[Claim]:
    """Under the defaults, with at most three days closed in a row, the last day to petition is at
    most the eighth after the canvass.
    """
    for subject in SUBJECTS:
        x = _canvassed(subject, under=())
        four = (x.closed(x.canvass + days) for days in range(5, 9))
        yield Claim(x, assume=[_known(x), Not(All(*four))], conclude=x.last_day <= x.canvass + 8)


@theorem("", *LIMBS, c.COUNTING_DAYS)
def without_rolling_the_last_day_is_the_fifth() -> Iterator[Claim]:
    """Where the last day never moves, it is the fifth calendar day after the canvass."""
    for subject in SUBJECTS:
        x = _canvassed(subject, under=(FiveDaysLastDay.NO_ROLL,))
        yield Claim(x, assume=[_known(x)], conclude=x.last_day == x.canvass + 5)


@theorem("", *LIMBS)
def office_days_never_end_before_calendar_days() -> Iterator[Claim]:
    """Counted in office days, the fifth day is never before the fifth counted in calendar days."""
    for subject in SUBJECTS:
        calendar = _canvassed(subject, under=())
        office = Contest(
            MONTANA,
            subject,
            label="office days",
            free=("limb", "canvass"),
            under=(FiveDaysKind.BUSINESS_DAYS,),
            apart=(FiveDaysKind,),
        )
        yield Claim(
            calendar,
            office,
            assume=[
                _known(calendar),
                _known(office),
                calendar.canvass == office.canvass,
            ],
            conclude=office.fifth_day >= calendar.fifth_day,
        )


def _of_any_margin() -> Iterator[Contest]:
    """Races of several sizes and a measure, close or not, whatever their days."""
    days = ("canvass", "deadline")
    for candidates in SIZES:
        yield Contest(MONTANA, "candidates", candidates=candidates, free=(*days, "provision"))
    yield Contest(MONTANA, "measure", free=(*days, "voters_provision"))


def _after_the_deadline(x: Contest) -> Any:
    """The petition is filed after the last moment, and no other moment is asked about."""
    f = x.facts
    late = Some(
        f.filed_day > x.deadline.day,
        All(f.filed_day == x.deadline.day, f.filed_minute > x.deadline.minute),
    )
    known = All(Not(x.none("limb")), Not(x.none("deadline")))
    filed = All(Not(f.none("filed_day")), f.none("at_day"))
    return All(known, filed, late, Not(f.board_found_error))


@theorem("", *LIMBS)
def a_late_petition_brings_nothing() -> Iterator[Claim]:
    """Under every reading a petition after the last moment leaves no recount to be had, unless a
    canvassing board petitions.
    """
    for x in _of_any_margin():
        yield Claim(
            x,
            assume=[_after_the_deadline(x)],
            conclude=x.outcome == Outcome.NOT_AVAILABLE,
            bound="2 to 4 candidates",
        )


@theorem("", *LIMBS)
def an_early_petition_obliges_nobody() -> Iterator[Claim]:
    """Unless early filing counts, a petition on a day before the canvass obliges no recount that
    no canvassing board asks for.
    """
    for x in _of_any_margin():
        f = x.facts
        yield Claim(
            x,
            assume=[
                x.reads(EarlyPetition.NOT_BEFORE_THE_CANVASS),
                All(Not(f.none("filed_day")), Not(x.none("canvass")), f.filed_day < x.canvass),
                Not(f.board_found_error),
            ],
            conclude=Not(x.outcome == Outcome.REQUIRED),
            bound="2 to 4 candidates",
        )


@theorem("", c.M1A, c.M1B, c.M1C, c.M1D, c.M1E)
def the_clock_is_that_of_the_officer_who_takes_the_petition() -> Iterator[Claim]:
    """By default the days run from the county's canvass under (1)(a) and (c) and in school
    elections, else from the state's.
    """
    wider = (Provision.B, Provision.D, Provision.E)
    for subject in SUBJECTS:
        x = Contest(MONTANA, subject, under=())
        school = x.filing_office == FilingOffice.SCHOOL_OFFICER
        by_state = All(x.limb.is_in(*wider), Not(school))
        yield Claim(
            x,
            assume=[Not(x.none("limb")), Not(x.none("canvass"))],
            conclude=All(
                Implies(by_state, x.canvass == x.facts.state_canvass),
                Implies(Not(by_state), x.canvass == x.facts.county_canvass),
            ),
        )


if __name__ == "__main__":
    run_alone(__file__)
