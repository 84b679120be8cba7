"""The ledger: what is proved and what is found, claim by claim, as a file of the package.

It is read without solvers and without proof scripts. `recountlaw prove` compares what it finds with
it; what differs is red until the ledger is written anew, so that a change of meaning is seen.
"""

import json
from collections.abc import Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import cattrs
from attrs import field, frozen

FILE = "ledger.json"
SCHEMA_VERSION = 1


@frozen
class Entry:
    """One claim: `name` is its script and function, or its room, subject and part.

    `verdict`: proved, refuted, vacuous or unknown. `solvers`: those that settled every
    question. `statement`: the digest of what was asked. `witness`: for each claim refuted, the
    smallest contests that refute it. `bound`: which lengths of lists it was gone through for.
    `lemmas`, `paths`, `readings` count what was gone through; `joined` names the earlier values of
    which something had to be assumed. `why` says what went wrong.
    """

    name: str
    number: str
    kind: str
    sentence: str
    cites: tuple[str, ...]
    verdict: str
    solvers: tuple[str, ...]
    statement: str
    bound: str = ""
    witness: tuple[Mapping[str, Any], ...] = ()
    lemmas: int = 0
    paths: int = 0
    readings: int = 0
    joined: tuple[str, ...] = ()
    why: str = field(default="")

    @property
    def as_it_should_be(self) -> bool:
        """Whether a theorem is proved, or a finding refuted with its witness.

        Two readings may be the same or not; it must only be known.
        """
        refuted = self.verdict == "refuted" and not self.why
        if self.kind == "readings":
            return self.verdict == "proved" or refuted
        return refuted if self.kind == "finding" else self.verdict == "proved"


@frozen
class Ledger:
    """Every claim, by name, and the versions of the solvers that judged them."""

    solvers: Mapping[str, str]
    claims: tuple[Entry, ...]

    def of(self, kind: str) -> list[Entry]:
        """The claims of one kind."""
        return [one for one in self.claims if one.kind == kind]

    def without(self, kind: str) -> "Ledger":
        """The claims of all kinds but one."""
        return Ledger(self.solvers, tuple(one for one in self.claims if one.kind != kind))

    def by_name(self) -> dict[str, Entry]:
        """The claims by name."""
        return {entry.name: entry for entry in self.claims}


_CONVERTER = cattrs.Converter(omit_if_default=True, forbid_extra_keys=True)


def entry_of(told: Mapping[str, Any]) -> Entry:
    """An entry from its JSON."""
    return _CONVERTER.structure(told, Entry)


def json_of(entry: Entry) -> dict[str, Any]:
    """An entry as JSON."""
    return _CONVERTER.unstructure(entry)  # type: ignore[no-any-return]


def written(ledger: Ledger) -> str:
    """The ledger as a file: one claim a line, so that a change is seen as one."""
    lines = (
        json.dumps(json_of(entry), ensure_ascii=False, sort_keys=True)
        for entry in sorted(ledger.claims, key=lambda entry: entry.name)
    )
    claims = ",\n".join(lines)
    solvers = json.dumps(dict(ledger.solvers), sort_keys=True)
    return (
        f'{{"schema_version": {SCHEMA_VERSION}, "solvers": {solvers}, "claims": [\n{claims}\n]}}\n'
    )


def read(text: str) -> Ledger:
    """The ledger from the text of its file."""
    told = json.loads(text)
    return Ledger(told["solvers"], tuple(map(entry_of, told["claims"])))


def recorded() -> Ledger:
    """The ledger of this package."""
    return read(resources.files("recountlaw").joinpath(FILE).read_text(encoding="utf-8"))


def path() -> Path:
    """Where the ledger of this package lies, in a checkout."""
    return Path(__file__).parent / FILE


def differences(
    found: Iterable[Entry], ledger: Ledger, everything: bool, solvers: Mapping[str, str]
) -> list[str]:
    """What is not as the ledger says, a sentence each. `everything`: every claim was judged."""
    known = ledger.by_name()
    said: list[str] = []
    if dict(ledger.solvers) != dict(solvers):
        said.append(f"the ledger was made with {dict(ledger.solvers)}, not with {dict(solvers)}")
    names = set()
    for entry in found:
        names.add(entry.name)
        before = known.get(entry.name)
        if before is None:
            said.append(f"{entry.name} is not in the ledger")
        elif before != entry:
            changed = [
                key
                for key in (attribute.name for attribute in Entry.__attrs_attrs__)
                if getattr(before, key) != getattr(entry, key)
            ]
            said.append(f"{entry.name} changed: {', '.join(changed)}")
    if everything:
        said += [f"{name} is in the ledger alone" for name in sorted(set(known) - names)]
    return said
