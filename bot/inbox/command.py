"""/games: my open tables, here and everywhere, by deadline."""

from typing import Any

from discord import app_commands

from bot.app import House
from bot.board.showing import until_of
from bot.discord_io.render import Press
from bot.discord_io.translations import text
from bot.errors import Answer
from bot.people.people import Person
from bot.ui.panels import Beside, Button, Panel, Part, panel
from bot.ui.words import Words, words
from storage.records import Match

MOST = 10  # tables on one page


def add_games(tree: app_commands.CommandTree[Any], client: Any) -> None:
    house: House = client.house

    async def games(press: Press) -> None:
        async def work(who: Person) -> None:
            await client.desk.reply(press, await games_panel(house, who))

        await client.desk.command(press, work)

    tree.add_command(app_commands.command(name="games", description=text("command-games"))(games))


async def games_panel(house: House, who: Person) -> Panel:
    """Those that wait for me first, and of these the most urgent."""
    said = words(who.language)
    lines = [await _line(house, match, who, said) for match in await _open(house, who)]
    found = [part for _, part in sorted(lines, key=lambda line: line[0])][:MOST]
    return panel("waiting", f"## {said('games-title')}", found or said("games-none"))


async def _open(house: House, who: Person) -> tuple[Match, ...]:
    return await house.store.open_of_person(who.id)


async def _line(
    house: House, match: Match, who: Person, said: Words
) -> tuple[tuple[bool, int], Part]:
    """Its urgency, and the line with a button that opens the hand."""
    place = f"<#{match.channel}>" if match.channel else ""
    game = said(f"game-{match.game}")
    state, urgency = said("games-lobby"), (True, 0)
    try:
        table = await house.tables.find(match.id)
    except Answer:
        return urgency, Beside(
            said("games-line", game=game, place=place, state=state),
            Button(f"l:{match.id}:how", said("games-how")),
        )
    until, seat = until_of(table), table.seat_of(who.id)
    mine = seat in table.to_act
    state = said("games-mine" if mine else "games-theirs")
    if until is not None:
        state += " " + said("time-up", when=f"<t:{until}:R>")
    return (not mine, until or 2**40), Beside(
        said("games-line", game=game, place=place, state=state),
        Button(f"g:{match.id}", said("hand-button"), "next" if mine else "plain"),
    )
