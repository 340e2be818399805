"""Shows a leaderboard: eight lines a page, the person's own place, links to other leaderboards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from babel.dates import format_date, format_interval

from bot.ladder.ids import ChooseInLeaderboard, TurnPage
from bot.looks.catalogue import paired
from bot.people.people import Person
from bot.pictures.leaderboard import LeaderboardScene, Ranked
from bot.ui.ids import encode, stem
from bot.ui.panels import LONGEST_ALT, Button, Menu, Option, Panel, Part, Picture, panel, row
from bot.ui.ratings import doubt, shown_rating
from bot.ui.text import clipped, spoken
from bot.ui.words import Words
from games.catalogue import GAMES
from storage.leaderboards import LISTED, SETTLED, Line, Page
from storage.periods import PERIODS, Period
from storage.records import Pool

UNSURE = "?"


@dataclass(frozen=True, slots=True)
class Asked:
    """A page of a leaderboard, as custom ids carry it."""

    game: str
    pool: Pool = "all"
    period: Period = "month"
    everywhere: bool = False
    rated: bool = True
    page: int = 0

    @property
    def _fields(self) -> tuple[Any, ...]:
        return self.game, self.pool, self.period, self.everywhere, self.rated, self.page

    def turning(self, verb: Any) -> str:
        """Return the custom id of a button."""
        return encode(TurnPage(verb, *self._fields))

    def choosing(self, verb: str) -> str:
        """Return the custom id of a menu."""
        return stem(ChooseInLeaderboard, verb, *self._fields)


@dataclass(frozen=True, slots=True)
class LeaderboardShowing:
    """What the panel is made of. Without `who` it is for everybody."""

    asked: Asked
    guild: int | None  # where it was asked for; None in a direct message
    place: str  # its name, escaped for markdown
    page: Page
    names: Mapping[int, str]
    now: int
    words: Words
    language: str
    who: Person | None = None


def leaderboard_panel(showing: LeaderboardShowing) -> Panel:
    """Show panel 9 of PANELS."""
    asked, open_label = showing.asked, showing.words("boards-open")
    return panel(
        "waiting",
        f"## {title(showing)}\n-# {_facts(showing)}",
        _picture(showing),
        "\n".join(_lines(showing)),
        _computers(showing),
        _mine(showing) if showing.who else None,
        _controls(showing) if showing.who else [row(Button(asked.turning("open"), open_label))],
    )


def title(showing: LeaderboardShowing) -> str:
    asked, said = showing.asked, showing.words
    game = said(f"game-{asked.game}")
    if asked.pool == "pairs":
        game = said("boards-in-pairs", game=game)
    if asked.everywhere:
        return said("boards-title-everywhere", game=game)
    return said("boards-title", game=game, place=showing.place or said("boards-this-server"))


def _facts(showing: LeaderboardShowing) -> str:
    asked, said = showing.asked, showing.words
    which = said("boards-facts-rated" if asked.rated else "boards-facts-all")
    period = said(f"boards-period-{asked.period}")
    dates = dates_of(asked.period, showing.now, showing.language)
    when = f"{period} ({dates})" if dates else period
    return said("boards-facts", which=which, period=when, least=LISTED)


def dates_of(period: Period, now: int, language: str) -> str:
    """Return the dates of a period in the language's own format; empty for all time."""
    today = datetime.fromtimestamp(now // 1000, UTC).date()
    if period == "week":
        monday = today - timedelta(days=today.weekday())
        return format_interval(monday, monday + timedelta(days=6), "MMMd", locale=language)
    formats = {"month": "LLLL y", "season": "QQQQ y", "all": ""}
    return format_date(today, formats[period], locale=language) if formats[period] else ""


def _lines(showing: LeaderboardShowing) -> Iterator[str]:
    asked, said, lines = showing.asked, showing.words, showing.page.lines
    if not lines:
        yield said("boards-empty-rated" if asked.rated else "boards-empty-all", least=LISTED)
    for line in lines:
        yield _line(showing, line)
    if not all(line.is_settled for line in lines):
        yield f"-# {said('boards-unsure', settled=SETTLED)}"


def _line(showing: LeaderboardShowing, line: Line) -> str:
    said, name = showing.words, showing.names[line.person]
    matches = said("boards-matches", count=line.matches)
    if line.mu is None:
        wins = said("boards-wins", count=line.wins)
        return said("boards-line", place=line.place, name=name, merit=wins, matches=matches)
    rating = f"{shown_rating(line.mu)}{'' if line.is_settled else UNSURE}"
    return said("boards-line", place=line.place, name=name, merit=rating, matches=matches)


def _computers(showing: LeaderboardShowing) -> str | None:
    """Say how computers did; they have no place among people."""
    said = showing.words
    told = [
        said(
            "boards-computer",
            level=said(f"level-{each.level}"),
            wins=said("boards-wins", count=each.wins),
            matches=said("boards-matches", count=each.matches),
        )
        for each in showing.page.computers
        if _is_known(each.level)
    ]
    return f"-# {said('boards-computers', computers=', '.join(told))}" if told else None


def _is_known(level: str) -> bool:
    return any(level in game.players for game in GAMES.values())


def _mine(showing: LeaderboardShowing) -> str:
    said, page, mine = showing.words, showing.page, showing.page.mine
    if mine.line is None:
        return f"-# {_why_not(showing)}"
    you = said("boards-you", place=mine.line.place, of=page.listed)
    behind = _behind(showing, mine.line, mine.above)
    return f"**{you}**{f', {behind}' if behind else ''}."


def _behind(showing: LeaderboardShowing, line: Line, above: Line | None) -> str:
    """Say how far ahead the next person is, if points or wins can say it."""
    said = showing.words
    if above is None:
        return ""
    name = showing.names[above.person]
    if line.mu is None or above.mu is None:
        wins = above.wins - line.wins
        return said("boards-behind-wins", count=wins, name=name) if wins > 0 else ""
    if above.is_settled and not line.is_settled:
        return said("boards-behind-unsure", name=name)
    points = shown_rating(above.mu) - shown_rating(line.mu)
    return said("boards-behind", points=points, name=name)


def _why_not(showing: LeaderboardShowing) -> str:
    """Say why the person is not on the leaderboard."""
    said, asked, mine = showing.words, showing.asked, showing.page.mine
    listed = showing.who.listed if showing.who else "nowhere"
    if listed == "nowhere":
        return said("boards-you-hidden")
    if asked.everywhere and listed != "everywhere":
        return said("boards-you-not-everywhere")
    return said("boards-you-few", count=mine.matches, least=LISTED)


def _controls(showing: LeaderboardShowing) -> list[Part]:
    asked, said, page = showing.asked, showing.words, showing.page
    places = (
        Button(asked.turning("where"), said(f"boards-where-{'w' if asked.everywhere else 'h'}"))
        if showing.guild is not None
        else None
    )
    which = Button(asked.turning("which"), said(f"boards-which-{'r' if asked.rated else 'a'}"))
    return [
        _games(showing),
        _periods(showing),
        row(places, which),
        row(
            Button(asked.turning("back"), said("back-button"), on=page.number > 0),
            Button(asked.turning("next"), said("boards-next"), on=page.number < page.last),
            Button(asked.turning("share"), said("boards-share")),
        ),
    ]


def _games(showing: LeaderboardShowing) -> Menu:
    asked, said = showing.asked, showing.words
    options = []
    for key in GAMES:
        game = said(f"game-{key}")
        options.append(Option(key, game, chosen=asked.game == key and asked.pool == "all"))
        if key in paired():
            chosen = asked.game == key and asked.pool == "pairs"
            options.append(
                Option(f"{key}:pairs", said("boards-in-pairs", game=game), chosen=chosen)
            )
    return Menu(asked.choosing("game"), tuple(options))


def _periods(showing: LeaderboardShowing) -> Menu:
    asked, said = showing.asked, showing.words
    options = tuple(
        Option(
            each,
            said(f"boards-choose-{each}"),
            dates_of(each, showing.now, showing.language),
            chosen=each == asked.period,
        )
        for each in PERIODS
    )
    return Menu(asked.choosing("period"), options)


def _picture(showing: LeaderboardShowing) -> Picture | None:
    """Show the page as a picture. The names are in the lines below, which say all else it says."""
    scene = leaderboard_scene(showing.page, showing.who.id if showing.who else None)
    if scene is None:
        return None
    told = " ".join(_spoken(showing, line) for line in showing.page.lines)
    return Picture(scene, clipped(told, LONGEST_ALT))


def _spoken(showing: LeaderboardShowing, line: Line) -> str:
    said, name = showing.words, spoken(showing.names[line.person])
    facts = {"place": line.place, "name": name, "rating": str(shown_rating(line.mu or 0.0))}
    key = "boards-alt" if line.is_settled else "boards-alt-unsure"
    return said(key, doubt=doubt(line.sigma or 0.0), **facts)


def leaderboard_scene(
    page: Page, me: int | None = None, before: Mapping[int, int] | None = None
) -> LeaderboardScene | None:
    """Return the page's scene, or None for a leaderboard of all matches, which has no ratings.

    `before` has former places by person; people who are not in it are new. Without it no arrows
    show.
    """
    if not page.lines or any(line.mu is None for line in page.lines):
        return None
    return LeaderboardScene(
        tuple(
            Ranked(
                line.place,
                shown_rating(line.mu or 0.0),
                doubt(line.sigma or 0.0),
                0 if before is None else _climbed(line, before),
                is_provisional=not line.is_settled,
                is_own=line.person == me,
            )
            for line in page.lines
        )
    )


def _climbed(line: Line, before: Mapping[int, int]) -> int | None:
    return before[line.person] - line.place if line.person in before else None
