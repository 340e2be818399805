"""Databases that stand between a writer and the real one, to do to it what the world does."""

import asyncio

from storage.database import Database, P, T, Work


class Failing:
    """Its writes fail as told, before or after they were made; None lets one through."""

    def __init__(
        self, database: Database, *failures: Exception | None, after: bool = False
    ) -> None:
        self.database, self.failures, self.after = database, list(failures), after

    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(question, *args, **kwargs)

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        failure = self.failures.pop(0) if self.failures else None
        if failure and not self.after:
            raise failure
        answer = await self.database.write(change, *args, **kwargs)
        if failure:
            raise failure
        return answer

    async def close(self) -> None:
        await self.database.close()


class Held(Failing):
    """Its writes wait until they are let through."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.taken, self.let = asyncio.Event(), asyncio.Event()

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.taken.set()
        await self.let.wait()
        return await super().write(change, *args, **kwargs)
