"""Values of a record as fields of an answer: the one place where they get their words."""

import datetime as dt
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from attrs import frozen

from recountlaw.answer import Between, Condition, Deadline, NotKnown, Sourced
from recountlaw.calendars import Calendar, say_day, say_minute, working, zone_words
from recountlaw.chosen import Open
from recountlaw.clauses import Decided
from recountlaw.errors import OutsideTables
from recountlaw.exploring import Range, Unknown
from recountlaw.guards import Cube, Guard, Keys
from recountlaw.moments import MIDNIGHT, Moment
from recountlaw.validation import GREATEST_COUNT

FACT_WORDS = {
    "county_canvass": "the day of the county canvass",
    "state_canvass": "the day of the state canvass",
    "certified": "the day of certification",
    "filed_minute": "the hour of filing",
    "filed_clock": "the hour of filing",
    "ballots_in_contest": "the number of ballots in the contest",
    "ballots_in_election": "the number of ballots in the election",
    "election_day": "the day of the election",
    "contracted": "whether a provider runs the election under contract",
    "primary": "whether it is a primary",
    "election": "which election it is",
    "extent": "how many counties vote on it",
    "counties": "how many counties vote on it",
    "at_large": "whether the whole jurisdiction elects to these seats",
    "votes": "the votes of all candidates",
    "votes_for": "all votes for",
    "votes_against": "all votes against",
    "votes_of_all_parties": "the votes for the office in all parties' primaries",
    "votes_cast": "the votes cast for and against",
    "votes_counted": "the votes counted for and against",
    "ballots_on_issue": "the number of ballots that carry the measure",
    "ballots_requested": "the ballots to be recounted in each county",
    "ballots_with_vote": "the ballots to be recounted that have a vote in the race",
    "ballots_of_county": "all ballots of each county",
    "runoff_possible": "whether a runoff can follow",
    "declared": "the board with which the candidates declared",
    "on_statewide_ballot": "whether it stood on a statewide election's ballot",
    "by_losing_side": "whether those who ask are of the side that lost",
    "signatures": "the number of signatures",
    "sole_candidate": "whether one name alone was on the ballot",
    "some_votes": "whether any vote was cast",
    "counties_voted": "how many counties voted on it",
    "counties_requested": "in how many counties precincts are named",
    "signers_second": "signers in the county with the second most",
    "signers_fifth": "signers in the county with the fifth most",
    "places": "how many candidates go on",
    "holiday_tables": "the legal holidays of a year that is not listed (2009 to 2035 are)",
    "ballot_says_share": "whether the ballot says that more than a majority is needed",
}


def fact_words(fact: str, names: Mapping[str, str]) -> str:
    """A missing fact in words, with its flag; `names` maps facts to keys of a case."""
    words = FACT_WORDS.get(fact, fact.replace("_", " "))
    key = names.get(fact)
    return f"{words} (--{key.replace('_', '-')})" if key else words


@frozen
class Sayer:
    """Says values for one case: its calendar, and the keys that its facts come from."""

    calendar: Calendar
    names: Mapping[str, str]

    def say(
        self,
        value: Any,
        *,
        cite: str = "",
        trigger: Any = None,
        trigger_words: str = "",
        words: Callable[[Any], str] | None = None,
    ) -> Any:
        """`value` as a field of an answer; `words` says one of several (`plain` if not given)."""
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, Decided):
            return Sourced(value.value, value.words, str(value.source.cite))
        if isinstance(value, Moment):
            return self.deadline(value, cite, trigger, trigger_words)
        if isinstance(value, Range):
            return between(value, None)
        if isinstance(value, Unknown):
            return NotKnown(
                "needs "
                + " and ".join(sorted(fact_words(fact, self.names) for fact in value.facts))
            )
        if isinstance(value, Open):
            values = [value for value, _ in value.spread]
            if values and all(type(one) is int or isinstance(one, Range) for one in values):
                return _span(values)
            said = {
                (words or plain)(one): one
                for one in (self.say(value, cite=cite) for value in values)
            }
            if len(said) == 1:
                return next(iter(said.values()))
            return NotKnown("one of: " + "; ".join(sorted(said)))
        if isinstance(value, tuple):
            return tuple(self.say(one, cite=cite) for one in value)
        return value.value

    def deadline(self, moment: Moment, cite: str, trigger: Any, trigger_words: str) -> Deadline:
        """A last moment with its working, if the day it is counted from is known."""
        lines: tuple[str, ...] = ()
        if isinstance(trigger, int) and trigger <= moment.day:
            with suppress(OutsideTables):
                lines = working(self.calendar, trigger, moment.day, trigger_words)
        return Deadline(
            iso(moment),
            moment.by,
            self.calendar.zone,
            self.moment_words(moment),
            cite,
            lines,
        )

    def day_words(self, day: int) -> str:
        """A day in words, as *Fri 21 Nov 2025*."""
        return say_day(day)

    def moment_words(self, moment: Moment) -> str:
        """A last moment in words, as *Fri 21 Nov 2025, by 5 p.m. Mountain time*."""
        how = "by" if moment.by else "before"
        zone = zone_words(self.calendar.state)
        return f"{say_day(moment.day)}, {how} {say_minute(moment.minute)} {zone} time"


def iso(moment: Moment) -> str:
    """A moment as ISO local time; the end of a day is 24:00 of that day."""
    day = dt.date.fromordinal(moment.day)
    hour, minute = divmod(moment.minute, 60)
    if moment.minute == MIDNIGHT:
        return f"{day}T24:00"
    return f"{day}T{hour:02}:{minute:02}"


def between(value: Range, bounds: tuple[int, int] | None) -> Between:
    """A range of a number, over the whole interval of its count or over `bounds`."""
    low, high = bounds or value.interval
    first, last = value.at(low), value.at(high)
    # Without an upper bound on the count, a number that still grows there has none either.
    unbounded = high >= GREATEST_COUNT and value.at(high - 1) < last
    least, most = min(first, last), max(first, last)
    return Between(least, None if unbounded else most)


def _span(values: list[Any]) -> Between:
    """The least interval that holds several numbers and ranges."""
    spans = [Between(one, one) if type(one) is int else between(one, None) for one in values]
    ends = [span.most for span in spans]
    known = [end for end in ends if end is not None]
    most = max(known) if len(known) == len(ends) else None
    return Between(min(span.least for span in spans), most)


def plain(said: Any) -> str:
    """A field of an answer in a few plain words."""
    if said is None:
        return "none"
    if isinstance(said, bool):
        return "yes" if said else "no"
    if isinstance(said, int):
        return f"{said:,}"
    if isinstance(said, Sourced):
        return said.value
    if isinstance(said, Deadline):
        return said.words
    if isinstance(said, Between):
        return f"from {said.least:,}" + ("" if said.most is None else f" to {said.most:,}")
    if isinstance(said, NotKnown):
        return f"unknown ({said.reason})"
    if isinstance(said, tuple):
        return ", ".join(map(plain, said)) or "none"
    return str(said)


def money(cents: Any) -> str:
    """Cents as dollars; a range as its two ends, several sums in a row."""
    if isinstance(cents, tuple):
        return ", ".join(map(money, cents))
    if isinstance(cents, Between):
        most = "" if cents.most is None else f" to {money(cents.most)}"
        return f"from {money(cents.least)}{most}"
    if not isinstance(cents, int):
        return plain(cents)
    dollars, rest = divmod(cents, 100)
    return f"${dollars:,}" + (f".{rest:02}" if rest else "")


def conditions(guard: Guard, keys: Keys) -> tuple[Condition, ...]:
    """A guard as conditions, any of which suffices."""
    return tuple({name: value for name, value in _said(cube, keys)} for cube in guard)


def _said(cube: Cube, keys: Keys) -> Iterator[tuple[str, Any]]:
    for number, allowed in cube:
        key, options = keys.keys[number], keys.options[number]
        if isinstance(allowed, tuple):
            low, high = allowed
            yield str(key), {"from": low, "to": None if high >= GREATEST_COUNT else high}
            continue
        some = [option for at, option in enumerate(options) if allowed >> at & 1]
        if isinstance(key, type):
            yield key.question.id, [option.value for option in some]
        else:
            yield key, [_option(option) for option in some]


def _option(option: Any) -> Any:
    return option if isinstance(option, (bool, int, str)) else option.value


def condition_words(when: Mapping[str, Any]) -> str:
    """A condition in plain words."""
    parts = []
    for key, value in when.items():
        if isinstance(value, dict) and key == "filed_minute":
            parts.append(f"filed from {say_minute(value['from'])} to {say_minute(value['to'])}")
        elif isinstance(value, dict):
            low, high = value["from"], value["to"]
            span = f"from {low:,}" if high is None else f"{low:,} to {high:,}"
            parts.append(f"{_short(key)} {span}")
        else:
            options = " or ".join(
                "yes" if v is True else "no" if v is False else str(v) for v in value
            )
            parts.append(f"{_short(key)}: {options}")
    return "; ".join(parts) or "always"


SHORT_WORDS = {
    "signers_second": "signers in the second best county",
    "signers_fifth": "signers in the fifth best county",
    "places": "candidates who go on",
}


def _short(key: str) -> str:
    """A key of a condition in a few words."""
    return SHORT_WORDS.get(key, key.replace("_", " "))


def listed(names: Iterable[str], last: str = "and") -> str:
    """Names in a row, as *A, B and C*; empty ones are left out."""
    some = [name for name in names if name]
    if len(some) < 2:
        return "".join(some)
    return f"{', '.join(some[:-1])} {last} {some[-1]}"
