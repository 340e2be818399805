"""Whole matches through commands and buttons, by several people."""

from contextlib import suppress

import pytest

from bot.lobby.options import controls
from bot.ui.text import COMPUTER
from games.errors import BadOptions
from games.game import DEALER, AnyGame, Preset
from tests.bot.discord.conftest import Scene, Somebody, stage
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")

PRESETS = [(key, preset.key) for key, game in EVERY_GAME.items() for preset in game.presets]
NAMES = ("Ada", "Bo", "Cleo", "Dan")


async def clicked(person: Somebody, end: str) -> bool:
    """Press the button whose id ends so, if this person sees one."""
    assert person.seen is not None
    ids = [each["custom_id"] for each in person.seen.buttons]
    found = next((each for each in ids if each.endswith(end)), None)
    if found is not None:
        await person.click(person.seen, found)
    return found is not None


async def set_number(scene: Scene, host: Somebody, option: str, number: int) -> None:
    """Host…, Options, its page, the number, its form."""
    await host.press("Host…")
    await host.tap("Options")
    page = 0
    while not await clicked(host, f":o-ask:{option}"):
        page += 1
        assert await clicked(host, f":options:{page}")
    await host.write(value=str(number))
    await scene.settle()


def short(preset: Preset, game: AnyGame, seats: int) -> dict[str, int]:
    """The numbers of a short match that go with this preset: they end what might go on and on."""
    taken: dict[str, int] = {}
    for control in controls(game.key):
        if control.kind == "number" and control.name in game.short:
            more = {**taken, control.name: game.short[control.name]}
            with suppress(BadOptions):
                game.options(seats, {**preset.options, **more})
                taken = more
    return taken


async def seated(scene: Scene, game: AnyGame, preset: Preset, number: int) -> list[Somebody]:
    """A match by this preset, as short as its numbers make it."""
    host, *others = [scene.person(name) for name in NAMES[:number]]
    await host.slash("play", game=game.key, preset=preset.key, rated=True)
    for option, value in short(preset, game, number).items():
        await set_number(scene, host, option, value)
    for person in others:
        await person.press("Join")
    await host.press("Start")
    await scene.settle()
    return [host, *others]


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_complete_match_by_buttons_with_restarts_in_the_middle(logged, tmp_path, key):
    game = EVERY_GAME[key]
    preset = game.presets[0]
    async with stage(f"sqlite:///{tmp_path}/courtyard.db") as scene:
        people = await seated(scene, game, preset, preset.seats[0])
        table = await scene.table()
        for presses in (7, 23, 40):
            await scene.press_on(table, presses)
            before = table.version
            await scene.restart()
            table = await scene.services.tables.find(table.id)
            assert table.version == before
            assert scene.table_message().text
        await scene.play_on(table, presses=6000)
        await scene.settle()
        end = scene.table_message()
        assert "🏆" in end.text
        await people[0].press("Check the deal")
        assert f"`{(await scene.store.seed(table.id)).hex()}`" in people[0].text
        assert {"Rematch", "Hands", "Scores"} <= set(end.labels())
        assert await scene.store.ladder.results(table.id)
        assert " · 1" in end.text  # ratings, around 1500
        await people[0].press("Hands")
        assert "Ada" in people[0].text
        await people[1].press("Scores")
        assert "Bo" in people[1].text


def preset_of(game: str, key: str) -> Preset:
    return next(each for each in EVERY_GAME[game].presets if each.key == key)


@pytest.mark.parametrize(("game", "key"), PRESETS)
async def test_a_round_of_every_preset_by_buttons(logged, game, key):
    preset = preset_of(game, key)
    async with stage() as scene:
        people = await seated(scene, EVERY_GAME[game], preset, preset.seats[0])
        table = await scene.table()
        await scene.play_round(table, presses=1500)
        assert table.is_over or deals(table) == 2
        await scene.settle()
        message = scene.table_message()
        assert "My hand" in message.labels() or "🏆" in message.text
        for person in people:
            if table.is_over:
                break
            await person.press("My hand")
            assert person.text


BETWEEN_HANDS = {
    "2018": {"benefit"},
    "classic-president": {"queenReturn", "kingReturn"},
    "italian-president": {"queenReturn", "kingReturn"},
    "kings-hand": {"kingsHand", "benefit"},
}


@pytest.mark.parametrize("key", BETWEEN_HANDS)
async def test_what_is_exchanged_between_two_hands_of_rank_is_pressed_too(logged, key):
    """Four sit there, so that there is somebody for the Queen to trade with."""
    async with stage() as scene:
        await seated(scene, EVERY_GAME["rank"], preset_of("rank", key), 4)
        table = await scene.table()
        await scene.play_round(table, presses=1500)
        phases = await scene.play_round(table, presses=1500)
        assert phases & BETWEEN_HANDS[key]


def deals(table) -> int:
    return sum(each.seat == DEALER and each.text.startswith("deal ") for each in table.moves)


@pytest.mark.parametrize("seats", [7, 12])
async def test_a_rank_table_is_filled_up_with_computers(logged, seats):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        invited = {"with": f"<@{bo.id}>"}
        await ada.slash("play", game="rank", computers=seats - 2, **invited)
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()
        assert table.match.seats == seats
        phases = await scene.play_round(table, presses=400)
        assert "play" in phases
        text = scene.table_message().text
        assert text.count(COMPUTER) == seats - 2
