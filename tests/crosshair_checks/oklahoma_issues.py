"""Contracts of Okla. Stat. tit. 26, § 8-111(B) to (E): paragraphs, margins, signatures."""

from recountlaw.moments import MIDNIGHT, Moment
from recountlaw.parts import Outcome
from recountlaw.statutes.oklahoma.s8_111.from_2013 import margins, rules_issues
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import (
    AppropriateBoard,
    CountedOrCast,
    IssueTotal,
    MarginSides,
    PresenterSigning,
    RequiredNumber,
    SignatureCount,
    SignatureRounding,
    StatewideScope,
    SupermajorityClass,
    VerificationClock,
)
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings_procedure import (
    FilingDeadline,
    ProperlyFiledClock,
    QuestionsDeadline,
)
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import (
    Bar,
    IssueBase,
    IssueOffice,
    IssueProvision,
    Order,
)
from recountlaw.statutes.shared_readings import DuplicateSigners, SpecialElection, ZeroVotes

from .writing import closed_from, facts, following, is_first_open, of

# -- which paragraph ----------------------------------------------------------------------------


@of(margins.votes_in_all, margins.votes_counted, margins.votes_cast, margins.many, margins.few)
def one_number_of_votes_is_under_one_paragraph_alone(votes_for: int, against: int) -> bool:
    """As long as *counted* and *cast* are one number, no total is left out and none is in both.

    pre: votes_for >= 0 and against >= 0
    post: _
    """
    issue = facts(votes_for=votes_for, votes_against=against)
    choose = following(CountedOrCast.SAME_NUMBER)
    total = margins.votes_in_all(issue)
    many = margins.many(margins.votes_counted(issue, total, choose))
    few = margins.few(margins.votes_cast(issue, total, choose))
    return many != few and many == (votes_for + against > 14_999)


@of(margins.votes_counted, margins.votes_cast, margins.many, margins.few)
def of_two_numbers_both_or_neither_paragraph_may_speak(counted: int, cast: int) -> bool:
    """Both where 15,000 are counted and fewer are cast, which cannot be; neither in the gap.

    pre: cast >= counted >= 0
    post: _
    """
    issue = facts(votes_counted=counted, votes_cast=cast)
    choose = following(CountedOrCast.DISTINCT_NUMBERS)
    many = margins.many(margins.votes_counted(issue, 0, choose))
    few = margins.few(margins.votes_cast(issue, 0, choose))
    neither = counted < 15_000 <= cast
    return not (many and few) and (many or few) == (not neither)


@of(margins.barred)
def a_question_of_the_whole_state_is_barred_and_another_by_one_reading_alone(
    statewide: bool, on_statewide_ballot: bool, scope: StatewideScope
) -> bool:
    """(E).

    post: _
    """
    issue = facts(statewide=statewide, on_statewide_ballot=on_statewide_ballot)
    widest = scope == StatewideScope.ANY_QUESTION_ON_STATEWIDE_ELECTION_DATE
    return margins.barred(issue, following(scope)) == (
        statewide or (on_statewide_ballot and widest)
    )


@of(margins.covered)
def an_ordinary_election_with_a_vote_needs_no_reading(special: bool) -> bool:
    """And a special one is reached by the default.

    post: _
    """
    issue = facts(special=special, some_votes=True)
    default = following(SpecialElection.EVERY_ELECTION) if special else following()
    return margins.covered(issue, default)


@of(margins.covered)
def no_vote_at_all_is_left_out_by_one_reading(zero: ZeroVotes) -> bool:
    """The other takes the words as they stand.

    post: _
    """
    issue = facts(special=False, some_votes=False)
    return margins.covered(issue, following(zero)) == (zero == ZeroVotes.LITERAL)


@of(margins.more_than_majority)
def one_half_is_no_more_than_a_majority(num: int, den: int, kind: SupermajorityClass) -> bool:
    """By neither reading, and three fifths is by the default.

    pre: 0 < num < den
    post: _
    """
    issue = facts(required_num=num, required_den=den, ballot_says_share=False)
    more = margins.more_than_majority(issue, following(kind))
    return more == (num + num > den and kind == SupermajorityClass.BY_LEGAL_APPROVAL_SHARE)


@of(margins.limb, margins.test)
def many_and_few_divide_what_is_not_barred(
    barred: bool, more_than_majority: bool, many: bool
) -> bool:
    """One paragraph each of (B) and of (C).

    post: _
    """
    found = margins.limb(barred, more_than_majority, many, not many)
    if barred:
        return found == Bar.STATEWIDE
    of_b = found == IssueProvision.B1 or found == IssueProvision.B2
    first = found == IssueProvision.B1 or found == IssueProvision.C1
    return of_b == (not more_than_majority) and first == many


# -- margins ------------------------------------------------------------------------------------


@of(margins.margin_times, margins.within_150, margins.margin)
def of_a_majority_150_votes_are_within_and_151_are_not(
    votes_for: int, against: int, within_1_percent: bool
) -> bool:
    """From 15,000 votes on; the margin shown is the difference.

    pre: votes_for >= 0 and against >= 0
    post: _
    """
    issue = facts(votes_for=votes_for, votes_against=against, required_num=1, required_den=2)
    times = margins.margin_times(issue, False, None)
    within = margins.within_150(issue, times)
    shown = margins.margin(issue, True, False, times, within, within_1_percent)
    apart = votes_for - against
    return within == (-150 <= apart <= 150) and shown == max(apart, -apart)


@of(margins.within_1_percent, margins.limit)
def under_paragraph_two_the_limit_is_the_largest_margin_within(margin: int, total: int) -> bool:
    """Of a majority, where the margin is whole.

    pre: 0 <= margin <= total <= 14_999
    post: _
    """
    issue = facts(required_den=2)
    within = margins.within_1_percent(issue, 2 * margin, total)
    limit = margins.limit(False, total)
    return limit is not None and within == (margin <= limit) and 100 * limit <= total


@of(margins.limit)
def at_the_boundary_the_limit_goes_from_149_to_150(many: bool) -> bool:
    """OK-T01.

    post: _
    """
    return margins.limit(many, 14_999) == (150 if many else 149)


@of(margins.required, margins.required_times, margins.approved)
def the_number_required_is_the_least_that_approves(votes_for: int, total: int) -> bool:
    """Three fifths, by the reading that rounds up.

    pre: 0 <= votes_for <= total
    post: _
    """
    issue = facts(required_num=3, required_den=5, votes_for=votes_for)
    choose = following(RequiredNumber.SMALLEST_APPROVING_INTEGER)
    needed = margins.required(issue, total, choose)
    if needed is None:
        return False
    approved = margins.approved(issue, total, margins.required_times(issue, total, needed, choose))
    least = 5 * needed >= 3 * total > 5 * (needed - 1)
    return least and approved == (votes_for >= needed) == (5 * votes_for >= 3 * total)


@of(margins.required, margins.required_times, margins.approved)
def the_strict_reading_needs_one_more_where_the_share_is_whole(total: int) -> bool:
    """And else the same number.

    pre: total >= 0
    post: _
    """
    issue = facts(required_num=2, required_den=3)
    strict = following(RequiredNumber.STRICTLY_MORE_THAN_SHARE)
    plain = following(RequiredNumber.SMALLEST_APPROVING_INTEGER)
    more, needed = margins.required(issue, total, strict), margins.required(issue, total, plain)
    if more is None or needed is None:
        return False
    return more - needed == (1 if (2 * total) % 3 == 0 else 0)


@of(margins.approved, margins.required)
def a_majority_is_more_than_half(votes_for: int, against: int) -> bool:
    """Equal votes do not approve, and no number is required.

    pre: votes_for >= 0 and against >= 0
    post: _
    """
    issue = facts(votes_for=votes_for, votes_against=against, required_num=1, required_den=2)
    total = margins.votes_in_all(issue)
    none = margins.required(issue, total, following()) is None
    return none and margins.approved(issue, total, None) == (votes_for > against)


@of(margins.margin_times, margins.margin)
def a_margin_to_a_share_is_rounded_so_that_it_tells_whether_it_is_within(
    votes_for: int, total: int, within: bool
) -> bool:
    """Down where the test is met, up where it is not, and by less than a vote.

    pre: 0 <= votes_for <= total
    post: _
    """
    issue = facts(required_num=3, required_den=5, votes_for=votes_for)
    times = margins.margin_times(issue, True, 3 * total)
    shown = margins.margin(issue, True, False, times, within, None)
    if within:
        return 5 * shown <= times < 5 * (shown + 1)
    return 5 * (shown - 1) < times <= 5 * shown


@of(margins.side_admits)
def only_an_approved_issue_asks_on_which_side_it_is(approved: bool, sides: MarginSides) -> bool:
    """One that failed may always be recounted.

    post: _
    """
    choose = following(sides) if approved else following()
    out = approved and sides == MarginSides.ONLY_WHEN_FAILED
    return margins.side_admits(approved, choose) == (not out)


@of(margins.base, margins.issue_total)
def the_one_percent_is_of_votes_or_of_ballots(
    more_than_majority: bool, total: IssueTotal, votes: int, ballots: int
) -> bool:
    """By the reading, whatever approves; and of nothing where paragraph 2 is silent.

    post: _
    """
    choose = following(total)
    base = margins.base(True, more_than_majority, choose)
    if base is None or margins.base(False, more_than_majority, following()) is not None:
        return False
    share = base == IssueBase.SHARE_VOTES or base == IssueBase.SHARE_BALLOTS
    found = margins.issue_total(facts(ballots_on_issue=ballots), base, votes)
    wanted = votes if total == IssueTotal.FOR_PLUS_AGAINST else ballots
    return share == more_than_majority and found == wanted


@of(margins.provision, margins.limb)
def a_provision_is_the_paragraph_tested_with_every_condition_met(
    covered: bool, barred: bool, side: bool, more: bool, many: bool, in_150: bool, in_1: bool
) -> bool:
    """And nothing else.

    post: _
    """
    few = not many
    found = margins.provision(covered, barred, side, more, many, few, in_150, in_1)
    met = covered and side and not barred and (in_150 if many else in_1)
    tested = margins.limb(barred, more, many, few)
    return found == tested if met else found is None


# -- who signs ----------------------------------------------------------------------------------


@of(rules_issues.signatures_needed)
def one_percent_by_the_default_is_the_least_number_that_reaches_it(cast: int) -> bool:
    """At 14,999 votes it is 150, as at 15,000.

    pre: 0 <= cast <= 14_999
    post: _
    """
    choose = following(SignatureRounding.AT_LEAST_EXACT)
    needed = rules_issues.signatures_needed(False, True, cast, choose)
    if needed is None:
        return False
    return 100 * needed >= cast > 100 * (needed - 1) and needed <= 150


@of(rules_issues.signatures_needed)
def readings_of_one_percent_lie_within_one_signature(cast: int) -> bool:
    """Down, to the nearest, up; never in another order.

    pre: 0 <= cast <= 14_999
    post: _
    """
    down, nearest, up = (
        rules_issues.signatures_needed(False, True, cast, following(reading))
        for reading in (
            SignatureRounding.ROUND_DOWN,
            SignatureRounding.ROUND_NEAREST,
            SignatureRounding.AT_LEAST_EXACT,
        )
    )
    if down is None or nearest is None or up is None:
        return False
    return down <= nearest <= up <= down + 1


@of(rules_issues.signatures_needed)
def in_neither_paragraph_no_number_is_needed(cast: int, rounding: SignatureRounding) -> bool:
    """And from 15,000 votes counted it is 150, without a question.

    pre: cast >= 0
    post: _
    """
    silent = rules_issues.signatures_needed(False, False, cast, following(rounding))
    return silent is None and rules_issues.signatures_needed(True, False, cast, following()) == 150


@of(rules_issues.signers_counted)
def one_who_signs_twice_counts_once_and_never_more_than_voted(
    signatures: int, signers: int, voted: int
) -> bool:
    """By the default of both questions.

    pre: 0 <= voted <= signatures and 0 <= signers <= signatures
    post: _
    """
    petition = facts(
        signatures=signatures, signers=signers, signers_voted=voted, presenter_signed=True
    )
    choose = following(
        DuplicateSigners.COUNT_DISTINCT_PERSONS, PresenterSigning.PRESENTER_MAY_BE_A_SIGNER
    )
    return rules_issues.signers_counted(petition, choose) == min(voted, signers)


@of(rules_issues.signers_counted)
def a_presenter_on_top_takes_away_a_signer_of_those_who_signed(voted: int) -> bool:
    """If there is one.

    pre: voted >= 0
    post: _
    """
    petition = facts(signatures=voted, signers=voted, signers_voted=voted, presenter_signed=True)
    choose = following(PresenterSigning.PRESENTER_EXTRA)
    return rules_issues.signers_counted(petition, choose) == max(voted - 1, 0)


@of(rules_issues.enough_signatures)
def exactly_150_are_enough_by_both_readings_and_151_by_one(
    signers: int, count: SignatureCount
) -> bool:
    """From 15,000 votes counted.

    pre: signers >= 150
    post: _
    """
    enough = rules_issues.enough_signatures(True, 150, signers, following(count))
    return enough == (signers == 150 or count == SignatureCount.AT_LEAST_150)


@of(rules_issues.enough_signatures)
def under_paragraph_two_enough_is_as_many_as_are_needed(needed: int, signers: int) -> bool:
    """And no question is asked.

    post: _
    """
    return rules_issues.enough_signatures(False, needed, signers, following()) == (
        signers - needed > -1
    )


@of(rules_issues.presenter_proper)
def a_presenter_who_has_not_signed_is_improper_by_one_reading(
    signed: bool, reading: PresenterSigning
) -> bool:
    """One who has signed is proper without a question.

    post: _
    """
    choose = following() if signed else following(reading)
    found = rules_issues.presenter_proper(facts(presenter_signed=signed), choose)
    return found == (signed or reading != PresenterSigning.PRESENTER_MUST_SIGN)


@of(rules_issues.proper, rules_issues.filed)
def a_petition_is_proper_only_with_every_part_in_order(
    contents: bool, presenter: bool, enough: bool | None, deposit: bool
) -> bool:
    """Nothing is proper that is not filed.

    post: _
    """
    none = rules_issues.proper(
        rules_issues.filed(facts(filed_day=None)), None, presenter, enough, None
    )
    found = rules_issues.proper(
        rules_issues.filed(facts(filed_day=1)), contents, presenter, enough, deposit
    )
    faults = [not contents, not presenter, not enough, not deposit]
    return none is None and found == (not any(faults))


# -- what follows -------------------------------------------------------------------------------


@of(rules_issues.filing_office)
def in_one_county_its_board_has_charge(counties: int, board: AppropriateBoard) -> bool:
    """In more the reading says which.

    pre: counties >= 1
    post: _
    """
    issue = facts(counties_voted=counties)
    if counties == 1:
        return rules_issues.filing_office(issue, following()) == IssueOffice.COUNTY_IN_CHARGE
    charge = board == AppropriateBoard.COUNTY_ADMINISTERING_THE_ELECTION
    found = rules_issues.filing_office(issue, following(board))
    return (found == IssueOffice.COUNTY_IN_CHARGE) == charge


@of(rules_issues.deadline)
def without_a_rule_for_questions_there_is_no_last_day(
    friday: int, time: FilingDeadline, questions: QuestionsDeadline
) -> bool:
    """The Friday at five, if no day is closed.

    post: _
    """

    def never(day: int) -> bool:
        return False

    choose = following(time, questions)
    found = rules_issues.deadline(friday, never, never, choose)
    has = time == FilingDeadline.IMPORT_8_109 and questions == QuestionsDeadline.QUESTIONS_TOO
    return found == Moment(friday, 17 * 60) if has else found is None


@of(rules_issues.found_day)
def the_24_hours_end_on_the_first_open_day_after_the_filing(
    filed: int, a: bool, b: bool, c: bool, d: bool
) -> bool:
    """With at most four closed days in a row.

    post: _
    """
    closed = closed_from(filed + 1, a, b, c, d)
    found = rules_issues.found_day(facts(filed_day=filed), closed)
    return found is not None and is_first_open(found, filed + 1, closed)


@of(rules_issues.verify_by)
def the_hour_is_that_of_the_filing_or_the_end_of_the_day(
    filed: int, found: int, minute: int, shut: bool, clock: VerificationClock
) -> bool:
    """None of the hours runs on a closed day.

    pre: 0 <= minute < 1440 and found > filed
    post: _
    """
    petition = facts(filed_day=filed, filed_clock=minute)
    choose = following() if shut else following(clock)
    last = rules_issues.verify_by(petition, found, closed_from(filed, shut), choose)
    runs = not shut and clock == VerificationClock.STOPPED_CLOCK
    return last is not None and last.day == found and last.minute == (minute if runs else MIDNIGHT)


@of(rules_issues.clock_from)
def days_run_from_the_filing_or_from_the_finding(
    filed: int, found: int, clock: ProperlyFiledClock
) -> bool:
    """By the reading.

    post: _
    """
    day = rules_issues.clock_from(facts(filed_day=filed), Order.BEGIN, found, following(clock))
    return day == (filed if clock == ProperlyFiledClock.DATE_OF_FILING else found)


@of(rules_issues.outcome)
def what_is_not_open_is_not_available_whatever_is_filed(
    open: bool, timely: bool, proper: bool
) -> bool:
    """And a recount is required by a petition in time and in order alone.

    post: _
    """
    found = rules_issues.outcome(open, timely, proper)
    if (found == Outcome.NOT_AVAILABLE) == open:
        return False
    return (found == Outcome.REQUIRED) == all((open, timely, proper))
