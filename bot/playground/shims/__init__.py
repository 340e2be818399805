"""simcord is made for tests: time stands still, and only the one who clicks sees what happens.

Here, and nowhere else, its private parts are touched to make it a place to play in. Its version is
pinned exactly, and tests/bot/test_playground.py fails when another one behaves otherwise.
"""
