"""Turns a refusal into a sentence of its game, with buttons to its clauses."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bot.errors import Answer
from bot.ui.panels import MOST_PARTS, Button, Panel, Row, components, row
from bot.ui.words import MissingWords, Words
from games.catalogue import GAMES
from games.errors import BadOptions, IllegalMove, RuleError, UnreadableMove
from games.rulebook import clauses

MOST = 3  # buttons to clauses under a refusal


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a press at a table of this game was refused."""

    error: RuleError
    game: str

    def sentence(self, words: Words) -> str:
        return sentence_of(self.error, self.game, words)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return the clauses of the rules page behind it."""
        faults = self.error.faults if isinstance(self.error, BadOptions) else ()
        named = (self.error.clause, *(fault.clause for fault in faults))
        return tuple(dict.fromkeys(each for each in named if is_clause(self.game, each)))


def is_clause(game: str, name: str) -> bool:
    """Return whether the rules page has this clause; a chapter that is divided into clauses is
    none."""
    known = clauses(game) if game in GAMES else {}
    return name in known and not any(each.startswith(f"{name}.") for each in known)


def offered(error: RuleError, words: Words) -> Row | None:
    """Return buttons for what can be done about a refusal."""
    offers = error.offers if isinstance(error, Answer) else ()
    return row(*(Button(action, words(label)) for action, label in offers)) if offers else None


def with_clauses(shown: Panel, named: Iterable[str], button: Callable[[str], Button]) -> Panel:
    """Add a button for each clause of a refusal, if there is room for all."""
    buttons = [button(clause) for clause in dict.fromkeys(named)][:MOST]
    room = MOST_PARTS - components(shown) - 1
    if not buttons or room < len(buttons):
        return shown
    return replace(shown, parts=(*shown.parts, row(*buttons)))


def clause_button(game: str, clause: str, words: Words) -> Button:
    """Return a button that opens a clause on the rules page."""
    return Button(f"r:{game}:{clause}", words("rules-link", clause=clause))


def sentence_of(error: RuleError, game: str, words: Words) -> str:
    """Return the sentence of a refusal."""
    if isinstance(error, Answer):
        named = {name: ", ".join(map(words, keys)) for name, keys in error.lists.items()}
        return words(f"answer-{error.code}", **named, **error.facts)
    if isinstance(error, UnreadableMove):
        return words("answer-stale_press")
    if isinstance(error, BadOptions):
        said = words("answer-bad_options")
        return f"{said} {words('clause', clause=error.clause)}" if error.clause else said
    facts = dict(error.refusal.facts) if isinstance(error, IllegalMove) else {}
    said = _refused(words, game, error, facts)
    return f"{said} {words('clause', clause=error.clause)}" if error.clause else said


def _refused(words: Words, game: str, error: RuleError, facts: dict[str, int]) -> str:
    """Return the clause's own sentence if it has one, else the code's."""
    for key in (f"{game}-refused-{error.code}-{error.clause}", f"{game}-refused-{error.code}"):
        try:
            return words(key.replace(".", "_"), **facts)
        except MissingWords:
            continue
    return words("answer-refused", code=error.code)
