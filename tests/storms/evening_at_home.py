"""`python -m tests.storms.evening_at_home FOLDER [--data-dir FOLDER]`: all that writes a file, in the window's process.

A match is begun, its record saved, the statistics exported, a setting changed, and a scene fails. Everything uses the
command line of the program; the process has the umask of most systems.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.cli import main
from game.ui.app.app import App
from game.ui.app.scene import Push, Quit
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.statistics import StatisticsScene, export_folder, export_tallies
from game.ui.scenes.table.table_scene import TableScene
from tests.driver import front
from tests.ui import pages


def evening(app: App) -> int:
    """Do a player's actions, and cause one fault."""
    while not isinstance(app.scenes.top, MenuScene):
        pages.back(app)
    menu = app.scenes.top
    app.scenes.take(menu.start())
    for _ in range(5):
        app.step([], 1 / 60)
    record = front(app, TableScene).table.session.record
    replay = ReplayScene(menu.context, record)
    app.scenes.take(Push(replay))
    pages.press_tool(app, "share")
    pages.press(app, "save")
    statistics = StatisticsScene(menu.context)
    app.scenes.take(Push(statistics))
    export_tallies(statistics.shown(), export_folder(menu.context.store), menu.context.today())
    menu.context.keeper.change(felt="blue")
    menu.context.keeper.keep()
    assert app.on_fault is not None
    app.on_fault(RuntimeError("torn"))
    app.scenes.take(Quit())
    return 0


if __name__ == "__main__":
    os.umask(0o022)
    home, data_dir = Path(sys.argv[1]), sys.argv[2:]
    with patch.object(App, "run", evening):
        assert main([*data_dir, "--window", "1024x600"]) == 0
    os.chdir(home)
    for said in (["simulate", "--deals", "2", "--seed", "1", "--out", "simulated.jsonl"],
                 ["import", "simulated.jsonl", *data_dir], ["export", "exported.jsonl", *data_dir]):
        with suppress(SystemExit):
            assert main(said) == 0, said
