"""The sample with its look and its words: while it is shown, the bot plays it like any other."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from bot.looks.catalogue import LOOKS
from bot.ui.words import FOLDERS
from tests.sample import SAMPLE
from tests.sample.fourth import registered
from tests.sample.look.look import EBB

WORDS = files("tests.sample").joinpath("i18n")
LOOK_FOLDER = Path(__file__).parent / "look"


@contextmanager
def shown() -> Iterator[None]:
    with registered():
        LOOKS[SAMPLE.key] = EBB
        FOLDERS.append(WORDS)
        try:
            yield
        finally:
            FOLDERS.remove(WORDS)
            del LOOKS[SAMPLE.key]
