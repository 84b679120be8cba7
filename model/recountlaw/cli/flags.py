"""The flags that give the facts of a case: one for each key of a case file."""

from collections.abc import Callable
from typing import Any, TypeVar

import click
from attrs import frozen

from recountlaw.casefile import KEYS

F = TypeVar("F", bound=Callable[..., Any])


@frozen(eq=False, repr=False)
class Flag:
    """One flag: its key in a case file, what it says, and how it is given."""

    key: str
    help: str
    metavar: str = "N"
    is_switch: bool = False
    many: bool = False

    @property
    def name(self) -> str:
        """The flag as typed."""
        return "--" + SHORT.get(self.key, self.key).replace("_", "-")


SHORT = {"holidays": "holiday"}
"""Flags that are given once for each item of a list have the singular."""

YES_NO = "yes|no"
DAY = "DAY"

# fmt: off
FLAGS = (
    Flag("state", "State: MT, UT or OK.", "MT|UT|OK"),
    Flag("office", "Office: precinct, county, municipal, district, school, special-district, state, "
         "congressional, legislature, district-judge or presidential.", "KIND"),
    Flag("measure", "A measure, not an office: county, municipal, district, school, "
         "special-district or state.", "KIND"),
    Flag("retention", "The ballot asks whether a judge stays; votes are Yes=N,No=N.", is_switch=True),
    Flag("instant_runoff", "The race is run by instant runoff.", is_switch=True),
    Flag("votes", "Canvassed votes of each candidate; repeatable.", "NAME=N,NAME=N", many=True),
    Flag("for", "Votes for the measure."),
    Flag("against", "Votes against the measure."),
    Flag("share", "Share of the votes that the measure needs, if more than a majority.", "3/5"),
    Flag("write_ins", "Votes counted for write-in candidates not named in --votes."),
    Flag("stray_write_ins", "Marks for write-ins who do not count."),
    Flag("withdrawn", "A candidate named in --votes who withdrew or died; repeatable.", "NAME", many=True),
    Flag("not_printed", "A candidate named in --votes who is a write-in; repeatable.", "NAME", many=True),
    Flag("votes_of_all_parties", "In a primary: votes for the office in all parties' primaries."),
    Flag("ballots_in_contest", "Ballots that carry this contest, under- and overvotes included."),
    Flag("ballots_in_election", "Ballots of everyone who voted in the election."),
    Flag("counted", "Measure: votes counted for and against, if not the sum."),
    Flag("cast", "Measure: votes cast for and against, if not the sum."),
    Flag("seats", "Places to be filled (1 if not given)."),
    Flag("advancing", "Primary: how many go on."),
    Flag("at_large", "The whole jurisdiction elects to these seats.", YES_NO),
    Flag("runoff_possible", "The election system has a runoff for this office.", YES_NO),
    Flag("sheriff", "The office is the sheriff's.", is_switch=True),
    Flag("on_statewide_ballot", "The measure stood on a statewide election's ballot.", YES_NO),
    Flag("ballot_says_share", "The ballot says that more than a majority is needed.", YES_NO),
    Flag("counties", "How many counties vote on it, or their names.", "N|NAME,NAME"),
    Flag("stage", "general, primary, runoff, municipal-primary, municipal-general or special.", "KIND"),
    Flag("date", "Day of the election.", DAY),
    Flag("canvass", "Day the canvass was completed; the county's and the state's if they differ.",
         "DAY|county=DAY,state=DAY"),
    Flag("certified", "Day the canvassers certify, if not the day of the canvass.", DAY),
    Flag("filed", "When a petition was filed, local time.", "DAY[THH:MM]"),
    Flag("petitioner", "The candidate who petitions.", "NAME"),
    Flag("signatures", "Valid signatures on the petition."),
    Flag("distinct_signers", "Persons among the signatures, if fewer."),
    Flag("signers", "Signers by county.", "COUNTY=N,..."),
    Flag("signers_who_voted", "Signatures of people who voted in the election, if not all."),
    Flag("signers_who_voted_on_it", "Signatures of people who voted on this measure, if not all."),
    Flag("presenter_signed", "Oklahoma: whoever presents the petition also signed it.", YES_NO),
    Flag("verified", "Montana: the petition is verified.", YES_NO),
    Flag("verified_by_each", "Montana: every signer verified it.", YES_NO),
    Flag("states_belief_and_request", "Montana: the petition makes its two statements.", YES_NO),
    Flag("names_precincts", "Oklahoma: the petition names the precincts.", YES_NO),
    Flag("names_absentees", "Oklahoma: the petition names the absentee ballots.", YES_NO),
    Flag("by_losing_side", "Montana: those who ask on a measure are of the side that lost.", YES_NO),
    Flag("manual", "A hand count is asked for.", is_switch=True),
    Flag("recount_ballots", "Ballots to be recounted, by county.", "COUNTY=N,..."),
    Flag("instrument", "cashiers-check, certified-check or other.", "KIND"),
    Flag("deposit_cents", "What was paid with the petition, in cents."),
    Flag("declared_with", "Oklahoma: the board with which candidates declared.", "county|state"),
    Flag("contracted", "Utah: a provider runs the election under contract.", YES_NO),
    Flag("board_found_error", "Montana: a canvassing board found an error and petitions.", is_switch=True),
    Flag("office_closes", "Closing hour of the filing office (17:00 if not given).", "HH:MM"),
    Flag("holidays", "A legal holiday that the tables lack; repeatable.", DAY, many=True),
    Flag("open", "A day in the tables that is no holiday after all; repeatable.", DAY, many=True),
    Flag("closed", "A day on which the filing office is closed; repeatable.", DAY, many=True),
    Flag("at", "The moment asked about, local time: how do things stand then?", "DAYTHH:MM"),
    Flag("partial", "The candidates or precincts given are not all.", is_switch=True),
)

# fmt: on

BY_KEY = {flag.key: flag for flag in FLAGS}
assert set(BY_KEY) | {"readings", "as_of", "note"} == set(KEYS), "every key has its flag"


def case_flags(function: F) -> F:
    """Add every fact flag to a command; it gets them as one mapping, `facts`."""
    for flag in reversed(FLAGS):
        option = (
            click.option(flag.name, _name(flag), is_flag=True, default=False, help=flag.help)
            if flag.is_switch
            else click.option(
                flag.name, _name(flag), metavar=flag.metavar, multiple=flag.many, help=flag.help
            )
        )
        function = option(function)
    return function


def _name(flag: Flag) -> str:
    return f"fact_{flag.key}"


def taken(options: dict[str, Any]) -> dict[str, Any]:
    """Take the fact flags that were given out of a command's options, by key."""
    found: dict[str, Any] = {}
    for flag in FLAGS:
        value = options.pop(_name(flag))
        if value is None or value is False or value == ():
            continue
        if flag.key == "votes":
            value = ",".join(value)
        elif flag.many:
            value = list(value)
        found[flag.key] = value
    return found


def readings_of(pairs: tuple[str, ...]) -> dict[str, str]:
    """The readings given as ID=NAME.

    Raises:
        click.UsageError: a pair has no `=`, or a question stands twice.
    """
    found: dict[str, str] = {}
    for pair in pairs:
        id, mark, name = pair.partition("=")
        if not mark:
            raise click.UsageError(f"--reading must be ID=NAME (got {pair!r})")
        if id in found:
            raise click.UsageError(f"--reading must name each question once (got {id!r} twice)")
        found[id] = name
    return found
