"""Somebody who only watches, and somebody who waits, can tell how each round came out: from the
texts that their pages showed, held against the log."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import GAMES
from tests.bot.discord.test_story import TOLD
from tests.e2e.people import Person
from tests.e2e.play import NO_MOVES, Turn, let_computers_hurry, racko_turn, rank_turn
from tests.running import playground

RECORD = """() => {
    window.seen = new Set();
    const note = () => document.querySelectorAll("#channel-message-list [data-message-id]")
        .forEach((each) => window.seen.add(each.innerText));
    note();
    new MutationObserver(note).observe(
        document.getElementById("channel-message-list"),
        { childList: true, subtree: true, characterData: true });
}"""
FILE = "courtyard-playground.sqlite3"
TURNS = 400


def scots_turn(person: Person) -> bool:
    """Draw, lay what is offered, and discard the first card."""
    labels = person.labels()
    if "Draw" in labels:
        person.press("Draw", person.hand)
    elif offered := [each for each in labels if each.startswith(("Lay", "Add"))]:
        person.press(offered[0], person.hand)
    elif "Discard" in labels:
        person.press("Discard", person.hand)
    elif "Your turn" in person.hand.inner_text():
        cards = [place for place, (face, _) in enumerate(person.cards()) if face]
        others = [each for each in labels if each not in NO_MOVES]
        if cards:
            person.push(cards[0])
        elif others:  # the pile, where nothing is left to draw
            person.press(others[0], person.hand)
        return bool(cards or others)
    else:
        return False
    return True


PLAYS: dict[str, Turn] = {
    "racko": racko_turn,
    "rank": rank_turn,
    "scots": scots_turn,
}


def rounds(file: Path) -> Iterator[tuple[list[str], Any]]:
    """The names at the table, and the events that tell the scores, by the log."""
    with closing(sqlite3.connect(file)) as kept:
        ((key, options, seats),) = kept.execute("SELECT game, options, seats FROM matches")
        computers = kept.execute("SELECT level, name FROM seats ORDER BY seat").fetchall()
        log = kept.execute("SELECT seat, text FROM log ORDER BY version").fetchall()
    game = GAMES[key]
    names = [name if level else "Ada" for level, name in computers]
    state = game.setup(seats, game.options(seats, json.loads(options)))
    for seat, text in log:
        step = game.play(state, seat, game.parse(state, text))
        state = step.state
        for event in step.events:
            if isinstance(event, game.Closed):
                yield names, event


def is_over(folder: Path) -> bool:
    return any(rounds(folder / FILE))


@pytest.mark.parametrize("game", list(PLAYS))
def test_pages_tell_how_a_round_came_out(tmp_path: Path, browser: Any, game: str):
    with playground(tmp_path) as running:
        ada, bo = Person(browser, running.url, "Ada"), Person(browser, running.url, "Bo")
        ada.page.goto(running.url)
        ada.page.locator(f"article.{game} button").first.click()
        ada.rest()
        let_computers_hurry(ada)
        ada.open_hand()
        for person in (ada, bo):
            person.page.evaluate(RECORD)
        for _ in range(TURNS):
            ada.until(lambda: is_over(tmp_path) or PLAYS[game](ada), "she cannot play")
            if is_over(tmp_path):
                break
        ((names, event), *_) = rounds(tmp_path / FILE)
        for person in (bo, ada):
            person.until(lambda who=person: is_told(who, game, names, event), "nothing is told")
        ada.close()
        bo.close()


def is_told(person: Person, game: str, names: list[str], event: Any) -> bool:
    return any(tells(text, game, names, event) for text in person.page.evaluate("[...window.seen]"))


def tells(text: str, game: str, names: list[str], event: Any) -> bool:
    """Whether a message tells it all; names are bold on a page, where no mark is read."""
    lines = [mark_names(line, names) for line in text.splitlines()]
    try:
        TOLD[game]("\n".join(lines), names, event)
    except (AssertionError, StopIteration):
        return False
    return True


def mark_names(line: str, names: list[str]) -> str:
    if " total " in line or " in all" in line:
        return f"{line} " + "".join(f"**{name}**" for name in names if name in line)
    return line
