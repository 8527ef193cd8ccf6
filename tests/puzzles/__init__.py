"""Puzzles of judgement, one file a game: `puzzle` reads them, `score` counts those that a bot solves."""
