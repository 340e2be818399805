#!/usr/bin/env python3
"""Deals a finished match again from its log, and names the first thing that does not fit.

    python verify.py FILE [--fingerprint HEX]

FILE is the log that the bot attaches, an exported match, or a log in another form: a JSON list of
texts, an object with such a list under "log", or the texts one a line. HEX is the fingerprint that
the message at the end of the match shows: without it nobody can know whether these are the moves
that were made, or others.

This file stands alone: it needs Python and nothing of the project, so it can be read and kept apart
from the program it checks. DEALING.md says in words what it computes. Where the project is, `python
-m games verify` also holds every move against the rules.
"""

import argparse
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

LARGEST = 1_500_000  # bytes of a file
LONGEST = 20_000  # entries of a log in a file
MOST_SEATS = 12
MOST_CARDS = 300  # in a deck
MOST_SAID = 300  # characters of a reason
HEAD = ("game", "rules", "seats", "options", "position", "words", "commitment")
DIGITS = 64  # of a fingerprint


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
    deck: list[str] = []
    for kind in options["deck"]["types"]:
        deck += [kind["code"]] * min(kind["copies"], MOST_CARDS + 1)
        if len(deck) > MOST_CARDS:
            raise DoesNotFit(f"entry 0: the deck has more than {MOST_CARDS} cards")
    return deck


GAMES = {
    "rank": Dealing(("roles", "deal"), rank_deck, "handNumber"),
    "racko": Dealing(("cut", "deal"), racko_deck),
    "scots": Dealing(("dealer", "deal", "shuffle"), scots_deck),
}


FORMER: dict[tuple[str, int], Dealing] = {}
"""Of older versions of the rules whose dealer did other things, by game and number."""


class DoesNotFit(Exception):
    """The log is not what its seed would have dealt; the text says where."""


class TooLong(Exception):
    """The file is longer than what is read here, so nothing was checked."""


@dataclass(frozen=True)
class Checked:
    """What was found about a log that fits."""

    shuffles: int  # and draws of the dealer
    moves: int  # of the seats
    is_judged: bool  # each was held against the rules
    is_over: bool | None  # None: nobody has judged
    is_known: bool  # the fingerprint was given, and is the log's
    commitment: str
    fingerprint: str


Judge = Callable[[Sequence[Any]], bool]
"""Holds every move against the rules, and says whether the match is over; raises DoesNotFit."""


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"courtyard commitment 1\n" + seed).hexdigest()


def deal_key(seed: bytes, words: Sequence[str]) -> bytes:
    mixed = b"".join(
        len(raw).to_bytes(4, "big") + raw for raw in (word.encode("utf-8") for word in words)
    )
    return hmac.digest(seed, b"courtyard key 1\n" + mixed, "sha256")


def numbers(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}\n{block}".encode(), "sha256")
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


def fingerprint(head: dict[str, Any], moves: Sequence[str]) -> str:
    told = {name: head.get(name) for name in HEAD}
    told["words"] = told["words"] or []
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    lines = ["courtyard fingerprint 1", text, *moves]
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


class Rest:
    """What the dealer's next order depends on: how far the match is, and the pile to recycle."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.game, self.seats, self.options = head["game"], head["seats"], head["options"]
        start = head.get("position") or {}
        self.dealing = FORMER.get((self.game, head.get("rules", 0)), GAMES[self.game])
        self.deck = self.dealing.deck(self.seats, self.options)
        # a round has its number while it is played; hands are counted that have been dealt
        dealt = start.get("phase") not in ("cut", "dealer", "deal", None)
        numbered = self.dealing.counted == "round"
        self.deals = start.get(self.dealing.counted, 0) + (numbered and dealt)
        self.recycles = start.get("recycles", 0)
        self.pile: list[str] = list(start.get("pile", ())) if self.game == "scots" else []

    def expected(self, order: str, key: bytes) -> list[str]:
        if order == "cut":
            return shuffled(key, "cut", self.deck)[: self.seats]
        if order == "roles":
            return shuffled(key, "roles", self.chairs())
        if order == "dealer":
            return shuffled(key, "dealer", self.chairs())[:1]
        if order == "deal":
            return shuffled(key, f"deal {self.deals}", self.deck)
        label = f"shuffle {self.deals - 1} {self.recycles}"
        return shuffled(key, label, self.pile[:-1])

    def chairs(self) -> list[str]:
        return [str(seat) for seat in range(self.seats)]

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
            alone = self.options.get("jewelsOnTop") == "alone" and self.pile[-1] in self.wilds()
            self.pile = self.pile[:-1] if alone else []

    def wilds(self) -> set[str]:
        return {kind["code"] for kind in self.options["deck"]["types"] if kind.get("wild")}


def encoding_of(raw: bytes) -> str:
    """By the mark at its beginning, as editors on Windows and PowerShell's `>` write it."""
    marks = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    return "utf-16" if raw.startswith(marks) else "utf-8-sig"


def read(path: Path, most: int = -1) -> str:
    """The text of a file, of at most so many bytes."""
    with path.open("rb") as file:
        raw = file.read(most + 1 if most >= 0 else -1)
    if 0 <= most < len(raw):
        raise TooLong(f"it has more than {most} bytes")
    return raw.decode(encoding_of(raw))


def parsed(text: str) -> Any:
    """A JSON value; an object that has a name twice could be read in two ways."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError
        return found

    return json.loads(text, object_pairs_hook=once)


def entries(text: str) -> list[Any]:
    """The log in any of its three forms."""
    try:
        log = parsed(text)
    except (ValueError, RecursionError):
        log = [line for line in text.splitlines() if line.strip()]
    if isinstance(log, dict) and isinstance(log.get("match"), dict):
        log = of_export(log)
    elif isinstance(log, dict):
        log = log.get("log", [log])
    if not isinstance(log, list) or not log:
        raise DoesNotFit("the file holds no log")
    if len(log) > LONGEST:
        raise TooLong(f"its log has more than {LONGEST} entries")
    return log


def of_export(whole: dict[str, Any]) -> list[Any]:
    """The log of a match as the bot exports it: its seat -1 is the dealer."""
    try:
        names = ("game", "rules", "seats", "commitment", "words")
        head = {name: whole["match"][name] for name in names}
        head |= {"options": parsed(whole["match"]["options"]), "seed": whole["seed"]}
        moves = [(move["seat"], move["text"]) for move in whole["log"]]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise DoesNotFit("the export is damaged") from None
    return [head, *(f"{'dealer' if seat == -1 else seat} {text}" for seat, text in moves)]


def header(entry: Any) -> dict[str, Any]:
    try:
        head = parsed(entry) if isinstance(entry, str) else entry
    except (ValueError, RecursionError):
        head = None
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(head, dict) or not isinstance(game, str) or game not in GAMES:
        raise DoesNotFit(f"entry 0: not the head of a log of a game known here: {', '.join(GAMES)}")
    if type(head.get("seats")) is not int or not isinstance(head.get("options"), dict):
        raise DoesNotFit("entry 0: seats or options are missing")
    if not 0 < head["seats"] <= MOST_SEATS:
        raise DoesNotFit(f"entry 0: a table has at most {MOST_SEATS} seats")
    if head.keys() - {*HEAD, "seed"}:
        raise DoesNotFit(f"entry 0: a head has {', '.join(HEAD)} and seed, and no more")
    if not head.get("seed"):
        raise DoesNotFit("entry 0: the seed has not been revealed, so nothing can be checked")
    return head


def seed_of(head: dict[str, Any]) -> bytes:
    try:
        seed = bytes.fromhex(head["seed"])
    except (TypeError, ValueError):
        raise DoesNotFit("entry 0: the seed is not hexadecimal") from None
    if len(seed) != 32 or seed.hex() != head["seed"]:
        raise DoesNotFit("entry 0: the seed has not 64 hexadecimal digits")
    if head.get("commitment") != commitment(seed):
        raise DoesNotFit("entry 0: the commitment does not belong to this seed")
    return seed


def check(log: Sequence[Any], published: str | None = None, judge: Judge | None = None) -> Checked:
    """What was checked; DoesNotFit names the first entry that is wrong."""
    head = header(log[0])
    try:
        key = deal_key(seed_of(head), head.get("words") or [])
        shuffles = check_deals(log, Rest(head), key)
        found = fingerprint(head, log[1:])
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, RecursionError):
        raise DoesNotFit("the log is damaged: something in its head is missing or wrong") from None
    is_over = None if judge is None else judge(log)
    if published is not None and found != published:
        raise DoesNotFit(
            f"its fingerprint is {found}: the head or the moves are not those that were published"
        )
    if is_over is False and published is None:
        raise DoesNotFit(f"entry {len(log)} is missing: the match is not over")
    return Checked(
        shuffles,
        moves=len(log) - 1 - shuffles,
        is_judged=judge is not None,
        is_over=is_over,
        is_known=published is not None,
        commitment=head["commitment"],
        fingerprint=found,
    )


def check_deals(log: Sequence[Any], rest: Rest, key: bytes) -> int:
    """How often the dealer acted."""
    shuffles, chairs = 0, set(rest.chairs())
    for number, entry in enumerate(log[1:], start=1):
        texts = entry.split() if isinstance(entry, str) else []
        who, order, *cards = texts if len(texts) > 1 else ("", "")
        is_plain = " ".join(texts) == entry and entry.isascii()
        if is_plain and who == "dealer" and order in rest.dealing.orders:
            compare(f"entry {number}: {order}", cards, rest.expected(order, key))
            rest.dealt(order, cards)
            shuffles += 1
        elif is_plain and who in chairs:
            rest.moved(order, cards)
        else:
            raise DoesNotFit(f"entry {number}: not a move of a seat or of the dealer")
        if len(rest.pile) > MOST_CARDS:
            raise DoesNotFit(f"entry {number}: there are not so many cards")
    if not shuffles:
        raise DoesNotFit("entry 1 is missing: nothing was dealt")
    return shuffles


def compare(where: str, cards: Sequence[str], expected: Sequence[str]) -> None:
    if len(cards) != len(expected):
        raise DoesNotFit(f"{where}: {len(cards)} entries where {len(expected)} belong")
    for place, (card, right) in enumerate(zip(cards, expected, strict=True), start=1):
        if card != right:
            raise DoesNotFit(f"{where}: place {place} holds {card}, the seed gives {right}")


def sentences(found: Checked) -> Iterator[str]:
    """What was found, and what could not be."""
    yield f"It fits: {found.shuffles} shuffles and draws fit the seed, and the seed its commitment."
    if found.is_judged:
        over = "to the end" if found.is_over else "but the match is not over"
        yield f"The rules allow all {found.moves} moves, {over}."
    yield f"Commitment:  {found.commitment}"
    yield f"Fingerprint: {found.fingerprint}"
    yield "Compare the commitment with the one that stood in the lobby."
    if found.is_known:
        yield "Head and moves are those that were published: the fingerprint is the one you gave."
    else:
        yield (
            "Not known: whether these are the options, words and moves of the match that was "
            "played, or others that also fit. To know it, give the fingerprint from the match's "
            "last message: --fingerprint HEX"
        )
    if not found.is_judged:
        yield (
            "Not known: whether the rules allow the moves, and whether the match is over. "
            "`python -m games verify` of Courtyard judges them."
        )


def plainly(text: str) -> str:
    """A reason as a terminal may show it: it can hold what a stranger wrote."""
    safe = "".join(sign if sign.isascii() and sign.isprintable() else "?" for sign in text)
    return safe if len(safe) <= MOST_SAID else safe[: MOST_SAID - 3] + "..."


def digits(text: str) -> str:
    """A fingerprint from the command line."""
    found = text.strip().lower()
    if len(found) != DIGITS or not set(found) <= set("0123456789abcdef"):
        raise argparse.ArgumentTypeError(f"a fingerprint has {DIGITS} hexadecimal digits")
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--fingerprint", type=digits, metavar="HEX")


def report(chosen: argparse.Namespace, judge: Judge | None = None) -> int:
    """Check a file and say what was found: 0 if it fits, 1 if not, 2 if it cannot be read."""
    try:
        log = entries(read(Path(chosen.file), LARGEST))
        for sentence in sentences(check(log, chosen.fingerprint, judge)):
            print(sentence)
    except (OSError, TooLong) as error:
        print("Cannot read the file:", getattr(error, "strerror", error), file=sys.stderr)
        return 2
    except (DoesNotFit, UnicodeDecodeError) as wrong:
        print("It does not fit:", plainly(str(wrong)), file=sys.stderr)
        return 1
    return 0


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("verify.py", description="Deals a match again from its log.")
    add_arguments(parser)
    return report(parser.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
