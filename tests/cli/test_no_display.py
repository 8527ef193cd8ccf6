"""Without a display the window says so in one line; the commands work all the same."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.settings import Settings, path_in, write

ROOT = Path(__file__).parents[2]
BARE = {name: value for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "TAROT_TRACE")}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), *words], env=BARE,
                          check=False, cwd=folder, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_no_display_is_one_line_and_exit_code_2(tmp_path):
    done = run(tmp_path)
    lines = [line for line in done.stderr.splitlines() if line.startswith("tarot-des-fleurs:")]
    assert done.returncode == 2
    assert len(lines) == 1
    assert "window" in lines[0]
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_what_measures_the_window_says_the_same_and_has_no_figures(tmp_path):
    done = run(tmp_path, "bench", "rest", "--rounds", "1")
    assert done.returncode == 2
    assert done.stderr.count("window") == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_a_scene_is_drawn_all_the_same(tmp_path):
    done = run(tmp_path, "shot", "menu", "--out", "menu.png")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "menu.png").stat().st_size > 50_000


def drawn(folder: Path, **settings: Any) -> bytes:
    """The widgets' page, whose cards are large, drawn as ``settings`` in ``folder`` want it."""
    folder.mkdir()
    assert write(path_in(folder), Settings(**settings)) is None
    done = run(folder, "shot", "widgets", "--out", "page.png")
    assert done.returncode == 0, done.stderr
    return (folder / "page.png").read_bytes()


def test_a_scene_is_drawn_with_the_deck_and_the_back_of_the_settings(tmp_path):
    usual = drawn(tmp_path / "usual")
    large = drawn(tmp_path / "large", deck="large-index")
    other = drawn(tmp_path / "other", back="iris")
    assert len({usual, large, other}) == 3
    assert drawn(tmp_path / "again", deck="flowers") == usual


def test_settings_that_cannot_be_used_are_one_sentence(tmp_path):
    (tmp_path / "settings.json").write_text("{ no settings")
    done = run(tmp_path, "shot", "menu", "--out", "menu.png")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "settings" in done.stderr
    assert any("no settings" in kept.read_text() for kept in tmp_path.glob("settings*"))
