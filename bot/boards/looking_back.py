"""The moves that cost somebody most, in words: what lay there, what was done, what was better."""

from collections.abc import Callable, Mapping, Sequence

from bot.boards.advice import ADVICE
from bot.boards.board import Company, Face, Holding
from bot.boards.racko_advice import lay_there as racko
from bot.boards.rank.advice import lay_there as rank
from bot.boards.scots.advice import lay_there as scots
from bot.looking_back import Regret
from bot.panels import Panel, panel
from bot.table import Table
from bot.words import Words
from games.errors import UnreadableMove
from games.racko.playing.worth import PLAIN

LAY_THERE: Mapping[str, Callable[[Holding], str]] = {"rank": rank, "racko": racko, "scots": scots}
"""What the seat held and had before it."""

MEASURE = {"rank": 100, "racko": PLAIN, "scots": 100}
"""What a cost of 1 is called: parts of a hundred, or the points of a plain RACK-O."""


def looking_back_panel(
    table: Table, regrets: Sequence[Regret], company: Company, said: Words, face: Face
) -> Panel:
    title = f"## {said('look-back-title')}"
    if not regrets:
        return panel("waiting", title, said("look-back-nothing"))
    return panel(
        "waiting",
        f"{title}\n{said('look-back-lead', count=len(regrets))}",
        *("\n".join(_lines(_holding(table, each, company, said, face), each)) for each in regrets),
        f"-# {said('look-back-fair')}",
    )


def _lines(holding: Holding, regret: Regret) -> Sequence[str]:
    said, key, past = holding.words, holding.game.key, regret.past
    yours, _ = ADVICE[key](holding, past.glance.move)
    better, why = ADVICE[key](holding, regret.better)
    return (
        f"### {said(f'{key}-look-back-when', round=past.round, choice=past.choice)}",
        f"-# {LAY_THERE[key](holding)}",
        said("look-back-yours", what=yours),
        f"**{said('look-back-better', what=better)}**",
        f"{why} {said(f'{key}-look-back-cost', cost=round(MEASURE[key] * regret.cost))}",
    )


def _holding(table: Table, regret: Regret, company: Company, said: Words, face: Face) -> Holding:
    """As the seat held it then; nothing of it can be pressed."""
    past = regret.past
    return Holding(
        table.game,
        table.id,
        past.number,
        past.glance.seen.seat,
        past.glance.seen,
        past.glance.legal,
        lambda _: None,
        _unread,
        company,
        said,
        face,
    )


def _unread(_: str) -> None:
    raise UnreadableMove
