"""Holds the rules of the games; refuses older Pythons in plain words."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 read by the Pythons that are refused
    sys.exit("Courtyard needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))
