"""A large card on the cloth that can be turned and enlarged, and the page about it: flower, figure, value."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....view import card_sheet, gallery, words
from ....view.access import PRESSED, READ, Node, NodeRole, read_out
from ....view.card_sheet import worths
from ....view.living import HALF_TURN, LivingPart, Look, RestClock
from ....view.units import Metrics, Point, Size
from ....view.words import lazy, say, spoken
from ...app.events import Gesture, PointerReader, is_press
from ...app.scene import Answer
from ...draw import art, theme
from ...draw.deck import BACK, DECK, LARGE, SMALL
from ...draw.gilt import gilt, shine
from ...draw.living import draw_living, plates
from ...draw.transform import rotated, spun
from ...widgets import ROOMY, Column, Composed, Drawn, Label, Row, Rule, Space, Tracks, Widget, answer_of, muted
from ...widgets.button import IconButton

RIM, ARROW, LIFT = 24, 44, 2
"""Units around the whole card, and the side of an arrow; the height of the card above the cloth."""
WHEEL, SHARP, LEAST = 1.22, 1.6, 2.5
"""The factor of a notch of the wheel; the limit of screen pixels per pixel of the picture; the least range of zoom."""
USUAL_FACES = "flowers"
SMOOTH_PX = 600
"""Wider cards are turned without smoothing, which would take longer than a frame and is invisible in motion."""
STRIPS, DEPTH, SHADE = 140, 0.085, 0.3
"""The greatest number of strips of a turning card; the enlargement of its nearer edge; the shading of its face."""
LEADER = 8
"""Units: the least length of the dots between a game and the card's value in it, and the height of their row."""


class Arrow(IconButton):
    """A button to the previous card (``step`` -1) or the next (1), without the focus, because keys do the same."""

    focusable_kind = False

    def __init__(self, step: int, go: Callable[[int], None]) -> None:
        icon, key = ("forward", "gallery.next") if step > 0 else ("back", "gallery.previous")
        super().__init__(icon, lazy(key), partial(go, step))

    def node(self) -> Node | None:
        return Node(NodeRole.BUTTON, spoken(self.words), acts=PRESSED)

    def reach(self, part: str) -> Answer:
        return answer_of(self.action())


class CardStage(Widget):
    """Shows the card ``name``, turned and enlarged by ``look``; ``go`` is called with -1 or 1 for a neighbour."""

    def __init__(self, look: Look, name: str, go: Callable[[int], None], sound: Callable[[str], None]) -> None:
        super().__init__()
        self.look, self.name, self.sound = look, name, sound
        self.arrows = Arrow(-1, go), Arrow(1, go)
        self.width = 1
        self._gone, self._way = name, 1
        self._hand = PointerReader(4)
        self._last: Point = (0, 0)
        self._moved = False
        self.clock = RestClock()
        self._reduced = art.Shelf(3_000_000)
        self._kept: dict[str, tuple[object, Surface]] = {}

    @property
    def children(self) -> Sequence[Widget]:
        return self.arrows

    def node(self) -> Node | None:
        about = say(gallery.figure_key(self.name, DECK.back))
        return Node(NodeRole.IMAGE, read_out(card_name(self.name)), about=about, acts=READ)

    @property
    def other(self) -> str:
        """The name of the picture on the other side: the back, or the Fool if the back is shown."""
        return "F" if self.name == BACK else BACK

    def show(self, name: str, way: int) -> None:
        """Slide the card ``name`` in from the right (``way`` 1) or the left (-1), and the previous card out."""
        self._gone, self._way, self.name = self.name, way, name
        DECK.drop_strips()
        self.look.come_in()

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, metrics.height

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        DECK.drop_strips()
        side, rim = metrics.px(ARROW), metrics.px(RIM)
        by_width, by_height = rect.width - 2 * (side + 2 * metrics.gap), (rect.height - 2 * rim) / art.deck.PROPORTION
        self.width = max(40, min(by_width, round(by_height)))
        self._hand.slop = metrics.slop
        self.look.fit((rect.width / self.width, rect.height / self.width), max(LEAST, SHARP * LARGE / self.width))
        for arrow, left in zip(self.arrows, (rect.left + metrics.gap, rect.right - side - metrics.gap), strict=True):
            arrow.layout(Rect(left, rect.centery - side // 2, side, side), metrics)

    def handle(self, event: Event) -> Answer:
        """Enlarge the card with the wheel; a drag moves an enlarged card, and turns a whole one over like a click."""
        if event.type == pygame.MOUSEWHEEL:
            (x, y), (middle, down) = self._last, self.rect.center
            self.look.near(WHEEL ** (getattr(event, "precise_y", 0) or event.y),
                           ((x - middle) / self.width, (y - down) / self.width))
            self._moved = True
            return True
        before = self._last
        if event.type == pygame.MOUSEMOTION or is_press(event):
            self._last = event.pos
        gesture = self._hand.read(event)
        if gesture is None:
            return False
        self._move(gesture, before)
        return True

    def thing_at(self, at: Point) -> object:
        return CardStage

    def take_moved(self) -> bool:
        """Whether input has moved the card since the last call, which this call resets."""
        moved, self._moved = self._moved, False
        return moved

    def _move(self, gesture: Gesture, before: Point) -> None:
        self._moved = True
        match gesture.kind:
            case "lift" | "move" if self.look.whole:
                share = (gesture.at[0] - gesture.start[0]) / self.width
                self.look.pull(HALF_TURN * max(-1.0, min(1.0, share)))
            case "lift" | "move":
                self.look.drag((gesture.at[0] - before[0]) / self.width, (gesture.at[1] - before[1]) / self.width)
            case "drop" if self.look.tumbling:
                self.look.let_go()
            case "click" if self.look.whole:
                size = self.width, art.card_height(self.width)
                if Rect((0, 0), size).move_to(center=self.rect.center).collidepoint(gesture.at):
                    self.sound("card")
                    self.look.turn_over()

    def let_go(self) -> None:
        """End a drag, because the pointer has left the window."""
        self._hand.let_go()
        if self.look.tumbling and not self.look.busy:
            self.look.let_go()

    def pass_time(self, dt: float) -> bool:
        """Advance the light that runs once over the gilt of a whole card at rest, and then the card's moving parts.

        Returns whether to draw the card.
        """
        if self.look.still():
            return self.clock.end()
        if self.look.busy or self.look.tumbling or not self.look.whole:
            self.clock.wait()
            return False
        return self.clock.update(dt, self.living)

    @property
    def living(self) -> tuple[LivingPart, ...]:
        """The parts of the card that move: none on the back or on a card that is upside down."""
        return () if self.look.back or self.look.upside_down else plates().get(self.name, ())

    @property
    def glints(self) -> bool:
        """Whether the light or the parts of the card are moving, or will soon."""
        return self.clock.running and self.look.whole and not self.look.tumbling

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        look, face = self.look, self.other if self.look.back else self.name
        if look.slide.moving:
            self._draw_passing(surface, look.slide.value)
        elif look.tumbling:
            self._draw_tumbling(surface, face)
        elif look.zoom == 1:
            self._draw_whole(surface, face, 0)
        else:
            self._draw_near(surface, face)
        super().draw(surface)
        surface.set_clip(clip)

    def _draw_passing(self, surface: Surface, share: float) -> None:
        way = (self.rect.width + self.width) // 2 + self.metrics.px(RIM)
        self._draw_whole(surface, self._gone, round(-self._way * share * way))
        self._draw_whole(surface, self.name, round(self._way * (1 - share) * way))

    def _draw_whole(self, surface: Surface, face: str, aside: int) -> None:
        middle = self.rect.centerx + aside, self.rect.centery
        for picture in (art.card_shadow(self.width, LIFT), self._standing(self._card(face))):
            art.stick(surface, picture, picture.get_rect(center=middle))
        if aside:
            return
        if self.clock.seen:
            draw_living(surface, picture.get_rect(center=middle), self.living, self.clock.seen)
        if 0 < self.clock.light < 1:
            key = face, DECK.age(face), DECK.faces, self.look.upside_down, picture.get_size()
            gold = self._made("gold", key, lambda: gilt(picture))
            shine(surface, gold, picture.get_rect(center=middle), self.clock.light)

    def _made(self, kind: str, key: object, make: Callable[[], Surface]) -> Surface:
        """The last picture of ``kind``; if its ``key`` has changed, a new one."""
        if kind not in self._kept or self._kept[kind][0] != key:
            self._kept[kind] = key, make()
        return self._kept[kind][1]

    def _draw_near(self, surface: Surface, face: str) -> None:
        zoom = self.look.zoom
        middle = (self.rect.centerx - self.look.x * self.width * zoom,
                  self.rect.centery - self.look.y * self.width * zoom)
        shadow = art.card_shadow(self.width, LIFT)
        enlarge(surface, shadow, middle, shadow.get_width() * zoom)
        enlarge(surface, self._standing(art.card(face, max(LARGE, self.width))), middle, self.width * zoom)
        pygame.draw.line(surface, theme.GILT_DARK, (self.rect.left, self.rect.bottom - 1),
                         (self.rect.right, self.rect.bottom - 1), self.metrics.line)

    def _draw_tumbling(self, surface: Surface, face: str) -> None:
        """Draw the card with its shadow while it turns over, in perspective, or turns in the plane."""
        card = self._card(face)
        made = self._shadowed(aslant(card, self.look.flip.value) if self.look.flip.value % HALF_TURN else card)
        if self.width > SMOOTH_PX or self.look.turn.value % HALF_TURN == 0:
            made = rotated(made, self.look.turn.value)
        else:
            made = spun(made, self.look.turn.value)
        art.stick(surface, made, made.get_rect(center=self.rect.center))

    def _shadowed(self, card: Surface) -> Surface:
        """``card`` on its shadow, which does not change while the card turns in the plane."""
        def make() -> Surface:
            shadow = art.card_shadow(self.width, LIFT)
            shadow = art.scaled(shadow, (shadow.get_width() - self.width + card.get_width(), shadow.get_height()))
            made = art.blank((max(shadow.get_width(), card.get_width()), max(shadow.get_height(), card.get_height())))
            for picture in (shadow, card):
                art.stick(made, picture, picture.get_rect(center=made.get_rect().center))
            return made

        return self._made("on its shadow", card, make)

    def _card(self, face: str) -> Surface:
        """The picture of ``face`` at the size of the whole card; if it is small and unusual, a large one is reduced."""
        if DECK.faces == USUAL_FACES or self.width > SMALL:
            return art.card(face, self.width)
        drawn = art.card(face, LARGE)
        return self._reduced.get((face, DECK.age(face), self.width),
                                 lambda: art.scaled(drawn, (self.width, art.card_height(self.width))))

    def _standing(self, picture: Surface) -> Surface:
        """``picture``, upside down if the card is."""
        if not self.look.upside_down or self.look.slide.moving:
            return picture
        return self._made("on its head", picture, lambda: rotated(picture, HALF_TURN))


def enlarge(surface: Surface, picture: Surface, middle: tuple[float, float], width: float) -> None:
    """Draw the part of ``picture``, ``width`` pixels wide around ``middle``, that is inside the clip of ``surface``."""
    share = width / picture.get_width()
    left, top = middle[0] - width / 2, middle[1] - picture.get_height() * share / 2
    seen = surface.get_clip()
    first = max(0, math.floor((seen.left - left) / share)), max(0, math.floor((seen.top - top) / share))
    last = (min(picture.get_width(), math.ceil((seen.right - left) / share)),
            min(picture.get_height(), math.ceil((seen.bottom - top) / share)))
    if first[0] >= last[0] or first[1] >= last[1]:
        return
    part = picture.subsurface(Rect(first, (last[0] - first[0], last[1] - first[1])))
    corner = round(left + first[0] * share), round(top + first[1] * share)
    opposite = round(left + last[0] * share), round(top + last[1] * share)
    art.stick(surface, art.scaled(part, (opposite[0] - corner[0], opposite[1] - corner[1])), corner)


def aslant(face: Surface, degrees: float) -> Surface:
    """The card ``face`` turned by ``degrees`` about its vertical axis: narrower and darker, the nearer edge higher."""
    angle = math.radians(degrees)
    wide, high = max(2, round(face.get_width() * abs(math.cos(angle)))), face.get_height()
    narrow = art.scaled(face, (wide, high))
    depth = DEPTH * math.sin(angle) * math.copysign(1, math.cos(angle))
    made = art.blank((wide, round(high * (1 + DEPTH))))
    strips = min(STRIPS, wide // 2)
    for strip in range(strips):
        left, right = wide * strip // strips, wide * (strip + 1) // strips
        tall = round(high * (1 + depth * ((left + right) / wide - 1)))
        piece = art.scaled(narrow.subsurface(Rect(left, 0, right - left, high)), (right - left, tall))
        made.blit(piece, (left, (made.get_height() - tall) // 2))
    light = round(255 * (1 - SHADE * abs(math.sin(angle))))
    made.fill((light, light, light, 255), None, pygame.BLEND_RGBA_MULT)
    return made


def card_name(card: str) -> str:
    """The name of ``card`` with its inscription, or with its flower if the page has the inscription as its title."""
    name = say("gallery.back") if card == BACK else words.card(card)
    title = gallery.card_title(card)
    if title and DECK.titles == "printed" and gallery.speaks_of_itself(card):
        return say("gallery.called", card=name, flower=say(f"flower.{gallery.plant(card, DECK.back).key}"))
    return say("gallery.written", card=name, title=title) if title else name


def page_of(card: str) -> Widget:
    """The page about ``card``: its flower comes first if the card is a portrait of it, else the value."""
    worth = _worths(card)
    if gallery.speaks_of_itself(card):
        return Column([*_title(card), *_flower(card), Rule(), *worth], 5)
    return Column([*_title(card), *worth, Space(2), Rule(), _subtitle(f"flower.{gallery.plant(card, DECK.back).key}"),
                   *_flower(card)], 5)


def _subtitle(key: str) -> Label:
    return Label(say(key), "button", colour=theme.ON_PAPER.accent)


def _title(card: str) -> list[Widget]:
    """The names of a portrait and of its flower; for other cards the name and the subject of the drawing."""
    if gallery.speaks_of_itself(card):
        printed = DECK.titles == "printed"
        flower = gallery.card_title(card) if printed else say(f"flower.{gallery.plant(card, DECK.back).key}")
        return [muted(card_name(card)), Label(flower, "heading")]
    return [Label(card_name(card), "heading"), Label(say(gallery.figure_key(card, DECK.back))), Space(2)]


def _flower(card: str) -> list[Widget]:
    """The widgets about the flower of ``card``: names, family, description, doubts and sources."""
    plant = gallery.plant(card, DECK.back)
    latin = say("gallery.today", latin=plant.latin, today=plant.today) if plant.today else plant.latin
    family = say("gallery.family", latin=plant.family, words=say(f"family.{plant.family.lower()}"))
    names = Row([Label(latin, "italic"), muted(family)], 14)
    lines: list[Widget] = [names, Space(2), Label(say(f"flower.{plant.key}_text")), Space(2)]
    if plant.doubt:
        lines.append(muted(say(f"flower.{plant.key}_doubt")))
    lines.append(muted(card_sheet.sources_of(plant.key)))
    return lines


def _worths(card: str) -> list[Widget]:
    """The value of ``card`` in every game, with the rank in its suit if that is special; empty for the back."""
    found = worths(card)
    lines: list[Widget] = [_subtitle("worth.title")] if found else []
    for worth in found:
        points = Label(worth.points, "strong", colour=theme.ON_PAPER.accent)
        line = Tracks([Label(worth.games), Drawn(LEADER, LEADER, _dots), points], ("fit", "fill", "fit"), 8,
                      level="end")
        lines.append(Composed(Column([line, *([muted(worth.place)] if worth.special else [])], 0)))
    return [*lines, muted(say("worth.outside"))] if any(worth.outside for worth in found) else lines


def _dots(surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Draw the dots that lead from the games to the points."""
    for x in range(rect.left, rect.right, max(4, metrics.px(7))):
        pygame.draw.circle(surface, theme.GILT_DARK, (x, rect.top), max(1, metrics.px(1)))
