"""What is left of people who had their data deleted, and of servers that removed the bot: nothing
that names them, and everything that others' records need."""

import asyncio
import json
from dataclasses import replace

from sqlalchemy import BigInteger, Connection, insert, select

from storage.backup import backup
from storage.checks import check
from storage.exporting import ELSEWHERE, SECTIONS
from storage.forgetting import AUDIT_KEPT, DAY, LEFT_KEPT
from storage.leaderboards import Leaderboard
from storage.persons import IN_TEXTS, MOMENTS, NUMBERS, PERSONS, PLACES, column_named
from storage.records import Audited, Digest, Shards, Sitting
from storage.schema import bans, blocks, schema
from storage.store import Store
from tests.storage.examples import GUILD, call, hand, live, move, outcome
from tests.storage.traces import in_bytes, traces

ADA, BO, CLEO, DAN, EVA = (80351110224678912 + each for each in range(5))
NAME = "Ada Lovelace-Zq"
SEASON = 1_780_000_000_000
PERIODIC = ("history", "ratings", "tallies", "meetings", "fame", "achievements")


def test_every_large_number_is_declared_to_be_a_person_or_not():
    found = {
        f"{table.name}.{column.name}"
        for table in schema.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigInteger)
    }
    others = (PLACES, MOMENTS, NUMBERS)
    assert found == PERSONS.keys() | PLACES | MOMENTS | NUMBERS
    assert len(found) == len(PERSONS) + sum(map(len, others)), "one is on two lists"
    assert all(column_named(name) is not None for name in IN_TEXTS)


def test_what_is_stored_about_a_person_is_exported():
    told = {f"{who.table.name}.{who.name}" for _, who in SECTIONS.values()}
    assert told | ELSEWHERE == set(PERSONS)


async def touched(store: Store) -> None:
    """Ada has left something everywhere."""
    for number, name in enumerate(f"m{each}" for each in range(1, 11)):
        people = (ADA, BO, CLEO, DAN, EVA)
        seats = tuple(Sitting(seat, each, joined=11) for seat, each in enumerate(people))
        await live(store, name, seats, guild=GUILD, channel=5, host=ADA, rated=True)
        await store.append(name, 0, move(), ending="finished")
        await store.ladder.count(
            replace(
                outcome(name, *people, wanted=True, finished=SEASON + number * DAY),
                earned=((0, "first"), (1, "second")),
            )
        )
    await live(store, "on", (Sitting(0, ADA), Sitting(1, BO)), guild=GUILD, host=ADA)
    await store.append("on", 0, move())
    await store.calls.put(call(0, "on", person=ADA))
    await store.calls.put(call(0, "on", person=BO, by=ADA))
    await store.invitations.put("on", [ADA, CLEO], BO, 5)
    await store.digests.put(Digest(ADA, 5, 6, 7))
    await store.hands.keep([hand("token", "on", person=ADA, ends=SEASON)])
    await store.settings.change_person(ADA, lambda _: json.dumps({"name": NAME}), "everywhere")
    await store.names.put(ADA, GUILD, f"{NAME} here")
    await store.notes("lobby:").put("on", json.dumps({"cuts": {str(ADA): "north"}}))
    await store.notes("places:").put(f"{GUILD}:racko:all", json.dumps({"places": {ADA: 1, BO: 2}}))
    await store.audit.note(Audited(5, GUILD, ADA, "end", "m1", BO))
    await store.audit.note(Audited(6, GUILD, BO, "replace", "m1", ADA, f"<@{ADA}> was away"))
    await store.database.write(_write_wards, store.pseudonyms.of(ADA))
    await store.honours.close_seasons(SEASON + 200 * DAY)


def _write_wards(connection: Connection, ada: str) -> None:
    banned = {"guild": GUILD, "at": 1, "reason": f"as {ADA} knows"}
    rows = [banned | {"hash": ada, "person": ADA, "by": BO}]
    rows += [banned | {"hash": "bo", "person": BO, "by": ADA}]
    connection.execute(insert(bans), rows)
    pairs = ((ADA, BO), (CLEO, ADA), (BO, CLEO))
    rows = [{"person": one, "blocked": other, "at": 1} for one, other in pairs]
    connection.execute(insert(blocks), rows)


def _names_her(connection: Connection) -> set[str]:
    return {
        name
        for name in PERSONS
        if connection.execute(select(1).where(column_named(name) == ADA)).first()
    }


async def test_who_has_their_data_deleted_is_found_nowhere(store):
    await touched(store)
    assert await store.database.read(_names_her) == set(PERSONS), "she is everywhere before"
    nameless = await store.forgetting.person(ADA)
    assert -(2**62) <= nameless < 0
    assert await traces(store.database, ADA, NAME) == []
    assert await check(store.database) == ()


async def test_a_backup_holds_neither_name_nor_id_of_who_was_deleted(filed, tmp_path):
    await touched(filed)
    before, after = tmp_path / "before.db", tmp_path / "after.db"
    backup(f"sqlite:///{tmp_path}/courtyard.db", before)
    assert len(in_bytes(before, ADA, NAME)) == 3
    await filed.forgetting.person(ADA)
    backup(f"sqlite:///{tmp_path}/courtyard.db", after)
    assert in_bytes(after, ADA, NAME) == []
    assert len(in_bytes(after, BO)) == 2


def _rows(connection: Connection, name: str) -> list[tuple[object, ...]]:
    """The rows of a table without who is nameless, in an order of their own."""
    rows = (tuple(row) for row in connection.execute(select(schema.tables[name])))
    return sorted(rows, key=repr)


async def records(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {name: await store.database.read(_rows, name) for name in PERIODIC}


async def test_others_records_stay_right_and_come_out_the_same_again(store):
    await touched(store)
    bo = [await store.ladder.ratings(BO), await store.ladder.met(BO, CLEO)]
    met = await store.ladder.met(BO, ADA)
    nameless = await store.forgetting.person(ADA)
    assert [await store.ladder.ratings(BO), await store.ladder.met(BO, CLEO)] != [(), ()]
    assert (await store.ladder.ratings(BO))[0].mu == bo[0][0].mu
    assert await store.ladder.met(BO, CLEO) == bo[1]
    ((known,), (lost,)) = met, await store.ladder.met(BO, nameless)
    assert replace(known, person=nameless) == lost
    before = await records(store)
    await store.ladder.recompute()
    await store.honours.close_seasons(SEASON + 200 * DAY)
    assert await records(store) == before


async def test_no_leaderboard_and_no_hall_of_fame_lists_who_was_deleted(store):
    await touched(store)
    for each in (BO, CLEO, DAN, EVA):
        await store.settings.change_person(each, lambda kept: kept, "everywhere")
    boards = [Leaderboard("racko", guild, rated=rated) for guild in (GUILD, None)
              for rated in (True, False)]  # fmt: skip
    pages = [await store.ladder.page(board) for board in boards]
    assert all(ADA in {line.person for line in page.lines} for page in pages)
    await store.forgetting.person(ADA)
    for board in boards:
        page = await store.ladder.page(board)
        assert [line.person for line in page.lines] == [BO, CLEO, DAN, EVA]
        assert page.listed == 4
        famed, _ = await store.honours.fame(board, 0)
        assert all(each.person > 0 for each in famed)
    assert await store.honours.title(GUILD, "racko") is None


async def test_a_ban_and_the_audit_outlive_a_deletion(store):
    await touched(store)
    nameless = await store.forgetting.person(ADA)
    kept = await store.database.read(lambda it: it.execute(select(bans)).mappings().all())
    (hers,) = [row for row in kept if row["hash"] == store.pseudonyms.of(ADA)]
    assert hers["person"] is None
    assert hers["by"] == BO
    assert hers["reason"] == f"as {nameless} knows"
    second, first = await store.audit.of_server(GUILD)
    assert (first.moderator, first.person) == (nameless, BO)
    assert (second.moderator, second.person) == (BO, nameless)
    assert second.note == f"<@{nameless}> was away"


async def test_another_process_does_not_write_back_who_was_deleted(store):
    await touched(store)
    stale = await store.seats("on")
    await store.forgetting.person(ADA)
    await store.sit("on", stale)
    await store.append("on", 1, move(), ending="finished")
    await store.ladder.count(outcome("on", ADA, BO, wanted=True))
    await store.calls.put(call(4, "on", person=ADA))
    await store.hands.keep([hand("late", "on", person=ADA)])
    await store.settings.change_person(BO, lambda kept: kept)
    await store.calls.put(call(4, "on", person=BO))
    await store.forgetting.strays()
    assert await traces(store.database, ADA, NAME) == []
    assert await store.calls.find(call(4, "on", person=BO)) is not None


async def test_a_match_that_is_counted_meanwhile_does_not_bring_anybody_back(store):
    await touched(store)
    await store.append("on", 1, move(), ending="finished")
    counting = [store.ladder.count(outcome("on", ADA, BO, wanted=True)) for _ in range(3)]
    await asyncio.gather(*counting, store.forgetting.person(ADA))
    assert await traces(store.database, ADA, NAME) == []
    assert len(await store.ladder.results("on")) == 2


async def test_two_who_were_deleted_stay_two(store):
    await touched(store)
    ada, bo = await store.forgetting.person(ADA), await store.forgetting.person(BO)
    assert ada != bo
    assert [each.person for each in await store.ladder.results("m1")] == [
        ada, bo, CLEO, DAN, EVA
    ]  # fmt: skip
    assert await check(store.database) == ()


# Servers


async def test_the_data_of_a_server_go_thirty_days_after_it_removed_the_bot(store):
    await touched(store)
    everybody = await store.ladder.page(Leaderboard("racko", rated=False))
    rated = await store.ladder.ratings(BO)
    await store.forgetting.left(GUILD, 1_000)
    assert await store.forgetting.servers(None, 999 + LEFT_KEPT) == ()
    assert await store.forgetting.servers(None, 1_000 + LEFT_KEPT) == (GUILD,)
    assert await store.forgetting.server(GUILD, 2_000) == ("on",)
    assert await traces(store.database, GUILD) == []
    assert (await store.match("on")).status == "closed"
    assert await store.ladder.page(Leaderboard("racko", rated=False)) == everybody
    assert await store.ladder.ratings(BO) == rated
    assert len(await store.ladder.results("m1")) == 5
    before = await records(store)
    await store.ladder.recompute()
    await store.honours.close_seasons(SEASON + 200 * DAY)
    assert await records(store) == before
    assert await check(store.database) == ()


async def test_a_server_that_is_back_in_time_keeps_its_data(store):
    await touched(store)
    await store.forgetting.left(GUILD, 1_000)
    await store.forgetting.left(GUILD, 5_000)
    assert await store.forgetting.servers(None, 1_000 + LEFT_KEPT) == (GUILD,), "the first counts"
    await store.forgetting.back(GUILD)
    assert await store.forgetting.servers(None, 9_000 + LEFT_KEPT) == ()
    assert await store.forgetting.server(GUILD, 2_000) == ()
    assert (await store.match("on")).guild == GUILD


async def test_servers_that_left_while_nobody_saw_it_are_found_by_their_own_process(store):
    await touched(store)
    ours = Shards(2, ((GUILD >> 22) % 2,))
    others = Shards(2, (1 - (GUILD >> 22) % 2,))
    late = 9_000 + LEFT_KEPT
    await store.forgetting.compare([GUILD], ours, 1)
    assert await store.forgetting.servers(None, late) == ()
    await store.forgetting.compare([], others, 1)
    assert await store.forgetting.servers(None, late) == ()
    await store.forgetting.compare([], ours, 1)
    assert await store.forgetting.servers(others, late) == ()
    assert await store.forgetting.servers(ours, late) == (GUILD,)
    await store.forgetting.compare([GUILD], ours, 1)
    assert await store.forgetting.servers(None, late) == ()


# Age


async def test_what_moderators_did_is_kept_for_180_days(store):
    for at in (1_000, 2_000):
        await store.audit.note(Audited(at, GUILD, BO, "end"))
    await store.forgetting.old_audit(1_000 + AUDIT_KEPT)
    assert len(await store.audit.of_server(GUILD)) == 2
    await store.forgetting.old_audit(1_001 + AUDIT_KEPT)
    assert [each.at for each in await store.audit.of_server(GUILD)] == [2_000]


# Export


async def test_an_export_has_every_record_and_nobody_else(store):
    await touched(store)
    told = await store.exporting.of(ADA)
    assert all(told[name] for name in SECTIONS), [name for name in SECTIONS if not told[name]]
    assert told["settings"] == {"name": NAME}
    text = json.dumps(told)
    for other in (BO, CLEO, DAN, EVA):
        assert str(other) not in text.replace(f'"blocked": "{BO}"', "")
    (on,) = [each for each in told["matches"] if each["match"] == "on"]
    assert [each["text"] for each in on["moves"]] == ["draw"]
    assert on["joined"] == "1970-01-01T00:00:00+00:00"
    assert "token" not in text


async def test_an_export_of_somebody_unknown_is_empty(store):
    told = await store.exporting.of(ADA)
    assert told.pop("id") == str(ADA)
    assert not any(told.values())
