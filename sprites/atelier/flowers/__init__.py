"""Flower heads and their parts, one file per family."""
