"""The first scene: a title page and the menu.

Modules that only some menus need are imported on demand, so that the first picture is not delayed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sin, tau
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ...view import words
from ...view.setup import Draft, changed
from ...view.table.choreography import ALONE
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Answer, Home, Push, Quit, Step
from ..draw import art, theme
from ..widgets import Row, TextButton, Widget, muted
from .paper import ClothScene
from .title_page import DoorButton, DoorsScene, Spread

if TYPE_CHECKING:
    from ...store.values import Unfinished

IDLE_SECONDS = 60.0
"""A demonstration begins after this many seconds without input."""
PETAL_SECONDS = 20.0
"""The seconds between two petals that fall on the title page."""
_GONE = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
_HERE = frozenset((pygame.WINDOWFOCUSGAINED, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL,
                   pygame.KEYDOWN))


def setup_line(context: AppContext) -> str:
    """A line about the next match: preset, numbers of players and deals, number of changed rules."""
    draft = Draft(context.setup.preset, context.setup.options)
    rules = draft.rules
    parts = [words.say("preset." + rules.preset), words.count("players.count", rules.at_table),
             words.count("deals.count", rules.deals)]
    own = len(changed(draft))
    return " · ".join([*parts, *([words.count("setup.own_rules", own)] if own else [])])


class MenuScene(ClothScene):
    """The title, the latest unfinished match, and buttons to all other pages."""

    first, cards = "play", False

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._petal, self._stirs = 0.0, False
        """The share of its way that a petal has fallen, and whether only the plate must be drawn."""
        self.returned()

    def returned(self) -> None:
        """Find the latest unfinished match, and the ``others``."""
        found = self.context.unfinished
        self.waiting, self.others = (found[0] if found else None), found[1:]
        new = self.context.keeper.settings.first_evening
        self.first = "continue" if found else "evening" if new else "play"
        self._idle: float | None = 0.0

    def parts(self) -> Widget:
        doors = [self.named(name, DoorButton(icon, lazy(f"menu.door.{name}"), lazy(f"menu.behind.{name}"), go,
                                             self._album_news() if name == "matches" else ""))
                 for name, icon, go in (
                     ("games", "play", self._games), ("learn", "lessons", self._learn),
                     ("matches", "score", self._matches), ("gallery", "gallery", self._to("gallery")),
                     ("deals", "share", self._to("deals")), ("settings", "settings", self._to("settings")))]
        leave = self.named("quit", TextButton(lazy("menu.quit"), Quit))
        today = self.named("today", DoorButton("history", lazy("today.title"), lazy("today.behind"), self._to("today")))
        self.spread = Spread(today, self._main(), doors, leave)
        return self.spread

    def foot(self) -> Sequence[Widget]:
        return ()

    def _main(self) -> list[Widget]:
        """The main button: continue a match or the first evening, or play a new match, with a line below it."""
        left = self._left(self.waiting) if self.waiting is not None else []
        if self.context.keeper.settings.first_evening:
            main = self.button("evening", lazy("evening.go_on"), partial(self.context.open, "evening", self.host),
                               primary=not left)
            over = self.named("over", TextButton(lazy("evening.over"), self._end_evening))
            return [*left, Row([main, over], 10, place="centre"), muted(self._evening_line, align="centre")]
        return left or [self.button("play", lazy("menu.play_now"), self.start, primary=True),
                muted(partial(setup_line, self.context), align="centre")]

    def _left(self, waiting: Unfinished) -> list[Widget]:
        """The button to continue the match ``waiting``, and one to the other unfinished matches or to delete it."""
        ways: list[Widget] = [self.button("continue", lazy("menu.continue"), self.go_on, primary=True)]
        if self.others:
            ways.append(self.button("others", partial(words.count, "menu.others", len(self.others)),
                                    self._to("waiting")))
        else:
            ways.append(self.named("drop", TextButton(lazy("waiting.drop"), self._to("drop", waiting))))
        from ...club.daily import occasions
        from ...view import history
        [occasion] = occasions(self.context.store, [waiting], self.context.today())
        return [Row(ways, 10, place="centre"), muted(partial(history.standing, waiting, occasion), align="centre")]

    def _evening_line(self) -> str:
        """The title of the next step of the first evening."""
        from ...view.lessons.runner import wording
        from ...view.newcomer import deals_begun, next_lesson
        name = next_lesson(self.context.keeper.settings)
        if name is None:
            return words.say("evening.deal", n=deals_begun(self.context.keeper.settings) + 1)
        return wording(name, words.language()).title

    def _end_evening(self) -> None:
        from ...view.newcomer import evening_over
        self.context.keeper.change(**evening_over(self.context.keeper.settings))
        self.returned()
        self.renew()

    def go_on(self) -> Step:
        """The step to the table of the latest unfinished match."""
        assert self.waiting is not None
        return self.context.open("continue", self.host, self.waiting.number)

    def start(self) -> Step:
        """The step to the table of a new match."""
        return Home(self.context.open("match", self.host))

    def demonstrate(self) -> Step:
        """The step to a table at which only bots play."""
        return Home(self.context.open("demo", self.host))

    def _to(self, page: str, *given: object) -> Callable[[], Step]:
        return partial(self.context.open, page, *given)

    def _ways(self, **pages: str) -> list[tuple[str, Text, Callable[[], Step | None]]]:
        """The buttons to ``pages``, given with the keys of their titles."""
        return [(page, lazy(key), self._to(page)) for page, key in pages.items()]

    def _games(self) -> Step:
        """The step to the page from which a game is started."""
        ways = self._ways(setup="menu.new_game", daily="daily.title", tournament="tournament.title",
                          companions="companions.title")
        return Push(DoorsScene(lazy("menu.door.games"), [
            ("play", lazy("menu.play_now"), self.start), *ways, ("demo", lazy("menu.demo"), self.demonstrate)],
            lambda: setup_line(self.context)))

    def _learn(self) -> Step:
        return Push(DoorsScene(lazy("menu.door.learn"), self._ways(
            lessons="menu.learn", practice="practice.title", puzzles="puzzle.title", rulebook="menu.rules",
            how="menu.how", keys="menu.keys")))

    def _matches(self) -> Step:
        return Push(DoorsScene(lazy("menu.door.matches"), self._ways(
            history="menu.history", statistics="menu.statistics", season="season.title",
            album="album.title"), news=lambda name: self._album_news() if name == "album" else ""))

    def _album_news(self) -> Text:
        """The text about news in the album that its page has not shown yet; empty if there is none."""
        store, settings = self.context.store, self.context.keeper.settings
        if not settings.album_news:
            return ""
        from ...store.album import number_done
        return lazy("album.new") if number_done(store) > settings.album_seen else ""

    def back(self) -> Step | None:
        return None  # there is no scene below the menu

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets; any input, or a change of the window's focus, delays the demonstration."""
        if event.type in _GONE:
            self._idle = None
        elif event.type in _HERE:
            self._idle = 0.0
        return super().handle(event)

    def update(self, dt: float) -> Step | None:
        """Report troubles; start the demonstration after some time without input."""
        if self.context.troubled:
            return self.context.open("notice")
        if self._idle is not None:
            self._idle += dt
            if self._idle >= IDLE_SECONDS:  # silent, because the player did not start it
                return self.context.open("demo", self.host, silent=True)
        was, self._petal = self._petal, self._falling()
        self._stirs = self._stirs or was != self._petal
        return super().update(dt)

    def _falling(self) -> float:
        """The share of its way that a petal has fallen by now; 0 if none falls."""
        settings = self.context.keeper.settings
        if self._idle is None or settings.reduced_motion or settings.instant or not self.spread.open:
            return 0.0
        return ALONE.share(self._idle % PETAL_SECONDS - PETAL_SECONDS + ALONE.end)

    @property
    def awaits(self) -> bool:
        """Also true while a petal is falling, which is slow enough for a low frame rate."""
        return super().awaits or self._petal > 0 or self._stirs

    @property
    def dirty(self) -> bool:
        return self._whole or self._stirs

    def draw(self, surface: Surface) -> None:
        """Draw the cloth and the sheet, or only the plate if nothing else has changed."""
        if not self._whole:
            surface.set_clip(self.spread.plate.place)
        super().draw(surface)
        if self._petal:
            self._drop(surface, self._petal)
        self._stirs = False
        surface.set_clip(None)

    def _drop(self, surface: Surface, share: float) -> None:
        """Draw a petal that has fallen ``share`` of its way from the poppy in the plate's upper right corner."""
        from ..table.moments import PETAL, petal
        side, place = self.metrics.px(PETAL * min(1.0, 6 * share, 6 * (1 - share))), self.spread.plate.place
        x, y = 0.87 - 0.1 * share + 0.03 * sin(2.5 * tau * share), 0.1 + 0.82 * share
        picture = petal(theme.TAKER_PETAL, side, 420 * share)
        middle = place.left + round(x * place.width), place.top + round(y * place.height)
        art.stick(surface, picture, picture.get_rect(center=middle))
