"""From a case to the facts that the rules of Mont. Code Ann. 13-16-201 see."""

from typing import Any

from recountlaw.case import DEFAULT_CLOSING, Case
from recountlaw.contest import CandidateContest, Measure, MeasureKind, Stage
from recountlaw.contest import Office as AnyOffice
from recountlaw.doors import (
    YES_OR_NO,
    ballots_in_contest,
    ballots_in_election,
    day,
    filing,
    hidden_write_ins,
    minute_of,
    moment,
    petitioner,
    places_in_primary,
    signers,
)
from recountlaw.exploring import Count, Missing, OneOf
from recountlaw.rooms import Facts

from .record import BallotMeasure, Kind, Office, Race

OFFICES = {
    AnyOffice.PRECINCT: Office.PRECINCT,
    AnyOffice.COUNTY: Office.COUNTY,
    AnyOffice.MUNICIPAL: Office.MUNICIPAL,
    AnyOffice.DISTRICT: Office.DISTRICT,
    AnyOffice.SPECIAL_DISTRICT: Office.DISTRICT,
    AnyOffice.SCHOOL: Office.SCHOOL,
    AnyOffice.STATE: Office.STATE,
    AnyOffice.CONGRESSIONAL: Office.CONGRESSIONAL,
    AnyOffice.LEGISLATURE: Office.LEGISLATURE,
    AnyOffice.DISTRICT_JUDGE: Office.DISTRICT_JUDGE,
    AnyOffice.PRESIDENTIAL: Office.PRESIDENTIAL,
}

KINDS = {
    MeasureKind.COUNTY: Kind.COUNTY,
    MeasureKind.MUNICIPAL: Kind.MUNICIPAL,
    MeasureKind.DISTRICT: Kind.DISTRICT,
    MeasureKind.SPECIAL_DISTRICT: Kind.DISTRICT,
    MeasureKind.SCHOOL: Kind.SCHOOL,
    MeasureKind.STATE: Kind.STATE,
}

STATEWIDE = (Office.STATE, Office.PRESIDENTIAL, Kind.STATE)

WITHIN_A_COUNTY = (Office.PRECINCT, Office.COUNTY, Kind.COUNTY)

ELECTORS = ("signatures", "signers", "signers_voted", "signers_second", "signers_fifth")

COUNTIES = 56
"""Montana's counties."""

SEVERAL = 2
"""Stands for any number of counties above one."""


def counties(
    case: Case, kind: Office | Kind, missing: dict[str, Missing], assumed: list[str]
) -> int:
    """How many counties vote on the contest; missing where neither the case nor its kind tells."""
    if kind in STATEWIDE:
        return COUNTIES
    if case.counties is not None:
        return case.counties
    if kind is Office.CONGRESSIONAL:
        return COUNTIES
    if kind in WITHIN_A_COUNTY:
        return 1
    if kind in (Office.MUNICIPAL, Kind.MUNICIPAL):
        assumed.append("one county is taken to vote on the contest (--counties)")
        return 1
    missing["counties"] = OneOf((1, SEVERAL))
    return 1


def electors(case: Case, missing: dict[str, Missing], assumed: list[str]) -> dict[str, Any]:
    """The facts about who signs; how the signers spread is missing unless they come by county."""
    signatures, persons, voted, _ = signers(case, missing, assumed)
    missing.pop("signers_voted_on_it", None)  # here no reading asks for it
    facts = {"signatures": signatures, "signers": persons, "signers_voted": voted}
    by_county = case.petition.signers
    for field, rank in (("signers_second", 2), ("signers_fifth", 5)):
        facts[field] = 0
        if by_county is not None:
            numbers = sorted((one.number for one in by_county), reverse=True)
            facts[field] = numbers[rank - 1] if rank <= len(numbers) else 0
        elif "signatures" in missing:
            missing[field] = Count(0)
        elif signatures >= rank:
            missing[field] = Count(0, signatures // rank)
    return facts


def common(case: Case, missing: dict[str, Missing], assumed: list[str]) -> dict[str, Any]:
    """The facts that both subjects share, save the counties and the signers."""
    petition = case.petition
    filed_day, filed_minute = filing(case, missing)
    at_day, at_minute = moment(case.at)
    if case.office_closes is None:
        assumed.append("the filing office is taken to close at 5 p.m.")
    return {
        "special": case.stage is Stage.SPECIAL,
        "county_canvass": day(case.canvass.county, "county_canvass", missing),
        "state_canvass": day(case.canvass.state, "state_canvass", missing),
        "office_closes": minute_of(case.office_closes or DEFAULT_CLOSING),
        "filed_day": filed_day,
        "filed_minute": filed_minute,
        "at_day": at_day,
        "at_minute": at_minute,
        "verified": petition.verified,
        "verified_by_each": petition.verified_by_each,
        "states_belief_and_request": petition.states_belief_and_request,
        "board_found_error": case.board_found_error,
    }


def race(case: Case) -> Facts:
    """The facts of a race for an office, or of a judge on a yes/no ballot."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    office = OFFICES[contest.office]
    if contest.partial:
        assumed.append("the list of candidates is partial")
    all_parties = contest.votes_of_all_parties
    primary = case.stage in (Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY) or (
        contest.advancing is not None or all_parties is not None
    )
    if case.stage is None:
        other = "special election" if primary else "primary and no special election"
        assumed.append(f"the election is taken to be no {other}")
    if all_parties is None:
        all_parties = contest.votes_in_all
        if primary:
            missing["votes_of_all_parties"] = Count(all_parties)
    if not contest.retention:
        hidden_write_ins(case, missing, assumed)
    candidates = contest.candidates
    who = petitioner(case, assumed)
    signed: dict[str, Any] = dict.fromkeys(ELECTORS, 0)
    by_electors = by_losing_side = False
    if contest.retention:
        first_no = candidates[0].name.lower() == "no"
        candidates = candidates[::-1] if first_no else candidates
        if who is not None:
            who = 1 - who if first_no else who
        signed = electors(case, missing, assumed)
        if case.petition.is_filed:
            by_electors = who is None and "signatures" not in missing
            if who is None and not by_electors:
                assumed.append("the petition filed is taken to be the judge's")
            losing = 0 if candidates[0].votes <= candidates[1].votes else 1
            told = case.petition.by_losing_side
            by_losing_side = who == losing if told is None else told
            if who is None and told is None:
                missing["by_losing_side"] = OneOf(YES_OR_NO)
    facts = Race(
        votes=tuple(candidate.votes for candidate in candidates),
        printed=tuple(candidate.printed for candidate in candidates),
        withdrawn=tuple(candidate.withdrawn and candidate.printed for candidate in candidates),
        write_ins=contest.write_ins,
        places=places_in_primary(case, missing, assumed),
        seats=contest.seats,
        primary=primary,
        retention=contest.retention,
        office=office,
        counties=counties(case, office, missing, assumed),
        ballots_in_contest=ballots_in_contest(case, missing),
        ballots_in_election=ballots_in_election(case, missing),
        votes_of_all_parties=all_parties,
        petitioner=who,
        by_electors=by_electors,
        by_losing_side=by_losing_side,
        **signed,
        **common(case, missing, assumed),
    )
    return Facts(facts, missing, tuple(assumed))


def measure(case: Case) -> Facts:
    """The facts of a ballot measure."""
    contest = case.contest
    assert isinstance(contest, Measure)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    kind = KINDS[contest.kind]
    if case.stage is None:
        assumed.append("the election is taken to be no special election")
    if case.petition.is_filed and case.petition.by_losing_side is None:
        missing["by_losing_side"] = OneOf(YES_OR_NO)
    facts = BallotMeasure(
        votes_for=contest.votes_for,
        votes_against=contest.votes_against,
        required_num=contest.share.num,
        required_den=contest.share.den,
        kind=kind,
        counties=counties(case, kind, missing, assumed),
        by_losing_side=bool(case.petition.by_losing_side),
        **electors(case, missing, assumed),
        **common(case, missing, assumed),
    )
    return Facts(facts, missing, tuple(assumed))
