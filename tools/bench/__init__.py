"""Measures speed: `python -m tools.bench WHAT`."""

import game.ui  # noqa: F401 - before pygame, so that its greeting is not among the figures
