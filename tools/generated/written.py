"""Values as TypeScript writes them."""

import re

import msgspec


def written(value: object) -> str:
    """Return *value* in one line, where the names of fields need no quotes."""
    return re.sub(r'"(\w+)":', r"\1:", msgspec.json.encode(value).decode())
