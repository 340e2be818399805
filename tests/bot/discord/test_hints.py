"""A hint from the own seat: there is none at a rated table."""

from dataclasses import replace

import pytest

from bot.hand.holding import holding_of
from bot.hand.ids import HandPage, HandPress
from bot.looks.catalogue import LOOKS, plain
from bot.looks.look import Play
from bot.ui.ids import decode, encode
from bot.ui.words import words
from storage.errors import StoreUnavailable
from tests.bot.discord.conftest import stage
from tests.bot.discord.test_hands import seated
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")


async def ask(person) -> None:
    await person.press("My hand")
    await person.tap("More")
    await person.tap("Hint")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_hint_names_a_move_and_says_why(logged, game):
    async with stage() as scene:
        table, mover, _other = await seated(scene, game, EVERY_GAME[game].seats[0])
        version = table.version
        await ask(mover)
        if "Give me a hint" in mover.seen.labels():
            await mover.tap("Give me a hint")
        assert "## A hint" in mover.text
        title, reason = mover.text.split("### ", 1)[1].split("\n", 1)
        assert title.strip()
        assert reason.strip()[-1] == "."
        assert table.version == version
        await mover.tap("Choose it")
        assert "## A hint" not in mover.text
        assert not [each for each in map(str, logged) if title.strip() in each]


async def test_at_a_rated_table_the_button_says_why_there_are_no_hints(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", rated=True)
        await mover.press("My hand")
        await mover.tap("More")
        assert mover.seen is not None
        assert "No hints: rated" in mover.seen.labels(on=False)
        for verb in ("hint", "hint!"):
            await mover.forge(encode(HandPage(table.id, table.version, verb)), mover.seen)
            assert words("en")("answer-no_hints") in mover.text
        assert not table.match.hinted


async def test_a_rated_match_of_before_asks_first_and_is_casual_afterwards(logged):
    """As of matches that ran when the rule changed."""
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko", rated=True)
        table.match = replace(table.match, rating_rules=1)
        assert table.match.rated
        await ask(mover)
        assert "casual" in mover.text
        assert not table.match.hinted
        await mover.tap("Give me a hint")
        assert table.match.hinted
        assert (await scene.store.match(table.id)).hinted
        await ask(mover)
        assert "###" in mover.text
        await scene.hurry(table)
        assert await scene.store.ladder.changes(table.id) == ()
        outcome = await scene.store.ladder.results(table.id)
        assert {each.why_not for each in outcome} == {"hint"}


async def test_who_is_not_to_move_gets_none_and_spoils_nothing(logged):
    async with stage() as scene:
        table, _mover, other = await seated(scene, "racko")
        await ask(other)
        assert words("en")("answer-nothing_to_advise") in other.text
        assert not table.match.hinted


async def test_a_hint_that_cannot_be_written_down_is_not_given(logged, monkeypatch):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "racko")

        async def full(*_, **__):
            raise StoreUnavailable("the disk is full")

        monkeypatch.setattr(scene.store, "amend", full)
        await ask(mover)
        assert "###" not in mover.text
        assert not table.match.hinted


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_hint_is_chosen_and_played_by_one_press(logged, game, careful):
    """More, Hint, Choose it, and the press that makes the move: four, whatever the move."""
    async with stage() as scene:
        table, mover, _other = await seated(scene, game, 3)
        by_id = {person.id: person for person in scene.people.values()}
        for person in by_id.values():
            await scene.services.people.change(person.id, careful=careful)
        for _ in range(8):
            (seat,) = table.to_act
            mover, version = by_id[table.sittings[seat].person or 0], table.version
            advised = await scene.services.tables.autoplay.advise(table, mover.id, version)
            await mover.press("My hand")
            for label in ("More", "Hint", "Choose it"):
                await mover.tap(label)
            assert mover.seen is not None
            await mover.click(mover.seen, await making(scene, table, mover, advised))
            assert table.moves[version].text == advised
            await scene.settle()


async def making(scene, table, person, move: str) -> str:
    """The button of the hand that makes a move at once."""
    people = scene.services.people
    seat = table.seat_of(person.id)
    holding = await holding_of(table, seat, await people.of(person.id), people, plain)
    for each in person.seen.buttons:
        press = decode(each["custom_id"])
        if isinstance(press, HandPress) and not each.get("disabled"):
            pressed = LOOKS[table.game.key].hand.press(holding, press.payload)
            if isinstance(pressed, Play) and pressed.text == move:
                return str(each["custom_id"])
    raise AssertionError(f"no button for {move}: {person.seen.labels()}")
