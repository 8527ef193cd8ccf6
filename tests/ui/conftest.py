"""Sets dummy drivers before pygame is imported, and makes a missing message an error."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from functools import lru_cache

import pytest

from game.ai import bots, names
from game.ai.rulebot import rule_bot
from game.reviewer import AtOnce
from game.ui.app.keys import CONTROLS
from game.ui.app.speech import VOICE
from game.ui.draw import deck, pictures
from game.view import words

_read = deck._read_for
_read_once = lru_cache(1000)(_read)
LARGEST = 300
"""The largest width of cards that are cached: few tests use larger ones, and a deck of them takes half a gigabyte."""


def _read_for(want):
    """Read each picture of a card only once in a process, because reading takes a third of the time of the tests."""
    return _read_once(want) if want.width <= LARGEST else _read(want)


deck._read_for = _read_for
_once = lru_cache(40)(pictures.loaded)
pictures.loaded = lambda path: _once(path).copy()
"""Reads the cloth and the other pictures of the table only once, not for each size of a window."""


def read_each_time(monkeypatch):
    """Do not use the pictures of cards that other tests have read."""
    monkeypatch.setattr(deck, "_read_for", _read)


@pytest.fixture(autouse=True)
def quick_opponents(monkeypatch):
    """Let all opponents play by plain rules, because these tests are about the window and play many deals."""
    for level in names.OFFERED:
        monkeypatch.setitem(bots.LEVELS, level, rule_bot)


@pytest.fixture(autouse=True)
def no_search_for_garbage(monkeypatch):
    """A window at rest frees nothing: a search through all that the tests keep takes a third of a second."""
    monkeypatch.setattr("game.ui.app.app.give_back", lambda: None)


VOICE.lose("the computer of the tests says nothing")
AtOnce.__init__.__defaults__ = (6,)
"""Hints and reviews weigh a quarter of the worlds: these tests are about what is shown of them."""


@pytest.fixture(autouse=True)
def english_and_strict(monkeypatch):
    ends = []
    on_change = words.on_change

    def noted(tell):
        ends.append(on_change(tell))
        return ends[-1]

    monkeypatch.setattr(words, "on_change", noted)
    words.raise_when_missing()
    words.use("en")
    words.use_indices("french")
    words.of_game(str)
    yield
    for end in ends:  # windows in reference cycles may still exist; their stores are closed
        end()
    words.use("en")
    words.use_indices("french")


@pytest.fixture(autouse=True)
def default_keys():
    """Restore the keys and buttons that a test has changed."""
    yield
    CONTROLS.suit({}, {})
    CONTROLS.by_pad = CONTROLS.screen_keyboard = False
    CONTROLS.pad = "xbox"


@pytest.fixture(scope="module")
def fence():
    """A process that carries out calls of ``pygame.transform`` and detects access beyond a surface."""
    if not hasattr(os, "fork"):
        pytest.skip("forks a process for every call that fails")
    from .fence import Fence
    opened = Fence()
    yield opened
    opened.close()
