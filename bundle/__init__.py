"""The game as a folder of its own, for players without Python: `python -m bundle`."""
