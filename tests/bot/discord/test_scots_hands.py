"""A hand of Queen of Scots on Discord: lay all, the reference card, text mode."""

import random
import re
from itertools import zip_longest
from typing import Any

import pytest

from bot.hand.holding import holding_of
from bot.looks.scots.offers import everything
from bot.looks.scots.own import own_side
from bot.match.table import Table
from bot.ui.words import words
from games.scots.moves import Discard
from tests.bot.discord.conftest import Message, Scene, Somebody, stage
from tests.bot.discord.test_hands import hand_ids, payload, seated

TURNS = 60
TAPS = 6  # at most, to a card


def payloads(message: Message | None) -> list[str]:
    assert message is not None
    return [each.split(":", 3)[3] for each in hand_ids(message)]


async def until_all_can_be_laid(scene: Scene) -> tuple[Table, Somebody]:
    """Everybody draws and discards until a hand offers to lay all in several moves."""
    table, mover, other = await seated(scene, "scots")
    for _ in range(TURNS):
        assert mover.seen is not None
        await mover.click(mover.seen, payload(mover.seen, "d"))
        if len(await all_at_once(scene, table, mover)) > 1:
            return table, mover
        rng = random.Random(table.version)
        seat = table.to_act[0]
        legal = [each for each in table.game.legal(table.state, seat) if isinstance(each, Discard)]
        await discard(mover, table.state.deck.place[rng.choice(legal).card])
        await scene.settle()
        mover, other = other, mover
        await mover.press("My hand")
    raise AssertionError("nobody can lay all")


async def all_at_once(scene: Scene, table: Table, person: Somebody) -> tuple[Any, ...]:
    """The moves that lay all that the person to move can lay."""
    who = await scene.services.people.of(person.id)
    holding = await holding_of(table, table.to_act[0], who, scene.services.people, str)
    every = everything(own_side(holding))
    return every.moves if every else ()


async def discard(person: Somebody, place: int) -> None:
    """By the taps that lead to that card alone, and Discard."""
    goal = "0" * place + "1"
    for _ in range(TAPS):
        assert person.seen is not None
        alone = [each for each in payloads(person.seen) if each.startswith("x")]
        if alone and alone[0][1:].rstrip("0") == goal:
            await person.click(person.seen, payload(person.seen, "x"))
            return
        taps = [each for each in payloads(person.seen) if each.startswith("kc")]
        nearest = min(taps, key=lambda each: distance(each[4:], goal))
        await person.click(person.seen, payload(person.seen, nearest))
    raise AssertionError(f"no way to {goal}: {payloads(person.seen)}")


def distance(pick: str, goal: str) -> int:
    return sum(one != other for one, other in zip_longest(pick, goal, fillvalue="0"))


async def test_lay_all_makes_every_move_and_a_double_tap_does_no_harm(logged):
    async with stage() as scene:
        table, mover = await until_all_can_be_laid(scene)
        assert mover.seen is not None
        hand, version = mover.seen, table.version
        every = payload(hand, "y")
        before = sum(table.state.hands[table.state.turn])
        await mover.click(hand, every)
        moves = [each.text.split()[0] for each in table.moves[version:]]
        assert len(moves) > 1
        assert set(moves) <= {"lay", "add"}
        after = table.version
        assert not [each for each in payloads(mover.seen) if each[0] in "syn"]
        await mover.forge(every, hand)
        assert table.version == after
        assert words("en")("answer-stale_press") in mover.text
        laid = sum(map(int, every.split(":", 3)[3][1:]))
        assert sum(table.state.hands[table.state.turn]) == before - laid


async def test_the_reference_card_is_one_press_away_and_the_choice_stays(logged):
    said = words("en")
    async with stage() as scene:
        _table, mover, _other = await seated(scene, "scots")
        await mover.tap("Draw")
        await mover.click(mover.seen, payload(mover.seen, "kc"))
        chosen = hand_ids(mover.seen)
        messages = len(scene.private(mover))
        await mover.tap(said("reference-button"))
        assert said("scots-reference-title") in mover.text
        assert said("scots-reference-out") in mover.text
        await mover.tap("My hand")
        assert hand_ids(mover.seen) == chosen
        assert len(scene.private(mover)) == messages


async def test_the_rules_of_a_table_lead_to_its_reference_card(logged):
    said = words("en")
    async with stage() as scene:
        _table, _mover, other = await seated(scene, "scots")
        for label in ("more-button", "rules-button", "chapters-button", "reference-button"):
            await other.tap(said(label))
        assert said("scots-reference-out") in other.text
        await other.tap("My hand")
        assert hand_ids(other.seen)


async def test_a_name_on_a_card_is_found_by_the_command(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("rules", about="Walsingham")
        assert words("en")("scots-reference-title") in ada.text
        assert words("en")("scots-reference-copies") in ada.text


@pytest.mark.parametrize(
    ("language", "royal", "wild"),
    [("en", "royal", "wild"), ("it", "reale", "jolly")],
)
async def test_in_text_mode_a_card_is_named_once(logged, language, royal, wild):
    said = words(language)
    async with stage() as scene:
        table, mover, _other = await seated(scene, "scots")
        changes = {"text_mode": True, "wanted_language": language}
        await scene.services.people.change(mover.id, **changes)
        await mover.forge(f"t:{table.id}:hand")
        await mover.tap(said("scots-draw-button"))
        labels = [
            each["label"]
            for each in mover.seen.buttons
            if each["custom_id"].split(":", 3)[3].startswith("kc")
        ]
        assert labels
        for label in labels:
            assert re.fullmatch(rf"[A-Z][a-z]+ \((\d+)(, ({royal}|{wild}))?\)( \s?×\d| ✦)*", label)
