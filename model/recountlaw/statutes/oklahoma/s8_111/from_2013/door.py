"""From a case to the facts that the rules of Okla. Stat. tit. 26, § 8-111 see."""

from attrs import frozen

from recountlaw.case import Case
from recountlaw.contest import CandidateContest, Measure, MeasureKind, Office, Stage
from recountlaw.doors import NONPARTISAN, YES_OR_NO, day, filing, moment, petitioner, signers
from recountlaw.errors import Contradiction
from recountlaw.exploring import Count, Day, Missing, OneOf
from recountlaw.petition import Board, Instrument
from recountlaw.rooms import Facts
from recountlaw.validation import GREATEST_COUNT

from .deposits import scale
from .record import Declared, Issue, Paid, Race, Round

COUNTIES_OF_THE_STATE = 77

FIRST_STEP = 3_000
"""The ballots that the first sum of (A)(4) covers."""

WHOLE_STATE = {Office.STATE, Office.PRESIDENTIAL, MeasureKind.STATE}

ONE_COUNTY = {Office.PRECINCT, Office.COUNTY, MeasureKind.COUNTY}
"""What lies in one county."""

ONE_COUNTY_UNLESS_TOLD = {*ONE_COUNTY, Office.MUNICIPAL, MeasureKind.MUNICIPAL}

WITH_THE_STATE_BOARD = {
    Office.STATE,
    Office.CONGRESSIONAL,
    Office.LEGISLATURE,
    Office.DISTRICT_JUDGE,
    Office.PRESIDENTIAL,
}

WITH_A_COUNTY_BOARD = {Office.PRECINCT, Office.COUNTY, Office.MUNICIPAL, Office.SCHOOL}

ROUNDS = {
    Stage.MUNICIPAL_PRIMARY: Round.OTHER_NOMINATING,
    Stage.RUNOFF: Round.RUNOFF,
    Stage.GENERAL: Round.GENERAL,
    Stage.MUNICIPAL_GENERAL: Round.GENERAL,
}

INSTRUMENTS = {
    Instrument.CASHIERS_CHECK: Paid.CASHIERS_CHECK,
    Instrument.CERTIFIED_CHECK: Paid.CERTIFIED_CHECK,
    Instrument.OTHER: Paid.OTHER,
}


@frozen
class _Ballots:
    """Counties and their ballots, in the order that the record asks for."""

    voted: int
    requested: int
    asked: tuple[int, ...]
    with_vote: tuple[int, ...]
    of_county: tuple[int, ...]


def _counties_voted(case: Case, missing: dict[str, Missing], assumed: list[str]) -> int:
    contest = case.contest
    kind = contest.office if isinstance(contest, CandidateContest) else contest.kind
    named = len(case.petition.recount_ballots or ())
    retention = isinstance(contest, CandidateContest) and contest.retention
    if case.counties is not None:
        voted = case.counties
    elif retention or kind in WHOLE_STATE:
        voted = COUNTIES_OF_THE_STATE
    elif kind in ONE_COUNTY_UNLESS_TOLD and named < 2:
        if kind not in ONE_COUNTY:
            assumed.append("one county is taken to vote on the contest (--counties)")
        voted = 1
    else:
        voted = COUNTIES_OF_THE_STATE
        least = max(2 if kind is Office.CONGRESSIONAL else 1, named)
        if least <= voted:
            missing["counties_voted"] = Count(least, voted)
            return least
    if named > voted:
        raise Contradiction(
            "recount_ballots", f"name at most the {voted} counties that vote", named
        )
    return voted


def _ballots(case: Case, missing: dict[str, Missing], assumed: list[str]) -> _Ballots:
    """The ballots to be recounted. Lists of unknown numbers are as a missing day: no range."""
    voted = _counties_voted(case, missing, assumed)
    given = case.petition.recount_ballots
    carried = case.ballots.ballots_in_contest
    one_county = voted == 1 and "counties_voted" not in missing
    if given:
        requested = len(given)
        asked = tuple(one.number for one in given)
    elif one_county:
        requested = 1
        asked = (carried or 0,)
        if carried is None:
            missing["ballots_requested"] = Day()
        elif case.petition.manual:
            assumed.append(
                "all ballots in the contest are taken to be asked for (--recount-ballots)"
            )
    else:
        requested = 1
        asked = (0,)
        most = COUNTIES_OF_THE_STATE if "counties_voted" in missing else voted
        missing["counties_requested"] = Count(1, most)
        missing["ballots_requested"] = Day()
    of_county = (*asked, *(0 for _ in range(voted - requested)))
    in_all = case.ballots.ballots_in_election
    if in_all is not None and sum(asked) > in_all:
        raise Contradiction(
            "recount_ballots", f"be at most the {in_all:,} ballots in the election", sum(asked)
        )
    if one_county and in_all is not None:
        of_county = (in_all,)
    else:
        missing["ballots_of_county"] = Day()
    with_vote = _with_vote(case, asked, missing, one_county=one_county)
    return _Ballots(voted, requested, asked, with_vote, of_county)


def _with_vote(
    case: Case, asked: tuple[int, ...], missing: dict[str, Missing], *, one_county: bool
) -> tuple[int, ...]:
    """Ballots with a vote among those asked for; not known unless no sum can hang on it."""
    contest = case.contest
    if "ballots_requested" in missing:
        missing["ballots_with_vote"] = Day()
        return asked
    votes = contest.votes_in_all
    per_ballot = contest.seats if isinstance(contest, CandidateContest) else 1
    in_contest, in_all = case.ballots.ballots_in_contest, case.ballots.ballots_in_election
    most = asked if contest.partial else tuple(min(number, votes) for number in asked)
    least = 0
    if one_county:
        others = votes if in_all is None else in_all - asked[0]
        if asked[0] == in_contest:
            others = 0
        least = max(0, (votes + per_ballot - 1) // per_ballot - others)
    # Up to 3,000 ballots all readings of the scale come to its first step for each county.
    alike = len(asked) == 1 and scale(least) == scale(most[0])
    if not alike and sum(most) > FIRST_STEP:
        missing["ballots_with_vote"] = Day()
    return most


def _filed(case: Case, missing: dict[str, Missing], assumed: list[str]) -> tuple[int | None, int]:
    """Day and minute of filing; without its hour no last moment can be made from it."""
    filed_day, filed_minute = filing(case, missing)
    if "filed_minute" in missing:
        missing["filed_clock"] = Day()
    return filed_day, filed_minute


def _declared(case: Case, office: Office, missing: dict[str, Missing]) -> Declared:
    if case.declared_with is not None:
        return Declared.STATE_BOARD if case.declared_with is Board.STATE else Declared.COUNTY_BOARD
    if office in WITH_THE_STATE_BOARD:
        return Declared.STATE_BOARD
    if office not in WITH_A_COUNTY_BOARD:
        missing["declared"] = OneOf((Declared.COUNTY_BOARD, Declared.STATE_BOARD))
    return Declared.COUNTY_BOARD


def _round(case: Case, contest: CandidateContest, missing: dict[str, Missing]) -> Round:
    if contest.retention:
        return Round.GENERAL
    first = Round.OTHER_NOMINATING if contest.office in NONPARTISAN else Round.PARTY_PRIMARY
    if case.stage is Stage.PRIMARY:
        return first
    if case.stage in ROUNDS:
        return ROUNDS[case.stage]
    if contest.advancing is not None:
        return first
    missing["round"] = OneOf((Round.GENERAL, first))
    return Round.GENERAL


def possible_places(case: Case) -> tuple[int, ...]:
    """How many may be elected or go on: in a first round one for each seat or, if a runoff may
    follow, two. A runoff takes more than two names for each seat, as (A)(6) says of a party's."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    if contest.retention:
        return (1,)
    if contest.advancing is not None:
        return (contest.advancing,)
    seats = contest.seats
    first = case.stage in (Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY)
    if first and contest.runoff_possible is not False and len(contest.candidates) > 2 * seats:
        return seats, 2 * seats
    return (seats,)


def _places(case: Case, missing: dict[str, Missing], assumed: list[str]) -> int:
    places = possible_places(case)
    if len(places) > 1:
        missing["places"] = OneOf(places)
    elif "round" in missing:
        assumed.append("the seats are taken to be filled at this election (--stage, --advancing)")
    return places[0]


def _sole_candidate(contest: CandidateContest, missing: dict[str, Missing]) -> bool:
    """Whether there is no other name; a partial list of one does not tell."""
    if contest.partial and not contest.retention and len(contest.candidates) == 1:
        missing["sole_candidate"] = OneOf(YES_OR_NO)
    return contest.retention or len(contest.candidates) == 1


def _some_votes(case: Case, missing: dict[str, Missing]) -> bool:
    """Whether there is a vote; a partial list of noughts does not tell."""
    some = case.contest.votes_in_all > 0
    if not some and case.contest.partial:
        missing["some_votes"] = OneOf(YES_OR_NO)
    return some


def race(case: Case) -> Facts:
    """The facts of a race between candidates, or of a judge on a yes/no ballot."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    if contest.partial:
        assumed.append("the list of candidates is partial")
    votes = tuple(candidate.votes for candidate in contest.candidates)
    printed = tuple(candidate.printed for candidate in contest.candidates)
    withdrawn = tuple(candidate.withdrawn for candidate in contest.candidates)
    if contest.retention:
        by_name = {candidate.name.lower(): candidate.votes for candidate in contest.candidates}
        votes, printed, withdrawn = (by_name["yes"], by_name["no"]), (True,), (False,)
        who = None  # whoever files on a yes/no ballot as a candidate is the judge
    else:
        who = petitioner(case, assumed)
    which = _round(case, contest, missing)
    may_be_first = which in (Round.PARTY_PRIMARY, Round.OTHER_NOMINATING) or "round" in missing
    if may_be_first and contest.runoff_possible is None:
        missing["runoff_possible"] = OneOf(YES_OR_NO)
    if contest.retention:
        declared = Declared.SECRETARY_OF_STATE
    else:
        declared = _declared(case, contest.office, missing)
    ballots = _ballots(case, missing, assumed)
    filed_day, filed_minute = _filed(case, missing, assumed)
    at_day, at_minute = moment(case.at)
    facts = Race(
        votes=votes,
        printed=printed,
        withdrawn=withdrawn,
        sole_candidate=_sole_candidate(contest, missing),
        write_ins=0 if contest.retention else contest.write_ins,
        some_votes=_some_votes(case, missing),
        places=_places(case, missing, assumed),
        retention=contest.retention,
        round=which,
        special=case.stage is Stage.SPECIAL,
        runoff_possible=bool(contest.runoff_possible),
        sheriff=contest.sheriff,
        declared=declared,
        counties_voted=ballots.voted,
        counties_requested=ballots.requested,
        ballots_requested=ballots.asked,
        ballots_with_vote=ballots.with_vote,
        ballots_of_county=ballots.of_county,
        manual=case.petition.manual,
        names_precincts=case.petition.names_precincts,
        names_absentees=case.petition.names_absentees,
        paid=case.petition.deposit_cents,
        instrument=INSTRUMENTS[case.petition.instrument],
        election_day=day(case.election_on, "election_day", missing),
        petitioner=who,
        filed_day=filed_day,
        filed_minute=filed_minute,
        filed_clock=filed_minute,
        at_day=at_day,
        at_minute=at_minute,
    )
    return Facts(facts, missing, tuple(assumed))


def issue(case: Case) -> Facts:
    """The facts of an issue or question."""
    contest = case.contest
    assert isinstance(contest, Measure)
    missing: dict[str, Missing] = {}
    assumed: list[str] = []
    statewide = contest.kind is MeasureKind.STATE
    if statewide and contest.on_statewide_ballot is False:
        raise Contradiction("on_statewide_ballot", "be yes: the whole state votes on it", False)
    if not statewide and contest.on_statewide_ballot is None:
        missing["on_statewide_ballot"] = OneOf(YES_OR_NO)
    share = contest.share
    says_share = contest.ballot_says_share
    if says_share is None and not share.is_majority:
        missing["ballot_says_share"] = OneOf(YES_OR_NO)
    counted, cast, on_issue = _totals(case, contest, missing)
    signatures, persons, voted, _ = signers(case, missing, assumed)
    missing.pop("signers_voted_on_it", None)
    for name, number in (("distinct_signers", persons), ("signers_who_voted", voted)):
        if number > signatures:
            raise Contradiction(name, f"be at most the {signatures:,} signatures", number)
    ballots = _ballots(case, missing, assumed)
    filed_day, filed_minute = _filed(case, missing, assumed)
    at_day, at_minute = moment(case.at)
    facts = Issue(
        votes_for=contest.votes_for,
        votes_against=contest.votes_against,
        some_votes=_some_votes(case, missing),
        required_num=share.num,
        required_den=share.den,
        ballot_says_share=not share.is_majority if says_share is None else says_share,
        votes_counted=counted,
        votes_cast=cast,
        ballots_on_issue=on_issue,
        statewide=statewide,
        on_statewide_ballot=statewide or bool(contest.on_statewide_ballot),
        special=case.stage is Stage.SPECIAL,
        counties_voted=ballots.voted,
        counties_requested=ballots.requested,
        ballots_requested=ballots.asked,
        ballots_with_vote=ballots.with_vote,
        ballots_of_county=ballots.of_county,
        manual=case.petition.manual,
        names_precincts=case.petition.names_precincts,
        names_absentees=case.petition.names_absentees,
        paid=case.petition.deposit_cents,
        instrument=INSTRUMENTS[case.petition.instrument],
        signatures=signatures,
        signers=persons,
        signers_voted=voted,
        presenter_signed=case.petition.presenter_signed,
        election_day=day(case.election_on, "election_day", missing),
        filed_day=filed_day,
        filed_minute=filed_minute,
        filed_clock=filed_minute,
        at_day=at_day,
        at_minute=at_minute,
    )
    return Facts(facts, missing, tuple(assumed))


def _totals(case: Case, contest: Measure, missing: dict[str, Missing]) -> tuple[int, int, int]:
    """Votes counted, votes cast, ballots: each at least as many as the one before.

    A partial count does not tell those that are not given.
    """
    least = contest.votes_in_all
    counted = least if case.ballots.votes_counted is None else case.ballots.votes_counted
    if counted < least:
        raise Contradiction("votes_counted", f"be at least the {least:,} for and against", counted)
    cast, on_issue = case.ballots.votes_cast, case.ballots.ballots_in_contest
    in_all = case.ballots.ballots_in_election
    most = next((n for n in (on_issue, in_all) if n is not None), GREATEST_COUNT)
    if (cast or counted) > most:
        raise Contradiction("votes_cast", f"be at most the {most:,} ballots", cast or counted)
    if contest.partial and case.ballots.votes_counted is None:
        missing["votes_counted"] = Day()
    if cast is None:
        missing["votes_cast"] = missing.get("votes_counted", Count(counted, most))
        cast = counted
    if on_issue is None:
        missing["ballots_on_issue"] = Count(cast, most)
        on_issue = cast
    return counted, cast, on_issue
