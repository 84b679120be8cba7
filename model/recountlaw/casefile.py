"""The way in: a flat mapping (a case file, or the flags of the command) becomes a case.

Keys and flags have one name, `ballots_in_contest` and `--ballots-in-contest`. Everything is read
strictly: a count is written in digits alone, and nothing is guessed.
"""

import datetime as dt
import re
import unicodedata
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeVar

import cattrs
from attrs import field, fields, frozen
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, override

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
from recountlaw.errors import BadCase, Contradiction, RecountLawError, shortened
from recountlaw.petition import Board, ByCounty, Instrument, Petition
from recountlaw.validation import GREATEST_COUNT, one_line, repeated

DIGITS = re.compile(r"[0-9]+")
UNSAFE = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no name may hold: control characters, half characters, line ends."""


class Must(Exception):
    """A value does not hold what it must; the field is known further out."""

    def __init__(self, must: str, got: object, hint: str = "") -> None:
        super().__init__(must)
        self.must = must
        self.got = got
        self.hint = hint


@frozen
class Votes:
    """Names with their votes, in the order given."""

    by_name: tuple[tuple[str, int], ...]


@frozen
class Names:
    """Names, in the order given."""

    names: tuple[str, ...]


@frozen
class Counties:
    """How many counties vote, and their names where given."""

    number: int
    names: tuple[str, ...] = ()


@frozen
class Filed:
    """A day, and the time of day where given."""

    day: dt.date
    time: dt.time | None


NO_NAMES = Names(())
NO_CANVASS = Canvass()


@frozen
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


KEYS = {one.metadata.get("key", one.name): one.name for one in fields(CaseFile)}
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


# -- reading single values ---------------------------------------------------------------------


def whole_number(value: object) -> int:
    """A count written in digits alone, or already an int.

    Raises:
        Must: it is anything else; a float and a bool are anything else.
    """
    if isinstance(value, str) and DIGITS.fullmatch(value) and len(value) < 20:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            raise Must("be a whole number, not negative", value)
        if value > GREATEST_COUNT:
            raise Must(f"be a whole number up to {GREATEST_COUNT:,}", value)
        return value
    if isinstance(value, str) and DIGITS.fullmatch(value):
        raise Must(f"be a whole number up to {GREATEST_COUNT:,}", value)
    hint = ""
    if isinstance(value, str) and DIGITS.fullmatch(value.replace(",", "").replace(" ", "")):
        hint = f"Write {re.sub('[ ,]', '', value)}"
    raise Must("be a whole number in digits alone", value, hint)


def yes_no(value: object) -> bool:
    """Yes or no, in words or as a bool."""
    if isinstance(value, bool):
        return value
    words = {"yes": True, "true": True, "no": False, "false": False}
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    raise Must("be yes or no", value)


def a_day(value: object) -> dt.date:
    """A calendar day, as 2025-11-18."""
    if type(value) is dt.date:
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value):
        try:
            return dt.date.fromisoformat(value)
        except ValueError:
            pass
    raise Must("be a calendar day such as 2025-11-18", value)


def a_time(value: object) -> dt.time:
    """A time of day, as 16:40."""
    if isinstance(value, dt.time) and value.tzinfo is None:
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{2}:\d{2}(:\d{2})?", value):
        try:
            return dt.time.fromisoformat(value)
        except ValueError:
            pass
    raise Must("be a local time of day such as 16:40", value)


def filed(value: object) -> Filed:
    """A day with or without a time, as 2025-11-21 or 2025-11-21T16:40."""
    if isinstance(value, dt.datetime):
        if value.tzinfo is not None:
            raise Must("be a local time without a zone", value.isoformat())
        return Filed(value.date(), value.time())
    if type(value) is dt.date:
        return Filed(value, None)
    if isinstance(value, str):
        day, mark, time = value.replace(" ", "T", 1).partition("T")
        try:
            return Filed(a_day(day), a_time(time) if mark else None)
        except Must:
            pass
    raise Must("be a day or a local day and time such as 2025-11-21T16:40", value)


def a_share(value: object) -> Share:
    """A fraction, as 3/5."""
    if isinstance(value, str):
        num, mark, den = value.partition("/")
        if mark and DIGITS.fullmatch(num) and DIGITS.fullmatch(den):
            above, below = whole_number(num), whole_number(den)
            if 0 < above < below:
                return Share(above, below)
            raise Must("be a fraction above 0 and below 1, such as 3/5", value)
    raise Must("be a fraction such as 3/5", value)


def votes(value: object) -> Votes:
    """Names with counts: a mapping, or text such as A=1706,B=1699."""
    if isinstance(value, Mapping):
        found = [(_name(name), whole_number(number)) for name, number in value.items()]
    elif isinstance(value, str):
        pieces = value.split(",")
        for at, piece in enumerate(pieces):
            if "=" not in piece:
                raise Must("be NAME=N,NAME=N", piece, _one_number(pieces, at))
        parted = [piece.rpartition("=") for piece in pieces]
        found = [(_name(name), whole_number(number.strip())) for name, _, number in parted]
    else:
        raise Must("give names with numbers, as NAME=N,NAME=N", value)
    twice = repeated(name for name, _ in found)
    if twice is not None:
        raise Must("name each once", twice)
    return Votes(tuple(found))


def _one_number(pieces: list[str], at: int) -> str:
    """What to write where a comma within a number was taken to part two candidates."""
    first = at if at == 0 else at - 1
    last = at
    while last + 1 < len(pieces) and DIGITS.fullmatch(pieces[last + 1].strip()):
        last += 1
    number = [pieces[first].rpartition("=")[2], *pieces[first + 1 : last + 1]]
    digits = [piece.strip() for piece in number]
    if len(digits) < 2 or not all(map(DIGITS.fullmatch, digits)):
        return "Commas part the candidates, and each has its =N"
    return f"For {','.join(digits)} write {''.join(digits)}; commas part the candidates"


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise Must("have a name before each number", value)
    return _safe(value)


def _safe(value: str) -> str:
    """`value` without spaces around it, if it can be printed in one line."""
    if any(unicodedata.category(one) in UNSAFE for one in value):
        raise Must("be a name without line ends and control characters", value)
    return value.strip()


def names(value: object) -> Names:
    """Names: a list, or one name."""
    if isinstance(value, str):
        value = [value]
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        found = tuple(map(_safe, value))
        if all(found):
            return Names(found)
    raise Must("be a name or a list of names", value)


def counties(value: object) -> Counties:
    """How many counties: a number, or their names."""
    if isinstance(value, (list, tuple)):
        listed = names(value).names
        if not listed or len(set(listed)) < len(listed):
            raise Must("name each county once", value)
        return Counties(len(listed), listed)
    if isinstance(value, str) and not value.strip()[:1].isdigit() and not value.startswith("-"):
        return counties([one.strip() for one in value.split(",")])
    return Counties(whole_number(value))


def canvass(value: object) -> Canvass:
    """One day for every canvass, or county=DATE,state=DATE."""
    if isinstance(value, str) and "=" in value:
        pairs = [piece.strip().partition("=")[::2] for piece in value.split(",")]
        twice = repeated(name for name, _ in pairs)
        if twice is not None:
            raise Must("name each canvass once", twice)
        value = dict(pairs)
    if isinstance(value, Mapping):
        extra = sorted(map(str, set(value) - {"county", "state"}))
        if extra or not value:
            raise Must("be a day, or county=DAY,state=DAY", extra[0] if extra else value)
        return Canvass(
            *(a_day(value[one]) if one in value else None for one in ("county", "state"))
        )
    day = a_day(value)
    return Canvass(day, day)


def days(value: object) -> tuple[dt.date, ...]:
    """Days: a list, or text with commas."""
    if isinstance(value, str):
        value = value.split(",")
    if isinstance(value, (list, tuple)):
        return tuple(a_day(one.strip() if isinstance(one, str) else one) for one in value)
    if type(value) is dt.date:
        return (value,)
    raise Must("be days such as 2025-11-28", value)


def _texts(value: object) -> dict[str, str]:
    if isinstance(value, Mapping) and all(isinstance(one, str) for one in value.values()):
        return {_safe(str(key)): _safe(one) for key, one in value.items()}
    raise Must("map question ids to the names of readings", value)


def _text(value: object) -> str:
    if isinstance(value, str) and value.strip():
        return value.strip()
    raise Must("be a text", value)


E = TypeVar("E", bound=Enum)


def _option(kind: type[E]) -> Any:
    def read(value: object, _: type) -> E:
        for member in kind:
            if isinstance(value, str) and value.lower() == str(member.value).lower():
                return member
        raise Must(f"be one of {', '.join(str(member.value) for member in kind)}", value)

    return read


def _by(read: Callable[[object], Any]) -> Callable[[object, Any], Any]:
    return lambda value, _: read(value)


def _exactly(kind: Any, read: Callable[[object], Any]) -> tuple[Any, Any]:
    return (lambda asked: asked == kind), _by(read)


# -- the converter -----------------------------------------------------------------------------


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    for kind in (State, Office, MeasureKind, Stage, Board, Instrument):
        converter.register_structure_hook(kind, _option(kind))
    # By class: cattrs has hooks of its own for these, which come before any by predicate.
    converter.register_structure_hook(int, _by(whole_number))
    converter.register_structure_hook(bool, _by(yes_no))
    converter.register_structure_hook(str, _by(_text))
    plain_hooks: dict[Any, Any] = {
        dt.date: a_day,
        dt.time: a_time,
        Filed: filed,
        Share: a_share,
        Votes: votes,
        Names: names,
        Counties: counties,
        Canvass: canvass,
        tuple[dt.date, ...]: days,
        dict[str, str]: _texts,
    }
    for kind, read in plain_hooks.items():
        converter.register_structure_hook_func(*_exactly(kind, read))
    renames = {name: override(rename=key) for key, name in KEYS.items() if key != name}
    converter.register_structure_hook(
        CaseFile,
        make_dict_structure_fn(CaseFile, converter, _cattrs_forbid_extra_keys=True, **renames),  # type: ignore[arg-type]
    )
    return converter


_CONVERTER = _converter()


def case_file(written: Mapping[str, Any]) -> CaseFile:
    """The case file that `written` is.

    Raises:
        BadCase: a key is not known, or a value does not hold what it must.
    """
    for key, value in written.items():
        if value is None or value == "":
            raise BadCase(one_line(str(key)), "have a value, or be left out")
    try:
        return _CONVERTER.structure(dict(written), CaseFile)
    except ClassValidationError as group:
        raise _first(group) from None


def _first(group: ClassValidationError) -> RecountLawError:
    by_attribute = {name: key for key, name in KEYS.items()}
    for error in group.exceptions:
        if isinstance(error, ForbiddenExtraKeysError):
            extra = sorted(map(str, error.extra_fields))
            return BadCase(one_line(extra[0]), "be a key of a case", hint=_similar(extra[0]))
    with_notes, _ = group.group_exceptions()
    error, note = with_notes[0]
    name = by_attribute[note.name]
    while isinstance(error, ClassValidationError):
        error = error.exceptions[0]
    if isinstance(error, Must):
        return BadCase(name, error.must, error.got, hint=error.hint)
    if isinstance(error, RecountLawError):
        return error
    return BadCase(name, "be readable", shortened(str(error)))


def _similar(key: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(key, KEYS, 1)
    return f"Did you mean {close[0]}?" if close else "`recountlaw schema case` lists the keys"
