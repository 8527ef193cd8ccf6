"""All cards on the cloth, to choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....settings import Keeper
from ....view import gallery
from ....view.access import READ, USED, Node, NodeRole, read_out
from ....view.units import Metrics, Point, Size
from ....view.words import lazy
from ...app.events import Verb, is_press, is_release, verb
from ...app.focus import distance
from ...app.scene import Answer, Host, Pop, Scene, Step
from ...draw import art
from ...draw.cloth import spread
from ...widgets import ROOMY, Form, ShownForm, Widget, draw_ring
from ...widgets.base import bounds_of
from ...widgets.button import IconButton
from ..table.floor import Floor
from .sheet import card_name

RIM, GAP = 18, 8
"""Units round the cards and between them."""
AWAY = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}


def card_rows() -> list[list[int]]:
    """The indices of the 78 cards in rows: Fool and tarots in two, each suit in one."""
    tarots = list(range(22))
    return [tarots[:11], tarots[11:], *(list(range(at, at + 14)) for at in range(22, 78, 14))]


class Wall(Widget):
    """The cards in rows; ``choose`` is called with the index of one, or with None for a press beside them."""

    focusable_kind = True

    def __init__(self, at: int, choose: Callable[[int | None], Step]) -> None:
        super().__init__()
        self.at, self.choose = min(at, 77), choose
        self.places: dict[int, Rect] = {}
        self._pressed: tuple[int | None] | None = None

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The window."""
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """As large as the window allows."""
        super().layout(rect, metrics)
        lines, gap = card_rows(), metrics.px(GAP)
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

    def _under(self, at: Point) -> int | None:
        return next((number for number, place in self.places.items() if place.collidepoint(at)), None)

    @property
    def part(self) -> str:
        """The selected card."""
        return str(self.at)

    def node(self) -> Node | None:
        """The cards."""
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, read_out(card_name(gallery.ORDER[number])), (str(number),), on=number == self.at,
                 bounds=bounds_of(place), acts=USED) for number, place in self.places.items()))

    def reach(self, part: str) -> Answer:
        """Select a card."""
        return self._to(int(part))

    def handle(self, event: Event) -> Answer:
        """The pointer and the arrows move to a card, a click and Enter choose it."""
        if event.type == pygame.MOUSEMOTION:
            return self._to(self._under(event.pos))
        if is_press(event):
            self._pressed = (self._under(event.pos),)
            return True
        if is_release(event) and self._pressed is not None:
            (pressed,), self._pressed = self._pressed, None
            inside = self.rect.collidepoint(event.pos)
            return self.choose(pressed) if inside and pressed == self._under(event.pos) else True
        asked = verb(event)
        if asked in AWAY:
            return self._to(self._towards(AWAY[asked]))
        return self.choose(self.at) if asked is Verb.PRESS else False

    def thing_at(self, at: Point) -> object:
        """The card, or the wall between them, which closes."""
        return Wall, self._under(at)

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
        """Empty: a ring is drawn round the card."""
        return Rect(self.rect.topleft, (0, 0))

    def draw(self, surface: Surface) -> None:
        """Every card on its shadow, a ring round the selected one."""
        for number, place in self.places.items():
            shadow = art.card_shadow(place.width)
            art.stick(surface, shadow, shadow.get_rect(center=place.center))
            art.stick(surface, art.card(gallery.ORDER[number], place.width), place)
        draw_ring(surface, self.places[self.at], self.metrics, self.metrics.px(6))


class WallScene(Scene):
    """The wall of all cards; ``choose`` is called with the index of one before the scene goes back."""

    def __init__(self, keeper: Keeper, at: int, choose: Callable[[int], object]) -> None:
        super().__init__()
        self.keeper = keeper
        self.wall = Wall(at, self._chosen)
        self.close = IconButton("close", lazy("common.back"), Pop)
        self.form = Form(Floor([self.wall, self.close], self._places))
        self._choose = choose

    def _chosen(self, number: int | None) -> Step:
        if number is not None:
            self._choose(number)
        return Pop()

    def _places(self, metrics: Metrics) -> dict[Widget, Rect]:
        """The cards in the middle of the window, the button back in a corner beside them."""
        rim, (wide, high) = metrics.px(RIM), self.close.preferred(metrics)
        room = Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim)
        cards = room.inflate(-2 * (wide + metrics.px(GAP)), 0)
        return {self.wall: cards, self.close: Rect(room.right - wide, room.top, wide, high)}

    @property
    def dirty(self) -> bool:
        """Whether anything has changed."""
        return self._whole or self.form.dirty

    def shown_forms(self) -> Sequence[ShownForm]:
        """Its form."""
        return (ShownForm(self.form),)

    def thing_at(self, at: Point) -> object:
        """The widget there."""
        return self.form.thing_at(at)

    def enter(self, host: Host) -> None:
        """Connect the sounds of clicks."""
        super().enter(host)
        self.form.sound = host.sounds.play

    def resize(self, metrics: Metrics) -> None:
        """Over the whole window."""
        self.form.layout(Rect(0, 0, *metrics.size), metrics)
        self.form.focus_on(self.wall)
        self.invalidate()

    def handle(self, event: Event) -> Answer:
        """The wall; Esc goes back."""
        answer = self.form.handle(event)
        return Pop() if not answer and verb(event) is Verb.BACK else answer

    def draw(self, surface: Surface) -> None:
        """The cloth and the cards."""
        spread(surface, self.keeper.settings.felt)
        self.form.draw(surface)
        self._whole = False


__all__ = ["Wall", "WallScene", "card_rows"]
