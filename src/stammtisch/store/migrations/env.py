"""Runs migrations on the connection that the server hands over."""

from alembic import context

from stammtisch.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
