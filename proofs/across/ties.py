"""What becomes of a tie between candidates: three states, three answers.

Nothing is filed, and no moment is asked about. All is read by default.
"""

from recountlaw.parts import Outcome
from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Formula, Not, Some
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.oklahoma.s8_111.from_2013 import clauses as oklahoma
from recountlaw.statutes.oklahoma.s8_111.from_2013.record_words import Tie
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah

MONTANA = "montana.s13_16_201.from_2013"
UTAH = "utah.s20a_4_401.from_2025"
OKLAHOMA = "oklahoma.s8_111.from_2013"

CITES = (montana.M1A, utah.U2A, oklahoma.A7, oklahoma.S8_115)


def _three() -> tuple[Contest, Contest, Contest]:
    return (
        Contest(MONTANA, label="Montana", under=()),
        Contest(UTAH, label="Utah", under=()),
        Contest(OKLAHOMA, label="Oklahoma", under=()),
    )


def _one_tie(mt: Contest, ut: Contest, ok: Contest) -> list[Formula]:
    """Two printed candidates for one office share all the votes, some at least, equally."""
    everywhere: list[Formula] = []
    for it in (mt, ut, ok):
        everywhere += [
            *(votes == ut.facts.votes[0] for votes in it.facts.votes),
            it.facts.write_ins == 0,
            it.facts.places == 1,
            it.facts.none("filed_day"),
            it.facts.none("at_day"),
        ]
    return [
        *everywhere,
        ut.facts.votes[0] >= 1,
        Not(ut.facts.instant_runoff),
        Not(mt.facts.retention),
        Not(mt.facts.board_found_error),
        Not(ok.facts.retention),
        *ok.facts.printed,
        *(Not(gone) for gone in ok.facts.withdrawn),
    ]


@theorem("X-F03", *CITES)
def a_tie_is_required_refused_or_available() -> Claim:
    """By default, when two candidates tie and nobody files, Utah requires a recount, Montana's
    section gives none, and Oklahoma draws lots unless one of them petitions.

    Montana's 13-16-203, which is not modeled, has a tie recounted all the same.
    """
    mt, ut, ok = _three()
    return Claim(
        mt,
        ut,
        ok,
        assume=_one_tie(mt, ut, ok),
        conclude=All(
            ut.outcome == Outcome.REQUIRED,
            mt.outcome == Outcome.NOT_AVAILABLE,
            ok.outcome == Outcome.AVAILABLE,
            ok.tie == Tie.LOTS,
        ),
    )


@finding("X-F03", *CITES)
def no_two_states_treat_a_tie_alike() -> Claim:
    """One vote each: no two of the three sections answer alike."""
    mt, ut, ok = _three()
    return Claim(
        mt,
        ut,
        ok,
        assume=_one_tie(mt, ut, ok),
        conclude=Some(mt.outcome == ut.outcome, ut.outcome == ok.outcome, mt.outcome == ok.outcome),
        smallest=(ut.total,),
        show={
            "Montana": mt[1].cell("outcome"),
            "Utah": ut[1].cell("outcome"),
            "Oklahoma": ok[1].cell("outcome"),
        },
    )


if __name__ == "__main__":
    run_alone(__file__)
