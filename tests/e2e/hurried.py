"""The playground with relaxed turns of seconds and a day of seconds, so that a browser can wait for
them."""

from typing import Any

from bot.match import speeds

RELAXED = speeds.Speed("relaxed", 40 * speeds.SECOND, window=60 * speeds.SECOND)
A_DAY = 4  # seconds


def hurry() -> None:
    speeds.SPEEDS = {**speeds.SPEEDS, RELAXED.key: RELAXED}  # before anybody imports it
    import bot.pings.digests

    digests: Any = bot.pings.digests
    digests.seconds_until = lambda *_: A_DAY


if __name__ == "__main__":
    hurry()
    from bot.__main__ import app

    app()
