"""Utah Code 20A-4-401 (5), (6), (11) as rules: conduct, declaration, cost, canvass afterwards."""

from recountlaw.parts import cites
from recountlaw.readings import Choose

from . import clauses as c
from .readings_filing import (
    CityInSeveralCounties,
    ConductDeadline,
    DeclarationOrReport,
    PayerUnderContract,
    PrimaryDeclaration,
    PropositionCost,
    SeparateReportScope,
)
from .record import Extent, Kind, Proposition, Race
from .record_words import Conduct, Declare, DeclareTie, Payer, Report, Result, Tie


@cites(c.U5A_I)
def tie_conduct_by(facts: Race, tie: Tie, canvass: int) -> int:
    """The day set for the recount of a tied race, ten days after the canvassers certify it."""
    if facts.certified is None:
        return canvass + 10
    return facts.certified + 10


@cites(c.U5A_I)
def conduct_of_tie(tie: Tie, choose: Choose) -> Conduct:
    """What must be done by that day."""
    match choose(ConductDeadline):
        case ConductDeadline.COMPLETE_BY:
            return Conduct.COMPLETE_TIE
        case ConductDeadline.BEGIN_BY:
            return Conduct.BEGIN_TIE


@cites(c.U5A_II)
def request_conduct_by(facts: Race, timely: bool | None) -> int | None:
    """The day set for a requested recount; None while no request is in time."""
    if facts.filed_day is None or not timely:
        return None
    return facts.filed_day + 7


@cites(c.U5A_II)
def judge_conduct_by(facts: Proposition, judge_timely: bool | None) -> int | None:
    """The day set for the recount that a judge requested; None while no request is in time."""
    if facts.filed_day is None or not judge_timely:
        return None
    return facts.filed_day + 7


@cites(c.U5A_II)
def conduct_of_request(choose: Choose) -> Conduct:
    """What must be done by that day."""
    match choose(ConductDeadline):
        case ConductDeadline.COMPLETE_BY:
            return Conduct.COMPLETE_REQUEST
        case ConductDeadline.BEGIN_BY:
            return Conduct.BEGIN_REQUEST


@cites(c.U5B_IV_A, c.U5B_IV_B)
def declare(facts: Race, choose: Choose) -> Declare:
    """What the officer declares on the recount."""
    if not facts.primary:
        return Declare.ELECTED_AT_LARGE if facts.places > 1 else Declare.ELECTED
    match choose(PrimaryDeclaration):
        case PrimaryDeclaration.ELECTED_OR_NOMINATED:
            return Declare.NOMINATED_AT_LARGE if facts.places > 1 else Declare.NOMINATED
        case PrimaryDeclaration.ELECTED_ONLY:
            return Declare.NOTHING


@cites(c.U5B_IV_C, c.U5B_IV_D)
def declare_tie(facts: Race) -> DeclareTie:
    """When the officer declares a tie vote instead."""
    return DeclareTie.CUT if facts.places > 1 else DeclareTie.TOP


@cites(c.U6A, c.U6B_I, c.U6B_II)
def payer(facts: Race | Proposition, choose: Choose) -> Payer:
    """Who bears the cost of recounting a race."""
    if facts.extent is not Extent.ONE_COUNTY:
        if facts.kind is not Kind.MUNICIPAL:
            return Payer.STATE
        match choose(CityInSeveralCounties):
            case CityInSeveralCounties.LITERAL_GEOGRAPHY:
                return Payer.STATE
            case CityInSeveralCounties.CITY_PAYS:
                return Payer.CITY
    if not facts.contracted:
        return Payer.CONDUCTING
    match choose(PayerUnderContract):
        case PayerUnderContract.CONTRACTING_SUBDIVISION:
            return Payer.CONTRACTING
        case PayerUnderContract.CONDUCTING_SUBDIVISION:
            return Payer.CONDUCTING


@cites(c.U6)
def proposition_payer(choose: Choose) -> Payer | None:
    """Who bears the cost of recounting a proposition: (6) speaks of recounts under (5) only."""
    match choose(PropositionCost):
        case PropositionCost.SILENT_IN_MODELLED_TEXT:
            return None
        case PropositionCost.VOTERS_PAY:
            return Payer.TEN_VOTERS
        case PropositionCost.SUBDIVISION_PAYS:
            return Payer.SUBDIVISION


@cites(c.U11C)
def separate_report(facts: Race | Proposition) -> Report | None:
    """The county canvassers' separate report on a race of more than one county."""
    return None if facts.extent is Extent.ONE_COUNTY else Report.SEPARATE


@cites(c.U11C)
def proposition_report(facts: Proposition, choose: Choose) -> Report | None:
    """The county canvassers' separate report on a proposition."""
    match facts.extent:
        case Extent.STATEWIDE:
            return Report.SEPARATE
        case Extent.ONE_COUNTY:
            return None
        case Extent.SEVERAL_COUNTIES:
            match choose(SeparateReportScope):
                case SeparateReportScope.LITERAL_OMISSION:
                    return None
                case SeparateReportScope.READ_IN_MULTI_COUNTY_PROPOSITION:
                    return Report.SEPARATE


@cites(c.U11D)
def official_result(choose: Choose) -> Result:
    """Which paper is the official result."""
    match choose(DeclarationOrReport):
        case DeclarationOrReport.REPORT_IS_THE_RESULT:
            return Result.REPORT
        case DeclarationOrReport.DECLARATION_BINDS:
            return Result.DECLARATION
