"""Notes what became of the writes of a piece of work, so that nobody is told that nothing was saved
after something was."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Outcome:
    is_kept: bool = False  # something was saved
    maybe_kept: bool = False  # something may have been

    @property
    def is_nothing(self) -> bool:
        """Whether nothing has changed, for certain."""
        return not (self.is_kept or self.maybe_kept)


_OUTCOME: ContextVar[Outcome | None] = ContextVar("outcome", default=None)


@contextmanager
def outcome_noted() -> Iterator[Outcome]:
    """Note the outcome of every write in the block, and in the tasks that it starts."""
    outcome = Outcome()
    before = _OUTCOME.set(outcome)
    try:
        yield outcome
    finally:
        _OUTCOME.reset(before)


@contextmanager
def a_write() -> Iterator[None]:
    """Note how one write went: it was saved, it was not, or nobody knows."""
    outcome = _OUTCOME.get() or Outcome()
    try:
        yield
    except Exception as failed:
        outcome.maybe_kept |= getattr(failed, "maybe_kept", False)
        raise
    except BaseException:  # the caller stopped waiting
        outcome.maybe_kept = True
        raise
    else:
        outcome.is_kept = True
