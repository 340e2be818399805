"""What Check the deal shows and attaches."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.board.deal_panels import checked_panel, sealed_panel
from bot.match import attendance
from bot.match.published import checked, fingerprint_of, log_of
from bot.match.table import Table
from bot.ui.panels import attached_of, texts_of
from bot.ui.words import LANGUAGES, words
from games import verify
from games.catalogue import GAMES
from games.tools.judge import judge
from storage.records import Match
from tests.bot.conftest import ADA, BO, House
from tests.bot.ui.test_limits import check
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")

PEOPLE = (811222333444555001, 811222333444555002, 811222333444555003)
OURS = {
    "id": "ours",
    "types": [
        {"code": f"A{n}", "name": f"Lady {n}", "royal": n < 3, "value": 5 * n, "copies": 8}
        for n in range(9)
    ],
}


async def played(house: House, game: str, **options: Any) -> Table:
    """A match of as few as can play it, to its end."""
    people = PEOPLE[: GAMES[game].seats[0]]
    table, rng = await house.table(*people, game=game, options=options), random.Random(1)
    while not table.is_over:
        (seat,) = table.to_act
        legal = table.game.legal(table.state, seat)
        move = table.game.players["greedy"](table.seen(seat), legal, rng)
        await table.play(seat, table.version, str(move))
    return table


async def log_of_table(house: House, table: Table) -> list[str]:
    return log_of(table.match, table.moves, await house.store.seed(table.id))


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_finished_match_is_dealt_again_and_judged(house: House, game, language):
    table = await played(house, game, **EVERY_GAME[game].short)
    log = await log_of_table(house, table)
    found = checked(table, log)
    assert found is not None
    assert found.is_over
    assert found.fingerprint == fingerprint_of(table.match, table.moves)
    panel = checked_panel(table, log, found, words(language))
    check(panel, whole=True)
    told, (kept, program) = "\n".join(texts_of(panel)), attached_of(panel)
    assert "✅" in told
    for digits in (table.match.commitment, (await house.store.seed(table.id)).hex()):
        assert f"`{digits}`" in told
    assert f"python {program.name} {kept.name} --fingerprint {found.fingerprint}" in told
    assert verify.entries(kept.text) == log
    assert verify.check(verify.entries(kept.text), found.fingerprint, judge) == replace(
        found, is_known=True
    )
    assert program.text.startswith("#!/usr/bin/env python3")
    assert not [person for person in PEOPLE if str(person) in kept.text]


async def test_the_log_has_the_whole_deck_also_a_server_s_own(house: House):
    table = await played(house, "scots", deck=OURS, maxRounds=1)
    log = await log_of_table(house, table)
    deck = json.loads(log[0])["options"]["deck"]
    assert [(each["code"], each["value"]) for each in deck["types"]] == [
        (f"A{n}", 5 * n) for n in range(9)
    ]
    assert verify.check(log).shuffles >= 2


async def test_the_words_of_a_cut_stand_in_the_log_and_are_told_of(house: House):
    table = await played(house, "racko", target=75)
    seed = await house.store.seed(table.id)
    cut = replace(table.match, words=("ours", ""))
    log = log_of(cut, table.moves, seed)
    assert json.loads(log[0])["words"] == ["ours", ""]
    assert checked(table, log) is None, "these words were not mixed in"


async def test_a_match_that_does_not_fit_is_named_and_can_be_looked_into(house: House):
    table = await played(house, "racko", target=75)
    log = await log_of_table(house, table)
    assert checked(table, [*log[:-1]]) is None
    for language in LANGUAGES:
        panel = checked_panel(table, log, None, words(language))
        check(panel, whole=True)
        told = "\n".join(texts_of(panel))
        assert "❌" in told
        assert "✅" not in told
        assert len(attached_of(panel)) == 2


async def test_before_the_end_only_the_commitment_is_shown(house: House):
    table = await house.table(ADA, BO)
    seed = (await house.store.seed(table.id)).hex()
    for language in LANGUAGES:
        panel = sealed_panel(table, words(language))
        check(panel, whole=True)
        told = "\n".join(texts_of(panel))
        assert f"`{table.match.commitment}`" in told
        assert words(language)("deal-later") in told
        assert seed not in told
        assert fingerprint_of(table.match, table.moves) not in told
    await attendance.end_without_result(table)
    assert table.match.status == "closed"
    told = "\n".join(texts_of(sealed_panel(table, words("en"))))
    assert words("en")("deal-never") in told
    assert seed not in told


def test_who_made_a_move_is_no_part_of_the_fingerprint():
    """Nor is anything else that is noted with it."""
    match = Match("m", "racko", "{}", 1, 2, 0, commitment="00" * 32)
    assert fingerprint_of(match, ()) == fingerprint_of(replace(match, guild=7, host=ADA), ())
    for change in ({"rules": 2}, {"seats": 3}, {"words": ("a", "")}, {"options": '{"a":1}'}):
        assert fingerprint_of(match, ()) != fingerprint_of(replace(match, **change), ())
