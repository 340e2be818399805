"""What a press is told when it does not become a move. Shown to the person alone, never logged."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from games.errors import RuleError


class Answer(RuleError):
    """Each has its own code, and with it its own sentence."""

    code = "answer"
    lists: Mapping[str, Sequence[str]] = MappingProxyType({})
    """What the sentence lists, by placeholder: keys of words."""

    def __init__(self) -> None:
        super().__init__(self.code)


class AlreadyPlayed(Answer):
    """The second press of a double click: the first one counted."""

    code = "already_played"


class StalePress(Answer):
    """The button was drawn for an earlier moment of the match."""

    code = "stale_press"


class Forged(Answer):
    """A press that no message of ours has: of a version long gone, or made up."""

    code = "forged"


class NotPossible(Answer):
    """A button that means nothing at this moment of the match."""

    code = "not_possible"


class NotSeated(Answer):
    """Somebody who does not sit at this table."""

    code = "not_seated"


class MatchOver(Answer):
    code = "match_over"


class NotStarted(Answer):
    code = "not_started"


class NoSuchTable(Answer):
    """A button of a match that is not known here, or a forged one."""

    code = "no_such_table"


class NotKept(Answer):
    """The move could not be written down, so it was not made: the table is as it was."""

    code = "not_kept"


class Unreadable(Answer):
    """The rows of the match do not make a table: a log that does not replay, spoilt options."""

    code = "unreadable"


class NothingToDecide(Answer):
    """A vote on a question that is not open, or by somebody whom it is not put to."""

    code = "nothing_to_decide"


class NothingToAdvise(Answer):
    """A hint is asked for by somebody who is not to move."""

    code = "nothing_to_advise"


class OtherRules(Answer):
    """The match pins a version of the rules that this program does not have."""

    code = "other_rules"
