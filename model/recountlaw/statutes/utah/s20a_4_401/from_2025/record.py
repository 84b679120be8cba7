"""The record of Utah Code 20A-4-401: the facts its rules see and the values they decide.

Two subjects: a race between candidates, and a ballot proposition (with the judge on a yes/no
ballot, whom one reading treats as a candidate). Votes, ballots and signatures are counts, days are
ordinals, minutes are minutes of the local day.
"""

from collections.abc import Callable
from enum import Enum

from attrs import frozen


class Kind(Enum):
    """Whose race or proposition it is."""

    MUNICIPAL = "municipal"
    SPECIAL_DISTRICT = "special-district"
    OTHER = "other"


class Election(Enum):
    """Which election it is by the calendar."""

    MUNICIPAL_PRIMARY = "municipal-primary"
    MUNICIPAL_GENERAL = "municipal-general"
    SPECIAL = "special"
    OTHER = "other"


class Extent(Enum):
    """How far the voting reaches."""

    ONE_COUNTY = "one-county"
    SEVERAL_COUNTIES = "several-counties"
    STATEWIDE = "statewide"


@frozen
class Race:
    """A race between candidates, with its request for a recount if one is given.

    `votes`: of each listed candidate. `write_ins`: votes for qualified write-ins not listed;
    `stray_votes`: marks for unqualified ones. `places`: how many are elected or nominated, `seats`
    how many offices are to be filled. `petitioner`: the index of the candidate who filed, None when
    any may be meant. `certified` None: on the day of
    the canvass. `filed_day` None: nothing is filed. `at_day` None: no moment is asked about.
    """

    votes: tuple[int, ...]
    write_ins: int
    stray_votes: int
    places: int
    seats: int
    primary: bool
    at_large: bool
    instant_runoff: bool
    kind: Kind
    election: Election
    extent: Extent
    contracted: bool
    ballots_in_contest: int
    ballots_in_election: int
    county_canvass: int
    state_canvass: int
    certified: int | None
    petitioner: int | None
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int


@frozen
class Proposition:
    """A ballot or bond proposition, or a judge on a yes/no ballot (`retention`).

    `signatures`: voters who sign the request; `signers`: distinct persons among them;
    `signers_voted`, `signers_voted_on_it`: those who voted in the election, on the proposition.
    `required_num`/`required_den`: the share of the votes that approves. `by_judge`: what is filed
    is the judge's own request (only under `retention`).
    """

    votes_for: int
    votes_against: int
    required_num: int
    required_den: int
    retention: bool
    kind: Kind
    election: Election
    extent: Extent
    contracted: bool
    county_canvass: int
    state_canvass: int
    signatures: int
    signers: int
    signers_voted: int
    signers_voted_on_it: int
    by_judge: bool
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int


def _counts(race: Race) -> bool:
    return race.write_ins >= 0 and race.stray_votes >= 0 and all(v >= 0 for v in race.votes)


RACE_INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    _counts,
    lambda race: race.seats >= 1,
    lambda race: race.places >= race.seats,
    lambda race: race.primary or race.places == race.seats,
    lambda race: race.ballots_in_contest <= race.ballots_in_election,
    lambda race: (
        sum(race.votes) + race.write_ins + race.stray_votes <= race.seats * race.ballots_in_contest
    ),
    lambda race: 0 <= race.filed_minute < 1440 and 0 <= race.at_minute < 1440,
)
"""What holds of every race that passes the door."""

PROPOSITION_INVARIANTS: tuple[Callable[[Proposition], bool], ...] = (
    lambda it: it.votes_for >= 0 and it.votes_against >= 0,
    lambda it: 0 < it.required_num < it.required_den,
    lambda it: it.retention or not it.by_judge,
    lambda it: not it.retention or 2 * it.required_num == it.required_den,
    lambda it: 0 <= it.signers <= it.signatures,
    lambda it: 0 <= it.signers_voted_on_it <= it.signers_voted <= it.signatures,
    lambda it: 0 <= it.filed_minute < 1440 and 0 <= it.at_minute < 1440,
)
"""What holds of every proposition that passes the door."""
