"""The tests of Hustings."""
