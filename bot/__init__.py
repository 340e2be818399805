"""Discord, and the wiring of rules and storage."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 said before anything else fails in its own words
    sys.exit("Courtyard needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))
