"""All views of a file of games, in the window and by commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.cli import doctor, main
from game.club.study import Study
from game.engine.record import BadRecord
from game.store import Store, open_store, path_in
from game.store.history import deals, record_of
from game.store.practice import is_progress
from game.ui.app.scene import Pop, Push
from game.ui.scenes.album import AlbumScene
from game.ui.scenes.compare import DuplicateMatchScene
from game.ui.scenes.contests import TournamentScene
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pages import WaitingScene
from game.ui.scenes.practice import PracticeScene, exercise_table
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.statistics import CHARTS, StatisticsScene
from game.ui.widgets import Dialog
from tests.driver import Person, context
from tests.ui import pages
from tools.shots.shots import ByRule


class Look(Person):
    """Opens all scenes with the games of ``store``."""

    watched = True

    def __init__(self, store: Store) -> None:
        super().__init__(context(store=store, study=Study(store=store)), size=(1024, 600))
        self.kept = store
        self.step()
        self.hear()

    def hear(self) -> int:
        """Close all notices; returns their number."""
        told = 0
        while isinstance(self.scene, Dialog):
            self.press(pygame.K_ESCAPE)
            self.step()
            told += 1
            assert told < 9, "told again and again"
        return told

    def take(self, step) -> None:
        """Follow ``step`` and run a frame."""
        if step is not None:
            self.app.scenes.take(step)
        self.step()

    def back(self) -> None:
        """Return to the menu."""
        for _ in range(9):
            if isinstance(self.scene, MenuScene):
                return
            self.press(pygame.K_ESCAPE)
        raise AssertionError(f"no way back from {type(self.scene).__name__}")

    def everything(self) -> None:
        for look in (self.history, self.matches, self.statistics, self.album, self.mistakes,
                     self.tournament, self.reviews, self.going_on):
            look()
            self.back()
            self.hear()

    def history(self) -> None:
        pages.press(self.app, "matches")
        pages.press(self.app, "history")
        scene = self.scene
        assert isinstance(scene, HistoryScene)
        if not scene.has("kind"):  # nothing was played
            return
        pages.press(self.app, "filter")
        for wanted in ("won", ""):
            pages.choose(self.app, "result", wanted)
        pages.choose(self.app, "kind", "deals")
        self.step()
        lines: Any = scene.widget("lines")
        for number in range(scene.lines().count):
            line = scene.lines().line(number)
            if line is not None:
                self.take(lines.opened(line))
                self.press(pygame.K_END)
                self.press(pygame.K_ESCAPE)

    def matches(self) -> None:
        """Open the sheet of each match, its chart, and its deals as played by others."""
        pages.press(self.app, "matches")
        pages.press(self.app, "history")
        scene = self.scene
        assert isinstance(scene, HistoryScene)
        lines: Any = scene.widget("lines") if scene.has("lines") else None
        for number in range(scene.lines().count if scene.has("kind") else 0):
            line = scene.lines().line(number)
            if line is None:
                continue
            self.take(lines.opened(line))
            sheet = self.scene
            assert isinstance(sheet, MatchScene)
            if sheet.widget("chart").why is None:
                pages.press(self.app, "chart")
                self.step()
                self.press(pygame.K_END)
                self.press(pygame.K_ESCAPE)
            if sheet.widget("duplicate").why is None:
                pages.press(self.app, "duplicate")
                self.step()
                compared = self.scene
                assert isinstance(compared, DuplicateMatchScene)
                while compared.busy:
                    compared.work_on()
                self.step()
            while self.app.scenes.top is not scene:
                self.press(pygame.K_ESCAPE)

    def statistics(self) -> None:
        """Open every page, as charts and as tables."""
        pages.press(self.app, "matches")
        pages.press(self.app, "statistics")
        scene = self.scene
        assert isinstance(scene, StatisticsScene)
        for written in (False, True):
            for page in CHARTS:
                scene.page, scene.as_table = page, written
                scene.resize(self.app.metrics)
                self.step()
        if not scene.has("filter"):  # no deal was played
            return
        pages.press(self.app, "filter")
        who: Any = scene.widget("who")
        for option in who.options[:3]:
            pages.choose(self.app, "who", option.value)
            self.step()

    def album(self) -> None:
        """Open the album, wait until it has read all deals, and open the deal of a deed."""
        pages.press(self.app, "matches")
        pages.press(self.app, "album")
        scene = self.scene
        assert isinstance(scene, AlbumScene)
        while scene.busy:
            self.step()
        for deed in scene.album.done:
            scene.choose(deed.rsplit("-", 1)[0].upper())
            self.step()
            if scene.has(f"look {deed}"):
                pages.press(self.app, f"look {deed}")
                self.step()
                self.press(pygame.K_ESCAPE)
            break

    def mistakes(self) -> None:
        """Open the list of mistakes, wait until it is complete, and open the first exercise."""
        pages.press(self.app, "learn")
        pages.press(self.app, "practice")
        scene = self.scene
        assert isinstance(scene, PracticeScene)
        while scene.busy:
            self.step()
        if scene.found:
            self.take(Push(exercise_table(self.context, scene.host, scene.found[0])))
            self.take(Pop())
        pages.back(self.app)

    def tournament(self) -> None:
        """Open the ranking while the other tables play, then the season."""
        self.context.another = ByRule
        pages.press(self.app, "games")
        pages.press(self.app, "tournament")
        assert isinstance(self.scene, TournamentScene)
        for _ in range(3):
            self.step()
        self.back()
        pages.press(self.app, "matches")
        pages.press(self.app, "season")
        self.step()

    def reviews(self) -> None:
        """Open the review of the first readable deal, with only its stored parts."""
        for line in deals(self.kept).lines:
            try:
                record = record_of(self.kept, line.number)
            except BadRecord:
                continue
            scene: Any = ReviewScene(self.context, record)
            above: Any = super(type(scene), scene)
            scene.enter = above.enter  # its own work would take long
            self.app.scenes.take(Push(scene))
            self.step()
            self.press(pygame.K_ESCAPE)
            break

    def going_on(self) -> None:
        """Open the list of unfinished matches, then continue one at its table."""
        menu = self.scene
        assert isinstance(menu, MenuScene)
        waiting = menu.context.unfinished
        if waiting:
            self.take(Push(WaitingScene(menu.context)))
            self.press(pygame.K_ESCAPE)
            self.take(self.scene.go_on())
            for _ in range(3):
                self.step()
            self.hear()
            self.app.scenes.dropped()
            self.take(Push(MenuScene(menu.context)))


def windows(folder: Path) -> None:
    store = open_store(path_in(folder))
    Look(store).everything()
    store.close()


def commands(folder: Path) -> None:
    """Run all commands that read the games in ``folder``; none may raise."""
    out = folder / "out.jsonl"
    said = ["--data-dir", str(folder), "--lang", "en"]
    for words in (["history"], ["history", "1"], ["history", "--player", "P1", "--result", "won"], ["stats"],
                  ["stats", "--who"], ["stats", "--csv", "--origin", "all"], ["export", str(out)]):
        assert main([*words, *said]) in (0, 1, 2), words
    if out.exists() and out.read_text(encoding="utf-8"):
        assert main(["check", str(out), *said]) == 0
        deals = [line for line in out.read_text(encoding="utf-8").splitlines() if not is_progress(line)]
        for number in range(1, len(deals) + 1):
            assert main(["replay", str(out), "--deal", str(number), *said]) == 0
    assert next(found for found in doctor.findings(folder) if found.what == "games")
