"""/games lists what a person may know of: not the open tables of channels that they cannot see."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ui.words import words
from tests.bot.discord.conftest import Scene, Somebody, stage
from tests.bot.discord.test_ladder import people

EN = words("en")
SEES = discord.Permissions(view_channel=True).value


def overwrite(scene: Scene, *who: tuple[int, str, bool]) -> None:
    """Let each, a role or a member, see the channel or not."""
    made = [
        Overwrite(each, OverwriteType[kind], SEES if on else 0, 0 if on else SEES)
        for each, kind, on in who
    ]
    scene.env.backend.edit_channel(scene.channel.id, {}, overwrites=made)


async def lists_it(scene: Scene, person: Somebody, elsewhere) -> bool:
    shown = await person.actor.slash(elsewhere, "games")
    person._look(shown)
    return f"<#{scene.channel.id}>" in person.text


async def test_open_tables_are_listed_to_those_who_see_their_channel(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        staff = scene.guild.create_role("staff")
        muted = scene.guild.create_role("muted")
        cleo = Somebody(scene.guild.add_member(scene.env.create_user("Cleo"), roles=[staff]), scene)
        dan = Somebody(
            scene.guild.add_member(scene.env.create_user("Dan"), roles=[staff, muted]), scene
        )
        elsewhere = scene.guild.create_text_channel("elsewhere")
        await ada.slash("play", game="racko")
        await scene.settle()
        everybody, bot = scene.guild.id, scene.env.backend.bot_user.id
        for each in (bo, cleo, dan):
            assert await lists_it(scene, each, elsewhere)
        overwrite(
            scene,
            (everybody, "ROLE", False),
            (staff.id, "ROLE", True),
            (muted.id, "ROLE", False),
            (bot, "MEMBER", True),
        )
        assert [await lists_it(scene, each, elsewhere) for each in (bo, cleo, dan)] == [
            False,
            True,
            True,  # of several roles, the kindest counts
        ]
        assert await lists_it(scene, ada, elsewhere), "their own seat stays listed"
        overwrite(
            scene,
            (everybody, "ROLE", False),
            (staff.id, "ROLE", True),
            (cleo.id, "MEMBER", False),
            (bo.id, "MEMBER", True),
            (bot, "MEMBER", True),
        )
        assert [await lists_it(scene, each, elsewhere) for each in (bo, cleo, dan)] == [
            True,
            False,
            True,
        ]


async def test_who_administers_sees_every_channel(logged):
    async with stage() as scene:
        (ada,) = await people(scene, "Ada")
        rights = discord.Permissions(administrator=True)
        role = scene.guild.create_role("admins", permissions=rights)
        chief = Somebody(
            scene.guild.add_member(scene.env.create_user("Chief"), roles=[role]), scene
        )
        elsewhere = scene.guild.create_text_channel("elsewhere")
        await ada.slash("play", game="racko")
        overwrite(
            scene, (scene.guild.id, "ROLE", False), (scene.env.backend.bot_user.id, "MEMBER", True)
        )
        assert await lists_it(scene, chief, elsewhere)


async def test_a_thread_is_listed_to_those_who_see_its_channel(logged):
    async with stage() as scene:
        ada, bo = await people(scene, "Ada", "Bo")
        elsewhere = scene.guild.create_text_channel("elsewhere")
        await ada.slash("play", game="racko", thread=True)
        await scene.settle()
        (thread,) = scene.channel.threads
        bo._look(await bo.actor.slash(elsewhere, "games"))
        assert f"<#{thread.id}>" in bo.text
        bot = scene.env.backend.bot_user.id
        overwrite(scene, (scene.guild.id, "ROLE", False), (bot, "MEMBER", True))
        bo._look(await bo.actor.slash(elsewhere, "games"))
        assert EN("games-none") in bo.text


@pytest.mark.parametrize("again", [False, True])
async def test_who_is_invited_again_finds_the_invitation_and_is_not_mentioned_twice(logged, again):
    async with stage() as scene:
        ada, bo, cleo = await people(scene, "Ada", "Bo", "Cleo")
        elsewhere = scene.guild.create_text_channel("elsewhere")
        await ada.slash("play", game="racko", **{"with": f"<@{bo.id}>"})
        await scene.settle()
        asked = EN("games-invited", host="Ada")
        board = scene.public()[0]
        await ada.click(board, board.button("Host…"))
        await ada.invite(cleo)
        await scene.settle()
        mentions = [each for each in scene.public() if f"<@{bo.id}>" in each.text]
        bo._look(await bo.actor.slash(elsewhere, "games"))
        assert asked not in bo.text
        if again:
            await ada.invite(cleo, bo)
            await scene.settle()
        bo._look(await bo.actor.slash(elsewhere, "games"))
        assert (asked in bo.text) is again
        assert len([each for each in scene.public() if f"<@{bo.id}>" in each.text]) == len(mentions)
