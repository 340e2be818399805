"""/rules, and the ways to a rule from a table, a hand, a lobby and a refusal."""

import pytest

from tests.bot.discord.conftest import stage
from tests.bot.discord.test_hands import hand_ids, payload, seated


def rule_buttons(message) -> list[str]:
    return [each["label"] for each in message.buttons if each["label"].startswith("Rule ")]


async def test_a_refusal_leads_to_its_clause_and_back_to_the_hand(logged):
    async with stage() as scene:
        _table, mover, _other = await seated(scene, "rank", 3)
        before = len(scene.private(mover))
        await mover.forge(payload(mover.seen, "more").replace(":more", ":pass"), mover.seen)
        assert rule_buttons(mover.seen) == ["Rule RK-4.1"]
        await mover.tap("Rule RK-4.1")
        assert "RK-4.1" in mover.text
        await mover.tap("My hand")
        assert hand_ids(mover.seen)
        assert not rule_buttons(mover.seen)
        assert len(scene.private(mover)) == before


async def test_pages_can_be_turned_in_the_hands_place_and_the_turn_brings_it_back(logged):
    async with stage() as scene:
        table, mover, other = await seated(scene, "racko")
        await other.press("My hand")
        await other.tap("More")
        await other.tap("Rules")
        for _ in range(3):
            await other.tap("›")
        assert "**RO-" in other.text
        before = len(scene.private(other))
        while table.to_act[0] != table.seat_of(other.id):
            await scene.one_press(table, table.to_act[0], mover)
        await scene.settle()
        assert len(scene.private(other)) == before
        assert "**RO-" not in scene.private(other)[-1].text


@pytest.mark.parametrize(
    ("game", "title"),
    [("rank", "What beats what"), ("racko", "A turn"), ("scots", "Picking up")],
)
async def test_the_tables_rules_open_at_the_phase(logged, game, title):
    async with stage() as scene:
        _table, mover, _other = await seated(scene, game, 3)
        await mover.press("Rules")
        assert title in mover.text


async def test_the_rules_in_force_stand_under_menu(logged):
    async with stage() as scene:
        _table, mover, _other = await seated(scene, "racko")
        await mover.press("Menu")
        await mover.tap("Rules in force")
        assert "(RO-" in mover.text


async def test_the_command_finds_by_number_by_words_and_shows_all_books(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("rules")
        assert {"RANK", "RACK-O", "Queen of Scots"} <= set(ada.text.replace("**", "\n").split("\n"))
        await ada.slash("rules", about="RK-5.1")
        assert "RK-5.1" in ada.text
        await ada.slash("rules", game="scots", about="wild")
        assert "QS-" in ada.text
        await ada.slash("rules", about="@everyone **x** " * 6)
        assert "“\\@everyone \\*\\*x" in ada.text


async def test_share_puts_a_clause_into_the_channel_with_a_name_and_no_ping(logged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("rules", about="RK-5.1")
        before = len(scene.public())
        await ada.tap("Share")
        shared = scene.public()
        assert len(shared) == before + 1
        assert "Ada" in shared[-1].text
        assert "RK-5.1" in shared[-1].text


@pytest.mark.parametrize(
    "forged", ["r:", "r:chess:all", "r:rank:RK-99.9", "r:rank:RK-5.1@k7fq2z9a:x", "r:rank:RK-99.9!"]
)
async def test_a_forged_page_is_no_page(logged, forged):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("rules", about="RK-5.1")
        await ada.forge(forged, ada.seen)
        assert "don't know that button" in ada.text


async def test_a_forged_clause_on_a_hand_changes_nothing(logged):
    async with stage() as scene:
        table, mover, _other = await seated(scene, "rank", 3)
        version = table.version
        await mover.forge(payload(mover.seen, "more").replace(":more", ":rule:XX-1"), mover.seen)
        assert table.version == version
