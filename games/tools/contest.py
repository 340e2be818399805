"""Runs `python -m games tournament`: who plays better, and how sure that is."""

import argparse
import json
import math
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from games.arrays import keep_to_one_thread
from games.catalogue import GAMES
from games.dealing import roll
from games.errors import RuleError
from games.game import AnyGame
from games.tools.outside import Outside
from games.tools.tournament import Choose, Share, Tally, Tournament, line_up, share

BAR = 40  # characters
EXAMPLE = "example: python -m games tournament racko hard medium easy --deals 200 --preset bonus"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLE
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", nargs="+", help="who sits in each seat: levels, or given names")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--preset", default="", help="options by the name of a preset")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one more option"
    )
    parser.add_argument("--seed", default="", help="the same seed plays the same deals")
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program as a player: it reads a JSON object a line and answers {'move': TEXT}",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="the numbers, for programs")


def contest(asked: argparse.Namespace) -> int:
    keep_to_one_thread()
    try:
        with ExitStack() as open_programs:
            return _contest(asked, open_programs)
    except RuleError as refused:
        print(f"{refused.code}: {refused}", file=sys.stderr)  # noqa: T201
        return 2


def _contest(asked: argparse.Namespace, open_programs: ExitStack) -> int:
    game = GAMES[asked.game]
    if asked.deals < 1:
        raise RuleError("bad_request", "", "--deals is at least 1")
    outside: dict[str, Choose] = {
        name: open_programs.enter_context(Outside(game, command))
        for name, command in map(_named, asked.player)
    }
    seed = asked.seed or roll().hex()[:16]
    entrants = line_up(game, asked.players, outside)
    tournament = Tournament(game, entrants, _options(game, asked), seed)
    tallies = _played(tournament, asked.deals)
    _print(tallies, asked, seed)
    if asked.json:
        asked.json.write_text(
            json.dumps(_plain(tallies, asked, seed), indent=2) + "\n", encoding="utf-8"
        )
    return 0


def _named(text: str) -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not name or not mark or not value:
        raise RuleError("bad_request", "", f"{text!r} is not NAME=VALUE")
    return name, value


def _options(game: AnyGame, asked: argparse.Namespace) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if asked.preset:
        presets = {each.key: each for each in game.presets}
        if asked.preset not in presets:
            raise RuleError("bad_request", "", f"presets: {', '.join(presets)}")
        options |= presets[asked.preset].options
    for name, value in map(_named, asked.option):
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _played(tournament: Tournament, deals: int) -> Mapping[str, Tally]:
    tallies: Mapping[str, Tally] = {}
    for deal, tallies in enumerate(tournament.deals(deals), start=1):  # noqa: B007 the last counts
        _show_progress(deal, deals)
    return tallies


def _show_progress(deal: int, deals: int) -> None:
    if sys.stderr.isatty():
        bar = "=" * (BAR * deal // deals)
        sys.stderr.write(f"\r{bar:{BAR}} {deal} of {deals} deals" + "\n" * (deal == deals))
        sys.stderr.flush()


def _shares(tally: Tally) -> tuple[Share, Share, Share]:
    return share(tally.wins), share(tally.lasts), share(tally.points)


def _print(tallies: Mapping[str, Tally], asked: argparse.Namespace, seed: str) -> None:
    wide = max(len("player"), *map(len, tallies))
    lines = [f"{'player':{wide}}    won            last           points"]
    for name, tally in tallies.items():
        wins, lasts, points = _shares(tally)
        worth = f"{points.mean:8.1f} ±{points.margin:.1f}"
        lines.append(f"{name:{wide}}  {wins!s:14} {lasts!s:14} {worth}")
    chance = 1 / len(asked.players)
    lines.append(
        f"{asked.deals} deals, each from {len(asked.players)} seats; 95 % intervals over deals; "
        f"by chance {chance:.1%}; seed {seed}"
    )
    print("\n".join(lines))  # noqa: T201


def _plain(tallies: Mapping[str, Tally], asked: argparse.Namespace, seed: str) -> dict[str, Any]:
    found = {}
    for name, tally in tallies.items():
        shares = zip(("won", "last", "points"), _shares(tally), strict=True)
        found[name] = {key: _numbers(each) for key, each in shares}
    head = {"game": asked.game, "line_up": asked.players, "deals": asked.deals, "seed": seed}
    return {**head, "preset": asked.preset, "option": asked.option, "players": found}


def _numbers(each: Share) -> dict[str, float | None]:
    return {"mean": each.mean, "margin": None if math.isinf(each.margin) else each.margin}
