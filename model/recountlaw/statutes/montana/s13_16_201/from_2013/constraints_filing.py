"""Mont. Code Ann. 13-16-201 as constraints: the share, offices, days, notices, the board's way.

Whether the contest is a school's each subject knows by itself, and says so to the helpers.
"""

from recountlaw.moments import FIVE_PM, MIDNIGHT
from recountlaw.relations import (
    All,
    Case,
    Formula,
    Implies,
    Not,
    Said,
    Some,
    Where,
    as_read,
    first_open_day,
    nth_open_day_after,
)

from .constraints_common import has
from .readings import (
    BoardPetition,
    FilingHour,
    FiveDaysKind,
    FiveDaysLastDay,
    MarginRounding,
    NotifyTrigger,
    NotifyWhom,
    RecountScope,
    SchoolFiling,
    SchoolNotify,
    WhichAdministrator,
    WhichCanvass,
)
from .record_words import BoardForm, FilingOffice, Notice3, Provision, Scope, Test

P = Provision


def test(x: Case) -> Said:
    """Every limb with a margin asks for no more than its limit."""
    return {Test.AT_MOST: has(x, "limb")}


def share_limit(x: Case) -> Said:
    """The whole number that stands for a four-hundredth of the total: at, beside or above it."""
    total = x.total
    return Where(
        has(x, "limb", "total"),
        lambda v: as_read(
            x,
            {
                MarginRounding.EXACT_RATIONAL: All(400 * v <= total, total < 400 * (v + 1)),
                MarginRounding.ROUND_HALF_UP: All(400 * v - 200 <= total, total < 400 * v + 200),
                MarginRounding.CEILING: All(400 * (v - 1) < total, total <= 400 * v),
            },
        ),
    )


# -- where and until when -----------------------------------------------------------------------


def filing_office_if(x: Case, school: Formula) -> Said:
    """The officer that the limb names, (1)(a)-(e), for whom (2) puts a school's own."""
    several = x.facts.counties > 1
    each = All(several, x.reads(WhichAdministrator.ADMINISTRATOR_OF_EACH_COUNTY))
    one = Some(Not(several), x.reads(WhichAdministrator.ADMINISTRATOR_RUNNING_THAT_ELECTION))
    with_secretary = x.limb.is_in(P.B, P.D, P.E)
    to_school = All(
        school,
        has(x, "limb"),
        as_read(
            x,
            {
                SchoolFiling.SCHOOL_OFFICER_FOR_ALL_SCHOOL_ELECTIONS: True,
                SchoolFiling.ONLY_IN_PLACE_OF_ELECTION_ADMINISTRATOR: Not(with_secretary),
            },
        ),
    )
    by_limb = {
        FilingOffice.ADMINISTRATOR_A: All(x.limb == P.A, one),
        FilingOffice.EACH_ADMINISTRATOR_A: All(x.limb == P.A, each),
        FilingOffice.SECRETARY_B: x.limb == P.B,
        FilingOffice.ADMINISTRATOR_C: All(x.limb == P.C, one),
        FilingOffice.EACH_ADMINISTRATOR_C: All(x.limb == P.C, each),
        FilingOffice.SECRETARY_D: x.limb == P.D,
        FilingOffice.SECRETARY_E: x.limb == P.E,
    }
    named = {office: All(then, Not(to_school)) for office, then in by_limb.items()}
    return {**named, FilingOffice.SCHOOL_OFFICER: to_school}


def canvass(x: Case) -> Said:
    """The county's canvass, the state's, or whichever is later."""
    f = x.facts
    local = Some(x.limb.is_in(P.A, P.C), x.filing_office == FilingOffice.SCHOOL_OFFICER)
    return Where(
        has(x, "limb"),
        lambda v: as_read(
            x,
            {
                WhichCanvass.CANVASS_OF_THE_RECEIVING_OFFICER: All(
                    Implies(local, v == f.county_canvass),
                    Implies(Not(local), v == f.state_canvass),
                ),
                WhichCanvass.COUNTY_CANVASS_ALWAYS: v == f.county_canvass,
                WhichCanvass.LAST_CANVASS_ALWAYS: All(
                    v >= f.county_canvass,
                    v >= f.state_canvass,
                    Some(v == f.county_canvass, v == f.state_canvass),
                ),
            },
        ),
    )


def fifth_day(x: Case) -> Said:
    """Five days after the canvass, all of them counted or those alone on which offices open."""
    return Where(
        has(x, "canvass"),
        lambda v: as_read(
            x,
            {
                FiveDaysKind.CALENDAR_DAYS: v == x.canvass + 5,
                FiveDaysKind.BUSINESS_DAYS: nth_open_day_after(x.office_closed, x.canvass, 5, v),
            },
        ),
    )


def last_day(x: Case) -> Said:
    """The fifth day, moved off closed days, off holidays alone, or not at all."""
    fifth = x.fifth_day
    return Where(
        has(x, "fifth_day"),
        lambda v: as_read(
            x,
            {
                FiveDaysLastDay.ROLL_ON_SATURDAY_SUNDAY_HOLIDAY: first_open_day(x.closed, fifth, v),
                FiveDaysLastDay.ROLL_ON_LEGAL_HOLIDAY_ONLY: first_open_day(x.holiday, fifth, v),
                FiveDaysLastDay.NO_ROLL: v == fifth,
            },
        ),
    )


def last_minute(x: Case) -> Said:
    """When the office shuts, five o'clock, or the end of the day."""
    return lambda v: as_read(
        x,
        {
            FilingHour.CLOSE_OF_BUSINESS: v == x.facts.office_closes,
            FilingHour.FIVE_PM: v == FIVE_PM,
            FilingHour.MIDNIGHT: v == MIDNIGHT,
        },
    )


def deadline(x: Case) -> Said:
    """That minute of that day, which itself is still in time."""
    return Where(
        has(x, "last_day"),
        lambda v: All(v.day == x.last_day, v.minute == x.last_minute, v.by),
    )


# -- what follows -------------------------------------------------------------------------------


def secretary_notifies(x: Case, school: Formula) -> Formula:
    """The secretary of state's notices are not silenced by the election being a school's (2)."""
    return as_read(
        x,
        {
            SchoolNotify.SOS_DUTY_STANDS: True,
            SchoolNotify.NO_NOTICE_IN_SCHOOL_ELECTIONS: Not(school),
        },
    )


def notice_3_if(x: Case, school: Formula) -> Said:
    """The limbs that (3) names have its notice: of which petitions, and to whom, is read."""
    due = All(x.limb.is_in(P.B, P.D, P.E), secretary_notifies(x, school))
    eligible = x.reads(NotifyTrigger.ON_FILING_OF_ELIGIBLE_PETITION)
    any_filed = x.reads(NotifyTrigger.ON_ANY_FILING)
    affected = x.reads(NotifyWhom.ADMINISTRATORS_OF_AFFECTED_COUNTIES)
    every = x.reads(NotifyWhom.EVERY_ADMINISTRATOR_IN_THE_STATE)
    return {
        Notice3.ELIGIBLE_AFFECTED: All(due, eligible, affected),
        Notice3.ELIGIBLE_EVERY: All(due, eligible, every),
        Notice3.ANY_AFFECTED: All(due, any_filed, affected),
        Notice3.ANY_EVERY: All(due, any_filed, every),
    }


def scope(x: Case) -> Said:
    """The precincts that voted; where (3) speaks too, perhaps all of the counties concerned."""
    voted = x.reads(RecountScope.PRECINCTS_THAT_VOTED_ON_IT)
    whole = x.reads(RecountScope.ALL_PRECINCTS_OF_AFFECTED_COUNTIES)
    split = x.reads(RecountScope.NARROW_FOR_B_BROAD_FOR_D_AND_E)
    wide_measure = x.limb.is_in(P.D, P.E)
    return {
        Scope.VOTED_A: x.limb == P.A,
        Scope.VOTED_B: All(x.limb == P.B, Some(voted, split)),
        Scope.VOTED_C: x.limb == P.C,
        Scope.VOTED_3: All(wide_measure, voted),
        Scope.ALL_3: Some(All(x.limb == P.B, whole), All(wide_measure, Some(whole, split))),
    }


# -- the canvassing board -----------------------------------------------------------------------


def board_petitions(x: Case) -> Said:
    """The board has met an error (1)(f)."""
    return x.facts.board_found_error


def board_form(x: Case) -> Said:
    """A petition put in by the board, or no more than its decision (1)(f)."""
    return {
        BoardForm.PETITION: All(
            x.board_petitions, x.reads(BoardPetition.PETITION_TO_ELECTION_ADMINISTRATOR)
        ),
        BoardForm.DECISION: All(x.board_petitions, x.reads(BoardPetition.SELF_EXECUTING)),
    }


def board_office_if(x: Case, school: Formula) -> Said:
    """A board that must file does so with the administrator (1)(f), or the school's officer (2)."""
    files = x.board_form == BoardForm.PETITION
    return {
        FilingOffice.ADMINISTRATOR_F: All(files, Not(school)),
        FilingOffice.SCHOOL_OFFICER: All(files, school),
    }


def board_provision(x: Case) -> Said:
    """The board's limb, at any margin, in an election that the section reaches (1)(f)."""
    return {P.F: All(x.covered, x.board_petitions)}


def board_open(x: Case) -> Said:
    """The board's way is open as soon as it has its limb (1)(f)."""
    return has(x, "board_provision")
