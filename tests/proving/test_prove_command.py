"""`prove` and `findings` as they are typed."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from commands import run

from recountlaw import ledger
from recountlaw.proving.solving import Verdict, ask_cvc5, ask_z3

PROOFS = str(Path(__file__).parents[2] / "proofs")

FALSE = '''"""A page with a theorem that is none."""

import z3

from recountlaw.proving.claims import Claim, theorem


@theorem("T-1", "section 1")
def all_margins_are_odd() -> Claim:
    """Every margin is odd."""
    margin = z3.Int("margin")
    return Claim(assume=[margin >= 0], conclude=margin % 2 == 1, smallest=(margin,))
'''


def test_one_theorem_is_proved_and_is_as_the_ledger_says() -> None:
    result = run("prove", "UT-T05", "--proofs", PROOFS, "--no-cache", "--format", "json")
    assert result.code == 0, result.err
    claims = result.json["claims"]
    assert claims
    for claim in claims:
        assert claim["verdict"] == "proved"
        assert claim["solvers"] == ["z3", "cvc5"]
        assert {"name", "kind", "cites", "witness"} <= set(claim)
    assert result.json["differences"] == []


def test_one_part_is_proved_with_its_paths() -> None:
    name = "utah.s20a_4_401.from_2025/candidates/within"
    result = run("prove", name, "--proofs", PROOFS, "--no-cache")
    assert result.code == 0, result.err
    assert "1 of 1 parts proved" in result.out


def test_a_false_theorem_is_red(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text(FALSE, encoding="utf-8")
    result = run("prove", "T-1", "--proofs", str(tmp_path), "--no-cache", "--format", "junit")
    assert result.code == 1
    suite = ElementTree.fromstring(result.out)
    assert suite.get("failures") == "2"  # the theorem, and that it is not in the ledger


def test_what_is_kept_is_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = run("prove", "UT-T05", "--proofs", PROOFS, "--format", "json")
    kept = list(tmp_path.rglob("verdicts/*"))
    second = run("prove", "UT-T05", "--proofs", PROOFS, "--format", "json")
    assert kept and first.json == second.json


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("no-such-claim",), "nothing to be proved is named no-such-claim"),
        (("--proofs", "no-such-folder"), "--proofs must be a folder"),
        (("UT-T05", "--accept"), "--accept goes with a full run"),
        (("--seed", "-1"), "seed"),
    ],
)
def test_a_question_put_wrongly_is_told(arguments: tuple[str, ...], said: str) -> None:
    told = arguments if "--proofs" in arguments else (*arguments, "--proofs", PROOFS)
    result = run("prove", *told)
    assert result.code == 2
    assert said in result.err


def test_each_question_is_written_as_a_file_that_says_its_answer(tmp_path: Path) -> None:
    result = run("prove", "UT-T05", "--proofs", PROOFS, "--export", str(tmp_path))
    assert result.code == 0, result.err
    files = sorted(tmp_path.glob("*.smt2"))
    assert len(files) >= 3  # assumptions, conclusion, claim
    answers = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        (status,) = re.findall(r":status (\w+)", text)
        assert ask_z3(text) is ask_cvc5(text) is Verdict(status)
        answers.add(status)
    assert answers == {"sat", "unsat"}


def test_two_readings_are_compared_if_asked_to(tmp_path: Path) -> None:
    name = "candidates/ut-5pm"
    assert run("prove", name, "--proofs", PROOFS).code == 2
    result = run("prove", name, "--readings", "--proofs", PROOFS, "--format", "json")
    assert result.code == 0, result.err
    (claim,) = result.json["claims"]
    assert (claim["kind"], claim["verdict"]) == ("readings", "refuted")
    (witness,) = claim["witness"]
    assert [one["outcome"] for one in witness["contests"]] == ["available", "not_available"]


def test_findings_come_from_the_ledger_with_their_contests() -> None:
    result = run("findings", "--format", "json")
    assert result.code == 0
    assert len(result.json["claims"]) == sum(
        entry.kind == "finding" for entry in ledger.recorded().claims
    )
    text = run("findings", "MT-F11").out
    assert "recountlaw decide --state MT" in text


def test_a_finding_that_is_not_there_is_told() -> None:
    result = run("findings", "MT-F99")
    assert (result.code, result.out) == (2, "")
    assert "MT-F99" in result.error


def test_the_ledger_names_a_claim_a_line() -> None:
    lines = ledger.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(ledger.recorded().claims) + 2
    assert json.loads(lines[1].rstrip(","))["name"]
