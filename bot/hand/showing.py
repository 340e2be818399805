"""Works out what everybody sees of a live table."""

from bot.lobby.company import company_of
from bot.looks.catalogue import look_of, preset_name
from bot.looks.look import Between, Company, Showing
from bot.match.outcomes import preset_of
from bot.match.pause import awaited, is_between
from bot.match.table import Table
from bot.people.people import People
from bot.ui.text import EmojiText
from bot.ui.words import Words, words
from games.game import Seat


async def showing_of(table: Table, people: People, language: str, face: EmojiText) -> Showing:
    said, game = words(language), table.game
    preset = preset_of(game, table.state.options, table.match.seats)
    return Showing(
        game=game,
        view=game.view(table.state, None),
        events=table.memory.public,
        before=table.memory.before,
        company=await company_of(table.sittings, people.at(table.match.guild)),
        words=said,
        face=face,
        preset=preset_name(game.key, preset, said),
        until=table.until,
    )


def between_of(table: Table, showing: Showing, seat: Seat | None = None) -> Between | None:
    """Return how the round came out, if the dealer pauses after it, for everybody or for a seat."""
    if not is_between(table):
        return None
    closing = look_of(table.game).table.closing(showing)
    others = tuple(each for each in awaited(table) if each != seat)
    return Between(closing, seat in table.presence.ready, others)


def next_deal(between: Between, company: Company, until: int | None, said: Words) -> str:
    """Say when cards are dealt again, and who is awaited before that."""
    lines = [said("between-next", when=f"<t:{until}:R>")] if until is not None else []
    if between.awaited:
        names = ", ".join(map(company.name, between.awaited))
        lines.append(said("between-awaited", names=names))
    elif not between.is_ready:
        lines.append(said("between-nobody"))
    return f"-# {' '.join(lines)}"
