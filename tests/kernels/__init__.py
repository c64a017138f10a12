"""Kernels agree with the rules, move by move; loops agree with themselves in plain Python."""
