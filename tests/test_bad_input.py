"""Bad input: one clear line on standard error, an exit code, and never a traceback."""

import json
import resource
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from commands import PARK_CITY, PARK_CITY_CASE, PARK_CITY_VOTES, Ran, run, run_process
from hypothesis import given
from hypothesis import strategies as st

from recountlaw.casefile import KEYS
from recountlaw.loading import LONGEST

MEASURE = ("--state", "UT", "--measure", "county", "--canvass", "2025-11-18")
GOOD = (*PARK_CITY, *PARK_CITY_VOTES)


def refused(ran: Ran, *said: str, code: int = 3) -> None:
    """One line on standard error with every piece of `said`, nothing on standard output."""
    assert ran.out == ""
    assert ran.code == code
    assert ran.error.startswith("error: ")
    for piece in said:
        assert piece in ran.error, ran.error


# -- flags -------------------------------------------------------------------------------------

NUMBERS = {
    "1e3": "digits alone (got '1e3')",
    "-1": "digits alone (got '-1')",
    "+1": "digits alone",
    "12.5": "digits alone (got '12.5')",
    "0x10": "digits alone",
    "1_000": "digits alone (got '1_000')",
    "1 000": "Write 1000",
    "٣": "digits alone",
    "²": "digits alone",
    "": "digits alone",
    "NaN": "digits alone",
    "true": "digits alone",
    "10000000001": "up to 10,000,000,000",
    "9" * 19: "up to 10,000,000,000",
    "9" * 20: "up to 10,000,000,000",
    "9" * 5000: "up to 10,000,000,000",
}


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_votes_are_whole_numbers_in_digits(number: str) -> None:
    """Field, what must hold and what came are said."""
    refused(
        run("decide", *PARK_CITY, "--votes", f"A={number},B=5"),
        *("'votes' must be a whole number", NUMBERS[number]),
    )


COUNTS = [
    *("write-ins", "stray-write-ins", "votes-of-all-parties", "ballots-in-contest"),
    *("ballots-in-election", "counted", "cast", "seats", "advancing", "signatures"),
    *("distinct-signers", "signers-who-voted", "signers-who-voted-on-it", "deposit-cents"),
]


@pytest.mark.parametrize("flag", COUNTS)
@pytest.mark.parametrize("number", ["1e3", "-1", "12.5", "1_000", " 5 x", "٣", "yes", "9" * 30])
def test_every_count_is_a_whole_number_in_digits(flag: str, number: str) -> None:
    """No count is read more loosely than the votes are."""
    refused(
        run("decide", *GOOD, f"--{flag}={number}"),
        f"'{flag.replace('-', '_')}' must be a whole number",
    )


@pytest.mark.parametrize("key", [flag.replace("-", "_") for flag in COUNTS] + ["for", "against"])
@pytest.mark.parametrize("value", [True, False, 1.0, -1, [], {}, [1], None, 10**40, "1e3", ""])
def test_every_count_of_a_file_is_a_whole_number(key: str, value: Any) -> None:
    """A float, a bool or a list is no count."""
    refused(run("decide", "-", stdin=json.dumps({**PARK_CITY_CASE, key: value})), f"'{key}' must")


YES_NO = [
    *("contracted", "at_large", "runoff_possible", "verified", "names_precincts"),
    *("retention", "instant_runoff", "manual", "partial", "sheriff", "board_found_error"),
]


@pytest.mark.parametrize("key", YES_NO)
@pytest.mark.parametrize("value", [1, 0, "maybe", "1", "", [], {}, None, 1.5])
def test_yes_or_no_is_nothing_else(key: str, value: Any) -> None:
    """Neither a number nor another word."""
    refused(run("decide", "-", stdin=json.dumps({**PARK_CITY_CASE, key: value})), f"'{key}' must")


COMMAS = {
    "1,22": "For 1,22 write 122; commas part the candidates",
    "1,706": "For 1,706 write 1706; commas part the candidates",
    "A=1,706": "For 1,706 write 1706; commas part the candidates",
    "A=1,706,B=5": "For 1,706 write 1706; commas part the candidates",
    "A=1,706,300,B=5": "For 1,706,300 write 1706300; commas part the candidates",
    "A=5,B": "Commas part the candidates, and each has its =N",
    "A": "Commas part the candidates, and each has its =N",
    "A=5,": "Commas part the candidates, and each has its =N",
    "A=5;B": "'votes' must be a whole number",
}


@pytest.mark.parametrize("votes", COMMAS)
def test_a_comma_within_a_number_is_explained(votes: str) -> None:
    """The message says how to write the number."""
    refused(run("decide", *PARK_CITY, "--votes", votes), "'votes' must", COMMAS[votes])


FLAGS = {
    "no state": (("--office", "county", "--votes", "A=5,B=6"), "'state' must", "Give --state"),
    "no votes": (PARK_CITY, "'votes' must be given", "NAME=N"),
    "empty votes": ((*PARK_CITY, "--votes", ""), "'votes' must have a value"),
    "no office": (("--state", "UT", "--votes", "A=5,B=6"), "'office' must", "--measure"),
    "another state": (("--state", "XX", "--office", "county", "--votes", "A=5"), "MT, UT, OK"),
    "another office": (("--state", "UT", "--office", "king", "--votes", "A=5"), "'office' must"),
    "another stage": ((*GOOD, "--stage", "final"), "'stage' must be one of general"),
    "another instrument": ((*GOOD, "--instrument", "cash"), "'instrument' must be one of"),
    "another board": ((*GOOD, "--declared-with", "town"), "'declared_with' must be one of"),
    "no name": ((*PARK_CITY, "--votes", "=5,B=6"), "'votes' must have a name"),
    "a name of spaces": ((*PARK_CITY, "--votes", "  =5,B=6"), "'votes' must have a name"),
    "a name with a line end": ((*PARK_CITY, "--votes", "A\nB=5,B=6"), "'votes' must", r"A\nB"),
    "a name with an escape": ((*PARK_CITY, "--votes", "\x1b[31mA=5,B=6"), "'votes' must"),
    "a name twice": ((*PARK_CITY, "--votes", "A=5,A=6"), "'votes' must name each once (got 'A')"),
    "a name twice in two flags": ((*PARK_CITY, "--votes", "A=5", "--votes", "A=6"), "'votes' must"),
    "a name twice but for spaces": ((*PARK_CITY, "--votes", "A=5, A=6"), "'votes' must"),
    "unknown withdrawn": ((*GOOD, "--withdrawn", "C"), "'withdrawn' must be one of the names"),
    "unknown write-in": ((*GOOD, "--not-printed", "C"), "'not_printed' must be one of the names"),
    "unknown petitioner": ((*GOOD, "--petitioner", "C"), "'petitioner' must be one of"),
    "measure with votes": ((*MEASURE, "--for", "5", "--against", "6", "--votes", "A=1"),
                           "'votes' must be left out for a measure"),
    "measure with office": ((*MEASURE, "--for", "5", "--against", "6", "--office", "county"),
                            "'office' must be left out for a measure"),
    "measure with a petitioner": ((*MEASURE, "--for", "5", "--against", "6", "--petitioner", "A"),
                                  "'petitioner' must be left out for a measure"),
    "measure without against": ((*MEASURE, "--for", "5"), "'against' must be given"),
    "measure without for": ((*MEASURE, "--against", "5"), "'for' must be given"),
    "race with for": ((*GOOD, "--for", "5"), "'for' must be left out for candidates"),
    "share of nothing": ((*MEASURE, "--for", "5", "--against", "6", "--share", "0/1"),
                         "'share' must be a fraction"),
    "share by nothing": ((*MEASURE, "--for", "5", "--against", "6", "--share", "3/0"),
                         "'share' must be a fraction"),
    "share above one": ((*MEASURE, "--for", "5", "--against", "6", "--share", "5/3"),
                        "'share' must be a fraction above 0 and below 1", "5/3"),
    "share of all": ((*MEASURE, "--for", "5", "--against", "6", "--share", "3/3"), "'share' must"),
    "share in per cent": ((*MEASURE, "--for", "5", "--against", "6", "--share", "60%"),
                          "'share' must be a fraction such as 3/5"),
    "share as decimal": ((*MEASURE, "--for", "5", "--against", "6", "--share", "0.6"),
                         "'share' must be a fraction such as 3/5"),
    "no seats": ((*GOOD, "--seats", "0"), "'seats' must be a whole number from 1"),
    "nobody advances": ((*GOOD, "--advancing", "0"), "'advancing' must be a whole number from 1"),
    "fewer advance than seats": ((*GOOD, "--seats", "3", "--advancing", "2"),
                                 "'advancing' must be at least the 3 seats"),
    "too few ballots": ((*GOOD, "--ballots-in-contest", "3404"),
                        "'ballots_in_contest' must be enough for 3,405 votes"),
    "too few ballots in all": ((*GOOD, "--ballots-in-election", "3404"),
                               "'ballots_in_election' must be enough for 3,405 votes"),
    "more ballots in a part": ((*GOOD, "--ballots-in-contest", "5000", "--ballots-in-election",
                                "4000"), "'ballots_in_contest' must be at most"),
    "too few votes of all parties": ((*GOOD, "--votes-of-all-parties", "5"),
                                     "'votes_of_all_parties' must be at least"),
    "counted more than cast": ((*MEASURE, "--for", "5", "--against", "6", "--counted", "20",
                                "--cast", "15"), "'counted' must be at most the votes cast"),
    "no county": ((*GOOD, "--counties", "0"), "'counties' must be a whole number from 1"),
    "a county without a name": ((*GOOD, "--counties", "Wasatch,,Summit"), "'counties' must"),
    "a county twice": ((*GOOD, "--counties", "Summit,Summit"), "'counties' must name each county"),
    "a county of signers twice": ((*GOOD, "--signers", "X=1,X=2"), "'signers' must name each once"),
    "retention by name": ((*GOOD, "--retention"), "'votes' must be Yes=N,No=N", "Dickey,Rubin"),
    "retention with one": ((*PARK_CITY, "--votes", "Yes=5", "--retention"), "'votes' must be Yes"),
    "no such day": ((*GOOD, "--filed", "2025-02-30"), "'filed' must be a day", "'2025-02-30'"),
    "another date format": ((*GOOD, "--date", "11/04/2025"), "'date' must be a calendar day"),
    "a date without dashes": ((*GOOD, "--date", "20251104"), "'date' must be a calendar day"),
    "a date with a time": ((*GOOD, "--date", "2025-11-04T10:00"), "'date' must be a calendar day"),
    "a date in other digits": ((*GOOD, "--date", "٢٠٢٥-11-04"), "'date' must be a calendar day"),
    "a zone": ((*GOOD, "--filed", "2025-11-20T16:00Z"), "'filed' must be a day", "local"),
    "an offset": ((*GOOD, "--filed", "2025-11-20T16:00-07:00"), "'filed' must be a day", "local"),
    "a bad hour": ((*GOOD, "--filed", "2025-11-20T25:00"), "'filed' must be a day"),
    "a moment without a time": ((*GOOD, "--at", "2025-11-20"), "'at' must be a day and a time"),
    "a bad closing": ((*GOOD, "--office-closes", "5pm"), "'office_closes' must be a local time"),
    "a bad holiday": ((*GOOD, "--holiday", "Christmas"), "'holidays' must be a calendar day"),
    "open and closed": ((*GOOD, "--open", "2025-11-20", "--closed", "2025-11-20"), "'open' must"),
    "filed before the election": ((*GOOD, "--filed", "2025-11-01"),
                                  "'filed' must not be before the election"),
    "canvass before the election": ((*GOOD, "--canvass", "2025-11-01"),
                                    "'canvass' must not be before the election"),
    "state canvass first": ((*GOOD, "--canvass", "county=2025-11-18,state=2025-11-17"),
                            "'canvass' must put the state's after"),
    "canvass of a town": ((*GOOD, "--canvass", "town=2025-11-18"), "'canvass' must", "'town'"),
    "county canvass twice": ((*GOOD, "--canvass", "county=2025-11-18,county=2025-11-19"),
                             "'canvass' must name each canvass once"),
    "certified before the election": ((*GOOD, "--certified", "2025-11-01"),
                                      "'certified' must not be before"),
    "a bad text date": ((*GOOD, "--as-of", "2025-13-01"), "'as_of' must be a calendar day"),
}  # fmt: skip


@pytest.mark.parametrize("name", FLAGS)
def test_flags_that_are_no_case_are_refused(name: str) -> None:
    """Each fault is named with its field."""
    flags, *said = FLAGS[name]
    assert not isinstance(flags, str)
    refused(run("decide", *flags), *[piece for piece in said if isinstance(piece, str)])


@pytest.mark.parametrize(
    "votes",
    ["A=B=1706,C=1699", "Łukasz Ö=1706,李=1699", "A b  c=1706,D=1699", "<b>&=1706,'\"=1699"],
)
def test_a_name_may_hold_nearly_anything(votes: str) -> None:
    """Equals signs, spaces and other scripts are no faults."""
    ran = run("decide", *PARK_CITY, "--votes", votes, "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    names = [piece.rpartition("=")[0] for piece in votes.split(",")]
    (route,) = ran.json["routes"]
    assert [*route["against"], route["petitioner"]] == names


@pytest.mark.parametrize("year", ["0001", "2001", "2008", "2036", "2041", "9999"])
def test_a_day_outside_the_holiday_tables_has_no_deadline(year: str) -> None:
    """Legal holidays are listed for 2009 to 2035: no deadline is guessed for other years."""
    days = ("--date", f"{year}-11-05", "--canvass", f"{year}-11-20")
    ran = run("decide", *GOOD, *days, "--format", "json")
    assert ran.code == (0 if year > "2025" else 4)
    (route,) = (ran.json["as_if"] or ran.json)["routes"]
    assert "2009 to 2035" in route["deadline"]["unknown"]


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
@pytest.mark.parametrize("verb", ["decide", "deadlines"])
def test_the_first_and_the_last_day_of_all_are_days(verb: str, day: str) -> None:
    """Counting on from them gives an answer without a deadline, or one line."""
    ran = run(verb, *GOOD, "--date", day, "--canvass", day)
    assert ran.code in (0, 3, 4)
    assert ran.code != 3 or ran.error.startswith("error: ")


# -- files -------------------------------------------------------------------------------------

HEAD = "state: UT\noffice: municipal\n"
BODY = HEAD + "votes: {A: 1706, B: 1699}\n"
JSON_HEAD = '{"state": "UT", "office": "municipal", "votes": '
TOML_HEAD = 'state = "UT"\noffice = "municipal"\n'

FILES: dict[str, tuple[str, str | bytes, tuple[str, ...]]] = {
    "empty": ("c.yaml", "", ("The file is empty",)),
    "blank": ("c.yaml", " \n\n", ("The file is empty",)),
    "comment alone": ("c.yaml", "# nothing\n", ("The file is empty",)),
    "empty JSON": ("c.json", "", ("The file is empty",)),
    "empty TOML": ("c.toml", "", ("The file is empty",)),
    "empty mapping": ("c.json", "{}", ("The file is empty",)),
    "a list": ("c.yaml", "- state: UT\n", ("mapping of keys to values",)),
    "a JSON list": ("c.json", "[1]", ("mapping of keys to values",)),
    "a word": ("c.yaml", "Utah", ("mapping of keys to values",)),
    "a JSON number": ("c.json", "5", ("mapping of keys to values",)),
    "JSON null": ("c.json", "null", ("hold a case",)),
    "cut JSON": ("c.json", '{"state": ', ("must be JSON",)),
    "cut TOML": ("c.toml", "state = ", ("must be TOML",)),
    "cut YAML": ("c.yaml", "state: [", ("must be YAML", "line")),
    "a tab in YAML": ("c.yaml", "state: UT\n\toffice: x\n", ("must be YAML", "line 2")),
    "two YAML documents": ("c.yaml", f"{BODY}---\n{BODY}", ("must be YAML",)),
    "YAML aliases": ("c.yaml", "a: &a [x]\nb: *a\n", ("no YAML aliases",)),
    "YAML bomb": (
        "c.yaml",
        "a: &a [x, x]\n" + "".join(f"{y}: &{y} [*{x}, *{x}]\n" for x, y in pairwise("abcdefgh")),
        ("no YAML aliases",),
    ),
    "YAML merge": ("c.yaml", f"<<: {{seats: 2}}\n{BODY}", ("'<<' must be a key",)),
    "YAML object": ("c.yaml", "state: !!python/object/apply:os.getcwd []\n", ("'state' must",)),
    "YAML list as key": ("c.yaml", f"? [a, b]\n: 1\n{BODY}", ("must be YAML",)),
    "deep JSON": ("c.json", '{"state": ' + "[" * 40_000 + "]" * 40_000 + "}", ("nested",)),
    "deep YAML": ("c.yaml", "state: " + "[" * 40_000, ("nested",)),
    "deep YAML blocks": ("c.yaml", "- " * 40_000, ("nested",)),
    "deep TOML": ("c.toml", "state = " + "[" * 40_000, ("nested",)),
    "deep TOML key": ("c.toml", "a" + ".a" * 40_000 + " = 1\n", ("nested",)),
    "nested votes": ("c.json", JSON_HEAD + '{"A": ' + "[" * 900 + "]" * 900 + "}}", ("'votes'",)),
    "key twice in YAML": ("c.yaml", BODY + "state: MT\n", ("'state' must stand once",)),
    "key twice in JSON": ("c.json", '{"state": "UT", "state": "MT"}', ("'state' must stand once",)),
    "key twice in TOML": ("c.toml", TOML_HEAD + 'state = "MT"\n', ("must be TOML", "line 3")),
    "name twice in YAML": ("c.yaml", HEAD + "votes: {A: 1, A: 2}\n", ("'A' must stand once",)),
    "name twice in JSON": ("c.json", JSON_HEAD + '{"A": 1, "A": 2}}', ("'A' must stand once",)),
    "name twice but for spaces": ("c.json", JSON_HEAD + '{"A": 1, " A": 2}}', ("'votes' must",)),
    "unknown key": ("c.yaml", BODY + "seat: 2\n", ("'seat' must be a key", "Did you mean seats?")),
    "very unknown key": ("c.yaml", BODY + "zzzz: 2\n", ("'zzzz' must be a key", "schema case")),
    "an attribute's name": ("c.yaml", BODY + "votes_for: 2\n", ("'votes_for' must be a key",)),
    "a key with a line end": ("c.json", '{"off\\nice": 1}', ("key of a case", r"'off\nice'")),
    "a very long key": ("c.json", json.dumps({"k" * 50_000: 1}), ("must be a key of a case",)),
    "null in JSON": ("c.json", JSON_HEAD + '{"A": 1}, "seats": null}', ("'seats' must have",)),
    "null in YAML": ("c.yaml", BODY + "seats:\n", ("'seats' must have a value",)),
    "null votes": ("c.json", JSON_HEAD + '{"A": null}}', ("'votes' must be a whole number",)),
    "no votes in a mapping": ("c.json", JSON_HEAD + "{}}", ("'votes' must name at least one",)),
    "votes as a list": ("c.json", JSON_HEAD + '["A"]}', ("'votes' must give names",)),
    "votes as a number": ("c.json", JSON_HEAD + "5}", ("'votes' must give names",)),
    "JSON float": ("c.json", JSON_HEAD + '{"A": 1706.0}}', ("'votes'", "'1706.0'")),
    "JSON exponent": ("c.json", JSON_HEAD + '{"A": 1e3}}', ("'votes'", "'1e3'")),
    "JSON bool": ("c.json", JSON_HEAD + '{"A": true}}', ("'votes'", "True")),
    "JSON NaN": ("c.json", JSON_HEAD + '{"A": NaN}}', ("'votes'", "NaN")),
    "JSON Infinity": ("c.json", JSON_HEAD + '{"A": -Infinity}}', ("'votes'", "-Infinity")),
    "JSON negative": ("c.json", JSON_HEAD + '{"A": -1}}', ("'votes'", "not negative (got -1)")),
    "JSON huge": ("c.json", JSON_HEAD + '{"A": ' + "9" * 5000 + "}}", ("up to 10,000,000,000",)),
    "TOML float": ("c.toml", TOML_HEAD + "votes = {A = 1.5}\n", ("'votes'", "'1.5'")),
    "TOML infinity": ("c.toml", TOML_HEAD + "votes = {A = inf}\n", ("'votes'",)),
    "TOML huge": ("c.toml", TOML_HEAD + "votes = {A = " + "9" * 5000 + "}\n", ("must be TOML",)),
    "TOML zone": ("c.toml", TOML_HEAD + "votes = {A = 1}\nfiled = 2025-11-20T16:00:00Z\n",
                  ("'filed' must be a local time without a zone",)),
    "TOML no such day": ("c.toml", "date = 2025-02-30\n", ("must be TOML",)),
    "an empty name": ("c.json", JSON_HEAD + '{"": 1}}', ("'votes' must have a name",)),
    "half a character": ("c.json", JSON_HEAD + '{"\\ud800": 1}}', ("'votes' must be a name",)),
    "a line end in a name": ("c.json", JSON_HEAD + '{"A\\nB": 1}}', ("'votes' must be a name",)),
    "readings as a list": ("c.yaml", BODY + "readings: [a]\n", ("'readings' must map",)),
    "a bad canvass": ("c.yaml", BODY + "canvass: [a]\n", ("'canvass' must be",)),
    "no canvass": ("c.yaml", BODY + "canvass: {}\n", ("'canvass' must be",)),
    "Latin-1": ("c.yaml", "note: Jos\xe9\n".encode("latin-1"), ("must be UTF-8 text", "byte 9")),
    "UTF-16": ("c.yaml", BODY.encode("utf-16"), ("must be UTF-8 text",)),
    "a zero byte": ("c.yaml", "\0", ("must be YAML",)),
    "a picture": ("c.yaml", b"\x89PNG\r\n\x1a\n\0\0\0", ("must be UTF-8 text",)),
    "one byte too long": ("c.yaml", BODY + "#" * (LONGEST + 1 - len(BODY)), ("at most",)),
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_files_that_are_no_case_are_refused(name: str, tmp_path: Path) -> None:
    """Each fault is named, by file or by standard input."""
    file, data, said = FILES[name]
    path = tmp_path / file
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    refused(run("decide", str(path)), *said)
    if not file.endswith(".toml"):
        ran = run("decide", "-", stdin=path.read_bytes())
        assert (ran.code, ran.out) == (3, "")
        assert ran.error.startswith("error: ")


def test_a_file_of_the_greatest_length_is_read(tmp_path: Path) -> None:
    """The limit itself is still within."""
    path = tmp_path / "c.yaml"
    path.write_text(BODY + "#" * (LONGEST - len(BODY)), encoding="utf-8")
    assert run("decide", str(path)).code == 0


@pytest.mark.parametrize("name", ["no-such-file.yaml", ".", "", "a\0b", "x" * 5000, "a\nb"])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    """A folder, a missing file, a name that cannot be one."""
    ran = run("decide", name)
    assert (ran.code, ran.out) in ((3, ""), (2, ""))
    assert name == "" or ran.error.startswith("error: ")


def test_the_whole_process_refuses_as_the_library_does(tmp_path: Path) -> None:
    """Real exit codes: of a bad number, of a list, and of 50 MB, which is not read to its end."""
    refused(run_process("decide", *PARK_CITY, "--votes", "A=1e3,B=1"), "'votes' must")
    refused(run_process("decide", "-", stdin=b"- a\n"), "mapping of keys")
    refused(run_process("decide", "--nope"), "--nope", code=2)
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.write(BODY.encode())
        file.truncate(50_000_000)
    refused(run_process("decide", str(path)), f"at most {LONGEST:,} bytes")
    with path.open("rb") as file:
        refused(run_process("decide", "-", stdin=file.read()), f"at most {LONGEST:,} bytes")


@pytest.mark.parametrize("state", ["UT", "MT", "OK"])
@pytest.mark.parametrize("flag", ["--counties", "--seats", "--advancing"])
def test_a_great_number_takes_neither_time_nor_memory(state: str, flag: str) -> None:
    """Nothing is counted out one by one: an answer, or a refusal, within 2 GB and 20 seconds."""
    command = Path(sys.executable).with_name("recountlaw")
    args = ("--state", state, "--office", "county", "--votes", "A=5,B=4", flag, "10000000000")
    done = subprocess.run(
        [command, "decide", *args],
        capture_output=True,
        timeout=20,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 * 10**9, 2 * 10**9)),
    )
    assert done.returncode in (0, 3, 4), done.stderr


def test_a_long_line_among_json_lines_stops_that_case_alone() -> None:
    """The other cases are answered."""
    long = json.dumps({"note": "x" * LONGEST})
    ran = run("decide", "--jsonl", stdin=f"{long}\n{json.dumps(PARK_CITY_CASE)}\n")
    first, second = map(json.loads, ran.out.splitlines())
    assert "at most" in first["error"]
    assert second["outcome"] == "available"


@pytest.mark.parametrize("verb", ["deadlines", "deposit"])
def test_other_verbs_refuse_bad_facts_too(verb: str) -> None:
    """They read a case in the same way."""
    refused(run(verb, "--state", "UT", "--seats", "1e3"), "'seats' must be a whole number")
    refused(run(verb, "--state", "UT", "--canvass", "2025-02-30"), "'canvass' must")


def test_a_case_without_a_state_has_no_deadlines() -> None:
    """The state is asked for."""
    refused(run("deadlines", "--office", "county"), "'state' must be MT, UT or OK")


# -- anything at all ---------------------------------------------------------------------------

WORDS = st.sampled_from(
    [
        *("UT", "MT", "OK", "county", "municipal", "school", "state", "district-judge", "general"),
        *("municipal-general", "primary", "yes", "no", "A=5,B=4", "A=1706,B=1699", "Yes=5,No=6"),
        *("2025-11-18", "2025-11-04", "2020-11-03", "2025-11-20T16:00", "17:00", "3/5", "A", "1/2"),
        *("county=2025-11-18,state=2025-11-24", "five-pm-inclusive", "1e3", "-1", "12.5", "", " "),
    ]
)
NUMBERS_ANY = st.integers(-3, 30) | st.integers() | st.floats()
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS_ANY | WORDS | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
KEY = st.sampled_from(sorted(KEYS))
VOTES = st.dictionaries(st.sampled_from("ABCDE"), st.integers(0, 450), min_size=1, max_size=5)
RACE = st.fixed_dictionaries(
    {
        "state": st.sampled_from(["UT", "MT", "OK"]),
        "office": st.sampled_from(["county", "municipal", "district", "school", "state"]),
        "votes": VOTES,
    }
)
MEASURES = st.fixed_dictionaries(
    {
        "state": st.sampled_from(["UT", "MT", "OK"]),
        "measure": st.sampled_from(["county", "municipal", "school", "state"]),
        "for": st.integers(0, 450),
        "against": st.integers(0, 450),
    }
)


def survives(written: dict[str, Any]) -> None:
    ran = run("decide", "-", stdin=json.dumps(written))
    assert ran.code in (0, 2, 3, 4)
    if ran.code in (2, 3):
        assert ran.out == ""
        assert ran.error.startswith("error: ")
    else:
        assert ran.err == ""
        assert ran.out


@given(st.dictionaries(KEY | st.text(max_size=5), VALUES, max_size=6))
def test_no_mapping_gives_a_traceback(written: dict[str, Any]) -> None:
    """Any keys and any values: an answer, or one line that says what is wrong."""
    survives(written)


@given(RACE | MEASURES, st.dictionaries(KEY, VALUES, max_size=3))
def test_no_addition_to_a_good_case_gives_a_traceback(
    good: dict[str, Any], more: dict[str, Any]
) -> None:
    """A good case with any other facts besides: an answer, or one line that says what is wrong."""
    survives({**more, **good})
    survives({**good, **more})


@given(st.binary(max_size=200))
def test_no_bytes_give_a_traceback(data: bytes) -> None:
    """Whatever a file holds."""
    ran = run("decide", "-", stdin=data)
    assert ran.code == 3
    assert ran.error.startswith("error: ")


@given(st.text(alphabet="{}[]:,&*!|>-'\"#%@`?\n ab1=", max_size=60))
def test_no_marks_of_yaml_give_a_traceback(text: str) -> None:
    """Marks that mean something to YAML, TOML and JSON, in any order."""
    ran = run("decide", "-", stdin=text)
    assert ran.code == 3
    assert ran.error.startswith("error: ")
