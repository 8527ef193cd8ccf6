"""Opens the window with the options of the command line."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

import pygame

from ... import files, logs
from ...about import TITLE
from ...settings import Keeper, MatchSetup, Settings, Trouble, WindowOptions, keeper, path_in
from ...threads import is_shortage
from ...view import words
from ...view.terminal import complain, undisturbed
from ...view.units import SMALLEST_WINDOW
from ..draw.pictures import SPRITES, report_missing
from .app import App, WindowScreen, require_pygame_ce
from .context import AppContext
from .live import attach, remember, spoken_language, window_size
from .scene import Scene, Step
from .screen import NOWHERE, WindowNumber
from .sounds import Sounds
from .system import closing_signals, machine, share_heap

if TYPE_CHECKING:
    from ...club.reruns import OwnDealsWork
    from ...club.study import Study
    from ...engine.cards import Card
    from ...session import Shuffle, Thinks
    from ...store import Store
    from ...thinker import Thinker
    from ..access.reader import Announce, ScreenReader
    from ..scenes.paper import PaperScene

class _Closable(Protocol):
    def close(self) -> None: ...


T = TypeVar("T", bound=_Closable)


class Later(Generic[T]):
    """A proxy for the object that ``make`` returns; the object is made at the first access other than :meth:`close`."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._thing: T | None = None

    @property
    def itself(self) -> T:
        """The proxy, with the type of the object, whose attributes it looks up."""
        return cast("T", self)

    def thing(self) -> T:
        if self._thing is None:
            self._thing = self._make()
        return self._thing

    def close(self) -> None:
        """Close the object if it was made."""
        if self._thing is not None:
            self._thing.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.thing(), name)


_log = logging.getLogger(__name__)
TO_START = ("engine.piles", "engine.events", "engine.game", "ai.kernel.settling", "ai.worlds.deduction",
            "ai.rulebot.playing", "ai.search.cards", "ai.search.plans", "engine.record.reading", "ai.protocol.wire",
            "thinker")
"""The modules of the thinker.

The window imports one between two frames; in this order each import adds only a few others.
"""
FOR_PAGES = (
    "view.lessons.runner", "ai.search.action_values", "engine.deal_code", "store.shapes", "store.book",
    "session", "view.table.prompts", "reviewer", "view.table.refusals", "ui.table.seats", "ui.table.stage",
    "ui.table.crest", "ui.table.table", "view.rulebook.book", "ui.widgets.prose", "ui.scenes.rulebook",
    "ui.table.hint", "ui.scenes.settings", "ui.table.teller", "ui.table.hand", "ui.scenes.table.chooser",
    "ui.scenes.table.table_scene", "ui.scenes.table.counting", "ui.scenes.ending.standings", "ui.charts.table",
    "ui.scenes.table.scoring", "ui.scenes.match", "ui.scenes.lesson.page", "ui.scenes.lesson.lesson",
    "ui.scenes.lesson.list", "club.practice", "view.editor", "ui.scenes.setup", "ui.scenes.editor",
    "ui.scenes.replay", "ui.scenes.review", "ui.scenes.sharing", "ui.scenes.practice", "ui.scenes.album",
    "ui.scenes.contests", "ui.scenes.rescue", "ui.scenes.gallery.gallery", "view.statistics", "club.reruns")
"""The modules of most other pages, imported early so that the first click is not delayed."""


def _new_thinker() -> Thinker:
    from ...thinker import Thinker
    return Thinker()


def _study_of(context: AppContext) -> Study:
    from ...club.study import Study
    from ...reviewer import Reviewer
    return Study(Reviewer(), context.store)


def _store_of(options: WindowOptions) -> Store:
    from ...store import open_store, path_in
    return open_store(path_in(options.data_dir))


def _shuffle_by(rng: Random) -> Shuffle:
    def shuffle(pack: Sequence[Card]) -> list[Card]:
        from ...session import shuffler
        return shuffler(rng)(pack)
    return shuffle


def context_of(options: WindowOptions, thinker: Thinks, keeper: Keeper, store: Store) -> AppContext:
    """Make the context of the scenes; the menu proposes the game in ``options``, or the last one played.

    With a seed, packs, dealer and bots are the same each time, independent of the last game.
    """
    study = Later(lambda: _study_of(context))
    context = AppContext(thinker, _new_thinker, study.itself, _shuffle_by(SystemRandom()), keeper, store=store,
                         records_folder=options.data_dir and options.data_dir / "records")
    if options.preset is None and options.players is None and options.seed is None:
        context.take_last()
        return context
    preset = options.preset or context.setup.preset
    context.take(MatchSetup(preset, {} if options.players is None else {"players": options.players}))
    if options.seed is not None:
        rng = Random(options.seed)
        context.shuffle, context.secret = _shuffle_by(rng), str(options.seed).encode()
        context.first_dealer = rng.randrange(context.setup.rules.at_table)
    return context


def first_scene(options: WindowOptions, context: AppContext) -> Scene:
    """The welcome page for a newcomer, otherwise the menu; the menu also if a seed makes the game repeatable."""
    if context.keeper.first and options.seed is None:
        return context.page("welcome")
    return context.page("menu")


def _opened(options: WindowOptions, settings: Settings, number: int,
            unseen: Callable[[pygame.Window], None]) -> WindowScreen:
    pygame.display.init()
    if pygame.display.get_driver() in NOWHERE and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("there is no display")
    desktop = (pygame.display.get_desktop_sizes() or [SMALLEST_WINDOW])[0]
    size = options.size or window_size(settings, desktop)
    own = options.size is None
    return WindowScreen(TITLE, size, full_screen=settings.full_screen and own, maximised=settings.maximised and own,
                        number=number, unseen=unseen)


def unreadable() -> Path | None:
    """The first folder of the game that is missing or unreadable; None if all can be read.

    Single pictures may be missing.
    """
    needed = (SPRITES / "cards", SPRITES / "table", words.LOCALES / "en")
    return next((folder for folder in needed if not os.access(folder, os.R_OK | os.X_OK)), None)


def run(options: WindowOptions) -> int:
    """Open the window and run it until it is closed; return the exit code.

    The code is 2 without a display or readable files, and 1 after a fault; both print a message.
    """
    require_pygame_ce()
    share_heap()
    if (lacking := unreadable()) is not None:
        complain(f"{lacking} cannot be read; install the game again")
        return 2
    games = options.data_dir or files.user_folder("data")
    for folder in (games, path_in(options.data_dir).parent, log_of(options).parent):
        files.tighten(folder, named=options.data_dir is not None)
    kept = keeper(path_in(options.data_dir))
    unlogged = logs.begin(log_of(options), options.log,
                          lambda why: complain(words.say("cli.window.log_ends", fault=words.reason(why))))
    try:
        with undisturbed():
            return _opened_with(options, kept)
    except Exception as fault:
        if unlogged or isinstance(fault, OSError) or is_shortage(fault):
            raise  # the command line has a message for it, or there is no better place to report it
        _log.critical("the window failed", exc_info=fault)
        complain(words.say("cli.window.failed", log=log_of(options)))
        return 1
    finally:
        logs.end()


def log_of(options: WindowOptions) -> Path:
    return logs.path_in(options.data_dir and options.data_dir / "log")


def _opened_with(options: WindowOptions, kept: Keeper) -> int:
    """Open the window and run it with the settings in ``kept``; return the exit code."""
    logs.DISCREET.hide(kept.settings.setup.names)
    _log.info("%s", machine())
    from ..access.adapter import reader_for
    readers: list[ScreenReader | None] = []
    window = WindowNumber(path_in(options.data_dir).parent / "windows.lock")
    try:
        screen = _opened(options, kept.settings, window.number, lambda opened: readers.append(reader_for(opened)))
    except pygame.error as fault:
        complain(words.say("cli.window.no_display", fault=fault))
        return 2
    words.speak(options.lang or spoken_language(kept.settings))
    _log.info("display %s, language %s", pygame.display.get_driver(), words.language())
    _show_icon(screen)
    thinker, store = Later(_new_thinker), Later(partial(_store_of, options))
    context = context_of(options, thinker.itself, kept, store.itself)
    with closing_signals():
        try:
            return _played(options, screen, context, thinker, store, readers[-1])
        finally:
            context.hush()
            for used in (context.study, store, thinker, context.tables, context.rater, context.search):
                if used is not None:
                    used.close()


def _show_icon(screen: WindowScreen) -> None:
    path = SPRITES / "table" / "icon_64.png"
    try:
        screen.set_icon(pygame.image.load(path))
    except (OSError, pygame.error):
        report_missing("sprites/table/icon_64.png", path)


def _to_import(module: str) -> Callable[[], object]:
    """Return a function that imports ``module`` of the game, independent of the name of the installed package."""
    return partial(import_module, f"...{module}", __package__)


def _played(options: WindowOptions, screen: WindowScreen, context: AppContext, thinker: Later[Thinker],
            store: Later[Store], reader: ScreenReader | None) -> int:
    """Run the window on ``screen`` from its first scene; save the settings at the end, and return the exit code."""
    sounds = Sounds()
    sounds.muted = options.mute
    app = App(first_scene(options, context), screen, sounds=sounds)
    attach(app, context.keeper)
    if reader is not None:
        app.reader, reader.on_listening = reader, partial(_heard_by, context)
    app.on_fault = partial(_first_fault, app, options, context)
    app.on_drop = lambda event: context.open("dropped", event)
    app.on_rules = _open_rules
    if options.open is not None:
        app.scenes.take(context.open("file", options.open))
    app.to_open += (*map(_to_import, TO_START), lambda: thinker.thing().start(),
                    *map(_to_import, FOR_PAGES), store.thing,
                    partial(_furnish, app, options, context))
    try:
        return _traced(app)
    finally:
        remember(app, context.keeper, mute=not options.mute)  # devices are closed later, because they may not answer
        app.close()


def _heard_by(context: AppContext, announce: Announce | None) -> None:
    """Set the function that sends speech to a screen reader; ``announce`` is None after the last reader has ended."""
    context.aloud.reader = announce


def _open_rules(stack: Sequence[Scene]) -> Step:
    """The step to the rules of the game in the top scene."""
    from ..scenes.rulebook import open_rulebook
    return open_rulebook(stack)


def _furnish(app: App, options: WindowOptions, context: AppContext) -> None:
    """Connect ``app`` to the handler of faults, to hints and reviews, and to the work in the background.

    Missing files are reported.
    """
    from ..scenes.rescue import Rescue
    from .checkup import missing
    if gone := missing():
        context.keeper.troubles.append(Trouble("lacking", ", ".join(gone)))
    app.on_fault = Rescue(app, context, log_of(options))
    app.every_frame.append(context.study.update)
    app.awaited.append(lambda: context.study.busy)
    work_below(app, context)
    play_other_tables(app, context)
    rate_when_idle(app, context)
    search_when_idle(app, context)


def work_below(app: App, context: AppContext) -> None:
    """Continue the work of pages below the top scene while the top scene is still, for example at a player's turn."""
    def working() -> list[PaperScene]:
        return _at_work(app) if app.running and _is_still(app.scenes.top, context) else []

    def work() -> None:
        for page in working():
            page.work_on()

    app.every_frame.append(work)
    app.awaited.append(lambda: bool(working()))


def _at_work(app: App) -> list[PaperScene]:
    """The pages of ``app`` with work in the background."""
    from ..scenes.paper import PaperScene
    return [page for page in app.scenes.stack if isinstance(page, PaperScene) and page.busy]


def play_other_tables(app: App, context: AppContext) -> None:
    """Play the other tables of tournaments whenever the scene on top is still, also at the player's table."""
    from ...club.contests import other_tables
    context.tables = other_tables(context.store, context.another, context.shuffle)
    _when_idle(app, context.tables, lambda: app.running and _is_still(app.scenes.top, context))


def rate_when_idle(app: App, context: AppContext) -> None:
    """Let the expert play the player's deals again while the window of ``app`` is idle."""
    from ...club.reruns import rater
    from .system import has_power
    context.rater = rater(context.store, context.another, context.shuffle,
                          lambda: context.keeper.settings.rating and has_power())
    _when_idle(app, context.rater, partial(_is_idle, app, context))


def search_when_idle(app: App, context: AppContext) -> None:
    """Search the player's deals for puzzles while the window of ``app`` is idle."""
    from ...club.reruns import puzzle_search
    from ...reviewer import Reviewer
    from .system import has_power
    context.search = puzzle_search(context.store, Reviewer,
                                   lambda: context.keeper.settings.puzzle_search and has_power())
    _when_idle(app, context.search, lambda: _is_idle(app, context) and not (
        context.rater is not None and context.rater.busy))


def _when_idle(app: App, work: OwnDealsWork, idle: Callable[[], bool]) -> None:
    """Do ``work`` in ``app`` while it is ``idle``."""
    app.every_frame.append(lambda: work.update(idle()))
    app.awaited.append(lambda: work.busy and idle())


def _is_idle(app: App, context: AppContext) -> bool:
    """Whether the window of ``app`` is idle.

    Nothing moves, no answer is awaited, and no page or other table is working.
    """
    at_work = _at_work(app) or (context.tables is not None and context.tables.busy)
    return app.running and app.scenes.top.spares and _is_still(app.scenes.top, context) and not at_work


def _is_still(top: Scene, context: AppContext) -> bool:
    """Whether nothing moves in the scene on ``top``, and no answer is awaited."""
    return not (top.busy or top.awaits or context.study.busy)


def _first_fault(app: App, options: WindowOptions, context: AppContext, fault: Exception) -> None:
    """Open the scene that rescues the deal after ``fault``; used until :func:`_furnish` has been called."""
    from ..scenes.rescue import Rescue
    app.on_fault = Rescue(app, context, log_of(options))
    app.on_fault(fault)


def _traced(app: App) -> int:
    """Run ``app``, writing a trace to the file in TAROT_TRACE if that is set; return the exit code."""
    path = os.environ.get("TAROT_TRACE")
    if not path:
        return app.run()
    from .trace import Trace
    trace = Trace(Path(path))
    app.after_frame = trace.update
    try:
        return app.run()
    finally:
        trace.close()
