"""Which parts a definition can change: those whose rule or relation calls it or names it."""

from collections.abc import Callable, Iterator, Mapping
from dis import get_instructions
from types import CodeType, FunctionType, ModuleType
from typing import Any

from attrs import field, frozen

from recountlaw.parts import Net
from recountlaw.relations import Relations

from .mutants import Mutant

GLOBALS = {"LOAD_GLOBAL", "LOAD_NAME"}
ATTRIBUTES = {"LOAD_ATTR", "LOAD_METHOD"}
"""What the instructions are called that look up a name, of a module or of an object."""


@frozen(eq=False)
class Reach:
    """What a function comes upon: lines of modules, and names."""

    lines: list[tuple[str, int, int]] = field(factory=list)
    """Module, first and last line of each function."""
    names: set[str] = field(factory=set)

    def has(self, mutant: Mutant) -> bool:
        """Whether the change may be felt. A constant is told by its name alone: a part too many
        is proved in vain, and one too few would not be."""
        if mutant.constant:
            return mutant.definition in self.names
        return any(
            module == mutant.module and first <= mutant.line <= last
            for module, first, last in self.lines
        )


def reach_of(function: Callable[..., Any]) -> Reach:
    """All that a function comes upon, through any number of others."""
    reach, seen, todo = Reach(), set(), [function]
    while todo:
        one = todo.pop()
        if not isinstance(one, FunctionType) or one in seen or one.__module__.startswith("z3"):
            continue
        seen.add(one)
        codes = list(_codes(one.__code__))
        last = max(line or 0 for code in codes for _, _, line in code.co_lines())
        reach.lines.append((one.__module__, one.__code__.co_firstlineno, last))
        names = {name for code in codes for name in _names(code, GLOBALS)}
        attributes = {name for code in codes for name in _names(code, ATTRIBUTES)}
        reach.names.update(names | attributes)
        todo += _called(one, names, attributes)
    return reach


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _names(code: CodeType, operations: set[str]) -> Iterator[str]:
    return (each.argval for each in get_instructions(code) if each.opname in operations)


def _called(function: FunctionType, names: set[str], attributes: set[str]) -> Iterator[Any]:
    for name in names & set(function.__globals__):
        known = function.__globals__[name]
        yield known
        if isinstance(known, ModuleType):
            yield from (vars(known)[each] for each in attributes & set(vars(known)))
    for cell in function.__closure__ or ():
        yield cell.cell_contents


def reaches(nets: Mapping[str, Net], told: Mapping[str, Relations]) -> dict[tuple[str, str], Reach]:
    """What the two tellings of each part come upon, by subject and part."""
    found = {}
    for subject, net in nets.items():
        for part in net.parts:
            rule, relation = reach_of(part.function), reach_of(told[subject].relations[part.name])
            found[subject, part.name] = Reach(
                rule.lines + relation.lines, rule.names | relation.names
            )
    return found
