"""The crest that closes the rim: contract, oudlers or called cards, and the points of the camp that plays for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from ...engine.cards import FOOL, Card
from ...view import words
from ...view.table.goal import Goal, OudlerState
from ...view.table.layout import Layout
from ...view.table.sheet import points
from ...view.units import TEXT_PERCENTS, Metrics
from ..draw import art, theme
from ..draw.pictures import blank, shelf, stick
from ..draw.transform import mirrored
from .canvas import Item, picture_item
from .panels import PANEL_LAYER, label

#: Units: the least and the most width of the crest, its least and most height, its padding, an oudler's window, and the
#: width of a called card.
LEAST, MOST, HIGH, HIGHEST, PAD, WINDOW, CALLED = 440, 620, 80, 92, 20, 46, 34
BESIDE = 300
"""Units at each side of the crest that the own name and the buttons need, in a window too narrow for all."""
ROSETTE = 146, 93
"""Units: the picture of a rosette with its leaves; its middle is :data:`ROSETTE_IN` from its right side."""
ROSETTE_IN = 53
WINDOWS: dict[OudlerState, str] = {"own": "held"}
"""The picture of a window that another state shares."""
_made = shelf(0.4)


def crest_items(layout: Layout, goal: Goal) -> list[Item]:
    """The crest; where somebody takes, with a rosette at each end in the colours of the vine that begins there."""
    metrics, (x, bottom) = layout.metrics, layout.crest
    least = round(min(metrics.px(LEAST), metrics.width - 2 * metrics.px(BESIDE)))
    made = _made.get(("crest", goal, metrics, words.language()), lambda: _crest(goal, metrics, least))
    y = bottom - made.get_height() / 2
    found = [replace(picture_item(("hud", "crest"), PANEL_LAYER, made, (x, y)), panel=True)]
    away = made.get_width() / 2 + metrics.px(ROSETTE[0] / 2 - ROSETTE_IN)
    sides = (("taker", -1), ("defenders" if goal.split else "open", 1)) if goal.declared else ()
    for name, side in sides:
        picture = _rosette(name, side, metrics)
        if picture is not None:
            found.append(picture_item(("crest", "rosette", side), PANEL_LAYER + 1, picture, (x + side * away, y)))
    return found


def crest_place(layout: Layout) -> Rect:
    """What the crest covers at least."""
    metrics, (x, bottom) = layout.metrics, layout.crest
    made = Rect(0, 0, metrics.px(LEAST), metrics.px(HIGH))
    made.midbottom = round(x), round(bottom)
    return made


def _rosette(name: str, side: int, metrics: Metrics) -> Surface | None:
    box = metrics.px(ROSETTE[0]), metrics.px(ROSETTE[1])
    source = art.sprite(f"table/crest_{name}", box)
    if source is None or side < 0:
        return source
    return _made.get(("mirrored", name, box), lambda: mirrored(source))


def _crest(goal: Goal, metrics: Metrics, least: int) -> Surface:
    """The crest with the largest text up to the one chosen that leaves it as wide and high as it may be."""
    for percent in [p for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]:
        parts = [part for part in _parts(goal, replace(metrics, text_percent=percent)) if part is not None]
        wide = sum(part.get_width() for part in parts) + metrics.px(PAD) * (2 * len(parts) + 2)
        high = max(metrics.px(HIGH), *(part.get_height() + metrics.px(14) for part in parts))
        if wide <= metrics.px(MOST) and high <= metrics.px(HIGHEST):
            break
    made = blank((max(wide, least), high))
    art.panel(made, made.get_rect(), metrics.ui_scale)
    spare = (made.get_width() - wide) / (2 * len(parts))
    left = metrics.px(PAD) + 0.0
    for number, part in enumerate(parts):
        left += metrics.px(PAD) + spare
        stick(made, part, part.get_rect(midleft=(round(left), high // 2)))
        left += part.get_width() + spare + metrics.px(PAD)
        if number < len(parts) - 1:
            pygame.draw.line(made, (*theme.GILT, 255), (left, high * 0.24), (left, high * 0.76), metrics.line)
    return made


def _parts(goal: Goal, metrics: Metrics) -> list[Surface | None]:
    times = "× " + words.number(goal.multiplier) if goal.multiplier > 1 else ""
    unit = goal.unit
    so_far = points(goal.taken, unit) + ("+" if goal.unseen == "taken" else "")
    left = _left(goal)
    return [_oudlers(goal.oudlers, metrics) if goal.oudlers else _called(goal.called, metrics),
            _two_lines(words.say("contract." + goal.contract), times, metrics),
            _two_lines(words.say("goal.points", points=so_far, target=points(goal.target, unit)), left, metrics)]


def _left(goal: Goal) -> str:
    """How far the goal is, in words."""
    if goal.to_go > 0:
        return words.say("goal.to_go", points=points(goal.to_go, goal.unit))
    return words.say("goal.reached", points=points(-goal.to_go, goal.unit)) if goal.reached else words.say("goal.even")


def _two_lines(first: str, second: str, metrics: Metrics) -> Surface:
    above = label(first, "button", metrics, theme.INK)
    below = label(second, "small", metrics, theme.ON_PAPER.muted) if second else blank((0, 0))
    made = blank((max(above.get_width(), below.get_width()), above.get_height() + below.get_height()))
    stick(made, above, above.get_rect(midtop=(made.get_width() // 2, 0)))
    stick(made, below, below.get_rect(midbottom=(made.get_width() // 2, made.get_height())))
    return made


def _oudlers(oudlers: Sequence[tuple[Card, OudlerState]], metrics: Metrics) -> Surface:
    """A window for each oudler, and below it which it is and where."""
    signs = {"T1": "P", "T21": "M", "F": "F"}
    side = metrics.px(WINDOW)
    cells = []
    for card, state in oudlers:
        name = "oudler_hidden" if state == "hidden" else f"oudler_{signs[card.name]}_{WINDOWS.get(state, state)}"
        said = label(words.say("card.fool") if card == FOOL else card.name[1:], "small", metrics, theme.INK)
        picture = art.sprite(f"table/{name}", (side, side))
        cell = blank((max(side, said.get_width()), side + said.get_height() - metrics.px(4)))
        if picture is not None:
            stick(cell, picture, picture.get_rect(midtop=(cell.get_width() // 2, 0)))
        stick(cell, said, said.get_rect(midbottom=(cell.get_width() // 2, cell.get_height())))
        cells.append(cell)
    return _row(cells, metrics.px(5))


def _called(called: Sequence[Card], metrics: Metrics) -> Surface | None:
    """The called cards, small."""
    width = metrics.px(CALLED)
    return _row([art.card(card.name, width) for card in called], metrics.px(5)) if called else None


def _row(pictures: Sequence[Surface], gap: int) -> Surface:
    wide = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    made = blank((wide, max(picture.get_height() for picture in pictures)))
    left = 0
    for picture in pictures:
        stick(made, picture, (left, (made.get_height() - picture.get_height()) // 2))
        left += picture.get_width() + gap
    return made


def clear_cache() -> None:
    """Let go of every picture made here."""
    _made.clear()


