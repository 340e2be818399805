"""Keeps on disk what boards show, so that a start leaves those alone that are current."""

import structlog

from bot.background import BackgroundTasks, Together
from storage.boards import Boards
from storage.errors import StoreError

log = structlog.get_logger()


class BoardMarks:
    def __init__(self, boards: Boards, background: BackgroundTasks) -> None:
        self._boards = boards
        self._shown: dict[str, str] = {}  # by match
        self._together = Together(self.write, background, "keep-marks")

    def put(self, match: str, mark: str) -> None:
        """Keep soon what the message of a match shows."""
        self._shown[match] = mark
        self._together.soon()

    def drop(self, match: str) -> None:
        """Forget what is not written yet: another message shows the match."""
        self._shown.pop(match, None)

    async def write(self) -> bool:
        """Write what is shown. If that fails, those boards are edited once more after a start."""
        shown, self._shown = self._shown, {}
        try:
            await self._boards.keep_shown(shown)
        except StoreError as failed:
            log.info("boards not noted", number=len(shown), why=str(failed))
        return bool(self._shown)
