"""Writes down what of a lobby stands beside its match, and reads it."""

import json
from collections.abc import Sequence
from typing import Protocol

from bot.lobby.state import LobbyState
from storage.records import Invitation, Match, Sitting

FAMILY = "lobby:"
"""The beginning of the names of a lobby's notes."""


class Notes(Protocol):
    """A text beside a match: what only its lobby needs to know. Errors are StoreErrors."""

    async def get(self, match: str, /) -> str | None: ...

    async def put(self, match: str, text: str, /) -> None: ...

    async def drop(self, match: str, /) -> None: ...


def notes_of(lobby: LobbyState) -> str:
    return json.dumps(
        {
            "most": lobby.most,
            "inviteOnly": lobby.invite_only,
            "cuts": {str(person): words for person, words in lobby.cuts.items()},
            "kicked": lobby.kicked,
        }
    )


def noted(
    match: Match,
    sittings: tuple[Sitting, ...],
    invitations: Sequence[Invitation],
    text: str | None,
) -> LobbyState:
    """Return the lobby. Raise ValueError, TypeError or AttributeError if its notes are damaged."""
    kept = json.loads(text) if text else {}
    return LobbyState(
        match,
        sittings,
        0,
        kept.get("most", match.seats),
        tuple(each.person for each in invitations if each.open),
        kept.get("inviteOnly", False),
        {int(person): words for person, words in kept.get("cuts", {}).items()},
        tuple(each.person for each in invitations),
        tuple(map(int, kept.get("kicked", ()))),
    )
