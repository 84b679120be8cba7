"""Who must ask for a recount under 13-16-201, with how many names, and when it must follow."""

from collections.abc import Iterator
from typing import Any

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as c
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Kind, Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import FilingOffice, Provision

MONTANA = "montana.s13_16_201.from_2013"
SECRETARY = (FilingOffice.SECRETARY_B, FilingOffice.SECRETARY_D, FilingOffice.SECRETARY_E)
WIDER = (Provision.B, Provision.D, Provision.E)
SIZES = (2, 3, 4)
BOUND = "2 to 4 candidates"
CUT = ("canvass", "deadline", "voters_provision")


def _nobody_asks(x: Contest) -> Any:
    """No petition is filed, and no canvassing board petitions."""
    return All(x.facts.none("filed_day"), Not(x.facts.board_found_error))


@theorem("MT-T16", c.M1)
def no_recount_without_a_petition() -> Iterator[Claim]:
    """Under every reading no recount is due that no candidate, elector or board asked for."""
    for candidates in SIZES:
        x = Contest(MONTANA, "candidates", candidates=candidates, free=("provision", *CUT))
        yield Claim(
            x,
            assume=[_nobody_asks(x)],
            conclude=Not(x.outcome == Outcome.REQUIRED),
            bound=BOUND,
        )
    x = Contest(MONTANA, "measure", free=CUT)
    yield Claim(x, assume=[_nobody_asks(x)], conclude=Not(x.outcome == Outcome.REQUIRED))


@theorem("MT-T17", c.M1, c.M1A, c.M1B)
def a_close_loser_who_petitions_in_form_and_time_has_a_recount() -> Iterator[Claim]:
    """Under every reading, a close loser's petition in form and in time obliges a recount."""
    for candidates in SIZES:
        x = Contest(MONTANA, "candidates", candidates=candidates, free=("limb", "provision", *CUT))
        asks = (
            All(Not(mine.none("provision")), mine.files, mine.in_form, mine.timely)
            for mine in (x[who] for who in range(candidates))
        )
        yield Claim(x, assume=[Some(*asks)], conclude=x.outcome == Outcome.REQUIRED, bound=BOUND)


@theorem("MT-T17", c.M1, c.M1C, c.M1D, c.M1E)
def a_close_measure_with_a_sufficient_petition_in_time_has_a_recount() -> Claim:
    """Under every reading, a sufficient petition in time on a close measure obliges a recount."""
    x = Contest(MONTANA, "measure", free=CUT)
    return Claim(
        x,
        assume=[Not(x.none("voters_provision")), x.sufficient, x.voters_timely],
        conclude=x.outcome == Outcome.REQUIRED,
    )


def _filed_soon_after_the_county_canvass(x: Contest) -> Any:
    """Within four days of it, with an oath and both statements."""
    f = x.facts
    soon = All(
        Not(f.none("filed_day")),
        f.filed_day >= f.county_canvass,
        f.filed_day <= f.county_canvass + 4,
    )
    return All(soon, f.verified, f.states_belief_and_request)


@theorem("MT-T17", c.M1, c.M1A)
def a_commissioner_one_vote_behind_has_a_recount_by_petition() -> Iterator[Claim]:
    """Under the defaults a candidate for a county office one vote behind the first who petitions,
    sworn, within four days of the canvass has a recount, whatever the number of votes.

    Said of facts and outcome alone.
    """
    for candidates in SIZES:
        x = Contest(MONTANA, "candidates", under=(), candidates=candidates)
        f = x.facts
        loser, winner, *others = f.votes
        yield Claim(
            x,
            assume=[
                f.office == Office.COUNTY,
                All(f.counties == 1, f.places == 1, f.seats == 1, Not(f.retention)),
                winner == loser + 1,
                All(*(votes < winner for votes in others)),
                _filed_soon_after_the_county_canvass(x),
                f.petitioner == 0,
            ],
            conclude=x.outcome == Outcome.REQUIRED,
            bound=BOUND,
        )


@theorem("MT-T17", c.M1, c.M1C)
def a_tied_county_measure_has_a_recount_by_ten_signers() -> Claim:
    """Under the defaults a sworn petition of ten electors within four days of the canvass has a
    tied measure of a county recounted.

    Said of facts and outcome alone.
    """
    x = Contest(MONTANA, "measure", under=())
    f = x.facts
    return Claim(
        x,
        assume=[
            f.kind == Kind.COUNTY,
            f.votes_for == f.votes_against,
            f.signers >= 10,
            _filed_soon_after_the_county_canvass(x),
        ],
        conclude=x.outcome == Outcome.REQUIRED,
    )


@theorem("MT-T18", c.M1C, c.M1D, c.M1E)
def the_wider_the_measure_the_more_names_and_counties() -> Claim:
    """A local measure needs 10 electors and no counties, one of a multicounty district 25 of two
    counties, one of the state 100 of five.
    """
    local, district, state = (
        Contest(MONTANA, "measure", label=label, free=("limb",))
        for label in ("local", "district", "state")
    )
    return Claim(
        local,
        district,
        state,
        assume=[
            local.limb == Provision.C,
            district.limb == Provision.E,
            state.limb == Provision.D,
        ],
        conclude=All(
            local.signatures_needed < district.signatures_needed,
            district.signatures_needed < state.signatures_needed,
            All(local.signatures_needed == 10, local.none("counties_needed")),
            All(district.signatures_needed == 25, district.counties_needed == 2),
            All(state.signatures_needed == 100, state.counties_needed == 5),
        ),
    )


@theorem("", c.M1C, c.M1D, c.M1E)
def with_too_few_signatures_there_is_no_recount() -> Claim:
    """Under every reading no measure is recounted on fewer than ten signatures, unless a canvassing
    board petitions.
    """
    x = Contest(MONTANA, "measure", free=CUT)
    return Claim(
        x,
        assume=[x.facts.signatures < 10, Not(x.facts.board_found_error)],
        conclude=Not(x.outcome == Outcome.REQUIRED),
    )


@theorem("MT-T19", c.M1B, c.M1D, c.M1E, c.M2)
def the_secretary_takes_petitions_under_b_d_and_e() -> Iterator[Claim]:
    """Under every reading, outside school elections, a petition goes to the secretary of state
    exactly under (1)(b), (d) and (e).
    """
    race = Contest(MONTANA, "candidates", free=("limb",))
    measure = Contest(MONTANA, "measure", free=("limb",))
    for x, school in (
        (race, race.facts.office == Office.SCHOOL),
        (measure, measure.facts.kind == Kind.SCHOOL),
    ):
        yield Claim(
            x,
            assume=[Not(school)],
            conclude=Iff(x.filing_office.is_in(*SECRETARY), x.limb.is_in(*WIDER)),
        )


@theorem("MT-T19", c.M2)
def the_school_officer_takes_every_petition_of_a_school_election() -> Iterator[Claim]:
    """Under the defaults the school's officer takes every petition of a school election that falls
    under a limb, and no other.
    """
    race = Contest(MONTANA, "candidates", under=(), free=("limb",))
    measure = Contest(MONTANA, "measure", under=(), free=("limb",))
    for x, school in (
        (race, race.facts.office == Office.SCHOOL),
        (measure, measure.facts.kind == Kind.SCHOOL),
    ):
        yield Claim(
            x,
            assume=[Not(x.none("limb"))],
            conclude=Iff(x.filing_office == FilingOffice.SCHOOL_OFFICER, school),
        )


@theorem("", c.M1F)
def a_board_needs_no_margin() -> Iterator[Claim]:
    """Under the default readings a canvassing board's petition obliges a recount, at any margin.

    Said of facts and outcome alone.
    """
    for candidates in SIZES:
        x = Contest(MONTANA, "candidates", under=(), candidates=candidates)
        yield Claim(
            x,
            assume=[x.facts.board_found_error],
            conclude=x.outcome == Outcome.REQUIRED,
            bound=BOUND,
        )
    x = Contest(MONTANA, "measure", under=())
    yield Claim(x, assume=[x.facts.board_found_error], conclude=x.outcome == Outcome.REQUIRED)


@finding("MT-F09", c.M1F)
def a_recount_may_be_due_at_any_margin() -> Iterator[Claim]:
    """A board's petition has a local race recounted that was lost 11-0, and a measure lost 1-0."""
    x = Contest(MONTANA, "candidates", under=())
    yield Claim(
        x,
        assume=[
            x.outcome == Outcome.REQUIRED,
            x.limb == Provision.A,
            Not(x[1].none("margin")),
        ],
        conclude=x[1].margin <= x.limit,
        smallest=(x.total, x[1].margin),
    )
    x = Contest(MONTANA, "measure", under=())
    yield Claim(
        x,
        assume=[x.outcome == Outcome.REQUIRED],
        conclude=Not(x.none("voters_provision")),
        smallest=(x.total, x.facts.votes_against),
    )


@finding("MT-F14", c.M2, c.M3)
def the_officer_who_must_notify_may_never_see_the_petition() -> Iterator[Claim]:
    """In a school election of two counties the school's officer has the petition, another notifies.

    The secretary of state must notify under (3), and no clause sends the petition on.
    """
    x = Contest(MONTANA, "measure", under=())
    yield Claim(
        x,
        assume=[x.facts.kind == Kind.SCHOOL, Not(x.none("limb"))],
        conclude=Implies(Not(x.none("notice_3")), x.filing_office.is_in(*SECRETARY)),
        smallest=(x.facts.counties,),
    )
    x = Contest(MONTANA, "candidates", under=())
    yield Claim(
        x,
        assume=[x.facts.office == Office.SCHOOL, Not(x.none("limb")), x[1].defeated],
        conclude=Implies(Not(x.none("notice_b")), x.filing_office.is_in(*SECRETARY)),
        smallest=(x.facts.counties,),
    )


if __name__ == "__main__":
    run_alone(__file__)
