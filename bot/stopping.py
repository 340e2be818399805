"""To stop is heard from the first moment: this comes before all that is slow to import, and imports
nothing slow itself."""

import os
import signal
import sys

KINDS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)
"""As terminals and hosts send them; the last one is Windows' own."""


def listen() -> None:
    """While nothing is open that has to be closed, the process ends at once. Commands, which are
    named first, end as programs of Python do."""
    if not sys.argv[1:] or sys.argv[1].startswith("-"):
        for kind in KINDS:
            signal.signal(kind, lambda *_: os._exit(0))
