"""The record of Okla. Stat. tit. 26, § 8-111: the facts its rules see, and the routes they fill.

Two subjects: a race between candidates (with the judge on a yes/no ballot) and an issue. Days are
ordinals, minutes those of the local day, money is cents. `record_words` has the values that a
clause gives, `record_values` says what each part decides.
"""

from collections.abc import Callable
from enum import Enum

from attrs import frozen


class Round(Enum):
    """Which round of voting it is: a party's primary, another first round, or one of the last."""

    PARTY_PRIMARY = "party-primary"
    OTHER_NOMINATING = "other-nominating"
    RUNOFF = "runoff"
    GENERAL = "general"


class Declared(Enum):
    """With whom the candidates for the office file their declarations of candidacy."""

    COUNTY_BOARD = "county-board"
    STATE_BOARD = "state-board"
    SECRETARY_OF_STATE = "secretary-of-state"


class Paid(Enum):
    """The instrument in which the deposit is paid."""

    CASHIERS_CHECK = "cashiers-check"
    CERTIFIED_CHECK = "certified-check"
    OTHER = "other"


@frozen
class Race:
    """A race between candidates, with its petition if one is given.

    `votes`: of each listed candidate; with `retention` those for and against the judge, who is
    petitioner 0 and the one name of `printed` and `withdrawn`. `write_ins`: votes for names not
    listed. `some_votes`: there is a vote at all. `sole_candidate`: there is no other name.
    `places`: how many are elected or go on. `runoff_possible`: a runoff primary may follow.
    `petitioner`: the index of the candidate who filed, None when any may be meant, -1 when it
    cannot be told whose petition it is.

    `counties_voted`: that voted on the office; `counties_requested`: in which the petition names a
    precinct. In each of these last, in turn: `ballots_requested` in the precincts named,
    `ballots_with_vote` those of them with a vote in the race (where that is not known and no sum
    hangs on it, the most there can be). `ballots_of_county`: all ballots of each county that voted,
    the requested ones first and in the same order.

    `names_precincts`, `names_absentees`: the petition says which ones. `paid`: cents handed in with
    the petition, None for what is due. `filed_clock` is `filed_minute` once more: a last moment
    made from it cannot be a range. `filed_day` None: nothing is filed; `at_day` None: no moment is
    asked about.
    """

    votes: tuple[int, ...]
    printed: tuple[bool, ...]
    withdrawn: tuple[bool, ...]
    sole_candidate: bool
    write_ins: int
    some_votes: bool
    places: int
    retention: bool
    round: Round
    special: bool
    runoff_possible: bool
    sheriff: bool
    declared: Declared
    counties_voted: int
    counties_requested: int
    ballots_requested: tuple[int, ...]
    ballots_with_vote: tuple[int, ...]
    ballots_of_county: tuple[int, ...]
    manual: bool
    names_precincts: bool
    names_absentees: bool
    paid: int | None
    instrument: Paid
    election_day: int
    petitioner: int | None
    filed_day: int | None
    filed_minute: int
    filed_clock: int
    at_day: int | None
    at_minute: int


@frozen
class Issue:
    """An issue or question, with its petition if one is given.

    `required_num`/`required_den`: the share that approves, at least, save that one half must be
    exceeded; `ballot_says_share`: the ballot says that more than a majority is needed.
    `some_votes`: there is a vote at all. `votes_counted`, `votes_cast`: for and against, where
    these are two numbers. `ballots_on_issue`: ballots that carry it, spoilt ones included.
    `statewide`: the whole state votes on it; `on_statewide_ballot`: it stood on the ballot of a
    statewide election.

    `signatures` on the petition; `signers`: distinct persons; `signers_voted`: signatures of
    registered voters who took part in the election. The rest is as in a race.
    """

    votes_for: int
    votes_against: int
    some_votes: bool
    required_num: int
    required_den: int
    ballot_says_share: bool
    votes_counted: int
    votes_cast: int
    ballots_on_issue: int
    statewide: bool
    on_statewide_ballot: bool
    special: bool
    counties_voted: int
    counties_requested: int
    ballots_requested: tuple[int, ...]
    ballots_with_vote: tuple[int, ...]
    ballots_of_county: tuple[int, ...]
    manual: bool
    names_precincts: bool
    names_absentees: bool
    paid: int | None
    instrument: Paid
    signatures: int
    signers: int
    signers_voted: int
    presenter_signed: bool
    election_day: int
    filed_day: int | None
    filed_minute: int
    filed_clock: int
    at_day: int | None
    at_minute: int


# -- what holds of facts that pass the door -----------------------------------------------------


def votes_are_counts(race: Race) -> bool:
    """Nobody has fewer votes than none."""
    return race.write_ins >= 0 and all(votes >= 0 for votes in race.votes)


def race_votes_are_some(race: Race) -> bool:
    """There are votes if any name has one."""
    return race.some_votes == (race.write_ins > 0 or any(votes > 0 for votes in race.votes))


def names_are_told(race: Race) -> bool:
    """Each name is printed or not, withdrawn or not; a judge is one name with two counts."""
    names = len(race.printed)
    if len(race.withdrawn) != names or names < 1:
        return False
    return (names == 1 and len(race.votes) == 2) if race.retention else len(race.votes) == names


def who_is_alone(race: Race) -> bool:
    """Several are not alone, a judge is; one name may stand for a list that is not complete."""
    if race.sole_candidate:
        return len(race.printed) == 1
    return not race.retention


def judge_is_printed(race: Race) -> bool:
    """A judge's name is on the ballot, elsewhere than the boards', and nobody is written in."""
    return not race.retention or (
        race.printed[0]
        and race.write_ins == 0
        and race.declared is Declared.SECRETARY_OF_STATE
        and race.round is Round.GENERAL
    )


def candidates_declare_to_a_board(race: Race) -> bool:
    """Only a judge who seeks retention declares to the Secretary of State."""
    return race.retention or race.declared is not Declared.SECRETARY_OF_STATE


def places_to_fill(race: Race) -> bool:
    """At least one is elected or goes on, and of judges on a yes/no ballot just one."""
    return race.places == 1 if race.retention else race.places >= 1


def petitioner_is_a_candidate(race: Race) -> bool:
    """Whoever files is one of the names, or -1 for nobody who could be told."""
    return race.petitioner is None or -1 <= race.petitioner < len(race.printed)


def counties_are_some(facts: Race | Issue) -> bool:
    """Precincts are asked for in counties that voted."""
    return 1 <= facts.counties_requested <= facts.counties_voted


def counties_agree(facts: Race | Issue) -> bool:
    """Each county has its numbers."""
    asked = facts.counties_requested
    return (
        len(facts.ballots_requested) == asked
        and len(facts.ballots_with_vote) == asked
        and len(facts.ballots_of_county) == facts.counties_voted
    )


def ballots_are_counts(facts: Race | Issue) -> bool:
    """Ballots with a vote are among those asked for, and these among the county's."""
    return all(number >= 0 for number in facts.ballots_of_county) and all(
        0 <= with_vote <= asked <= in_all
        for with_vote, asked, in_all in zip(
            facts.ballots_with_vote, facts.ballots_requested, facts.ballots_of_county, strict=False
        )
    )


def money_is_cents(facts: Race | Issue) -> bool:
    """Nothing less than nothing is paid."""
    return facts.paid is None or facts.paid >= 0


def minutes_of_a_day(facts: Race | Issue) -> bool:
    """Minutes are within the day, and the filing has one."""
    return (
        0 <= facts.filed_minute < 1440
        and facts.filed_clock == facts.filed_minute
        and 0 <= facts.at_minute < 1440
    )


def not_filed_before_the_election(facts: Race | Issue) -> bool:
    """A petition comes on the day of the election or later."""
    return facts.filed_day is None or facts.filed_day >= facts.election_day


def issue_votes_agree(issue: Issue) -> bool:
    """Valid votes are counted, counted votes are cast, and cast ones are on ballots."""
    return (
        issue.votes_for >= 0
        and issue.votes_against >= 0
        and issue.votes_for + issue.votes_against <= issue.votes_counted
        and issue.votes_counted <= issue.votes_cast
        and issue.votes_cast <= issue.ballots_on_issue
    )


def issue_votes_are_some(issue: Issue) -> bool:
    """There are votes if any is for or against."""
    return issue.some_votes == (issue.votes_for > 0 or issue.votes_against > 0)


def share_is_a_fraction(issue: Issue) -> bool:
    """The share that approves lies between none and all."""
    return 0 < issue.required_num < issue.required_den


def signers_agree(issue: Issue) -> bool:
    """Persons and voters are among the signatures."""
    return 0 <= issue.signers <= issue.signatures and 0 <= issue.signers_voted <= issue.signatures


def statewide_is_on_the_ballot(issue: Issue) -> bool:
    """What the whole state votes on stands on a statewide ballot."""
    return issue.on_statewide_ballot or not issue.statewide


RACE_INVARIANTS: tuple[Callable[[Race], bool], ...] = (
    votes_are_counts,
    race_votes_are_some,
    names_are_told,
    who_is_alone,
    judge_is_printed,
    candidates_declare_to_a_board,
    places_to_fill,
    petitioner_is_a_candidate,
    counties_are_some,
    counties_agree,
    ballots_are_counts,
    money_is_cents,
    minutes_of_a_day,
    not_filed_before_the_election,
)
"""What holds of every race that passes the door."""

ISSUE_INVARIANTS: tuple[Callable[[Issue], bool], ...] = (
    issue_votes_agree,
    issue_votes_are_some,
    share_is_a_fraction,
    signers_agree,
    statewide_is_on_the_ballot,
    counties_are_some,
    counties_agree,
    ballots_are_counts,
    money_is_cents,
    minutes_of_a_day,
    not_filed_before_the_election,
)
"""What holds of every issue that passes the door."""
