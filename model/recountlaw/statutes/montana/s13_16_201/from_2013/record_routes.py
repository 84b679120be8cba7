"""How the values of Mont. Code Ann. 13-16-201 fill an answer: its routes and their duties."""

from recountlaw.rooms import DutyShape, RouteKind, RouteShape

from . import clauses as c
from .record_words import Notice3, NoticeB

SECRETARY = "secretary of state"
BOARD = "recount board"

NOTICE_B = DutyShape(SECRETARY, part="notice_b", clock="immediately", even_if_closed=(NoticeB.ANY,))
NOTICE_3 = DutyShape(
    SECRETARY,
    part="notice_3",
    clock="immediately",
    even_if_closed=(Notice3.ANY_AFFECTED, Notice3.ANY_EVERY),
)
MEET = DutyShape(BOARD, "meet without delay", c.BOARD_MEETS, clock="within five days of the call")
RECOUNT = DutyShape(BOARD, part="scope")

TESTED = {"limb": "limb", "test": "test", "limit": "limit", "base": "base", "total": "total"}
FILED = {
    "filing_office": "filing_office",
    "deadline": "deadline",
    "deadline_limb": "limb",
}

CANDIDATE_ROUTE = RouteShape(
    RouteKind.CANDIDATE,
    asks="loses",
    open="open",
    fields={
        "provision": "provision",
        "margin": "margin",
        "reference": "reference",
        "form": "form",
        **TESTED,
        **FILED,
    },
    silent={"signatures": c.M1A, "payer": c.M1},
    trigger="canvass",
    trigger_words="official canvass",
    duties=(NOTICE_B, NOTICE_3, MEET, RECOUNT),
)

VOTERS_ROUTE = RouteShape(
    RouteKind.VOTERS,
    asks="voters_ask",
    open="voters_open",
    fields={
        "provision": "voters_provision",
        "margin": "measure_margin",
        "form": "voters_form",
        "signatures": "signatures_needed",
        "signature_counties": "counties_needed",
        **TESTED,
        **FILED,
    },
    silent={"payer": c.M1},
    trigger="canvass",
    trigger_words="official canvass",
    duties=(NOTICE_3, MEET, RECOUNT),
)

BOARD_ROUTE = RouteShape(
    RouteKind.BOARD,
    asks="board_petitions",
    open="board_open",
    fields={"provision": "board_provision", "filing_office": "board_office", "form": "board_form"},
    silent={"signatures": c.M1F, "deadline": c.M1F, "payer": c.M1},
    duties=(MEET, DutyShape(BOARD, "recount the precincts the petition names", c.BOARD_ERROR)),
)

RACE_ROUTES = (CANDIDATE_ROUTE, VOTERS_ROUTE, BOARD_ROUTE)
MEASURE_ROUTES = (VOTERS_ROUTE, BOARD_ROUTE)
