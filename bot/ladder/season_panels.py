"""Shows the hall of fame: the first places of past seasons, newest first."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.ladder.panels import LeaderboardChoice, game_of
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.ratings import shown_rating
from bot.ui.words import Words
from storage.honours import Famed


def fame_panel(
    choice: LeaderboardChoice,
    famed: Sequence[Famed],
    names: Mapping[int, str],
    place: str,
    said: Words,
    *,
    is_more: bool,
) -> Panel:
    where = said("fame-everywhere") if choice.everywhere else place or said("boards-this-server")
    lines = []
    for season, group in groupby(famed, key=lambda each: each.season):
        year, quarter = season.split("-Q")
        first = " · ".join(
            said(
                "fame-place",
                place=each.place,
                name=names[each.person],
                rating=str(shown_rating(each.mu)),
            )
            for each in group
        )
        lines.append(f"**{said('fame-season', quarter=quarter, year=year)}**\n{first}")
    newer = replace(choice, page=choice.page - 1).turning("fame") if choice.page else None
    older = replace(choice, page=choice.page + 1).turning("fame") if is_more else None
    return panel(
        "waiting",
        f"## {said('fame-title')}\n-# {game_of(choice, said)} · {where}",
        "\n".join(lines) or said("fame-none"),
        f"-# {said('fame-note')}",
        row(
            Button(replace(choice, page=0).turning("show"), said("back-button")),
            Button(newer, said("matches-newer")) if newer else None,
            Button(older, said("matches-older")) if older else None,
        ),
    )
