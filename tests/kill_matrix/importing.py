"""A package imported anew with one module changed, in memory: nothing is written anywhere."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from attrs import frozen

KEPT = ("clauses", "readings", "record")
"""Modules of a room that neither telling changes."""


class _Loader(SourceFileLoader):
    """Loads a module from other text than its file has."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


@frozen(eq=False)
class Changed(MetaPathFinder):
    """Finds the module `name` with the source `text`, and no other."""

    name: str
    text: str

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of that module; None for any other."""
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None and spec.origin is not None
        spec.loader = _Loader(fullname, spec.origin, self.text)
        return spec


@contextmanager
def changed(package: str, name: str, text: str) -> Iterator[None]:
    """While it lasts, the package is imported anew, its module `name` having the source `text`.

    Its words stay as they are, since nobody changes them: `KEPT`.
    """
    finder = Changed(name, text)
    _forget(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _forget(package)


def _forget(package: str) -> None:
    for name in list(sys.modules):
        own = name.removeprefix(f"{package}.")
        if name == package or (own != name and not own.startswith(KEPT)):
            del sys.modules[name]
