"""The tests: they assert what a player would miss."""
