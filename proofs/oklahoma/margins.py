"""What 8-111(B) makes of margins: issues that a majority approves.

A is half of the votes, F the votes for; the two sides part |F - A| votes of a total of F + A.
"""

from collections.abc import Iterator

import z3

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, If, Iff, Implies, Not, Term
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c

OKLAHOMA = "oklahoma.s8_111.from_2013"


def _total(x: Contest) -> Term:
    """The votes for and against."""
    return x.facts.votes_for + x.facts.votes_against


def _apart(x: Contest) -> Term:
    """The votes between for and against."""
    more_for = x.facts.votes_for - x.facts.votes_against
    return If(more_for >= 0, more_for, -more_for)


def _by_majority(x: Contest) -> Formula:
    """More than one half approves."""
    return All(x.facts.required_num == 1, x.facts.required_den == 2)


def _right(x: Contest) -> Formula:
    """A paragraph authorizes a recount."""
    return Not(x.none("provision"))


def _reached(x: Contest) -> Formula:
    """The section reaches the issue, (E) does not bar it, and the side that lost or won may ask."""
    return All(x.covered, Not(x.barred), x.side_admits)


def _one_total(x: Contest) -> Formula:
    """Votes counted, votes cast, and what 1% is taken of, are one number."""
    return All(x.votes_counted == x.votes_cast, Implies(x.few, x.issue_total == x.votes_cast))


# -- the caps of 150 votes and of 1% ------------------------------------------------------------


@theorem("OK-T01", c.B1, c.B2)
def two_paragraphs_are_one_minimum() -> Claim:
    """Under the default readings, a local issue that a majority approves has a recount right
    exactly when for and against are at most 150 votes and at most 1% of their sum apart."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[_by_majority(issue), Not(issue.facts.statewide)],
        conclude=Iff(
            _right(issue), All(_apart(issue) <= 150, 100 * _apart(issue) <= _total(issue))
        ),
    )


@theorem("OK-T01", c.B1, c.B2, c.C1, c.C2)
def two_paragraphs_are_one_minimum_under_every_reading() -> Iterator[Claim]:
    """Wherever the section reaches an issue and its totals are one number, (B) and (C) authorize a
    recount exactly when the margin is at most 150 votes and at most 1%, however it is measured."""
    for num, den in ((1, 2), (3, 5), (2, 3)):
        issue = Contest(OKLAHOMA, "measure", free=("margin_times",))
        yield Claim(
            issue,
            assume=[
                issue.facts.required_num == num,
                issue.facts.required_den == den,
                _reached(issue),
                _one_total(issue),
            ],
            conclude=Iff(
                _right(issue),
                All(
                    issue.margin_times <= 150 * den,
                    100 * issue.margin_times <= den * issue.votes_cast,
                ),
            ),
            bound="approval by one half, 3/5 and 2/3",
        )


@theorem("", c.B1, c.B2, c.E)
def who_may_ask_for_a_recount_of_a_question() -> Claim:
    """Under the default readings, before anything is filed, a recount of an issue that a majority
    approves can be had exactly if the issue is local and the margin at most 150 votes and 1%."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[_by_majority(issue), issue.facts.none("filed_day"), issue.facts.none("at_day")],
        conclude=Iff(
            issue.outcome == Outcome.AVAILABLE,
            All(
                Not(issue.facts.statewide),
                _apart(issue) <= 150,
                100 * _apart(issue) <= _total(issue),
            ),
        ),
    )


@theorem("OK-T03", c.B1, c.B2)
def closer_and_larger_is_never_worse() -> Claim:
    """Under the default readings, what has a recount right by a majority keeps it when the margin
    shrinks and when the total grows."""
    one = Contest(OKLAHOMA, "measure", label="one", under=())
    other = Contest(OKLAHOMA, "measure", label="other", under=())
    return Claim(
        one,
        other,
        assume=[
            *(_by_majority(x) for x in (one, other)),
            Not(other.facts.statewide),
            _apart(other) <= _apart(one),
            _total(other) >= _total(one),
            _right(one),
        ],
        conclude=_right(other),
    )


@theorem("OK-T05", c.B2)
def below_100_votes_only_a_tie() -> Claim:
    """Under the default readings, with fewer than 100 votes a local issue that a majority approves
    has a recount right exactly if it is tied."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[_by_majority(issue), Not(issue.facts.statewide), _total(issue) < 100],
        conclude=Iff(_right(issue), _apart(issue) == 0),
    )


@theorem("OK-T05", c.B1, c.B2)
def one_vote_needs_100() -> Claim:
    """Under the default readings, a local issue that a majority approves and one vote decides has a
    recount right exactly if 100 votes or more were cast."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[_by_majority(issue), Not(issue.facts.statewide), _apart(issue) == 1],
        conclude=Iff(_right(issue), _total(issue) >= 100),
    )


@theorem("OK-T19", c.B1)
def how_many_results_are_close_enough_by_a_majority() -> Iterator[Claim]:
    """Under the default readings, of the results possible with a total of 15,000 or more (B) admits
    those from 75 votes below half to 75 above it, 151 if the total is even, else 150."""
    half = z3.Int("half of the votes, rounded up")
    for odd in (0, 1):
        issue = Contest(OKLAHOMA, "measure", under=())
        yield Claim(
            issue,
            assume=[
                _by_majority(issue),
                Not(issue.facts.statewide),
                _total(issue) >= 15_000,
                2 * half == _total(issue) + odd,
            ],
            conclude=Iff(
                _right(issue),
                All(half - 75 <= issue.facts.votes_for, issue.facts.votes_for <= half + 75 - odd),
            ),
        )


# -- what a voter might not expect --------------------------------------------------------------


@finding("OK-F02", c.B2)
def one_vote_is_not_always_close_enough() -> Claim:
    """An issue lost by a single vote has no recount right while fewer than 100 votes are cast."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[
            _by_majority(issue),
            Not(issue.facts.statewide),
            issue.facts.votes_against == issue.facts.votes_for + 1,
        ],
        conclude=_right(issue),
        smallest=(_total(issue),),
    )


@finding("OK-F03", c.B1, c.B2)
def relatively_closer_may_be_worse_off() -> Claim:
    """Of two issues the one that is closer in percent may have no recount right where the other,
    at exactly 1%, has one: above 15,000 votes the cap is a number and no share."""
    one = Contest(OKLAHOMA, "measure", label="one", under=())
    other = Contest(OKLAHOMA, "measure", label="other", under=())
    return Claim(
        one,
        other,
        assume=[
            *(_by_majority(x) for x in (one, other)),
            *(Not(x.facts.statewide) for x in (one, other)),
            _total(one) >= 1,
            100 * _apart(one) == _total(one),
            100 * _apart(other) < _total(other),
        ],
        conclude=Implies(_right(one), _right(other)),
        smallest=(_total(other), _apart(other), _total(one)),
    )


if __name__ == "__main__":
    run_alone(__file__)
