"""Trains the bots' policies and nets; for developers, not needed for play."""
