"""Every exception of the package.

RecountLawError
    BadCase          the facts given are not a case: exit code 3
        Contradiction    two facts given cannot both be true
        OutsideTables    a day lies in a year whose legal holidays are not listed
    BadUsage         the question is put wrongly (no such reading, no such section): exit code 2
    InternalError    a check of our own failed: exit code 5

`no_text_in_force` and `not_modelled` are answers, not errors.
"""

import datetime as dt


class RecountLawError(Exception):
    """The root of every exception that this package raises on purpose."""

    exit_code = 5


class BadCase(RecountLawError):
    """A field of a case does not hold what it must.

    The message has one shape: field, what must hold, what came, pin cite, next step.
    """

    exit_code = 3

    def __init__(
        self, field: str, must: str, got: object = None, *, cite: str = "", hint: str = ""
    ) -> None:
        self.field = field
        self.must = must
        self.got = got
        self.cite = cite
        self.hint = hint
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        came = "" if self.got is None else f" (got {shortened(self.got)})"
        cite = f"; {self.cite}" if self.cite else ""
        hint = f". {self.hint}" if self.hint else ""
        return f"'{self.field}' must {self.must}{came}{cite}{hint}"


class Contradiction(BadCase):
    """Two facts of a case cannot both be true."""


class OutsideTables(BadCase):
    """A day lies in a year whose legal holidays are not listed; what hangs on it is not known."""


class BadUsage(RecountLawError):
    """The question itself is put wrongly."""

    exit_code = 2


class InternalError(RecountLawError):
    """A check of the program on itself failed; the answer must not be used."""


def shortened(value: object, longest: int = 60) -> str:
    """`value` as it may stand in a message: its repr, cut to `longest` characters."""
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 4 * longest:
        return f"an integer of {value.bit_length()} bits"
    if isinstance(value, dt.date):
        return value.isoformat()
    if isinstance(value, str) and len(value) > longest:
        value = value[:longest] + "..."
    text = repr(value)
    return text if len(text) <= longest + 6 else text[:longest] + "..."
