"""One measure under three statutes: where electors, voters or registered voters may ask.

The measure needs a majority and is no statewide one, which Oklahoma recounts at no margin. All is
read by default, so that every percentage is exact and a tie is a margin of nothing.
"""

from typing import NamedTuple

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import SmallPropositionException

MONTANA = "montana.s13_16_201.from_2013"
UTAH = "utah.s20a_4_401.from_2025"
OKLAHOMA = "oklahoma.s8_111.from_2013"

MT = (montana.M1C, montana.M1D, montana.M1E)
UT = (utah.U7A, utah.U7B)
OK = (oklahoma.B1, oklahoma.B2)


class _Three(NamedTuple):
    """The measure as each state has it."""

    mt: Contest
    ut: Contest
    ok: Contest

    @property
    def one_measure(self) -> list[Formula]:
        """The votes are the same, a majority approves, and Oklahoma does not bar it."""
        facts = [contest.facts for contest in self]
        return [
            *(each.votes_for == self.ut.facts.votes_for for each in facts),
            *(each.votes_against == self.ut.facts.votes_against for each in facts),
            *(each.required_num == 1 for each in facts),
            *(each.required_den == 2 for each in facts),
            Not(self.ut.facts.retention),
            Not(self.ok.facts.statewide),
        ]

    @property
    def montana_admits(self) -> Formula:
        """Montana's electors may petition."""
        return Not(self.mt.none("voters_provision"))

    @property
    def utah_admits(self) -> Formula:
        """Utah's ten voters may ask."""
        return Not(self.ut.none("provision"))

    @property
    def oklahoma_admits(self) -> Formula:
        """Oklahoma's registered voters may petition."""
        return Not(self.ok.none("provision"))


def _three(in_utah: tuple[SmallPropositionException, ...] = ()) -> _Three:
    return _Three(
        Contest(MONTANA, "measure", label="Montana", under=()),
        Contest(UTAH, "measure", label="Utah", under=in_utah),
        Contest(OKLAHOMA, "measure", label="Oklahoma", under=()),
    )


@theorem("X-T02", *MT, *OK)
def montana_is_no_wider_than_oklahoma_up_to_60_399_votes() -> Claim:
    """By default, a measure of at most 60,399 votes that Montana recounts Oklahoma recounts too."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.total <= 60_399, it.montana_admits],
        conclude=it.oklahoma_admits,
    )


@theorem("X-T03", *MT, *UT, *OK)
def from_60_400_votes_151_part_the_states() -> Claim:
    """By default, from 60,400 votes on a margin of 151 qualifies in Montana and in Utah, but not in
    Oklahoma.
    """
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.total >= 60_400, it.ut.difference == 151],
        conclude=All(it.montana_admits, it.utah_admits, Not(it.oklahoma_admits)),
    )


@theorem("X-T04", *MT, *UT)
def montana_and_utah_part_on_one_vote_below_400() -> Claim:
    """By default, Montana and Utah differ on a measure exactly where one vote decides among fewer
    than 400: there Utah alone recounts.
    """
    it = _three()
    one_vote = All(it.ut.total < 400, it.ut.difference == 1)
    return Claim(
        *it,
        assume=it.one_measure,
        conclude=All(
            Iff(one_vote, All(it.utah_admits, Not(it.montana_admits))),
            Implies(it.montana_admits, it.utah_admits),
        ),
    )


@finding("", *MT, *UT)
def displacing_utah_refuses_a_tie_that_montana_recounts() -> Claim:
    """Where (7)(b) displaces (7)(a), Montana recounts a tie of one to one and Utah does not.

    So X-T04 needs its reading. At least one vote was cast.
    """
    it = _three((SmallPropositionException.DISPLACING,))
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.total >= 1, it.montana_admits],
        conclude=it.utah_admits,
        smallest=(it.ut.total, it.ut.difference),
    )


@theorem("X-T05", *UT, *OK)
def utah_is_no_wider_than_oklahoma_between_100_and_60_399_votes() -> Claim:
    """By default, a measure of 100 to 60,399 votes that Utah recounts Oklahoma recounts too."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.total >= 100, it.ut.total <= 60_399, it.utah_admits],
        conclude=it.oklahoma_admits,
    )


@theorem("X-T05", *UT, *OK)
def displacing_utah_is_no_wider_than_oklahoma_either() -> Claim:
    """Where (7)(b) displaces (7)(a) too, a measure of 100 to 60,399 votes that Utah recounts
    Oklahoma recounts.
    """
    it = _three((SmallPropositionException.DISPLACING,))
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.total >= 100, it.ut.total <= 60_399, it.utah_admits],
        conclude=it.oklahoma_admits,
    )


@finding("X-F01", *MT, *UT, *OK)
def utah_alone_recounts_a_single_vote() -> Claim:
    """One vote to nil on a measure is recounted in Utah, in neither Montana nor Oklahoma."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.utah_admits],
        conclude=Some(it.montana_admits, it.oklahoma_admits),
        smallest=(it.ut.total, it.ut.difference),
        show={"margin": it.ut.difference},
    )


@finding("X-F01", *MT, *UT, *OK)
def oklahoma_alone_recounts_two_votes_in_200() -> Claim:
    """Two votes in 200 on a measure are recounted in Oklahoma, in neither Montana nor Utah."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.oklahoma_admits],
        conclude=Some(it.montana_admits, it.utah_admits),
        smallest=(it.ut.total, it.ut.difference),
        show={"margin": it.ut.difference},
    )


@finding("X-F01", *MT, *UT, *OK)
def oklahoma_alone_refuses_151_votes_in_60_401() -> Claim:
    """151 votes in 60,401 on a measure are recounted in Montana and Utah, not in Oklahoma."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.montana_admits, it.utah_admits],
        conclude=it.oklahoma_admits,
        smallest=(it.ut.total, it.ut.difference),
        show={"margin": it.ut.difference},
    )


@theorem("", *MT, *UT, *OK)
def a_tied_measure_qualifies_in_all_three() -> Claim:
    """By default, a tied measure qualifies in all three states, if anybody asks."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, it.ut.difference == 0],
        conclude=All(it.montana_admits, it.utah_admits, it.oklahoma_admits),
    )


@theorem("", utah.U7A, oklahoma.B2)
def oklahoma_needs_more_signers_than_utah_from_1_001_votes() -> Claim:
    """By default, Oklahoma asks for more signatures than Utah exactly from 1,001 votes on."""
    it = _three()
    return Claim(
        *it,
        assume=[*it.one_measure, Not(it.ok.none("signatures_needed"))],
        conclude=Iff(it.ok.signatures_needed > it.ut.signatures_needed, it.ut.total >= 1_001),
    )


if __name__ == "__main__":
    run_alone(__file__)
