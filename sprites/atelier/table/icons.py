"""Icons in the style of the deck: gilt strokes of varying width, leaves and buds, on a dark edge.

They are readable on cloth and on paper, and at 24 pixels.
"""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, Spot, circle, line, mix, point, polar, rounded_rect
from ..line import SHADE, ends, pressed, taper
from ..splines import curve
from ..svg import Group, document

SIDE = 96
MIDDLE = (48, 48)
EDGE = 3.2  # units of ink around everything
THIN, THICK = 4.6, 11.5  # the widths of a line along and across the light
LIGHT = .34  # the width of the light on a line, as a share of it

Shape = tuple[list[Path], list[Path]]
"""The lines of an icon, and the filled forms: leaves, buds."""


def icon(name: str) -> str:
    """The icon called `name`."""
    lines, forms = ICONS[name]()
    group = Group()
    for ink, rim in ((pal.INK, 2 * EDGE), (pal.GILT, 0.0)):
        for path in lines:
            _swelling(group, path, ink, rim)
        for form in forms:
            group.fill(form, ink).stroke(form, ink, max(.6, rim))
    for path in lines:
        light = path.map(lambda z: z - .8 - .8j)
        group.fill(pressed(light, THIN * LIGHT, _thick(path) * LIGHT, kind=ends(.3, .3)), pal.GILT_LIGHT)
    for form in forms:
        middle = form.samples()[0].mean()
        group.fill(form.map(lambda z, at=middle: mix(at, z, .5) - .8 - .8j), pal.GILT_LIGHT)  # type: ignore[misc]
    return document(group, SIDE, SIDE)


def _thick(path: Path) -> float:
    """The width of a line, smaller for a short one."""
    return max(THIN, min(THICK, path.length() * .2))


def _swelling(group: Group, path: Path, ink: str, rim: float) -> None:
    """A line with a `rim`: an outline is thicker on the shaded side, an open line in the middle."""
    if path.closed:
        group.contour(path, 1.5 * THIN + rim, THICK * .75 + rim / 2, ink, SHADE, 30)
        return
    stroke = pressed(path, THIN, _thick(path), kind=ends(.25, .3))
    group.stroke(path, ink, THIN + rim).fill(stroke, ink).stroke(stroke, ink, max(.6, rim))


def _leaf(root: Point, tip: Point, half: float, bend: float = .12) -> Path:
    """A leaf from `root` to `tip` with the greatest half-width `half`."""
    a, b = point(root), point(tip)
    spine = curve([a, mix(a, b, .5) + 1j * (b - a) * bend, b])
    return taper(spine, 2 * half, 2 * half, lambda u: np.sin(np.pi * np.clip(u, 0, 1) ** .8) ** .85)


def _arc(radius: float, first: float, last: float, n: int = 9, at: tuple[float, float] = MIDDLE) -> Path:
    return curve([point(at) + polar(radius, first + (last - first) * i / (n - 1)) for i in range(n)])


def _settings() -> Shape:
    """A blossom of eight petals in the form of a gear, around its centre."""
    spots: list[Spot] = []
    for i in range(8):
        spots += [point(MIDDLE) + polar(r, i * 45 + off) for off, r in ((-16, 25), (-10, 38), (10, 38), (16, 25))]
    return [curve(spots, closed=True)], [circle(MIDDLE, 8)]


def _hint() -> Shape:
    """A lamp in the form of a bud on two leaves, with its light."""
    bud = curve([(44, 68, "c"), (30, 52), (32, 36), (48, 18, "c"), (64, 36), (66, 52), (52, 68, "c")])
    rays = [line(point((48, 42)) + polar(33, a), point((48, 42)) + polar(41, a)) for a in (-165, -128, -52, -15)]
    return [bud, *rays], [_leaf((48, 84), (24, 72), 5.5), _leaf((48, 84), (72, 72), 5.5, -.12),
                          _leaf((48, 72), (48, 34), 5, 0)]


def _undo() -> Shape:
    """A tendril that turns back to its leaf."""
    return [curve([(30, 38), (52, 28), (74, 46), (66, 70), (40, 78)])], [
        _leaf((34, 38), (48, 12), 7, -.15), _leaf((32, 36), (58, 54), 6.5, .15), _leaf((40, 38), (14, 38), 8, 0)]


def _last_trick() -> Shape:
    """Three cards and an arrow back."""
    def card(x: float, y: float, turn: float) -> Path:
        return rounded_rect(-11, -19, 22, 38, 4).placed(turn=turn, at=(x, y))
    return [card(26, 34, -20), card(69, 34, 20), card(47.5, 31, 0), curve([(76, 70), (54, 84), (30, 75)])], [
        _leaf((38, 76), (16, 62), 6.5, -.1), _leaf((36, 76), (28, 92), 5, 0)]


# The flower of a bindweed from the side: its stalk at the left, its mouth at the right.
HORN: list[Spot] = [(10, 52), (22, 44), (36, 38), (47, 20, "c"), (52, 48), (47, 76, "c"), (36, 58), (22, 54), (10, 54)]


def _sound() -> Shape:
    return [curve(HORN), _arc(20, -42, 42, at=(48, 48)), _arc(36, -42, 42, at=(48, 48))], []


def _mute() -> Shape:
    return [curve(HORN), curve([(62, 36), (74, 47), (86, 62)]), curve([(86, 35), (74, 49), (62, 62)])], []


def _fullscreen() -> Shape:
    """Four tendrils that point to the corners."""
    corners, buds = [], []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        bend: list[Spot] = [(8, 33), (27, 31), (32, 27), (33, 8)]
        corners.append(curve(bend).map(lambda z, sx=sx, sy=sy: 48 + 48j + complex(sx * z.real, sy * z.imag)))  # type: ignore[misc]
        buds.append(_leaf((48 + sx * 10, 48 + sy * 10), (48 + sx * 28, 48 + sy * 28), 4.5, 0))
    return corners, buds


def _close() -> Shape:
    return [curve([(20, 22), (50, 46), (76, 76)]), curve([(76, 20), (46, 50), (20, 76)])], []


def _back() -> Shape:
    """A stem with leaves in the form of an arrow."""
    return [curve([(84, 54), (60, 45), (26, 48)])], [
        _leaf((18, 48), (44, 20), 7.5, .14), _leaf((18, 48), (44, 76), 7.5, -.14)]


def _forward() -> Shape:
    lines, forms = _back()
    return [_mirrored(path) for path in lines], [_mirrored(path) for path in forms]


def _menu() -> Shape:
    """Three lines."""
    return [line((14, y), (82, y)) for y in (25, 48, 71)], []


def _help() -> Shape:
    hook = curve([(26, 36), (31, 17), (50, 10), (71, 25), (64, 43), (50, 53), (48, 68)])
    return [hook], [circle((48, 83), 7.6), _leaf((30, 32), (16, 46), 6.5)]


def _score() -> Shape:
    """A sheet with a folded corner, and a quill."""
    sheet = curve([(20, 12, "c"), (58, 12, "c"), (78, 32, "c"), (78, 84, "c"), (20, 84, "c")], closed=True)
    return [sheet, curve([(34, 46), (48, 43), (64, 47)]), curve([(34, 64), (46, 61), (58, 64)])], [
        curve([(58, 14, "c"), (59, 31, "c"), (76, 32, "c")], closed=True)]


def _history() -> Shape:
    """A clock running backwards, with two leaves as hands."""
    return [_arc(33, -140, 150)], [_leaf((17, 36), (8, 12), 6, 0), _leaf((18, 36), (42, 30), 6, 0),
                                   _leaf((48, 50), (48, 24), 4.5, 0), _leaf((46, 48), (68, 60), 4.5, 0)]


def _statistics() -> Shape:
    """Three flowers of growing height."""
    bars = [curve([(x, 80), (x + 2, (80 + y) / 2), (x, y)]) for x, y in ((24, 62), (48, 46), (72, 30))]
    heads = [circle((x, y), 8) for x, y in ((24, 54), (48, 38), (72, 21))]
    return [*bars, curve([(10, 83), (48, 85), (86, 82)])], [*heads, _leaf((48, 72), (60, 60), 4),
                                                            _leaf((72, 68), (60, 54), 4)]


def _replay() -> Shape:
    """A circular arrow around a play sign."""
    onwards = curve([(40, 32, "c"), (52, 38), (66, 48, "c"), (52, 58), (40, 64, "c")], closed=True)
    return [_arc(34, -50, 250, 13)], [_leaf((46, 13), (66, 24), 6.5, 0), _leaf((48, 14), (66, 2), 6, 0), onwards]


def _gallery() -> Shape:
    """A flower in a frame."""
    petals = [_leaf(point((48, 41)) + polar(3, a), point((48, 41)) + polar(19, a), 6, 0) for a in range(-90, 270, 72)]
    return [rounded_rect(15, 10, 66, 77, 7), curve([(48, 58), (46, 68), (49, 79)])], [
        *petals, _leaf((48, 74), (62, 64), 4)]


def _rulebook() -> Shape:
    """An open book."""
    left = curve([(48, 28), (34, 19), (11, 22, "c"), (12, 73, "c"), (34, 69), (48, 79)])
    rights = left.map(lambda z: complex(96 - z.real, z.imag))
    return [left, rights, line((48, 28), (48, 78)), curve([(22, 38), (30, 36), (38, 41)]),
            curve([(22, 54), (30, 52), (38, 57)])], [_leaf((58, 62), (76, 36), 5.5)]


def _lessons() -> Shape:
    """A scholar's cap, its tassel a bud."""
    board = curve([(48, 20, "c"), (89, 39, "c"), (48, 58, "c"), (7, 39, "c")], closed=True)
    head = curve([(25, 50, "c"), (26, 68), (48, 77), (70, 68), (71, 50, "c")])
    return [board, head, curve([(84, 42), (86, 54), (83, 64)])], [_leaf((83, 60), (83, 84), 6, 0)]


def _share() -> Shape:
    """Three buds on one forked twig."""
    twigs = [curve([(24, 46), (46, 39), (68, 25)]), curve([(24, 50), (46, 57), (68, 71)])]
    return twigs, [circle((20, 48), 9.5), _leaf((60, 30), (86, 14), 8, 0), _leaf((60, 66), (86, 82), 8, 0)]


def _editor() -> Shape:
    """A quill over its line."""
    vane = _leaf((24, 72), (82, 12), 13, .06)
    return [curve([(14, 82), (24, 72), (52, 42)]), curve([(44, 84), (62, 80), (84, 85)])], [vane]


TRIANGLE: list[Spot] = [(24, 14, "c"), (52, 26), (82, 48, "c"), (52, 70), (24, 82, "c"), (30, 48)]


def _play() -> Shape:
    """A leaf that points forwards."""
    return [], [curve(TRIANGLE, closed=True)]


def _pause() -> Shape:
    """Two upright petals."""
    return [], [_leaf((34, 86), (34, 10), 10, 0), _leaf((62, 86), (62, 10), 10, 0)]


def _step_forward() -> Shape:
    wedge = curve([(18, 18, "c"), (42, 30), (62, 48, "c"), (42, 66), (18, 78, "c"), (24, 48)], closed=True)
    return [], [wedge, _leaf((77, 84), (77, 12), 7, 0)]


def _step_back() -> Shape:
    lines, forms = _step_forward()
    return [_mirrored(path) for path in lines], [_mirrored(path) for path in forms]


def _mirrored(path: Path) -> Path:
    return path.map(lambda z: complex(96 - z.real, z.imag))


ICONS: dict[str, Callable[[], Shape]] = {
    "settings": _settings, "hint": _hint, "undo": _undo, "last_trick": _last_trick, "sound": _sound, "mute": _mute,
    "fullscreen": _fullscreen, "close": _close, "back": _back, "forward": _forward, "menu": _menu, "help": _help,
    "score": _score, "history": _history, "statistics": _statistics, "replay": _replay, "gallery": _gallery,
    "rulebook": _rulebook, "lessons": _lessons, "share": _share, "editor": _editor, "step_back": _step_back,
    "step_forward": _step_forward, "play": _play, "pause": _pause,
}
