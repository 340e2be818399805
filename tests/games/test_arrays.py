import numpy as np
from threadpoolctl import threadpool_info

from games.arrays import product


def test_products_keep_to_one_thread():
    rows = np.ones((500, 300), "f4")
    assert (product(rows, rows.T) == 300).all()
    assert {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"} == {1}
