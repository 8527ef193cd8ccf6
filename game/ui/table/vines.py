"""The vines on the rim of the table: two that grow by the points of a deal, and a bud that opens at the target."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from ...view.table.geometry import BAND, HALF_WIDTH, Rim
from ...view.table.layout import Layout
from ...view.table.motion import Grown
from ..draw import art
from ..draw.pictures import blank, large_picture, shelf
from ..draw.transform import spun
from .canvas import Item, picture_item
from .furniture import canvas_of

RIM_LAYER, TARGET_LAYER = -20.0, 56.0
"""Of the vines, and of the target, which is above the medallions and below the cards."""
TIP, TARGET = 54, 66
"""Units: the sides of the pictures of a vine's tip and of the target."""
PIECES, STEPS = 24, 6
"""Of a vine: the pieces of its full length, and the corners along each side of one."""
CLOSED = 0.4
"""The share of its size at which a flower begins to open."""
_made = shelf(0.4)
_cut: dict[tuple[str, Rim], list[tuple[Rect, Surface]]] = {}


@dataclass(frozen=True, slots=True)
class Vine:
    """One vine: its picture's name, where it ends, and the direction it grows in (1: clockwise)."""

    name: str
    end: float
    way: int

    @property
    def length(self) -> float:
        """The share of the rim that it covers."""
        return self.end if self.way > 0 else 1 - self.end


def vines_of(grown: Grown) -> tuple[Vine, Vine]:
    """The vine of the camp that the goal is about, from the left, and that of all others, from the right."""
    goal = grown.goal
    taken, others = (min(units / goal.total, 1.0) for units in (grown.taken, grown.others))
    own, rest = goal.colours
    return Vine(own, taken, 1), Vine(rest, 1 - others, -1)


def vine_items(layout: Layout, grown: Grown) -> list[Item]:
    """Everything that grows on the rim."""
    found: list[Item] = []
    for vine in vines_of(grown):
        found += _vine(layout, vine)
        found += _tip(layout, vine) if vine.length > 0 else []
    return found + _flower(layout, grown.target / grown.goal.total, grown.opening)


def _flower(layout: Layout, target: float, opening: float) -> list[Item]:
    """The bud at the ``target``, or the flower that has opened out of it."""
    side = TARGET if opening <= 0 else TARGET * (CLOSED + (1 - CLOSED) * opening)
    made = _turned(layout, "target_flower" if opening > 0 else "target_bud", side, target, 0)
    return [picture_item(("rim", "target"), TARGET_LAYER, made, layout.rim.at(target))] if made is not None else []


def _vine(layout: Layout, vine: Vine) -> list[Item]:
    """The vine in pieces of the same length, of which only the last is drawn again while it grows."""
    place, found = canvas_of(layout.rim), list[Item]()
    for number, (rect, picture) in enumerate(_pieces(layout.rim, vine.name, vine.way, place)):
        grows = vine.length * PIECES - number
        if grows >= 1:
            found.append(Item(("rim", vine.name, number), RIM_LAYER, rect, place.size, picture))
        elif grows > 0:
            shares = _shares(number, grows, vine.way)
            key = ("vine", vine.name, round(shares[1], 4), place.size)
            made = _made.get(key, partial(_strip, layout.rim, shares, rect, picture, (0, 0)))
            found.append(Item(("rim", vine.name, number), RIM_LAYER, rect, key, made))
    return found


def _tip(layout: Layout, vine: Vine) -> list[Item]:
    made = _turned(layout, f"vine_tip_{vine.name}", TIP, vine.end, 90 * vine.way)
    place = layout.rim.at(vine.end)
    return [picture_item(("rim", vine.name, "tip"), RIM_LAYER + 1, made, place)] if made is not None else []


def _shares(number: int, part: float, way: int) -> tuple[float, float]:
    """The shares of the rim between which the first ``part`` of the piece ``number`` is."""
    first, last = number / PIECES, (number + part) / PIECES
    return (first, last) if way > 0 else (1 - first, 1 - last)


def _pieces(rim: Rim, name: str, way: int, place: Rect) -> list[tuple[Rect, Surface]]:
    """All pieces of the vine ``name`` from its root, with their places; its whole picture would fill ``place``."""
    key = name, rim
    if key not in _cut:
        whole = large_picture(f"table/vine_{name}")
        drawn = art.scaled(whole, place.size) if whole is not None else blank(place.size)
        found = []
        for number in range(PIECES):
            shares = _shares(number, 1, way)
            rect = _bounds(rim, shares).clip(place)
            found.append((rect, _strip(rim, shares, rect, drawn, (rect.left - place.left, rect.top - place.top))))
        _cut[key] = found
    return _cut[key]


def _corners(rim: Rim, shares: tuple[float, float]) -> list[tuple[float, float]]:
    """The corners of the strip that holds the leaves between two shares."""
    return rim.band(*shares, 1.8 * BAND * rim.half_width / HALF_WIDTH, STEPS)


def _bounds(rim: Rim, shares: tuple[float, float]) -> Rect:
    corners = _corners(rim, shares)
    left, top = (math.floor(min(corner[axis] for corner in corners)) for axis in (0, 1))
    right, bottom = (math.ceil(max(corner[axis] for corner in corners)) + 1 for axis in (0, 1))
    return Rect(left, top, right - left, bottom - top)


def _strip(rim: Rim, shares: tuple[float, float], rect: Rect, source: Surface, start: tuple[int, int]) -> Surface:
    """The part of ``source`` in ``rect``, which begins at ``start`` there, between two shares of the rim."""
    made = blank(rect.size)
    pygame.draw.polygon(made, (255, 255, 255, 255), [(x - rect.left, y - rect.top) for x, y in _corners(rim, shares)])
    made.blit(source, (0, 0), Rect(start, rect.size), pygame.BLEND_RGBA_MULT)
    return made


def _turned(layout: Layout, name: str, side: float, share: float, turn: float) -> Surface | None:
    """The picture ``name`` pointing away from the middle at ``share``, and ``turn`` degrees further clockwise."""
    px = layout.metrics.px(side)
    source = art.sprite(f"table/{name}", (px, px))
    if source is None:
        return None
    degrees = round((layout.rim.outward(share) + turn) / 3) * 3
    key: Hashable = ("turned", name, px, degrees)
    return _made.get(key, lambda: spun(source, -degrees, 1.0), lambda: source)


def clear_cache() -> None:
    """Let go of every picture made here."""
    _made.clear()
    _cut.clear()


