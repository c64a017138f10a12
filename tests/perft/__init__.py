"""Exact counts of small deals by brute force, sharing nothing with the product."""
