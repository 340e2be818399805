"""Small texts by name, apart for each family."""


async def test_a_note_is_kept_replaced_and_dropped(store):
    lobbies, faces = store.notes("lobby:"), store.notes("faces:")
    assert await lobbies.get("a") is None
    await lobbies.put("a", "one")
    await lobbies.put("a", "two")
    await faces.put("a", "three")
    assert await lobbies.get("a") == "two"
    assert await faces.get("a") == "three"
    await lobbies.drop("a")
    await lobbies.drop("a")
    assert await lobbies.get("a") is None
    assert await faces.get("a") == "three"
