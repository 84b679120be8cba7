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

    over = False
    why = f"it took more than {seconds:.0f} seconds"

    def end(number: int, frame: FrameType | None) -> None:
        nonlocal over
        over = True
        raise NeverEnds(why)

    before = signal.signal(signal.SIGVTALRM, end)
    # Again and again, since an error raised in a destructor is lost.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.2)
    try:
        yield
    except Exception as error:
        # What is raised while a call into z3 is made ready comes out as an error of that call.
        if over:
            raise NeverEnds(why) from error
        raise
    else:
        # Or it was lost on the way: what came out then is not to be trusted.
        if over:
            raise NeverEnds(why)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
