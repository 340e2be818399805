"""`python -m tests.bench.newcomer`: from a clone to the first cards in one's hand, in seconds.

It clones this project into an empty folder and runs the README's own line, as it is printed, with
nothing but a home, a path and what the package installer needs. With --url it only looks for the
cards, at a playground that runs already.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import aiohttp

from games.catalogue import GAMES
from tests.bench.soak import WAY
from tests.bench.viewer import Viewer
from tests.running import ROOT, URL
from tests.waiting import PATIENCE

LINE = 60.0  # seconds that it may take when the installer has its packages at hand
KEPT = ("PATH", "PIP_CERT", "PIP_FIND_LINKS", "PIP_CACHE_DIR", "PIP_INDEX_URL")
RUN = re.compile(r"<!-- run -->\n```sh\n(.*?)\n```", re.DOTALL)


async def first_cards(url: str) -> int:
    """How many moves the first hand offers, at the table that the first button opens."""
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as page:
            secret, person = WAY.findall(await page.text())[0]
        ada = Viewer(session, url, person, secret, random.Random(0))
        await ada.enter()
        await ada.open(next(iter(GAMES)), "alone")
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            await ada.look()
            hands = [each for each in ada.buttons() if each.custom_id.startswith("h:")]
            if hands:
                await ada.rest()
                return len(hands)
            for each in ada.buttons()[::-1]:
                if each.custom_id.endswith(":hand"):
                    await ada.press(each)
                    break
            await asyncio.sleep(0.1)
    raise AssertionError("no cards")


def from_a_clone() -> float:
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        clone = Path(folder) / "courtyard"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        cloned = time.monotonic()
        line = RUN.search((clone / "README.md").read_text(encoding="utf-8"))
        assert line is not None
        process = subprocess.Popen(
            ["bash", "-euc", line[1]],
            cwd=clone,
            env={name: os.environ[name] for name in KEPT if name in os.environ} | home(),
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            answered, url = printed(process)
            asyncio.run(first_cards(url))
            done = time.monotonic()
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(timeout=PATIENCE)
    print(f"clone {cloned - began:.1f} s, install and start {answered - cloned:.1f} s,")
    print(f"first cards {done - answered:.1f} s: {done - began:.1f} s in all")
    return done - began


def home() -> dict[str, str]:
    """The installer's cache lies there."""
    return {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def printed(process: subprocess.Popen[str]) -> tuple[float, str]:
    assert process.stdout is not None
    for line in process.stdout:
        if found := URL.search(line):
            return time.monotonic(), found[0]
    raise AssertionError(f"it ended with {process.wait()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="")
    given = parser.parse_args()
    if given.url:
        print(f"the first hand offers {asyncio.run(first_cards(given.url))} buttons")
    else:
        print("ok" if from_a_clone() < LINE else f"MISSED: more than {LINE:.0f} s")
