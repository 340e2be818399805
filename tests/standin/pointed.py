"""`python -m bot --discord`, with an address in Discord's place:
`python -m tests.standin.pointed URL --discord`.
"""

import asyncio
import runpy
import sys
from collections.abc import Coroutine
from typing import Any

run = asyncio.run


def pointed(work: Coroutine[Any, Any, None]) -> None:
    """As late as can be: the library is slow to import, and the program is to do that itself."""
    from tests.standin.joined import point_at

    point_at(url)
    run(work)


if __name__ == "__main__":
    url = sys.argv.pop(1)
    asyncio.run = pointed  # type: ignore[assignment]
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    finally:
        asyncio.run = run
