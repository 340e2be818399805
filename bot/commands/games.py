"""/games: my open tables, here and everywhere, by deadline."""

from typing import Any

from discord import app_commands

from bot.answers import Answer, NotStarted
from bot.commands.translations import text
from bot.house import House
from bot.panels import Beside, Button, Panel, Part, Text, panel
from bot.people import Person
from bot.refusals import sentence_of
from bot.render import Press
from bot.showing import until_of
from bot.words import Words, words
from storage.records import Match

MOST = 10  # tables on one page
LATE, LAST = 2**40, 2**41  # later than any deadline: of what has none, and of what cannot be had


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
    try:
        table = await house.tables.find(match.id)
    except NotStarted:
        return (True, 0), Beside(
            said("games-line", game=game, place=place, state=said("games-lobby")),
            Button(f"l:{match.id}:how", said("games-how")),
        )
    except Answer as refused:
        state = sentence_of(refused, match.game, said)
        return (True, LAST), Text(said("games-line", game=game, place=place, state=state))
    until, seat = until_of(table), table.seat_of(who.id)
    mine = seat in table.to_act
    state = said("games-mine" if mine else "games-theirs")
    if until is not None:
        state += " " + said("time-up", when=f"<t:{until}:R>")
    return (not mine, until or LATE), Beside(
        said("games-line", game=game, place=place, state=state),
        Button(f"g:{match.id}", said("hand-button"), "next" if mine else "plain"),
    )
