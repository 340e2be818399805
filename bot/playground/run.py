"""Runs the playground: a server with a channel, some people, and the bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import simcord

from bot.app import App
from bot.looks.catalogue import every_emoji, game_colours
from bot.pictures.studio import Studio
from bot.playground.doors import Doors
from bot.playground.options import PlaygroundOptions
from bot.playground.shims.living import live
from bot.playground.shims.pages import Everybody
from bot.playground.shims.server import Front, address, behind
from bot.playground.world import World, enter
from storage.store import Store

WIDTH, HEIGHT = 1100, 800
LOCALES = {"en": "en-US", "it": "it"}
BREATH = 0.5  # seconds that a computer takes at least, so that people can follow
PICTURES = 8 * 1024 * 1024  # bytes of pictures kept: one server looks at few at a time


@dataclass
class Playground:
    env: simcord.Env
    app: App
    world: World
    preview: Any
    doors: Doors

    @property
    def url(self) -> str:
        """Return the address. It carries a secret: with it one can act for everybody. It is on
        loopback."""
        return f"{address(self.preview)}/{self.doors.secret}/"


@asynccontextmanager
async def playground(options: PlaygroundOptions) -> AsyncIterator[Playground]:
    locale = LOCALES[options.language]
    live(locale)
    async with await Store.open(options.database) as store:
        app = App(
            store,
            studio=Studio(game_colours(), PICTURES),
            breath=BREATH,
            pauses=True,
            connection={"shard_count": 1},
        )
        try:
            async with simcord.run(app.client, check_errors=False) as env:
                world = await enter(env, store, options.names, locale)
                await app.start()
                await _with_emojis(app)
                preview: Any = env.preview(
                    world.channel,
                    viewers=world.people,
                    layout="channel",
                    width=WIDTH,
                    height=HEIGHT,
                    locale=locale,
                )
                everybody, doors = Everybody(env, preview), Doors(world, app, options.language)
                behind(preview, Front(preview, everybody, options.port, doors.routes))
                async with preview:
                    doors.lead_to(preview, everybody)
                    await _restore(app, world)
                    yield Playground(env, app, world, preview, doors)
        finally:
            await app.stop()


async def _with_emojis(app: App) -> None:
    """Wait for the emojis, so that the first hand shows cards."""
    while not all(app.emojis.emoji(name) for name in every_emoji()):
        await asyncio.sleep(0.02)


async def _restore(app: App, world: World) -> None:
    """Post the boards of open tables again: the simulated Discord has lost its messages."""
    for match in await app.store.open_in_guild(world.guild.id):
        if match.channel != world.channel.id:  # in a thread that is gone
            await app.store.change(match.id, channel=world.channel.id)
        app.services.display.repaint(match.id, world.channel.id)
