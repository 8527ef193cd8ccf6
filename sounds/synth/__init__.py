"""Computes all sounds and the music of the game."""
