"""What 8-111(C) makes of margins: issues that need more than a majority, such as bonds at 60%.

R is the number required for approval, F the votes for; the margin lies between these two.
"""

from collections.abc import Iterator

import z3

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, If, Iff, Implies, Not, Term
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import RequiredNumber
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import IssueProvision

OKLAHOMA = "oklahoma.s8_111.from_2013"

SHARES = ((3, 5), (2, 3))


def _total(x: Contest) -> Term:
    """The votes for and against."""
    return x.facts.votes_for + x.facts.votes_against


def _away(one: Term, other: Term) -> Term:
    """How far two numbers are apart."""
    return If(one >= other, one - other, other - one)


def _needs(x: Contest, num: int, den: int) -> Formula:
    """So much of the votes approves."""
    return All(x.facts.required_num == num, x.facts.required_den == den)


def _right(x: Contest) -> Formula:
    """A paragraph authorizes a recount."""
    return Not(x.none("provision"))


def _rounded_and_exact(num: int, den: int) -> tuple[Contest, Contest, list[Formula]]:
    """One local issue, with R as a whole number and with R as the exact share."""
    rounded = Contest(OKLAHOMA, "measure", label="rounded", under=())
    exact = Contest(
        OKLAHOMA,
        "measure",
        label="exact",
        under=(RequiredNumber.EXACT_RATIONAL,),
        beside=rounded,
        apart=(RequiredNumber,),
    )
    return rounded, exact, [_needs(rounded, num, den), Not(rounded.facts.statewide)]


# -- the same caps, measured from the number required ------------------------------------------


@theorem("", c.C1, c.C2)
def margin_is_measured_from_the_number_required() -> Iterator[Claim]:
    """Under the default readings, a local issue that needs 3/5 or 2/3 has a recount right exactly
    if F is at most 150 votes and at most 1% of the total from the least number that approves."""
    required = z3.Int("R")
    for num, den in SHARES:
        issue = Contest(OKLAHOMA, "measure", under=())
        away = _away(required, issue.facts.votes_for)
        yield Claim(
            issue,
            assume=[
                _needs(issue, num, den),
                Not(issue.facts.statewide),
                den * required >= num * _total(issue),
                den * (required - 1) < num * _total(issue),
            ],
            conclude=Iff(_right(issue), All(away <= 150, 100 * away <= _total(issue))),
            bound="approval by 3/5 and by 2/3",
        )


@theorem("OK-T16", c.C1)
def fractions_do_not_matter_to_150_votes_below_the_number() -> Iterator[Claim]:
    """For an issue that failed, (C)(1) admits the same results whether the number required is
    rounded up to whole votes or taken with its fraction."""
    for num, den in SHARES:
        rounded, exact, alike = _rounded_and_exact(num, den)
        yield Claim(
            rounded,
            exact,
            assume=[*alike, rounded.many, Not(rounded.approved)],
            conclude=Iff(
                rounded.provision == IssueProvision.C1, exact.provision == IssueProvision.C1
            ),
            bound="approval by 3/5 and by 2/3",
        )


@theorem("OK-T17", c.B, c.C)
def half_the_margin_lies_between_the_votes_for_and_one_half() -> Claim:
    """Whatever the reading, the margin that (B) takes is twice the distance of F from half of the
    votes, so that a cap measured as (C) measures it would be twice as wide."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(
        issue,
        assume=[_needs(issue, 1, 2)],
        conclude=All(
            Not(issue.more_than_majority),
            issue.margin == _away(2 * issue.facts.votes_for, _total(issue)),
        ),
    )


@theorem("OK-T19", c.C1)
def how_many_results_are_close_enough_to_the_number() -> Claim:
    """Under the default readings, of the results possible with a total of 15,000 or more (C) admits
    301 for a local issue that needs 60%: from 150 votes below the number required to 150 above."""
    issue = Contest(OKLAHOMA, "measure", under=())
    required = z3.Int("R")
    return Claim(
        issue,
        assume=[
            _needs(issue, 3, 5),
            Not(issue.facts.statewide),
            _total(issue) >= 15_000,
            5 * required >= 3 * _total(issue),
            5 * (required - 1) < 3 * _total(issue),
        ],
        conclude=Iff(
            _right(issue),
            All(required - 150 <= issue.facts.votes_for, issue.facts.votes_for <= required + 150),
        ),
    )


# -- what a voter might not expect --------------------------------------------------------------


@finding("OK-F04", c.B2, c.C2)
def more_generous_to_sixty_percent_than_to_half() -> Claim:
    """Of two issues with one total, each equally many votes for away from approval or from one
    half, the one that needs 60% may have a recount right and the one that needs a majority none."""
    half = Contest(OKLAHOMA, "measure", label="one half", under=())
    sixty = Contest(OKLAHOMA, "measure", label="60%", under=())
    from_half = _away(2 * half.facts.votes_for, _total(half))
    from_required = _away(sixty.required, sixty.facts.votes_for)
    return Claim(
        half,
        sixty,
        assume=[
            _needs(half, 1, 2),
            _needs(sixty, 3, 5),
            *(Not(x.facts.statewide) for x in (half, sixty)),
            _total(half) == _total(sixty),
            Not(sixty.none("required")),
            from_half == 2 * from_required,
        ],
        conclude=Iff(_right(half), _right(sixty)),
        smallest=(_total(half), from_required),
    )


@finding("OK-F08", c.C1, c.C2)
def whole_votes_may_take_the_right_away() -> Claim:
    """An issue may lack a recount right since the number required is rounded up to whole votes,
    and have one if it is taken with its fraction."""
    rounded, exact, alike = _rounded_and_exact(3, 5)
    return Claim(
        rounded,
        exact,
        assume=alike,
        conclude=Implies(_right(exact), _right(rounded)),
        smallest=(_total(rounded), rounded.facts.votes_for),
    )


@finding("OK-F08", c.C1, c.C2)
def whole_votes_may_give_the_right() -> Claim:
    """An issue may have a recount right since the number required is rounded up to whole votes, and
    none if it is taken with its fraction."""
    rounded, exact, alike = _rounded_and_exact(3, 5)
    return Claim(
        rounded,
        exact,
        assume=alike,
        conclude=Implies(_right(rounded), _right(exact)),
        smallest=(_total(rounded), rounded.facts.votes_for),
    )


if __name__ == "__main__":
    run_alone(__file__)
