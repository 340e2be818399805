"""What a press asks of the database: each question costs every table of the bot."""

from collections import Counter
from typing import Any

from tests.bot.discord.conftest import stage
from tests.bot.discord.test_tables import seated

PRESSES = 12


async def test_a_press_asks_the_database_for_little(logged, monkeypatch):
    async with stage() as scene:
        table, _ = await seated(scene)
        await scene.press_on(table, 4)
        await scene.settle()
        asked: Counter[str] = Counter()

        def counted(name: str) -> Any:
            work = getattr(scene.store.database, name)

            async def count(question: Any, *given: Any, **named: Any) -> Any:
                asked[question.__name__] += 1
                return await work(question, *given, **named)

            return count

        for name in ("read", "write"):
            monkeypatch.setattr(scene.store.database, name, counted(name))
        moves, answered = table.version, len(scene.requests("POST", r"/callback$"))
        await scene.press_on(table, PRESSES)
        await scene.settle()
        presses = len(scene.requests("POST", r"/callback$")) - answered
        paints = asked["find"]
        assert table.version > moves
        assert asked["open_of_person"] == 0, "it is known where they sit"
        assert asked["keep_all"] <= table.version - moves, "one commit a move"
        assert paints <= presses
        assert asked["_keep_shown"] <= paints
        assert sum(asked.values()) <= 4 * presses, asked
