"""How the values of Utah Code 20A-4-401 fill an answer: its routes and their duties."""

from recountlaw.rooms import DutyShape, RouteKind, RouteShape

from . import clauses as c

OFFICER = "election officer"
CANVASSERS = "board of canvassers"


def afterwards(report: str) -> tuple[DutyShape, ...]:
    """What follows every recount; `report` is the part that decides on the separate report."""
    return (
        DutyShape(OFFICER, "convene the board of canvassers immediately", c.U11A),
        DutyShape(CANVASSERS, "canvass the returns that were recounted", c.U11B_I),
        DutyShape(CANVASSERS, "prepare and sign the report, with the officer's help", c.U11B_II),
        DutyShape("board of county canvassers", part=report),
        DutyShape(CANVASSERS, part="official_result"),
    )


CONDUCT = (
    DutyShape(OFFICER, "supervise the recount", c.U5B_I),
    DutyShape(OFFICER, "recount all ballots cast in the race", c.U5B_II),
    DutyShape(OFFICER, "re-examine all uncounted ballots under Chapter 3a, Part 4", c.U5B_III),
    DutyShape(OFFICER, part="declare"),
    DutyShape(OFFICER, part="declare_tie"),
)

RACE_ROUTES = (
    RouteShape(
        RouteKind.AUTOMATIC,
        asks="tied",
        open="tied",
        fields={
            "provision": "tie",
            "reference": "tied_votes",
            "base": "base",
            "total": "total",
            "payer": "payer",
        },
        duties=(
            DutyShape(
                OFFICER,
                part="conduct_of_tie",
                by="tie_conduct_by",
                clock="no later than 10 calendar days after the canvassers certify",
            ),
            *CONDUCT,
            *afterwards("separate_report"),
        ),
    ),
    RouteShape(
        RouteKind.CANDIDATE,
        asks="loses",
        open="open",
        fields={
            "provision": "provision",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "reference": "reference",
            "filing_office": "filing_office",
            "deadline": "race_deadline",
            "deadline_limb": "race_deadline_limb",
            "payer": "payer",
        },
        silent={"form": c.U4, "signatures": c.U4},
        trigger="canvass",
        trigger_words="canvass completed",
        duties=(
            DutyShape(
                OFFICER,
                part="conduct_of_request",
                by="request_conduct_by",
                clock="no later than seven calendar days after the request",
            ),
            *CONDUCT,
            *afterwards("separate_report"),
        ),
    ),
)

PROPOSITION_ROUTES = (
    RouteShape(
        RouteKind.VOTERS,
        asks="voters_ask",
        open="open",
        fields={
            "provision": "provision",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "filing_office": "proposition_office",
            "signatures": "signatures_needed",
            "deadline": "proposition_deadline",
            "deadline_limb": "deadline_limb",
            "payer": "proposition_payer",
        },
        silent={"form": c.U7, "payer": c.U6},
        trigger="canvass",
        trigger_words="day of the canvass",
        duties=(
            DutyShape(OFFICER, "supervise the recount", c.U9A_I),
            DutyShape(OFFICER, "recount all ballots cast for the proposition", c.U9A_II),
            DutyShape(
                OFFICER, "re-examine all uncounted ballots under Chapter 3a, Part 4", c.U9A_III
            ),
            DutyShape(OFFICER, "declare the proposition passed or failed", c.U9A_IV),
            DutyShape("proponents and opponents", "may name representatives to witness", c.U9B),
            *afterwards("proposition_report"),
        ),
    ),
    RouteShape(
        RouteKind.CANDIDATE,
        asks="judge_asks",
        open="judge_open",
        fields={
            "provision": "judge_provision",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "total",
            "test": "test",
            "filing_office": "filing_office",
            "deadline": "race_deadline",
            "deadline_limb": "race_deadline_limb",
            "payer": "payer",
        },
        silent={"form": c.U4, "signatures": c.U4},
        trigger="canvass",
        trigger_words="canvass completed",
        duties=(
            DutyShape(
                OFFICER,
                part="conduct_of_request",
                by="judge_conduct_by",
                clock="no later than seven calendar days after the request",
            ),
            *CONDUCT[:3],
            *afterwards("separate_report"),
        ),
    ),
)
