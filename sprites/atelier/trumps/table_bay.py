"""Table Bay at evening behind the othonna: the mountain under a cloud, the town at its foot, a sail."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..flowers.othonna import PICKLE
from ..geometry import Path, Spot
from ..line import chords, ends, ruled, taper
from ..splines import curve
from ..svg import Group
from ..tones import Tones, mix_ink

CLAY = Tones("#E3A27C", "#C5734E", "#8F4731", "#55280F")
DUSK = Tones("#6E968C", "#4F7A72", "#3A605B", "#20322F")
HALF = Tones("#9CC0A8", "#6FA08A", "#4E7C6E", "#20322F")
ROCK = Tones("#A9B7BC", "#86A0AA", "#66828F", "#4E6A79")
SKY, EVENING, GLOW = "#A9C3CE", "#F4E7C4", "#F0D6A8"
# the houses of the town: left, foot, height
HOUSES = ((64, 938, 5), (74, 936, 7), (116, 939, 5), (236, 938, 6), (246, 935, 8), (254, 938, 5), (266, 932, 6),
          (276, 937, 8), (285, 938, 12), (293, 936, 6), (304, 931, 5), (312, 938, 7), (326, 936, 5), (366, 938, 6),
          (376, 936, 5), (424, 939, 6))


def bay(group: Group) -> None:
    tones = [mix_ink(SKY, GLOW, share) for share in (0, .34, .68, 1)]
    for k, (above, tone) in enumerate(pairwise(tones)):
        low = 548 + 74 * k
        top = curve([(-20, low + 30), (60, low + 6), (210, low + 16), (330, low - 14), (470, low - 18),
                     (640, low + 12)])
        group.fill((top + curve([top.end, (640, 1000, "c"), (-20, 1000, "c"), top.start])).close(), tone)
        group.add(chords((top + top.placed(at=58j).back()).close(), above, 0, 7, 2))
    for x, y, long in ((96, 566, 120), (420, 536, 160), (500, 618, 110), (236, 640, 150), (150, 708, 120),
                       (420, 700, 150), (250, 752, 130), (520, 772, 110)):
        group.fill(taper(curve([(x - long, y + 2), (x, y - 4), (x + long, y + 1)]), 13, 8, ends(.5, .5)), EVENING)
    _cape(group)


def _cape(group: Group) -> None:
    far = curve([(380, 936, "c"), (420, 900), (452, 908), (500, 874), (534, 892), (576, 862), (640, 886, "c"),
                 (640, 940, "c")], True)
    group.fill(far, ROCK.light)
    _massif(group, [(30, 940, "c"), (30, 906, "c"), (56, 880, "c"), (74, 846, "c"), (86, 838, "c"), (98, 858, "c"),
                    (118, 872, "c"), (132, 826, "c"), (140, 806, "c"), (220, 800, "c"), (300, 802, "c"),
                    (382, 800, "c"), (394, 826, "c"), (410, 866, "c"), (440, 892, "c"), (464, 868, "c"),
                    (480, 852, "c"), (492, 856, "c"), (506, 884, "c"), (540, 906, "c"), (600, 940, "c")])
    _cloud(group)
    _foot(group)
    sea = curve([(0, 944, "c"), (320, 941), (640, 944, "c"), (640, 1130, "c"), (0, 1130, "c")], True)
    inside = Group().fill(sea, "#7FA3A8")
    for top, tone in ((962, "#77989F"), (992, ROCK.deep)):
        inside.fill(curve([(0, top, "c"), (150, top + 5), (320, top - 2), (480, top + 4), (640, top, "c"),
                           (640, 1130, "c"), (0, 1130, "c")], True), tone)
    for k in range(34):
        deep = (k * 37 % 100) / 100
        x, y = (k * 173 + 30 * k % 7) % 560, 950 + 92 * deep
        long = 12 + 30 * deep
        gleam = abs(x - 330) < 70 + 40 * deep
        inside.fill(taper(curve([(x - long, y), (x, y - 1.4), (x + long, y + .6)]), 1.6 + 2.6 * deep, 1, ends(.4, .4)),
                    "#F4E7C4" if gleam else ("#B7C9CE", ROCK.line)[k % 2])
    group.clip(sea, inside)
    _boat(group, 366 + 968j)


def _massif(group: Group, ridge: Sequence[Spot]) -> None:
    mass = curve(list(ridge), True)
    inside = Group().fill(mass, ROCK.mid)
    top = 796
    for x, wide in ((140, 30), (176, 40), (224, 34), (266, 46), (318, 32), (356, 34)):
        nose = x + wide * .55
        lit = [(x, top), (nose, top), (nose + 3, top + 40), (nose - 2, top + 76), (x - 6, top + 92)]
        shade = [(nose, top), (x + wide, top), (x + wide - 4, top + 46), (x + wide + 8, top + 88), (nose - 2, top + 76),
                 (nose + 3, top + 40)]
        inside.fill(_facet(lit), ROCK.light).fill(_facet(shade), ROCK.deep)
        inside.clip(_facet(shade), ruled((x + 780j, x + wide + 10 + 900j), ROCK.line, 64, 4.4, 1.2))
    for peak, right in (((86, 836), 124), ((482, 850), 520)):
        inside.fill(_facet([peak, (peak[0] + 10, peak[1] + 16), (right, 906), (right - 24, 940), (peak[0] + 4, 890),
                            (peak[0] + 8, peak[1] + 34)]), ROCK.deep)
        inside.fill(_facet([peak, (peak[0] - 34, 900), (peak[0] - 22, 904), (peak[0] - 4, peak[1] + 30)]), ROCK.light)
    for k, x in enumerate(range(40, 600, 44)):  # aprons of scree and bush
        low = 878 + 9 * (k % 3) + (14 if x > 400 else 0)
        inside.fill(curve([(x - 60, 948, "c"), (x - 30, low + 24), (x, low), (x + 30, low + 24), (x + 60, 948, "c")],
                          True), (HALF.light, PICKLE.mid)[k % 2])
        inside.fill(curve([(x + 6, low + 2, "c"), (x + 2, low + 26), (x + 14, low + 44), (x + 10, 948, "c"),
                           (x + 60, 948, "c"), (x + 30, low + 24)], True), DUSK.light)
    group.clip(mass, inside).stroke(curve(list(ridge)), ROCK.line, 1.3)


def _facet(spots: Sequence[tuple[float, float]]) -> Path:
    return curve([(x, y, "c") for x, y in spots], True)


def _cloud(group: Group) -> None:
    top = curve([(126, 812, "c"), (134, 792), (164, 778), (206, 782), (238, 770), (284, 780), (322, 772), (358, 782),
                 (388, 790), (402, 812, "c"), (396, 822), (386, 814), (370, 830, "c"), (362, 814), (340, 818, "c"),
                 (322, 810), (306, 826, "c"), (292, 810), (262, 818, "c"), (246, 810), (226, 832, "c"), (214, 810),
                 (186, 816, "c"), (172, 810), (158, 824, "c"), (148, 810)], True)
    inside = Group().fill(top, "#F2EEE0")
    inside.fill(curve([(120, 824, "c"), (160, 800), (214, 806), (250, 798), (300, 806), (350, 800), (410, 812, "c"),
                       (400, 860, "c"), (120, 860, "c")], True), "#D6DFDD")
    for spots in ([(150, 800), (176, 790), (204, 794)], [(222, 792), (250, 782), (282, 792)],
                  [(304, 794), (326, 784), (350, 792)]):
        inside.fill(taper(curve(spots), 1.6, 1, ends(.4, .4)), ROCK.light)
    group.clip(top, inside).stroke(top, ROCK.mid, 1.1)


def _foot(group: Group) -> None:
    group.fill(curve([(0, 926, "c"), (90, 918), (200, 928), (310, 920), (430, 930), (640, 924, "c"), (640, 946, "c"),
                      (0, 946, "c")], True), DUSK.mid)
    for k, (x, y, high) in enumerate(HOUSES):
        group.fill(_facet([(x, y), (x, y - high), (x + 3.5, y - high - 3), (x + 7, y - high), (x + 7, y)]),
                   ("#F4E7C4", CLAY.light, "#F2EEE0")[k % 3])
    group.fill(taper(curve([(0, 943), (320, 940), (640, 943)]), 4, 4), "#F4E7C4")


def _boat(group: Group, at: complex) -> None:
    def put(*spots: tuple[float, float]) -> Path:
        return _facet([(at.real + x, at.imag + y) for x, y in spots])
    group.fill(put((-12, 3), (14, 3), (6, 22), (-2, 16)), ROCK.line)
    group.fill(put((0, -42), (0, -4), (-15, -4)), "#F2EEE0").fill(put((3, -36), (17, -4), (3, -4)), CLAY.light)
    hull = curve([(at.real - 17, at.imag - 2, "c"), (at.real + 19, at.imag - 2, "c"), (at.real + 11, at.imag + 5),
                  (at.real - 11, at.imag + 5)], True)
    group.fill(hull, CLAY.deep).stroke(hull, CLAY.line, 1).stroke(curve([at - 44j, at - 2j]), CLAY.line, 1.2)
