"""A lint for the rules of rooms: what a part may say so that it also runs on symbolic values.

The equivalence proof runs the parts themselves. Python that a symbolic value cannot see through
(identity, types, caches, exceptions) would make that proof silently wrong, so it is refused here,
and with it what has no place in a rule: floats, state, helpers without a clause.

A quotient by anything but a constant is refused too, unless its line says why it is exact::

    return (num * total + den - 1) // den  # exact: den is a literal of the text, never zero
"""

import ast
import io
import tokenize
from collections.abc import Iterator, Mapping
from enum import Enum
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

from attrs import field, frozen

from recountlaw import statutes

STATUTES = Path(statutes.__file__).parent

NOT_RULES = (
    "clauses*.py",
    "readings*.py",
    "neighbors.py",
    "record*.py",
    "door.py",
    "constraints*.py",
    "contests.py",
    "__init__.py",
)

PREDICATES = {"closed", "holiday", "office_closed"}

REFUSED_NAMES = set(
    [
        "isinstance",
        "issubclass",
        "type",
        "id",
        "hash",
        "getattr",
        "setattr",
        "hasattr",
        "delattr",
        "vars",
        "globals",
        "locals",
        "eval",
        "exec",
        "compile",
        "__import__",
        "open",
        "print",
        "input",
        "repr",
        "format",
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
)

REFUSED_NODES: dict[type[ast.AST], str] = {
    ast.Try: "try swallows what a symbolic value raises",
    ast.TryStar: "try swallows what a symbolic value raises",
    ast.Raise: "a part gives a value and never raises",
    ast.With: "with has no place in a part",
    ast.Global: "global is state",
    ast.Nonlocal: "nonlocal is state",
    ast.ClassDef: "classes belong into the record",
    ast.AsyncFunctionDef: "async has no place in a part",
    ast.AsyncFor: "async has no place in a part",
    ast.AsyncWith: "async has no place in a part",
    ast.Await: "async has no place in a part",
    ast.Yield: "a part gives one value and never yields",
    ast.YieldFrom: "a part gives one value and never yields",
    ast.NamedExpr: "a walrus hides an assignment",
    ast.JoinedStr: "words are not made in rules: no f-strings",
    ast.ListComp: "a list can change: use a generator in sum, all, any or tuple",
    ast.SetComp: "a set hashes: use a generator in sum, all, any or tuple",
    ast.DictComp: "a dict hashes: use a generator in sum, all, any or tuple",
    ast.MatchClass: "a class pattern is a hidden isinstance",
    ast.MatchMapping: "a mapping pattern hashes",
    ast.Delete: "del is state",
}

GENERATOR_IN = {"sum", "all", "any", "tuple"}
WALKED = {"zip", "enumerate", "range", "reversed"}


@frozen
class Fault:
    """One thing that a rules file must not say."""

    line: int
    why: str


@frozen
class Escape:
    """A quotient by no constant that its line calls exact."""

    function: str
    code: str
    reason: str


@frozen
class Report:
    """What the lint has to say of one file."""

    faults: tuple[Fault, ...]
    escapes: tuple[Escape, ...]


def rules_files() -> tuple[Path, ...]:
    """The rules files of all rooms, and the ranks they share."""
    rooms = sorted({clauses.parent for clauses in STATUTES.rglob("clauses.py")})
    found = [
        file
        for room in rooms
        for file in sorted(room.rglob("*.py"))
        if not any(fnmatch(file.name, pattern) for pattern in NOT_RULES)
    ]
    return (STATUTES.parent / "ranks.py", *found)


def linted(file: Path) -> Report:
    """The report on one rules file of the package."""
    dotted = ".".join(file.relative_to(STATUTES.parent.parent).with_suffix("").parts)
    names = vars(import_module(dotted))
    beside = file.parent.glob("*.py") if file.parent != STATUTES else ()
    parts = (name for one in beside for name in parts_of_nets(one.read_text(encoding="utf-8")))
    return lint(file.read_text(encoding="utf-8"), names, frozenset(parts))


def parts_of_nets(source: str) -> frozenset[str]:
    """The names of the functions that `source` gives to nets."""
    return frozenset(
        argument.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _is_call_of(node, "net")
        for argument in node.args[2:]
        if isinstance(argument, ast.Name)
    )


def lint(source: str, names: Mapping[str, Any], parts: frozenset[str] = frozenset()) -> Report:
    """The report on `source`; `names` holds the questions it asks by the names it gives them.

    `parts` are functions that nets of other files take; a function that no net takes is a helper,
    and needs no clause.
    """
    linter = _Linter(source, names, parts | parts_of_nets(source))
    linter.module(ast.parse(source))
    return Report(tuple(sorted(linter.faults, key=lambda one: one.line)), tuple(linter.escapes))


@frozen
class _Linter:
    source: str
    names: Mapping[str, Any]
    parts: frozenset[str]
    faults: list[Fault] = field(factory=list)
    escapes: list[Escape] = field(factory=list)

    def refuse(self, node: ast.AST, why: str) -> None:
        self.faults.append(Fault(getattr(node, "lineno", 0), why))

    # -- the module -----------------------------------------------------------------------------

    def module(self, tree: ast.Module) -> None:
        for statement in tree.body:
            match statement:
                case ast.Import() | ast.ImportFrom():
                    self.imported(statement)
                case ast.FunctionDef():
                    self.function(statement)
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    self.constant(statement, name, value)
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    self.constant(statement, name, value)
                case ast.Expr(value=ast.Constant(value=str())):
                    pass
                case _:
                    why = REFUSED_NODES.get(type(statement), "only imports, constants and parts")
                    self.refuse(statement, why)

    def imported(self, node: ast.Import | ast.ImportFrom) -> None:
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif node.level:
            modules = ["recountlaw"]
        else:
            modules = [node.module or ""]
        if any(alias.name == "*" for alias in node.names):
            self.refuse(node, "import names one by one")
        for module in modules:
            if module.split(".")[0] != "recountlaw" and module not in ("typing", "collections.abc"):
                self.refuse(node, f"a rules file does not import {module}")

    def constant(self, node: ast.stmt, name: str, value: ast.expr) -> None:
        if name != name.upper():
            self.refuse(node, f"{name} is no constant: write constants in capitals")
        if _is_call_of(value, "net"):
            assert isinstance(value, ast.Call)
            for argument in value.args:
                if isinstance(argument, ast.Lambda):
                    self.refuse(argument, "a part has a name: no lambda")
            for keyword in value.keywords:
                body = (
                    keyword.value.body if isinstance(keyword.value, ast.Lambda) else keyword.value
                )
                self.expressions(body, frozenset(), "")
        elif not _is_constant(value):
            self.refuse(node, f"{name} is neither int, enum member, tuple nor net: that is state")
        else:
            self.expressions(value, frozenset(), "")

    # -- a function -----------------------------------------------------------------------------

    def function(self, node: ast.FunctionDef) -> None:
        known = {"cites", "turns"}
        marks = {
            mark.func.id
            for mark in node.decorator_list
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name)
        }
        if len(marks) < len(node.decorator_list) or marks - known:
            self.refuse(node, f"{node.name} is decorated by something else than cites and turns")
        if node.name in self.parts and "cites" not in marks:
            self.refuse(node, f"part {node.name} has no @cites")
        arguments = node.args
        if arguments.defaults or any(one is not None for one in arguments.kw_defaults):
            self.refuse(node, f"{node.name} has a default argument")
        if arguments.vararg or arguments.kwarg:
            self.refuse(node, f"{node.name} takes *args or **kwargs")
        given = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        local = {argument.arg for argument in given} | _assigned(node)
        for statement in node.body:
            self.expressions(statement, frozenset(local), node.name)

    def expressions(self, root: ast.AST, local: frozenset[str], function: str) -> None:
        """Refuse what must not stand in `root`, a statement or an expression."""
        skipped = {id(one) for one in _annotations(root)}
        asked: set[int] = set()
        walked: set[int] = set()
        for node in _walk(root, skipped):
            why = REFUSED_NODES.get(type(node))
            if why is not None:
                self.refuse(node, why)
            match node:
                case ast.FunctionDef() | ast.Lambda():
                    self.refuse(node, "no function is made within a function")
                case ast.Import() | ast.ImportFrom():
                    self.refuse(node, "imports stand at the top")
                case ast.Compare():
                    self.compared(node)
                case ast.Name(id=name, ctx=ast.Load()) if name in REFUSED_NAMES - local:
                    self.refuse(node, f"{name} is not for rules")
                case ast.Constant(value=float() | complex()):
                    self.refuse(node, "numbers are whole: no float or complex literals")
                case ast.BinOp(op=op, right=right) | ast.AugAssign(op=op, value=right):
                    self.operated(node, op, right, function)
                case ast.Assign(targets=targets):
                    for target in targets:
                        self.assigned(target)
                case ast.AnnAssign(target=target):
                    self.assigned(target)
                case ast.While(test=test):
                    self.looped(node, test)
                case ast.For(iter=over):
                    self.walks(over)
                case ast.GeneratorExp(generators=generators):
                    if id(node) not in walked:
                        self.refuse(node, "a generator stands in sum, all, any or tuple alone")
                    for one in generators:
                        self.walks(one.iter)
                case ast.Match(subject=subject) if _is_call_of(subject, "choose"):
                    asked.add(id(subject))
                    assert isinstance(subject, ast.Call)
                    self.matched(node, subject)
                case ast.Call(func=ast.Name(id="choose")) if id(node) not in asked:
                    self.refuse(node, "choose is asked by match, with every reading named")
                case ast.Call(func=ast.Name(id=name), args=[only]) if name in GENERATOR_IN:
                    walked.add(id(only))
                case _:
                    pass
            if isinstance(node, ast.AugAssign):
                self.assigned(node.target)

    def compared(self, node: ast.Compare) -> None:
        """`is` sees no stand-in for an unknown value: None apart, it is for facts, which are forked
        before a part reads them."""
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            none = isinstance(right, ast.Constant) and right.value is None
            fact = isinstance(left, ast.Attribute) and _is_enum_member(right)
            if isinstance(op, ast.Is | ast.IsNot) and not (none or fact):
                self.refuse(node, "`is` stands before None, or between a fact and an enum member")
            left = right

    def operated(self, node: ast.AST, op: ast.operator, right: ast.expr, function: str) -> None:
        if isinstance(op, ast.Div | ast.MatMult):
            self.refuse(node, "numbers are whole: no /")
        if isinstance(op, ast.Pow):
            self.refuse(node, "no **")
        if not isinstance(op, ast.FloorDiv | ast.Mod) or _is_divisor(right):
            return
        reason = self.exact(node)
        if reason:
            code = ast.get_source_segment(self.source, node) or ""
            self.escapes.append(Escape(function, " ".join(code.split()), reason))
        else:
            self.refuse(node, "a divisor is a positive literal or a constant")

    def exact(self, node: ast.AST) -> str:
        """The reason in a comment `# exact: reason` on the lines of `node`."""
        first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            if token.type == tokenize.COMMENT and first <= token.start[0] <= last:
                _, mark, reason = token.string.partition("# exact:")
                if mark and reason.strip():
                    return reason.strip()
        return ""

    def assigned(self, target: ast.expr) -> None:
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        if not all(isinstance(name, ast.Name) for name in names):
            self.refuse(target, "a part assigns to names of its own alone")

    def looped(self, node: ast.While, test: ast.expr) -> None:
        match test:
            case ast.Call(func=ast.Name(id=name), args=[ast.Name()], keywords=[]) if (
                name in PREDICATES and not node.orelse
            ):
                pass
            case _:
                self.refuse(node, "while asks closed, holiday or office_closed of a day alone")

    def walks(self, over: ast.expr) -> None:
        match over:
            case ast.Name() | ast.Attribute(value=ast.Name(id="facts")):
                pass
            case ast.Subscript(value=value, slice=ast.Slice()):
                self.walks(value)
            case ast.Call(func=ast.Name(id="range")):
                pass
            case ast.Call(func=ast.Name(id=name), args=args) if name in WALKED:
                for one in args:
                    self.walks(one)
            case _:
                self.refuse(over, "a loop goes over a tuple of the facts or one that has a name")

    def matched(self, node: ast.Match, subject: ast.Call) -> None:
        question: Any = self.names.get(ast.unparse(subject.args[0])) if subject.args else None
        if not (isinstance(question, type) and issubclass(question, Enum)):
            self.refuse(node, f"{ast.unparse(subject)} asks no question that is known here")
            return
        named: set[str] = set()
        for case in node.cases:
            patterns = (
                case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]
            )
            if case.guard is not None:
                self.refuse(case.pattern, "a reading is matched without a condition")
            for pattern in patterns:
                match pattern:
                    case ast.MatchValue(
                        value=ast.Attribute(value=ast.Name(id=of), attr=member)
                    ) if self.names.get(of) is question:
                        named.add(member)
                    case _:
                        self.refuse(pattern, "each reading is named: no `case _`")
        absent = [member.name for member in question if member.name not in named]
        if absent:
            self.refuse(node, f"{question.__name__}: {', '.join(absent)} is not matched")


def _walk(root: ast.AST, skipped: set[int]) -> Iterator[ast.AST]:
    """The nodes below `root` and itself, each before those below it, annotations left out."""
    if id(root) in skipped:
        return
    yield root
    for child in ast.iter_child_nodes(root):
        yield from _walk(child, skipped)


def _annotations(root: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(root):
        for name in ("annotation", "returns"):
            annotation = getattr(node, name, None)
            if annotation is not None:
                yield annotation


def _assigned(function: ast.FunctionDef) -> set[str]:
    return {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def _is_call_of(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_enum_member(node: ast.expr) -> bool:
    if not isinstance(node, ast.Attribute):
        return False
    of = node.value
    name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
    return name[:1].isupper()


def _is_divisor(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return type(node.value) is int and node.value > 0
    return isinstance(node, ast.Name) and node.id == node.id.upper()


def _is_constant(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return type(value) in (int, bool)
        case ast.Name(id=name):
            return name == name.upper()
        case ast.Tuple(elts=elements):
            return all(_is_constant(one) for one in elements)
        case ast.BinOp(left=left, right=right):
            return _is_constant(left) and _is_constant(right)
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand)
        case _:
            return _is_enum_member(node)
