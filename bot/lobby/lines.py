"""Says in a few words how an open table stands, from its rows alone."""

from bot.lobby.company import name_of
from bot.people.people import Here
from bot.ui.text import link_to, until_text
from bot.ui.words import Words
from games.catalogue import GAMES, rules_of
from storage.records import OpenTable, Seat

NAMED = 3  # other players named
NEVER = 2**60  # later than any deadline
DEALER = -1
GROUPS = ("waits", "seated", "away", "invited", "here")
"""The order of a list: what waits for the person, then their other tables, and so on."""


def group_of(table: OpenTable) -> str:
    return "waits" if table.waits else table.relation


def urgency(table: OpenTable) -> tuple[int, int, int]:
    """Return what tables are sorted by: their group, then the most urgent first. A match that has
    not begun stands before those that wait for others."""
    due = NEVER if table.due is None else table.due
    return GROUPS.index(group_of(table)), 0 if table.status == "lobby" else due, table.created


async def line_of(table: OpenTable, people: Here, said: Words) -> str:
    """Return the game, where it is and who else sits there, how things stand, and a link."""
    title = said(f"game-{table.game}") if table.game in GAMES else table.game
    names, place = await _others(table, people, said), place_of(table, said)
    key = "games-table" if names else "games-table-alone"
    state = await _state(table, people, said)
    return f"{said(key, title=title, names=names, place=place)}\n{state}".strip()


def place_of(table: OpenTable, said: Words) -> str:
    place = f"<#{table.channel}>" if table.channel else ""
    link = link_to(table.guild, table.channel, table.message)
    return said("games-link", place=place, link=link) if link else place


async def _others(table: OpenTable, people: Here, said: Words) -> str:
    seats = [each.seat for each in table.sittings if each.seat != table.seat]
    names = [await _name(table, seat, people) for seat in seats[:NAMED]]
    more = len(seats) - len(names)
    if not more:
        return ", ".join(names)
    return said("games-names-more", names=", ".join(names), count=more)


async def _name(table: OpenTable, seat: Seat, people: Here) -> str:
    (sitting,) = (each for each in table.sittings if each.seat == seat)
    if sitting.person is None:
        return sitting.name or ""
    return await name_of(sitting.person, people)


async def _state(table: OpenTable, people: Here, said: Words) -> str:
    if table.game not in GAMES or rules_of(table.game, table.rules) is None:
        return said("answer-other_rules")
    if table.relation == "invited":
        return said("games-invited", host=await name_of(table.host or 0, people))
    if table.relation == "here":
        return said("games-here")
    if table.status == "lobby":
        return said("games-lobby")
    if table.relation == "away":
        (mine,) = (each for each in table.sittings if each.seat == table.seat)
        return said("games-away", computer=mine.name or "")
    until = None if table.due is None or table.turn == DEALER else table.due // 1000
    return f"{await _turn(table, people, said)} {until_text(said, until)}".strip()


async def _turn(table: OpenTable, people: Here, said: Words) -> str:
    if table.is_paused:
        return said("games-paused")
    if table.waits:
        return said("games-mine")
    if table.turn is None or table.turn < 0:
        return said("games-running" if table.turn is None else "games-dealer")
    key = "games-asked" if table.is_asked else "games-theirs"
    return said(key, name=await _name(table, table.turn, people))
