"""The first thing seen: play, the game, the language, quit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import SystemRandom

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.variants import PRESETS, rules_of
from ...session import HUMAN, Player, Session, Shuffle, Thinks, shuffler
from .. import art, theme, words
from ..scene import Answer, Host, Quit, Replace, Scene, Step
from ..table.table import Table
from ..table.tastes import Tastes
from ..theme import Metrics
from ..widgets.base import Label, Widget
from ..widgets.boxes import Column, Grid
from ..widgets.button import Button
from ..widgets.choice import Choice, Option
from ..widgets.form import Form
from .table_scene import SCENES

#: Who sits at the table besides the player, in order of play.
NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
LEVEL = "club"


@dataclass(slots=True)
class Wishes:
    """What is to be played: the menu changes it, a new match reads it.

    ``shuffle`` is chance itself at the table and a seeded one in tests; ``options`` are rules that differ from the
    preset's.
    """

    thinker: Thinks
    shuffle: Shuffle = field(default_factory=lambda: shuffler(SystemRandom()))
    preset: str = "chambery"
    options: dict[str, int | str | bool] = field(default_factory=dict)
    tastes: Tastes = field(default_factory=Tastes)
    human: bool = True
    first_dealer: int | None = None
    secret: bytes | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options.get("players", PRESETS[self.preset].players[0]))

    def session(self) -> Session:
        """A new match."""
        rules = rules_of(self.preset, **self.options)
        me = Player(words.say("game.you"), HUMAN if self.human else LEVEL)
        others = [Player(NAMES[n], LEVEL) for n in range(rules.at_table - 1)]
        dealer = SystemRandom().randrange(rules.at_table) if self.first_dealer is None else self.first_dealer
        return Session(rules, [me, *others], self.thinker, self.shuffle, dealer, secret=self.secret)


def table_of(wishes: Wishes, host: Host) -> Table:
    """A table set for ``wishes``, its cards about to be dealt."""
    return Table(wishes.session(), host.sounds, host.metrics, lambda: MenuScene(wishes), wishes.tastes)


class MenuScene:
    """Title, choices and the way to the table."""

    overlay = False

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.dirty = True
        self.form = Form(Column([]))
        self._deaf: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def enter(self, host: Host) -> None:
        """Remember where to play."""
        self.host = host

    def leave(self) -> None:
        """Nothing to give back."""

    def resize(self, metrics: Metrics) -> None:
        """Lay out for another window."""
        self.metrics = metrics
        column = Column(self._widgets(), gap=14, place="centre")
        self.form = Form(column, self.host.sounds.play)
        pad = metrics.px(40)
        width, height = column.preferred(metrics, metrics.width - 4 * pad)
        rect = Rect(0, 0, width, height)
        rect.center = metrics.width // 2, round(metrics.height * 0.60)
        rect.bottom = min(rect.bottom, metrics.height - pad - metrics.px(10))
        self.panel = rect.inflate(2 * pad, round(1.5 * pad))
        self.form.layout(rect, metrics)
        self.form.focus_on(self.form.focus.ring[0])
        self.dirty = True

    def _widgets(self) -> list[Widget]:
        games = Choice([Option(name, words.lazy("preset." + name)) for name in PRESETS], self.wishes.preset, self._game)
        counts = sorted(PRESETS[self.wishes.preset].players)
        players = Choice([Option(n, str(n)) for n in counts], self.wishes.players, self._players)
        tongues = [Option(code, name) for code, name in words.LANGUAGES.items()]
        language = Choice(tongues, words.language(), self._language)
        form = Grid([Label(words.lazy("menu.game")), games, Label(words.lazy("menu.players")), players,
                     Label(words.lazy("menu.language")), language], columns=2, gap=14, fill=False)
        return [Button(words.lazy("menu.play"), self.start, primary=True), form,
                Button(words.lazy("menu.quit"), Quit)]

    def _game(self, name: str) -> Step | None:
        self.wishes.preset, self.wishes.options = name, {}
        self.resize(self.metrics)
        return None

    def _players(self, count: int) -> Step | None:
        self.wishes.options = {"players": count}
        return None

    def _language(self, code: str) -> Step | None:
        words.use(code)
        return None

    def start(self) -> Step:
        """To the table."""
        scene: Scene = SCENES["deal"](table_of(self.wishes, self.host))
        return Replace(scene)

    def handle(self, event: Event) -> Answer:
        """The widgets."""
        answer = self.form.handle(event)
        self.dirty = self.dirty or self.form.dirty
        return answer

    def update(self, dt: float) -> Step | None:
        """Tooltips come after a while."""
        self.form.update(dt)
        self.dirty = self.dirty or self.form.dirty
        return None

    def draw(self, surface: Surface) -> None:
        """Cloth, title, panel."""
        surface.blit(art.felt(surface.get_size()), (0, 0))
        self._draw_title(surface)
        art.panel(surface, self.panel, self.metrics.ui_scale)
        self.form.draw(surface)
        self.dirty = False

    def _draw_title(self, surface: Surface) -> None:
        high = max(self.metrics.px(60), self.panel.top - self.metrics.px(20))
        room = Rect(0, 0, round(self.metrics.width * 0.62), high)
        room.midtop = self.metrics.width // 2, self.metrics.px(10)
        title = art.sprite("table/title", room.size)
        if title is not None:
            surface.blit(title, title.get_rect(center=room.center), None, pygame.BLEND_PREMULTIPLIED)
            return
        block = art.text.lay(words.say("menu.title"), "title", self.metrics)
        art.text.draw(surface, block, room, theme.GILT_LIGHT, "centre", halo=theme.FELT_DARK)


__all__ = ["LEVEL", "NAMES", "MenuScene", "Wishes", "table_of"]
