"""The largest margin that qualifies at totals where something turns, in all three states.

Each row is a total, then the limits at it: Montana's (1)(a), Montana's (1)(b), Utah's (3),
Oklahoma's (B) in votes, and the signatures that (B) needs. All is read by default.
"""

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision as Limb
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah

MONTANA = "montana.s13_16_201.from_2013"
UTAH = "utah.s20a_4_401.from_2025"
OKLAHOMA = "oklahoma.s8_111.from_2013"

CITES = (
    *(montana.M1A, montana.M1B, montana.M1C),
    *(utah.U3A, utah.U3B),
    *(oklahoma.B1, oklahoma.B2),
)

# fmt: off
ROWS: tuple[tuple[int, int, int, int, int, int], ...] = (
    #  votes   (a)  (b)  (3)  (B) signers
    (      1,  10,   0,   1,   0,   1),
    (     99,  10,   0,   1,   0,   1),
    (    100,  10,   0,   1,   1,   1),
    (    399,  10,   0,   1,   3,   4),
    (    400,  10,   1,   1,   4,   4),
    (    799,  10,   1,   1,   7,   8),
    (    800,  10,   2,   2,   8,   8),
    (  1_000,  10,   2,   2,  10,  10),
    (  3_999,  10,   9,   9,  39,  40),
    (  4_000,  10,  10,  10,  40,  40),
    (  4_399,  10,  10,  10,  43,  44),
    (  4_400,  11,  11,  11,  44,  44),
    ( 10_000,  25,  25,  25, 100, 100),
    ( 14_900,  37,  37,  37, 149, 149),
    ( 14_901,  37,  37,  37, 149, 150),
    ( 14_999,  37,  37,  37, 149, 150),
    ( 15_000,  37,  37,  37, 150, 150),
    ( 60_000, 150, 150, 150, 150, 150),
    ( 60_399, 150, 150, 150, 150, 150),
    ( 60_400, 151, 151, 151, 150, 150),
    (100_000, 250, 250, 250, 150, 150),
)
# fmt: on


class _Contests:
    """A race and a measure as the states have them, all of one total."""

    def __init__(self) -> None:
        self.race_mt = Contest(MONTANA, label="Montana race", under=())
        self.race_ut = Contest(UTAH, label="Utah race", under=())
        self.measure_mt = Contest(MONTANA, "measure", label="Montana measure", under=())
        self.measure_ok = Contest(OKLAHOMA, "measure", label="Oklahoma measure", under=())

    @property
    def all(self) -> tuple[Contest, ...]:
        """The contests."""
        return self.race_mt, self.race_ut, self.measure_mt, self.measure_ok

    def of(self, least: int, most: int | None = None) -> list[Formula]:
        """Each has a limit, and one total, between these two numbers."""
        total = self.race_ut.total
        needed = (
            *((self.race_mt, "total"), (self.race_mt, "limit"), (self.measure_mt, "limit")),
            *((self.measure_ok, "limit"), (self.measure_ok, "signatures_needed")),
        )
        return [
            *(Not(contest.none(name)) for contest, name in needed),
            All(total >= least, most is None or total <= most),
            self.race_mt.total == total,
            self.measure_mt.total == total,
            self.measure_ok.votes_in_all == total,
            Some(self.race_mt.limb == Limb.A, self.race_mt.limb == Limb.B),
        ]

    def have(self, local: int, wide: int, utah: int, oklahoma: int, signers: int) -> Formula:
        """These are their limits, and the signatures that Oklahoma needs."""
        return All(
            Implies(self.race_mt.limb == Limb.A, self.race_mt.limit == local),
            Implies(self.race_mt.limb == Limb.B, self.race_mt.limit == wide),
            self.measure_mt.limit == wide,
            self.race_ut.limit == utah,
            self.measure_ok.limit == oklahoma,
            self.measure_ok.signatures_needed == signers,
        )


@theorem("", *CITES)
def limits_at_the_landmarks() -> Claim:
    """By default, at each total of the table the limits of the states are as the table says."""
    it = _Contests()
    rows = [(it.race_ut.total == total, it.have(*limits)) for total, *limits in ROWS]
    return Claim(
        *it.all,
        assume=[*it.of(1), Some(*(here for here, _ in rows))],
        conclude=All(*(Implies(here, limits) for here, limits in rows)),
    )


@theorem("", *CITES)
def between_60_000_and_60_399_votes_all_limits_are_150() -> Claim:
    """By default, from 60,000 to 60,399 votes every limit is 150 votes, in all three states."""
    it = _Contests()
    return Claim(
        *it.all,
        assume=it.of(60_000, 60_399),
        conclude=it.have(150, 150, 150, 150, 150),
    )


@theorem("", *CITES)
def all_limits_are_one_number_nowhere_else() -> Claim:
    """By default, Montana, Utah and Oklahoma have one limit for a contest of some votes only from
    60,000 to 60,399.
    """
    it = _Contests()
    total = it.race_ut.total
    return Claim(
        *it.all,
        assume=[
            *it.of(1),
            it.race_mt.limb == Limb.A,
            it.race_mt.limit == it.race_ut.limit,
            it.race_mt.limit == it.measure_ok.limit,
        ],
        conclude=All(total >= 60_000, total <= 60_399),
    )


if __name__ == "__main__":
    run_alone(__file__)
