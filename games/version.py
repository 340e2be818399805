"""Which Courtyard this is."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed


def named() -> str:
    try:
        return f"Courtyard {installed('courtyard')}"
    except PackageNotFoundError:
        return "Courtyard, from a folder that is not installed"
