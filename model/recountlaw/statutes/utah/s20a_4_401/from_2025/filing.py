"""Utah Code 20A-4-401 (4), (8) as rules: with whom a request is filed, and by when."""

from recountlaw.moments import FIVE_PM, Moment
from recountlaw.parts import Closed, cites
from recountlaw.readings import Choose

from . import clauses as c
from .neighbors import STATE_CANVASS
from .readings_filing import (
    BusinessDay,
    CanvassEvent,
    ContestType,
    DeadlineCount,
    EarlyRequest,
    FilingOfficerOverlap,
    FivePm,
    MunicipalElectionForPropositions,
)
from .record import Election, Extent, Kind, Proposition, Race
from .record_words import DeadlineLimb, ElectionType, FilingOffice, PropositionOffice


@cites(c.U4A, c.U4B)
def race_election_type(facts: Race, choose: Choose) -> ElectionType:
    """The type of election under (4)."""
    match choose(ContestType):
        case ContestType.TYPE_OF_THE_CONTESTS_OWN_JURISDICTION:
            if facts.kind is Kind.SPECIAL_DISTRICT:
                return ElectionType.SPECIAL_DISTRICT
            if facts.kind is not Kind.MUNICIPAL:
                return ElectionType.OTHER
            if facts.primary:
                return ElectionType.MUNICIPAL_PRIMARY
            if facts.election is Election.SPECIAL:
                return ElectionType.OTHER  # (4)(b)(i) names the municipal general election alone
            return ElectionType.MUNICIPAL_GENERAL
        case ContestType.CALENDAR_ELECTION:
            match facts.election:
                case Election.MUNICIPAL_PRIMARY:
                    return ElectionType.MUNICIPAL_PRIMARY
                case Election.MUNICIPAL_GENERAL:
                    return ElectionType.MUNICIPAL_GENERAL
                case _:
                    if facts.kind is Kind.SPECIAL_DISTRICT:
                        return ElectionType.SPECIAL_DISTRICT
                    return ElectionType.OTHER


@cites(c.U4A, c.U4B_I, c.U4B_II, c.U4B_III, c.U4B_IV)
def filing_office(
    facts: Race | Proposition, race_election_type: ElectionType, choose: Choose
) -> FilingOffice:
    """With whom a losing candidate files."""
    one_county = facts.extent is Extent.ONE_COUNTY
    by_extent = FilingOffice.COUNTY_CLERK if one_county else FilingOffice.LIEUTENANT_GOVERNOR
    match race_election_type:
        case ElectionType.MUNICIPAL_PRIMARY:
            return FilingOffice.CLERK_OF_PRIMARY  # (4)(a) stands apart: nothing overlaps it
        case ElectionType.SPECIAL_DISTRICT:
            by_type = FilingOffice.DISTRICT_CLERK
            either = (
                FilingOffice.DISTRICT_OR_COUNTY_CLERK
                if one_county
                else FilingOffice.DISTRICT_OR_LIEUTENANT
            )
        case ElectionType.MUNICIPAL_GENERAL:
            by_type = FilingOffice.MUNICIPAL_CLERK
            either = (
                FilingOffice.MUNICIPAL_OR_COUNTY_CLERK
                if one_county
                else FilingOffice.MUNICIPAL_OR_LIEUTENANT
            )
        case _:
            return by_extent
    match choose(FilingOfficerOverlap):
        case FilingOfficerOverlap.ELECTION_TYPE_FIRST:
            return by_type
        case FilingOfficerOverlap.GEOGRAPHY_FIRST:
            return by_extent
        case FilingOfficerOverlap.ANY_MATCHING_OFFICER:
            return either


# -- (8): with whom ten voters file ------------------------------------------------------------


@cites(c.U8A, c.U8B)
def proposition_election_type(facts: Proposition, choose: Choose) -> ElectionType:
    """The type of election under (8)."""
    match choose(ContestType):
        case ContestType.TYPE_OF_THE_CONTESTS_OWN_JURISDICTION:
            municipal = facts.kind is Kind.MUNICIPAL
        case ContestType.CALENDAR_ELECTION:
            municipal = facts.election is Election.MUNICIPAL_PRIMARY or (
                facts.election is Election.MUNICIPAL_GENERAL
                or (facts.kind is Kind.MUNICIPAL and facts.election is Election.SPECIAL)
            )
    if municipal and facts.election is Election.SPECIAL:
        match choose(MunicipalElectionForPropositions):
            case MunicipalElectionForPropositions.ANY_MUNICIPAL_ELECTION:
                pass
            case MunicipalElectionForPropositions.PRIMARY_AND_GENERAL_ONLY:
                municipal = False
    if municipal:
        return ElectionType.MUNICIPAL
    if facts.kind is Kind.SPECIAL_DISTRICT:
        return ElectionType.SPECIAL_DISTRICT
    return ElectionType.OTHER


@cites(c.U8A, c.U8B, c.U8C, c.U8D)
def proposition_office(
    facts: Proposition, proposition_election_type: ElectionType, choose: Choose
) -> PropositionOffice:
    """With whom ten voters file."""
    one_county = facts.extent is Extent.ONE_COUNTY
    by_extent = (
        PropositionOffice.COUNTY_CLERK if one_county else PropositionOffice.LIEUTENANT_GOVERNOR
    )
    match proposition_election_type:
        case ElectionType.MUNICIPAL:
            by_type = PropositionOffice.MUNICIPAL_CLERK
            either = (
                PropositionOffice.MUNICIPAL_OR_COUNTY_CLERK
                if one_county
                else PropositionOffice.MUNICIPAL_OR_LIEUTENANT
            )
        case ElectionType.SPECIAL_DISTRICT:
            by_type = PropositionOffice.DISTRICT_CLERK
            either = (
                PropositionOffice.DISTRICT_OR_COUNTY_CLERK
                if one_county
                else PropositionOffice.DISTRICT_OR_LIEUTENANT
            )
        case _:
            return by_extent
    match choose(FilingOfficerOverlap):
        case FilingOfficerOverlap.ELECTION_TYPE_FIRST:
            return by_type
        case FilingOfficerOverlap.GEOGRAPHY_FIRST:
            return by_extent
        case FilingOfficerOverlap.ANY_MATCHING_OFFICER:
            return either


# -- by when ------------------------------------------------------------------------------------


@cites(c.U4, c.U7A, STATE_CANVASS)
def canvass(facts: Race | Proposition, choose: Choose) -> int:
    """The day of the canvass from which the time to file is counted."""
    match choose(CanvassEvent):
        case CanvassEvent.CANVASS_CERTIFYING_THAT_RACE:
            # A city's own canvassers certify its races, in however many counties it lies.
            if facts.kind is not Kind.MUNICIPAL and facts.extent is not Extent.ONE_COUNTY:
                return facts.state_canvass
            return facts.county_canvass
        case CanvassEvent.COUNTY_CANVASS:
            return facts.county_canvass


@cites(c.U4, c.U7A)
def by_five(choose: Choose) -> bool:
    """Whether a request at the stroke of five is still in time."""
    match choose(FivePm):
        case FivePm.FIVE_PM_INCLUSIVE:
            return True
        case FivePm.STRICTLY_BEFORE_FIVE_PM:
            return False


@cites(c.U4A, c.U4B)
def race_deadline(
    canvass: int, by_five: bool, closed: Closed, office_closed: Closed, choose: Choose
) -> Moment:
    """5 p.m. on the first business day at least three calendar days after the canvass."""
    match choose(DeadlineCount):
        case DeadlineCount.THREE_DAYS_THEN_ROLL_FORWARD:
            day = canvass + 3
        case DeadlineCount.THREE_CLEAR_DAYS:
            day = canvass + 4
    match choose(BusinessDay):
        case BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY:
            while closed(day):
                day += 1
        case BusinessDay.ALSO_CLOSED_WHEN_THE_CLERK_IS:
            while office_closed(day):
                day += 1
    return Moment(day, FIVE_PM, by_five)


@cites(c.U7A, c.U7B)
def proposition_deadline(
    canvass: int, by_five: bool, closed: Closed, office_closed: Closed, choose: Choose
) -> Moment:
    """5 p.m. on the first business day at least seven calendar days after the canvass."""
    match choose(DeadlineCount):
        case DeadlineCount.THREE_DAYS_THEN_ROLL_FORWARD:
            day = canvass + 7
        case DeadlineCount.THREE_CLEAR_DAYS:
            day = canvass + 8  # the same doubt: seven days, or seven clear days
    match choose(BusinessDay):
        case BusinessDay.WEEKDAY_NOT_LEGAL_HOLIDAY:
            while closed(day):
                day += 1
        case BusinessDay.ALSO_CLOSED_WHEN_THE_CLERK_IS:
            while office_closed(day):
                day += 1
    return Moment(day, FIVE_PM, by_five)


@cites(c.U4)
def files(facts: Race, who: int) -> bool:
    """Whether this candidate has filed a request, or may be the one who has."""
    if facts.filed_day is None:
        return False
    return facts.petitioner is None or facts.petitioner == who


@cites(c.U4)
def timely(
    facts: Race, files: bool, canvass: int, race_deadline: Moment, choose: Choose
) -> bool | None:
    """Whether this candidate's request is in time; None if this candidate has filed none."""
    if not files or facts.filed_day is None:
        return None
    if facts.filed_day < canvass:
        match choose(EarlyRequest):
            case EarlyRequest.NOT_BEFORE_CANVASS_COMPLETED:
                return False
            case EarlyRequest.EARLY_COUNTS:
                return True
    return _in_time(facts.filed_day, facts.filed_minute, race_deadline)


@cites(c.U7A, c.U7B)
def voters_timely(
    facts: Proposition, canvass: int, proposition_deadline: Moment, choose: Choose
) -> bool | None:
    """Whether the voters' request is in time; None if none is filed."""
    if facts.filed_day is None or facts.by_judge:
        return None
    if facts.filed_day < canvass:
        match choose(EarlyRequest):
            case EarlyRequest.NOT_BEFORE_CANVASS_COMPLETED:
                return False
            case EarlyRequest.EARLY_COUNTS:
                return True
    return _in_time(facts.filed_day, facts.filed_minute, proposition_deadline)


@cites(c.U4)
def lapsed(facts: Race, files: bool, timely: bool | None, race_deadline: Moment) -> bool:
    """Whether the time to file is over, at the moment asked about or when anybody's request came,
    and this candidate's was not in time. One that came too early can be filed again."""
    if files and timely:
        return False
    if facts.at_day is not None:
        return not _in_time(facts.at_day, facts.at_minute, race_deadline)
    if facts.filed_day is not None:
        return not _in_time(facts.filed_day, facts.filed_minute, race_deadline)
    return False


@cites(c.U7A, c.U7B)
def voters_lapsed(
    facts: Proposition,
    sufficient: bool | None,
    voters_timely: bool | None,
    proposition_deadline: Moment,
) -> bool:
    """Whether the time to file is over, at the moment asked about or when a late request came, and
    no sufficient request was in time. One that was not sufficient can be filed again."""
    if facts.filed_day is not None and sufficient and voters_timely:
        return False
    if facts.at_day is not None:
        return not _in_time(facts.at_day, facts.at_minute, proposition_deadline)
    if facts.filed_day is not None:
        return not _in_time(facts.filed_day, facts.filed_minute, proposition_deadline)
    return False


@cites(c.U4)
def judge_timely(
    facts: Proposition, canvass: int, race_deadline: Moment, choose: Choose
) -> bool | None:
    """Whether the judge's request is in time; None if the judge has filed none."""
    if facts.filed_day is None or not facts.by_judge:
        return None
    if facts.filed_day < canvass:
        match choose(EarlyRequest):
            case EarlyRequest.NOT_BEFORE_CANVASS_COMPLETED:
                return False
            case EarlyRequest.EARLY_COUNTS:
                return True
    return _in_time(facts.filed_day, facts.filed_minute, race_deadline)


@cites(c.U4)
def judge_lapsed(facts: Proposition, judge_timely: bool | None, race_deadline: Moment) -> bool:
    """Whether the time for the judge to file is over, at the moment asked about or when anybody's
    request came, and the judge's was not in time. One that came too early can be filed again."""
    if judge_timely:
        return False
    if facts.at_day is not None:
        return not _in_time(facts.at_day, facts.at_minute, race_deadline)
    if facts.filed_day is not None:
        return not _in_time(facts.filed_day, facts.filed_minute, race_deadline)
    return False


@cites(c.U4A, c.U4B)
def race_deadline_limb(race_election_type: ElectionType) -> DeadlineLimb:
    """The limb that sets the last moment for a losing candidate."""
    if race_election_type == ElectionType.MUNICIPAL_PRIMARY:
        return DeadlineLimb.PRIMARY
    return DeadlineLimb.OTHERS


def _in_time(day: int, minute: int, last: Moment) -> bool:
    if day != last.day:
        return day < last.day
    if last.by:
        return minute <= last.minute
    return minute < last.minute
