"""Hustings: Democracy, Tightwad and Majority Rules, to play and to study."""
