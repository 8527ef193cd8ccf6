"""The first scene: a title page and the menu.

The scenes it leads to are imported on demand, so that the first picture does not wait for them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ...view import words
from ...view.setup import Draft, changed
from ...view.units import Metrics
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Answer, Host, Pop, Push, Quit, Replace, Step
from ..draw import theme
from ..widgets import Button, Label, Row, Widget
from ..widgets.button import TextButton
from .doors import DoorButton, DoorsScene
from .paper import ClothScene
from .spread import Spread

if TYPE_CHECKING:
    from ...store.kept import Unfinished
    from ..table.table import Table

__all__ = ["MenuScene", "setup_line", "table_of"]

IDLE_SECONDS = 60.0
"""A demonstration begins after this many seconds without input."""
_GONE = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
_HERE = frozenset((pygame.WINDOWFOCUSGAINED, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL,
                   pygame.KEYDOWN))


def table_of(context: AppContext, host: Host, *, demo: bool = False, silent: bool = False) -> Table:
    """A table for ``context``, about to be dealt; it leads to the menu."""
    from .match import new_table
    return new_table(context, host, lambda: MenuScene(context), demo=demo, silent=silent)


def _at(table: Table) -> Step:
    return Replace(table.scene("deal"))


def setup_line(context: AppContext) -> str:
    """A line about the next new match."""
    draft = Draft(context.setup.preset, context.setup.options)
    rules = draft.rules
    parts = [words.say("preset." + rules.preset), words.count("players.count", rules.at_table),
             words.count("deals.count", rules.deals)]
    own = len(changed(draft))
    return " · ".join([*parts, *([words.count("setup.own_rules", own)] if own else [])])


class MenuScene(ClothScene):
    """Title, last match, and the ways to everything else; the focus begins on the entry ``first``."""

    first = "play"
    title = None
    wide = 1080

    def __init__(self, context: AppContext, first: str = "") -> None:
        super().__init__(context)
        self._cards = False
        """Whether only the cards of the title page must be drawn."""
        self._begins = first
        self._look()
        self._idle: float | None = 0.0

    def resize(self, metrics: Metrics) -> None:
        """Look up the unfinished matches, which may have changed."""
        self._look()
        super().resize(metrics)

    def _look(self) -> None:
        """Find the latest unfinished match, and count the ``others``."""
        found = self.context.unfinished
        self.waiting, self.others = (found[0] if found else None), found[1:]
        new = self.context.keeper.settings.first_evening
        self.first = self._begins or ("continue" if found else "evening" if new else "play")

    def parts(self) -> Widget:
        """Both pages."""
        doors = [self.named(name, DoorButton(icon, lazy(f"menu.door.{name}"), lazy(f"menu.behind.{name}"), go,
                                             self._album_news() if name == "matches" else ""))
                 for name, icon, go in (
                     ("games", "play", self._games), ("learn", "lessons", self._learn),
                     ("matches", "score", self._matches), ("gallery", "gallery", self._gallery),
                     ("deals", "share", self._deals), ("settings", "settings", self._settings))]
        leave = self.named("quit", TextButton(lazy("menu.quit"), Quit))
        self.spread = Spread(self._main(), doors, leave)
        return self.spread

    def _main(self) -> list[Widget]:
        """What most want to do: continue, or play the game played last."""
        if self.waiting is not None:
            return self._left(self.waiting)
        if self.context.keeper.settings.first_evening:
            return [self.named("evening", Button(lazy("evening.go_on"), self._evening, primary=True)),
                    Label(self._evening_line, "small", align="centre", colour=theme.ON_PAPER.muted)]
        return [self.named("play", Button(lazy("menu.play_now"), self.start, primary=True)),
                Label(lambda: setup_line(self.context), "small", align="centre", colour=theme.ON_PAPER.muted)]

    def _left(self, waiting: Unfinished) -> list[Widget]:
        """The match ``waiting``, and the link to others, or the quiet way to delete it."""
        ways: list[Widget] = [self.named("continue", Button(lazy("menu.continue"), self.go_on, primary=True))]
        if self.others:
            rest = partial(words.count, "menu.others", len(self.others))
            ways.append(self.named("others", Button(rest, self._others)))
        else:
            ways.append(self.named("drop", TextButton(lazy("waiting.drop"), partial(self._drop, waiting))))
        from ...view import history
        from ...view.occasion import occasions
        assert self.context.store is not None
        [occasion] = occasions(self.context.store, [waiting], self.context.today())
        stands = Label(partial(history.standing, waiting, occasion), "small", align="centre",
                       colour=theme.ON_PAPER.muted)
        return [Row(ways, 10, place="centre"), stands]

    def _evening(self) -> Step:
        from .evening import next_step
        return next_step(self.context, self.host, lambda: MenuScene(self.context))

    def _evening_line(self) -> str:
        """What comes next in the first evening."""
        from ...view.evening import next_lesson
        name = next_lesson(self.context.keeper.settings)
        if name is None:
            return words.say("evening.first_deal")
        from ...view.lessons.wording import wording
        return wording(name, words.language()).title

    def go_on(self) -> Step:
        """The step to the table of the latest unfinished match."""
        from .follow_up import take_up
        assert self.waiting is not None
        return take_up(self.context, self.waiting.number, self.host, lambda: MenuScene(self.context))

    def _drop(self, waiting: Unfinished) -> Step:
        """The question whether to delete the only match that waits."""
        from .waiting import drop_question
        return Push(drop_question(self.context, waiting))

    def _others(self) -> Step:
        from .waiting import WaitingScene
        return Push(WaitingScene(self.context, lambda: MenuScene(self.context)))

    def start(self) -> Step:
        """The step to a new table."""
        return _at(table_of(self.context, self.host))

    def demonstrate(self) -> Step:
        """The step to a table with bots only."""
        return _at(table_of(self.context, self.host, demo=True))

    def _games(self) -> Step:
        """The ways to a new table: each leads there from the page of ways, which it removes."""
        return Push(DoorsScene(lazy("menu.door.games"), [
            ("play", lazy("menu.play_now"), lambda: Pop(self.start())),
            ("new_game", lazy("menu.new_game"), self._set_up),
            ("daily", lazy("daily.title"), self._daily),
            ("companions", lazy("companions.title"), self._companions),
            ("demo", lazy("menu.demo"), lambda: Pop(self.demonstrate()))], lambda: setup_line(self.context)))

    def _set_up(self) -> Step:
        from .setup import SetupScene
        return Push(SetupScene(self.context, lambda: Pop(self.start())))

    def _daily(self) -> Step:
        from .daily import DailyScene
        return Push(DailyScene(self.context))

    def _companions(self) -> Step:
        from .companions import CompanionsScene
        return Push(CompanionsScene(self.context, lambda: Pop(self.start())))

    def _learn(self) -> Step:
        return Push(DoorsScene(lazy("menu.door.learn"), [
            ("learn", lazy("menu.learn"), self._lessons), ("practice", lazy("practice.title"), self._practice),
            ("puzzles", lazy("puzzle.title"), self._puzzles), ("rules", lazy("menu.rules"), self._rules),
            ("how", lazy("menu.how"), self._how), ("keys", lazy("menu.keys"), self._keys)]))

    def _lessons(self) -> Step:
        from .lesson.list import LessonsScene
        return Push(LessonsScene(self.context))

    def _practice(self) -> Step:
        from .practice.list import PracticeScene
        return Push(PracticeScene(self.context))

    def _puzzles(self) -> Step:
        from .practice.puzzles import PuzzlesScene
        return Push(PuzzlesScene(self.context))

    def _matches(self) -> Step:
        return Push(DoorsScene(lazy("menu.door.matches"), [
            ("history", lazy("menu.history"), self._history),
            ("statistics", lazy("menu.statistics"), self._statistics),
            ("season", lazy("season.title"), self._season),
            ("tournament", lazy("tournament.title"), self._tournament),
            ("album", lazy("album.title"), self._album)],
            news=lambda name: self._album_news() if name == "album" else ""))

    def _album_news(self) -> Text:
        """That there are deeds in the album that its page has not shown yet; empty if there is none."""
        store, settings = self.context.store, self.context.keeper.settings
        if store is None or not settings.album_news:
            return ""
        from ...store.album import number_done
        return lazy("album.new") if number_done(store) > settings.album_seen else ""

    def _season(self) -> Step:
        from .season import SeasonScene
        return Push(SeasonScene(self.context))

    def _tournament(self) -> Step:
        from .tournament import TournamentScene
        return Push(TournamentScene(self.context))

    def _gallery(self) -> Step:
        from .gallery.gallery import GalleryScene
        return Push(GalleryScene(self.context.keeper))

    def _deals(self) -> Step:
        from .sharing.open import OpenScene
        return Push(OpenScene(self.context))

    def _history(self) -> Step:
        from .history.history import HistoryScene
        return Push(HistoryScene(self.context))

    def _statistics(self) -> Step:
        from .statistics.statistics import StatisticsScene
        return Push(StatisticsScene(self.context))

    def _album(self) -> Step:
        from .album import AlbumScene
        return Push(AlbumScene(self.context))

    def _rules(self) -> Step:
        from .rulebook.rulebook import RulebookScene
        return Push(RulebookScene(self.context.setup.rules))

    def _how(self) -> Step:
        from .how import HowScene
        return Push(HowScene(lambda: Pop(self.start())))

    def _settings(self) -> Step:
        from .settings import SettingsScene
        return Push(SettingsScene(self.context.keeper, self.context.games))

    def _keys(self) -> Step:
        from .keys import KeysScene
        return Push(KeysScene(self.context.keeper))

    def back(self) -> Step | None:
        """None: there is no scene below."""
        return None

    def handle(self, event: Event) -> Answer:
        """The widgets; any input, or a change of the window's focus, delays the demonstration."""
        if event.type in _GONE:
            self._idle = None
        elif event.type in _HERE:
            self._idle = 0.0
        return super().handle(event)

    def update(self, dt: float) -> Step | None:
        """Report troubles; begin the demonstration after a while without input."""
        if self.context.store is not None and self.context.store.notices:
            from ...store.moving import kept_at
            from .notice import games_notice
            return Push(games_notice(self.context.store.notices.pop(0), partial(kept_at, self.context.store)))
        troubles = self.context.keeper.troubles
        if troubles:
            from .notice import notice
            return Push(notice(troubles.pop(0)))
        if self._idle is not None:
            self._idle += dt
            if self._idle >= IDLE_SECONDS:  # silent, because nobody asked for it
                return _at(table_of(self.context, self.host, demo=True, silent=True))
        return super().update(dt)

    # -- drawing -----------------------------------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Whether anything has changed."""
        return self._whole or self._cards

    def reveal(self) -> None:
        """Draw only the cards of the title page: there are no others."""
        self._cards = self._cards or (self.spread.open and self.spread.page.outdated)

    def draw(self, surface: Surface) -> None:
        """The cloth and the sheet, or only the title page's cards if nothing else has changed."""
        if not self._whole:
            surface.set_clip(self.spread.page.room.inflate(self.metrics.gap, self.metrics.gap))
        super().draw(surface)
        self._cards = False
        surface.set_clip(None)
