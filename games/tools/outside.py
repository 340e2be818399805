"""Lets programs play: one reads a JSON object a line and answers with a move."""

import json
import random
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Self

from games.errors import RuleError
from games.game import AnyGame, Seen
from games.plain import plain, plain_event
from games.tools.console import LONGEST_LIST


class BrokenPlayer(RuleError):
    """A program ended, or its answer was no move."""

    def __init__(self, why: str) -> None:
        super().__init__("broken_player", "", why)


def split(command: str) -> str | list[str]:
    """Split a command as a shell would. Windows does it itself: there a backslash is in paths."""
    return command if sys.platform == "win32" else shlex.split(command)


@dataclass(slots=True)
class Outside:
    """A program as a player. It gets what a computer player gets: view, events since the deal,
    legal moves, and a seed."""

    game: AnyGame
    command: str
    _process: subprocess.Popen[str] | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def __call__(self, seen: Seen[Any, Any], legal: Sequence[Any], rng: random.Random) -> Any:
        texts = [str(move) for move in islice(legal, LONGEST_LIST)]
        answer = self._asked(
            {
                "op": "choose",
                "game": self.game.key,
                "seat": seen.seat,
                "view": plain(seen.view),
                "events": [plain_event(event) for event in seen.events],
                "legal": texts,
                "seed": rng.getrandbits(64),
            }
        )
        for move, text in zip(legal, texts, strict=False):
            if text == answer:
                return move
        raise BrokenPlayer("the program chose a move that is not legal")

    def _asked(self, question: dict[str, Any]) -> str:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            return str(answer["move"])
        except (OSError, ValueError, KeyError, TypeError):
            raise BrokenPlayer("the program ended, or its answer is not a move") from None

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603 the command is the caller's own
                    split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                )
            except (OSError, ValueError):
                raise BrokenPlayer("the program cannot be started") from None
        return self._process
