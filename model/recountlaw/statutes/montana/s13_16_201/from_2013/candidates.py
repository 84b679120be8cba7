"""Mont. Code Ann. 13-16-201(1)(a) and (b) as rules: which limb, who is defeated, by how much."""

from recountlaw.parts import cites
from recountlaw.ranks import how_many_above, how_many_with, nth_highest
from recountlaw.readings import Choose

from . import clauses as c
from . import electors, filing, totals
from .readings import (
    MulticountyMunicipalityOffice,
    MultiseatMargin,
    OneCountyModifier,
    Presidential,
    PrimaryAdvancing,
    Retention,
    SchoolOfficeClass,
    TieAsZeroMargin,
    WhichLoser,
    WriteInPetitioner,
)
from .record import Office, Race
from .record_words import Cap, Provision, Treated

# -- which limb --------------------------------------------------------------------------------


@cites(c.M1)
def covered(facts: Race, choose: Choose) -> bool:
    """Whether the section reaches this race at all."""
    return filing.reached(facts, sum(facts.votes) + facts.write_ins, choose)


@cites(c.M1)
def treated(facts: Race, choose: Choose) -> Treated:
    """As what the section treats this race."""
    if not facts.retention:
        return Treated.CANDIDATES
    match choose(Retention):
        case Retention.CANDIDATE_LIMB_BY_OFFICE:
            return Treated.JUDGE
        case Retention.YES_VOTES_ONLY:
            return Treated.JUDGE_ON_YES
        case Retention.QUESTION_LIMB:
            return Treated.MEASURE


@cites(c.M1A, c.M1B)
def candidate_limb(facts: Race, treated: Treated, choose: Choose) -> Provision | None:
    """The limb that speaks of candidates for this office, if one does."""
    if treated == Treated.MEASURE:
        return None
    match facts.office:
        case Office.PRECINCT:
            return Provision.A
        case Office.LEGISLATURE | Office.DISTRICT_JUDGE | Office.CONGRESSIONAL | Office.STATE:
            return Provision.B
        case Office.PRESIDENTIAL:
            match choose(Presidential):
                case Presidential.STATE_OFFICE:
                    return Provision.B
                case Presidential.NO_LIMB:
                    return None
        case Office.SCHOOL:
            match choose(SchoolOfficeClass):
                case SchoolOfficeClass.DISTRICT_OFFICE:
                    return Provision.A if facts.counties == 1 else Provision.B
                case SchoolOfficeClass.NOT_A_DISTRICT_OFFICE:
                    return None
        case Office.DISTRICT:
            return Provision.A if facts.counties == 1 else Provision.B
        case Office.COUNTY | Office.MUNICIPAL:
            return Provision.A if facts.counties == 1 else _in_several_counties(facts, choose)


def _in_several_counties(facts: Race, choose: Choose) -> Provision | None:
    match choose(OneCountyModifier):
        case OneCountyModifier.LAST_ANTECEDENT:
            return Provision.A
        case OneCountyModifier.WHOLE_SERIES:
            pass
    if facts.office is Office.COUNTY:
        return None
    match choose(MulticountyMunicipalityOffice):
        case MulticountyMunicipalityOffice.NO_LIMB:
            return None
        case MulticountyMunicipalityOffice.TREAT_AS_LOCAL:
            return Provision.A
        case MulticountyMunicipalityOffice.TREAT_AS_MULTICOUNTY_DISTRICT:
            return Provision.B


@cites(c.M1C, c.M1D, c.M1E)
def measure_limb(facts: Race, treated: Treated, choose: Choose) -> Provision | None:
    """The limb that speaks of this yes/no ballot as a measure, if one does."""
    if treated != Treated.MEASURE:
        return None
    if facts.office is Office.STATE or facts.office is Office.PRESIDENTIAL:
        return Provision.D
    if facts.office is Office.MUNICIPAL:
        return electors.town_limb(facts, choose)
    return Provision.C if facts.counties == 1 else Provision.E


@cites(c.M1)
def limb(candidate_limb: Provision | None, measure_limb: Provision | None) -> Provision | None:
    """The limb that speaks of this race, if one does."""
    return measure_limb if candidate_limb is None else candidate_limb


# -- who is defeated, by how much --------------------------------------------------------------


@cites(c.M1A)
def most(facts: Race) -> int | None:
    """The most votes that a candidate has."""
    return nth_highest(facts.votes, 1)


@cites(c.M1A)
def last_in(facts: Race) -> int | None:
    """The votes of whoever took the last place; None if there are places for all."""
    return nth_highest(facts.votes, facts.places)


@cites(c.M1A)
def undecided(facts: Race, last_in: int) -> bool:
    """More candidates reach the last place's votes than there are places."""
    reach = how_many_above(facts.votes, last_in) + how_many_with(facts.votes, last_in)
    return reach > facts.places


@cites(c.M1)
def reference(facts: Race, most: int, last_in: int, choose: Choose) -> int:
    """The votes of the winner with whom a loser is compared."""
    if facts.places == 1:
        return last_in
    if facts.primary:
        match choose(PrimaryAdvancing):
            case PrimaryAdvancing.VS_LOWEST_ADVANCING:
                return last_in
            case PrimaryAdvancing.VS_FIRST:
                return most
    match choose(MultiseatMargin):
        case MultiseatMargin.VS_LOWEST_WINNER:
            return last_in
        case MultiseatMargin.VS_TOP_WINNER:
            return most
        case MultiseatMargin.VS_EVERY_WINNER:
            return most  # who is close enough to the first is close enough to each


@cites(c.M1A, c.M1B)
def loses(
    facts: Race, who: int, treated: Treated, last_in: int | None, undecided: bool | None
) -> bool:
    """Whether this candidate is, or may turn out to be, defeated."""
    if treated == Treated.MEASURE or last_in is None or (facts.retention and who == 1):
        return False
    votes = facts.votes[who]
    return votes < last_in or (votes == last_in and bool(undecided))


@cites(c.M1)
def margin(facts: Race, who: int, loses: bool, reference: int) -> int | None:
    """The winner's votes less this loser's."""
    return reference - facts.votes[who] if loses else None


@cites(c.M1A, c.M1B)
def defeated(facts: Race, who: int, loses: bool, last_in: int, choose: Choose) -> bool | None:
    """Whether this loser is *defeated*, which in a tie is a doubt."""
    if not loses:
        return None
    if facts.votes[who] < last_in:
        return True
    match choose(TieAsZeroMargin):
        case TieAsZeroMargin.TIE_IS_NOT_DEFEAT:
            return False
        case TieAsZeroMargin.TIE_IS_MARGIN_ZERO:
            return True


@cites(c.M1A)
def may_petition(facts: Race, who: int, choose: Choose) -> bool:
    """Whether this is a candidate who may petition, printed or written in."""
    if facts.printed[who]:
        return True
    match choose(WriteInPetitioner):
        case WriteInPetitioner.ANY_CANDIDATE_WHOSE_VOTES_ARE_COUNTED:
            return True
        case WriteInPetitioner.PRINTED_NAME_ONLY:
            return False


@cites(c.M1A, c.M1B)
def among_losers(facts: Race, who: int, loses: bool, choose: Choose) -> bool | None:
    """Whether this is one of the losers of whom the limb speaks."""
    if not loses:
        return None
    match choose(WhichLoser):
        case WhichLoser.ANY_DEFEATED_CANDIDATE:
            return True
        case WhichLoser.RUNNER_UP_ONLY:
            return how_many_above(facts.votes, facts.votes[who]) <= facts.places


@cites(c.M1A, c.M1B)
def within(margin: int, total: int, cap: Cap, choose: Choose) -> bool:
    """The margin is at most a quarter of one percent of the total, or ten votes."""
    match cap:
        case Cap.SHARE:
            return filing.within_share(margin, total, choose)
        case Cap.LARGER:
            return margin <= totals.FLOOR or filing.within_share(margin, total, choose)
        case Cap.SMALLER:
            return margin <= totals.FLOOR and filing.within_share(margin, total, choose)


@cites(c.M1A, c.M1B)
def provision(
    limb: Provision,
    covered: bool,
    defeated: bool,
    may_petition: bool,
    among_losers: bool,
    within: bool,
) -> Provision | None:
    """The limb under which this candidate may petition, if any."""
    return limb if covered and defeated and may_petition and among_losers and within else None
