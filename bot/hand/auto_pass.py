"""Passes for people who want that, where they can do nothing else."""

import structlog

from bot.looks.catalogue import LOOKS
from bot.looks.look import AUTO
from bot.match import attendance
from bot.match.table import Table
from bot.people.people import Person
from games.errors import RuleError

log = structlog.get_logger()


def must_pass(table: Table, who: Person) -> bool:
    """Return whether a person can only pass now and wants it done for them."""
    if not who.auto_pass or "auto" not in LOOKS[table.game.key].hand.switches or not table.to_act:
        return False
    (seat,) = table.to_act
    if seat < 0 or table.sittings[seat].person != who.id:
        return False
    legal = table.game.legal(table.state, seat)
    return [str(move) for move in legal[:2]] == [AUTO]


async def pass_for(table: Table, who: Person) -> None:
    try:
        await attendance.play(table, who.id, table.version, AUTO)
    except RuleError as late:
        log.info("auto-pass came late", match=table.id, code=late.code)
