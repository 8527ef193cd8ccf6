"""A rufous hummingbird (Selasphorus rufus), a male, hovering; seen from the side, its bill to the left."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..geometry import Path, polar, smooth
from ..line import SHADE, ends, keyline, taper
from ..ribbons import Petal, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

RUFOUS = Tones("#E9AE6C", "#CD8044", "#99522B", "#4A2414")
GORGET = Tones("#F8A45A", "#DB4A2A", "#97241C", "#4A1210")
BREAST = Tones("#FBF4E2", "#F0E2C6", "#D9B48A", "#9A6A42")
NEAR_WING = Tones("#D9D0C6", "#B3A8A3", "#877C80", "#453A40")
FAR_WING = Tones("#BBB2B2", "#988E92", "#766C74", "#453A40")
TAIL = Tones("#DE9450", "#B9672F", "#7E3C20", "#3A1A12")
BILL, EYE = "#2B2226", "#1A1315"
# breast and back from the face to the root of the tail
FRONT = curve([(-52, -62), (-52, -42), (-44, -22), (-38, 2), (-24, 30), (4, 58), (42, 92)])
BACK = curve([(-52, -66), (-42, -82), (-22, -84), (-6, -70), (4, -46), (22, -18), (42, 22), (54, 60), (56, 90)])


def hummingbird(pose: Pose) -> Group:
    """The bird in layers, the wing on the far side first; about 190 high, its bill 70 long."""
    group = Group()
    far, tail, body, near = Group(), Group(), Group(), Group()
    _wing(far, pose, (-6, -44), [(-6, -44), (-22, -84), (-22, -132), (8, -184)],
          [(26, -30), (38, -66), (34, -112), (8, -184)], FAR_WING)
    _tail(tail, pose)
    _body(body, pose)
    _wing(near, pose, (-2, -34), [(-2, -34), (16, -80), (60, -120), (132, -146)],
          [(34, 12), (72, -12), (106, -58), (132, -146)], NEAR_WING)
    _shoulder(near, pose)
    for layer, thick in ((far, 2.6), (tail, 3.2), (body, 3.6), (near, 3.2)):
        group.add(keyline(layer, .8, thick, RUFOUS.line))
    return group


def _wing(group: Group, pose: Pose, root: tuple[float, float], lead: list[tuple[float, float]],
          trail: list[tuple[float, float]], tones: Tones) -> None:
    front, back = curve(lead), curve(trail)
    shoulder = complex(*root)
    for k in range(15, -1, -1):
        share = k / 15
        start = shoulder + (complex(front.at(.46)) - shoulder) * (1 - share) ** 1.3 + complex(14, 14) * share
        tip = complex(back.at(1 - .93 * share ** .82))
        bow = (complex(front.at(.72)) - (start + tip) / 2) * .42 * (1 - share) ** 1.4
        spine = pose.curve([start, (start + tip) / 2 + bow, tip])
        _pinion(group, spine, (6.4 + 3.2 * share) * abs(pose.factor), tones, k)
    arm = pose.curve([lead[0], complex(front.at(.25)), complex(front.at(.5)), complex(front.at(.80))])
    group.fill(taper(arm, 8 * abs(pose.factor), 2.2), tones.deep)
    sheet = Petal(pose.path(front.part(.02, .50)),
                  pose.path(curve([shoulder + 12 + 16j, shoulder + 22 + 26j, complex(back.at(.10))])))
    for row in range(5, -1, -1):
        t = .06 + .155 * row
        for k in range(6, -1, -1):
            s = (k + .5 * (row % 2)) / 6.5
            at, to = complex(sheet.point(s, t)), complex(sheet.point(s, min(1, t + .2)))
            way = (to - at) / max(1e-6, abs(to - at))
            _scale(group, at, way * abs(pose.factor), 5.4 + .5 * row,
                   tones if row > 2 else RUFOUS.calmed(tones.mid, .2 * row))


def _scale(group: Group, at: complex, way: complex, half: float, tones: Tones) -> None:
    spine = curve([at - way * half, at + way * half * .4, at + way * half * 1.9])
    tile = ribbon(spine, lambda u: half * abs(way) * (.6 + .4 * u) * np.sqrt(np.clip(1.02 - u ** 4, 0, 1)), n=10)
    inside = Group().fill(tile, tones.mid).fill(tile.map(lambda z: z + polar(half * .9, SHADE)), tones.deep)
    inside.fill(tile.map(lambda z: z - polar(half * 1.3, SHADE)), tones.light)
    group.silhouette(tile).clip(tile, inside).stroke(tile, tones.line, .6)


def _pinion(group: Group, spine: Path, half: float, tones: Tones, k: int) -> None:
    def wide(u: Any) -> Any:
        return half * (.45 + .55 * u) * np.sqrt(np.clip(1.01 - u ** 6, 0, 1))
    feather = ribbon(spine, wide, n=16)
    inside = Group().fill(feather, tones.mid)
    inside.fill(feather.map(lambda z: z + polar(half * .8, SHADE)), tones.deep)
    inside.fill(feather.map(lambda z: z - polar(half * 1.35, SHADE)), tones.light)
    inside.fill(taper(spine, 1.3, .6), tones.line)
    for u in np.linspace(.3, .9, 5):  # a few barbs, so that the vane is soft
        at, along = complex(spine.at(u)), complex(spine.tangent(u))
        side = 1j if (k + round(u * 10)) % 2 else -1j
        inside.fill(taper(curve([at, at + (along * 1.2 + side) * half * .8]), .9, .3), tones.deep)
    group.silhouette(feather).clip(feather, inside).stroke(feather, tones.line, .7)


def _tail(group: Group, pose: Pose) -> None:
    """Six pointed rufous feathers with dark tips, spread."""
    for k, (way, long) in enumerate(((88, 66), (26, 70), (76, 76), (36, 80), (64, 84), (50, 86))):
        root = 44 + 70j
        tip = root + polar(long, way)
        spine = pose.curve([root - polar(14, way), root + polar(long * .5, way + (3 if way > 50 else -3)), tip])

        def wide(u: Any) -> Any:
            return 8.6 * abs(pose.factor) * (.5 + .5 * np.sin(np.pi * np.clip(u, 0, 1) ** 1.4 * .72)) * np.sqrt(
                np.clip(1.01 - u ** 5, 0, 1))
        feather = Petal(*_sides(spine, wide))
        outline = feather.outline()
        inside = Group().fill(outline, TAIL.mid).fill(feather.side(1 if k % 2 else 0, .52), TAIL.deep)
        inside.fill(feather.side(.30, .42, .1, .7), TAIL.light)
        inside.fill(feather.zone(lambda s: .80 - .16 * (1 - np.abs(2 * s - 1)), 1), TAIL.line)
        inside.fill(taper(spine, 1.5, .7), TAIL.line)
        group.silhouette(outline).clip(outline, inside).contour(outline, .8, 1.8, TAIL.line, SHADE, 30)


def _sides(spine: Path, half: Callable[[Any], Any]) -> tuple[Path, Path]:
    u = np.linspace(0, 1, 14)
    p, t = spine.at(u), spine.tangent(u)
    return smooth(p - 1j * t * half(u)), smooth(p + 1j * t * half(u))


def _body(group: Group, pose: Pose) -> None:
    size = abs(pose.factor)
    for x in (-6, 6):
        toe = pose.curve([(x, 56), (x - 6, 66), (x - 12, 66)])
        group.fill(taper(toe, 3.4 * size, 1.4), BILL)
    bill = taper(pose.curve([(-46, -67), (-86, -76), (-126, -83)]), 6.4 * size, 1.4)
    group.silhouette(bill).fill(bill, BILL)
    group.fill(taper(pose.curve([(-52, -69.6), (-88, -77.6), (-112, -82)]), 1.4 * size, .6), "#7E6E6C")
    sheet = Petal(pose.path(FRONT), pose.path(BACK))
    outline, inside = sheet.outline(), Group()
    inside.fill(outline, RUFOUS.mid)
    inside.fill(sheet.side(1, lambda t: .70 + .05 * np.sin(40 * t), .12, 1), RUFOUS.deep)
    inside.fill(sheet.side(.52, lambda t: .74 - .04 * np.sin(36 * t), .30, .9), RUFOUS.light)
    inside.fill(sheet.side(0, lambda t: .46 - .34 * t + .045 * np.sin(58 * t), .28, .96), BREAST.mid)
    inside.fill(sheet.side(0, lambda t: .22 - .12 * t + .03 * np.sin(50 * t), .30, .80), BREAST.light)
    inside.fill(sheet.side(0, lambda t: .12 + .03 * np.sin(44 * t), .70, 1), BREAST.deep)
    _down(inside, sheet)
    _gorget(inside, sheet, size)
    for k, (way, ink) in enumerate(((96, BREAST.deep), (84, RUFOUS.light), (36, RUFOUS.deep), (72, RUFOUS.light),
                                    (48, RUFOUS.mid), (60, RUFOUS.mid))):  # coverts over the root of the tail
        spine = pose.curve([37 + 2.4 * k + 66j, 41 + 2 * k + 78j, 44 + 1.6 * k + 82j + polar(20, way)])
        plume = taper(spine, 18 * size, 1)
        group.silhouette(plume).fill(plume, ink).stroke(plume, RUFOUS.line, .6)
    crown = pose.shape([(-54, -72), (-40, -92), (-14, -92), (2, -66), (-8, -64), (-22, -76), (-44, -74)])
    inside.fill(crown, "#8A6A3C", .75)
    for k in range(9):
        at = complex(-44 + 5 * k, -76 - 4 * np.sin(k * .45))
        inside.fill(taper(pose.curve([at, at + 5 + 1j * (k - 4) * .5]), 2, .5), "#5E4A2A")
    group.silhouette(outline).clip(outline, inside).contour(outline, .8, 2.4, RUFOUS.line, SHADE, 40)
    for z, r, ink in ((-30 - 66j, 6.8, BREAST.deep), (-30 - 66j, 5.4, EYE), (-31.6 - 68j, 1.9, "#FBF4E2"),
                      (-22.6 - 63j, 1.9, BREAST.light)):
        group.fill(pose.circle(z, r), ink)


def _down(group: Group, sheet: Petal) -> None:
    rng = np.random.default_rng(18)
    for _ in range(330):
        t, s = rng.uniform(.16, .96), rng.uniform(.03, .97)
        white = s < .46 - .34 * t
        ink = (BREAST.deep if rng.uniform() < .7 else BREAST.mid) if white else (
            RUFOUS.light, RUFOUS.deep, RUFOUS.deep)[int(rng.integers(3))]
        to = min(1.0, t + rng.uniform(.035, .06))
        stroke = curve([complex(sheet.point(s, t)), complex(sheet.point(s + .015, (t + to) / 2)),
                        complex(sheet.point(s - .01, to))])
        group.fill(taper(stroke, 1.7, .4, ends(.2, .8)), ink)


def _gorget(group: Group, sheet: Petal, size: float) -> None:
    group.fill(sheet.side(0, lambda t: .50 - .6 * np.abs(t - .18), .02, .37), GORGET.deep)
    for row in range(9):
        t = .055 + .034 * row
        for k in range(6):
            s = -.02 + .090 * (k + .5 * (row % 2))
            if s > .47 - .5 * abs(t - .18):
                continue
            at, to = complex(sheet.point(max(s, 0), t)), complex(sheet.point(max(s, 0), t + .045))
            way = (to - at) / abs(to - at)
            scale = curve([at - 3.4j * way * size, at + way * 6.4 * size, at + 3.4j * way * size], False)
            body = ribbon(curve([at - way * 1.5, at + way * 5.6 * size]), lambda u: 3.6 * size * np.sqrt(
                np.clip(1.02 - u ** 3, 0, 1)), n=8)
            ink = GORGET.light if (row + k) % 3 == 0 and 1 < row < 7 else GORGET.mid
            group.fill(body, ink).stroke(scale, GORGET.line, .8)


def _shoulder(group: Group, pose: Pose) -> None:
    rng = np.random.default_rng(7)
    mass = Petal(pose.path(curve([(-16, -56), (-16, -34), (-4, -14), (16, 14)])),
                 pose.path(curve([(-6, -64), (12, -50), (28, -30), (42, 6)])))
    strokes: list[tuple[float, Path, str]] = []
    for _ in range(150):
        t, s = rng.uniform(0, .96), rng.uniform(0, 1)
        at = complex(mass.point(s, t))
        way = complex(mass.point(s, min(1, t + .04))) - complex(mass.point(s, t - .04 if t + .04 > 1 else t))
        way /= abs(way)
        ink = RUFOUS.light if s < .45 and rng.uniform() < .6 else RUFOUS.deep if rng.uniform() < .45 else RUFOUS.mid
        strokes.append((t, curve([at, at + way * 5 + .4j, at + way * rng.uniform(8, 13)]), ink))
    group.fill(mass.outline(), RUFOUS.mid)
    for _, spine, ink in sorted(strokes, key=lambda item: -item[0]):
        group.fill(taper(spine, 4.2 * abs(pose.factor), .5, ends(.15, .7)), ink)
