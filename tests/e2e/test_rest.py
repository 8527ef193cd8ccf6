"""A real window without input: it sleeps, and signals still end it."""

import signal
import sys
import time
from pathlib import Path

import pytest

from .window import Game

pytestmark = [pytest.mark.window,
              pytest.mark.skipif(sys.platform != "linux", reason="counts wake-ups as Linux tells them")]


@pytest.fixture
def game(screen, tmp_path):
    opened = Game(screen, tmp_path, "--window", "1280x720", "--lang", "en", "--seed", "2")
    opened.until(lambda s: s["scene"] == "MenuScene")
    time.sleep(5.0)  # until nothing has happened for a while
    yield opened
    opened.kill()


def wakes(game: Game) -> int:
    """The number of times the main thread has begun to wait."""
    pid = game.process.pid
    lines = Path(f"/proc/{pid}/task/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def counted(game: Game, seconds: float) -> int:
    before = wakes(game)
    time.sleep(seconds)
    return wakes(game) - before


def test_an_untouched_window_wakes_a_few_times_a_second(game):
    assert min(counted(game, 5.0) for _ in range(4)) <= 50


@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_window_that_sleeps(game, blow):
    game.process.send_signal(blow)
    assert game.process.wait(60) == 0
    assert game.complaints() == ""
