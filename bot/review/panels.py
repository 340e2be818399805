"""Shows the costliest moves: what the position was, what was played, what was better."""

from collections.abc import Sequence

from bot.looks.catalogue import look_of
from bot.looks.look import Company, Holding
from bot.match.table import Table
from bot.review.hindsight import Regret
from bot.ui.panels import Panel, panel
from bot.ui.text import EmojiText
from bot.ui.words import Words
from games.errors import UnreadableMove


def looking_back_panel(
    table: Table, regrets: Sequence[Regret], company: Company, said: Words, face: EmojiText
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
    said, past, key = holding.words, regret.past, holding.game.key
    look = look_of(holding.game).hand
    yours, _ = look.advice(holding, past.glance.move, None)
    better, why = look.advice(holding, regret.better, past.glance.move)
    cost = round(look.regret_unit * regret.cost)
    return (
        f"### {said(f'{key}-look-back-when', round=past.round, choice=past.choice)}",
        f"-# {look.situation(holding)}",
        said("look-back-yours", what=yours),
        f"**{said('look-back-better', what=better)}**",
        f"{why} {said(f'{key}-look-back-cost', cost=cost)}",
    )


def _holding(
    table: Table, regret: Regret, company: Company, said: Words, face: EmojiText
) -> Holding:
    """Return the hand as the seat held it then; its buttons do nothing."""
    past = regret.past
    return Holding(
        game=table.game,
        match=table.id,
        version=past.number,
        seat=past.glance.seen.seat,
        seen=past.glance.seen,
        legal=past.glance.legal,
        refusal=lambda _: None,
        parse=_unread,
        company=company,
        words=said,
        face=face,
    )


def _unread(_: str) -> None:
    raise UnreadableMove
