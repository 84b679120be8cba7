"""Utah Code Ann. 20A-4-401(4), (5) as constraints: requests, and the recount of a race."""

from recountlaw.parts import Outcome
from recountlaw.relations import All, Case, If, Not, Said, Some, Where, as_read

from .constraints_shapes import a_week_after_filing, in_time, member_as_read, time_is_past
from .readings_filing import ConductDeadline, ContestType, PrimaryDeclaration
from .record import Election, Kind
from .record_words import Conduct, Declare, DeclareTie, ElectionType


def race_election_type(x: Case) -> Said:
    """(4): what the election is, by whose contest it is or by what is held on that day."""
    f = x.facts
    city, district = f.kind == Kind.MUNICIPAL, f.kind == Kind.SPECIAL_DISTRICT
    primary_day = f.election == Election.MUNICIPAL_PRIMARY
    general_day = f.election == Election.MUNICIPAL_GENERAL
    own = ContestType.TYPE_OF_THE_CONTESTS_OWN_JURISDICTION
    day = ContestType.CALENDAR_ELECTION
    is_primary = as_read(x, {own: All(city, f.primary), day: primary_day})
    is_general = as_read(
        x,
        {own: All(city, Not(f.primary), f.election != Election.SPECIAL), day: general_day},
    )
    is_district = as_read(
        x, {own: district, day: All(district, Not(primary_day), Not(general_day))}
    )
    return {
        ElectionType.MUNICIPAL_PRIMARY: is_primary,
        ElectionType.MUNICIPAL_GENERAL: is_general,
        ElectionType.SPECIAL_DISTRICT: is_district,
        ElectionType.OTHER: Not(Some(is_primary, is_general, is_district)),
    }


def files(x: Case) -> Said:
    """(4): a request is there, and it is or may be this candidate's."""
    f = x.facts
    return All(Not(f.none("filed_day")), Some(f.none("petitioner"), f.petitioner == x.who))


def timely(x: Case) -> Said:
    """(4): the candidate's request came by the last moment, and not before the canvass."""
    return in_time(x, x.files, x.race_deadline)


def lapsed(x: Case) -> Said:
    """(4): the time is past, and this candidate has not used it."""
    return All(Not(x.timely), time_is_past(x, x.race_deadline))


def open(x: Case) -> Said:
    """(4): a right, and time for it or timely use of it."""
    return All(Not(x.none("provision")), Not(x.lapsed))


def tie_conduct_by(x: Case) -> Said:
    """(5)(a)(i): ten calendar days after the votes of a tied race are certified."""
    f = x.facts
    certified = If(f.none("certified"), x.canvass, f.certified)
    return Where(Not(x.none("tie")), lambda v: v - 10 == certified)


def conduct_of_tie(x: Case) -> Said:
    """(5)(a)(i): the recount of a tie is finished by then, or begun."""
    return member_as_read(
        x,
        {
            ConductDeadline.COMPLETE_BY: Conduct.COMPLETE_TIE,
            ConductDeadline.BEGIN_BY: Conduct.BEGIN_TIE,
        },
        where=Not(x.none("tie")),
    )


def request_conduct_by(x: Case) -> Said:
    """(5)(a)(ii): a week after the candidate's request, if it is in time."""
    return a_week_after_filing(x, x.timely)


def declare(x: Case) -> Said:
    """(5)(b)(iv)(A), (B): who is elected; in a primary who goes on, or nothing."""
    primary, one = x.facts.primary, x.facts.places == 1
    nominates = as_read(
        x,
        {PrimaryDeclaration.ELECTED_OR_NOMINATED: True, PrimaryDeclaration.ELECTED_ONLY: False},
    )
    return {
        Declare.ELECTED: All(Not(primary), one),
        Declare.ELECTED_AT_LARGE: All(Not(primary), Not(one)),
        Declare.NOMINATED: All(primary, nominates, one),
        Declare.NOMINATED_AT_LARGE: All(primary, nominates, Not(one)),
        Declare.NOTHING: All(primary, Not(nominates)),
    }


def declare_tie(x: Case) -> Said:
    """(5)(b)(iv)(C) of the leaders for one place, (D) over the last of several."""
    several = x.facts.places > 1
    return {DeclareTie.CUT: several, DeclareTie.TOP: Not(several)}


def outcome(x: Case) -> Said:
    """(2), (3): required by a tie or by any timely request, else available to any who may ask."""
    required = Some(x.so_far == Outcome.REQUIRED, x.tied, All(x.open, x.timely))
    available = All(Not(required), Some(x.so_far == Outcome.AVAILABLE, x.open))
    return {
        Outcome.REQUIRED: required,
        Outcome.AVAILABLE: available,
        Outcome.NOT_AVAILABLE: Not(Some(required, available)),
    }
