"""The record of Mont. Code Ann. 13-16-201: the facts its rules see and the values they decide.

Two subjects: a race (with the judge on a yes/no ballot, whom one reading treats as a measure), and
a ballot measure. `record_values` says what each part must decide: that is the contract of both
tellings. Days are ordinals, minutes are minutes of the local day.
"""

from collections.abc import Callable
from enum import Enum

from attrs import frozen

# -- facts ------------------------------------------------------------------------------------


class Office(Enum):
    """The office that a race is for; special districts are districts."""

    PRECINCT = "precinct"
    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    STATE = "state"
    CONGRESSIONAL = "congressional"
    LEGISLATURE = "legislature"
    DISTRICT_JUDGE = "district-judge"
    PRESIDENTIAL = "presidential"


class Kind(Enum):
    """Whose measure it is; special districts are districts."""

    COUNTY = "county"
    MUNICIPAL = "municipal"
    DISTRICT = "district"
    SCHOOL = "school"
    STATE = "state"


@frozen
class Filed:
    """What both subjects share: days, and the petition if one is filed.

    `counties`: how many vote on the contest, 2 standing for several. `filed_day` None: nothing is
    filed. `at_day` None: no moment is asked about. `verified`: there is an oath;
    `verified_by_each`: of each signer. `signatures`: electors'; `signers`: distinct persons among
    them; `signers_voted`: signatures of those who voted; `signers_second`, `signers_fifth`: signers
    in the county with the second, the fifth most (0: there is none). `by_losing_side`: those who
    petition are of the side that lost. `board_found_error`: a canvassing board petitions.
    """

    special: bool
    counties: int
    county_canvass: int
    state_canvass: int
    office_closes: int
    filed_day: int | None
    filed_minute: int
    at_day: int | None
    at_minute: int
    verified: bool
    verified_by_each: bool
    states_belief_and_request: bool
    signatures: int
    signers: int
    signers_voted: int
    signers_second: int
    signers_fifth: int
    by_losing_side: bool
    board_found_error: bool


@frozen
class Race(Filed):
    """A race for an office; `signatures` and what follows matter under `retention` alone.

    `votes`, `printed`, `withdrawn`: of each candidate; the votes, whether the name was printed, and
    whether it stood there withdrawn. Under `retention` they are the judge's (Yes), then No's.
    `write_ins`: counted write-in votes for nobody listed. `places`: how many are elected or go on,
    `seats`: marks a voter has. `petitioner`: the index of the candidate who filed, None when any
    may be meant; `by_electors`: electors filed (only under `retention`).
    """

    votes: tuple[int, ...]
    printed: tuple[bool, ...]
    withdrawn: tuple[bool, ...]
    write_ins: int
    places: int
    seats: int
    primary: bool
    retention: bool
    office: Office
    ballots_in_contest: int
    ballots_in_election: int
    votes_of_all_parties: int
    petitioner: int | None
    by_electors: bool


@frozen
class BallotMeasure(Filed):
    """A measure; `required_num`/`required_den` is the share of the votes that approves."""

    votes_for: int
    votes_against: int
    required_num: int
    required_den: int
    kind: Kind


def counts_are_counts(race: Race) -> bool:
    """No count is negative, and each candidate has one of each."""
    if len(race.printed) != len(race.votes) or len(race.withdrawn) != len(race.votes):
        return False
    return len(race.votes) >= 1 and race.write_ins >= 0 and all(v >= 0 for v in race.votes)


def places_fit_seats(race: Race) -> bool:
    """As many are elected as there are seats; in a primary no fewer go on."""
    return 1 <= race.seats <= race.places and (race.primary or race.places == race.seats)


def votes_fit_ballots(race: Race) -> bool:
    """The contest's ballots carry its votes and are among those of the election."""
    in_all = sum(race.votes) + race.write_ins
    return in_all <= race.seats * race.ballots_in_contest and (
        race.ballots_in_contest <= race.ballots_in_election and in_all <= race.votes_of_all_parties
    )


def withdrawn_names_are_printed(race: Race) -> bool:
    """Who counts as withdrawn stood on the ballot."""
    return all(p or not w for p, w in zip(race.printed, race.withdrawn, strict=False))


def retention_is_yes_and_no(race: Race) -> bool:
    """A yes/no ballot has two counts, and only there do electors petition."""
    return len(race.votes) == 2 if race.retention else not race.by_electors


def state_has_counties(race: Race) -> bool:
    """Some county votes on it; on an office of the whole state several do."""
    statewide = race.office is Office.STATE or race.office is Office.PRESIDENTIAL
    return race.counties >= (2 if statewide else 1)


def measure_counts_are_counts(it: BallotMeasure) -> bool:
    """No count is negative; some county votes on it, and on a measure of the state several do."""
    return (
        it.votes_for >= 0
        and it.votes_against >= 0
        and (it.counties >= (2 if it.kind is Kind.STATE else 1))
    )


def share_is_a_share(it: BallotMeasure) -> bool:
    """What a measure needs is a share between none and all."""
    return 0 < it.required_num < it.required_den


def signers_fit_signatures(facts: Filed) -> bool:
    """Persons, and those who voted, are among the signatures; counties stand in order."""
    return 0 <= facts.signers <= facts.signatures and (
        0 <= facts.signers_voted <= facts.signatures
        and 0 <= facts.signers_fifth <= facts.signers_second
    )


def minutes_are_of_a_day(facts: Filed) -> bool:
    """Each minute is one of a day."""
    return 0 <= facts.filed_minute < 1440 and (
        0 <= facts.at_minute < 1440 and 0 <= facts.office_closes < 1440
    )


RACE_INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    counts_are_counts,
    places_fit_seats,
    votes_fit_ballots,
    withdrawn_names_are_printed,
    retention_is_yes_and_no,
    state_has_counties,
    signers_fit_signatures,
    minutes_are_of_a_day,
)
"""What holds of every race that passes the door."""

MEASURE_INVARIANTS: tuple[Callable[[BallotMeasure], bool], ...] = (
    measure_counts_are_counts,
    share_is_a_share,
    signers_fit_signatures,
    minutes_are_of_a_day,
)
"""What holds of every measure that passes the door."""
