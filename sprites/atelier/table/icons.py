"""Icons in gilt line on a dark edge, so that they read on cloth and on paper."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .. import palette as pal
from ..geometry import Path, Spot, circle, line, point, polar, rounded_rect
from ..splines import curve
from ..svg import Group, document

SIDE = 96
MIDDLE = (48, 48)
EDGE, WEIGHT = 13.0, 7.0


def icon(name: str) -> str:
    """The icon called `name`."""
    lines, dots = ICONS[name]()
    group = Group()
    for ink, width in ((pal.INK, EDGE), (pal.GILT, WEIGHT), (pal.GILT_LIGHT, 2.6)):
        for path in lines:
            group.stroke(path, ink, width)
        for at in dots:
            group.fill(circle(at, width / 2 + 1.6), ink)
    return document(group, SIDE, SIDE)


Shape = tuple[list[Path], list[complex]]


def _arc(radius: float, first: float, last: float, n: int = 9, at: tuple[float, float] = MIDDLE) -> Path:
    return curve([point(at) + polar(radius, first + (last - first) * i / (n - 1)) for i in range(n)])


def _settings() -> Shape:
    """A gear like a flower of eight petals."""
    spots: list[Spot] = []
    for i in range(8):
        spots += [point(MIDDLE) + polar(r, i * 45 + off) for off, r in ((-15, 26), (-9, 37), (9, 37), (15, 26))]
    return [curve(spots, closed=True), circle(MIDDLE, 11)], []


def _hint() -> Shape:
    """A lamp, and its light."""
    bulb = curve([(40, 66, "c"), (38, 56), (27, 42), (48, 20), (69, 42), (58, 56), (56, 66, "c")])
    rays = [line(point((48, 42)) + polar(33, a), point((48, 42)) + polar(40, a)) for a in (-160, -125, -90, -55, -20)]
    return [bulb, line((40, 66), (56, 66)), line((42, 78), (54, 78)), *rays], []


def _undo() -> Shape:
    turn = curve([(26, 36), (48, 26), (72, 42), (66, 68), (42, 74)])
    return [turn, curve([(42, 16, "c"), (24, 36, "c"), (44, 52)])], []


def _last_trick() -> Shape:
    """Three cards and the way back."""
    def card(x: float, y: float, turn: float) -> Path:
        return rounded_rect(-11, -19, 22, 38, 4).placed(turn=turn, at=(x, y))
    return [card(28, 36, -20), card(66, 36, 20), card(47, 34, 0), curve([(72, 70), (48, 82), (24, 70)]),
            curve([(36, 64, "c"), (22, 68, "c"), (24, 84)])], []


HORN = [(14, 39, "c"), (27, 39, "c"), (46, 22, "c"), (46, 74, "c"), (27, 57, "c"), (14, 57, "c")]


def _sound() -> Shape:
    return [curve(HORN, closed=True), _arc(16, -48, 48, at=(46, 48)), _arc(32, -48, 48, at=(46, 48))], []


def _mute() -> Shape:
    return [curve(HORN, closed=True), line((60, 38), (82, 60)), line((82, 38), (60, 60))], []


def _in_quarter(sx: int, sy: int, z: complex) -> complex:
    return 48 + 48j + complex(sx * z.real, sy * z.imag)


def _fullscreen() -> Shape:
    corners = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        bend: list[Spot] = [(12, 32, "c"), (26, 31), (31, 26), (32, 12, "c")]
        corners.append(curve(bend).map(partial(_in_quarter, sx, sy)))
    return corners, []


def _close() -> Shape:
    return [curve([(22, 24), (50, 46), (74, 74)]), curve([(74, 22), (46, 50), (22, 74)])], []


def _back() -> Shape:
    return [curve([(78, 54), (56, 44), (20, 48)]), curve([(42, 22, "c"), (18, 48, "c"), (42, 74)])], []


def _menu() -> Shape:
    return [curve([(18, y), (36, y - 4), (60, y + 4), (78, y)]) for y in (26, 48, 70)], []


def _help() -> Shape:
    hook = curve([(30, 34), (34, 20), (50, 16), (66, 26), (62, 42), (48, 52), (47, 62)])
    return [hook], [point((47, 78))]


def _score() -> Shape:
    """A sheet with a folded corner."""
    sheet = curve([(20, 12, "c"), (58, 12, "c"), (78, 32, "c"), (78, 84, "c"), (20, 84, "c")], closed=True)
    return [sheet, curve([(58, 12, "c"), (58, 32, "c"), (78, 32, "c")]), line((36, 48), (62, 48)),
            line((36, 66), (62, 66))], []


def _history() -> Shape:
    """A clock with its hands, run backwards."""
    return [_arc(33, -150, 140), curve([(10, 22, "c"), (19, 34, "c"), (33, 27, "c")]), line((48, 48), (48, 28)),
            curve([(48, 48), (56, 52), (63, 58)])], []


def _statistics() -> Shape:
    """Three flowers of growing height."""
    bars = [line((x, 80), (x, y)) for x, y in ((24, 58), (48, 42), (72, 26))]
    return [*bars, curve([(12, 83), (48, 84), (84, 83)])], [complex(24, 54), complex(48, 38), complex(72, 22)]


def _replay() -> Shape:
    """A turn all round, and what it plays."""
    return [_arc(34, -60, 250, 13), curve([(50, 5, "c"), (66, 19, "c"), (50, 32)]),
            curve([(41, 34, "c"), (63, 48, "c"), (41, 62, "c")], closed=True)], []


def _gallery() -> Shape:
    """A flower in a frame."""
    petals = [circle(point((48, 42)) + polar(11, a), 7.5) for a in range(-90, 270, 72)]
    return [rounded_rect(16, 12, 64, 74, 7), *petals, curve([(48, 58), (46, 68), (50, 78)])], []


def _rulebook() -> Shape:
    """An open book."""
    left = curve([(48, 28), (34, 20), (12, 22, "c"), (12, 72, "c"), (34, 70), (48, 78)])
    rights = left.map(lambda z: complex(96 - z.real, z.imag))
    return [left, rights, line((48, 28), (48, 78)), curve([(22, 38), (30, 37), (38, 41)]),
            curve([(22, 53), (30, 52), (38, 56)])], []


def _lessons() -> Shape:
    """A scholar's cap with its tassel."""
    board = curve([(48, 20, "c"), (88, 39, "c"), (48, 58, "c"), (8, 39, "c")], closed=True)
    return [board, curve([(25, 50, "c"), (25, 68), (48, 77), (71, 68), (71, 50, "c")]), line((84, 42), (83, 68))], [
        complex(83, 73)]


def _share() -> Shape:
    """Three buds on one forked twig."""
    places = (20, 48), (74, 22), (74, 74)
    twigs = [curve([(27, 44), (46, 38), (66, 26)]), curve([(27, 52), (46, 58), (66, 70)])]
    return [*twigs, *(circle(at, 8.5) for at in places)], []


def _editor() -> Shape:
    """A pen over its line."""
    pen = curve([(18, 78, "c"), (22, 60, "c"), (64, 18), (74, 16), (80, 22), (78, 32), (36, 74, "c")], closed=True)
    return [pen, line((22, 60), (36, 74)), line((57, 25), (71, 39)), curve([(50, 82), (66, 84), (84, 82)])], []


TRIANGLE = [(26, 16, "c"), (78, 48, "c"), (26, 80, "c")]


def _play() -> Shape:
    return [curve(TRIANGLE, closed=True)], []


def _pause() -> Shape:
    return [rounded_rect(24, 18, 15, 60, 6), rounded_rect(57, 18, 15, 60, 6)], []


def _step_forward() -> Shape:
    wedge = curve([(20, 20, "c"), (60, 48, "c"), (20, 76, "c")], closed=True)
    return [wedge, line((74, 20), (74, 76))], []


def _step_back() -> Shape:
    forward, _ = _step_forward()
    return [path.map(lambda z: complex(96 - z.real, z.imag)) for path in forward], []


ICONS: dict[str, Callable[[], Shape]] = {
    "settings": _settings, "hint": _hint, "undo": _undo, "last_trick": _last_trick, "sound": _sound, "mute": _mute,
    "fullscreen": _fullscreen, "close": _close, "back": _back, "menu": _menu, "help": _help, "score": _score,
    "history": _history, "statistics": _statistics, "replay": _replay, "gallery": _gallery, "rulebook": _rulebook,
    "lessons": _lessons, "share": _share, "editor": _editor, "step_back": _step_back, "step_forward": _step_forward,
    "play": _play, "pause": _pause,
}
