"""Draws any scene as a picture, from a state that was actually played, without a display."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
from pygame import Surface

from game.ai.bots import FALLBACK
from game.club.study import Study
from game.engine.observation import Observation
from game.engine.rules import Seat
from game.files import output
from game.session import shuffler
from game.settings import Keeper, MatchSetup, Settings
from game.ui.app.app import App, MemoryScreen
from game.ui.app.context import AppContext
from game.ui.app.live import dress
from game.ui.app.scene import Pop, Push, Replace
from game.ui.draw.deck import DECK
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.rulebook import open_rulebook
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import preferences_of
from game.view import words
from game.view.table.choreography import Pace
from tools.in_process import InProcess

from .at_table import OVER, REACHED
from .from_menu import FROM_MENU

QUICK = Pace(cards=0.05, rest=0.0, bots=0.0)
FRAMES_AT_MOST = 200_000
DEALS_AT_MOST = 60
FRAMES_TO_FINISH = 120  # in each frame, only a few cards at rest are drawn exactly


@dataclass(frozen=True, slots=True)
class Shot:
    """A request for a picture."""

    scene: str
    size: tuple[int, int]
    preset: str = "chambery"
    players: int | None = None
    seed: int = 1
    lang: str = "en"
    text_percent: int = 100
    settings: Settings = field(default_factory=Settings)


SHOTS = ("menu", *FROM_MENU, *REACHED, *OVER)


def prepare_drawing() -> None:
    """Start the parts of pygame that drawing needs, without a display or a sound device."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()


def _deck_read() -> None:
    DECK.open()
    while not DECK.complete:
        pygame.time.wait(5)
        DECK.collect()
    DECK.collect()


class ByRule(InProcess):
    """A thinker that answers every question at once by plain rules, because pictures need no strong bots."""

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        return super().ask(observation, "plain", seed)


def app_of(wanted: Shot) -> App:
    """An application on the menu, seeded, on a surface in memory."""
    prepare_drawing()
    words.use(wanted.lang)
    options: dict[str, bool | int | str] = {} if wanted.players is None else {"players": wanted.players}
    fixed = replace(preferences_of(wanted.settings), pace=QUICK)
    context = AppContext(ByRule(), InProcess, Study(), shuffler(Random(wanted.seed)), Keeper(settings=wanted.settings),
                         MatchSetup(wanted.preset, options), first_dealer=0, secret=b"shot", fixed=fixed)
    dress(wanted.settings)
    app = App(MenuScene(context), MemoryScreen(wanted.size), text_percent=wanted.text_percent)
    app.on_rules = open_rulebook
    _deck_read()
    return app


def app_at(wanted: Shot) -> App:
    """An application at the scene that ``wanted`` names; raises ValueError if a few matches do not reach it."""
    app = app_of(wanted)
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    if wanted.scene in FROM_MENU:
        app.scenes.take(Push(FROM_MENU[wanted.scene](menu)))
    elif wanted.scene != "menu":
        app.step([], 0.0)
        app.scenes.take(menu.start())
        play_until(app, wanted.scene)
    return app


def scene_picture(wanted: Shot) -> Surface:
    """The picture of the scene that ``wanted`` names; raises ValueError if a few matches do not reach it."""
    app = app_at(wanted)
    app.scenes.invalidate()
    for _ in range(FRAMES_TO_FINISH):
        app.step([], 0.0)
        if not app.scenes.dirty:
            break
    return app.screen.surface


def play_until(app: App, name: str) -> None:
    """Play on, with the rule bot for the viewer, until the scene ``name`` is reached."""
    below, panel = OVER.get(name, (name, None))
    reached = REACHED[below]
    for _ in range(FRAMES_AT_MOST):
        app.step([], 1 / 20, seen=False)
        scene = at_the_table(app)
        if (scene.table.caught_up or name == "dealing") and reached(scene):
            app.step([], 0.0)
            if name != "dealing":  # a note has moved the hand aside
                scene.table.stage.skip()
            if panel is not None:
                app.scenes.take(Push(panel(scene)))
                app.step([], 0.2)
            return
        act(app, scene)
    raise ValueError(f"the scene {name} did not come up")


def at_the_table(app: App) -> TableScene:
    """The scene at the table, without a dialog that has opened by itself."""
    while not isinstance(app.scenes.top, TableScene):
        app.scenes.take(Pop())
    return app.scenes.top


def act(app: App, scene: TableScene) -> None:
    """Take the player's next action by plain rules, or begin the next deal or match; no action if none is due."""
    table = scene.table
    if table.mine and table.caught_up:
        action = FALLBACK.choose(table.view, Random(len(table.session.record.moves)))
        table.act(action)
    elif isinstance(scene, ScoringScene) and table.caught_up:
        if table.session.deals_dealt >= DEALS_AT_MOST:
            raise ValueError("the scene did not come up in many deals")
        if table.session.match.finished:
            table.new_match()
        else:
            table.next_deal()
        app.scenes.take(Replace(table.scene("deal")))


def save(wanted: Shot, path: Path) -> None:
    png = BytesIO()  # SDL would print its own message for each part of a file that cannot be written
    pygame.image.save(scene_picture(wanted), png, path.name)
    with output(path) as file:
        file.write(png.getvalue())


DrawingError = pygame.error
