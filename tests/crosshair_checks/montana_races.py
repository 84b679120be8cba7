"""Contracts of Mont. Code Ann. 13-16-201(1)(a) and (b): limbs, losers, margins, totals."""

from recountlaw.parts import Outcome
from recountlaw.statutes.montana.s13_16_201.from_2013 import candidates, filing, rules, totals
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import (
    MarginRounding,
    MulticountyMunicipalityMeasure,
    MulticountyMunicipalityOffice,
    MultiseatMargin,
    MultiseatTotal,
    OneCountyModifier,
    PrimaryAdvancing,
    PrimaryTotal,
    Retention,
    TieAsZeroMargin,
    TotalVotesLocal,
    WhicheverGreater,
    WhichLoser,
    WithdrawnVotes,
    WriteInPetitioner,
    WriteInsInTotal,
)
from recountlaw.statutes.montana.s13_16_201.from_2013.record import Office
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import (
    Base,
    Cap,
    Provision,
    Treated,
)
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes

from .writing import facts, following, of

# -- which limb --------------------------------------------------------------------------------


@of(candidates.covered)
def one_vote_in_an_ordinary_election_is_enough(a: int, b: int, write_ins: int) -> bool:
    """Without a question asked.

    pre: a >= 0 and b >= 0 and write_ins >= 0 and a + b + write_ins > 0
    post: _
    """
    race = facts(votes=(a, b), write_ins=write_ins, special=False)
    return candidates.covered(race, following())


@of(candidates.covered)
def only_two_narrow_readings_shut_a_race_out(
    special: bool, votes: int, elections: SpecialElection, none: ZeroVotes
) -> bool:
    """A special election, or no vote.

    pre: votes >= 0
    post: _
    """
    race = facts(votes=(votes,), write_ins=0, special=special)
    out = (special and elections == SpecialElection.GENERAL_AND_PRIMARY_ONLY) or (
        votes < 1 and none == ZeroVotes.NOTHING_TO_RECOUNT
    )
    return candidates.covered(race, following(elections, none)) == (not out)


@of(candidates.treated)
def only_a_yes_no_ballot_is_treated_otherwise(retention: bool, reading: Retention) -> bool:
    """As candidates, if it is none.

    post: _
    """
    found = candidates.treated(facts(retention=retention), following(reading))
    return (found == Treated.CANDIDATES) == (not retention)


@of(candidates.candidate_limb)
def a_legislator_or_a_district_judge_is_under_b_in_however_many_counties(
    judge: bool, counties: int
) -> bool:
    """MT-T15, and no question is asked.

    post: _
    """
    office = Office.DISTRICT_JUDGE if judge else Office.LEGISLATURE
    race = facts(office=office, counties=counties)
    return candidates.candidate_limb(race, Treated.CANDIDATES, following()) == Provision.B


@of(candidates.candidate_limb)
def in_one_county_the_four_local_offices_are_under_a(office: Office) -> bool:
    """Whatever is read into more counties; a school's needs its own question.

    pre: office.value in ("precinct", "county", "municipal", "district")
    post: _
    """
    race = facts(office=office, counties=1)
    return candidates.candidate_limb(race, Treated.CANDIDATES, following()) == Provision.A


@of(candidates.candidate_limb)
def across_county_lines_a_district_is_under_b_and_a_town_where_the_reading_puts_it(
    counties: int, modifier: OneCountyModifier, town: MulticountyMunicipalityOffice
) -> bool:
    """A county's office is under (a), or under none.

    pre: counties >= 2
    post: _
    """
    choose = following(modifier, town)

    def limb(office: Office) -> Provision | None:
        race = facts(office=office, counties=counties)
        return candidates.candidate_limb(race, Treated.CANDIDATES, choose)

    widest = {
        MulticountyMunicipalityOffice.NO_LIMB: None,
        MulticountyMunicipalityOffice.TREAT_AS_LOCAL: Provision.A,
        MulticountyMunicipalityOffice.TREAT_AS_MULTICOUNTY_DISTRICT: Provision.B,
    }
    if modifier == OneCountyModifier.LAST_ANTECEDENT:
        expected = (Provision.A, Provision.A)
    else:
        expected = (None, widest[town])  # type: ignore[assignment]
    return limb(Office.DISTRICT) == Provision.B and expected == (
        limb(Office.COUNTY),
        limb(Office.MUNICIPAL),
    )


@of(candidates.measure_limb, candidates.limb, candidates.candidate_limb)
def a_yes_no_ballot_read_as_a_measure_has_a_measures_limb_and_no_candidates(
    office: Office, counties: int, town: MulticountyMunicipalityMeasure
) -> bool:
    """(d) for the whole state, and for none else.

    pre: counties >= 1
    post: _
    """
    race, choose = facts(office=office, counties=counties), following(town)
    none = candidates.candidate_limb(race, Treated.MEASURE, choose)
    found = candidates.measure_limb(race, Treated.MEASURE, choose)
    statewide = office in (Office.STATE, Office.PRESIDENTIAL)
    return (
        none is None
        and candidates.limb(none, found) == found
        and candidates.limb(found, None) == found
        and (found == Provision.D) == statewide
        and found not in (Provision.A, Provision.B, Provision.F)
        and (statewide or counties > 1 or found == Provision.C)
    )


# -- who is defeated, by how much ----------------------------------------------------------------


@of(candidates.most, candidates.last_in, candidates.undecided)
def places_are_those_of_the_sorted_votes(a: int, b: int, c: int, d: int, places: int) -> bool:
    """Four candidates, two or three places: undecided if the next has as many votes.

    pre: a >= b >= c >= d and 2 <= places <= 3
    post: _
    """
    race = facts(votes=(c, a, d, b), places=places)
    last, next_out = (b, c) if places == 2 else (c, d)
    return (a, last, last == next_out) == (
        candidates.most(race),
        candidates.last_in(race),
        candidates.undecided(race, last),
    )


@of(candidates.reference)
def a_loser_is_compared_with_the_last_or_the_first_winner(
    most: int,
    last: int,
    places: int,
    primary: bool,
    go_on: PrimaryAdvancing,
    seats: MultiseatMargin,
) -> bool:
    """With one place there is only one of them; the default is the last.

    pre: most >= last and places >= 1
    post: _
    """
    race = facts(places=places, primary=primary)
    found = candidates.reference(race, most, last, following(go_on, seats))
    nearest = (
        go_on == PrimaryAdvancing.VS_LOWEST_ADVANCING
        if primary
        else seats == MultiseatMargin.VS_LOWEST_WINNER
    )
    return found == (last if nearest or places < 2 else most)


@of(candidates.loses, candidates.margin)
def who_is_not_at_the_cut_loses_by_what_is_missing_to_it(
    a: int, b: int, c: int, places: int
) -> bool:
    """Three candidates: as many lose as have no place, or more where they tie for the last.

    pre: a >= b >= c and 1 <= places <= 2
    post: _
    """
    race = facts(votes=(b, c, a), places=places, retention=False)
    last, next_out = (a, b) if places == 1 else (b, c)
    tied = last == next_out
    lose = [candidates.loses(race, who, Treated.CANDIDATES, last, tied) for who in range(3)]
    margins = [candidates.margin(race, who, lose[who], last) for who in range(3)]
    return (
        (sum(lose) == 3 - places or (tied and sum(lose) > 3 - places))
        and all((margin is None) == (not one) for margin, one in zip(margins, lose, strict=True))
        and all(margin is None or margin >= 0 for margin in margins)
        and margins[1] == last - c
    )


@of(candidates.defeated)
def only_a_tie_leaves_a_defeat_in_doubt(mine: int, last: int, tie: TieAsZeroMargin) -> bool:
    """Who has fewer votes is defeated whatever the reading.

    pre: mine <= last
    post: _
    """
    found = candidates.defeated(facts(votes=(mine,)), 0, True, last, following(tie))
    return found == (last - mine > 0 or tie == TieAsZeroMargin.TIE_IS_MARGIN_ZERO)


@of(candidates.may_petition)
def only_a_name_written_in_can_be_refused(printed: bool, who: WriteInPetitioner) -> bool:
    """By one reading.

    post: _
    """
    found = candidates.may_petition(facts(printed=(printed,)), 0, following(who))
    return found or (not printed and who == WriteInPetitioner.PRINTED_NAME_ONLY)


@of(candidates.among_losers)
def a_loser_with_more_votes_is_among_those_meant_if_one_with_fewer_is(
    a: int, b: int, c: int, d: int, places: int, which: WhichLoser
) -> bool:
    """Upward closed, as MT-T22.

    pre: b >= c and 1 <= places <= 3
    post: _
    """
    race, choose = facts(votes=(a, b, c, d), places=places), following(which)
    more = candidates.among_losers(race, 1, True, choose)
    fewer = candidates.among_losers(race, 2, True, choose)
    return bool(more or not fewer)


# -- by how much ---------------------------------------------------------------------------------


@of(filing.share_limit)
def no_larger_margin_is_a_quarter_of_a_percent(total: int, rounding: MarginRounding) -> bool:
    """The limit is what multiplied out is still within the total, and one more is not.

    pre: total >= 0
    post: _
    """
    found = filing.share_limit(Provision.B, total, following(rounding))
    if rounding == MarginRounding.EXACT_RATIONAL:
        return 400 * found <= total < 400 * (found + 1)
    if rounding == MarginRounding.ROUND_HALF_UP:
        return 400 * found - 200 <= total < 400 * found + 200
    return 400 * (found - 1) < total <= 400 * found


@of(candidates.within, totals.limit, totals.cap)
def a_margin_is_within_up_to_the_limit(
    margin: int, total: int, local: bool, greater: WhicheverGreater, rounding: MarginRounding
) -> bool:
    """MT-T01 and T09: the test and the largest margin say the same, with the ten votes of (a).

    pre: margin >= 0 and total >= 0
    post: _
    """
    limb, choose = Provision.A if local else Provision.B, following(greater, rounding)
    cap = totals.cap(limb, choose)
    limit = totals.limit(filing.share_limit(limb, total, choose), cap)
    return candidates.within(margin, total, cap, choose) == (margin <= limit)


@of(totals.limit, totals.cap)
def the_ten_votes_bind_below_4000_and_not_above(total: int, greater: WhicheverGreater) -> bool:
    """MT-T05, T06, T10: exact limits of (a).

    pre: total >= 0
    post: _
    """
    choose = following(greater, MarginRounding.EXACT_RATIONAL)
    share = filing.share_limit(Provision.A, total, choose)
    found = totals.limit(share, totals.cap(Provision.A, choose))
    if greater == WhicheverGreater.LARGER_CAP:
        return found == 10 if total < 4_400 else found == share > 10
    return found == share if total < 4_400 else found == 10


@of(candidates.within)
def a_smaller_margin_or_a_larger_total_never_loses_the_right(
    margin: int, less: int, total: int, more: int, cap: Cap, rounding: MarginRounding
) -> bool:
    """MT-T02 and T03.

    pre: margin >= less >= 0 and more >= total >= 0
    post: _
    """
    choose = following(rounding)
    return not candidates.within(margin, total, cap, choose) or candidates.within(
        less, more, cap, choose
    )


# -- of what total -------------------------------------------------------------------------------


@of(totals.write_ins_out, totals.withdrawn_out, totals.candidate_votes)
def what_counts_is_the_printed_names_who_stayed_or_all(
    a: int,
    b: int,
    written: int,
    printed: bool,
    withdrawn: bool,
    named: WriteInsInTotal,
    out: WithdrawnVotes,
) -> bool:
    """Nobody is left out twice: a name that withdrew is printed.

    pre: a >= 0 and b >= 0 and written >= 0
    pre: printed or not withdrawn
    post: _
    """
    race = facts(
        votes=(a, b), printed=(True, printed), withdrawn=(False, withdrawn), write_ins=written
    )
    choose = following(named, out)
    found = totals.candidate_votes(
        race, totals.write_ins_out(race, choose), totals.withdrawn_out(race, choose)
    )
    expected = a
    if (printed or named == WriteInsInTotal.INCLUDE_COUNTED_WRITE_INS) and (
        not withdrawn or out == WithdrawnVotes.IN_T_IF_CANVASSED
    ):
        expected += b
    if named == WriteInsInTotal.INCLUDE_COUNTED_WRITE_INS:
        expected += written
    return found == expected


@of(totals.leading_pair)
def of_three_the_leading_pair_is_all_but_the_last(a: int, b: int, c: int) -> bool:
    """Whoever has them.

    pre: a >= 0 and b >= 0 and c >= 0
    post: _
    """
    race = facts(votes=(a, b, c))
    return totals.leading_pair(race, max(a, b, c)) == a + b + c - min(a, b, c)


@of(totals.base)
def what_is_plain_is_measured_against_the_candidates_votes_unasked(counties: int) -> bool:
    """One seat under (b), in no primary.

    post: _
    """
    race = facts(seats=1, primary=False, counties=counties)
    found = totals.base(race, Provision.B, Treated.CANDIDATES, following())
    return found == Base.CANDIDATE_VOTES


@of(totals.base)
def each_wider_base_has_its_reason(
    local: bool,
    seats: int,
    primary: bool,
    several: MultiseatTotal,
    parties: PrimaryTotal,
    whole: TotalVotesLocal,
) -> bool:
    """Ballots of the election and the leading pair are for (a); all parties' votes for primaries.

    pre: seats >= 1
    post: _
    """
    race = facts(seats=seats, primary=primary)
    found = totals.base(
        race,
        Provision.A if local else Provision.B,
        Treated.CANDIDATES,
        following(several, parties, whole),
    )
    if found in (Base.BALLOTS_IN_ELECTION, Base.LEADING_PAIR):
        return local
    if found == Base.ALL_PARTY_VOTES:
        return primary and parties == PrimaryTotal.ALL_PARTIES_FOR_OFFICE
    if found == Base.BALLOTS_IN_CONTEST:
        return seats > 1 or local
    return found == Base.CANDIDATE_VOTES


@of(totals.total)
def yes_and_no_are_votes_and_a_wider_total_is_never_smaller(
    yes: int, no: int, ballots: int, more: int, base: Base
) -> bool:
    """As votes fit ballots; what is left out is left out of votes alone.

    pre: yes >= 0 and no >= 0 and more >= ballots >= yes + no
    post: _
    """
    race = facts(
        votes=(yes, no),
        votes_of_all_parties=more,
        ballots_in_contest=ballots,
        ballots_in_election=more,
    )
    found = totals.total(race, base, yes + no, yes + no, 0, 0)
    return found >= yes + no or (base == Base.YES_VOTES and found + no == yes + no)


# -- what comes of it ----------------------------------------------------------------------------


@of(rules.outcome)
def in_whatever_order_candidates_are_asked_the_outcome_is_the_same(
    start: Outcome, open_1: bool, timely_1: bool, open_2: bool, timely_2: bool, board: bool
) -> bool:
    """And it is never weaker than before.

    post: _
    """

    def after(so_far: Outcome, open: bool, timely: bool) -> Outcome:
        return rules.outcome(so_far, board, False, None, None, open, True, timely)

    one = after(after(start, open_1, timely_1), open_2, timely_2)
    other = after(after(start, open_2, timely_2), open_1, timely_1)
    kept = start != Outcome.REQUIRED or one == Outcome.REQUIRED
    return one == other and kept and (start != Outcome.AVAILABLE or one != Outcome.NOT_AVAILABLE)
