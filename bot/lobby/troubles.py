"""Turns what the store says of a lobby into answers."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from bot.errors import NoSuchTable, NotKept, Unsure
from bot.lobby.state import LobbyClosed
from storage.errors import NotLive, StoreError, UnknownMatch

log = structlog.get_logger()


@contextmanager
def troubles_told(match: str) -> Iterator[None]:
    try:
        yield
    except UnknownMatch:
        raise NoSuchTable from None
    except NotLive:
        raise LobbyClosed from None
    except StoreError as failed:
        log.warning("lobby not kept", match=match, why=str(failed))
        raise (Unsure if failed.maybe_kept else NotKept) from None
