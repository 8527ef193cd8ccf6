"""Faults around the game: none prevents play."""
