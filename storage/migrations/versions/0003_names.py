"""Names of the computers that sit, or stand in, at each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "name")
