"""The values that a clause of Utah Code 20A-4-401 gives, with the words for them."""

from recountlaw.clauses import Decided

from . import clauses as c


class Base(Decided):
    """What the margin is measured against."""

    CANDIDATE_VOTES = "candidate-votes", c.U3A, "votes for all candidates in the race"
    BALLOTS_IN_RACE = "ballots-in-race", c.U3A, "ballots in the race"
    BALLOTS_IN_ELECTION = "ballots-in-election", c.U3A, "ballots in the election"
    FOR_AND_AGAINST = "for-and-against", c.U7A, "votes for and against"
    YES_AND_NO = "yes-and-no", c.U3A, "votes yes and no"


class Tie(Decided):
    """The limb under which a tie is recounted unasked."""

    TOP = "top", c.U2A, "candidates tie with the most votes"
    CUT = "cut", c.U2B, "a tie straddles the last place"


class Provision(Decided):
    """The limb under which a request may be filed."""

    U3A = "3a", c.U3A, "at most .25% of the votes for all candidates"
    U3B = "3b", c.U3B, "one vote, in a race of 400 votes or fewer"
    U7A = "7a", c.U7A, "at most .25% of the votes for and against"
    U7B = "7b", c.U7B, "one vote, on a proposition of 400 votes or fewer"


class Test(Decided):
    """The comparison that decides: its value is the operator."""

    SHARE = "<=", c.U3A, "at most"
    ONE_VOTE = "=", c.U3B, "exactly"


class PropositionTest(Decided):
    """The comparison that decides for a proposition: its value is the operator."""

    SHARE = "<=", c.U7A, "at most"
    ONE_VOTE = "=", c.U7B, "exactly"


class ElectionType(Decided):
    """The type of election under (4) and (8)."""

    MUNICIPAL_PRIMARY = "municipal-primary", c.U4A, "municipal primary election"
    MUNICIPAL_GENERAL = "municipal-general", c.U4B_I, "municipal general election"
    MUNICIPAL = "municipal", c.U8A, "municipal election"
    SPECIAL_DISTRICT = "special-district", c.U4B_II, "special district election"
    OTHER = "other", c.U4B, "any other election"


class FilingOffice(Decided):
    """With whom a request is filed, by limb."""

    CLERK_OF_PRIMARY = "4a", c.U4A, "municipal clerk"
    MUNICIPAL_CLERK = "4bi", c.U4B_I, "municipal clerk"
    DISTRICT_CLERK = "4bii", c.U4B_II, "special district clerk"
    COUNTY_CLERK = "4biii", c.U4B_III, "county clerk"
    LIEUTENANT_GOVERNOR = "4biv", c.U4B_IV, "lieutenant governor"
    MUNICIPAL_OR_COUNTY_CLERK = "4bi-iii", c.U4B, "municipal clerk or county clerk"
    MUNICIPAL_OR_LIEUTENANT = "4bi-iv", c.U4B, "municipal clerk or lieutenant governor"
    DISTRICT_OR_COUNTY_CLERK = "4bii-iii", c.U4B, "special district clerk or county clerk"
    DISTRICT_OR_LIEUTENANT = "4bii-iv", c.U4B, "special district clerk or lieutenant governor"


class PropositionOffice(Decided):
    """With whom ten voters file, by limb."""

    MUNICIPAL_CLERK = "8a", c.U8A, "municipal clerk"
    DISTRICT_CLERK = "8b", c.U8B, "special district clerk"
    COUNTY_CLERK = "8c", c.U8C, "county clerk"
    LIEUTENANT_GOVERNOR = "8d", c.U8D, "lieutenant governor"
    MUNICIPAL_OR_COUNTY_CLERK = "8ac", c.U8, "municipal clerk or county clerk"
    MUNICIPAL_OR_LIEUTENANT = "8ad", c.U8, "municipal clerk or lieutenant governor"
    DISTRICT_OR_COUNTY_CLERK = "8bc", c.U8, "special district clerk or county clerk"
    DISTRICT_OR_LIEUTENANT = "8bd", c.U8, "special district clerk or lieutenant governor"


class DeadlineLimb(Decided):
    """The limb that sets the last moment to file."""

    PRIMARY = "4a", c.U4A, "5 p.m., three calendar days or more after the canvass"
    OTHERS = "4b", c.U4B, "5 p.m., three calendar days or more after the canvass"
    SHARE = "7a", c.U7A, "5 p.m., seven calendar days or more after the canvass"
    ONE_VOTE = "7b", c.U7B, "5 p.m., seven calendar days or more after the canvass"


class Payer(Decided):
    """Who bears the cost."""

    STATE = "state", c.U6A, "the state"
    CONDUCTING = "conducting", c.U6B_I, "the political subdivision that conducts the election"
    CONTRACTING = (
        "contracting",
        c.U6B_II,
        "the political subdivision that contracts the election out",
    )
    CITY = "city", c.U6B, "the city"
    TEN_VOTERS = "voters", c.U6, "the voters who ask"
    SUBDIVISION = "subdivision", c.U6, "the political subdivision"


class Conduct(Decided):
    """What must be done by the day that (5)(a) sets."""

    COMPLETE_TIE = "complete-tie", c.U5A_I, "complete the recount of the tied race"
    BEGIN_TIE = "begin-tie", c.U5A_I, "begin the recount of the tied race"
    COMPLETE_REQUEST = "complete-request", c.U5A_II, "complete the requested recount"
    BEGIN_REQUEST = "begin-request", c.U5A_II, "begin the requested recount"


class Declare(Decided):
    """What the election officer declares after a recount."""

    ELECTED = (
        "elected",
        c.U5B_IV_A,
        "declare elected whoever has the most votes on the recount",
    )
    NOMINATED = (
        "nominated",
        c.U5B_IV_A,
        "declare nominated whoever has the most votes on the recount",
    )
    ELECTED_AT_LARGE = (
        "elected-at-large",
        c.U5B_IV_B,
        "declare elected the highest on the recount until all offices are filled",
    )
    NOMINATED_AT_LARGE = (
        "nominated-at-large",
        c.U5B_IV_B,
        "declare nominated the highest on the recount until all places are filled",
    )
    NOTHING = "nothing", c.U5B_IV, "declare nothing: a primary elects nobody (open reading)"


class DeclareTie(Decided):
    """When the election officer declares a tie vote instead."""

    TOP = (
        "top",
        c.U5B_IV_C,
        "or declare a tie vote, if two or more have an equal and highest number",
    )
    CUT = (
        "cut",
        c.U5B_IV_D,
        "or declare a tie vote, if only a lot can tell who takes the last place",
    )


class Report(Decided):
    """The separate report of (11)(c)."""

    SEPARATE = (
        "separate",
        c.U11C,
        "transmit a separate report to the lieutenant governor",
    )


class Result(Decided):
    """Which paper is the official result."""

    REPORT = "report", c.U11D, "the signed report is the official result"
    DECLARATION = "declaration", c.U5B_IV, "the officer's declaration binds (open reading)"


class Treated(Decided):
    """As what a yes/no contest is treated."""

    PROPOSITION = "proposition", c.U7, "ballot proposition"
    RACE = "race", c.U3, "race between candidates"
    NOTHING = "nothing", c.U7, "not covered"
