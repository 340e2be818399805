"""Listens for signals from the first moment: imported before all slow modules, and imports none."""

import os
import signal
import sys
import threading

KINDS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)
"""The signals that terminals and hosts send; the last one is Windows' own."""


def listen() -> None:
    """End the process at once while nothing needs closing. Commands, named first, end as Python
    programs do."""
    if not sys.argv[1:] or sys.argv[1].startswith("-"):
        for kind in KINDS:
            signal.signal(kind, lambda *_: os._exit(0))


def serve_the_bot() -> None:
    """Prepare a process that works for the bot. It ignores signals, which hosts and terminals send
    to the whole group, and ends as soon as the bot is gone, also when that was killed."""
    from multiprocessing import parent_process  # slow to import

    for kind in KINDS:
        signal.signal(kind, signal.SIG_IGN)
    bot = parent_process()

    def end_with_it() -> None:
        if bot is not None:
            bot.join()
            os._exit(0)

    threading.Thread(target=end_with_it, name="bot", daemon=True).start()
