"""A refusal in words: the game's own sentence, and the clause it stands on."""

from bot.errors import Answer
from bot.ui.words import MissingWords, Words
from games.errors import BadOptions, IllegalMove, RuleError, UnreadableMove


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
