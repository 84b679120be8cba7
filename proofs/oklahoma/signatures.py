"""What 8-111(B) and (C) ask of the petition that voters sign."""

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, If, Iff, Implies, Not, Some, Term
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import PresenterSigning
from recountlaw.statutes.oklahoma.s8_111.from_2013.record import Paid

OKLAHOMA = "oklahoma.s8_111.from_2013"


def _total(x: Contest) -> Term:
    """The votes for and against."""
    return x.facts.votes_for + x.facts.votes_against


def _enough(signatures: Term, total: Term) -> Formula:
    """There are 150, or 1% of the total."""
    return Some(signatures >= 150, 100 * signatures >= total)


@theorem("OK-T02", c.B2, c.C2)
def signatures_needed_are_one_minimum() -> Claim:
    """Under the default readings, a petition needs the smaller number of 150 signatures and 1% of
    the votes for and against, rounded up."""
    issue = Contest(OKLAHOMA, "measure", under=())
    needed = issue.signatures_needed
    return Claim(
        issue,
        assume=[Not(issue.none("signatures_needed"))],
        conclude=All(_enough(needed, _total(issue)), Not(_enough(needed - 1, _total(issue)))),
    )


@theorem("OK-T02", c.B2, c.C2)
def signers_are_enough() -> Claim:
    """Under the default readings, a petition has enough signatures exactly if those of distinct
    persons, and those of registered voters who took part, are 150 or 1% of the votes."""
    issue = Contest(OKLAHOMA, "measure", under=())
    counted = If(
        issue.facts.signers <= issue.facts.signers_voted,
        issue.facts.signers,
        issue.facts.signers_voted,
    )
    return Claim(issue, conclude=Iff(issue.enough_signatures, _enough(counted, _total(issue))))


@theorem("OK-T04", c.B2, c.C2)
def signatures_needed_are_150_on_both_sides_of_the_split() -> Claim:
    """Under the default readings, 150 signatures are needed from a total of 14,901 votes on, the
    first total of 15,000 included."""
    issue = Contest(OKLAHOMA, "measure", under=())
    return Claim(
        issue,
        assume=[Not(issue.none("signatures_needed"))],
        conclude=Iff(issue.signatures_needed == 150, _total(issue) >= 14_901),
    )


@theorem("OK-T06", c.B1, c.B2, c.C1, c.C2)
def signatures_needed_reach_the_largest_margin() -> Claim:
    """However 1% is rounded, a petition needs at least as many signatures as the margin may have
    votes, if votes counted, votes cast and the votes that 1% is taken of are one number."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(
        issue,
        assume=[
            issue.votes_counted == issue.votes_cast,
            Implies(issue.few, issue.issue_total == issue.votes_cast),
            Not(issue.none("limit")),
            Not(issue.none("signatures_needed")),
        ],
        conclude=issue.signatures_needed >= issue.limit,
    )


@theorem("", c.B, c.B2, c.A1, c.A2)
def when_a_recount_of_a_question_must_be_held() -> Claim:
    """Under the default readings, once a petition comes with a cashier's check for what is due, a
    recount of a question must be held exactly if the question is close, the signatures are enough,
    and the petition names its precincts and came in time."""
    issue = Contest(OKLAHOMA, "measure", under=())
    facts = issue.facts
    return Claim(
        issue,
        assume=[
            facts.none("paid"),
            facts.none("at_day"),
            Not(facts.none("filed_day")),
            facts.instrument == Paid.CASHIERS_CHECK,
        ],
        conclude=Iff(
            issue.outcome == Outcome.REQUIRED,
            All(
                Not(issue.none("provision")),
                _enough(facts.signers, _total(issue)),
                _enough(facts.signers_voted, _total(issue)),
                facts.names_precincts,
                issue.timely,
            ),
        ),
    )


@finding("", c.B2)
def presenter_may_be_one_too_few() -> Claim:
    """Where the presenter comes on top of the signers, a petition with just the signatures needed
    falls short by the presenter's own."""
    issue = Contest(OKLAHOMA, "measure", under=(PresenterSigning.PRESENTER_EXTRA,))
    return Claim(
        issue,
        assume=[
            issue.facts.presenter_signed,
            _total(issue) >= 1,
            issue.facts.signers == issue.facts.signatures,
            issue.facts.signers_voted == issue.facts.signatures,
            _enough(issue.facts.signatures, _total(issue)),
        ],
        conclude=issue.enough_signatures,
        smallest=(_total(issue), issue.facts.signatures),
    )


if __name__ == "__main__":
    run_alone(__file__)
