"""Runs migrations for Alembic, on our connection and inside our transaction."""

from alembic import context

from storage.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    transactional_ddl=False,
    render_as_batch=True,  # SQLite alters a table by writing it again
)
context.run_migrations()
