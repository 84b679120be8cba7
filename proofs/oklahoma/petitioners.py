"""Which candidates 8-111(A)(7) lets petition, and whom (A)(9) has them serve."""

from collections.abc import Iterator

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import Iff, Not, Some
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as c
from recountlaw.statutes.oklahoma.s8_111.from_2013.readings import ConstructiveSecretary, WhoMayFile
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import (
    Constructive,
    RaceOffice,
    RaceProvision,
    Server,
)

OKLAHOMA = "oklahoma.s8_111.from_2013"

JUDGE = {"votes": 2, "printed": 1, "withdrawn": 1}


@theorem("OK-T13", c.A7)
def a_printed_name_is_enough() -> Iterator[Claim]:
    """Under the default readings, a candidate may petition exactly if the ballot bore the name:
    whoever won, by whatever margin, and whoever withdrew."""
    for candidates in (1, 2, 3, 4):
        for who in range(candidates):
            race = Contest(OKLAHOMA, under=(), candidates=candidates)
            yield Claim(
                race,
                conclude=Iff(race[who].provision == RaceProvision.A7, race.facts.printed[who]),
                bound="1 to 4 candidates",
            )


@theorem("OK-T13", c.A7)
def a_recount_is_open_while_nothing_is_filed() -> Iterator[Claim]:
    """Under the default readings, before anything is filed, a recount of a race can be had exactly
    if some name was printed on the ballot."""
    for candidates in (1, 2, 3):
        race = Contest(OKLAHOMA, under=(), candidates=candidates)
        yield Claim(
            race,
            assume=[race.facts.none("filed_day"), race.facts.none("at_day")],
            conclude=Iff(race.outcome == Outcome.AVAILABLE, Some(*race.facts.printed)),
            bound="1 to 3 candidates",
        )


@theorem("OK-T13", c.A7)
def a_judge_may_petition_at_any_result() -> Claim:
    """Under the default readings, a judge on a yes/no ballot may petition at any result."""
    race = Contest(OKLAHOMA, under=(), candidates=JUDGE)
    return Claim(
        race,
        assume=[race.facts.retention],
        conclude=race[0].provision == RaceProvision.A7,
    )


@theorem("", c.A7)
def a_name_not_printed_is_never_enough() -> Iterator[Claim]:
    """In every reading a candidate whose name was not printed may not petition."""
    for candidates in (1, 2, 3):
        race = Contest(OKLAHOMA, candidates=candidates)
        yield Claim(
            race,
            assume=[Not(race.facts.printed[0])],
            conclude=race[0].none("provision"),
            bound="1 to 3 candidates",
        )


@finding("", c.A7)
def a_winner_may_petition() -> Claim:
    """The winner may petition too, unless only losers are meant."""
    race = Contest(OKLAHOMA, under=(), candidates=2)
    return Claim(
        race,
        assume=[Not(race[0].loses), race.office_total >= 1],
        conclude=race[0].none("provision"),
        smallest=(race.office_total,),
    )


@theorem("", c.A7)
def where_only_losers_may_the_winner_may_not() -> Iterator[Claim]:
    """Where only losers may petition, one who does not lose never may."""
    for candidates in (2, 3):
        race = Contest(OKLAHOMA, under=(WhoMayFile.PRINTED_LOSERS_ONLY,), candidates=candidates)
        yield Claim(
            race,
            assume=[Not(race[0].loses)],
            conclude=race[0].none("provision"),
            bound="2 and 3 candidates",
        )


# -- service ------------------------------------------------------------------------------------


@theorem("", c.A9B)
def no_sheriff_serves_in_a_race_for_sheriff() -> Claim:
    """In every reading copies are served in a race for sheriff, unless nobody opposes, by the
    county clerk, and in no other race."""
    race = Contest(OKLAHOMA)
    return Claim(
        race,
        assume=[Not(race.none("server"))],
        conclude=Iff(race.server == Server.COUNTY_CLERK, race.facts.sheriff),
    )


@finding("OK-F20", c.A9C)
def the_secretary_served_may_be_nobodys_agent() -> Claim:
    """If the appropriate secretary is that of the board with the petition, constructive service in
    a State Board contest is made on one whom the section makes nobody's agent."""
    race = Contest(OKLAHOMA, under=(ConstructiveSecretary.BOARD_WHERE_FILED,))
    return Claim(
        race,
        assume=[Not(race.none("constructive"))],
        conclude=race.constructive == Constructive.COUNTY_SECRETARY,
    )


@theorem("", c.A9C)
def agents_are_served_in_contests_of_a_county_board() -> Claim:
    """In every reading constructive service in a contest filed with a county board is made on a
    county secretary, whom the section makes everyone's agent."""
    race = Contest(OKLAHOMA)
    return Claim(
        race,
        assume=[
            Not(race.none("constructive")),
            race.filing_office == RaceOffice.COUNTY_SECRETARY,
        ],
        conclude=race.constructive == Constructive.COUNTY_SECRETARY,
    )


if __name__ == "__main__":
    run_alone(__file__)
