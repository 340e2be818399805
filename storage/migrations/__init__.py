"""Migrates a database to these tables, safely even when several processes start at once."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from storage.database import Database
from storage.errors import NewerDatabase
from storage.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x636F757274  # PostgreSQL's advisory lock for migrations: "court"


async def migrate(database: Database) -> None:
    """Migrate if needed. Alembic is imported only then: it takes longer than the rest of a
    start."""
    if await database.read(revision) != HEAD:
        await database.write(upgrade)


def revision(connection: Connection) -> str | None:
    """Return the database's migration; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Migrate in one transaction, alone: under SQLite's write lock, or an advisory lock on
    PostgreSQL."""
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configuration()
    refuse_newer(config, revision(connection))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    return config


def refuse_newer(config: "Config", found: str | None) -> None:
    """Raise NewerDatabase for a migration that this program does not know."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise NewerDatabase(
            f"the database is at version {found}, which a later Courtyard wrote; "
            f"this one knows {HEAD}: start the later one, or restore a backup"
        )
