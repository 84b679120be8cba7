"""The values that a clause of § 8-111 gives: each with its clause and its words."""

from recountlaw.clauses import Decided

from . import clauses as c

# -- races --------------------------------------------------------------------------------------


class Treated(Decided):
    """As what the section treats a vote with names on the ballot."""

    CANDIDATES = "candidates", c.A7, "election involving candidates"
    ISSUE = "issue", c.B, "issue when no candidate is involved"


class RaceProvision(Decided):
    """The paragraph under which a candidate may file."""

    A7 = "A7", c.A7, "a candidate whose name was printed on the ballot, at any margin"


class Bar(Decided):
    """What keeps voters from a recount."""

    STATEWIDE = "none", c.E, "not permitted of any statewide election"


class RaceOffice(Decided):
    """With whom a candidate files."""

    COUNTY_SECRETARY = "county-board", c.A7, "secretary of the county election board"
    STATE_SECRETARY = "state-board", c.A7, "Secretary of the State Election Board"
    NO_BOARD = (
        "no-board",
        c.S11_102,
        "no election board is named: the declaration went to the Secretary of State",
    )


class TenPercentOf(Decided):
    """What the 10% of (A)(6) is a part of."""

    ALL_VOTES = "all-votes", c.A6, "all votes for the office"
    TOP_TWO = "top-two", c.A6, "the votes of the first and second place"
    FIRST = "first", c.A6, "the votes of the first place"


class Served(Decided):
    """On whom true copies of petition and order are served."""

    OPPONENTS_AFFECTED = (
        "opponents-affected",
        c.A9A,
        "have true copies of the petition and of the order served on the opponents with a place"
        " at stake",
    )
    EVERY_OPPONENT = (
        "every-opponent",
        c.A9A,
        "have true copies of the petition and of the order served on every opponent",
    )
    OPPONENTS_AND_OTHERS = (
        "opponents-and-others",
        c.A9A,
        "have true copies of the petition and of the order served on every opponent and on"
        " whoever else the contest affects",
    )


class Server(Decided):
    """Who serves them in person."""

    SHERIFF_OF_SERVICE = (
        "sheriff-of-service",
        c.A9B,
        "the sheriff of the county where the opponent is served: serve in person where possible,"
        " else certify the inability",
    )
    SHERIFF_OF_FILING = (
        "sheriff-of-filing",
        c.A9B,
        "the sheriff of the county where the petition was filed: serve in person where possible,"
        " else certify the inability",
    )
    COUNTY_CLERK = (
        "county-clerk",
        c.A9B,
        "the county clerk, the office being sheriff: serve in person where possible, else certify"
        " the inability",
    )


class Constructive(Decided):
    """On whom copies are served where personal service is impossible in time."""

    COUNTY_SECRETARY = (
        "county-secretary",
        c.A9C,
        "if personal service in time is impossible, serve the secretary of the county board",
    )
    STATE_SECRETARY = (
        "state-secretary",
        c.A9C,
        "if personal service in time is impossible, serve the Secretary of the State Board",
    )


class Tie(Decided):
    """What becomes of a tie."""

    LOTS = "lots", c.S8_115, "draw lots between those tied, unless the recount parts them"


# -- issues -------------------------------------------------------------------------------------


class IssueProvision(Decided):
    """The paragraph that authorizes a recount of an issue."""

    B1 = "B1", c.B1, "majority: 150 votes or fewer apart, 15,000 or more counted"
    B2 = "B2", c.B2, "majority: 1% of the votes or less apart, 14,999 or fewer cast"
    C1 = "C1", c.C1, "more than a majority: within 150 votes, 15,000 or more counted"
    C2 = "C2", c.C2, "more than a majority: within 1% of the votes, 14,999 or fewer cast"


# Two classes, since members with the operator as value would be one member.
class MajorityTest(Decided):
    """The comparison that decides where a majority approves: its value is the operator."""

    AT_MOST = "<=", c.B, "at most"


class ShareTest(Decided):
    """The comparison that decides where more is required: its value is the operator."""

    AT_MOST = "<=", c.C, "at most"


class IssueBase(Decided):
    """What the 1% of (B)(2) and (C)(2) is a part of."""

    MAJORITY_VOTES = "votes", c.B2, "votes cast for and against"
    MAJORITY_BALLOTS = "ballots", c.B2, "ballots that carry the issue"
    SHARE_VOTES = "share-votes", c.C2, "votes cast for and against"
    SHARE_BALLOTS = "share-ballots", c.C2, "ballots that carry the issue"


class IssueOffice(Decided):
    """To which board the petition is presented."""

    COUNTY_IN_CHARGE = "county-in-charge", c.B2, "election board of the county in charge"
    EACH_COUNTY = "each-county", c.B2, "election board of each county that voted"
    ANY_COUNTY = "any-county", c.B2, "election board of any county that voted"


class Order(Decided):
    """The order that (A)(8) asks for."""

    BEGIN = "begin", c.A8, "order the recount to begin"


# -- both ---------------------------------------------------------------------------------------


class Form(Decided):
    """What a petition must be."""

    OF_CANDIDATE = (
        "of-candidate",
        c.A1,
        "a petition that names the precincts and absentee ballots to be recounted",
    )
    OF_VOTERS = (
        "of-voters",
        c.B2,
        "a petition presented by a registered voter who took part, signed by such voters, that"
        " names the precincts and absentee ballots to be recounted",
    )


class Method(Decided):
    """How ballots are recounted."""

    DEVICES = "devices", c.A3, "recount by electronic voting devices"
    MANUAL = "manual", c.A3, "recount manually, as the petition asks"


class Scope(Decided):
    """What is recounted."""

    NAMED = "named", c.A1, "recount the precincts and absentee ballots that the petition names"
    PRECINCTS = "precincts", c.A1, "recount the precincts named, and no absentee ballots"
    WITH_ABSENTEES = (
        "with-absentees",
        c.A1,
        "recount the precincts named, with their absentee ballots",
    )


class Instrument(Decided):
    """How a sum is paid."""

    EITHER_CHECK_FOR_TWO = "either-two", c.A2, "cashier's or certified check"
    EITHER_CHECK_FOR_FOUR = "either-four", c.A4, "cashier's or certified check"
    CASHIERS_CHECK = "cashiers", c.A5, "cashier's check"
    EITHER_CHECK_FOR_FIVE = "either-five", c.A5, "cashier's or certified check"
