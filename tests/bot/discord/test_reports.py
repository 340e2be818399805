"""Reports on Discord: who may, where they go, what they say, and what is kept of them."""

from typing import Any

from bot.conduct.panels import LONGEST
from bot.conduct.reports import DAY, MOST
from bot.ui.words import words
from tests.bot.discord.conftest import Scene, Somebody, body, sit, stage
from tests.bot.discord.test_settings import manager

EN = words("en")


async def with_channel(scene: Scene) -> Any:
    """The moderators' channel, to which reports go."""
    channel = scene.guild.create_text_channel("moderators")
    admin = manager(scene)
    await admin.slash("settings server")
    await choose_channel(admin, channel)
    assert EN("settings-reports", channel=f"<#{channel.id}>") in admin.text
    return channel


async def choose_channel(person: Somebody, *channels: Any) -> None:
    assert person.seen is not None
    (menu,) = [part for part in person.seen.parts if part["type"] == 8]
    person._look(
        await person.actor.select(person.seen.raw, list(channels), custom_id=menu["custom_id"])
    )


async def report(person: Somebody, text: str) -> None:
    await person.press("Menu")
    await person.tap(EN("report-button"))
    await person.tap(EN("report"))
    await person.write(value=text)


async def trail(scene: Scene) -> list[Any]:
    found = await scene.store.audit.of_server(scene.guild.id)
    return [each for each in found if each.action == "report"]


async def test_a_report_goes_to_the_channel_that_the_server_names_and_only_there(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, bo = await sit(scene, "racko", 2)
        table = await scene.table()
        secret = [str(card) for rack in table.state.racks for card in rack]
        public = len(scene.public())
        await report(ada, "Called me **names**.\n@everyone look at <@1> https://example.org")
        assert ada.text == EN("report-sent")
        (sent,) = scene.public(channel)
        link = f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/"
        for part in (
            f"<@{ada.id}> (Ada) reports <@{bo.id}> (Bo).",
            f"RACK-O · match `{table.id}` · move {table.version}",
            link,
            r"> Called me \*\*names\*\*.",
            r"> \@everyone look at \<\@1\> https\://example.org",
        ):
            assert part in sent.text
        (posted,) = scene.requests("POST", rf"/channels/{channel.id}/messages$")
        assert body(posted)["allowed_mentions"] == {"parse": []}
        told = sent.text.replace(link, "").replace(str(table.version), "")
        assert not any(f" {card} " in told for card in secret)
        assert len(scene.public()) == public
        (entry,) = await trail(scene)
        assert (entry.moderator, entry.person, entry.match) == (ada.id, bo.id, table.id)
        assert entry.note == ""
        assert not any("names" in str(each) for each in logged)


async def test_a_finished_match_is_reported_from_its_end(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, bo = await sit(scene, "racko", 2)
        eve = scene.person("Eve")
        await scene.hurry(await scene.table())
        await eve.press(EN("report-button"))
        assert eve.text == EN("answer-not_seated")
        await bo.press(EN("report-button"))
        await bo.tap(EN("report"))
        await bo.write(value="x" * LONGEST)
        assert bo.text == EN("report-sent")
        (sent,) = scene.public(channel)
        assert f"reports <@{ada.id}> (Ada)." in sent.text
        assert f"> {'x' * LONGEST}" in sent.text


async def test_who_never_sat_there_reports_nobody(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, bo = await sit(scene, "racko", 2)
        table, eve = await scene.table(), scene.person("Eve")
        await eve.press("Menu")
        assert eve.seen is not None
        assert EN("report-button") not in eve.seen.labels()
        for custom_id in (f"c:report:{table.id}", f"c:r-ask:{table.id}:{bo.id}"):
            await eve.forge(custom_id)
            assert eve.text == EN("answer-not_seated")
        for whom in (ada.id, eve.id):
            await ada.forge(f"c:r-ask:{table.id}:{whom}")
            assert ada.text == EN("answer-not_seated")
        await ada.forge(f"c:f-report:{table.id}:{eve.id}")
        assert scene.public(channel) == []
        assert await trail(scene) == []


async def test_without_a_channel_people_are_told_whom_to_write_to(logged):
    async with stage() as scene:
        ada, _ = await sit(scene, "racko", 2)
        await ada.press("Menu")
        await ada.tap(EN("report-button"))
        assert ada.text == EN("answer-no_reports")
        channel = await with_channel(scene)
        close(scene, channel)
        admin = manager(scene, "Chief")
        await admin.slash("settings server")
        assert EN("settings-reports-closed", channel=f"<#{channel.id}>") in admin.text
        await report(ada, "It was not fair")
        assert ada.text == EN("answer-no_reports")
        assert await trail(scene) == []
        assert scene.public(channel) == []


def close(scene: Scene, channel: Any) -> None:
    """The bot may not write there."""
    before, scene.channel = scene.channel, channel
    try:
        scene.forbid("send_messages")
    finally:
        scene.channel = before


async def test_reports_go_nowhere_again_once_the_server_says_so(logged):
    async with stage() as scene:
        await with_channel(scene)
        admin = manager(scene, "Chief")
        await admin.slash("settings server")
        await choose_channel(admin)
        assert EN("settings-reports-none") in admin.text
        ada, _ = await sit(scene, "racko", 2)
        await ada.press("Menu")
        await ada.tap(EN("report-button"))
        assert ada.text == EN("answer-no_reports")


async def test_a_channel_that_is_gone_takes_no_reports(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        scene.env.backend.delete_channel(channel.id)
        await scene.settle()
        admin = manager(scene, "Chief")
        await admin.slash("settings server")
        assert EN("settings-reports-none") in admin.text
        ada, _ = await sit(scene, "racko", 2)
        await ada.press("Menu")
        await ada.tap(EN("report-button"))
        assert ada.text == EN("answer-no_reports")


async def test_no_channel_of_another_server_takes_reports(logged):
    async with stage() as scene:
        far = scene.env.create_guild().create_text_channel("theirs")
        await scene.settle()
        admin = manager(scene)
        await admin.slash("settings server")
        for channel in (far.id, 12345):
            await admin.forge(f"s:server:reports:{channel}", on=admin.seen)
            assert admin.text == EN("answer-forged")
            await admin.slash("settings server")
        assert (await scene.services.servers.of(scene.guild.id)).reports == 0
        await scene.services.servers.change(
            scene.guild.id, lambda server: server.read(server.id, f'{{"reports": {far.id}}}')
        )
        ada, _ = await sit(scene, "racko", 2)
        await ada.press("Menu")
        await ada.tap(EN("report-button"))
        assert ada.text == EN("answer-no_reports")
        assert scene.public(far) == []


async def test_a_person_reports_five_times_a_day_through_restarts_too(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, bo = await sit(scene, "racko", 2, speed="daily")
        first = scene.clock.now
        for number in range(MOST):
            await report(ada, f"The same again, {number}")
            scene.clock.now += 1000
        await scene.restart()
        again = EN("answer-reports_too_many", when=f"<t:{-(-(first + DAY) // 1000)}:R>")
        await ada.press("Menu")
        await ada.tap(EN("report-button"))
        assert ada.text == again
        await report(bo, "Now it is me")
        assert bo.text == EN("report-sent")
        table = await scene.table()
        await ada.forge(f"c:r-ask:{table.id}:{bo.id}")
        assert ada.text == again
        assert len(scene.public(channel)) == MOST + 1
        scene.clock.now = first + DAY
        await report(ada, "The next day")
        assert ada.text == EN("report-sent")
        assert len(scene.public(channel)) == MOST + 2


async def test_the_words_are_asked_for(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, _ = await sit(scene, "racko", 2)
        await report(ada, "   ")
        assert ada.text == EN("answer-empty_report")
        assert scene.public(channel) == []
        assert await trail(scene) == []


async def test_a_match_that_was_ended_can_be_reported_too(logged):
    async with stage() as scene:
        channel = await with_channel(scene)
        ada, bo = await sit(scene, "racko", 2)
        for each in (ada, bo):
            await each.press("Menu")
            await each.tap(EN("menu-end", agreed=0 if each is ada else 1, of=2))
            await each.tap(EN("end-agree"))
        await scene.settle()
        await ada.press(EN("report-button"))
        await ada.tap(EN("report"))
        await ada.write(value="Pressed me to end it")
        assert len(scene.public(channel)) == 1
