"""Sheets of paper over the scene below, and panels over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.gallery import PLANTS
from ...view.units import Metrics
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Answer, Host, Step
from ..draw import art
from ..draw.art import spread
from ..widgets import Button, Callback, Column, Form, Panel, Row, ScrollArea, Space, Tabs, Tracks, Widget, walk
from ..widgets.dialog import FormScene
from ..widgets.panel import Plate, has_margin

if TYPE_CHECKING:  # the first picture does not need it
    from ...club.work import Work

W = TypeVar("W", bound=Widget)
RIM, PAD = 12, 36
"""Units: the least distance of the sheet from the window, and the padding of the sheet."""
PAGE, NOTE = (1236, 692), (860, 600)
"""Units: the greatest width and height of the two formats of sheets."""
PLATES = {"SettingsScene": "rose", "KeysScene": "clover", "SetupScene": "sunflower", "PuzzlesScene": "forget_me_not",
          "RulebookScene": "wallflower"}
"""The scenes with a picture of a plant in a margin at the right; in all others the content needs that room."""


class PaperScene(FormScene):
    """A titled sheet with ``parts`` and, at its foot, buttons; Esc goes ``back``. It is rebuilt after every change.

    A subclass implements ``parts()``. With :meth:`named` it registers the widgets that keep the focus and their
    scrolled position when the sheet is rebuilt; ``first`` is the name of the one that has the focus at first.
    ``heading`` is the key of the title; a subclass with another title sets ``title``. A ``note`` is a small sheet, as
    high as its content; if that does not fit, it gets the size of a page. A scene that uses no ``context`` is made
    without one.
    """

    heading = ""
    note: bool = False
    pad: float = PAD
    first: str | None = None
    context: AppContext

    def __init__(self, context: AppContext | None = None) -> None:
        super().__init__()
        self.title: Text | None = lazy(self.heading) if self.heading else None
        if context is not None:
            self.context = context
        self.tabs: Tabs | None = None
        self._names: dict[str, Widget] = {}
        self._stale = False
        self._pointer: tuple[int, int] | None = None
        self._work: Work[None] | None = None
        self.progress = ""
        """The progress of the work in the background, in words."""

    # -- for subclasses to implement ---------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The content of the sheet."""
        raise NotImplementedError

    def foot(self) -> Sequence[Widget]:
        """The buttons at the foot of the sheet: by default one that leads back, the main one if it is the ``first``."""
        return (self.button("back", lazy("common.back"), self.back, primary=self.first == "back"),)

    def aside(self) -> Widget | None:
        """The widget at the right of the title; None by default."""
        return None

    def inside(self) -> Widget:
        """The content of the sheet; at its foot the back button at the left, the other buttons at the right."""
        parts, foot = self.parts(), self.foot()
        plant = PLATES.get(type(self).__name__)
        if plant is not None and has_margin(self.metrics):
            parts = Tracks([parts, Plate(PLANTS[plant])], ("fill", "fit"), 24, level="fill")
        out = [one for one in foot if isinstance(one, Button) and one.action == self.back]
        ways = Row([*out, Space(), *(one for one in foot if one not in out)], 12, grow=(len(out),))
        return Column([parts, *([ways] if foot else [])], 18, grow=(0,))

    # -- for subclasses to use ---------------------------------------------------------------------------------------

    def named(self, name: str, widget: W) -> W:
        """Register ``widget`` under ``name``, by which it is found when the sheet is rebuilt; returns ``widget``."""
        self._names[name] = widget
        return widget

    def button(self, name: str, words: Text, action: Callback, *, primary: bool = False, tip: Text | None = None,
               why: Text | None = None) -> Button:
        """A button registered under ``name``."""
        return self.named(name, Button(words, action, primary=primary, tip=tip, why=why))

    def has(self, name: str) -> bool:
        """Whether a widget is registered under ``name``."""
        return name in self._names

    def widget(self, name: str) -> Widget:
        """The widget registered under ``name``."""
        return self._names[name]

    def tabbed(self, pages: Sequence[tuple[Text, Widget]], first: int = 0) -> Tabs:
        """``pages`` below tabs, of which the one last shown is visible, or at first the one at the index ``first``."""
        self.tabs = Tabs(pages, first if self.tabs is None else self.tabs.names.value)
        self.named("tabs", self.tabs.names)
        return self.tabs

    def renew(self) -> None:
        """Have the sheet rebuilt after the current event, or once no widget is in use."""
        self._stale = True

    def put(self, field: str, value: object) -> None:
        """Set the ``field`` of the scene to ``value``, and rebuild the sheet after the current event."""
        setattr(self, field, value)
        self.renew()

    def begin(self, work: Work[None]) -> None:
        """Do ``work``, a step in each frame, in place of any other; after the last step the sheet is rebuilt."""
        self.end_work()
        self._work = work
        self.work_on()

    def end_work(self) -> None:
        if self._work is not None:
            self._work.close()
        self._work, self.progress = None, ""

    def work_on(self) -> None:
        """Do a step of the work in the background, if there is any."""
        if self._work is None:
            return
        before, said = self.progress, next(self._work, None)
        if said is None:
            self.end_work()
            self.renew()
        elif said != before:
            self.progress = said
            self.invalidate()

    # -- the scene protocol ------------------------------------------------------------------------------------------

    def enter(self, host: Host) -> None:
        """Play the sound of a turned page."""
        super().enter(host)
        host.sounds.play("page")

    def leave(self) -> None:
        self.end_work()

    @property
    def busy(self) -> bool:
        return self._work is not None

    def resize(self, metrics: Metrics) -> None:
        """Build the sheet for the window of ``metrics``, in its middle."""
        self.metrics = metrics
        self._write()

    def _write(self) -> None:
        old, form = self._names, self.form
        self._names, self._stale = {}, False
        sheet = Panel(self.inside(), self.title, pad=self.pad, aside=self.aside())
        self.form = Form(sheet, self.host.sounds.play)
        self._scroll_as(old)
        self.form.layout(self._place(self.metrics), self.metrics)
        self._focus_as(old, form)
        if self._pointer is not None:
            self.form.handle(Event(pygame.MOUSEMOTION, pos=self._pointer, rel=(0, 0), buttons=(0, 0, 0)))
        self.invalidate()

    def _place(self, metrics: Metrics) -> Rect:
        page, note = (Rect(0, 0, *(min(metrics.px(side), room - 2 * metrics.px(RIM))
                                   for side, room in zip(sides, metrics.size, strict=True))) for sides in (PAGE, NOTE))
        high = self.form.root.preferred(metrics, note.width)[1]
        if fits := self.note and high <= note.height:
            note.height = high
        rect = note if fits else page
        rect.center = metrics.width // 2, metrics.height // 2
        return rect

    def _scroll_as(self, old: dict[str, Widget]) -> None:
        for name, widget in self._names.items():
            before = old.get(name)
            if isinstance(widget, ScrollArea) and isinstance(before, ScrollArea):
                widget.scroller.offset = before.scroller.offset

    def _focus_as(self, old: dict[str, Widget], form: Form) -> None:
        """Focus the widget that has the name of the formerly focused one, or else the first."""
        had = next((name for name, widget in old.items() if widget is form.focus.widget), self.first)
        ring = self.form.focus.ring
        found = self._names.get(had) if had is not None else None
        focused = next((widget for widget in ring if widget is found), next(iter(ring), None))
        self.form.focus_on(focused, visible=form.focus.visible)
        for area in self._names.values():
            in_it = isinstance(area, ScrollArea) and any(w is focused for w in walk(area))
            if in_it and focused is not None and form.focus.visible:
                area.reveal(focused.rect)

    def handle(self, event: Event) -> Answer:
        """Handle ``event``, and note the position of the pointer."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = event.pos
        return super().handle(event)

    def heard(self, event: Event) -> Answer:
        """Pass ``event`` to the widgets, and rebuild the sheet if they have changed it; returns their answer."""
        answer = super().heard(event)
        self._write_if_stale()
        return answer

    def _write_if_stale(self) -> None:
        if self._stale and not self.form.in_use:
            self._write()

    def update(self, dt: float) -> Step | None:
        """Continue the background work, and rebuild the sheet if that has changed it."""
        self.work_on()
        self._write_if_stale()
        return super().update(dt)


class ClothScene(PaperScene):
    """A sheet on a cloth that covers the window."""

    overlay = False
    cards = True
    """Whether the sheet contains pictures of cards."""

    def reveal(self) -> None:
        if self.cards:
            super().reveal()

    def draw(self, surface: Surface) -> None:
        spread(surface, self.context.keeper.settings.felt)
        super().draw(surface)


class Overlay(FormScene):
    """A column of widgets on a panel in the middle of the window; Esc goes back."""

    def __init__(self, build: Callable[[], list[Widget]], *, wide: float = 0.0) -> None:
        super().__init__()
        self._make, self._wide = build, wide
        self.rect = Rect(0, 0, 0, 0)

    def resize(self, metrics: Metrics) -> None:
        """Place the panel, as large as its content, in the middle of the window."""
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
        art.panel(surface, self.rect, self.metrics.ui_scale)
        super().draw(surface)
