"""Okla. Stat. tit. 26, § 8-111(A) as rules: races between candidates, and a judge's retention.

Parts in order of reading; `record_values` says what they decide.
"""

from recountlaw.moments import Moment
from recountlaw.parts import Closed, Outcome, cites, net
from recountlaw.ranks import nth_highest
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import Unopposed

from . import additional, deposits, procedure
from . import clauses as c
from .readings_procedure import FilingDeadline, PrintedButOut, RetentionVote, WhoMayFile
from .record import RACE_INVARIANTS, Declared, Race
from .record_words import Bar, Form, RaceOffice, RaceProvision, Tie, Treated


@cites(c.A7, c.B)
def treated(facts: Race, choose: Choose) -> Treated:
    """As what the section treats this vote."""
    if not facts.retention:
        return Treated.CANDIDATES
    match choose(RetentionVote):
        case RetentionVote.CANDIDATE_ELECTION:
            return Treated.CANDIDATES
        case RetentionVote.ISSUE_BARRED_BY_E:
            return Treated.ISSUE


@cites(c.A6)
def office_total(facts: Race) -> int:
    """All votes for the office; of a judge, yes and no."""
    return sum(facts.votes) + facts.write_ins


@cites(c.A7)
def covered(facts: Race, choose: Choose) -> bool:
    """Whether the section reaches this race at all."""
    return procedure.reached(facts.special, facts.some_votes, choose)


@cites(c.A7, c.S11_102)
def filing_office(facts: Race) -> RaceOffice:
    """With whom a candidate files: the board that took the declaration of candidacy."""
    match facts.declared:
        case Declared.COUNTY_BOARD:
            return RaceOffice.COUNTY_SECRETARY
        case Declared.STATE_BOARD:
            return RaceOffice.STATE_SECRETARY
        case Declared.SECRETARY_OF_STATE:
            return RaceOffice.NO_BOARD


@cites(c.A1)
def form() -> Form:
    """What the petition must be."""
    return Form.OF_CANDIDATE


@cites(c.S8_109)
def deadline(friday: int, closed: Closed, holiday: Closed, choose: Choose) -> Moment | None:
    """The last moment to file; None where there is none."""
    match choose(FilingDeadline):
        case FilingDeadline.IMPORT_8_109:
            return procedure.by_friday(friday, closed, holiday, choose)
        case FilingDeadline.NO_DEADLINE_IN_SECTION:
            return None


# -- places -------------------------------------------------------------------------------------


@cites(c.A7)
def last_in(facts: Race) -> int | None:
    """The votes of the last place that is elected or goes on; None where all names have one."""
    if facts.retention:
        return None
    return nth_highest(facts.votes, facts.places)


@cites(c.A7)
def first_out(facts: Race) -> int | None:
    """The votes of the place after it; None where there is none."""
    if facts.retention:
        return None
    return nth_highest(facts.votes, facts.places + 1)


@cites(c.A7, c.S8_115)
def undecided(last_in: int | None, first_out: int | None) -> bool:
    """Whether a tie leaves open who has the last place."""
    if last_in is None or first_out is None:
        return False
    return last_in == first_out


@cites(c.S8_115)
def tie(undecided: bool) -> Tie | None:
    """What becomes of such a tie."""
    return Tie.LOTS if undecided else None


# -- a judge's vote treated as an issue ----------------------------------------------------------


@cites(c.B)
def voters_ask(treated: Treated) -> bool:
    """Whether it would be for voters to ask."""
    return treated == Treated.ISSUE


@cites(c.E)
def bar(voters_ask: bool) -> Bar | None:
    """What keeps them from it: the whole state votes on a judge."""
    return Bar.STATEWIDE if voters_ask else None


@cites(c.E)
def voters_open() -> bool:
    """Whether voters may have a recount."""
    return False


# -- each candidate -----------------------------------------------------------------------------


@cites(c.A8)
def filed(facts: Race, who: int) -> bool:
    """Whether a petition is filed, by this candidate or by any; by nobody if none is told."""
    if facts.filed_day is None:
        return False
    return facts.petitioner is None or facts.petitioner == who


@cites(c.A8)
def proper(contents_proper: bool, deposit_proper: bool) -> bool:
    """Whether the petition filed is in order."""
    return contents_proper and deposit_proper


@cites(c.A8)
def clock_from(facts: Race, filed: bool) -> int | None:
    """The day from which the days of (A)(8) run; None if nothing is filed."""
    return facts.filed_day if filed else None


@cites(c.A7)
def printed_name(facts: Race, who: int, treated: Treated) -> bool:
    """Whether this is a candidate whose name was printed on the ballot."""
    return treated == Treated.CANDIDATES and facts.printed[who]


@cites(c.A7)
def loses(facts: Race, who: int, last_in: int | None, undecided: bool) -> bool:
    """Whether this candidate loses, or may turn out to."""
    if facts.retention:
        return facts.votes[0] <= facts.votes[1]
    if last_in is None:
        return False
    mine = facts.votes[who]
    return mine < last_in or (mine == last_in and undecided)


@cites(c.A7)
def reference(facts: Race, loses: bool, last_in: int | None, first_out: int | None) -> int | None:
    """The votes with which this candidate's are compared."""
    if facts.retention:
        return facts.votes[1]
    return last_in if loses else first_out


@cites(c.A7)
def margin(facts: Race, who: int, reference: int) -> int:
    """The votes between the two. No test of (A) looks at it."""
    return abs(facts.votes[who] - reference)


@cites(c.A7)
def provision(
    facts: Race, who: int, covered: bool, printed_name: bool, loses: bool, choose: Choose
) -> RaceProvision | None:
    """(A)(7), where this candidate may file under it."""
    if not printed_name or not covered:
        return None
    if facts.sole_candidate and not facts.retention:
        match choose(Unopposed):
            case Unopposed.NO_OPPONENT_NO_RIGHT:
                pass  # not so in Oklahoma: a printed name is enough
            case Unopposed.NO_RIGHT_ANYWHERE:
                return None
    if facts.withdrawn[who]:
        match choose(PrintedButOut):
            case PrintedButOut.PRINTED_NAME_SUFFICES:
                pass
            case PrintedButOut.MUST_STILL_BE_CANDIDATE:
                return None
    match choose(WhoMayFile):
        case WhoMayFile.ANY_PRINTED_CANDIDATE:
            return RaceProvision.A7
        case WhoMayFile.PRINTED_LOSERS_ONLY:
            return RaceProvision.A7 if loses else None


@cites(c.A7, c.A8)
def outcome(so_far: Outcome, open: bool, timely: bool | None, proper: bool | None) -> Outcome:
    """Required by a proper petition in time; available while some candidate may still file."""
    if open and timely and proper:
        return Outcome.REQUIRED
    if open and so_far == Outcome.NOT_AVAILABLE:
        return Outcome.AVAILABLE
    return so_far


RACES = net(
    Race,
    RACE_INVARIANTS,
    treated,
    office_total,
    covered,
    deposits.affected_counties,
    deposits.further_counties,
    deposits.flat_sum,
    deposits.fee_ballots,
    deposits.manual_county_deposits,
    deposits.further_deposit,
    deposits.due_under_two,
    deposits.due_under_four,
    deposits.deposit_instrument,
    filing_office,
    deposits.state_board_sum,
    deposits.state_board_instrument,
    deposits.base_deposit,
    additional.first,
    additional.second,
    additional.third,
    additional.leaders_margin,
    additional.ten_percent_base,
    additional.ten_percent_total,
    additional.ten_percent,
    additional.a_primary,
    additional.runoff_may,
    additional.excepted_race,
    additional.second_third_close,
    additional.from_majority,
    additional.one_percent_of,
    additional.near_majority,
    additional.excepted,
    additional.additional_deposit,
    deposits.total_deposit,
    form,
    procedure.method,
    procedure.scope,
    procedure.election,
    procedure.friday,
    deadline,
    last_in,
    first_out,
    undecided,
    tie,
    procedure.served,
    procedure.server,
    procedure.constructive,
    voters_ask,
    bar,
    voters_open,
    filed,
    procedure.contents_proper,
    deposits.deposit_proper,
    proper,
    procedure.timely,
    procedure.lapsed,
    clock_from,
    procedure.order_not_before,
    procedure.order_by,
    procedure.service_day,
    procedure.service_by,
    printed_name,
    loses,
    reference,
    margin,
    provision,
    procedure.open,
    outcome,
    petitioners=lambda race: len(race.printed),
)
