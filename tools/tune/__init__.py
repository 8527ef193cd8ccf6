"""Trains the bots' policies and nets; for developers, never needed at the table."""
