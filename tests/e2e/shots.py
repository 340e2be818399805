"""`python -m tests.e2e.shots`: the README's pictures, taken anew from real play."""

import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.people import Person
from tests.e2e.play import racko_turn, rank_turn
from tests.running import ROOT, playground

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 150_000  # bytes of one, as tests/test_docs.py demands
WIDE = {"width": 700, "height": 1800}
PHONE = {"width": 390, "height": 844}
STILL = 2_500  # ms after which the newest picture has arrived
LOADED = "() => [...document.images].every(each => each.complete && each.naturalHeight)"
FRAMES, FRAME = 7, 1_300  # of the animation, and ms that each is shown
ANIMATED = 520  # pixels wide
QUALITY = (84, 76, 66, 54, 42, 30)  # tried in turn until a picture is small enough


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.iterdir():
        old.unlink()
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for picture in (start_page, rank, scots, lobby, phone, racko):
            with tempfile.TemporaryDirectory() as folder, playground(Path(folder)) as running:
                picture(browser, running.url)
        browser.close()
    for path in sorted(PICTURES.iterdir()):
        print(f"{path.stat().st_size:>8} {path.name}")


def start_page(browser: Any, home: str) -> None:
    page = browser.new_page(viewport={"width": 1100, "height": 720}, color_scheme="light")
    page.goto(home)
    keep("start", page.screenshot())
    page.close()


def rank(browser: Any, home: str) -> None:
    ada = at_a_table(browser, home, "rank", viewport=WIDE)
    keep("rank", photograph(ada))
    ada.close()


def scots(browser: Any, home: str) -> None:
    ada = at_a_table(browser, home, "scots", viewport=WIDE)
    keep("scots", photograph(ada))
    ada.close()


def at_a_table(browser: Any, home: str, game: str, **looks: Any) -> Person:
    """Ada, with three computers, when it is her turn."""
    ada = Person(browser, home, "Ada", **looks)
    ada.page.goto(home)
    ada.page.locator(f"article.{game} button").first.click()
    ada.rest()
    ada.open_hand()
    ada.until(lambda: number(ada.hand) > number(ada.table), "her hand is not the newest")
    ada.until(lambda: "Your turn" in ada.hand.inner_text(), "it is never her turn")
    return ada


def number(message: Any) -> int:
    """The later, the higher."""
    return int(message.get_attribute("data-message-id"))


def lobby(browser: Any, home: str) -> None:
    ada = Person(browser, home, "Ada", viewport=WIDE)
    ada.page.goto(home)
    ada.page.locator("article.rank button").last.click()
    ada.rest()
    bo = Person(browser, home, "Bo")
    bo.press("Join", bo.table)
    ada.press("Add computer", ada.table)
    ada.page.wait_for_timeout(STILL)
    keep("lobby", ada.table.screenshot())
    ada.close()
    bo.close()


def phone(browser: Any, home: str) -> None:
    ada = at_a_table(browser, home, "rank", viewport=PHONE, device_scale_factor=2)
    for _ in range(4):
        ada.until(lambda: "Your turn" in ada.hand.inner_text(), "it is never her turn")
        rank_turn(ada)
    ada.until(lambda: "Your turn" in ada.hand.inner_text(), "it is never her turn")
    keep("phone", photograph(ada))
    ada.close()


def racko(browser: Any, home: str) -> None:
    """Some turns of a match."""
    ada = at_a_table(browser, home, "racko", viewport=WIDE)
    for _ in range(3):
        turn(ada)
    frames = [photograph(ada)]
    while len(frames) < FRAMES:
        turn(ada, lambda: frames.append(photograph(ada)))
    animate("play", frames)
    ada.close()


def turn(person: Person, after: Callable[[], Any] = lambda: None) -> None:
    person.until(lambda: racko_turn(person), "it is never her turn")
    person.until(lambda: "Draw" in person.labels(), "it is never her turn again")
    after()


def photograph(person: Person) -> bytes:
    """The table and the hand below it, when the picture is there; on a phone what fits on it."""
    person.table.locator("img.gallery-image[src]").wait_for()
    person.page.wait_for_timeout(STILL)
    person.page.wait_for_function(LOADED)
    if person.page.viewport_size == PHONE:
        whole: bytes = person.page.screenshot()
        return whole
    if number(person.hand) < number(person.table):  # a table that has grown old stands anew
        person.open_hand()
        person.page.wait_for_timeout(STILL)
    person.until(lambda: number(person.hand) > number(person.table), "the hand is not below")
    top, bottom = person.table.bounding_box(), person.hand.bounding_box()
    height = bottom["y"] + bottom["height"] - top["y"]
    clip = {"x": 0, "y": top["y"], "width": WIDE["width"], "height": height}
    shot: bytes = person.page.screenshot(clip=clip)
    return shot


def keep(name: str, shot: bytes) -> None:
    """As small as it must be."""
    image = Image.open(BytesIO(shot)).convert("RGB")
    for quality in QUALITY:
        image.save(PICTURES / f"{name}.webp", quality=quality, method=6)
        if (PICTURES / f"{name}.webp").stat().st_size <= LARGEST:
            return


def animate(name: str, shots: list[bytes]) -> None:
    frames = [Image.open(BytesIO(shot)).convert("RGB") for shot in shots]
    height = frames[0].height * ANIMATED // frames[0].width
    first, *others = [
        frame.resize((ANIMATED, height), Image.Resampling.LANCZOS) for frame in frames
    ]
    for quality in QUALITY:
        path = PICTURES / f"{name}.webp"
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=FRAME,
            loop=0,
            quality=quality,
            method=6,
        )
        if path.stat().st_size <= LARGEST:
            return


if __name__ == "__main__":
    main()
