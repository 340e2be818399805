"""Decides who may sit down at an open table, and who may be invited to it."""

from collections.abc import Collection, Iterable

from bot.errors import Answer, CasualOnly
from bot.lobby.ids import SitBeside
from bot.lobby.state import LobbyState
from bot.match import attendance
from bot.people.bans import Bans, GuestBanned
from bot.ui.ids import encode
from storage.store import Store


class ClosedToYou(Answer):
    """The host blocks this person, who is not told so."""

    code = "closed_to_you"


class CannotInvite(Answer):
    """Somebody who was invited blocks the host, who is not told so."""

    code = "cannot_invite"

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.facts = {"name": f"<@{person}>"}


class InvitesBlocked(Answer):
    """The host invites somebody whom they block themselves."""

    code = "invites_blocked"

    def __init__(self, person: int = 0) -> None:
        super().__init__()
        self.facts = {"name": f"<@{person}>"}


class BlockedSitsThere(Answer):
    """The person blocks somebody who sits there, and has not said that they sit down anyway."""

    code = "blocked_sits_there"

    def __init__(self, match: str = "", people: Collection[int] = ()) -> None:
        super().__init__()
        self.facts = {"names": ", ".join(f"<@{each}>" for each in people)}
        self.offers = (
            (encode(SitBeside(match, "anyway")), "sit-anyway"),
            (encode(SitBeside(match, "not-now")), "sit-not"),
        )


async def admit(
    store: Store,
    bans: Bans,
    before: LobbyState | None,
    after: LobbyState,
    now: int,
    *,
    anyway: bool = False,
) -> None:
    """Refuse a change by which somebody sits down or is invited who may not be. Before a table is
    opened there is none; `anyway` says that whom a person blocks does not keep them away."""
    seated = set(before.people) if before is not None else set()
    new = set(after.people) - seated
    was_rated = before is not None and before.is_rated
    await refuse_barred(store, after, new if was_rated else after.people, now)
    host, guests = after.match.host or 0, set(after.invited)
    guests -= set(before.invited) if before is not None else set()
    if not new and not guests:
        return
    for person in new:
        await bans.admit(person, after.match.guild)
    if len(await bans.welcome(guests, after.match.guild)) < len(guests):
        raise GuestBanned
    pairs = await store.blocks.among({host, *after.people, *guests})
    for person in new:
        if (host, person) in pairs:
            raise ClosedToYou
        blocked = [each for each in after.people if each in seated and (person, each) in pairs]
        if blocked and not anyway:
            raise BlockedSitsThere(after.id, blocked)
    for guest in sorted(guests):
        if (host, guest) in pairs:
            raise InvitesBlocked(guest)
        if (guest, host) in pairs:
            raise CannotInvite(guest)


async def refuse_barred(store: Store, lobby: LobbyState, people: Iterable[int], now: int) -> None:
    """Keep people to casual tables who have left too many matches before they had moved."""
    if lobby.is_rated and any([await attendance.is_barred(store, each, now) for each in people]):
        raise CasualOnly
