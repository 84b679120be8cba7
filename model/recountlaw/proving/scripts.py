"""The one finder of proof scripts: the same under pytest, on the command line and alone."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from recountlaw.errors import BadUsage

from .claims import Marked


def scripts_in(folder: Path) -> list[Path]:
    """The proof scripts of a folder and those below it; a name that begins with _ is none."""
    return sorted(
        path
        for path in folder.rglob("*.py")
        if not any(step.startswith(("_", ".")) for step in path.relative_to(folder).parts)
    )


@cache
def load(file: str) -> dict[str, Marked]:
    """The marked functions of a script, by name, in order.

    Raises:
        BadUsage: it has none, or a function that is neither marked nor a helper with a leading _.
    """
    path = Path(file)
    name = "proofs_" + "_".join(path.with_suffix("").parts[-2:])
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadUsage(f"{file} is no Python script")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return marked(vars(module), file)


def marked(names: dict[str, Any], file: str) -> dict[str, Marked]:
    """The marked functions among the names of a script."""
    own = {
        name: value
        for name, value in names.items()
        if callable(value)
        and getattr(value, "__module__", None) == names.get("__name__")
        and not name.startswith("_")
    }
    found = {
        name: Marked(value.heading, value)
        for name, value in own.items()
        if hasattr(value, "heading")
    }
    unmarked = sorted(set(own) - set(found))
    if unmarked or not found:
        must = "must have theorems and findings, and helpers whose names begin with _"
        raise BadUsage(f"{file} {must} (got {', '.join(unmarked) or 'none'})")
    return found
