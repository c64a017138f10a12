"""client/src/protocol.ts: the types of what the page and the server say to each other."""

import textwrap
from collections.abc import Iterator
from typing import Any, get_args

import msgspec.inspect as mi

from hustings.core.model import Option
from hustings.games.shelf import games
from hustings.server import protocol
from tools.generated import shapes

PATH = "client/src/protocol.ts"
HEAD = """\
/**
 * What the page and the server say to each other.
 *
 * Made from src/hustings/server/protocol.py and the games' models by `make generate`: change those.
 */

/** A place at the table, clockwise from 0; null is nobody: chance, or a spectator. */
export type Seat = number;
export type Fact = number | string;
"""
WIDTH = 100


def files() -> dict[str, str]:
    """Return the file and its text."""
    return {PATH: "\n".join(_parts())}


def _parts() -> Iterator[str]:
    yield HEAD
    for name in shapes.ALIASES:
        yield _alias(name, get_args(getattr(protocol, name)))
    for cls in shapes.messages():
        # An option holds whatever actions its game has.
        given = Option[protocol.AnyAction] if cls is Option else cls
        yield _interface(cls, mi.type_info(given), "")
    yield _union("ClientMessage", protocol.ClientMessage)
    yield _union("ServerMessage", protocol.ServerMessage)
    for space, found in shapes.namespaces().items():
        yield _namespace(space, found)
    for parameter, whole in shapes.PARAMETERS.items():
        name = "Actions" if parameter == "Action" else parameter
        members = " | ".join(f"{game.capitalize()}.{name}" for game in games())
        yield f"export type {whole} = {members};\n"


def _alias(name: str, words: tuple[str, ...]) -> str:
    return _wrapped(f"export type {name} =", [shapes.literal(word) for word in words])


def _union(name: str, members: Any) -> str:
    return _wrapped(f"export type {name} =", [member.__name__ for member in get_args(members)])


def _namespace(space: str, found: tuple[Any, ...]) -> str:
    parts = [_noun(shape, space) for shape in found]
    for name, game in games().items():
        if name.capitalize() == space:
            actions = mi.type_info(game.actions)
            parts.append(f"export type Actions = {shapes.written(actions, space)};\n")
    body = textwrap.indent("\n".join(parts), "  ")
    return f"export namespace {space} {{\n{body}}}\n"


def _noun(shape: Any, space: str) -> str:
    if isinstance(shape, mi.EnumType):
        words = shapes.values(shape).split(" | ")
        head = _comment(shapes.comment(shape.cls)) + "\n"
        return head + _wrapped(f"export type {shape.cls.__name__} =", words)
    return _interface(shape.cls, shape, space)


def _interface(cls: type, shape: Any, space: str) -> str:
    notes = shapes.notes(cls)
    used = shapes.parameters(shape)
    generic = ", ".join(f"{name} = {shapes.PARAMETERS[name]}" for name in used)
    lines = [
        _comment(shapes.comment(cls)),
        f"export interface {cls.__name__}{f'<{generic}>' if generic else ''} {{",
    ]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';")
    asked = cls in protocol.ASKED or cls in get_args(protocol.ClientMessage)
    for field in shape.fields:
        if field.name in notes:
            lines.append("  " + _comment(notes[field.name]))
        # A client may leave out what has a default; the server never does.
        optional = "?" if asked and not field.required else ""
        lines.append(f"  {field.name}{optional}: {shapes.written(field.type, space)};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str) -> str:
    return f"/** {text} */".replace("``None``", "null").replace("``", "`")


def _wrapped(head: str, words: list[str]) -> str:
    line = f"{head} {' | '.join(words)};"
    if len(line) <= WIDTH:
        return line + "\n"
    rows = textwrap.wrap(" | ".join(words), WIDTH - 6, break_on_hyphens=False)
    body = "\n".join(f"  | {row.removeprefix('| ').removesuffix(' |')}" for row in rows)
    return f"{head}\n{body};\n"
