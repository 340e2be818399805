"""Opens the page in a browser, from a process of its own (`python -m bot.playground.browser URL`):
a browser can neither hold up the playground nor take its terminal.
"""

import subprocess
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

IN_TERMINALS = frozenset(
    {"browsh", "carbonyl", "elinks", "links", "links2", "lynx", "netrik", "w3m", "www-browser"}
)

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
NOBODY_LOOKS = ("CI", "PYTEST_CURRENT_TEST")


def has_a_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Say whether there is a screen with somebody in front of it."""
    if any(name in environment for name in NOBODY_LOOKS):
        return False
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def show(url: str) -> None:
    """Start the process and return at once; nobody waits for it."""
    subprocess.Popen(  # noqa: S603 our own module, and our own address
        [sys.executable, "-m", __name__, url],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def main(url: str) -> None:
    """Open the first browser that is found, unless it runs in a terminal."""
    browser = webbrowser.get()
    if Path(browser.name).name not in IN_TERMINALS:
        browser.open(url)


if __name__ == "__main__":
    main(sys.argv[1])
