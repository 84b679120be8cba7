"""What stands beside Utah Code Ann. 20A-4-401: provisions mentioned, not modeled."""

from recountlaw.clauses import Confidence, Neighbor, Section

from .clauses import SECTION

CODE = SECTION.code

DEFINITIONS = Neighbor(
    Section(CODE, "20A-1-102").at(),
    "Defines business day (Monday to Friday, no holiday) and calendar day (any day), counts bonds "
    "and judges' retention as ballot propositions, and lets special districts into municipal "
    "general elections.",
    Confidence.READ,
)
TIED_PROPOSITION = Neighbor(
    Section(CODE, "20A-1-303").at(),
    "A proposition with as many votes against as for has failed.",
    Confidence.ASSUMED_UNCHANGED,  # read in a copy of 2011
)
LOT = Neighbor(
    Section(CODE, "20A-1-304").at(),
    "A tie that outlasts the recount goes to a public drawing of lots by the first business day "
    "three or more calendar days after the recount's canvass; who draws depends on the office.",
    Confidence.READ,
)
CANVASS_REPORT = Neighbor(
    Section(CODE, "20A-4-304").at(),
    "The canvassers' report names a tie in the same two cases as 20A-4-401(2), and counties report "
    "separately to the lieutenant governor.",
    Confidence.READ,
)
STATE_CANVASS = Neighbor(
    Section(CODE, "20A-4-306").at(),
    "After a November election the state's canvassers meet at noon of its fourth Monday and "
    "settle what the whole state or two or more counties voted on.",
    Confidence.READ,
)
INSTANT_RUNOFF = Neighbor(
    Section(CODE, "20A-4-603").at(),
    "City races by instant runoff have an automatic recount of their own, which is not modeled.",
)
HOLIDAYS = Neighbor(
    Section(CODE, "63G-1-301").at(),
    "Lists the legal holidays, each Sunday among them; the fixed dates leave a weekend for the "
    "Friday before or the Monday after.",
    Confidence.READ,
)
COUNTING_DAYS = Neighbor(
    Section(CODE, "68-3-7").at(),
    "A period leaves out its first day and takes in its last, unless that is a Saturday, a Sunday "
    "or a legal holiday: then it runs on to the next day that is none.",
    Confidence.READ,
)

NEIGHBORS: tuple[Neighbor, ...] = (
    DEFINITIONS,
    TIED_PROPOSITION,
    LOT,
    CANVASS_REPORT,
    STATE_CANVASS,
    INSTANT_RUNOFF,
    HOLIDAYS,
    COUNTING_DAYS,
)
