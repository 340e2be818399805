"""Turns a finished match into the result that the ladder counts."""

from typing import Any

from games.errors import BadOptions
from games.game import AnyGame
from games.options import read
from storage.records import Finisher, Match, Outcome, Sitting

CUSTOM = "custom"


def preset_of(game: AnyGame, options: Any, seats: int | None = None) -> str:
    """Return the preset that these options are, for that many players if known."""
    for preset in game.presets:
        if seats is not None and seats not in preset.seats:
            continue
        if read(game.Options, preset.options, BadOptions) == options:
            return preset.key
    return CUSTOM


def outcome_of(game: AnyGame, match: Match, state: Any, sittings: tuple[Sitting, ...]) -> Outcome:
    people = {sitting.seat: sitting for sitting in sittings}
    finishers = tuple(
        Finisher(
            standing.seat,
            people[standing.seat].person,
            standing.place,
            standing.points,
            standing.team,
        )
        for standing in game.standings(state)
    )
    return Outcome(
        match.id,
        game.key,
        preset_of(game, state.options, match.seats),
        match.guild,
        match.finished or 0,
        finishers,
        wanted=match.rated,
        hinted=match.hinted,
        replaced=any(sitting.stand_in is not None for sitting in sittings),
    )
