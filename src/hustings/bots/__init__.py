"""Bots: players that see what a seat sees."""
