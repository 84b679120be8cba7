"""What the canvass says: contests and their vote counts, each denominator under its full name.

All counts are whole numbers: of votes where the name says votes, of ballots where it says ballots.
None stands for a fact that is not known, and for nothing else.
"""

from enum import Enum

from attrs import field, frozen

from recountlaw.errors import BadCase, Contradiction
from recountlaw.validation import count, every, of_type, optional, repeated, text, yes_or_no


class State(Enum):
    """The states whose recount statutes are modeled, by postal code."""

    MONTANA = "MT"
    UTAH = "UT"
    OKLAHOMA = "OK"

    @property
    def words(self) -> str:
        """The state's name."""
        return self.name.capitalize()


class Office(Enum):
    """Kinds of office, as finely as the three statutes tell them apart."""

    PRECINCT = "precinct"
    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    SPECIAL_DISTRICT = "special-district"
    STATE = "state"
    CONGRESSIONAL = "congressional"
    LEGISLATURE = "legislature"
    DISTRICT_JUDGE = "district-judge"
    PRESIDENTIAL = "presidential"


class MeasureKind(Enum):
    """Whose measure it is: the jurisdiction that votes on it."""

    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    SPECIAL_DISTRICT = "special-district"
    STATE = "state"


class Stage(Enum):
    """The election at which the contest is decided."""

    GENERAL = "general"
    PRIMARY = "primary"
    RUNOFF = "runoff"
    MUNICIPAL_PRIMARY = "municipal-primary"
    MUNICIPAL_GENERAL = "municipal-general"
    SPECIAL = "special"


@frozen
class Candidate:
    """A name that can be voted for, with its canvassed votes.

    `printed` is False for a write-in candidate; `withdrawn` True for one who withdrew or died and
    whose name was still on the ballot.
    """

    name: str = field(validator=text)
    votes: int = field(validator=count())
    printed: bool = field(default=True, validator=yes_or_no)
    withdrawn: bool = field(default=False, validator=yes_or_no)


@frozen
class CandidateContest:
    """Candidates for one office.

    `seats`: places filled. `advancing`: in a primary, the places that go on (else None: `seats`
    places go on). `write_ins`: votes counted for write-in candidates not listed by name.
    `stray_write_ins`: marks for names that do not count (unqualified write-ins), not part of
    `write_ins`. `votes_of_all_parties`: in a primary, the votes for the office in the primaries of
    every party. `at_large`: the whole jurisdiction votes on the seats, not one ward.
    `runoff_possible`: the election system has a runoff for this office. `sheriff`: the office is
    the sheriff's. `partial`: the list of candidates is not complete.
    """

    office: Office = field(validator=of_type(Office, "be a kind of office"))
    candidates: tuple[Candidate, ...] = field(
        validator=every(of_type(Candidate, "hold candidates"))
    )
    seats: int = field(default=1, validator=count(1))
    advancing: int | None = field(default=None, validator=optional(count(1)))
    write_ins: int = field(default=0, validator=count())
    stray_write_ins: int = field(default=0, validator=count())
    votes_of_all_parties: int | None = field(default=None, validator=optional(count()))
    retention: bool = field(default=False, validator=yes_or_no)
    instant_runoff: bool = field(default=False, validator=yes_or_no)
    at_large: bool | None = field(default=None, validator=optional(yes_or_no))
    runoff_possible: bool | None = field(default=None, validator=optional(yes_or_no))
    sheriff: bool = field(default=False, validator=yes_or_no)
    partial: bool = field(default=False, validator=yes_or_no)

    def __attrs_post_init__(self) -> None:
        """Refuse lists that cannot be a contest."""
        if not self.candidates:
            raise BadCase("votes", "name at least one candidate, as NAME=N")
        names = [candidate.name for candidate in self.candidates]
        twice = repeated(names)
        if twice is not None:
            raise Contradiction("votes", "name each candidate once", twice)
        if self.advancing is not None and self.advancing < self.seats:
            raise Contradiction(
                "advancing", f"be at least the {self.seats} seats to be filled", self.advancing
            )
        if self.retention and sorted(name.lower() for name in names) != ["no", "yes"]:
            raise BadCase("votes", "be Yes=N,No=N for a retention contest", ",".join(names))
        if self.retention and self.seats > 1:
            raise Contradiction("seats", "be 1 for a retention contest", self.seats)

    @property
    def votes_listed(self) -> int:
        """Votes for the candidates listed by name."""
        return sum(candidate.votes for candidate in self.candidates)

    @property
    def votes_in_all(self) -> int:
        """Votes for all candidates: those listed and `write_ins`."""
        return self.votes_listed + self.write_ins


@frozen
class Share:
    """The share of the votes for and against that a measure needs: `num`/`den`, exact.

    It must be *at least* this share, save for one half, which must be exceeded.
    """

    num: int = field(default=1, validator=count(1))
    den: int = field(default=2, validator=count(1))

    def __attrs_post_init__(self) -> None:
        """Refuse shares below one half, and the whole."""
        if not self.num < self.den <= 2 * self.num:
            must = "be a fraction of at least 1/2 and below 1, such as 3/5"
            raise BadCase("share", must, f"{self.num}/{self.den}")

    def __str__(self) -> str:
        return f"{self.num}/{self.den}"

    @property
    def is_majority(self) -> bool:
        """Whether a simple majority approves."""
        return 2 * self.num == self.den


@frozen
class Measure:
    """A ballot measure (the statutes' question, issue or proposition): for or against."""

    kind: MeasureKind = field(validator=of_type(MeasureKind, "be a kind of measure"))
    votes_for: int = field(validator=count())
    votes_against: int = field(validator=count())
    share: Share = field(factory=Share, validator=of_type(Share, "be a fraction such as 3/5"))
    on_statewide_ballot: bool | None = field(default=None, validator=optional(yes_or_no))
    """Whether it stood on the ballot of a statewide election, whoever voted on it."""
    ballot_says_share: bool | None = field(default=None, validator=optional(yes_or_no))
    """Whether the ballot says that more than a majority is needed."""
    partial: bool = field(default=False, validator=yes_or_no)

    @property
    def votes_in_all(self) -> int:
        """Votes for and against."""
        return self.votes_for + self.votes_against


@frozen
class BallotCounts:
    """The denominators that are not sums of candidates' votes; None where not known.

    `ballots_in_contest`: ballots that carry this contest, under- and overvoted ones included.
    `ballots_in_election`: ballots of everyone who voted in the election. `votes_counted` and
    `votes_cast`: for a measure, votes counted and votes cast for and against, where they differ.
    """

    ballots_in_contest: int | None = field(default=None, validator=optional(count()))
    ballots_in_election: int | None = field(default=None, validator=optional(count()))
    votes_counted: int | None = field(default=None, validator=optional(count()))
    votes_cast: int | None = field(default=None, validator=optional(count()))
