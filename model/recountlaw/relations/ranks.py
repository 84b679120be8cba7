"""Ranks as relations: how many are above, never a sort."""

from .logic import All, Formula, Some, Term, how_many


def takes_place(votes: tuple[Term, ...], place: Term, v: Term) -> Formula:
    """Whether `v` is the votes of the candidate in that place, 1 being the highest.

    Fewer than `place` candidates have more, at least `place` have as many, and somebody has it.
    """
    return All(
        Some(*(v == mine for mine in votes)),
        how_many(mine > v for mine in votes) < place,
        how_many(mine >= v for mine in votes) >= place,
    )
