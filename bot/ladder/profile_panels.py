"""Shows a profile, one game at a time: rating, records and opponents."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.ladder.careers import Career, Rivals, Streaks
from bot.ladder.ids import ChooseGame, MatchesPage
from bot.ladder.panels import UNSURE
from bot.looks.catalogue import LOOKS
from bot.match.outcomes import CUSTOM
from bot.people.people import Person
from bot.pictures.curve import CurveScene
from bot.ui.ids import encode, stem
from bot.ui.panels import (
    Button,
    Line,
    Menu,
    Option,
    Panel,
    Part,
    Picture,
    Text,
    panel,
    row,
)
from bot.ui.ratings import doubt, shown_rating
from bot.ui.text import link_to
from bot.ui.words import Words
from games.catalogue import GAMES
from storage.honours import Achieved, Reign
from storage.meetings import Met
from storage.records import SETTLED, SETTLED_AGAINST, Pool, Rating

STEPS = "▁▂▃▄▅▆▇█"
NARROW = "\u202f"  # narrow no-break space
SPARKS = 24  # matches on the curve in text


@dataclass(frozen=True, slots=True)
class ProfileChoice:
    person: int
    game: str

    @property
    def choosing(self) -> str:
        """Return the custom id of the menu of games."""
        return stem(ChooseGame, "game", self.person, self.game)

    @property
    def matches(self) -> str:
        return encode(MatchesPage("matches", self.person, self.game, 0))


@dataclass(frozen=True, slots=True)
class ProfileShowing:
    """What the panel is made of: what `who` may see of a person."""

    choice: ProfileChoice
    subject: Person
    who: Person
    career: Career
    matches: int  # of all games
    rivals: Rivals | None  # only on one's own profile
    between: Met | None  # between the two, as seen by `who`
    names: Mapping[int, str]
    server: str | None  # whose matches are shown; None: all
    words: Words
    earned: tuple[Achieved, ...] = ()
    title: Reign | None = None  # on the server where it is shown

    @property
    def is_own(self) -> bool:
        return self.subject.id == self.who.id

    @property
    def has_matches(self) -> bool:
        """Return whether `who` finds any in the list: all of one's own, else those of both."""
        return self.matches > 0 if self.is_own else self.between is not None


def closed_panel(said: Words) -> Panel:
    """Show that there is nothing to see, and not why: not even whether there is anybody."""
    return panel("waiting", said("profile-closed"))


def profile_panel(showing: ProfileShowing) -> Panel:
    said, career, choice = showing.words, showing.career, showing.choice
    return panel(
        "waiting",
        f"## {showing.subject.shown}\n-# {_facts(showing)}",
        f"### {said(f'game-{showing.choice.game}')}\n{_title(showing)}{_ratings(career, said)}",
        _curve(career, said),
        Line() if career.ratings else None,
        "\n".join(_records(showing)) if career.matches else said("profile-none"),
        _earned(showing),
        _between(showing),
        _own(showing),
        _games(showing),
        row(Button(choice.matches, showing.words("matches-title")))
        if showing.has_matches
        else None,
    )


def _facts(showing: ProfileShowing) -> str:
    said, matches = showing.words, showing.matches
    if showing.server is None:
        return said("profile-facts", count=matches)
    return said("profile-facts-here", count=matches, place=showing.server)


def _title(showing: ProfileShowing) -> str:
    if showing.title is None:
        return ""
    return f"{title_told(showing.title, showing.words)}\n"


def title_told(title: Reign, said: Words) -> str:
    name = said(LOOKS[title.game].honours.title)
    return said("profile-title", title=name, since=f"<t:{title.since // 1000}:D>")


def _earned(showing: ProfileShowing) -> list[Part]:
    """List what was earned in the game, oldest first, with the match."""
    said, game = showing.words, showing.choice.game
    lines = []
    for each in showing.earned:
        link = link_to(each.guild, each.channel, each.message)
        date = f"<t:{each.finished // 1000}:d>"
        key = f"{game}-earned-{each.name}"
        when = f"{date} · [{said('profile-earned-match')}]({link})" if link else date
        lines.append(f"🏅 **{said(key)}** · {when}\n-# {said(f'{key}-how')}")
    return [Line(), Text("\n".join(lines))] if lines else []


def _ratings(career: Career, said: Words) -> str:
    if not career.ratings:
        return said("profile-unrated")
    return "\n".join(_rating(pool, rating, said) for pool, rating in career.ratings)


def _curve(career: Career, said: Words) -> list[Part]:
    if not career.ratings:
        return []
    note = Text(f"-# {said('profile-doubt')}")
    if career.curve is None:
        return [note]
    return [Picture(career.curve, _told(career.curve, said), instead=sparkline(career.curve)), note]


def _told(curve: CurveScene, said: Words) -> str:
    """Say what the curve shows."""
    ratings = [rating for rating, _ in curve.points]
    return said(
        "profile-curve",
        start=curve.first,
        end=curve.first + len(ratings) - 1,
        before=str(ratings[0]),
        now=str(ratings[-1]),
        low=str(min(ratings)),
        high=str(max(ratings)),
        doubt=curve.points[-1][1],
    )


def _rating(pool: Pool, rating: Rating, said: Words) -> str:
    """Show the rating, and say if it rests on few matches."""
    is_settled = rating.is_settled
    shown = f"{shown_rating(rating.mu)}{'' if is_settled else UNSURE} ± {doubt(rating.sigma)}"
    matches = said("profile-rated-matches", count=rating.matches)
    line = said(f"profile-rating-{pool}", rating=shown, matches=matches)
    if is_settled:
        return line
    return f"{line}. {said('profile-unsure', settled=SETTLED, people=SETTLED_AGAINST)}"


def sparkline(curve: CurveScene) -> str:
    """Draw the curve in a line of text, with its first and last rating."""
    ratings = [rating for rating, _ in curve.points[-SPARKS:]]
    low, high = min(ratings), max(ratings)
    steps = [(each - low) * (len(STEPS) - 1) // max(1, high - low) for each in ratings]
    return f"{ratings[0]} {''.join(STEPS[step] for step in steps)} {ratings[-1]}"


def _records(showing: ProfileShowing) -> Iterator[str]:
    said, career, game = showing.words, showing.career, showing.choice.game
    yield said("profile-record", wins=_wins(career.wins, said), count=career.matches)
    if len(career.records) > 1:
        for record in career.records:
            name = said(f"{game}-preset-{_known(game, record.variant)}")
            wins = _wins(record.wins, said)
            yield "-# " + said("profile-variant", name=name, wins=wins, count=record.matches)
    yield from _streaks(career.streaks, said)


def _wins(count: int, said: Words) -> str:
    return said("boards-wins", count=count)


def _known(game: str, variant: str) -> str:
    """Name a preset; one that no longer exists counts as house rules."""
    keys = {preset.key for preset in GAMES[game].presets}
    return variant if variant in keys else CUSTOM


def _streaks(streaks: Streaks, said: Words) -> Iterator[str]:
    if streaks.now > 1:
        yield said("profile-streak", count=streaks.now)
    elif streaks.lost > 1:
        yield said("profile-drought", count=streaks.lost)
    if streaks.longest > max(1, streaks.now):
        yield said("profile-longest", count=streaks.longest)


def _between(showing: ProfileShowing) -> list[Part]:
    """Say how `who` did against this person."""
    met, said = showing.between, showing.words
    if showing.is_own:
        return []
    if met is None:
        return [Line(), Text(said("profile-never-met", name=showing.subject.shown))]
    lines = [said("profile-between", score=_score(met, said), name=showing.subject.shown)]
    if met.together:
        lines.append(
            said("profile-together", count=met.together, wins=_wins(met.won_together, said))
        )
    return [Line(), Text("\n".join(lines))]


def _score(met: Met, said: Words) -> str:
    """Return `7 : 5`, and the number of ties, without line breaks."""
    score = f"{met.ahead}{NARROW}:{NARROW}{met.behind}"
    return said("profile-level", score=score, count=met.level) if met.level else score


def _own(showing: ProfileShowing) -> list[Part]:
    """Show rivals: for the person's eyes alone."""
    rivals, said = showing.rivals, showing.words
    if rivals is None or not (rivals.most or rivals.partner):
        return []
    return [Line(), Text("\n".join((*_rivals(showing, rivals), f"-# {said('profile-only-you')}")))]


def _rivals(showing: ProfileShowing, rivals: Rivals) -> Iterator[str]:
    said, names = showing.words, showing.names
    if rivals.nemesis is not None:
        name, score = names[rivals.nemesis.person], _score(rivals.nemesis, said)
        yield said("profile-nemesis", name=name, score=score)
    if rivals.partner is not None:
        name, wins = names[rivals.partner.person], _wins(rivals.partner.won_together, said)
        yield said("profile-partner", name=name, wins=wins, count=rivals.partner.together)
    if rivals.most:
        yield said("profile-against")
        yield " · ".join(f"{names[met.person]} {_score(met, said)}" for met in rivals.most)


def _games(showing: ProfileShowing) -> Menu:
    options = tuple(
        Option(key, showing.words(f"game-{key}"), chosen=key == showing.choice.game)
        for key in GAMES
    )
    return Menu(showing.choice.choosing, options)
