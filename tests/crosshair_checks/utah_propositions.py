"""Contracts of Utah Code 20A-4-401(7) and (3): propositions, and a judge on a yes/no ballot."""

from recountlaw.parts import Outcome
from recountlaw.statutes.shared_readings import DuplicateSigners, SpecialElection, ZeroVotes
from recountlaw.statutes.utah.s20a_4_401.from_2025 import rules_propositions as rules
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    QuarterRounding,
    RetentionContest,
    SmallPropositionException,
    SmallRaceException,
    SupermajorityMargin,
    TiedProposition,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings_filing import TenVoters
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Election
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import (
    DeadlineLimb,
    PropositionTest,
    Provision,
    Treated,
)

from .writing import facts, following, of


@of(rules.treated, rules.voters_ask, rules.judge_asks)
def voters_and_the_judge_never_both_ask(
    retention: bool, yes: int, no: int, reading: RetentionContest
) -> bool:
    """The judge asks as a candidate who lost; on a proposition voters always may.

    pre: yes >= 0 and no >= 0
    post: _
    """
    ballot = facts(retention=retention, votes_for=yes, votes_against=no)
    treated = rules.treated(ballot, following(reading))
    voters, judge = rules.voters_ask(treated), rules.judge_asks(ballot, treated)
    race = retention and reading == RetentionContest.CANDIDATE_RACE
    return voters != race and judge == (race and no > yes) and (retention or voters)


@of(rules.covered, rules.total)
def only_two_narrow_readings_shut_a_proposition_out(
    special: bool, yes: int, no: int, elections: SpecialElection, none: ZeroVotes
) -> bool:
    """A special election, or no vote.

    pre: yes >= 0 and no >= 0
    post: _
    """
    election = Election.SPECIAL if special else Election.MUNICIPAL_PRIMARY
    ballot = facts(votes_for=yes, votes_against=no, election=election)
    out = (special and elections == SpecialElection.GENERAL_AND_PRIMARY_ONLY) or (
        max(yes, no) < 1 and none == ZeroVotes.NOTHING_TO_RECOUNT
    )
    found = rules.covered(ballot, rules.total(ballot), following(elections, none))
    return found == (not out)


@of(rules.base)
def only_a_judge_read_as_a_candidate_is_measured_on_yes_and_no(treated: Treated) -> bool:
    """By (3).

    post: _
    """
    return (rules.base(treated).name == "YES_AND_NO") == (treated.name == "RACE")


@of(rules.required, rules.total)
def a_majority_is_the_least_number_above_half(yes: int, no: int, num: int) -> bool:
    """One half, however it is written.

    pre: yes >= 0 and no >= 0 and num >= 1
    post: _
    """
    ballot = facts(votes_for=yes, votes_against=no, required_num=num, required_den=2 * num)
    found = rules.required(ballot, rules.total(ballot))
    return 2 * found > yes + no >= 2 * (found - 1)


@of(rules.required)
def another_share_is_reached_by_the_number_required_and_not_by_one_less(
    total: int, three_fifths: bool
) -> bool:
    """Three fifths and two thirds, multiplied out.

    pre: total >= 0
    post: _
    """
    num, den = (3, 5) if three_fifths else (2, 3)
    found = rules.required(facts(required_num=num, required_den=den), total)
    return den * found >= num * total > den * (found - 1)


@of(rules.measured_to_required, rules.margin, rules.difference)
def a_margin_is_between_the_sides_or_as_read_to_the_number_required(
    yes: int, no: int, required: int, two_thirds: bool, reading: SupermajorityMargin
) -> bool:
    """A majority is measured between the sides whatever the reading.

    pre: yes >= 0 and no >= 0 and required >= 0
    post: _
    """
    num, den = (2, 3) if two_thirds else (1, 2)
    ballot = facts(votes_for=yes, votes_against=no, required_num=num, required_den=den)
    to_required = rules.measured_to_required(ballot, following(reading))
    found = rules.margin(ballot, rules.difference(ballot), required, to_required)
    if two_thirds and reading == SupermajorityMargin.DISTANCE_TO_REQUIRED:
        return found >= 0 and found in (yes - required, required - yes)
    return found == max(yes, no) - min(yes, no)


@of(rules.has_margin, rules.difference)
def only_a_tie_may_have_no_margin(yes: int, no: int, reading: TiedProposition) -> bool:
    """By one reading.

    post: _
    """
    ballot = facts(votes_for=yes, votes_against=no)
    found = rules.has_margin(ballot, rules.difference(ballot), following(reading))
    return found == (yes > no or no > yes or reading == TiedProposition.TIE_IS_MARGIN_ZERO)


@of(rules.small, rules.within, rules.test, rules.limit, rules.provision, rules.has_margin)
def a_proposition_is_recounted_up_to_its_limit(
    yes: int,
    no: int,
    rounding: QuarterRounding,
    exception: SmallPropositionException,
    tie: TiedProposition,
) -> bool:
    """UT-T05, T06: a tie by reading and not where one vote displaces the share.

    pre: yes >= 0 and no >= 0
    post: _
    """
    ballot, choose = facts(votes_for=yes, votes_against=no), following(rounding, exception, tie)
    total, difference = yes + no, max(yes, no) - min(yes, no)
    small, has_margin = rules.small(total), rules.has_margin(ballot, difference, choose)
    test = rules.test(small, Treated.PROPOSITION, choose)
    within = rules.within(difference, total, choose)
    found = rules.provision(Treated.PROPOSITION, True, has_margin, difference, within, small, test)
    limit = rules.limit(total, small, test, choose)
    displaced = total < 401 and exception == SmallPropositionException.DISPLACING
    if yes == no:
        return (found is None) == (displaced or tie == TiedProposition.TIE_HAS_NO_MARGIN)
    return (found is not None) == (difference <= limit) and (
        (found == Provision.U7B) == (total < 401 and difference == 1)
    )


@of(rules.limit)
def the_limit_is_the_share_and_one_vote_at_least_up_to_400(total: int) -> bool:
    """Exactly, multiplied out.

    pre: total >= 0
    post: _
    """
    choose = following(QuarterRounding.EXACT_RATIONAL, SmallPropositionException.SUPPLEMENTING)
    small = rules.small(total)
    found = rules.limit(total, small, rules.test(small, Treated.PROPOSITION, choose), choose)
    if total < 800:
        return found == (0 if total == 0 and not small else 1)
    return 400 * found <= total < 400 * found + 400


@of(rules.judge_provision, rules.judge_asks, rules.test)
def a_judge_read_as_a_candidate_has_the_right_of_one(
    yes: int, no: int, rounding: QuarterRounding, exception: SmallRaceException
) -> bool:
    """(3): one vote, or what the share admits; and only who lost.

    pre: yes >= 0 and no >= 0
    post: _
    """
    ballot, choose = facts(votes_for=yes, votes_against=no), following(rounding, exception)
    total, margin = yes + no, abs(yes - no)
    small = rules.small(total)
    test = rules.test(small, Treated.RACE, choose)
    asks = rules.judge_asks(ballot, Treated.RACE)
    within = rules.within(margin, total, choose)
    found = rules.judge_provision(asks, True, margin, within, small, test)
    rounded_up = rounding == QuarterRounding.CEILING
    share = 400 * (margin - rounded_up) < total + (not rounded_up)
    return (found is not None) == (no > yes and (margin == 1 or share))


@of(rules.provision, rules.judge_provision)
def nobody_asks_where_the_section_does_not_reach(
    treated: Treated, covered: bool, difference: int, within: bool, small: bool
) -> bool:
    """Nor voters on a contest that is no proposition.

    post: _
    """
    test = PropositionTest.SHARE
    found = rules.provision(treated, covered, True, difference, within, small, test)
    judge = rules.judge_provision(treated == Treated.RACE, covered, difference, within, small, test)
    both = found is not None and judge is not None
    return (
        not both
        and (covered or (found is None and judge is None))
        and (treated != Treated.NOTHING or (found is None and judge is None))
    )


@of(rules.signers_counted, rules.enough, rules.signatures_needed)
def ten_persons_who_voted_are_enough_under_every_reading_and_nine_under_none(
    signers: int, voters: TenVoters, twice: DuplicateSigners
) -> bool:
    """Eleven are too many for one reading alone.

    pre: signers >= 0
    post: _
    """
    request = facts(
        signatures=signers, signers=signers, signers_voted=signers, signers_voted_on_it=signers
    )
    counted = rules.signers_counted(request, following(voters, twice))
    found = rules.enough(request, counted, following(voters))
    if signers > rules.signatures_needed():
        return found == (voters != TenVoters.EXACTLY_TEN)
    return found == (signers == 10)


@of(rules.signers_counted)
def nobody_counts_twice_unless_a_reading_says_so(
    signatures: int,
    signers: int,
    voted: int,
    on_it: int,
    voters: TenVoters,
    twice: DuplicateSigners,
) -> bool:
    """The least of the numbers that the readings ask for.

    pre: 0 <= signers <= signatures and 0 <= on_it <= voted <= signatures
    post: _
    """
    request = facts(
        signatures=signatures, signers=signers, signers_voted=voted, signers_voted_on_it=on_it
    )
    narrow = voters == TenVoters.TEN_WHO_VOTED_ON_THE_PROPOSITION
    bounds = [signatures, on_it if narrow else voted]
    if twice == DuplicateSigners.COUNT_DISTINCT_PERSONS:
        bounds.append(signers)
    return rules.signers_counted(request, following(voters, twice)) == min(bounds)


@of(rules.sufficient)
def a_judges_own_request_is_none_of_voters(day: int | None, by_judge: bool, enough: bool) -> bool:
    """Nor is one that was not filed.

    post: _
    """
    found = rules.sufficient(facts(filed_day=day, by_judge=by_judge), enough)
    return found == (None if by_judge or day is None else enough)


@of(rules.open, rules.deadline_limb)
def one_vote_has_the_limb_of_one_vote(provision: Provision | None, lapsed: bool) -> bool:
    """And a right is open while there is time.

    post: _
    """
    one_vote = rules.deadline_limb(provision) == DeadlineLimb.ONE_VOTE
    open = rules.open(provision, lapsed)
    return (
        one_vote == (provision == Provision.U7B)
        and open <= (not lapsed)
        and (open or lapsed or provision is None)
    )


@of(rules.outcome, rules.judge_open)
def only_a_request_in_time_under_an_open_right_requires_a_recount(
    open: bool,
    judge: bool,
    lapsed: bool,
    sufficient: bool | None,
    timely: bool | None,
    judge_timely: bool | None,
) -> bool:
    """Ten voters' or the judge's; a right alone makes it available.

    post: _
    """
    judge_open = rules.judge_open(Provision.U3A if judge else None, lapsed)
    found = rules.outcome(open, judge_open, sufficient, timely, judge_timely)
    voters_ask = [open, sufficient, timely].count(True) == 3
    judge_asks = [judge, not lapsed, judge_timely].count(True) == 3
    if voters_ask or judge_asks:
        return found == Outcome.REQUIRED
    nobody = not open and (lapsed or not judge)
    return found == (Outcome.NOT_AVAILABLE if nobody else Outcome.AVAILABLE)
