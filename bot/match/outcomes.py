"""A finished match as the ladder sees it."""

import json
from typing import Any

from games.game import AnyGame
from storage.records import Finisher, Match, Outcome, Sitting

CUSTOM = "custom"


def variant_of(game: AnyGame, seats: int, options: Any) -> str:
    """The preset that a match was played by."""
    for preset in game.presets:
        if seats in preset.seats and game.options(seats, preset.options) == options:
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
    options = game.options(match.seats, json.loads(match.options))
    return Outcome(
        match.id,
        game.key,
        variant_of(game, match.seats, options),
        match.guild,
        match.finished or 0,
        finishers,
        wanted=match.rated,
        hinted=match.hinted,
        replaced=any(sitting.stand_in is not None for sitting in sittings),
    )
