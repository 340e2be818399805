"""How each game looks. One line a game."""

from collections.abc import Mapping

from bot.looks.look import Look
from bot.looks.racko.look import RACKO
from bot.looks.rank.look import RANK
from bot.looks.scots.look import SCOTS

LOOKS: Mapping[str, Look] = {look.key: look for look in (RANK, RACKO, SCOTS)}
