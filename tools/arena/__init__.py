"""Measures one bot against another, the same deals with one seat changed: `python -m tools.arena --a BOT --b BOT`."""
