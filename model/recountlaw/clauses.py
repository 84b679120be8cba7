"""How a statute's words are pointed at: sections, pin cites, clauses.

A room lists its clauses as constants. The statute's sentences are not kept here: a clause has a
paraphrase in our own words, at most a few operative words, and a digest of its official words
(`recountlaw.texts` says how they are normalized), so that whoever holds the official text can
check that it is the text that was modeled.
"""

from enum import Enum
from functools import cached_property
from typing import Self

from attrs import field, frozen

NO_BREAK = "\N{NO-BREAK SPACE}"


class Confidence(Enum):
    """How we know what a clause says."""

    READ = "read in the text"
    PRESS = "from secondary sources"
    INFERRED = "inferred"
    ASSUMED_UNCHANGED = "assumed unchanged"


@frozen
class Section:
    """One section of one code: `code` as it is cited, `number` as it is numbered."""

    code: str
    number: str

    def __str__(self) -> str:
        return f"{self.code} §{NO_BREAK}{self.number}"

    def at(self, *path: str) -> "PinCite":
        """The pin cite of the subdivision `path`, outermost first; none for the whole section."""
        return PinCite(self, path)


@frozen
class PinCite:
    """A section and the labels of a subdivision, outermost first: ("3", "a") is (3)(a)."""

    section: Section
    path: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """The subdivision alone, as (3)(a)."""
        return "".join(f"({step})" for step in self.path)

    @property
    def short(self) -> str:
        """Number and subdivision without the code's name, as 20A-4-401(3)(a)."""
        return f"{self.section.number}{self.label}"

    @cached_property
    def text(self) -> str:
        """The full cite, as Utah Code Ann. § 20A-4-401(3)(a); the space after § does not break."""
        return f"{self.section}{self.label}"

    def __str__(self) -> str:
        return self.text


@frozen
class Clause:
    """One numbered provision of a text, paraphrased, with the digest of its official words.

    `words` are the few operative words a reading turns on. `not_encoded` is empty for a clause that
    some rule or duty follows, else the reason why none does.
    """

    cite: PinCite
    paraphrase: str
    words: tuple[str, ...] = ()
    digest: str = ""
    confidence: Confidence = Confidence.READ
    not_encoded: str = ""

    @property
    def short(self) -> str:
        """The cite without the code's name."""
        return self.cite.short


@frozen
class Neighbor:
    """A provision outside the modeled section that an answer mentions and does not model."""

    cite: PinCite
    says: str
    confidence: Confidence = field(default=Confidence.PRESS)

    @property
    def short(self) -> str:
        """The cite without the code's name."""
        return self.cite.short


Source = Clause | Neighbor


class Decided(Enum):
    """A value that a clause gives: each member carries the clause and the words for it.

    Write members as ``NAME = "name", CLAUSE, "words for people"``. The value of a member is its
    name alone, so that members compare and print by it.
    """

    source: "Clause | Neighbor"
    words: str

    def __new__(cls, name: str, source: "Clause | Neighbor", words: str) -> Self:
        """A member whose value is `name`, with its clause and its words."""
        member = object.__new__(cls)
        member._value_ = name
        member.source = source
        member.words = words
        return member
