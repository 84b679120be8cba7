"""Okla. Stat. tit. 26, § 8-111(A)(8) and (A)(9) as constraints: clock and service in a race."""

from recountlaw.moments import FRIDAY, MIDNIGHT, SATURDAY, SUNDAY
from recountlaw.relations import All, Case, Formula, If, MomentOf, Not, Said, Some, Where, as_read

from .constraints_common import is_day, nth_weekday_after
from .readings import ConstructiveSecretary, ServedPersons, ServiceClock, ServingSheriff
from .record_words import Constructive, RaceOffice, Served, Server


def served(x: Case) -> Said:
    """(A)(9)(a): whoever is against the contestant, where anybody is."""
    opposed = Not(x.facts.sole_candidate)
    return {
        Served.OPPONENTS_AFFECTED: All(opposed, x.reads(ServedPersons.OPPONENTS_DIRECTLY_AFFECTED)),
        Served.EVERY_OPPONENT: All(opposed, x.reads(ServedPersons.EVERY_OPPONENT)),
        Served.OPPONENTS_AND_OTHERS: All(
            opposed, x.reads(ServedPersons.OPPONENTS_AND_OTHER_AFFECTED_PERSONS)
        ),
    }


def server(x: Case) -> Said:
    """(A)(9)(b): a sheriff, but the county clerk where the office is a sheriff's."""
    someone = Not(x.none("served"))
    sheriff = All(someone, Not(x.facts.sheriff))
    return {
        Server.SHERIFF_OF_SERVICE: All(
            sheriff, x.reads(ServingSheriff.COUNTY_WHERE_THE_OPPONENT_IS_SERVED)
        ),
        Server.SHERIFF_OF_FILING: All(sheriff, x.reads(ServingSheriff.COUNTY_OF_THE_FILING_BOARD)),
        Server.COUNTY_CLERK: All(someone, x.facts.sheriff),
    }


def constructive(x: Case) -> Said:
    """(A)(9)(c): a county secretary or, so read, the State Board's where that has the petition."""
    someone = Not(x.none("served"))
    state = All(
        x.filing_office == RaceOffice.STATE_SECRETARY,
        as_read(
            x,
            {
                ConstructiveSecretary.COUNTY_SECRETARY: False,
                ConstructiveSecretary.BOARD_WHERE_FILED: True,
            },
        ),
    )
    return {
        Constructive.STATE_SECRETARY: All(someone, state),
        Constructive.COUNTY_SECRETARY: All(someone, Not(state)),
    }


def clock_from(x: Case) -> Said:
    """(A)(8): the day of the filing."""
    return Where(x.filed, lambda v: v == x.facts.filed_day)


def service_day(x: Case) -> Said:
    """(A)(9)(b): the next day or, of a Friday or Saturday and so read, the Monday after."""
    day = x.facts.filed_day
    skips = All(
        is_day(day, FRIDAY, SATURDAY),
        as_read(x, {ServiceClock.RUNNING_CLOCK: False, ServiceClock.WEEKENDS_EXCLUDED: True}),
    )
    return Where(
        x.filed,
        lambda v: If(skips, nth_weekday_after(day, 1, v), v == day + 1),
    )


def service_by(x: Case) -> Said:
    """(A)(9)(b): at the hour of filing; at the day's end if the clock stood still at filing."""
    f = x.facts
    stood = All(
        is_day(f.filed_day, SATURDAY, SUNDAY),
        as_read(x, {ServiceClock.RUNNING_CLOCK: False, ServiceClock.WEEKENDS_EXCLUDED: True}),
    )

    def last(v: MomentOf) -> Formula:
        return All(
            v.day == x.service_day,
            Some(All(stood, v.minute == MIDNIGHT), All(Not(stood), v.minute == f.filed_clock)),
            v.by,
        )

    return Where(Not(x.none("service_day")), last)


SERVICE = (served, server, constructive, clock_from, service_day, service_by)
