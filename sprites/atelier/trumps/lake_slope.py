"""The landscape behind the lily of Siberia: Lake Baikal below its mountains, a slope with boulders in the grass."""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..geometry import Spot, line, mix, polar
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .scenery import bars, luminary, sky

SUN = (268, 236)

STONE = Tones("#E0DCCD", "#B9B4A7", "#86827E", "#3F3B3C")
FRONT = mix_ink(STONE.mid, STONE.deep, .45)
LICHEN = (("#D9A441", "#A8752A"), ("#C6CDA6", "#8E9A78"))  # a crust and its edge
GRASS = ("#5F7C55", "#8FA774", "#769367")
# (x, y) of the peaks and passes of a ridge in turn, the tones of its lit and its shaded side
RIDGES = (([(-30, 612), (38, 566), (82, 590), (150, 552), (196, 586), (252, 528), (318, 584), (372, 556), (420, 588),
            (486, 540), (548, 590), (600, 558), (660, 600)], "#B3C6C6", "#A1B7B9"),
          ([(-30, 640), (60, 606), (132, 632), (206, 590), (290, 634), (356, 600), (430, 636), (530, 594), (600, 630),
            (660, 612)], "#9DB5B4", "#88A4A6"))


class Rock(NamedTuple):
    """The corners of a stone about 200 wide: its rim, its inner edges, and its planes by the numbers of corners."""
    corners: tuple[tuple[float, float], ...]
    rim: tuple[int, ...]
    planes: tuple[tuple[tuple[int, ...], str], ...]
    shade: tuple[int, ...]
    cracks: tuple[tuple[tuple[float, float], ...], ...]


BOULDER = Rock(
    ((-102, 54), (-95, -2), (-78, -22), (-66, -52), (-20, -70), (-6, -64), (30, -63), (66, -36), (74, -14), (95, 8),
     (106, 54), (-58, -10), (-10, -27), (38, -12), (-34, 66), (40, 68)),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 14),
    (((1, 2, 3, 4, 5, 6, 7, 13, 12, 11), STONE.light), ((0, 1, 11, 14), STONE.mid), ((11, 12, 13, 15, 14), FRONT),
     ((13, 7, 8, 9, 10, 15), STONE.deep)), (13, 7, 10, 15),
    (((-66, -52), (-46, -40), (-50, -24), (-34, -18)), ((-4, -26), (2, -4), (-10, 14), (-2, 40)),
     ((2, -4), (14, 8), (12, 24)), ((-80, 4), (-70, 18), (-76, 36))))
SLAB = Rock(
    ((-104, 44), (-88, -8), (-70, -18), (-44, -40), (-4, -42), (10, -48), (48, -46), (86, -22), (106, 14), (100, 46),
     (-50, -2), (0, -14), (54, -14), (-62, 54), (58, 56)),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 13),
    (((1, 2, 3, 4, 5, 6, 7, 12, 11, 10), STONE.light), ((0, 1, 10, 13), STONE.mid), ((10, 11, 12, 14, 13), FRONT),
     ((12, 7, 8, 9, 14), STONE.deep)), (12, 7, 9, 14),
    (((-4, -42), (6, -30), (0, -14), (8, 6), (2, 26)), ((30, 2), (24, 18), (32, 34)), ((-74, 6), (-66, 24))))
# rock, place, size, mirrored, its lichens (x, y, size, which)
STONES = ((SLAB, (482, 856), .66, True, ((-26, -30, 17, 0), (34, -32, 12, 1), (-8, 18, 9, 0))),
          (BOULDER, (100, 930), .80, False, ((-34, -44, 17, 0), (26, -42, 13, 1), (-78, 22, 10, 1), (22, 26, 9, 0))),
          (SLAB, (216, 978), .62, False, ((-34, -26, 16, 1), (32, -32, 14, 0), (-20, 26, 9, 1))))


def lake(group: Group) -> None:
    group.add(sky("#4F8592", (60, "#6397A0"), (150, "#80ABAC"), (250, "#A3C0B4"), (350, "#C6D2BA"), (430, "#E2DDBE"),
                  (500, "#EFE2C0")))
    luminary(group, SUN, 138, ("#D9DCB8", "#F4E3AE", "#FBEFC6"), "#DCC48A")
    bars(group, ((470, 420, 250, 16), (120, 452, 230, 13), (500, 128, 190, 14), (330, 486, 260, 11), (60, 330, 150, 10),
                 (540, 318, 160, 9)), "#F1E8CC", "#DCDDC2")
    for ridge, lit, shaded in RIDGES:
        rim: list[Spot] = [(x, y, "c") for x, y in ridge]
        group.fill(curve([*rim, (680, 700, "c"), (-40, 700, "c")], True), lit)
        for k in range(1, len(ridge) - 1, 2):
            _flank(group, ridge[k], ridge[k + 1], shaded)
    group.fill(curve([(-20, 652, "c"), (640, 652, "c"), (640, 900, "c"), (-20, 900, "c")], True), "#8DB4BA")
    group.fill(curve([(-20, 652, "c"), (640, 652, "c"), (640, 664, "c"), (320, 659, "c"), (-20, 667, "c")], True),
               "#B4D0CF")
    for k in range(16):
        spot = complex((k * 173 + 40) % 640, 676 + (k * 71 % 120))
        long = 26 + (k * 37 % 5) * 16
        group.fill(taper(curve([spot - long, spot + 1.5j, spot + long]), 3.2, 3.2, ends(.5, .5)),
                   ("#B4D0CF", "#739EA8")[k % 2])
    for top, rise, tone in ((800, 62, "#A9B98A"), (880, 46, "#94A978"), (960, 30, "#7F9768")):
        slope: list[Spot] = [(x, top - rise * x / 640 + 9 * math.sin(.02 * x + top)) for x in range(-20, 661, 68)]
        group.fill(curve([*slope, (660, 1120, "c"), (-20, 1120, "c")], True), tone)


def _flank(group: Group, peak: tuple[float, float], foot: tuple[float, float], tone: str) -> None:
    (x, y), (far, low) = peak, foot
    drop = max(46.0, low - y + 30)
    group.fill(curve([(x, y, "c"), (far, low, "c"), (far + 6, low + drop, "c"), (x + 2, y + drop, "c"),
                      (x + 10, y + drop * .62, "c"), (x - 7, y + drop * .46, "c"), (x + 5, y + drop * .24, "c")], True),
               tone)


def stones() -> Group:
    group = Group()
    for rock, at, size, flip, lichens in STONES:
        _stone(group, rock, Pose(at, size, 0, flip), lichens)
    return group


def _stone(group: Group, rock: Rock, pose: Pose, lichens: Sequence[tuple[float, float, float, int]]) -> None:
    def corners(numbers: Sequence[int]) -> list[Spot]:
        return [(*rock.corners[n], "c") for n in numbers]
    rim, inside = pose.shape(corners(rock.rim)), Group()
    for numbers, tone in rock.planes:
        inside.fill(pose.shape(corners(numbers)), tone)
    a, b, c, d = (pose.point(rock.corners[n]) for n in rock.shade)
    for share in (.16, .34, .52, .70):
        stroke = line(mix(a, d, share), mix(mix(a, d, share), mix(b, c, share), .72))
        inside.fill(taper(stroke, 1.5, .2), STONE.line)
    for numbers, _ in rock.planes[1:]:
        edge = pose.curve([rock.corners[n] for n in (numbers[-2:] if len(numbers) == 4 else numbers[:2])])
        inside.fill(taper(edge, 1.8, .8), STONE.line)
    for crack in rock.cracks:
        inside.fill(taper(pose.curve([(x, y, "c") for x, y in crack]), 2.4, .5), STONE.line)
    for x, y, size, which in lichens:
        _lichen(inside, pose.point((x, y)), size * abs(pose.factor), *LICHEN[which])
    group.silhouette(rim).clip(rim, inside)


def _lichen(group: Group, at: complex, size: float, crust: str, edge: str) -> None:
    rng = np.random.default_rng(round(abs(at)))

    def patch(middle: complex, reach: float, ink: str, count: int) -> None:
        rim = [polar(size * reach * rng.uniform(.66, 1.24), 360 * k / count + rng.uniform(-12, 12))
               for k in range(count)]
        group.fill(curve([at + middle + complex(z.real, z.imag * .5) for z in rim], True), ink)
    patch(complex(1.2, 1.6), 1.04, edge, 11)
    patch(0j, 1, crust, 11)
    patch(complex(.25 * size, .05 * size), .26, STONE.light, 7)
    for turn, far in ((24, 1.5), (165, 1.4), (250, 1.1)):
        patch(complex(polar(size * far, turn).real, polar(size * far, turn).imag * .5), .22, crust, 5)


def banks(group: Group) -> None:
    for rock, (x, y), size, _, _ in STONES:
        low = y + size * (46 if rock is BOULDER else 36)
        wide = 124 * size
        tone = "#94A978" if y < 900 else "#7F9768"
        group.fill(curve([(x - wide, low + 6, "c"), (x - wide * .7, low - 9 * size), (x - wide * .3, low + 7 * size),
                          (x + wide * .1, low - 3 * size), (x + wide * .5, low + 8 * size),
                          (x + wide * .8, low - 12 * size), (x + wide, low + 6, "c"), (x + wide * .6, low + 40 * size),
                          (x - wide * .6, low + 40 * size)], True), tone)
        for k, share in enumerate((-.86, -.52, -.06, .40, .84)):
            _tuft(group, complex(x + wide * share, low + (12 + 9 * (k % 2)) * size), (.8 + .35 * (k * 2 % 3)) * size, k)


def _tuft(group: Group, foot: complex, size: float, seed: int) -> None:
    for k in range(1, 6):
        lean = (k - 3) * 9 + (seed * 5 + k * 3) % 7 - 3
        tall = (62 - abs(k - 3) * 9 + (seed * 7 + k * 11) % 15) * .9
        bend = (1.0, 1.9)[(k + seed) % 3 == 0]
        root = foot + (k - 3) * 2.4 * size
        blade = curve([root, root + complex(lean * .3, -tall * .6) * size, root + complex(lean * bend, -tall) * size])
        group.fill(taper(blade, 6 * size + 1.4, .4), GRASS[(k + seed) % 3])


def grass(group: Group) -> None:
    for k in range(14):
        foot = complex((k * 149 + 30) % 640, 900 + (k * 61 % 130))
        tip = foot + complex(-26 - 8 * (k % 4), -70 - 12 * (k * 7 % 5))
        blade = curve([foot, foot * .4 + tip * .6 + 14, tip])
        group.fill(taper(blade, 5, .5), ("#6F8A60", "#A9B98A", "#85A072")[k % 3])
