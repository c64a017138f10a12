"""The tests of each game, a package each."""
