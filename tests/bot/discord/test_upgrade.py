"""Rules change under open matches: on a database recorded with the version before."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.doctor import examine
from bot.match.going_on import GoingOn
from bot.ui.text import base36
from bot.ui.words import words
from games.racko import RACKO
from tests.bot.discord.conftest import Scene
from tests.bot.discord.test_before import MATCHES, come_back, former
from tests.later import LATER, later_rules

EN = words("en")
LIVE, LOBBY, FINISHED = (MATCHES[each]["match"] for each in ("racko", "lobby", "finished"))


@pytest.fixture
def kept() -> Iterator[None]:
    with later_rules():
        yield


@pytest.fixture
def gone() -> Iterator[None]:
    with later_rules(kept=False):
        yield


async def found_by_doctor(scene: Scene) -> list[str]:
    return [f"{each.match}: {each.check}" async for each in examine(scene.store)]


async def test_a_match_runs_to_its_end_by_the_rules_it_began_with(kept, logged, tmp_path: Path):
    async with former(tmp_path) as scene:
        people = await come_back(scene, tmp_path, "racko")
        table = await scene.services.tables.find(LIVE)
        assert (table.game, table.match.rules) == (RACKO, 1)
        assert [[each.seat, each.text] for each in table.moves] == MATCHES["racko"]["log"]
        assert "Standard · first to 500" in scene.table_message().text
        await scene.press_on(table, 6)
        player = people[table.to_act[0]]
        for page in ("hand", "menu", "rules", "force", "moves"):
            await player.forge(f"t:{LIVE}:{page}")
            assert EN("answer-trouble") not in player.text
            assert EN("answer-other_rules") not in player.text
        hint = f"h:{LIVE}:{base36(table.version)}:hint"
        await player.forge(hint)
        assert EN("hint-title") in player.text
        await scene.hurry(table)
        assert table.match.status == "finished"
        assert await scene.store.ladder.results(LIVE)
        assert "🏆" in scene.table_message().text
        await player.forge(f"t:{LIVE}:lookback")
        assert EN("look-back-title") in player.text
        await player.forge(f"t:{LIVE}:again")
        assert EN("rematch-in") in player.text
        (rematch,) = [
            each
            for each in await scene.store.open_of_person(player.id)
            if each.status == "lobby" and each.game == "racko"
        ]
        assert rematch.rules == LATER.rules
        assert await found_by_doctor(scene) == []


async def test_an_open_table_keeps_the_rules_that_it_was_opened_with(kept, logged, tmp_path: Path):
    async with former(tmp_path) as scene:
        host, guest = await come_back(scene, tmp_path, "lobby")
        lobby = await scene.services.lobbies.lobby(LOBBY)
        assert (lobby.game, lobby.preset) == (RACKO, "standard")
        for page in ("how", "options", "host"):
            await host.forge(f"l:{LOBBY}:{page}")
            assert EN("answer-trouble") not in host.text
        await guest.forge(f"l:{LOBBY}:join")
        await host.forge(f"=l:{LOBBY}:o-set:turnCap|2")
        await host.forge(f"l:{LOBBY}:start")
        await scene.settle()
        table = await scene.services.tables.find(LOBBY)
        assert (table.game, table.match.status) == (RACKO, "live")
        stranger = scene.person("Stranger")
        await stranger.slash("play", game="racko")
        (fresh,) = await scene.store.open_of_person(stranger.id)
        assert fresh.rules == LATER.rules


async def test_matches_of_rules_that_are_gone_end_with_a_notice(gone, logged, tmp_path: Path):
    async with former(tmp_path) as scene:
        ada, *_ = await come_back(scene, tmp_path, "racko")
        await look(scene)
        assert {row[0]: row[1] for row in statuses(tmp_path)} == {
            LIVE: "closed",
            LOBBY: "closed",
            FINISHED: "finished",
            MATCHES["rank"]["match"]: "live",
            MATCHES["scots"]["match"]: "live",
        }
        assert not await scene.store.ladder.results(LIVE)
        assert await scene.store.deadlines.of(LIVE) is None
        stands = [message.text for message in scene.public()]
        assert any(EN("over-closed-rules") in text for text in stands)
        boards = [await scene.app.drawer.draw(each) for each in (LIVE, LOBBY, FINISHED)]
        assert [EN("over-closed-rules") in str(each) for each in boards] == [True, True, False]
        assert boards[2] is None
        await ada.forge(f"t:{LIVE}:hand")
        assert EN("answer-other_rules") in ada.text
        await ada.slash("games")
        assert EN("game-racko") not in ada.text
        await ada.slash("play", game="racko")
        assert "Join" in scene.table_message().labels()


async def test_a_match_of_rules_to_come_waits_for_a_newer_program(logged, tmp_path: Path):
    async with former(tmp_path) as scene:
        ada, *_ = await come_back(scene, tmp_path, "racko")
        with closing(sqlite3.connect(tmp_path / "before.db")) as bare:
            bare.execute("UPDATE matches SET rules = 2 WHERE id IN (?, ?)", (LIVE, LOBBY))
            bare.commit()
        await scene.restart()
        due = await scene.store.deadlines.of(LIVE)
        assert due is not None
        assert due.due is not None
        await ada.forge(f"l:{LOBBY}:join")
        assert EN("answer-other_rules") in ada.text
        scene.clock.now = due.due + 1
        await scene.app.deadlines.tick()
        await look(scene)
        assert (await scene.store.match(LIVE)).status == "live"
        assert await scene.store.deadlines.of(LIVE) == due
        await ada.slash("games")
        assert EN("answer-other_rules") in ada.text
        with later_rules():
            table = await scene.services.tables.find(LIVE)
            assert table.game is LATER
            assert await ran_out(scene, table.id)


async def test_the_time_of_an_open_table_runs_out_by_its_rows_alone(logged, tmp_path: Path):
    async with former(tmp_path) as scene:
        with closing(sqlite3.connect(tmp_path / "before.db")) as bare:
            bare.execute("UPDATE matches SET rules = 2 WHERE id = ?", (LOBBY,))
            bare.commit()
        due = await scene.store.deadlines.of(LOBBY)
        assert due is not None
        await scene.app.deadlines.tick()
        assert (await scene.store.match(LOBBY)).status == "lobby"
        scene.clock.now = (due.due or 0) + 1
        await scene.app.deadlines.tick()
        assert (await scene.store.match(LOBBY)).status == "closed"
        assert EN("over-closed-why") in str(await scene.app.drawer.draw(LOBBY))


async def ran_out(scene: Scene, match: str) -> bool:
    """Whether the clock acts once the rules are known."""
    before = await scene.store.deadlines.of(match)
    scene.clock.now += 120_000  # the lease of the claim before has ended
    await scene.app.deadlines.tick()
    await scene.settle()
    return await scene.store.deadlines.of(match) != before


async def look(scene: Scene) -> None:
    await GoingOn(scene.services.tables, None, scene.app._show_ended).round()
    await scene.settle()


def statuses(tmp_path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(tmp_path / "before.db")) as bare:
        return list(bare.execute("SELECT id, status FROM matches"))
