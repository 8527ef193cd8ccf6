"""Puzzles of judgement, one file a game: `puzzle` reads them, `score` tells which of them a bot solves."""
