"""Finds and checks the puzzles shipped with the game; `docs/puzzles.md` describes the method."""
