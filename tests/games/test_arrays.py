import json

import numpy as np

from games.arrays import product
from tests.running import python

LOOK = """
import json
import numpy
from threadpoolctl import threadpool_info, threadpool_limits

def threads():
    return [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]

threadpool_limits(2, "blas")
from games.catalogue import GAMES
import games.__main__
import games.arrays
before = threads()
games.arrays.keep_to_one_thread()
print(json.dumps([before, threads()]))
"""


def test_a_product_is_one_of_matrices():
    rows = np.ones((500, 300), "f4")
    assert (product(rows, rows.T) == 300).all()


def test_importing_the_games_leaves_numpy_its_threads_until_a_process_is_kept_to_one():
    done = python("-c", LOOK)
    imported, kept = json.loads(done.stdout)
    assert set(imported) == {2}
    assert set(kept) == {1}
