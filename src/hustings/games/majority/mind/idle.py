"""Idle: what a bot makes of an action that it would never take, and so does not think about."""

from math import inf
from typing import Final

IDLE: Final = -inf
"""The urge of an action that is not worth a thought: less than any other, and not a value."""
