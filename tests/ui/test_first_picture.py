"""The window shows its first picture before it loads what that picture does not need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.settings import Settings, path_in, write

ROOT = Path(__file__).parents[2]
LOOK = """
import sys
from game.cli import main
from game.ui.app.sounds import Sounds

def tell(sounds):  # the device is opened after the first picture
    print(*sys.modules)
    raise SystemExit(0)

Sounds.open = tell
main(sys.argv[1:])
"""
PARTS = ("game.ui.app", "game.ui.draw", "game.ui.widgets")
"""What every picture is made with."""
READER = ("game.ui.access", "game.view.access", "game.view.aloud.cards")
"""What is told to a screen reader, to which a window is connected before it is shown."""
BASICS = ("game.about", "game.cli", "game.engine.cards", "game.engine.plain_json", "game.engine.plain_text",
          "game.engine.rules", "game.engine.variants", "game.files", "game.logs", "game.settings", "game.threads",
          "game.ai.names", "game.ai.stop", "game.view.bindings", "game.view.gallery", "game.view.setup",
          "game.view.sounds", "game.today", "game.view.terminal", "game.view.units", "game.view.words")
"""The modules that the command line, the settings, the keys, the sounds and the words need."""
SHEET = ("game.ui.scenes.paper", "game.ui.scenes.title_page")
MENU = (*SHEET, "game.ui.scenes.menu", "game.store", "game.engine", "game.view.table.choreography")
"""The menu names the match that was left, which is read from the file of games; a petal falls as on the table."""
EMPTY = {"game", "game.ai", "game.engine", "game.ui", "game.ui.scenes", "game.view", "game.view.aloud",
         "game.view.table"}
"""Packages in which nothing is done."""


def loaded(folder: Path) -> set[str]:
    """The modules that are loaded when the first picture has been shown."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", LOOK, "--mute", "--data-dir", str(folder)], env=env,
                          capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def strange(modules: set[str], allowed: tuple[str, ...]) -> list[str]:
    return sorted(name for name in modules if name.split(".")[0] == "game" and name not in EMPTY
                  and not any(name == one or name.startswith(one + ".") for one in allowed))


@pytest.mark.parametrize("page", ["welcome", "menu"])
def test_the_first_picture_waits_for_nothing_else(tmp_path, page):
    if page == "menu":
        write(path_in(tmp_path), Settings())
    modules = loaded(tmp_path)
    assert "game.ui.scenes.title_page" in modules
    assert ("game.ui.scenes.menu" in modules) is (page == "menu")
    assert strange(modules, (*PARTS, *READER, *BASICS, *(SHEET if page == "welcome" else MENU))) == []
    assert "multiprocessing" not in modules
    assert ("sqlite3" in modules) is (page == "menu")


OPENED = """
import sys
from game.ui.app.app import App
from game.cli import main

def parts(app):
    while app.to_open:
        before = set(sys.modules)
        app.to_open.popleft()()
        print(sum(name.startswith("game.") for name in set(sys.modules) - before))
    app.scenes.exit_code = 0

if __name__ == "__main__":
    App._open_a_part = parts
    main(sys.argv[1:])
"""
MOST = 30
"""Modules of the game that may be loaded between two frames; all in all there are hundreds."""


def test_after_the_first_picture_no_part_takes_long(tmp_path):
    program = tmp_path / "opened.py"
    program.write_text(OPENED, encoding="utf-8")
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, str(program), "--mute", "--data-dir", str(tmp_path)], env=env,
                          capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    numbers = list(map(int, done.stdout.split()))
    assert sum(numbers) > 150
    assert max(numbers) <= MOST, numbers
