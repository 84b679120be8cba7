"""The boundary between 14,999 and 15,000 votes in 8-111(B) and (C).

From 15,000 votes *counted* 150 votes are the limit; up to 14,999 votes *cast* it is 1% of them.
"""

import z3

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, If, Iff, Implies, Not, Some, Term
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import CountedOrCast

OKLAHOMA = "oklahoma.s8_111.from_2013"


def _total(x: Contest) -> Term:
    """The votes for and against."""
    return x.facts.votes_for + x.facts.votes_against


@theorem("OK-T04", c.B1, c.B2)
def caps_meet_where_the_paragraphs_meet() -> Claim:
    """Under the default readings, the largest margin is 149 votes at a total of 14,999 and 150 at
    15,000, and 150 signatures are needed at both."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[
            Some(_total(issue) == 14_999, _total(issue) == 15_000),
            Not(issue.none("limit")),
            Not(issue.none("signatures_needed")),
        ],
        conclude=All(
            issue.limit == If(_total(issue) == 15_000, 150, 149), issue.signatures_needed == 150
        ),
    )


@theorem("OK-T04", c.B1, c.B2)
def votes_for_and_against_reach_every_other_margin() -> Claim:
    """Under the default readings, for and against of an even total below 15,000 votes that have a
    recount are at most 148 votes apart: 149 is the limit from 14,900 votes, and only odd totals
    reach it."""
    issue = Contest(OKLAHOMA, "measure", under=())
    half = z3.Int("half of the votes")
    majority = All(issue.facts.required_num == 1, issue.facts.required_den == 2)
    return Claim(
        issue,
        assume=[majority, _total(issue) == 2 * half, _total(issue) < 15_000],
        conclude=Implies(Not(issue.none("provision")), issue.margin <= 148),
    )


@theorem("OK-T07", c.B1, c.B2, c.C1, c.C2)
def paragraphs_never_overlap_and_where_they_leave_a_gap() -> Claim:
    """In every reading the two paragraphs of (B), and of (C), never both apply, and neither does
    exactly if 14,999 votes or fewer are counted and 15,000 or more are cast."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(
        issue,
        conclude=All(
            Not(All(issue.many, issue.few)),
            Iff(
                Not(Some(issue.many, issue.few)),
                All(issue.votes_counted <= 14_999, issue.votes_cast >= 15_000),
            ),
        ),
    )


@theorem("OK-T07", c.B1, c.B2, c.C1, c.C2)
def no_gap_in_one_number() -> Claim:
    """Under the default readings some paragraph of (B), or of (C), applies to every total."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(issue, conclude=Some(issue.many, issue.few))


@theorem("", c.B, c.C)
def no_recount_in_the_gap() -> Claim:
    """In every reading an issue of which 14,999 votes or fewer count as counted and 15,000 or more
    as cast has no recount, whatever is filed."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(
        issue,
        assume=[issue.votes_counted <= 14_999, issue.votes_cast >= 15_000],
        conclude=issue.outcome == Outcome.NOT_AVAILABLE,
    )


@finding("OK-F01", c.B1, c.B2)
def two_numbers_leave_a_gap() -> Claim:
    """Where votes cast are taken to include rejected ones, no paragraph of (B) applies to an issue
    with 14,999 votes counted and 15,000 cast, however close it was."""
    issue = Contest(OKLAHOMA, "measure", under=(CountedOrCast.DISTINCT_NUMBERS,))
    counted = issue.facts.votes_for + issue.facts.votes_against
    return Claim(
        issue,
        assume=[
            issue.facts.required_num == 1,
            issue.facts.required_den == 2,
            Not(issue.facts.statewide),
            issue.facts.votes_counted == counted,
        ],
        conclude=Some(issue.many, issue.few),
        smallest=(
            issue.facts.votes_cast,
            issue.facts.votes_cast - issue.facts.votes_counted,
            issue.margin,
        ),
    )


if __name__ == "__main__":
    run_alone(__file__)
