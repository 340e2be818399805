"""What the message of a match shows, and how often it was posted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("shown", sa.Text))
    op.add_column("matches", sa.Column("posts", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "posts")
    op.drop_column("matches", "shown")
