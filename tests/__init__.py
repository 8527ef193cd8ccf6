"""The tests; they assert behaviour that a player would miss."""
