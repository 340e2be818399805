"""Shows a leaderboard: eight lines a page, the person's own place, links to other leaderboards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from babel.dates import format_date, format_interval

from bot.ladder.ids import ChooseInLeaderboard, TurnPage
from bot.looks.catalogue import LOOKS, paired
from bot.people.people import Person
from bot.pictures.leaderboard import LeaderboardScene, Ranked
from bot.ui.ids import encode, stem
from bot.ui.panels import LONGEST_ALT, Button, Menu, Option, Panel, Part, Picture, panel, row
from bot.ui.ratings import doubt, shown_rating
from bot.ui.text import clipped, spoken
from bot.ui.words import Words
from games.catalogue import GAMES
from storage.honours import Reign
from storage.leaderboards import Line, Page
from storage.periods import PERIODS, Period
from storage.records import SETTLED, SETTLED_AGAINST, Pool

UNSURE = "?"
NEW = "★"


@dataclass(frozen=True, slots=True)
class LeaderboardChoice:
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

    choice: LeaderboardChoice
    guild: int | None  # where it is shown; None in a direct message
    place: str  # its name, escaped for markdown
    page: Page
    names: Mapping[int, str]
    now: int
    words: Words
    language: str
    who: Person | None = None
    before: Mapping[int, int] | None = None  # places as the week began, by person
    title: Reign | None = None  # of the server


def leaderboard_panel(showing: LeaderboardShowing) -> Panel:
    """Show panel 9 of PANELS."""
    choice, open_label = showing.choice, showing.words("boards-open")
    return panel(
        "waiting",
        f"## {title(showing)}\n-# {_facts(showing)}",
        _title(showing),
        _picture(showing),
        "\n".join(_lines(showing)),
        _computers(showing),
        _mine(showing) if showing.who else None,
        _controls(showing) if showing.who else [row(Button(choice.turning("open"), open_label))],
    )


def title(showing: LeaderboardShowing) -> str:
    choice, said = showing.choice, showing.words
    game = game_of(choice, said)
    if choice.everywhere:
        return said("boards-title-everywhere", game=game)
    return said("boards-title", game=game, place=showing.place or said("boards-this-server"))


def game_of(choice: LeaderboardChoice, said: Words) -> str:
    game = said(f"game-{choice.game}")
    return said("boards-in-pairs", game=game) if choice.pool == "pairs" else game


def _title(showing: LeaderboardShowing) -> str | None:
    """Say who holds the title of the server, and since when."""
    said, held = showing.words, showing.title
    if held is None:
        return None
    name, since = said(LOOKS[held.game].honours.title), f"<t:{held.since // 1000}:D>"
    return said("boards-held", title=name, name=showing.names[held.person], since=since)


def _facts(showing: LeaderboardShowing) -> str:
    choice, said = showing.choice, showing.words
    which = said("boards-facts-rated" if choice.rated else "boards-facts-all")
    period = said(f"boards-period-{choice.period}")
    dates = dates_of(choice.period, showing.now, showing.language)
    when = f"{period} ({dates})" if dates else period
    facts = said("boards-facts", which=which, period=when)
    return f"{facts}. {said('boards-season')}" if choice.period == "season" else facts


def dates_of(period: Period, now: int, language: str) -> str:
    """Return the dates of a period in the language's own format; empty for all time."""
    today = datetime.fromtimestamp(now // 1000, UTC).date()
    if period == "week":
        monday = today - timedelta(days=today.weekday())
        return format_interval(monday, monday + timedelta(days=6), "MMMd", locale=language)
    formats = {"month": "LLLL y", "season": "QQQQ y", "all": ""}
    return format_date(today, formats[period], locale=language) if formats[period] else ""


def _lines(showing: LeaderboardShowing) -> Iterator[str]:
    choice, said, lines = showing.choice, showing.words, showing.page.lines
    if not lines:
        yield said("boards-empty-rated" if choice.rated else "boards-empty-all")
    for before, line in zip((None, *lines), lines, strict=False):
        if before is not None and before.is_settled and not line.is_settled:
            yield f"-# {said('boards-below')}"
        yield _line(showing, line)
    if any(_moved(line, showing.before) for line in lines):
        yield f"-# {said('boards-moves')}"
    if not all(line.is_settled for line in lines):
        yield f"-# {said('boards-unsure', settled=SETTLED, people=SETTLED_AGAINST)}"


def _line(showing: LeaderboardShowing, line: Line) -> str:
    said, name = showing.words, showing.names[line.person]
    matches = said("boards-matches", count=line.matches)
    if line.mu is None:
        merit = said("boards-wins", count=line.wins)
    else:
        merit = f"{shown_rating(line.mu)}{'' if line.is_settled else UNSURE}"
    told = said("boards-line", place=line.place, name=name, merit=merit, matches=matches)
    return f"{told} {moved}" if (moved := _moved(line, showing.before)) else told


def _moved(line: Line, before: Mapping[int, int] | None) -> str:
    """Say how many places somebody has climbed or fallen since `before`."""
    climbed = 0 if before is None else _climbed(line, before)
    if not climbed:
        return NEW if climbed is None else ""
    return f"{'▲' if climbed > 0 else '▼'}{abs(climbed)}"


def _computers(showing: LeaderboardShowing) -> str | None:
    """Say how computers did; they have no place among people."""
    said = showing.words
    lines = [
        said(
            "boards-computer",
            level=said(f"level-{each.level}"),
            wins=said("boards-wins", count=each.wins),
            matches=said("boards-matches", count=each.matches),
        )
        for each in showing.page.computers
        if _is_known(each.level)
    ]
    return f"-# {said('boards-computers', computers=', '.join(lines))}" if lines else None


def _is_known(level: str) -> bool:
    return any(level in game.players for game in GAMES.values())


def _mine(showing: LeaderboardShowing) -> str:
    said, page, mine = showing.words, showing.page, showing.page.mine
    if mine.line is None:
        return f"-# {_why_not(showing)}"
    you = said("boards-you", place=mine.line.place, of=page.listed)
    behind = _behind(showing, mine.line, mine.above)
    told = f"**{you}**{f', {behind}' if behind else ''}."
    return told if mine.page == page.number else f"{_line(showing, mine.line)}\n{told}"


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
    said, choice, mine = showing.words, showing.choice, showing.page.mine
    listed = showing.who.listed if showing.who else "nowhere"
    if listed == "nowhere":
        return said("boards-you-hidden")
    if choice.everywhere and listed != "everywhere":
        return said("boards-you-not-everywhere")
    game = said(f"game-{choice.game}")
    if not mine.ever:
        return said(
            "boards-you-none-everywhere" if choice.everywhere else "boards-you-none", game=game
        )
    return said("boards-you-elsewhere", count=mine.ever, game=game)


def _controls(showing: LeaderboardShowing) -> list[Part]:
    choice, said, page = showing.choice, showing.words, showing.page
    places = (
        Button(choice.turning("where"), said(f"boards-where-{'w' if choice.everywhere else 'h'}"))
        if showing.guild is not None
        else None
    )
    which = Button(choice.turning("which"), said(f"boards-which-{'r' if choice.rated else 'a'}"))
    return [
        _games(showing),
        _periods(showing),
        row(places, which),
        row(
            Button(choice.turning("back"), said("back-button"), on=page.number > 0),
            Button(choice.turning("next"), said("boards-next"), on=page.number < page.last),
            Button(choice.turning("me"), said("boards-to-me"), on=_is_elsewhere(page)),
            Button(choice.turning("share"), said("boards-share")),
            Button(replace(choice, page=0).turning("fame"), said("fame-title")),
        ),
    ]


def _is_elsewhere(page: Page) -> bool:
    """Return whether the person's own line is on another page."""
    return page.mine.line is not None and page.mine.page != page.number


def _games(showing: LeaderboardShowing) -> Menu:
    choice, said = showing.choice, showing.words
    options = []
    for key in GAMES:
        game = said(f"game-{key}")
        options.append(Option(key, game, chosen=choice.game == key and choice.pool == "all"))
        if key in paired():
            chosen = choice.game == key and choice.pool == "pairs"
            options.append(
                Option(f"{key}:pairs", said("boards-in-pairs", game=game), chosen=chosen)
            )
    return Menu(choice.choosing("game"), tuple(options))


def _periods(showing: LeaderboardShowing) -> Menu:
    choice, said = showing.choice, showing.words
    options = tuple(
        Option(
            each,
            said(f"boards-choose-{each}"),
            dates_of(each, showing.now, showing.language),
            chosen=each == choice.period,
        )
        for each in PERIODS
    )
    return Menu(choice.choosing("period"), options)


def _picture(showing: LeaderboardShowing) -> Picture | None:
    """Show the page as a picture. The names are in the lines below, which say all else it says."""
    me = showing.who.id if showing.who else None
    scene = leaderboard_scene(showing.page, me, showing.before)
    if scene is None:
        return None
    alt = " ".join(_spoken(showing, line) for line in showing.page.lines)
    return Picture(scene, clipped(alt, LONGEST_ALT))


def _spoken(showing: LeaderboardShowing, line: Line) -> str:
    said, name = showing.words, spoken(showing.names[line.person])
    facts = {"place": line.place, "name": name, "rating": str(shown_rating(line.mu or 0.0))}
    key = "boards-alt" if line.is_settled else "boards-alt-unsure"
    return said(key, doubt=doubt(line.sigma or 0.0), **facts) + _spoken_move(showing, line)


def _spoken_move(showing: LeaderboardShowing, line: Line) -> str:
    climbed = 0 if showing.before is None else _climbed(line, showing.before)
    if climbed == 0:
        return ""
    if climbed is None:
        return f" {showing.words('boards-alt-new')}"
    key = "boards-alt-climbed" if climbed > 0 else "boards-alt-fell"
    return f" {showing.words(key, count=abs(climbed))}"


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
