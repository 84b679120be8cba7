"""Which questions 8-111(E) keeps from a recount."""

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Implies, Not
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import RetentionVote, StatewideScope
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import Bar

OKLAHOMA = "oklahoma.s8_111.from_2013"


@theorem("OK-T15", c.E)
def statewide_questions_are_never_recounted() -> Claim:
    """In every reading a question that the whole state votes on has no recount, at whatever margin
    and on whatever petition."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(
        issue,
        assume=[issue.facts.statewide],
        conclude=issue.outcome == Outcome.NOT_AVAILABLE,
    )


@theorem("", c.E)
def local_questions_are_not_barred_on_local_ballots() -> Claim:
    """In every reading (E) leaves alone a question that was on no statewide ballot."""
    issue = Contest(OKLAHOMA, "measure")
    return Claim(issue, assume=[Not(issue.facts.on_statewide_ballot)], conclude=Not(issue.barred))


@theorem("", c.B, c.E)
def a_judge_read_as_an_issue_has_no_recount() -> Claim:
    """Where the vote on keeping a judge is read as an issue, it has no recount in any reading of
    the rest."""
    race = Contest(OKLAHOMA, candidates={"votes": 2, "printed": 1, "withdrawn": 1})
    return Claim(
        race,
        assume=[race.facts.retention, race.reads(RetentionVote.ISSUE_BARRED_BY_E)],
        conclude=All(race.outcome == Outcome.NOT_AVAILABLE, race.bar == Bar.STATEWIDE),
    )


@finding("OK-F14", c.E)
def the_ballot_may_bar_a_local_question() -> Claim:
    """A local question that a majority approves loses its recount right by standing on the ballot
    of a statewide election, if (E) is read of every question of such a day."""
    whole_state = Contest(OKLAHOMA, "measure", label="whole state", under=())
    same_day = Contest(
        OKLAHOMA,
        "measure",
        label="same day",
        under=(StatewideScope.ANY_QUESTION_ON_STATEWIDE_ELECTION_DATE,),
        beside=whole_state,
        apart=(StatewideScope,),
    )
    facts = whole_state.facts
    return Claim(
        whole_state,
        same_day,
        assume=[
            Not(facts.statewide),
            facts.required_num == 1,
            facts.required_den == 2,
            facts.votes_against == facts.votes_for + 1,
        ],
        conclude=Implies(Not(whole_state.none("provision")), Not(same_day.none("provision"))),
        smallest=(facts.votes_for + facts.votes_against,),
    )


if __name__ == "__main__":
    run_alone(__file__)
