"""Tarot des Fleurs: tarot the trick-taking game, with the French Flower Tarot."""

VERSION = "1.0.0"
TITLE = "Tarot des Fleurs"
NAME = "tarot-des-fleurs"
"""The name of the command and of the game's folders."""
DESKTOP_NAME = "io.github.tarot_des_fleurs.TarotDesFleurs"
"""The id of the game on Linux desktops: menu entry, icon and windows."""
LICENCES = {"code": "MIT", "pictures": "CC BY 4.0", "sounds": "CC BY 4.0", "fonts": "SIL OFL 1.1"}
"""The licence of each part of the game; pyproject.toml repeats them for package indexes."""
