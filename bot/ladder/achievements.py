"""Finds the achievements of a finished match in its log."""

import asyncio
import json
from collections.abc import Callable, Sequence

import structlog

from bot.looks.catalogue import look_of
from bot.looks.look import Finished
from bot.match.outcomes import Earned, replayed
from bot.match.table import Table
from games.catalogue import rules_of
from games.game import AnyGame
from storage.records import LoggedMove, Match, Sitting
from storage.store import Store

log = structlog.get_logger()

Progress = Callable[[int, int], None]
"""Gets the number of matches done, and of all."""


def earned_in(
    game: AnyGame, match: Match, sittings: Sequence[Sitting], moves: Sequence[LoggedMove]
) -> Earned:
    """Return what people earned by themselves. Slow: not for the event loop."""
    if match.hinted:
        return ()
    options = game.options(match.seats, json.loads(match.options))
    state, events = replayed(game, match.seats, options, moves)
    finished = Finished(
        view=game.view(state, None),
        events=events,
        standings=() if game.to_act(state) else game.standings(state),  # all others left: no winner
        levels=tuple(each.level for each in sittings),
    )
    helped = {each.seat for each in moves if each.chooser in ("one_turn", "stand_in")}
    helped |= {each.seat for each in sittings if each.stand_in is not None}
    theirs = {each.seat for each in sittings if each.person is not None} - helped
    return tuple(
        (seat, name)
        for name, achievement in look_of(game).honours.achievements.items()
        for seat in sorted(set(achievement(finished)) & theirs)
    )


async def earned_at(table: Table) -> Earned:
    """Return what was earned; no fault in it keeps a match from being counted."""
    seen = (table.game, table.match, table.sittings, tuple(table.moves))
    try:
        return await asyncio.to_thread(earned_in, *seen)
    except Exception as spoilt:  # noqa: BLE001 an error's text may quote a deal
        log.error("achievements not found", match=table.id, why=type(spoilt).__name__)
        return ()


async def find_again(store: Store, progress: Progress) -> None:
    """Find the achievements of all matches again; a match that cannot be read keeps its own."""
    found = []
    names = await store.honours.counted()
    for done, name in enumerate(names, start=1):
        match = await store.match(name)
        game = rules_of(match.game, match.rules)
        if game is not None:
            sittings, moves = await store.seats(name), await store.log(name)
            try:
                earned = earned_in(game, match, sittings, moves)
            except Exception as spoilt:  # noqa: BLE001 whatever it is, one match has it
                log.error("achievements not found", match=name, why=type(spoilt).__name__)
            else:
                persons = {each.seat: each.person or 0 for each in sittings}
                found.append((name, [(persons[seat], what) for seat, what in earned]))
        progress(done, len(names))
    await store.honours.replace(found)
