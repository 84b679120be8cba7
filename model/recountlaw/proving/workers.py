"""Work done in processes that can be killed: a solver that does not stop takes nobody with it."""

import multiprocessing as mp
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

import z3
from attrs import define, frozen

from . import contests, digests, domain, scripts, solving

WALL_LIMIT = 120.0
"""Seconds that one task may take. Its verdict is then *unknown*, and never *proved*."""


class Task(Protocol):
    """Something to be done in another process; it and its result are pickled."""

    @property
    def name(self) -> str:
        """What it is called in reports."""
        ...

    def run(self) -> Any:
        """Do it."""
        ...


@frozen
class Failure:
    """A task that gave no result: it took too long, or raised an error."""

    why: str


def forget() -> None:
    """Let the solvers begin anew: how z3 writes a formula down, and how fast each
    solves it, hangs on all that it was asked before, and a verdict must not hang on the order of
    the tasks."""
    z3.z3._main_ctx = None
    solving.digests = digests.Digests()
    for kept in (
        domain.kept_invariants,
        contests.kept_invariants,
        scripts.load,
        solving.kept_cvc5,
    ):
        kept.cache_clear()


def _work(pipe: Connection) -> None:
    while True:
        task = pipe.recv()
        if task is None:
            return
        try:
            forget()
            result = task.run()
        except BaseException as error:  # what a rule may not do is no Exception
            result = Failure(f"{type(error).__name__}: {error}")
        pipe.send(result)


@define(eq=False)
class _Worker:
    process: Any
    pipe: Connection
    task: Any = None
    since: float = 0.0

    @classmethod
    def start(cls) -> "_Worker":
        context = mp.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        return cls(process, mine)

    def give(self, task: Task) -> None:
        self.task, self.since = task, time.monotonic()
        self.pipe.send(task)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def run_all(
    tasks: Sequence[Task],
    jobs: int,
    limit: float = WALL_LIMIT,
    seen: Callable[[Task, Any], None] = lambda task, result: None,
) -> Iterator[tuple[Any, Any]]:
    """Each task with its result or `Failure`, as they come; `jobs` of them run at a time."""
    todo = list(reversed(tasks))
    workers = [_Worker.start() for _ in range(min(jobs, len(todo)))]
    try:
        busy: list[_Worker] = []
        idle = list(workers)
        while todo or busy:
            while todo and idle:
                worker = idle.pop()
                worker.give(todo.pop())
                busy.append(worker)
            ready = wait([worker.pipe for worker in busy], timeout=0.5)
            for worker in list(busy):
                over = time.monotonic() - worker.since > limit
                if worker.pipe not in ready and worker.process.is_alive() and not over:
                    continue
                task = worker.task
                busy.remove(worker)
                try:
                    if worker.pipe not in ready:
                        raise EOFError
                    result = worker.pipe.recv()
                    idle.append(worker)
                except EOFError:
                    why = f"it took more than {limit:.0f} seconds" if over else "it died"
                    result = Failure(why)
                    worker.end()
                    workers.remove(worker)
                    if todo:
                        workers.append(_Worker.start())
                        idle.append(workers[-1])
                seen(task, result)
                yield task, result
    finally:
        for worker in workers:
            worker.end()
