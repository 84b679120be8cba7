"""Contracts of Utah Code 20A-4-401(2) and (3): ties, losers, margins, small races."""

from recountlaw.parts import Outcome
from recountlaw.statutes.shared_readings import SpecialElection, ZeroVotes
from recountlaw.statutes.utah.s20a_4_401.from_2025 import rules, ties
from recountlaw.statutes.utah.s20a_4_401.from_2025.readings import (
    AtLargeMeaning,
    CutTieInPrimary,
    CutTieInPrimaryForOneOffice,
    InstantRunoff,
    LoserEntitled,
    QuarterRounding,
    RequestsBesideTie,
    SmallRaceException,
    TopTieScope,
    TopTieThatDecidesNothing,
    TotalForCandidates,
    TotalInRace,
    UnqualifiedWriteIns,
    WinnerComparedWith,
)
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Election
from recountlaw.statutes.utah.s20a_4_401.from_2025.record_words import Provision, Test, Tie

from .writing import facts, following, of

EXACT = QuarterRounding.EXACT_RATIONAL

# -- (2): ties ---------------------------------------------------------------------------------


@of(ties.covered)
def only_three_narrow_readings_shut_a_race_out(
    special: bool,
    runoff: bool,
    a: int,
    write_ins: int,
    elections: SpecialElection,
    none: ZeroVotes,
    rounds: InstantRunoff,
) -> bool:
    """An instant runoff, a special election, or no vote.

    pre: a >= 0 and write_ins >= 0
    post: _
    """
    race = facts(
        votes=(a, 0),
        write_ins=write_ins,
        instant_runoff=runoff,
        election=Election.SPECIAL if special else Election.OTHER,
    )
    out = (
        (special and elections == SpecialElection.GENERAL_AND_PRIMARY_ONLY)
        or (max(a, write_ins) < 1 and none == ZeroVotes.NOTHING_TO_RECOUNT)
        or (runoff and rounds == InstantRunoff.EXCLUDED)
    )
    return ties.covered(race, following(elections, none, rounds)) == (not out)


@of(ties.most, ties.last_in, ties.undecided, ties.tied_at_top)
def places_are_those_of_the_sorted_votes(a: int, b: int, c: int, d: int, places: int) -> bool:
    """Four candidates, two or three places: undecided if the next has as many votes.

    pre: a >= b >= c >= d and 2 <= places <= 3
    post: _
    """
    race = facts(votes=(c, a, d, b), places=places)
    last, next_out = (b, c) if places == 2 else (c, d)
    return (a, last, last == next_out, a == b) == (
        ties.most(race),
        ties.last_in(race),
        ties.undecided(race, last),
        ties.tied_at_top(race, a),
    )


@of(ties.most, ties.last_in, ties.undecided, ties.tied_at_top, ties.at_large, ties.tie_at_top)
def for_one_office_a_tie_is_one_at_the_top_and_no_question_is_asked(
    a: int, b: int, c: int, at_large: bool
) -> bool:
    """UT-T20: with one place, being undecided and being tied at the top are the same.

    pre: a >= 0 and b >= 0 and c >= 0
    post: _
    """
    race = facts(votes=(a, b, c), places=1, seats=1, primary=False, at_large=at_large)
    most, last_in = ties.most(race), ties.last_in(race)
    if most is None or last_in is None:
        return False
    undecided, at_top = ties.undecided(race, last_in), ties.tied_at_top(race, most)
    found = ties.tie_at_top(race, True, at_top, undecided, following())
    return (
        most == last_in
        and undecided == at_top == (found == Tie.TOP)
        and at_top == ([a, b, c].count(most) > 1)
        and not ties.at_large(race, following())
    )


@of(ties.tie_at_top)
def a_tie_at_the_top_counts_where_it_decides_or_is_read_literally(
    tied: bool,
    undecided: bool,
    seats: int,
    primary: bool,
    scope: TopTieScope,
    idle: TopTieThatDecidesNothing,
) -> bool:
    """In a race the section reaches.

    pre: seats >= 1
    post: _
    """
    race = facts(seats=seats, primary=primary)
    found = ties.tie_at_top(race, True, tied, undecided, following(scope, idle))
    narrow = seats > 1 and scope == TopTieScope.SINGLE_OFFICE_ONLY
    no_matter = primary and not undecided and idle == TopTieThatDecidesNothing.ONLY_IF_UNDECIDED
    return (found == Tie.TOP) == (tied and not narrow and not no_matter)


@of(ties.at_large, ties.tie_at_cut)
def a_tie_for_the_last_of_several_seats_is_recounted_unasked(
    seats: int,
    places: int,
    whole: bool,
    primary: bool,
    meaning: AtLargeMeaning,
    several: CutTieInPrimary,
    one: CutTieInPrimaryForOneOffice,
) -> bool:
    """In a general election; in a primary by reading, for one office by another.

    pre: seats >= 1 and places >= seats and (primary or places == seats)
    post: _
    """
    race = facts(seats=seats, places=places, at_large=whole, primary=primary)
    at_large = ties.at_large(race, following(meaning))
    found = ties.tie_at_cut(race, True, True, at_large, following(several, one))
    expected = False
    if seats > 1 and (whole or meaning == AtLargeMeaning.ANY_RACE_FILLING_SEVERAL_SEATS):
        expected = not primary or several == CutTieInPrimary.ELECTED_OR_NOMINATED
    elif seats == 1 and places > 1:
        expected = one == CutTieInPrimaryForOneOffice.CUT_TIE_TREATED_AS_2B
    return (found == Tie.CUT) == expected and (
        ties.tie_at_cut(race, True, False, at_large, following()) is None
    )


@of(ties.tie, ties.tied, ties.tied_votes)
def a_race_is_tied_if_either_limb_says_so_and_the_top_goes_first(
    top: bool, cut: bool, most: int, last: int
) -> bool:
    """The votes at which they tie are those of the limb.

    pre: most >= last
    post: _
    """
    found = ties.tie(Tie.TOP if top else None, Tie.CUT if cut else None)
    if found is None:
        return not (top or cut) and not ties.tied(found)
    return ties.tied(found) and ties.tied_votes(found, most, last) == (most if top else last)


# -- (3): totals ---------------------------------------------------------------------------------


@of(rules.base, rules.total, rules.stray, rules.race_total, rules.small)
def the_totals_of_a_and_b_differ_by_reading_alone(
    a: int,
    b: int,
    write_ins: int,
    stray: int,
    ballots: int,
    more: int,
    of_a: TotalForCandidates,
    of_b: TotalInRace,
    marks: UnqualifiedWriteIns,
) -> bool:
    """A race for one seat: neither total is below the candidates' votes, nor above all ballots.

    pre: a >= 0 and b >= 0 and write_ins >= 0 and stray >= 0
    pre: a + b + write_ins + stray <= ballots <= more
    post: _
    """
    race = facts(
        votes=(a, b),
        write_ins=write_ins,
        stray_votes=stray,
        seats=1,
        ballots_in_contest=ballots,
        ballots_in_election=more,
    )
    total = rules.total(race, rules.base(following(of_a)))
    counted = rules.stray(race, following(marks))
    in_race = rules.race_total(race, total, counted, following(of_b))
    votes = a + b + write_ins
    return (
        votes <= total <= more
        and votes <= in_race
        and in_race <= more + stray
        and rules.small(in_race) == (in_race < 401)
        and (counted == 0 or marks == UnqualifiedWriteIns.ALL_MARKS_IN_THREE_B)
    )


# -- (3): losers ---------------------------------------------------------------------------------


@of(rules.loses, rules.margin, rules.reference)
def who_is_not_at_the_cut_loses_by_what_is_missing_to_it(
    a: int, b: int, c: int, places: int, winner: WinnerComparedWith
) -> bool:
    """Three candidates: as many lose as have no place; the nearest winner by default (UT-T09).

    pre: a >= b >= c and 1 <= places <= 2
    post: _
    """
    race = facts(votes=(b, c, a))
    last, next_out = (a, b) if places == 1 else (b, c)
    tied = last == next_out
    lose = [rules.loses(race, who, last, tied) for who in range(3)]
    reference = rules.reference(a, last, following(winner))
    margins = [rules.margin(race, who, lose[who], reference) for who in range(3)]
    nearest = winner == WinnerComparedWith.ANY_WINNER
    return (
        (sum(lose) == 3 - places or (tied and sum(lose) > 3 - places))
        and all((margin is None) == (not one) for margin, one in zip(margins, lose, strict=True))
        and all(margin is None or margin >= 0 for margin in margins)
        and margins[1] == (last if nearest else a) - c
    )


@of(rules.may_be_the_loser)
def a_loser_with_more_votes_may_ask_if_one_with_fewer_may(
    a: int, b: int, c: int, d: int, places: int, which: LoserEntitled
) -> bool:
    """Upward closed, as UT-T10.

    pre: b >= c and 1 <= places <= 3
    post: _
    """
    race, choose = facts(votes=(a, b, c, d), places=places), following(which)
    more = rules.may_be_the_loser(race, 1, 0, choose)
    fewer = rules.may_be_the_loser(race, 2, 0, choose)
    return more or not fewer


@of(rules.within)
def a_smaller_margin_or_a_larger_total_never_loses_the_share(
    margin: int, less: int, total: int, more: int, rounding: QuarterRounding
) -> bool:
    """UT-T07.

    pre: margin >= less >= 0 and more >= total >= 0
    post: _
    """
    choose = following(rounding)
    return not rules.within(margin, total, choose) or rules.within(less, more, choose)


@of(rules.within, rules.small, rules.test, rules.limit, rules.provision)
def the_whole_rule_is_one_limit(
    margin: int, total: int, rounding: QuarterRounding, exception: SmallRaceException
) -> bool:
    """UT-T01 and T02: one vote, or what the share admits, where both limbs count one total.

    pre: margin >= 1 and total >= 1
    post: _
    """
    choose = following(rounding, exception)
    small = rules.small(total)
    test = rules.test(small, choose)
    within = rules.within(margin, total, choose)
    found = rules.provision(True, None, margin, True, within, small, test, choose)
    limit = rules.limit(total, small, test, choose)
    rounded_up = rounding == QuarterRounding.CEILING
    expected = margin == 1 or 400 * (margin - rounded_up) < total + (not rounded_up)
    return (found is not None) == expected == (margin <= limit)


@of(rules.provision, rules.test, rules.limit)
def with_two_totals_the_readings_of_b_part_exactly_where_the_share_reaches_further(
    margin: int, total: int, in_race: int
) -> bool:
    """UT-T18: displacing and supplementing differ at 400 votes or fewer and two votes or more.

    pre: margin >= 1 and total >= 1 and in_race >= 1
    post: _
    """

    def right(exception: SmallRaceException) -> bool:
        choose = following(EXACT, exception)
        small = rules.small(in_race)
        test = rules.test(small, choose)
        within = rules.within(margin, total, choose)
        found = rules.provision(True, None, margin, True, within, small, test, choose)
        return found is not None and margin <= rules.limit(total, small, test, choose)

    differ = right(SmallRaceException.DISPLACING) != right(SmallRaceException.SUPPLEMENTING)
    return differ == (in_race <= 400 and margin >= 2 and 400 * margin <= total)


@of(rules.provision)
def a_tie_takes_requests_away_by_reading_alone(
    covered: bool, tie: bool, entitled: bool, beside: RequestsBesideTie
) -> bool:
    """And nobody asks in a race not reached, or who is not among the losers meant.

    post: _
    """
    found = rules.provision(
        covered, Tie.CUT if tie else None, 1, entitled, True, True, Test.SHARE, following(beside)
    )
    replaced = tie and beside == RequestsBesideTie.TIE_RECOUNT_REPLACES_REQUESTS
    return found == (Provision.U3B if covered and entitled and not replaced else None)


@of(rules.open, rules.outcome)
def in_whatever_order_candidates_are_asked_the_outcome_is_the_same(
    start: Outcome, tied: bool, lapsed_1: bool, timely_1: bool, lapsed_2: bool, timely_2: bool
) -> bool:
    """And it is never weaker than before; a tie requires a recount whoever asks.

    post: _
    """
    tie = Tie.TOP if tied else None

    def after(so_far: Outcome, lapsed: bool, timely: bool) -> Outcome:
        return rules.outcome(so_far, tie, rules.open(Provision.U3A, lapsed), timely)

    one = after(after(start, lapsed_1, timely_1), lapsed_2, timely_2)
    other = after(after(start, lapsed_2, timely_2), lapsed_1, timely_1)
    strength = [Outcome.NOT_AVAILABLE, Outcome.AVAILABLE, Outcome.REQUIRED]
    return (
        one == other
        and strength.index(one) >= strength.index(start)
        and (not tied or one == Outcome.REQUIRED)
    )
