"""Remembers for a moment at which open tables people sit: their hands ask at every move."""

from collections.abc import Iterable, Mapping

from cachetools import TTLCache

from storage.records import Match
from storage.store import Store

MOST = 10_000  # people
LASTS = 60.0  # seconds: another process may have changed it, and nobody tells who has left


class OpenTables:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: TTLCache[int, Mapping[str, Match]] = TTLCache(MOST, LASTS)
        self._forgotten = 0  # times; what was read before one may be old

    async def of(self, person: int) -> Mapping[str, Match]:
        """Return the open matches where the person has a seat, by their ids."""
        known = self._known.get(person)
        if known is None:
            before = self._forgotten
            known = {each.id: each for each in await self._store.open_of_person(person)}
            is_shown = all(each.message is not None for each in known.values())  # hands link there
            if is_shown and self._forgotten == before:
                self._known[person] = known
        return known

    def forget(self, people: Iterable[int | None]) -> None:
        """Note that these people sit down, get up, or see a match end."""
        self._forgotten += 1
        for each in people:
            if each is not None:
                self._known.pop(each, None)
