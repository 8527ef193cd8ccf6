"""A paper panel over the table, for choosers, shown cards and the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ...view.units import Metrics
from ..draw import art
from ..widgets.base import Widget
from ..widgets.boxes import Column
from ..widgets.form import Form
from ..widgets.form_scene import FormScene


class Overlay(FormScene):
    """A column of widgets on a panel in the middle of the window; Esc goes back."""

    def __init__(self, build: Callable[[], list[Widget]], *, wide: float = 0.0) -> None:
        super().__init__()
        self._make, self._wide = build, wide
        self.rect = Rect(0, 0, 0, 0)

    def resize(self, metrics: Metrics) -> None:
        """The panel in the size of its content."""
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
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        """The panel and its content."""
        art.panel(surface, self.rect, self.metrics.ui_scale)
        super().draw(surface)
