"""A fourth game, which the bot has never heard of, from its lobby to its leaderboard."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.board.scenes import table_scene
from bot.hand.showing import showing_of
from bot.looks.catalogue import LOOKS, draw_emoji, every_emoji, game_colours, plain
from bot.match.computers import Pool
from bot.pictures.draw import png
from bot.playground.start import Shown, face, start_page
from bot.rulebook.command import suggest_rules
from bot.ui.panels import faults
from bot.ui.words import LANGUAGES, MissingWords, words
from games.catalogue import GAMES
from tests.bot.discord.conftest import Scene, Somebody, sit, stage
from tests.bot.discord.test_ladder import choose
from tests.bot.discord.test_matches import set_number
from tests.bot.discord.test_pictures import picture
from tests.bot.discord.test_settings import manager
from tests.bot.looks.test_looks import lacks
from tests.bot.sights import sights
from tests.games.playing import moments
from tests.sample import SAMPLE
from tests.sample.events import Scored

pytestmark = pytest.mark.usefixtures("fourth_game")

KEY = SAMPLE.key
SAID = words("en")


async def seated(scene: Scene, number: int = 2, **options: Any) -> list[Somebody]:
    return await sit(scene, KEY, number, **{"speed": "unlimited", **options})


async def mover(scene: Scene) -> Somebody:
    table = await scene.table()
    (seat,) = table.to_act
    return next(each for each in scene.people.values() if each.id == table.sittings[seat].person)


# Before play


async def test_a_table_is_opened_set_and_started_by_buttons(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game=KEY)
        opened = scene.table_message().text
        assert opened.startswith("## Low Ebb: a table is open")
        assert "2 to 6 players" in opened
        assert "4 rounds; the lowest total wins." in opened
        await set_number(scene, ada, "rounds", 2)
        assert "House rules" in scene.table_message().text
        assert "2 rounds; the lowest total wins." in scene.table_message().text
        await ada.choose("quick", menu=0)
        await scene.settle()
        assert "One round; the lowest total wins." in scene.table_message().text
        await bo.press("How to play")
        assert "## How to play Low Ebb" in bo.text
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        assert "## Low Ebb · round 1 of 1" in scene.table_message().text
        assert "# [" in scene.private(bo)[-1].text


# A match


async def test_a_complete_match_by_buttons_with_a_restart_in_the_middle(logged, tmp_path):
    async with stage(f"sqlite:///{tmp_path}/courtyard.db") as scene:
        ada, bo, cleo = await seated(scene, 3, rated=True)
        table = await scene.table()
        await scene.press_on(table, 3)
        before = table.version
        await scene.restart()
        table = await scene.services.tables.find(table.id)
        assert table.version == before
        await scene.play_on(table)
        await scene.settle()
        end = scene.table_message()
        assert "🏆" in end.text
        assert "Low Ebb" in end.text
        await ada.press("Check the deal")
        assert f"`{(await scene.store.seed(table.id)).hex()}`" in ada.text
        assert {"Rematch", "Hands", "Scores", "Look back"} <= set(end.labels())
        await ada.press("Hands")
        assert "in the last round." in ada.text or "The last card was drawn." in ada.text
        assert ada.text.count("[") == 3 * 4
        await bo.press("Scores")
        assert "Cleo" in bo.text
        await cleo.press("Look back")
        assert SAID("look-back-title") in cleo.text
        await ranked(scene, ada)
        await ada.press("Rematch")
        await scene.settle()
        assert scene.table_message().text.startswith("## Low Ebb: a table is open")


async def ranked(scene: Scene, person: Somebody) -> None:
    """The match has counted: for the leaderboard, and for a profile."""
    assert await scene.store.ladder.rating(person.id, KEY) is not None
    await person.slash("leaderboard", game=KEY, period="all")
    assert person.text.startswith("## Low Ebb at")
    assert "1 match" in person.text
    await person.slash("profile")
    assert "Low Ebb" in person.text
    assert "1 match" in person.text


async def test_a_card_is_taken_and_another_drawn_and_the_table_says_so(logged):
    async with stage() as scene:
        await seated(scene)
        table = await scene.table()
        first = await mover(scene)
        await first.press("My hand")
        assert first.seen is not None
        card, face_up = table.state.hands[table.state.turn][0], table.state.discard[-1]
        await first.click(first.seen, f"h:{table.id}:{version(first)}:t{card}")
        await scene.settle()
        told = f"{first.actor.name} took [{face_up}] for [{card}]"
        assert told in scene.table_message().text
        assert f"{(await mover(scene)).actor.name}'s turn" in scene.table_message().text
        assert "'s turn" in first.text
        await first.press("Menu")
        await first.tap("Last moves")
        assert told in first.text
        await first.press("Menu")
        await first.tap("Scores")
        assert "Scores" in first.text


def version(person: Somebody) -> str:
    """Of the hand that is looked at, as its custom ids have it."""
    assert person.seen is not None
    ids = (each["custom_id"].split(":") for each in person.seen.buttons)
    return next(str(each[2]) for each in ids if each[0] == "h")


async def test_a_hand_speaks_the_language_of_whoever_holds_it(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada", locale="it"), scene.person("Bo")
        await ada.slash("play", game=KEY, preset="quick")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        for person, sums in ((ada, "in tutto"), (bo, "in all")):
            await person.press("My hand")
            assert sums in person.text


async def test_who_is_careful_knocks_twice_and_a_card_not_held_is_refused(logged):
    async with stage() as scene:
        await seated(scene, preset="quick")
        table, first = await scene.table(), await mover(scene)
        await scene.services.people.change(first.id, careful=True)
        await first.press("My hand")
        held = table.state.hands[table.to_act[0]]
        missing = next(card for card in range(1, 11) if card not in held)
        await first.forge(f"h:{table.id}:{version(first)}:t{missing}", first.seen)
        assert "You do not hold that card." in first.text
        await first.tap("Rule LE-2.3")
        assert "Low Ebb, LE-2.3" in first.text
        await first.press("My hand")
        await first.tap("Knock")
        assert "Knock and end the round?" in first.text
        assert not table.is_over
        await first.tap("Knock")
        await scene.settle()
        assert table.is_over


async def test_the_table_has_its_picture(logged):
    async with stage() as scene:
        await seated(scene, 6)
        table = await scene.table()
        showing = await showing_of(table, scene.services.people, "en", str)
        drawn = png(table_scene(showing), game_colours())
        assert picture(scene) == drawn
        with Image.open(io.BytesIO(drawn)) as opened:
            assert opened.format == "PNG"
            assert opened.width > opened.height > 0


async def test_the_best_computers_play_it_to_the_end(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game=KEY, preset="quick", computers=3, level="hard")
        await scene.settle()
        table = await scene.table()
        while not table.is_over:
            await scene.press_on(table, 1)
            await scene.settle()
        assert "🏆" in scene.table_message().text


async def test_a_hint_names_a_move_and_says_why(logged):
    async with stage() as scene:
        await seated(scene, rated=False)
        first = await mover(scene)
        await first.press("My hand")
        await first.tap("More")
        await first.tap("Hint")
        title, reason = first.text.split("### ", 1)[1].split("\n", 1)
        assert title.split()[0] in ("Take", "Draw", "Knock")
        assert reason.endswith(".")
        await first.tap("Choose it")
        assert "Your turn" in first.text


async def test_a_careless_player_is_told_what_it_cost(logged):
    async with stage() as scene:
        await seated(scene, preset="quick")
        table, first = await scene.table(), await mover(scene)
        hand = table.state.hands[table.to_act[0]]
        await first.press("My hand")
        assert first.seen is not None
        await first.click(first.seen, f"h:{table.id}:{version(first)}:d{hand[0]}")
        await scene.hurry(table)
        await first.press("Look back")
        assert f"You: Draw a card, throw the {hand[0]}" in first.text
        assert "It cost you about" in first.text


async def test_a_process_that_thinks_needs_no_list_of_games():
    """It knows the game by what it is given."""
    table = next(sights(SAMPLE, list(moments(SAMPLE, 2, {}, 3, "greedy")), ())).table
    (seat,) = table.to_act
    legal = tuple(SAMPLE.legal(table.state, seat))
    pool = Pool(1)
    try:
        assert await pool.choose(KEY, "hard", table.seen(seat), legal, "1") in map(str, legal)
    finally:
        pool.close()


# The rules


async def test_the_rules_are_read_page_by_page_and_found_by_words(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("rules", game=KEY)
        assert "Rules of Low Ebb" in ada.text
        await ada.tap("How to play")
        assert "**Aim** Have the lowest hand." in ada.text
        await ada.slash("rules", game=KEY, about="LE-2")
        assert "A round" in ada.text
        await ada.slash("rules", about="le 3.2")
        assert "After the last round the lowest total wins" in ada.text
        await ada.slash("rules", about="knock")
        assert "LE-2.4" in ada.text


async def test_the_rules_of_a_table_open_at_its_phase_and_tell_its_options(logged):
    async with stage() as scene:
        await seated(scene, preset="quick")
        first = await mover(scene)
        await first.press("Rules")
        assert "A round" in first.text
        await first.press("Menu")
        await first.tap("Rules in force")
        assert "(LE-1.3)" in first.text


async def test_rules_are_suggested_in_the_language_of_who_writes():
    press: Any = SimpleNamespace(locale="it", namespace=SimpleNamespace(game=KEY))
    assert any("LE-2.4" in each.name for each in await suggest_rules(press, "bussa"))


# What is shown


def test_its_look_has_everything():
    assert not list(lacks(KEY))


def test_every_panel_of_a_match_fits_in_every_language():
    played = list(moments(SAMPLE, 6, SAMPLE.short, 5, "greedy"))
    for language in LANGUAGES:
        for sight in sights(SAMPLE, played, {len(played) - 1}, language=language, long=True):
            for panel in (*sight.public(), *map(sight.hand, sight.seats)):
                assert faults(panel) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_match_is_told(language):
    played = list(moments(SAMPLE, 3, SAMPLE.short, 3, "greedy"))
    (sight, *_) = sights(SAMPLE, played, (), language=language)
    events = {type(each): each for moment in played for each in moment.step.events}
    assert len(events) == 6
    said = set(LOOKS[KEY].table.story(tuple(events.values()), sight.showing()))
    assert len(said) == 6
    assert all(said)


def test_its_cards_have_faces_and_signs():
    names = [name for name in every_emoji() if name.startswith("ebb_")]
    assert [plain(name) for name in names] == [f"[{card}]" for card in range(1, 11)]
    assert all(draw_emoji(name).final().size == (128, 128) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_of_the_playground_offers_it(language):
    page = start_page(language, Shown(((1, "Ada", "/1"),), (), 0), "/open")
    assert f'value="{KEY} alone"' in page
    assert words(language)("ebb-start") in page
    assert all(face(name) for name in LOOKS[KEY].art.start_page)


async def test_a_server_can_keep_its_leaderboard_and_choose_its_usual_rules(logged):
    async with stage() as scene:
        host = manager(scene)
        await host.slash("settings server")
        await host.tap("Leaderboards…")
        assert "**Low Ebb** nowhere" in host.text
        await host.tap("Back")
        await host.tap("Usual rules…")
        await choose(host, "quick")
        ada = scene.person("Ada")
        await ada.slash("play", game=KEY)
        assert "One round · live" in scene.table_message().text


def test_nothing_of_it_is_left_when_it_is_gone():
    with pytest.MonkeyPatch.context() as without:
        without.delitem(GAMES, KEY)
        without.delitem(LOOKS, KEY)
        without.setattr("bot.ui.words.FOLDERS", [])
        assert not [name for name in every_emoji() if name.startswith("ebb_")]
        with pytest.raises(MissingWords):
            SAID("game-ebb")


# After a round


async def test_a_knock_is_told_and_the_next_round_waits_for_everybody(logged, monkeypatch):
    monkeypatch.setattr("bot.discord_io.hand_messages.LIVES", 10**12)  # see test_story.py
    async with stage(pauses=True) as scene:
        people = await seated(scene)
        table = await scene.table()
        (seat,) = table.to_act
        await table.play(seat, table.version, "knock")
        await scene.settle()
        (scored,) = (each for each in table.memory.public if isinstance(each, Scored))
        names = {sitting.person: sitting.seat for sitting in table.sittings}
        for text in (scene.table_message().text, *(scene.private(who)[-1].text for who in people)):
            assert "knocked: the round is over" in text
            for name, person in scene.people.items():
                seat = names[person.id]
                points, total = scored.points[seat], scored.totals[seat]
                assert f"**{name}** {points:+}, total {total}" in text
        await scene.everybody_goes_on(table)
        assert "round 2" in scene.table_message().text
