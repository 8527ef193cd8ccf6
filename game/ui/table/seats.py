"""The seats around the table: medallion, name, role and number of tricks, each a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from ...engine.rules import Seat
from ...view.sides import LOOKS, SeatRole
from ...view.table.layout import Layout
from ...view.units import Metrics
from ..draw import art, plain, text, theme
from ..draw.pictures import blank, shelf, stick
from ..draw.theme import Colour
from .canvas import Item, picture_item
from .furniture import dealer_token, medallion, medallion_glow
from .panels import BAND, SEAT_LAYER, clamped, label, ribbon_end

_made = shelf(0.6)
#: Units from the middle of a medallion to its rim.
MEDALLION = 36
#: Units by which the plate of a name is higher than a line; from a medallion to its plate; a tag's padding and sign.
PLATE_ROOM, PLATE_GAP, TAG_PAD, TAG_SIGN = 12, 2, 9, 16
#: Units below the middle of a pile at which its number is written.
BADGE_DOWN = 30
BADGE_LAYER = 700.0
"""The layer of the number, above the cards at rest."""
NAME_LAYER, OWN_NAME_LAYER = 57.0, 460.0
"""The layers of names: above the target's bud, and of the player's name above the crest, which may reach the name."""
OPEN_NAME_LAYER = 590.0
"""The layer of names above open hands, because in a small window a neighbour's hand may reach a name."""
OPEN_PERCENT = 125
"""The largest text of a name or role with all hands open, which leave little room."""
FAN_CLEAR = 48
"""Units from the middle of a medallion to the open hand next to it, approximately."""
OPEN_OWN, OPEN_MEDALLION = 30, 44
"""Units from the middle of a medallion to its rim with all hands open: of the viewer, and of the others."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as it is shown.

    ``said`` are texts for the tag, the longest first, of which the first that fits is written. ``announced`` is written
    at the medallion, ``tricks`` at the pile of the seat's tricks; an empty text is omitted.
    """

    seat: Seat
    name: str
    flower: str
    dealer: bool
    active: bool
    role: SeatRole = "none"
    said: tuple[str, ...] = ()
    announced: str = ""
    tricks: str = ""
    sits_out: bool = False


# -- pictures ---------------------------------------------------------------------------------------------------------


@_made.kept
def name_plate(name: str, metrics: Metrics) -> Surface:
    """A picture of ``name`` on a ribbon, with capitals centred on the paper unless a letter would leave the paper."""
    letters = label(name, "button", metrics, theme.INK)
    ink, line = letters.get_bounding_rect(), text.line_height("button", metrics)
    high = max(line + metrics.px(PLATE_ROOM), round((ink.height + metrics.px(4)) / (BAND[1] - BAND[0])))
    end = ribbon_end(high, metrics) - metrics.px(4)
    made = blank((letters.get_width() + 2 * end, high))
    art.ribbon(made, made.get_rect(), metrics.ui_scale)
    paper = Rect(0, round(high * BAND[0]), made.get_width(), round(high * (BAND[1] - BAND[0])))
    spot = letters.get_rect(midleft=(end, paper.centery))
    rim = metrics.px(2)
    spot.top = min(max(spot.top, paper.top + rim - ink.top), paper.bottom - rim - ink.bottom)
    stick(made, letters, spot)
    return made


def side_sign(role: SeatRole, side: int) -> Surface | None:
    """The sign for the side of ``role`` in a box of ``side`` pixels; None for a role without a side."""
    sign = LOOKS[role].sign
    return art.sprite(f"table/sign_{sign}", (side, side), needed=False) if sign else None


@_made.kept
def side_disc(role: SeatRole, side: int) -> Surface:
    """A disc of ``side`` pixels in the colour for the side of ``role``, with its sign."""
    def draw(surface: Surface, full: float) -> None:
        for colour, share in ((theme.INK, 0.5), (theme.GILT_LIGHT, 0.46), (theme.side(LOOKS[role].colour), 0.4)):
            pygame.draw.circle(surface, (*colour, 255), surface.get_rect().center, round(share * full))
    made = plain.smooth(side, side, draw)
    if (sign := side_sign(role, round(side * 0.56))) is not None:
        stick(made, sign, sign.get_rect(center=made.get_rect().center))
    return made


@_made.kept
def role_tag(role: SeatRole, said: str, metrics: Metrics) -> Surface:
    """The tag of a seat in this deal: the sign for its ``role``, and the text ``said``."""
    words_ = label(said, "small", metrics, theme.CREAM)
    pad, high = metrics.px(TAG_PAD), text.line_height("small", metrics) + metrics.px(6)
    sign = side_sign(role, min(round(high * 0.62), metrics.px(TAG_SIGN) * 2))
    left = pad + (sign.get_width() + metrics.px(5 if said else 0) if sign is not None else 0)
    made = blank((left + words_.get_width() + pad - 4, high))
    _pill(made, theme.side(LOOKS[role].colour), theme.GILT_LIGHT, metrics, metrics.px(6))
    if sign is not None:
        stick(made, sign, sign.get_rect(midleft=(pad, high // 2)))
    stick(made, words_, words_.get_rect(midleft=(left - 2, high // 2)))
    return made


def _pill(made: Surface, paper: Colour, edge: Colour, metrics: Metrics, radius: int) -> None:
    """Draw a plate that fills ``made``, with an edge of ink and one of the colour ``edge``."""
    plain.nested(made, made.get_rect(), radius, ((theme.INK, 0), (edge, metrics.line), (paper, 2 * metrics.line)))


@_made.kept
def badge(said: str, metrics: Metrics, paper: Colour | None = None, ink: Colour | None = None) -> Surface:
    """A short text or number on a small round plate, by default pale on a dark one."""
    words_ = label(said, "small", metrics, ink or theme.CREAM)
    high = text.line_height("small", metrics) + metrics.px(2)
    made = blank((max(high, words_.get_width() + metrics.px(10)), high))
    _pill(made, paper or theme.FELT_DARK, theme.GILT, metrics, high // 2)
    stick(made, words_, words_.get_rect(center=made.get_rect().center))
    return made


def seat_medallion(view: SeatView, metrics: Metrics, radius: int) -> Surface:
    """The medallion of a seat in the ring of its side, with the dealer's token, and a glow if the seat is to act."""
    return _medallion(replace(view, seat=0, name="", said=(), announced="", tricks=""), metrics, radius)


@_made.kept
def _medallion(view: SeatView, metrics: Metrics, radius: int) -> Surface:
    reach = round(radius * 1.34)
    made = blank((2 * reach, 2 * reach))
    middle = reach, reach
    if view.active:
        medallion_glow(made, middle, radius)
    medallion(made, view.flower, middle, radius)
    side = round(radius * 2.5)
    colour = LOOKS[view.role].colour
    ring = art.sprite(f"table/ring_{colour}", (side, side), needed=False) if colour else None
    if ring is not None:
        stick(made, ring, ring.get_rect(center=middle))
    if view.dealer:
        dealer_token(made, (middle[0] + round(radius * 0.8), middle[1] - round(radius * 0.7)), metrics.px(26))
    if view.sits_out:
        made.fill((110, 110, 110, 255 if theme.LOOK.opaque else 150), None, pygame.BLEND_RGBA_MULT)
    return made


# -- places -----------------------------------------------------------------------------------------------------------


def seat_items(layout: Layout, views: Sequence[SeatView]) -> list[Item]:
    """The items of every seat; all names have one size of text, and all tags."""
    def plate_fits(view: SeatView, size: Metrics) -> bool:
        return name_plate(view.name, size).get_width() <= layout.plate_room(view.seat)

    def tag_fits(view: SeatView, size: Metrics) -> bool:
        room = layout.tag_room(view.seat)
        return any(words_ and role_tag(view.role, words_, size).get_width() <= room for words_ in view.said)

    metrics = layout.metrics
    if layout.open:
        names = tags = replace(metrics, text_percent=min(metrics.text_percent, OPEN_PERCENT))
    else:
        names = _common_size(metrics, plate_fits, views)
        tags = _common_size(metrics, tag_fits, [view for view in views if any(view.said)])
    return [item for view in views for item in _items(layout, view, names, tags)]


def _common_size(metrics: Metrics, fits: Callable[[SeatView, Metrics], bool], views: Sequence[SeatView]) -> Metrics:
    """The largest text, up to the size chosen, in which every seat fits; seats that never fit are ignored."""
    sizes = metrics.texts()
    able = [view for view in views if fits(view, sizes[-1])]
    return next((size for size in sizes if all(fits(view, size) for view in able)), sizes[-1])


def _items(layout: Layout, view: SeatView, names: Metrics, tags: Metrics) -> list[Item]:
    metrics, (x, y), own = layout.metrics, layout.seat(view.seat), layout.steps(view.seat) == 0
    radius = metrics.px((OPEN_OWN if own else OPEN_MEDALLION) if layout.open else MEDALLION)
    found = [picture_item(("seat", view.seat), SEAT_LAYER, seat_medallion(view, metrics, radius), (x, y))]
    plate, tag = name_plate(view.name, names), _longest_tag(layout, view, tags)
    below = not own and not layout.at_top(view.seat)
    if layout.open:
        place = plate.get_rect(midtop=(round(x), round(y) + radius - round(plate.get_height() * 0.38)))
    elif below:
        place = plate.get_rect(midtop=(round(x), round(y) + radius + metrics.px(PLATE_GAP)))
    else:
        tall = tag.get_height() - metrics.px(4) if tag is not None else 0
        place = plate.get_rect(midleft=(round(x) + radius + metrics.px(PLATE_GAP - 10), round(y) - tall // 2))
    place = _off_the_fan(layout, view.seat, place)
    layer = OPEN_NAME_LAYER if layout.open else OWN_NAME_LAYER if own else NAME_LAYER
    found.append(Item(("detail", "name", view.seat), layer, place, id(plate), plate))
    if tag is not None:
        under = tag.get_rect(midtop=(place.centerx, place.bottom - metrics.px(3 if layout.open else 2)))
        if not below and not layout.open:
            under.left = place.left + ribbon_end(place.height, metrics) // 4
        under = _off_the_fan(layout, view.seat, under)
        layer = SEAT_LAYER + 2 if layout.open else layer + 1
        found.append(Item(("detail", "role", view.seat), layer, under, id(tag), tag))
    return found + _announcement(layout, view, radius, place) + _tricks(layout, view)


def _longest_tag(layout: Layout, view: SeatView, size: Metrics) -> Surface | None:
    """The tag with the longest text of ``view`` that fits, or with the sign alone; None if there is no text.

    The longest of several texts must not reach the crest either.
    """
    made = None
    for number, said in enumerate(view.said):
        made = role_tag(view.role, said, size)
        several = number == 0 and any(view.said[1:])
        if made.get_width() <= (layout.tag_room_to_goal if several else layout.tag_room)(view.seat):
            break
    return made


def _announcement(layout: Layout, view: SeatView, radius: int, plate: Rect) -> list[Item]:
    """The announcement of the seat, at the medallion away from the dealer's token, and above the name's ``plate``."""
    if not view.announced:
        return []
    metrics, (x, y) = layout.metrics, layout.seat(view.seat)
    picture = badge(view.announced, metrics, theme.CREAM, theme.INK)
    place = clamped(picture.get_rect(bottomright=(round(x - radius * 0.2), round(y - radius * 0.5))), metrics)
    if place.colliderect(plate):
        place.bottom = plate.top
    return [Item(("detail", "announced", view.seat), NAME_LAYER + 1, place, id(picture), picture)]


def _tricks(layout: Layout, view: SeatView) -> list[Item]:
    """The number of tricks of the seat, below the pile."""
    if not view.tricks:
        return []
    x, y = layout.chip(view.seat)
    picture = badge(view.tricks, layout.aside)
    place = clamped(picture.get_rect(center=(round(x), round(y + BADGE_DOWN * layout.unit))), layout.metrics)
    return [Item(("detail", "tricks", view.seat), BADGE_LAYER, place, id(picture), picture)]


def _off_the_fan(layout: Layout, seat: Seat, place: Rect) -> Rect:
    """``place`` moved into the window, and at the upper edge away from the open hand of ``seat``."""
    moved, side = place.copy(), layout.fan_side(seat) if layout.open else 0
    edge = round(layout.seat(seat)[0] + side * FAN_CLEAR * layout.unit)
    if side < 0:
        moved.left = max(moved.left, edge)
    elif side > 0:
        moved.right = min(moved.right, edge)
    return clamped(moved, layout.metrics)
