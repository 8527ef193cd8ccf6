"""Tarot des Fleurs: tarot the trick-taking game, with the French Flower Tarot."""

VERSION = "0.1.0"
TITLE = "Tarot des Fleurs"
NAME = "tarot-des-fleurs"
"""The name of the command, and of the folders the game keeps."""
DESKTOP_NAME = "io.github.tarot_des_fleurs.TarotDesFleurs"
"""What Linux desktops know the game by: its menu entry, its icon, its windows."""
