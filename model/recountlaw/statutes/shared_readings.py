"""Doubts that all three sections share, since none of them speaks to the point.

Each room adds these questions to its own. Where a reading differs by state its meaning says so.
"""

from recountlaw.clauses import Confidence, Neighbor, Section
from recountlaw.readings import Bites, OpenPoint, Reading, question

ACROSS = Neighbor(
    Section("across", "all three sections").at(),
    "None of the three sections speaks to this point, so any answer to it is a reading.",
    Confidence.READ,
)


@question("x-zero-votes", ACROSS, "no votes at all", why="no test excepts a total of zero")
class ZeroVotes(Reading):
    LITERAL = "literal", "every test is applied to zero votes as it is written"
    NOTHING_TO_RECOUNT = "nothing-to-recount", "where nobody voted no recount is due"


@question(
    "x-unopposed",
    ACROSS,
    "only one candidate",
    why="Montana speaks of defeat, Utah of losing, Oklahoma only of a printed name",
)
class Unopposed(Reading):
    NO_OPPONENT_NO_RIGHT = (
        "no-opponent-no-right",
        "no right in Montana and Utah; in Oklahoma a printed name is enough",
    )
    NO_RIGHT_ANYWHERE = "no-right-anywhere", "no right in any of the three states"


@question(
    "x-special-election",
    ACROSS,
    "elections not listed",
    why="no section lists the elections it reaches, so none is left out",
)
class SpecialElection(Reading):
    EVERY_ELECTION = "every-election", "special elections are reached like all others"
    GENERAL_AND_PRIMARY_ONLY = "general-and-primary-only", "special elections have no recount here"


@question(
    "x-duplicate-signers",
    ACROSS,
    "number of electors",
    why="the sections count electors and voters, not their signatures",
    bites=Bites.FILING,
)
class DuplicateSigners(Reading):
    COUNT_DISTINCT_PERSONS = "count-distinct-persons", "who signs twice counts once"
    COUNT_SIGNATURES = "count-signatures", "each signature counts"


@question(
    "x-governing-date",
    ACROSS,
    "no transition clause",
    why="procedure follows the law in force when one files, or last could",
)
class GoverningDate(Reading):
    FILING_DATE = (
        "filing-date",
        "the day of filing, else the last day to file, the canvass, the election",
    )
    ELECTION_DATE = "election-date", "the day of the election"
    CANVASS_DATE = "canvass-date", "the day the canvass ends"


QUESTIONS: tuple[type[Reading], ...] = (
    ZeroVotes,
    Unopposed,
    SpecialElection,
    DuplicateSigners,
    GoverningDate,
)

PETITION_WITHDRAWN = OpenPoint(
    "x-petition-withdrawn",
    ACROSS,
    "no withdrawal clause",
    (
        (
            "duty-stands",
            "in Montana and Utah the recount goes on; in Oklahoma the petitioner may stop it",
        ),
        ("withdrawal-ends-it", "the recount ends in every state when the petitioner gives it up"),
    ),
    why="what a sufficient petition has set going no clause of Montana or Utah takes back",
)

DEAD_PETITIONER = OpenPoint(
    "x-dead-petitioner",
    ACROSS,
    "the candidate",
    (
        ("right-is-personal", "nobody may file for a candidate who has died"),
        ("representative-may-file", "a representative may file in the candidate's place"),
    ),
    why="each section gives the right to the candidate and names no one else",
)

OPEN_POINTS: tuple[OpenPoint, ...] = (PETITION_WITHDRAWN, DEAD_PETITIONER)
