"""The rules console, the verifier and tournaments, with the sample among the games.

python -m tests.sample [tournament ebb hard greedy]
"""

import sys

from games.__main__ import main
from tests.sample.fourth import registered

if __name__ == "__main__":
    with registered():
        sys.exit(main())
