"""Okla. Stat. tit. 26, § 8-111(B), (C) and (E) as rules: which paragraph authorizes a recount.

Only issues have these parts.
"""

from recountlaw.parts import cites
from recountlaw.readings import Choose

from . import clauses as c
from . import procedure
from .readings import (
    CountedOrCast,
    IssueTotal,
    MarginSides,
    RequiredNumber,
    StatewideScope,
    SupermajorityClass,
)
from .record import Issue
from .record_words import Bar, IssueBase, IssueProvision, MajorityTest, ShareTest

MANY = 15_000
"""(B)(1) and (C)(1): that many votes counted, or more."""

FEW = 14_999
"""(B)(2) and (C)(2): that many votes cast, or fewer."""

ONE_HUNDRED_FIFTY = 150
"""(B)(1) and (C)(1): the largest margin, in votes."""


@cites(c.B)
def votes_in_all(facts: Issue) -> int:
    """Votes for and against."""
    return facts.votes_for + facts.votes_against


@cites(c.B)
def covered(facts: Issue, choose: Choose) -> bool:
    """Whether the section reaches this issue at all."""
    return procedure.reached(facts.special, facts.some_votes, choose)


@cites(c.E)
def barred(facts: Issue, choose: Choose) -> bool:
    """Whether (E) bars a recount, as of any statewide election."""
    if facts.statewide:
        return True
    if not facts.on_statewide_ballot:
        return False
    match choose(StatewideScope):
        case StatewideScope.STATEWIDE_QUESTION:
            return False
        case StatewideScope.ANY_QUESTION_ON_STATEWIDE_ELECTION_DATE:
            return True


@cites(c.B, c.C)
def more_than_majority(facts: Issue, choose: Choose) -> bool:
    """Whether approval takes more than a majority, so that (C) applies and not (B)."""
    if 2 * facts.required_num <= facts.required_den:
        return False
    match choose(SupermajorityClass):
        case SupermajorityClass.BY_LEGAL_APPROVAL_SHARE:
            return True
        case SupermajorityClass.BY_BALLOT_LABEL:
            return facts.ballot_says_share


@cites(c.B1, c.C1)
def votes_counted(facts: Issue, votes_in_all: int, choose: Choose) -> int:
    """The votes counted for and against."""
    match choose(CountedOrCast):
        case CountedOrCast.SAME_NUMBER:
            return votes_in_all
        case CountedOrCast.DISTINCT_NUMBERS:
            return facts.votes_counted


@cites(c.B2, c.C2)
def votes_cast(facts: Issue, votes_in_all: int, choose: Choose) -> int:
    """The votes cast for and against."""
    match choose(CountedOrCast):
        case CountedOrCast.SAME_NUMBER:
            return votes_in_all
        case CountedOrCast.DISTINCT_NUMBERS:
            return facts.votes_cast


@cites(c.B1, c.C1)
def many(votes_counted: int) -> bool:
    """Whether paragraph 1 speaks: 15,000 votes or more are counted."""
    return votes_counted >= MANY


@cites(c.B2, c.C2)
def few(votes_cast: int) -> bool:
    """Whether paragraph 2 speaks: 14,999 votes or fewer are cast."""
    return votes_cast <= FEW


@cites(c.C1, c.C2)
def required(facts: Issue, votes_in_all: int, choose: Choose) -> int | None:
    """The number of votes required for approval; None for one half."""
    if 2 * facts.required_num == facts.required_den:
        return None
    exact = facts.required_num * votes_in_all
    match choose(RequiredNumber):
        case RequiredNumber.SMALLEST_APPROVING_INTEGER:
            return _rounded_up(exact, facts.required_den)
        case RequiredNumber.EXACT_RATIONAL:
            return _rounded_up(exact, facts.required_den)
        case RequiredNumber.STRICTLY_MORE_THAN_SHARE:
            return _rounded_up(exact + 1, facts.required_den)


def _rounded_up(times: int, den: int) -> int:
    return (times + den - 1) // den  # exact: den is of the share that the law fixes, never zero


@cites(c.C1, c.C2)
def required_times(facts: Issue, votes_in_all: int, required: int, choose: Choose) -> int:
    """That number times the denominator of its share, or the share itself times it."""
    match choose(RequiredNumber):
        case RequiredNumber.SMALLEST_APPROVING_INTEGER:
            return facts.required_den * required
        case RequiredNumber.EXACT_RATIONAL:
            return facts.required_num * votes_in_all
        case RequiredNumber.STRICTLY_MORE_THAN_SHARE:
            return facts.required_den * required


@cites(c.B, c.C)
def approved(facts: Issue, votes_in_all: int, required_times: int | None) -> bool:
    """Whether the issue is approved: by more than half, or by the share."""
    if required_times is None:
        return 2 * facts.votes_for > votes_in_all
    return facts.required_den * facts.votes_for >= required_times


@cites(c.B1, c.B2, c.C1, c.C2)
def margin_times(facts: Issue, more_than_majority: bool, required_times: int | None) -> int:
    """The margin of votes, times the denominator of the share."""
    if not more_than_majority or required_times is None:
        return facts.required_den * abs(facts.votes_for - facts.votes_against)
    return abs(required_times - facts.required_den * facts.votes_for)


@cites(c.B1, c.C1)
def side_admits(approved: bool, choose: Choose) -> bool:
    """Whether a margin on this side counts."""
    if not approved:
        return True
    match choose(MarginSides):
        case MarginSides.TWO_SIDED:
            return True
        case MarginSides.ONLY_WHEN_FAILED:
            return False


@cites(c.B2, c.C2)
def base(few: bool, more_than_majority: bool, choose: Choose) -> IssueBase | None:
    """What the 1% of paragraph 2 is a part of; None where it does not speak."""
    if not few:
        return None
    match choose(IssueTotal):
        case IssueTotal.FOR_PLUS_AGAINST:
            return IssueBase.SHARE_VOTES if more_than_majority else IssueBase.MAJORITY_VOTES
        case IssueTotal.BALLOTS_ON_ISSUE:
            return IssueBase.SHARE_BALLOTS if more_than_majority else IssueBase.MAJORITY_BALLOTS


@cites(c.B2, c.C2)
def issue_total(facts: Issue, base: IssueBase, votes_cast: int) -> int:
    """The number of which it is 1%."""
    match base:
        case IssueBase.MAJORITY_VOTES | IssueBase.SHARE_VOTES:
            return votes_cast
        case IssueBase.MAJORITY_BALLOTS | IssueBase.SHARE_BALLOTS:
            return facts.ballots_on_issue


@cites(c.B1, c.C1)
def within_150(facts: Issue, margin_times: int) -> bool:
    """The margin is 150 votes or less."""
    return margin_times <= ONE_HUNDRED_FIFTY * facts.required_den


@cites(c.B2, c.C2)
def within_1_percent(facts: Issue, margin_times: int, issue_total: int) -> bool:
    """The margin is 1% or less."""
    return 100 * margin_times <= issue_total * facts.required_den


@cites(c.B1, c.B2, c.C1, c.C2)
def margin(
    facts: Issue,
    many: bool,
    few: bool,
    margin_times: int,
    within_150: bool,
    within_1_percent: bool | None,
) -> int:
    """The margin in whole votes: down where it is within the limit, else up, so as not to seem
    beyond the limit where the test is met, or within it where it is not."""
    if (many and within_150) or (few and within_1_percent):
        return _rounded_up(margin_times + 1, facts.required_den) - 1
    return _rounded_up(margin_times, facts.required_den)


@cites(c.B1, c.B2, c.C1, c.C2, c.E)
def limb(
    barred: bool, more_than_majority: bool, many: bool, few: bool
) -> IssueProvision | Bar | None:
    """The paragraph that is tested, passed or not; None where none speaks."""
    if barred:
        return Bar.STATEWIDE
    if many:
        return IssueProvision.C1 if more_than_majority else IssueProvision.B1
    if few:
        return IssueProvision.C2 if more_than_majority else IssueProvision.B2
    return None


@cites(c.B, c.C)
def test(more_than_majority: bool) -> MajorityTest | ShareTest:
    """The comparison that decides."""
    return ShareTest.AT_MOST if more_than_majority else MajorityTest.AT_MOST


@cites(c.B1, c.B2, c.C1, c.C2)
def limit(many: bool, issue_total: int | None) -> int | None:
    """The largest whole margin that qualifies; None where neither paragraph speaks."""
    if many:
        return ONE_HUNDRED_FIFTY
    if issue_total is None:
        return None
    return issue_total // 100


@cites(c.B1, c.B2, c.C1, c.C2, c.E)
def provision(
    covered: bool,
    barred: bool,
    side_admits: bool,
    more_than_majority: bool,
    many: bool,
    few: bool,
    within_150: bool,
    within_1_percent: bool | None,
) -> IssueProvision | None:
    """The paragraph that authorizes a recount, if any."""
    if barred or not covered or not side_admits:
        return None
    if many and within_150:
        return IssueProvision.C1 if more_than_majority else IssueProvision.B1
    if few and within_1_percent:
        return IssueProvision.C2 if more_than_majority else IssueProvision.B2
    return None
