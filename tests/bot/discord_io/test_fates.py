"""What becomes of a request that failed hangs on what failed, not on who raised it."""

import aiohttp
import discord
import pytest

from bot.discord_io.fates import Fate, fate_of
from bot.errors import NotKept, StalePress, Unsure
from storage.errors import StoreUnavailable, UnknownMatch


class Answered:
    reason = ""

    def __init__(self, status: int) -> None:
        self.status = status


def answer(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Answered(status), {"code": code, "message": ""})


FATES = {
    Fate.LATER: (
        ConnectionResetError(),
        TimeoutError(),
        aiohttp.ServerDisconnectedError(),
        discord.RateLimited(60.0),
        answer(429),
        answer(503),
        answer(401),
        answer(403),  # of a proxy: Discord gives a code
        StoreUnavailable("the database server does not answer"),
        NotKept(),
        Unsure(),
    ),
    Fate.GONE: (answer(404, 10008), answer(400, 50083)),
    Fate.CLOSED: (answer(404, 10003), answer(403, 50001), answer(403, 50013)),
    Fate.DEFECT: (answer(400, 50035), UnknownMatch("abcd2345"), StalePress(), KeyError("seat")),
}


@pytest.mark.parametrize(
    ("fate", "trouble"), [(fate, each) for fate, all_ in FATES.items() for each in all_], ids=repr
)
def test_each_trouble_has_its_fate(fate, trouble):
    assert fate_of(trouble) is fate
