"""Case files from YAML, TOML or JSON text, read without surprises.

Scalars of YAML stay text (no *no* that means false, no sexagesimal times); aliases, which can be
made to unfold without end, are refused; so are keys that stand twice and files that are too long.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from recountlaw.errors import BadCase
from recountlaw.validation import one_line, repeated

LONGEST = 100_000
"""Bytes: a case takes less than a hundredth of it."""

MOST_DOTS = 200
"""In a line of TOML: a key of very many parts takes tomllib the square of their number."""

Written = Mapping[str, Any]


def load(path: str) -> Written:
    """The mapping in the case file at `path` (`-`: standard input).

    Raises:
        BadCase: the file cannot be read, is too long, or is no YAML, TOML or JSON mapping.
    """
    data = _bytes(path)
    suffix = Path(path).suffix.lower()
    path = "standard input" if path == "-" else one_line(path, 200)
    text = _text(data, path)
    if not text.strip():
        raise BadCase(path, "hold a case", hint="The file is empty")
    if suffix == ".json" or (suffix not in (".yaml", ".yml", ".toml") and text.lstrip()[:1] == "{"):
        written = parse_json(text, path)
    elif suffix == ".toml":
        written = _toml(text, path)
    else:
        written = _yaml(text, path)
    if written is None or written == {}:
        raise BadCase(path, "hold a case", hint="The file is empty")
    if not isinstance(written, Mapping):
        raise BadCase(path, "be a mapping of keys to values", written)
    for key in written:
        if not isinstance(key, str):
            raise BadCase(path, "have keys that are words", key)
    return written


def _bytes(path: str) -> bytes:
    try:
        if path == "-":
            return _at_most(sys.stdin.buffer, "standard input")
        with Path(path).open("rb") as file:
            return _at_most(file, path)
    except OSError as error:
        hint = "Pairs NAME=N stand after --votes, parted by commas" if "=" in path else ""
        must = "be a file that can be read"
        raise BadCase(one_line(path), must, error.strerror, hint=hint) from None
    except ValueError as error:
        raise BadCase(one_line(path), "be the name of a file", str(error)) from None


def _at_most(file: BinaryIO, path: str) -> bytes:
    data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise BadCase(
            one_line(path), f"be at most {LONGEST:,} bytes long", hint="Many cases: use --jsonl"
        )
    return data


def _text(data: bytes, path: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCase(path, "be UTF-8 text", f"byte {error.start}") from None


def parse_json(text: str, path: str) -> Any:
    """The value of a JSON text; numbers with a point or an exponent stay text.

    Raises:
        BadCase: it is no JSON, or a key stands twice in one object.
    """

    import json

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise BadCase(one_line(key), "stand once")
            found[key] = value
        return found

    def digits(number: str) -> int | str:
        return int(number) if len(number) < 40 else number

    try:
        return json.loads(
            text, object_pairs_hook=once, parse_float=str, parse_int=digits, parse_constant=str
        )
    except ValueError as error:
        raise BadCase(path, "be JSON", str(error)) from None
    except RecursionError:
        raise BadCase(path, "not be nested that deeply") from None


def _toml(text: str, path: str) -> Any:
    import tomllib

    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise BadCase(path, "not be nested that deeply")
    try:
        return tomllib.loads(text, parse_float=str)
    except tomllib.TOMLDecodeError as error:
        raise BadCase(path, "be TOML", str(error)) from None
    except RecursionError:
        raise BadCase(path, "not be nested that deeply") from None
    except ValueError as error:
        raise BadCase(path, "be TOML", str(error)) from None


def _yaml(text: str, path: str) -> Any:
    import yaml

    class Plain(yaml.BaseLoader):
        """Every scalar as text; no aliases; keys once."""

        def compose_node(self, parent: Any, index: Any) -> Any:
            if self.check_event(yaml.events.AliasEvent):
                raise BadCase(path, "use no YAML aliases")
            return super().compose_node(parent, index)

        def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
            twice = repeated(str(key.value) for key, _ in node.value)
            if twice is not None:
                raise BadCase(one_line(twice), "stand once")
            return super().construct_mapping(node, deep)

    try:
        return yaml.load(text, Plain)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}" if mark else str(error).splitlines()[0]
        raise BadCase(
            path, "be YAML", f"{getattr(error, 'problem', '') or error}, {where}"
        ) from None
    except RecursionError:
        raise BadCase(path, "not be nested that deeply") from None
