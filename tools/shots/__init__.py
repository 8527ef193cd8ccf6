"""Draws any scene as a picture, without a display: `python -m tools.shots SCENE --out x.png`."""
