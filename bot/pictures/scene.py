"""Describes pictures as frozen data: equal scenes are the same picture.

A scene holds only what every spectator may know. Seats count from 0, as in the games.
"""

from typing import Literal, Protocol, TypeAlias

from bot.pictures.canvas import Canvas

LETTERS = "ABCDEFGHIJKL"
"""The badges of the seats. People's names may be in any script: they are in the text."""

State: TypeAlias = Literal["idle", "turn", "passed", "out"]


class Scene(Protocol):
    """A frozen dataclass that draws itself; it travels to the process that draws."""

    def __hash__(self) -> int: ...

    def draw(self) -> Canvas: ...
