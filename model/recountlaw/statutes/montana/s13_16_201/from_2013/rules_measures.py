"""Mont. Code Ann. 13-16-201(1)(c) to (f) as rules: ballot measures.

Parts in order of reading; `record.py` says what they see, `record_values.py` what they decide.
"""

from recountlaw.parts import Outcome, cites, net
from recountlaw.readings import Choose

from . import clauses as c
from .electors import (
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
    town_limb,
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
    fifth_day,
    last_day,
    last_minute,
    notice_under_3,
    office_for,
    reached,
    scope,
    share_limit,
    test,
)
from .readings import MeasureThreshold
from .record import MEASURE_INVARIANTS, BallotMeasure, Kind
from .record_words import Base, BoardForm, FilingOffice, Notice3, Provision

# -- the measure -------------------------------------------------------------------------------


@cites(c.M1)
def covered(facts: BallotMeasure, choose: Choose) -> bool:
    """Whether the section reaches this measure at all."""
    return reached(facts, facts.votes_for + facts.votes_against, choose)


@cites(c.M1C, c.M1D, c.M1E)
def limb(facts: BallotMeasure, choose: Choose) -> Provision | None:
    """The limb that speaks of this measure, if one does."""
    match facts.kind:
        case Kind.STATE:
            return Provision.D
        case Kind.COUNTY:
            return Provision.C
        case Kind.DISTRICT | Kind.SCHOOL:
            return Provision.C if facts.counties == 1 else Provision.E
        case Kind.MUNICIPAL:
            return town_limb(facts, choose)


@cites(c.M1)
def base() -> Base:
    """What the margin is measured against."""
    return Base.FOR_AND_AGAINST


@cites(c.M1)
def total(facts: BallotMeasure) -> int:
    """Votes for and against."""
    return facts.votes_for + facts.votes_against


@cites(c.M1)
def limit(share_limit: int) -> int:
    """The largest margin that qualifies."""
    return share_limit


@cites(c.M1C, c.M1D, c.M1E)
def required(facts: BallotMeasure, total: int) -> int:
    """The least number of votes for that approves."""
    if 2 * facts.required_num == facts.required_den:
        return total // 2 + 1  # a majority is more than half: equal votes fail
    num, den = facts.required_num, facts.required_den
    return (num * total + den - 1) // den  # exact: the share has a denominator above 1


@cites(c.M1C, c.M1D, c.M1E)
def to_required(facts: BallotMeasure, choose: Choose) -> bool:
    """Whether the margin is taken to the required number and not to the other side."""
    if 2 * facts.required_num == facts.required_den:
        return False
    match choose(MeasureThreshold):
        case MeasureThreshold.FOR_MINUS_AGAINST:
            return False
        case MeasureThreshold.DISTANCE_TO_REQUIRED_NUMBER:
            return True


@cites(c.M1C, c.M1D, c.M1E)
def voters_ask() -> bool:
    """It is for electors to ask."""
    return True


@cites(c.M1C, c.M1D, c.M1E)
def decided(facts: BallotMeasure, limb: Provision, choose: Choose) -> bool:
    """Whether the measure is *decided by a margin* at all."""
    return facts.votes_for != facts.votes_against or tie_decides(choose)


@cites(c.M1)
def measure_margin(facts: BallotMeasure, limb: Provision, required: int, to_required: bool) -> int:
    """The margin by which the measure is decided."""
    if to_required:
        return abs(facts.votes_for - required)
    return abs(facts.votes_for - facts.votes_against)


# -- what comes of it --------------------------------------------------------------------------


@cites(c.M1C, c.M1D, c.M1E, c.M2)
def filing_office(facts: BallotMeasure, limb: Provision, choose: Choose) -> FilingOffice:
    """With whom electors file."""
    return office_for(facts, limb, facts.kind is Kind.SCHOOL, choose)


@cites(c.M3)
def notice_3(facts: BallotMeasure, limb: Provision, choose: Choose) -> Notice3 | None:
    """The notice of (3)."""
    return notice_under_3(limb, facts.kind is Kind.SCHOOL, choose)


@cites(c.M1F, c.M2)
def board_office(facts: BallotMeasure, board_form: BoardForm) -> FilingOffice | None:
    """With whom a canvassing board files."""
    return board_office_for(board_form, facts.kind is Kind.SCHOOL)


@cites(c.M1)
def outcome(
    board_open: bool, voters_open: bool, sufficient: bool | None, voters_timely: bool | None
) -> Outcome:
    """Required by a board or by a sufficient petition in time; available while one may file."""
    if board_open:
        return Outcome.REQUIRED
    if not voters_open:
        return Outcome.NOT_AVAILABLE
    return Outcome.REQUIRED if sufficient and voters_timely else Outcome.AVAILABLE


MEASURES = net(
    BallotMeasure,
    MEASURE_INVARIANTS,
    covered,
    limb,
    base,
    total,
    test,
    share_limit,
    limit,
    required,
    to_required,
    voters_ask,
    decided,
    measure_margin,
    measure_within,
    voters_provision,
    filing_office,
    signatures_needed,
    counties_needed,
    voters_form,
    canvass,
    fifth_day,
    last_day,
    last_minute,
    deadline,
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
    notice_3,
    scope,
    board_petitions,
    board_form,
    board_office,
    board_provision,
    board_open,
    outcome,
)
