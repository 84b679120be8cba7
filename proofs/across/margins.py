"""The margins on which candidates obtain a recount: Montana (b), Utah (3) and Montana (a) in order.

One race is put to both statutes: the same votes, the same places. Nobody's votes are in doubt, and
both percentages are read exactly.
"""

from collections.abc import Iterator
from typing import Any

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, Iff, Implies, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision as Limb
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import Provision as Subsection

MONTANA = "montana.s13_16_201.from_2013"
UTAH = "utah.s20a_4_401.from_2025"
OKLAHOMA = "oklahoma.s8_111.from_2013"

SIZES = (2, 3, 4)
BOUND = "2 to 4 candidates"

# fmt: off
CUT_IN_MONTANA = (
    "margin", "total", "limb", "covered", "loses", "defeated", "may_petition", "among_losers",
)
CUT_IN_UTAH = (
    "margin", "total", "race_total", "covered", "loses", "may_be_the_loser", "tie", "tied",
)
# fmt: on


def _pair(candidates: int = 2) -> tuple[Contest, Contest]:
    """One contest for Montana and one for Utah, under the default readings."""
    return (
        Contest(MONTANA, label="Montana", under=(), candidates=candidates),
        Contest(UTAH, label="Utah", under=(), candidates=candidates),
    )


def _one_race(in_montana: Contest, in_utah: Contest) -> list[Formula]:
    """The two are one race between candidates, decided in one round of counting."""
    mt, ut = in_montana.facts, in_utah.facts
    return [
        *(mine == yours for mine, yours in zip(mt.votes, ut.votes, strict=True)),
        mt.write_ins == ut.write_ins,
        mt.places == ut.places,
        mt.seats == ut.seats,
        mt.primary == ut.primary,
        Not(mt.retention),
        Not(ut.instant_runoff),
    ]


def _losers(in_montana: Contest, in_utah: Contest) -> list[Formula]:
    """Petitioner 0 of either contest is a loser whom no other condition stops, by one margin."""
    mt, ut = in_montana[0], in_utah[0]
    return [
        All(mt.covered, mt.loses, mt.defeated, mt.may_petition, mt.among_losers),
        Not(mt.none("defeated")),
        Not(mt.none("among_losers")),
        All(ut.covered, ut.loses, ut.may_be_the_loser),
        Not(ut.none("may_be_the_loser")),
        All(Not(ut.tied), ut.none("tie")),
        All(Not(mt.none("margin")), Not(mt.none("total")), Not(ut.none("margin"))),
        All(mt.margin == ut.margin, mt.margin >= 1, mt.margin <= mt.total),
        All(mt.total == ut.total, ut.total == ut.race_total),
    ]


def _may_ask(view: Any) -> Formula:
    """Utah gives this candidate a request, under (3)(a) or (3)(b)."""
    return Some(view.provision == Subsection.U3A, view.provision == Subsection.U3B)


def _one_vote_below_400(ut: Contest, who: int) -> Formula:
    """This candidate lost by one vote, and fewer than 400 were cast."""
    return All(Not(ut[who].none("margin")), ut[who].margin == 1, ut.total < 400)


@theorem("X-T01", montana.M1B, utah.U3A, utah.U3B)
def what_montana_b_admits_utah_admits() -> Claim:
    """By default, a margin that qualifies under Montana's (1)(b) qualifies under Utah's (3).

    Whatever the votes behind it: one total, and one margin of at least one vote.
    """
    mt = Contest(MONTANA, label="Montana", free=CUT_IN_MONTANA, under=())
    ut = Contest(UTAH, label="Utah", free=CUT_IN_UTAH, under=())
    return Claim(
        mt,
        ut,
        assume=[*_losers(mt, ut), mt[0].provision == Limb.B],
        conclude=_may_ask(ut[0]),
    )


@theorem("X-T01", utah.U3A, utah.U3B, montana.M1A)
def what_utah_admits_montana_a_admits() -> Claim:
    """By default, a margin that qualifies under Utah's (3) qualifies under Montana's (1)(a).

    Whatever the votes behind it: one total, and one margin of at least one vote.
    """
    mt = Contest(MONTANA, label="Montana", free=CUT_IN_MONTANA, under=())
    ut = Contest(UTAH, label="Utah", free=CUT_IN_UTAH, under=())
    return Claim(
        mt,
        ut,
        assume=[*_losers(mt, ut), mt.limb == Limb.A, _may_ask(ut[0])],
        conclude=mt[0].provision == Limb.A,
    )


@theorem("X-T01", montana.M1B, utah.U2A, utah.U2B, utah.U3A, utah.U3B)
def a_loser_under_montana_b_has_a_recount_in_utah() -> Iterator[Claim]:
    """By default, whoever has a petition under Montana's (1)(b) may ask in Utah, or need not.

    Need not: the race is recounted there unasked, since others are tied.
    """
    for candidates in SIZES:
        mt, ut = _pair(candidates)
        each = range(candidates)
        yield Claim(
            mt,
            ut,
            assume=[*_one_race(mt, ut), Some(*(mt[who].provision == Limb.B for who in each))],
            conclude=All(
                *(
                    Implies(mt[who].provision == Limb.B, Some(_may_ask(ut[who]), ut.tied))
                    for who in each
                )
            ),
            bound=BOUND,
        )


@theorem("X-T01", utah.U3A, utah.U3B, montana.M1A)
def a_loser_who_may_ask_in_utah_may_petition_under_montana_a() -> Iterator[Claim]:
    """By default, whoever may ask in Utah has a petition under Montana's (1)(a) in a local race."""
    for candidates in SIZES:
        mt, ut = _pair(candidates)
        each = range(candidates)
        yield Claim(
            mt,
            ut,
            assume=[
                *_one_race(mt, ut),
                mt.limb == Limb.A,
                Some(*(_may_ask(ut[who]) for who in each)),
            ],
            conclude=All(
                *(Implies(_may_ask(ut[who]), mt[who].provision == Limb.A) for who in each)
            ),
            bound=BOUND,
        )


@theorem("", montana.M1B, utah.U3A, utah.U3B)
def utah_adds_one_vote_below_400_to_montana_b() -> Iterator[Claim]:
    """By default and with nobody tied, Utah's (3) and Montana's (1)(b) part only where one vote
    decides among fewer than 400.
    """
    for candidates in SIZES:
        mt, ut = _pair(candidates)
        yield Claim(
            mt,
            ut,
            assume=[*_one_race(mt, ut), mt.limb == Limb.B, Not(ut.tied)],
            conclude=All(
                *(
                    Iff(
                        _may_ask(ut[who]),
                        Some(mt[who].provision == Limb.B, _one_vote_below_400(ut, who)),
                    )
                    for who in range(candidates)
                )
            ),
            bound=BOUND,
        )


@finding("", montana.M1B, utah.U3B)
def montana_b_refuses_what_utah_admits() -> Claim:
    """A legislator's loss by one vote to nil may be recounted in Utah but not in Montana."""
    mt, ut = _pair()
    return Claim(
        mt,
        ut,
        assume=[
            *_one_race(mt, ut),
            mt.facts.office == Office.LEGISLATURE,
            _may_ask(ut[1]),
        ],
        conclude=mt[1].provision == Limb.B,
        smallest=(ut.total, ut[1].margin),
    )


@finding("", utah.U3A, montana.M1A)
def utah_refuses_what_montana_a_admits() -> Claim:
    """A local candidate's loss by two votes to nil may be recounted in Montana but not in Utah."""
    mt, ut = _pair()
    return Claim(
        mt,
        ut,
        assume=[*_one_race(mt, ut), mt[1].provision == Limb.A],
        conclude=_may_ask(ut[1]),
        smallest=(ut.total, ut[1].margin),
    )


@finding("X-F02", oklahoma.A7, montana.M1A, utah.U3A)
def oklahoma_asks_of_candidates_no_closeness() -> Claim:
    """A loser by 11 votes to nil may petition in Oklahoma, while neither Utah's (3) nor even
    Montana's (1)(a) gives a recount at that margin.
    """
    mt, ut = _pair()
    ok = Contest(OKLAHOMA, label="Oklahoma", under=())
    votes = zip(ok.facts.votes, ut.facts.votes, strict=True)
    return Claim(
        mt,
        ut,
        ok,
        assume=[
            *_one_race(mt, ut),
            *(mine == yours for mine, yours in votes),
            ok.facts.write_ins == ut.facts.write_ins,
            ok.facts.places == ut.facts.places,
            Not(ok.facts.retention),
            mt.limb == Limb.A,
            All(ut[1].loses, mt[1].loses, ok[1].loses, Not(ok[1].none("margin"))),
            Not(ok[1].none("provision")),
        ],
        conclude=Some(_may_ask(ut[1]), ut.tied, mt[1].provision == Limb.A),
        smallest=(ut.total, ok[1].margin),
        show={"margin": ok[1].margin},
    )


if __name__ == "__main__":
    run_alone(__file__)
