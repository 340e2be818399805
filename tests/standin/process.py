"""A bot's process as the bench sees it."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
LONGEST = 16 << 20  # bytes of a line


class BotProcess:
    """`python -m module arguments`, from its first line to the end of its pipe."""

    def __init__(self, module: str, *arguments: object) -> None:
        self._command = (sys.executable, "-m", module, *map(str, arguments))

    async def __aenter__(self) -> Self:
        self._process: Process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST, cwd=ROOT
        )
        try:
            self.first = await self._line()
        except BaseException:
            await self._end()
            raise
        return self

    async def _line(self) -> Any:
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        if not line:
            raise RuntimeError(f"the process ended with {await self._process.wait()}")
        return json.loads(line)

    async def report(self) -> dict[str, float]:
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        found: dict[str, float] = await self._line()
        return found

    async def __aexit__(
        self,
        _: type[BaseException] | None,
        __: BaseException | None,
        ___: TracebackType | None,
    ) -> None:
        await self._end()

    async def _end(self) -> None:
        """Closing the pipe asks it to stop; a process that does not is killed."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
