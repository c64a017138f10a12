"""The shapes of what is sent, read off the structs, for the page's types and the docs."""

import ast
import inspect
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, get_args

import msgspec
import msgspec.inspect as mi
from msgspec import NODEFAULT

from hustings.bots import review
from hustings.core import model, record, story
from hustings.core.game import Game
from hustings.games.shelf import games
from hustings.server import protocol

PARAMETERS = {"View": "AnyView", "Action": "AnyAction", "Options": "AnyOptions"}
"""What a message leaves to the game, and what it is if nobody says which game."""
ALIASES = ("Phase", "Kind", "Leaver", "By", "Code")
"""Sets of words that have a name in the protocol."""
_ALIASES = {frozenset(get_args(getattr(protocol, name))): name for name in ALIASES}
HOUSES = ("hustings.core.", "hustings.bots.", "hustings.server.")
"""Modules whose nouns need no prefix."""


def messages() -> tuple[type, ...]:
    """Return what is sent, in the order in which it is declared."""
    core = (model.Objection, model.Option, model.Choose, model.Over, story.Line)
    lines = (review.Reckoning, record.Said)
    own = [
        noun
        for noun in vars(protocol).values()
        if inspect.isclass(noun)
        and noun.__module__ == protocol.__name__
        and noun is not protocol.Message
    ]
    return (*core, *lines, *own)


def nouns(game: Game) -> dict[str, tuple[Any, ...]]:
    """Return the structs and enums behind *game*'s options, actions and views, by namespace."""
    found: dict[str, dict[str, Any]] = {}
    for root in (game.options, game.actions, game.view):
        for shape in _inside(mi.type_info(root)):
            found.setdefault(namespace(shape.cls), {}).setdefault(shape.cls.__name__, shape)
    return {space: tuple(shapes.values()) for space, shapes in found.items()}


def namespaces() -> dict[str, tuple[Any, ...]]:
    """Return the nouns of all games and decks, by namespace."""
    found: dict[str, tuple[Any, ...]] = {}
    for game in games().values():
        found |= nouns(game)
    return dict(sorted(found.items()))


def namespace(cls: type) -> str:
    """Return where *cls* belongs: ``Tightwad``, ``Decktet``, or nothing for what all share."""
    if cls.__module__.startswith(HOUSES):
        return ""
    parts = cls.__module__.split(".")
    return (parts[2] if parts[1] in {"games", "cards"} else parts[-1]).capitalize()


def parameters(shape: Any) -> tuple[str, ...]:
    """Return what *shape* leaves to the game, in the order of `PARAMETERS`."""
    used = {
        inner.extra["parameter"]
        for inner in _all(shape)
        if isinstance(inner, mi.Metadata) and inner.extra
    }
    return tuple(name for name in PARAMETERS if name in used)


def written(shape: Any, home: str, fill: Callable[[str], str] = str) -> str:
    """Write *shape* as TypeScript, as it is called from inside the namespace *home*."""
    match shape:
        case mi.Metadata(extra={"parameter": name}):
            return fill(name)
        case mi.Metadata():
            return written(shape.type, home, fill)
        case mi.NoneType():
            return "null"
        case mi.BoolType():
            return "boolean"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.AnyType() | mi.RawType():
            return "unknown"
        case mi.LiteralType(values=values) if frozenset(values) in _ALIASES:
            return _ALIASES[frozenset(values)]
        case mi.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case mi.DictType(value_type=value):
            return f"Record<string, {written(value, home, fill)}>"
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            inner = written(item, home, fill)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case mi.TupleType(item_types=items):
            return f"[{', '.join(written(item, home, fill) for item in items)}]"
        case mi.UnionType(types=types):
            return " | ".join(written(inner, home, fill) for inner in types)
        case mi.StructType() | mi.EnumType():
            return _called(shape, home, fill)
        case _:
            raise TypeError(f"no TypeScript for {shape}")


def default(field: mi.Field) -> str | None:
    """Return the JSON a *field* is when it is left out, or ``None`` if it may not be."""
    if field.default is not NODEFAULT:
        return _json(field.default)
    if field.default_factory is not NODEFAULT:
        return _json(field.default_factory())
    return None


def _json(value: Any) -> str:
    """Write *value* as JSON."""
    return msgspec.json.encode(value).decode()


@cache
def notes(cls: type) -> dict[str, str]:
    """Return what the source says about each field of *cls*, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("hustings."):
            found |= _own_notes(base)
    return found


def comment(noun: object) -> str:
    """Return what *noun* says it is, in one line."""
    return " ".join((inspect.getdoc(noun) or "").split("\n\n")[0].split())


def _own_notes(cls: type) -> dict[str, str]:
    (body,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(cls))).body
    assert isinstance(body, ast.ClassDef)
    pairs = zip(body.body, body.body[1:], strict=False)
    return {
        field.target.id: " ".join(text.value.value.split())
        for field, text in pairs
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def literal(value: object) -> str:
    """Write *value* as a TypeScript literal."""
    if not isinstance(value, str):
        return str(value).lower()
    return f'"{value}"' if "'" in value else f"'{value}'"


def _called(shape: Any, home: str, fill: Callable[[str], str]) -> str:
    space = namespace(_class(shape))
    name = _class(shape).__name__
    if used := parameters(shape):
        name += f"<{', '.join(map(fill, used))}>"
    return name if space in ("", home) else f"{space}.{name}"


def _class(shape: Any) -> type:
    """Return the class of *shape*, without what it was given in brackets."""
    cls: type = getattr(shape.cls, "__origin__", shape.cls)
    return cls


def _all(shape: Any) -> Iterator[Any]:
    yield shape
    for part in _parts(shape):
        yield from _all(part)


def _parts(shape: Any) -> tuple[Any, ...]:
    match shape:
        case mi.Metadata(type=inner):
            return (inner,)
        case mi.UnionType(types=types):
            return tuple(types)
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            return (item,)
        case mi.TupleType(item_types=items):
            return tuple(items)
        case mi.DictType(value_type=value):
            return (value,)
        case mi.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case _:
            return ()


def _inside(shape: Any) -> Iterator[Any]:
    """Yield the structs and enums in *shape*, the outermost first."""
    for inner in _all(shape):
        if isinstance(inner, mi.StructType | mi.EnumType):
            yield inner


def values(shape: mi.EnumType) -> str:
    """Write an enum as the union of its values."""
    members: type[Enum] = shape.cls
    return " | ".join(literal(member.value) for member in members)
