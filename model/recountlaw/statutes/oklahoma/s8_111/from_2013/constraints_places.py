"""Okla. Stat. tit. 26, § 8-111(A)(6) as constraints: places, and the lead that costs more.

Also the places at which election is decided, (A)(7).
"""

from recountlaw.relations import (
    All,
    Case,
    Formula,
    Not,
    Said,
    Some,
    Sum,
    Term,
    Where,
    as_read,
    takes_place,
)

from .constraints_common import between
from .readings import (
    ExceptionGrouping,
    MajorityBase,
    NoSecondPlace,
    OnePercentMajority,
    PrimaryKind,
    RunoffPossibility,
    TenPercentBase,
)
from .record import Round
from .record_words import TenPercentOf, Tie


def names_with_votes(x: Case) -> tuple[Term, ...]:
    """The votes of each listed name; of a judge, who is one name, the yes votes."""
    votes: tuple[Term, ...] = x.facts.votes[: len(x.facts.printed)]
    return votes


def office_total(x: Case) -> Said:
    """(A)(6): all votes for the office, whoever they are for."""
    return lambda v: v == Sum(*x.facts.votes, x.facts.write_ins)


def first(x: Case) -> Said:
    """(A)(6): nobody listed has more."""
    return lambda v: takes_place(names_with_votes(x), 1, v)


def second(x: Case) -> Said:
    """(A)(6): the next place; behind one name alone nobody, or nobody's no votes."""
    votes = names_with_votes(x)
    if len(votes) > 1:
        return Where(True, lambda v: takes_place(votes, 2, v))
    whole = as_read(
        x,
        {NoSecondPlace.NO_ADDITIONAL_DEPOSIT: False, NoSecondPlace.WHOLE_VOTE_IS_MARGIN: True},
    )
    return Where(whole, 0)


def third(x: Case) -> Said:
    """(A)(6): the place after that, among three names or more."""
    votes = names_with_votes(x)
    return Where(len(votes) > 2, lambda v: takes_place(votes, 3, v))


def leaders_margin(x: Case) -> Said:
    """(A)(6): with it the second place would reach the first."""
    return Where(Not(x.none("second")), lambda v: x.second + v == x.first)


def ten_percent_base(x: Case) -> Said:
    """(A)(6): a second place there being, what the percentage is of."""
    led = Not(x.none("second"))
    return {
        TenPercentOf.ALL_VOTES: All(led, x.reads(TenPercentBase.PERCENT_OF_TOTAL_VOTES)),
        TenPercentOf.TOP_TWO: All(led, x.reads(TenPercentBase.PERCENT_OF_TOP_TWO)),
        TenPercentOf.FIRST: All(led, x.reads(TenPercentBase.PERCENT_OF_WINNER)),
    }


def ten_percent_total(x: Case) -> Said:
    """(A)(6): the votes of that base."""
    base = x.ten_percent_base
    return Where(
        All(Not(x.none("ten_percent_base")), Not(x.none("second"))),
        lambda v: Some(
            All(base == TenPercentOf.ALL_VOTES, v == x.office_total),
            All(base == TenPercentOf.TOP_TWO, v == Sum(x.first, x.second)),
            All(base == TenPercentOf.FIRST, v == x.first),
        ),
    )


def ten_percent(x: Case) -> Said:
    """(A)(6): ten such margins make up the whole, or more."""
    told = All(Not(x.none("leaders_margin")), Not(x.none("ten_percent_total")))
    wide = 10 * x.leaders_margin >= x.ten_percent_total
    return {True: All(told, wide), False: All(told, Not(wide))}


def _if_wide(x: Case, condition: Formula, told: Formula = True) -> Said:
    """A yes or no that is asked only where the lead is one of 10%."""
    asked = All(x.ten_percent, told)
    return {True: All(asked, condition), False: All(asked, Not(condition))}


def a_primary(x: Case) -> Said:
    """(A)(6): a party's primary, or any other first round if those are meant too."""
    round_ = x.facts.round
    other = as_read(
        x,
        {PrimaryKind.STATUTORY_PARTISAN_PRIMARY: False, PrimaryKind.ANY_NOMINATING_ROUND: True},
    )
    return _if_wide(
        x,
        Some(round_ == Round.PARTY_PRIMARY, All(round_ == Round.OTHER_NOMINATING, other)),
    )


def runoff_may(x: Case) -> Said:
    """(A)(6): a runoff is provided for and, if it must be actual, nobody has a majority."""
    open_ = as_read(
        x,
        {
            RunoffPossibility.STRUCTURAL_POSSIBILITY: True,
            RunoffPossibility.NO_ACTUAL_MAJORITY: 2 * x.first <= x.office_total,
        },
    )
    return _if_wide(x, All(x.facts.runoff_possible, open_))


def excepted_race(x: Case) -> Said:
    """(A)(6): the kind of race that the proviso begins with."""
    told = All(Not(x.none("a_primary")), Not(x.none("runoff_may")))
    return _if_wide(x, All(len(x.facts.printed) >= 3, x.a_primary, x.runoff_may), told)


def second_third_close(x: Case) -> Said:
    """(A)(6): a hundred times what parts the second from the third is less than all votes."""
    told = All(Not(x.none("second")), Not(x.none("third")))
    return _if_wide(x, 100 * (x.second - x.third) < x.office_total, told)


def _twice_the_whole_majority(x: Case, v: Term) -> Formula:
    """Whether `v` is even and half of it is the least whole number above half of all votes."""
    return All(v > x.office_total, v <= x.office_total + 2, v % 2 == 0)


def from_majority(x: Case) -> Said:
    """(A)(6): twice the votes between the first place and the majority, on either side of it."""

    def apart(v: Term) -> Formula:
        twice = 2 * x.first
        half = between(v, twice, x.office_total)
        whole = All(
            v >= 0,
            Some(
                _twice_the_whole_majority(x, twice + v),
                _twice_the_whole_majority(x, twice - v),
            ),
        )
        return as_read(
            x,
            {
                MajorityBase.HALF_OF_TOTAL: half,
                MajorityBase.FLOOR_HALF_PLUS_ONE: whole,
                MajorityBase.HALF_OF_TOTAL_ONE_PERCENT_OF_MAJORITY: half,
                MajorityBase.FLOOR_HALF_PLUS_ONE_ONE_PERCENT_OF_MAJORITY: whole,
            },
        )

    return Where(x.ten_percent, apart)


def one_percent_of(x: Case) -> Said:
    """(A)(6): twice all votes, or twice the majority."""
    return Where(
        x.ten_percent,
        lambda v: as_read(
            x,
            {
                MajorityBase.HALF_OF_TOTAL: v == 2 * x.office_total,
                MajorityBase.FLOOR_HALF_PLUS_ONE: v == 2 * x.office_total,
                MajorityBase.HALF_OF_TOTAL_ONE_PERCENT_OF_MAJORITY: v == x.office_total,
                MajorityBase.FLOOR_HALF_PLUS_ONE_ONE_PERCENT_OF_MAJORITY: (
                    _twice_the_whole_majority(x, v)
                ),
            },
        ),
    )


def near_majority(x: Case) -> Said:
    """(A)(6): within 1%, short of 1%, or at 1% of the majority."""
    told = All(Not(x.none("from_majority")), Not(x.none("one_percent_of")))
    distance, whole = 100 * x.from_majority, x.one_percent_of
    near = as_read(
        x,
        {
            OnePercentMajority.WITHIN_INCLUSIVE: distance <= whole,
            OnePercentMajority.WITHIN_STRICT: distance < whole,
            OnePercentMajority.EXACTLY_ONE_PERCENT: distance == whole,
        },
    )
    return _if_wide(x, near, told)


def excepted(x: Case) -> Said:
    """(A)(6): such a race with either ground or, so read, any race with the second ground."""
    told = All(Not(x.none("excepted_race")), Not(x.none("near_majority")))
    alone = as_read(
        x,
        {
            ExceptionGrouping.PRIMARY_AND_EITHER: x.excepted_race,
            ExceptionGrouping.NEAR_MAJORITY_ALONE: True,
        },
    )
    return _if_wide(
        x, Some(All(x.excepted_race, x.second_third_close), All(x.near_majority, alone)), told
    )


def last_in(x: Case) -> Said:
    """(A)(7): the votes of the last place that is filled, among names enough to fill it."""
    votes = names_with_votes(x)
    return Where(
        All(Not(x.facts.retention), x.facts.places <= len(votes)),
        lambda v: takes_place(votes, x.facts.places, v),
    )


def first_out(x: Case) -> Said:
    """(A)(7): the votes of the first place that is not filled."""
    votes = names_with_votes(x)
    return Where(
        All(Not(x.facts.retention), x.facts.places < len(votes)),
        lambda v: takes_place(votes, x.facts.places + 1, v),
    )


def undecided(x: Case) -> Said:
    """(A)(7): two are level where one goes on and one does not."""
    both = All(Not(x.none("last_in")), Not(x.none("first_out")))
    return All(both, x.last_in == x.first_out)


def tie(x: Case) -> Said:
    """8-115: lots part the level ones."""
    return {Tie.LOTS: x.undecided}


PLACES = (
    office_total,
    first,
    second,
    third,
    leaders_margin,
    ten_percent_base,
    ten_percent_total,
    ten_percent,
    a_primary,
    runoff_may,
    excepted_race,
    second_third_close,
    from_majority,
    one_percent_of,
    near_majority,
    excepted,
    last_in,
    first_out,
    undecided,
    tie,
)
