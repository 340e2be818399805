"""What processes hold in memory, on systems that tell it."""

import subprocess
import sys


def most_megabytes() -> float:
    """The most that this process has held so far; Windows' Python does not know it."""
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1024**2 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def megabytes(process: int) -> float:
    """What a process holds now."""
    command = ["ps", "-o", "rss=", "-p", str(process)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) / 1024
