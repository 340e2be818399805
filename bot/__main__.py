"""Defines the command line, `python -m bot`."""

from bot.stopping import listen

if __name__ == "__main__":
    listen()

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.text import Text

from bot.clock import now_ms
from bot.config import Settings, explain_errors
from bot.doctor import ailments, examine
from bot.errors import way_to
from bot.ladder.achievements import find_again
from bot.moderation import operator
from bot.playground.browser import has_a_screen, show
from bot.playground.options import (
    FILE,
    PlaygroundOptions,
    Unclear,
    address_of,
    language_named,
    names_of,
)
from bot.run import Refused, loses_its_disk, run_on_discord, run_playground, until_stopped
from bot.ui.ids import LARGEST_SNOWFLAKE
from bot.ui.words import FALLBACK, LANGUAGES, words
from games.terminal import print_anywhere
from games.verify import TooLong, read
from games.version import named
from storage.backup import backup as back_up
from storage.backup import restore as put_back
from storage.errors import BadAddress, StoreError
from storage.portable import LARGEST, export_match, import_match
from storage.sqlite import OWNER_ONLY
from storage.store import Store

HELP = """Courtyard: card games in Discord channels.

Without a command it opens the playground: the bot on a simulated Discord, in your browser, with
its matches in a file of their own. It needs no settings; its options are below.

With --discord it runs on Discord, and refuses to start without a token. Settings come from the
environment, or from a file .env in this folder:

\b
DISCORD_TOKEN  the bot's token from Discord's developer portal
DATABASE_URL   sqlite:///courtyard.sqlite3 (the default: a file in this folder), or
               postgresql://user:password@host/database
SHARD_COUNT    how many shards there are in all (1)
SHARD_IDS      the shards of this process, as 0-3 or 0,1 (all)
THINKERS       processes in which computer players think (2)

The commands at the end are for operators. They work on the database at DATABASE_URL.
"""

app = typer.Typer(
    help=HELP,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,  # some versions print all values, including the token
)
out = Console(stderr=True)

PLAYGROUND = ("simcord", "markdown_it", "linkify_it", "regex", "PIL")

Person = Annotated[int, typer.Argument(min=1, max=LARGEST_SNOWFLAKE, show_default=False)]
Over = Annotated[bool, typer.Option("--over", help="Replace an existing file.")]


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    discord: Annotated[
        bool, typer.Option("--discord", help="Run on Discord, not in the playground.")
    ] = False,
    players: Annotated[
        str,
        typer.Option(help="The players: 1 to 12, or names such as Ada,Bo.", show_default="four"),
    ] = "",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="The playground's port.", show_default="any"),
    ] = None,
    database: Annotated[
        str, typer.Option(help="The playground's database: a file, or an address.")
    ] = FILE,
    language: Annotated[
        str, typer.Option(help=f"The language of the playground: {', '.join(LANGUAGES)}.")
    ] = FALLBACK,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Delete the playground's matches first.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser.")
    ] = False,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        sys.stdout.write(named() + "\n")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    if discord:
        on_discord(settings())
    else:
        play(lambda: options_of(players, port, database, language), fresh, no_browser)


def on_discord(chosen: Settings) -> None:
    """Start only with a token: a misconfigured host must never look healthy."""
    if chosen.discord_token is None:
        out.print("[red]DISCORD_TOKEN is missing.[/red] Put it into .env or the environment.")
        out.print("Without Discord: python -m bot opens the playground.")
        raise typer.Exit(2)
    if loses_its_disk(address(), os.environ):
        out.print(
            "[yellow]This host deletes its files at each deploy, and all matches with them. Set "
            "DATABASE_URL to a PostgreSQL database, or to a file on a persistent "
            "volume.[/yellow]"
        )
    token = chosen.discord_token.get_secret_value()
    try:
        asyncio.run(until_stopped(run_on_discord(chosen, token)))
    except Refused as why:
        out.print(f"[red]{why}[/red]", highlight=False)
        raise typer.Exit(2) from None
    except StoreError as trouble:
        out.print(Text(str(trouble), style="red"), soft_wrap=True)
        raise typer.Exit(2 if isinstance(trouble, BadAddress) else 1) from None


def options_of(players: str, port: int | None, database: str, language: str) -> PlaygroundOptions:
    spoken = language_named(language, LANGUAGES)
    return PlaygroundOptions(port, names_of(players), address_of(database), spoken)


def play(reading: Callable[[], PlaygroundOptions], fresh: bool, no_browser: bool) -> None:
    """Run the playground until it is asked to stop."""
    if missing := [name for name in PLAYGROUND if find_spec(name) is None]:
        out.print(f"[red]The playground needs {', '.join(missing)}.[/red]")
        out.print("Install it with: pip install '.[playground]'")
        raise typer.Exit(2)
    try:
        options = reading()
        if fresh:
            options.clear()
    except (Unclear, StoreError, OSError) as unclear:
        out.print(f"[red]{unclear}[/red]", highlight=False)
        raise typer.Exit(2) from None
    if options.port is not None:
        _check_port(options.port)
    opened = partial(_opened, options, not no_browser)
    explained(lambda: asyncio.run(until_stopped(run_playground(options, opened))))


def _check_port(port: int) -> None:
    try:
        with socket.socket() as free:
            if os.name == "posix":  # as the server does: a port that was just closed is free
                free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(("127.0.0.1", port))
    except OSError as taken:
        out.print(f"[red]Port {port} cannot be used: {taken.strerror}.[/red] Try another --port.")
        raise typer.Exit(1) from None


def _opened(options: PlaygroundOptions, shows: bool, url: str) -> None:
    said = words(options.language)
    out.print(said("playground-started"))
    if options.file is not None:
        out.print(said("playground-kept", file=str(options.file)), highlight=False, soft_wrap=True)
    sys.stdout.write(url + "\n")
    sys.stdout.flush()
    if shows and sys.stdout.isatty() and has_a_screen(sys.platform, os.environ):
        show(url)


def settings() -> Settings:
    """Return the settings, or print a line for each that is wrong and exit."""
    try:
        return Settings()
    except UnicodeDecodeError:
        out.print("[red].env is not UTF-8.[/red] Save it again as UTF-8.")
        raise typer.Exit(2) from None
    except ValidationError as invalid:
        for line in explain_errors(invalid.errors(include_input=False)):  # type: ignore[arg-type]
            out.print(f"[red]{line}[/red]", highlight=False)
        raise typer.Exit(2) from None


def address() -> str:
    return settings().database_url.get_secret_value()


def explained(work: Callable[[], Any]) -> Any:
    """Run the work, or print in one line why it failed and exit."""
    try:
        return work()
    except StoreError as trouble:
        out.print(Text(str(trouble), style="red"), soft_wrap=True)
        raise typer.Exit(2 if isinstance(trouble, BadAddress) else 1) from None


def with_store(work: Callable[[Store], Coroutine[Any, Any, Any]], *, new: bool = False) -> Any:
    """Open the store. A missing database is created only if `new`."""

    async def run() -> Any:
        async with await Store.open(address(), new=new) as store:
            return await work(store)

    return explained(lambda: asyncio.run(run()))


def bar(unit: str) -> Progress:
    columns = (SpinnerColumn("line"), TextColumn(unit), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=out, transient=True)


@app.command()
def migrate() -> None:
    """Bring the database up to date. The bot does this by itself when it starts."""

    async def nothing(_: Store) -> None:
        return None

    with_store(nothing, new=True)
    out.print("The database is up to date.")


@app.command()
def backup(target: Path, over: Over = False) -> None:
    """Copy a SQLite database, even while the bot runs, and check the copy."""
    with bar("pages") as progress:
        task = progress.add_task("", total=None)
        explained(lambda: back_up(address(), target, _advance(progress, task), over))
    out.print(f"Backup written to {target} and checked.")


@app.command()
def restore(copy: Path, over: Over = False) -> None:
    """Replace the database with a backup; stop the bot first."""
    with bar("pages") as progress:
        task = progress.add_task("", total=None)
        explained(lambda: put_back(copy, address(), _advance(progress, task), over))
    out.print("Database restored and checked.")


def _advance(progress: Progress, task: Any) -> Callable[[int, int], None]:
    return lambda done, total: progress.update(task, completed=done, total=total)


@app.command("export")
def export_(
    match: str,
    file: Annotated[Path | None, typer.Argument(show_default="printed")] = None,
    secret: Annotated[
        bool, typer.Option("--secret", help="Also export a match in play, with all its cards.")
    ] = False,
    over: Over = False,
) -> None:
    """Print one match as JSON, or write it to a file, for `python -m games verify`."""
    text = with_store(lambda store: export_match(store.database, match, secret)) + "\n"
    if file is None:
        sys.stdout.write(text)
    else:
        _write(file, text, over)


def _write(file: Path, text: str, over: bool) -> None:
    """Write a file that only its owner can read: it may hold secrets."""
    try:
        file.touch(OWNER_ONLY, exist_ok=over)
        file.write_text(text, encoding="utf-8")
    except FileExistsError:
        out.print(f"[red]{file} exists: choose another name, or replace it with --over.[/red]")
        raise typer.Exit(1) from None
    except OSError as trouble:
        out.print(f"[red]{file} cannot be written: {type(trouble).__name__}[/red]")
        raise typer.Exit(1) from None
    out.print(f"Exported to {file}.")


@app.command("import")
def import_(file: Path) -> None:
    """Import an exported match."""
    try:
        text = read(file, LARGEST)
    except TooLong as why:
        out.print(Text(f"{file} is no match: {why}", style="red"), soft_wrap=True)
        raise typer.Exit(1) from None
    except (OSError, UnicodeDecodeError) as unreadable:
        out.print(f"[red]{file} cannot be read: {type(unreadable).__name__}[/red]")
        raise typer.Exit(1) from None
    new = with_store(lambda store: import_match(store.database, text), new=True)
    out.print("Imported." if new else "The database already has this match.")


@app.command()
def doctor() -> None:
    """Check the whole database: every log replays, and no row is missing or misplaced."""

    async def look(store: Store) -> int:
        found = 0
        with bar("matches") as progress:
            task = progress.add_task("", total=None)
            async for finding in examine(store, lambda done: progress.update(task, completed=done)):
                found += 1
                out.print(f"[red]{finding.check}[/red] {finding.match}", highlight=False)
        return found

    found = with_store(look)
    out.print("No problems found." if not found else f"Problems found: {found}.")
    raise typer.Exit(1 if found else 0)


@app.command()
def health() -> None:
    """Say whether the bot with these settings is running well; for container hosts."""
    found = with_store(lambda store: ailments(store, settings().shards, now_ms()))
    for wrong in found:
        out.print(f"[red]{wrong}[/red]", highlight=False)
    out.print("All is well." if not found else "Not well.")
    raise typer.Exit(1 if found else 0)


@app.command()
def ban(
    person: Person,
    reason: Annotated[str, typer.Option(help="Why; only `bans` shows it.")] = "",
) -> None:
    """Ban somebody, by their Discord id, from all tables. A running bot knows within a minute."""
    is_new = with_store(lambda store: operator.ban(store, person, reason))
    out.print("Banned from all tables." if is_new else "They are banned already.")


@app.command()
def unban(person: Person) -> None:
    """Lift the ban of somebody, by their Discord id. A running bot knows within a minute."""
    if not with_store(lambda store: operator.unban(store, person)):
        out.print("[red]They are not banned.[/red] A server's bans are lifted there.")
        raise typer.Exit(1)
    out.print("The ban is lifted.")


@app.command()
def bans() -> None:
    """List who is banned from all tables, since when and why."""
    for line in with_store(operator.listed):
        sys.stdout.write(line + "\n")


@app.command()
def pseudonym(person: int) -> None:
    """Print what the log calls a person, given their Discord id."""

    async def named(store: Store) -> str:
        return store.pseudonyms.of(person)

    sys.stdout.write(f"{with_store(named)}\n")


@app.command()
def recompute() -> None:
    """Recompute all ratings from the results, to exactly the same numbers, and find the
    achievements of all matches in their logs."""

    async def again(store: Store) -> None:
        await store.ladder.recompute(_advance(progress, progress.add_task("", total=None)))
        await find_again(store, _advance(progress, progress.add_task("", total=None)))
        await store.honours.close_seasons(now_ms())

    with bar("matches") as progress:
        with_store(again)
    out.print("All ratings recomputed from the results.")


if __name__ == "__main__":
    print_anywhere()
    try:
        app()
    except Exception as bug:  # noqa: BLE001 its text may quote cards or a password
        sys.exit(way_to(bug))
