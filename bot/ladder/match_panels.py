"""Shows a person's matches, newest first: game, party, places, rating change, and a link."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.ladder.ids import MatchesPage, ShowProfile
from bot.ladder.profile_panels import ProfileChoice
from bot.people.people import Person
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.ratings import shown_change, shown_rating
from bot.ui.text import COMPUTER, link_to
from bot.ui.words import Words
from games.catalogue import GAMES
from storage.careers import Remembered, Seated

LONGEST_PARTY = 300
"""Characters: eight matches of twelve people with long names fit a message."""


@dataclass(frozen=True, slots=True)
class MatchesShowing:
    """What the panel is made of."""

    choice: ProfileChoice
    subject: Person
    who: Person
    matches: Sequence[Remembered]
    page: int
    is_more: bool
    names: Mapping[int, str]
    words: Words


def matches_panel(showing: MatchesShowing) -> Panel:
    said, choice, page = showing.words, showing.choice, showing.page
    is_own = showing.subject.id == showing.who.id
    note = said("matches-own" if is_own else "matches-both", name=showing.subject.shown)
    turns = [MatchesPage("matches", choice.person, choice.game, to) for to in (page - 1, page + 1)]
    back = ShowProfile("show", choice.person, choice.game)
    return panel(
        "waiting",
        f"## {said('matches-title')}\n-# {note}",
        "\n".join(_told(showing, each) for each in showing.matches) or said("matches-none"),
        row(
            Button(encode(back), said("back-button")),
            Button(encode(turns[0]), said("matches-newer")) if page else None,
            Button(encode(turns[1]), said("matches-older")) if showing.is_more else None,
        ),
    )


def _told(showing: MatchesShowing, match: Remembered) -> str:
    """Return two lines: what it came to for the person, and who played, in the order of places."""
    said = showing.words
    game = said(f"game-{match.game}") if match.game in GAMES else match.game
    link = link_to(match.guild, match.channel, match.message)
    line = said(
        "matches-line",
        game=f"[{game}]({link})" if link else f"**{game}**",
        when=f"<t:{match.finished // 1000}:d>",
        place=match.place,
        of=len(match.party),
        rating=_rating(match, said),
    )
    return f"{line}\n-# {_party(showing, match)}"


def _party(showing: MatchesShowing, match: Remembered) -> str:
    """List who played, as many as fit."""
    told = [_named(showing, each) for each in match.party]
    lengths = accumulate(len(each) + 3 for each in told)
    fitting = [each for each, length in zip(told, lengths, strict=True) if length <= LONGEST_PARTY]
    return " · ".join(fitting) + (" …" if len(fitting) < len(told) else "")


def _rating(match: Remembered, said: Words) -> str:
    if match.change is None:
        return said("over-casual" if match.why_not == "casual" else "matches-unrated")
    before, after = match.change
    return said(
        "matches-rating", rating=str(shown_rating(after)), change=shown_change(before, after)
    )


def _named(showing: MatchesShowing, seated: Seated) -> str:
    if seated.person is not None:
        name = showing.names[seated.person]
    else:
        name = f"{seated.name or showing.words(f'level-{seated.level}')} {COMPUTER}"
    return f"{seated.place}. {name}"
