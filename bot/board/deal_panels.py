"""Shows what the deal of a match was sealed with, and what came of dealing it again."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from bot.board.ids import BoardPress
from bot.match.table import Table
from bot.ui.ids import encode
from bot.ui.panels import Attached, Button, Panel, panel, row
from bot.ui.words import Words
from games.verify import Checked

VERIFIER = "verify.py"


@cache
def verifier() -> str:
    return files("games").joinpath(VERIFIER).read_text(encoding="utf-8")


def sealed_panel(table: Table, said: Words) -> Panel:
    """Show the whole commitment of a match that has not told its seed."""
    why = "deal-never" if table.is_over else "deal-later"
    back = Button(encode(BoardPress(table.id, "menu")), said("back-button"))
    return panel(
        "waiting",
        f"## {said('deal-button')}",
        _digits("deal-sealed", table.match.commitment, said),
        said(why),
        row(back),
    )


def checked_panel(table: Table, log: Sequence[str], found: Checked | None, said: Words) -> Panel:
    """Show what was checked, and attach all that it takes to check it again."""
    head, name = json.loads(log[0]), f"{table.id}.json"
    run = f"python {VERIFIER} {name}"
    if found is not None:
        run += f" --fingerprint {found.fingerprint}"
    return panel(
        "waiting" if found is None else "yours",
        _found(found, any(table.match.words), said),
        f"{_digits('deal-sealed', table.match.commitment, said)}\n"
        f"{_digits('deal-seed', head['seed'], said)}",
        f"{said('deal-how')}\n```\n{run}\n```\n-# {said('deal-log')}",
        Attached(name, "[\n" + ",\n".join(map(json.dumps, log)) + "\n]\n"),
        Attached(VERIFIER, verifier()),
    )


def _digits(key: str, digits: str, said: Words) -> str:
    return f"-# {said(key)}\n-# `{digits}`"


def _found(found: Checked | None, is_cut: bool, said: Words) -> str:
    if found is None:
        return f"## {said('deal-unfit')}\n{said('deal-unfit-why')}"
    lines = (
        said("deal-fits-seal"),
        said("deal-fits-dealt", shuffles=found.shuffles),
        said("deal-fits-words") if is_cut else None,
        said("deal-fits-moves", moves=found.moves),
    )
    return f"## {said('deal-fits')}\n" + "\n".join(f"- {line}" for line in lines if line)
