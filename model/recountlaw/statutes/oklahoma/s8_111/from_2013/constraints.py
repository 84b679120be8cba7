"""Okla. Stat. tit. 26, § 8-111 as constraints: both subjects, told a second time.

The files beside this one have the relations: `constraints_deposits` and `constraints_filing` those
of both subjects, `constraints_places`, `constraints_candidates` and `constraints_service` those of
a race, `constraints_issues` and `constraints_voters` those of an issue.
"""

from recountlaw.relations import All, Case, Not, Said, Sizes, as_read, relations
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from . import constraints_candidates as candidates
from . import constraints_filing as filing
from . import constraints_voters as voters
from .constraints_deposits import SHARED_DEPOSITS
from .constraints_issues import ISSUES
from .constraints_places import PLACES
from .constraints_service import SERVICE


def covered(x: Case) -> Said:
    """Special elections and those where nobody voted are reached, unless read otherwise."""
    special = as_read(
        x,
        {
            SpecialElection.EVERY_ELECTION: True,
            SpecialElection.GENERAL_AND_PRIMARY_ONLY: Not(x.facts.special),
        },
    )
    empty = as_read(
        x,
        {ZeroVotes.LITERAL: True, ZeroVotes.NOTHING_TO_RECOUNT: x.facts.some_votes},
    )
    return All(special, empty)


COUNTIES = Sizes(
    "counties",
    tuple(
        {"ballots_requested": asked, "ballots_with_vote": asked, "ballots_of_county": voted}
        for voted in range(1, 4)
        for asked in range(1, voted + 1)
    ),
)
"""How many counties voted, and in how many of them precincts are named."""

NAMES = Sizes(
    "candidates",
    (
        *({"votes": names, "printed": names, "withdrawn": names} for names in range(1, 5)),
        {"votes": 2, "printed": 1, "withdrawn": 1},
    ),
)
"""How many names are listed; the last one is a judge, with two counts."""

RACES = relations(
    covered,
    *candidates.OFFICE,
    *PLACES,
    *SHARED_DEPOSITS,
    *candidates.DEPOSIT,
    *candidates.RIGHT,
    *filing.DAYS,
    *candidates.FILED,
    *filing.PETITION,
    *candidates.PROPER,
    *filing.TIME,
    *SERVICE,
    *filing.ORDER,
    *candidates.END,
    sizes=(NAMES, COUNTIES),
    petitioners="printed",
)

QUESTIONS = relations(
    covered,
    *ISSUES,
    *SHARED_DEPOSITS,
    *voters.SIGNED,
    *filing.DAYS,
    *voters.FILED,
    *filing.PETITION,
    *voters.PROPER,
    *filing.TIME,
    *voters.CLOCK,
    *filing.ORDER,
    *voters.END,
    sizes=(COUNTIES,),
)

SUBJECTS = {"candidates": RACES, "measure": QUESTIONS}
