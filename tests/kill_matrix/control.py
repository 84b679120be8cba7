"""The rooms and the tests as they are: what fails of these would say nothing of a mutant."""

from collections.abc import Sequence
from importlib import import_module

from attrs import frozen
from pytest import ExitCode

from recountlaw.proving.workers import Failure

from . import alone
from .groups import Group, file_of
from .importing import changed
from .lemmas import Holds, judged
from .running import run_told


@frozen
class Lemmas:
    """Ask the lemmas of all parts of a room, imported anew but unchanged."""

    name: str

    def run(self) -> list[str]:
        """Those that do not hold."""
        module = f"{self.name}.constraints"
        found = []
        with changed(self.name, module, file_of(module).read_text(encoding="utf-8")):
            room, told = import_module(self.name).ROOM, import_module(module).SUBJECTS
            for subject, of in room.subjects.items():
                for part in of.net.parts:
                    said = judged(of.net, told[subject], part)
                    if said.holds is not Holds.YES:
                        found.append(f"{self.name}/{subject}/{said.lemma}: {said.holds.value}")
        return found


@frozen
class Tests:
    """Run the tests of a group, of which nothing is changed."""

    group: Group

    @property
    def name(self) -> str:
        """The group."""
        return self.group.name

    def run(self) -> list[str]:
        """How they end, if not well."""
        module = self.group.modules[0]
        text = file_of(module).read_text(encoding="utf-8")
        code, written = alone.tested(module, text, self.group.tests)
        return [] if code == ExitCode.OK else [f"{self.name}: tests end with {code}: {written}"]


def faults(groups: Sequence[Group], jobs: int) -> list[str]:
    """What fails of the groups as they are; nothing if all is well."""
    rooms = dict.fromkeys(room for group in groups for room in group.rooms)
    tasks: list[Lemmas | Tests] = list(map(Lemmas, rooms))
    tasks += [Tests(group) for group in groups if group.tests]
    found: list[str] = []
    for task, result in run_told(tasks, jobs):
        found += [f"{task.name}: {result.why}"] if isinstance(result, Failure) else result
    return found
