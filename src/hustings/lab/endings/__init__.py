"""Endings: for each game that has them, the public part of one, and the worlds behind it."""
