"""Tells how a match came out: for everybody at the table, and for the ladder that counts it."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.match.table import Table
from games.catalogue import rules_of
from games.errors import BadOptions
from games.game import AnyGame, Seat, Standing
from games.options import read
from storage.ranking import Attended, ranked, sides_of
from storage.records import (
    RATING_RULES,
    Absence,
    Ending,
    Finisher,
    LoggedMove,
    Match,
    Outcome,
    Sitting,
)

CUSTOM = "custom"

Earned: TypeAlias = tuple[tuple[Seat, str], ...]
"""Achievements, by seat."""


def preset_of(game: AnyGame, options: Any, seats: int | None = None) -> str:
    """Return the preset that these options are, for that many players if known."""
    for preset in game.presets:
        if seats is not None and seats not in preset.seats:
            continue
        ever = (preset.options, *preset.formerly)
        if any(read(game.Options, each, BadOptions) == options for each in ever):
            return preset.key
    return CUSTOM


def replayed(
    game: AnyGame, seats: int, options: Any, log: Iterable[LoggedMove]
) -> tuple[Any, tuple[Any, ...]]:
    """Return the last state of a match and all its public events, from its log."""
    state, events = game.setup(seats, options), list[Any]()
    for move in log:
        step = game.play(state, move.seat, game.parse(state, move.text))
        events.extend(step.events)
        state = step.state
    return state, tuple(events)


def outcome_of(
    game: AnyGame, match: Match, state: Any, sittings: Sequence[Sitting], earned: Earned = ()
) -> Outcome:
    is_old = match.rating_rules < RATING_RULES
    return Outcome(
        match.id,
        game.key,
        preset_of(game, state.options, match.seats),
        match.guild,
        match.finished or 0,
        finishers_of(game, state, sittings),
        wanted=match.rated,
        rating_rules=match.rating_rules,
        hinted=is_old and match.hinted,
        replaced=is_old and any(sitting.stand_in is not None for sitting in sittings),
        earned=earned,
    )


def finishers_of(game: AnyGame, state: Any, sittings: Sequence[Sitting]) -> tuple[Finisher, ...]:
    """Return who finished where by the game alone, or how it stands so far."""
    return tuple(
        Finisher(each.seat, sittings[each.seat].person, each.place, each.points, each.team)
        for each in game.standings(state)
    )


def standings_of(table: Table) -> tuple[Standing, ...]:
    """Return the places that count, the best first."""
    found = finishers_of(table.game, table.state, table.sittings)
    placed = ranked(found, table.attended) if table.is_rated else found
    shown = (Standing(each.seat, each.place, each.points, each.team) for each in placed)
    return tuple(sorted(shown, key=lambda each: each.place))


# Rated matches


def may_rate(match: Match, sittings: Sequence[Sitting]) -> bool:
    """Return whether a match can be rated: people sit on two sides, and it ends by itself."""
    game = rules_of(match.game, match.rules)
    if game is None:
        return False
    options = game.options(match.seats, json.loads(match.options))
    finishers = finishers_of(game, game.setup(match.seats, options), sittings)
    people = [each.person for each in finishers if each.person is not None]
    sides = sides_of(finishers, Attended((), ())).all
    return game.ends(options) and len(sides) > 1 and len(set(people)) == len(people)


def ending_of(
    table: Table, sittings: Sequence[Sitting], absences: Sequence[Absence]
) -> Ending | None:
    """Return how the match ends with these absences: finished once all others have left, closed
    where only one side counts or nobody can come back."""
    attended = replace(table.attended, absences=(*table.absences, *absences))
    if not table.is_rated:
        people = [each.seat for each in sittings if each.person is not None]
        return "closed" if all(map(attended.may_not_return, people)) else None
    found = sides_of(finishers_of(table.game, table.state, sittings), attended)
    if not found.has_result:
        return "closed"
    return "finished" if found.is_decided else None
