"""Nemesia (Nemesia strumosa): the two-lipped flower from the front, half turned, in profile and from above.

Four lobes above, the outer ones shorter; below one broad lip, twice as large and notched, on it a bearded double hump
with dark spots, the palate; behind them a short pouch instead of a spur; calyx of five; opposite toothed leaves; buds
like a closed mouth; flat capsules with a blunt notched end.
"""
from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .. import palette as pal
from ..cup import tepal
from ..geometry import Path, Point, Spot, angle, mix, point, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .poppies import fan


@dataclass(frozen=True, slots=True)
class Lips:
    """The tones of the upper and of the lower lip."""
    upper: Tones
    lower: Tones


ORANGE = Lips(Tones("#F6BE73", "#E0832B", "#AE5220", "#5A2413"), Tones("#F8D08A", "#EC9A38", "#C4681F", "#5A2413"))
CARMINE = Lips(Tones("#DE8088", "#B23A50", "#7A1D38", "#3E0E20"), Tones("#E9A0A2", "#C8505F", "#922946", "#3E0E20"))
CREAM = Lips(Tones("#FFFAEC", "#F0DDB4", "#C9A876", "#5E4326"), Tones("#FFFCF2", "#F7EBCB", "#D6BA88", "#5E4326"))
YELLOW = Lips(Tones("#FAE6A2", "#E8BE48", "#B5862B", "#5A3A12"), Tones("#FBEDB6", "#F0CE62", "#C69834", "#5A3A12"))
PALATE = Tones("#FBE59A", "#F0C23A", "#C98A26", "#4A1420")
NEMESIA_LEAF = Tones("#B9CC8A", "#86A766", "#4F7A52", "#1E3A30")
MOUTH = "#4A1420"
# direction, length, half-width of the upper lobes, back to front
LOBES = ((-168, .84, .30), (-12, .84, .30), (-121, 1.0, .31), (-59, 1.0, .31))
LOWER = fan((0, .06), ((-.78, .50), -.22 + .04j), ((.78, .50), .22 + .04j),
            [(-.94, .76), (-.84, 1.02), (-.52, 1.15), (-.2, 1.10), (0, .96), (.2, 1.10), (.52, 1.15), (.84, 1.02),
             (.94, .76)])


@dataclass(frozen=True, slots=True)
class Face:
    """A flower of `radius` at `at`, turned in its plane, then sideways by `yaw` and upwards by `pitch` degrees."""
    at: Point
    radius: float
    turn: float = 0
    yaw: float = 0
    pitch: float = 0

    def point(self, z: complex, up: float = 0) -> complex:
        """Where the point `z` of the flat flower is seen that stands `up` above it, towards the eye."""
        yaw, pitch = math.radians(self.yaw), math.radians(self.pitch)
        swell = -.16 * abs(z) ** 2 if z.imag < .1 else .34 * math.sin(min(2.6, 2.6 * abs(z)))
        high = up + swell
        x, deep = z.real * math.cos(yaw) + high * math.sin(yaw), high * math.cos(yaw) - z.real * math.sin(yaw)
        y = z.imag * math.cos(pitch) + deep * math.sin(pitch)
        return point(self.at) + polar(self.radius, self.turn) * complex(x, y)

    def shape(self, spots: list[tuple[float, float]], up: float = 0) -> Path:
        """A closed curve through `spots` of the flat flower."""
        return curve([self.point(complex(*spot), up) for spot in spots], True)

    def lifted(self, petal: Petal) -> Petal:
        """Where a petal of the flat flower is seen."""
        return petal.map(self.point)


def nemesia(group: Group, face: Face, lips: Lips) -> None:
    """A flower looked into."""
    shapes = []
    for way, length, half in LOBES:
        shapes.append(face.lifted(_lobe(way, length, half)))
    thick = max(2.2, face.radius * .036)
    outlines = [shape.outline() for shape in shapes]
    for i, shape in enumerate(shapes):
        paint(group, shape, lips.upper, pale=.3, rays=5, torn=.12, veins=5, vein_width=face.radius * .02, reach=.8,
              shade=.34, shade_edge=1, thin=.9, thick=thick, rim=.10)
        _throat(group, shape, lips.upper.line, face.radius)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(face.radius * .05, SHADE), lips.upper.deep, .75)
        group.contour(outlines[i], .9, thick, lips.upper.line, SHADE, 30)
    lower = face.lifted(LOWER)
    cast = lower.outline()
    for outline in outlines[:2]:
        cast_shadow(group, outline, cast, (0, -face.radius * .05), lips.upper.deep, .8)
    paint(group, lower, lips.lower, pale=.32, rays=9, torn=.08, veins=11, vein_width=face.radius * .022, reach=.86,
          shade=.16, rim=.09, thin=.9, thick=thick * 1.1, lip=(.08, .42, .10), hatch=6)
    _palate(group, face, cast, lips)


def _lobe(way: float, length: float, half: float) -> Petal:
    """A lobe of the flat upper lip."""
    turn = polar(length, way + 90)
    return tepal(half / length, .02, .68, .10).map(lambda z: turn * z)


def _throat(group: Group, shape: Petal, ink: str, radius: float) -> None:
    """The dark lines that lead into the throat."""
    for k in range(3):
        across = .3 + .2 * k
        group.fill(taper(shape.vein(across, .10, (.52, .62, .52)[k]), radius * .034, .3), ink)


def _palate(group: Group, face: Face, lip: Path, lips: Lips) -> None:
    """The yellow double hump that closes the mouth, spotted and bearded."""
    mouth = face.shape([(-.30, .02), (-.18, -.17), (0, -.22), (.18, -.17), (.30, .02), (0, .16)])
    group.fill(mouth, MOUTH)
    spots = [(-.33, .08), (-.30, .34), (-.14, .50), (0, .44), (.14, .50), (.30, .34), (.33, .08), (.17, -.03),
             (0, .04), (-.17, -.03)]
    hump = face.shape(spots, .10)
    cast_shadow(group, lip, hump, polar(face.radius * .09, SHADE), lips.lower.deep, .85)
    inside = Group().fill(hump, PALATE.mid)
    inside.fill(face.shape([(.06, .6), (.20, .2), (.24, -.1), (.6, .1), (.3, .6)], .1), PALATE.deep)
    inside.fill(face.shape([(-.24, .12), (-.16, .04), (-.10, .14), (-.16, .30), (-.24, .28)], .1), PALATE.light)
    for x, y in ((-.22, .30), (-.13, .40), (.13, .40), (.22, .30), (-.08, .28), (.08, .28), (-.16, .19), (.16, .19),
                 (0, .36)):
        inside.fill(curve([face.point(complex(x, y) + polar(.032, way), .1) for way in (0, 90, 180, 270)], True), MOUTH)
    group.clip(hump, inside).contour(hump, .9, face.radius * .03, MOUTH, SHADE)
    for k in range(13):
        x = -.27 + .045 * k
        hair = curve([face.point(complex(x, .12 - .06 * abs(x)), .1), face.point(complex(x * .97, .02), .16),
                      face.point(complex(x * .9, -.10 + .04 * (k % 2)), .2)])
        group.fill(taper(hair, face.radius * .045 + .8, .8), MOUTH)
        group.fill(taper(hair, face.radius * .026 + .5, .4), "#FFF6D6")


SIDE_BACK = [(-.02, -.10), (-.10, -.50), (-.26, -.96), (-.02, -1.06), (.20, -.72), (.22, -.22)]
SIDE_FRONT = [(.04, -.12), (.02, -.44), (.10, -.90), (.34, -.92), (.42, -.56), (.28, -.14)]
SIDE_WING = [(.06, -.06), (.0, -.30), (.10, -.60), (.36, -.62), (.44, -.34), (.26, -.02)]
SIDE_LOWER: list[Spot] = [(.10, .06, "c"), (.34, -.06), (.62, -.04), (.96, .14), (1.06, .46), (.86, .74),
                          (.70, .60, "c"), (.52, .78), (.24, .56), (.04, .24, "c")]
SIDE_HUMP: list[Spot] = [(.22, .02, "c"), (.30, -.16), (.50, -.20), (.66, -.06), (.62, .10), (.40, .14, "c")]
POUCH: list[Spot] = [(-.42, -.10, "c"), (-.30, -.18), (-.06, -.14), (.14, -.06), (.16, .14), (.02, .36),
                     (-.16, .44), (-.30, .32), (-.28, .12), (-.40, .08, "c")]


def nemesia_profile(group: Group, pose: Pose, lips: Lips, leaf: Tones = NEMESIA_LEAF) -> None:
    """A flower from the side, looking to the right: pouch behind, palate between the lips."""
    size = abs(pose.factor)
    _side_lobes(group, pose, lips.upper)
    pouch = pose.shape(POUCH)
    inside = Group().fill(pouch, mix_ink(lips.lower.mid, lips.upper.light, .4))
    inside.fill(pose.shape([(.3, -.1), (.1, .1), (-.2, .26), (-.4, .6), (.3, .6)]), lips.lower.deep)
    for spots in ([(-.30, -.02), (-.04, .06), (.06, .2)], [(-.26, .04), (-.10, .16), (-.08, .34)]):
        inside.fill(taper(pose.curve(spots), size * .03, .4), lips.upper.line)
    group.silhouette(pouch).clip(pouch, inside).contour(pouch, .9, size * .034, lips.lower.line, SHADE)
    hump = pose.shape(SIDE_HUMP)
    inside = Group().fill(hump, PALATE.mid).fill(pose.shape([(.48, -.3), (.8, -.2), (.8, .2), (.46, .2)]), PALATE.deep)
    for x, y in ((.36, -.06), (.48, -.08), (.44, .04), (.56, .02)):
        inside.fill(pose.circle((x, y), .03), MOUTH)
    group.silhouette(hump).clip(hump, inside).contour(hump, .9, size * .03, MOUTH, SHADE)
    for k in range(5):
        group.fill(taper(pose.curve([(.26 + .07 * k, -.12 - .03 * (k % 3)), (.28 + .07 * k, -.26)]), size * .04, .6),
                   "#FFF6D6")
    lower = pose.shape(SIDE_LOWER)
    inside = Group().fill(lower, lips.lower.mid)
    inside.fill(pose.shape([(.0, .1), (.4, .36), (.9, .62), (.9, 1), (0, 1)]), lips.lower.deep)
    inside.fill(pose.shape([(.36, -.1), (.7, -.02), (1.0, .2), (1.2, .1), (.7, -.3)]), lips.lower.light)
    for vein in ([(.2, .1), (.5, .22), (.94, .50)], [(.2, .14), (.5, .34), (.80, .64)],
                 [(.18, .2), (.36, .42), (.46, .7)], [(.3, .06), (.62, .10), (1.0, .34)]):
        inside.fill(taper(pose.curve(vein), size * .026, .3), lips.lower.line)
    group.silhouette(lower).clip(lower, inside).contour(lower, .9, size * .04, lips.lower.line, SHADE, 30)
    calyx(group, Pose(pose.point((-.36, 0)), size, pose.turn + (-90 if pose.flip else 90)), leaf)


def _side_lobes(group: Group, pose: Pose, tones: Tones) -> None:
    """The upper lip from the side: a far lobe in the shade, two near ones."""
    size = abs(pose.factor)
    for spots, far in ((SIDE_BACK, True), (SIDE_FRONT, False), (SIDE_WING, False)):
        corners: list[Spot] = [(x, y, "c") if i in {0, 5} else (x, y) for i, (x, y) in enumerate(spots)]
        shape = pose.shape(corners)
        inside = Group().fill(shape, tones.deep)
        foot, tip = complex(*spots[0]), complex(*spots[3])
        if not far:
            inside.fill(pose.shape([(x - .03, y + .02) for x, y in spots]), tones.mid)
        for lean in (-.06, .02, .10):
            rib = pose.curve([foot + .1, mix(foot, tip, .5) + lean, mix(foot, tip, .88) + lean * 1.6])
            inside.fill(taper(rib, size * .026, .3), tones.line)
        inside.fill(taper(pose.curve(spots[2:5]), size * .07, size * .05, ends(.4, .4)), tones.light)
        group.silhouette(shape).clip(shape, inside).contour(shape, .9, size * .034, tones.line, SHADE, 30)


def calyx(group: Group, pose: Pose, leaf: Tones = NEMESIA_LEAF, length: float = .36) -> None:
    """The five narrow sepals, seen from the side, the flower beyond them."""
    for turn in (-58, 58, -24, 30, 0):
        spine = pose.path(sprig((0, .08), length, turn, -turn * .003))
        blade(group, spine, .075 * abs(pose.factor), leaf, veins=0, power=1.1)


def nemesia_above(group: Group, pose: Pose, lips: Lips, leaf: Tones = NEMESIA_LEAF) -> None:
    """A flower seen from above and behind: the lower lip beyond the backs of the upper lobes, the calyx before them."""
    size = abs(pose.factor)
    back = Tones(mix_ink(lips.upper.light, lips.upper.mid, .5), mix_ink(lips.upper.mid, lips.upper.deep, .28),
                 lips.upper.deep, lips.upper.line)
    lower = fan((0, .0), ((-.70, -.42), -.20 - .10j), ((.70, -.42), .20 - .10j),
                [(-.88, -.62), (-.78, -.88), (-.46, -1.0), (-.18, -.96), (0, -.84), (.18, -.96), (.46, -1.0),
                 (.78, -.88), (.88, -.62)]).map(pose.point)
    paint(group, lower, lips.lower, pale=.3, veins=9, vein_width=size * .02, shade=.2, rim=.1, thick=size * .034,
          lip=(.5, .95, .12))
    hump = pose.shape([(-.26, -.26), (-.20, -.50), (0, -.46), (.20, -.50), (.26, -.26), (0, -.1)])
    group.fill(hump, PALATE.mid).contour(hump, .8, size * .03, MOUTH, SHADE)
    for x, y in ((-.14, -.40), (.14, -.40), (0, -.36)):
        group.fill(pose.circle((x, y), .03), MOUTH)
    shapes = [_lobe(way, reach, half).map(_flat).map(pose.point)
              for way, reach, half in ((-176, .86, .31), (-4, .86, .31), (152, .84, .28), (28, .84, .28))]
    outlines = [shape.outline() for shape in shapes]
    for i, shape in enumerate(shapes):
        paint(group, shape, back, pale=.2, veins=5, vein_width=size * .024, reach=.9, shade=.36, thick=size * .034,
              rim=.08, shade_edge=i % 2)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .05, SHADE), back.deep, .8)
        group.contour(outlines[i], .9, size * .034, back.line, SHADE, 30)
    for way in (0, 72, 144, 216, 288):
        blade(group, pose.path(sprig((0, .02), .30, way, .1)), size * .07, leaf, veins=0, power=1.1)


def _flat(z: complex) -> complex:
    return complex(z.real, z.imag * .72)


def nemesia_bud(group: Group, pose: Pose, lips: Lips, leaf: Tones = NEMESIA_LEAF, open_: float = 0) -> None:
    """A bud 40 long, closed like a mouth, its lips `open_` a little."""
    gape = 5 * open_
    upper = pose.shape([(-10, -4, "c"), (-18, -20), (-12 - gape, -38), (0 - gape, -46), (12 - gape, -40),
                        (10, -24, "c"), (4, -8, "c")])
    lower = pose.shape([(-2, -4, "c"), (4, -22), (12, -36 + gape), (24, -36 + gape), (28, -20), (18, -4), (6, 2, "c")])
    for shape, tones in ((upper, lips.upper), (lower, lips.lower)):
        inside = Group().fill(shape, tones.mid).fill(shape.map(lambda z: z + pose.factor * (9 + 6j)), tones.deep)
        group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.6, tones.line, SHADE, 30)
    group.fill(pressed(pose.curve([(-10, -16), (-11, -30), (-2, -40)]), .8, 2, kind=ends(.4, .5)), lips.upper.light)
    calyx(group, Pose(pose.at, abs(pose.factor) * 58, pose.turn), leaf, .32)


def nemesia_pod(group: Group, pose: Pose, leaf: Tones = NEMESIA_LEAF) -> None:
    """A flat green capsule with a blunt notched end, in its calyx."""
    body = pose.shape([(-4, 0, "c"), (-16, -10), (-18, -30), (-12, -44, "c"), (-4, -40), (0, -36, "c"), (4, -40),
                       (12, -44, "c"), (18, -30), (16, -10), (4, 0, "c")])
    inside = Group().fill(body, leaf.light).fill(pose.shape([(1, 4), (1, -46), (40, -46), (40, 4)]), leaf.mid)
    inside.fill(taper(pose.line((0, 0), (0, -38)), 2.4, 1), leaf.line)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.6, leaf.line, SHADE)
    group.fill(taper(pose.curve([(0, -37), (1, -50)]), 2.2, .8), leaf.line)
    calyx(group, Pose(pose.at, abs(pose.factor) * 50, pose.turn), leaf, .34)


def nemesia_seal(group: Group, at: Point, radius: float, turn: float, colour: str, light: str) -> None:
    """The flower in two flat tones, a little lion's mouth for halos; its lip points along `turn` + 90."""
    pose = Pose(at, radius, turn)
    fan_ = pose.shape([(0, .2, "c"), (-.62, .16), (-.92, -.06), (-.74, -.34), (-.52, -.34, "c"), (-.66, -.72),
                       (-.28, -.94), (0, -.62, "c"), (.28, -.94), (.66, -.72), (.52, -.34, "c"), (.74, -.34),
                       (.92, -.06), (.62, .16)])
    lip = pose.shape([(0, .0, "c"), (-.44, .3), (-.74, .76), (-.36, .98), (0, .80, "c"), (.36, .98), (.74, .76),
                      (.44, .3)])
    group.fill(fan_, colour).stroke(fan_, pal.INK, 1.3).fill(lip, light).stroke(lip, pal.INK, 1.3)
    group.fill(pose.circle((0, -.02), .24, .17), pal.INK)
    for x in (-.16, .16):
        group.fill(pose.circle((x, .24), .07), pal.INK)


def pedicel(group: Group, spine: Path, share: float, to: Point, width: float, leaf: Tones = NEMESIA_LEAF) -> Path:
    """The stalk of a flower from a small bract on the stem."""
    root, along = complex(spine.at(share)), complex(spine.tangent(share))
    end = point(to)
    side = 1 if ((end - root) * np.conj(along)).imag > 0 else -1
    twig = curve([root, root + along * abs(end - root) * .45 + side * 1j * along * abs(end - root) * .25, end])
    bract = sprig(root, 34, angle(along) + 90 + side * 62, -side * .12)
    blade(group, bract, 5.5, leaf, veins=2, power=1.1)
    stalk(group, twig, width, width * .7, leaf)
    return twig
