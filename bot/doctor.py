"""Checks a whole database: every log replays by its rules, and no row is missing or misplaced."""

import json
from collections.abc import AsyncIterator, Callable

from bot.background import HEALTH, ailing
from bot.match.deadlines import name_of
from bot.match.outcomes import outcome_of
from games.catalogue import GAMES, rules_of
from games.dealing import commitment
from games.errors import RuleError
from games.game import AnyGame
from storage.checks import Finding, check
from storage.errors import StoreError
from storage.records import Match, Shards
from storage.store import Store

Progress = Callable[[int], None]
"""Gets the number of matches checked so far."""

PAGE = 200


async def examine(store: Store, progress: Progress = lambda _: None) -> AsyncIterator[Finding]:
    """Yield each problem as it is found."""
    for finding in await check(store.database):
        yield finding
    for name in await store.deadlines.damaged():
        yield Finding("deadline cannot be read", name)
    looked_at, last = 0, ""
    while page := await store.ids(last, PAGE):
        for name in page:
            if wrong := await check_match(store, name):
                yield Finding(wrong, name)
            looked_at += 1
            progress(looked_at)
        last = page[-1]


async def ailments(store: Store, shards: Shards | None, now: int) -> tuple[str, ...]:
    """Return what is wrong with the process of these shards, by what it noted."""
    return ailing(await store.notes(HEALTH).get(name_of(shards)), now)


async def check_match(store: Store, name: str) -> str:
    """Yield the problems of one match."""
    try:
        match = await store.match(name)
        if commitment(await store.seed(name)) != match.commitment:
            return "commitment does not fit the seed"
        game = rules_of(match.game, match.rules)
        if match.game not in GAMES:
            return f"unknown game {match.game}"
        if game is None:
            return f"rules version {match.rules} is not known here"
        if match.status == "lobby":
            return ""
        return await _replay(store, match, game)
    except StoreError as unreadable:
        return str(unreadable)
    except Exception as spoilt:  # noqa: BLE001 whatever it is, one match has it
        return f"cannot be read: {type(spoilt).__name__}"


async def _replay(store: Store, match: Match, game: AnyGame) -> str:
    try:
        options = game.options(match.seats, json.loads(match.options))
    except (RuleError, ValueError):
        return "options cannot be read"
    state = game.setup(match.seats, options)
    for version, move in enumerate(await store.log(match.id)):
        try:
            read = game.parse(state, move.text)
            state = game.play(state, move.seat, read).state
        except RuleError as refused:
            return f"move {version} is refused: {refused.code}"
    over = not game.to_act(state)
    if over and match.status == "live":
        return "the match is over and not finished"
    if match.status != "finished":
        return ""
    if not over and not await store.absences(match.id):  # else all others may have left
        return "finished before its end"
    return await _compare_results(store, match, game, state)


async def _compare_results(store: Store, match: Match, game: AnyGame, state: object) -> str:
    """Compare the stored places and points with those that the log leads to."""
    results = await store.ladder.results(match.id)
    outcome = outcome_of(game, match, state, await store.seats(match.id))
    expected = [(each.seat, each.place, each.points) for each in outcome.finishers]
    stored = [(each.seat, each.by_game or each.place, each.points) for each in results]
    return "results are not those of the log" if results and stored != expected else ""
