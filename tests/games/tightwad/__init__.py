"""The tests of Tightwad, a chapter of its rulebook a file."""
