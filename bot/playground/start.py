"""Builds the start page: what this is, games to open, and links to the channel for everybody."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from bot.looks.catalogue import LOOKS, drawn
from bot.ui.words import Words, words
from games.catalogue import GAMES

ALONE, TOGETHER = "alone", "together"


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page shows now."""

    people: tuple[tuple[int, str, str], ...]
    """Id, name, and the way to the channel as seen by them."""
    commands: tuple[tuple[str, str], ...]
    """Name and description."""
    tables: int
    threads: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Name, and the way there for each name."""
    letters: tuple[tuple[str, str], ...] = ()
    """Who has direct messages, and the way to them."""
    trouble: str = ""


def start_page(language: str, shown: Shown, to_open: str) -> str:
    """Build the page; `to_open` is the address that opens a table."""
    said = words(language)
    parts = (
        f"<p>{_said(said, 'what')}</p>",
        f'<p class="trouble" role="alert">{escape(shown.trouble)}</p>' if shown.trouble else "",
        f'<form method="post" action="{escape(to_open)}">',
        f"<fieldset><legend>{_said(said, 'as')}</legend>{_choice(shown)}</fieldset>",
        f"<h2>{_said(said, 'games')}</h2>",
        f'<div class="games">{"".join(_game(said, key) for key in GAMES)}</div></form>',
        _ways(said, shown),
        _how(said, shown),
        f'<footer class="quiet"><p>{_said(said, "stop")}</p></footer>',
    )
    return _page(language, "\n".join(parts))


def locked_page(language: str) -> str:
    """Build the page for visitors without the secret."""
    return _page(language, f"<p>{_said(words(language), 'locked')}</p>")


def _page(language: str, body: str) -> str:
    lead = _said(words(language), "lead")
    return Template(static("start.html")).substitute(language=language, lead=lead, body=body)


def _said(said: Words, key: str) -> str:
    return escape(said(f"playground-{key}")).replace("*", "")


def _choice(shown: Shown) -> str:
    def choice(place: int, number: int, name: str) -> str:
        checked = " checked" if place == 0 else ""
        box = f'<input type="radio" name="person" value="{number}"{checked}>'
        return f"<li><label>{box}{escape(name)}</label></li>"

    listed = (choice(place, person[0], person[1]) for place, person in enumerate(shown.people))
    return _list("people", listed)


def _game(said: Words, key: str) -> str:
    art = LOOKS[key].art
    seats = said("playground-seats", least=GAMES[key].seats[0], most=GAMES[key].seats[-1])
    faces = "".join(f'<img src="/face/{name}.png" alt="">' for name in art.start_page)
    return (
        f'<article class="game {key}">'
        f'<div class="faces">{faces}</div>'
        f"<h3>{escape(said(f'game-{key}'))}</h3>"
        f'<p class="does">{escape(said(f"{key}-start"))}</p><p class="seats">{escape(seats)}</p>'
        f'<button name="table" value="{key} {ALONE}">{_said(said, "alone")}</button>'
        f'<button class="second" name="table" value="{key} {TOGETHER}">'
        f"{_said(said, 'together')}</button></article>"
    )


def _ways(said: Words, shown: Shown) -> str:
    links = (
        f'<li><a href="{escape(way)}" target="_blank" rel="noopener">'
        f"{escape(said('playground-open', name=name))}</a></li>"
        for _, name, way in shown.people
    )
    return (
        f"<h2>{_said(said, 'people')}</h2>"
        f"<p>{escape(said('playground-tables', count=shown.tables))}</p>"
        f"<p>{_said(said, 'people-how')}</p>"
        f"{_list('people', links)}{_letters(said, shown)}{_threads(said, shown)}"
    )


def _letters(said: Words, shown: Shown) -> str:
    links = (
        f'<li><a href="{escape(way)}" target="_blank" rel="noopener">'
        f"{escape(said('playground-messages', name=name))}</a></li>"
        for name, way in shown.letters
    )
    return _list("people", links) if shown.letters else ""


def _threads(said: Words, shown: Shown) -> str:
    links = (
        f'<li><a href="{escape(way)}" target="_blank" rel="noopener">'
        f"{escape(said('playground-thread', thread=thread, name=name))}</a></li>"
        for thread, ways in shown.threads
        for name, way in ways
    )
    return _list("people", links) if shown.threads else ""


def _how(said: Words, shown: Shown) -> str:
    steps = (f"<li>{_said(said, f'how-{key}')}</li>" for key in ("hand", "press", "type"))
    commands = (f"<dt>/{escape(name)}</dt><dd>{escape(does)}</dd>" for name, does in shown.commands)
    return f"<h2>{_said(said, 'how')}</h2><ol>{''.join(steps)}</ol><dl>{''.join(commands)}</dl>"


def _list(kind: str, lines: Iterable[str]) -> str:
    return f'<ul class="{kind}">{"".join(lines)}</ul>'


@cache
def stylesheet() -> str:
    """Return the page's own, with the ground of each game: the page may hold no styles itself."""
    grounds = (
        f".game.{key} {{ background: {look.art.colours.base}; }}\n" for key, look in LOOKS.items()
    )
    return static("start.css") + "".join(grounds)


@cache
def static(name: str) -> str:
    return files("bot.playground").joinpath("static", name).read_text(encoding="utf-8")


@cache
def face(name: str) -> bytes | None:
    """Return a picture of the page; there are no others."""
    shown = {each for look in LOOKS.values() for each in look.art.start_page}
    return drawn(name).png if name in shown else None
