"""Verdicts kept from one run to the next, as long as nothing they rest on has changed.

What they rest on is the text of the package and of the scripts, and the versions of the solvers.
"""

import json
import os
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import recountlaw
from recountlaw.ledger import Entry, entry_of, json_of

from .pairs import PairTask
from .solving import versions
from .tasks import ClaimTask, PartTask

PACKAGE = Path(recountlaw.__file__).parent

BESIDE = ("cli", "ledger.json", "schemas")
"""What of the package no verdict rests on."""


def usual_folder() -> Path:
    """Where verdicts are kept unless told otherwise."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "recountlaw" / "verdicts"


class Cache:
    """The verdicts kept in a folder; with no folder none are."""

    def __init__(self, folder: Path | None, proofs: Path | None) -> None:
        self.folder = folder
        self.proofs = proofs

    @cached_property
    def vocabulary(self) -> str:
        """The digest of what every verdict rests on: the package without its statutes."""
        files = (
            path
            for path in PACKAGE.rglob("*")
            if path.suffix in (".py", ".csv", ".json")
            and (top := path.relative_to(PACKAGE).parts)[0] not in BESIDE
            and not (top[0] == "statutes" and len(top) > 2)
        )
        return _of_files(files) + json.dumps(versions(), sort_keys=True)

    @cached_property
    def statutes(self) -> str:
        """The digest of all statutes."""
        return _of_files((PACKAGE / "statutes").rglob("*.py"))

    def key(self, name: str, task: PartTask | ClaimTask | PairTask) -> str:
        """What tells a verdict from one on anything else."""
        if isinstance(task, PartTask | PairTask):
            room = PACKAGE.joinpath("statutes", *task.path.split("."))
            about = _of_files(room.glob("*.py"))
        else:
            file = Path(task.file)
            folder = self.proofs or file.parent
            about = self.statutes + _of_files([file, *folder.rglob("_*.py")])
        told = "\n".join(
            (name, str(task.solvers.seed), str(task.solvers.proof), self.vocabulary, about)
        )
        return sha256(told.encode()).hexdigest()

    def get(self, name: str, task: PartTask | ClaimTask | PairTask) -> Entry | None:
        """The verdict kept, if there is one."""
        if self.folder is None:
            return None
        path = self.folder / self.key(name, task)
        if not path.is_file():
            return None
        try:
            return entry_of(json.loads(path.read_text(encoding="utf-8")))
        except Exception:  # a file cut short, or of another version: judged anew
            return None

    def put(self, name: str, task: PartTask | ClaimTask | PairTask, entry: Entry) -> None:
        """Keep a verdict."""
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / self.key(name, task)
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_text(json.dumps(json_of(entry)), encoding="utf-8")
        beside.replace(path)


def _of_files(paths: Any) -> str:
    digest = sha256()
    for path in sorted(paths):
        digest.update(str(path.name).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
