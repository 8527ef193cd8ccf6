"""The landscape behind the scarlet avens: a low sun over snowy peaks of the Balkans, firs, a brook."""
from __future__ import annotations

import math
from collections.abc import Sequence

from ..geometry import Path, Spot, circle, mix
from ..line import ends, keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, luminary

SUN = (264, 356)
RANGE = Tones("#BFCBD0", "#A3B6C0", "#869DAC", "#5C7787")
SNOW, SNOW_SHADE = "#F5F1E6", "#CFDADF"
FIR = Tones("#8FB09B", "#6C937F", "#4D7669", "#2F5450")
ROCK = Tones("#DDDCD0", "#AFB6B2", "#7F8E8F", "#3F4E52")
WATER = Tones("#E4EEE6", "#A9CACA", "#7CA9AE", "#3C6A72")
RIDGE: tuple[tuple[float, float], ...] = (
    (-30, 596), (14, 548), (34, 514), (48, 502), (62, 480), (76, 488), (96, 514), (132, 540), (158, 512), (176, 500),
    (214, 526), (236, 536), (264, 560), (286, 548), (318, 508), (352, 480), (370, 440), (390, 418), (410, 384),
    (424, 392), (446, 430), (470, 448), (502, 476), (524, 440), (548, 420), (562, 428), (584, 462), (640, 500))
SUMMITS = ((62, 480, .72), (176, 500, .46), (410, 384, 1.12), (548, 420, .74))
# the lower edge of a cap of snow, from its left to its right; it reaches lowest in the gullies
TONGUES: tuple[Spot, ...] = (
    (-96, 84), (-78, 92), (-66, 78), (-56, 82), (-44, 118, "c"), (-36, 86), (-26, 76), (-12, 92), (0, 146, "c"),
    (4, 98), (16, 82), (30, 92), (50, 128, "c"), (46, 94), (58, 80), (72, 92), (96, 96))
# foot and height of the near firs, those behind first
FIRS = ((128, 694, 88), (96, 706, 132), (34, 722, 204), (474, 690, 84), (524, 700, 128), (566, 724, 212))
STONES = ((66, 794, 40, 21), (38, 818, 28, 16), (474, 772, 26, 13), (512, 786, 15, 7),
          (552, 846, 54, 30), (500, 866, 27, 15))


def valley(group: Group, flow: float) -> None:
    """The whole valley, from far to near; `flow` is the phase of the ripples, 0 to 1."""
    luminary(group, SUN, 128, ("#DCE3C8", "#F5E9BC", "#FCF3D2"), "#DCCB92")
    bars(group, ((500, 96, 220, 15), (560, 128, 150, 10), (90, 470, 240, 14), (430, 440, 200, 12), (330, 66, 130, 9)),
         "#F2F0DC", "#D8E3D6")
    _range(group)
    _woods(group)
    _meadow(group, 652, 14, .6, "#B9CB9A")
    for x, y, high in FIRS[::3] + FIRS[1::3] + FIRS[2::3]:
        group.add(keyline(_fir(complex(x, y), high), .5, 1.4 + high / 120, FIR.line))
    _meadow(group, 706, 12, 2.6, "#A6BE88")
    _brook(group, flow)


def _range(group: Group) -> None:
    ridge: list[Spot] = [(x, y, "c") for x, y in RIDGE]
    mass = curve([*ridge, (640, 760, "c"), (-30, 760, "c")], True)
    inside = Group().fill(mass, RANGE.light)
    for x, y, size in SUMMITS:
        _peak(inside, Pose((x, y), size))
    group.clip(mass, inside).stroke(curve(ridge), RANGE.line, 1.7)


def _peak(group: Group, pose: Pose) -> None:
    spur: list[Spot] = [(0, -4, "c"), (10, 34, "c"), (-6, 62, "c"), (12, 104, "c"), (-4, 142, "c"), (20, 200, "c"),
                        (8, 300, "c")]
    group.fill(pose.shape([*spur, (260, 300, "c"), (200, 140, "c"), (90, 40, "c")]), RANGE.mid)
    group.fill(pose.shape([(34, 46, "c"), (48, 92, "c"), (38, 128, "c"), (70, 210, "c"), (160, 290, "c"),
                           (112, 170, "c"), (84, 116, "c")]), RANGE.deep)
    group.fill(pose.shape([(-34, 44, "c"), (-26, 92, "c"), (-46, 132, "c"), (-30, 210, "c"), (-96, 290, "c"),
                           (-80, 170, "c"), (-66, 110, "c")]), RANGE.mid)
    cap = pose.shape([(0, -12, "c"), (110, 60, "c"), *TONGUES[::-1], (-110, 60, "c")])
    snow = Group().fill(cap, SNOW)
    snow.fill(pose.shape([*spur, (200, 300, "c"), (200, -20, "c")]), SNOW_SHADE)
    for spots in ([(-34, 50), (-30, 64), (-38, 84)], [(-16, 34), (-18, 48), (-12, 58)], [(30, 44), (34, 62), (28, 80)],
                  [(50, 58), (56, 70), (54, 84)]):
        snow.fill(taper(pose.curve(spots), 5, 2, ends(.3, .5)), RANGE.mid)
    group.clip(cap, snow).stroke(pose.curve(TONGUES), RANGE.mid, 1.1)
    group.fill(taper(pose.curve(spur), 1.0, 1.6, ends(.2, .3)), RANGE.line)


def _woods(group: Group) -> None:
    for top, sway, ink, dark, step in ((590, 30, "#A3BBAF", "#94AFA4", 15), (624, 22, "#8DAE9C", "#7EA18F", 19)):
        edge: list[Spot] = []
        count = 660 // step
        for k in range(count + 1):
            x = -20 + step * k
            y = top + sway * math.sin(.012 * x + top * .01)
            high = (26, 15, 33, 20, 24)[k * 3 % 5]
            edge += [(x, y - high, "c"), (x + step * .34, y - high * .42, "c"), (x + step * .24, y - high * .40, "c"),
                     (x + step * .62, y + 2, "c"), (x + step * .74, y - high * .2, "c")]
        group.fill(curve([*edge, (660, 760, "c"), (-20, 760, "c")], True), ink)
        for k in range(0, count, 2):
            x = -20 + step * k
            y = top + sway * math.sin(.012 * x + top * .01)
            group.fill(taper(curve([(x + 2, y - 8), (x + 4, y + 14), (x + 2, y + 34)]), 2, 8, ends(.3, .5)), dark)


def _fir(foot: complex, high: float) -> Group:
    """A fir `high` units tall: boughs that hang in tiers, their tips turned up, the right side in the shade."""
    group, tiers = Group(), 5 + round(high / 40)
    trunk = taper(curve([foot - .3j * high, foot + 3]), high * .030, high * .055)
    group.silhouette(trunk).fill(trunk, "#6E6450")
    for k in range(tiers, 0, -1):
        share = k / tiers
        at = foot - 1j * high * (1 - .80 * share)
        reach, deep = high * (.035 + .235 * share ** .9) * (1, .90, 1.06)[k % 3], high * (.10 + .07 * share)
        tier = _tier(at - 1j * deep * .9, reach, deep, k)
        inside = Group().fill(tier, FIR.mid)
        inside.fill(curve([at - 1j * deep, at + complex(-reach * .06, deep * .2), at + complex(reach * .05, deep),
                           at + complex(reach * 1.4, deep), at + complex(reach * 1.4, -deep)], True), FIR.deep)
        inside.fill(taper(curve([at - 1j * deep * .5, at + complex(-reach * .5, -deep * .06),
                                 at + complex(-reach * .96, deep * .20)]), deep * .06, deep * .20, ends(.4, .4)),
                    FIR.light)
        group.silhouette(tier).clip(tier, inside).stroke(tier, FIR.line, .8)
    return group


def _tier(top: complex, reach: float, deep: float, seed: int) -> Path:
    """The boughs of one height: from the trunk down to upturned tips, the twigs hanging between them."""
    def hem(side: int) -> list[Spot]:
        spots: list[Spot] = []
        for k, share in enumerate((1.0, .78, .60, .40, .20)):
            low = deep * (1.02, 1.34, 1.42, 1.40, 1.32)[k] * (1 + .07 * ((seed + k) % 3 - 1))
            spots.append((top.real + side * reach * share, top.imag + low, "c"))
            spots.append((top.real + side * reach * (share - .13), top.imag + deep * (1.08 + .05 * k), "c"))
        return spots[:-1]
    left, right = hem(-1), hem(1)
    return curve([(top.real, top.imag, "c"), (top.real - reach * .46, top.imag + deep * .74), *left,
                  (top.real, top.imag + deep * 1.36, "c"), *right[::-1],
                  (top.real + reach * .46, top.imag + deep * .74)], True)


def _meadow(group: Group, top: float, swing: float, start: float, ink: str) -> None:
    """A damp meadow with a lit edge, far flowers in drifts on it."""
    ridge: list[Spot] = [(x, top + swing * math.sin(.013 * x + start)) for x in range(-10, 661, 67)]
    group.fill(curve([*ridge, (660, 1120, "c"), (-10, 1120, "c")], True), ink)
    group.fill(taper(curve(ridge), 4, 4), "#D2DDB2")
    for k in range(26):
        x = (k * 61 % 13) * 9 + (30, 400, 180)[k % 3] + 3 * k
        y = top + swing * math.sin(.013 * x + start) + 11 + (k * 7 % 5) * 7
        group.fill(circle((x, y), 2.7, 2.0), "#DF5A2B" if k % 4 else "#F4E6B2")


def _brook(group: Group, flow: float) -> None:
    bank = curve([(314, 638, "c"), (294, 652), (284, 668), (300, 684), (314, 702), (292, 726), (200, 752), (84, 774),
                  (-20, 790, "c"), (-20, 1010, "c"), (200, 990), (460, 940), (640, 880, "c"), (640, 800, "c"),
                  (556, 784), (444, 760), (404, 732), (356, 714), (334, 698), (314, 682), (299, 669), (306, 654),
                  (324, 638, "c")], True)
    inside = Group().fill(bank, WATER.mid)
    inside.fill(curve([(-20, 930), (160, 950), (330, 920), (470, 870), (640, 840), (640, 1020, "c"), (-20, 1020, "c")],
                      True), WATER.deep)
    _image(inside, flow)
    for k in range(17):
        spot = complex((k * 173 + 60) % 600, 716 + (k * 71 % 250))
        long = 16 + (spot.imag - 700) * .14 + (k * 37 % 4) * 8
        spot += _ripple(flow, k, .34 * long)
        inside.fill(_streak(spot, long, 3.2), (WATER.light, "#93BABD")[k % 2])
    group.fill(bank.map(lambda z: z - 4j), "#D2DDB2").clip(bank, inside).stroke(bank, "#6E8F6B", 2.2)
    stones = Group()
    for x, y, wide, high in STONES:
        _stone(stones, Pose((x, y), wide / 50), high / wide)
    group.add(keyline(stones, .8, 2.6, ROCK.line))


def _streak(at: complex, long: float, high: float) -> Path:
    """A level stroke of still water, pointed at both ends."""
    return taper(curve([at - long, at - .5j, at + long]), high, high, ends(.4, .4, .55))


def _image(group: Group, flow: float) -> None:
    for at, half, rows, apart, ink in ((250 + 806j, 112, 11, 13, "#E9E4C9"), (44 + 794j, 66, 12, 6, "#82A9A8"),
                                       (412 + 784j, 70, 8, 9, "#DCE6E2"), (566 + 806j, 76, 11, 6, "#82A9A8")):
        for k in range(rows):
            share = k / rows
            long = half * (1 - share) ** .6 * (1, .62, .84, .48, .92)[k % 5]
            spot = at + complex((0, 17, -13, 8, -21)[k % 5], apart * k * (1 + .5 * share)) + _ripple(flow, k, 4)
            group.fill(_streak(spot, long, apart * (.72 - .36 * share) + 1.4), ink)


def _ripple(flow: float, number: int, reach: float) -> complex:
    """The displacement of the ripple `number` along the water, at most twice `reach`; 0 at the flow 0."""
    start = .37 * number
    return complex(reach * (math.sin(2 * math.pi * (flow + start)) - math.sin(2 * math.pi * start)), 0)


def _stone(group: Group, pose: Pose, flat: float) -> None:
    """A worn stone, its height the share `flat` of its half breadth: a lit top, a front, a shaded end, a crack."""
    def corners(*spots: tuple[float, float]) -> list[Spot]:
        return [(x, y * flat, "c") for x, y in spots]
    rim = pose.shape(corners((-50, 26), (-46, -12), (-28, -40), (6, -50), (32, -36), (46, -6), (50, 26), (0, 34)))
    inside = Group().fill(rim, ROCK.mid)
    inside.fill(pose.shape(corners((-52, -8), (-28, -48), (6, -56), (36, -40), (16, -12), (-20, -4))), ROCK.light)
    inside.fill(pose.shape(corners((36, -44), (16, -12), (20, 40), (60, 40), (60, -20))), ROCK.deep)
    crack: Sequence[tuple[float, float]] = ((-16, -4), (-10, 8 * flat), (-18, 18 * flat))
    inside.fill(taper(pose.curve(crack), 1.8, .4), ROCK.line)
    group.silhouette(rim).clip(rim, inside)


def pond_skater(pose: Pose) -> Group:
    group, ink = Group(), "#2B2620"
    legs = (((4, -10), (44, -44), (104, -58)), ((3, 4), (46, 22), (100, 62)), ((4, -28), (15, -46), (8, -62)))
    for (*_, foot), wide in zip(legs, (20, 18, 9), strict=True):
        for side in (-1, 1):
            at = pose.point((side * foot[0], foot[1]))
            group.fill(circle(at + 7 + 12j, wide * .8, wide * .26), WATER.deep)
            group.fill(circle(at, wide, wide * .36), "#F6F4E4").fill(circle(at, wide * .66, wide * .22), WATER.deep)
    group.fill(circle(pose.point((0, 0)) + 8 + 16j, 7, 30, pose.turn), WATER.deep)
    for (root, knee, foot), first in zip(legs, (5, 4.6, 5), strict=True):
        for side in (-1, 1):
            a, b, c = (pose.point((side * x, y)) for x, y in (root, knee, foot))
            for part in (taper(curve([a, mix(a, b, .5) - 1j, b]), first, first * .8),
                         taper(curve([b, mix(b, c, .5) - 2j, c]), first * .8, 1.8)):
                group.silhouette(part).fill(part, ink)
            group.fill(taper(curve([a, b]).map(lambda z: z - .8 - .8j), 1.5, .6), "#C9AE7A")
    _body(group, pose, ink)
    return group


def _body(group: Group, pose: Pose, ink: str) -> None:
    body = pose.shape([(0, -46), (5, -42), (5, -34), (9, -24), (8.5, -4), (6, 24), (0, 46), (-6, 24), (-8.5, -4),
                       (-9, -24), (-5, -34), (-5, -42)])
    inside = Group().fill(body, "#6A543A").fill(pose.shape([(2, -50), (4, 0), (0, 50), (20, 50), (20, -50)]), "#46382A")
    inside.fill(taper(pose.curve([(-6.5, -26), (-6.5, 0), (-2, 36)]), 3, 1.4, ends()), "#E5D9B0")
    inside.fill(taper(pose.curve([(0, -32), (0, -4), (0, 38)]), 1.4, 1, ends()), ink)
    inside.fill(taper(pose.curve([(-9, -8), (0, -2), (9, -8)]), 1.6, 1.6), ink)
    group.silhouette(body).clip(body, inside).stroke(body, ink, 1.2)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 2, -45), (side * 9, -60), (side * 20, -68)]), 2, .9), ink)
        group.fill(pose.circle((side * 5, -41), 3.6), "#8E3B26").stroke(pose.circle((side * 5, -41), 3.6), ink, .8)
