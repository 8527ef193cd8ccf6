"""The base of all widgets, and the texts that they draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import FunctionType

from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import READ, Bounds, Node, NodeRole, read_out
from ...view.units import BASE, Metrics, Point, Size, TextRole, measured
from ...view.words import Text, spoken
from ..app.scene import Answer, Step
from ..draw import plain, text, theme
from ..draw.pictures import stick
from ..draw.text import Align, Block
from ..draw.theme import Colour, Ground

ROOMY = 100_000
"""A room in pixels that is practically unlimited."""
Callback = Callable[[], Step | None]
"""The action of a widget; the scene takes the step that the action returns."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text on the screen: ``block`` drawn in ``rect``, in ``colour``."""

    block: Block
    rect: Rect
    colour: Colour
    align: Align = "left"
    halo: Colour | None = None

    @property
    def spot(self) -> Rect:
        """The rectangle that the letters occupy."""
        return text.place(self.block, self.rect, self.align)

    def draw(self, surface: Surface) -> None:
        text.draw(surface, self.block, self.rect, self.colour, self.align, halo=self.halo)


class Widget:
    """A part of a scene.

    ``preferred(metrics, room)`` is its preferred size in pixels, no wider than ``room`` if possible; ``layout(rect,
    metrics)`` places it and its children on the screen. ``handle`` returns False for events that it does not use.
    ``why`` is the reason why the widget is disabled, shown when it is pressed, or None. ``tip`` explains the widget.
    ``popup`` is a widget that it has opened over everything else. ``thing_at`` is a key for the object that a press at
    a point uses, apart from children, None for nothing; a widget that was made again returns an equal key for the same
    object. ``written`` are the texts that the widget itself draws. The ring of the focus is drawn around ``ring``, with
    corners of ``corner`` units or those of the style; another widget's tooltip should not cover the ``solid`` parts. A
    widget that ``clips`` shows only the parts inside its rectangle, and ``reveal`` scrolls to any part.

    ``node`` is the node for a screen reader, without the children and without ``why`` and ``tip``, which are added;
    None if the widget has only children. A widget may have parts that are not widgets: ``part`` is the key of the
    focused part, or empty, and ``reach`` focuses another part. ``put`` sets the widget's value.
    """

    focusable_kind = False
    clips = False
    corner: float | None = None

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
        """Whether the widget can have the focus; a disabled one can too, so that the reason can be read."""
        return self.focusable_kind

    @property
    def children(self) -> Sequence[Widget]:
        return ()

    @property
    def popup(self) -> Widget | None:
        return None

    @property
    def part(self) -> str:
        return ""

    def node(self) -> Node | None:
        """A node with the texts that the widget draws, or for a picture with its tooltip; None if there is neither."""
        said = words_of(self.written())
        if said:
            return Node(NodeRole.GROUP if self.children else NodeRole.LABEL, said, acts=READ)
        return Node(NodeRole.IMAGE, read_out(spoken(self.tip)), acts=READ) if self.tip is not None else None

    def reach(self, part: str) -> Answer:
        return False

    def put(self, value: str | float) -> Answer:
        return False

    @property
    def ring(self) -> Rect:
        return self.rect

    @property
    def ring_radius(self) -> int:
        return self.metrics.radius if self.corner is None else self.metrics.px(self.corner)

    @property
    def solid(self) -> Sequence[Rect]:
        """The parts that are pressed or read, without those of the children."""
        return (self.rect,) if self.focusable and not self.children else self.spots

    @property
    def spots(self) -> Sequence[Rect]:
        """The rectangles of the letters that the widget itself draws."""
        return [line.spot for line in self.written()]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return 0, 0

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        self.rect, self.metrics = Rect(rect), metrics

    def handle(self, event: Event) -> Answer:
        return False

    def thing_at(self, at: Point) -> object:
        return None

    def draw(self, surface: Surface) -> None:
        for child in self.children:
            child.draw(surface)
        for line in self.written():
            line.draw(surface)

    def written(self) -> Sequence[Written]:
        return ()

    def reveal(self, rect: Rect) -> None:
        pass


def bounds_of(rect: Rect) -> Bounds:
    """``rect`` as the tuple that nodes use."""
    return rect.left, rect.top, rect.width, rect.height


def words_of(written: Sequence[Written]) -> str:
    """The texts of ``written`` as a screen reader reads them, joined to one."""
    return ", ".join(said for line in written if (said := read_out(line.block.words)))


def answer_of(step: Step | None) -> Answer:
    """The answer of a handler whose action returned ``step``: the step, or True if there is none."""
    return True if step is None else step


def deed(call: Callable[..., object]) -> object:
    """A key for ``call``: equal for partial objects and functions that were rebuilt for the same values."""
    if isinstance(call, partial):
        return deed(call.func), call.args, tuple(call.keywords.items())
    if isinstance(call, FunctionType):
        return call.__code__, call.__defaults__, tuple(cell.cell_contents for cell in call.__closure__ or ())
    return call


def walk(widget: Widget) -> Iterator[Widget]:
    """Yield ``widget`` and all widgets in it, in the order of Tab."""
    yield widget
    for child in widget.children:
        yield from walk(child)


def path_to(widget: Widget, at: tuple[int, int]) -> list[Widget]:
    """The widgets under the point ``at``, innermost first; parts outside their parent are not found."""
    if not widget.rect.collidepoint(at):
        return []
    for child in reversed(widget.children):
        inner = path_to(child, at)
        if inner:
            return [*inner, widget]
    return [widget]


def draw_ring(surface: Surface, rect: Rect, metrics: Metrics, radius: int) -> None:
    """Draw the gilt ring of the focus around ``rect``."""
    thick, off = metrics.ring + 2, metrics.px(2)
    around = rect.inflate(2 * (thick + off), 2 * (thick + off))
    stick(surface, plain.ring(around.width, around.height, radius + thick + off, thick), around)


class Label(Widget):
    """Words, wrapped to the available width."""

    def __init__(self, words: Text, role: TextRole = "body", *, on: Ground = theme.ON_PAPER, align: Align = "left",
                 colour: Colour | Callable[[], Colour] | None = None, halo: Colour | None = None,
                 tip: Text | None = None) -> None:
        super().__init__(tip=tip, on=on)
        self.words = words
        self.role = role
        self.align: Align = align
        self.colour = colour
        self.halo = halo

    def node(self) -> Node | None:
        """A node with the words, which is a heading if the letters are large."""
        said, large = read_out(spoken(self.words)), self.role in ("title", "heading")
        return Node(NodeRole.HEADING if large else NodeRole.LABEL, said, acts=READ) if said else None

    def block(self, metrics: Metrics, room: int) -> Block:
        """The words laid out in ``room`` pixels."""
        return text.lay(spoken(self.words), self.role, metrics, room)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return self.block(metrics, room).size

    def written(self) -> Sequence[Written]:
        colour = self.colour() if callable(self.colour) else self.colour
        colour = colour or (self.on.accent if self.role in ("title", "heading") else self.on.ink)
        return (Written(self.block(self.metrics, self.rect.width), self.rect, colour, self.align, self.halo),)


class Fitted(Label):
    """A label at most ``wide`` units wide.

    It is written slightly smaller before it takes more than ``lines`` lines.
    """

    def __init__(self, words: Text, role: TextRole, lines: int = 1, *, wide: float = 0, on: Ground = theme.ON_PAPER,
                 align: Align = "left", colour: Colour | Callable[[], Colour] | None = None) -> None:
        super().__init__(words, role, on=on, align=align, colour=colour)
        self.lines, self.wide = lines, wide

    def block(self, metrics: Metrics, room: int) -> Block:
        room = min(room, metrics.px(self.wide) or room)
        return text.fit(spoken(self.words), self.role, metrics, room, self.lines)


def muted(words: Text, *, align: Align = "left") -> Label:
    """Small words in a muted colour, for less important texts."""
    return Label(words, "small", align=align, colour=theme.ON_PAPER.muted)
