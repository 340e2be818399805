"""Defines the errors that answer a press. Only the person who pressed sees them; they are never
logged. Of all others a log tells the way, by `way_to`."""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from games.errors import RuleError
from storage.errors import StoreError


class Answer(RuleError):
    """An error with a code, which is also the key of its sentence."""

    code = "answer"
    lists: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Lists for the sentence, by placeholder: keys of words."""
    facts: Mapping[str, str] = MappingProxyType({})
    """What else the sentence tells, by placeholder."""
    offers: Sequence[tuple[str, str]] = ()
    """What can be done about it: the custom id of a button, and the key of its label."""

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


class Unsure(NotKept):
    """Nobody can tell whether it was saved, or only a part of it was."""

    code = "unsure"


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


class NotTheHost(Answer):
    """Somebody else is the host."""

    code = "not_the_host"


class Resting(Answer):
    """All have agreed to pause the match."""

    code = "resting"


class NoHints(Answer):
    """Somebody asked for a hint at a rated table."""

    code = "no_hints"


class Out(Answer):
    """The person left a rated match before they had moved, or a moderator replaced them."""

    code = "out"


class OwnTable(Answer):
    """A moderator would decide about a rated match in which they play."""

    code = "own_table"


class NotThere(Answer):
    """A moderator names somebody who does not sit at that table."""

    code = "not_there"


class Begun(Answer):
    """A moderator would remove somebody from a table whose match has begun."""

    code = "begun"


class OwnBan(Answer):
    """A moderator would ban themselves, or lift their own ban."""

    code = "own_ban"


class AlreadyBanned(Answer):
    code = "already_banned"


class NotBanned(Answer):
    code = "not_banned"


class CasualOnly(Answer):
    """Somebody here has left too many matches today before they had moved."""

    code = "casual_only"


class OtherRules(Answer):
    """The match uses a version of the rules that this program does not have."""

    code = "other_rules"


def way_to(error: BaseException | None) -> str:
    """Return the lines of code that led to an error, and the kinds of errors. Texts are left out:
    those of a library may quote cards, tokens or the address of a database. Storage's do not."""
    return "\n".join(line for each in _causes(error, set()) for line in _told(each))


def _causes(error: BaseException | None, seen: set[int]) -> Iterator[BaseException]:
    """Yield an error and what it came of, that first; those of a group before it."""
    if error is None or id(error) in seen:
        return
    seen.add(id(error))
    context = None if error.__suppress_context__ else error.__context__
    yield from _causes(error.__cause__ or context, seen)
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _causes(each, seen)
    yield error


def _told(error: BaseException) -> Iterator[str]:
    for line in traceback.format_tb(error.__traceback__):
        yield line.rstrip()
    text = f": {error}" if isinstance(error, StoreError) else ""
    yield f"{type(error).__qualname__}{text}"
