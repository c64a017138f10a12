"""Decks of cards: names and facts, no rules."""
