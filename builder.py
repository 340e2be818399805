"""Builds the package, by hatchling.

Older pips look at `requires-python` only after they have fetched all that the project needs. With
an older Python they hear from `games`, before they fetch anything.
"""

import games  # noqa: F401 says first when Python is too old

# isort: split
from hatchling.build import *  # noqa: F403 what a builder is asked for
