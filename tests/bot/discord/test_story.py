"""Whoever only reads messages can tell how each round came out: a spectator from the table's
message, a player who waits from the hand, and who was away later."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.match.pause import is_between
from bot.match.table import Table
from bot.ui.words import words
from games.catalogue import GAMES
from games.game import DEALER, Seat
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage

SEATS = {"racko": 2, "rank": 4, "scots": 2}
ROLES = ("King", "Queen", "Knight", "Beggar")


@pytest.fixture(autouse=True)
def reachable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that no press makes is made outside the scene's time, in which hands grow old."""
    monkeypatch.setattr("bot.discord_io.hand_messages.LIVES", 10**12)


async def play_to_the_end_of_a_round(scene: Scene, table: Table) -> None:
    """By the moves of the simple computer, and no presses."""
    while not is_between(table):
        assert not table.is_over
        await one_move(scene, table)
    await scene.settle()


async def one_move(scene: Scene, table: Table) -> Seat:
    (seat,) = table.to_act
    legal = table.game.legal(table.state, seat)
    move = table.game.players["greedy"](table.seen(seat), legal, scene.rng)
    await table.play(seat, table.version, str(move))
    return seat


def closed(table: Table) -> Any:
    """The event that tells the scores."""
    return next(each for each in table.memory.public if isinstance(each, table.game.Closed))


def names_of(scene: Scene, table: Table) -> list[str]:
    by_id = {person.id: name for name, person in scene.people.items()}
    return [by_id[sitting.person or 0] for sitting in table.sittings]


def line_of(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if f"**{name}**" in line)


def told_of_racko(text: str, names: list[str], scored: Any) -> None:
    assert f"{names[scored.declarer]} went RACK-O" in text
    for seat, name in enumerate(names):
        said = line_of(text, name)
        assert f"+{scored.points[seat]} " in said
        assert f"{scored.prefixes[seat]} in order" in said
        assert f"total {scored.totals[seat]}" in said


def told_of_rank(text: str, names: list[str], hand: Any) -> None:
    king, queen, *_, beggar = (names[seat] for seat in hand.ranking)
    assert f"{king} is King, {queen} is Queen, {beggar} is the Beggar" in text
    places = dict(zip(hand.ranking, (*ROLES[:2], "Knight", "Beggar"), strict=True))
    for seat, name in enumerate(names):
        said = line_of(text, name)
        assert places[seat] in said
        assert f"{hand.gained[seat] or 'no'} token" in said
        assert f"{hand.tokens[seat]} in all" in said


def told_of_scots(text: str, names: list[str], scored: Any) -> None:
    assert "went out" in text or "nobody went out" in text
    for seat, name in enumerate(names):
        said = line_of(text, name).replace(",", "")
        score = scored.scores[seat]
        assert f" {score:+d} ".replace("-", "−").replace("+0", "0") in f" {said} "
        assert f"total {scored.totals[seat]}" in said
        laid, held = map(int, re.search(r"laid (\d+) held (\d+)", said).groups())  # type: ignore[union-attr]
        assert laid - held == scored.scores[seat]


TOLD: dict[str, Callable[[str, list[str], Any], None]] = {
    "racko": told_of_racko,
    "rank": told_of_rank,
    "scots": told_of_scots,
}


@pytest.mark.parametrize("game", list(TOLD))
async def test_everybody_is_told_how_a_round_came_out(logged, game: str):
    async with stage(pauses=True) as scene:
        people = await sit(scene, game, SEATS[game])
        table = await scene.table()
        names = names_of(scene, table)
        board = scene.table_message().raw.id
        for _ in range(2):
            await play_to_the_end_of_a_round(scene, table)
            TOLD[game](scene.table_message().text, names, closed(table))
            for person in people:
                hand = scene.private(person)[-1].text
                TOLD[game](hand, names, closed(table))
                own = next(line for line in hand.splitlines() if line.count("**") >= 2)
                assert f"**{names[table.seat_of(person.id)]}**" in own
            await scene.everybody_goes_on(table)
        assert scene.table_message().raw.id == board, "posted anew"


@pytest.mark.parametrize("game", list(TOLD))
async def test_in_text_mode_what_the_picture_shows_stands_in_words(logged, game: str):
    async with stage(pauses=True) as scene:
        ada, *_ = await sit(scene, game, SEATS[game])
        await scene.services.people.change(ada.id, text_mode=True)
        table = await scene.table()
        await play_to_the_end_of_a_round(scene, table)
        hand = scene.private(ada)[-1].text
        TOLD[game](hand, names_of(scene, table), closed(table))
        assert "<:" not in hand
        for shown in shown_cards(game, closed(table)):
            assert shown in hand


def shown_cards(game: str, event: Any) -> Iterator[str]:
    """What lay hidden until the round was over."""
    if game == "racko":
        yield from (" ".join(f"[{card}]" for card in rack) for rack in event.racks)
    elif game == "scots":
        for cards in event.hands:
            name = f"scots-name-{cards[0]}" if cards else ""
            yield words("en")(name) if name else "held nothing"


async def next_deal(scene: Scene, table: Table) -> None:
    await scene.pass_time(12)
    assert not is_between(table)


@pytest.mark.parametrize("game", list(TOLD))
async def test_who_was_away_finds_it_at_the_head_of_the_hand_and_in_last_moves(logged, game: str):
    async with stage(pauses=True) as scene:
        people = await sit(scene, game, SEATS[game], speed="live")
        table = await scene.table()
        names = names_of(scene, table)
        await play_to_the_end_of_a_round(scene, table)
        event = closed(table)
        looked, away = people[0], people[1]
        await looked.press("My hand")
        await next_deal(scene, table)
        for person in people:
            await person.press("My hand")
        seat = table.seat_of(away.id)
        head, *_ = away.text.splitlines()
        assert head.startswith("-# Since you were here: ")
        assert f"**{names[seat]}**" in away.text
        assert "Since you were here" not in looked.text
        assert next(said_of(event, names)) in head
        assert "Since you were here" in scene.private(away)[-1].text
        await moved_by(scene, table, seat)
        assert "Since you were here" not in scene.private(away)[-1].text
        await looked.press("Menu")
        await looked.tap("Last moves")
        pages = [looked.text]
        while "‹" in looked.seen.labels():  # type: ignore[union-attr]
            await looked.tap("‹")
            pages.append(looked.text)
        whole = "\n".join(reversed(pages))
        assert all(said in whole for said in said_of(event, names))


def said_of(event: Any, names: list[str]) -> Iterator[str]:
    match type(event).__module__.split(".")[1]:
        case "racko":
            yield names[event.declarer]
        case "rank":
            yield names[event.ranking[0]]
        case "scots":
            yield "out"


async def moved_by(scene: Scene, table: Table, seat: int) -> None:
    """Play until this seat has moved."""
    while await one_move(scene, table) != seat:
        pass
    await scene.settle()


# Next


async def between(scene: Scene, **options: Any) -> tuple[Table, list[Somebody]]:
    people = await sit(scene, "racko", 2, **options)
    table = await scene.table()
    await play_to_the_end_of_a_round(scene, table)
    return table, people


def foot(message: Message) -> list[str]:
    return [each["custom_id"].split(":")[-1] for each in message.buttons[-3:]]


async def test_next_stands_above_the_row_that_is_always_there(logged):
    async with stage(pauses=True) as scene:
        people = await sit(scene, "racko", 2)
        table = await scene.table()
        before = foot(scene.table_message())
        await play_to_the_end_of_a_round(scene, table)
        assert foot(scene.table_message()) == before
        assert scene.table_message().labels()[:-3] == ["Next"]
        assert f"<t:{table.until}:R>" in scene.table_message().text
        for person in people:
            assert scene.private(person)[-1].labels() == ["Next", "More"]


async def test_the_table_says_who_is_awaited_and_goes_on_when_all_are_ready(logged):
    async with stage(pauses=True) as scene:
        table, (ada, bo) = await between(scene)
        await bo.press("My hand")
        await ada.press("Next")
        await scene.settle()
        assert "Waiting for Bo" in scene.table_message().text
        assert is_between(table)
        bo.seen = scene.private(bo)[-1]
        await bo.tap("Next")
        await scene.settle()
        assert table.state.phase == "pick"
        assert "round 2" in scene.table_message().text
        assert "of 10" in bo.text
        assert "of 10" in scene.private(ada)[-1].text


async def test_a_hand_whose_next_was_pressed_waits_for_the_others(logged):
    async with stage(pauses=True) as scene:
        table, (ada, bo) = await between(scene)
        await bo.press("Rules")
        ada.seen = scene.private(ada)[-1]
        await ada.tap("Next")
        assert ada.text.count("Waiting for Bo") == 1
        assert ada.seen.labels(on=False) == ["Next"]
        version = table.version
        await ada.press("Next")
        assert (table.version, is_between(table)) == (version, True)


async def test_a_spectator_s_next_is_refused_kindly(logged):
    async with stage(pauses=True) as scene:
        table, _ = await between(scene)
        visitor = scene.person("Visitor")
        await visitor.press("Next")
        assert visitor.text == words("en")("answer-not_seated")
        assert table.presence.ready == set()


async def test_who_looks_at_the_menu_or_the_rules_is_waited_for(logged):
    async with stage(pauses=True) as scene:
        table, (ada, bo) = await between(scene)
        table.presence.here.clear()
        await bo.press("Menu")
        assert table.presence.here == {1}
        await scene.settle()
        held = await scene.store.hands.living(scene.clock(), None)
        await scene.store.hands.keep((), [each.hand.token for each in held])  # none loads the table
        await scene.restart()
        table = await scene.table()
        assert table.presence.here == set()
        await ada.press("My hand")
        assert table.presence.here == {0}, "the first press loads the table"


async def test_the_old_next_of_an_earlier_round_changes_nothing(logged):
    async with stage(pauses=True) as scene:
        table, (ada, _) = await between(scene)
        message = scene.table_message()
        old = message.button("Next")
        await scene.everybody_goes_on(table)
        await play_to_the_end_of_a_round(scene, table)
        await ada.forge(old)
        assert (is_between(table), table.presence.ready) == (True, set())


async def test_every_game_goes_on_by_itself_when_nobody_presses(logged):
    for game in TOLD:
        async with stage(pauses=True) as scene:
            await sit(scene, game, SEATS[game], speed="relaxed")
            table = await scene.table()
            await play_to_the_end_of_a_round(scene, table)
            await scene.pass_time(59)
            assert is_between(table)
            await scene.pass_time(1)
            assert not is_between(table)
            assert GAMES[game].to_act(table.state) != (DEALER,)
