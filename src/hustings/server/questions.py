"""What the server asks a process of bots, one line of JSON each way."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType


class Question(Struct, frozen=True):
    """What does this bot think? It is told what its seat may know, and nothing else."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    view: Raw
    menu: Raw
    dice: str
    """The key of the bot's own dice, in hexadecimal."""
    weighs: bool = False
    """Whether it is to weigh all it might do, and not only to choose."""


class Answer(Struct, frozen=True):
    """What it would do or what it has weighed, or why not; or, before that, that it now thinks."""

    action: Raw | UnsetType = UNSET
    reason: str = ""
    """Why it would do it, where a bot explains that to the table: a message ``bot-…``."""
    weighed: Raw | UnsetType = UNSET
    error: str = ""
    thinking: bool = False
    """Whether the bot is made, and its answer follows: from here on its budget runs."""
