#!/usr/bin/env python3
"""Deals a finished match again from its log, and names the first thing that does not fit.

    python verify.py FILE

FILE is an exported match, or a log: a JSON list of texts, an object with such a list under "log",
or the texts one a line. This file stands alone: it needs Python and nothing of the project, so it
can be read and kept apart from the program it checks. DEALING.md says in words what it computes.
"""

import codecs
import hashlib
import hmac
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Options = dict[str, Any]


@dataclass(frozen=True)
class Dealing:
    """What the dealer of a game does: the first words of its moves, and the cards by seats and
    options, in the order in which they are shuffled."""

    orders: tuple[str, ...]
    deck: Callable[[int, Options], list[str]]
    counted: str = "round"  # the field of a position that says how far the match is


def racko_deck(seats: int, _: Options) -> list[str]:
    return [str(card) for card in range(1, 20 + 10 * seats + 1)]


def rank_deck(seats: int, _: Options) -> list[str]:
    census = {**{str(n): 7 for n in range(1, 13)}, "C": 2, "D": 2, "U": 3, "V": 3, "W": 4}
    decks = 1 if seats <= 6 else 2
    return [kind for kind, copies in census.items() for _ in range(copies * decks)]


def scots_deck(_: int, options: Options) -> list[str]:
    return [kind["code"] for kind in options["deck"]["types"] for _ in range(kind["copies"])]


GAMES = {
    "rank": Dealing(("roles", "deal"), rank_deck, "handNumber"),
    "racko": Dealing(("cut", "deal"), racko_deck),
    "scots": Dealing(("dealer", "deal", "shuffle"), scots_deck),
}


class DoesNotFit(Exception):
    """The log is not what its seed would have dealt; the text says where."""


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"courtyard commitment 1\n" + seed).hexdigest()


def deal_key(seed: bytes, words: Sequence[str]) -> bytes:
    mixed = b"".join(
        len(raw).to_bytes(4, "big") + raw for raw in (word.encode("utf-8") for word in words)
    )
    return hmac.new(seed, b"courtyard key 1\n" + mixed, hashlib.sha256).digest()


def numbers(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(key, f"{label}\n{block}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(key: bytes, label: str, items: Sequence[str]) -> list[str]:
    order, drawn = list(items), numbers(key, label)
    for place in range(len(order) - 1, 0, -1):
        limit = 2**32 - 2**32 % (place + 1)
        other = next(n for n in drawn if n < limit) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


class Rest:
    """What the dealer's next order depends on: how far the match is, and the pile to recycle."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.game, self.seats, self.options = head["game"], head["seats"], head["options"]
        start, self.dealing = head.get("position") or {}, GAMES[self.game]
        # a round has its number while it is played; hands are counted that have been dealt
        dealt = start.get("phase") not in ("cut", "dealer", "deal", None)
        numbered = self.dealing.counted == "round"
        self.deals = start.get(self.dealing.counted, 0) + (numbered and dealt)
        self.recycles = start.get("recycles", 0)
        self.pile: list[str] = list(start.get("pile", ())) if self.game == "scots" else []

    def expected(self, order: str, key: bytes) -> list[str]:
        if order == "cut":
            return shuffled(key, "cut", self.deck())[: self.seats]
        if order == "roles":
            return shuffled(key, "roles", self.chairs())
        if order == "dealer":
            return shuffled(key, "dealer", self.chairs())[:1]
        if order == "deal":
            return shuffled(key, f"deal {self.deals}", self.deck())
        label = f"shuffle {self.deals - 1} {self.recycles}"
        return shuffled(key, label, self.pile[:-1])

    def chairs(self) -> list[str]:
        return [str(seat) for seat in range(self.seats)]

    def deck(self) -> list[str]:
        return self.dealing.deck(self.seats, self.options)

    def dealt(self, order: str, cards: Sequence[str]) -> None:
        if order == "deal":
            self.deals, self.recycles = self.deals + 1, 0
            if self.game == "scots":
                self.pile = [cards[11 * self.seats]]
        elif order == "shuffle":
            self.recycles, self.pile = self.recycles + 1, self.pile[-1:]

    def moved(self, order: str, cards: Sequence[str]) -> None:
        if self.game == "scots" and order == "discard":
            self.pile.extend(cards)
        elif self.game == "scots" and order == "take":
            self.pile = []


def encoding_of(raw: bytes) -> str:
    """By the mark at its beginning, as editors on Windows and PowerShell's `>` write it."""
    marks = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    return "utf-16" if raw.startswith(marks) else "utf-8-sig"


def read(path: Path) -> str:
    raw = path.read_bytes()
    return raw.decode(encoding_of(raw))


def entries(text: str) -> list[Any]:
    """The log in any of its three forms."""
    try:
        log = json.loads(text)
    except ValueError:
        log = [line for line in text.splitlines() if line.strip()]
    if isinstance(log, dict) and isinstance(log.get("match"), dict):
        log = of_export(log)
    elif isinstance(log, dict):
        log = log.get("log", [log])
    if not isinstance(log, list) or not log:
        raise DoesNotFit("the file holds no log")
    return log


def of_export(whole: dict[str, Any]) -> list[Any]:
    """The log of a match as the bot exports it: its seat -1 is the dealer."""
    try:
        head = {name: whole["match"][name] for name in ("game", "seats", "commitment", "words")}
        head |= {"options": json.loads(whole["match"]["options"]), "seed": whole["seed"]}
        moves = [(move["seat"], move["text"]) for move in whole["log"]]
    except (KeyError, TypeError, ValueError):
        raise DoesNotFit("the export is damaged") from None
    return [head, *(f"{'dealer' if seat == -1 else seat} {text}" for seat, text in moves)]


def header(entry: Any) -> dict[str, Any]:
    try:
        head = json.loads(entry) if isinstance(entry, str) else entry
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("game") not in GAMES:
        raise DoesNotFit(f"entry 0: not the head of a log of a game known here: {', '.join(GAMES)}")
    if not isinstance(head.get("seats"), int) or not isinstance(head.get("options"), dict):
        raise DoesNotFit("entry 0: seats or options are missing")
    if not head.get("seed"):
        raise DoesNotFit("entry 0: the seed has not been revealed, so nothing can be checked")
    return head


def seed_of(head: dict[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(head["seed"])
    except (TypeError, ValueError):
        raise DoesNotFit("entry 0: the seed is not hexadecimal") from None
    if len(seed) != 32:
        raise DoesNotFit("entry 0: the seed has not 64 hexadecimal digits")
    if head.get("commitment") != commitment(seed):
        raise DoesNotFit("entry 0: the commitment does not belong to this seed")
    return seed


def check(log: Sequence[Any]) -> str:
    """What was checked, in a sentence; DoesNotFit names the first entry that is wrong."""
    head = header(log[0])
    try:
        key = deal_key(seed_of(head), head.get("words") or [])
        return check_moves(log, Rest(head), key)
    except (KeyError, TypeError, AttributeError, IndexError):
        raise DoesNotFit("the log is damaged: something in its head is missing") from None


def check_moves(log: Sequence[Any], rest: Rest, key: bytes) -> str:
    shuffles = 0
    for number, entry in enumerate(log[1:], start=1):
        texts = entry.split() if isinstance(entry, str) else []
        who, order, *cards = texts if len(texts) > 1 else ("", "")
        if who == "dealer" and order in rest.dealing.orders:
            compare(f"entry {number}: {order}", cards, rest.expected(order, key))
            rest.dealt(order, cards)
            shuffles += 1
        elif who in rest.chairs():
            rest.moved(order, cards)
        else:
            raise DoesNotFit(f"entry {number}: not a move of a seat or of the dealer")
    return f"{shuffles} shuffles and draws fit the seed, and the seed fits the commitment"


def compare(where: str, cards: Sequence[str], expected: Sequence[str]) -> None:
    if len(cards) != len(expected):
        raise DoesNotFit(f"{where}: {len(cards)} entries where {len(expected)} belong")
    for place, (card, right) in enumerate(zip(cards, expected, strict=True), start=1):
        if card != right:
            raise DoesNotFit(f"{where}: place {place} holds {card}, the seed gives {right}")


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python verify.py FILE", file=sys.stderr)
        return 2
    try:
        text = read(Path(arguments[0]))
        print("It fits:", check(entries(text)))
    except OSError as error:
        print("Cannot read the file:", error.strerror, file=sys.stderr)
        return 2
    except (DoesNotFit, UnicodeDecodeError) as wrong:
        print("It does not fit:", wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
