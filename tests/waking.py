"""Makes a race of Python certain: at its exit it wakes up the thread of each process pool, and it
fails if that thread is just ending."""

import concurrent.futures.process
import time


class SlowlyWoken(concurrent.futures.process._ThreadWakeup):
    def wakeup(self) -> None:
        is_closed = self._closed
        time.sleep(0.3)
        if not is_closed:
            self._writer.send_bytes(b"")


def wake_slowly() -> None:
    concurrent.futures.process._ThreadWakeup = SlowlyWoken  # type: ignore[misc]
