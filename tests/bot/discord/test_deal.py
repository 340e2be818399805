"""The deal, checked in the channel where it was played."""

import json
import re

from bot.ui.words import words
from games import verify
from games.tools.judge import judge
from tests.bot.discord.conftest import Message, Scene, stage

SAID = words("en")
DIGITS = re.compile(r"`([0-9a-f]+)`")


def files_of(scene: Scene, message: Message) -> dict[str, str]:
    """What is attached to a message, by name."""
    found = {}
    for part in message.parts:
        if part["type"] == 13:
            data = scene.env.backend.cdn.get(part["file"]["url"])
            assert data is not None
            found[part["file"]["url"].rpartition("/")[2]] = data.decode()
    return found


async def test_a_deal_is_sealed_in_the_lobby_and_checked_at_the_end(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko", speed="unlimited")
        await bo.press("Join")
        (seal,) = DIGITS.findall(scene.table_message().text)
        assert len(seal) == 32
        await bo.tap("Cut the deck")
        label = scene.modal.modal["components"][0]
        assert "everybody can read them" in label["description"]
        await bo.write(value="lucky nine")
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()

        await ada.press("Menu")
        assert DIGITS.findall(ada.text) == [seal]
        await ada.tap("Check the deal")
        assert DIGITS.findall(ada.text) == [table.match.commitment]
        assert table.match.commitment.startswith(seal)
        assert not files_of(scene, ada.latest)
        await ada.tap("Back")
        assert SAID("menu-title") in ada.text

        await scene.hurry(table)
        shown, fingerprint = DIGITS.findall(scene.table_message().text)
        assert (shown, len(fingerprint)) == (seal, 64)
        await ada.press("Check the deal")
        assert SAID("deal-fits") in ada.text
        assert SAID("deal-fits-words") in ada.text
        kept = files_of(scene, ada.latest)
        assert list(kept) == [f"{table.id}.json", "verify.py"]
        log = verify.entries(kept[f"{table.id}.json"])
        found = verify.check(log, fingerprint, judge)
        assert (found.commitment, found.is_over) == (table.match.commitment, True)
        assert f"all {found.shuffles} shuffles" in ada.text
        assert f"the {found.moves} moves" in ada.text
        assert "lucky nine" in json.loads(log[0])["words"]
        for person in (ada, bo):
            assert str(person.id) not in kept[f"{table.id}.json"]


async def test_a_log_that_was_changed_is_not_called_right(logged):
    """A row of the database that somebody else has written."""
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko", speed="unlimited")
        await bo.press("Join")
        await ada.press("Start")
        await scene.settle()
        table = await scene.table()
        await scene.hurry(table)
        await scene.store.change(table.id, words=("never", "said"))
        await scene.restart()
        await ada.press("Check the deal")
        assert SAID("deal-unfit") in ada.text
        assert SAID("deal-fits") not in ada.text
        assert len(files_of(scene, ada.latest)) == 2
        assert [each["event"] for each in logged if each["log_level"] == "error"] == [
            "match does not fit its seed"
        ]
        logged.clear()
