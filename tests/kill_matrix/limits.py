"""A limit on work, for what may be a loop that does not end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class NeverEnds(BaseException):
    """The work took too long. No `Exception`, so that nothing on the way takes it for its own."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Within `seconds` of work of the processor what is inside must end.

    Raises:
        NeverEnds: it does not.
    """

    def end(number: int, frame: FrameType | None) -> None:
        raise NeverEnds(f"it took more than {seconds:.0f} seconds")

    before = signal.signal(signal.SIGVTALRM, end)
    # Again and again, since an error raised in a destructor is lost.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.2)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
