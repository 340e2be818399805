"""A refusal: a value until it is shown; then a sentence of the game, and its clause."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bot.errors import Answer
from bot.ui.panels import MOST_PARTS, Button, Panel, components, row
from bot.ui.words import MissingWords, Words
from games.catalogue import GAMES
from games.errors import BadOptions, IllegalMove, RuleError, UnreadableMove
from games.rulebook import clauses

MOST = 3  # clauses of a refusal that a panel leads to


@dataclass(frozen=True, slots=True)
class Refused:
    """What a press at a table of a game was told no for."""

    error: RuleError
    game: str

    def sentence(self, words: Words) -> str:
        return sentence_of(self.error, self.game, words)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The places of the game's rules page that it stands on."""
        faults = self.error.faults if isinstance(self.error, BadOptions) else ()
        named = (self.error.clause, *(fault.clause for fault in faults))
        return tuple(dict.fromkeys(each for each in named if is_clause(self.game, each)))


def is_clause(game: str, name: str) -> bool:
    """Whether the game's rules page has it: a chapter with clauses of its own is none."""
    known = clauses(game) if game in GAMES else {}
    return name in known and not any(each.startswith(f"{name}.") for each in known)


def with_clauses(shown: Panel, named: Iterable[str], button: Callable[[str], Button]) -> Panel:
    """Below it a button for each clause of a refusal; not where there is no room for them all."""
    buttons = [button(clause) for clause in dict.fromkeys(named)][:MOST]
    room = MOST_PARTS - components(shown) - 1
    if not buttons or room < len(buttons):
        return shown
    return replace(shown, parts=(*shown.parts, row(*buttons)))


def clause_button(game: str, clause: str, words: Words) -> Button:
    """From a refusal to its clause on the game's rules page."""
    return Button(f"r:{game}:{clause}", words("rules-link", clause=clause))


def sentence_of(error: RuleError, game: str, words: Words) -> str:
    """What to tell the person."""
    if isinstance(error, Answer):
        named = {name: ", ".join(map(words, keys)) for name, keys in error.lists.items()}
        return words(f"answer-{error.code}", **named)
    if isinstance(error, UnreadableMove):
        return words("answer-stale_press")
    if isinstance(error, BadOptions):
        said = words("answer-bad_options")
        return f"{said} {words('clause', clause=error.clause)}" if error.clause else said
    facts = dict(error.refusal.facts) if isinstance(error, IllegalMove) else {}
    said = _refused(words, game, error, facts)
    return f"{said} {words('clause', clause=error.clause)}" if error.clause else said


def _refused(words: Words, game: str, error: RuleError, facts: dict[str, int]) -> str:
    """A clause may have a sentence of its own; else the code has one."""
    for key in (f"{game}-refused-{error.code}-{error.clause}", f"{game}-refused-{error.code}"):
        try:
            return words(key.replace(".", "_"), **facts)
        except MissingWords:
            continue
    return words("answer-refused", code=error.code)
