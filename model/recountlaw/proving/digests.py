"""What tells one formula from any other, however z3 would write it down.

Which repeated terms z3 names in a text depends on all else that it knows; the digest goes by the
terms themselves. They are read through z3's functions and not its classes, which are slow.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import z3

from recountlaw.relations import z3_of


class Digests:
    """The digests of the terms seen so far, each made once."""

    def __init__(self) -> None:
        self._known: dict[int, bytes] = {}
        self._kept: list[Any] = []  # no number of a term is given again while the term is kept

    def of(self, formulas: Sequence[Any]) -> str:
        """The digest of some formulas in their order."""
        told = sha256()
        for formula in formulas:
            term = z3_of(formula)
            self._kept.append(term)
            told.update(self._of(term.ctx_ref(), term.as_ast()))
        return told.hexdigest()

    def _of(self, context: Any, term: Any) -> bytes:
        number = z3.Z3_get_ast_id(context, term)
        if number not in self._known:
            app = z3.Z3_to_app(context, term)
            children = z3.Z3_get_app_num_args(context, app)
            told = sha256()
            told.update(_name(context, app, children).encode() + b"\0")
            for at in range(children):
                told.update(self._of(context, z3.Z3_get_app_arg(context, app, at)))
            self._known[number] = told.digest()
        return self._known[number]


def _name(context: Any, app: Any, children: int) -> str:
    """What is applied, or a constant itself."""
    if not children:
        return str(z3.Z3_ast_to_string(context, app))
    decl = z3.Z3_get_app_decl(context, app)
    return str(z3.Z3_get_symbol_string(context, z3.Z3_get_decl_name(context, decl)))
