"""Runs card games on Discord: everything that people meet, on top of `games` and `storage`."""

import games  # noqa: F401 says first when Python is too old
