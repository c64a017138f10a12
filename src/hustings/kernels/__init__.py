"""Games by the million: positions as numbers, and all that can be done with any such game."""
