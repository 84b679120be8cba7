"""What follows a recount under 20A-4-401(5)(b)(iv), (9)(a)(iv) and (11)."""

from collections.abc import Iterator

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, Enumeration, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, how_many
from recountlaw.rooms import RouteShape
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import DeclarationOrReport
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Extent
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_routes import (
    PROPOSITION_ROUTES,
    RACE_ROUTES,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import (
    Declare,
    DeclareTie,
    PropositionOffice,
    Report,
    Result,
)

UTAH = "utah.s20a_4_401.from_2025"


def _has_canvass_and_report(route: RouteShape) -> bool:
    sources = [duty.source for duty in route.duties]
    parts = [duty.part for duty in route.duties]
    canvass = all(clause in sources for clause in (c.U11A, c.U11B_I, c.U11B_II))
    return canvass and "official_result" in parts


@theorem("UT-T16", c.U11A, c.U11B, c.U11D)
def every_recount_ends_in_a_report_that_is_the_result() -> Iterator[Claim | Enumeration]:
    """Every recount, of a tie, of a request, of a proposition or of a judge's, is followed by a
    canvass and a report; and the report is the result, unless the declaration is read to bind."""
    routes = [("race", route) for route in RACE_ROUTES]
    routes += [("proposition", route) for route in PROPOSITION_ROUTES]
    yield Enumeration(
        cases=[
            (f"{subject}: {route.kind.value}", _has_canvass_and_report(route))
            for subject, route in routes
        ],
        bound="every kind of route",
    )
    for subject in ("candidates", "measure"):
        contest = Contest(UTAH, subject)
        yield Claim(
            contest,
            assume=[Not(contest.reads(DeclarationOrReport.DECLARATION_BINDS))],
            conclude=contest.official_result == Result.REPORT,
        )


@theorem("UT-T17", c.U5B_IV_A, c.U5B_IV_C)
def the_recount_of_a_single_office_ends_one_way() -> Iterator[Claim]:
    """The recount of a race for one place ends in the declaration of whoever has the most votes or
    of a tie, never of both: of any count one candidate has the most or several share it.

    Under one reading nobody is declared in a primary, unless there is a tie.
    """
    for candidates in (2, 3, 4):
        race = Contest(UTAH, candidates=candidates)
        leaders = how_many(votes == race.most for votes in race.facts.votes)
        yield Claim(
            race,
            assume=[race.facts.places == 1],
            conclude=All(
                race.declare.is_in(Declare.ELECTED, Declare.NOMINATED, Declare.NOTHING),
                Implies(race.declare == Declare.NOTHING, race.facts.primary),
                race.declare_tie == DeclareTie.TOP,
                leaders >= 1,
                Iff(race.tied_at_top, leaders >= 2),
            ),
            bound="2 to 4 candidates",
        )


@theorem("", c.U11C)
def which_recounts_have_a_separate_report() -> Claim:
    """The county canvassers send a separate report on a race exactly if more than one county votes
    on it."""
    race = Contest(UTAH)
    beyond = Not(race.facts.extent == Extent.ONE_COUNTY)
    return Claim(race, conclude=Iff(race.separate_report == Report.SEPARATE, beyond))


@finding("UT-F03", c.U8D, c.U11C)
def a_proposition_in_several_counties_has_no_separate_report() -> Claim:
    """A proposition of several counties is filed with the lieutenant governor, yet (11)(c) asks for
    no separate report to that office."""
    measure = Contest(UTAH, "measure", under=())
    return Claim(
        measure,
        assume=[Not(measure.none("provision")), measure.total >= 1],
        conclude=Implies(
            measure.proposition_office == PropositionOffice.LIEUTENANT_GOVERNOR,
            measure.proposition_report == Report.SEPARATE,
        ),
        smallest=(measure.total,),
    )


@finding("UT-F19", c.U5B_IV, c.U9A_IV, c.U11D)
def the_declaration_is_not_the_result() -> Iterator[Claim]:
    """What the officer declares is not the result: the canvassers' report is."""
    for subject in ("candidates", "measure"):
        contest = Contest(UTAH, subject, under=())
        no_write_ins = subject == "measure" or contest.facts.write_ins == 0
        yield Claim(
            contest,
            assume=[
                Not(contest.outcome == Outcome.NOT_AVAILABLE),
                contest.total >= 1,
                no_write_ins,
            ],
            conclude=contest.official_result == Result.DECLARATION,
            smallest=(contest.total,),
        )


if __name__ == "__main__":
    run_alone(__file__)
