"""All cards on the cloth, of which one can be chosen, and a row of cards along the foot of the window."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....settings import Keeper
from ....view import gallery
from ....view.access import PRESSED, READ, USED, Node, NodeRole, read_out
from ....view.units import Metrics, Point, Size
from ....view.words import lazy, say
from ...app.events import Gesture, PointerReader, Verb, is_press, is_release, verb
from ...app.focus import distance
from ...app.scene import Answer, Pop, Step
from ...draw import art, theme
from ...draw.art import spread
from ...widgets import ROOMY, Form, Widget, draw_ring
from ...widgets.base import bounds_of
from ...widgets.boxes import Floor
from ...widgets.button import IconButton
from ...widgets.dialog import FormScene
from .stage import card_name

RIM, GAP = 18, 8
"""Units around the cards and between them."""
AWAY = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}
HIGH, PAD, APART, BREAK = 84, 11, 5, 12
"""Units: the height of the strip, padding above and below the cards, gap between cards, more between suits."""
WHEEL, GLIDE, RISE = 90, 12.0, 5
"""Units scrolled by a notch of the wheel; the speed of the strip's motion; units by which the pointer raises a card."""
SHADE = (150, 156, 152)
CARDS = len(gallery.ORDER) - 1
"""The number of cards on the wall, all except the back."""
ROWS = (range(11), range(11, 22), *(range(at, at + 14) for at in range(22, 78, 14)))
"""The indices of the 78 cards in rows: the Fool and the trumps in two, each suit in one."""


class CardChoice(Widget):
    """The first ``count`` cards of the deck, each at its ``place``; ``at`` is the index of the selected one.

    ``acts`` are the actions of a screen reader on a card.
    """

    acts = PRESSED

    def __init__(self, count: int, at: int) -> None:
        super().__init__()
        self.count, self.at = count, at

    def place(self, at: int) -> Rect:
        """The rectangle of card ``at``, visible or not."""
        raise NotImplementedError

    def card_at(self, point: Point) -> int | None:
        """The index of the card under ``point``; None if there is none."""
        return next((at for at in range(self.count) if self.place(at).collidepoint(point)), None)

    def node(self) -> Node | None:
        return Node(NodeRole.LIST, say("gallery.all"), acts=READ, parts=tuple(
            Node(NodeRole.ITEM, read_out(card_name(gallery.ORDER[at])), (str(at),), on=at == self.at,
                 bounds=bounds_of(self.place(at)), acts=self.acts) for at in range(self.count)))

    def thing_at(self, at: Point) -> object:
        """A key for the card at the point, or for the widget between the cards."""
        return type(self), self.card_at(at)


class Wall(CardChoice):
    """The cards in rows; ``choose`` is called with the index of a clicked one, or None after a click between them."""

    focusable_kind = True
    acts = USED

    def __init__(self, at: int, choose: Callable[[int | None], Step]) -> None:
        super().__init__(CARDS, min(at, CARDS - 1))
        self.choose = choose
        self.places: dict[int, Rect] = {}
        self._pressed: tuple[int | None] | None = None

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        lines, gap = ROWS, metrics.px(GAP)
        longest = max(len(line) for line in lines)
        wide = min((rect.width - gap * (longest - 1)) // longest,
                   round((rect.height - gap * (len(lines) - 1)) / len(lines) / art.deck.PROPORTION))
        high = art.card_height(wide)
        top = rect.top + (rect.height - len(lines) * (high + gap) + gap) // 2
        for line in lines:
            left = rect.left + (rect.width - len(line) * (wide + gap) + gap) // 2
            for place, number in enumerate(line):
                self.places[number] = Rect(left + place * (wide + gap), top, wide, high)
            top += high + gap

    def place(self, at: int) -> Rect:
        return self.places[at]

    @property
    def part(self) -> str:
        return str(self.at)

    def reach(self, part: str) -> Answer:
        return self._to(int(part))

    def handle(self, event: Event) -> Answer:
        """Select a card with the pointer or the arrows; choose it with a click or Enter."""
        if event.type == pygame.MOUSEMOTION:
            return self._to(self.card_at(event.pos))
        if is_press(event):
            self._pressed = (self.card_at(event.pos),)
            return True
        if is_release(event) and self._pressed is not None:
            (pressed,), self._pressed = self._pressed, None
            inside = self.rect.collidepoint(event.pos)
            return self.choose(pressed) if inside and pressed == self.card_at(event.pos) else True
        asked = verb(event)
        if asked in AWAY:
            return self._to(self._towards(AWAY[asked]))
        return self.choose(self.at) if asked is Verb.PRESS else False

    def _to(self, number: int | None) -> bool:
        if number is None or number == self.at:
            return False
        self.at = number
        return True

    def _towards(self, away: tuple[int, int]) -> int | None:
        here = self.places[self.at]
        costs = {n: cost for n, place in self.places.items() if (cost := distance(here, place, away)) is not None}
        return min(costs, key=lambda number: costs[number], default=None)

    @property
    def ring(self) -> Rect:
        """An empty rectangle, because the wall itself draws a ring around the selected card."""
        return Rect(self.rect.topleft, (0, 0))

    def draw(self, surface: Surface) -> None:
        for number, place in self.places.items():
            shadow = art.card_shadow(place.width)
            art.stick(surface, shadow, shadow.get_rect(center=place.center))
            art.stick(surface, art.card(gallery.ORDER[number], place.width), place)
        draw_ring(surface, self.places[self.at], self.metrics, self.metrics.px(6))


class WallScene(FormScene):
    """The wall of all cards; a press calls ``choose`` with the index of a card, and the scene goes back."""

    overlay = False

    def __init__(self, keeper: Keeper, at: int, choose: Callable[[int], object]) -> None:
        self.keeper, self._choose = keeper, choose
        self.wall = Wall(at, self._chosen)
        self.close = IconButton("close", lazy("common.back"), Pop)
        super().__init__(Form(Floor([self.wall, self.close], self._places)))

    def _chosen(self, number: int | None) -> Step:
        if number is not None:
            self._choose(number)
        return Pop()

    def _places(self, metrics: Metrics) -> dict[Widget, Rect]:
        """The cards in the middle of the window, and the back button in the upper right corner."""
        rim, (wide, high) = metrics.px(RIM), self.close.preferred(metrics)
        room = Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim)
        cards = room.inflate(-2 * (wide + metrics.px(GAP)), 0)
        return {self.wall: cards, self.close: Rect(room.right - wide, room.top, wide, high)}

    def resize(self, metrics: Metrics) -> None:
        self.form.layout(Rect(0, 0, *metrics.size), metrics)
        self.form.focus_on(self.wall)
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        spread(surface, self.keeper.settings.felt)
        super().draw(surface)


class Strip(CardChoice):
    """All cards side by side; ``choose`` is called with the index of a clicked one."""

    clips = True

    def __init__(self, at: int, choose: Callable[[int], None], still: Callable[[], bool]) -> None:
        super().__init__(len(gallery.ORDER), at)
        self.choose, self.still = choose, still
        self._offset, self._goal = 0.0, 0.0
        self._lefts: list[int] = []
        self._wide = 1
        self._hand = PointerReader(4)
        self._over: int | None = None
        self._held = 0.0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, metrics.px(HIGH)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        self._hand.slop = metrics.slop
        self._wide = round((rect.height - 2 * metrics.px(PAD)) / art.deck.PROPORTION)
        self._lefts, left = [], metrics.px(PAD)
        for before, name in zip(["", *gallery.ORDER], gallery.ORDER, strict=False):
            left += metrics.px(BREAK) if before and card_group(before) != card_group(name) else 0
            self._lefts.append(left)
            left += self._wide + metrics.px(APART)
        self._lefts.append(left + metrics.px(PAD))
        self.show(self.at, at_once=True)

    def show(self, at: int, *, at_once: bool = False) -> None:
        """Scroll card ``at`` to the middle."""
        self.at = at
        self._to(self._lefts[at] + self._wide / 2 - self.rect.width / 2, at_once=at_once)

    def _inside(self, offset: float) -> float:
        return max(0.0, min(float(self._lefts[-1] - self.rect.width), offset))

    @property
    def busy(self) -> bool:
        return self._offset != self._goal

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the strip has moved."""
        if not self.busy:
            return False
        self._offset = self._goal + (self._offset - self._goal) * math.exp(-GLIDE * dt)
        if abs(self._offset - self._goal) < 0.5:
            self._offset = self._goal
        return True

    def reach(self, part: str) -> Answer:
        self.choose(int(part))
        return True

    def handle(self, event: Event) -> Answer:
        """Choose a card with a click; scroll with the wheel and with drags."""
        if event.type == pygame.MOUSEWHEEL:
            self._to(self._goal - (event.y - event.x) * self.metrics.px(WHEEL))
            return True
        over = self.card_at(event.pos) if event.type == pygame.MOUSEMOTION else self._over
        moved, self._over = over != self._over, over
        gesture = self._hand.read(event)
        if gesture is not None:
            self._move(gesture)
        return gesture is not None or moved

    def _move(self, gesture: Gesture) -> None:
        match gesture.kind:
            case "press":
                self._held = self._offset
            case "lift" | "move":
                self._offset = self._inside(self._held - gesture.at[0] + gesture.start[0])
                self._goal = self._offset
            case "click" if (at := self.card_at(gesture.at)) is not None:
                self.choose(at)

    def _to(self, offset: float, *, at_once: bool = False) -> None:
        self._goal = self._inside(offset)
        if at_once or self.still():
            self._offset = self._goal

    def place(self, at: int) -> Rect:
        top = self.rect.top + self.metrics.px(PAD)
        left = self.rect.left + self._lefts[at] - round(self._offset)
        if self._lefts[-1] < self.rect.width:
            left += (self.rect.width - self._lefts[-1]) // 2
        return Rect(left, top, self._wide, art.card_height(self._wide))

    def draw(self, surface: Surface) -> None:
        """Draw a darker band of the cloth, the visible cards, and a glow around the current one."""
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        if theme.LOOK.opaque:
            surface.fill(theme.FELT_DARK, self.rect)
        else:
            surface.fill(SHADE, self.rect, pygame.BLEND_RGB_MULT)
        pygame.draw.line(surface, theme.GILT_DARK, self.rect.topleft, self.rect.topright, self.metrics.line)
        for at, name in enumerate(gallery.ORDER):
            place = self.place(at)
            if not place.colliderect(self.rect):
                continue
            if at == self.at or (at == self._over and self.hovered):
                place = place.move(0, -self.metrics.px(RISE))
            pictures = [art.card_glow(self._wide)] if at == self.at else []
            for picture in [*pictures, art.card(name, self._wide)]:
                art.stick(surface, picture, picture.get_rect(center=place.center))
        surface.set_clip(clip)


def card_group(name: str) -> str:
    """The group of the card ``name``, which is its suit; the Fool belongs to the trumps."""
    return name if name == art.deck.BACK else name[0].replace("F", "T")
