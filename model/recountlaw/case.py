"""A case: the facts of one contest, its election and, if there is one, its petition."""

import datetime as dt

from attrs import field, frozen

from recountlaw.contest import BallotCounts, CandidateContest, Measure, Office, Stage, State
from recountlaw.errors import BadCase, Contradiction
from recountlaw.petition import Board, Petition
from recountlaw.validation import a_date, count, every, of_type, optional, yes_or_no

DEFAULT_CLOSING = dt.time(17, 0)

COUNTIES = {State.MONTANA: 56, State.UTAH: 29, State.OKLAHOMA: 77}
"""How many counties each state has."""


@frozen
class Canvass:
    """The days on which canvasses were completed, as far as known."""

    county: dt.date | None = field(default=None, validator=optional(a_date))
    state: dt.date | None = field(default=None, validator=optional(a_date))


@frozen
class Case:
    """The facts on which an answer rests; None for what is not known.

    `counties`: how many counties vote on the contest. `county_names`: their names where given.
    `certified_on`: the day the canvassers certify, if not the day of the canvass.
    `declared_with`: the board with which candidates filed their declarations (Oklahoma).
    `contracted`: a provider election officer runs the election under contract (Utah).
    `board_found_error`: a canvassing board found an error and petitions (Montana).
    `office_closes`: closing hour of the filing office, local time; None: taken as 5 p.m.
    `holidays`: legal holidays the tables lack; `open_days`: days that are no holidays after all;
    `closed_days`: days on which the filing office is closed, holiday or not.
    `at`: the moment for which the answer is asked, local time.
    """

    state: State = field(validator=of_type(State, "be MT, UT or OK"))
    contest: CandidateContest | Measure
    ballots: BallotCounts = field(factory=BallotCounts)
    stage: Stage | None = field(
        default=None, validator=optional(of_type(Stage, "be a kind of election"))
    )
    counties: int | None = field(default=None, validator=optional(count(1)))
    county_names: tuple[str, ...] = ()
    election_on: dt.date | None = field(default=None, validator=optional(a_date))
    canvass: Canvass = field(factory=Canvass)
    certified_on: dt.date | None = field(default=None, validator=optional(a_date))
    petition: Petition = field(factory=Petition)
    declared_with: Board | None = field(
        default=None, validator=optional(of_type(Board, "be county or state"))
    )
    contracted: bool | None = field(default=None, validator=optional(yes_or_no))
    board_found_error: bool = field(default=False, validator=yes_or_no)
    office_closes: dt.time | None = field(
        default=None, validator=optional(of_type(dt.time, "be a time of day such as 17:00"))
    )
    holidays: tuple[dt.date, ...] = field(default=(), validator=every(a_date))
    open_days: tuple[dt.date, ...] = field(default=(), validator=every(a_date))
    closed_days: tuple[dt.date, ...] = field(default=(), validator=every(a_date))
    at: dt.datetime | None = field(
        default=None, validator=optional(of_type(dt.datetime, "be a day and a time"))
    )

    def __attrs_post_init__(self) -> None:
        """Refuse facts that contradict each other."""
        _check_ballots(self)
        _check_days(self)
        _check_petitioner(self)
        _check_counties(self)
        if self.county_names and self.counties != len(self.county_names):
            raise Contradiction(
                "counties", f"number the {len(self.county_names)} counties named", self.counties
            )


def _check_counties(case: Case) -> None:
    if case.counties is None:
        return
    in_state = COUNTIES[case.state]
    if case.counties > in_state:
        raise BadCase("counties", f"be at most the {in_state} of {case.state.words}", case.counties)
    office = case.contest.office if isinstance(case.contest, CandidateContest) else None
    if office is Office.PRECINCT and case.counties > 1:
        raise Contradiction("counties", "be 1 for a precinct office", case.counties)
    if office in (Office.STATE, Office.PRESIDENTIAL) and case.counties == 1:
        raise Contradiction("counties", "be more than 1 for an office of the state", case.counties)
    signers = case.petition.signers
    if signers is not None and len(signers) > case.counties:
        raise Contradiction("signers", f"come from at most {case.counties} counties", len(signers))


def _check_ballots(case: Case) -> None:
    contest, ballots = case.contest, case.ballots
    per_ballot, votes, most = 1, contest.votes_in_all, contest.votes_in_all
    if isinstance(contest, CandidateContest):
        # In a primary a voter marks as many names as places are filled, not as many as go on.
        per_ballot = contest.seats
        votes += contest.stray_write_ins
        most = max(candidate.votes for candidate in contest.candidates)
        _check_primary(case, contest)
    else:
        _check_counts(contest, ballots)
    in_contest, in_election = ballots.ballots_in_contest, ballots.ballots_in_election
    for name, number in (("ballots_in_contest", in_contest), ("ballots_in_election", in_election)):
        if number is not None and (votes > per_ballot * number or most > number):
            raise Contradiction(
                name,
                f"be enough for {votes:,} votes with {per_ballot} to a ballot",
                number,
                hint="Check the votes, or give the number of seats",
            )
    if in_contest is not None and in_election is not None and in_contest > in_election:
        raise Contradiction(
            "ballots_in_contest", "be at most the ballots in the election", in_contest
        )


def _check_primary(case: Case, contest: CandidateContest) -> None:
    primaries = (Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY, None)
    if contest.advancing is not None and case.stage not in primaries:
        raise Contradiction("advancing", "be left out unless it is a primary", contest.advancing)
    parties = contest.votes_of_all_parties
    if parties is not None and parties < contest.votes_in_all:
        raise Contradiction(
            "votes_of_all_parties",
            f"be at least the {contest.votes_in_all:,} votes in this primary",
            parties,
        )


def _check_counts(contest: Measure, ballots: BallotCounts) -> None:
    counted, cast = ballots.votes_counted, ballots.votes_cast
    least = contest.votes_in_all
    for name, number in (("votes_counted", counted), ("votes_cast", cast)):
        if number is not None and number < least:
            raise Contradiction(name, f"be at least the {least:,} votes for and against", number)
    if counted is not None and cast is not None and counted > cast:
        raise Contradiction("votes_counted", "be at most the votes cast", counted)


def _check_days(case: Case) -> None:
    later = (
        ("canvass", case.canvass.county),
        ("canvass", case.canvass.state),
        ("certified", case.certified_on),
        ("filed", case.petition.filed_on),
        ("at", None if case.at is None else case.at.date()),
    )
    for name, day in later:
        if day is not None and case.election_on is not None and day < case.election_on:
            raise Contradiction(name, f"not be before the election of {case.election_on}", day)
    county, state = case.canvass.county, case.canvass.state
    if county is not None and state is not None and state < county:
        raise Contradiction("canvass", f"put the state's after the county's of {county}", state)
    certified = case.certified_on
    if certified is not None and county is not None and certified < county:
        raise Contradiction("certified", f"not be before the canvass of {county}", certified)
    filed = case.petition.filed_on
    if filed is not None and case.at is not None:
        time = case.petition.filed_at or dt.time.min
        if dt.datetime.combine(filed, time) > case.at:
            raise Contradiction("at", f"not be before the petition was filed on {filed}", case.at)
    both = set(case.open_days) & (set(case.holidays) | set(case.closed_days))
    if both:
        raise Contradiction("open", "not name a day that is also given as closed", min(both))


def _check_petitioner(case: Case) -> None:
    name = case.petition.petitioner
    if name is None:
        return
    if not isinstance(case.contest, CandidateContest):
        raise BadCase("petitioner", "be left out for a measure: electors petition", name)
    if name not in {candidate.name for candidate in case.contest.candidates}:
        raise BadCase("petitioner", "be one of the candidates named in votes", name)
    if case.contest.retention and name.lower() == "no":
        raise BadCase("petitioner", "be Yes, for the judge, on a yes/no ballot", name)
