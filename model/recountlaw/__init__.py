"""Recount law as exact, checkable rules: the front door.

    >>> from recountlaw import case_file, decide
    >>> votes = {"Dickey": 1706, "Rubin": 1699}
    >>> facts = {"state": "UT", "office": "municipal", "canvass": "2025-11-18", "votes": votes}
    >>> decide(case_file(facts).case()).routes[0].votes_inside
    1

What is listed in `__all__` is what the package offers; it is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from recountlaw.answer import Answer
    from recountlaw.case import Canvass, Case
    from recountlaw.casefile import CaseFile, case_file
    from recountlaw.contest import (
        BallotCounts,
        Candidate,
        CandidateContest,
        Measure,
        MeasureKind,
        Office,
        Share,
        Stage,
        State,
    )
    from recountlaw.deciding import decide
    from recountlaw.errors import BadCase, BadUsage, Contradiction, InternalError, RecountLawError
    from recountlaw.loading import load
    from recountlaw.petition import Board, ByCounty, Instrument, Petition
    from recountlaw.publishing import published

_WHERE = {
    "answer": ("Answer",),
    "case": ("Canvass", "Case"),
    "casefile": ("CaseFile", "case_file"),
    "contest": (
        "BallotCounts",
        "Candidate",
        "CandidateContest",
        "Measure",
        "MeasureKind",
        "Office",
        "Share",
        "Stage",
        "State",
    ),
    "deciding": ("decide",),
    "errors": ("BadCase", "BadUsage", "Contradiction", "InternalError", "RecountLawError"),
    "loading": ("load",),
    "petition": ("Board", "ByCounty", "Instrument", "Petition"),
    "publishing": ("published",),
}

__all__ = [
    "Answer",
    "BadCase",
    "BadUsage",
    "BallotCounts",
    "Board",
    "ByCounty",
    "Candidate",
    "CandidateContest",
    "Canvass",
    "Case",
    "CaseFile",
    "Contradiction",
    "Instrument",
    "InternalError",
    "Measure",
    "MeasureKind",
    "Office",
    "Petition",
    "RecountLawError",
    "Share",
    "Stage",
    "State",
    "case_file",
    "decide",
    "load",
    "published",
]


def __getattr__(name: str) -> Any:
    for module, names in _WHERE.items():
        if name in names:
            return getattr(import_module(f"recountlaw.{module}"), name)
    raise AttributeError(f"module 'recountlaw' has no attribute {name!r}")
