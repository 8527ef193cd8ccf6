"""Deduces what a seat knows of the hidden cards, and samples worlds: deals that fit what it has seen."""
