"""What binary fractions do to a percentage: the smallest tallies on which each formula errs.

Every tally below the one named is tried, in the arithmetic that Python, JavaScript and spreadsheets
share (IEEE 754, 64 bits). The law is tested in whole numbers beside it.
"""

from collections.abc import Callable, Iterator

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Enumeration, theorem
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah

QUARTER = (montana.M1A, montana.M1B, montana.M1C, utah.U3A, utah.U7A)
ONE = (oklahoma.B2, oklahoma.C2)

OfMargin = Callable[[int, int], bool]
"""Whether a margin of a total is inside, as a formula has it."""

OfShares = Callable[[int, int, int], bool]
"""The same of the winner's and the loser's votes and a total."""


def _first_error(formula: OfMargin, num: int, den: int, total: int, margin: int) -> Enumeration:
    """The formula is right on every margin of a smaller total, and wrong on this one."""

    def right(m: int, t: int) -> bool:
        return formula(m, t) == (den * m <= num * t)

    def cases() -> Iterator[tuple[str, bool]]:
        for t in range(1, total):
            yield f"right on every margin of {t} votes", all(right(m, t) for m in range(t + 1))
        yield f"right on smaller margins of {total}", all(right(m, total) for m in range(margin))
        yield f"wrong on {margin} of {total}", not right(margin, total)

    return Enumeration(cases(), f"every margin of every total up to {total}")


def _first_error_of_shares(
    formula: OfShares, den: int, total: int, winner: int, loser: int
) -> Enumeration:
    """The formula is right on every two counts of a smaller total, and wrong on these.

    Division, rounding and subtraction keep the order of numbers, so of each loser's count the two
    winner's counts beside the line stand for all.
    """

    def right(w: int, one: int, t: int) -> bool:
        return formula(w, one, t) == (den * (w - one) <= t)

    def beside(t: int) -> Iterator[tuple[int, int]]:
        for one in range(t // 2 + 1):
            for w in (one + t // den, one + t // den + 1):
                if w + one <= t:
                    yield w, one

    def cases() -> Iterator[tuple[str, bool]]:
        for t in range(1, total):
            yield f"right on every two counts of {t} votes", all(right(*it, t) for it in beside(t))
        fewer = (it for it in beside(total) if it[1] < loser)
        yield (
            f"right on fewer votes than {loser} of {total}",
            all(right(*it, total) for it in fewer),
        )
        yield f"wrong on {winner} to {loser} of {total}", not right(winner, loser, total)

    return Enumeration(cases(), f"every winner's and loser's count of every total up to {total}")


def _right_beside_the_line(formula: OfMargin, den: int, most: int) -> Enumeration:
    """The formula is right on the last margin inside and the first one outside of each total."""

    def right(t: int) -> bool:
        inside = t // den
        return formula(inside, t) and (inside + 1 > t or not formula(inside + 1, t))

    thousands = range(1, most, 1000)
    return Enumeration(
        (
            (f"totals from {first}", all(right(t) for t in range(first, first + 1000)))
            for first in thousands
        ),
        f"the two margins beside the line of every total up to {most}",
    )


# -- a quotient against a fraction ---------------------------------------------------------------


@theorem("", *QUARTER)
def a_quarter_happens_to_be_right() -> Iterator[Enumeration]:
    """For .25% the margin over the total, times 100 or not, is on the right side of the line at
    every total up to 200,000; that is luck, not a law.
    """
    yield _right_beside_the_line(lambda m, t: m / t <= 0.0025, 400, 200_000)
    yield _right_beside_the_line(lambda m, t: m / t * 100 <= 0.25, 400, 200_000)
    yield _right_beside_the_line(lambda m, t: m <= 0.0025 * t, 400, 200_000)


@theorem("", *ONE)
def one_percent_happens_to_be_right() -> Iterator[Enumeration]:
    """For 1% the margin over the total, times 100 or not, is on the right side of the line at every
    total up to 200,000.
    """
    yield _right_beside_the_line(lambda m, t: m / t <= 0.01, 100, 200_000)
    yield _right_beside_the_line(lambda m, t: m / t * 100 <= 1, 100, 200_000)
    yield _right_beside_the_line(lambda m, t: m <= 0.01 * t, 100, 200_000)


@theorem("", "a line of .7 percent, which none of the three statutes draws")
def seven_tenths_are_wrong_at_once() -> Enumeration:
    """For .7% the same formula errs first on 7 of 1,000, exactly .7%, which comes out above."""
    return _first_error(lambda m, t: m / t * 100 <= 0.7, 7, 1000, total=1000, margin=7)


# -- one share less another ----------------------------------------------------------------------


@theorem("", *QUARTER)
def shares_subtracted_against_a_quarter() -> Enumeration:
    """The winner's share less the loser's errs first on 4 to 3 of 400, exactly .25% apart, which
    come out further apart.
    """
    return _first_error_of_shares(
        lambda w, one, t: w / t - one / t <= 0.0025, 400, total=400, winner=4, loser=3
    )


@theorem("", *QUARTER)
def percentages_subtracted_against_a_quarter() -> Enumeration:
    """The winner's percentage less the loser's errs first on 7 to 4 of 1,200, exactly .25% apart,
    which come out further apart.
    """
    return _first_error_of_shares(
        lambda w, one, t: 100 * w / t - 100 * one / t <= 0.25, 400, total=1200, winner=7, loser=4
    )


@theorem("", *QUARTER)
def percentages_to_two_decimals_subtracted() -> Enumeration:
    """Percentages printed to two decimals and subtracted err first on 20 to 19 of 385, .2597%
    apart, which look .25% apart.
    """
    return _first_error_of_shares(
        lambda w, one, t: round(100 * w / t, 2) - round(100 * one / t, 2) <= 0.25,
        *(400, 385, 20, 19),
    )


@theorem("", *QUARTER)
def percentages_to_one_decimal_subtracted() -> Enumeration:
    """Percentages printed to one decimal and subtracted err first on 84 to 83 of 334, .299% apart,
    which look .2% apart.
    """
    return _first_error_of_shares(
        lambda w, one, t: round(100 * w / t, 1) - round(100 * one / t, 1) <= 0.25,
        *(400, 334, 84, 83),
    )


@theorem("", *ONE)
def shares_subtracted_against_one_percent() -> Enumeration:
    """The winner's share less the loser's errs first on 4 to 3 of 100, exactly 1% apart, which come
    out further apart.
    """
    return _first_error_of_shares(
        lambda w, one, t: w / t - one / t <= 0.01, 100, total=100, winner=4, loser=3
    )


# -- a percentage rounded by Python --------------------------------------------------------------


@theorem("", *QUARTER)
def rounded_by_python_against_a_quarter() -> Enumeration:
    """`round(100 * m / t, 2) <= 0.25` errs first on 1 of 393, as exact rounding does."""
    return _first_error(lambda m, t: round(100 * m / t, 2) <= 0.25, 1, 400, total=393, margin=1)


@theorem("", *ONE)
def rounded_by_python_against_one_percent() -> Iterator[Enumeration]:
    """`round(100 * m / t, 1) <= 1` errs first on 1 of 96, and to two decimals on 3 of 299, as exact
    rounding does.
    """
    yield _first_error(lambda m, t: round(100 * m / t, 1) <= 1, 1, 100, total=96, margin=1)
    yield _first_error(lambda m, t: round(100 * m / t, 2) <= 1, 1, 100, total=299, margin=3)


if __name__ == "__main__":
    run_alone(__file__)
