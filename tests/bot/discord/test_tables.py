"""The table's message: it follows the match, and survives what becomes of its channel."""

import json
import random

import pytest

from bot.discord_io.render import view_of
from bot.hand.holding import hand_panel, holding_of
from bot.match import attendance
from bot.ui.words import words
from tests.bot.discord.conftest import Scene, Somebody, body, sit, stage
from tests.games.worlds import redealt

EN = words("en")

SENDS = r"^/channels/\d+/messages$"
EDITS = r"^/channels/\d+/messages/\d+$"


async def seated(scene: Scene, **options: object):
    people = await sit(scene, "racko", 2, speed="unlimited", **options)
    table = await scene.table()
    return table, people


def mover(scene: Scene, table) -> Somebody:
    (seat,) = table.to_act
    return next(each for each in scene.people.values() if each.id == table.sittings[seat].person)


async def move(scene: Scene, table) -> Somebody:
    """Whoever is to move draws, and throws it away."""
    person = mover(scene, table)
    for text in ("draw", "drop"):
        await attendance.play(table, person.id, table.version, text)
    await scene.settle()
    return person


def is_current(scene: Scene, table) -> bool:
    name = scene.people[("Ada", "Bo")[table.to_act[0]]].actor.name
    return f"{name}'s turn" in scene.table_message().text


async def test_the_message_follows_every_move_in_one_place(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        message = scene.table_message().raw.id
        for _ in range(6):
            assert is_current(scene, table)
            await move(scene, table)
        assert is_current(scene, table)
        assert [each.raw.id for each in scene.public()] == [message]


async def test_of_many_changes_the_newest_is_shown_and_few_edits_are_made(logged, monkeypatch):
    async with stage() as scene:
        table, _ = await seated(scene)
        monkeypatch.setattr("bot.discord_io.board_messages.PAUSE", 0.3)
        before = len(scene.requests("PATCH", EDITS))
        for _ in range(10):
            person = mover(scene, table)
            for text in ("draw", "drop"):
                await attendance.play(table, person.id, table.version, text)
        for _ in range(200):
            scene.app.boards.repaint(table.id, table.match.channel or 0)
        await scene.settle()
        assert is_current(scene, table)
        assert 2 <= len(scene.requests("PATCH", EDITS)) - before <= 5


async def test_a_message_that_a_moderator_deleted_is_posted_anew(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        old = scene.table_message().raw.id
        scene.env.backend.delete_message(scene.channel.id, old)
        deletes = len(scene.requests("DELETE", EDITS))
        await move(scene, table)
        (message,) = scene.public()
        assert message.raw.id != old
        assert is_current(scene, table)
        assert len(scene.requests("DELETE", EDITS)) == deletes
        assert (await scene.store.match(table.id)).message == message.raw.id


async def test_an_old_message_is_posted_afresh_quietly(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        old = scene.table_message().raw.id
        await scene.env.advance_time(54 * 60)
        await move(scene, table)
        assert scene.table_message().raw.id == old
        await scene.env.advance_time(2 * 60)
        await move(scene, table)
        (message,) = scene.public()
        assert message.raw.id != old
        assert is_current(scene, table)
        *_, sent = scene.requests("POST", SENDS)
        assert sent.json["flags"] & (1 << 12)


async def test_a_new_deal_leaves_the_message_where_it_is(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        old = scene.table_message().raw.id
        await scene.play_round(table, presses=600)
        await scene.settle()
        assert not table.is_over
        assert scene.table_message().raw.id == old
        assert is_current(scene, table)
        assert len(scene.public()) == 1


async def test_bring_down_posts_the_message_below_what_was_said_since(logged):
    async with stage() as scene:
        table, (_ada, bo) = await seated(scene)
        await bo.actor.send(scene.channel, "Where is the table?")
        assert not scene.public()[-1].buttons
        await bo.actor.slash(scene.channel, "games")
        before = next(each for each in scene.public() if each.buttons)
        await bo.click(before, before.button("Menu"))
        await bo.tap("Move table to bottom")
        await scene.settle()
        assert is_current(scene, table)
        assert sum(bool(each.buttons) for each in scene.public()) == 1


FAULTS = [
    pytest.param(404, 10003, id="the channel is gone"),
    pytest.param(403, 50001, id="the channel is hidden"),
    pytest.param(403, 50013, id="a right is missing"),
    pytest.param(403, 160005, id="the thread is locked"),
]


@pytest.mark.parametrize(("status", "code"), FAULTS)
async def test_a_lost_channel_is_tried_at_presses_and_comes_back_by_the_event(logged, status, code):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
        before = len(scene.requests("PATCH", EDITS)) + len(scene.requests("POST", SENDS))
        tries = 2 if code == 50013 else 1  # words may go where files may not
        for _ in range(5):
            await move(scene, table)
        asked = len(scene.requests("PATCH", EDITS)) + len(scene.requests("POST", SENDS))
        assert asked == before + tries
        assert scene.app.boards.is_lost(scene.channel.id)
        assert not is_current(scene, table)
        await mover(scene, table).press("My hand")
        assert "Your turn" in mover(scene, table).text
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        asked += 1 + tries  # by the press, and by the event
        assert len(scene.requests("PATCH", EDITS)) + len(scene.requests("POST", SENDS)) == asked
        scene.env.backend.faults.clear()
        scene.env.backend.announce_channel_update(scene.channel.id)
        await scene.settle()
        assert is_current(scene, table)


async def test_a_right_that_is_taken_and_given_back(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.forbid("view_channel", "send_messages")
        await scene.settle()
        await move(scene, table)
        assert not is_current(scene, table)
        scene.forbid()
        await scene.settle()
        assert is_current(scene, table)


async def test_repair_posts_the_message_in_another_channel(logged):
    async with stage() as scene:
        table, (_ada, _) = await seated(scene)
        scene.env.backend.delete_channel(scene.channel.id)
        await scene.settle()
        for text in ("draw", "drop"):
            await attendance.play(table, mover(scene, table).id, table.version, text)
        await scene.settle()
        scene.channel = scene.guild.create_text_channel("elsewhere")
        moderator = scene.moderator()
        await moderator.slash("table repair", table=table.id)
        await scene.settle()
        assert words("en")("table-repaired") in moderator.text
        assert is_current(scene, table)
        await move(scene, table)
        assert is_current(scene, table)
        assert len(scene.public()) == 1


async def test_repair_in_another_channel_takes_the_old_message_along(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        await scene.settle()
        first = scene.channel
        scene.channel = scene.guild.create_text_channel("elsewhere")
        await scene.moderator().slash("table repair", table=table.id)
        await scene.settle()
        assert is_current(scene, table)
        assert scene.public(first) == []
        await move(scene, table)
        assert is_current(scene, table)
        assert len(scene.public()) == 1


async def test_repair_where_the_bot_may_not_write_says_so(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        scene.channel = scene.guild.create_text_channel("elsewhere")
        scene.forbid("send_messages")
        moderator = scene.moderator()
        await moderator.slash("table repair", table=table.id)
        assert "Send Messages" in moderator.text
        assert (await scene.store.match(table.id)).channel == table.match.channel


async def test_an_archived_thread_is_woken_by_a_new_message(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        old = scene.table_message().raw.id
        scene.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await move(scene, table)
        (message,) = scene.public()
        assert message.raw.id != old
        assert is_current(scene, table)


async def test_no_message_ever_mentions_anybody(logged):
    async with stage() as scene:
        table, (ada, bo) = await seated(scene)
        await ada.press("Menu")
        await ada.tap("Scores")
        await move(scene, table)
        await bo.press("My hand")
        await bo.press("Menu")
        await bo.tap("Move table to bottom")
        await scene.settle()
        written = [each for each in scene.writes() if "components" in json.dumps(each.json)]
        assert len(written) > 8
        for each in written:
            assert body(each)["allowed_mentions"] == {"parse": [], **quiet(each)}


def quiet(request) -> dict[str, object]:
    """What else the library writes down: nobody is named."""
    said = dict(body(request)["allowed_mentions"])
    said.pop("parse")
    assert not any(said.get(kind) for kind in ("users", "roles", "replied_user"))
    return said


# Calls


async def call(scene: Scene, person: Somebody, times: int) -> None:
    await person.press("My hand")
    await person.tap("More")
    for label in ("Turn alerts: off", "Turn alerts: here")[:times]:
        await person.tap(label)
    await person.tap("Back")


async def test_who_asked_for_it_is_called_and_the_call_goes_when_they_have_played(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        first = mover(scene, table)
        other = next(each for each in scene.people.values() if each is not first)
        await call(scene, other, 1)
        await move(scene, table)
        called = scene.public()[-1]
        assert f"<@{other.id}>" in called.text
        assert called.labels() == ["My hand"]
        *_, sent = scene.requests("POST", SENDS)
        assert body(sent)["allowed_mentions"]["users"] == [other.id]
        assert not body(sent)["allowed_mentions"].get("parse")
        await other.click(called, called.button("My hand"))
        assert "Your turn" in other.text
        await move(scene, table)
        assert len(scene.public()) == 1
        mentioned = [each for each in scene.writes() if f"<@{first.id}>" in json.dumps(each.json)]
        assert not mentioned


async def test_a_call_by_message_goes_to_the_person_alone(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        other = next(each for each in scene.people.values() if each is not mover(scene, table))
        await call(scene, other, 2)
        await move(scene, table)
        hello, letter = scene.public(other.actor.user.dm_channel)
        assert hello.text == EN("hello")
        assert f"<@{other.id}>, it's your turn." in letter.text
        assert f"RACK-O · <#{scene.channel.id}> · [Go to the table](" in letter.text
        assert len(scene.public()) == 1
        await move(scene, table)
        assert len(scene.public(other.actor.user.dm_channel)) == 1


async def test_who_takes_no_messages_is_called_in_the_channel_once_and_told_of_it(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        other = next(each for each in scene.people.values() if each is not mover(scene, table))
        await call(scene, other, 2)
        blocked = other.actor.user.dm_channel.id
        scene.env.inject_error(
            "POST", f"/channels/{blocked}/messages", status=403, code=50007, times=None
        )
        before = len(scene.requests("POST", f"^/channels/{blocked}/messages"))
        for _ in range(4):
            await move(scene, table)
        assert len(scene.requests("POST", f"^/channels/{blocked}/messages")) == before + 1
        called = [each for each in scene.writes() if f"<@{other.id}>, it" in json.dumps(each.json)]
        assert [str(scene.channel.id) in each.path for each in called] == [False, True]
        await other.press("My hand")
        assert EN("hand-refused") in other.text
        await other.press("My hand")
        assert EN("hand-refused") not in other.text
        assert (await scene.services.people.of(other.id)).ping == "direct"
        await other.tap("More")
        await other.tap("Turn alerts: DM")
        await other.tap("Turn alerts: off")
        await other.tap("Turn alerts: here")
        assert other.text == EN("answer-no_direct")
        assert (await scene.services.people.of(other.id)).ping == "channel"


async def test_nobody_is_called_who_did_not_ask(logged):
    async with stage() as scene:
        table, _ = await seated(scene)
        for _ in range(6):
            await move(scene, table)
        assert "<@" not in json.dumps([each.json for each in scene.writes()])


# Secrets


@pytest.mark.parametrize("game", ["racko", "rank", "scots"])
async def test_hidden_cards_change_no_byte_of_what_others_are_sent(logged, game):
    """Two worlds with one history in public: all messages of one are those of the other."""
    rng, compared = random.Random(game), 0
    async with stage() as scene:
        number = 3 if game == "rank" else 2
        people = await sit(scene, game, number, speed="unlimited")
        table = await scene.table()
        seed = (await scene.store.seed(table.id)).hex()
        for _ in range(12):
            await scene.press_on(table, 3)
            state = table.state
            position = table.game.dump(state)
            if table.is_over or not list(table.game.hidden(position, None)):
                break
            plain = await panels(scene, table, people)
            for viewer in (None, *range(number)):
                options = state.options
                changed = redealt(table.game, position, viewer, rng)
                table.state = table.game.load(number, options, changed)
                other = await panels(scene, table, people)
                table.state = state
                assert other[None] == plain[None]
                if viewer is not None:
                    assert other[viewer] == plain[viewer]
                compared += 1
        assert compared > 10
        said = json.dumps([each.json for each in scene.writes()])
        assert table.is_over or seed not in said
        assert seed not in json.dumps(logged, default=str) or table.is_over


async def panels(scene: Scene, table, people) -> dict[int | None, str]:
    """What all see, and what each seat sees, as it goes to Discord."""
    app, emoji = scene.app, scene.app.emojis.emoji
    public = await app.drawer.draw(table.id)
    found: dict[int | None, str] = {}
    assert public is not None
    found[None] = json.dumps(view_of(public, emoji).to_components())
    for sitting in table.sittings:
        who = await scene.services.people.of(sitting.person)
        holding = await holding_of(table, sitting.seat, who, scene.services.people, app.emojis.icon)
        found[sitting.seat] = json.dumps(view_of(hand_panel(holding), emoji).to_components())
    return found
