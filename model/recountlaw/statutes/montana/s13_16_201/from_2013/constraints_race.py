"""Mont. Code Ann. 13-16-201 as constraints: a race, its limb, its total and its limit."""

from itertools import combinations

from recountlaw.readings import Reading
from recountlaw.relations import (
    All,
    Case,
    Formula,
    If,
    Implies,
    Not,
    Said,
    Some,
    Sum,
    Where,
    as_read,
)
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from .constraints_common import has
from .readings import (
    MulticountyMunicipalityMeasure,
    MulticountyMunicipalityOffice,
    MultiseatTotal,
    OneCountyModifier,
    Presidential,
    PrimaryTotal,
    Retention,
    SchoolOfficeClass,
    TotalVotesLocal,
    WhicheverGreater,
    WithdrawnVotes,
    WriteInsInTotal,
)
from .record import Office
from .record_words import Base, Cap, Provision, Treated

P = Provision


def covered_if(x: Case, voted: Formula) -> Said:
    """The section reaches the election, and somebody voted where that matters (1)."""
    reached = as_read(
        x,
        {
            SpecialElection.EVERY_ELECTION: True,
            SpecialElection.GENERAL_AND_PRIMARY_ONLY: Not(x.facts.special),
        },
    )
    counted = as_read(x, {ZeroVotes.LITERAL: True, ZeroVotes.NOTHING_TO_RECOUNT: voted})
    return All(reached, counted)


def covered(x: Case) -> Said:
    """A listed candidate or a write-in has a vote, where that is asked for (1)."""
    return covered_if(x, Sum(*x.facts.votes, x.facts.write_ins) >= 1)


def treated(x: Case) -> Said:
    """Persons who run are candidates; a judge to be kept or not is what the reading says (1)."""
    judged = x.facts.retention
    return {
        Treated.CANDIDATES: Not(judged),
        Treated.JUDGE: All(judged, x.reads(Retention.CANDIDATE_LIMB_BY_OFFICE)),
        Treated.JUDGE_ON_YES: All(judged, x.reads(Retention.YES_VOTES_ONLY)),
        Treated.MEASURE: All(judged, x.reads(Retention.QUESTION_LIMB)),
    }


# -- the limb -----------------------------------------------------------------------------------


def candidate_limb(x: Case) -> Said:
    """Local offices of one county are (a)'s, those of the state and of several counties (b)'s."""
    office, one = x.facts.office, x.facts.counties == 1
    trustee = office == Office.SCHOOL
    as_district = Some(
        office == Office.DISTRICT,
        as_read(
            x,
            {
                SchoolOfficeClass.DISTRICT_OFFICE: trustee,
                SchoolOfficeClass.NOT_A_DISTRICT_OFFICE: False,
            },
        ),
    )
    # A town in several counties, if the words on one county reach towns at all.
    gap = MulticountyMunicipalityOffice
    town = All(office == Office.MUNICIPAL, x.reads(OneCountyModifier.WHOLE_SERIES))
    town_local = as_read(
        x,
        {
            gap.NO_LIMB: False,
            gap.TREAT_AS_LOCAL: town,
            gap.TREAT_AS_MULTICOUNTY_DISTRICT: False,
        },
    )
    county_or_town = office.is_in(Office.COUNTY, Office.MUNICIPAL)
    unlimited = All(county_or_town, x.reads(OneCountyModifier.LAST_ANTECEDENT))
    local = Some(
        office == Office.PRECINCT,
        All(one, Some(county_or_town, as_district)),
        All(Not(one), Some(unlimited, town_local)),
    )
    wide = Some(
        office.is_in(Office.LEGISLATURE, Office.DISTRICT_JUDGE, Office.CONGRESSIONAL, Office.STATE),
        as_read(
            x,
            {
                Presidential.STATE_OFFICE: office == Office.PRESIDENTIAL,
                Presidential.NO_LIMB: False,
            },
        ),
        All(Not(one), as_district),
        All(Not(one), town, x.reads(gap.TREAT_AS_MULTICOUNTY_DISTRICT)),
    )
    person = Not(x.treated == Treated.MEASURE)
    return {P.A: All(person, local), P.B: All(person, wide)}


def wide_town_measure(x: Case) -> dict[Provision, Formula]:
    """The limbs that a measure of a town in several counties may fall under."""
    q = MulticountyMunicipalityMeasure
    local: dict[Reading, Formula] = {
        q.LAST_ANTECEDENT: True,
        q.WHOLE_SERIES: False,
        q.TREAT_AS_MULTICOUNTY_DISTRICT_QUESTION: False,
    }
    return {P.C: as_read(x, local), P.E: x.reads(q.TREAT_AS_MULTICOUNTY_DISTRICT_QUESTION)}


def measure_limb(x: Case) -> Said:
    """Put as a measure, a judge of the state is (d)'s, of one county (c)'s, of several (e)'s."""
    office, one = x.facts.office, x.facts.counties == 1
    asked = x.treated == Treated.MEASURE
    statewide = office.is_in(Office.STATE, Office.PRESIDENTIAL)
    town = office == Office.MUNICIPAL
    gap = wide_town_measure(x)
    return {
        P.C: All(asked, Not(statewide), Some(one, All(town, gap[P.C]))),
        P.D: All(asked, statewide),
        P.E: All(asked, Not(statewide), Not(one), Implies(town, gap[P.E])),
    }


def limb(x: Case) -> Said:
    """The one of the two that there is."""
    other = x.none("candidate_limb")
    return {
        member: Some(x.candidate_limb == member, All(other, x.measure_limb == member))
        for member in Provision
    }


# -- the total ----------------------------------------------------------------------------------


def write_ins_out(x: Case) -> Said:
    """Nothing, or every vote for a name that was not printed."""
    f = x.facts
    unnamed = [If(on, 0, votes) for votes, on in zip(f.votes, f.printed, strict=True)]
    return lambda v: as_read(
        x,
        {
            WriteInsInTotal.INCLUDE_COUNTED_WRITE_INS: v == 0,
            WriteInsInTotal.NAMED_ONLY: v == Sum(f.write_ins, *unnamed),
        },
    )


def withdrawn_out(x: Case) -> Said:
    """Nothing, or every vote for a name that stood on the ballot though withdrawn."""
    f = x.facts
    gone = [If(off, votes, 0) for votes, off in zip(f.votes, f.withdrawn, strict=True)]
    return lambda v: as_read(
        x,
        {WithdrawnVotes.IN_T_IF_CANVASSED: v == 0, WithdrawnVotes.OUT_OF_T: v == Sum(*gone)},
    )


def candidate_votes(x: Case) -> Said:
    """With what is left out they make up all the votes."""
    return lambda v: (
        Sum(v, x.write_ins_out, x.withdrawn_out) == Sum(*x.facts.votes, x.facts.write_ins)
    )


def leading_pair(x: Case) -> Said:
    """Some two candidates have it together and no two have more; one alone has their own."""
    votes = x.facts.votes
    pairs = [Sum(*two) for two in combinations(votes, 2)] or list(votes)
    return lambda v: All(Some(*(v == pair for pair in pairs)), *(v >= pair for pair in pairs))


def base(x: Case) -> Said:
    """Votes on the measure or the judge; else what (a) and (b) may mean by the votes cast."""
    f = x.facts
    there = has(x, "limb")
    people = All(there, x.treated == Treated.CANDIDATES)
    local = All(people, x.limb == P.A)
    votes = Some(
        All(people, Not(x.limb == P.A)),
        All(local, x.reads(TotalVotesLocal.CONTEST_CANDIDATE_VOTES)),
    )
    ballots = All(f.seats > 1, x.reads(MultiseatTotal.BALLOTS))
    marks = Some(Not(f.seats > 1), x.reads(MultiseatTotal.SUM_OF_VOTES))
    parties = All(f.primary, x.reads(PrimaryTotal.ALL_PARTIES_FOR_OFFICE))
    party = Some(Not(f.primary), x.reads(PrimaryTotal.PARTY_CONTEST_ONLY))
    return {
        Base.FOR_AND_AGAINST: All(there, x.treated == Treated.MEASURE),
        Base.YES_AND_NO: All(there, x.treated == Treated.JUDGE),
        Base.YES_VOTES: All(there, x.treated == Treated.JUDGE_ON_YES),
        Base.BALLOTS_IN_CONTEST: Some(
            All(local, x.reads(TotalVotesLocal.CONTEST_BALLOTS)), All(votes, ballots)
        ),
        Base.BALLOTS_IN_ELECTION: All(local, x.reads(TotalVotesLocal.ELECTION_BALLOTS)),
        Base.LEADING_PAIR: All(local, x.reads(TotalVotesLocal.LEADING_PAIR_VOTES)),
        Base.ALL_PARTY_VOTES: All(votes, marks, parties),
        Base.CANDIDATE_VOTES: All(votes, marks, party),
    }


def total(x: Case) -> Said:
    """The number that goes with the base."""
    f = x.facts
    both_out = Sum(x.write_ins_out, x.withdrawn_out)
    numbers = {
        Base.CANDIDATE_VOTES: x.candidate_votes,
        Base.ALL_PARTY_VOTES: f.votes_of_all_parties - both_out,
        Base.BALLOTS_IN_CONTEST: f.ballots_in_contest,
        Base.BALLOTS_IN_ELECTION: f.ballots_in_election,
        Base.LEADING_PAIR: x.leading_pair,
        Base.YES_AND_NO: Sum(*f.votes),
        Base.YES_VOTES: f.votes[0],
        Base.FOR_AND_AGAINST: Sum(*f.votes),
    }
    return Where(
        has(x, "limb", "base"),
        lambda v: All(*(Implies(x.base == kind, v == much) for kind, much in numbers.items())),
    )


# -- the limit ----------------------------------------------------------------------------------


def cap(x: Case) -> Said:
    """In (a) alone ten votes stand beside the share."""
    local = x.limb == P.A
    return {
        Cap.LARGER: All(local, x.reads(WhicheverGreater.LARGER_CAP)),
        Cap.SMALLER: All(local, x.reads(WhicheverGreater.BOTH_REQUIRED)),
        Cap.SHARE: x.limb.is_in(P.B, P.C, P.D, P.E),
    }


def limit(x: Case) -> Said:
    """The share, or it or ten: the one that is no less, or no more, than the other."""
    share = x.share_limit
    return Where(
        has(x, "cap", "share_limit"),
        lambda v: All(
            Some(v == share, All(v == 10, Not(x.cap == Cap.SHARE))),
            Implies(x.cap == Cap.LARGER, All(v >= share, v >= 10)),
            Implies(x.cap == Cap.SMALLER, All(v <= share, v <= 10)),
        ),
    )
