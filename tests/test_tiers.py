"""What is named as slow is there."""

import re

import pytest

from tests.running import ROOT
from tests.tiers import SLOW, SWEEPS


@pytest.mark.parametrize("begins", [*SLOW, *SWEEPS])
def test_what_is_named_as_slow_is_there(begins: str):
    file, _, name = begins.partition("::")
    assert (ROOT / file).exists()
    if name.partition("[")[0]:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^(async def |def |class )?{name.partition('[')[0]}", text, re.MULTILINE)
