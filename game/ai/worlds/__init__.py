"""Deduces a seat's knowledge of the hidden cards, and samples worlds: deals that fit its observation."""
