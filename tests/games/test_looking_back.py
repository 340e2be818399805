"""After a match: what each move cost its player, by what could be seen then."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.game import DEALER, AnyGame
from games.looking_back import Past, pasts
from games.match import Match, new_match
from tests.games.worlds import redealt
from tests.sample.fourth import EVERY_GAME

SETUPS = [
    pytest.param(game, preset, id=f"{game.key}-{preset.key}")
    for game in EVERY_GAME.values()
    for preset in game.presets
]
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


def played(
    game: AnyGame,
    levels: Sequence[str],
    options: Mapping[str, Any],
    seed: int = 1,
    most: int = 2000,
) -> Match:
    match = new_match(game, len(levels), options, seed.to_bytes(32, "big"))
    rng = random.Random(seed)
    match.deal()
    while match.to_act and len(match.log) < most:
        (seat,) = match.to_act
        legal = game.legal(match.state, seat)
        match.play(seat, str(game.players[levels[seat]](match.seen(seat), legal, rng)))
        match.deal()
    return match


def log_of(match: Match) -> list[tuple[int, str]]:
    entries = [entry.split(" ", 1) for entry in match.log]
    return [(DEALER if who == "dealer" else int(who), text) for who, text in entries]


def looked_back(match: Match, seat: int) -> list[Past]:
    return list(pasts(match.game, match.seats, match.options.plain(), log_of(match), seat))


def costs(match: Match, seat: int) -> list[float]:
    judged = (
        match.game.judge(past.glance, random.Random(past.number))
        for past in looked_back(match, seat)
    )
    return [verdict.cost for verdict in judged]


@every_game
def test_every_choice_of_a_seat_is_looked_back_on_as_it_lay_before_it(game):
    match = played(game, ["greedy"] * 3, game.short)
    log = log_of(match)
    for seat in range(3):
        found = looked_back(match, seat)
        mine = [(at, text) for at, (who, text) in enumerate(log) if who == seat]
        assert [(past.number, str(past.glance.move)) for past in found] == mine
        places = [(past.round, past.choice) for past in found]
        assert places == sorted(set(places))
        assert {choice for _, choice in places} >= {1, 2}
        for past in found:
            assert past.glance.seen.seat == seat
            assert past.glance.move in past.glance.legal


@pytest.mark.parametrize(("game", "preset"), SETUPS)
def test_what_is_better_is_legal_and_costs_are_never_negative(game, preset):
    seats = preset.seats[0]
    match = played(game, ["random"] + ["greedy"] * (seats - 1), preset.options, 2, most=150)
    for past in looked_back(match, 0):
        verdict = game.judge(past.glance, random.Random(past.number))
        assert verdict.cost >= 0
        assert verdict.better in past.glance.legal
        assert verdict.second is None or verdict.second in past.glance.legal
        if verdict.better == past.glance.move:
            assert verdict.cost < 1e-6


@every_game
def test_the_same_match_costs_the_same(game):
    match = played(game, ["easy", "greedy", "greedy"], game.short, 3)
    assert costs(match, 0) == costs(match, 0)


@every_game
def test_the_best_player_has_little_to_regret_and_a_careless_one_much(game):
    match = played(game, ["hard", "random", "greedy"], game.short, 4, most=400)
    best, careless = sum(costs(match, 0)), sum(costs(match, 1))
    assert best < 0.2
    assert careless > 2 * best


@every_game
def test_what_lay_hidden_says_nothing_about_a_move(game):
    """The judge is asked about what the seat saw, and that holds no other hand."""
    match, rng = played(game, ["greedy"] * 3, game.short), random.Random(5)
    states, log = [game.setup(3, match.options)], log_of(match)
    for seat, text in log:
        states.append(game.replay(states[-1], [(seat, text)]))
    for past in looked_back(match, 0):
        position = redealt(game, game.dump(states[past.number]), 0, rng)
        other = game.load(3, match.options, position)
        assert game.view(other, 0) == past.glance.seen.view
