"""From a case to the facts that the rules of section 12 of the Arden Code see."""

from recountlaw.case import Case
from recountlaw.contest import CandidateContest
from recountlaw.doors import ballots_in_contest, day, filing, moment, petitioner
from recountlaw.missing import Count, Missing
from recountlaw.rooms import Facts

from .record import Race

COUNTIES_OF_ARDEN = 12


def race(case: Case) -> Facts:
    """The facts of a race between candidates."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    if case.counties is None:
        missing["counties"] = Count(1, COUNTIES_OF_ARDEN)
    filed_day, filed_minute = filing(case, missing)
    at_day, at_minute = moment(case.at)
    facts = Race(
        votes=tuple(candidate.votes for candidate in contest.candidates),
        write_ins=contest.write_ins,
        seats=contest.seats,
        counties=case.counties or 1,
        ballots_in_contest=ballots_in_contest(case, missing),
        canvass_day=day(case.canvass.county, "canvass_day", missing),
        petitioner=petitioner(case, assumed),
        filed_day=filed_day,
        filed_minute=filed_minute,
        at_day=at_day,
        at_minute=at_minute,
    )
    return Facts(facts, missing, tuple(assumed))
