"""Handles presses on leaderboards and profiles."""

from dataclasses import replace

from bot.context import Ctx, Reply, Routes, Show
from bot.errors import Forged
from bot.ladder.ids import ChooseGame, ChooseInLeaderboard, MatchesPage, ShowProfile, TurnPage
from bot.ladder.panels import LeaderboardChoice
from bot.looks.catalogue import paired
from games.catalogue import GAMES
from storage.periods import PERIODS, Period


async def leaderboard(ctx: Ctx, game: str | None, period: Period | None, everywhere: bool) -> Reply:
    boards = ctx.services.leaderboards
    choice = await boards.first(ctx.place, game, period, everywhere)
    return Show(await boards.show(choice, ctx.who, ctx.place))


async def turn(ctx: Ctx, press: TurnPage) -> Reply:
    choice = _choice_of(press)
    match press.verb:
        case "open":
            choice = replace(choice, page=0)
        case "back":
            choice = replace(choice, page=max(0, choice.page - 1))
        case "next":
            choice = replace(choice, page=choice.page + 1)
        case "where":
            choice = replace(choice, everywhere=not choice.everywhere, page=0)
        case "which":
            choice = replace(choice, rated=not choice.rated, page=0)
    to_me = press.verb == "me"
    return Show(await ctx.services.leaderboards.show(choice, ctx.who, ctx.place, to_me=to_me))


async def fame(ctx: Ctx, press: TurnPage) -> Reply:
    choice, place = _choice_of(press), ctx.place
    return Show(await ctx.services.leaderboards.fame(choice, place, ctx.words))


async def share(ctx: Ctx, press: TurnPage) -> Reply:
    """Post the same page to the channel, in its language."""
    place, choice = ctx.place, _choice_of(press)
    await ctx.spend_post()
    shown = await ctx.services.leaderboards.shared(
        choice, place.guild, place.guild_name, place.language
    )
    return Show(shown, "channel")


async def choose(ctx: Ctx, press: ChooseInLeaderboard) -> Reply:
    choice = replace(_choice_of(press), page=0)
    if press.verb == "period":
        period = next((each for each in PERIODS if each == press.chosen), None)
        if period is None:
            raise Forged
        choice = replace(choice, period=period)
    else:
        game, _, pool = press.chosen.partition(":")
        if pool not in ("", "pairs"):
            raise Forged
        choice = replace(choice, game=game, pool="pairs" if pool else "all")
    _known(choice)
    return Show(await ctx.services.leaderboards.show(choice, ctx.who, ctx.place))


def _choice_of(press: TurnPage | ChooseInLeaderboard) -> LeaderboardChoice:
    choice = LeaderboardChoice(
        press.game, press.pool, press.period, press.everywhere, press.rated, press.page
    )
    _known(choice)
    return choice


def _known(choice: LeaderboardChoice) -> None:
    if choice.game not in GAMES or (choice.pool == "pairs" and choice.game not in paired()):
        raise Forged


async def profile(ctx: Ctx, person: int | None) -> Reply:
    subject = ctx.who.id if person is None else person
    return Show(await ctx.services.profiles.show(subject, None, ctx.who, ctx.place))


async def show_profile(ctx: Ctx, press: ShowProfile | ChooseGame) -> Reply:
    game = press.chosen if isinstance(press, ChooseGame) else press.game
    if game not in GAMES:
        raise Forged
    return Show(await ctx.services.profiles.show(press.person, game, ctx.who, ctx.place))


async def show_matches(ctx: Ctx, press: MatchesPage) -> Reply:
    if press.game not in GAMES:
        raise Forged
    profiles, page = ctx.services.profiles, press.page
    return Show(await profiles.matches(press.person, press.game, page, ctx.who, ctx.place))


ROUTES: Routes = {
    ("b", "show"): turn,
    ("b", "open"): turn,
    ("b", "back"): turn,
    ("b", "next"): turn,
    ("b", "where"): turn,
    ("b", "which"): turn,
    ("b", "me"): turn,
    ("b", "fame"): fame,
    ("b", "share"): share,
    ("b", "game"): choose,
    ("b", "period"): choose,
    ("p", "show"): show_profile,
    ("p", "game"): show_profile,
    ("p", "matches"): show_matches,
}
