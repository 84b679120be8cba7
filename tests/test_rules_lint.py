"""The rules of every room keep to the Python that their equivalence proof can run."""

from enum import Enum
from pathlib import Path

import pytest
from rules_lint import STATUTES, Escape, lint, linted, rules_files

EXACT = {
    # A share is a fraction of the ballot's text: its denominator is positive by the invariants.
    ("montana/s13_16_201/from_2013/rules_measures.py", "required"),
    ("oklahoma/s8_111/from_2013/margins.py", "_rounded_up"),
    ("utah/s20a_4_401/from_2025/rules_propositions.py", "required"),
}
"""The quotients by no constant that are let pass, by file and part: a new one is to be argued."""

EACH_FILE = pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=str(file.relative_to(STATUTES.parent))) for file in rules_files()],
)


class Doubt(Enum):
    ONE = "one"
    TWO = "two"


def part(body: str, parameters: str = "facts, choose, closed, day, votes") -> str:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return f"@cites(C)\ndef part({parameters}):\n{lines}"


CLEAN = '''"""Rules."""

from collections.abc import Callable

from recountlaw.parts import cites, net

from . import clauses as c

SMALL = 400
"""The number of the text."""

LIMBS = (Limb.A, Limb.B)


@cites(c.A)
@turns(votes=(1, 2))
def small(facts: Race, votes: int, open: bool, choose: Choose) -> int | None:
    """Small."""
    if facts.kind is Kind.SMALL or votes is None or not open:
        return _helper(votes)
    if any(v > 3 for v in facts.votes) and sum(a for a, b in zip(facts.votes, votes)) > 3:
        return votes // 2 + votes % SMALL
    match choose(Doubt):
        case Doubt.ONE:
            while closed(votes):
                votes += 1
        case Doubt.TWO:
            for mine in facts.votes:
                votes = votes + mine
    match facts.kind:
        case Kind.SMALL:
            return 1
        case _:
            return None


def _helper(votes: int) -> int:
    return votes


NET = net(Race, (), small, open, petitioners=lambda race: len(race.votes))
'''

BAD = {
    "is with True": part("return votes is True"),
    "is between a name and an enum member": part("return votes is Kind.SMALL"),
    "is with a number": part("return votes is 7"),
    "is with a name": part("return votes is day"),
    "is not with a lower-case attribute": part("return votes is not facts.day"),
    "is in a chain": part("return None is votes is day"),
    **{
        f"{name}()": part(f"return {name}(votes)")
        for name in [
            "isinstance",
            "type",
            "id",
            "hash",
            "getattr",
            "setattr",
            "eval",
            "exec",
            "open",
            "print",
            "input",
            "round",
            "float",
            "int",
            "str",
            "complex",
            "sorted",
            "max",
            "min",
            "divmod",
            "pow",
        ]
    },
    "a refused function handed on": part("return sum(map(int, votes))"),
    "**": part("return votes ** 2"),
    "/": part("return votes / 2"),
    "/=": part("votes /= 2\nreturn votes"),
    "a float": part("return votes > 0.5"),
    "a complex number": part("return 1j"),
    "a float constant": "RATE = 0.25\n",
    "an f-string": part("return f'{votes}'"),
    "try": part("try:\n    return 1\nexcept ValueError:\n    return 2"),
    "raise": part("raise ValueError"),
    "with": part("with votes:\n    return 1"),
    "global": part("global SEEN\nreturn 1"),
    "nonlocal": part("nonlocal votes\nreturn 1"),
    "a lambda": part("return (lambda: 1)()"),
    "a function within a function": part("def inner():\n    return 1\nreturn inner()"),
    "a lambda as a part": "NET = net(Race, (), lambda facts: 1)\n",
    "a class": "class Limb:\n    pass\n",
    "a class within a function": part("class Limb:\n    pass\nreturn 1"),
    "async": "async def part(facts):\n    return 1\n",
    "yield": part("yield 1"),
    "a walrus": part("return (more := votes) > 1"),
    "del": part("del votes"),
    "a list comprehension": part("return sum([v for v in votes])"),
    "a set comprehension": part("return len({v for v in votes})"),
    "a dict comprehension": part("return len({v: 1 for v in votes})"),
    "a generator that is handed on": part("return v_of(v for v in votes)"),
    "a generator over a call": part("return sum(v for v in listed(votes))"),
    "a generator over a list": part("return sum(v for v in [1, 2])"),
    "a loop over a call": part("for v in listed(votes):\n    day = v\nreturn day"),
    "while on a number": part("while day < 3:\n    day += 1\nreturn day"),
    "while true": part("while True:\n    return day"),
    "while on another predicate": part("while late(day):\n    day += 1\nreturn day"),
    "while not closed": part("while not closed(day):\n    day += 1\nreturn day"),
    "while on a sum": part("while closed(day + 1):\n    day += 1\nreturn day"),
    "a wildcard reading": part(
        "match choose(Doubt):\n    case Doubt.ONE:\n        return 1\n    case _:\n        return 2"
    ),
    "a reading not named": part("match choose(Doubt):\n    case Doubt.ONE:\n        return 1"),
    "a reading under a condition": part(
        "match choose(Doubt):\n    case Doubt.ONE if day:\n        return 1\n"
        "    case Doubt.TWO:\n        return 2"
    ),
    "an unknown question": part("match choose(Other):\n    case Other.ONE:\n        return 1"),
    "choose outside match": part("return choose(Doubt) is Doubt.ONE"),
    "a class pattern": part("match votes:\n    case int():\n        return 1"),
    "a foreign import": "import math\n",
    "a foreign import from": "from functools import lru_cache\n",
    "a star import": "from .readings import *\n",
    "an import within a function": part("from .readings import Doubt\nreturn 1"),
    "a list at module level": "SEEN = []\n",
    "a dict at module level": "SEEN = {}\n",
    "a tuple of lists": "SEEN = ([],)\n",
    "a variable at module level": "seen = 1\n",
    "a statement at module level": "if SMALL:\n    LARGE = 1\n",
    "a call at module level": "register(1)\n",
    "a part without a clause": "def part(facts):\n    return 1\nNET = net(Race, (), part)\n",
    "a cache": "@cites(C)\n@cache\ndef part(facts):\n    return 1\n",
    "a default argument": part("return 1", "facts, votes=1"),
    "a default keyword": part("return 1", "facts, *, votes=1"),
    "any number of arguments": part("return 1", "*votes"),
    "any keywords": part("return 1", "**votes"),
    "floor division by a fact": part("return votes // facts.den"),
    "modulo by a variable": part("return votes % day"),
    "floor division by zero": part("return votes // 0"),
    "floor division by a negative number": part("return votes // -2"),
    "an exact quotient without a reason": part("return votes // day  # exact:"),
    "an assignment into a tuple": part("votes[0] = 1\nreturn 1"),
    "an assignment to a fact": part("facts.votes = 1\nreturn 1"),
}


def names() -> dict[str, object]:
    return {"Doubt": Doubt}


def test_plain_rules_pass() -> None:
    """A file that says only what rules may say has no fault."""
    assert lint(CLEAN, names()).faults == ()


@pytest.mark.parametrize("source", BAD.values(), ids=BAD.keys())
def test_each_forbidden_construct_is_refused(source: str) -> None:
    """A small file with one forbidden construct has a fault, on the line of the construct."""
    faults = lint(source, names()).faults
    assert faults
    assert all(1 <= fault.line <= len(source.splitlines()) for fault in faults)


def test_helpers_need_no_clause_and_parts_of_another_file_do() -> None:
    """A function that no net takes is a helper; a net of another file may take it."""
    source = "def above(votes):\n    return sum(v > 1 for v in votes)\n"
    assert lint(source, names()).faults == ()
    assert lint(source, names(), frozenset({"above"})).faults != ()


def test_a_quotient_may_be_called_exact_with_a_reason() -> None:
    """The one escape is reported with its part and its reason, and is no fault."""
    report = lint(part("return votes // day  # exact: day is never zero"), names())
    assert report.faults == ()
    assert report.escapes == (Escape("part", "votes // day", "day is never zero"),)


def test_only_quotients_have_an_escape() -> None:
    """A comment does not let anything else pass."""
    assert lint(part("return votes / day  # exact: day is never zero"), names()).faults


def test_the_rules_of_every_room_are_linted() -> None:
    """Every room in the folders has at least one rules file, and the ranks are among them."""
    files = rules_files()
    assert STATUTES.parent / "ranks.py" in files
    assert STATUTES / "utah/s20a_4_401/from_2025/filing.py" in files
    assert not {"record.py", "door.py", "clauses.py"} & {file.name for file in files}


@EACH_FILE
def test_the_rules_of_every_room_pass(file: Path) -> None:
    """No rules file says what a symbolic value would not survive."""
    found = [f"{file.name}:{fault.line}: {fault.why}" for fault in linted(file).faults]
    assert found == []


def test_the_quotients_called_exact_are_those_listed() -> None:
    """A new quotient by no constant is seen here before it is let pass."""
    found = {
        (str(file.relative_to(STATUTES)), escape.function)
        for file in rules_files()
        if file.is_relative_to(STATUTES)
        for escape in linted(file).escapes
    }
    assert found == EXACT
