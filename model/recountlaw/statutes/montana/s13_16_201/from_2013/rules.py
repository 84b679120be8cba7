"""Mont. Code Ann. 13-16-201(1)(a), (b) and (f) as rules: races for an office.

Parts in order of reading; `record.py` says what they see, `record_values.py` what they decide. A
judge on a yes/no ballot is a candidate here, or, so read, a measure: then (1)(c) to (e) apply.
"""

from recountlaw.moments import DayNumber, Moment
from recountlaw.parts import Outcome, cites, net
from recountlaw.readings import Choose

from . import clauses as c
from .candidates import (
    among_losers,
    candidate_limb,
    covered,
    defeated,
    last_in,
    limb,
    loses,
    margin,
    may_petition,
    measure_limb,
    most,
    provision,
    reference,
    treated,
    undecided,
    within,
)
from .electors import (
    ON_MEASURES,
    counties_needed,
    enough_signers,
    filer_may,
    measure_within,
    represented,
    signatures_eligible,
    signatures_needed,
    signers_counted,
    sufficient,
    tie_decides,
    voters_form,
    voters_in_form,
    voters_lapsed,
    voters_open,
    voters_provision,
    voters_timely,
)
from .filing import (
    board_form,
    board_office_for,
    board_open,
    board_petitions,
    board_provision,
    canvass,
    deadline,
    eligible_only,
    fifth_day,
    in_time,
    last_day,
    last_minute,
    no_notice,
    notice_under_3,
    office_for,
    passed,
    scope,
    share_limit,
    test,
)
from .record import RACE_INVARIANTS, Office, Race
from .record_words import BoardForm, FilingOffice, Form, Notice3, NoticeB, Provision, Treated
from .totals import (
    base,
    candidate_votes,
    cap,
    leading_pair,
    limit,
    total,
    withdrawn_out,
    write_ins_out,
)

# -- the petition ------------------------------------------------------------------------------


@cites(c.M1A, c.M1B)
def form() -> Form:
    """What a candidate's petition must be."""
    return Form.VERIFIED


@cites(c.M1A, c.M1B)
def files(facts: Race, who: int) -> bool:
    """Whether this candidate has filed a petition, or may be the one who has."""
    if facts.filed_day is None or facts.by_electors:
        return False
    return facts.petitioner is None or facts.petitioner == who


@cites(c.M1A, c.M1B)
def timely(
    facts: Race, files: bool, canvass: DayNumber, deadline: Moment, choose: Choose
) -> bool | None:
    """Whether this candidate's petition is in time; None if this candidate has filed none."""
    if not files or facts.filed_day is None:
        return None
    return in_time(facts.filed_day, facts.filed_minute, canvass, deadline, choose)


@cites(c.M1A)
def in_form(facts: Race, files: bool) -> bool | None:
    """Whether it is sworn and says both things; None if this candidate has filed none."""
    return (facts.verified and facts.states_belief_and_request) if files else None


@cites(c.M1A, c.M1B)
def lapsed(
    facts: Race, files: bool, timely: bool | None, in_form: bool | None, deadline: Moment
) -> bool:
    """Whether the time is over, at the moment asked about or when anybody's petition came, and
    this candidate has filed none in order. One that was not, or came too early, can be filed
    again."""
    if files and timely and in_form:
        return False
    if facts.at_day is not None:
        return passed(facts.at_day, facts.at_minute, deadline)
    if facts.filed_day is not None:
        return passed(facts.filed_day, facts.filed_minute, deadline)
    return False


@cites(c.M1)
def open(provision: Provision | None, lapsed: bool | None) -> bool:
    """Whether this candidate may still have the recount that the limb gives."""
    return provision is not None and not lapsed


# -- what comes of it --------------------------------------------------------------------------


@cites(c.M1A, c.M1B, c.M2)
def filing_office(facts: Race, limb: Provision, choose: Choose) -> FilingOffice:
    """With whom one files."""
    return office_for(facts, limb, facts.office is Office.SCHOOL, choose)


@cites(c.M1B)
def notice_b(facts: Race, limb: Provision, choose: Choose) -> NoticeB | None:
    """The notice of (1)(b)."""
    if limb != Provision.B or no_notice(facts.office is Office.SCHOOL, choose):
        return None
    return NoticeB.ELIGIBLE if eligible_only(choose) else NoticeB.ANY


@cites(c.M3)
def notice_3(facts: Race, limb: Provision, choose: Choose) -> Notice3 | None:
    """The notice of (3)."""
    return notice_under_3(limb, facts.office is Office.SCHOOL, choose)


@cites(c.M1C, c.M1D, c.M1E)
def voters_ask(treated: Treated) -> bool:
    """Whether it is for electors to ask."""
    return treated == Treated.MEASURE


@cites(c.M1C, c.M1D, c.M1E)
def decided(facts: Race, limb: Provision, choose: Choose) -> bool | None:
    """Whether a judge's ballot, read as a measure, is *decided by a margin* at all."""
    if limb not in ON_MEASURES:
        return None
    return facts.votes[0] != facts.votes[1] or tie_decides(choose)


@cites(c.M1)
def measure_margin(facts: Race, limb: Provision) -> int | None:
    """The margin by which it is decided."""
    return abs(facts.votes[0] - facts.votes[1]) if limb in ON_MEASURES else None


@cites(c.M1F, c.M2)
def board_office(facts: Race, board_form: BoardForm) -> FilingOffice | None:
    """With whom a canvassing board files."""
    return board_office_for(board_form, facts.office is Office.SCHOOL)


@cites(c.M1)
def outcome(
    so_far: Outcome,
    board_open: bool,
    voters_open: bool,
    sufficient: bool | None,
    voters_timely: bool | None,
    open: bool,
    in_form: bool | None,
    timely: bool | None,
) -> Outcome:
    """Required by a board or by a petition in order and in time; available while one may file."""
    if board_open or (voters_open and sufficient and voters_timely):
        return Outcome.REQUIRED
    if open and in_form and timely:
        return Outcome.REQUIRED
    if open or voters_open:
        return so_far if so_far == Outcome.REQUIRED else Outcome.AVAILABLE
    return so_far


RACES = net(
    Race,
    RACE_INVARIANTS,
    covered,
    treated,
    candidate_limb,
    measure_limb,
    limb,
    most,
    last_in,
    undecided,
    reference,
    write_ins_out,
    withdrawn_out,
    candidate_votes,
    leading_pair,
    base,
    total,
    cap,
    test,
    share_limit,
    limit,
    form,
    loses,
    margin,
    defeated,
    may_petition,
    among_losers,
    within,
    provision,
    filing_office,
    canvass,
    fifth_day,
    last_day,
    last_minute,
    deadline,
    files,
    timely,
    in_form,
    lapsed,
    open,
    notice_b,
    notice_3,
    scope,
    voters_ask,
    decided,
    measure_margin,
    measure_within,
    voters_provision,
    signatures_needed,
    counties_needed,
    voters_form,
    signatures_eligible,
    signers_counted,
    enough_signers,
    represented,
    voters_in_form,
    filer_may,
    sufficient,
    voters_timely,
    voters_lapsed,
    voters_open,
    board_petitions,
    board_form,
    board_office,
    board_provision,
    board_open,
    outcome,
    petitioners=lambda race: len(race.votes),
)
