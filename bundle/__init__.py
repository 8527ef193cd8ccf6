"""The game as a folder of its own, for whoever has no Python: `python -m bundle`."""
