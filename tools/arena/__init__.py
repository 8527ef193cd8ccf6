"""Measures one bot against another in the same deals: `python -m tools.arena --a BOT --b BOT`."""
