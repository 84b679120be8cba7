"""What is mutated together: the tellings of a room, its questions, the words that rooms share."""

from collections.abc import Iterable
from fnmatch import fnmatch
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from attrs import frozen
from rules_lint import NOT_RULES

from recountlaw.statutes import INDEX

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
STATUTES = "recountlaw.statutes"

RECORD = ("record.py", "record_values.py", "record_words.py")
"""What of a room's record the lemmas rest on."""

MACHINERY = (
    "parts",
    "readings",
    "moments",
    "ranks",
    "relations.cases",
    "relations.days",
    "relations.logic",
    "relations.ranks",
    "relations.telling",
    "relations.values",
    "proving.days",
    "proving.domain",
    "proving.equivalence",
    "proving.given",
    "proving.runs",
    "proving.symbolic",
)
"""Modules of the package on which every verdict rests: the vocabulary, and what proves."""


@frozen
class Group:
    """Modules whose mutants are judged in one way.

    `rooms`: the packages whose lemmas are asked, if any. `tests`: the tests that are run where
    these do not settle it. `alone`: the modules are shared by rooms, so that each mutant is judged
    in a process of its own. `rests_on`: files of which a change makes the verdicts due again, as a
    change of `MACHINERY` does; tests are not among them.
    """

    name: str
    modules: tuple[str, ...]
    rooms: tuple[str, ...]
    tests: tuple[Path, ...]
    alone: bool
    rests_on: tuple[Path, ...]

    @property
    def digest(self) -> str:
        """The digest of all that the verdicts rest on."""
        return digest_of((*self.rests_on, *machinery()))


def file_of(module: str) -> Path:
    """The file of a module, of which nothing is imported.

    Raises:
        LookupError: there is none.
    """
    top, *rest = module.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        raise LookupError(f"no package {top}")
    place = Path(spec.origin).parent.joinpath(*rest)
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    raise LookupError(f"no module {module}")


def place_of(module: str) -> str:
    """The file of a module from the root of the repository, wherever the package is installed."""
    file, package = file_of(module), file_of("recountlaw").parent
    if file.is_relative_to(package):
        return f"model/recountlaw/{file.relative_to(package).as_posix()}"
    return file.relative_to(ROOT).as_posix()


def digest_of(files: Iterable[Path]) -> str:
    """The digest of some files, by their names and what is in them."""
    told = sha256()
    for file in sorted(files):
        told.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()[:16]


def machinery() -> tuple[Path, ...]:
    """The files on which every verdict rests."""
    return tuple(file_of(f"recountlaw.{name}") for name in MACHINERY)


def groups() -> tuple[Group, ...]:
    """All groups: two of each room, and two of what the rooms share."""
    found: list[Group] = []
    packages = [f"{STATUTES}.{path}" for paths in INDEX.values() for path in paths]
    for package in packages:
        state = package.split(".")[2]
        found += of_room(package, (TESTS / state,))
    tests = tuple(TESTS / package.split(".")[2] for package in packages)
    whole = (*tests, *(TESTS / f"test_{name}.py" for name in ("calendars", "engine", "cli")))
    shared = (f"{STATUTES}.shared_readings", "recountlaw.moments")
    found.append(_group("shared/words", shared, (), whole, True))
    vocabulary = ("recountlaw.ranks", "recountlaw.relations.ranks", "recountlaw.relations.days")
    found.append(_group("shared/relations", vocabulary, tuple(packages), tests, True))
    return tuple(found)


def of_room(package: str, tests: tuple[Path, ...]) -> tuple[Group, Group]:
    """The two tellings of a room, and its questions."""
    folder = file_of(package).parent
    name = "/".join(package.removeprefix(f"{STATUTES}.").split("."))
    files = sorted(folder.glob("*.py"))
    readings = [file for file in files if file.name.startswith("readings")]
    tellings = [
        file
        for file in files
        if file.name.startswith("constraints")
        or not any(fnmatch(file.name, pattern) for pattern in NOT_RULES)
    ]
    record = [file for file in files if file.name in RECORD]
    return (
        Group(
            f"{name}/tellings",
            tuple(f"{package}.{file.stem}" for file in tellings),
            (package,),
            tests,
            False,
            (*tellings, *readings, *record),
        ),
        _group(
            f"{name}/readings",
            tuple(f"{package}.{file.stem}" for file in readings),
            (),
            tests,
            True,
        ),
    )


def _group(
    name: str,
    modules: tuple[str, ...],
    rooms: tuple[str, ...],
    tests: tuple[Path, ...],
    alone: bool,
) -> Group:
    return Group(name, modules, rooms, tests, alone, tuple(map(file_of, modules)))
