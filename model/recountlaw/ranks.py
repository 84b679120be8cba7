"""Ranks by counting: no sort, so that the same function runs on symbolic votes."""


def nth_highest(votes: tuple[int, ...], n: int) -> int | None:
    """The votes of the candidate in place `n` (1 is the highest); None if there is none."""
    for mine in votes:
        above = 0
        level = 0
        for other in votes:
            if other > mine:
                above += 1
            elif other == mine:
                level += 1
        if above < n <= above + level:
            return mine
    return None


def how_many_above(votes: tuple[int, ...], mine: int) -> int:
    """How many candidates have more than `mine` votes."""
    above = 0
    for other in votes:
        if other > mine:
            above += 1
    return above


def how_many_with(votes: tuple[int, ...], mine: int) -> int:
    """How many candidates have exactly `mine` votes."""
    level = 0
    for other in votes:
        if other == mine:
            level += 1
    return level
