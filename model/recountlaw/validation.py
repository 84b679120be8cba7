"""What a field of the vocabulary must hold, as attrs validators that raise `BadCase`."""

import datetime as dt
from collections.abc import Callable, Iterable
from typing import Any

from attrs import Attribute

from recountlaw.errors import BadCase

Check = Callable[[Any, "Attribute[Any]", Any], None]

GREATEST_COUNT = 10**10
"""No count of votes, ballots or signatures is greater; a greater one is a slip of the pen."""


def whole(value: object, field: str, *, least: int = 0) -> int:
    """`value` if it is a whole number from `least` to `GREATEST_COUNT`.

    Raises:
        BadCase: it is a float, a bool, not a number, or out of range.
    """
    must = f"be a whole number from {least} to {GREATEST_COUNT:,}"
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCase(field, must, value)
    if not least <= value <= GREATEST_COUNT:
        raise BadCase(field, must, value)
    return value


def count(least: int = 0) -> Check:
    """A whole number, at least `least`."""

    def check(_: Any, attribute: "Attribute[Any]", value: Any) -> None:
        whole(value, attribute.name, least=least)

    return check


def optional(check: Check) -> Check:
    """As `check`, or None for a fact that is not known."""

    def either(instance: Any, attribute: "Attribute[Any]", value: Any) -> None:
        if value is not None:
            check(instance, attribute, value)

    return either


def of_type(kind: type, must: str) -> Check:
    """An instance of exactly `kind`; `must` says so in words."""

    def check(_: Any, attribute: "Attribute[Any]", value: Any) -> None:
        # A datetime is a date and a bool is an int to Python, but never to us.
        if type(value) is not kind and not (isinstance(value, kind) and kind not in (int, dt.date)):
            raise BadCase(attribute.name, must, value)

    return check


def every(check: Check) -> Check:
    """A tuple each of whose items passes `check`."""

    def each(instance: Any, attribute: "Attribute[Any]", value: Any) -> None:
        if not isinstance(value, tuple):
            raise BadCase(attribute.name, "be a tuple", value)
        for item in value:
            check(instance, attribute, item)

    return each


def repeated(names: Iterable[str]) -> str | None:
    """The first name that stands twice, if any."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return None


def one_line(text: str, longest: int = 60) -> str:
    """`text` as it may stand in a message of one line: line ends and the like escaped, and cut."""
    cut = text if len(text) <= longest else text[:longest] + "..."
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape").decode() for one in cut
    )


yes_or_no = of_type(bool, "be yes or no")
a_date = of_type(dt.date, "be a calendar day such as 2025-11-18")
text = of_type(str, "be a text")
