"""The pot of the othonna: terracotta, hung by three cords from a wrought bracket; a gecko on it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..geometry import Path, circle, polar
from ..line import SHADE, ends, hatch, keyline, taper
from ..ribbons import ribbon
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .table_bay import CLAY

IRON = Tones("#7D7C92", "#55546C", "#3B3A4E", "#1F2030")
CORD = Tones("#EBD8A8", "#C6A468", "#8E6C3C", "#3E2A18")
GECKO = Tones("#F1EAD2", "#CFC9B2", "#8F8C80", "#2A2622")
PLACE = 'transform="translate(-108 -18) scale(1.18)"'  # the pot is drawn smaller, next to the frame
HOOK = 384 + 100j
CORDS = (266 + 238j, 380 + 222j, 494 + 238j)


def hanging_pot(card: Group) -> None:
    picture = Group()
    picture.add(keyline(_bracket(), 1.0, 4, IRON.line))
    cords = Group()
    for end in CORDS:
        _cord(cords, curve([HOOK, (HOOK + end) / 2 + (end.real - HOOK.real) * .03, end + 14j]))
    eye = circle(HOOK + 2j, 8, 9)
    cords.silhouette(eye).fill(eye, CORD.mid).fill(circle(HOOK - 1, 3.6), CORD.light)
    picture.add(keyline(cords, .9, 3, CORD.line))
    picture.add(keyline(_pot(), 1.2, 6, CLAY.line))
    knots = Group()
    for end in (CORDS[0], CORDS[2]):
        knot = circle(end + 10j, 7.5, 8.5)
        knots.silhouette(knot).fill(knot, CORD.mid).fill(circle(end + 8j - 2, 3.4), CORD.light)
        for k in (-1, 0, 1):
            _strand(knots, curve([end + 16j, end + complex(3 * k, 28), end + complex(7 * k, 44)]))
    picture.add(keyline(knots, .9, 3, CORD.line))
    picture.add(keyline(_gecko(), 1.0, 3.6, CLAY.line))
    card.add(picture, PLACE)


def _bracket() -> Group:
    group = Group()
    arm = curve([(600, 164), (566, 100), (500, 70), (430, 66), (384, 72), (364, 92), (374, 112), (392, 108),
                 (393, 95)])
    brace = curve([(600, 234), (572, 174), (536, 138), (500, 134), (484, 116), (496, 100), (512, 106), (508, 120)])
    for spine, first, last in ((brace, 9, 3), (arm, 13, 4)):
        rod = taper(spine, first, last)
        group.silhouette(rod).fill(rod, IRON.mid)
        group.fill(taper(spine.map(lambda z: z - 1.6 - 1.6j), first * .3, last * .3, ends(.1, .1)), IRON.light)
    leaf = curve([(478, 70, "c"), (458, 56), (434, 52, "c"), (446, 64), (460, 72)], True)
    group.silhouette(leaf).fill(leaf, IRON.mid).stroke(leaf, IRON.line, 1)
    return group


def _cord(group: Group, spine: Path) -> None:
    """A twisted cord."""
    _strand(group, spine, 6.5)
    count = int(spine.length() / 8)
    for k in range(count):
        at, along = complex(spine.at((k + .5) / count)), complex(spine.tangent(.5))
        group.fill(taper(curve([at - along * polar(3.6, 40), at + along * polar(3.6, 40)]), 1.5, 1.5), CORD.deep)


def _strand(group: Group, spine: Path, width: float = 2.6) -> None:
    shape = taper(spine, width, width)
    group.silhouette(shape).fill(shape, CORD.mid)
    group.fill(taper(spine.map(lambda z: z - width * .2), width * .3, width * .3), CORD.light)


def _pot() -> Group:
    group = Group()
    body = curve([(276, 270, "c"), (288, 330), (306, 390), (318, 418), (334, 430, "c"), (380, 438), (428, 430, "c"),
                  (444, 418), (456, 390), (474, 330), (484, 270, "c")], True)
    inside = Group().fill(body, CLAY.mid)
    inside.fill(curve([(450, 250), (442, 330), (416, 400), (392, 450, "c"), (520, 450), (520, 250)], True), CLAY.deep)
    inside.fill(curve([(292, 300, "c"), (300, 344), (314, 392), (330, 424, "c"), (330, 390), (320, 344),
                       (316, 300, "c")], True), CLAY.light)
    inside.fill(curve([(260, 262), (380, 290), (500, 262), (500, 284), (380, 312), (260, 284)], True), CLAY.deep)
    inside.fill(taper(curve([(318, 410), (380, 421), (446, 410)]), 2.4, 1.6), CLAY.deep)
    hatch(inside, body, CLAY.line, way=8, step=5.4, width=1.4, reach=.36)
    group.silhouette(body).clip(body, inside)
    group.contour(body, 1.0, 4, CLAY.line, SHADE, 30)
    rim = curve([(258, 236, "c"), (262, 258), (268, 276, "c"), (380, 298), (492, 276, "c"), (498, 258), (502, 236, "c"),
                 (380, 258)], True)
    inside = Group().fill(rim, CLAY.mid)
    inside.fill(curve([(424, 230), (440, 310), (520, 310), (520, 220)], True), CLAY.deep)
    inside.fill(curve([(250, 238), (380, 261), (510, 238), (510, 246), (380, 270), (250, 246)], True), CLAY.light)
    inside.fill(taper(curve([(262, 264), (380, 286), (498, 264)]), 2.2, 1.2), CLAY.deep)
    group.silhouette(rim).clip(rim, inside).contour(rim, 1.0, 4, CLAY.line, SHADE, 30)
    mouth = curve([(258, 236, "c"), (380, 214), (502, 236, "c"), (380, 258)], True)
    return group.silhouette(mouth).fill(mouth, CLAY.line)


def _gecko() -> Group:
    group = Group()
    spine = curve([(426, 268), (404, 286), (410, 316), (392, 344), (364, 360), (338, 392)])
    for share, elbow, wrist, size in ((.84, 104, 36, 14), (.54, 62, 136, 18)):
        for side in (-1, 1):
            _leg(group, spine, share, [polar(1, side * way) for way in (elbow, wrist)], side, size)

    def half(u: Any) -> Any:
        return np.interp(u, (0, .3, .5, .64, .80, .86, .93, .98, 1), (.2, 4, 7.5, 8.8, 7.2, 6, 8.6, 5.4, 1.6))
    body = ribbon(spine, half, n=40)
    inside = Group().fill(body, GECKO.mid)
    inside.fill(ribbon(spine, lambda u: 0 * u, lambda u: half(u) + 1, n=40), GECKO.deep)
    inside.fill(taper(spine.part(.35, .95), 3.4, 2, ends(.2, .2)), GECKO.light)
    for share in (.2, .3, .4, .5, .58, .66, .74, .82):
        at, across = complex(spine.at(share)), 1j * complex(spine.tangent(share))
        inside.fill(taper(curve([at - across * 6, at, at + across * 6]), 2.6, 1.2, ends(.3, .3)), GECKO.deep)
    group.silhouette(body).clip(body, inside)
    for side in (-1, 1):
        eye = complex(spine.at(.935)) + side * 1j * complex(spine.tangent(.935)) * 5.8
        group.fill(circle(eye, 2.8), GECKO.light).fill(circle(eye, 1.5), GECKO.line)
    return group


def _leg(group: Group, spine: Path, share: float, ways: Sequence[complex], side: int, size: float) -> None:
    """A leg of two bones from the `share` of the body, turned `ways` from its line, and five toes spread forwards."""
    root, along = complex(spine.at(share)), complex(spine.tangent(share))
    knee = root + along * ways[0] * size
    ankle = knee + along * ways[1] * size
    bent = curve([root, root + (knee - root) * .8, knee, knee + (ankle - knee) * .2, ankle])
    leg = taper(bent, size * .50, size * .26)
    group.silhouette(leg).fill(leg, GECKO.deep)
    for way in (-30, 8, 44, 80, 116):
        toe = along * polar(1, side * way)
        digit, pad = taper(curve([ankle, ankle + toe * size * .5]), 3.2, 2.2), circle(ankle + toe * size * .5, 2.3)
        group.silhouette(digit, pad).fill(digit, GECKO.deep).fill(pad, GECKO.deep)
