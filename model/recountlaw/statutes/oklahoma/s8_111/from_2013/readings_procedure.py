"""Doubts about (A)(1), (A)(7) to (A)(9) and the last day: who may file, and what the filing starts.

`readings` lists them all.
"""

from recountlaw.readings import Bites, Reading, question
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses


@question(
    "ok-who-may-file",
    clauses.A7,
    "a candidate whose name was printed",
    why="it does not speak of losers, and the rule on costs prices a winner's request",
)
class WhoMayFile(Reading):
    ANY_PRINTED_CANDIDATE = "any-printed-candidate", "every candidate on the ballot, the winner too"
    PRINTED_LOSERS_ONLY = "printed-losers-only", "those on the ballot who lost"


@question(
    "ok-printed-but-out",
    clauses.A7,
    "whose name was printed",
    why="a printed name is all it asks for",
)
class PrintedButOut(Reading):
    PRINTED_NAME_SUFFICES = "printed-name-suffices", "one who withdrew after printing may file"
    MUST_STILL_BE_CANDIDATE = "must-still-be-candidate", "one who withdrew may not file"


@question(
    "ok-retention",
    clauses.B,
    "no candidate is involved",
    why="a judge declares candidacy and is printed, though with no board that (A)(7) could mean",
    low_confidence=True,
)
class RetentionVote(Reading):
    CANDIDATE_ELECTION = (
        "candidate-election",
        "a vote on keeping a judge has a candidate: the judge",
    )
    ISSUE_BARRED_BY_E = (
        "issue-barred-by-E",
        "it is an issue, and barred since the whole state votes",
    )


@question(
    "ok-absentee-designation",
    clauses.A1,
    "precincts and absentee ballots",
    why="the petition must name both, so what it does not name it does not ask for",
    bites=Bites.DUTY,
)
class AbsenteeDesignation(Reading):
    RECOUNT_ONLY_WHAT_IS_NAMED = "recount-only-what-is-named", "silent on absentees: none recounted"
    PRECINCT_CARRIES_ITS_ABSENTEES = "precinct-carries-its-absentees", "they go with the precinct"
    SILENCE_MAKES_PETITION_IMPROPER = "silence-makes-petition-improper", "silence is a defect"


@question(
    "ok-filing-deadline",
    clauses.S8_109,
    "no last day in 8-111",
    why="8-109 has the time limit that this section lacks",
    bites=Bites.FILING,
)
class FilingDeadline(Reading):
    IMPORT_8_109 = "import-8-109", "by 5 p.m. on the Friday following the election"
    NO_DEADLINE_IN_SECTION = (
        "no-deadline-in-section",
        "the section sets no last day, so none applies",
    )


@question(
    "ok-friday-holiday",
    clauses.S8_109,
    "the Friday is a legal holiday",
    why="on Friday 11 November 2022, Veterans' Day, the period ended as on any Friday",
    bites=Bites.FILING,
)
class FridayHoliday(Reading):
    NO_ROLL = "no-roll", "it stays the last day unless the Secretary moves it"
    ROLLS_TO_MONDAY = "rolls-to-monday", "25 O.S. 82.1(C) gives until the next business day"


@question(
    "ok109-questions",
    clauses.S8_109,
    "whether 8-109 reaches question petitions",
    why="the 2021 act calls 8-109 the deadline for petitions on state questions too",
    bites=Bites.FILING,
)
class QuestionsDeadline(Reading):
    QUESTIONS_TOO = "questions-too", "that Friday ends the time for question petitions as well"
    CANDIDATES_ONLY = "candidates-only", "question petitions have no last day"


@question(
    "ok-order-scope",
    clauses.A8,
    "such petition",
    why="(A)(1) speaks of both kinds, and nothing else starts a recount of a question",
    bites=Bites.FILING,
)
class OrderScope(Reading):
    CANDIDATE_AND_QUESTION = (
        "candidate-and-question",
        "every proper petition is followed by an order",
    )
    CANDIDATES_ONLY = "candidates-only", "a question's recount has no time to begin"


@question(
    "ok-properly-filed-clock",
    clauses.A8,
    "from the date of filing",
    why="the date of filing is named, though (D) has the signatures checked after it",
    bites=Bites.FILING,
)
class ProperlyFiledClock(Reading):
    DATE_OF_FILING = "date-of-filing", "days run from the filing"
    DATE_FOUND_SUFFICIENT = "date-found-sufficient", "days run from the finding under (D)"


@question(
    "ok-3-to-10",
    clauses.A8,
    "nor more than ten (10) days",
    why="recounts of 2024 were set for the sixth and the seventh day, weekends counted",
    bites=Bites.FILING,
)
class ThreeToTenDays(Reading):
    INCLUSIVE_CALENDAR_DAYS = "inclusive-calendar-days", "the third day to the tenth, eight dates"
    CLEAR_DAYS = "clear-days", "neither end counts: the fourth day to the eleventh"
    WEEKDAYS_ONLY = "weekdays-only", "the third weekday to the tenth"


@question(
    "ok-served-persons",
    clauses.A9A,
    "and directly affected by the contest",
    why="a noun is missing after the comma, and without its 'and' the sentence is whole",
    bites=Bites.DUTY,
)
class ServedPersons(Reading):
    OPPONENTS_DIRECTLY_AFFECTED = "opponents-directly-affected", "opponents with a place at stake"
    EVERY_OPPONENT = "every-opponent", "all opponents, whatever is at stake for them"
    OPPONENTS_AND_OTHER_AFFECTED_PERSONS = (
        "opponents-and-other-affected-persons",
        "all opponents and whoever else the contest touches",
    )


@question(
    "ok-24h-service",
    clauses.A9B,
    "within twenty-four (24) hours",
    why="unlike (D) it leaves no days out",
    bites=Bites.FILING,
)
class ServiceClock(Reading):
    RUNNING_CLOCK = "running-clock", "the same hour on the next day, whatever day that is"
    WEEKENDS_EXCLUDED = "weekends-excluded", "Saturdays and Sundays are left out"


@question(
    "ok-which-sheriff",
    clauses.A9B,
    "the sheriff of the county",
    why="service in person is made where the opponent can be found",
    bites=Bites.DUTY,
)
class ServingSheriff(Reading):
    COUNTY_WHERE_THE_OPPONENT_IS_SERVED = (
        "county-where-the-opponent-is-served",
        "each opponent is served by the sheriff of the county of service",
    )
    COUNTY_OF_THE_FILING_BOARD = "county-of-the-filing-board", "one sheriff, where it was filed"


@question(
    "ok-constructive-secretary",
    clauses.A9C,
    "secretary of the appropriate election board",
    why="only county secretaries are made agents, and that for contests of every kind",
    bites=Bites.DUTY,
)
class ConstructiveSecretary(Reading):
    COUNTY_SECRETARY = "county-secretary", "a county board's, even if filed with the State Board"
    BOARD_WHERE_FILED = "board-where-filed", "the secretary of the board that has the petition"
