"""What the server asks a process of bots, one line of JSON each way."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType


class Question(Struct, frozen=True):
    """What would this bot do? It is told what its seat may know, and nothing else."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    view: Raw
    menu: Raw
    dice: str
    """The key of the bot's own dice, in hexadecimal."""


class Answer(Struct, frozen=True):
    """What it would do, or why it would not; or, before that, that it now begins to think."""

    action: Raw | UnsetType = UNSET
    error: str = ""
    thinking: bool = False
    """Whether the bot is made, and its answer follows: from here on its budget runs."""
