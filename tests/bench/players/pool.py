"""Deals shared out among processes."""

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context

from games.arrays import keep_to_one_thread
from tests.bench.players import BENCHES
from tests.bench.players.lines import FEWEST, Deal, Line
from tests.bench.players.play import observe

CHUNK = 4  # deals, where there is no limit of time
AHEAD = 1  # chunks that wait for a process to be free


def observed(line: Line, seed: int, numbers: range) -> list[Deal]:
    return [observe(BENCHES[line.game], line, seed, number) for number in numbers]


def executor(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, get_context("spawn"), keep_to_one_thread)


@dataclass(frozen=True, slots=True)
class Pool:
    processes: ProcessPoolExecutor
    jobs: int

    def deals(
        self, line: Line, seed: int, numbers: range, minutes: float | None = None
    ) -> Iterator[list[Deal]]:
        """These deals as they are done, or those begun in so many minutes. What is begun counts
        however long it takes: else long matches would be missing."""
        waiting = chunks(numbers, minutes)
        running: set[Future[list[Deal]]] = set()
        while True:
            for some in islice(waiting, self.jobs + AHEAD - len(running)):
                running.add(self.processes.submit(observed, line, seed, some))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def chunks(numbers: range, minutes: float | None) -> Iterator[range]:
    """A few at a time, until the time is up."""
    start, size = time.monotonic(), CHUNK if minutes is None else 1
    for first in range(0, len(numbers), size):
        if minutes is not None and first >= FEWEST and time.monotonic() > start + 60 * minutes:
            return
        yield numbers[first : first + size]
