"""Listens for signals from the first moment: imported before all slow modules, and imports none."""

import os
import signal
import sys

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
