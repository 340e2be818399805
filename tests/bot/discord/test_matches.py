"""Whole matches through commands and buttons, by several people."""

import pytest

from games.catalogue import GAMES
from games.game import DEALER
from tests.bot.discord.conftest import Scene, Somebody, stage

PRESETS = [(key, preset.key) for key, game in GAMES.items() for preset in game.presets]


async def set_number(scene: Scene, host: Somebody, option: str, number: int) -> None:
    """Host…, Options, the number, its form."""
    await host.press("Host…")
    await host.tap("Options")
    assert host.seen is not None
    asking = (each["custom_id"] for each in host.seen.buttons)
    await host.click(host.seen, next(each for each in asking if each.endswith(f":o-ask:{option}")))
    await host.write(value=str(number))
    await scene.settle()


async def seated(scene: Scene, game: str, number: int, preset: str) -> list[Somebody]:
    """A match by this preset, a short one where it can be."""
    host, *others = [scene.person(name) for name in ("Ada", "Bo", "Cleo", "Dan")[:number]]
    await host.slash("play", game=game, preset=preset, rated=True)
    if game == "racko":
        await set_number(scene, host, "target", 150)
        assert "150" in scene.table_message().text
    for person in others:
        await person.press("Join")
    await host.press("Start")
    await scene.settle()
    return [host, *others]


@pytest.mark.parametrize(("game", "number"), [("racko", 2), ("rank", 3), ("scots", 2)])
async def test_a_complete_match_by_buttons_with_restarts_in_the_middle(
    logged, tmp_path, game, number
):
    preset = {"racko": "standard", "rank": "2018", "scots": "short"}[game]
    async with stage(f"sqlite:///{tmp_path}/courtyard.db") as scene:
        people = await seated(scene, game, number, preset)
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
        assert f"`{(await scene.store.seed(table.id)).hex()}`" in end.text
        assert {"Rematch", "Hands", "Scores"} <= set(end.labels())
        assert await scene.store.ladder.results(table.id)
        assert " · 1" in end.text  # ratings, around 1500
        await people[0].press("Hands")
        assert "Ada" in people[0].text
        await people[1].press("Scores")
        assert "Bo" in people[1].text


def seats_for(game: str, preset: str) -> int:
    """As few as the preset takes."""
    found = next(each for each in GAMES[game].presets if each.key == preset)
    return max(min(found.seats), 4 if preset in ("classic-president", "italian-president") else 2)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_a_round_of_every_preset_by_buttons(logged, game, preset):
    async with stage() as scene:
        number = seats_for(game, preset)
        people = [scene.person(name) for name in ("Ada", "Bo", "Cleo", "Dan")[:number]]
        await people[0].slash("play", game=game, preset=preset)
        if game == "racko":  # simple computers can wait for a run for ever
            await set_number(scene, people[0], "turnCap", 30)
        for person in people[1:]:
            await person.press("Join")
        await people[0].press("Start")
        await scene.settle()
        table = await scene.table()
        phases = await scene.play_round(table, presses=1500)
        assert table.is_over or deals(table) == 2
        await scene.settle()
        message = scene.table_message()
        assert "My hand" in message.labels() or "🏆" in message.text
        if game == "rank" and not table.is_over:
            phases |= await scene.play_round(table, presses=1500)
            assert phases & AFTER_A_HAND.get(preset, {"benefit"})
        for person in people:
            if table.is_over:
                break
            await person.press("My hand")
            assert person.text


AFTER_A_HAND = {
    "classic-president": {"queenReturn", "kingReturn"},
    "italian-president": {"queenReturn", "kingReturn"},
    "kings-hand": {"kingsHand", "benefit"},
}


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
        assert text.count("Medium") >= seats - 2
