"""Names for people where their ids must not stand."""

from storage.pseudonyms import LENGTH, Pseudonyms
from storage.store import Store

ADA, BO = 80351110224678912, 80351110224678913


async def test_a_person_has_one_pseudonym_that_does_not_tell_the_id(shared_url):
    async with await Store.open(shared_url) as first, await Store.open(shared_url) as second:
        ada = first.pseudonyms.of(ADA)
        assert len(ada) == LENGTH
        assert str(ADA) not in ada
        assert ada != first.pseudonyms.of(BO)
        assert ada == second.pseudonyms.of(ADA), "another process, the same database"


def test_another_database_has_others():
    assert Pseudonyms(b"one").of(ADA) != Pseudonyms(b"two").of(ADA)
