"""Somebody at a browser: they look at their page, and press what they see."""

import re
import time
from typing import Any
from urllib.parse import urljoin

from tests.waiting import PATIENCE

LOOK = 0.1  # seconds between two looks: each costs the browser some work
SIZE = {"width": 1100, "height": 900}
PRIVATE = "Only you can see this"
READY = "() => !!(window.simcordPreview && window.simcordPreview.ready)"


class Person:
    def __init__(self, browser: Any, home: str, name: str, **looks: Any) -> None:
        self.name = name
        self.page = browser.new_page(**{"viewport": SIZE} | looks)
        self.page.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.enter(home)

    def enter(self, home: str) -> None:
        """The channel, by the link on the start page."""
        self.page.goto(home)
        link = self.page.get_by_role("link", name=re.compile(f"as {self.name}$"))
        self.page.goto(urljoin(home, link.get_attribute("href")))
        self.rest()

    def close(self) -> None:
        assert self.troubles == []
        self.page.close()

    # What is seen

    @property
    def messages(self) -> Any:
        return self.page.locator("#channel-message-list [data-message-id]")

    @property
    def table(self) -> Any:
        """The newest message that everybody sees."""
        return self.messages.filter(has_not_text=PRIVATE).last

    @property
    def hand(self) -> Any:
        """The newest message that nobody else sees."""
        return self.messages.filter(has_text=PRIVATE).last

    @property
    def private_messages(self) -> list[str]:
        found = self.messages.filter(has_text=PRIVATE).all()
        return [str(each.get_attribute("data-message-id")) for each in found]

    @property
    def buttons(self) -> Any:
        """Those of the hand that can be pressed."""
        return self.hand.locator("button.component-button:not([disabled])")

    def labels(self) -> list[str]:
        found: list[str] = self.buttons.all_inner_texts()
        return found

    def cards(self) -> list[tuple[str, str]]:
        """What those buttons show: the name of the card, if any, and the text beside it."""
        look = "all => all.map(e => [e.querySelector('img')?.alt ?? '', e.innerText])"
        return [(name, text) for name, text in self.buttons.evaluate_all(look)]

    def rack(self) -> list[int]:
        """The numbers of RACK-O's cards in the headings of the hand."""
        names = self.hand.locator("h1 img").evaluate_all("all => all.map(e => e.alt)")
        return [int(name.removeprefix("racko_")) for name in names]

    def until(self, seen: Any, what: str) -> None:
        limit = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < limit, f"{self.name}: {what}"
            self.page.wait_for_timeout(LOOK * 1000)

    def rest(self) -> None:
        """Until what was pressed is answered, and shown."""
        self.until(lambda: self.page.evaluate(READY), "the page does not come to rest")

    # What is done

    def push(self, place: int) -> None:
        """A button of the hand, by its place among those that can be pressed."""
        self.buttons.nth(place).click()
        self.rest()

    def press(self, label: str, on: Any) -> None:
        on.get_by_role("button", name=label, exact=True).last.click()
        self.rest()

    def fill_in(self, text: str) -> None:
        """The form that is open."""
        form = self.page.locator("#modal-root")
        form.get_by_role("textbox").fill(text)
        form.get_by_role("button", name="Submit").click()
        self.rest()

    def open_hand(self) -> None:
        """A press that meets a message as it is drawn again is lost: they press once more."""

        def is_open() -> bool:
            self.press("My hand", self.table)
            return bool(self.hand.count())

        self.until(is_open, "no hand opens")

    def command(self, text: str) -> None:
        """Typed, and sent without an option."""
        self.page.locator("#channel-composer-input").fill(text)
        self.page.keyboard.press("Enter")
        self.page.locator("#send-message").click()
        self.rest()
