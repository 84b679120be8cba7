"""The engine on a made-up room: plain runs, all readings, missing facts, and what it refuses."""

from collections.abc import Callable, Iterator
from inspect import signature
from itertools import product
from types import FunctionType
from typing import Any

import pytest
from attrs import evolve, frozen

from recountlaw.chosen import Open, choose_values, chooser
from recountlaw.clauses import Clause, PinCite, Section
from recountlaw.exploring import (
    Count,
    Day,
    Exploration,
    Missing,
    OneOf,
    Range,
    Spread,
    Unknown,
    explore,
    under,
)
from recountlaw.guards import ALWAYS, Guard, Keys
from recountlaw.moments import Moment
from recountlaw.parts import Closed, Net, Outcome, Record, cites, net, turns
from recountlaw.readings import Choose, Reading, question

SECTION = Clause(PinCite(Section("Made-up Code", "1")), "what the made-up section says")
OTHER = Clause(PinCite(Section("Made-up Code", "2")), "what its neighbor says")


@question("made-up-base", SECTION, "the votes", why="votes are votes")
class BaseMeant(Reading):
    VOTES = "votes", "votes for candidates"
    BALLOTS = "ballots", "ballots cast"


@question("made-up-rounding", SECTION, "a tenth", why="nothing is rounded")
class Rounded(Reading):
    DOWN = "down", "downwards"
    UP = "up", "upwards"
    NEAREST = "nearest", "to the nearest"


@question("made-up-tie", SECTION, "fewer", why="who ties is not behind")
class TieLoses(Reading):
    NO = "no", "a tie is no loss"
    YES = "yes", "a tie is a loss"


@frozen
class Facts:
    """Candidates, their ballots, whether it is a primary, how many signed, and two days."""

    votes: tuple[int, ...] = (60, 55, 40)
    ballots: int = 200
    spoiled: int = 0
    primary: bool = False
    signatures: int = 0
    canvass: int = 5
    filed: int | None = None


class Week:
    """A calendar of nothing but weekends: days 0 and 6 of each seven."""

    def closed(self, day: int) -> bool:
        return day % 7 in (0, 6)

    def holiday(self, day: int) -> bool:
        return day % 7 == 0

    def office_closed(self, day: int) -> bool:
        return day % 7 in (0, 5, 6)


@cites(SECTION)
def base(facts: Facts, choose: Choose) -> int:
    """The denominator."""
    match choose(BaseMeant):
        case BaseMeant.VOTES:
            return sum(facts.votes)
        case BaseMeant.BALLOTS:
            return facts.ballots


@cites(SECTION)
def handed_on(base: int) -> int:
    """The denominator under another name, handed on untouched."""
    return base


@cites(SECTION)
def limit(handed_on: int, choose: Choose) -> int:
    """A tenth of it."""
    match choose(Rounded):
        case Rounded.DOWN:
            return handed_on // 10
        case Rounded.UP:
            return (handed_on + 9) // 10
        case Rounded.NEAREST:
            return (handed_on + 5) // 10


@cites(SECTION)
def base_again(choose: Choose) -> str:
    """Asks the question of the denominator once more."""
    match choose(BaseMeant):
        case BaseMeant.VOTES:
            return "votes"
        case BaseMeant.BALLOTS:
            return "ballots"


@cites(SECTION)
def both_bases(base: int, base_again: str) -> tuple[bool, str]:
    """Names two parts that asked the same question."""
    return base > 160, base_again


@cites(SECTION)
def ten_signed(facts: Facts) -> bool:
    """At least ten signed: turns once."""
    return facts.signatures >= 10


@cites(SECTION)
@turns(signatures=(10, 11))
def exactly_ten(facts: Facts) -> bool:
    """Exactly ten signed: turns twice, and says where."""
    return facts.signatures == 10


@cites(SECTION)
def last_day(facts: Facts, closed: Closed, office_closed: Closed) -> int:
    """The first open day after the canvass."""
    day = facts.canvass + 1
    while closed(day):
        day += 1
    return day


@cites(SECTION)
def free_of_days(facts: Facts) -> int:
    """Reads no day."""
    return len(facts.votes)


@cites(SECTION)
def in_time(facts: Facts, last_day: int) -> bool | None:
    """Whether it was filed by the last day; None if nothing was filed."""
    if facts.filed is None:
        return None
    return facts.filed <= last_day


@cites(SECTION)
def margin(facts: Facts, who: int, choose: Choose) -> int | None:
    """The votes by which a candidate is behind the first; None for one who is not behind."""
    behind = facts.votes[0] - facts.votes[who]
    if who == 0:
        return None
    if behind == 0:
        match choose(TieLoses):
            case TieLoses.NO:
                return None
            case TieLoses.YES:
                return 0
    return behind


@cites(SECTION, OTHER)
def within(margin: int, limit: int, facts: Facts) -> bool:
    """Whether that is within the limit; twice the limit in a primary."""
    if facts.primary:
        return margin <= 2 * limit
    return margin <= limit


@cites(SECTION)
def has_margin(margin: int | None) -> bool:
    """Admits None, so that it is always run."""
    return margin is not None


@cites(SECTION)
def outcome(so_far: Outcome, within: bool, in_time: bool | None) -> Outcome:
    """Required by one filed in time; available while somebody may ask."""
    if so_far is Outcome.REQUIRED or not within or in_time is False:
        return so_far
    return Outcome.REQUIRED if in_time else Outcome.AVAILABLE


ROOM = net(
    Facts,
    (),
    base,
    handed_on,
    limit,
    base_again,
    both_bases,
    ten_signed,
    exactly_ten,
    last_day,
    free_of_days,
    in_time,
    margin,
    within,
    has_margin,
    outcome,
    petitioners=lambda facts: len(facts.votes),
)

QUESTIONS: tuple[type[Reading], ...] = (BaseMeant, Rounded, TieLoses)

Assignment = dict[Any, Any]


def outcome_that_asks_nothing() -> Outcome:
    """For nets of which the other parts are looked at."""
    return Outcome.AVAILABLE


def named(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A part called `name` that does what `function` does, under the one clause."""
    assert isinstance(function, FunctionType)
    made = FunctionType(function.__code__, function.__globals__, name, None, function.__closure__)
    made.__annotations__ = dict.fromkeys(signature(function).parameters, Any)
    made.__annotations__ |= {"return": Any} | function.__annotations__
    return cites(SECTION)(made)


END = named("outcome", outcome_that_asks_nothing)


def small_net(*functions: Callable[..., Any], end: Callable[..., Any] = END, many: int = 0) -> Net:
    return net(Facts, (), *functions, end, petitioners=lambda facts: many)


def explored(room: Net, facts: Facts | None = None, **missing: Missing) -> Exploration:
    return explore(room, facts or Facts(), missing, Week())


def decided(room: Net, facts: Facts | None = None, **chosen: Reading) -> Record:
    readings = {type(reading): reading for reading in chosen.values()}
    return room.decide(facts or Facts(), Week(), chooser(readings))


def cells(room: Net, many: int) -> Iterator[tuple[str, int | None]]:
    """Each part of a room, once or for each petitioner."""
    for name in room.by_name:
        if name in room.each_at:
            yield from ((name, who) for who in range(many))
        else:
            yield name, None


def all_readings() -> Iterator[Assignment]:
    for chosen in product(*QUESTIONS):
        yield dict(zip(QUESTIONS, chosen, strict=True))


def holds(guard: Guard, keys: Keys, at: Assignment) -> bool:
    """Whether `guard` allows the readings and facts of `at`."""

    def allowed(number: int, what: Any) -> bool:
        value = at[keys.keys[number]]
        if isinstance(what, tuple):
            return bool(what[0] <= value <= what[1])
        return bool(what >> keys.options[number].index(value) & 1)

    return any(all(allowed(number, what) for number, what in cube) for cube in guard)


def value_at(spread: Spread, keys: Keys, at: Assignment) -> Any:
    """The one value of a spread that `at` allows."""
    found = [value for value, guard in spread if holds(guard, keys, at)]
    assert len(found) == 1, f"{len(found)} values at {at}: {spread}"
    value = found[0]
    return value.at(at[value.fact]) if isinstance(value, Range) else value


def assert_same_everywhere(facts: Facts, missing: dict[str, Missing], filled: Assignment) -> None:
    """Under all readings each part comes to the same in the plain run and in the exploration."""
    found = explore(ROOM, facts, missing, Week())
    known = evolve(facts, **filled)
    for readings in all_readings():
        record = ROOM.decide(known, Week(), chooser(readings))
        for name, who in cells(ROOM, len(facts.votes)):
            there = value_at(found.spread(name, who), found.keys, readings | filled)
            here = record.value(name, who)
            assert type(there) is type(here) and there == here, (name, who, readings, filled)


FEW = (
    Facts(),
    Facts(votes=(60, 60, 59), primary=True),
    Facts(votes=(50, 50), filed=8, signatures=10),
    Facts(votes=(7,), ballots=9),
    Facts(votes=()),
    Facts(votes=(300, 280, 279), filed=80, ballots=2000),
)

# -- one reading -----------------------------------------------------------------------------------


def test_the_plain_run_gives_each_part_its_value() -> None:
    """Shared parts have one value, others one for each petitioner, under the defaults."""
    record = decided(ROOM)
    assert record.value("base") == 155
    assert record.value("limit") == 15
    assert record.value("last_day") == 8
    assert [record.value("margin", who) for who in range(3)] == [None, 5, 20]
    assert [record.value("within", who) for who in range(3)] == [None, True, False]
    assert record.outcome is record.value("outcome") is Outcome.AVAILABLE


def test_the_plain_run_follows_the_readings_chosen() -> None:
    """Another reading of one question changes what hangs on it and nothing else."""
    record = decided(ROOM, base=BaseMeant.BALLOTS, rounding=Rounded.UP)
    assert record.value("limit") == 20
    assert record.value("base_again") == "ballots"
    assert record.value("within", 2) is True


def test_a_part_that_names_none_is_not_run_unless_it_admits_none() -> None:
    """The first candidate is not behind: no margin, so nothing to be within."""
    record = decided(ROOM)
    assert record.value("within", 0) is None
    assert record.value("has_margin", 0) is False


def test_the_outcome_is_folded_over_the_petitioners() -> None:
    """One petitioner in time makes it required, whoever comes after."""
    assert decided(ROOM, Facts(filed=8)).outcome is Outcome.REQUIRED
    assert decided(ROOM, Facts(votes=(60, 55, 1), filed=8)).outcome is Outcome.REQUIRED
    assert decided(ROOM, Facts(filed=9)).outcome is Outcome.NOT_AVAILABLE
    assert decided(ROOM, Facts(votes=())).outcome is Outcome.NOT_AVAILABLE


def test_an_outcome_that_nobody_asks_for_is_not_folded() -> None:
    """A room without petitioners has an outcome all the same."""
    room = small_net(ten_signed, end=named("outcome", lambda: Outcome.REQUIRED))
    assert decided(room).outcome is Outcome.REQUIRED
    assert explored(room).outcome == ((Outcome.REQUIRED, ALWAYS),)


def test_a_record_wants_the_petitioner_where_there_is_one() -> None:
    """A value that each petitioner has is not given without one."""
    with pytest.raises(KeyError, match="for each petitioner"):
        decided(ROOM).value("margin")


def test_the_trace_lists_parts_with_what_they_named() -> None:
    """In order of reading; without a petitioner the shared parts alone."""
    record = decided(ROOM)
    shared = {part.name for part, _, _ in record.trace()}
    assert shared == {name for name in ROOM.by_name if name in ROOM.shared_at}
    traced = [(part.name, given, value) for part, given, value in record.trace(1)]
    assert [name for name, _, _ in traced] == list(ROOM.by_name)
    assert ("within", {"margin": 5, "limit": 15}, True) in traced
    assert [part.sources for part, _, _ in record.trace(1) if part.name == "within"] == [
        (SECTION, OTHER)
    ]


# -- all readings ----------------------------------------------------------------------------------


@pytest.mark.parametrize("facts", FEW)
def test_the_exploration_equals_the_full_product_of_readings(facts: Facts) -> None:
    """For each part exactly one value is allowed, and it is the plain run's."""
    assert_same_everywhere(facts, {}, {})


@pytest.mark.parametrize("facts", FEW)
def test_every_value_explored_is_reached(facts: Facts) -> None:
    """No spread has a value that no choice of readings leads to, and none has one twice."""
    found = explored(ROOM, facts)
    for name, who in cells(ROOM, len(facts.votes)):
        spread = found.spread(name, who)
        reached = {
            repr(ROOM.decide(facts, Week(), chooser(readings)).value(name, who))
            for readings in all_readings()
        }
        assert reached == {repr(value) for value, _ in spread} or not facts.votes
        assert len(reached) == len(spread) or not facts.votes


@pytest.mark.parametrize("facts", FEW[:3])
@pytest.mark.parametrize("primary", (True, False))
def test_a_missing_yes_or_no_is_forked_like_a_question(facts: Facts, primary: bool) -> None:
    """Either answer gives what the plain run gives."""
    missing: dict[str, Missing] = {"primary": OneOf((True, False))}
    assert_same_everywhere(facts, missing, {"primary": primary})


def test_a_question_asked_by_two_parts_is_answered_once() -> None:
    """Values that would need two readings of one question vanish."""
    found = explored(ROOM, Facts(ballots=200))
    assert {value for value, _ in found.shared["both_bases"]} == {
        (False, "votes"),
        (True, "ballots"),
    }
    assert found.asked_by["base"] == found.asked_by["base_again"] == ("made-up-base",)


def test_a_question_that_changes_nothing_leaves_no_guard() -> None:
    """Where every reading leads to one value it holds always."""
    found = explored(ROOM, Facts(votes=(100, 100), ballots=200))
    assert found.shared["base"] == ((200, ALWAYS),)
    assert BaseMeant in found.asked


def test_questions_are_asked_only_where_they_arise() -> None:
    """The question of ties is not asked where nobody ties, nor noted."""
    assert TieLoses not in explored(ROOM, Facts()).asked
    assert TieLoses in explored(ROOM, Facts(votes=(5, 5))).asked


def test_the_facts_read_are_noted() -> None:
    """A fact that no part reads is not among them."""
    read = explored(ROOM).read
    assert "votes" in read
    assert "spoiled" not in read


def test_exploring_under_one_choice_asks_no_other_reading() -> None:
    """Under a chooser each part has one value, with no condition."""
    choose = chooser({BaseMeant: BaseMeant.BALLOTS})
    found = explore(ROOM, Facts(), {}, Week(), choose)
    assert found.shared["base"] == ((200, ALWAYS),)
    assert all(len(found.spread(name, who)) == 1 for name, who in cells(ROOM, 3))


def test_under_leaves_the_values_of_the_readings_chosen() -> None:
    """The reading chosen, else the default, and the guard without its questions."""
    found = explored(ROOM)
    left = under(found.shared["limit"], found.keys, {BaseMeant: BaseMeant.BALLOTS})
    assert left == ((20, ALWAYS),)
    assert under(found.shared["limit"], found.keys, {}) == ((15, ALWAYS),)


def test_under_keeps_the_conditions_on_missing_facts() -> None:
    """What a missing fact leaves open stays open under every reading."""
    found = explored(ROOM, Facts(votes=(60, 40)), primary=OneOf((True, False)))
    left = under(found.spread("within", 1), found.keys, {})
    number = found.keys.numbers["primary"]
    assert dict(left) == {True: (((number, 1),),), False: (((number, 2),),)}


# -- a missing count -------------------------------------------------------------------------------


@pytest.mark.parametrize("ballots", range(155, 260, 7))
def test_a_range_equals_each_single_count(ballots: int) -> None:
    """A missing count that is handed on, divided and tested gives each count its own values."""
    missing: dict[str, Missing] = {"ballots": Count(155, 260)}
    assert_same_everywhere(Facts(), missing, {"ballots": ballots})


@pytest.mark.parametrize("ballots", (155, 200, 10**10))
def test_a_range_may_be_wide(ballots: int) -> None:
    """Up to the greatest count the ends are right, and what lies between."""
    missing: dict[str, Missing] = {"ballots": Count(155), "primary": OneOf((True, False))}
    assert_same_everywhere(Facts(), missing, {"ballots": ballots, "primary": True})


@pytest.mark.parametrize("signatures", range(31))
def test_a_count_turns_once_or_where_a_part_says(signatures: int) -> None:
    """At least ten, and exactly ten."""
    missing: dict[str, Missing] = {"signatures": Count(0, 30)}
    assert_same_everywhere(Facts(), missing, {"signatures": signatures})


def test_a_part_that_turns_twice_must_say_so() -> None:
    """Without its points an equality between the ends is not seen: that is the lemma to prove."""
    silent = small_net(named("exactly_ten", lambda facts: facts.signatures == 10))
    spread = explored(silent, signatures=Count(0, 30)).shared["exactly_ten"]
    assert [value for value, _ in spread] == [False]
    told = small_net(exactly_ten)
    assert len(explored(told, signatures=Count(0, 30)).shared["exactly_ten"]) == 2


def test_a_count_handed_on_stays_a_range() -> None:
    """A part that only names it gives it on, tied to the fact."""
    found = explored(ROOM, ballots=Count(155, 260))
    ranges = [value for value, _ in found.shared["handed_on"] if isinstance(value, Range)]
    assert [(one.fact, one.ends) for one in ranges] == [("ballots", (155, 260))]


def test_a_count_with_one_value_left_is_that_value() -> None:
    """The least is the greatest."""
    missing: dict[str, Missing] = {"ballots": Count(160, 160)}
    assert_same_everywhere(Facts(), missing, {"ballots": 160})


def test_two_missing_counts_in_one_part_agree_at_all_corners_or_are_unknown() -> None:
    """What all corners share holds throughout; nothing else is claimed."""

    def sum_of_both(facts: Facts) -> bool:
        return facts.ballots + facts.spoiled >= 100

    room = small_net(named("sum_of_both", sum_of_both))
    sure = explored(room, ballots=Count(150, 200), spoiled=Count(0, 50)).shared["sum_of_both"]
    assert [value for value, _ in sure] == [True]
    unsure = explored(room, ballots=Count(0, 200), spoiled=Count(0, 50)).shared["sum_of_both"]
    assert [value for value, _ in unsure] == [Unknown(frozenset({"ballots", "spoiled"}))]


# -- a missing day ---------------------------------------------------------------------------------


def test_a_missing_day_makes_unknown_what_reads_it_and_no_more() -> None:
    """The last day is not known; what reads no day is."""
    found = explored(ROOM, canvass=Day())
    assert found.shared["last_day"] == ((Unknown(frozenset({"canvass"})), ALWAYS),)
    assert found.shared["free_of_days"] == ((3, ALWAYS),)
    assert found.shared["in_time"] == ((None, ALWAYS),)
    assert [value for value, _ in found.outcome] == [Outcome.AVAILABLE]


def test_an_unknown_value_makes_unknown_what_uses_it() -> None:
    """Filed, but the last day is not known: neither is whether it was in time."""
    found = explored(ROOM, Facts(filed=8), canvass=Day())
    assert found.shared["in_time"] == ((Unknown(frozenset({"canvass"}), True), ALWAYS),)


def test_an_unknown_value_may_be_handed_on() -> None:
    """A part that does not look at it gives it on."""
    room = small_net(last_day, named("again", lambda last_day: last_day))
    found = explored(room, canvass=Day())
    assert found.shared["again"] == ((Unknown(frozenset({"canvass"})), ALWAYS),)


@pytest.mark.parametrize(
    "use",
    [
        lambda facts: facts.canvass + 1,
        lambda facts: 1 + facts.canvass,
        lambda facts: facts.canvass - 1,
        lambda facts: 1 - facts.canvass,
        lambda facts: 2 * facts.canvass,
        lambda facts: facts.canvass // 7,
        lambda facts: facts.canvass % 7,
        lambda facts: -facts.canvass,
        lambda facts: abs(facts.canvass),
        lambda facts: facts.canvass == 3,
        lambda facts: facts.canvass != 3,
        lambda facts: 3 < facts.canvass,
        lambda facts: 3 <= facts.canvass <= 9,
        lambda facts: not facts.canvass,
        lambda facts: facts.canvass and 1,
        lambda facts: facts.canvass * 2,
        lambda facts: (1, 2, 3)[facts.canvass],
        lambda facts: facts.canvass in (1, 2),
        lambda facts: sum((facts.canvass, 1)),
        lambda facts: any(facts.canvass > one for one in (1, 2)),
        lambda facts: facts.canvass.day,
    ],
)
def test_every_use_of_what_is_not_known_is_noticed(use: Callable[[Facts], Any]) -> None:
    """No operator lets a part go on with a value that it does not have."""
    found = explored(small_net(named("use", use)), canvass=Day())
    assert found.shared["use"] == ((Unknown(frozenset({"canvass"})), ALWAYS),)


def test_a_part_that_does_not_reach_the_day_is_known() -> None:
    """Reading is what counts, not naming."""

    def far(facts: Facts, last_day: int) -> bool:
        return facts.ballots > 100 or last_day > 3

    room = small_net(last_day, named("far", far))
    assert explored(room, canvass=Day()).shared["far"] == ((True, ALWAYS),)
    few = explored(room, Facts(ballots=9), canvass=Day()).shared["far"]
    assert few == ((Unknown(frozenset({"canvass"})), ALWAYS),)


# -- chosen values ---------------------------------------------------------------------------------


def test_chosen_values_are_the_plain_run_where_nothing_is_missing() -> None:
    """With all facts given the record is used, whatever is explored beside it."""
    chosen = choose_values(ROOM, Facts(), {}, Week(), {BaseMeant: BaseMeant.BALLOTS})
    assert chosen.record is not None and chosen.exploration is not None
    assert chosen.value("limit") == 20
    assert chosen.outcome is Outcome.AVAILABLE


def test_chosen_values_are_open_where_a_missing_fact_decides() -> None:
    """Else they are read off the exploration, under the readings chosen."""
    facts = Facts(votes=(60, 40))
    chosen = choose_values(ROOM, facts, {"primary": OneOf((True, False))}, Week(), {})
    assert chosen.record is None
    assert isinstance(chosen.value("within", 1), Open)
    assert chosen.value("margin", 1) == 20


def test_no_other_reading_is_looked_into_unless_wanted() -> None:
    """Without all readings and with nothing missing there is no exploration."""
    chosen = choose_values(ROOM, Facts(), {}, Week(), {}, all_readings=False)
    assert chosen.exploration is None


# -- what a net refuses ----------------------------------------------------------------------------


def test_a_name_used_before_it_is_given_is_refused() -> None:
    """Parts stand in order of reading."""
    with pytest.raises(TypeError, match="handed_on"):
        small_net(handed_on, base)


def test_a_name_given_twice_is_refused() -> None:
    """Each part has a name of its own, and none that the engine gives."""
    with pytest.raises(TypeError, match="base"):
        small_net(base, base)
    with pytest.raises(TypeError, match="closed"):
        small_net(named("closed", lambda facts: True))


def test_a_part_without_a_clause_is_refused() -> None:
    """Each part says which clauses it follows."""

    def bare(facts: Facts) -> int:
        return 1

    with pytest.raises(TypeError, match="bare names no clause"):
        small_net(bare)


def test_a_net_without_an_outcome_is_refused() -> None:
    """The last part is the outcome."""
    with pytest.raises(TypeError, match="outcome"):
        net(Facts, (), base)


# -- what is not known --------------------------------------------------------------------------


def unknown_in(spread: Spread) -> bool:
    return any(isinstance(value, Unknown) for value, _ in spread)


def test_none_is_not_ruled_out_of_what_is_not_known() -> None:
    """A value that is None on some days is not told to be a value."""

    def late(facts: Facts) -> int | None:
        return None if facts.canvass < 100 else 1

    def is_late(late: int | None) -> bool:
        return late is not None

    found = explored(small_net(named("late", late), named("is_late", is_late)), canvass=Day())
    assert unknown_in(found.shared["is_late"])


def test_an_outcome_that_is_not_known_is_not_told() -> None:
    """Filed, the canvass not known: available, required or neither, and not simply available."""
    found = explored(ROOM, Facts(filed=8), canvass=Day())
    assert unknown_in(found.outcome)


def test_a_part_is_not_run_where_what_it_names_may_be_none() -> None:
    """Whether the part is run hangs on the day, so its value does."""

    def late(facts: Facts) -> int | None:
        return None if facts.canvass < 100 else 1

    def fee(facts: Facts, late: int) -> int:
        return 10

    found = explored(small_net(named("late", late), named("fee", fee)), canvass=Day())
    assert unknown_in(found.shared["fee"])


def test_the_points_of_a_part_count_where_two_counts_are_missing() -> None:
    """Exactly ten is not never because another count is missing too."""

    def exactly(facts: Facts) -> bool:
        return facts.signatures == 10 and facts.spoiled >= 0

    room = small_net(turns(signatures=(10, 11))(named("exactly", exactly)))
    spread = explored(room, signatures=Count(0, 30), spoiled=Count(0, 5)).shared["exactly"]
    assert True in [value for value, _ in spread] or unknown_in(spread)


def test_guards_exclude_each_other_where_two_counts_are_missing() -> None:
    """One reading needs both counts, the other none: each keeps to itself."""

    def asks(facts: Facts, choose: Choose) -> bool:
        match choose(BaseMeant):
            case BaseMeant.VOTES:
                return True
            case BaseMeant.BALLOTS:
                if facts.ballots + facts.spoiled < 10:
                    return False
        match choose(TieLoses):
            case TieLoses.NO:
                return True
            case TieLoses.YES:
                return False

    room = small_net(named("asks", asks))
    found = explored(room, ballots=Count(0, 100), spoiled=Count(0, 100))
    at = {BaseMeant: BaseMeant.VOTES, TieLoses: TieLoses.NO, "ballots": 1, "spoiled": 1}
    assert value_at(found.shared["asks"], found.keys, at) is True


def test_a_count_may_be_handed_on_where_another_is_tested() -> None:
    """Which of two is given on hangs on a third count."""
    room = small_net(
        named("either", lambda facts: facts.spoiled if facts.ballots > 9 else facts.signatures)
    )
    found = explored(room, ballots=Count(0, 10**6), spoiled=Count(0, 5), signatures=Count(0, 5))
    for ballots, expected in ((9, 4), (10, 3)):
        at = {"ballots": ballots, "spoiled": 3, "signatures": 4}
        assert value_at(found.shared["either"], found.keys, at) == expected


def test_an_outcome_for_each_petitioner_must_be_folded() -> None:
    """A room whose outcome names a petitioner's value without `so_far` is refused."""
    with pytest.raises(TypeError, match="so_far"):
        small_net(margin, end=named("outcome", lambda margin: Outcome.AVAILABLE), many=2)


def test_an_outcome_that_hangs_on_no_petitioner_must_not_be_folded() -> None:
    """A room whose outcome names `so_far` and no petitioner's value is refused."""
    with pytest.raises(TypeError, match="so_far"):
        small_net(end=named("outcome", lambda so_far: so_far), many=2)


def test_no_part_but_the_outcome_sees_the_fold() -> None:
    """A part that names `so_far` is refused unless it is the outcome."""
    with pytest.raises(TypeError, match="so_far"):
        small_net(named("odd", lambda so_far, who: True), many=2)


def test_a_moment_of_a_day_that_is_not_known_is_unknown() -> None:
    """A part that puts a missing day into a moment makes the moment unknown."""
    room = small_net(named("moment", lambda facts: Moment(facts.canvass, 5)))
    assert unknown_in(explored(room, canvass=Day()).shared["moment"])


@pytest.mark.parametrize("use", [lambda facts: 7 % facts.canvass, lambda facts: 7 // facts.canvass])
def test_a_number_divided_by_what_is_not_known_is_unknown(use: Callable[[Facts], Any]) -> None:
    """Division is a use on either side of the sign."""
    assert unknown_in(explored(small_net(named("use", use)), canvass=Day()).shared["use"])


def test_a_count_that_changes_nothing_leaves_no_guard() -> None:
    """What holds for every count holds always."""
    room = small_net(named("some", lambda facts: facts.ballots >= 0))
    assert explored(room, ballots=Count(0, 100)).shared["some"] == ((True, ALWAYS),)
