"""Case files from YAML, TOML or JSON text, read without surprises.

Scalars of YAML stay text (no *no* that means false, no sexagesimal times); aliases, which can be
made to unfold without end, are refused; so are keys that stand twice and files that are too long.
"""

import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from recountlaw.errors import BadCase
from recountlaw.validation import repeated

LONGEST = 1_000_000
"""Bytes: a case takes less than a thousandth of it."""

Written = Mapping[str, Any]


def load(path: str) -> Written:
    """The mapping in the case file at `path` (`-`: standard input).

    Raises:
        BadCase: the file cannot be read, is too long, or is no YAML, TOML or JSON mapping.
    """
    data = _bytes(path)
    text = _text(data, path)
    suffix = Path(path).suffix.lower()
    if suffix == ".json" or (suffix not in (".yaml", ".yml", ".toml") and text.lstrip()[:1] == "{"):
        written = parse_json(text, path)
    elif suffix == ".toml":
        written = _toml(text, path)
    else:
        written = _yaml(text, path)
    if written is None or (isinstance(written, str) and not written.strip()):
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
        raise BadCase(path, "be a file that can be read", error.strerror) from None


def _at_most(file: BinaryIO, path: str) -> bytes:
    data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise BadCase(path, f"be at most {LONGEST:,} bytes long", hint="Many cases: use --jsonl")
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

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise BadCase(key, "stand once")
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
    try:
        return tomllib.loads(text, parse_float=str)
    except tomllib.TOMLDecodeError as error:
        raise BadCase(path, "be TOML", str(error)) from None
    except (RecursionError, ValueError) as error:
        raise BadCase(path, "be TOML", type(error).__name__) from None


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
                raise BadCase(twice, "stand once")
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
