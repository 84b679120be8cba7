"""From a case to the facts that the rules of Utah Code 20A-4-401 see."""

from recountlaw.case import Case
from recountlaw.contest import CandidateContest, Measure, MeasureKind, Office, Stage
from recountlaw.doors import (
    YES_OR_NO,
    ballots_in_contest,
    ballots_in_election,
    day,
    filing,
    hidden_write_ins,
    moment,
    petitioner,
    places_in_primary,
    signers,
)
from recountlaw.exploring import Missing, OneOf
from recountlaw.rooms import Facts

from .record import Election, Extent, Kind, Proposition, Race

ELECTIONS = {
    Stage.MUNICIPAL_PRIMARY: Election.MUNICIPAL_PRIMARY,
    Stage.MUNICIPAL_GENERAL: Election.MUNICIPAL_GENERAL,
    Stage.SPECIAL: Election.SPECIAL,
    Stage.GENERAL: Election.OTHER,
    Stage.PRIMARY: Election.OTHER,
    Stage.RUNOFF: Election.OTHER,
}

KINDS = {
    Office.MUNICIPAL: Kind.MUNICIPAL,
    MeasureKind.MUNICIPAL: Kind.MUNICIPAL,
    Office.SPECIAL_DISTRICT: Kind.SPECIAL_DISTRICT,
    MeasureKind.SPECIAL_DISTRICT: Kind.SPECIAL_DISTRICT,
}

STATEWIDE = {Office.STATE, Office.PRESIDENTIAL, MeasureKind.STATE}

ONE_COUNTY_UNLESS_TOLD = {
    Office.PRECINCT,
    Office.COUNTY,
    Office.MUNICIPAL,
    MeasureKind.COUNTY,
    MeasureKind.MUNICIPAL,
}


def extent(case: Case, missing: dict[str, Missing], assumed: list[str]) -> Extent:
    """How far the voting reaches; missing when neither office nor number of counties tells."""
    kind = case.contest.office if isinstance(case.contest, CandidateContest) else case.contest.kind
    if kind in STATEWIDE:
        return Extent.STATEWIDE
    if case.counties is not None:
        return Extent.ONE_COUNTY if case.counties == 1 else Extent.SEVERAL_COUNTIES
    if kind in ONE_COUNTY_UNLESS_TOLD:
        if kind not in (Office.COUNTY, Office.PRECINCT, MeasureKind.COUNTY):
            assumed.append("one county is taken to vote on the contest (--counties)")
        return Extent.ONE_COUNTY
    if kind is Office.CONGRESSIONAL:
        return Extent.SEVERAL_COUNTIES
    missing["extent"] = OneOf((Extent.ONE_COUNTY, Extent.SEVERAL_COUNTIES))
    return Extent.ONE_COUNTY


def race(case: Case) -> Facts:
    """The facts of a race between candidates."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    kind = KINDS.get(contest.office, Kind.OTHER)
    if contest.partial:
        assumed.append("the list of candidates is partial")
    if case.stage is None and kind is Kind.MUNICIPAL and contest.advancing is None:
        missing["primary"] = OneOf(YES_OR_NO)
        if len(contest.candidates) > 2 * contest.seats:
            missing["places"] = OneOf((contest.seats, 2 * contest.seats))
        missing["election"] = OneOf((Election.MUNICIPAL_GENERAL, Election.MUNICIPAL_PRIMARY))
    if case.stage is None and "election" not in missing:
        assumed.append("the election is taken to be no primary and no special election (--stage)")
    primary = (
        case.stage in (Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY) or contest.advancing is not None
    )
    if contest.at_large is None and contest.seats > 1:
        missing["at_large"] = OneOf(YES_OR_NO)
    if case.contracted is None:
        missing["contracted"] = OneOf(YES_OR_NO)
    filed_day, filed_minute = filing(case, missing)
    at_day, at_minute = moment(case.at)
    hidden_write_ins(case, missing, assumed)
    facts = Race(
        votes=tuple(candidate.votes for candidate in contest.candidates),
        write_ins=contest.write_ins,
        stray_votes=contest.stray_write_ins,
        places=places_in_primary(case, missing, assumed),
        seats=contest.seats,
        primary=primary,
        at_large=bool(contest.at_large),
        instant_runoff=contest.instant_runoff,
        kind=kind,
        election=ELECTIONS[case.stage] if case.stage else Election.OTHER,
        extent=extent(case, missing, assumed),
        contracted=bool(case.contracted),
        ballots_in_contest=ballots_in_contest(case, missing),
        ballots_in_election=ballots_in_election(case, missing),
        county_canvass=day(case.canvass.county, "county_canvass", missing),
        state_canvass=day(case.canvass.state, "state_canvass", missing),
        certified=case.certified_on.toordinal() if case.certified_on else None,
        petitioner=petitioner(case, assumed),
        filed_day=filed_day,
        filed_minute=filed_minute,
        at_day=at_day,
        at_minute=at_minute,
    )
    return Facts(facts, missing, tuple(assumed))


def proposition(case: Case) -> Facts:
    """The facts of a proposition, or of a judge on a yes/no ballot."""
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    contest = case.contest
    if isinstance(contest, Measure):
        votes_for, votes_against = contest.votes_for, contest.votes_against
        num, den, kind = contest.share.num, contest.share.den, KINDS.get(contest.kind, Kind.OTHER)
    else:
        by_name = {candidate.name.lower(): candidate.votes for candidate in contest.candidates}
        votes_for, votes_against = by_name["yes"], by_name["no"]
        num, den, kind = 1, 2, Kind.OTHER
    if case.stage is None and kind is Kind.OTHER:
        election = Election.OTHER
    elif case.stage is None:
        missing["election"] = OneOf((Election.MUNICIPAL_GENERAL, Election.SPECIAL))
        election = Election.MUNICIPAL_GENERAL
    else:
        election = ELECTIONS[case.stage]
    if case.contracted is None:
        missing["contracted"] = OneOf(YES_OR_NO)
    filed_day, filed_minute = filing(case, missing)
    by_judge = case.petition.petitioner is not None and filed_day is not None
    if by_judge:
        assumed.append("the request is the judge's own and does not count as that of ten voters")
    at_day, at_minute = moment(case.at)
    signatures, persons, voted, voted_on_it = signers(case, missing, assumed)
    facts = Proposition(
        votes_for=votes_for,
        votes_against=votes_against,
        required_num=num,
        required_den=den,
        retention=isinstance(contest, CandidateContest),
        kind=kind,
        election=election,
        extent=extent(case, missing, assumed),
        contracted=bool(case.contracted),
        county_canvass=day(case.canvass.county, "county_canvass", missing),
        state_canvass=day(case.canvass.state, "state_canvass", missing),
        signatures=signatures,
        signers=persons,
        signers_voted=voted,
        signers_voted_on_it=voted_on_it,
        by_judge=by_judge,
        filed_day=filed_day,
        filed_minute=filed_minute,
        at_day=at_day,
        at_minute=at_minute,
    )
    return Facts(facts, missing, tuple(assumed))
