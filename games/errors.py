"""Defines what the rules refuse. Each error is shown to the person who caused it and changes
nothing."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the code of the rules page, and its clause."""

    code: str
    clause: str
    facts: tuple[tuple[str, int], ...] = ()  # numbers for the sentence


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in options, a deck or a position; `where` names the field."""

    where: str
    text: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.where}: {self.text}" if self.where else self.text


class RuleError(Exception):
    """The base of all errors that players see: never bugs, never logged."""

    def __init__(self, code: str, clause: str = "", message: str = "") -> None:
        super().__init__(message or f"{code} ({clause})" if clause else message or code)
        self.code = code
        self.clause = clause


class UnreadableMove(RuleError):
    """The text is no move of this game. It is not repeated, as it may be hostile."""

    def __init__(self) -> None:
        super().__init__("unreadable")


class IllegalMove(RuleError):
    """The text is a move, but the rules do not allow it here."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.clause)
        self.refusal = refusal


class Refused(RuleError):
    """Options or a position with faults, all of them listed."""

    code = "bad_request"

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        clause = next((fault.clause for fault in self.faults if fault.clause), "")
        super().__init__(self.code, clause, "; ".join(map(str, self.faults)))


class BadOptions(Refused):
    code = "bad_options"


class BadPosition(Refused):
    code = "bad_request"
