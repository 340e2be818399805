"""What a viewer cannot know changes no byte of what that viewer is sent, and stands in no log."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from bot.app import App
from bot.board.panels import over_panel
from bot.discord_io.render import view_of
from bot.errors import NotKept
from bot.looks.look import Choose
from bot.match import attendance
from bot.match.computers import Thinker
from bot.pictures.scene import Scene
from bot.ui.panels import Panel, buttons_of, pictures_of
from bot.ui.refusals import sentence_of
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from games.dealing import key
from games.errors import IllegalMove, RuleError
from games.game import AnyGame, Memory
from games.match import Match
from storage.errors import StoreUnavailable
from tests.bot.conftest import ADA, BO, House, autoplay_of, is_going_on
from tests.bot.pictures.tables import png
from tests.bot.sights import Sight, sights
from tests.bot.ui.test_limits import marked
from tests.games.playing import moments
from tests.games.worlds import redealt
from tests.waiting import until

MOMENTS = 4  # of each match
OTHER_SEED = bytes(range(100, 132))


def setups() -> Iterator[Any]:
    for game in GAMES.values():
        for preset in game.presets:
            seats = preset.seats[-1] if preset.seats[-1] < 7 else 5
            yield pytest.param(game, preset.options, seats, id=f"{game.key}-{preset.key}-{seats}")


every_setup = pytest.mark.parametrize(("game", "options", "seats"), list(setups()))


def moments_of(game: AnyGame, options: Any, seats: int) -> Iterator[Sight]:
    """Moments of a match in which cards are hidden."""
    rng = random.Random(f"{game.key} {seats} {sorted(options)}")
    for player in ("random", "greedy"):
        played = list(moments(game, seats, options, rng.randrange(99), player, 300))
        places = rng.sample(range(len(played)), min(MOMENTS, len(played)))
        for sight in sights(game, played, places, options=json.dumps(dict(options))):
            if sight.actor is not None:
                yield sight


def another_world(sight: Sight, viewer: int | None, rng: random.Random) -> Sight:
    """The same to this viewer: other cards where it cannot look, other facts told to the others,
    and another seed."""
    options = sight.state.options
    position = redealt(sight.game, sight.game.dump(sight.state), viewer, rng)
    state = sight.game.load(len(sight.seats), options, position)
    memory: Memory[Any, Any] = Memory(sight.game.Dealt)
    memory.witnessed = [
        (who, fact) for who, fact in sight.memory.witnessed if who is None or who == viewer
    ]
    memory.before = sight.memory.before
    return replace(sight, state=state, memory=memory, seed=OTHER_SEED)


def sent(shown: Panel) -> bytes:
    """Every byte that goes to Discord: with pictures, and where there can be none."""
    shapes = [
        view_of(shown, marked, pictures=pictures).to_components() for pictures in (True, False)
    ]
    files = [drawn(each.scene) for each in pictures_of(shown)]
    return json.dumps([*shapes, shown.bar]).encode() + b"".join(files)


@lru_cache(maxsize=64)
def drawn(scene: Scene) -> bytes:
    """Nothing but the scene is drawn from, so equal ones are drawn once."""
    return png(scene)


@every_setup
def test_the_table_is_the_same_whatever_the_hidden_cards(game, options, seats):
    """The message, the question, the menu, the moves and scores: for who watches and who plays."""
    rng, changed, pictures = random.Random(1), 0, 0
    for sight in moments_of(game, options, seats):
        other = another_world(sight, None, rng)
        changed += other.state != sight.state
        for language in LANGUAGES:
            sight.language = other.language = language
            for one, two in zip(sight.public(), other.public(), strict=True):
                assert sent(one) == sent(two)
                pictures += len(pictures_of(one))
            assert sight.look.table.summary(sight.showing()) == other.look.table.summary(
                other.showing()
            )
        if sight.actor is not None:
            asked, other = replace(sight, overdue=True), replace(other, overdue=True)
            assert sent(next(iter(asked.public()))) == sent(next(iter(other.public())))
    assert changed > MOMENTS
    assert pictures > 4 * MOMENTS


@every_setup
def test_a_match_that_was_ended_shows_neither_cards_nor_seed(game, options, seats):
    """Its seed would tell the cards of a match that was never played out."""
    rng = random.Random(2)
    for sight in moments_of(game, options, seats):
        other = another_world(sight, None, rng)
        shown = []
        for world in (sight, other):
            closed = replace(world, status="closed")
            shown.append(over_panel(closed.table, closed.showing(), ()))
        assert sent(shown[0]) == sent(shown[1])
        assert [each.action for each in buttons_of(shown[0])] == [f"c:report:{sight.table.id}"]


@every_setup
def test_a_hand_is_the_same_whatever_the_cards_of_others(game, options, seats):
    """Of every seat, the one to move and those that wait, with what a few presses would choose."""
    rng, changed = random.Random(3), 0
    for sight in moments_of(game, options, seats):
        for viewer in sight.seats:
            other = another_world(sight, viewer, rng)
            changed += other.state != sight.state
            for pick in ("", *some_picks(sight, viewer)):
                assert sent(sight.hand(viewer, pick)) == sent(other.hand(viewer, pick))
            assert sent(sight.more(viewer)) == sent(other.more(viewer))
    assert changed > MOMENTS


def some_picks(sight: Sight, viewer: int) -> set[str]:
    """What the buttons of the hand would choose."""
    found = set()
    held = sight.holding(viewer)
    for button in buttons_of(sight.hand(viewer)):
        if button.on and button.action.startswith("h:"):
            try:
                pressed = sight.look.hand.press(held, button.action.split(":", 3)[3])
            except RuleError:
                continue
            if isinstance(pressed, Choose):
                found.add(pressed.pick)
    return set(sorted(found)[:4])


@every_setup
def test_a_refusal_tells_nothing_of_hidden_cards(game, options, seats):
    rng = random.Random(4)
    told = 0
    tried = {str(move) for sight in moments_of(game, options, seats) for move in some_moves(sight)}
    for sight in moments_of(game, options, seats):
        for viewer in sight.seats:
            other = another_world(sight, viewer, rng)
            for text in rng.sample(sorted(tried), min(6, len(tried))):
                said = refused(sight, viewer, text)
                assert said == refused(other, viewer, text)
                told += bool(said)
    assert told > MOMENTS


def some_moves(sight: Sight) -> list[Any]:
    if sight.actor is None:
        return []
    legal = sight.game.legal(sight.state, sight.actor)
    return [legal[place] for place in range(0, min(len(legal), 400), 97)]


def refused(sight: Sight, viewer: int, text: str) -> str:
    try:
        sight.game.play(sight.state, viewer, sight.game.parse(sight.state, text))
    except RuleError as error:
        return f"{sentence_of(error, sight.game.key, words('en'))} {error} {error!r}"
    return ""


# What is printed and logged


def secrets_of(sight: Sight) -> set[str]:
    """The seed, the key, and every hand and pile that not everybody sees, as they are written."""
    mixed = key(sight.seed, ())
    found = {sight.seed.hex(), mixed.hex(), repr(sight.seed), repr(mixed)}
    position = sight.game.dump(sight.state)
    for name in ("racks", "hands", "draw"):
        for pile in [position.get(name, [])] if name == "draw" else position.get(name, []):
            if len(pile) >= 4:
                found |= {str(pile), str(tuple(pile)), " ".join(map(str, pile))}
    return found


def printed(value: object) -> str:
    return f"{value!r} {value}"


@every_setup
def test_what_holds_secrets_does_not_print_them(game, options, seats):
    for sight in moments_of(game, options, seats):
        secrets = secrets_of(sight)
        shown = printed(sight.table) + printed(sight.table.match)
        shown += "".join(printed(sight.holding(seat)) for seat in sight.seats)
        shown += printed(sight.showing())
        match = Match(game, seats, sight.state.options, None, sight.seed)
        shown += printed(match)
        for secret in secrets:
            assert secret not in shown, secret


async def test_a_house_and_what_it_is_made_of_print_no_seed(house: House):
    table = await house.table(ADA, BO)
    seed = await house.store.seed(table.id)
    app = App(house.store, connection={"shard_count": 1})
    whole = app.services
    for each in (app, whole, whole.tables, whole.lobbies, house.store, table, table.match):
        assert seed.hex() not in printed(each)
        assert repr(seed) not in printed(each)
    await whole.tables.close()


class BrokenThinker(Thinker):
    """It fails as a bug would: deep inside, with all the cards in its hands."""

    async def choose(self, game: str, level: str, seen: Any, *_: Any) -> str:
        cards = seen.view.racks[seen.seat]
        raise KeyError(f"slot {len(cards) + 1}")

    async def judge(self, game: str, glance: Any, *_: Any) -> Any:
        raise KeyError(f"move {glance.move}")


async def test_the_log_of_a_match_with_troubles_holds_no_secret(house: House, output, monkeypatch):
    """A computer that breaks, a store that fails, a watcher that breaks, presses that are refused:
    each is logged, and none of it with cards, seed or key."""

    def broken_watcher(*_: Any) -> None:
        raise ValueError("a watcher broke")

    house.tables.watch(broken_watcher)
    table = await house.table(ADA, BO, "greedy")
    autoplay_of(table)._thinker = BrokenThinker()
    for _ in range(12):
        await play_by_hand(table)
    secrets = secrets_of_table(table, await house.store.seed(table.id))

    async def failing(*_: Any, **__: Any) -> None:
        raise StoreUnavailable("out of order")

    monkeypatch.setattr(house.store, "append", failing)
    with pytest.raises(NotKept) as raised:
        await play_by_hand(table)
    text = output.getvalue() + printed(raised.value)
    assert "watcher failed" in text
    assert "player failed" in text
    assert "move not kept" in text
    for secret in secrets:
        assert secret not in text, secret


async def play_by_hand(table: Any) -> None:
    """One move of whoever is to act, when the dealer and the computers have done."""
    await until(
        lambda: not is_going_on(table) and table.to_act and table.sittings[table.to_act[0]].person,
        "the turn of a person",
    )
    (seat,) = table.to_act
    legal = table.game.legal(table.state, seat)
    with pytest.raises(IllegalMove):
        await attendance.play(
            table,
            table.sittings[seat].person or 0,
            table.version,
            "place 999" if table.state.phase == "drawn" else "take 999",
        )
    await table.play(seat, table.version, str(legal[-1]))


def secrets_of_table(table: Any, seed: bytes) -> set[str]:
    mixed = key(seed, table.match.words)
    found = {seed.hex(), mixed.hex(), repr(seed), repr(mixed)}
    for entry in table.moves:
        if entry.text.startswith("deal"):
            cards = entry.text.split()[1:]
            found |= {" ".join(cards[:6]), ", ".join(cards[:6])}
    for rack in table.state.racks:
        found |= {str(rack), " ".join(map(str, rack)), str(list(rack))}
    return found


def test_what_a_computer_is_given_holds_no_other_cards():
    """What goes to the process where it thinks is its seat's alone."""
    rng = random.Random(6)
    for game in GAMES.values():
        preset = game.presets[0]
        for sight in moments_of(game, preset.options, preset.seats[0]):
            if sight.actor is not None:
                other = another_world(sight, sight.actor, rng)
                one, two = (each.table.seen(sight.actor) for each in (sight, other))
                assert one == two
                assert repr(one) == repr(two)
