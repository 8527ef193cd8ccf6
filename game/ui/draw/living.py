"""Living plates: the strips of moving parts, drawn over an enlarged card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pygame import Rect, Surface

from ...view.living import LivingPart, Plates, Shown, living_plates
from . import theme
from .deck import DECK
from .pictures import SPRITES, faded, report_missing, stick
from .printing import DRAWN_WIDTH, StripCell

LIST = SPRITES / "plates" / "living" / "living.json"
INSET = 40 / 610
"""The distance from the edge of a card to the inside of its gilt line, as a share of its width."""


@cache
def plates(path: Path = LIST) -> Plates:
    """The moving parts of each card that has any, read from ``path``; empty if it cannot be read."""
    try:
        return living_plates(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        report_missing("sprites/plates/living/living.json", path)
        return {}


def cell_of(part: LivingPart) -> StripCell:
    """The size and the position of the frames of ``part``."""
    return StripCell(*part.size, *part.at)


def draw_living(surface: Surface, card: Rect, parts: Sequence[LivingPart], seen: Sequence[Sequence[Shown]]) -> None:
    """Draw the frames ``seen`` of each of ``parts`` over ``card``; a part that has not been read yet is left out."""
    clip = surface.get_clip()
    inset = round(INSET * card.width)
    surface.set_clip(card.inflate(-2 * inset, -2 * inset).clip(clip))
    for part, shown in zip(parts, seen, strict=True):
        strip = DECK.strip(part.strip, cell_of(part), card.width) if shown else None
        if strip is not None:
            _lay(surface, card, part, strip, shown)
    surface.set_clip(clip)


def _lay(surface: Surface, card: Rect, part: LivingPart, strip: Surface, shown: Sequence[Shown]) -> None:
    cell, share = cell_of(part).on(card.width), card.width / DRAWN_WIDTH
    for frame, place, opacity in shown:
        area = Rect(frame * cell.width, 0, *cell.size)
        if not strip.get_rect().contains(area):
            continue
        picture = strip.subsurface(area)
        left, top = cell.topleft if place is None else (round(place[0] * share) - cell.width // 2,
                                                       round(place[1] * share) - cell.height // 2)
        seen = round(opacity) if theme.LOOK.opaque else opacity
        stick(surface, picture if seen == 1 else faded(picture, seen), (card.left + left, card.top + top))
