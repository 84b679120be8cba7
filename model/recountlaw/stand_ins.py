"""Stand-ins for values that are not known yet: a part may hand one on, and may not use it."""

from typing import Any

from recountlaw.missing import Range, Unknown
from recountlaw.moments import Moment


class NeedsValue(Exception):
    """A part uses a value that is not known on this path."""

    def __init__(self, value: "Range | Unknown") -> None:
        self.value = value


class StandIn:
    """Stands for a value that is not known yet: a part may hand it on, and may not use it."""

    __slots__ = ("value",)

    def __init__(self, value: "Range | Unknown") -> None:
        object.__setattr__(self, "value", value)

    def _use(self, *_: object) -> Any:
        raise NeedsValue(object.__getattribute__(self, "value"))

    def __getattr__(self, _: str) -> Any:
        return self._use()

    __bool__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _use
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __mod__ = __floordiv__ = _use
    __rmod__ = __rfloordiv__ = __divmod__ = __rdivmod__ = __pow__ = __rpow__ = _use
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __truediv__ = __rtruediv__ = _use
    __pos__ = __invert__ = __contains__ = __str__ = __format__ = _use
    __hash__ = __len__ = __iter__ = __getitem__ = __index__ = __call__ = __neg__ = __abs__ = _use


def handed_on(value: Any) -> Any:
    """What a part returned; a stand-in that it handed on is the value it stands for.

    A stand-in inside a moment or a tuple makes the whole unknown.
    """
    if isinstance(value, StandIn):
        return object.__getattribute__(value, "value")
    inside = _stand_in(value)
    if inside is None:
        return value
    stands_for = object.__getattribute__(inside, "value")
    facts = {stands_for.fact} if isinstance(stands_for, Range) else stands_for.facts
    return Unknown(frozenset(facts))


def _stand_in(value: Any) -> StandIn | None:
    if isinstance(value, StandIn):
        return value
    inside = (value.day, value.minute) if isinstance(value, Moment) else value
    if type(inside) is tuple:
        for one in inside:
            found = _stand_in(one)
            if found is not None:
                return found
    return None
