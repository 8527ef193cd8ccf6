"""Frames that can be stretched: panels, buttons, the ribbon. Between the corners every line is straight and even."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .. import palette as pal
from ..frame import gilt_line, leaflet, tendril, tendril_line
from ..geometry import Path, line, rounded_rect
from ..splines import curve
from ..svg import Group, document
from .slices import BUTTON_X, PANEL, RIBBON

SIDE = 320
Turn = Callable[[complex], complex]


def _panel_outline(inset: float, big: float, side: float = SIDE) -> Path:
    """Two plain corners (top right, bottom left), two whiplash corners (top left, bottom right)."""
    low, high, r = inset, side - inset, 18 - inset * .3

    def opposite(z: complex) -> complex:
        return complex(side, side) - z
    whip = curve([(low, low + big * 1.7, -90), (low + big * .16, low + big * .8), (low + big * .62, low + big * .52),
                  (low + big * .86, low + big * .14), (low + big * 1.9, low, 0)])
    calm = curve([(high - r, low, 0), (high - r * .29, low + r * .29), (high, low + r, 90)])
    other_whip, other_calm = whip.map(opposite), calm.map(opposite)
    return (whip + line(whip.end, calm.start) + calm + line(calm.end, other_whip.start) + other_whip
            + line(other_whip.end, other_calm.start) + other_calm + line(other_calm.end, whip.start)).close()


def panel() -> str:
    """The cream panel of the screens, with whiplash plants in two corners."""
    group = Group()
    outline = _panel_outline(12, 62)
    group.fill(outline, pal.PAPER)
    group.stroke(_panel_outline(27, 56), pal.GILT, 2)
    gilt_line(group, outline, 7, 1.8)
    turns: tuple[tuple[Turn, float], ...] = ((lambda z: z, 0), (lambda z: complex(SIDE, SIDE) - z, 180))
    for turn, degrees in turns:
        _whiplash(group, turn, degrees)
    return document(group, SIDE, SIDE)


def _whiplash(group: Group, turn: Turn, degrees: float) -> None:
    """The plant of one corner: a stalk up the side that coils in the bay, and a shoot along the top."""
    stalk = tendril_line([(12, 140), (11, 106), (20, 70), (38, 44)], -50, 12, 1.05, -1)
    tendril(group, stalk.map(turn), 9.5, edge=1.7, kind="branch", knob=3.6)
    shoot = tendril_line([(140, 12), (112, 11), (88, 16), (70, 30)], 150, 8, .95, -1)
    tendril(group, shoot.map(turn), 7.5, edge=1.6, kind="branch", knob=3)
    for at, length, width, way, bend in (((13, 108), 32, 8, 40, .22), ((15, 92), 24, 6, -20, -.2),
                                         ((112, 13), 27, 6, -104, -.2)):
        leaflet(group, turn(complex(*at)), length, width, way + degrees, bend, line_width=1.3)


def panel_plain() -> str:
    """A small plain panel for tooltips and lists."""
    outline = rounded_rect(5, 5, 86, 86, 15)
    group = Group().fill(outline, pal.PAPER)
    group.stroke(rounded_rect(13, 13, 70, 70, 9), pal.PAPER_DARK, 1.6)
    gilt_line(group, outline, 4, 1.6)
    return document(group, 96, 96)


WIDTH, HEIGHT = 112, 88
# ground, inner line, gilt, light of the gilt
CREAM = {"normal": (pal.PAPER_WARM, pal.GILT, pal.GILT, pal.GILT_LIGHT),
         "hover": ("#FBF3DD", pal.GILT, "#CDA552", "#F3DC9C"),
         "pressed": (pal.PAPER_DARK, pal.GILT_DARK, "#A37D33", pal.GILT),
         "disabled": ("#BDBA9E", "#A6A587", "#8E8A66", "#A9A680")}
WINE = {"normal": (pal.WINE, "#B4675B", pal.GILT, pal.GILT_LIGHT),
        "hover": ("#A54940", "#CB8577", "#CDA552", "#F3DC9C"),
        "pressed": ("#712A25", "#8E4A42", "#A37D33", pal.GILT)}


def _button_outline(inset: float) -> Path:
    """A plate with lozenge corners: shoulders that curve inwards before the round ends."""
    x0, y0, x1, y1 = 5 + inset, 5 + inset, WIDTH - 5 - inset, HEIGHT - 5 - inset
    k = 1 - inset / 60
    corner = curve([(x0, y0 + 32 * k, -90), (x0 + 4 * k, y0 + 17 * k), (x0 + 17 * k, y0 + 10 * k),
                    (x0 + 24 * k, y0 + 3 * k), (x0 + 40 * k, y0, 0)])

    def right(z: complex) -> complex:
        return complex(x0 + x1 - z.real, z.imag)

    def below(z: complex) -> complex:
        return complex(z.real, y0 + y1 - z.imag)
    pieces = [corner, corner.map(right).back(), corner.map(right).map(below), corner.map(below).back()]
    outline = pieces[0]
    for piece in [*pieces[1:], None]:
        outline = outline + (line(outline.end, piece.start) + piece if piece else line(outline.end, outline.start))
    return outline.close()


def button(primary: bool, state: str) -> str:
    """A button, cream or (`primary`) wine, in `state`."""
    ground, inner, gilt, light = (WINE if primary else CREAM)[state]
    outline, group = _button_outline(0), Group()
    group.fill(outline, ground)
    if state == "pressed":  # sunk: the upper edge casts a shadow
        group.clip(outline, Group().stroke(outline.map(lambda z: z + 5j), pal.INK, 12, .22))
    elif state != "disabled":  # raised: a darker foot
        shade = pal.PAPER_DARK if not primary else "#742B25"
        group.clip(outline, Group().stroke(outline.map(lambda z: z - 2j), shade, 14, .75).stroke(
            outline.map(lambda z: z - 8j), ground, 14))
    group.stroke(_button_outline(9), inner, 1.6)
    for ink, width in ((pal.INK, 9.4), (gilt, 6), (light, 2)):
        group.stroke(outline, ink, width)
    return document(group, WIDTH, HEIGHT)


assert BUTTON_X >= 5 + 40


RIBBON_WIDTH, RIBBON_HEIGHT = 260, 96
FOLD = RIBBON - 24  # the beginning of the band; its edges are straight from here on


def _at_end(s: int, x: float, y: float) -> complex:
    return complex(x if s < 0 else RIBBON_WIDTH - x, y)


def ribbon() -> str:
    """A paper band with swallow-tailed ends; it stretches sideways."""
    group = Group()
    for s in (-1, 1):
        _tail(group, partial(_at_end, s))
    band = curve([(FOLD - 30, 12, "c"), (FOLD, 10), (FOLD + 20, 10, "c"), (RIBBON_WIDTH - FOLD - 20, 10, "c"),
                  (RIBBON_WIDTH - FOLD, 10), (RIBBON_WIDTH - FOLD + 30, 12, "c"),
                  (RIBBON_WIDTH - FOLD + 24, 42), (RIBBON_WIDTH - FOLD + 30, 74, "c"), (RIBBON_WIDTH - FOLD, 72),
                  (RIBBON_WIDTH - FOLD - 20, 72, "c"), (FOLD + 20, 72, "c"), (FOLD, 72), (FOLD - 30, 74, "c"),
                  (FOLD - 24, 42)], closed=True)
    group.fill(band, "#F7EED6").stroke(band, pal.INK, 3.2)
    for y in (17.5, 64.5):
        rule = line((FOLD - 22, y), (RIBBON_WIDTH - FOLD + 22, y))
        group.stroke(rule, pal.GILT, 2)
    return document(group, RIBBON_WIDTH, RIBBON_HEIGHT)


def _tail(group: Group, at: Callable[[float, float], complex]) -> None:
    """One swallow-tail with its dark fold behind the band."""
    tail = curve([(*_pair(at(FOLD, 28)), "c"), at(FOLD - 40, 30), (*_pair(at(6, 24)), "c"), at(18, 42),
                  (*_pair(at(26, 56)), "c"), at(16, 72), (*_pair(at(4, 90)), "c"), at(FOLD - 40, 92),
                  (*_pair(at(FOLD, 88)), "c")], closed=True)
    group.fill(tail, pal.PAPER_WARM)
    group.clip(tail, Group().stroke(line(at(10, 84), at(FOLD, 82)), pal.GILT, 2).stroke(
        line(at(10, 32), at(FOLD, 35)), pal.GILT, 2))
    group.stroke(tail, pal.INK, 3.2)
    fold = curve([(*_pair(at(FOLD - 30, 74)), "c"), (*_pair(at(FOLD, 72)), "c"), (*_pair(at(FOLD, 88)), "c")],
                 closed=True)
    group.fill(fold, pal.GILT_DARK).stroke(fold, pal.INK, 3.2)


def _pair(z: complex) -> tuple[float, float]:
    return (z.real, z.imag)


assert PANEL <= SIDE // 2
