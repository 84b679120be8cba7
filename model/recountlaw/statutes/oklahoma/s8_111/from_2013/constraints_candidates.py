"""Okla. Stat. tit. 26, § 8-111(A)(5) to (A)(8) as constraints: what is of candidates alone.

Who may file and where, and what the State Board and a wide lead add to the deposit.
"""

from recountlaw.parts import Outcome
from recountlaw.relations import (
    All,
    Case,
    Formula,
    If,
    Implies,
    Not,
    Said,
    Some,
    Sum,
    Where,
    as_read,
)
from recountlaw.statutes.shared_readings import Unopposed

from .constraints_common import between, or_nothing, sum_of
from .constraints_filing import is_paid, last_moment
from .readings import (
    AdditionalSum,
    PrintedButOut,
    RetentionVote,
    StateBoardSumCount,
    StateBoardSumInstrument,
    WhoMayFile,
)
from .record import Declared, Paid
from .record_words import Bar, Form, Instrument, RaceOffice, RaceProvision, Treated

THREE_HUNDRED = 30_000


def _judged(x: Case) -> Formula:
    """Whether the one name is a judge's, with the votes against counted too."""
    two_counts = len(x.facts.votes) > len(x.facts.printed)
    return x.facts.retention if two_counts else False


def treated(x: Case) -> Said:
    """(B): a judge's retention is an issue if so read, and nothing else is."""
    candidate = as_read(
        x,
        {RetentionVote.CANDIDATE_ELECTION: True, RetentionVote.ISSUE_BARRED_BY_E: False},
    )
    issue = All(x.facts.retention, Not(candidate))
    return {Treated.ISSUE: issue, Treated.CANDIDATES: Not(issue)}


def form(x: Case) -> Said:
    """(A)(1): always a candidate's petition."""
    return {Form.OF_CANDIDATE: True}


def filing_office(x: Case) -> Said:
    """(A)(7): the board that has the declaration, if a board has it."""
    declared = x.facts.declared
    return {
        RaceOffice.COUNTY_SECRETARY: declared == Declared.COUNTY_BOARD,
        RaceOffice.STATE_SECRETARY: declared == Declared.STATE_BOARD,
        RaceOffice.NO_BOARD: declared == Declared.SECRETARY_OF_STATE,
    }


def state_board_sum(x: Case) -> Said:
    """(A)(5): $300 for a manual petition to the State Board, once or for each affected county."""
    return Where(
        All(x.facts.manual, x.filing_office == RaceOffice.STATE_SECRETARY),
        lambda v: as_read(
            x,
            {
                StateBoardSumCount.ONCE_PER_PETITION: v == THREE_HUNDRED,
                StateBoardSumCount.PER_COUNTY: v == THREE_HUNDRED * x.affected_counties,
            },
        ),
    )


def state_board_instrument(x: Case) -> Said:
    """(A)(5): the check in which the $300 come, if there are any."""
    asked = Not(x.none("state_board_sum"))
    only = x.reads(StateBoardSumInstrument.CASHIERS_CHECK_ONLY_FOR_THE_300)
    either = x.reads(StateBoardSumInstrument.EITHER_INSTRUMENT)
    return {
        Instrument.CASHIERS_CHECK: All(asked, only),
        Instrument.EITHER_CHECK_FOR_FIVE: All(asked, either),
    }


def base_deposit(x: Case) -> Said:
    """(A)(2), (4) and (5): what is due whoever leads."""
    return lambda v: v == sum_of(x, "due_under_two", "due_under_four", "state_board_sum")


def additional_deposit(x: Case) -> Said:
    """(A)(6): as much again for a wide lead, or what the three paragraphs name in all."""
    three = Sum(x.flat_sum, sum_of(x, "due_under_four", "state_board_sum"))
    told = All(Not(x.none("ten_percent")), Not(x.none("excepted")))

    def more(v: object) -> Formula:
        again = v == x.base_deposit
        unlike = as_read(
            x,
            {
                AdditionalSum.DOUBLE_THE_BASE_DUE: again,
                AdditionalSum.SUM_TWO_FOUR_AND_FIVE: v == three,
            },
        )
        return If(x.none("due_under_two"), unlike, again)

    return Where(All(told, x.ten_percent, Not(x.excepted)), more)


def total_deposit(x: Case) -> Said:
    """(A)(2) to (6): both together."""
    return lambda v: v == x.base_deposit + or_nothing(x, "additional_deposit")


def voters_ask(x: Case) -> Said:
    """(B): where the race is treated as an issue."""
    return x.treated == Treated.ISSUE


def bar(x: Case) -> Said:
    """(E): the whole state votes on a judge."""
    return {Bar.STATEWIDE: x.voters_ask}


def voters_open(x: Case) -> Said:
    """(E): never."""
    return False


def printed_name(x: Case) -> Said:
    """(A)(7): this candidate is on the ballot, in an election that involves candidates."""
    return All(x.treated == Treated.CANDIDATES, x.facts.printed[x.who])


def loses(x: Case) -> Said:
    """(A)(7): behind the last place, or level with it while it is open; a judge not kept."""
    votes = x.facts.votes
    behind = Some(
        votes[x.who] < x.last_in,
        All(votes[x.who] == x.last_in, x.undecided),
    )
    return Some(
        All(Not(x.none("last_in")), behind),
        All(_judged(x), votes[0] <= votes[-1]),
    )


def reference(x: Case) -> Said:
    """(A)(7): the place a loser misses, or the one a winner is followed by; a judge's no votes."""
    judged = _judged(x)
    missed = All(Not(judged), x.loses, Not(x.none("last_in")))
    followed = All(Not(judged), Not(x.loses), Not(x.none("first_out")))
    return Where(
        Some(judged, missed, followed),
        lambda v: All(
            Implies(judged, v == x.facts.votes[-1]),
            Implies(missed, v == x.last_in),
            Implies(followed, v == x.first_out),
        ),
    )


def margin(x: Case) -> Said:
    """(A)(7): what lies between the two."""
    return Where(
        Not(x.none("reference")),
        lambda v: between(v, x.facts.votes[x.who], x.reference),
    )


def provision(x: Case) -> Said:
    """(A)(7): a printed name in a race that is reached, unless a reading asks for more."""
    f = x.facts
    alone = All(f.sole_candidate, Not(f.retention))
    unopposed = as_read(
        x,
        {Unopposed.NO_OPPONENT_NO_RIGHT: True, Unopposed.NO_RIGHT_ANYWHERE: Not(alone)},
    )
    stayed = as_read(
        x,
        {
            PrintedButOut.PRINTED_NAME_SUFFICES: True,
            PrintedButOut.MUST_STILL_BE_CANDIDATE: Not(f.withdrawn[x.who]),
        },
    )
    placed = as_read(
        x,
        {WhoMayFile.ANY_PRINTED_CANDIDATE: True, WhoMayFile.PRINTED_LOSERS_ONLY: x.loses},
    )
    return {RaceProvision.A7: All(x.covered, x.printed_name, unopposed, stayed, placed)}


def filed(x: Case) -> Said:
    """(A)(8): a petition is there, and it is or may be this candidate's."""
    f = x.facts
    return All(
        Not(f.none("filed_day")),
        Some(f.none("petitioner"), f.petitioner == x.who),
    )


def deadline(x: Case) -> Said:
    """8-109: it is about candidates."""
    return last_moment(x, True)


def deposit_proper(x: Case) -> Said:
    """(A)(2), (4), (5): paid in full, and no certified check where only a cashier's will do."""
    wrong = All(
        x.facts.instrument == Paid.CERTIFIED_CHECK,
        x.state_board_instrument == Instrument.CASHIERS_CHECK,
    )
    good = All(is_paid(x), Not(wrong))
    return {True: All(x.filed, good), False: All(x.filed, Not(good))}


def proper(x: Case) -> Said:
    """(A)(8): contents and deposit are both in order."""
    told = All(Not(x.none("contents_proper")), Not(x.none("deposit_proper")))
    good = All(x.contents_proper, x.deposit_proper)
    return {True: All(told, good), False: All(told, Not(good))}


def open(x: Case) -> Said:
    """(A)(7): there is a right, and it has not run out."""
    return All(Not(x.none("provision")), Not(x.lapsed))


def outcome(x: Case) -> Said:
    """(A)(7), (8): a good petition calls for a recount, a right makes one available."""
    required = Some(x.so_far == Outcome.REQUIRED, All(x.open, x.timely, x.proper))
    available = All(Not(required), Some(x.so_far == Outcome.AVAILABLE, x.open))
    return {
        Outcome.REQUIRED: required,
        Outcome.AVAILABLE: available,
        Outcome.NOT_AVAILABLE: Not(Some(required, available)),
    }


OFFICE = (treated, form, filing_office)
DEPOSIT = (
    state_board_sum,
    state_board_instrument,
    base_deposit,
    additional_deposit,
    total_deposit,
)
RIGHT = (voters_ask, bar, voters_open, printed_name, loses, reference, margin, provision)
FILED = (filed, deadline)
PROPER = (deposit_proper, proper)
END = (open, outcome)
