"""Stretchable frames (panels, buttons, ribbons, soft shadows), built from picture slices or drawn as plain shapes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Literal

from pygame import Rect, Surface

from ...view.units import Size
from . import plain, theme
from .pictures import SPRITES, blank, faded, picture, report_missing, shelf, stick, washed
from .plain import stretched
from .transform import scaled

WidgetState = Literal["normal", "hover", "pressed", "disabled"]
PAINTED = frozenset(("panel", "button", "button_primary", "ribbon"))
"""The kinds of frames that have a picture; the others are always drawn plain."""
_made = shelf(1.2)


@dataclass(frozen=True, slots=True)
class Slices:
    """The slicing of a picture: the pixels from each side, and ``scale``, its pixels for each unit of the base window.

    ``reach`` is the number of pixels by which a shadow or glow extends beyond its object.
    """

    scale: float
    left: int
    top: int
    right: int
    bottom: int
    reach: float = 0

    def margins(self, size: Size, ui_scale: float) -> tuple[float, tuple[int, int, int, int]]:
        """The scale of the picture for a frame of ``size``, and the sizes of its corners, smaller for a small frame."""
        share = ui_scale / self.scale
        share = min(share, size[0] / max(1, self.left + self.right), size[1] / max(1, self.top + self.bottom))
        left, top, right, bottom = (round(side * share) for side in (self.left, self.top, self.right, self.bottom))
        return share, (left, top, min(right, size[0] - left), min(bottom, size[1] - top))


@cache
def cuts() -> dict[str, Slices]:
    """The slices of every frame that has a picture, by its name."""
    path = SPRITES / "table" / "slices.json"
    sides = "left", "top", "right", "bottom", "reach"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return {name: Slices(row.get("scale", 1), *(row.get(side, 0) for side in sides)) for name, row in rows.items()}
    except (OSError, ValueError, AttributeError):  # missing or malformed
        report_missing("sprites/table/slices.json", path)
        return {}


def _cut(kind: str) -> Slices | None:
    """The slices of the picture of ``kind``.

    Returns None if it has none, and in high contrast, where frames are drawn plain.
    """
    return None if theme.LOOK.high_contrast else cuts().get(kind)


def frame(kind: str, size: Size, ui_scale: float, state: WidgetState = "normal") -> Surface:
    """A frame of ``kind`` (``panel``, ``button`` …) with ``size`` in pixels, premultiplied, in ``state``.

    A state with a separate picture (``button_hover``) uses that; any other is a wash over the usual picture.
    """
    drawn = f"{kind}_{state}"
    if _cut(drawn) is not None:
        return _made.get((drawn, size, ui_scale), lambda: _framed(drawn, size, ui_scale))
    made = _made.get((kind, size, ui_scale), lambda: _framed(kind, size, ui_scale))
    if state == "normal":
        return made
    return _made.get((kind, size, ui_scale, state), lambda: in_state(made, state))


def in_state(picture: Surface, state: WidgetState) -> Surface:
    """``picture`` washed for a ``state`` without a separate picture."""
    match state:
        case "normal":
            return picture
        case "hover" if theme.LOOK.high_contrast:
            return washed(picture, theme.GLOW, 0.2)
        case "disabled" if theme.LOOK.high_contrast:
            return washed(picture, theme.PAPER, 0.5)
        case "hover":
            return washed(picture, (255, 255, 255), 0.22)
        case "pressed":
            return washed(picture, theme.GILT_DARK, 0.28)
        case "disabled":
            return washed(picture, theme.mixed(theme.PAPER2, theme.SAGE, 0.22), 0.75)


def _framed(kind: str, size: Size, ui_scale: float) -> Surface:
    size = max(1, size[0]), max(1, size[1])
    cut = _cut(kind)
    source = picture(f"table/{kind}") if cut is not None else None
    if cut is None or source is None:
        if kind in PAINTED and not theme.LOOK.high_contrast:
            report_missing(f"sprites/table/{kind}.webp")
        return plain.box(kind if kind in plain.box_shapes() else kind.rpartition("_")[0], *size, ui_scale)
    return cut_to(source, cut, size, ui_scale)


def cut_to(source: Surface, cut: Slices, size: Size, ui_scale: float) -> Surface:
    """``source``, sliced by ``cut``, as a frame of ``size``.

    Without slices at the top and bottom, its height is scaled.
    """
    if not cut.top and not cut.bottom:
        share = size[1] / source.get_height()
        left, right = round(cut.left * share), round(cut.right * share)
        margins = left, 0, min(right, max(0, size[0] - left)), 0
    else:
        share, margins = cut.margins(size, ui_scale)
    least = margins[0] + margins[2] + 1, margins[1] + margins[3] + 1
    core = (max(least[0], round(source.get_width() * share)), max(least[1], round(source.get_height() * share)))
    return stretched(scaled(source, core), margins, size)


def draw_frame(surface: Surface, kind: str, rect: Rect, ui_scale: float, state: WidgetState = "normal") -> None:
    stick(surface, frame(kind, rect.size, ui_scale, state), rect)


def shadowed_frame(kind: str, size: Size, ui_scale: float, blur: int, fall: tuple[int, int]) -> Surface:
    """A frame of ``kind`` with its shadow, moved by ``fall`` pixels, in one picture centred on the frame.

    It is one picture, because a frame and a shadow as large as the window would evict each other from the cache.
    """
    return _made.get((kind, size, ui_scale, blur, fall), lambda: _rested(kind, size, ui_scale, blur, fall))


def _rested(kind: str, size: Size, ui_scale: float, blur: int, fall: tuple[int, int]) -> Surface:
    beyond = 2 * (blur + max(fall))
    made = blank((size[0] + beyond, size[1] + beyond))
    middle = made.get_rect()
    shadow = faded(_soft("shadow", size, max(1, blur)), 0.7)
    stick(made, shadow, shadow.get_rect(center=middle.move(fall).center))
    paper = _framed(kind, size, ui_scale)
    stick(made, paper, paper.get_rect(center=middle.center))
    return made


def halo(kind: Literal["shadow", "glow"], size: Size, blur: int, strength: float = 1.0) -> Surface:
    """A soft ``shadow`` or gold ``glow`` for an object of ``size``, extending ``blur`` pixels beyond it on all sides.

    With reduced transparency there is no shadow, and the glow is a solid frame.
    """
    key = kind, size, blur, round(strength, 2)
    return _made.get(key, lambda: faded(_soft(kind, size, max(1, blur)), 1.0 if theme.LOOK.opaque else strength))


def _soft(kind: Literal["shadow", "glow"], size: Size, blur: int) -> Surface:
    if theme.LOOK.opaque:
        return blank((1, 1)) if kind == "shadow" else plain.solid(*size, blur)
    cut = cuts().get(kind)
    source = picture(f"table/{kind}") if cut is not None else None
    if cut is not None and source is not None:
        around = size[0] + 2 * blur, size[1] + 2 * blur
        return cut_to(source, cut, around, cut.scale * blur / (cut.reach or max(1, cut.left) / 2))
    colour = (*theme.NIGHT, 150) if kind == "shadow" else (0xF0, 0xCF, 0x7A, 220)
    return plain.soft(*size, blur, colour)


def clear_cache() -> None:
    _made.clear()
    cuts.cache_clear()
