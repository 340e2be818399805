"""Handles presses on leaderboards and profiles."""

from dataclasses import replace

from bot.context import Ctx, Reply, Routes, Show
from bot.errors import Forged
from bot.ladder.ids import ChooseGame, ChooseInLeaderboard, ShowProfile, TurnPage
from bot.ladder.panels import Asked
from bot.looks.catalogue import paired
from games.catalogue import GAMES
from storage.periods import PERIODS, Period


async def leaderboard(ctx: Ctx, game: str | None, period: Period, everywhere: bool) -> Reply:
    boards = ctx.services.leaderboards
    asked = await boards.first(ctx.place, game)
    asked = replace(asked, period=period, everywhere=everywhere or asked.everywhere)
    return Show(await boards.show(asked, ctx.who, ctx.place))


async def turn(ctx: Ctx, press: TurnPage) -> Reply:
    asked = _asked(press)
    match press.verb:
        case "open":
            asked = replace(asked, page=0)
        case "back":
            asked = replace(asked, page=max(0, asked.page - 1))
        case "next":
            asked = replace(asked, page=asked.page + 1)
        case "where":
            asked = replace(asked, everywhere=not asked.everywhere, page=0)
        case "which":
            asked = replace(asked, rated=not asked.rated, page=0)
    return Show(await ctx.services.leaderboards.show(asked, ctx.who, ctx.place))


async def share(ctx: Ctx, press: TurnPage) -> Reply:
    """Post the same page to the channel, in its language."""
    place = ctx.place
    shown = await ctx.services.leaderboards.shared(
        _asked(press), place.guild, place.guild_name, place.language
    )
    return Show(shown, "channel")


async def choose(ctx: Ctx, press: ChooseInLeaderboard) -> Reply:
    asked = replace(_asked(press), page=0)
    if press.verb == "period":
        period = next((each for each in PERIODS if each == press.chosen), None)
        if period is None:
            raise Forged
        asked = replace(asked, period=period)
    else:
        game, _, pool = press.chosen.partition(":")
        if pool not in ("", "pairs"):
            raise Forged
        asked = replace(asked, game=game, pool="pairs" if pool else "all")
    _known(asked)
    return Show(await ctx.services.leaderboards.show(asked, ctx.who, ctx.place))


def _asked(press: TurnPage | ChooseInLeaderboard) -> Asked:
    asked = Asked(press.game, press.pool, press.period, press.everywhere, press.rated, press.page)
    _known(asked)
    return asked


def _known(asked: Asked) -> None:
    if asked.game not in GAMES or (asked.pool == "pairs" and asked.game not in paired()):
        raise Forged


async def profile(ctx: Ctx, person: int | None) -> Reply:
    subject = ctx.who.id if person is None else person
    return Show(await ctx.services.profiles.show(subject, None, ctx.who, ctx.place))


async def show_profile(ctx: Ctx, press: ShowProfile | ChooseGame) -> Reply:
    game = press.chosen if isinstance(press, ChooseGame) else press.game
    if game not in GAMES:
        raise Forged
    return Show(await ctx.services.profiles.show(press.person, game, ctx.who, ctx.place))


ROUTES: Routes = {
    ("b", "show"): turn,
    ("b", "open"): turn,
    ("b", "back"): turn,
    ("b", "next"): turn,
    ("b", "where"): turn,
    ("b", "which"): turn,
    ("b", "share"): share,
    ("b", "game"): choose,
    ("b", "period"): choose,
    ("p", "show"): show_profile,
    ("p", "game"): show_profile,
}
