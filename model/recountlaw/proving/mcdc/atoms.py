"""The atoms of a rule: every condition that its code asks, as its source says it.

An atom is a comparison, the truth of a fact or of an earlier value, or one kind among several of
a `match`. `and`, `or`, `not` join atoms and are none. A condition asked at two places of one
function is one atom, and so is it with its denial. What a helper of the room asks is an atom of
the part that calls it. A choice among readings is no atom, and neither is how ranks are counted.
"""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from textwrap import dedent
from types import FunctionType, ModuleType
from typing import Any

from attrs import frozen

ROOMS = "recountlaw.statutes."

DENIALS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.NotEq: ast.Eq,
    ast.IsNot: ast.Is,
    ast.NotIn: ast.In,
}


@frozen(order=True)
class Place:
    """A condition by the function that asks it, in the words of the rule."""

    function: str
    text: str


@frozen
class Atom:
    """A condition; with `member`, that the choice at this place falls on that kind."""

    place: Place
    member: str = ""

    def __str__(self) -> str:
        """The atom in the words of the rule."""
        return f"{self.place.text} is {self.member}" if self.member else self.place.text


@cache
def atoms_of(function: Any) -> tuple[Atom, ...]:
    """The atoms of a part, in order of its source, those of the helpers it calls after its own."""
    found: dict[Atom, None] = {}
    for one in called_by(function):
        asking = Asking(one)
        asking.tree()
        found |= dict.fromkeys(asking.atoms)
    return tuple(found)


def called_by(function: Any) -> tuple[FunctionType, ...]:
    """The function and the helpers of its room that it calls, and those that they call."""
    found: dict[FunctionType, None] = {}
    todo = [function]
    while todo:
        one = todo.pop(0)
        if one not in found:
            found[one] = None
            todo += helpers(one)
    return tuple(found)


def helpers(function: FunctionType) -> Iterator[FunctionType]:
    """The helpers of its room that a function itself calls."""
    for node in ast.walk(_parsed(function)):
        if isinstance(node, ast.Call):
            helper = _called(node, function)
            if helper is not None:
                yield helper


def is_rule(value: Any) -> bool:
    """Whether a value is a function of the rules of a room."""
    return isinstance(value, FunctionType) and value.__module__.startswith(ROOMS)


def _called(node: ast.Call, function: FunctionType) -> FunctionType | None:
    """The helper of the room that is called, if it is one."""
    match node.func:
        case ast.Name(id=name):
            value = function.__globals__.get(name)
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            value = getattr(function.__globals__.get(module), name, None)
        case _:
            return None
    return value if is_rule(value) else None


def _parsed(function: FunctionType) -> ast.FunctionDef:
    tree = ast.parse(dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list = []
    return tree


class Asking(ast.NodeTransformer):
    """Rewrites a function so that every atom is told to `told_atom` or `told_choice` when asked."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.name = f"{function.__module__.rsplit('.', 1)[-1]}.{function.__name__}"
        self.atoms: dict[Atom, None] = {}
        self.assigned: set[str] = set()
        self.gives_truth = False

    def tree(self) -> ast.FunctionDef:
        """The function rewritten."""
        tree = _parsed(self.function)
        self.gives_truth = ast.unparse(tree.returns or ast.Constant(None)).startswith("bool")
        # A name that is assigned was asked for where it was assigned.
        self.assigned = {
            name.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            for target in node.targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        }
        tree.body = [self.visit(statement) for statement in tree.body]
        return ast.fix_missing_locations(tree)

    def asked(self, node: ast.expr) -> ast.expr:
        """An expression whose truth is asked, with every atom in it told."""
        match node:
            case ast.BoolOp():
                node.values = [self.asked(value) for value in node.values]
            case ast.UnaryOp(op=ast.Not()):
                node.operand = self.asked(node.operand)
            case ast.IfExp():
                node.test = self.asked(node.test)
                node.body = self.asked(node.body)
                node.orelse = self.asked(node.orelse)
            case ast.Call(func=ast.Name(id="bool"), args=[inner]):
                node.args = [self.asked(inner)]
            case ast.Constant():
                pass
            case ast.Name(id=name) if name in self.assigned:
                pass
            case ast.Call() if _called(node, self.function) is not None:
                pass  # what it asks is told there, also of what it is given
            case _:
                return self.told(node)
        return node

    def told(self, node: ast.expr) -> ast.expr:
        """An atom, told when it is asked."""
        denied = False
        told: ast.expr = node
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in DENIALS:
            denied = True
            told = ast.Compare(node.left, [DENIALS[type(node.ops[0])]()], node.comparators)
        text = ast.unparse(told)
        self.atoms[Atom(Place(self.name, text))] = None
        return self._call("told_atom", text, node, ast.Constant(denied))

    def _call(self, teller: str, text: str, *values: ast.expr) -> ast.Call:
        given = [ast.Constant(self.name), ast.Constant(text), *values]
        return ast.Call(ast.Name(teller, ast.Load()), given, [])

    def visit_If(self, node: ast.If) -> ast.AST:
        """Its condition is asked."""
        node.test = self.asked(node.test)
        node.body = [self.visit(one) for one in node.body]
        node.orelse = [self.visit(one) for one in node.orelse]
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        """Its condition is asked, each time."""
        node.test = self.asked(node.test)
        node.body = [self.visit(one) for one in node.body]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """Its condition is asked."""
        node.test = self.asked(node.test)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A comparison is an atom wherever it stands."""
        return self.asked(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """It joins atoms."""
        return self.asked(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """`not` denies an atom; a sign is no atom."""
        return self.asked(node) if isinstance(node.op, ast.Not) else self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """What a part returns is asked where it is a yes or no."""
        if node.value is not None:
            node.value = self.asked(node.value) if self.gives_truth else self.visit(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """What is handed to a helper of the room is asked there."""
        return node if _called(node, self.function) is not None else self.generic_visit(node)

    def visit_Match(self, node: ast.Match) -> ast.AST:
        """Each kind that a case names is an atom; a choice among readings has none."""
        match node.subject:
            case ast.Call(func=ast.Name(id="choose")):
                pass
            case subject:
                text = ast.unparse(subject)
                for case in node.cases:
                    for member in _members(case.pattern):
                        self.atoms[Atom(Place(self.name, text), member)] = None
                node.subject = self._call("told_choice", text, subject)
        for case in node.cases:
            case.body = [self.visit(one) for one in case.body]
        return node


def _members(pattern: ast.pattern) -> list[str]:
    """The kinds that a case names; a case for all others names none."""
    match pattern:
        case ast.MatchOr(patterns=patterns):
            return [member for one in patterns for member in _members(one)]
        case ast.MatchValue(value=value):
            return [ast.unparse(value)]
        case _:
            return []


def with_names(function: Any, names: dict[Any, Any]) -> dict[str, Any]:
    """The names that a function sees, with each helper of the room as in `names`."""
    seen = dict(function.__globals__)
    for name, value in function.__globals__.items():
        if is_rule(value) and value in names:
            seen[name] = names[value]
        elif isinstance(value, ModuleType) and value.__name__.startswith(ROOMS):
            seen[name] = _Module(value, names)
    return seen


class _Module:
    """A module of a room, as a rule sees it whose helpers are replaced."""

    def __init__(self, module: ModuleType, names: dict[Any, Any]) -> None:
        self._module = module
        self._names = names

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        return self._names.get(value, value) if is_rule(value) else value
