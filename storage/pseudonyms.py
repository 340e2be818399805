"""Names people where their ids must not stand: in the program's log, and in bans that outlive what
else is known of somebody."""

import hashlib
import hmac
import secrets

from sqlalchemy import Connection, select

from storage.schema import notes
from storage.upsert import add_new

NAME = "key:pseudonyms"
SIZE = 32  # bytes of the key
LENGTH = 16  # hexadecimal digits: 64 bits


class Pseudonyms:
    """The same person has the same pseudonym in one database, and another in every other. Whoever
    has the key, which is in the database, can tell them apart."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, person: int) -> str:
        return hmac.new(self._key, str(person).encode(), hashlib.sha256).hexdigest()[:LENGTH]


def pseudonyms_key(connection: Connection) -> bytes:
    """Return the database's own key, which is made once."""
    asked = select(notes.c.text).where(notes.c.name == NAME)
    if (known := connection.execute(asked).scalar()) is None:
        add_new(connection, notes, {"name": NAME, "text": secrets.token_hex(SIZE)})
        known = connection.execute(asked).scalar_one()
    return bytes.fromhex(str(known))
