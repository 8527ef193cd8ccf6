"""Simulates a person at the table in this process, who answers prompts with the mouse or the keys."""

from __future__ import annotations

import random
from typing import TypeVar

import pygame
from pygame import Surface
from pygame.event import Event

from game.club.study import Study
from game.engine.actions import Action, Pass
from game.engine.observation import Observation
from game.session import shuffler
from game.settings import MatchSetup
from game.store import nothing_kept
from game.ui.app.app import App, MemoryScreen
from game.ui.app.context import AppContext
from game.ui.app.events import key
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.chooser import CardChooser, PackPicture
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import Preferences
from game.ui.widgets.base import walk
from game.ui.widgets.button import Button
from game.view import words
from game.view.table.choreography import Pace
from tools.in_process import InProcess

S = TypeVar("S")  # a kind of scene

FAST = Preferences(Pace(cards=0.12, rest=0.1, bots=0.0), last_card_plays_itself=False)


def front(app: App, kind: type[S]) -> S:
    """The top scene, which must be of ``kind``."""
    scene = app.scenes.top
    assert isinstance(scene, kind), f"{type(scene).__name__} is in front"
    return scene


class Chance:
    """A thinker that answers at once with a random legal action, passing often."""

    def __init__(self, seed: int, shy: float = 0.6) -> None:
        self._rng, self._number, self._shy = random.Random(seed), 0, shy
        self._answer: tuple[int, Action] | None = None

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[int] = frozenset()) -> int:
        legal = observation.actions
        shy = isinstance(legal[0], Pass) and self._rng.random() < self._shy
        self._number += 1
        self._answer = (self._number, legal[0] if shy else self._rng.choice(legal))
        return self._number

    @property
    def asked(self) -> bool:
        return self._answer is not None

    def poll(self):
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None


def context(seed: int = 1, preferences: Preferences | None = FAST, first_dealer: int | None = 0, **more) -> AppContext:
    """The context of the scenes, the same for a ``seed``; ``more`` are fields of the context or of its setup."""
    setup = MatchSetup(**{name: more.pop(name) for name in MatchSetup.__struct_fields__ if name in more})
    services = {"another": InProcess, "study": Study(), "shuffle": shuffler(random.Random(seed)), **more}
    services["store"] = services.get("store") or nothing_kept()
    return AppContext(Chance(seed), setup=setup, first_dealer=first_dealer, secret=b"test", fixed=preferences,
                      **services)


class SeenScreen(MemoryScreen):
    """A screen on which the window is drawn only when a test reads it, because few tests examine the picture."""

    app: App | None = None

    @property
    def surface(self) -> Surface:
        app, self.app = self.app, None  # drawing reads it too
        if app is not None and app.running:
            app.draw()
        self.app = app
        return self._surface


class Person:
    """Drives an application frame by frame and answers its prompts.

    If ``watched``, each frame is drawn; otherwise the window is drawn when its screen is read.
    """

    watched = False

    def __init__(self, context: AppContext, size=(1280, 720), seed: int = 1, text: int = 100,
                 watched: bool = False) -> None:
        self.context = context
        self.watched = watched or self.watched
        self.app = App(MenuScene(context), (MemoryScreen if self.watched else SeenScreen)(size), text_percent=text)
        self.rng = random.Random(seed)
        self.seconds = 0.0
        """The time of the window's clock, in seconds."""

    # -- the window ---------------------------------------------------------------------------------------------------

    @property
    def scene(self):
        return self.app.scenes.top

    def at(self, kind: type[S]) -> S:
        return front(self.app, kind)

    @property
    def table(self):
        return next(s.table for s in reversed(self.app.scenes.stack) if isinstance(s, TableScene))

    @property
    def shown(self):
        """The items on the table by their keys, after drawing it."""
        self.app.draw()
        return self.table.canvas.shown

    def step(self, *events: Event, dt: float = 1 / 60) -> None:
        screen = self.app.screen
        if isinstance(screen, SeenScreen):
            screen.app = None
            self.app.step(events, dt, seen=self.watched)
            screen.app = self.app
        else:
            self.app.step(events, dt)
        self.seconds += dt

    def until(self, true, seconds: float = 120) -> None:
        """Run frames of 1/20 s until ``true()``."""
        for _ in range(round(seconds * 20)):
            if true():
                return
            self.step(dt=1 / 20)
        raise AssertionError(f"waited {seconds} s in {type(self.scene).__name__}")

    def press(self, code: int, mod: int = 0) -> None:
        self.step(key(code, mod))

    def move(self, at) -> None:
        self.step(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def click(self, at) -> None:
        """Move to ``at`` and click; the motion is needed because a press without one may belong to a removed widget."""
        self.move((at[0] + 60, at[1]))
        self.move(at)
        self.step(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
        self.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))

    def drag(self, start, end, steps: int = 6) -> None:
        self.move(start)
        self.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        for n in range(1, steps + 1):
            at = tuple(round(a + (b - a) * n / steps) for a, b in zip(start, end, strict=True))
            self.step(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
        self.step(Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))

    # -- the table ----------------------------------------------------------------------------------------------------

    def spot(self, card) -> tuple[int, int]:
        """A point on the visible strip of ``card``."""
        stage = self.table.stage
        pose = stage.poses[stage.piece(card)]
        return round(pose.x - pose.width * 0.38), round(pose.y - pose.width * 0.4)

    def buttons(self) -> list[Button]:
        return [w for w in walk(self.scene.form.root) if isinstance(w, Button)]

    def button(self, label: str) -> Button:
        return next(b for b in self.buttons() if words.spoken(b.words).startswith(label))

    def click_button(self, button: Button) -> None:
        self.click(button.rect.center)

    def asked(self):
        return self.table.prompt()

    def act(self) -> None:
        """Answer the prompt with the mouse."""
        asked = self.asked()
        if isinstance(self.scene, CardChooser):
            picture = next(w for w in walk(self.scene.form.root) if isinstance(w, PackPicture))
            card = self.rng.choice(sorted(picture.picks))
            self.click(picture.places()[card].center)
        elif asked.kind == "discard":
            self._discard(asked)
        elif asked.kind in ("play", "give"):
            self.play_card(asked)
        elif asked.kind in ("ask", "call"):
            self.click_button(self.button(words.say("chooser.open")))
        else:
            free = [number for number, option in enumerate(asked.options) if option.why is None]
            self.click_button(self.scene.form.root.children[1 + free[self.rng.randrange(len(free))]])

    def _discard(self, asked) -> None:
        table = self.table
        if len(table.stage.offered) == table.session.rules.row.talon:
            self.click_button(self.button(words.say("discard.confirm")))
            return
        from game.engine.ecart import discardable
        view = table.view
        legal = discardable(view.rules, view.hand, frozenset(table.stage.offered)) - set(table.stage.offered)
        card = self.rng.choice(sorted(legal))
        if self.rng.random() < 0.5:
            self.drag(self.spot(card), tuple(map(round, table.layout.centre)))
        else:
            self.click(self.spot(card))
        self.until(lambda: not table.stage.busy)

    def play_card(self, asked) -> None:
        """Play or give a random legal card, with a click or by dragging it."""
        card = self.rng.choice(sorted(asked.cards))
        if self.rng.random() < 0.4:
            self.drag(self.spot(card), tuple(map(round, self.table.layout.centre)))
        else:
            self.click(self.spot(card))

    def play_deal(self, seconds: float = 400) -> None:
        """Play from the deal to the score sheet."""
        end = self.seconds + seconds
        while not isinstance(self.scene, ScoringScene):
            if isinstance(self.scene, CardChooser) or self.asked().kind != "wait":
                self.act()
            else:
                self.step(dt=1 / 20)
            assert self.seconds < end, "the deal did not end"
        self.until(lambda: self.table.caught_up)
