"""From the command line's wishes to a running window."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random, SystemRandom

import pygame

from ..about import TITLE
from ..engine.variants import rules_of
from ..options import WindowOptions
from ..session import shuffler
from ..thinker import Thinker
from . import scenes, words
from .app import App, WindowScreen, require_pygame_ce, system_language
from .pictures import SPRITES
from .scenes.menu import MenuScene, Wishes
from .sounds import Sounds
from .trace import Trace


def wishes_of(options: WindowOptions, thinker: Thinker) -> Wishes:
    """What the menu proposes at first; a seed makes packs, dealer and bots the same each time."""
    preset = options.preset or "chambery"
    players: dict[str, int | str | bool] = {} if options.players is None else {"players": options.players}
    rules = rules_of(preset, **players)
    if options.seed is None:
        return Wishes(thinker, shuffler(SystemRandom()), preset, players)
    rng = Random(options.seed)
    dealer = rng.randrange(rules.at_table)
    return Wishes(thinker, shuffler(rng), preset, players, first_dealer=dealer, secret=str(options.seed).encode())


def unreadable() -> Path | None:
    """A folder of the game's own that is missing or may not be read; single pictures may be missing."""
    needed = (SPRITES / "cards", SPRITES / "table", words.LOCALES / "en")
    return next((folder for folder in needed if not os.access(folder, os.R_OK | os.X_OK)), None)


def run(options: WindowOptions) -> int:
    """Open the window and play until it is closed; the exit code. Without a display: one sentence and 2."""
    require_pygame_ce()
    assert scenes.ALL
    if (lacking := unreadable()) is not None:
        print(f"tarot-des-fleurs: {lacking} cannot be read; install the game again", file=sys.stderr)
        return 2
    try:
        screen = WindowScreen(TITLE, options.size)
    except pygame.error as fault:
        print(f"tarot-des-fleurs: no window can be opened here ({fault}); the commands work without one, see --help",
              file=sys.stderr)
        return 2
    words.use(options.lang or system_language())
    icon = SPRITES / "table" / "icon_64.png"
    if icon.is_file():
        screen.set_icon(pygame.image.load(icon))
    sounds = Sounds()
    sounds.muted = options.mute
    thinker = Thinker()
    try:
        app = App(MenuScene(wishes_of(options, thinker)), screen, sounds=sounds)
        app.once_open.append(thinker.start)
        return _traced(app)
    finally:
        thinker.close()


def _traced(app: App) -> int:
    """Run ``app``; what it shows is told to the file that TAROT_TRACE names, if it names one."""
    path = os.environ.get("TAROT_TRACE")
    if not path:
        return app.run()
    trace = Trace(Path(path))
    app.after_frame = trace.update
    try:
        return app.run()
    finally:
        trace.close()
