"""A task for the workers that does nothing for a while."""

import time

from attrs import frozen


@frozen
class Sleeper:
    """Sleeps, and then gives its name."""

    name: str
    seconds: float

    def run(self) -> str:
        """Sleep."""
        time.sleep(self.seconds)
        return self.name
