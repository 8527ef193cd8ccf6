"""A row of all cards along the foot of the window, to show the position and to go elsewhere."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....view.access import PRESSED, READ, Node, NodeRole, read_out
from ....view.units import Metrics, Point, Size
from ....view.words import say
from ...app.events import Gesture, PointerReader
from ...app.scene import Answer
from ...draw import art, theme
from ...widgets import ROOMY, Widget
from ...widgets.base import bounds_of
from .sheet import card_name

HIGH, PAD, GAP, BREAK = 84, 11, 5, 12
"""Units: its height, padding above and below the cards, gap between cards, additional gap between suits."""
WHEEL, GLIDE, RISE = 90, 12.0, 5
"""Units a notch of the wheel moves; speed of its motion to the card shown; units a card rises under the pointer."""
SHADE = (150, 156, 152)


class Strip(Widget):
    """The cards ``names`` side by side; ``choose`` is called with the index of a clicked one."""

    clips = True

    def __init__(
        self, names: Sequence[str], at: int, choose: Callable[[int], None], still: Callable[[], bool]
    ) -> None:
        super().__init__()
        self.names, self.choose, self.still = list(names), choose, still
        self.at = at
        self._offset, self._goal = 0.0, 0.0
        self._lefts: list[int] = []
        self._wide = 1
        self._hand = PointerReader(4)
        self._over: int | None = None
        self._held = 0.0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width."""
        return room, metrics.px(HIGH)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The cards from the left, the shown one in the middle."""
        super().layout(rect, metrics)
        self._hand.slop = metrics.slop
        self._wide = round((rect.height - 2 * metrics.px(PAD)) / art.deck.PROPORTION)
        self._lefts, left = [], metrics.px(PAD)
        for before, name in zip(["", *self.names], self.names, strict=False):
            left += metrics.px(BREAK) if before and card_group(before) != card_group(name) else 0
            self._lefts.append(left)
            left += self._wide + metrics.px(GAP)
        self._lefts.append(left + metrics.px(PAD))
        self.show(self.at, at_once=True)

    def show(self, at: int, *, at_once: bool = False) -> None:
        """Move card ``at`` to the middle."""
        self.at = at
        self._goal = self._inside(self._lefts[at] + self._wide / 2 - self.rect.width / 2)
        if at_once or self.still():
            self._offset = self._goal

    def _inside(self, offset: float) -> float:
        return max(0.0, min(float(self._lefts[-1] - self.rect.width), offset))

    @property
    def busy(self) -> bool:
        """Whether it is moving."""
        return self._offset != self._goal

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether it moved."""
        if not self.busy:
            return False
        self._offset = self._goal + (self._offset - self._goal) * math.exp(-GLIDE * dt)
        if abs(self._offset - self._goal) < 0.5:
            self._offset = self._goal
        return True

    def node(self) -> Node | None:
        """The cards; the one shown is chosen."""
        return Node(NodeRole.LIST, say("gallery.all"), acts=READ, parts=tuple(
            Node(NodeRole.ITEM, read_out(card_name(name)), (str(at),), on=at == self.at,
                 bounds=bounds_of(self.place(at)), acts=PRESSED) for at, name in enumerate(self.names)))

    def reach(self, part: str) -> Answer:
        """Choose a card."""
        self.choose(int(part))
        return True

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        """Clicks choose, the wheel and drags scroll."""
        if event.type == pygame.MOUSEWHEEL:
            self._to(self._goal - (event.y - event.x) * self.metrics.px(WHEEL))
            return True
        over = self.card_at(event.pos) if event.type == pygame.MOUSEMOTION else self._over
        moved, self._over = over != self._over, over
        gesture = self._hand.read(event)
        if gesture is not None:
            self._move(gesture)
        return gesture is not None or moved

    def thing_at(self, at: Point) -> object:
        """The card there."""
        return Strip, self.card_at(at)

    def _move(self, gesture: Gesture) -> None:
        match gesture.kind:
            case "press":
                self._held = self._offset
            case "lift" | "move":
                self._offset = self._inside(self._held - gesture.at[0] + gesture.start[0])
                self._goal = self._offset
            case "click" if (at := self.card_at(gesture.at)) is not None:
                self.choose(at)

    def _to(self, offset: float) -> None:
        self._goal = self._inside(offset)
        if self.still():
            self._offset = self._goal

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The index of the card under ``point``."""
        return next((at for at in range(len(self.names)) if self.place(at).collidepoint(point)), None)

    def place(self, at: int) -> Rect:
        """The rectangle of card ``at``, visible or not."""
        top = self.rect.top + self.metrics.px(PAD)
        left = self.rect.left + self._lefts[at] - round(self._offset)
        if self._lefts[-1] < self.rect.width:
            left += (self.rect.width - self._lefts[-1]) // 2
        return Rect(left, top, self._wide, art.card_height(self._wide))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """A darker band of the cloth, the visible cards, a glow round the one shown."""
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        if theme.LOOK.opaque:
            surface.fill(theme.FELT_DARK, self.rect)
        else:
            surface.fill(SHADE, self.rect, pygame.BLEND_RGB_MULT)
        pygame.draw.line(surface, theme.GILT_DARK, self.rect.topleft, self.rect.topright, self.metrics.line)
        for at, name in enumerate(self.names):
            place = self.place(at)
            if place.colliderect(self.rect):
                self._draw_card(surface, at, name, place)
        surface.set_clip(clip)

    def _draw_card(self, surface: Surface, at: int, name: str, place: Rect) -> None:
        rises = at == self.at or (at == self._over and self.hovered)
        place = place.move(0, -self.metrics.px(RISE)) if rises else place
        if at == self.at:
            glow = art.card_glow(self._wide)
            art.stick(surface, glow, glow.get_rect(center=place.center))
        picture = art.card(name, self._wide)
        art.stick(surface, picture, picture.get_rect(center=place.center))


def card_group(name: str) -> str:
    """The group of ``name``: the Fool belongs to the tarots."""
    return name if name == art.deck.BACK else name[0].replace("F", "T")
