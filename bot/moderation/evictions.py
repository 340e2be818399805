"""Takes the seats, hands and invitations of banned people."""

from contextlib import suppress

import structlog

from bot.errors import Answer
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState, without
from bot.match import attendance
from bot.people.bans import Bans
from bot.ui.display import Display
from storage.errors import StoreError
from storage.records import Shards
from storage.store import Store

log = structlog.get_logger()

EVERY = 30.0  # seconds between two looks at what is kept


class Evictions:
    """What is to be done stands in the rows, so that a ban by another process, or one that a stop
    interrupted, is carried out all the same."""

    def __init__(
        self,
        store: Store,
        bans: Bans,
        lobbies: Lobbies,
        display: Display,
        shards: Shards | None = None,
    ) -> None:
        self._kept, self.bans, self._shards = store.bans, bans, shards
        self._lobbies, self._display = lobbies, display

    async def of(self, person: int) -> None:
        """Take what one banned person has; `round` does what fails here."""
        for match, who in await self._kept.still_there(self._shards, person):
            await self._take(match, who)

    async def round(self) -> float:
        """See to what another process or a failure has left; return the seconds until the next
        look."""
        await self.bans.renew()
        for match, who in await self._kept.still_there(self._shards):
            await self._take(match, who)
        return EVERY

    async def _take(self, match: str, person: int) -> None:
        """Give a seat at a match to a computer, or empty it at a table before its match."""
        try:
            with suppress(Answer):  # it is over, or it cannot be read
                found = await self._lobbies.find(match)
                if isinstance(found, LobbyState):
                    await self._lobbies.change(match, lambda lobby: without(lobby, person))
                else:
                    await attendance.remove(found, person)
        except StoreError as failed:
            log.warning("banned person still seated", match=match, why=str(failed))
        self._display.close_hand(match, person)
