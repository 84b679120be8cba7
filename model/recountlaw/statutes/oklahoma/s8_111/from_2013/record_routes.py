"""How the values of Okla. Stat. tit. 26, § 8-111 fill an answer: its routes and their duties."""

from recountlaw.rooms import DepositShape, DutyShape, RouteKind, RouteShape

from . import clauses as c

SECRETARY = "secretary of the election board"
COUNTY_SECRETARY = "secretary of the county election board"
CONTESTANT = "contestant"

DEPOSIT = (
    DepositShape("due_under_two", "for each county affected", c.A2, "deposit_instrument"),
    DepositShape(
        "manual_county_deposits",
        "for the ballots to be recounted by hand in each county asked for",
        c.A4,
        "deposit_instrument",
    ),
    DepositShape(
        "further_deposit",
        "for the other counties that voted",
        c.A4,
        "deposit_instrument",
    ),
)

CONDUCT = (
    DutyShape(SECRETARY, part="scope"),
    DutyShape(SECRETARY, part="method"),
)

ORDER_CLOCK = "not less than three nor more than ten days from the date of filing"

RACE_ROUTES = (
    RouteShape(
        RouteKind.CANDIDATE,
        asks="printed_name",
        open="open",
        fields={
            "provision": "provision",
            "margin": "margin",
            "reference": "reference",
            "filing_office": "filing_office",
            "form": "form",
            "deadline": "deadline",
        },
        silent={
            "test": c.A7,
            "limit": c.A7,
            "base": c.A7,
            "total": c.A7,
            "signatures": c.A7,
            "signature_counties": c.A7,
            "payer": c.A2,
        },
        deposit=(
            *DEPOSIT,
            DepositShape(
                "state_board_sum",
                "for a manual petition to the State Election Board",
                c.A5,
                "state_board_instrument",
            ),
            DepositShape("additional_deposit", "as the first place leads by 10% or more", c.A6),
        ),
        trigger="election",
        trigger_words="day of the election",
        duties=(
            DutyShape(
                SECRETARY,
                "order the recount to begin",
                c.A8,
                by="order_by",
                not_before="order_not_before",
                clock=ORDER_CLOCK,
            ),
            DutyShape(
                CONTESTANT,
                part="served",
                by="service_by",
                clock="within 24 hours after the filing",
            ),
            DutyShape("server", part="server", by="service_by"),
            DutyShape(CONTESTANT, part="constructive", clock="at the hearing"),
            *CONDUCT,
            DutyShape("election board", part="tie", anyway=True),
        ),
    ),
    RouteShape(RouteKind.VOTERS, asks="voters_ask", open="voters_open", fields={}),
)
"""A candidate's petition; and a judge's retention where it is read as an issue, which is barred."""

ISSUE_ROUTES = (
    RouteShape(
        RouteKind.VOTERS,
        asks="voters_ask",
        open="open",
        fields={
            "provision": "provision",
            "limb": "limb",
            "test": "test",
            "margin": "margin",
            "limit": "limit",
            "base": "base",
            "total": "issue_total",
            "reference": "required",
            "filing_office": "filing_office",
            "form": "form",
            "signatures": "signatures_needed",
            "deadline": "deadline",
        },
        silent={"signature_counties": c.B2, "payer": c.A2},
        deposit=DEPOSIT,
        trigger="election",
        trigger_words="day of the election",
        duties=(
            DutyShape(
                COUNTY_SECRETARY,
                "find whether there are enough valid signatures",
                c.D,
                by="verify_by",
                clock="within 24 hours after the filing, Saturdays, Sundays and holidays left out",
                if_filed=True,
            ),
            DutyShape(
                SECRETARY,
                part="order",
                by="order_by",
                not_before="order_not_before",
                clock=ORDER_CLOCK,
            ),
            *CONDUCT,
        ),
    ),
)
