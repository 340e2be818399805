"""From a live table to what its message and its hands are made of."""

import json
from collections.abc import Sequence
from typing import Any

from bot.looks.catalogue import preset_name
from bot.looks.look import Company, Holding, Showing
from bot.match.outcomes import variant_of
from bot.match.table import Table
from bot.people.people import People, Person
from bot.ui.text import Face
from bot.ui.words import Words, words
from games.game import Seat
from storage.records import Sitting


async def company_of(sittings: Sequence[Sitting], people: People, said: Words) -> Company:
    """Computers of one level are numbered."""
    names, levels, seen = [], [], dict[str, int]()
    for sitting in sittings:
        levels.append(sitting.level or sitting.stand_in)
        if sitting.person is not None:
            names.append((await people.of(sitting.person)).shown)
        else:
            level = sitting.level or ""
            seen[level] = seen.get(level, 0) + 1
            names.append(said("computer-name", level=said(f"level-{level}"), number=seen[level]))
    return Company(tuple(names), tuple(levels))


def preset_of(table: Table, said: Words) -> str:
    game, seats = table.game, table.match.seats
    options = game.options(seats, json.loads(table.match.options))
    return preset_name(game.key, variant_of(game, seats, options), said)


def until_of(table: Table) -> int | None:
    """Unix seconds."""
    due = table.deadline.due if table.deadline is not None else None
    return None if due is None else due // 1000


async def showing_of(table: Table, people: People, language: str, face: Face) -> Showing:
    said = words(language)
    return Showing(
        game=table.game,
        view=table.game.view(table.state, None),
        events=public_events(table),
        company=await company_of(table.sittings, people, said),
        words=said,
        face=face,
        preset=preset_of(table, said),
        until=until_of(table),
    )


def public_events(table: Table) -> tuple[Any, ...]:
    return tuple(event for who, event in table.memory.witnessed if who is None)


async def holding_of(
    table: Table, seat: Seat, person: Person, people: People, face: Face
) -> Holding:
    said, game, state = words(person.language), table.game, table.state
    return Holding(
        game=game,
        match=table.id,
        version=table.version,
        seat=seat,
        seen=table.seen(seat),
        legal=game.legal(state, seat),
        refusal=lambda move: game.refusal(state, seat, move),
        parse=lambda text: game.parse(state, text),
        company=await company_of(table.sittings, people, said),
        words=said,
        face=face,
        until=until_of(table),
        careful=person.careful,
        text_mode=person.text_mode,
    )
