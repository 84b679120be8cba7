"""Mont. Code Ann. 13-16-201(1)(c) to (e) as rules: electors' petitions.

Parts of both nets: electors petition on a measure, and on a judge whose yes/no ballot is read as
one. What the margin is, each net says for itself.
"""

from recountlaw.moments import DayNumber, Moment
from recountlaw.parts import cites
from recountlaw.readings import Choose
from recountlaw.statutes.shared_readings import DuplicateSigners

from . import clauses as c
from .filing import in_time, passed, within_share
from .readings import (
    CountyRepresentation,
    MeasureFiler,
    MeasurePetitionContent,
    MeasureTie,
    MulticountyMunicipalityMeasure,
    SignerEligibility,
)
from .record import Filed
from .record_words import Form, Provision

ON_MEASURES = (Provision.C, Provision.D, Provision.E)


def town_limb(facts: Filed, choose: Choose) -> Provision | None:
    """The limb that speaks of a town's measure, if one does."""
    if facts.counties == 1:
        return Provision.C
    match choose(MulticountyMunicipalityMeasure):
        case MulticountyMunicipalityMeasure.LAST_ANTECEDENT:
            return Provision.C
        case MulticountyMunicipalityMeasure.WHOLE_SERIES:
            return None
        case MulticountyMunicipalityMeasure.TREAT_AS_MULTICOUNTY_DISTRICT_QUESTION:
            return Provision.E


def tie_decides(choose: Choose) -> bool:
    """Whether a tie decides, by a margin of nothing."""
    match choose(MeasureTie):
        case MeasureTie.TIE_IS_ZERO_MARGIN:
            return True
        case MeasureTie.TIE_IS_UNDECIDED:
            return False


@cites(c.M1C, c.M1D, c.M1E)
def measure_within(measure_margin: int, total: int, choose: Choose) -> bool:
    """The margin is at most a quarter of one percent of the votes on the measure."""
    return within_share(measure_margin, total, choose)


@cites(c.M1C, c.M1D, c.M1E)
def voters_provision(
    limb: Provision, covered: bool, decided: bool, measure_within: bool
) -> Provision | None:
    """The limb under which electors may petition, if any."""
    return limb if covered and decided and measure_within else None


@cites(c.M1)
def signatures_needed(limb: Provision) -> int | None:
    """How many electors must sign."""
    if limb == Provision.C:
        return 10
    if limb == Provision.D:
        return 100
    if limb == Provision.E:
        return 25
    return None


@cites(c.M1)
def counties_needed(limb: Provision) -> int | None:
    """How many counties they must represent."""
    if limb == Provision.D:
        return 5
    if limb == Provision.E:
        return 2
    return None


@cites(c.M1)
def voters_form(limb: Provision, choose: Choose) -> Form | None:
    """What electors' petition must be."""
    if limb not in ON_MEASURES:
        return None
    match choose(MeasurePetitionContent):
        case MeasurePetitionContent.ONE_VERIFIED_PETITION_MUTATIS_MUTANDIS:
            return Form.ONE_OATH
        case MeasurePetitionContent.EACH_SIGNER_VERIFIES:
            return Form.EACH_SWEARS
        case MeasurePetitionContent.SIGNATURES_ONLY:
            return Form.SIGNATURES_ONLY


@cites(c.M1C, c.M1D, c.M1E)
def signatures_eligible(facts: Filed, limb: Provision, choose: Choose) -> int | None:
    """The signatures of electors who may sign; None while nothing is filed."""
    if facts.filed_day is None or limb not in ON_MEASURES:
        return None
    if facts.signers_voted == facts.signatures:
        return facts.signatures
    match choose(SignerEligibility):
        case SignerEligibility.ANY_ELECTOR_OF_JURISDICTION:
            return facts.signatures
        case SignerEligibility.ELECTOR_WHO_VOTED:
            return facts.signers_voted


@cites(c.M1C, c.M1D, c.M1E)
def signers_counted(facts: Filed, signatures_eligible: int, choose: Choose) -> int:
    """The electors who count; whoever signs twice counts once."""
    if signatures_eligible <= facts.signers:
        return signatures_eligible
    match choose(DuplicateSigners):
        case DuplicateSigners.COUNT_DISTINCT_PERSONS:
            return facts.signers
        case DuplicateSigners.COUNT_SIGNATURES:
            return signatures_eligible


@cites(c.M1C, c.M1D, c.M1E)
def enough_signers(signers_counted: int, signatures_needed: int) -> bool:
    """Whether enough electors sign."""
    return signers_counted >= signatures_needed


@cites(c.M1C, c.M1D, c.M1E)
def represented(facts: Filed, limb: Provision, choose: Choose) -> bool | None:
    """Whether they represent the counties they must; None while nothing is filed."""
    if facts.filed_day is None or limb not in ON_MEASURES:
        return None
    if limb == Provision.C:
        return True
    if limb == Provision.D:
        least, share_is_met = facts.signers_fifth, 5 * facts.signers_fifth >= 100
    else:
        least, share_is_met = facts.signers_second, 2 * facts.signers_second >= 25
    if least < 1:
        return False
    match choose(CountyRepresentation):
        case CountyRepresentation.ONE_SIGNER_PER_COUNTY_SUFFICES:
            return True
        case CountyRepresentation.PROPORTIONAL_REPRESENTATION:
            return share_is_met


@cites(c.M1A, c.M1C, c.M1D, c.M1E)
def voters_in_form(facts: Filed, voters_form: Form) -> bool | None:
    """Whether electors' petition is what it must be; None while nothing is filed."""
    if facts.filed_day is None:
        return None
    if voters_form == Form.SIGNATURES_ONLY:
        return True
    if voters_form == Form.EACH_SWEARS:
        return facts.verified_by_each and facts.states_belief_and_request
    return facts.verified and facts.states_belief_and_request


@cites(c.M1C, c.M1D, c.M1E)
def filer_may(facts: Filed, limb: Provision, choose: Choose) -> bool | None:
    """Whether those who petition are of a side that may; None while nothing is filed."""
    if facts.filed_day is None or limb not in ON_MEASURES:
        return None
    if facts.by_losing_side:
        return True
    match choose(MeasureFiler):
        case MeasureFiler.ANY_ELECTOR_EITHER_SIDE:
            return True
        case MeasureFiler.LOSING_SIDE_ONLY:
            return False


@cites(c.M1C, c.M1D, c.M1E)
def sufficient(
    enough_signers: bool, represented: bool, voters_in_form: bool, filer_may: bool
) -> bool:
    """Whether electors' petition is in order, whenever it was filed."""
    return enough_signers and represented and voters_in_form and filer_may


@cites(c.M1C, c.M1D, c.M1E)
def voters_timely(
    facts: Filed, limb: Provision, canvass: DayNumber, deadline: Moment, choose: Choose
) -> bool | None:
    """Whether electors' petition is in time; None while nothing is filed."""
    if facts.filed_day is None or limb not in ON_MEASURES:
        return None
    return in_time(facts.filed_day, facts.filed_minute, canvass, deadline, choose)


@cites(c.M1C, c.M1D, c.M1E)
def voters_lapsed(
    facts: Filed,
    limb: Provision,
    sufficient: bool | None,
    voters_timely: bool | None,
    deadline: Moment,
) -> bool | None:
    """Whether the time is over, at the moment asked about or when a late petition came, and none
    was in order. One that was not, or that came too early, can be filed again."""
    if limb not in ON_MEASURES:
        return None
    if facts.filed_day is not None and sufficient and voters_timely:
        return False
    if facts.at_day is not None:
        return passed(facts.at_day, facts.at_minute, deadline)
    if facts.filed_day is not None:
        return passed(facts.filed_day, facts.filed_minute, deadline)
    return False


@cites(c.M1C, c.M1D, c.M1E)
def voters_open(voters_provision: Provision | None, voters_lapsed: bool | None) -> bool:
    """Whether electors may still have the recount that the limb gives."""
    return voters_provision is not None and not voters_lapsed
