"""Private messages as people find them: one hand each, true as long as it can be reached."""

from bot.discord_io.hand_messages import FADES, LIVES
from bot.match import attendance
from bot.ui.words import words
from tests.bot.discord.conftest import Scene, Somebody, sit, stage
from tests.bot.discord.test_tables import mover, seated
from tests.waiting import until

SAID = words("en")


async def test_you_are_in_becomes_the_hand(logged):
    async with stage() as scene:
        for person in await sit(scene, "racko", 2):
            (only,) = scene.private(person)
            assert SAID("lobby-joined") not in only.text
            assert {"More", "Refresh"} & set(only.labels())


async def test_a_hand_opened_anew_takes_the_place_of_the_old_one(logged):
    async with stage() as scene:
        _table, (ada, bo) = await seated(scene)
        before = scene.private(ada)[-1].raw.id
        await ada.press(SAID("hand-button"))
        await scene.settle()
        (only,) = scene.private(ada)
        assert only.raw.id > before
        assert len(scene.private(bo)) == 1, "somebody else's went"


async def test_a_press_on_a_private_panel_changes_that_panel(logged):
    async with stage() as scene:
        _table, (ada, _) = await seated(scene)
        (before,) = scene.private(ada)
        await ada.tap(SAID("more-button"))
        await ada.tap(SAID("back-button"))
        assert [each.raw.id for each in scene.private(ada)] == [before.raw.id]


async def test_asides_do_not_pile_up(logged):
    async with stage() as scene:
        table, (ada, _) = await seated(scene)
        hand = scene.private(ada)[-1].raw.id
        for label in (SAID("menu-button"), SAID("rules-button"), SAID("menu-button")):
            await ada.press(label)
            await scene.settle()
        shown = [each.raw.id for each in scene.private(ada)]
        assert shown[0] == hand
        assert len(shown) == 2
        await ada.forge(f"l:{table.id}:join")
        await scene.settle()
        assert len(scene.private(ada)) == 2, "a refusal stays beside what was there"
        await ada.press(SAID("hand-button"))
        await scene.settle()
        assert len(scene.private(ada)) == 1


async def test_who_waits_sees_whose_turn_it_is(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 4, speed="unlimited")
        table = await scene.table()
        for _ in range(3):
            now = mover(scene, table)
            await scene.press_on(table, 2)
            await scene.settle()
            assert mover(scene, table) is not now
            for person in people:
                turn = table.seat_of(person.id) in table.to_act
                heading = scene.private(person)[-1].text.splitlines()[0]
                assert turn == (SAID("your-turn") in heading)
                assert turn or mover(scene, table).actor.name in heading, heading


async def test_what_somebody_looks_up_while_waiting_stays(logged):
    async with stage() as scene:
        people = await sit(scene, "racko", 4, speed="unlimited")
        table = await scene.table()
        waiting = people[(table.to_act[0] + 2) % 4]
        await waiting.tap(SAID("more-button"))
        before = scene.private(waiting)[-1].text
        await scene.press_on(table, 2)
        await scene.settle()
        assert scene.private(waiting)[-1].text == before


async def faded(scene: Scene, person: Somebody) -> str:
    await scene.app.deadlines._sweep()
    await scene.settle()
    return scene.private(person)[-1].text


async def test_a_hand_says_nothing_that_can_be_wrong_once_it_can_be_reached_no_more(logged):
    async with stage() as scene:
        table, (ada, bo) = await seated(scene)
        scene.clock.now += FADES - 1
        assert SAID("hand-faded") not in await faded(scene, ada)
        scene.clock.now += 1
        for person in (ada, bo):
            assert await faded(scene, person) == SAID("hand-faded")
        now = mover(scene, table)
        await now.click(scene.private(now)[-1], f"t:{table.id}:hand")
        (only,) = scene.private(now)
        assert SAID("your-turn") in only.text
        await scene.press_on(table, 2)
        await scene.settle()
        assert SAID("your-turn") not in scene.private(now)[-1].text


async def test_a_lobby_that_lasts_promises_no_hand(logged):
    async with stage() as scene:
        ada, bo = scene.person("Ada"), scene.person("Bo")
        await ada.slash("play", game="racko")
        await bo.press("Join")
        assert SAID("lobby-joined") in await faded(scene, bo)
        scene.clock.now += FADES
        assert await faded(scene, bo) == SAID("lobby-joined-faded")


async def test_a_token_that_has_ended_is_not_used(logged):
    async with stage() as scene:
        _table, (ada, _) = await seated(scene)
        scene.clock.now += LIVES + 1
        edits = len(scene.requests("PATCH", "^/webhooks"))
        before = scene.private(ada)[-1].text
        assert await faded(scene, ada) == before
        assert len(scene.requests("PATCH", "^/webhooks")) == edits


async def test_a_hand_closes_with_its_match(logged):
    async with stage() as scene:
        table, (ada, bo) = await seated(scene)
        await attendance.end_without_result(table)
        await scene.settle()
        await until(lambda: SAID("over-closed") in scene.private(ada)[-1].text, "it stays open")
        assert SAID("over-closed") in scene.private(bo)[-1].text
        assert not scene.private(bo)[-1].labels()


async def test_a_hand_says_how_the_match_came_out_and_leads_on(logged):
    async with stage() as scene:
        table, (ada, bo) = await seated(scene)
        await scene.hurry(table)
        places = {each.seat: each.place for each in table.game.standings(table.state)}
        for person in (ada, bo):
            shown = scene.private(person)[-1]
            place = places[table.seat_of(person.id)]
            assert SAID("hand-over", place=place) in shown.text
            assert {SAID("rematch-button"), SAID("look-back-button")} <= set(shown.labels())


async def test_whoever_leaves_keeps_no_hand(logged):
    async with stage() as scene:
        _table, (ada, _) = await seated(scene)
        await ada.press(SAID("menu-button"))
        await ada.tap(SAID("menu-leave"))
        await ada.tap(SAID("menu-leave"))
        await scene.settle()
        (only,) = scene.private(ada)
        assert SAID("your-turn") not in only.text
