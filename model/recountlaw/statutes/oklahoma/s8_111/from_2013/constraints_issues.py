"""Okla. Stat. tit. 26, § 8-111(B), (C) and (E) as constraints: which issues are close enough."""

from recountlaw.relations import All, Case, Formula, If, Not, Said, Some, Sum, Term, Where, as_read

from .constraints_common import between
from .readings import (
    CountedOrCast,
    IssueTotal,
    MarginSides,
    RequiredNumber,
    StatewideScope,
    SupermajorityClass,
)
from .record_words import Bar, IssueBase, IssueProvision, MajorityTest, ShareTest


def votes_in_all(x: Case) -> Said:
    """(B): for and against."""
    return lambda v: v == Sum(x.facts.votes_for, x.facts.votes_against)


def barred(x: Case) -> Said:
    """(E): the whole state votes or, so read, it stands on the whole state's ballot."""
    f = x.facts
    shares_ballot = as_read(
        x,
        {
            StatewideScope.STATEWIDE_QUESTION: False,
            StatewideScope.ANY_QUESTION_ON_STATEWIDE_ELECTION_DATE: f.on_statewide_ballot,
        },
    )
    return Some(f.statewide, shares_ballot)


def more_than_majority(x: Case) -> Said:
    """(C): the share is above one half and, so read, the ballot tells."""
    f = x.facts
    told = as_read(
        x,
        {
            SupermajorityClass.BY_LEGAL_APPROVAL_SHARE: True,
            SupermajorityClass.BY_BALLOT_LABEL: f.ballot_says_share,
        },
    )
    return All(2 * f.required_num > f.required_den, told)


def _counted_as(x: Case, v: Term, distinct: Term) -> Formula:
    return as_read(
        x,
        {
            CountedOrCast.SAME_NUMBER: v == x.votes_in_all,
            CountedOrCast.DISTINCT_NUMBERS: v == distinct,
        },
    )


def votes_counted(x: Case) -> Said:
    """(B)(1): the valid votes, or those counted."""
    return lambda v: _counted_as(x, v, x.facts.votes_counted)


def votes_cast(x: Case) -> Said:
    """(B)(2): the valid votes, or those cast."""
    return lambda v: _counted_as(x, v, x.facts.votes_cast)


def many(x: Case) -> Said:
    """(B)(1), (C)(1): 15,000 counted."""
    return x.votes_counted >= 15_000


def few(x: Case) -> Said:
    """(B)(2), (C)(2): not 15,000 cast."""
    return x.votes_cast < 15_000


def _share(x: Case) -> Term:
    """`required_den` times the share of the votes, fractions and all."""
    return x.facts.required_num * x.votes_in_all


def _not_one_half(x: Case) -> Formula:
    return Not(2 * x.facts.required_num == x.facts.required_den)


def required(x: Case) -> Said:
    """(C)(1): the least whole number not below the share or, so read, above it."""
    den, share = x.facts.required_den, _share(x)

    def whole(v: Term) -> Formula:
        reaches = All(den * (v - 1) < share, share <= den * v)
        return as_read(
            x,
            {
                RequiredNumber.SMALLEST_APPROVING_INTEGER: reaches,
                RequiredNumber.EXACT_RATIONAL: reaches,
                RequiredNumber.STRICTLY_MORE_THAN_SHARE: All(
                    den * (v - 1) <= share, share < den * v
                ),
            },
        )

    return Where(_not_one_half(x), whole)


def required_times(x: Case) -> Said:
    """(C)(1): `required_den` times that number, or times the share itself."""
    den, share = x.facts.required_den, _share(x)

    def times(v: Term) -> Formula:
        of_whole = v == den * x.required
        return as_read(
            x,
            {
                RequiredNumber.SMALLEST_APPROVING_INTEGER: All(
                    of_whole, share <= v, v < share + den
                ),
                RequiredNumber.EXACT_RATIONAL: v == share,
                RequiredNumber.STRICTLY_MORE_THAN_SHARE: All(of_whole, share < v, v <= share + den),
            },
        )

    return Where(_not_one_half(x), times)


def approved(x: Case) -> Said:
    """(B): more are for than against, or as many as the law requires."""
    f = x.facts
    return Some(
        All(x.none("required_times"), f.votes_for > f.votes_against),
        All(Not(x.none("required_times")), f.required_den * f.votes_for >= x.required_times),
    )


def margin_times(x: Case) -> Said:
    """(B)(1), (C)(1): votes for and against apart, or votes for and votes required."""
    f = x.facts
    ours = f.required_den * f.votes_for
    theirs = If(x.more_than_majority, x.required_times, f.required_den * f.votes_against)
    return lambda v: between(v, ours, theirs)


def side_admits(x: Case) -> Said:
    """(B)(1): an approval may be too close as well, unless only failures count."""
    return as_read(
        x,
        {MarginSides.TWO_SIDED: True, MarginSides.ONLY_WHEN_FAILED: Not(x.approved)},
    )


def base(x: Case) -> Said:
    """(B)(2), (C)(2): votes or ballots."""
    votes = All(x.few, x.reads(IssueTotal.FOR_PLUS_AGAINST))
    ballots = All(x.few, x.reads(IssueTotal.BALLOTS_ON_ISSUE))
    majority = Not(x.more_than_majority)
    return {
        IssueBase.MAJORITY_VOTES: All(votes, majority),
        IssueBase.MAJORITY_BALLOTS: All(ballots, majority),
        IssueBase.SHARE_VOTES: All(votes, x.more_than_majority),
        IssueBase.SHARE_BALLOTS: All(ballots, x.more_than_majority),
    }


def issue_total(x: Case) -> Said:
    """(B)(2), (C)(2): the number of that base."""
    of_votes = x.base.is_in(IssueBase.MAJORITY_VOTES, IssueBase.SHARE_VOTES)
    return Where(
        Not(x.none("base")),
        lambda v: v == If(of_votes, x.votes_cast, x.facts.ballots_on_issue),
    )


def within_150(x: Case) -> Said:
    """(B)(1), (C)(1): 150 votes or fewer."""
    return x.margin_times <= 150 * x.facts.required_den


def within_1_percent(x: Case) -> Said:
    """(B)(2), (C)(2): a hundred such margins make up at most the whole."""
    told = Not(x.none("issue_total"))
    close = 100 * x.margin_times <= x.issue_total * x.facts.required_den
    return {True: All(told, close), False: All(told, Not(close))}


def _passes(x: Case) -> Formula:
    return Some(All(x.many, x.within_150), All(x.few, x.within_1_percent))


def margin(x: Case) -> Said:
    """(B)(1), (C)(1): whole votes, so rounded that they pass if and only if the margin does."""
    den, times = x.facts.required_den, x.margin_times
    return lambda v: If(
        _passes(x),
        All(den * v <= times, times < den * (v + 1)),
        All(den * (v - 1) < times, times <= den * v),
    )


def _paragraph(x: Case, first: Formula, second: Formula) -> dict[IssueProvision, Formula]:
    """The first or the second paragraph of (B) or of (C), each where its condition holds."""
    share = x.more_than_majority
    return {
        IssueProvision.B1: All(Not(share), x.many, first),
        IssueProvision.B2: All(Not(share), x.few, Not(x.many), second),
        IssueProvision.C1: All(share, x.many, first),
        IssueProvision.C2: All(share, x.few, Not(x.many), second),
    }


def limb(x: Case) -> Said:
    """(B), (C), (E): the bar, or else the paragraph for so many votes."""
    return {Bar.STATEWIDE: x.barred, **_paragraph(x, Not(x.barred), Not(x.barred))}


def test(x: Case) -> Said:
    """(B), (C): at most, in both classes."""
    return {
        MajorityTest.AT_MOST: Not(x.more_than_majority),
        ShareTest.AT_MOST: x.more_than_majority,
    }


def limit(x: Case) -> Said:
    """(B)(1) to (C)(2): 150, or the hundredth part without its fraction."""
    by_share = All(Not(x.many), Not(x.none("issue_total")))
    return Where(
        Some(x.many, by_share),
        lambda v: If(
            x.many,
            v == 150,
            All(100 * v <= x.issue_total, x.issue_total < 100 * (v + 1)),
        ),
    )


def provision(x: Case) -> Said:
    """(B), (C), (E): the paragraph that is met, if no bar and no side stands in its way."""
    free = All(x.covered, Not(x.barred), x.side_admits)
    return _paragraph(x, All(free, x.within_150), All(free, x.within_1_percent))


ISSUES = (
    votes_in_all,
    barred,
    more_than_majority,
    votes_counted,
    votes_cast,
    many,
    few,
    required,
    required_times,
    approved,
    margin_times,
    side_admits,
    base,
    issue_total,
    within_150,
    within_1_percent,
    margin,
    limb,
    test,
    limit,
    provision,
)
