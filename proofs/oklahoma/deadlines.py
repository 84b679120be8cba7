"""The days and hours of 8-111: the order of (A)(8), service under (A)(9), the check under (D).

Days are ordinals; the remainder by 7 is the weekday, from 0 for Sunday to 6 for Saturday.
"""

import datetime as dt
from collections.abc import Iterator
from typing import Any

from recountlaw.moments import FIVE_PM, FRIDAY
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest, weekend
from recountlaw.relations import All, Formula, Iff, Not, Term, how_many
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import FilingDeadline

OKLAHOMA = "oklahoma.s8_111.from_2013"

RUNOFF_DAY = dt.date(2018, 8, 28).toordinal()
"""The Tuesday of the runoff primary of 2018, in the week before Labor Day."""


def _weekends_only(x: Contest, days: range) -> Formula:
    """On those days after the filing only Saturdays and Sundays are closed."""
    filed = x.facts.filed_day
    return All(*(Iff(x.closed(filed + day), weekend(filed + day)) for day in days))


def _holidays(x: Contest, days: range) -> Term:
    """How many of those days after the filing are Mondays to Fridays and closed."""
    filed = x.facts.filed_day
    return how_many(All(x.closed(filed + day), Not(weekend(filed + day))) for day in days)


def _filed_at_five(x: Contest) -> Formula:
    """A petition is filed at 5 p.m. in the days after the runoff of 2018; the days are those."""
    return All(
        x.facts.election_day == RUNOFF_DAY,
        Not(x.facts.none("filed_day")),
        x.facts.filed_day <= RUNOFF_DAY + 3,
        x.facts.filed_minute == FIVE_PM,
        x.calendar(RUNOFF_DAY, RUNOFF_DAY + 20),
    )


# -- the last day to file -----------------------------------------------------------------------


@theorem("", c.S8_109)
def the_last_moment_is_a_friday_at_five() -> Iterator[Claim]:
    """Under the default readings, a petition of either kind is due by 5 p.m. on the first Friday
    after the election."""
    for subject in ("candidates", "measure"):
        x = Contest(OKLAHOMA, subject, under=())
        due = x.deadline
        day = x.facts.election_day
        yield Claim(
            x,
            conclude=All(
                Not(x.none("deadline")),
                due.day > day,
                due.day <= day + 7,
                due.day % 7 == FRIDAY,
                due.minute == FIVE_PM,
                due.by,
            ),
        )


@finding("OK-F13", c.A7, c.A8, c.S8_109)
def the_section_alone_never_ends_the_time() -> Claim:
    """Where no last day is taken from 8-109, a petition is in time after the Friday too: nothing
    in 8-111 ends the time for it."""
    race = Contest(OKLAHOMA, under=(FilingDeadline.NO_DEADLINE_IN_SECTION,))
    return Claim(
        race,
        assume=[race[0].filed, race.facts.filed_day > race.friday],
        conclude=Not(race[0].timely),
        smallest=(race.facts.filed_day - race.facts.election_day,),
    )


# -- the order ----------------------------------------------------------------------------------


def _window(x: Any, filed: Term) -> Formula:
    """From the third day to the tenth: eight dates, of which at least five are weekdays."""
    dates = [x.order_not_before + further for further in range(8)]
    return All(
        x.order_not_before == filed + 3,
        x.order_by == dates[-1],
        how_many(Not(weekend(date)) for date in dates) >= 5,
    )


@theorem("OK-T14", c.A8)
def a_race_has_eight_dates_to_begin() -> Claim:
    """Under the default readings, the recount of a race is ordered to begin on one of eight dates
    in a row, of which at least five are Mondays to Fridays."""
    race = Contest(OKLAHOMA, under=())
    return Claim(race, assume=[race[0].filed], conclude=_window(race[0], race.facts.filed_day))


@theorem("OK-T14", c.A8)
def a_question_has_eight_dates_to_begin() -> Claim:
    """Under the default readings, the recount of a question is ordered to begin on one of eight
    dates in a row, of which at least five are Mondays to Fridays."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(issue, assume=[issue.filed], conclude=_window(issue, issue.facts.filed_day))


# -- the check of the signatures ----------------------------------------------------------------


@theorem("OK-T20", c.A8, c.D)
def the_check_ends_by_the_first_day_to_begin() -> Claim:
    """Under the default readings, the check of the signatures ends by the third day after the
    filing, the first on which the recount may begin, if only weekends are closed."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[issue.filed, _weekends_only(issue, range(1, 6))],
        conclude=All(
            issue.verify_by.day <= issue.facts.filed_day + 3,
            issue.verify_by.day <= issue.order_not_before,
        ),
    )


@theorem("OK-T20", c.A8, c.D)
def the_check_ends_while_the_recount_may_begin() -> Iterator[Claim]:
    """Under the default readings, the check of the signatures ends by the fourth day after the
    filing if one of the next five weekdays is a holiday, by the fifth if two are, and so before the
    last day on which the recount may begin."""
    for holidays in (1, 2):
        issue = Contest(OKLAHOMA, "measure", under=())
        yield Claim(
            issue,
            assume=[issue.filed, _holidays(issue, range(1, 6)) <= holidays],
            conclude=All(
                issue.verify_by.day <= issue.facts.filed_day + 3 + holidays,
                issue.verify_by.day < issue.order_by,
            ),
        )


@finding("OK-F16", c.A8, c.D)
def the_recount_may_begin_before_the_check_ends() -> Claim:
    """The recount of a question may be ordered to begin before the signatures must be checked: on
    Labor Day, three days after a Friday, when the check is due on the Tuesday."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[_filed_at_five(issue), issue.filed],
        conclude=issue.verify_by.day <= issue.order_not_before,
        smallest=(issue.facts.filed_day - RUNOFF_DAY,),
    )


@finding("OK-F05", c.A9B, c.D)
def two_times_of_24_hours_end_apart() -> Claim:
    """Of a petition of a candidate and one on a question filed in the same minute, the 24 hours for
    service and those for the check of the signatures may end days apart."""
    race = Contest(OKLAHOMA, label="race", under=())
    issue = Contest(OKLAHOMA, "measure", label="question", under=())
    service, check = race[0].service_by, issue.verify_by
    return Claim(
        race,
        issue,
        assume=[
            _filed_at_five(race),
            _filed_at_five(issue),
            race[0].filed,
            issue.filed,
            race.facts.filed_day == issue.facts.filed_day,
        ],
        conclude=All(service.day == check.day, service.minute == check.minute),
        smallest=(race.facts.filed_day - RUNOFF_DAY,),
    )


if __name__ == "__main__":
    run_alone(__file__)
