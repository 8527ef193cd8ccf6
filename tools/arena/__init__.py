"""Compares two bots in the same deals: `python -m tools.arena --a BOT --b BOT`."""
