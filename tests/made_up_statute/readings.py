"""What section 12 of the Arden Code leaves open."""

from recountlaw.readings import Bites, Reading, question

from .clauses import A1, A2


@question("ar-votes-cast", A1, "votes cast for the office", why="a blank ballot casts no vote")
class VotesCast(Reading):
    CANDIDATE_VOTES = "candidate-votes", "the votes of all candidates added up"
    BALLOTS_IN_CONTEST = "ballots-in-contest", "the ballots that carry the contest, blank ones too"


@question(
    "ar-fifth-day", A2, "fifth day", why="the text does not except Sundays", bites=Bites.FILING
)
class FifthDay(Reading):
    WHATEVER_DAY_IT_IS = "whatever-day-it-is", "the fifth day, though it be a Sunday"
    NEXT_OPEN_DAY = "next-open-day", "if the fifth day is closed, the next day that is not"


QUESTIONS: tuple[type[Reading], ...] = (VotesCast, FifthDay)
