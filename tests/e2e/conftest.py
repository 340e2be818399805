"""A real browser: the system's Chromium, driven by playwright."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
QUIET = (
    "--no-sandbox",
    "--disable-quic",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="module")  # while it is there no other loop can run
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("LOUD: no Chromium here, so nobody has looked at the pages")
    playwright = pytest.importorskip("playwright.sync_api", reason="LOUD: playwright is missing")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield opened
        opened.close()
