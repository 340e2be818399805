"""Says in a few words which table a message is about, and how things stand there."""

from bot.hand.showing import showing_of
from bot.lobby.company import company_of
from bot.lobby.state import LobbyState
from bot.looks.catalogue import look_of
from bot.looks.look import Showing
from bot.match.table import Table
from bot.people.people import People
from bot.ui.text import EmojiText, link_to, until_text
from bot.ui.words import words
from games.game import Seat
from storage.records import Match


async def which_table(
    found: LobbyState | Table,
    row: Match,
    person: int,
    people: People,
    language: str,
    face: EmojiText,
) -> str:
    """Return the game and where it is, who else sits there, whose turn it is until when, and a link
    to the message; `row` is the match as it is stored."""
    said = words(language)
    seats = [each.seat for each in found.sittings if each.person == person]
    company = await company_of(found.sittings, people.at(row.guild))
    names = company.others(seats[0] if seats else None)
    if isinstance(found, LobbyState):
        title, state = said(f"game-{row.game}"), said("games-lobby")
    else:
        showing = await showing_of(found, people, language, face)
        title, state = title_of(showing), _state(found, showing, seats)
    place = f"<#{row.channel}>" if row.channel else ""
    if link := link_to(row.guild, row.channel, row.message):
        place = said("games-link", place=place, link=link)
    key = "games-table" if names else "games-table-alone"
    return f"{said(key, title=title, names=names, place=place)}\n{state}"


def title_of(showing: Showing) -> str:
    """Return the game, and which hand or round is played."""
    return look_of(showing.game).table.summary(showing).title


def subtitle(showing: Showing) -> str:
    """Return the small line that tells private pages of several tables apart."""
    return f"-# {title_of(showing)} · {showing.company.others(None)}"


def _state(table: Table, showing: Showing, mine: list[Seat]) -> str:
    said = showing.words
    turn = said("games-mine") if set(mine) & set(table.to_act) else _turn(table, showing)
    return f"{turn} {until_text(said, showing.until)}".strip()


def _turn(table: Table, showing: Showing) -> str:
    if table.overdue is not None:
        return showing.words("vote-title", name=showing.company.name(table.overdue)) + "."
    return look_of(showing.game).table.summary(showing).turn.rstrip(".") + "."
