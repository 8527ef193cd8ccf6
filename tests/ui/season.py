"""`python -m tests.ui.season DEALS FOLDER`: a season of deals in one window; prints its measurements as JSON.

It is a separate process, so that memory, handles and children are only those of the game. The window, the sound and
the bots' process are real, with drivers that need no display and no device.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from unittest.mock import patch

import pygame
from pygame.event import Event

from game.reviewer import Reviewer
from game.settings import MatchSetup, Settings, WindowOptions, path_in, write
from game.store.history import deals
from game.ui.app import start
from game.ui.app.app import App
from game.ui.app.context import AppContext
from game.ui.app.events import key
from game.ui.app.scene import Push, Quit
from game.ui.app.screen import WindowScreen
from game.ui.app.sounds import Sounds
from game.ui.app.start import Later
from game.ui.draw.deck import DECK
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.paper import Overlay
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.sharing import SharingScene
from game.ui.scenes.table.chooser import CardChooser
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Button
from game.view import words
from tests.driver import Person
from tests.ui import pages

GAMES: tuple[tuple[str, dict[str, bool | int | str]], ...] = (
    ("chambery", {}), ("french", {"players": 4}), ("piedmont", {}), ("chambery-dummett", {}), ("french-open-call", {}),
    ("chambery", {"players": 3}), ("chambery", {"at_table": 6}), ("french", {"players": 5}), ("french", {"players": 3}),
    ("chambery", {"players": 4}), ("french", {"players": 6}), ("chambery-dummett", {"players": 4}))
MATCH = 2
"""Deals of a match: the next one is another game."""
LIKE = 10
"""Memory is measured after this many deals, with the same window, deck and language each time."""
SIZES = ((1280, 720), (1024, 600), (1440, 900))
CHANGES = {"language": ("en", "fr"), "deck": ("flowers", "large-index"), "back": ("tulip", "iris", "ginkgo"),
           "felt": ("green", "blue", "wine", "black"), "text_percent": (100, 125, 150), "suit_colours": ("four", "two"),
           "suit_order": ("SHCD", "SHDC", "SCHD"), "trumps": ("left", "right"), "high": ("left", "right"),
           "click_plays": ("once", "twice"), "reduced_motion": (False, True), "effects_volume": (0, 80),
           "music_volume": (0, 40)}
QUICK = Settings(instant=True, pause_on_lost_focus=False, setup=MatchSetup(levels=("beginner",) * 6))


def memory() -> int:
    """The bytes of this process that are in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children() -> dict[int, str]:
    """The command lines of the running processes started by this one, by process number."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:  # it has just ended
            continue
    return found


def workers() -> list[int]:
    """The numbers of those children that the game started."""
    return sorted(pid for pid, line in children().items() if "spawn_main" in line)


def wanted_workers(context: AppContext, sounds: Sounds) -> list[int | None]:
    """The numbers of the processes of the bots, of the hints, if any, and of the mixer."""
    thinker, desk = context.thinker, context.study.desk
    assert isinstance(thinker, Later), "it is made when it is needed"
    assert isinstance(desk, Reviewer)
    return [thinker.thing().worker_pid, desk.worker_pid, sounds.mixer_pid]


class Season(Person):
    """Plays match after match in the window of ``app`` until ``wanted`` deals are over."""

    def __init__(self, app: App, wanted: int) -> None:
        menu = app.scenes.top
        assert isinstance(menu, MenuScene), menu
        assert isinstance(app.screen, WindowScreen), app.screen
        self.window = app.screen.window
        self.app, self.wanted, self.seconds = app, wanted, 0.0
        self.context, self.rng = menu.context, Random(11)
        self.done: list[str] = []
        self.looked_at = self.saved = self.resumed = 0
        self.bytes: list[int] = []
        self.handles: list[int] = []

    def step(self, *events: Event, seen: bool = True, dt: float = 1 / 60) -> None:
        self.app.step([*pygame.event.get(), *events], dt, seen=seen)
        self.seconds += dt
        if not self.app.scenes.dirty:
            time.sleep(0.0005)  # a bot thinks in its own process

    def play(self) -> None:
        while len(self.done) < self.wanted:
            self.match(*GAMES[len(self.done) // MATCH % len(GAMES)])

    def match(self, preset: str, options: dict) -> None:
        assert isinstance(self.scene, MenuScene)
        self.context.take(MatchSetup(preset, {**options, "deals": MATCH}, levels=("beginner",) * 6))
        self.app.scenes.take(self.scene.start())
        while True:
            if len(self.done) % 5 == 3:
                self.leave_and_go_on()
            self.deal()
            if len(self.done) >= self.wanted:
                break
            if self.table.session.match.finished:
                break
            self.click_key("sheet.next_deal", lambda: not isinstance(self.scene, ScoringScene))
        if self.table.session.match.finished:
            self.click_key("end.more", lambda: isinstance(self.scene, Overlay))
            self.click_key("menu.menu", lambda: isinstance(self.scene, MenuScene))

    def deal(self) -> None:
        end = time.monotonic() + 120
        while not isinstance(self.scene, ScoringScene):
            assert time.monotonic() < end, f"the deal did not end: {type(self.scene).__name__} {self.asked()}"
            if not isinstance(self.scene, TableScene | CardChooser):
                self.press(pygame.K_ESCAPE)
            elif isinstance(self.scene, CardChooser) or self.asked().kind != "wait":
                self.act()
            else:
                self.step()
        self.until(lambda: self.table.caught_up)
        self.rest()
        self.done.append(self.table.session.rules.preset)
        self.look_again()
        self.change()
        if len(self.done) % LIKE == 0:
            self.dress_as_at_first()
            self.bytes.append(memory())
            print(f"deal {len(self.done)}: {self.bytes[-1] / 1e6:.1f} MB", file=sys.stderr, flush=True)
        self.handles.append(len(list(Path("/proc/self/fd").iterdir())))

    def rest(self) -> None:
        """Send no events for as long as a player would read the screen."""
        for _ in range(10):
            self.app.step(pygame.event.get(), 0.25)

    def click_key(self, said: str, done) -> None:
        """Press the button with the message ``said`` until ``done()``."""
        for _ in range(50):
            self.click_button(self.button(words.say(said)))
            for _ in range(20):
                if done():
                    return
                self.step()
        raise AssertionError(f"{said} does nothing in {type(self.scene).__name__}")

    def look_again(self) -> None:
        self.click_key("replay.look_again", lambda: isinstance(self.scene, ReplayScene))
        for code in (pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_DOWN):
            self.press(code)
        self.looked_at += 1
        self.scene.form.handle(key(pygame.K_TAB))
        pages.press_tool(self.app, "share")
        assert isinstance(self.scene, SharingScene)
        self.click_button(pages.control(self.scene, "save", Button))
        self.saved += 1
        while not isinstance(self.scene, ScoringScene):
            self.press(pygame.K_ESCAPE)

    def leave_and_go_on(self) -> None:
        """Leave a deal in its middle for the menu, and return."""
        for _ in range(200):
            self.step()
        if not isinstance(self.scene, TableScene) or self.table.session.over:
            return
        self.app.scenes.take(Push(self.scene.leaving()))
        self.click_key("table.leave_yes", lambda: not isinstance(self.scene, TableScene))
        self.step()
        while not isinstance(self.scene, MenuScene):
            self.click_button(self.button(words.say("table.leave_yes")))
        self.app.scenes.take(self.scene.go_on())
        self.resumed += 1

    def change(self) -> None:
        """Change a setting on its page, and sometimes the size of the window."""
        field = self.rng.choice(sorted(CHANGES))
        self.app.scenes.take(Push(SettingsScene(self.context)))
        self.step()
        self.context.keeper.change(**{field: self.rng.choice(CHANGES[field])})
        self.context.keeper.keep()
        self.step()
        while isinstance(self.scene, SettingsScene):
            self.press(pygame.K_ESCAPE)
        if len(self.done) % 4 == 0:
            self.window.size = self.rng.choice(SIZES)
            self.step()

    def dress_as_at_first(self) -> None:
        """Restore the first settings and size, because caches depend on them and measurements must be comparable."""
        first = {field: getattr(QUICK, field) for field in CHANGES}
        self.context.keeper.change(**{**first, "language": "en"})
        self.window.size = SIZES[0]
        for _ in range(10):
            self.step()
        while not DECK.complete:
            self.step()
        self.rest()


def season(wanted: int, folder: Path) -> dict:
    found: dict = {}

    def run(app: App) -> int:
        words.raise_when_missing()
        app.on_fault = None  # a fault ends the season
        app.step(pygame.event.get(), 0.0)
        app.open_slow_things()
        while not DECK.complete:
            app.step(pygame.event.get(), 0.0)
            time.sleep(0.005)
        played = Season(app, wanted)
        store = played.context.store
        played.play()
        assert played.context.rater is not None
        played.context.rater.close()  # its worker may be running or not
        found.update(deals=len(played.done), presets=sorted(set(played.done)), bytes=played.bytes,
                     handles=played.handles, looked_at=played.looked_at, saved=played.saved,
                     resumed=played.resumed, kept=deals(store).all, playing=workers(),
                     wanted=wanted_workers(played.context, app.sounds))
        app.scenes.take(Quit())
        return 0

    assert write(path_in(folder), QUICK) is None
    began = time.monotonic()
    with patch.object(App, "run", run):
        found["code"] = start.run(WindowOptions(seed=7, size=(1280, 720), data_dir=folder, lang="en"))
    return {**found, "closed": workers(), "seconds": round(time.monotonic() - began)}


if __name__ == "__main__":
    print(json.dumps(season(int(sys.argv[1]), Path(sys.argv[2]))))
