"""Discord, and the wiring of rules and storage."""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 said before anything else fails in its own words
    sys.exit("Courtyard needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Read when numpy is loaded: what computers think with is small, and threads cost more than they
save."""
