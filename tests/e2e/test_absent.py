"""Somebody is invited, comes, wanders off in the middle of their turn, and comes back; somebody is
told once a day what waits."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from tests.e2e.people import Person
from tests.e2e.play import racko_turn
from tests.running import playground

PHONE = {"width": 390, "height": 800}
HURRIED = ("-m", "tests.e2e.hurried")
LOOKS, PAUSE = 60, 250  # looks for an invitation, and the ms between two


def choose(person: Person, box: str, option: str) -> None:
    """In a menu of the private message that is looked at."""
    person.hand.get_by_role("combobox", name=re.compile(f"^{box}")).click()
    person.page.get_by_role("option", name=re.compile(f"^{option}")).last.click()
    person.rest()


def board_of(person: Person) -> Any:
    """The message of the table; calls stand below it."""
    return person.messages.filter(has_text="RACK-O · round").first


def channel_of(person: Person) -> str:
    return str(person.page.locator("#channel-message-list").inner_text())


def invited(ada: Person, bo: Person, home: str, speed: str, way: str) -> None:
    """To a casual table for two; Bo joins by the mention, and says how to be called."""
    ada.page.goto(home)
    ada.page.locator("article.racko").get_by_role("button", name="Open a table").click()
    ada.rest()
    ada.press("Host…", ada.table)
    invitation = bo.messages.filter(has_text="invites you")

    lobby = ada.messages.filter(has_text="For Ada, the host").first

    def is_invited() -> bool:
        """A choice that meets a message as it is drawn again is lost: after a while she chooses
        once more. Chosen twice he would be taken off the list again."""
        choose(ada, "Invite people", "Bo")
        ada.page.get_by_role("button", name="Apply", exact=True).click()
        ada.rest()
        for _ in range(LOOKS):
            if invitation.count():
                return True
            bo.page.wait_for_timeout(PAUSE)
        return False

    bo.until(is_invited, "nobody invites him")
    ada.press("Rated: on", ada.hand)
    ada.press("Options", ada.hand)
    choose(ada, "Speed", speed)
    assert "Ada invites you to a table of RACK-O" in invitation.inner_text()
    bo.press("Join", invitation)
    bo.until(lambda: way in bo.labels(), "he is not asked how to be called")
    bo.press(way, bo.hand)
    bo.until(lambda: invitation.count() == 0, "the invitation stays")
    ada.press("Start", lobby)


def test_who_wanders_off_is_called_warned_replaced_and_comes_back(tmp_path: Path, browser: Any):
    with playground(tmp_path, start=HURRIED) as running:
        ada = Person(browser, running.url, "Ada")
        bo = Person(browser, running.url, "Bo", viewport=PHONE)
        invited(ada, bo, running.url, "relaxed", "In the channel")

        def is_his_turn() -> bool:
            racko_turn(ada)
            return "Bo's turn" in board_of(ada).inner_text()

        ada.until(is_his_turn, "it is never Bo's turn")
        bo.until(lambda: "@Bo, it's your turn." in channel_of(bo), "he is not called")
        bo.until(lambda: "@Bo, it's still your turn." in channel_of(bo), "he is not warned")
        ada.until(lambda: "Bo's time is up" in channel_of(ada), "she is not asked")
        easy = board_of(ada).get_by_role("button", name=re.compile("^Easy until back"))
        easy.click()
        ada.rest()
        ada.until(lambda: "Ada's turn" in board_of(ada).inner_text(), "no computer plays for him")
        ada.until(lambda: "@Bo" not in channel_of(ada), "a call to a turn that is over stays")
        for person in (ada, bo):
            person.open_hand()
        bo.until(lambda: "for you" in bo.hand.inner_text(), "he is not told what was played")
        ada.until(is_his_turn, "the turn does not come back to him")
        bo.until(lambda: "Your turn" in bo.hand.inner_text(), "he does not have his seat back")
        bo.until(lambda: racko_turn(bo), "he cannot play")
        ada.close()
        bo.close()


def test_what_waits_is_told_once_a_day_in_a_direct_message(tmp_path: Path, browser: Any):
    with playground(tmp_path, start=HURRIED) as running:
        ada = Person(browser, running.url, "Ada")
        bo = Person(browser, running.url, "Bo", viewport=PHONE)
        invited(ada, bo, running.url, "daily", "By message")
        bo.command("/settings me")
        bo.press("Quiet hours…", bo.hand)
        choose(bo, "Select an option", "Slow tables: one message a day, at 9:00")

        def is_his_turn() -> bool:
            racko_turn(ada)
            return "Bo's turn" in board_of(ada).inner_text()

        ada.until(is_his_turn, "it is never Bo's turn")
        letters = browser.new_page(viewport=PHONE)
        link = letters.get_by_role("link", name="Direct messages to Bo")

        def has_come() -> bool:
            letters.goto(running.url)
            return bool(link.count())

        bo.until(has_come, "nothing is written to him")
        letters.goto(urljoin(running.url, link.get_attribute("href")))
        told = letters.locator("#channel-message-list")
        bo.until(lambda: "These tables wait for you" in told.inner_text(), "he is not told")
        assert "RACK-O" in told.inner_text()
        letters.close()
        ada.close()
        bo.close()
