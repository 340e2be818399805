"""The page around the simulated Discord: what it shows by itself, and when the server is gone."""

from pathlib import Path
from typing import Any

from tests.e2e.people import Person
from tests.running import playground

LEFT = "e => Math.floor(e.scrollHeight - e.scrollTop - e.clientHeight)"
GROW = """e => {
    const messages = e.querySelectorAll("[data-message-id]");
    for (const each of [messages[0], messages[messages.length - 1]]) {
        const more = document.createElement("div");
        more.style.height = "400px";
        each.append(more);
    }
    e.scrollTop += 400;
}"""
"""As when a picture arrives above and the hand gets longer: the library keeps its place."""
AFTERWARDS = 200  # ms: a page that follows would have done so
LOW = {"width": 700, "height": 520}
STEP = 300  # ms between keys


def test_the_newest_message_stays_in_view_as_messages_grow(tmp_path: Path, browser: Any):
    with playground(tmp_path, "--database", "sqlite://") as running:
        ada = Person(browser, running.url, "Ada", viewport=LOW)
        ada.page.goto(running.url)
        ada.page.locator("article.rank button").first.click()
        ada.rest()
        ada.open_hand()
        timeline = ada.page.locator("#channel-timeline")
        ada.until(lambda: timeline.evaluate(LEFT) == 0, "her hand is out of view")
        timeline.evaluate(GROW)
        ada.until(lambda: timeline.evaluate(LEFT) == 0, "the end went out of view")
        timeline.hover()
        ada.page.mouse.wheel(0, -10_000)
        ada.until(lambda: timeline.evaluate(LEFT) > 0, "she cannot read further up")
        ada.page.wait_for_timeout(AFTERWARDS)
        timeline.evaluate(GROW)
        ada.page.wait_for_timeout(AFTERWARDS)
        assert timeline.evaluate(LEFT) > 0, "somebody who reads further up was taken away"
        ada.close()


def test_a_threads_name_leads_to_the_thread(tmp_path: Path, browser: Any):
    with playground(tmp_path, "--database", "sqlite://") as running:
        ada = Person(browser, running.url, "Ada")
        open_in_a_thread(ada)
        for name in (".message-system-link", ".mention"):
            with ada.page.expect_popup() as opened:
                ada.page.locator(name).last.click()
            opened.value.get_by_role("button", name="Join", exact=True).wait_for()
            opened.value.close()
        ada.close()


def open_in_a_thread(person: Person) -> None:
    page = person.page
    page.locator("#channel-composer-input").fill("/play")
    for _ in ("the command", "the first game"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(STEP)
    page.get_by_text("more").last.click()
    page.get_by_text("thread", exact=True).last.click()
    page.keyboard.press("Enter")
    page.locator("#send-message").click()
    page.locator(".message-system-link").wait_for()


def test_a_page_says_that_the_playground_has_stopped(tmp_path: Path, browser: Any):
    with playground(tmp_path, "--database", "sqlite://") as running:
        ada = Person(browser, running.url, "Ada")
        notice = ada.page.get_by_role("alert").filter(has_text="has stopped")
        assert notice.count() == 0
        assert running.stop() == 0
        notice.wait_for()
        ada.close()
