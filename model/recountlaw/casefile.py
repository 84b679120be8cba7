"""The way in: a flat mapping (a case file, or the flags of the command) becomes a case.

Keys and flags have one name, `ballots_in_contest` and `--ballots-in-contest`. Everything is read
strictly: nothing is guessed.
"""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from attrs import field, fields, frozen

from recountlaw.case import Canvass, Case
from recountlaw.contest import (
    BallotCounts,
    Candidate,
    CandidateContest,
    Measure,
    MeasureKind,
    Office,
    Share,
    Stage,
    State,
)
from recountlaw.errors import BadCase, Contradiction
from recountlaw.petition import Board, ByCounty, Instrument, Petition
from recountlaw.validation import one_line
from recountlaw.written import READER, Counties, Filed, Must, Names, Votes

NO_NAMES = Names(())
NO_CANVASS = Canvass()


@frozen(eq=False, repr=False)
class CaseFile:
    """A case as it is written down; what is absent is not known."""

    state: State | None = None
    office: Office | None = None
    measure: MeasureKind | None = None
    retention: bool = False
    instant_runoff: bool = False
    votes: Votes | None = None
    votes_for: int | None = field(default=None, metadata={"key": "for"})
    votes_against: int | None = field(default=None, metadata={"key": "against"})
    share: Share | None = None
    write_ins: int = 0
    stray_write_ins: int = 0
    withdrawn: Names = NO_NAMES
    not_printed: Names = NO_NAMES
    votes_of_all_parties: int | None = None
    ballots_in_contest: int | None = None
    ballots_in_election: int | None = None
    counted: int | None = None
    cast: int | None = None
    seats: int = 1
    advancing: int | None = None
    at_large: bool | None = None
    runoff_possible: bool | None = None
    sheriff: bool = False
    on_statewide_ballot: bool | None = None
    ballot_says_share: bool | None = None
    counties: Counties | None = None
    stage: Stage | None = None
    date: dt.date | None = None
    canvass: Canvass = NO_CANVASS
    certified: dt.date | None = None
    filed: Filed | None = None
    petitioner: str | None = None
    signatures: int | None = None
    distinct_signers: int | None = None
    signers: Votes | None = None
    signers_who_voted: int | None = None
    signers_who_voted_on_it: int | None = None
    presenter_signed: bool = True
    verified: bool = True
    verified_by_each: bool = True
    states_belief_and_request: bool = True
    names_precincts: bool = True
    names_absentees: bool = True
    by_losing_side: bool | None = None
    manual: bool = False
    recount_ballots: Votes | None = None
    instrument: Instrument = Instrument.CASHIERS_CHECK
    deposit_cents: int | None = None
    declared_with: Board | None = None
    contracted: bool | None = None
    board_found_error: bool = False
    office_closes: dt.time | None = None
    holidays: tuple[dt.date, ...] = ()
    open: tuple[dt.date, ...] = ()
    closed: tuple[dt.date, ...] = ()
    at: Filed | None = None
    partial: bool = False
    readings: dict[str, str] = field(factory=dict)
    as_of: dt.date | None = None
    note: str | None = None
    """Anything the user wants to keep with the case, such as its source; not used."""

    def case(self) -> Case:
        """The case that the file describes.

        Raises:
            BadCase: a fact is missing that every case needs, or two facts contradict each other.
        """
        try:
            return self._case()
        except BadCase as error:
            key = KEY_OF_FIELD.get(error.field, error.field)
            kind = type(error)
            raise kind(key, error.must, error.got, cite=error.cite, hint=error.hint) from None

    def _case(self) -> Case:
        if self.state is None:
            raise BadCase("state", "be MT, UT or OK", hint="Give --state")
        return Case(
            state=self.state,
            contest=self._contest(),
            ballots=BallotCounts(
                self.ballots_in_contest, self.ballots_in_election, self.counted, self.cast
            ),
            stage=self.stage,
            counties=None if self.counties is None else self.counties.number,
            county_names=() if self.counties is None else self.counties.names,
            election_on=self.date,
            canvass=self.canvass,
            certified_on=self.certified,
            petition=self._petition(),
            declared_with=self.declared_with,
            contracted=self.contracted,
            board_found_error=self.board_found_error,
            office_closes=self.office_closes,
            holidays=self.holidays,
            open_days=self.open,
            closed_days=self.closed,
            at=self._at(),
        )

    def _contest(self) -> CandidateContest | Measure:
        if self.measure is not None:
            for name, given in (("office", self.office), ("votes", self.votes)):
                if given is not None:
                    raise Contradiction(
                        name, "be left out for a measure", hint="Give for and against"
                    )
            if self.votes_for is None or self.votes_against is None:
                absent = "for" if self.votes_for is None else "against"
                raise BadCase(absent, "be given for a measure")
            return Measure(
                self.measure,
                self.votes_for,
                self.votes_against,
                self.share or Share(),
                self.on_statewide_ballot,
                self.ballot_says_share,
                self.partial,
            )
        if self.office is None:
            raise BadCase("office", "be given, or else measure", hint="Give --office or --measure")
        for name, number in (("for", self.votes_for), ("against", self.votes_against)):
            if number is not None:
                raise Contradiction(name, "be left out for candidates", number, hint="Give votes")
        if self.votes is None:
            raise BadCase("votes", "be given, as NAME=N,NAME=N")
        listed = {name for name, _ in self.votes.by_name}
        for key, names in (("withdrawn", self.withdrawn), ("not_printed", self.not_printed)):
            for name in names.names:
                if name not in listed:
                    raise BadCase(key, "be one of the names in votes", name)
        candidates = tuple(
            Candidate(name, votes, name not in self.not_printed.names, name in self.withdrawn.names)
            for name, votes in self.votes.by_name
        )
        if self.retention:
            # The judge is petitioner 0, so Yes comes first.
            candidates = tuple(sorted(candidates, key=lambda one: one.name.lower() != "yes"))
        return CandidateContest(
            self.office,
            candidates,
            self.seats,
            self.advancing,
            self.write_ins,
            self.stray_write_ins,
            self.votes_of_all_parties,
            self.retention,
            self.instant_runoff,
            self.at_large,
            self.runoff_possible,
            self.sheriff,
            self.partial,
        )

    def _petition(self) -> Petition:
        return Petition(
            petitioner=self.petitioner,
            filed_on=self.filed.day if self.filed else None,
            filed_at=self.filed.time if self.filed else None,
            signatures=self.signatures,
            distinct_signers=self.distinct_signers,
            signers=_by_county(self.signers),
            signers_who_voted=self.signers_who_voted,
            signers_who_voted_on_it=self.signers_who_voted_on_it,
            presenter_signed=self.presenter_signed,
            verified=self.verified,
            verified_by_each=self.verified_by_each,
            states_belief_and_request=self.states_belief_and_request,
            names_precincts=self.names_precincts,
            names_absentees=self.names_absentees,
            by_losing_side=self.by_losing_side,
            manual=self.manual,
            recount_ballots=_by_county(self.recount_ballots),
            instrument=self.instrument,
            deposit_cents=self.deposit_cents,
        )

    def _at(self) -> dt.datetime | None:
        if self.at is None:
            return None
        if self.at.time is None:
            raise BadCase("at", "be a day and a time, such as 2025-11-21T16:40", str(self.at.day))
        return dt.datetime.combine(self.at.day, self.at.time)


KEYS = {one.metadata.get("key", one.name): one for one in fields(CaseFile)}
"""The keys of a case file and the attributes they fill."""

KEY_OF_FIELD = {
    "votes_for": "for",
    "votes_against": "against",
    "votes_counted": "counted",
    "votes_cast": "cast",
    "filed_on": "filed",
    "filed_at": "filed",
    "certified_on": "certified",
    "election_on": "date",
    "open_days": "open",
    "closed_days": "closed",
    "name": "votes",
    "candidates": "votes",
    "county_names": "counties",
}
"""Fields of the vocabulary whose keys have another name."""


def _by_county(votes: Votes | None) -> tuple[ByCounty, ...] | None:
    return (
        None if votes is None else tuple(ByCounty(name, number) for name, number in votes.by_name)
    )


def case_file(written: Mapping[str, Any]) -> CaseFile:
    """The case file that `written` is.

    Raises:
        BadCase: a key is not known, or a value does not hold what it must.
    """
    found: dict[str, Any] = {}
    for key, value in written.items():
        if key not in KEYS:
            raise BadCase(one_line(str(key)), "be a key of a case", hint=_similar(str(key)))
        if value is None or value == "":
            raise BadCase(key, "have a value, or be left out")
        kind: Any = KEYS[key].type
        try:
            found[KEYS[key].name] = READER.structure(value, kind)
        except Must as error:
            raise BadCase(key, error.must, error.got, hint=error.hint) from None
    return CaseFile(**found)


def _similar(key: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(key, KEYS, 1)
    return f"Did you mean {close[0]}?" if close else "`recountlaw schema case` lists the keys"
