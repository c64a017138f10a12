"""Composing: how a game asks for an action that no menu lists, for whoever reads and types."""

from collections.abc import Generator
from typing import TypeAlias

from msgspec import Struct

from hustings.core.model import Action
from hustings.core.story import Line


class Query(Struct, frozen=True):
    """A question on the way to an action, with all its answers."""

    ask: Line
    answers: tuple[Line, ...]
    """Without any, the question says why there is nothing to compose."""
    so_far: tuple[Line, ...] = ()
    """What is composed already and the question adds to."""


Composing: TypeAlias = Generator[Query, int, Action]
"""Yields questions, is sent the number of each answer from 0, and returns what was composed.

What is composed may still be against the rules, which say why.
"""
