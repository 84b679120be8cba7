"""The command: what it takes, what it prints where, and how it exits."""

import datetime as dt
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from commands import (
    PARK_CITY,
    PARK_CITY_CASE,
    PARK_CITY_VOTES,
    decide,
    run,
    run_process,
)

from recountlaw.casefile import KEYS
from recountlaw.cli import COMMANDS
from recountlaw.cli.flags import FLAGS
from recountlaw.statutes import ROOMS

STATES = {room.state for room in ROOMS}
FIRST = (
    "Rubin may file a request for a recount under Utah Code Ann. §\N{NO-BREAK SPACE}"
    "20A-4-401(3)(a): the margin of 7 is within the limit of 8 (inside by 1). "
    "The last day to file with the municipal clerk is Fri 21 Nov 2025, by 5 p.m. Mountain time."
)

needs_oklahoma = pytest.mark.skipif("OK" not in STATES, reason="Oklahoma's room is not built yet")
needs_montana = pytest.mark.skipif("MT" not in STATES, reason="Montana's room is not built yet")


def one_line(text: str) -> str:
    """Text without its line breaks and the spaces around them."""
    return " ".join(line.strip() for line in text.splitlines())


# -- decide: ways in ---------------------------------------------------------------------------


def test_flags_decide_park_city() -> None:
    """The README's contest: the margin of 7 is within the limit of 8, to be filed by the 21st."""
    ran = decide()
    assert (ran.code, ran.err) == (0, "")
    words = one_line(ran.out)
    assert words.startswith(FIRST)
    for said in ("Fri 21 Nov 2025, by 5 p.m. Mountain time", "municipal clerk", "day 3, last day"):
        assert said in words


def test_votes_may_be_given_in_several_flags() -> None:
    """`--votes` is repeatable."""
    split = run("decide", *PARK_CITY, "--votes", "Dickey=1706", "--votes", "Rubin=1699")
    assert split == decide()


YAML = """\
# Park City, mayor
state: UT
office: municipal
stage: municipal-general
date: 2025-11-04
canvass: 2025-11-18
votes:
  Dickey: 1706
  Rubin: 1699
"""
TOML = """\
state = "UT"
office = "municipal"
stage = "municipal-general"
date = 2025-11-04
canvass = 2025-11-18

[votes]
Dickey = 1706
Rubin = 1699
"""
FILES = {
    "case.yaml": YAML,
    "case.yml": YAML,
    "case.toml": TOML,
    "case.json": json.dumps(PARK_CITY_CASE),
    "json-without-a-suffix": json.dumps(PARK_CITY_CASE),
    "yaml-without-a-suffix": YAML,
    "name with spaces.yaml": YAML,
    "crlf.yaml": YAML.replace("\n", "\r\n"),
    "crlf.toml": TOML.replace("\n", "\r\n"),
    "bom.yaml": "\N{ZERO WIDTH NO-BREAK SPACE}" + YAML,
    "bom.json": "\N{ZERO WIDTH NO-BREAK SPACE}" + json.dumps(PARK_CITY_CASE),
}


@pytest.mark.parametrize("name", FILES)
def test_a_case_file_says_what_flags_say(name: str, tmp_path: Path) -> None:
    """YAML, TOML and JSON, with a byte order mark or DOS line ends or without."""
    path = tmp_path / name
    path.write_bytes(FILES[name].encode())
    assert run("decide", str(path)) == decide()


@pytest.mark.parametrize("text", [YAML, json.dumps(PARK_CITY_CASE)], ids=["YAML", "JSON"])
def test_a_dash_is_standard_input(text: str) -> None:
    """YAML or JSON, whichever it looks like."""
    assert run("decide", "-", stdin=text) == decide()


def test_flags_replace_what_a_file_says(tmp_path: Path) -> None:
    """A flag wins over the file's key, and adds a key that the file lacks."""
    path = tmp_path / "case.yaml"
    path.write_text(YAML, encoding="utf-8")
    ran = run("decide", str(path), "--votes", "A=201,B=200", "--contracted", "no")
    assert ran.code == 0
    assert "the margin of 1 is within" in one_line(ran.out)
    assert "the political subdivision that conducts the election" in one_line(ran.out)


def test_readings_by_flag_are_added_to_those_of_the_file(tmp_path: Path) -> None:
    """A reading chosen by flag replaces the file's for the same question, and leaves the others."""
    path = tmp_path / "case.json"
    chosen = {"ut-5pm": "strictly-before-five-pm", "ut-deadline-count": "three-clear-days"}
    path.write_text(json.dumps({**PARK_CITY_CASE, "readings": chosen}), encoding="utf-8")
    ran = run("decide", str(path), "--reading", "ut-5pm=five-pm-inclusive", "--format", "json")
    by_user = {
        one["id"]: one["chosen"] for one in ran.json["readings"]["asked"] if one["by"] == "user"
    }
    assert by_user == {**chosen, "ut-5pm": "five-pm-inclusive"}


def test_yes_and_no_in_words_are_read_as_such() -> None:
    """*no* means no: it once was taken for true, being a text that is not empty."""
    said = {
        word: run("decide", *PARK_CITY, *PARK_CITY_VOTES, "--contracted", word).out
        for word in ("yes", "Yes", "true", "no", "No", "false")
    }
    assert said["yes"] == said["Yes"] == said["true"]
    assert said["no"] == said["No"] == said["false"]
    assert said["yes"] != said["no"]


def test_every_key_of_a_case_has_a_flag() -> None:
    """Files and flags use the same names, and help lists each flag."""
    assert {flag.key for flag in FLAGS} | {"readings", "as_of", "note"} == set(KEYS)
    help = run("decide", "--help").out
    for flag in FLAGS:
        assert flag.name in help


# -- decide: ways out --------------------------------------------------------------------------


def test_json_is_the_answer_and_nothing_else() -> None:
    """Standard output is one JSON document with the fields of the schema."""
    ran = decide("--format", "json")
    assert ran.err == ""
    assert ran.json["summary"] == FIRST
    assert ran.json["outcome"] == "available"
    (route,) = ran.json["routes"]
    assert (route["margin"], route["limit"], route["votes_inside"]) == (7, 8, 1)
    assert route["against"] == ["Dickey"]
    assert route["deadline"]["moment"] == "2025-11-21T17:00"
    assert route["deadline"]["zone"] == "America/Denver"


def test_markdown_is_a_memo() -> None:
    """Short answer, routes, duties, other readings, text: in the order of a memo."""
    ran = decide("--format", "md")
    heads = [line for line in ran.out.splitlines() if line.startswith("#")]
    assert heads[:2] == ["# Recount memo", "## Short answer"]
    assert heads[-1] == "## Text"
    assert "## Other readings" in heads
    assert FIRST in ran.out


def test_markdown_keeps_a_name_in_its_cell() -> None:
    """A bar in a name does not open a new cell."""
    ran = run("decide", *PARK_CITY, "--votes", "A|x=1706,B=1699", "--format", "md")
    assert "A\\|x" in ran.out


@pytest.mark.parametrize("form", ["text", "json", "md"])
def test_an_answer_can_go_to_a_file(form: str, tmp_path: Path) -> None:
    """`-o FILE` writes what standard output would have had, and prints nothing."""
    path = tmp_path / "answer"
    ran = decide("--format", form, "-o", str(path))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert path.read_text(encoding="utf-8") == decide("--format", form).out


def test_a_dash_as_output_is_standard_output() -> None:
    """`-o -` is as no `-o`."""
    assert decide("-o", "-") == decide()


@pytest.mark.parametrize("place", ["no/such/folder/answer", "."])
def test_an_output_that_cannot_be_written_is_bad_usage(place: str) -> None:
    """One line on standard error, exit code 2."""
    ran = decide("-o", place)
    assert (ran.code, ran.out) == (2, "")
    assert ran.error.startswith("error: cannot write")


def test_the_same_case_gives_the_same_bytes() -> None:
    """Nothing in an answer depends on the clock or on hashing."""
    seeds = [
        run_process(
            *("decide", *PARK_CITY, *PARK_CITY_VOTES, "--format", "json"),
            env={**os.environ, "PYTHONHASHSEED": seed, "TZ": zone},
        )
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    ]
    assert seeds[0] == seeds[1]
    assert seeds[0].code == 0


# -- colors -----------------------------------------------------------------------------------


def on_a_terminal(*args: str, env: dict[str, str] | None = None) -> str:
    """What the command prints where standard output is a terminal."""
    ours, theirs = pty.openpty()
    command = Path(sys.executable).with_name("recountlaw")
    environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
    done = subprocess.Popen(
        [command, *args], stdout=theirs, stderr=theirs, env={**environment, **(env or {})}
    )
    os.close(theirs)
    said = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        said += piece
    done.wait()
    os.close(ours)
    return said.decode()


DECIDE = ("decide", *PARK_CITY, *PARK_CITY_VOTES)


def test_a_terminal_gets_colours_unless_told_otherwise() -> None:
    """`--no-color` and NO_COLOR give plain text."""
    assert "\x1b[" in on_a_terminal(*DECIDE)
    assert "\x1b[" not in on_a_terminal(*DECIDE, "--no-color")
    assert "\x1b[" not in on_a_terminal(*DECIDE, env={"NO_COLOR": "1"})


def test_what_is_piped_or_written_is_plain(tmp_path: Path) -> None:
    """No escape codes in a pipe, nor in a file written from a terminal."""
    assert "\x1b" not in run_process(*DECIDE).out
    path = tmp_path / "answer.txt"
    on_a_terminal(*DECIDE, "-o", str(path))
    assert "\x1b" not in path.read_text(encoding="utf-8")


# -- exit codes --------------------------------------------------------------------------------

VERDICTS = {
    "not available": (("--votes", "A=1706,B=1600", "--ballots-in-contest", "3306",
                       "--ballots-in-election", "3306"), 0),
    "available": (PARK_CITY_VOTES, 10),
    "readings disagree": (("--votes", "A=1706,B=1697"), 11),
    "undetermined": (("--votes", "A=1706,B=1699", "--partial"), 12),
    "required": (("--votes", "Dickey=1706,Rubin=1699", "--petitioner", "Rubin",
                  "--filed", "2025-11-19T10:00"), 13),
}  # fmt: skip


@pytest.mark.parametrize("verdict", VERDICTS)
def test_the_exit_code_tells_the_outcome_if_asked(verdict: str) -> None:
    """0, 10, 11, 12 and 13 with `--exit-verdict`, 0 without it."""
    flags, code = VERDICTS[verdict]
    assert run("decide", *PARK_CITY, *flags, "--exit-verdict").code == code
    assert run("decide", *PARK_CITY, *flags).code == 0


def test_a_day_before_the_text_has_no_answer() -> None:
    """Exit code 4, the first sentence says so, and the answer stands as if."""
    for more in ((), ("--exit-verdict",)):
        ran = decide("--as-of", "2020-12-01", "--format", "json", *more)
        assert ran.code == 4
        assert ran.json["outcome"] == "no_text_in_force"
        assert "was not in force on Tue 1 Dec 2020" in ran.json["summary"]
        assert ran.json["routes"] == []
        assert ran.json["as_if"]["outcome"] == "available"


def test_a_chosen_day_makes_an_answer_hypothetical() -> None:
    """`--as-of` inside the text's dates answers, and says that it is hypothetical."""
    ran = decide("--as-of", "2025-12-01")
    assert ran.code == 0
    assert ran.out.startswith("Hypothetical, as of 2025-12-01: Rubin may file")


@needs_oklahoma
def test_without_a_date_the_text_that_ended_is_not_in_force() -> None:
    """Oklahoma's text ended on 31 October 2021: exit code 4, and the interval comes first."""
    ran = run("decide", "--state", "OK", "--office", "county", "--votes", "A=10,B=9")
    assert ran.code == 4
    assert "to Sun 31 Oct 2021" in one_line(ran.out)
    within = run(
        *("decide", "--state", "OK", "--office", "county", "--votes", "A=10,B=9"),
        *("--as-of", "2020-11-03"),
    )
    assert within.code == 0


@needs_montana
def test_without_a_date_the_text_in_force_answers() -> None:
    """Montana's text is in force: exit code 0, and its interval comes first."""
    ran = run("decide", "--state", "MT", "--office", "county", "--votes", "A=10,B=9")
    assert ran.code == 0
    assert ran.out.startswith("Under the text in force since")


# -- readings, moments, warnings ---------------------------------------------------------------


def test_a_reading_changes_the_answer() -> None:
    """Strictly before 5 p.m. is another deadline."""
    ran = decide("--reading", "ut-5pm=strictly-before-five-pm")
    assert "Fri 21 Nov 2025, before 5 p.m. Mountain time" in one_line(ran.out)


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        ("nope=x", "no question 'nope'"),
        ("ut-5pm=nope", "must be one of five-pm-inclusive, strictly-before-five-pm"),
        ("ut-5pm", "ID=NAME"),
        ("=five-pm-inclusive", "no question ''"),
    ],
)
def test_a_reading_that_does_not_exist_is_bad_usage(reading: str, said: str) -> None:
    """Exit code 2, and one line that says which there are."""
    ran = decide("--reading", reading)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.error


def test_a_question_chosen_twice_is_bad_usage() -> None:
    """Two readings of one question cannot both be followed."""
    ran = decide("--reading", "ut-5pm=five-pm-inclusive", "--reading", "ut-5pm=five-pm-inclusive")
    assert (ran.code, ran.out) == (2, "")
    assert "once" in ran.error


MOMENTS = {
    "2025-11-19T10:00": "available",
    "2025-11-21T16:40": "available",
    "2025-11-21T17:00": "available",
    "2025-11-21T17:01": "not_available",
    "2025-11-22T10:00": "not_available",
}


@pytest.mark.parametrize("at", MOMENTS)
def test_a_moment_finds_the_route_open_or_lapsed(at: str) -> None:
    """Until 5 p.m. on the last day it is open; a minute later the right has lapsed."""
    ran = decide("--at", at, "--format", "json")
    assert ran.json["outcome"] == MOMENTS[at]
    (route,) = ran.json["routes"]
    assert route["open"] == ("yes" if MOMENTS[at] == "available" else "no")


def test_a_moment_shortly_before_the_end_is_said_to_be_closing() -> None:
    """20 minutes before, that is said; afterwards that the time is over."""
    assert "closes in 20 minutes" in one_line(decide("--at", "2025-11-21T16:40").out)
    assert "the time to file is over" in one_line(decide("--at", "2025-11-21T17:01").out)


def test_a_flag_that_cannot_matter_is_warned_of() -> None:
    """A note in the answer names the flag; one that matters is not named."""
    ran = decide("--manual", "--format", "json")
    (warning,) = [one for one in ran.json["warnings"] if "cannot matter" in one]
    assert "'manual'" in warning
    quiet = decide("--contracted", "no", "--format", "json")
    assert not [one for one in quiet.json["warnings"] if "cannot matter" in one]


# -- many cases --------------------------------------------------------------------------------

LINES = [
    json.dumps(PARK_CITY_CASE),
    "not JSON",
    json.dumps({**PARK_CITY_CASE, "votes": {"A": 1.5, "B": 1}}),
    "[1]",
    "",
    json.dumps({**PARK_CITY_CASE, "votes": {"A": 200, "B": 200}}),
    json.dumps({**PARK_CITY_CASE, "readings": {"nope": "x"}}),
]


def test_json_lines_give_one_line_for_each_case_in_order() -> None:
    """An answer or an error object for each; exit 0 and a note on standard error."""
    ran = run("decide", "--jsonl", "-", stdin="\n".join(LINES))
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [one.get("outcome", "error" if "error" in one else None) for one in found] == [
        "available",
        "error",
        "error",
        "error",
        "required",
        "error",
    ]
    assert [one["line"] for one in found if "error" in one] == [2, 3, 4, 7]
    assert "'votes' must be a whole number" in found[2]["error"]
    assert ran.code == 0
    assert ran.error == "4 of 6 cases were stopped with a line that says so"


def test_json_lines_are_strict_if_asked() -> None:
    """`--strict` makes any stopped case exit code 3, and none otherwise."""
    assert run("decide", "--jsonl", "--strict", "-", stdin="\n".join(LINES)).code == 3
    good = run("decide", "--jsonl", "--strict", "-", stdin=LINES[0])
    assert (good.code, good.err) == (0, "")


def test_json_lines_from_a_file_take_flags(tmp_path: Path) -> None:
    """Flags hold for every case; the answers may go to a file."""
    source, target = tmp_path / "cases.jsonl", tmp_path / "answers.jsonl"
    source.write_text("\N{ZERO WIDTH NO-BREAK SPACE}" + f"{LINES[0]}\n{LINES[5]}\n", "utf-8")
    ran = run("decide", "--jsonl", str(source), "--as-of", "2025-12-01", "-o", str(target))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    said = [json.loads(line)["summary"] for line in target.read_text("utf-8").splitlines()]
    assert len(said) == 2
    assert all(one.startswith("Hypothetical") for one in said)


def test_json_lines_are_read_from_standard_input_by_default() -> None:
    """Without a name, cases come from standard input."""
    ran = run("decide", "--jsonl", stdin=LINES[0])
    assert json.loads(ran.out)["outcome"] == "available"


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\xff\xfe\x00"])
def test_json_lines_without_a_case_cannot_be_read(data: bytes) -> None:
    """An empty input, or one that is no text, is exit code 3."""
    ran = run("decide", "--jsonl", "-", stdin=data)
    assert (ran.code, ran.out) == (3, "")
    assert ran.error.startswith("error: ")


# -- limit -------------------------------------------------------------------------------------


@needs_oklahoma
def test_a_limit_may_be_allowed_and_not_attainable() -> None:
    """Of 14,900 votes 149 are allowed, and two options can be 148 apart."""
    ran = run("limit", "--state", "OK", "--total", "14900")
    assert ran.code == 0
    assert "allowed 149, attainable 148 with two options" in ran.out


@needs_oklahoma
def test_the_limits_of_oklahoma_step_at_15000() -> None:
    """14,999 and 15,000 votes: 149 and 150."""
    ran = run("limit", "--state", "OK", "--total", "14999..15000", "--format", "json")
    rows = ran.json["limits"]
    assert {row["total"]: row["allowed"] for row in rows} == {14999: 149, 15000: 150}
    assert all(row["attainable"] == row["allowed"] for row in rows)


@pytest.mark.parametrize("state", sorted(STATES))
def test_limits_of_a_range_go_upwards_and_stay_attainable(state: str) -> None:
    """Every total of the range has a row for each provision, attainable at most what is allowed."""
    ran = run("limit", "--state", state, "--total", "0..1300", "--format", "json")
    rows = ran.json["limits"]
    assert sorted({row["total"] for row in rows}) == list(range(1301))
    for row in rows:
        assert 0 <= row["attainable"] <= max(row["allowed"], 0), row


def test_limits_name_the_text_they_speak_of() -> None:
    """The first line has the section and its dates in force."""
    ran = run("limit", "--state", "ut", "--total", "3405")
    assert ran.out.splitlines()[0].endswith("the text in force since Wed 7 May 2025.")
    assert "allowed 8" in ran.out


@pytest.mark.parametrize(
    "total",
    ["1e3", "5..1", "1..9999999", "", "..", "1..", "-1", "1,000", "12.5", "9" * 30, "99999999999"],
)
def test_a_total_that_is_no_number_is_refused(total: str) -> None:
    """Exit code 3 and one line."""
    ran = run("limit", "--state", "UT", "--total", total)
    assert (ran.code, ran.out) == (3, "")
    assert "'total' must" in ran.error


# -- deadlines ---------------------------------------------------------------------------------

DEADLINES = ("deadlines", *PARK_CITY, *PARK_CITY_VOTES)
OF_A_CANVASS = ("deadlines", "--state", "UT", "--office", "municipal", "--canvass", "2025-11-18")


def test_deadlines_need_no_votes() -> None:
    """From the day of a canvass alone, with the working day by day."""
    ran = run(*OF_A_CANVASS)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Fri 21 Nov 2025, by 5 p.m. Mountain time: last moment to file")
    assert "Tue 18 Nov 2025: canvass completed, not counted" in ran.out


@pytest.mark.parametrize(
    "more",
    [
        ("--petitioner", "Rubin"),
        ("--filed", "2025-11-19"),
        ("--seats", "2"),
        ("--advancing", "2"),
        ("--contracted", "yes"),
        ("--at", "2025-11-19T10:00"),
    ],
)
def test_deadlines_without_votes_take_other_facts(more: tuple[str, ...]) -> None:
    """No fact given besides upsets the list."""
    ran = run(*OF_A_CANVASS, *more)
    assert ran.code == 0
    assert "Fri 21 Nov 2025" in ran.out


@pytest.mark.parametrize("kind", ["county", "municipal", "school", "special-district", "state"])
def test_deadlines_of_a_measure_need_no_votes(kind: str) -> None:
    """So it is with measures."""
    ran = run("deadlines", "--state", "UT", "--measure", kind, "--canvass", "2025-11-18")
    assert ran.code == 0
    assert "2025" in ran.out


def test_deadlines_as_json_have_office_moment_zone_and_working() -> None:
    """One row for each last moment."""
    (row,) = run(*DEADLINES, "--format", "json").json
    assert row["moment"] == "2025-11-21T17:00"
    assert row["zone"] == "America/Denver"
    assert row["office"] == "municipal clerk"
    assert row["who"] == "Rubin"
    assert len(row["working"]) == 4


def test_a_case_without_dates_has_no_deadline() -> None:
    """It says which day to give."""
    ran = run("deadlines", "--state", "UT", "--office", "municipal")
    assert ran.code == 0
    assert "--canvass" in ran.out


def calendar(text: str) -> Any:
    from icalendar import Calendar

    return Calendar.from_ical(text)


def bytes_of_calendar(*args: str, tmp_path: Path) -> bytes:
    path = tmp_path / "deadlines.ics"
    assert run(*args, "--format", "ics", "-o", str(path)).code == 0
    return path.read_bytes()


def test_a_calendar_file_has_the_moment_in_its_zone(tmp_path: Path) -> None:
    """DTSTART at 5 p.m. in America/Denver, the zone defined, the rule and the office named."""
    data = bytes_of_calendar(*DEADLINES, tmp_path=tmp_path)
    assert b"DTSTART;TZID=America/Denver:20251121T170000\r\n" in data
    assert b"BEGIN:VTIMEZONE\r\nTZID:America/Denver\r\n" in data
    (event,) = calendar(data.decode()).walk("VEVENT")
    start = event["DTSTART"].dt
    assert start.utcoffset() == dt.timedelta(hours=-7)
    assert "20A-4-401(4)(b)" in event["DESCRIPTION"]
    assert event["LOCATION"] == "municipal clerk"
    assert event["STATUS"] == "CONFIRMED"
    assert "DTEND" not in event or event["DTEND"].dt > start


def test_a_calendar_file_has_three_alarms(tmp_path: Path) -> None:
    """Three days, one day and two hours before."""
    data = bytes_of_calendar(*DEADLINES, tmp_path=tmp_path)
    alarms = calendar(data.decode()).walk("VALARM")
    assert [alarm["TRIGGER"].dt for alarm in alarms] == [
        -dt.timedelta(days=3),
        -dt.timedelta(days=1),
        -dt.timedelta(hours=2),
    ]


def test_a_calendar_file_has_lines_of_75_octets_ended_as_rfc_5545_says(tmp_path: Path) -> None:
    """Every line ends with CRLF and has at most 75 octets."""
    data = bytes_of_calendar(*DEADLINES, tmp_path=tmp_path)
    assert data.endswith(b"END:VCALENDAR\r\n")
    assert data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r")
    assert max(len(line) for line in data.split(b"\r\n")) <= 75


def test_a_calendar_file_has_the_same_bytes_each_time(tmp_path: Path) -> None:
    """The program never reads the clock."""
    first = bytes_of_calendar(*DEADLINES, tmp_path=tmp_path)
    second = run_process(*DEADLINES, "--format", "ics", env={**os.environ, "TZ": "Asia/Tokyo"})
    assert second.out.encode() == first


def uids(*args: str) -> list[str]:
    entries = calendar(run(*args, "--format", "ics").out).walk("VEVENT")
    return [str(entry["UID"]) for entry in entries]


def test_an_event_keeps_its_uid_when_the_canvass_moves() -> None:
    """A calendar then moves the event; two contests never share a UID."""
    moved = tuple("2025-11-19" if flag == "2025-11-18" else flag for flag in DEADLINES)
    assert uids(*DEADLINES) == uids(*moved)
    assert uids(*OF_A_CANVASS) != uids(*OF_A_CANVASS, "--date", "2025-11-04")
    county = tuple("county" if flag == "municipal" else flag for flag in OF_A_CANVASS)
    assert uids(*OF_A_CANVASS) != uids(*county)


def test_a_calendar_of_a_text_not_in_force_is_tentative() -> None:
    """Exit code 4, and the event says that it stands as if."""
    ran = run(*DEADLINES, "--as-of", "2020-01-01", "--format", "ics")
    assert ran.code == 4
    (event,) = calendar(ran.out).walk("VEVENT")
    assert event["STATUS"] == "TENTATIVE"


# -- deposit, readings, cite, schema -----------------------------------------------------------

DEPOSITS = {3000: "$600", 3001: "$1,200", 9000: "$1,200", 9001: "$1,800"}


@needs_oklahoma
@pytest.mark.parametrize("ballots", DEPOSITS)
def test_a_hand_count_costs_by_the_ballots_begun(ballots: int) -> None:
    """$600 to 3,000 ballots, $600 more for each 6,000 begun."""
    ran = run("deposit", "--manual", "--recount-ballots", f"Tulsa={ballots}")
    assert ran.code == 0
    assert f" {DEPOSITS[ballots]}  for the ballots" in ran.out
    assert "Tulsa" in ran.out


@needs_oklahoma
def test_a_deposit_as_json_leaves_out_no_item() -> None:
    """An item that is not known is there, and says what it waits for."""
    ran = run("deposit", "--manual", "--recount-ballots", "Tulsa=9001", "--format", "json")
    known, unknown = ran.json["items"]
    assert (known["county"], known["cents"]) == ("Tulsa", 180_000)
    assert "--votes" in unknown["cents"]["unknown"]


@needs_oklahoma
def test_a_deposit_may_name_the_petitioner() -> None:
    """Naming the petitioner needs no votes."""
    assert run("deposit", "--petitioner", "Ann").code == 0


@pytest.mark.parametrize("state", sorted(STATES))
def test_readings_lists_every_question_with_its_default(state: str) -> None:
    """Each question of the room, its readings, and why the default is the default."""
    (room,) = [room for room in ROOMS if room.state == state]
    (said,) = run("readings", "--state", state, "--format", "json").json
    listed = [one["id"] for one in said["questions"]]
    assert listed == [*(q.question.id for q in room.questions), "x-governing-date"]
    for one in said["questions"]:
        assert one["default"] == one["readings"][0]["name"]
        assert one["why"] and one["doubt"]
    text = run("readings", "--state", state).out
    for question in room.questions:
        assert question.question.id in text


def test_readings_and_cite_speak_of_all_states_by_default() -> None:
    """Without `--state` every modeled text is listed."""
    assert len(run("readings", "--format", "json").json) == len(ROOMS)
    texts = {row["text"] for row in run("cite", "--format", "json").json}
    assert texts == {room.id for room in ROOMS}


def test_cite_finds_a_clause() -> None:
    """By its number, with what it says and which parts follow it."""
    ran = run("cite", "20A-4-401(3)(a)")
    assert ran.code == 0
    assert "decided by: " in ran.out
    assert run("cite", "20A-4-401(3)(a)", "--state", "UT") == ran


def test_cite_of_an_unknown_clause_is_bad_usage() -> None:
    """Exit code 2 and one line."""
    ran = run("cite", "99-9-999")
    assert (ran.code, ran.out) == (2, "")
    assert "99-9-999" in ran.error


@pytest.mark.parametrize("what", ["case", "answer"])
def test_schema_prints_a_schema(what: str) -> None:
    """JSON Schema 2020-12 on standard output."""
    ran = run("schema", what)
    assert ran.json["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert ran.out == run_process("schema", what).out


# -- the command itself ------------------------------------------------------------------------


def test_the_version_names_program_and_law() -> None:
    """The program's version and the day up to which the law was looked up."""
    ran = run("--version")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "recountlaw 0.1.0, law as looked up by 30 November 2026\n"


@pytest.mark.parametrize("verb", ["", *COMMANDS])
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_verb_has_help(verb: str, flag: str) -> None:
    """On standard output, exit code 0."""
    ran = run(*([verb] if verb else []), flag)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Usage: recountlaw")
    assert len(ran.out.splitlines()) > 5


def test_help_lists_every_verb() -> None:
    """With a line for each."""
    said = run("--help").out
    for verb, (_, words) in COMMANDS.items():
        assert f"  {verb} " in said
        assert words.split()[0] in said


@pytest.mark.parametrize("args", [(), ("decide",)])
def test_a_command_without_anything_helps(args: tuple[str, ...]) -> None:
    """Help on standard error, since nothing was answered, and exit code 2."""
    ran = run(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Usage: recountlaw")


@pytest.mark.parametrize(
    "args",
    [
        ("nope",),
        ("decide", "--nope"),
        ("decide", "--format", "xml"),
        ("decide", "a", "b"),
        ("limit", "--state", "UT"),
        ("limit", "--state", "XX", "--total", "5"),
        ("limit", "--total", "5"),
        ("schema", "nope"),
        ("decide", "--votes"),
        ("decide", "--for", "-1", "--state"),
    ],
)
def test_bad_usage_is_one_line(args: tuple[str, ...]) -> None:
    """Exit code 2, one line on standard error that points to help, nothing on standard output."""
    ran = run(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.error.startswith("error: ")
    assert "--help" in ran.error


def test_the_package_runs_as_a_module() -> None:
    """`python -m recountlaw` is the command."""
    done = subprocess.run(
        [sys.executable, "-m", "recountlaw", *DECIDE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert one_line(done.stdout).startswith(FIRST)


def test_a_reader_that_goes_away_is_no_error() -> None:
    """As with `recountlaw cite | head -1`."""
    command = Path(sys.executable).with_name("recountlaw")
    with subprocess.Popen(
        [command, "limit", "--state", "UT", "--total", "0..20000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read().decode()
    assert said == ""
    assert process.returncode == 0
