"""Measurements by name: each a function from a number of rounds to lines of text."""
