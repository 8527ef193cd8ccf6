"""Builds the game as a folder for players without Python: `python -m bundle`."""
