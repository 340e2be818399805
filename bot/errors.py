"""Defines the errors that answer a press. Only the person who pressed sees them; they are never
logged."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from games.errors import RuleError


class Answer(RuleError):
    """An error with a code, which is also the key of its sentence."""

    code = "answer"
    lists: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Lists for the sentence, by placeholder: keys of words."""

    def __init__(self) -> None:
        super().__init__(self.code)


class AlreadyPlayed(Answer):
    """The second press of a double click; the first one counted."""

    code = "already_played"


class StalePress(Answer):
    """The button belongs to an earlier state of the match."""

    code = "stale_press"


class Forged(Answer):
    """The bot never made this press, or made it for a version long gone."""

    code = "forged"


class NotPossible(Answer):
    """The button has no meaning in the present state of the match."""

    code = "not_possible"


class NotSeated(Answer):
    """The person does not sit at this table."""

    code = "not_seated"


class MatchOver(Answer):
    code = "match_over"


class NotStarted(Answer):
    code = "not_started"


class NoSuchTable(Answer):
    """The button names a match that is not in this database, or is forged."""

    code = "no_such_table"


class NotKept(Answer):
    """The move could not be saved, so it was not made."""

    code = "not_kept"


class Unreadable(Answer):
    """The rows of the match do not make a table: its log does not replay, or its options are
    damaged."""

    code = "unreadable"


class NothingToDecide(Answer):
    """The vote is over, or the person may not take part in it."""

    code = "nothing_to_decide"


class NothingToAdvise(Answer):
    """A person who is not to move asked for a hint."""

    code = "nothing_to_advise"


class OtherRules(Answer):
    """The match uses a version of the rules that this program does not have."""

    code = "other_rules"
