"""The mutator, the judging of mutants on the made-up statute, and the figures kept."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import made_up_statute
import pytest
from attrs import evolve
from kill_matrix import __main__ as command
from kill_matrix import figures, running, theorems
from kill_matrix.groups import ROOT, Group, digest_of, groups, of_room, place_of
from kill_matrix.importing import Changed
from kill_matrix.judging import Fate, by_tests, judge
from kill_matrix.mutants import Mutant, defaults_of, mutants_of
from made_up_statute.record import Base

from recountlaw.relations import Some

PACKAGE = "made_up_statute"
FOLDER = Path(made_up_statute.__file__).parent


def changes(source: str) -> set[tuple[str, str]]:
    """What becomes of a source, as before and after."""
    names = {"Base": Base, "All": None, "Some": None, "Not": None}
    return {(one.before, one.after.strip("()")) for one in mutants_of("m", source, names)}


@pytest.mark.parametrize(
    ("source", "before", "after"),
    [
        ("a < b", "a < b", {"a <= b"}),
        ("a <= b", "a <= b", {"a < b"}),
        ("a > b", "a > b", {"a >= b"}),
        ("a >= b", "a >= b", {"a > b"}),
        ("a == b", "a == b", {"a != b", "a <= b", "a >= b"}),
        ("a == Base.CANDIDATE_VOTES", "a == Base.CANDIDATE_VOTES", {"a != Base.CANDIDATE_VOTES"}),
        ("a != b", "a != b", {"a == b"}),
        ("a is None", "a is None", {"a is not None"}),
        ("a in b", "a in b", {"a not in b"}),
        ("400", "400", {"401", "399"}),
        ("True", "True", {"False"}),
        ("a and b", "a and b", {"a or b"}),
        ("a or b", "a or b", {"a and b"}),
        ("a + b", "a + b", {"a - b"}),
        ("a += b", "a += b", {"a -= b"}),
        ("a -= b", "a -= b", {"a += b"}),
        ("a * b", "a * b", {"a // b"}),
        ("a // b", "a // b", {"a % b"}),
        ("a % b", "a % b", {"a * b"}),
        ("not a", "not a", {"a"}),
        ("-a", "-a", {"a"}),
        ("Not(a)", "Not(a)", {"a"}),
        ("a if b else c", "a if b else c", {"c if b else a"}),
        ("If(a, b, c)", "If(a, b, c)", {"If(a, c, b"}),
        ("Implies(a, b)", "Implies(a, b)", {"Implies(b, a"}),
        ("All", "All", {"Some"}),
        ("any", "any", {"all"}),
        ("Base.CANDIDATE_VOTES", "Base.CANDIDATE_VOTES", {"Base.BALLOTS_IN_CONTEST"}),
    ],
)
def test_each_operator(source: str, before: str, after: set[str]) -> None:
    assert {one for told, one in changes(source) if told == before} == after


def test_what_is_no_law_is_not_changed() -> None:
    source = '''
@cites(c.A1, 3)
def part(facts: int | None = None) -> dict[int, 1]:
    """At most 5."""
    sizes = Sizes("candidates", range(1, 5))
    match facts:
        case 7:
            pass
    LONGEST_CLOSED = 4
    return zip(facts, strict=True)
'''
    assert changes(source) == set()


def test_a_word_that_the_module_has_not_imported_is_found_all_the_same() -> None:
    (mutant,) = mutants_of("m", "All(a)", {"All": None})
    assert eval(mutant.after) is Some


def test_what_an_arm_asks_is_changed() -> None:
    assert changes("match a:\n    case 1 if b < c:\n        pass") == {("b < c", "b <= c")}


def test_what_stands_around_a_change_binds_it_as_before() -> None:
    (product,) = (one for one in mutants_of("m", "a - b * c", {}) if one.before == "b * c")
    assert product.applied("a - b * c") == "a - (b // c)"


def test_a_constant_of_the_module_is_changed() -> None:
    first, _ = mutants_of("m", "FLOOR = 10\n", {})
    assert first.constant and first.definition == "FLOOR"
    assert first.applied("FLOOR = 10\n") == "FLOOR = (11)\n"


def test_the_second_reading_becomes_the_default() -> None:
    source = (FOLDER / "readings.py").read_text(encoding="utf-8")
    votes_cast, fifth_day = defaults_of(f"{PACKAGE}.readings", source)
    assert (votes_cast.definition, fifth_day.definition) == ("VotesCast", "FifthDay")
    told = votes_cast.applied(source)
    assert told.index("BALLOTS_IN_CONTEST =") < told.index("CANDIDATE_VOTES =")
    assert len(told) == len(source)


# -- judging ------------------------------------------------------------------------------------


def tellings() -> Group:
    """The two tellings of the made-up statute, which has no tests of its own."""
    return of_room(PACKAGE, ())[0]


def one(file: str, definition: str, before: str) -> Mutant:
    """The first mutant of a definition of the made-up statute that changes `before`."""
    found = running.mutants(evolve(tellings(), modules=(f"{PACKAGE}.{file}",)))
    return next(m for m in found if (m.definition, m.before) == (definition, before))


@pytest.mark.parametrize("file", ["rules", "constraints"])
def test_another_comparison_is_found_by_the_lemma_of_its_part(file: str) -> None:
    close = {"rules": "100 * margin <= total", "constraints": "100 * x.margin <= x.total"}
    mutant = one(file, "within", close[file])
    verdict = judge(tellings(), mutant)
    assert verdict.fate is Fate.LEMMA
    assert verdict.by.startswith("candidates/within")


def test_what_no_change_is_is_not_found() -> None:
    mutant = one("rules", "within", "100 * margin <= total")
    same = evolve(mutant, after=f"({mutant.before})")
    verdict = judge(tellings(), same)
    assert (verdict.fate, verdict.parts) == (Fate.EQUIVALENT, ("candidates/within",))


def test_a_change_that_cannot_be_followed_is_an_error() -> None:
    mutant = evolve(one("rules", "within", "100 * margin <= total"), after="(margin in {1, 2})")
    assert judge(tellings(), mutant).fate is Fate.ERROR


# What is raised in a destructor is lost, and then raised again.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_loop_that_does_not_end_is_not_equivalent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kill_matrix.lemmas.LIMIT", 1.0)
    mutant = one("rules", "deadline", "1")
    verdict = judge(tellings(), evolve(mutant, after="(0)"))
    assert verdict.fate is Fate.SURVIVOR  # until a test tells
    assert "took more than 1 seconds" in verdict.by


def test_a_change_that_cannot_be_felt_is_equivalent_for_a_reason() -> None:
    # Whoever is defeated has fewer votes than whoever took the last seat.
    mutant = evolve(
        one("rules", "margin", "last_in - facts.votes[who]"),
        after="(abs(last_in - facts.votes[who]))",
    )
    verdict = judge(tellings(), mutant)
    assert verdict.fate is Fate.EQUIVALENT
    assert "defeated" in verdict.needs


def test_the_tree_is_left_as_it_is() -> None:
    before = digest_of(FOLDER.glob("*.py"))
    judge(tellings(), one("rules", "within", "100 * margin <= total"))
    assert digest_of(FOLDER.glob("*.py")) == before
    assert made_up_statute.rules.within(1, 100)


def test_what_no_part_reaches_survives_and_the_command_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    end = len((FOLDER / "rules.py").read_bytes())
    line = (FOLDER / "rules.py").read_text(encoding="utf-8").count("\n") + 3
    unseen = "\n\ndef unseen() -> int:\n    return 1\n"
    planted = Mutant(f"{PACKAGE}.rules", "unseen", False, line, 0, end, end, "", unseen)
    alone_are_judged(monkeypatch, planted)
    assert command.main(["--all"]) == 1
    assert "SURVIVOR made_up_statute.rules:" in capsys.readouterr().out


def test_a_mutant_that_is_found_lets_the_command_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = one("rules", "within", "100 * margin <= total")
    alone_are_judged(monkeypatch, found)
    assert command.main(["--all"]) == 0
    assert "1 mutants: 1 lemma" in capsys.readouterr().out


def alone_are_judged(monkeypatch: pytest.MonkeyPatch, *mutants: Mutant) -> None:
    """Let the command judge these mutants of the made-up statute only, and in this process."""
    monkeypatch.setattr(command, "groups", lambda: (tellings(),))
    monkeypatch.setattr(running, "mutants", lambda group: iter(mutants))
    monkeypatch.setattr(running, "run_all", lambda tasks, jobs, limit: run_here(tasks))


def run_here(tasks: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each with what was found, one after the other."""
    return ((task, task.run()) for task in tasks)


def test_a_room_that_fails_as_it_is_stops_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = one("rules", "within", "100 * margin <= total")
    other = mutant.applied((FOLDER / "rules.py").read_text(encoding="utf-8"))
    alone_are_judged(monkeypatch)
    finder = Changed(f"{PACKAGE}.rules", other)
    monkeypatch.setattr("sys.meta_path", [finder, *sys.meta_path])
    assert command.main(["--all"]) == 1
    assert "candidates/within votes=2 who=0: agree: no" in capsys.readouterr().out


def test_tests_that_fail_as_they_are_stop_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    test = tmp_path / "test_nothing.py"
    test.write_text("def test_nothing():\n    assert False\n")
    alone_are_judged(monkeypatch)
    group = evolve(tellings(), rooms=(), tests=(test,))
    monkeypatch.setattr(command, "groups", lambda: (group,))
    assert command.main(["--all"]) == 1
    assert "test_nothing" in capsys.readouterr().out


def test_lemmas_that_take_too_long_find_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kill_matrix.alone.LIMIT", 0.01)
    mutant = one("rules", "within", "100 * margin <= total")
    assert judge(evolve(tellings(), alone=True), mutant).fate is Fate.SURVIVOR


def test_a_survivor_of_an_earlier_day_fails_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    group = tellings()
    kept = figures.Kept(
        {group.name: figures.Judged("2026-01-01", group.digest)},
        {"made_up_statute/rules.py": figures.Figures(group.name, 1, {}, 1, ())},
    )
    alone_are_judged(monkeypatch)
    monkeypatch.setattr(figures, "kept", lambda: kept)
    assert command.main([]) == 1


def test_a_word_in_no_name_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        command.main(["--only", "nowhere"])
    assert error.value.code == 2
    assert "nowhere" in capsys.readouterr().err


def test_tests_find_what_no_lemma_sees(tmp_path: Path) -> None:
    test = tmp_path / "test_limit.py"
    test.write_text(
        "from made_up_statute import largest_margin\n\n\n"
        "def test_one_percent():\n    assert largest_margin(200, None) == 2\n"
    )
    mutant = one("rules", "limit", "100")
    text = mutant.applied((FOLDER / "rules.py").read_text(encoding="utf-8"))
    group = evolve(tellings(), tests=(test,))
    assert by_tests(group, mutant, text).fate is Fate.TEST
    same = (FOLDER / "rules.py").read_text(encoding="utf-8")
    assert by_tests(group, mutant, same).fate is Fate.SURVIVOR


# -- theorems -----------------------------------------------------------------------------------

UTAH = "recountlaw.statutes.utah.s20a_4_401.from_2025"
MARGINS = str(theorems.PROOFS / "utah" / "margins.py")
LOSES = (MARGINS, "a_closer_loss_or_a_larger_race_never_loses_the_right")


def of_utah(before: str) -> Mutant:
    """The first mutant of Utah's relation `within` that changes `before`."""
    group = of_room(UTAH, ())[0]
    found = running.mutants(evolve(group, modules=(f"{UTAH}.constraints_race",)))
    return next(m for m in found if (m.definition, m.before) == ("within", before))


def put(mutant: Mutant) -> str:
    """What a mutant of `within` is found by, of one theorem."""
    known = {("utah.s20a_4_401.from_2025", "candidates", "within"): [LOSES]}
    (found,) = theorems.Put(UTAH, (mutant,), known).run()
    return found


def test_a_theorem_finds_a_relation_that_says_other() -> None:
    mutant = of_utah("Not(x.none('margin'))")
    assert put(mutant) == f"utah/margins/{LOSES[1]}"
    assert put(evolve(mutant, after=f"({mutant.before})")) == ""


def test_a_theorem_that_speaks_of_other_values_is_not_asked() -> None:
    mutant = evolve(of_utah("Not(x.none('margin'))"), definition="stray", line=1)
    assert put(mutant) == ""


def test_the_values_that_a_theorem_speaks_of_are_named() -> None:
    (values,) = (of for one, of in theorems.Named(MARGINS).run().items() if one == LOSES)
    assert ("utah.s20a_4_401.from_2025", "candidates", "within") in values


def test_a_theorem_that_does_not_hold_as_it_is_is_an_error(tmp_path: Path) -> None:
    script = tmp_path / "wrong.py"
    script.write_text(
        "from recountlaw.proving.claims import Claim, theorem\n"
        "from recountlaw.proving.contests import Contest\n\n\n"
        '@theorem("", "a clause")\n'
        "def no_race_is_close() -> Claim:\n"
        '    """No race is close."""\n'
        '    race = Contest("utah.s20a_4_401.from_2025", candidates=2)\n'
        "    return Claim(race, conclude=race.total > 5)\n"
    )
    with pytest.raises(ValueError, match="no_race_is_close does not hold"):
        theorems.Named(str(script)).run()


def test_theorems_are_kept_with_the_figures_of_the_file() -> None:
    mutant = of_utah("Not(x.none('margin'))")
    path = place_of(mutant.module)
    before = {path: figures.Figures("utah", 2, {}, 0, ())}
    first = {mutant: "utah/margins/one", evolve(mutant, after="(True)"): ""}
    after = figures.with_theorems(before, first)
    assert after[path].theorems == {"utah/margins/one": 1}


# -- the figures --------------------------------------------------------------------------------


def test_the_figures_are_those_of_the_files_as_they_are() -> None:
    due = [group.name for group in figures.due(groups(), figures.kept())]
    assert not due, f"due: {due}; run PYTHONPATH=tests python -m kill_matrix --record"


def test_the_figures_have_each_mutant_that_there_is() -> None:
    kept = figures.kept().files
    made = Counter(
        place_of(mutant.module) for group in groups() for mutant in running.mutants(group)
    )
    there = {path: of.mutants for path, of in kept.items() if of.mutants}
    assert there == made, "run PYTHONPATH=tests python -m kill_matrix --all --record"


def test_each_mutant_has_its_fate() -> None:
    for path, of in figures.kept().files.items():
        assert of.mutants == sum(of.found.values()) + len(of.equivalent) + of.survivors, path


def test_no_mutant_survives() -> None:
    kept = figures.kept()
    assert {path: one.survivors for path, one in kept.files.items() if one.survivors} == {}


def test_every_file_of_both_tellings_has_its_figures() -> None:
    rooms = (ROOT / "model/recountlaw/statutes").rglob("constraints*.py")
    files = {file.relative_to(ROOT).as_posix() for file in rooms}
    assert files <= set(figures.kept().files)
