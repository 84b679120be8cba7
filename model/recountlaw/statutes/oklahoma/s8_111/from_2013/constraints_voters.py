"""Okla. Stat. tit. 26, § 8-111(B)(2), (C)(2), (D) and (A)(8) as constraints: the voters' petition.

Signatures, presenter and board; the finding, and the order that follows.
"""

from recountlaw.moments import MIDNIGHT
from recountlaw.parts import Outcome
from recountlaw.relations import (
    All,
    Case,
    Formula,
    If,
    Implies,
    MomentOf,
    Not,
    Said,
    Some,
    Term,
    Where,
    as_read,
    first_open_day,
)
from recountlaw.statutes.shared_readings import DuplicateSigners

from .constraints_common import number_as_read, sum_of
from .constraints_filing import is_paid, last_moment
from .readings import (
    AppropriateBoard,
    OrderScope,
    PresenterSigning,
    ProperlyFiledClock,
    QuestionsDeadline,
    SignatureCount,
    SignatureRounding,
    VerificationClock,
)
from .record_words import Form, IssueOffice, Order


def form(x: Case) -> Said:
    """(B)(2): always the signed petition of voters."""
    return {Form.OF_VOTERS: True}


def filing_office(x: Case) -> Said:
    """(B)(2): the county's board; of several counties the one, each, or any."""
    several = x.facts.counties_voted > 1
    each = All(several, x.reads(AppropriateBoard.EACH_AFFECTED_COUNTY))
    any_ = All(several, x.reads(AppropriateBoard.ANY_AFFECTED_COUNTY))
    charge = x.reads(AppropriateBoard.COUNTY_ADMINISTERING_THE_ELECTION)
    return {
        IssueOffice.EACH_COUNTY: each,
        IssueOffice.ANY_COUNTY: any_,
        IssueOffice.COUNTY_IN_CHARGE: Some(Not(several), charge),
    }


def signatures_needed(x: Case) -> Said:
    """(B)(2): 150, or the hundredth part of the votes cast made whole."""
    cast = x.votes_cast

    def number(v: Term) -> Formula:
        share = as_read(
            x,
            {
                SignatureRounding.AT_LEAST_EXACT: All(100 * (v - 1) < cast, cast <= 100 * v),
                SignatureRounding.ROUND_DOWN: All(100 * v <= cast, cast < 100 * (v + 1)),
                SignatureRounding.ROUND_NEAREST: All(
                    100 * v <= cast + 50, cast + 50 < 100 * (v + 1)
                ),
            },
        )
        return If(x.many, v == 150, share)

    return Where(Some(x.many, x.few), number)


def signers_counted(x: Case) -> Said:
    """(B)(2): voters' signatures, of each person one if so read, the presenter's set apart."""
    f = x.facts
    counted = number_as_read(
        x,
        {
            DuplicateSigners.COUNT_DISTINCT_PERSONS: If(
                f.signers < f.signers_voted, f.signers, f.signers_voted
            ),
            DuplicateSigners.COUNT_SIGNATURES: f.signers_voted,
        },
    )
    extra = as_read(
        x,
        {
            PresenterSigning.PRESENTER_MAY_BE_A_SIGNER: False,
            PresenterSigning.PRESENTER_EXTRA: f.presenter_signed,
            PresenterSigning.PRESENTER_MUST_SIGN: False,
        },
    )
    set_apart = All(extra, counted > 0)
    return lambda v: v + If(set_apart, 1, 0) == counted


def enough_signatures(x: Case) -> Said:
    """(B)(2): as many as needed or more; of 150, so read, no more."""
    told = Not(x.none("signatures_needed"))
    exact = as_read(
        x,
        {
            SignatureCount.AT_LEAST_150: True,
            SignatureCount.EXACTLY_150: x.signers_counted == 150,
        },
    )
    enough = All(x.signers_counted >= x.signatures_needed, Implies(x.many, exact))
    return {True: All(told, enough), False: All(told, Not(enough))}


def presenter_proper(x: Case) -> Said:
    """(B)(2): signed by the presenter too, or good without."""
    return as_read(
        x,
        {
            PresenterSigning.PRESENTER_MAY_BE_A_SIGNER: True,
            PresenterSigning.PRESENTER_EXTRA: True,
            PresenterSigning.PRESENTER_MUST_SIGN: x.facts.presenter_signed,
        },
    )


def total_deposit(x: Case) -> Said:
    """(A)(2), (4): both sums, so far as due."""
    return lambda v: v == sum_of(x, "due_under_two", "due_under_four")


def filed(x: Case) -> Said:
    """(A)(8): a petition is there."""
    return Not(x.facts.none("filed_day"))


def deadline(x: Case) -> Said:
    """8-109: it may be about candidates only."""
    reached = as_read(
        x,
        {QuestionsDeadline.QUESTIONS_TOO: True, QuestionsDeadline.CANDIDATES_ONLY: False},
    )
    return last_moment(x, reached)


def deposit_proper(x: Case) -> Said:
    """(A)(2), (4): paid in full by either check."""
    paid = is_paid(x)
    return {True: All(x.filed, paid), False: All(x.filed, Not(paid))}


def proper(x: Case) -> Said:
    """(A)(8), (D): signatures, presenter, contents and deposit are all in order."""
    good = All(x.enough_signatures, x.presenter_proper, x.contents_proper, x.deposit_proper)
    return {True: All(x.filed, good), False: All(x.filed, Not(good))}


def voters_ask(x: Case) -> Said:
    """(B): always."""
    return True


def open(x: Case) -> Said:
    """(B), (C): there is a right, and it has not run out."""
    return All(Not(x.none("provision")), Not(x.lapsed))


def found_day(x: Case) -> Said:
    """(D): the first day after the filing that counts."""
    return Where(x.filed, lambda v: first_open_day(x.closed, x.facts.filed_day + 1, v))


def verify_by(x: Case) -> Said:
    """(D): at the hour of filing if the clock ran then and merely stops, else at the day's end."""
    f = x.facts
    same_hour = All(
        Not(x.closed(f.filed_day)),
        as_read(
            x,
            {
                VerificationClock.STOPPED_CLOCK: True,
                VerificationClock.END_OF_NEXT_BUSINESS_DAY: False,
            },
        ),
    )

    def last(v: MomentOf) -> Formula:
        minute = If(same_hour, f.filed_clock, MIDNIGHT)
        return All(v.day == x.found_day, v.minute == minute, v.by)

    return Where(Not(x.none("found_day")), last)


def order(x: Case) -> Said:
    """(A)(8): an order follows, unless it is for candidates alone."""
    reached = as_read(
        x,
        {OrderScope.CANDIDATE_AND_QUESTION: True, OrderScope.CANDIDATES_ONLY: False},
    )
    return {Order.BEGIN: reached}


def clock_from(x: Case) -> Said:
    """(A)(8): for a petition that an order follows, the filing or the finding."""
    return Where(
        All(x.filed, Not(x.none("order")), Not(x.none("found_day"))),
        lambda v: as_read(
            x,
            {
                ProperlyFiledClock.DATE_OF_FILING: v == x.facts.filed_day,
                ProperlyFiledClock.DATE_FOUND_SUFFICIENT: v == x.found_day,
            },
        ),
    )


def outcome(x: Case) -> Said:
    """(B), (C), (E): a good petition calls for a recount, a right alone makes one available."""
    good = All(x.timely, x.proper)
    return {
        Outcome.REQUIRED: All(x.open, good),
        Outcome.AVAILABLE: All(x.open, Not(good)),
        Outcome.NOT_AVAILABLE: Not(x.open),
    }


SIGNED = (
    voters_ask,
    form,
    filing_office,
    signatures_needed,
    signers_counted,
    enough_signatures,
    presenter_proper,
)
FILED = (total_deposit, filed, deadline)
PROPER = (deposit_proper, proper)
CLOCK = (found_day, verify_by, order, clock_from)
END = (open, outcome)
