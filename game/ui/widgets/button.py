"""Buttons with words, a sign or other widgets; a disabled button gives a reason."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import USED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size, TextRole
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer
from ..draw import art, frames, plain, signs, text, theme
from ..draw.frames import WidgetState
from ..draw.pictures import stick
from ..draw.signs import Sign
from .base import ROOMY, Callback, Widget, Written, answer_of, deed, walk, words_of

TOOL, AIR = 40, 6
"""Units: the side of an icon with a name, and the padding of the name."""


def unable() -> theme.Colour:
    """The colour of the words of a disabled button, whose background is darker than paper."""
    return theme.mixed(theme.ON_PAPER.muted, theme.INK, 0.5)


def roundel_of(state: WidgetState) -> theme.Colour:
    """The fill of a button that shows only a sign."""
    return {"normal": theme.FELT_DARK, "hover": theme.FELT_LIGHT, "pressed": theme.NIGHT, "disabled": theme.SAGE}[state]


class Pressable(Widget):
    """A widget that calls ``action`` on a click, Enter or Space; ``why`` disables it and is the reason."""

    focusable_kind = True

    def __init__(self, words: Text, action: Callback, tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(tip=tip, why=why)
        self.words, self.action = words, action
        self.pressed = False

    @property
    def state(self) -> WidgetState:
        if self.why is not None:
            return "disabled"
        return "pressed" if self.pressed and self.hovered else "hover" if self.hovered else "normal"

    def handle(self, event: Event) -> Answer:
        if is_press(event):
            self.pressed = self.hovered = True
            return True
        if is_release(event) and self.pressed:
            self.pressed = False
            return answer_of(self.action()) if self.rect.collidepoint(event.pos) else True
        return answer_of(self.action()) if verb(event) is Verb.PRESS else False

    def thing_at(self, at: Point) -> object:
        return type(self), spoken(self.words), deed(self.action), self.why is None


class Button(Pressable):
    """A button with words in its middle."""

    corner: float | None = 24
    role: TextRole = "button"
    side, air, least = 22, 15, 46
    """Units: the padding left and right of the words, the padding above and below together, and the least height."""

    def __init__(self, words: Text, action: Callback, *, primary: bool = False, tip: Text | None = None,
                 why: Text | None = None) -> None:
        super().__init__(words, action, tip, why)
        self.primary = primary

    def node(self) -> Node | None:
        """A node with the words, explained by the button's other texts."""
        name, all_ = read_out(spoken(self.words)), words_of(self.written())
        return Node(NodeRole.BUTTON, name, about=all_.removeprefix(name).lstrip(", "), acts=USED)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        sides = 2 * metrics.px(self.side)
        block = text.fit(spoken(self.words), self.role, metrics, room - sides)
        return block.width + sides, max(metrics.px(self.least), block.height + metrics.px(self.air))

    def draw(self, surface: Surface) -> None:
        art.button(surface, self.rect, self.metrics.ui_scale, primary=self.primary, state=self.state)
        super().draw(surface)

    @property
    def ink(self) -> theme.Colour:
        """The colour of the words."""
        return unable() if self.why is not None else theme.PAPER if self.primary else theme.INK

    def written(self) -> Sequence[Written]:
        """The words, slightly lower while the button is pressed."""
        inner = self.rect.inflate(-2 * self.metrics.px(self.side), 0)
        block = text.fit(spoken(self.words), self.role, self.metrics, inner.width)
        down = self.metrics.line if self.state == "pressed" else 0
        return (Written(block, inner.move(0, down), self.ink, "centre"),)


class IconButton(Button):
    """A button that shows only the sign ``icon``; its tooltip ``words`` describes the action."""

    def __init__(self, icon: str, words: Text, action: Callback, *, why: Text | None = None) -> None:
        super().__init__(words, action, tip=words, why=why)
        self.icon = icon

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        side = max(metrics.px(self.least), round(metrics.text_px("button") * 1.9))
        return side, side

    @property
    def ring_radius(self) -> int:
        """Half the button's side, because the sign is on a disc."""
        return self.rect.height // 2

    @property
    def disc(self) -> Rect:
        """The square of the disc with the sign."""
        return self.rect

    def draw(self, surface: Surface) -> None:
        disc = self.disc
        stick(surface, plain.roundel(disc.height, roundel_of(self.state)), disc)
        picture = signs.drawn(Sign("icon", self.icon), round(disc.height * 0.58), theme.INK)
        stick(surface, picture, picture.get_rect(center=disc.center))
        Widget.draw(self, surface)

    def written(self) -> Sequence[Written]:
        return ()


class Tool(IconButton):
    """An icon on the felt with a short ``name`` below it; ``words`` explain it."""

    def __init__(self, icon: str, name: Text, action: Callback, words: Text | None = None, *,
                 why: Text | None = None) -> None:
        super().__init__(icon, words or name, action, why=why)
        self.name = name
        self.tip = words

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide = text.width(spoken(self.name), "small", metrics) + metrics.px(AIR)
        return max(metrics.px(TOOL + 2 * AIR), wide), metrics.px(TOOL) + text.line_height("small", metrics)

    @property
    def ring_radius(self) -> int:
        return self.metrics.radius

    @property
    def disc(self) -> Rect:
        side = self.metrics.px(TOOL)
        return Rect(self.rect.centerx - side // 2, self.rect.top, side, side)

    def written(self) -> Sequence[Written]:
        block = text.lay(spoken(self.name), "small", self.metrics)
        below = Rect(self.rect.left, self.rect.top + self.metrics.px(TOOL), self.rect.width, block.height)
        colour = theme.ON_FELT.ink if self.why is None else theme.ON_FELT.muted
        return (Written(block, below, colour, "centre", halo=theme.FELT_DARK),)


class TextButton(Button):
    """A :class:`Button` drawn as a line of text, with a bud on each side under the pointer or with the focus."""

    corner = None
    side, air, least = 30, 6, 0

    def draw(self, surface: Surface) -> None:
        if self.hovered or self.focused:
            bud = plain.knob(self.metrics.px(9), theme.VERMILION)
            spot = self.written()[0].spot.inflate(2 * self.metrics.px(16), 0)
            for x in (spot.left, spot.right):
                stick(surface, bud, bud.get_rect(center=(x, spot.centery)))
        Widget.draw(self, surface)

    @property
    def ink(self) -> theme.Colour:
        if self.why is not None:
            return self.on.muted
        return self.on.accent if self.hovered or self.focused else self.on.ink


class QuietButton(TextButton):
    """A secondary button: words with a thin line below them."""

    role = "body"
    side, air = 12, 8

    def __init__(self, words: Text, action: Callback, *, on: theme.Ground = theme.ON_PAPER,
                 tip: Text | None = None) -> None:
        super().__init__(words, action, tip=tip)
        self.on = on

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        spot = self.written()[0].spot
        y = spot.bottom - self.metrics.px(1)
        pygame.draw.line(surface, self.on.line, (spot.left, y), (spot.right, y), self.metrics.line)


def button_places(root: Widget) -> dict[str, tuple[int, int]]:
    """The middle of every button under ``root``, by the button's words without signs."""
    return {re.sub(r"\{\w+\} ?", "", spoken(widget.words)): widget.rect.center
            for widget in walk(root) if isinstance(widget, Button)}


class Composed(Widget):
    """A widget made of others, its ``content``, with ``pad`` units around it; it is read and used as a whole."""

    def __init__(self, content: Widget, pad: float = 0, tip: Text | None = None) -> None:
        super().__init__(tip)
        self.content, self.pad = content, pad

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        pad = metrics.px(self.pad)
        wide, high = self.content.preferred(metrics, max(1, room - 2 * pad))
        return wide + 2 * pad, high + 2 * pad

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        self.content.layout(rect.inflate(-2 * metrics.px(self.pad), -2 * metrics.px(self.pad)), metrics)

    def draw(self, surface: Surface) -> None:
        self.content.draw(surface)

    def written(self) -> Sequence[Written]:
        return [line for part in walk(self.content) for line in part.written()]


class ContentButton(Composed, Button):
    """A button that shows ``content`` instead of its words.

    A ``chosen`` one has the frame that others have under the pointer.
    """

    corner: float | None = None

    def __init__(self, words: Text, action: Callback, content: Widget, *, pad: float = 5, chosen: bool = False,
                 tip: Text | None = None, why: Text | None = None) -> None:
        Button.__init__(self, words, action, tip=tip, why=why)
        self.content, self.pad, self.chosen = content, pad, chosen

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the content in the middle of the button."""
        super().layout(rect, metrics)
        inner = self.content.rect
        high = self.content.preferred(metrics, inner.width)[1]
        self.content.layout(Rect(inner.left, inner.centery - high // 2, inner.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        if self.hovered or self.chosen:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        super().draw(surface)


class TileButton(ContentButton):
    """A :class:`ContentButton` in a frame, which differs if the button is ``chosen``."""

    def draw(self, surface: Surface) -> None:
        kind = "chosen_tile" if self.chosen else "row" if self.hovered else "field"
        frames.draw_frame(surface, kind, self.rect, self.metrics.ui_scale)
        Composed.draw(self, surface)
