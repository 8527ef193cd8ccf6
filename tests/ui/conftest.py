"""No window, no device, no missing word: set before anything imports pygame."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.ui import words


@pytest.fixture(autouse=True)
def _english_and_strict():
    words.raise_when_missing()
    words.use("en")
    yield
    words.use("en")
