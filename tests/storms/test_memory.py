"""Without enough memory, the game continues with plain cards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game import threads
from game.cli import NO_MEMORY
from game.settings import WindowOptions
from game.threads import is_shortage
from game.ui.app import app as app_module
from game.ui.app import start, system
from game.ui.draw import art, pictures, theme
from game.ui.draw import deck as deck_module
from game.ui.draw.deck import Deck
from game.ui.draw.pictures import Shelf, blank
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.table import furniture
from game.view.table.geometry import Rim
from tests.children import signals_as_usual
from tests.driver import Person, context
from tests.effort import few
from tests.ui.conftest import read_each_time

ROOT = Path(__file__).parents[2]
NO_MEMORY_SAID = "tarot-des-fleurs: there is not enough memory\n"


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
    read_each_time(monkeypatch)
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

    def never_enough() -> Surface:
        left.append(len(other))
        raise MemoryError
    with pytest.raises(MemoryError):
        Shelf(10).get("three", never_enough)
    assert left == [1, 0], "other shelves are emptied too before it is given up"


def test_a_card_that_cannot_be_turned_is_drawn_upright(monkeypatch):
    def scarce(*_):
        raise pygame.error("Out of memory")

    card = blank((40, 70))
    monkeypatch.setattr(pictures, "spun", scarce)
    assert pictures.turned("one of the tests", card, 30) is card
    pictures.clear_cache()


def test_a_ground_that_has_no_room_is_bare_cloth(monkeypatch):
    art.clear_cache()

    def scarce(*_):
        raise pygame.error("Out of memory")

    monkeypatch.setattr(pictures, "loaded", scarce)
    monkeypatch.setattr(art, "scaled", scarce)
    for name in ("green", "wine"):
        ground = furniture.table_ground((640, 360), name, Rim(320, 180, 100, 60))
        assert ground.get_size() == (640, 360)
        assert ground.get_bytesize() == 1
        shown = pygame.Surface((640, 360), 0, 32)
        shown.blit(ground, (0, 0))
        assert shown.get_at((5, 5))[:3] == theme.FELT[:3]
    art.clear_cache()


def test_a_frame_that_found_no_memory_is_drawn_without_what_was_kept(monkeypatch, caplog):
    fresh = Deck()
    for module in (deck_module, app_module, system.free_memory.__globals__):
        (module.__setitem__("DECK", fresh) if isinstance(module, dict) else None)
    person = Person(context(seed=2), watched=True)
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


def test_a_parser_without_memory_is_understood():
    """CPython 3.11 reports a syntax error in the code that a dataclass writes if there is less than 40 MB."""
    assert is_shortage(SyntaxError("expected ':'", ("<string>", 2, 1, "def __init__(self):")))
    assert not is_shortage(SyntaxError("expected ':'", ("game/about.py", 2, 1, "def f()")))


@pytest.fixture(scope="module")
def compiled():
    """Compile the game, because a parser without memory reports errors in correct code."""
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(ROOT / "game")], check=True)


@pytest.fixture
def begun(tmp_path, compiled):
    """Return a function that starts the window with a limit in megabytes."""
    games: list[subprocess.Popen] = []
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "MALLOC_ARENA_MAX": "1",
           "TAROT_TRACE": str(tmp_path / "trace")}

    def begin(megabytes: int | None) -> subprocess.Popen:
        limit = "unlimited" if megabytes is None else str(megabytes * 1024)
        words = [sys.executable, str(ROOT / "main.py"), "--seed", "3", "--data-dir", str(tmp_path)]
        with signals_as_usual():
            game = subprocess.Popen(["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', limit, *words], env=env,
                                    stderr=subprocess.PIPE, text=True)
        games.append(game)
        end, trace = time.monotonic() + 20, tmp_path / "trace"
        while game.poll() is None and time.monotonic() < end and not (trace.exists() and trace.stat().st_size):
            time.sleep(0.02)
        return game

    yield begin
    for game in games:
        if game.poll() is None:
            game.kill()
        game.communicate()


def settled(game: subprocess.Popen) -> int:
    """The bytes of memory of ``game``, after they have been constant for a second."""
    import resource
    sizes = [0]
    while len(sizes) < 6 or len(set(sizes[-5:])) > 1:
        time.sleep(0.25)
        sizes.append(int(Path(f"/proc/{game.pid}/statm").read_bytes().split()[0]) * resource.getpagesize())
        assert len(sizes) < 200, sizes
    return sizes[-1]


def ended(game: subprocess.Popen) -> str:
    """The output of ``game`` on its error stream, at most one line; the game is stopped if it still runs."""
    time.sleep(1.0)
    if game.poll() is None:
        game.send_signal(signal.SIGTERM)
    lines = game.communicate(timeout=300)[1].splitlines(keepends=True)
    said = "".join(line for line in lines if not line.startswith("OpenBLAS"))  # from NumPy, in the bots' process
    assert "Traceback" not in said, said
    assert said.count("\n") <= 1, said
    return said


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
@pytest.mark.parametrize("megabytes", few([40, 55, 60, 65, 70, 80, 90, 100], 3))
def test_a_window_without_memory_to_begin_says_so_in_a_sentence(megabytes, begun):
    game = begun(megabytes)
    said = ended(game)
    assert said in ("", NO_MEMORY_SAID, "tarot-des-fleurs cannot start: there is not enough memory\n")
    assert said or game.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
@pytest.mark.parametrize("kilobytes", few([0, 500, 4_000], 1))
def test_a_window_without_memory_to_end_ends(kilobytes, begun):
    """The limit is set once all pictures are read, because without memory a native library may end the process."""
    import resource
    game = begun(None)
    used = settled(game)
    resource.prlimit(game.pid, resource.RLIMIT_AS, (used + kilobytes * 1024,) * 2)
    assert ended(game) in ("", NO_MEMORY_SAID)


def test_a_shortage_of_memory_ends_the_process_whatever_still_waits():
    """Python itself would wait forever at its end, here for an event that is never set."""
    program = ("import atexit, threading; from unittest.mock import patch; from game.__main__ import main;"
               "atexit.register(threading.Event().wait);"
               "patch('game.cli._done', side_effect=MemoryError).start(); main()")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False, capture_output=True, text=True,
                          timeout=100)
    assert (done.returncode, done.stderr) == (NO_MEMORY, NO_MEMORY_SAID)


def test_a_window_that_never_opened_makes_nothing_at_its_end(tmp_path, monkeypatch):
    """The study would be made only to be closed, when memory is already short."""
    def torn(*_):
        raise MemoryError

    monkeypatch.setattr(start, "_played", torn)
    monkeypatch.setattr(start, "_study_of", lambda _: pytest.fail("the study was made"))
    with pytest.raises(MemoryError):
        start.run(WindowOptions(data_dir=tmp_path))


def not_begun(*_):
    raise RuntimeError("can't start new thread")


def lost(*_):
    """Fail as CPython does if a thread gets no memory at its start."""


@pytest.mark.parametrize("scarce", [not_begun, lost])
def test_without_room_for_a_thread_there_are_plain_cards(scarce, monkeypatch, caplog):
    monkeypatch.setattr(threads, "PATIENCE_S", 0.1)
    monkeypatch.setattr("_thread.start_new_thread", scarce)
    deck = Deck()
    deck.open()
    assert not deck.collect()
    assert deck.complete
    assert deck.card("SR", 100).get_width() == 100
    deck.close()
    assert caplog.text.count("memory is short") == 1


def test_what_fails_outside_the_frames_is_one_sentence_and_in_the_log(tmp_path, monkeypatch, capsys):
    def torn(*_):
        raise ValueError("torn")

    monkeypatch.setattr(start, "_opened_with", torn)
    assert start.run(WindowOptions(data_dir=tmp_path)) == 1
    said = capsys.readouterr().err
    assert (said.count("\n"), str(tmp_path / "log" / "log.txt") in said, "torn" in said) == (1, True, False)
    assert "ValueError: torn" in (tmp_path / "log" / "log.txt").read_text(encoding="utf-8")


SCARCE = """
import resource, sys
import pygame
from pathlib import Path
from tools.shots import shots
from game.ui.app.app import App
from game.ui.draw.deck import DECK
from tests.driver import Person, context
from game.ui.scenes.table.scoring import ScoringScene
import logging
logging.basicConfig(level="WARNING", stream=sys.stderr)
shots.prepare_drawing()
person = Person(context(seed=2), watched=True)
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


NO_HOLES = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": str(128 * 1024)}
"""The address space is limited, in which free memory between pictures counts as used; this avoids most of it."""


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
@pytest.mark.long
@pytest.mark.parametrize("megabytes", [80, 140])
def test_a_process_with_little_memory_plays_a_deal_to_its_end(megabytes):
    done = subprocess.run([sys.executable, "-c", SCARCE, str(megabytes)], cwd=ROOT, check=False, capture_output=True,
                          text=True, timeout=390, env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                                                       "PYTHONPATH": str(ROOT), **NO_HOLES})
    assert done.returncode == 0, done.stderr[-2500:]
    assert done.stdout.splitlines()[-1] == "ScoringScene 0"
