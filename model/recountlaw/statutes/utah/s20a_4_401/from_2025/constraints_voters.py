"""Utah Code Ann. 20A-4-401(7) as constraints: the request of ten voters, and that of a judge."""

from recountlaw.parts import Outcome
from recountlaw.relations import All, Case, Formula, If, Not, Said, Some, Term, as_read, yes_or_no
from recountlaw.statutes.shared_readings import DuplicateSigners

from .constraints_shapes import (
    a_week_after_filing,
    five_on_a_business_day,
    in_time,
    member_as_read,
    time_is_past,
)
from .readings_filing import PropositionCost, SeparateReportScope, TenVoters
from .record import Extent
from .record_words import DeadlineLimb, Payer, Provision, Report


def proposition_deadline(x: Case) -> Said:
    """(7): 5 p.m. of the first business day seven days or more after the canvass."""
    return five_on_a_business_day(x, 7)


def signatures_needed(_x: Case) -> Said:
    """(7)(a): ten."""
    return 10


def signers_counted(x: Case) -> Said:
    """(7)(a): those who voted, or voted on it; whoever signs twice counts once, or twice."""
    f = x.facts
    once = All(
        f.signers != f.signatures,
        as_read(
            x,
            {
                DuplicateSigners.COUNT_DISTINCT_PERSONS: True,
                DuplicateSigners.COUNT_SIGNATURES: False,
            },
        ),
    )

    def _of(voted: Term) -> Term:
        return If(All(once, voted > f.signers), f.signers, voted)

    return lambda v: as_read(
        x,
        {
            TenVoters.AT_LEAST_TEN_ELECTION_VOTERS: v == _of(f.signers_voted),
            TenVoters.EXACTLY_TEN: v == _of(f.signers_voted),
            TenVoters.TEN_WHO_VOTED_ON_THE_PROPOSITION: v == _of(f.signers_voted_on_it),
        },
    )


def enough(x: Case) -> Said:
    """(7)(a): ten or more, or ten and no more."""
    return as_read(
        x,
        {
            TenVoters.AT_LEAST_TEN_ELECTION_VOTERS: x.signers_counted >= 10,
            TenVoters.EXACTLY_TEN: x.signers_counted == 10,
            TenVoters.TEN_WHO_VOTED_ON_THE_PROPOSITION: x.signers_counted >= 10,
        },
    )


def _voters_file(x: Case) -> Formula:
    """A request is there, and it is not the judge's own."""
    return All(Not(x.facts.none("filed_day")), Not(x.facts.by_judge))


def _judge_files(x: Case) -> Formula:
    """A request is there, and it is the judge's own."""
    return All(Not(x.facts.none("filed_day")), x.facts.by_judge)


def sufficient(x: Case) -> Said:
    """(7): the voters' request has signers enough."""
    return yes_or_no(_voters_file(x), x.enough)


def voters_timely(x: Case) -> Said:
    """(7): the voters' request came by the last moment, and not before the canvass."""
    return in_time(x, _voters_file(x), x.proposition_deadline)


def voters_lapsed(x: Case) -> Said:
    """(7): the time is past, and no ten voters have used it."""
    used = All(x.sufficient, x.voters_timely)
    return All(Not(used), time_is_past(x, x.proposition_deadline))


def open(x: Case) -> Said:
    """(7): the voters have a right, and time for it or timely use of it."""
    return All(Not(x.none("provision")), Not(x.voters_lapsed))


def deadline_limb(x: Case) -> Said:
    """(7)(b) sets the last moment for its own right, (7)(a) otherwise."""
    one_vote = x.provision == Provision.U7B
    return {DeadlineLimb.ONE_VOTE: one_vote, DeadlineLimb.SHARE: Not(one_vote)}


def judge_timely(x: Case) -> Said:
    """(4): the judge's request came by the last moment, and not before the canvass."""
    return in_time(x, _judge_files(x), x.race_deadline)


def judge_lapsed(x: Case) -> Said:
    """(4): the time is past, and the judge has not used it."""
    return All(Not(x.judge_timely), time_is_past(x, x.race_deadline))


def judge_open(x: Case) -> Said:
    """(4): the judge has a right, and time for it or timely use of it."""
    return All(Not(x.none("judge_provision")), Not(x.judge_lapsed))


def judge_conduct_by(x: Case) -> Said:
    """(5)(a)(ii): a week after the judge's request, if it is in time."""
    return a_week_after_filing(x, x.judge_timely)


def proposition_payer(x: Case) -> Said:
    """(6): nobody is named, or the voters or the subdivision are read to pay."""
    return member_as_read(
        x,
        {
            PropositionCost.SILENT_IN_MODELLED_TEXT: None,
            PropositionCost.VOTERS_PAY: Payer.TEN_VOTERS,
            PropositionCost.SUBDIVISION_PAYS: Payer.SUBDIVISION,
        },
    )


def proposition_report(x: Case) -> Said:
    """(11)(c): a separate report on a proposition of the state, or as read of several counties."""
    several = as_read(
        x,
        {
            SeparateReportScope.LITERAL_OMISSION: False,
            SeparateReportScope.READ_IN_MULTI_COUNTY_PROPOSITION: True,
        },
    )
    extent = x.facts.extent
    return {
        Report.SEPARATE: Some(
            extent == Extent.STATEWIDE, All(extent == Extent.SEVERAL_COUNTIES, several)
        )
    }


def outcome(x: Case) -> Said:
    """(3), (7): required by a good request in time, else available while somebody may ask."""
    asked = Some(
        All(x.open, x.sufficient, x.voters_timely),
        All(x.judge_open, x.judge_timely),
    )
    may_ask = Some(x.open, x.judge_open)
    return {
        Outcome.REQUIRED: asked,
        Outcome.AVAILABLE: All(Not(asked), may_ask),
        Outcome.NOT_AVAILABLE: Not(Some(asked, may_ask)),
    }
