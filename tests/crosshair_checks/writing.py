"""What contracts are written with.

A contract is a function that is true of whatever it is given. Its last lines say so to CrossHair:
`pre:` is what is assumed, `post: _` that the function returns true. The parts it calls are the very
functions that users run. `facts` has nothing but what the contract tells, so that a part which
looks at another fact fails; and a question that `following` was not told cannot be asked.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from recountlaw.parts import Closed
from recountlaw.readings import Choose, Reading

Contract = TypeVar("Contract", bound=Callable[..., bool])


def of(*functions: Callable[..., Any]) -> Callable[[Contract], Contract]:
    """Name the functions of which a contract says something."""

    def mark(contract: Contract) -> Contract:
        contract.of = functions  # type: ignore[attr-defined]
        return contract

    return mark


def facts(**told: Any) -> Any:
    """Facts that are told, and no others."""
    return SimpleNamespace(**told)


def following(*readings: Reading) -> Choose:
    """Answers the questions of `readings`, and no others."""
    by_question = {type(reading): reading for reading in readings}
    return lambda question: by_question[question]  # type: ignore[return-value]


def closed_from(first: int, *pattern: bool) -> Closed:
    """Days that are closed as `pattern` says from `first` on; each day after it is open."""

    def closed(day: int) -> bool:
        shut = False
        for step, one in enumerate(pattern):
            if day == first + step and one:
                shut = True
        return shut

    return closed


def is_first_open(day: int, start: int, closed: Closed) -> bool:
    """Whether `day` is the first from `start`, and at most four days on, that is not closed."""
    return (
        start <= day <= start + 4
        and not closed(day)
        and all(closed(start + step) for step in range(4) if start + step < day)
    )
