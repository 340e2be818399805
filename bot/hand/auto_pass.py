"""Passes for people who want that, where they can do nothing else."""

import structlog

from bot.looks.catalogue import look_of
from bot.looks.look import AUTO
from bot.match import attendance
from bot.match.table import Table
from bot.people.people import Person
from games.errors import RuleError

log = structlog.get_logger()


async def pass_if_must(table: Table, who: Person) -> bool:
    """Pass for a person who can only pass now and wants it done for them; say whether it was."""
    if not _must_pass(table, who):
        return False
    try:
        await attendance.play(table, who.id, table.version, AUTO, "auto_pass")
    except RuleError as late:
        log.info("auto-pass came late", match=table.id, code=late.code)
        return False
    return True


def _must_pass(table: Table, who: Person) -> bool:
    if not who.auto_pass or "auto" not in look_of(table.game).hand.switches or not table.to_act:
        return False
    (seat,) = table.to_act
    if seat < 0 or table.sittings[seat].person != who.id or table.level_at(seat) is not None:
        return False
    legal = table.game.legal(table.state, seat)
    return [str(move) for move in legal[:2]] == [AUTO]
