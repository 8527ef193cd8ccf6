"""The vines on the rim of the table: two that grow by the points of a deal, and a bud that opens at the target."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...view.table.goal import Goal
from ...view.table.layout import ASPECT, Layout
from ...view.table.rim import BAND, HALF_WIDTH, Rim
from ...view.table.sheet import points
from ..draw import art, theme
from ..draw.pictures import blank, large_picture, shelf
from ..draw.theme import Colour
from ..draw.transform import spun
from .canvas import Item, picture_item
from .furniture import canvas_of
from .seats import badge

RIM_LAYER, NUMBER_LAYER = -20.0, 65.0
TIP, TARGET = 54, 66
"""Units: the sides of the pictures of a vine's tip and of the target."""
NUMBER_AHEAD, APART = 0.028, 0.062
"""Shares of the rim: from a vine's end to its number, and the least between two numbers."""
_made = shelf(1.2)


@dataclass(frozen=True, slots=True)
class Vine:
    """One vine: its picture's name, where it ends, the direction it grows in (1: clockwise), and its number."""

    name: str
    end: float
    way: int
    said: str
    ink: Colour

    @property
    def length(self) -> float:
        """The share of the rim that it covers."""
        return self.end if self.way > 0 else 1 - self.end


def vines_of(goal: Goal) -> tuple[Vine, Vine]:
    """The vine of the camp that the goal is about, from the left, and that of all others, from the right."""
    taken, others = (min(units / goal.total, 1.0) for units in (goal.taken, goal.others))
    rest = ("defenders", theme.DEFENDERS) if goal.split else ("open", theme.UNKNOWN)
    return (Vine("taker", taken, 1, _number(goal, "taken"), theme.TAKER),
            Vine(rest[0], 1 - others, -1, _number(goal, "others"), rest[1]))


def _number(goal: Goal, camp: str) -> str:
    units = goal.taken if camp == "taken" else goal.others
    return points(units, goal.unit) + ("+" if goal.unseen == camp else "")


def vine_items(layout: Layout, goal: Goal, taken: Sequence[Rect]) -> list[Item]:
    """Everything that grows on the rim; its numbers keep off the places ``taken`` by others."""
    found: list[Item] = []
    vines = vines_of(goal)
    for vine in vines:
        if vine.length > 0:
            found += _vine(layout, vine)
    target = goal.target / goal.total
    flower = _turned(layout, "target_flower" if goal.reached else "target_bud", TARGET, target, 0)
    if flower is not None:
        found.append(picture_item(("rim", "target"), RIM_LAYER + 3, flower, layout.rim.at(target)))
    return found + _numbers(layout, goal, vines, target, list(taken))


def _vine(layout: Layout, vine: Vine) -> list[Item]:
    place = canvas_of(layout.rim)
    key = ("vine", vine.name, round(vine.end, 4), place.size)
    made = _made.get(key, lambda: _cut(layout.rim, vine, place))
    found = [Item(("rim", vine.name), RIM_LAYER, place, key, made)]
    tip = _turned(layout, f"vine_tip_{vine.name}", TIP, vine.end, 90 * vine.way)
    if tip is not None:
        found.append(picture_item(("rim", vine.name, "tip"), RIM_LAYER + 1, tip, layout.rim.at(vine.end)))
    return found


def _cut(rim: Rim, vine: Vine, place: Rect) -> Surface:
    """The picture of the whole vine as far as it has grown."""
    whole = large_picture(f"table/vine_{vine.name}")
    if whole is None:
        return blank((1, 1))
    made = art.scaled(whole, place.size)
    mask = blank(place.size)
    first = 0.0 if vine.way > 0 else 1.0
    corners = rim.band(first - 0.035 * vine.way, vine.end, 1.8 * BAND * rim.half_width / HALF_WIDTH)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - place.left, y - place.top) for x, y in corners])
    made = made.copy()
    made.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
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


def _numbers(layout: Layout, goal: Goal, vines: tuple[Vine, Vine], target: float, taken: list[Rect]) -> list[Item]:
    """What each vine has gathered, before its tip, and the target, unless there is no room for it."""
    found, shares = [], []
    for vine in vines:
        shares.append(min(max(vine.end + vine.way * NUMBER_AHEAD, 0.0), 1.0))
        picture = badge(vine.said, layout.metrics, theme.PAPER, vine.ink, vine.ink)
        place = _free(layout, picture, shares[-1], taken)
        taken.append(place)
        found.append(Item(("detail", "number", vine.name), NUMBER_LAYER + 1, place, id(picture), picture))
    beside = target - NUMBER_AHEAD * 1.3
    if all(abs(share - beside) > APART for share in shares):
        picture = badge(points(goal.target, goal.unit), layout.metrics, theme.GILT_LIGHT, theme.INK, theme.GILT_DARK)
        place = _free(layout, picture, beside, taken)
        if place.collidelist(taken) < 0 and place.collidelist(_cards(layout)) < 0:
            found.append(Item(("detail", "number", "target"), NUMBER_LAYER, place, id(picture), picture))
    return found


def _cards(layout: Layout) -> list[Rect]:
    """The places of the cards of a trick."""
    found = []
    for seat in range(layout.seats):
        pose = layout.trick(seat)
        rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
        rect.center = round(pose.x), round(pose.y)
        found.append(rect)
    return found


def _free(layout: Layout, picture: Surface, share: float, taken: Sequence[Rect]) -> Rect:
    """The place for ``picture`` at ``share``: on the rim, or as far inside as it takes to be free."""
    for inside in range(0, 60, 6):
        x, y = layout.rim.at(share, -inside * layout.unit)
        place = picture.get_rect(center=(round(x), round(y)))
        if place.collidelist(list(taken)) < 0:
            break
    return place


def clear_cache() -> None:
    """Let go of every picture made here."""
    _made.clear()


