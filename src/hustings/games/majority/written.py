"""Decks and boards written in TOML, as `presets` reads them."""

from collections.abc import Iterable, Iterator
from json import dumps

from hustings.games.majority.sheet import Board, Deck, Law, Title, Words


def deck_toml(deck: Deck) -> str:
    """Return *deck* in TOML."""
    return "\n".join([*_head(deck.name, deck.title), *[_law(law) for law in deck.laws]]) + "\n"


def board_toml(board: Board) -> str:
    """Return *board* in TOML."""
    spots = [
        f'  {{ faction = "{spot.faction}", q = {spot.q}, r = {spot.r} }},' for spot in board.spots
    ]
    arrows = [f'  {{ tail = "{arrow.tail}", head = "{arrow.head}" }},' for arrow in board.arrows]
    head = _head(board.name, board.title)
    return "\n".join([*head, "", "spots = [", *spots, "]", "arrows = [", *arrows, "]"]) + "\n"


def _head(name: str, title: Title) -> Iterator[str]:
    yield f"name = {_text(name)}"
    yield f"title = {_title(title)}"


def _law(law: Law) -> str:
    lines = [
        "",
        "[[laws]]",
        f"id = {law.id}",
        f"title = {_title(law.title)}",
        f'symbol = "{law.symbol}"',
        f"reward = {_words(law.reward)}",
        f"penalty = {_words(law.penalty)}",
    ]
    if law.amount is not None:
        lines.append(f"amount = {law.amount}")
    return "\n".join(lines)


def _title(title: Title) -> str:
    return f"{{ en = {_text(title.en)}, id = {_text(title.id)} }}"


def _words(words: Words) -> str:
    return f"{{ politics = {_list(words.politics)}, powers = {_list(words.powers)} }}"


def _list(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def _text(text: str) -> str:
    """Return *text* as a basic string of TOML, which JSON's is."""
    return dumps(text, ensure_ascii=False)
