"""What every game promises, asked of each of them at every preset and number of seats."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.dealing import key, shuffler
from games.errors import IllegalMove, Refusal
from games.game import DEALER, AnyGame
from games.match import new_match, replay
from games.plain import plain, plain_event
from games.rulebook import clause, clauses
from tests.games.playing import Moment, moments
from tests.games.worlds import cards, redealt
from tests.sample.fourth import EVERY_GAME

MOVES = 300  # of each random match; random RACK-O never ends by itself
PLACES = ("racks", "hands", "sets", "draw", "discard", "pile", "table", "extra", "held")
SOON = 5_000  # moves


def tables() -> Iterator[Any]:
    for game in EVERY_GAME.values():
        for preset in game.presets:
            for seats in sorted({preset.seats[0], preset.seats[-1]}):
                name = f"{game.key}-{preset.key}-{seats}"
                yield pytest.param(game, seats, preset.options, id=name)


every_table = pytest.mark.parametrize(("game", "seats", "options"), list(tables()))
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


def played(game: AnyGame, seats: int, options: Any, seed: int = 1) -> list[Moment]:
    return list(moments(game, seats, options, seed, limit=MOVES))


@every_table
def test_the_log_alone_rebuilds_the_match(game, seats, options):
    match = new_match(game, seats, options, bytes(32))
    rng = random.Random(2)
    for _ in range(MOVES):
        match.deal()
        if not match.to_act:
            break
        (seat,) = match.to_act
        legal = game.legal(match.state, seat)
        match.play(seat, str(legal[int(rng.random() * len(legal))]))
    again = replay(match.texts())
    assert again.state == match.state
    assert again.texts() == match.texts()
    assert again.memory.witnessed == match.memory.witnessed


@every_table
def test_text_and_move_are_inverses(game, seats, options):
    for moment in played(game, seats, options):
        assert game.parse(moment.before, str(moment.move)) == moment.move
        for move in some(game.legal(moment.before, moment.seat)):
            assert game.parse(moment.before, str(move)) == move


def some(moves: Any, most: int = 40) -> list[Any]:
    """A sample spread over the whole list, without walking it."""
    return [moves[place * len(moves) // most] for place in range(most)] if moves else []


@every_table
def test_only_the_seats_to_act_have_moves(game, seats, options):
    for moment in played(game, seats, options):
        texts = {str(move) for move in some(game.legal(moment.before, moment.seat))}
        for other in set(range(seats)) - set(game.to_act(moment.before)):
            assert not game.legal(moment.before, other)
            for text in texts:
                move = game.parse(moment.before, text)
                assert game.refusal(moment.before, other, move) is not None


@every_table
def test_every_listed_move_is_accepted_and_listed_once(game, seats, options):
    for moment in played(game, seats, options):
        legal = game.legal(moment.before, moment.seat)
        for move in some(legal):
            assert game.refusal(moment.before, moment.seat, move) is None
        if len(legal) <= 200:
            assert len(set(legal)) == len(legal) == len(list(legal))
        if moment.seat != DEALER:
            assert game.refusal(moment.before, moment.seat, moment.move) is None


@every_table
def test_no_move_of_another_moment_is_accepted_unless_it_is_listed(game, seats, options):
    rng = random.Random(3)
    history = played(game, seats, options)
    for moment in history:
        if moment.seat == DEALER or len(legal := game.legal(moment.before, moment.seat)) > 300:
            continue
        texts = {str(move) for move in legal}
        for other in rng.sample(history, min(8, len(history))):
            move = game.parse(moment.before, str(other.move))
            refused = game.refusal(moment.before, moment.seat, move)
            assert (refused is None) == (str(move) in texts)


@every_table
def test_a_refused_move_changes_nothing(game, seats, options):
    rng = random.Random(4)
    history = played(game, seats, options)
    for moment in history[::7]:
        before = json.dumps(game.dump(moment.before))
        for other in rng.sample(history, min(5, len(history))):
            for seat in range(-1, seats):
                refused = what_refuses(game, moment.before, seat, str(other.move))
                assert refused is None or clause(game.key, refused.clause), refused
        assert json.dumps(game.dump(moment.before)) == before


def what_refuses(game: AnyGame, state: Any, seat: int, text: str) -> IllegalMove | None:
    try:
        game.play(state, seat, game.parse(state, text))
    except IllegalMove as refused:
        return refused
    return None


@every_table
def test_cards_are_neither_lost_nor_made(game, seats, options):
    census = Counter(game.deck(seats, game.options(seats, options)))
    for moment in played(game, seats, options):
        position = game.dump(moment.step.state)
        held = Counter(card for place in PLACES for card in cards(position.get(place)))
        held.pop("-", None)
        held = Counter({card: n for card, n in held.items() if not str(card).count("x")})
        if held:
            assert held == census, "a field that holds cards is missing in PLACES, or a card"


@every_table
def test_equal_inputs_give_equal_outputs(game, seats, options):
    assert played(game, seats, options, 7) == played(game, seats, options, 7)


@every_table
def test_a_position_is_the_state_and_back(game, seats, options):
    chosen = game.options(seats, options)
    for moment in played(game, seats, options):
        state = moment.step.state
        position = json.loads(json.dumps(game.dump(state)))
        assert game.load(seats, chosen, position) == state


@every_table
def test_swapping_what_a_viewer_cannot_know_leaves_the_view_the_same(game, seats, options):
    rng = random.Random(5)
    chosen, worlds = game.options(seats, options), 0
    for moment in played(game, seats, options)[::3]:
        state = moment.step.state
        position = json.loads(json.dumps(game.dump(state)))
        for viewer in (None, *range(seats)):
            anew = redealt(game, position, viewer, rng)
            worlds += anew != position
            other = game.load(seats, chosen, anew)
            one, two = game.view(state, viewer), game.view(other, viewer)
            assert json.dumps(plain(one)) == json.dumps(plain(two))
    assert worlds > seats


@every_table
def test_events_and_views_are_plain_json(game, seats, options):
    for moment in played(game, seats, options)[:80]:
        events = [plain_event(event) for event in moment.step.events]
        facts = [plain_event(fact) for _, fact in moment.step.private]
        views = [plain(game.view(moment.step.state, seat)) for seat in (None, *range(seats))]
        assert json.loads(json.dumps([events, facts, views])) == [events, facts, views]


@every_table
def test_greedy_play_ends(game, seats, options):
    last = list(moments(game, seats, options, 11, "greedy", limit=40_000))[-1]
    end = last.step.state
    assert game.to_act(end) == ()
    standings = game.standings(end)
    assert [standing.seat for standing in standings] == list(range(seats))
    assert min(standing.place for standing in standings) == 1
    if end.winners:
        first = tuple(standing.seat for standing in standings if standing.place == 1)
        assert first == end.winners


@every_table
def test_a_player_chooses_by_what_its_seat_has_seen_and_by_nothing_else(game, seats, options):
    first = [moment.move for moment in moments(game, seats, options, 6, "greedy", limit=150)]
    again = [moment.move for moment in moments(game, seats, options, 6, "greedy", limit=150)]
    assert first == again


@every_game
def test_every_clause_that_a_refusal_names_stands_on_the_page(game):
    named = list(refusals(game))
    assert named
    for refusal in named:
        assert clause(game.key, refusal.clause), refusal


def refusals(game: AnyGame) -> Iterator[Refusal]:
    """The refusals that stand as values in the modules of a game."""
    from importlib import import_module
    from pkgutil import iter_modules

    package = import_module(game.refusal.__module__.rpartition(".")[0])
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            candidates = value.values() if isinstance(value, dict) else [value]
            yield from (found for found in candidates if isinstance(found, Refusal))


@every_game
def test_every_option_can_make_a_field_of_a_form(game):
    for name, field in game.Options.model_fields.items():
        assert field.title, name
        assert field.description, name
        extra = field.json_schema_extra
        assert isinstance(extra, dict), name
        assert clause(game.key, str(extra["clause"])), name
    assert json.dumps(game.Options.model_json_schema())


@every_game
def test_presets_are_named_and_play_at_each_of_their_seats(game):
    assert len({preset.key for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        for seats in preset.seats:
            state = game.setup(seats, game.options(seats, preset.options))
            assert game.to_act(state) == (DEALER,)


@every_game
def test_one_deal_never_decides_another(game):
    """The labels of two shuffles differ, or a seed would deal the same cards twice."""
    labels: list[str] = []

    def shuffled(label: str, items: Any, /) -> Any:
        labels.append(label)
        return fair(label, items)

    fair = shuffler(key(bytes(32)))
    rng = random.Random(1)
    seats = game.seats[0]
    state = game.setup(seats, game.options(seats, game.short))
    for _ in range(4000):
        actors = game.to_act(state)
        if not actors:
            break
        if actors[0] == DEALER:
            move = game.deal(state, shuffled)
        else:
            legal = game.legal(state, actors[0])
            move = legal[int(rng.random() * len(legal))]
        state = game.play(state, actors[0], move).state
    assert len(labels) > 2
    assert len(set(labels)) == len(labels)


@every_game
def test_what_the_dealer_does_is_one_of_its_orders_and_each_of_them_comes_up(game):
    met = set()
    for preset in game.presets:
        for moment in moments(game, preset.seats[-1], preset.options, 1, limit=4 * MOVES):
            if moment.seat == DEALER:
                due = game.chance(moment.before)
                order, *told = str(moment.move).split()
                assert order == due.order
                assert len(told) == (len(due.items) if due.told is None else due.told)
                assert Counter(told) <= Counter(map(str, due.items))
                met.add(order)
    assert met == set(game.orders), f"{game.name}: the dealer's orders are {sorted(met)}"


@every_game
def test_a_short_match_ends_soon_even_by_moves_made_at_random(game):
    for seats in (game.seats[0], game.seats[-1]):
        *_, last = moments(game, seats, game.short, 3, limit=SOON)
        assert game.to_act(last.step.state) == ()


@every_game
def test_the_page_names_the_game_and_states_its_clauses(game):
    first, *_ = game.page.read_text(encoding="utf-8").splitlines()
    assert game.name in first
    assert len(clauses(game.key)) > 5
