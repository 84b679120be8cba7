"""Okla. Stat. tit. 26, § 8-111(B) to (E) as rules: issues and questions, and who petitions.

Parts in order of reading; `record_values` says what they decide.
"""

from recountlaw.moments import MIDNIGHT, Moment
from recountlaw.parts import Closed, Outcome, cites, net, turns
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import DuplicateSigners

from . import clauses as c
from . import deposits, margins, procedure
from .readings import (
    AppropriateBoard,
    PresenterSigning,
    SignatureCount,
    SignatureRounding,
    VerificationClock,
)
from .readings_procedure import FilingDeadline, OrderScope, ProperlyFiledClock, QuestionsDeadline
from .record import ISSUE_INVARIANTS, Issue, Paid
from .record_words import Form, IssueOffice, Order

SIGNATURES = 150
"""(B) and (C): from 15,000 votes counted, that many sign."""


@cites(c.B2, c.C2)
def filing_office(facts: Issue, choose: Choose) -> IssueOffice:
    """To which board the petition is presented."""
    if facts.counties_voted == 1:
        return IssueOffice.COUNTY_IN_CHARGE
    match choose(AppropriateBoard):
        case AppropriateBoard.COUNTY_ADMINISTERING_THE_ELECTION:
            return IssueOffice.COUNTY_IN_CHARGE
        case AppropriateBoard.EACH_AFFECTED_COUNTY:
            return IssueOffice.EACH_COUNTY
        case AppropriateBoard.ANY_AFFECTED_COUNTY:
            return IssueOffice.ANY_COUNTY


@cites(c.B2, c.C2)
def form() -> Form:
    """What the petition must be."""
    return Form.OF_VOTERS


@cites(c.S8_109)
def deadline(friday: int, closed: Closed, holiday: Closed, choose: Choose) -> Moment | None:
    """The last moment to file; None where there is none."""
    match choose(FilingDeadline):
        case FilingDeadline.IMPORT_8_109:
            pass
        case FilingDeadline.NO_DEADLINE_IN_SECTION:
            return None
    match choose(QuestionsDeadline):
        case QuestionsDeadline.QUESTIONS_TOO:
            return procedure.by_friday(friday, closed, holiday, choose)
        case QuestionsDeadline.CANDIDATES_ONLY:
            return None


# -- who signs ----------------------------------------------------------------------------------


@cites(c.B2, c.C2)
def signatures_needed(many: bool, few: bool, votes_cast: int, choose: Choose) -> int | None:
    """How many voters must sign; None where neither paragraph speaks."""
    if many:
        return SIGNATURES
    if not few:
        return None
    match choose(SignatureRounding):
        case SignatureRounding.AT_LEAST_EXACT:
            return (votes_cast + 99) // 100
        case SignatureRounding.ROUND_DOWN:
            return votes_cast // 100
        case SignatureRounding.ROUND_NEAREST:
            return (votes_cast + 50) // 100


@cites(c.B2, c.C2)
def signers_counted(facts: Issue, choose: Choose) -> int:
    """How many of those who signed count."""
    counted = facts.signers_voted
    if facts.signers < facts.signatures:
        match choose(DuplicateSigners):
            case DuplicateSigners.COUNT_DISTINCT_PERSONS:
                if facts.signers < counted:
                    counted = facts.signers
            case DuplicateSigners.COUNT_SIGNATURES:
                pass
    if facts.presenter_signed:
        match choose(PresenterSigning):
            case PresenterSigning.PRESENTER_MAY_BE_A_SIGNER:
                pass
            case PresenterSigning.PRESENTER_EXTRA:
                if counted > 0:
                    counted -= 1  # the presenter's own
            case PresenterSigning.PRESENTER_MUST_SIGN:
                pass
    return counted


# Exactly 150 may be 151 signatures, of which one is the presenter's own.
@turns(signatures=(150, 151, 152), signers=(150, 151, 152), signers_voted=(150, 151, 152))
@cites(c.B2, c.C2)
def enough_signatures(
    many: bool, signatures_needed: int, signers_counted: int, choose: Choose
) -> bool:
    """Whether enough voters sign."""
    if many:
        match choose(SignatureCount):
            case SignatureCount.AT_LEAST_150:
                return signers_counted >= SIGNATURES
            case SignatureCount.EXACTLY_150:
                return signers_counted == SIGNATURES
    return signers_counted >= signatures_needed


@cites(c.B2, c.C2)
def presenter_proper(facts: Issue, choose: Choose) -> bool:
    """Whether the presenter has signed, if that is needed."""
    if facts.presenter_signed:
        return True
    match choose(PresenterSigning):
        case PresenterSigning.PRESENTER_MAY_BE_A_SIGNER:
            return True
        case PresenterSigning.PRESENTER_EXTRA:
            return True
        case PresenterSigning.PRESENTER_MUST_SIGN:
            return False


@cites(c.A2, c.A4)
def total_deposit(due_under_two: int | None, due_under_four: int | None) -> int:
    """All that is due with the petition."""
    return deposits.together((due_under_two, due_under_four))


@cites(c.A8, c.D)
def filed(facts: Issue) -> bool:
    """Whether a petition is filed."""
    return facts.filed_day is not None


@cites(c.A2, c.A4)
def deposit_proper(facts: Issue, filed: bool, total_deposit: int) -> bool | None:
    """Whether the petition filed comes with all that is due, by a check."""
    if not filed:
        return None
    match facts.instrument:
        case Paid.OTHER:
            return False
        case Paid.CERTIFIED_CHECK | Paid.CASHIERS_CHECK:
            return deposits.paid_in_full(facts, total_deposit)


# `enough_signatures` of None fails, and an unknown one is found out: so no `is None` here.
@cites(c.A8, c.D)
def proper(
    filed: bool,
    contents_proper: bool | None,
    presenter_proper: bool,
    enough_signatures: bool | None,
    deposit_proper: bool | None,
) -> bool | None:
    """Whether the petition filed is in order; None if none is filed."""
    if not filed:
        return None
    if not contents_proper or not presenter_proper:
        return False
    return bool(enough_signatures and deposit_proper)


@cites(c.B, c.C)
def voters_ask() -> bool:
    """Whether it is for voters to ask."""
    return True


# -- (D) and (A)(8): what follows ---------------------------------------------------------------


@cites(c.D, c.T25_82_1)
def found_day(facts: Issue, closed: Closed) -> int | None:
    """The day on which the 24 hours of (D) end; None if nothing is filed."""
    if facts.filed_day is None:
        return None
    day = facts.filed_day + 1
    while closed(day):
        day += 1
    return day


@cites(c.D)
def verify_by(facts: Issue, found_day: int, closed: Closed, choose: Choose) -> Moment | None:
    """The last moment to find whether there are enough signatures; None if nothing is filed."""
    if facts.filed_day is None:
        return None
    if closed(facts.filed_day):
        return Moment(found_day, MIDNIGHT)  # none of the 24 hours is gone before that day
    match choose(VerificationClock):
        case VerificationClock.STOPPED_CLOCK:
            return Moment(found_day, procedure.same_hour(facts))
        case VerificationClock.END_OF_NEXT_BUSINESS_DAY:
            return Moment(found_day, MIDNIGHT)


@cites(c.A8)
def order(choose: Choose) -> Order | None:
    """The order of (A)(8), where it is for issues too."""
    match choose(OrderScope):
        case OrderScope.CANDIDATE_AND_QUESTION:
            return Order.BEGIN
        case OrderScope.CANDIDATES_ONLY:
            return None


@cites(c.A8, c.D)
def clock_from(facts: Issue, order: Order, found_day: int, choose: Choose) -> int | None:
    """The day from which the days of (A)(8) run; None if nothing is filed, or without order."""
    match choose(ProperlyFiledClock):
        case ProperlyFiledClock.DATE_OF_FILING:
            return facts.filed_day
        case ProperlyFiledClock.DATE_FOUND_SUFFICIENT:
            return found_day


@cites(c.B, c.C, c.E)
def outcome(open: bool, timely: bool | None, proper: bool | None) -> Outcome:
    """Required by a proper petition in time; available while voters may still petition."""
    if not open:
        return Outcome.NOT_AVAILABLE
    return Outcome.REQUIRED if timely and proper else Outcome.AVAILABLE


ISSUES = net(
    Issue,
    ISSUE_INVARIANTS,
    margins.votes_in_all,
    margins.covered,
    margins.barred,
    margins.more_than_majority,
    margins.votes_counted,
    margins.votes_cast,
    margins.many,
    margins.few,
    margins.required,
    margins.required_times,
    margins.approved,
    margins.margin_times,
    margins.side_admits,
    margins.base,
    margins.issue_total,
    margins.within_150,
    margins.within_1_percent,
    margins.margin,
    margins.limb,
    margins.test,
    margins.limit,
    margins.provision,
    filing_office,
    form,
    signatures_needed,
    signers_counted,
    enough_signatures,
    presenter_proper,
    deposits.affected_counties,
    deposits.further_counties,
    deposits.flat_sum,
    deposits.fee_ballots,
    deposits.manual_county_deposits,
    deposits.further_deposit,
    deposits.due_under_two,
    deposits.due_under_four,
    deposits.deposit_instrument,
    total_deposit,
    procedure.method,
    procedure.scope,
    procedure.election,
    procedure.friday,
    deadline,
    filed,
    procedure.contents_proper,
    deposit_proper,
    proper,
    procedure.timely,
    procedure.lapsed,
    voters_ask,
    procedure.open,
    found_day,
    verify_by,
    order,
    clock_from,
    procedure.order_not_before,
    procedure.order_by,
    outcome,
)
