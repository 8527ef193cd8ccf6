"""Puzzles of judgement, one file for each game: `puzzle` reads them, `score` counts those that a bot solves."""
