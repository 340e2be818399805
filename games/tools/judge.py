"""Holds a log against the rules, for the verifier."""

from collections.abc import Sequence
from typing import Any

from games.errors import RuleError
from games.match import replay
from games.verify import DoesNotFit


def judge(log: Sequence[Any]) -> bool:
    """Judge every move of a log, the dealer's too; return whether the match is over then."""
    try:
        return not replay(log).to_act
    except RuleError as refused:
        raise DoesNotFit(str(refused)) from None
