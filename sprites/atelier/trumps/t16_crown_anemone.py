"""Trump 16: crown anemone on a spring hillside, circling storks; a beetle in the open flower."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..cup import laid, tepal
from ..flowers.turned import View
from ..flowers.windflowers import WINE, wine_anemone
from ..frame import trump_card
from ..geometry import Spot, circle, polar, smooth
from ..growth.anemone import anemone_bud, anemone_cup, anemone_fallen, anemone_stem, collar, parsley, tip
from ..growth.anemone_ground import beetle
from ..line import SHADE, ends, keyline, taper
from ..organs import paint, stalk
from ..plants import cast_shadow, ragged
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .hermon import spring_sky

EDGE = "#26251C"
LEAF = Tones("#BFCB96", "#8CA46E", "#587A55", "#223A2B")
COOL = Tones("#B2C399", "#7C9A70", "#4C7058", "#223A2B")
STALK = Tones("#C9C08C", "#96905C", "#6A6644", "#2E2C1C")
HILLS = ((730, 34, .0105, 2.4, "#B3C39B"), (800, 24, .015, .6, "#9FB489"), (880, 14, .020, 3.6, "#8BA478"))
# radius of the flowers on each hill, how far they fade into it, their groups: middle, half-width, number
DRIFTS = ((5.8, .50, ((208, 770, 48, 12), (396, 764, 40, 9))), (9.4, .32, ((70, 842, 36, 6), (402, 842, 46, 8))),
          (14.5, .14, ((66, 908, 20, 3), (268, 912, 34, 5))))
MAIN = curve([(300, 1130), (344, 1000), (296, 840), (338, 640), (306, 420)])
LEFT = curve([(346, 1130), (276, 1020), (146, 930), (108, 790), (146, 626)])
RIGHT = curve([(236, 1130), (352, 1030), (470, 920), (498, 800), (473, 718)])
BUD = curve([(312, 1130), (352, 960), (432, 820), (466, 660), (500, 560), (528, 520), (540, 560)])
YOUNG = curve([(276, 1130), (250, 1010), (206, 900), (204, 806), (232, 770), (258, 784), (262, 806)])
LEAVES = (([(250, 1130), (220, 1060), (176, 1030)], 120, (.8, 1), LEAF), ([(330, 1130), (392, 1040), (440, 1010)], 160,
                                                                          (.9, 1), COOL),
          ([(290, 1130), (290, 1060), (276, 1010)], 130, (1, 1), COOL), ([(310, 1130), (350, 1040), (372, 960)], 150,
                                                                        (1, 1), LEAF))


def draw() -> Card:
    picture = spring_sky()
    _hills(picture)
    leaves, stems, heads, main, guest = Group(), Group(), Group(), Group(), Group()
    for spots, size, seen, tones in LEAVES:
        parsley(leaves, curve(spots), size, tones, STALK, seen=seen)
    for spine, first, last in ((BUD, 12, 6), (YOUNG, 12, 7), (LEFT, 16, 8), (RIGHT, 16, 8), (MAIN, 26, 11)):
        anemone_stem(stems, spine, first, last, STALK, EDGE)
    for spine, share, size in ((MAIN, .56, 104), (LEFT, .78, 74), (RIGHT, .70, 70)):
        collar(stems, spine, share, size, LEAF)
    anemone_bud(heads, tip(BUD, .62), WINE, LEAF)
    anemone_bud(heads, tip(YOUNG, .56), WINE, LEAF, .8)
    _behind(heads, View((473, 716), 90, -44, .42, 16))
    anemone_cup(heads, View((144, 634), 86, 28, .8, -12), WINE, 2)
    anemone_fallen(heads, Pose((74, 968), .9, 22), WINE)
    wine_anemone(main, View((296, 380), 172, 54, .30, -18), -100, 3)
    beetle(guest, Pose((214, 398), 1.0, -68))
    for layer, thick in ((leaves, 4.2), (stems, 4.8), (heads, 5.2), (main, 6.2), (guest, 3)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    return trump_card(picture, "16", "ANÉMONE")


def _behind(group: Group, view: View) -> None:
    rng, wide, petals = np.random.default_rng(5), view.radius, []
    for size, ways in ((.96, (-45, -135, 45, 135)), (1.0, (-90, 0, 180, 90))):
        for way in ways:
            shape = tepal(rng.uniform(.47, .52), rng.uniform(-.02, .04), .62)
            petals.append((way, laid(view, shape, way + rng.uniform(-6, 6), size * rng.uniform(.96, 1.04))))
    outlines = [petal.outline() for _, petal in petals]
    for i, (way, petal) in enumerate(petals):
        dim = .10 + .34 * (1 - math.sin(math.radians(way + 30))) / 2  # surfaces turned down and right have less light
        back = Tones(mix_ink(WINE.light, WINE.mid, dim), mix_ink(WINE.light, WINE.mid, dim + .34),
                     mix_ink(WINE.mid, WINE.deep, dim + .2), WINE.line)
        paint(group, petal, back, pale=0, veins=9, vein_width=wide * .014, reach=.94, shade=.24, shade_edge=i % 2,
              thick=wide * .022 + .8)
        inside = Group()
        inside.fill(petal.zone(0, ragged(.42, 7, .10), n=60), back.deep)
        inside.fill(petal.zone(0, ragged(.20, 7, .05), n=60), mix_ink(WINE.deep, WINE.mid, .3))
        for across in (.3, .5, .7):
            inside.fill(taper(petal.vein(across, .16, .80, .5 + (across - .5) * 1.1), wide * .022, .5), back.light)
        if way > 0:
            u = np.linspace(.16, .84, 9)
            fold = smooth(petal.point(u, 1 - .09 * np.sin(np.pi * (u - .16) / .68)))
            inside.fill(petal.zone(lambda u: 1 - .09 * np.sin(np.pi * np.clip((u - .16) / .68, 0, 1)), 1), WINE.mid)
            inside.fill(taper(fold, 1.6, 1.2, ends(.3, .3)), WINE.line)
        group.clip(outlines[i], inside)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(wide * .06, SHADE), back.deep)
        group.contour(outlines[i], .8, wide * .022 + .8, WINE.line, SHADE, 30)
    end = Group()  # without a silhouette, so that no key line parts it from the rest of the stalk
    stalk(end, RIGHT.part(.88, 1), 8.4, 8, STALK)
    group.fill(taper(RIGHT.part(.925, 1).map(lambda z: z + 1 + 1j), 11, 10), EDGE).raw(end.text_of())
    knob = circle(view.at, 8, 6.4, view.turn)
    group.silhouette(knob).fill(knob, STALK.mid).contour(knob, .9, 2, STALK.line, SHADE)


def _hills(group: Group) -> None:
    for (top, swing, pace, start, tone), (size, haze, groups) in zip(HILLS, DRIFTS, strict=True):
        brow: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*brow, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        wine, leaf = WINE.calmed(tone, haze), COOL.calmed(tone, haze)
        for x, y, half, count in groups:
            spots = [polar(math.sqrt((k + .5) / count), 137.5 * k + x) for k in range(count)]
            for k, z in enumerate(sorted(spots, key=lambda z: z.imag)):
                at = complex(x + half * z.real, y + half * .42 * z.imag)
                _tuft(group, at + complex(size * 1.5, size * 3), size * 1.2, k, leaf)
                _far(group, at, size * (.92 + .22 * (z.imag + .4 * math.sin(k * 3.1))), k, wine, leaf)


def _tuft(group: Group, foot: complex, size: float, k: int, leaf: Tones) -> None:
    """Three blades of grass."""
    for lean in (-.7, .1, .8):
        tip_ = foot + size * complex(lean * 1.3, -1.5 - .2 * (k % 3))
        blade = curve([foot, foot + size * complex(lean * .5, -.9), tip_])
        group.fill(taper(blade, size * .20 + .5, .3), (leaf.deep, leaf.mid)[k % 2])


def _far(group: Group, at: complex, size: float, k: int, wine: Tones, leaf: Tones) -> None:
    """A far anemone of radius `size` on its stalk, above its ruff; some from the front, others from the side."""
    lean = (-14, 18, -30, 6, 26)[k % 5]
    foot = at + complex(size * .4 * math.sin(k), size * 3.2)
    stalk_ = curve([at, (at + foot) / 2 - lean * .02 * size, foot])
    group.fill(taper(stalk_, size * .16 + .5, size * .2 + .6), leaf.deep)
    ruff = complex(stalk_.at(.42))
    for way in (-150, -100, -78, -30):
        group.fill(taper(curve([ruff, ruff + polar(size * .8, way + lean)]), size * .26 + .4, .3), leaf.deep)
    view = View(at, size, (30, 58, 44)[k % 3], (.7, .3, .45)[k % 3], lean)
    for i, way in enumerate((-130, -50, -90, 178, 2, 128, 54)):
        shape = laid(view, tepal(.46), way, .96 + .06 * math.sin(k + i)).outline()
        group.fill(shape, (wine.deep, wine.deep, wine.mid)[i] if i < 3 else wine.mid if i < 5 else wine.light)
        group.stroke(shape, wine.line, .35 + size * .03)
        if i == 4:
            group.fill(view.path(circle(0, .30)), wine.line)
    if k % 3 == 1:
        group.fill(view.path(circle(0, .36)), "#F1E3CF").fill(view.path(circle(0, .24)), wine.line)
