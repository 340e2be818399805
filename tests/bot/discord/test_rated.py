"""Rated tables as people see them: what leaving costs, who has won, and why ratings moved."""

from bot.ui.words import words
from storage.amending import Amendment
from storage.records import Absence
from tests.bot.discord.conftest import Scene, Somebody, stage
from tests.bot.discord.test_hands import seated
from tests.bot.match.test_rated import one_turn

SAID = words("en")


async def leave(person: Somebody) -> str:
    """Press Leave and confirm it; return what the question said."""
    await person.press("Menu")
    await person.tap("Leave the match")
    question = person.text
    await person.tap("Leave the match")
    return question


async def two(scene: Scene):
    """Two people at a rated table who have each moved."""
    table, mover, other = await seated(scene, "racko", rated=True)
    for _ in range(2):
        await one_turn(table)
    await scene.settle()
    return table, mover, other


async def test_who_leaves_is_told_the_cost_and_the_other_has_won(logged):
    async with stage() as scene:
        table, mover, other = await two(scene)
        assert "you lose" in await leave(other)
        await scene.settle()
        assert table.match.status == "finished"
        board = scene.table_message()
        assert f"🏆 {mover.actor.name} wins" in board.text
        assert SAID("over-all-left") in board.text
        assert "left in round 1" in board.text
        assert "Hands" not in board.labels()
        assert SAID("hand-over", place=1) in mover.latest.text
        await mover.press("Check the deal")
        assert SAID("deal-fits") in mover.text
        await other.press("Why?")
        assert "one ranking" in other.text
        changes = await scene.store.ladder.changes(table.id)
        assert {each.person: each.mu > each.mu_before for each in changes} == {
            mover.id: True,
            other.id: False,
        }


async def test_who_has_not_moved_is_told_that_the_match_closes(logged):
    async with stage() as scene:
        table, mover, _ = await seated(scene, "racko", rated=True)
        assert "three times a day" in await leave(mover)
        assert table.match.status == "closed"
        assert await scene.store.ladder.results(table.id) == ()


async def test_the_end_of_a_casual_match_says_so_at_each_seat(logged):
    async with stage() as scene:
        table, mover, _ = await seated(scene, "racko", rated=False)
        await scene.hurry(table)
        await scene.settle()
        board = scene.table_message()
        assert board.text.count("· casual") == 3
        await mover.press("Why?")
        assert SAID("why-casual") in mover.text


async def test_a_moderator_decides_nothing_about_a_rated_match_of_their_own(logged):
    async with stage() as scene:
        table, mover, other = await two(scene)
        judge = scene.moderator()
        seat = table.seat_of(other.id)
        table.sittings = tuple(
            each if each.seat != seat else each.__class__(seat, person=judge.id, name=each.name)
            for each in table.sittings
        )
        await scene.store.amend(table.id, Amendment(sittings=table.sittings), 0)
        for verb, more in (("end", {}), ("replace", {"person": mover.actor})):
            await judge.slash(f"table {verb}", table=table.id, **more)
            assert SAID("answer-own_table") in judge.text
        assert not table.is_over
        assert not table.absences


async def test_a_moderator_who_only_watches_may_replace(logged):
    async with stage() as scene:
        table, mover, other = await two(scene)
        judge = scene.moderator()
        await judge.slash("table replace", table=table.id, person=mover.actor)
        seat = table.seat_of(mover.id)
        assert table.match.status == "closed"  # nobody else to play against
        assert table.absences[-1] == Absence(seat, table.version, "removed", scene.clock.now)
        assert [each.action for each in await scene.store.audit.of_server(scene.guild.id)] == [
            "replace"
        ]
        assert other.id != mover.id
