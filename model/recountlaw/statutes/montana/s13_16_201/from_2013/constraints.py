"""Mont. Code Ann. 13-16-201 as constraints: what each value of its two subjects must be.

What the subjects share stands in the files beside this one; what one of them says otherwise
stands here, beside the measure's own values.
"""

from recountlaw.parts import Outcome
from recountlaw.relations import (
    All,
    Case,
    Formula,
    Implies,
    Not,
    Relation,
    Relations,
    Said,
    Sizes,
    Some,
    Where,
    as_read,
    relations,
)

from . import constraints_filing as filing
from . import constraints_losers as losers
from . import constraints_race as race
from . import constraints_voters as voters
from .constraints_common import has, on_voters_limb
from .readings import MeasureThreshold
from .record import Kind, Office
from .record_words import Base, Provision, Treated

P = Provision


def _outcome(required: Formula, available: Formula) -> Said:
    """The stronger of the two that holds, or neither."""
    return {
        Outcome.REQUIRED: required,
        Outcome.AVAILABLE: All(Not(required), available),
        Outcome.NOT_AVAILABLE: Not(Some(required, available)),
    }


def _voters_require(x: Case) -> Formula:
    """Electors have brought a good petition in time."""
    return All(x.voters_open, x.sufficient, x.voters_timely)


_VOTERS: tuple[Relation, ...] = (
    voters.measure_within,
    voters.voters_provision,
    voters.signatures_needed,
    voters.counties_needed,
    voters.voters_form,
    voters.signatures_eligible,
    voters.signers_counted,
    voters.enough_signers,
    voters.represented,
    voters.voters_in_form,
    voters.filer_may,
    voters.sufficient,
    voters.voters_timely,
    voters.voters_lapsed,
    voters.voters_open,
)

_DAYS: tuple[Relation, ...] = (
    filing.canvass,
    filing.fifth_day,
    filing.last_day,
    filing.last_minute,
    filing.deadline,
    filing.scope,
)


# -- races --------------------------------------------------------------------------------------


def _candidates() -> Relations:
    """The relations of a race."""

    def school(x: Case) -> Formula:
        """The office is a school's."""
        return x.facts.office == Office.SCHOOL

    def filing_office(x: Case) -> Said:
        """The officer for the limb, or the school's (2)."""
        return filing.filing_office_if(x, school(x))

    def notice_3(x: Case) -> Said:
        """The notice of (3), unless a school election has none."""
        return filing.notice_3_if(x, school(x))

    def board_office(x: Case) -> Said:
        """With whom the board files."""
        return filing.board_office_if(x, school(x))

    def voters_ask(x: Case) -> Said:
        """Electors ask where the judge is put to them as a measure."""
        return x.treated == Treated.MEASURE

    def decided(x: Case) -> Said:
        """Yes and No differ, or need not."""
        return voters.decided_if(x, x.facts.votes[0], x.facts.votes[-1])

    def measure_margin(x: Case) -> Said:
        """How far Yes and No are apart."""
        yes, no = x.facts.votes[0], x.facts.votes[-1]
        return Where(on_voters_limb(x), lambda v: voters.is_distance(v, yes, no))

    def outcome(x: Case) -> Said:
        """The strongest of what the board, electors and each candidate bring about."""
        required = Some(
            x.so_far == Outcome.REQUIRED,
            x.board_open,
            _voters_require(x),
            All(x.open, x.in_form, x.timely),
        )
        return _outcome(required, Some(x.so_far == Outcome.AVAILABLE, x.open, x.voters_open))

    lists = ("votes", "printed", "withdrawn")
    return relations(
        race.covered,
        race.treated,
        race.candidate_limb,
        race.measure_limb,
        race.limb,
        losers.most,
        losers.last_in,
        losers.undecided,
        losers.reference,
        race.write_ins_out,
        race.withdrawn_out,
        race.candidate_votes,
        race.leading_pair,
        race.base,
        race.total,
        filing.test,
        filing.share_limit,
        race.cap,
        race.limit,
        losers.form,
        losers.loses,
        losers.margin,
        losers.defeated,
        losers.may_petition,
        losers.among_losers,
        losers.within,
        losers.provision,
        filing_office,
        *_DAYS,
        losers.files,
        losers.timely,
        losers.in_form,
        losers.lapsed,
        losers.open,
        losers.notice_b,
        notice_3,
        voters_ask,
        decided,
        measure_margin,
        *_VOTERS,
        filing.board_petitions,
        filing.board_form,
        board_office,
        filing.board_provision,
        filing.board_open,
        outcome,
        sizes=(Sizes("candidates", tuple(dict.fromkeys(lists, n) for n in range(1, 5))),),
        petitioners="votes",
    )


# -- measures -----------------------------------------------------------------------------------


def _measure() -> Relations:
    """The relations of a measure."""

    def school(x: Case) -> Formula:
        """The measure is a school's."""
        return x.facts.kind == Kind.SCHOOL

    def filing_office(x: Case) -> Said:
        """The officer for the limb, or the school's (2)."""
        return filing.filing_office_if(x, school(x))

    def notice_3(x: Case) -> Said:
        """The notice of (3), unless a school election has none."""
        return filing.notice_3_if(x, school(x))

    def board_office(x: Case) -> Said:
        """With whom the board files."""
        return filing.board_office_if(x, school(x))

    def covered(x: Case) -> Said:
        """Somebody voted for or against, where that is asked for (1)."""
        return race.covered_if(x, x.facts.votes_for + x.facts.votes_against >= 1)

    def limb(x: Case) -> Said:
        """The state's is (d)'s; a place's (c)'s; a district's either (c)'s or (e)'s."""
        kind, one = x.facts.kind, x.facts.counties == 1
        district = kind.is_in(Kind.DISTRICT, Kind.SCHOOL)
        town = kind == Kind.MUNICIPAL
        gap = race.wide_town_measure(x)
        return {
            P.C: Some(
                kind == Kind.COUNTY, All(one, Some(district, town)), All(Not(one), town, gap[P.C])
            ),
            P.D: kind == Kind.STATE,
            P.E: All(Not(one), Some(district, All(town, gap[P.E]))),
        }

    def base(x: Case) -> Said:
        """Votes on the measure."""
        return {Base.FOR_AND_AGAINST: True}

    def total(x: Case) -> Said:
        """Those for and those against."""
        return lambda v: v == x.facts.votes_for + x.facts.votes_against

    def limit(x: Case) -> Said:
        """The share alone."""
        return Where(has(x, "limb", "share_limit"), lambda v: v == x.share_limit)

    def required(x: Case) -> Said:
        """So many approve it and one less does not: above half, or at a share that is another."""
        f = x.facts
        share, whole = f.required_num, f.required_den
        half = 2 * share == whole
        return lambda v: All(
            Implies(half, All(2 * v > x.total, 2 * (v - 1) <= x.total)),
            Implies(
                Not(half),
                All(whole * v >= share * x.total, whole * (v - 1) < share * x.total),
            ),
        )

    def to_required(x: Case) -> Said:
        """Another share than one half is needed, and the margin runs to it."""
        special = Not(2 * x.facts.required_num == x.facts.required_den)
        return as_read(
            x,
            {
                MeasureThreshold.FOR_MINUS_AGAINST: False,
                MeasureThreshold.DISTANCE_TO_REQUIRED_NUMBER: special,
            },
        )

    def voters_ask(x: Case) -> Said:
        """On a measure electors always ask."""
        return True

    def decided(x: Case) -> Said:
        """For and against differ, or need not."""
        return voters.decided_if(x, x.facts.votes_for, x.facts.votes_against)

    def measure_margin(x: Case) -> Said:
        """How far the votes for are from those against, or from those needed."""
        f = x.facts
        return Where(
            on_voters_limb(x),
            lambda v: All(
                Implies(x.to_required, voters.is_distance(v, f.votes_for, x.required)),
                Implies(Not(x.to_required), voters.is_distance(v, f.votes_for, f.votes_against)),
            ),
        )

    def outcome(x: Case) -> Said:
        """The strongest of what the board and electors bring about."""
        return _outcome(Some(x.board_open, _voters_require(x)), x.voters_open)

    return relations(
        covered,
        limb,
        base,
        total,
        filing.test,
        filing.share_limit,
        limit,
        required,
        to_required,
        filing_office,
        *_DAYS,
        notice_3,
        voters_ask,
        decided,
        measure_margin,
        *_VOTERS,
        filing.board_petitions,
        filing.board_form,
        board_office,
        filing.board_provision,
        filing.board_open,
        outcome,
    )


SUBJECTS = {"candidates": _candidates(), "measure": _measure()}
