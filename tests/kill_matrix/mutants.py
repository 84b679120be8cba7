"""Mutants: small changes of a source file, each at one place.

What is changed:

| what | into |
|---|---|
| `<`, `<=`; `>`, `>=`; `is`, `is not`; `in`, `not in` | the other |
| `==`, `!=` | the other; `==` of what may be numbers also `<=` and `>=` |
| a whole number, in a constant of the module too | one more, one less |
| `True`, `False` | the other |
| `and`, `or`; `All`, `Some`; `all`, `any` | the other |
| `+`, `-`; `+=`, `-=` | the other |
| `*`, `//`, `%` | the next of the three |
| `not`, `Not`, a minus sign | nothing |
| the branches of `a if c else b` and `If`, the sides of `Implies` | the other way round |
| a member of an enum | the next member |
| the default reading of a question, in files of readings | the second reading |

Docstrings, cites, annotations, decorators and the patterns of a `match` stay as they are (what its
arms ask and give is changed); so do the bounds of the proofs, which are the lengths of lists and of
runs of closed days.
"""

import ast
import builtins
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from attrs import frozen

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE,),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE,),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}

ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.Mult,
}

SWAPPED = {"All": "Some", "Some": "All", "all": "any", "any": "all"}

VOCABULARY = '__import__("recountlaw.relations", fromlist=["*"])'
"""Where a word stands that a module has not imported."""

BOUNDS = {"Sizes", "LONGEST_CLOSED"}
"""A call and a constant that bound the proofs, and say nothing of the law."""

CHECKS = {"strict"}
"""Arguments by which `zip` only checks what it is given."""

Names = Mapping[str, Any]
"""The namespace of a module, which tells which attributes are members of enums."""


@frozen
class Mutant:
    """One change: the bytes from `start` to `end` of a module's source give way to `after`.

    `definition` is the function or the constant it stands in, `Outer.inner` for a function in
    another; `constant` tells that it stands in no function.
    """

    module: str
    definition: str
    constant: bool
    line: int
    column: int
    start: int
    end: int
    before: str
    after: str

    def applied(self, source: str) -> str:
        """The source of the module with the change."""
        text = source.encode()
        return (text[: self.start] + self.after.encode() + text[self.end :]).decode()


def mutants_of(module: str, source: str, names: Names) -> tuple[Mutant, ...]:
    """All mutants of a module of rules or constraints, in order of place."""
    starts = _starts(source)
    found = []
    for node, definition, constant in _expressions(ast.parse(source), (), True):
        start, end = _span(node, starts)
        for after in replacements(node, names):
            if isinstance(node, ast.expr):
                # In brackets, so that what stands around it binds it as it bound what was there.
                after = f"({after})"
            found.append(
                Mutant(
                    module,
                    ".".join(definition),
                    constant,
                    node.lineno,
                    node.col_offset,
                    start,
                    end,
                    ast.unparse(node),
                    after,
                )
            )
    return tuple(sorted(found, key=lambda one: (one.start, one.end)))


def defaults_of(module: str, source: str) -> tuple[Mutant, ...]:
    """For each question of a module the mutant whose first reading, the default, is the second."""
    starts, text = _starts(source), source.encode()
    found = []
    for node in ast.parse(source).body:
        if not (
            isinstance(node, ast.ClassDef) and [ast.unparse(b) for b in node.bases] == ["Reading"]
        ):
            continue
        one, other = [each for each in node.body if isinstance(each, ast.Assign)][:2]
        (start, stop), (again, end) = _span(one, starts), _span(other, starts)
        after = text[again:end] + text[stop:again] + text[start:stop]
        found.append(
            Mutant(
                module,
                node.name,
                True,
                one.lineno,
                one.col_offset,
                start,
                end,
                text[start:end].decode(),
                after.decode(),
            )
        )
    return tuple(found)


def replacements(node: ast.AST, names: Names) -> Iterator[str]:
    """What an expression is changed into, as source."""
    match node:
        case ast.Compare():
            yield from _comparisons(node, names)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.unparse(ast.BoolOp(other, node.values))
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        case ast.AugAssign(op=ast.Add() | ast.Sub() as op):
            yield ast.unparse(ast.AugAssign(node.target, ARITHMETIC[type(op)](), node.value))
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield ast.unparse(node.operand)
        case ast.IfExp():
            yield ast.unparse(ast.IfExp(node.test, node.orelse, node.body))
        case ast.Call(func=ast.Name("Not"), args=[one]):
            yield ast.unparse(one)
        case ast.Call(func=ast.Name("If"), args=[test, one, other]):
            yield ast.unparse(ast.Call(node.func, [test, other, one], []))
        case ast.Call(func=ast.Name("Implies"), args=[one, other]):
            yield ast.unparse(ast.Call(node.func, [other, one], []))
        case ast.Name(id) if id in SWAPPED:
            word = SWAPPED[id]
            yield word if word in {*names, *vars(builtins)} else f"{VOCABULARY}.{word}"
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)
            yield str(value - 1)
        case ast.Attribute() if (member := _member(node, names)) is not None:
            members = list(type(member))
            if len(members) > 1:
                after = members[(members.index(member) + 1) % len(members)]
                yield f"{ast.unparse(node.value)}.{after.name}"


def _comparisons(node: ast.Compare, names: Names) -> Iterator[str]:
    sides = [node.left, *node.comparators]
    for at, op in enumerate(node.ops):
        others = COMPARISONS[type(op)]
        if isinstance(op, ast.Eq) and all(_member(side, names) is None for side in sides):
            others = (*others, ast.LtE, ast.GtE)
        for other in others:
            ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield ast.unparse(ast.Compare(node.left, ops, node.comparators))


def _member(node: ast.expr, names: Names) -> Enum | None:
    """The member of an enum that an expression such as `Base.CANDIDATE_VOTES` is, if it is one."""
    if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
        return None
    holder = names.get(node.value.id)
    found = getattr(holder, node.attr, None) if isinstance(holder, type) else None
    return found if isinstance(found, Enum) else None


Definition = tuple[str, ...]


def _expressions(
    node: ast.AST, inside: Definition, constant: bool
) -> Iterator[tuple[ast.expr | ast.AugAssign, Definition, bool]]:
    """What may be changed, each with where it stands."""
    if isinstance(node, ast.expr | ast.AugAssign):
        yield node, inside, constant
    for child in _children(node):
        match child:
            case ast.FunctionDef(name):
                yield from _expressions(child, (*inside, name), False)
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)) if (
                constant
            ):
                yield from _expressions(child, (name,), True)
            case _:
                yield from _expressions(child, inside, constant)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.FunctionDef():
            yield from (*node.args.defaults, *node.body)
        case ast.AnnAssign():
            yield from [] if node.value is None else [node.value]
        case ast.match_case():
            yield from (*([] if node.guard is None else [node.guard]), *node.body)
        case ast.Call(func=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]) if name in BOUNDS:
            return
        case ast.keyword(name) if name in CHECKS:
            return
        case ast.ClassDef():
            return
        case _:
            yield from ast.iter_child_nodes(node)


def _starts(source: str) -> list[int]:
    """The place of the first byte of each line."""
    places = [0]
    for line in source.encode().splitlines(keepends=True):
        places.append(places[-1] + len(line))
    return places


def _span(node: Any, starts: list[int]) -> tuple[int, int]:
    """The places of its first byte and of the byte after its last."""
    return (
        starts[node.lineno - 1] + node.col_offset,
        starts[node.end_lineno - 1] + node.end_col_offset,
    )
