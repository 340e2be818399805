"""Discord, and the wiring of rules and storage."""

import games  # noqa: F401 says first when Python is too old
