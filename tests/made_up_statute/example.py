"""A case decided under the made-up text."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from recountlaw.answer import Answer
from recountlaw.casefile import case_file
from recountlaw.cli.text import text
from recountlaw.deciding import chosen_readings, under_text, whole
from recountlaw.governing import Governed

from . import ROOM

CASE = {
    "state": "UT",  # whose calendar is borrowed: Arden has none
    "office": "county",
    "canvass": "2025-11-18",
    "votes": {"Reed": 5030, "Moss": 4980},
    "counties": "2",
}


def answer(
    facts: Mapping[str, Any] | None = None, readings: Mapping[str, str] | None = None
) -> Answer:
    """The answer on the case, changed by `facts`, under the readings named."""
    case = case_file({**CASE, **(facts or {})}).case()
    answering = under_text(case, ROOM, chosen_readings((ROOM,), readings or {}))
    return whole(answering, Governed(dt.date(2025, 11, 18), "canvass"))


if __name__ == "__main__":
    print(text(answer()))
