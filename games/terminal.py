"""What is printed, on whatever terminal there is."""

import io
import sys


def print_anywhere() -> None:
    """A question mark stands for what a terminal has no letter for, as under Windows' old code
    pages."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
