"""A picture made of items in layers; only its changes are drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

Paint = Callable[[Surface], None]
Key = tuple[Hashable, ...]
"""The kind of an item, then which one of its kind: ``("said", 2)`` is the speech of seat 2."""
#: Above this share of the window, one complete redraw is cheaper than many small ones.
WHOLE_SHARE = 0.6


@dataclass(frozen=True, slots=True)
class Item:
    """A drawing at a place: a premultiplied ``picture``, or ``paint``, which draws inside ``rect``.

    ``key`` identifies the item in successive frames; an item with a lower ``layer`` is below others; ``version``
    changes with the content. A ``panel`` covers the table: a card released over it is not played.
    """

    key: Key
    layer: float
    rect: Rect
    version: Hashable
    picture: Surface | None = None
    paint: Paint | None = None
    panel: bool = False


def picture_item(key: Key, layer: float, picture: Surface, at: tuple[float, float]) -> Item:
    """An item that shows ``picture`` with its centre ``at`` a point."""
    rect = picture.get_rect(center=(round(at[0]), round(at[1])))
    return Item(key, layer, rect, id(picture), picture)


def centred(at: tuple[float, float], width: float, height: float | None = None) -> Rect:
    """The rectangle of ``width`` × ``height`` pixels, by default a square, with its centre ``at`` a point."""
    size = round(width), round(width if height is None else height)
    return Rect((0, 0), size).move_to(center=(round(at[0]), round(at[1])))


@dataclass(slots=True)
class Canvas:
    """Draws items, and keeps those of the last frame to draw only the changes."""

    background: Surface | None = None
    shown: dict[Key, Item] = field(default_factory=dict)

    def on_panel(self, at: tuple[int, int]) -> bool:
        """Whether a panel is visible at the point ``at``."""
        return any(item.panel and item.rect.collidepoint(at) for item in self.shown.values())

    def invalidate(self) -> None:
        """Have everything drawn again in the next frame."""
        self.background, self.shown = None, {}

    def draw(self, surface: Surface, background: Surface, items: Sequence[Item]) -> list[Rect]:
        """Draw the changes in ``items`` since the last frame over ``background``; return the rectangles drawn."""
        new = {item.key: item for item in items}
        assert len(new) == len(items), "two items share a key"
        if background is not self.background or surface.get_size() != background.get_size():
            dirty = [surface.get_rect()]
        else:
            dirty = _merged(self._changed(new), surface.get_rect())
        self.background, self.shown = background, new
        ordered = sorted(items, key=lambda item: item.layer)
        clip = surface.get_clip()
        for rect in dirty:
            _redraw(surface, background, ordered, rect)
        surface.set_clip(clip)
        return dirty

    def _changed(self, new: dict[Key, Item]) -> list[Rect]:
        rects = []
        for key, item in new.items():
            old = self.shown.get(key)
            if old is None:
                rects.append(item.rect)
            elif old.version != item.version or old.rect != item.rect or old.layer != item.layer:
                rects += [old.rect, item.rect]
        rects += [old.rect for key, old in self.shown.items() if key not in new]
        return rects


def _merged(rects: list[Rect], bounds: Rect) -> list[Rect]:
    """Rectangles that cover ``rects`` without overlapping; the whole ``bounds`` if that is cheaper."""
    left = [r.clip(bounds) for r in rects if r.colliderect(bounds)]
    merged: list[Rect] = []
    while left:
        rect = left.pop()
        hit = rect.collidelist(merged)
        if hit >= 0:
            left.append(rect.union(merged.pop(hit)))
        elif rect.w and rect.h:
            merged.append(rect)
    area = sum(r.w * r.h for r in merged)
    return [bounds.copy()] if area > WHOLE_SHARE * bounds.w * bounds.h else merged


def _redraw(surface: Surface, background: Surface, items: Sequence[Item], rect: Rect) -> None:
    surface.set_clip(rect)
    surface.blit(background, rect, rect)
    for item in items:
        if not item.rect.colliderect(rect):
            continue
        if item.picture is not None:
            surface.blit(item.picture, item.rect, None, pygame.BLEND_PREMULTIPLIED)
        elif item.paint is not None:
            item.paint(surface)
