"""From the command line to a running window."""

from __future__ import annotations

import logging
import os
from functools import partial
from pathlib import Path
from random import Random

import pygame

from ... import logs, private
from ...about import TITLE
from ...options import WindowOptions
from ...reviewer import Reviewer
from ...session import shuffler
from ...settings import Keeper, MatchSetup, Settings, Trouble, keeper, path_in
from ...shortage import is_shortage
from ...store import open_store
from ...store import path_in as games_in
from ...thinker import Thinker
from ...view import words
from ...view.study import Study
from ...view.terminal import complain, undisturbed
from ...view.units import SMALLEST_WINDOW
from ..draw.pictures import SPRITES, report_missing
from ..scenes.menu import MenuScene
from . import memory
from .app import App, WindowScreen, require_pygame_ce
from .assets import missing
from .context import AppContext
from .live import attach, remember, spoken_language, window_size
from .report import machine
from .scene import Scene
from .sounds import Sounds
from .trace import Trace

_log = logging.getLogger(__name__)
#: What SDL falls back on without a display; fit for tests that ask for it, not for a player.
NOWHERE = frozenset(("dummy", "offscreen"))


def context_of(options: WindowOptions, thinker: Thinker, keeper: Keeper | None = None) -> AppContext:
    """What the scenes share; the menu proposes what ``options`` say, else what was played last.

    A seed makes packs, dealer and bots the same each time, whatever was played last.
    """
    context = AppContext(thinker, keeper=keeper or Keeper())
    if options.preset is None and options.players is None and options.seed is None:
        context.take_last()
        return context
    preset = options.preset or context.setup.preset
    context.take(MatchSetup(preset, {} if options.players is None else {"players": options.players}))
    if options.seed is not None:
        rng = Random(options.seed)
        context.shuffle, context.secret = shuffler(rng), str(options.seed).encode()
        context.first_dealer = rng.randrange(context.setup.rules.at_table)
    return context


def first_scene(options: WindowOptions, context: AppContext) -> Scene:
    """A newcomer is welcomed, unless the command line says that this is a game to be repeated."""
    if not context.keeper.first or options.seed is not None:
        return MenuScene(context)
    from ..scenes.welcome import WelcomeScene
    return WelcomeScene(context)


def _opened(options: WindowOptions, settings: Settings) -> WindowScreen:
    pygame.display.init()
    if pygame.display.get_driver() in NOWHERE and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("there is no display")
    desktop = (pygame.display.get_desktop_sizes() or [SMALLEST_WINDOW])[0]
    size = options.size or window_size(settings, desktop)
    return WindowScreen(TITLE, size, full_screen=settings.full_screen and options.size is None)


def unreadable() -> Path | None:
    """A folder of the game's own that is missing or may not be read; single pictures may be missing."""
    needed = (SPRITES / "cards", SPRITES / "table", words.LOCALES / "en")
    return next((folder for folder in needed if not os.access(folder, os.R_OK | os.X_OK)), None)


def run(options: WindowOptions) -> int:
    """Open the window and play until it is closed; the exit code. Without a display: one sentence and 2."""
    require_pygame_ce()
    memory.share()
    if (lacking := unreadable()) is not None:
        complain(f"{lacking} cannot be read; install the game again")
        return 2
    for path in (games_in(options.data_dir), path_in(options.data_dir), log_of(options)):
        private.tighten(path.parent, named=options.data_dir is not None)
    kept = keeper(path_in(options.data_dir))
    unlogged = logs.begin(log_of(options), options.log, _log_ends)
    try:
        with undisturbed():
            return _opened_with(options, kept)
    except Exception as fault:
        if unlogged or isinstance(fault, OSError) or is_shortage(fault):
            raise  # the command line has words for it, or there is no better place
        _log.critical("the window failed", exc_info=fault)
        complain(words.say("cli.window.failed", log=log_of(options)))
        return 1
    finally:
        logs.end()


def _log_ends(why: str) -> None:
    complain(words.say("cli.window.log_ends", fault=words.reason(why)))


def log_of(options: WindowOptions) -> Path:
    """Where the log lies."""
    return logs.path_in(options.data_dir and options.data_dir / "log")


def _opened_with(options: WindowOptions, kept: Keeper) -> int:
    """The same with the settings ``kept``."""
    logs.DISCREET.hide(kept.settings.setup.names)
    _log.info("%s", machine())
    try:
        screen = _opened(options, kept.settings)
    except pygame.error as fault:
        complain(words.say("cli.window.no_display", fault=fault))
        return 2
    words.speak(options.lang or spoken_language(kept.settings))
    _log.info("display %s, language %s", pygame.display.get_driver(), words.language())
    _show_icon(screen)
    if gone := missing():
        kept.troubles.append(Trouble("lacking", ", ".join(gone)))
    thinker, store = Thinker(), open_store(games_in(options.data_dir))
    study = Study(Reviewer(), store)
    try:
        context = context_of(options, thinker, kept)
        context.store, context.another, context.study = store, Thinker, study
        context.folder = options.data_dir and options.data_dir / "records"
        return _played(options, screen, context, thinker)
    finally:
        thinker.close()
        study.close()
        store.close()


def _show_icon(screen: WindowScreen) -> None:
    path = SPRITES / "table" / "icon_64.png"
    try:
        screen.set_icon(pygame.image.load(path))
    except (OSError, pygame.error):
        report_missing("sprites/table/icon_64.png", path)


def _played(options: WindowOptions, screen: WindowScreen, context: AppContext, thinker: Thinker) -> int:
    """Show the first scene on ``screen`` and all that follows; the settings are kept at the end."""
    sounds = Sounds()
    sounds.muted = options.mute
    app = App(first_scene(options, context), screen, sounds=sounds)
    attach(app, context.keeper)
    app.on_fault = partial(_first_fault, app, options, context)
    if options.open is not None:
        from ..scenes.sharing.open import file_opened
        app.scenes.take(file_opened(options.open, context))
    app.once_open += (thinker.start, partial(_furnish, app, options, context))
    app.every_frame.append(context.study.update)
    try:
        return _traced(app)
    finally:
        remember(app, context.keeper, mute=not options.mute)


def _furnish(app: App, options: WindowOptions, context: AppContext) -> None:
    """Give ``app`` what its first picture does not need: dropped files, F1, and the way on after a fault."""
    from ..scenes.rescue import Rescue
    from ..scenes.rulebook.at import open_rulebook
    from ..scenes.sharing.open import dropped
    app.on_drop = lambda event: dropped(event, context)
    app.on_rules = open_rulebook
    app.on_fault = Rescue(app, context, log_of(options))


def _first_fault(app: App, options: WindowOptions, context: AppContext, fault: Exception) -> None:
    """A fault before the window was furnished is rescued all the same."""
    _furnish(app, options, context)
    assert app.on_fault is not None
    app.on_fault(fault)


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
