"""What a newcomer does in a real browser, from the start page to the leaderboard."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.looks.catalogue import LOOKS
from tests.e2e.people import PRIVATE, Person
from tests.e2e.play import (
    and_on,
    let_computers_hurry,
    play_some,
    play_until,
    racko_turn,
    rank_turn,
)
from tests.running import Running, playground
from tests.waiting import PATIENCE

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

GROUND = "e => getComputedStyle(e).backgroundColor"
GAMES = {"rank": "RANK", "racko": "RACK-O", "scots": "Queen of Scots"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_with_three_computers_is_one_click_away(tmp_path: Path, browser: Any, game: str):
    with playground(tmp_path) as running:
        page = browser.new_page(viewport={"width": 390, "height": 800})
        page.goto(running.url)
        ground = page.locator(f"article.{game}").evaluate(
            "e => getComputedStyle(e).backgroundColor"
        )
        assert ground == rgb(LOOKS[game].art.colours.base), "its words cannot be read"
        page.locator(f"article.{game}").get_by_role("button", name="Play three computers").click()
        hand = page.locator("[data-message-id]", has_text=PRIVATE)
        hand.last.wait_for()
        assert GAMES[game] in page.locator("#channel-message-list").inner_text()
        page.get_by_title("Start page").click()
        page.get_by_text("One table is open").wait_for()
        page.close()


def rgb(colour: str) -> str:
    """A colour as browsers tell it."""
    return f"rgb({', '.join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))})"


def two_at_a_table(
    browser: Any, running: Running, game: str, computers: int
) -> tuple[Person, Person]:
    """Ada opens a table, Bo joins in his own tab, and computers sit down."""
    ada, bo = Person(browser, running.url, "Ada"), Person(browser, running.url, "Bo")
    ada.page.goto(running.url)
    button = ada.page.locator(f"article.{game}").get_by_role("button", name="Open a table")
    button.click()
    ada.rest()
    bo.table.get_by_role("button", name="Join", exact=True).wait_for()
    bo.press("Join", bo.table)
    for _ in range(computers):
        ada.press("Add computer", ada.table)
    return ada, bo


def to_the_winner_of_one_round(host: Person) -> None:
    """Whoever goes RACK-O has 75 points, and the match."""
    host.press("Host…", host.table)
    host.press("Options", host.hand)
    host.press("500…", host.hand)
    host.fill_in("75")
    host.hand.get_by_role("button", name="75…").wait_for()


def await_table_of(name: str, person: Person) -> None:
    """After a start the tables come back one by one."""
    person.until(lambda: name in person.table.inner_text(), "the table is not back")


def hold_hands(*people: Person) -> None:
    for person in people:
        person.open_hand()
    nobody_sees_the_others_hand(*people)


def nobody_sees_the_others_hand(*people: Person) -> None:
    for person in people:
        for other in people:
            if other is not person:
                seen = person.page.content()
                assert other.private_messages
                assert not [each for each in other.private_messages if each in seen]


def the_deal_is_checked(person: Person, folder: Path) -> None:
    """By the bot, and then with nothing but the two files and what the channel showed."""
    person.press("Check the deal", person.table)
    person.until(lambda: "✅ The deal is right" in person.hand.inner_text(), "nothing is checked")
    names = []
    for button in person.hand.get_by_role("button", name=re.compile("^Download ")).all():
        with person.page.expect_download() as started:
            button.click()
        names.append(started.value.suggested_filename)
        started.value.save_as(folder / names[-1])
    log, program = names
    (fingerprint,) = re.findall(r"\b[0-9a-f]{64}\b", person.table.inner_text())
    command = [sys.executable, "-I", program, log, "--fingerprint", fingerprint]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    (seal,) = re.findall(r"\b[0-9a-f]{32}\b", person.table.inner_text())
    assert f"Commitment:  {seal}" in done.stdout


def test_two_people_play_a_round_of_racko_through_a_restart(tmp_path: Path, browser: Any):
    with playground(tmp_path) as running:
        ada, bo = two_at_a_table(browser, running, "racko", computers=2)
        to_the_winner_of_one_round(ada)
        ada.press("Start", ada.table)
        let_computers_hurry(ada)
        hold_hands(ada, bo)
        play_some((ada, bo), and_on(racko_turn), turns=3)
        assert running.stop() == 0
    with playground(tmp_path) as running:
        for person in (ada, bo):
            person.enter(running.url)
            person.until(
                lambda who=person: "Bo" in who.table.inner_text(), "their table is not back"
            )
        hold_hands(ada, bo)
        play_until((ada, bo), and_on(racko_turn), over="Rematch")
        ada.press("Look back", ada.table)
        ada.until(lambda: "Looking back" in ada.hand.inner_text(), "nothing to look back on")
        the_deal_is_checked(ada, tmp_path)
        for person in (ada, bo):
            person.command("/leaderboard")
            person.until(lambda who=person: stands_on_it(who), "the match is not counted")
        ada.command("/profile")
        ada.press("Matches", ada.hand)
        ada.until(lambda: "of 4 · 1" in ada.hand.inner_text(), "the match is not listed")
        ada.close()
        bo.close()


def stands_on_it(person: Person) -> bool:
    """A match that nobody made rated counts: both are on the list, at their places."""
    seen = person.hand.inner_text()
    told = ("RACK-O at The Courtyard", "Rated matches this month", "Ada", "Bo", "You: place")
    return all(each in seen for each in told)


def test_two_people_play_a_hand_of_rank(tmp_path: Path, browser: Any):
    with playground(tmp_path, "--database", "sqlite://") as running:
        ada, bo = two_at_a_table(browser, running, "rank", computers=5)
        ada.press("Start", ada.table)
        let_computers_hurry(ada)
        hold_hands(ada, bo)
        play_until((ada, bo), and_on(rank_turn), over="hand 2")
        ada.close()
        bo.close()
