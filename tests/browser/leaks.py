"""Leaks: words on the screen that are not the reader's, and messages that were never worded."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from hustings.core.text import ftl
from hustings.games.shelf import games

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const foreign = (element) => element.closest('[lang]') !== document.documentElement;
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!foreign(element) && !element.closest('script, style')) found.push(walk.currentNode.data);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    if (!foreign(element))
      for (const name of ['aria-label', 'placeholder', 'title'])
        if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  found.push(document.title);
  return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
"""Returns all that is on the page to be read or heard, but what says itself in which language."""

PLACEHOLDER = re.compile(r"\{ ?\$")
FEWEST_LETTERS = 4


def leaks(texts: list[str], language: str) -> list[str]:
    """Return those of *texts* that hold an id instead of words, or another language's words."""
    return [text for text in texts if _leaks(text, language)]


@cache
def _leaks(text: str, language: str) -> bool:
    if text in _ids() or PLACEHOLDER.search(text):
        return True
    return any(_stands(piece, text) for piece in _foreign(language))


def _packages() -> Iterator[str]:
    yield "hustings.server"
    yield "hustings.cards"
    for game in games().values():
        yield game.package


@cache
def _ids() -> frozenset[str]:
    """Return the ids of all messages that can not be mistaken for words."""
    return frozenset(
        entry.id.name
        for package in _packages()
        for entry in _entries(package, "en")
        if "-" in entry.id.name
    )


@cache
def _foreign(language: str) -> tuple[str, ...]:
    """Return the pieces of sentences that only readers of other languages should meet."""
    other = "en" if language == "id" else "id"
    own = "\n".join(piece for package in _packages() for piece in _pieces(package, language))
    theirs = {piece for package in _packages() for piece in _pieces(package, other)}
    return tuple(piece for piece in sorted(theirs) if not _stands(piece, own))


def _stands(piece: str, text: str) -> bool:
    """Say whether *piece* stands in *text*, and not within longer words."""
    # Most do not stand there at all, which is found out sooner than where they end.
    return piece in text and bool(re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text))


def _pieces(package: str, language: str) -> Iterator[str]:
    """Yield the words between the placeholders of *package*'s messages."""
    for entry in _entries(package, language):
        for text in _texts(entry.value):
            piece = " ".join(text.split()).strip(" .,:;")
            # Two words at least, or one of its own: single short words are shared by languages.
            if sum(map(str.isalpha, piece)) >= FEWEST_LETTERS and " " in piece:
                yield piece


def _texts(pattern: ast.Pattern | None) -> Iterator[str]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            for variant in element.expression.variants:
                yield from _texts(variant.value)


def _entries(package: str, language: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(ftl(package, language)).body:
        if isinstance(entry, ast.Message):
            yield entry
