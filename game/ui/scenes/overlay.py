"""A paper panel over the table: what choosers, shown cards and the sheet stand on."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface
from pygame.event import Event

from .. import art
from ..events import Verb, verb
from ..scene import Answer, Host, Pop, Step
from ..theme import Metrics
from ..widgets.base import Widget
from ..widgets.boxes import Column
from ..widgets.form import Form


class Overlay:
    """A column of widgets on a panel in the middle of the window; Esc goes back, if ``closes``."""

    overlay = True

    def __init__(self, build: Callable[[], list[Widget]], *, closes: bool = True, wide: float = 0.0) -> None:
        self._make, self._closes, self._wide = build, closes, wide
        self.dirty = True
        self.rect = Rect(0, 0, 0, 0)
        self.form = Form(Column([]))

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def enter(self, host: Host) -> None:
        """Remember whose sounds to use."""
        self.host = host

    def leave(self) -> None:
        """Nothing to give back."""

    def resize(self, metrics: Metrics) -> None:
        """The panel as large as what stands on it."""
        column = Column(self._make(), gap=12, place="centre")
        pad = metrics.px(34)
        room = metrics.width - 4 * pad
        width, height = column.preferred(metrics, room)
        self.rect = Rect(0, 0, max(width, round(metrics.width * self._wide)) + 2 * pad, height + 2 * pad)
        self.rect.center = metrics.width // 2, metrics.height // 2
        self.metrics = metrics
        self.form = Form(column, self.host.sounds.play)
        self.form.layout(self.rect.inflate(-2 * pad, -2 * pad), metrics)
        self.form.focus_on(next(iter(self.form.focus.ring), None))
        self.dirty = True

    def handle(self, event: Event) -> Answer:
        """The widgets, then Esc."""
        answer = self.form.handle(event)
        self.dirty = self.dirty or self.form.dirty
        if answer:
            return answer
        return Pop() if self._closes and verb(event) is Verb.BACK else False

    def update(self, dt: float) -> Step | None:
        """Tooltips come after a while."""
        self.form.update(dt)
        self.dirty = self.dirty or self.form.dirty
        return None

    def draw(self, surface: Surface) -> None:
        """The panel and what stands on it."""
        art.panel(surface, self.rect, self.metrics.ui_scale)
        self.form.draw(surface)
        self.dirty = False
