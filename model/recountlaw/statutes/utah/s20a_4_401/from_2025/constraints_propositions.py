"""Utah Code Ann. 20A-4-401(7), (8) as constraints: propositions, and a judge on a yes/no ballot."""

from recountlaw.relations import All, Case, Formula, Implies, Not, Said, Some, as_read

from .constraints_filing import offices
from .constraints_shapes import (
    beyond_one_county,
    largest_margin,
    member_as_read,
    reached,
    within_a_quarter,
)
from .readings import (
    RetentionContest,
    SmallPropositionException,
    SmallRaceException,
    SupermajorityMargin,
    TiedProposition,
)
from .readings_filing import ContestType, MunicipalElectionForPropositions
from .record import Election, Kind
from .record_words import (
    Base,
    ElectionType,
    PropositionOffice,
    PropositionTest,
    Provision,
    Treated,
)


def treated(x: Case) -> Said:
    """A proposition, save that a judge's contest is what it is read to be."""
    judge = x.facts.retention
    read = member_as_read(
        x,
        {
            RetentionContest.BALLOT_PROPOSITION: Treated.PROPOSITION,
            RetentionContest.CANDIDATE_RACE: Treated.RACE,
            RetentionContest.NOT_COVERED: Treated.NOTHING,
        },
        where=judge,
    )
    return {**read, Treated.PROPOSITION: Some(Not(judge), read[Treated.PROPOSITION])}


def total(x: Case) -> Said:
    """(7)(a): the votes of both sides."""
    return lambda v: v == x.facts.votes_for + x.facts.votes_against


def covered(x: Case) -> Said:
    """No reading leaves it out for its election or for want of votes."""
    return reached(x, x.total == 0)


def base(x: Case) -> Said:
    """Yes and no for a judge who is treated as a candidate, else for and against."""
    race = x.treated == Treated.RACE
    return {Base.YES_AND_NO: race, Base.FOR_AND_AGAINST: Not(race)}


def _by_majority(x: Case) -> Formula:
    """The share that approves is one half."""
    return 2 * x.facts.required_num == x.facts.required_den


def required(x: Case) -> Said:
    """(7)(a): one vote fewer would be half or less, or below the share; this number is not."""
    num, den = x.facts.required_num, x.facts.required_den
    return lambda v: All(
        Implies(_by_majority(x), All(2 * (v - 1) <= x.total, x.total < 2 * v)),
        Implies(Not(_by_majority(x)), All(den * (v - 1) < num * x.total, num * x.total <= den * v)),
    )


def measured_to_required(x: Case) -> Said:
    """(7)(a): the margin runs to the votes required; (3), for a judge, knows no such margin."""
    read = as_read(
        x,
        {
            SupermajorityMargin.FOR_MINUS_AGAINST: False,
            SupermajorityMargin.DISTANCE_TO_REQUIRED: True,
        },
    )
    return All(Not(_by_majority(x)), x.treated != Treated.RACE, read)


def difference(x: Case) -> Said:
    """(7)(b): how far one side is ahead of the other."""
    ahead = x.facts.votes_for - x.facts.votes_against
    return lambda v: All(v >= 0, Some(v == ahead, v == -ahead))


def margin(x: Case) -> Said:
    """(7)(a): the votes between the sides, or between those for and those required."""
    beyond = x.facts.votes_for - x.required
    return lambda v: All(
        Implies(Not(x.measured_to_required), v == x.difference),
        Implies(x.measured_to_required, All(v >= 0, Some(v == beyond, v == -beyond))),
    )


def has_margin(x: Case) -> Said:
    """(7)(a): the sides differ, or no votes between them are a margin too."""
    read = as_read(
        x, {TiedProposition.TIE_IS_MARGIN_ZERO: True, TiedProposition.TIE_HAS_NO_MARGIN: False}
    )
    return Some(x.difference != 0, read)


def small(x: Case) -> Said:
    """(7)(b): no more than 400."""
    return x.total <= 400


def within(x: Case) -> Said:
    """(7)(a): the margin is .25% of the total or less."""
    return within_a_quarter(x, x.margin)


def test(x: Case) -> Said:
    """One vote exactly where a small total leaves the limb on small ones alone in force."""
    race = x.treated == Treated.RACE
    by_3 = as_read(
        x, {SmallRaceException.DISPLACING: True, SmallRaceException.SUPPLEMENTING: False}
    )
    by_7 = as_read(
        x,
        {
            SmallPropositionException.SUPPLEMENTING: False,
            SmallPropositionException.DISPLACING: True,
        },
    )
    alone = All(x.small, Some(All(race, by_3), All(Not(race), by_7)))
    return {PropositionTest.ONE_VOTE: alone, PropositionTest.SHARE: Not(alone)}


def limit(x: Case) -> Said:
    """The largest margin that still gives a right."""
    return largest_margin(x, x.test == PropositionTest.ONE_VOTE)


def _limb(x: Case, entitled: Formula, one: Provision, share: Provision) -> Said:
    """The limb for one vote in a small contest, else the one for the share."""
    one_vote = All(x.small, x.difference == 1)
    close = All(x.within, x.has_margin, x.test == PropositionTest.SHARE)
    return {one: All(entitled, one_vote), share: All(entitled, Not(one_vote), close)}


def provision(x: Case) -> Said:
    """(7)(b) or (7)(a), for what is a proposition."""
    entitled = All(x.treated == Treated.PROPOSITION, x.covered)
    return _limb(x, entitled, Provision.U7B, Provision.U7A)


def voters_ask(x: Case) -> Said:
    """(7): it is for voters to ask unless a judge stands as a candidate."""
    return x.treated != Treated.RACE


def judge_asks(x: Case) -> Said:
    """(3): a judge who stands as a candidate and has fewer yeses than noes has lost."""
    return All(x.treated == Treated.RACE, x.facts.votes_for < x.facts.votes_against)


def judge_provision(x: Case) -> Said:
    """(3)(b) or (3)(a), for a judge who has lost."""
    return _limb(x, All(x.judge_asks, x.covered), Provision.U3B, Provision.U3A)


def race_election_type(_x: Case) -> Said:
    """(4): no yes/no contest is one of the elections that (4) sets apart."""
    return {ElectionType.OTHER: True}


def proposition_election_type(x: Case) -> Said:
    """(8): a city's election or a special district's, by whose contest it is or by the day."""
    f = x.facts
    city, district = f.kind == Kind.MUNICIPAL, f.kind == Kind.SPECIAL_DISTRICT
    city_day = f.election.is_in(Election.MUNICIPAL_PRIMARY, Election.MUNICIPAL_GENERAL)
    special = f.election == Election.SPECIAL
    any_city_election = as_read(
        x,
        {
            MunicipalElectionForPropositions.ANY_MUNICIPAL_ELECTION: True,
            MunicipalElectionForPropositions.PRIMARY_AND_GENERAL_ONLY: False,
        },
    )
    own = ContestType.TYPE_OF_THE_CONTESTS_OWN_JURISDICTION
    day = ContestType.CALENDAR_ELECTION
    municipal = as_read(
        x,
        {
            own: All(city, Implies(special, any_city_election)),
            day: Some(city_day, All(city, special, any_city_election)),
        },
    )
    of_district = as_read(x, {own: district, day: All(district, Not(city_day))})
    return {
        ElectionType.MUNICIPAL: municipal,
        ElectionType.SPECIAL_DISTRICT: of_district,
        ElectionType.OTHER: Not(Some(municipal, of_district)),
    }


def proposition_office(x: Case) -> Said:
    """(8): the officer of (a)-(d) who fits, or each."""
    beyond = beyond_one_county(x)
    city, district = PropositionOffice.MUNICIPAL_CLERK, PropositionOffice.DISTRICT_CLERK
    county, state = PropositionOffice.COUNTY_CLERK, PropositionOffice.LIEUTENANT_GOVERNOR
    return offices(
        x,
        by_type={
            city: x.proposition_election_type == ElectionType.MUNICIPAL,
            district: x.proposition_election_type == ElectionType.SPECIAL_DISTRICT,
        },
        by_extent={county: Not(beyond), state: beyond},
        either={
            (city, county): PropositionOffice.MUNICIPAL_OR_COUNTY_CLERK,
            (city, state): PropositionOffice.MUNICIPAL_OR_LIEUTENANT,
            (district, county): PropositionOffice.DISTRICT_OR_COUNTY_CLERK,
            (district, state): PropositionOffice.DISTRICT_OR_LIEUTENANT,
        },
    )
