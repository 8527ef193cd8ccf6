"""What every widget is, and what its text is when it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import BASE, Metrics, Size, TextRole, measured
from ...view.words import Text, spoken
from ..app.scene import Answer, Step
from ..draw import plain, text, theme
from ..draw.pictures import stick
from ..draw.text import Align, Block
from ..draw.theme import Colour, Ground

ROOMY = 100_000
"""Pixels: as much room as anyone may want."""
Callback = Callable[[], Step | None]
"""What a widget does when used; a step it answers is where the scene goes."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it lies on the screen: ``block`` in ``rect``, in ``colour``."""

    block: Block
    rect: Rect
    colour: Colour
    align: Align = "left"
    halo: Colour | None = None

    @property
    def spot(self) -> Rect:
        """What the letters cover."""
        return text.place(self.block, self.rect, self.align)

    def draw(self, surface: Surface) -> None:
        """Draw it."""
        text.draw(surface, self.block, self.rect, self.colour, self.align, halo=self.halo)


class Widget(Protocol):
    """A part of a scene.

    ``preferred(metrics, room)`` is the size it would like, in pixels, no wider than ``room`` if it can; ``layout(rect,
    metrics)`` gives it its place on the screen and its children theirs. ``handle`` answers False for what is not
    its own. ``why`` is None, or why it cannot be used now: a press on it then shows ``why``. ``tip`` explains it.
    ``popup`` is what it has opened over everything else. ``written`` is the text it draws itself. The ring of the
    focus goes round ``ring``; what is ``solid`` should stay in sight when a word is laid beside it. What ``clips``
    shows only what lies inside it and ``reveal`` s any part by scrolling.
    """

    rect: Rect
    focused: bool
    hovered: bool
    tip: Text | None
    why: Text | None
    clips: bool

    @property
    def focusable(self) -> bool: ...
    @property
    def ring(self) -> Rect: ...
    @property
    def ring_radius(self) -> int: ...
    @property
    def solid(self) -> Sequence[Rect]: ...
    @property
    def children(self) -> Sequence[Widget]: ...
    @property
    def popup(self) -> Widget | None: ...
    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size: ...
    def layout(self, rect: Rect, metrics: Metrics) -> None: ...
    def handle(self, event: Event) -> Answer: ...
    def draw(self, surface: Surface) -> None: ...
    def written(self) -> Sequence[Written]: ...
    def reveal(self, rect: Rect) -> None: ...


class Part:
    """The common half of all widgets: nothing inside, nothing heard, nothing written."""

    focusable_kind = False
    clips = False

    def __init__(self, tip: Text | None = None, why: Text | None = None, on: Ground = theme.ON_PAPER) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.metrics = measured(BASE)
        self.focused = False
        self.hovered = False
        self.tip = tip
        self.why = why
        self.on = on

    @property
    def focusable(self) -> bool:
        """Whether the keys may go here; also when disabled, so that the reason can be read."""
        return self.focusable_kind

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside."""
        return ()

    @property
    def popup(self) -> Widget | None:
        """What lies open over everything."""
        return None

    @property
    def ring(self) -> Rect:
        """What the ring of the focus goes round."""
        return self.rect

    @property
    def ring_radius(self) -> int:
        """How round the ring is, in pixels."""
        return self.metrics.radius

    @property
    def solid(self) -> Sequence[Rect]:
        """What is pressed or read here, apart from what is inside."""
        return (self.rect,) if self.focusable and not self.children else [line.spot for line in self.written()]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Take ``rect``."""
        self.rect, self.metrics = Rect(rect), metrics

    def handle(self, event: Event) -> Answer:
        """Not mine."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the children and the text."""
        for child in self.children:
            child.draw(surface)
        for line in self.written():
            line.draw(surface)

    def written(self) -> Sequence[Written]:
        """The texts it draws itself."""
        return ()

    def reveal(self, rect: Rect) -> None:
        """Nothing here scrolls."""


def answered(step: Step | None) -> Answer:
    """What a handler answers after an action answered ``step``."""
    return True if step is None else step


def walk(widget: Widget) -> Iterator[Widget]:
    """``widget`` and everything in it, in the order of Tab."""
    yield widget
    for child in widget.children:
        yield from walk(child)


def path_to(widget: Widget, at: tuple[int, int]) -> list[Widget]:
    """The widgets under the point ``at``, the innermost first; what lies outside its parent cannot be reached."""
    if not widget.rect.collidepoint(at):
        return []
    for child in reversed(widget.children):
        inner = path_to(child, at)
        if inner:
            return [*inner, widget]
    return [widget]


def draw_ring(surface: Surface, rect: Rect, metrics: Metrics, radius: int) -> None:
    """Draw the gilt ring of the focus round ``rect``."""
    thick, off = metrics.ring + 2, metrics.px(2)
    around = rect.inflate(2 * (thick + off), 2 * (thick + off))
    stick(surface, plain.ring(around.width, around.height, radius + thick + off, thick), around)


class Label(Part):
    """Words, wrapped to the room there is."""

    def __init__(
        self,
        words: Text,
        role: TextRole = "body",
        *,
        on: Ground = theme.ON_PAPER,
        align: Align = "left",
        colour: Colour | None = None,
        halo: Colour | None = None,
        tip: Text | None = None,
    ) -> None:
        super().__init__(tip=tip, on=on)
        self.words = words
        self.role = role
        self.align: Align = align
        self.colour = colour
        self.halo = halo

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As wide as its words, or ``room`` and as high as they then are."""
        return text.lay(spoken(self.words), self.role, metrics, room).size

    def written(self) -> Sequence[Written]:
        """Its words."""
        block = text.lay(spoken(self.words), self.role, self.metrics, self.rect.width)
        colour = self.colour or (self.on.accent if self.role in ("title", "heading") else self.on.ink)
        return (Written(block, self.rect, colour, self.align, self.halo),)
