"""Runs `python -m games`: the rules console, the verifier, and tournaments."""

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files

from games import verify
from games.catalogue import GAMES
from games.terminal import print_anywhere
from games.tools.console import serve
from games.tools.contest import add_arguments, contest
from games.tools.judge import judge
from games.version import named

WELCOME = 'The rules console. One JSON object a line, for example {"op":"games"}; --help explains.'


def protocol() -> str:
    """Print the whole protocol, with the fields of every game's positions and their defaults."""
    return files("games").joinpath("CONSOLE.md").read_text(encoding="utf-8") + "".join(
        f"\n## Position fields of `{key}`\n\n"
        + "".join(
            f"- `{field.alias}`: {field.description}\n"
            for field in game.position.model_fields.values()
        )
        for key, game in GAMES.items()
    )


def main(arguments: Sequence[str] | None = None) -> int:
    print_anywhere()
    parser = argparse.ArgumentParser(
        "python -m games",
        description=protocol(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=named())
    commands = parser.add_subparsers(dest="command")
    check = commands.add_parser("verify", help="deal a finished match again, and judge its moves")
    verify.add_arguments(check)
    add_arguments(commands.add_parser("tournament", help="computer players against each other"))
    chosen = parser.parse_args(arguments)
    if chosen.command == "verify":
        return verify.report(chosen, judge)
    if chosen.command == "tournament":
        return contest(chosen)
    if sys.stdin.isatty():
        print(WELCOME, file=sys.stderr)
    try:
        serve(sys.stdin.buffer, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
