"""Contests aimed at edges: margins about a limit, ties, zero, one vote, nobody to lose."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Facts = dict[str, Any]

OFFICES = {
    "UT": ("municipal", "county", "special-district", "school", "state", "congressional"),
    "MT": ("municipal", "county", "precinct", "district", "school", "state", "legislature"),
    "OK": ("municipal", "county", "school", "state", "legislature", "district-judge"),
}
MEASURES = ("county", "municipal", "school", "special-district", "state")
SHARES = {"UT": 400, "MT": 400, "OK": 100}
"""The number of votes in all for which one more vote of margin qualifies."""

HIGHEST = 40_000

STEPS = (0, 1, 2, 149, 150)
"""Limits about which the law itself turns: no vote, one, and Oklahoma's 150."""


@st.composite
def close_votes(draw: st.DrawFn, share: int = 400) -> dict[str, int]:
    """Votes of A and B whose margin is about the limit and whose total about a step of it."""
    step = draw(st.sampled_from(STEPS) | st.integers(0, HIGHEST // share))
    total = step * share + draw(st.integers(-2, 2))
    margin = max(total, 0) // share + draw(st.integers(-1, 1))
    behind = max(max(total, 0) - max(margin, 0), 0) // 2
    return {"A": behind + max(margin, 0), "B": behind}


def tied_votes() -> st.SearchStrategy[dict[str, int]]:
    """A few candidates of whom several have the same votes."""
    level = st.integers(0, 3)
    return st.dictionaries(st.sampled_from("ABCDEF"), level, min_size=1, max_size=6)


def few_votes() -> st.SearchStrategy[dict[str, int]]:
    """No votes at all, one vote, one candidate."""
    return st.sampled_from(
        [
            *({"A": 0}, {"A": 1}, {"A": 0, "B": 0}, {"A": 1, "B": 0}, {"A": 1, "B": 1}),
            *({"A": 200, "B": 199}, {"A": 201, "B": 200}, {"A": 200, "B": 200}),
        ]
    )


@st.composite
def many_votes(draw: st.DrawFn, share: int = 400) -> dict[str, int]:
    """Candidates in a row, neighbors a few votes apart."""
    top = draw(st.integers(10, HIGHEST))
    found = {}
    for name in "ABCDEF"[: draw(st.integers(2, 6))]:
        found[name] = top
        top = max(0, top - draw(st.integers(0, 2 * top // share + 2)))
    return found


def votes(share: int = 400) -> st.SearchStrategy[dict[str, int]]:
    """Votes at every kind of edge."""
    return close_votes(share) | tied_votes() | few_votes() | many_votes(share)


@st.composite
def races(draw: st.DrawFn, state: str) -> Facts:
    """A race between candidates: many seats, fewer candidates than seats, ballots known or not."""
    given = draw(votes(SHARES[state]))
    facts: Facts = {"state": state, "office": draw(st.sampled_from(OFFICES[state])), "votes": given}
    facts["seats"] = draw(st.sampled_from([1, 1, 1, 2, 3, 7]))
    facts["stage"] = draw(st.sampled_from(["general", "special", "primary"]))
    if facts["office"] == "municipal" and state == "UT":
        facts["stage"] = draw(st.sampled_from(["municipal-general", "municipal-primary"]))
    if facts["stage"].endswith("primary"):
        # Told, for whether one goes on for each seat or two is else not known.
        facts["advancing"] = facts["seats"] * draw(st.integers(1, 2))
    if draw(st.booleans()):
        facts["at_large"] = draw(st.booleans())
    if draw(st.booleans()):
        facts["ballots_in_contest"] = sum(given.values()) + draw(st.integers(0, 900))
        if draw(st.booleans()):
            facts["ballots_in_election"] = facts["ballots_in_contest"] + draw(st.integers(0, 900))
    if draw(st.booleans()):
        least = 2 if facts["office"] == "state" else 1
        most = 1 if facts["office"] == "precinct" else 3
        facts["counties"] = draw(st.integers(least, most))
    return facts | draw(dates())


def dates() -> st.SearchStrategy[Facts]:
    """An election and its canvass, or no date."""
    return st.sampled_from([{}, {"date": "2020-11-03", "canvass": "2020-11-17"}])


@st.composite
def measures(draw: st.DrawFn, state: str) -> Facts:
    """A measure whose margin is about the limit."""
    given = draw(close_votes(SHARES[state]) | few_votes().filter(lambda some: len(some) == 2))
    two = [*given.values()] if draw(st.booleans()) else [*given.values()][::-1]
    facts: Facts = {"state": state, "measure": draw(st.sampled_from(MEASURES))}
    facts |= {"for": two[0], "against": two[1]}
    if draw(st.booleans()):
        facts["share"] = draw(st.sampled_from(["3/5", "2/3", "1/2"]))
    if draw(st.booleans()):
        facts["stage"] = draw(st.sampled_from(["general", "special"]))
    return facts | draw(dates())


def contests(state: str) -> st.SearchStrategy[Facts]:
    """A race or a measure."""
    return races(state) | measures(state)


@st.composite
def orders(draw: st.DrawFn, facts: Mapping[str, Any]) -> dict[str, int]:
    """The votes of a race in another order."""
    return dict(draw(st.permutations([*facts["votes"].items()])))
