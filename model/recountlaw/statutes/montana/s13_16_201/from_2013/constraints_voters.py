"""Mont. Code Ann. 13-16-201 as constraints: electors' petitions under (1)(c), (d) and (e).

How a measure is decided, and by what margin, each subject says by itself.
"""

from recountlaw.relations import (
    All,
    Case,
    Formula,
    Implies,
    Not,
    Said,
    Some,
    Term,
    Where,
    as_read,
    yes_or_no,
)
from recountlaw.statutes.shared_readings import DuplicateSigners

from .constraints_common import (
    VOTERS_LIMBS,
    filed_in_time,
    has,
    on_voters_limb,
    something_is_filed,
    time_is_over,
)
from .readings import (
    CountyRepresentation,
    MeasureFiler,
    MeasurePetitionContent,
    MeasureTie,
    SignerEligibility,
)
from .record_words import Form, Provision

P = Provision


def is_distance(v: Term, one: Term, other: Term) -> Formula:
    """The number is how far two numbers are apart."""
    return All(v >= 0, Some(one - other == v, other - one == v))


# -- the margin ---------------------------------------------------------------------------------


def decided_if(x: Case, yes: Term, no: Term) -> Said:
    """One side has more, or to have as many decides as well."""
    return yes_or_no(
        on_voters_limb(x),
        as_read(
            x,
            {MeasureTie.TIE_IS_ZERO_MARGIN: True, MeasureTie.TIE_IS_UNDECIDED: Not(yes == no)},
        ),
    )


def measure_within(x: Case) -> Said:
    """The margin does not pass what a quarter of one percent admits."""
    known = All(on_voters_limb(x), has(x, "measure_margin", "share_limit"))
    return yes_or_no(known, x.measure_margin <= x.share_limit)


def voters_provision(x: Case) -> Said:
    """The limb, where the section reaches the election and the measure is decided closely."""
    close = All(x.covered, x.decided, x.measure_within)
    return {limb: All(x.limb == limb, close) for limb in VOTERS_LIMBS}


# -- the petition -------------------------------------------------------------------------------


def signatures_needed(x: Case) -> Said:
    """Ten electors of a place, a hundred of the state, twenty-five of a wide district."""
    return Where(
        on_voters_limb(x),
        lambda v: All(
            Implies(x.limb == P.C, v == 10),
            Implies(x.limb == P.D, v == 100),
            Implies(x.limb == P.E, v == 25),
        ),
    )


def counties_needed(x: Case) -> Said:
    """Five counties of the state, two of a wide district; a place has no such condition."""
    return Where(
        x.limb.is_in(P.D, P.E),
        lambda v: All(Implies(x.limb == P.D, v == 5), Implies(x.limb == P.E, v == 2)),
    )


def voters_form(x: Case) -> Said:
    """What of (1)(a) carries over to many signers: one oath, an oath of each, or none."""
    here = on_voters_limb(x)
    one = MeasurePetitionContent.ONE_VERIFIED_PETITION_MUTATIS_MUTANDIS
    return {
        Form.ONE_OATH: All(here, x.reads(one)),
        Form.EACH_SWEARS: All(here, x.reads(MeasurePetitionContent.EACH_SIGNER_VERIFIES)),
        Form.SIGNATURES_ONLY: All(here, x.reads(MeasurePetitionContent.SIGNATURES_ONLY)),
    }


def _petition(x: Case) -> Formula:
    """There is a petition, and a limb that has electors petition."""
    return All(on_voters_limb(x), something_is_filed(x))


def signatures_eligible(x: Case) -> Said:
    """All electors' signatures, or those of electors who voted."""
    f = x.facts
    return Where(
        _petition(x),
        lambda v: as_read(
            x,
            {
                SignerEligibility.ANY_ELECTOR_OF_JURISDICTION: v == f.signatures,
                SignerEligibility.ELECTOR_WHO_VOTED: v == f.signers_voted,
            },
        ),
    )


def signers_counted(x: Case) -> Said:
    """Each good signature, or no more of them than there are persons."""
    good, persons = x.signatures_eligible, x.facts.signers
    return Where(
        has(x, "signatures_eligible"),
        lambda v: as_read(
            x,
            {
                DuplicateSigners.COUNT_DISTINCT_PERSONS: All(
                    v <= good, v <= persons, Some(v == good, v == persons)
                ),
                DuplicateSigners.COUNT_SIGNATURES: v == good,
            },
        ),
    )


def enough_signers(x: Case) -> Said:
    """Those counted reach the number that the limb asks for."""
    known = has(x, "signers_counted", "signatures_needed")
    return yes_or_no(known, x.signers_counted >= x.signatures_needed)


def represented(x: Case) -> Said:
    """The fifth county (d), the second (e), has a signer, or an even share of those needed."""
    f = x.facts
    one = x.reads(CountyRepresentation.ONE_SIGNER_PER_COUNTY_SUFFICES)
    share = x.reads(CountyRepresentation.PROPORTIONAL_REPRESENTATION)
    five = Some(All(one, f.signers_fifth >= 1), All(share, 5 * f.signers_fifth >= 100))
    two = Some(All(one, f.signers_second >= 1), All(share, 2 * f.signers_second >= 25))
    spread = Some(x.limb == P.C, All(x.limb == P.D, five), All(x.limb == P.E, two))
    return yes_or_no(_petition(x), spread)


def voters_in_form(x: Case) -> Said:
    """The oath that the form asks for, with the two statements; mere signatures need neither."""
    f = x.facts
    known = All(_petition(x), has(x, "voters_form"))
    says = f.states_belief_and_request
    return yes_or_no(
        known,
        Some(
            All(x.voters_form == Form.ONE_OATH, f.verified, says),
            All(x.voters_form == Form.EACH_SWEARS, f.verified_by_each, says),
            x.voters_form == Form.SIGNATURES_ONLY,
        ),
    )


def filer_may(x: Case) -> Said:
    """Either side may file, or only the one that lost."""
    return yes_or_no(
        _petition(x),
        as_read(
            x,
            {
                MeasureFiler.ANY_ELECTOR_EITHER_SIDE: True,
                MeasureFiler.LOSING_SIDE_ONLY: x.facts.by_losing_side,
            },
        ),
    )


def sufficient(x: Case) -> Said:
    """Signers, counties, form and filer are all as they must be."""
    known = has(x, "enough_signers", "represented", "voters_in_form", "filer_may")
    return yes_or_no(known, All(x.enough_signers, x.represented, x.voters_in_form, x.filer_may))


def voters_timely(x: Case) -> Said:
    """The petition came within the time."""
    return yes_or_no(All(_petition(x), has(x, "deadline", "canvass")), filed_in_time(x))


def voters_lapsed(x: Case) -> Said:
    """The time is over, and no good petition came within it."""
    known = All(on_voters_limb(x), has(x, "deadline"))
    saved = All(x.sufficient, x.voters_timely)
    return yes_or_no(known, All(Not(saved), time_is_over(x)))


def voters_open(x: Case) -> Said:
    """Electors have their limb, and it has not lapsed."""
    return All(has(x, "voters_provision"), Not(x.voters_lapsed))
