"""The empty bot: one dynamic button, which only answers. `python -m tests.standin.empty URL SHAPES`

SHAPES is a file of JSON: by the custom id of a press, the components of the answer it gets. So an
answer is as large as the one that the real bot gave to the same press.
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui

from tests.standin.joined import point_at, run, say, serve
from tests.standin.payloads import Json

NONE = discord.AllowedMentions.none()


class OneButton(ui.DynamicItem[ui.Button[Any]], template=r".+"):
    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, press: discord.Interaction[Any]) -> None:
        shape = press.client.shapes[self.item.custom_id]
        await press.response.edit_message(view=view_of(shape), allowed_mentions=NONE)


def view_of(shape: list[Json]) -> ui.LayoutView:
    (outer,) = shape
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=outer["accent_color"])
    for part in outer["components"]:
        box.add_item(item_of(part))
    view.add_item(box)
    return view


def item_of(part: Json) -> ui.Item[Any]:
    match part["type"]:
        case 1:
            return ui.ActionRow(*(button_of(each) for each in part["components"]))
        case 9:
            (text,) = part["components"]
            return ui.Section(text["content"], accessory=button_of(part["accessory"]))
        case 10:
            return ui.TextDisplay(part["content"])
        case 14:
            return ui.Separator(spacing=discord.SeparatorSpacing.small)
    raise ValueError(part["type"])


def button_of(part: Json) -> OneButton:
    made: ui.Button[Any] = ui.Button(
        label=part.get("label"),
        style=discord.ButtonStyle(part["style"]),
        disabled=part.get("disabled", False),
        custom_id=part["custom_id"],
    )
    return OneButton(made)


class Empty(discord.AutoShardedClient):
    """The same settings as the real bot, and nothing behind them."""

    def __init__(self, shapes: dict[str, list[Json]]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NONE,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=1,
        )
        self.shapes = shapes

    async def setup_hook(self) -> None:
        self.add_dynamic_items(OneButton)


async def answer(url: str, shapes: Path) -> None:
    point_at(url)
    client = Empty(json.loads(shapes.read_text(encoding="utf-8")))
    say("here")
    await serve(client)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("shapes", type=Path)
    asked = parser.parse_args()
    run(lambda: answer(asked.url, asked.shapes), "")


if __name__ == "__main__":
    main()
