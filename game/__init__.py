"""Tarot des Fleurs: the map follows."""
