"""Pictures by name: loaded once, scaled once per size, kept premultiplied."""

from __future__ import annotations

import logging
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache, wraps
from pathlib import Path
from typing import ParamSpec

import pygame
from pygame import Rect, Surface

from ...files import is_file
from ...threads import is_shortage
from ...view.units import BASE, Size
from . import theme
from .theme import Colour
from .transform import grey, scaled, spun

SPRITES = Path(__file__).parents[3] / "sprites"
"""The folder of pictures, next to ``game`` in a checkout and when installed."""
ANGLE_STEP = 0.5
"""Angles of turned pictures are multiples of this, in degrees."""
EDGE_PX = 2
"""The width in pixels of the transparent rim of a turned picture."""
SHADE, PALER = (0xD6, 0xC8, 0xB2), 76
"""For shaded pictures: the factor for each colour channel in parts of 255, and the parts of 255 that are grey."""
DUSK = 222
"""The factor for the colours of a card that may not be played, in parts of 255."""
DARKER, LIGHTER = 60, 150
"""For high contrast: the amount by which pictures are darkened, and the share of 255 by which they are lightened."""
SLOPE = 34
"""The parts of 255 by which the edges of a bent card are darker."""

P = ParamSpec("P")
_log = logging.getLogger(__name__)
_named: set[str] = set()


class Shelf:
    """A cache of pictures by key, limited to ``room_px`` pixels; the least recently used are dropped first."""

    def __init__(self, room_px: int) -> None:
        self.room_px = room_px
        self._used_px = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface], instead: Callable[[], Surface] | None = None) -> Surface:
        """The picture under ``key``, made by ``make`` if it is not cached, or by ``instead`` if memory is short."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._made(make, instead)
        self._kept[key] = made
        self._used_px += made.get_width() * made.get_height()
        self._let_go()
        return made

    def kept(self, make: Callable[P, Surface]) -> Callable[P, Surface]:
        """A function like ``make`` that caches its pictures, by its arguments."""
        @wraps(make)
        def get(*args: P.args, **named: P.kwargs) -> Surface:
            return self.get((make.__name__, args, *named.items()), lambda: make(*args, **named))
        return get

    def _made(self, make: Callable[[], Surface], instead: Callable[[], Surface] | None) -> Surface:
        """Make a new picture; if memory is short, empty all caches and try once more."""
        ways = [make, make] if instead is None else [make, make, instead]
        for way in ways[:-1]:
            try:
                return way()
            except (MemoryError, pygame.error) as fault:
                if not is_shortage(fault):
                    raise
                self.clear()
                empty_shelves()
        return ways[-1]()

    def _let_go(self) -> None:
        """Drop the least recently used pictures until the rest fits, but keep one."""
        while self._used_px > self.room_px and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._used_px -= old.get_width() * old.get_height()

    def fit(self, room_px: int) -> None:
        """Limit the cache to ``room_px`` pixels from now on."""
        self.room_px = room_px
        self._let_go()

    def has(self, key: Hashable) -> bool:
        return key in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._used_px = 0

    def __len__(self) -> int:
        return len(self._kept)


_by_window: list[tuple[weakref.ref[Shelf], float]] = []
_window_px = BASE[0] * BASE[1]


def shelf(windows: float) -> Shelf:
    """A cache for ``windows`` times the pixels of the window; :func:`make_room` adapts it to the window's size."""
    made = Shelf(round(windows * _window_px))
    _by_window.append((weakref.ref(made), windows))
    return made


def make_room(size: Size) -> None:
    """Limit all caches to the needs of a window of ``size``."""
    global _window_px  # noqa: PLW0603  the one window's
    _window_px = max(BASE[0] * BASE[1], size[0] * size[1])
    _by_window[:] = [(known, windows) for known, windows in _by_window if known() is not None]
    for known, windows in _by_window:
        if (kept := known()) is not None:
            kept.fit(round(windows * _window_px))


def empty_shelves() -> None:
    """Empty all caches for the window."""
    for known, _ in _by_window:
        if (kept := known()) is not None:
            kept.clear()


_scaled = shelf(0.4)
_turned = shelf(1.8)


def report_missing(what: str, path: Path | None = None) -> None:
    """Log the missing file ``what`` once, as broken if there is a file at ``path``.

    The caller draws a plain shape instead.
    """
    if what not in _named:
        _named.add(what)
        how = "broken" if path is not None and is_file(path) else "missing"
        _log.warning("%s: %s (a plain drawing stands in)", how, what)


def missing_files() -> tuple[str, ...]:
    """The missing or broken files found so far, in order of name."""
    return tuple(sorted(_named))


def blank(size: Size) -> Surface:
    """A transparent surface of ``size``."""
    return Surface(size, pygame.SRCALPHA, 32)


@cache
def _format() -> Surface:
    return blank((1, 1))


def premultiplied(picture: Surface) -> Surface:
    """A premultiplied copy of ``picture`` in the screen's pixel format: draw it with :func:`stick`."""
    made = picture.convert(_format())
    made.premul_alpha_ip()
    return made


def stick(surface: Surface, picture: Surface, at: tuple[int, int] | Rect, area: Rect | None = None) -> None:
    """Draw the premultiplied ``picture``, or ``area`` of it, on ``surface`` with its top left corner ``at``."""
    surface.blit(picture, at, area, pygame.BLEND_PREMULTIPLIED)


def loaded(path: Path) -> Surface:
    """The premultiplied picture in the file ``path``; raises pygame's FileNotFoundError or pygame.error."""
    return premultiplied(pygame.image.load(path))


def readable(path: Path) -> Surface | None:
    """The premultiplied picture in the file ``path``; None if it cannot be read, MemoryError if memory is short."""
    try:
        return loaded(path)
    except (OSError, pygame.error) as fault:
        if is_shortage(fault):
            raise MemoryError(str(fault)) from None
        _log.debug("%s: %s", path.name, fault)
        return None


def large_picture(name: str, needed: bool = True) -> Surface | None:
    """The sprite ``name`` as drawn, not cached, because a picture as large as the window is needed once for each size.

    Returns None if it is missing, which is logged if ``needed``.
    """
    path = SPRITES / f"{name}.webp"
    found = readable(path) if needed or is_file(path) else None
    if found is None and (needed or is_file(path)):
        report_missing(f"sprites/{name}.webp", path)
    return found


@cache
def picture(name: str, needed: bool = True) -> Surface | None:
    """The sprite ``name`` (``table/panel``) as drawn, premultiplied; None if missing, which is logged if ``needed``."""
    return large_picture(name, needed)


def fitting(source: Surface, box: Size) -> Size:
    """The largest size with the proportions of ``source`` that fits ``box``."""
    width, height = source.get_size()
    share = min(box[0] / width, box[1] / height)
    return max(1, round(width * share)), max(1, round(height * share))


def sprite(name: str, box: Size, needed: bool = True) -> Surface | None:
    """The sprite ``name`` scaled in proportion to fit ``box``; None if it is missing, which is logged if ``needed``."""
    source = picture(name, needed)
    if source is None:
        return None
    size = fitting(source, box)
    return _scaled.get((name, size), lambda: scaled(source, size))


def ornament(name: str, box: Size) -> Surface | None:
    """The sprite ``name`` scaled to fit ``box``, for ornaments that can be drawn plain.

    Returns None if it is missing, and in high contrast.
    """
    return None if theme.LOOK.high_contrast else sprite(name, box)


def scaled_picture(name: str, size: Size) -> Surface:
    """The sprite ``name`` in ``size``; transparent if it is missing.

    The full picture is not cached, because few pages need it.
    """
    def made() -> Surface:
        source = large_picture(name)
        return blank(size) if source is None else scaled(source, size)
    return _scaled.get((name, size), made, lambda: blank((1, 1)))


def turned(key: Hashable, source: Surface, degrees: float) -> Surface:
    """``source`` turned anticlockwise by ``degrees``, to the half degree, with a transparent rim; cached under ``key``.

    ``key`` identifies the content and the size of ``source``. Place the result by its centre. If memory is short, the
    result is ``source`` itself.
    """
    step = round(degrees / ANGLE_STEP) % round(360 / ANGLE_STEP)
    return _turned.get((key, step), lambda: _rotated(source, step * ANGLE_STEP), lambda: source)


def has_turned(key: Hashable, degrees: float) -> bool:
    """Whether :func:`turned` has a picture for ``key`` and ``degrees`` in its cache."""
    return _turned.has((key, round(degrees / ANGLE_STEP) % round(360 / ANGLE_STEP)))


def rimmed(source: Surface) -> Surface:
    """``source`` with a transparent rim, without which its edges would be jagged when turned."""
    width, height = source.get_size()
    made = blank((width + 2 * EDGE_PX, height + 2 * EDGE_PX))
    made.blit(source, (EDGE_PX, EDGE_PX), None, pygame.BLEND_RGBA_ADD)
    return made


def _rotated(source: Surface, degrees: float) -> Surface:
    return rimmed(source) if degrees == 0 else spun(rimmed(source), degrees)


def washed(source: Surface, colour: Colour, share: float) -> Surface:
    """The premultiplied ``source`` with ``share`` (0-1) of ``colour`` over it, within its outline."""
    kept, laid = round(255 * (1 - share)), round(255 * share)
    wash = source.copy()
    wash.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    wash.fill((*colour, 0), None, pygame.BLEND_RGBA_ADD)
    wash.premul_alpha_ip()
    wash.fill((laid, laid, laid, laid), None, pygame.BLEND_RGBA_MULT)
    made = source.copy()
    made.fill((kept, kept, kept, kept), None, pygame.BLEND_RGBA_MULT)
    made.blit(wash, (0, 0), None, pygame.BLEND_RGBA_ADD)
    return made


def shaded(source: Surface) -> Surface:
    """The premultiplied ``source`` shaded: darker and with less colour, but still in warm tones."""
    made, colourless = source.copy(), grey(source)
    for part, share in ((made, 255 - PALER), (colourless, PALER)):
        part.fill((share, share, share, 255), None, pygame.BLEND_RGBA_MULT)
    made.blit(colourless, (0, 0), None, pygame.BLEND_RGB_ADD)
    made.fill((*SHADE, 255), None, pygame.BLEND_RGBA_MULT)
    return made


def dusked(source: Surface) -> Surface:
    """The premultiplied ``source``, a little darker without a change of hue; in high contrast, shaded."""
    if theme.LOOK.high_contrast:
        return shaded(source)
    made = source.copy()
    made.fill((DUSK, DUSK, DUSK, 255), None, pygame.BLEND_RGBA_MULT)
    return made


def paled(source: Surface, share: float) -> Surface:
    """The premultiplied ``source`` with ``share`` (0-1) of pale paper over it.

    In high contrast it is shaded, which keeps the index readable.
    """
    return shaded(source) if theme.LOOK.high_contrast else washed(source, theme.PAPER3, share)


def contrasted(source: Surface) -> Surface:
    """The opaque ``source`` for high contrast: its light parts white and its dark parts darker."""
    made = source.copy()
    made.fill((DARKER,) * 3, None, pygame.BLEND_RGB_SUB)
    more = made.copy()
    more.fill((LIGHTER,) * 3, None, pygame.BLEND_RGB_MULT)
    made.blit(more, (0, 0), None, pygame.BLEND_RGB_ADD)
    return made


def bowed(source: Surface, reach: int, *, sideways: bool = False) -> Surface:
    """The premultiplied ``source`` bent: its left and right edges are darker and ``reach`` pixels below its middle.

    If ``reach`` is negative they are higher; if ``sideways``, the upper and lower edges are moved to the right instead.
    The result is larger than ``source`` and has the same centre.
    """
    wide, high = source.get_size()
    long = high if sideways else wide
    depth = abs(reach)
    made = blank((wide + 2 * depth, high) if sideways else (wide, high + 2 * depth))
    steps = [round(reach * (2 * (at + 0.5) / long - 1) ** 2) for at in range(long)]
    first = 0
    for end in range(1, long + 1):
        if end < long and steps[end] == steps[first]:
            continue
        moved, light = depth + steps[first], 255 - round(SLOPE * abs(steps[first]) / max(1, depth))
        area = Rect(0, first, wide, end - first) if sideways else Rect(first, 0, end - first, high)
        to = area.move((moved, 0) if sideways else (0, moved))
        made.blit(source, to, area, pygame.BLEND_RGBA_ADD)
        made.fill((light, light, light, 255), to, pygame.BLEND_RGBA_MULT)
        first = end
    return made


def faded(source: Surface, share: float) -> Surface:
    """The premultiplied ``source`` with ``share`` (0-1) of its opacity."""
    level = round(255 * share)
    made = source.copy()
    made.fill((level, level, level, level), None, pygame.BLEND_RGBA_MULT)
    return made


def tiled(surface: Surface, tile: Surface, rect: Rect, flags: int = pygame.BLEND_PREMULTIPLIED) -> None:
    """Cover ``rect`` of ``surface`` with copies of ``tile``."""
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    for left in range(rect.left, rect.right, tile.get_width()):
        for top in range(rect.top, rect.bottom, tile.get_height()):
            surface.blit(tile, (left, top), None, flags)
    surface.set_clip(clip)


def grained(made: Surface) -> Surface:
    """Multiply ``made`` by the grain of paper, if there is such a picture, and return it.

    In high contrast paper is smooth.
    """
    grain = picture("grain")
    if grain is not None and not theme.LOOK.high_contrast:
        tiled(made, grain, made.get_rect(), pygame.BLEND_RGB_MULT)
    return made


def clear_cache() -> None:
    _scaled.clear()
    _turned.clear()
    picture.cache_clear()
    _named.clear()
