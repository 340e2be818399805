"""Handles /privacy: what is stored about whoever asks, as a file, and its deletion."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.context import Ctx, Reply, Routes, Show
from bot.errors import Answer, NotKept
from bot.hand.holding import hand_panel, holding_of
from bot.lobby.state import LobbyState
from bot.match import attendance
from bot.people.shares import Cost
from bot.privacy.ids import PrivacyPress
from bot.privacy.panels import delete_panel, export_panel, stored_panel, sure_panel
from bot.ui.display import Sent
from bot.ui.panels import Panel, buttons_of, in_letters, panel, texts_of
from games.errors import RuleError
from storage.rating import DAY

LARGEST = 8_000_000  # bytes of a file: Discord takes ten million


async def show(ctx: Ctx, _: PrivacyPress | None = None) -> Reply:
    ctx.spend(Cost.RECORDS)
    counts = await ctx.services.store.exporting.counts(ctx.who.id)
    return Show(stored_panel(ctx.who.shown, counts, ctx.words))


# The file


async def export(ctx: Ctx, _: PrivacyPress | None = None) -> Reply:
    """Attach everything that is stored about the person; moves are left out where they are too many
    for a message."""
    ctx.spend(Cost.RECORDS)
    found = await ctx.services.store.exporting.of(ctx.who.id)
    await _name_blocked(ctx, found)
    for each in found["matches"]:
        if each["status"] == "live":
            each["hand"] = await _hand(ctx, each["match"], each["seat"])
    text = _written(found)
    is_whole = len(text) <= LARGEST
    if not is_whole:
        for each in found["matches"]:
            each["moves"] = len(each["moves"])
        text = _written(found)
    return Show(export_panel(text, ctx.words, is_whole=is_whole), "beside")


def _written(found: Any) -> str:
    return json.dumps(found, indent=1)  # ASCII: a character is a byte


async def _name_blocked(ctx: Ctx, found: dict[str, Any]) -> None:
    """Put names in the place of ids."""
    here = ctx.services.people.at(ctx.place.guild)
    for each in found["blocks"]:
        each["blocked"] = (await here.of(int(each["blocked"]))).name


async def _hand(ctx: Ctx, match: str, seat: int) -> list[str]:
    """Return what the person's own hand of a running match says, in words."""
    with suppress(RuleError):
        table = await ctx.services.tables.find(match)
        if not table.is_over and table.sittings[seat].person == ctx.who.id:
            who = replace(ctx.who, text_mode=True)
            held = await holding_of(table, seat, who, ctx.services.people, _in_words)
            return list(_texts(in_letters(hand_panel(held))))
    return []


def _in_words(face: str) -> str:
    return face.partition("_")[2].replace("_", " ")


def _texts(shown: Panel) -> Iterator[str]:
    yield from texts_of(shown)
    yield from (each.label for each in buttons_of(shown) if each.label)


# Deletion


async def ask_to_delete(ctx: Ctx, _: PrivacyPress | None = None) -> Reply:
    """Say what it does, and ask; the answer is asked again."""
    running = await ctx.services.store.open_of_person(ctx.who.id)
    return Show(delete_panel(ctx.words, running=len(running)))


async def ask_again(ctx: Ctx, _: PrivacyPress) -> Reply:
    return Show(sure_panel(ctx.words))


async def keep(ctx: Ctx, _: PrivacyPress) -> Reply:
    return Show(panel("waiting", ctx.words("privacy-kept")))


async def delete(ctx: Ctx, _: PrivacyPress) -> Reply:
    """Leave what runs, take back what was sent, forget the person everywhere, and show again
    without them what still can be."""
    ctx.spend(Cost.RECORDS)
    services, person = ctx.services, ctx.who.id
    store = services.store
    for each in await store.open_of_person(person):
        await _leave(ctx, each.id)
    shown = await store.exporting.shown(person, services.clock() - DAY)
    for sent in shown.calls:
        await services.display.unping(Sent(*sent))
    services.display.close_hand(None, person)
    await store.forgetting.person(person)
    services.people.forget(person)
    services.rematches.forget(person)
    for match in shown.matches:
        await _renew(ctx, match)
    for match, channel in shown.boards:
        services.display.repaint(match, channel)
    services.pins.changed()
    return Show(panel("waiting", ctx.words("privacy-deleted")))


async def _leave(ctx: Ctx, match: str) -> None:
    """Leave a match or a lobby; from one that cannot be read, only the name goes."""
    services, person = ctx.services, ctx.who.id
    try:
        found = await services.lobbies.find(match)
        if isinstance(found, LobbyState):
            await services.lobbies.leave(match, person)
        else:
            unmoved = await attendance.unmoved_today(services.store, person, services.clock())
            await attendance.leave(found, person, unmoved)
    except NotKept:
        raise
    except Answer:
        return


async def _renew(ctx: Ctx, match: str) -> None:
    """Let a table in memory read who sits there."""
    table = ctx.services.tables.in_memory_of(match)
    if table is not None:
        with suppress(NotKept):
            await table.reload()


ROUTES: Routes = {
    ("y", "show"): show,
    ("y", "export"): export,
    ("y", "delete"): ask_to_delete,
    ("y", "sure"): ask_again,
    ("y", "delete!"): delete,
    ("y", "keep"): keep,
}
