"""The rim of the table: vines that grow with the points of a deal, and the crest with the contract."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect, Surface

from ...engine.cards import FOOL, Card
from ...view import words
from ...view.sides import SeatRole
from ...view.table.geometry import BAND, HALF_WIDTH, Rim
from ...view.table.goal import Goal, OudlerState, left_to_win, points_of_target
from ...view.table.layout import Layout
from ...view.table.motion import Grown
from ...view.units import TEXT_PERCENTS, Metrics, TextRole
from ..draw import art, theme
from ..draw.pictures import blank, large_picture, shelf, stick
from ..draw.transform import mirrored, spun
from .canvas import Item, picture_item
from .furniture import canvas_of
from .panels import label
from .seats import side_disc

#: Units: the least and the greatest width of the crest, its least and greatest height, its padding, an oudler's window,
#: and how much nearer words are to a called card above them; the part of each end that a rosette covers.
LEAST, MOST, HIGH, HIGHEST, PAD, WINDOW, TIGHT, END = 440, 600, 66, 72, 17, 40, 5, 32
SLIM_FROM, SLIM_PAD = 125, 10
"""The text size, in percent, above which the crest is slim: it shows only the essentials; and its padding in units.

A crest that would be too wide is slim too.
"""
NAME = 222
"""Units at each side of the crest that the player's name covers, because the table is narrow next to a lesson."""
AT_SIDES = 300
"""Units at each side of the crest for the player's name and the buttons, in a window too narrow for all of them."""
ROSETTE = 146, 93
"""Units: the picture of a rosette with its leaves; its middle is :data:`ROSETTE_IN` from its right side."""
ROSETTE_IN = 53
CREST_LAYER = 450.0
"""The layer above the cards of a trick, the feet of which may reach the crest in large text."""
CELL_GAP, DARK = 5, 0.3
"""Units between two windows; the share of its size from which a window that lights up grows."""
WINDOWS: dict[OudlerState, str] = {"against": "held"}
"""The picture of a window for states that share it with another state."""
HOLDERS: dict[OudlerState, SeatRole] = {"held": "taker", "against": "defender"}
"""The role whose sign is at the window of an oudler in a hand; the picture for a won oudler includes the sign."""
HOLDER, HOLDER_OFF = 20, 14
"""Units: the roundel of the holder's sign, and its distance to the right of and above the middle of the window."""
_made = shelf(0.8)
_mirrored = _made.kept(mirrored)
RIM_LAYER, TARGET_LAYER = -20.0, 56.0
"""The layers of the vines, and of the target, which is above the medallions and below the cards."""
TIP, TARGET = 54, 66
"""Units: the sides of the pictures of a vine's tip and of the target."""
PIECES, STEPS = 24, 6
"""The number of pieces of a full vine, and of corners along each side of a piece."""
CLOSED = 0.4
"""The share of its size at which a flower begins to open."""
_cut: dict[tuple[str, Rim], list[tuple[Rect, Surface]]] = {}


_crests: dict[Hashable, Crest] = {}


@dataclass(frozen=True, slots=True)
class Crest:
    """The picture of the crest without its oudlers, and the middles of their windows in it."""

    picture: Surface
    windows: tuple[tuple[int, int], ...]


def crest_items(layout: Layout, grown: Grown) -> list[Item]:
    """The items of the crest; if there is a taker, with a rosette at each end in the colours of the vine there."""
    metrics, (x, bottom), goal = layout.metrics, layout.crest, grown.goal
    least = round(min(metrics.px(LEAST), metrics.width - 2 * metrics.px(AT_SIDES)))
    key = replace(goal, oudlers=tuple((card, "hidden") for card, _ in goal.oudlers)), metrics, words.spelling(), least
    if key not in _crests:
        _crests.clear()
        _crests[key] = _crest(goal, metrics, least)
    made = _crests[key]
    y = bottom - made.picture.get_height() / 2
    crest = picture_item(("hud", "crest"), CREST_LAYER, made.picture, (x, y))
    found = [replace(crest, panel=True)]
    away = made.picture.get_width() / 2 + metrics.px(ROSETTE[0] / 2 - ROSETTE_IN)
    for name, side in zip(goal.colours, (-1, 1), strict=True) if goal.declared else ():
        picture = art.sprite(f"table/crest_{name}", (metrics.px(ROSETTE[0]), metrics.px(ROSETTE[1])))
        if picture is not None:
            picture = picture if side < 0 else _mirrored(picture)
            found.append(picture_item(("crest", "rosette", side), CREST_LAYER + 1, picture, (x + side * away, y)))
    return found + _windows(grown, crest.rect, made.windows, metrics)


def _windows(grown: Grown, crest: Rect, middles: Sequence[tuple[int, int]], metrics: Metrics) -> list[Item]:
    """The items of the oudlers' windows on the ``crest``; a window that lights up grows from its middle."""
    signs, found = {"T1": "P", "T21": "M", "F": "F"}, []
    for (card, state), (x, y) in zip(grown.goal.oudlers, middles, strict=True):
        name = "oudler_hidden" if state == "hidden" else f"oudler_{signs[card.name]}_{WINDOWS.get(state, state)}"
        side = metrics.px(WINDOW * (DARK + (1 - DARK) * grown.lighting.get(card, 1.0)))
        picture = art.sprite(f"table/{name}", (side, side))
        if picture is not None:
            at = crest.left + x, crest.top + y
            found.append(picture_item(("crest", "oudler", card), CREST_LAYER + 2, picture, at))
        if state in HOLDERS:
            off, sign = metrics.px(HOLDER_OFF), side_disc(HOLDERS[state], metrics.px(HOLDER))
            at = crest.left + x + off, crest.top + y - off
            found.append(picture_item(("crest", "holder", card), CREST_LAYER + 3, sign, at))
    return found


def crest_place(layout: Layout) -> Rect:
    """The rectangle of the crest at its smallest."""
    x, bottom = layout.crest
    size = layout.metrics.px(LEAST), layout.metrics.px(HIGH)
    return Rect((0, 0), size).move_to(midbottom=(round(x), round(bottom)))


def crest_top(layout: Layout) -> float:
    """The y coordinate of the upper edge of the crest at its greatest height."""
    return layout.crest[1] - layout.metrics.px(HIGHEST)


def _crest(goal: Goal, metrics: Metrics, least: int) -> Crest:
    """The crest with the largest text, up to the size chosen, that leaves it within its greatest width and height."""
    slim = metrics.text_percent > SLIM_FROM
    most = min(metrics.px(MOST), metrics.width - 2 * metrics.px(NAME))
    sizes, (names, middles) = metrics.texts(), _names(goal.oudlers, metrics) if goal.oudlers else (None, [])
    trials = [*((size, SLIM_PAD if slim else PAD, slim) for size in sizes),
              (sizes[-1], SLIM_PAD, slim), (sizes[-1], SLIM_PAD, True)]
    for sized, units, least_said in trials:
        parts = [part for part in (names, *_parts(goal, sized, least_said)) if part is not None]
        pad = metrics.px(units)
        ends = metrics.px(END) if goal.declared else pad
        wide = sum(part.get_width() for part in parts) + 2 * pad * len(parts) + 2 * ends
        high = max(metrics.px(HIGH), *(part.get_height() + metrics.px(8) for part in parts))
        if wide <= most and high <= metrics.px(HIGHEST):
            break
    made = blank((max(wide, least), high))
    art.panel(made, made.get_rect(), metrics.ui_scale)
    spare = (made.get_width() - wide) / (2 * len(parts))
    left, places = ends + 0.0, []
    for number, part in enumerate(parts):
        left += pad + spare
        places.append(part.get_rect(midleft=(round(left), high // 2)))
        stick(made, part, places[-1])
        left += part.get_width() + spare + pad
        if number < len(parts) - 1:
            pygame.draw.line(made, (*theme.GILT, 255), (left, high * 0.24), (left, high * 0.76), metrics.line)
    return Crest(made, tuple((places[0].left + x, places[0].top + y) for x, y in middles))


def _parts(goal: Goal, metrics: Metrics, slim: bool) -> list[Surface | None]:
    """Two parts of the crest: the called card with the contract, and the points needed.

    A ``slim`` crest has only the first line of each. With oudlers and without a called card its first part is None,
    because the contract is at the taker's name.
    """
    contract = words.say("contract." + goal.contract)
    times = "× " + words.number(goal.multiplier) if goal.multiplier > 1 else ""
    called = "  ".join(words.card_sign(card.name) for card in goal.called)
    played = (called, f"{contract} {times}".strip()) if called else (contract, times)
    needed = left_to_win(goal), points_of_target(goal)
    role: TextRole = "heading" if called else "button"
    return [None if slim and goal.oudlers and not called
            else _two_lines(played[0], "" if slim else played[1], metrics, role),
            _two_lines(needed[0], "" if slim else needed[1], metrics)]


def _two_lines(first: str, second: str, metrics: Metrics, role: TextRole = "button") -> Surface:
    above = label(first, role, metrics, theme.INK)
    below = label(second, "small", metrics, theme.ON_PAPER.muted) if second else blank((0, 0))
    tight = metrics.px(TIGHT) if role == "heading" else 0
    made = blank((max(above.get_width(), below.get_width()), above.get_height() + below.get_height() - tight))
    stick(made, above, above.get_rect(midtop=(made.get_width() // 2, 0)))
    stick(made, below, below.get_rect(midbottom=(made.get_width() // 2, made.get_height())))
    return made


def _names(oudlers: Sequence[tuple[Card, OudlerState]], metrics: Metrics) -> tuple[Surface, list[tuple[int, int]]]:
    """The names of ``oudlers``, each below the space for its window, and the middles of these windows."""
    side, small = metrics.px(WINDOW), replace(metrics, text_percent=TEXT_PERCENTS[0])
    said = [label(words.say("card.fool") if card == FOOL else card.name[1:], "small", small, theme.INK)
            for card, _ in oudlers]
    columns = [max(side, one.get_width()) + metrics.px(CELL_GAP) for one in said]
    below = side - metrics.px(4)
    made = blank((sum(columns) - metrics.px(CELL_GAP), below + max(one.get_height() for one in said)))
    left, middles = 0, []
    for one, wide in zip(said, columns, strict=True):
        middle = left + (wide - metrics.px(CELL_GAP)) // 2
        middles.append((middle, side // 2))
        stick(made, one, one.get_rect(midtop=(middle, below)))
        left += wide
    return made, middles


@dataclass(frozen=True, slots=True)
class Vine:
    """A vine: the name of its picture, the share of the rim at which it ends, and its direction (1: clockwise)."""

    name: str
    end: float
    way: int

    @property
    def length(self) -> float:
        """The share of the rim that the vine covers."""
        return self.end if self.way > 0 else 1 - self.end


def vines_of(grown: Grown) -> tuple[Vine, Vine]:
    """The vine of the camp that the goal is about, from the left, and that of all others, from the right."""
    goal = grown.goal
    taken, others = (min(units / goal.total, 1.0) for units in (grown.taken, grown.others))
    own, rest = goal.colours
    return Vine(own, taken, 1), Vine(rest, 1 - others, -1)


def vine_items(layout: Layout, grown: Grown) -> list[Item]:
    """The items of the vines with their tips, and of the flower at the target."""
    found: list[Item] = []
    for vine in vines_of(grown):
        found += _vine(layout, vine)
        found += _tip(layout, vine) if vine.length > 0 else []
    return found + _flower(layout, grown.target / grown.goal.total, grown.opening)


def _flower(layout: Layout, target: float, opening: float) -> list[Item]:
    """The bud at the ``target`` or, with ``opening`` above 0, the opening flower."""
    side = TARGET if opening <= 0 else TARGET * (CLOSED + (1 - CLOSED) * opening)
    made = _turned(layout, "target_flower" if opening > 0 else "target_bud", side, target, 0)
    return [picture_item(("rim", "target"), TARGET_LAYER, made, layout.rim.at(target))] if made is not None else []


def _vine(layout: Layout, vine: Vine) -> list[Item]:
    """The items of the vine, in pieces of equal length; while it grows, only the last one is drawn again."""
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
    """The shares of the rim between which the first ``part`` of the piece ``number`` extends."""
    first, last = number / PIECES, (number + part) / PIECES
    return (first, last) if way > 0 else (1 - first, 1 - last)


def _pieces(rim: Rim, name: str, way: int, place: Rect) -> list[tuple[Rect, Surface]]:
    """All pieces of the vine ``name`` from its root, with their rectangles; the whole vine fills ``place``."""
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
    """The corners of the strip that contains the leaves between two shares of the rim."""
    return rim.band(*shares, 1.8 * BAND * rim.half_width / HALF_WIDTH, STEPS)


def _bounds(rim: Rim, shares: tuple[float, float]) -> Rect:
    corners = _corners(rim, shares)
    left, top = (math.floor(min(corner[axis] for corner in corners)) for axis in (0, 1))
    right, bottom = (math.ceil(max(corner[axis] for corner in corners)) + 1 for axis in (0, 1))
    return Rect(left, top, right - left, bottom - top)


def _strip(rim: Rim, shares: tuple[float, float], rect: Rect, source: Surface, start: tuple[int, int]) -> Surface:
    """The part of ``source`` between two shares of the rim, cut to ``rect``; ``start`` is its corner in ``source``."""
    made = blank(rect.size)
    pygame.draw.polygon(made, (255, 255, 255, 255), [(x - rect.left, y - rect.top) for x, y in _corners(rim, shares)])
    made.blit(source, (0, 0), Rect(start, rect.size), pygame.BLEND_RGBA_MULT)
    return made


def _turned(layout: Layout, name: str, side: float, share: float, turn: float) -> Surface | None:
    """The picture ``name`` at ``share`` of the rim, pointing outwards, turned clockwise by ``turn`` degrees.

    Returns None if there is no such picture.
    """
    px = layout.metrics.px(side)
    source = art.sprite(f"table/{name}", (px, px))
    if source is None:
        return None
    degrees = round((layout.rim.outward(share) + turn) / 3) * 3
    key: Hashable = ("turned", name, px, degrees)
    return _made.get(key, lambda: spun(source, -degrees, 1.0), lambda: source)


def clear_cache() -> None:
    """Drop the crest and the pieces of the vines."""
    _crests.clear()
    _cut.clear()
