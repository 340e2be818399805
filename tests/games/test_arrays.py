import numpy as np
import pytest

from games.arrays import MATRIX, VECTOR, product


@pytest.mark.parametrize("count", [1, 2, 7, 500])
@pytest.mark.parametrize("by", [(4, 3), (300, 200), (VECTOR // 2,), (MATRIX // 30,), (1, MATRIX)])
def test_a_product_in_pieces_is_the_product(count, by):
    rng = np.random.default_rng(count)
    rows = rng.integers(-9, 9, (count, by[0])).astype("f4")
    other = rng.integers(-9, 9, by).astype("f4")
    whole = rows.astype("i8") @ other.astype("i8")
    assert (product(rows, other) == whole).all()
    assert (product(rows[0], other) == whole[0]).all()
