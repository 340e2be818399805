"""Prints on any terminal."""

import io
import sys


def print_anywhere() -> None:
    """Print a question mark for characters that the terminal lacks, as with Windows' old code
    pages."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
