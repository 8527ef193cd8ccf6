"""Tarot des Fleurs: tarot the trick-taking game, with the French Flower Tarot."""

VERSION = "0.1.0"
TITLE = "Tarot des Fleurs"
