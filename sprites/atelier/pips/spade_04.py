"""Four of spades: a large opening bud above its ruff, two younger nodding ones; a flying brimstone."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from ..card import Card
from ..engraved import Growth, dark, foot
from ..geometry import circle, polar
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import dew
from ..growth.sideways import flitting
from ..growth.skies import air, drift, land, orb, streaks
from ..line import SHADE, ends, taper
from ..organs import beads, paint
from ..pip_cards import pip_card
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

MAIN = curve([(268, 1130), (292, 1000), (318, 860), (306, 676)])
LEFT = curve([(190, 1130), (100, 1000), (64, 800), (60, 590), (78, 440), (112, 396), (138, 432)])
RIGHT = curve([(320, 1130), (440, 1020), (530, 880), (560, 720), (558, 580), (536, 490), (502, 428)])
LEAVES = (([(180, 1130), (110, 1000), (84, 860), (104, 740)], 168, (.9, .8)),
          ([(340, 1130), (420, 1030), (500, 920), (498, 790)], 138, (.8, 1)),
          ([(240, 1130), (214, 1080), (196, 1044)], 150, (1, .7)))
SHADED = (([(60, 1130), (62, 1080), (84, 1030)], 104), ([(350, 1130), (382, 1080), (396, 1030)], 110),
          ([(300, 1130), (266, 1090), (250, 1050)], 96))
DUSK = dark("S", v.LEAF, .22)
EARTH = [(-10, 1058), (120, 1072), (240, 1062), (400, 1076), (630, 1060)]
BRIMSTONE = Tones("#F5F0B8", "#E6DB86", "#C8B75E", "#6A5F2C")

Line: TypeAlias = "Sequence[tuple[float, float]]"

# The opening bud: left edge, right edge and rim of its tepals, from behind forwards.
TEPALS = (([(-10, -40), (-46, -76), (-56, -110)], [(0, -40), (-6, -84), (-14, -122)], [(-48, -131), (-28, -136)]),
          ([(0, -40), (10, -80), (16, -120)], [(8, -40), (44, -72), (57, -104)], [(30, -134), (50, -127)]),
          ([(-6, -40), (-24, -86), (-28, -122)], [(6, -40), (22, -84), (28, -118)], [(-14, -140), (8, -143)]),
          ([(-4, 0), (-36, -10), (-58, -44), (-63, -86)], [(2, 0), (-6, -46), (-20, -92)], [(-59, -107), (-42, -112)]),
          ([(-2, 0), (8, -46), (24, -90)], [(4, 0), (38, -8), (60, -42), (64, -80)], [(42, -109), (60, -101)]),
          ([(-5, 2), (-25, -12), (-39, -48), (-38, -74)], [(5, 2), (23, -14), (34, -50), (32, -78)],
           [(-30, -93), (-10, -101), (16, -96)]))
LIPS = ((.1, .9, .06), (.1, .9, .06), (.2, .95, .06), (.02, .62, .10), (.35, .98, .09), (.30, .97, .10))
BEHIND = 3  # the number of them behind the stamens


def _tepal(pose: Pose, left: Line, right: Line, rim: Line) -> Petal:
    return Petal(pose.curve(left), pose.curve(right), pose.curve([left[-1], *rim, right[-1]]))


def _silk(group: Group, petal: Petal, seed: int) -> None:
    """Silky hairs on the back of a tepal, dense at its foot."""
    rng = np.random.default_rng(seed)
    for _ in range(70):
        across, along = rng.uniform(.08, .92), .10 + .62 * rng.random() ** 1.4
        hair = petal.vein(across, along, along + rng.uniform(.05, .09), n=4)
        group.fill(taper(hair, 1.4, .4, ends()), v.VIOLET.light)


def _bud(group: Group, pose: Pose) -> None:
    back = Tones(v.VIOLET.mid, v.VIOLET.deep, mix_ink(v.VIOLET.deep, v.VIOLET.line, .25), v.VIOLET.line)
    front = Tones(v.VIOLET.light, mix_ink(v.VIOLET.mid, v.VIOLET.light, .25), v.VIOLET.deep, v.VIOLET.line)
    petals = [_tepal(pose, *sides) for sides in TEPALS]
    outlines = [petal.outline() for petal in petals]
    for petal, outline, lip in zip(petals[:BEHIND], outlines[:BEHIND], LIPS[:BEHIND], strict=True):
        paint(group, petal, back, pale=0, veins=13, vein_width=1.8, reach=.94, lip=lip, thick=3.4)
        for near in outlines[BEHIND:]:
            cast_shadow(group, outline, near, polar(9, SHADE), back.mid, .8)
        group.contour(outline, 1.0, 3.4, v.VIOLET.line, SHADE, 30)
    _stamens(group, pose)
    for k, (petal, lip) in enumerate(zip(petals, LIPS, strict=True)):
        if k >= BEHIND:
            paint(group, petal, front, pale=.34, rays=9, torn=.10, shade=.34, veins=13, vein_width=1.8, reach=.94,
                  lip=lip, thick=3.4)
            _silk(group, petal, k)
            for later in outlines[k + 1:]:
                cast_shadow(group, outlines[k], later, polar(9, SHADE if k == BEHIND else 140), back.mid, .8)
            group.contour(outlines[k], 1.0, 3.4, v.VIOLET.line, SHADE, 30)


def _stamens(group: Group, pose: Pose) -> None:
    group.fill(pose.shape([(-44, -80), (-34, -98), (0, -108), (34, -96), (44, -78), (0, -60)]), v.VIOLET.line)
    for row, (count, wide) in enumerate(((13, 40), (12, 36))):
        for k, x in enumerate(np.linspace(-wide, wide, count)):
            top = pose.point((x, -114 + 9 * row + .010 * x * x - 4 * (k % 2)))
            group.fill(taper(curve([pose.point((.7 * x, -80)), top]), 2.4, 2), a.NIGHT.mid)
            beads(group, [top], 4.2, a.NIGHT.mid, a.NIGHT.line, .8)
            group.fill(circle(top - 1 - 1j, 1.2), a.NIGHT.light)


def _mist() -> Group:
    scene = air("#A4C0CA", (180, "#B4CBD2"), (370, "#C6D6D8"), (560, "#D8E0DA"), (740, "#E8E8DA"), (880, "#F2EDDC"))
    orb(scene, "S", 306 + 560j, 204, "#FBF4D4", "#D9E2DA", "#EAEBD8")
    drift(scene, ("#E8EEEC", "#BFD0D4"), (160, 240, 300, 62), (480, 330, 280, 60))
    land(scene, "S", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#A3B2C8", "#8298B2", "#647A96"))
    streaks(scene, "#E4E8E0", (200, 966, 420, 16), (470, 990, 360, 12), (120, 1020, 300, 12))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, bud, collar, guest = (Group() for _ in range(6))
    a.leaves(shaded, SHADED, DUSK)
    growth.back(shaded, foot("S", EARTH, v.LEAF.mid, 5))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    a.anemone_stem(stems, RIGHT, 19, 6, v.STEM)
    a.anemone_stem(stems, LEFT, 19, 6, v.STEM)
    a.anemone_stem(stems, MAIN, 36, 14, v.STEM)
    a.anemone_bud(stems, a.tip(LEFT, .85), v.PLUM, v.LEAF, wrap=1)
    a.anemone_bud(stems, a.tip(RIGHT, .96, -6), v.PLUM, v.LEAF, wrap=.1)
    growth.put(stems, 4.2)
    _bud(bud, Pose((306, 676), 1.85, -3))
    growth.put(bud, 4.6)
    a.ruff(collar, complex(MAIN.at(.785)), 84, -2, v.LEAF, (-116, 114, -98, 97, -84, 82, -60, 62))
    growth.put(collar, 3.2)
    dew(growth, a.tip(LEFT, .85).point((2, -101)), 26, a.WHITE_ANEMONE)
    flitting(guest, Pose((392, 150), .95, -10, True), BRIMSTONE, "#EDE49C", 0)
    growth.put(guest, 3.0)
    return pip_card("S", 4, growth, _mist())
