"""Pictures and measurements of the window need no display."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai import bots, names
from game.settings import Settings, path_in, write
from game.ui.scenes.match import new_session
from game.ui.scenes.menu import MenuScene
from tests.driver import front
from tools.bench import resting
from tools.bench.__main__ import idle_shares
from tools.shots.__main__ import main
from tools.shots.shots import Shot, app_of

ROOT = Path(__file__).parents[2]
BARE = {name: value for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "TAROT_TRACE")}


def run(*words: str) -> subprocess.CompletedProcess:
    """Run a tool in a separate process, on a machine without a display."""
    return subprocess.run([sys.executable, "-m", *words], env=BARE, check=False, cwd=ROOT, capture_output=True,
                          text=True, timeout=300)


def test_no_time_goes_into_thinking(monkeypatch):
    class Ponderous:
        def choose(self, view, rng):
            raise AssertionError("asked to think")
    for level in names.OFFERED:
        monkeypatch.setitem(bots.LEVELS, level, Ponderous())
    app = app_of(Shot("play", (1280, 720)))
    session = new_session(front(app, MenuScene).context, human=False)
    for _ in range(40):
        session.advance(ready=True)
    assert session.record.moves
    app.close()


def test_the_window_at_rest_is_measured_scene_by_scene(monkeypatch):
    monkeypatch.setattr(resting, "SETTLED_S", 0.1)
    monkeypatch.setenv("TAROT_TRACE", "")
    lines = list(idle_shares(1))
    assert [line.split("  ")[0] for line in lines] == ["menu, with music", "menu, muted",
                                                            "table, muted", "table, with music"]
    for line in lines:
        share, _, unit = line.split("  ", 1)[1].strip().partition(" % ")
        assert 0 < float(share) < 200
        assert unit == "of a core (1 s)"


def test_a_window_that_shows_nothing_is_not_measured(monkeypatch):
    monkeypatch.setattr(resting, "PATIENCE_S", 0.0)
    monkeypatch.setenv("TAROT_TRACE", "")
    with pytest.raises(TimeoutError, match="window"):
        list(resting.shares(1))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_the_window_is_not_measured():
    done = run("tools.bench", "rest", "--rounds", "1")
    assert done.returncode == 2
    assert done.stderr.count("window") == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_without_a_display_a_scene_is_drawn(tmp_path):
    done = run("tools.shots", "menu", "--out", str(tmp_path / "menu.png"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "menu.png").stat().st_size > 50_000
    assert done.stderr == ""


def drawn(folder: Path, **settings: Any) -> bytes:
    """The widgets' page, whose cards are large, drawn with ``settings`` stored in ``folder``."""
    folder.mkdir()
    assert write(path_in(folder), Settings(**settings)) is None
    assert main(["widgets", "--data-dir", str(folder), "--out", str(folder / "page.png")]) == 0
    return (folder / "page.png").read_bytes()


def test_a_scene_is_drawn_with_the_deck_and_the_back_of_the_settings(tmp_path):
    usual = drawn(tmp_path / "usual")
    large = drawn(tmp_path / "large", deck="large-index")
    other = drawn(tmp_path / "other", back="iris")
    assert len({usual, large, other}) == 3
    assert drawn(tmp_path / "again", deck="flowers") == usual


def test_settings_that_cannot_be_used_are_one_sentence(tmp_path, capsys):
    (tmp_path / "settings.json").write_text("{ no settings")
    assert main(["menu", "--data-dir", str(tmp_path), "--out", str(tmp_path / "menu.png")]) == 2
    told = capsys.readouterr().err
    assert (told.count("\n"), "settings" in told) == (1, True)
    assert any("no settings" in kept.read_text() for kept in tmp_path.glob("settings*"))


@pytest.mark.skipif(sys.platform != "linux", reason="no device is full elsewhere")
def test_a_picture_for_which_there_is_no_room_is_one_line(monkeypatch, capfd):
    """SDL would print a message for each part of the picture."""
    monkeypatch.setattr("tools.shots.shots.scene_picture", lambda wanted: pygame.Surface((200, 200)))
    assert main(["widgets", "--out", "/dev/full"]) == 2
    assert capfd.readouterr().err == "tarot-des-fleurs: /dev/full cannot be written: the disk is full\n"
