"""Measures bots in duplicate: the same deals are played again with one player exchanged."""
