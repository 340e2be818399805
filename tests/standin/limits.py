"""Rate limits as Discord tells of them: headers on every answer, 429 past the limit."""

import time
from collections.abc import Callable
from dataclasses import dataclass

IN_A_CHANNEL, CHANNEL_SPAN = 5, 5.0  # edits, and sends, in so many seconds
OF_A_BOT, BOT_SPAN = 50, 1.0  # requests with its token; answers to presses are outside it


@dataclass(slots=True)
class Window:
    """So many requests in a span that begins with the first of them."""

    most: int
    span: float  # seconds
    since: float = float("-inf")
    used: int = 0

    def take(self, now: float) -> bool:
        if now - self.since >= self.span:
            self.since, self.used = now, 0
        self.used += 1
        return self.used <= self.most

    def remaining(self) -> int:
        return max(0, self.most - self.used)

    def reset_after(self, now: float) -> float:
        return max(0.0, self.since + self.span - now)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a request is told of its limits; `retry_after` in seconds when it was too much."""

    headers: dict[str, str]
    retry_after: float | None = None
    of_the_bot: bool = False


class Limits:
    def __init__(
        self, of_a_bot: int = OF_A_BOT, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """The clock tells seconds."""
        self._clock = clock
        self._bot = Window(of_a_bot, BOT_SPAN)
        self._channels: dict[tuple[str, int], Window] = {}

    def judge(self, kind: str, channel: int) -> Verdict:
        """Edits in a channel share one window, whatever the message; so do sends."""
        now = self._clock()
        if not self._bot.take(now):
            wait = self._bot.reset_after(now)
            headers = {"Via": "1.1 stand-in", "X-RateLimit-Global": "true"}
            return Verdict(headers, wait, of_the_bot=True)
        new = Window(IN_A_CHANNEL, CHANNEL_SPAN)
        window = self._channels.setdefault((kind, channel), new)
        allowed = window.take(now)
        wait = window.reset_after(now)
        headers = {
            "X-RateLimit-Bucket": kind,
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(window.remaining()),
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        }
        if allowed:
            return Verdict(headers)
        return Verdict({"Via": "1.1 stand-in", "X-RateLimit-Scope": "user", **headers}, wait)
