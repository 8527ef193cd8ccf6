"""The wood of the violets: far trunks in three depths against a low sun, its floor with long shadows, a near birch."""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..geometry import Path, Spot, rounded_rect, smooth
from ..line import ends, taper
from ..ribbons import between, edges, ribbon
from ..splines import Pose, curve
from ..svg import HEIGHT, WIDTH, Group, data
from ..tones import Tones

BARK = Tones("#F3ECDA", "#DDD5C2", "#A8A09E", "#38303A")
SHINE, DUSK = "#FBF6E8", "#857C80"
PEEL = "#D3A07A"
MOSS = Tones("#BFC56A", "#879647", "#566A3A", "#2F3A1E")
GRASS = ("#8B9A58", "#B3B96F", "#7C8A50")
# x of a trunk's foot, half its width, how far its top leans
FAR = ((92, 11, 8), (146, 9, -4), (222, 11, 6), (286, 9, -6), (374, 9, -8), (436, 11, 6))
MIDDLE = ((64, 17, -10), (186, 15, 10), (350, 14, -8), (452, 13, 10))
NEAR = ((118, 27, 12), (400, 22, -14))
TRUNK = curve([(552, -20), (536, 150), (543, 330), (532, 500), (538, 640), (546, 752)])


def far_wood(group: Group, sun: complex) -> None:
    """The light of the wood, trunks tone on tone, the farther the paler, and the brush between their feet."""
    group.fill(rounded_rect(0, 0, WIDTH, HEIGHT, 1), "#DFCFA0")
    _bushes(group, 690, 26, "#D0C692", .3)
    for row, foot, tone, shade in ((FAR, 700, "#D0C28E", "#C6B782"), (MIDDLE, 720, "#BFB484", "#ADA475"),
                                   (NEAR, 744, "#A5A079", "#8C8B66")):
        for x, half, lean in row:
            _far_trunk(group, x, half, lean, foot, tone, shade, sun)


def _bushes(group: Group, top: float, high: float, tone: str, start: float) -> None:
    """The far brush: one quiet mass with a round, uneven edge."""
    rim: list[Spot] = [(x, top - high * (.5 + .3 * math.sin(.031 * x + start) + .2 * math.sin(.083 * x)))
                       for x in range(0, 641, 20)]
    group.fill(curve([*rim, (640, 820, "c"), (0, 820, "c")], True), tone)


def _far_trunk(group: Group, x: float, half: float, lean: float, foot: float, tone: str, shade: str,
               sun: complex) -> None:
    spine = curve([(x + lean, -20), (x - lean * .4, 240), (x + lean * .3, 500), (x, foot)])

    def reach(u: Any) -> Any:
        return half * (.66 + .30 * u + .04 * np.sin(17 * u + x) + 1.0 * np.asarray(u) ** 18)
    side = 1 if x > sun.real else -1

    trunk, u = ribbon(spine, reach, n=40), np.linspace(0, 1, 60)
    across = -1j * spine.tangent(u) * side
    out = smooth(spine.at(u) + across * 1.4 * reach(u))
    edge = smooth(spine.at(u) + across * half * (.12 + .16 * np.sin(11 * u + x) * np.sin(29 * u)))
    for share, reach_x, rise in ((.30, 64, 190), (.16, -52, 150)) if half > 12 else ():
        way = reach_x * (1 if lean > 0 else -1)
        root = complex(spine.at(share))
        limb = curve([root + 20j, root + complex(way * .35, -rise * .34), root + complex(way * .8, -rise)])
        group.fill(taper(limb, half * .62, half * .22), tone)
    group.fill(trunk, tone).clip(trunk, Group().fill(between(out, edge), shade))


def floor(group: Group, sun: complex) -> None:
    """The slope of the wood's floor: patches of sun, the trunks' long shadows that fan away from it, young grass."""
    for top, swing, pace, start, tone in ((708, 10, .012, .4, "#C6C17E"), (764, 14, .016, 2.4, "#A7AC69"),
                                          (850, 12, .020, 4.0, "#8E8A58")):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        if top == 708:
            _shadows(group, sun)
    for k in range(18):
        foot = complex((k * 149 + 20) % 640, 748 + (k * 61 % 112))
        grass = curve([foot, foot + complex(-4, -18), foot + complex(6 - 6 * (k % 3), -32 - 5 * (k % 4))])
        group.fill(taper(grass, 3.4, .5), GRASS[k % 3])


def _shadows(group: Group, sun: complex) -> None:
    for row, foot, tone in ((MIDDLE, 714, "#B2B06F"), (NEAR, 738, "#A5A666")):
        for x, half, _ in row:
            away = (x - sun.real) * .55
            spine = curve([(x, foot - 4), (x + away * .5, foot + 34), (x + away * 1.2, foot + 84)])
            group.fill(taper(spine, half * 2.1, half * 3.4), tone)


def _half(u: Any) -> Any:
    """Half the width of the birch at the share `u`, from its top to the fork of its roots."""
    u = np.asarray(u)
    return 54 + 10 * u + 2.0 * np.sin(15 * u) + 30 * np.clip((u - .80) / .20, 0, 1) ** 2


def _at(turn: float, u: float) -> complex:
    """The point on the trunk of the birch `turn` degrees from its middle (-90 left edge) and at the share `u` of its
    height."""
    return complex(TRUNK.at(u)) + math.sin(math.radians(turn)) * float(_half(u)) * complex(1, .04)


ROOTS = (curve([(482, 560, "c"), (474, 636), (446, 682), (404, 704), (352, 728), (292, 796, "c"), (420, 800),
                (520, 776), (560, 740, "c"), (556, 600, "c")], True),
         curve([(512, 620, "c"), (510, 690), (490, 740), (452, 790, "c"), (540, 806), (650, 790, "c"),
                (650, 600, "c")], True))


def birch() -> Group:
    group, inside = Group(), Group()
    trunk = between(*edges(TRUNK, _half, n=40))
    group.silhouette(trunk, *ROOTS)
    whole = Group().fill(ROOTS[0], BARK.mid).fill(trunk, BARK.mid).fill(ROOTS[1], BARK.mid)
    _round(inside)
    _root_planes(inside)
    _lenticels(inside)
    _peels(inside)
    for turn, u, size in ((-16, .20, 1.0), (-34, .545, .9)):
        _scar(inside, Pose(_at(turn, u), size, -4))
    _fissures(inside)
    group.add(whole).clip("".join(data(shape) for shape in (trunk, *ROOTS)), inside)
    _moss(group)
    return group


def _band(first: float, last: float, swing: float, start: float) -> Path:
    """The stretch of bark between two turns in degrees, its edges broken by the plates of the bark."""
    u = np.linspace(0, 1, 46)

    def edge(turn: float, phase: float) -> Path:
        steps = [swing * (.6 * math.sin(13 * v + phase) + .8 * round(math.sin(31 * v + 2 * phase) * 1.4) / 1.4)
                 for v in u]
        return smooth([_at(turn + step, float(v)) for v, step in zip(u, steps, strict=True)])
    return between(edge(first, start), edge(last, start + 2))


def _round(inside: Group) -> None:
    inside.fill(_band(-72, -12, 5, .3), BARK.light).fill(_band(-58, -34, 4, 1.1), SHINE)
    inside.fill(_band(12, 100, 7, 2.0), BARK.deep).fill(_band(34, 100, 6, .7), DUSK)
    inside.fill(_band(-100, -80, 3, .2), BARK.deep)


def _root_planes(inside: Group) -> None:
    inside.fill(curve([(306, 778, "c"), (360, 750), (410, 736), (450, 722), (482, 680), (496, 620, "c"), (520, 700),
                       (480, 780), (400, 820, "c")], True), BARK.deep)
    inside.fill(curve([(520, 600, "c"), (522, 700), (510, 748), (476, 800, "c"), (566, 820, "c"), (542, 730),
                       (530, 650)], True), BARK.deep)
    for spots, width in (([(498, 570), (492, 650), (462, 694), (416, 718), (352, 740)], 4),
                         ([(516, 590), (520, 670), (506, 730), (474, 786)], 6),
                         ([(474, 640), (448, 690), (408, 708)], 2.6), ([(420, 712), (384, 722), (344, 746)], 2.4)):
        inside.fill(taper(curve(spots), width, 1.2, ends(.5, .2)), BARK.line)


def _lenticels(inside: Group) -> None:
    rng = np.random.default_rng(5)
    for k in range(26):
        u, middle = .02 + .80 * k / 26, (-52, 8, -26, 40, -68, 26, -8)[k % 7] + rng.uniform(-8, 8)
        wide = (22, 9, 14, 30, 8)[k % 5] * rng.uniform(.8, 1.2)
        sag = .0015 + .006 * (u - .3)
        pore = curve([_at(middle - wide, u), _at(middle, u + sag), _at(middle + wide, u)])
        inside.fill(taper(pore, (3.4, 2.0, 2.6)[k % 3], 2.0, ends(.35, .35)), BARK.line if middle < 34 else "#4A424A")


def _peels(inside: Group) -> None:
    for turn, u, wide, high in ((-40, .12, 20, .020), (-6, .315, 26, .016), (-58, .40, 16, .022), (-14, .66, 22, .016)):
        top = curve([_at(turn - wide, u), _at(turn, u + .005), _at(turn + wide, u - .004)])
        low = curve([_at(turn - wide, u + .003), _at(turn + 4, u + high), _at(turn + wide, u - .004)])
        inside.fill(between(top, low).map(lambda z: z + 2 + 4j), BARK.deep)
        inside.fill(between(top, low), PEEL)
        inside.fill(taper(low, 3.2, 1.4, ends(.2, .3)), SHINE).fill(taper(top, 1.8, 1.2, ends(.3, .3)), BARK.line)


def _scar(group: Group, pose: Pose) -> None:
    group.fill(taper(pose.curve([(-35, 0), (-16, -16), (4, -20), (22, -14), (35, 0)]), 4, 2, ends(.4, .4)), BARK.deep)
    for spots, width in (([(-34, 3), (-10, -3), (12, -2), (34, 5)], 13), ([(-20, 12), (0, 10), (24, 14)], 6)):
        group.fill(taper(pose.curve(spots), width, width * .7, ends(.4, .5, 1)), BARK.line)


def _fissures(inside: Group) -> None:
    for turn, u, high, wide in ((-58, .735, 26, 7), (-34, .70, 30, 8), (-12, .745, 32, 8), (6, .69, 22, 6),
                                (26, .76, 34, 8)):
        pose = Pose(_at(turn, u), 1, 4 - turn * .12)
        crack = pose.curve([(wide * .1, -high), (-wide * .16, -high * .3), (wide * .2, high * .2), (0, high)])
        inside.fill(taper(crack, 1.7 * wide, 1.1 * wide, ends(.4, .5)), BARK.line)
        branch = pose.curve([(0, -high * .2), (wide * 1.2, high * .12), (wide * 1.5, high * .6)])
        inside.fill(taper(branch, wide * .8, 1, ends(.2, .7)), BARK.line)


def _cushion(spots: Sequence[Spot]) -> Path:
    """The bumpy upper edge of moss along `spots`."""
    spine = curve(spots)
    u = np.linspace(0, 1, 121)
    bump = np.abs(np.sin(np.pi * (15 * u + .8 * np.sin(9 * u)))) ** .6
    return smooth(spine.at(u) - 1j * bump * (3.4 + 1.6 * np.sin(23 * u)))


def _moss(group: Group) -> None:
    for spots, tone, lit in (([(352, 790), (376, 760), (408, 742), (440, 744), (466, 722), (500, 736), (556, 742),
                               (640, 750)], MOSS.deep, MOSS.mid),
                             ([(276, 802), (312, 782), (350, 766), (384, 778), (428, 768), (462, 780), (510, 770),
                               (640, 772)], MOSS.mid, MOSS.light),
                             ([(280, 812), (340, 796), (400, 794), (450, 802), (520, 796), (640, 800)], "#A7AC69",
                              "#B9BB77")):
        rim = _cushion(spots)
        group.fill(between(rim, rim.map(lambda z: complex(z.real, 880))), tone)
        group.fill(between(rim, curve([complex(spine) + 6j for spine in curve(spots).at(np.linspace(0, 1, 12))])), lit)
    for k in range(11):
        foot = complex(322 + 20 * k, 806 + 9 * (k % 3))
        tuft = curve([foot, foot + complex(-3, -18), foot + complex(8 - 8 * (k % 3), -32 - 6 * (k % 4))])
        group.fill(taper(tuft, 4, .5), GRASS[k % 3])
