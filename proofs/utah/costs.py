"""Who pays for a recount under 20A-4-401(6)."""

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest
from recountlaw.relations import All, Iff, Not, same
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as c
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import CityInSeveralCounties
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Extent, Kind
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import Payer

UTAH = "utah.s20a_4_401.from_2025"


@theorem("UT-T15", c.U6A, c.U6B)
def a_candidate_never_pays() -> Claim:
    """The state or a political subdivision pays for the recount of a race, never the candidate."""
    race = Contest(UTAH)
    public = (Payer.STATE, Payer.CONDUCTING, Payer.CONTRACTING, Payer.CITY)
    return Claim(race, conclude=race.payer.is_in(*public))


@theorem("", c.U6A)
def the_state_pays_beyond_one_county() -> Claim:
    """Under the default readings the state pays exactly for the races that more than one county
    votes on."""
    race = Contest(UTAH, under=())
    beyond = Not(race.facts.extent == Extent.ONE_COUNTY)
    return Claim(race, conclude=Iff(race.payer == Payer.STATE, beyond))


@finding("UT-F05", c.U6, c.U9)
def nobody_is_named_to_pay_for_a_proposition() -> Claim:
    """For the recount of a proposition the text modeled names no payer: (6) speaks of recounts
    under (5) alone, and (10) is missing."""
    measure = Contest(UTAH, "measure", under=())
    return Claim(
        measure,
        assume=[Not(measure.none("provision")), measure.total >= 1],
        conclude=Not(measure.none("proposition_payer")),
        smallest=(measure.total,),
    )


@finding("UT-F08", c.U6A, c.U6B)
def for_a_city_in_two_counties_the_payer_is_open() -> Claim:
    """For a city's race in several counties the state pays or the city, depending on whether (6)
    looks at the map or at whose race it is."""
    state = Contest(UTAH, label="state", under=(), apart=(CityInSeveralCounties,))
    city = Contest(
        UTAH,
        label="city",
        beside=state,
        under=(CityInSeveralCounties.CITY_PAYS,),
        apart=(CityInSeveralCounties,),
    )
    return Claim(
        state,
        city,
        assume=[Not(state[1].none("provision"))],
        conclude=same(state.shared.cell("payer"), city.shared.cell("payer")),
    )


@theorem("", c.U6A, c.U6B)
def the_payer_is_open_for_such_a_city_alone() -> Claim:
    """Whether the city pays is open only of a city's race in several counties."""
    one = Contest(UTAH, label="one", apart=(CityInSeveralCounties,))
    other = Contest(UTAH, label="other", beside=one, apart=(CityInSeveralCounties,))
    in_several = All(one.facts.kind == Kind.MUNICIPAL, Not(one.facts.extent == Extent.ONE_COUNTY))
    return Claim(
        one,
        other,
        assume=[Not(in_several)],
        conclude=same(one.shared.cell("payer"), other.shared.cell("payer")),
    )


if __name__ == "__main__":
    run_alone(__file__)
