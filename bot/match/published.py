"""Tells a match as it is published when it is over: who sat there is left out."""

import json
from collections.abc import Sequence
from typing import Any

import structlog

from bot.match.outcomes import ending_of
from bot.match.table import Table
from games import dealing
from games.match import seat_name
from games.tools.judge import judge
from games.verify import Checked, DoesNotFit, check
from storage.records import LoggedMove, Match

log = structlog.get_logger()


def log_of(match: Match, moves: Sequence[LoggedMove], seed: bytes) -> list[str]:
    """Return the log, head first. It contains the seed: it reveals all cards."""
    return [json.dumps(_head(match) | {"seed": seed.hex()}), *_texts(moves)]


def fingerprint_of(match: Match, moves: Sequence[LoggedMove]) -> str:
    return dealing.fingerprint(_head(match), _texts(moves))


def _head(match: Match) -> dict[str, Any]:
    head = {
        "game": match.game,
        "rules": match.rules,
        "seats": match.seats,
        "options": json.loads(match.options),
        "commitment": match.commitment,
    }
    return head | ({"words": list(match.words)} if match.words else {})


def _texts(moves: Sequence[LoggedMove]) -> list[str]:
    return [f"{seat_name(move.seat)} {move.text}" for move in moves]


def checked(table: Table, published: Sequence[str]) -> Checked | None:
    """Deal again from a finished match's log and judge its moves; return None if they do not fit.
    Where all others have left, the log ends before the game does."""
    was_left = ending_of(table, table.sittings, ()) == "finished"
    fingerprint = fingerprint_of(table.match, table.moves) if was_left else None
    try:
        return check(published, fingerprint, judge)
    except DoesNotFit:
        log.error("match does not fit its seed", match=table.id)
        return None
