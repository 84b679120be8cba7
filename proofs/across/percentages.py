"""Why a percentage must not be rounded: the smallest tallies on which each formula in use errs.

`margin` of `total` votes stands on the line of 1/4, 1/2 or 1 percent or inside it as whole numbers
say: 400, 200 or 100 times the margin is at most the total. Against that are set the formulas that
results pages, guides and spreadsheets use; each of them gives some contest the wrong answer, and
the smallest one is proved the smallest. What a formula rounds it rounds exactly, half to even
unless said; `floats` has the errors of binary fractions.
"""

import z3

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.relations import All, Formula, Iff, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah

QUARTER = (montana.M1A, montana.M1B, montana.M1C, utah.U3A, utah.U7A)
HALF = (montana.BOND_RECOUNT,)
ONE = (oklahoma.B2, oklahoma.C2)
TEN = (oklahoma.A6,)

MARGIN = z3.Int("margin")
TOTAL = z3.Int("total")
LIMIT = z3.Int("limit")
"""A whole number of votes that a formula makes of the percentage."""


def _errs(formula: Formula, law: Formula, *assume: Formula, least: int = 0) -> Claim:
    """The claim that a formula says what the law says of every margin from `least` up."""
    return Claim(
        assume=[least <= MARGIN, MARGIN <= TOTAL, TOTAL >= 1, *assume],
        conclude=Iff(formula, law),
        smallest=(TOTAL, MARGIN),
        show={"total": TOTAL, "margin": MARGIN},
    )


def _inside(share: int) -> Formula:
    """The margin is at most one part in `share` of the total."""
    return share * MARGIN <= TOTAL


# -- the margin as a percentage, rounded ---------------------------------------------------------


@finding("", *QUARTER)
def quarter_to_two_decimals() -> Claim:
    """A margin of 1 in 393 votes, .2545%, is outside .25% and at two decimals looks inside."""
    return _errs(100_000 * MARGIN < 255 * TOTAL, _inside(400))


@finding("", *QUARTER)
def quarter_to_three_decimals() -> Claim:
    """A margin of 2 in 799 votes, .2503%, is outside .25% and at three decimals looks inside."""
    return _errs(1_000_000 * MARGIN <= 2_505 * TOTAL, _inside(400))


@theorem("", *QUARTER)
def quarter_to_one_decimal_half_to_even() -> Claim:
    """Rounded to one decimal, half to even, a margin is at most .25% exactly when it is so
    unrounded: .25 becomes .2, and all above it .3.
    """
    tenths = z3.Int("tenths of a percent, 3 standing for more")
    return Claim(
        assume=[
            *(MARGIN >= 0, MARGIN <= TOTAL, TOTAL >= 1),
            *(tenths >= 0, tenths <= 3),
            Iff(tenths <= 0, 2_000 * MARGIN <= 1 * TOTAL),
            Iff(tenths <= 1, 2_000 * MARGIN < 3 * TOTAL),
            Iff(tenths <= 2, 2_000 * MARGIN <= 5 * TOTAL),
        ],
        conclude=Iff(10 * tenths <= 25, _inside(400)),
    )


@finding("", *QUARTER)
def quarter_to_one_decimal_half_up() -> Claim:
    """A margin of 1 in 400 votes, exactly .25%, is inside and at one decimal, half up, looks
    outside.
    """
    return _errs(400 * MARGIN < TOTAL, _inside(400))


@finding("", *HALF)
def half_to_one_decimal() -> Claim:
    """A margin of 1 in 182 votes, .549%, is outside .5% and at one decimal looks inside."""
    return _errs(10_000 * MARGIN < 55 * TOTAL, _inside(200))


@finding("", *HALF)
def half_to_two_decimals() -> Claim:
    """A margin of 1 in 199 votes, .503%, is outside .5% and at two decimals looks inside."""
    return _errs(100_000 * MARGIN <= 505 * TOTAL, _inside(200))


@finding("", *ONE)
def one_to_one_decimal() -> Claim:
    """A margin of 1 in 96 votes, 1.04%, is outside 1% and at one decimal looks inside."""
    return _errs(10_000 * MARGIN <= 105 * TOTAL, _inside(100))


@finding("", *ONE)
def one_to_two_decimals() -> Claim:
    """A margin of 3 in 299 votes, 1.003%, is outside 1% and at two decimals looks inside."""
    return _errs(100_000 * MARGIN <= 1_005 * TOTAL, _inside(100))


@finding("", *TEN)
def ten_to_whole_percent() -> Claim:
    """A lead of 2 in 21 votes, 9.52%, is under 10% and in whole percent looks like 10%."""
    return _errs(200 * MARGIN > 19 * TOTAL, 10 * MARGIN >= TOTAL)


@finding("", *TEN)
def ten_to_one_decimal() -> Claim:
    """A lead of 20 in 201 votes, 9.950%, is under 10% and at one decimal looks like 10.0%."""
    return _errs(2_000 * MARGIN >= 199 * TOTAL, 10 * MARGIN >= TOTAL)


# -- the percentage in whole numbers, cut off ----------------------------------------------------


@finding("", *QUARTER)
def quarter_in_whole_percent() -> Claim:
    """A margin of 1 in 101 votes counts as 0% in whole percent cut off, and so as at most .25%."""
    return _errs(100 * MARGIN < TOTAL, _inside(400))


@finding("", *ONE)
def one_in_whole_percent() -> Claim:
    """A margin of 1 in 51 votes counts as 1% in whole percent cut off, and so as at most 1%."""
    return _errs(100 * MARGIN < 2 * TOTAL, _inside(100))


# -- the limit in votes --------------------------------------------------------------------------


@finding("", *QUARTER)
def limit_cut_off_and_then_less_than() -> Claim:
    """One vote in 400 is at most .25%, and is not *less than* the one vote that .25% makes."""
    cut = All(400 * LIMIT <= TOTAL, TOTAL < 400 * LIMIT + 400)
    return _errs(MARGIN < LIMIT, _inside(400), cut, least=1)


@finding("", *QUARTER)
def limit_rounded_up_and_then_less_than() -> Claim:
    """One vote in 400 is at most .25%, and is not *less than* .25% rounded up, which is one."""
    up = All(400 * LIMIT >= TOTAL, TOTAL > 400 * LIMIT - 400)
    return _errs(MARGIN < LIMIT, _inside(400), up)


@theorem("", *QUARTER)
def limit_rounded_up_and_then_less_than_errs_on_the_line_alone() -> Claim:
    """*Less than .25% rounded up* errs only where the margin is exactly .25% of the votes."""
    up = All(400 * LIMIT >= TOTAL, TOTAL > 400 * LIMIT - 400)
    return Claim(
        assume=[MARGIN >= 0, MARGIN <= TOTAL, TOTAL >= 1, up],
        conclude=Some(400 * MARGIN == TOTAL, Iff(MARGIN < LIMIT, _inside(400))),
    )


@finding("", *QUARTER)
def less_than_a_quarter() -> Claim:
    """One vote in 400 is exactly .25%: *less than* .25%, as an office put it, leaves it out."""
    return _errs(400 * MARGIN < TOTAL, _inside(400))


@finding("", *QUARTER)
def limit_rounded_up() -> Claim:
    """With .25% rounded up to a whole vote, one vote in a single one would be at most .25%."""
    up = All(400 * LIMIT >= TOTAL, TOTAL > 400 * LIMIT - 400)
    return _errs(MARGIN <= LIMIT, _inside(400), up)


@finding("", *QUARTER)
def limit_rounded_to_the_nearest() -> Claim:
    """With .25% rounded to the nearest vote, one vote in 201 would be at most .25%."""
    # Half to even or half up: the smallest error is not on a half.
    nearest = All(800 * LIMIT >= 2 * TOTAL - 400, 800 * LIMIT < 2 * TOTAL + 400)
    to_even = Some(800 * LIMIT != 2 * TOTAL + 400, LIMIT % 2 == 0)
    return _errs(MARGIN <= LIMIT, _inside(400), nearest, to_even)


# -- numbers of 32 bits --------------------------------------------------------------------------


def _wrapped(times: int) -> tuple[z3.ArithRef, Formula]:
    """What a signed number of 32 bits holds of so many times the margin."""
    held, turns = z3.Int("held"), z3.Int("turns")
    return held, All(
        held == times * MARGIN - 2**32 * turns, held >= -(2**31), held < 2**31, turns >= 0
    )


@finding("", *QUARTER)
def four_hundred_times_in_32_bits() -> Claim:
    """In 32 bits, 400 times a margin of 5,368,710 votes turns negative and looks inside .25% of any
    total.
    """
    held, wraps = _wrapped(400)
    return _errs(held <= TOTAL, _inside(400), wraps, TOTAL < 2**31)


@theorem("", *QUARTER)
def four_hundred_times_in_32_bits_below() -> Claim:
    """In 32 bits, 400 times a margin of up to 5,368,709 votes is right."""
    held, wraps = _wrapped(400)
    return Claim(
        assume=[MARGIN >= 0, MARGIN <= 5_368_709, wraps, TOTAL >= 0],
        conclude=Iff(held <= TOTAL, _inside(400)),
    )


if __name__ == "__main__":
    run_alone(__file__)
