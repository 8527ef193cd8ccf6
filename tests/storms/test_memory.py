"""Where memory runs out the game goes on with plain cards."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.ui.app import app as app_module
from game.ui.draw import art, pictures, theme
from game.ui.draw import deck as deck_module
from game.ui.draw.deck import Deck
from game.ui.draw.pictures import Shelf, blank
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.table import furniture
from tests.driver import Person, wishes

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("fault", [MemoryError(), pygame.error("Out of memory")])
def test_a_deck_for_which_there_is_no_memory_is_plain(fault, monkeypatch, caplog):
    deck = Deck()
    plain = pygame.image.tobytes(deck.card("SR", 100), "RGBA")
    calls = []

    def scarce(path):
        calls.append(path)
        if len(calls) > 5:
            raise fault
        return blank((460, 845))

    monkeypatch.setattr(pictures, "loaded", scarce)
    deck.open()
    end = time.monotonic() + 20
    while not deck.complete:
        deck.collect()
        assert time.monotonic() < end
    deck.close()
    assert pygame.image.tobytes(deck.card("SR", 100), "RGBA") == plain
    assert pygame.image.tobytes(deck.card("F", 100), "RGBA") != plain
    assert "memory is short" in caplog.text


def test_a_shelf_lets_everything_go_for_a_picture_that_has_no_room():
    shelf, tries = Shelf(10**9), []

    def made():
        tries.append(len(shelf))
        if len(shelf):
            raise MemoryError
        return blank((5, 5))

    shelf.get("one", lambda: blank((9, 9)))
    assert shelf.get("two", made).get_size() == (5, 5)
    assert tries == [1, 0]
    other = pictures.shelf(1.0)
    other.get("kept", lambda: blank((9, 9)))
    left = []
    with pytest.raises(MemoryError):
        Shelf(10).get("three", lambda: left.append(len(other)) or (_ for _ in ()).throw(MemoryError()))
    assert left == [1, 0], "other shelves are emptied too before it is given up"


def test_a_card_that_cannot_be_turned_lies_as_it_is(monkeypatch):
    def scarce(*_):
        raise pygame.error("Out of memory")

    card = blank((40, 70))
    monkeypatch.setattr(pictures, "spun", scarce)
    assert pictures.turned("one of the tests", card, 30) is card
    pictures.forget()


def test_a_ground_that_has_no_room_is_bare_cloth(monkeypatch):
    """A quarter of the memory, and nothing is lost but its drawing."""
    art.forget()

    def scarce(*_):
        raise pygame.error("Out of memory")

    monkeypatch.setattr(pictures, "loaded", scarce)
    monkeypatch.setattr(art, "scaled", scarce)
    for name in ("green", "wine"):
        ground = furniture.ground((640, 360), name, (320, 180), (100, 60))
        assert ground.get_size() == (640, 360)
        assert ground.get_bytesize() == 1
        shown = pygame.Surface((640, 360), 0, 32)
        shown.blit(ground, (0, 0))
        assert shown.get_at((5, 5))[:3] == theme.FELT[:3]
    art.forget()


def test_a_frame_that_found_no_memory_is_drawn_without_what_was_kept(monkeypatch, caplog):
    """And the deal is played to its end with plain cards."""
    fresh = Deck()
    for module in (deck_module, app_module, app_module.relieve.__globals__):
        (module.__setitem__("DECK", fresh) if isinstance(module, dict) else None)
    person = Person(wishes(seed=2))
    person.press(pygame.K_RETURN)
    failing = [True]
    draw = type(person.scene).draw

    def once(scene, surface):
        if failing and failing.pop():
            raise MemoryError
        draw(scene, surface)

    monkeypatch.setattr(type(person.scene), "draw", once)
    person.step(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert not failing
    assert "memory is short" in caplog.text
    person.play_deal()
    assert isinstance(person.scene, ScoringScene)


SCARCE = """
import resource, sys
import pygame
from pathlib import Path
from game.ui import shots
from game.ui.app.app import App
from game.ui.draw.deck import DECK
from tests.driver import Person, wishes
from game.ui.scenes.table.scoring import ScoringScene
import logging
logging.basicConfig(level="WARNING", stream=sys.stderr)
shots.prepare()
person = Person(wishes(seed=2))
person.press(pygame.K_RETURN)
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
room = used + int(sys.argv[1]) * 2**20
resource.setrlimit(resource.RLIMIT_AS, (room, room))
try:
    DECK.open()
except RuntimeError:  # not even a thread
    pass
person.app.screen.sized((1920, 1080))
person.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
person.play_deal()
print(type(person.scene).__name__, sum(person.table.session.match.totals))
DECK.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
@pytest.mark.parametrize("megabytes", [80, 140])
def test_a_process_with_little_memory_plays_a_deal_to_its_end(megabytes):
    done = subprocess.run([sys.executable, "-c", SCARCE, str(megabytes)], cwd=ROOT, check=False, capture_output=True,
                          text=True, timeout=200, env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                                                       "PYTHONPATH": str(ROOT), "MALLOC_ARENA_MAX": "1"})
    assert done.returncode == 0, done.stderr[-2500:]
    assert done.stdout.splitlines()[-1] == "ScoringScene 0"
