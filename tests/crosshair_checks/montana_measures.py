"""Contracts of Mont. Code Ann. 13-16-201(1)(c) to (e): measures, and electors' petitions."""

from recountlaw.moments import Moment
from recountlaw.parts import Outcome
from recountlaw.statutes.montana.s13_16_201.from_2013 import electors, filing, rules, rules_measures
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    CountyRepresentation,
    EarlyPetition,
    MarginRounding,
    MeasureFiler,
    MeasurePetitionContent,
    MeasureThreshold,
    MeasureTie,
    MulticountyMunicipalityMeasure,
    SignerEligibility,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Kind
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import (
    Form,
    Provision,
    Treated,
)
from recountlaw.statutes.shared_readings import DuplicateSigners, SpecialElection, ZeroVotes

from .writing import facts, following, of

# -- the measure -------------------------------------------------------------------------------


@of(rules_measures.covered)
def only_two_narrow_readings_shut_a_measure_out(
    special: bool, yes: int, no: int, elections: SpecialElection, none: ZeroVotes
) -> bool:
    """A special election, or no vote.

    pre: yes >= 0 and no >= 0
    post: _
    """
    measure = facts(votes_for=yes, votes_against=no, special=special)
    out = (special and elections == SpecialElection.GENERAL_AND_PRIMARY_ONLY) or (
        max(yes, no) < 1 and none == ZeroVotes.NOTHING_TO_RECOUNT
    )
    return rules_measures.covered(measure, following(elections, none)) == (not out)


@of(rules_measures.limb)
def in_one_county_a_local_measure_is_under_c_and_in_several_a_districts_under_e(
    kind: Kind, counties: int, town: MulticountyMunicipalityMeasure
) -> bool:
    """(d) is the state's; a town of two counties lies where the reading puts it.

    pre: counties >= 1
    post: _
    """
    found = rules_measures.limb(facts(kind=kind, counties=counties), following(town))
    if kind == Kind.STATE:
        return found == Provision.D
    if counties == 1 or kind == Kind.COUNTY:
        return found == Provision.C
    if kind != Kind.MUNICIPAL:
        return found == Provision.E
    return (found is None) == (town == MulticountyMunicipalityMeasure.WHOLE_SERIES)


@of(rules_measures.required, rules_measures.total)
def a_majority_is_the_least_number_above_half(yes: int, no: int, num: int) -> bool:
    """One half, however it is written.

    pre: yes >= 0 and no >= 0 and num >= 1
    post: _
    """
    measure = facts(votes_for=yes, votes_against=no, required_num=num, required_den=2 * num)
    found = rules_measures.required(measure, rules_measures.total(measure))
    return 2 * found > yes + no >= 2 * (found - 1)


@of(rules_measures.required)
def another_share_is_reached_by_the_number_required_and_not_by_one_less(
    total: int, three_fifths: bool
) -> bool:
    """Three fifths and two thirds, multiplied out.

    pre: total >= 0
    post: _
    """
    num, den = (3, 5) if three_fifths else (2, 3)
    measure = facts(required_num=num, required_den=den)
    found = rules_measures.required(measure, total)
    return den * found >= num * total > den * (found - 1)


@of(rules_measures.to_required)
def a_majority_is_measured_between_the_sides_whatever_the_reading(
    num: int, den: int, threshold: MeasureThreshold
) -> bool:
    """Another share by reading.

    pre: 0 < num < den
    post: _
    """
    measure = facts(required_num=num, required_den=den)
    found = rules_measures.to_required(measure, following(threshold))
    return not found or (
        num + num != den and threshold == MeasureThreshold.DISTANCE_TO_REQUIRED_NUMBER
    )


@of(rules_measures.measure_margin, rules.measure_margin)
def a_margin_is_the_larger_side_less_the_smaller(yes: int, no: int) -> bool:
    """And no limb of candidates has one.

    pre: yes >= 0 and no >= 0
    post: _
    """
    measure, judge = facts(votes_for=yes, votes_against=no), facts(votes=(yes, no))
    found = rules_measures.measure_margin(measure, Provision.C, 0, False)
    return (
        found == max(yes, no) - min(yes, no)
        and found == rules.measure_margin(judge, Provision.E)
        and rules.measure_margin(judge, Provision.B) is None
    )


@of(rules_measures.measure_margin)
def to_the_required_number_the_margin_is_what_is_missing_or_over(yes: int, required: int) -> bool:
    """Whatever is against.

    pre: yes >= 0 and required >= 0
    post: _
    """
    measure = facts(votes_for=yes)
    found = rules_measures.measure_margin(measure, Provision.D, required, True)
    return found >= 0 and found in (yes - required, required - yes)


@of(rules_measures.decided, rules.decided)
def only_a_tie_may_be_no_decision(yes: int, no: int, tie: MeasureTie) -> bool:
    """Of a measure and of a judge read as one.

    post: _
    """
    choose = following(tie)
    measure, judge = facts(votes_for=yes, votes_against=no), facts(votes=(yes, no))
    found = rules_measures.decided(measure, Provision.C, choose)
    return (
        found == (abs(yes - no) > 0 or tie == MeasureTie.TIE_IS_ZERO_MARGIN)
        and found == rules.decided(judge, Provision.D, choose)
        and rules.decided(judge, Provision.A, choose) is None
    )


@of(electors.measure_within)
def a_measure_has_no_ten_votes(yes: int, no: int, rounding: MarginRounding) -> bool:
    """Within is up to the largest margin that a quarter of one percent admits.

    pre: yes >= 0 and no >= 0
    post: _
    """
    choose, total = following(rounding), yes + no
    limit = filing.share_limit(Provision.C, total, choose)
    return electors.measure_within(abs(yes - no), total, choose) == (abs(yes - no) <= limit)


@of(electors.measure_within, electors.voters_provision)
def a_tie_is_always_within(each: int, limb: Provision, rounding: MarginRounding) -> bool:
    """MT-T21, none to none included.

    pre: each >= 0
    post: _
    """
    within = electors.measure_within(0, 2 * each, following(rounding))
    return electors.voters_provision(limb, True, True, within) == limb


@of(rules.voters_ask)
def electors_ask_on_a_measure_alone(treated: Treated) -> bool:
    """However a judge's ballot is read.

    post: _
    """
    return rules.voters_ask(treated) is (treated.value == "measure")


# -- who signs ---------------------------------------------------------------------------------


@of(
    electors.signatures_needed,
    electors.counties_needed,
    electors.signatures_eligible,
    electors.signers_counted,
    electors.enough_signers,
)
def distinct_electors_who_voted_are_enough_under_every_reading(
    limb: Provision, signers: int, who: SignerEligibility, twice: DuplicateSigners
) -> bool:
    """From ten, a hundred or twenty-five on; one fewer is not enough. No limb of candidates asks.

    pre: signers >= 0
    post: _
    """
    needed = electors.signatures_needed(limb)
    petition = facts(filed_day=1, signatures=signers, signers=signers, signers_voted=signers)
    eligible = electors.signatures_eligible(petition, limb, following(who))
    if needed is None or eligible is None:
        none = electors.counties_needed(limb) is None and limb in (
            Provision.A,
            Provision.B,
            Provision.F,
        )
        return needed is None and eligible is None and none
    counted = electors.signers_counted(petition, eligible, following(twice))
    least = {Provision.C: 10, Provision.D: 100, Provision.E: 25}[limb]
    return electors.enough_signers(counted, needed) == (not signers < least)


@of(electors.signatures_eligible, electors.signers_counted)
def nobody_counts_twice_or_without_a_vote_unless_a_reading_says_so(
    signatures: int, signers: int, voted: int, who: SignerEligibility, twice: DuplicateSigners
) -> bool:
    """The least of the numbers that the readings ask for.

    pre: 0 <= signers <= signatures and 0 <= voted <= signatures
    post: _
    """
    petition = facts(filed_day=1, signatures=signatures, signers=signers, signers_voted=voted)
    eligible = electors.signatures_eligible(petition, Provision.E, following(who))
    if eligible is None:
        return False
    counted = electors.signers_counted(petition, eligible, following(twice))
    bounds = [signatures]
    if who == SignerEligibility.ELECTOR_WHO_VOTED:
        bounds.append(voted)
    if twice == DuplicateSigners.COUNT_DISTINCT_PERSONS:
        bounds.append(signers)
    return counted == min(bounds)


@of(electors.represented)
def a_fifth_county_of_twenty_and_a_second_of_thirteen_represent_under_every_reading(
    limb: Provision, second: int, fifth: int, reading: CountyRepresentation
) -> bool:
    """Without a signer there none does; (c) asks for no county.

    pre: 0 <= fifth <= second
    post: _
    """
    petition = facts(filed_day=1, signers_second=second, signers_fifth=fifth)
    found = electors.represented(petition, limb, following(reading))
    if limb == Provision.D:
        here, share = fifth, 20
    elif limb == Provision.E:
        here, share = second, 13
    else:
        return found == (True if limb == Provision.C else None)
    least = share if reading == CountyRepresentation.PROPORTIONAL_REPRESENTATION else 1
    return found == (here >= least)


@of(electors.voters_in_form, electors.voters_form)
def an_oath_is_asked_once_of_each_or_of_none(
    content: MeasurePetitionContent, once: bool, each: bool, statements: bool
) -> bool:
    """The two statements go with the oath; signatures alone need neither.

    post: _
    """
    form = electors.voters_form(Provision.D, following(content))
    if form is None:
        return False
    petition = facts(
        filed_day=1, verified=once, verified_by_each=each, states_belief_and_request=statements
    )
    found = electors.voters_in_form(petition, form)
    if form == Form.SIGNATURES_ONLY:
        return found == (content == MeasurePetitionContent.SIGNATURES_ONLY)
    return found == (statements and (once if form == Form.ONE_OATH else each))


@of(electors.filer_may)
def only_the_winning_side_may_be_refused(losing: bool, limb: Provision, who: MeasureFiler) -> bool:
    """By one reading, on the limbs of measures.

    pre: limb not in (Provision.A, Provision.B, Provision.F)
    post: _
    """
    found = electors.filer_may(facts(filed_day=1, by_losing_side=losing), limb, following(who))
    return bool(found) == (not (not losing and who == MeasureFiler.LOSING_SIDE_ONLY))


@of(
    electors.signatures_eligible,
    electors.represented,
    electors.voters_in_form,
    electors.filer_may,
    electors.voters_timely,
)
def nothing_is_said_of_a_petition_that_is_not_filed(limb: Provision, canvass: int) -> bool:
    """And no question is asked.

    post: _
    """
    none, choose = facts(filed_day=None), following()
    return (
        electors.signatures_eligible(none, limb, choose) is None
        and electors.represented(none, limb, choose) is None
        and electors.voters_in_form(none, Form.ONE_OATH) is None
        and electors.filer_may(none, limb, choose) is None
        and electors.voters_timely(none, limb, canvass, Moment(canvass, 0), choose) is None
    )


# -- by when, and what comes of it ---------------------------------------------------------------


@of(electors.voters_timely)
def electors_have_the_same_time_as_candidates(
    day: int, minute: int, canvass: int, last: int, last_minute: int, early: EarlyPetition
) -> bool:
    """From the canvass to the last moment.

    pre: 0 <= minute < 1440 and 0 <= last_minute <= 1440
    post: _
    """
    petition, deadline = facts(filed_day=day, filed_minute=minute), Moment(last, last_minute)
    found = electors.voters_timely(petition, Provision.C, canvass, deadline, following(early))
    may_be_early = early == EarlyPetition.EARLY_FILING_COUNTS
    return found == ((day >= canvass or may_be_early) and (day, minute) <= (last, last_minute))


@of(electors.voters_lapsed, electors.voters_open, electors.sufficient)
def a_right_is_open_until_its_last_moment_and_kept_by_a_sufficient_petition_in_time(
    at_day: int, at_minute: int, last: int, last_minute: int, enough: bool, timely: bool
) -> bool:
    """Whenever one asks.

    post: _
    """
    petition = facts(filed_day=last, filed_minute=0, at_day=at_day, at_minute=at_minute)
    sufficient = electors.sufficient(enough, True, True, True)
    deadline = Moment(last, last_minute)
    lapsed = electors.voters_lapsed(petition, Provision.E, sufficient, timely, deadline)
    open = electors.voters_open(Provision.E, lapsed)
    kept = enough and timely
    return open == (kept or (at_day, at_minute) <= (last, last_minute)) and not (
        electors.voters_open(None, lapsed)
    )


@of(rules_measures.outcome, electors.sufficient)
def only_a_whole_petition_in_time_or_a_board_requires_a_recount(
    board: bool, open: bool, enough: bool, counties: bool, form: bool, side: bool, timely: bool
) -> bool:
    """MT-T16 and T17: one thing missing, and it stays available at most.

    post: _
    """
    sufficient = electors.sufficient(enough, counties, form, side)
    found = rules_measures.outcome(board, open, sufficient, timely)
    missing = [enough, counties, form, side, timely, open].count(False)
    if board or missing == 0:
        return found == Outcome.REQUIRED
    return found == (Outcome.AVAILABLE if open else Outcome.NOT_AVAILABLE)
