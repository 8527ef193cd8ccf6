"""Nemesia (Nemesia strumosa): the two-lipped flower from the front, half turned, in profile and from behind.

Four lobes above, the outer ones shorter; below one broad lip, twice as large and notched, on it a bearded double hump
with dark spots, the palate, which leaves a narrow gap to the throat; behind them a short pouch instead of a spur; calyx
of five; opposite toothed leaves; buds like a closed mouth; flat capsules with a blunt notched end.
"""
from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..geometry import Path, Point, Spot, angle, line, point, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow, ragged
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
PALATE = Tones("#FBE59A", "#F0C23A", "#C98A26", "#4A1420")
NEMESIA_LEAF = Tones("#B9CC8A", "#86A766", "#4F7A52", "#1E3A30")
MOUTH, DOWN = "#4A1420", "#8F5420"
# direction, length, half-width of the upper lobes, back to front
LOBES = ((-161, .90, .33), (-19, .90, .33), (-117, 1.0, .37), (-63, 1.0, .37))
LOWER = fan((0, .06), ((-.84, .34), -.26 - .02j), ((.84, .34), .26 - .02j),
            [(-1.06, .56), (-1.08, .82), (-.90, .98), (-.66, 1.18), (-.36, 1.16), (-.16, 1.15), (0, .98), (.18, 1.16),
             (.42, 1.18), (.68, 1.14), (.90, 1.0), (1.06, .80), (1.05, .56)])
# the upper edge of the palate from the left to the right
HUMP: list[Spot] = [(-.29, .16), (-.24, .0), (-.12, -.07), (0, .0, "c"), (.12, -.07), (.24, .0), (.29, .16)]


@dataclass(frozen=True, slots=True)
class Face:
    """A flower of `radius` at `at`, turned in its plane, then sideways by `yaw` and upwards by `pitch` degrees."""
    at: Point
    radius: float
    turn: float = 0
    yaw: float = 0
    pitch: float = 0

    def point(self, z: complex, up: float = 0) -> complex:
        """The projection of the point `z` of the flat flower, raised by `up` towards the eye."""
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
        """The position of a petal of the flat flower on the page."""
        return petal.map(self.point)


def nemesia(group: Group, face: Face, lips: Lips) -> None:
    """A flower from the front."""
    shapes = []
    for way, length, half in LOBES:
        shapes.append(face.lifted(_lobe(way, length, half)))
    thick = max(2.2, face.radius * .036)
    outlines = [shape.outline() for shape in shapes]
    for i, shape in enumerate(shapes):
        paint(group, shape, lips.upper, pale=.3, rays=5, torn=.12, veins=3, vein_width=face.radius * .02, reach=.8,
              shade=.34, shade_edge=1, thin=.9, thick=thick, rim=.10)
        _throat(group, shape, lips.upper.line, face.radius)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(face.radius * .05, SHADE), lips.upper.deep, .75)
        group.contour(outlines[i], .9, thick, lips.upper.line, SHADE, 30)
    lower = face.lifted(LOWER)
    cast = lower.outline()
    for outline in outlines[:2]:
        cast_shadow(group, outline, cast, (0, -face.radius * .05), lips.upper.deep, .8)
    paint(group, lower, lips.lower, pale=0, veins=9, vein_width=face.radius * .022, reach=.90, shade=.16, rim=.08,
          thin=.9, thick=thick * 1.1, lip=(.08, .42, .08))
    _flush(group, face, lower, lips.lower)
    _palate(group, face)


def _lobe(way: float, length: float, half: float) -> Petal:
    """A lobe of the flat upper lip, its rim a little uneven."""
    turn, w = polar(length, way + 90), half / length
    left, right = (-w, -.64), (w, -.64)
    rim = curve([left, (-w * .88, -.86), (-w * .50, -1.0), (-w * .08, -.98), (w * .36, -1.03), (w * .82, -.88), right])
    return Petal(curve([(-.09, 0), (-w * .62, -.26), left]), curve([(.09, 0), (w * .62, -.26), right]),
                 rim).map(lambda z: turn * z)


def _throat(group: Group, shape: Petal, ink: str, radius: float) -> None:
    """The dark lines that lead into the throat."""
    for across, last in ((.26, .40), (.38, .56), (.5, .66), (.62, .54), (.74, .40)):
        group.fill(taper(shape.vein(across, .10, last), radius * .026, .3), ink)


def _flush(group: Group, face: Face, petal: Petal, tones: Tones) -> None:
    """The markings of the lower lip: yellow in rays, dark dashes on it, the valley from the palate to the notch."""
    inside = Group()
    for last, torn, ink in ((.66, .22, mix_ink(PALATE.light, tones.mid, .5)), (.54, .20, PALATE.mid)):
        inside.fill(petal.zone(0, ragged(last, 13, torn), n=130), ink)
    for k in range(12):
        across = .10 + .8 * k / 11
        first = .40 + .05 * (k % 2) - .16 * (2 * across - 1) ** 2
        inside.fill(taper(petal.vein(across, first, first + .10), face.radius * .036, face.radius * .02, ends(.4, .5)),
                    MOUTH)
    valley = petal.vein(.5, .5, .99)
    inside.fill(taper(valley, face.radius * .02, face.radius * .12, ends(.5, .1)), tones.deep)
    inside.fill(taper(valley, face.radius * .01, face.radius * .036, ends(.4, .1)), tones.line)
    group.clip(petal.outline(), inside)


def _palate(group: Group, face: Face) -> None:
    size = face.radius
    group.fill(face.shape([(-.24, .02), (-.15, -.12), (0, -.14), (.15, -.12), (.24, .02), (0, .1)]), MOUTH)
    edge = curve(HUMP).map(lambda z: face.point(z, .10))
    hump = (edge + curve([edge.end, face.point(.15 + .36j, .06), face.point(.32j, .06), face.point(-.15 + .36j, .06),
                          edge.start])).close()
    inside = Group().fill(hump, PALATE.mid)
    for side in (-1, 1):
        shade = ((.05, -.10), (.20, 0), (.16, .16), (.02, .26), (.08, .14), (.08, .02))
        inside.fill(face.shape([(side * .12 + x, y) for x, y in shade], .1), PALATE.deep)
        shine = curve([face.point(complex(side * .12 + x, y), .1) for x, y in ((-.10, .13), (-.08, .03), (.01, -.02))])
        inside.fill(taper(shine, size * .06, size * .03, ends(.4, .4)), PALATE.light)
    groove = curve([face.point(complex(0, y), .08) for y in (-.01, .14, .34)])
    inside.fill(taper(groove, size * .036, .4), DOWN)
    for k in range(10):
        root = complex(edge.at(.08 + .84 * k / 9))
        tip = root + face.point(complex(.01, .05 + .03 * (k % 2)), .1) - face.point(0j, .1)
        inside.fill(taper(line(root, tip), size * .016 + .4, .3), DOWN)
    group.clip(hump, inside).fill(pressed(edge, .9, size * .026, kind=ends(.2, .2)), MOUTH)


# the flower from the side, facing right: the near half in one piece, from the calyx along the upper lip, the mouth, the
# lower lip and the pouch; then the visible parts beyond it
SIDE: list[Spot] = [(-.44, -.09, "c"), (-.24, -.20), (-.06, -.40), (-.14, -.72), (.02, -1.0), (.24, -1.02), (.42, -.80),
                    (.44, -.50), (.33, -.24, "c"), (.36, .02), (.46, .12, "c"), (.74, .08), (1.02, .24), (1.12, .54),
                    (.98, .84), (.84, .78, "c"), (.62, .94), (.30, .76), (.04, .48), (-.16, .40), (-.32, .24),
                    (-.44, .09, "c")]
SIDE_UPPER: list[Spot] = [(-.7, -.2, "c"), (-.3, .04), (.06, -.06), (.40, -.10, "c"), (.9, -.6), (.4, -1.3),
                          (-.5, -1.2)]
SIDE_WING: list[Spot] = [(-.02, -.12, "c"), (.06, -.36), (.16, -.62), (.38, -.66), (.54, -.50), (.50, -.30),
                         (.34, -.16, "c")]
SIDE_FAR: list[Spot] = [(.20, -.30, "c"), (.26, -.76), (.46, -1.06), (.68, -.98), (.72, -.66), (.52, -.30),
                        (.40, -.10, "c")]
SIDE_FAR_LIP: list[Spot] = [(.40, .16, "c"), (.70, -.04), (1.02, .02), (1.18, .26), (1.14, .50), (.80, .40)]
SIDE_HUMP: list[Spot] = [(.26, .16, "c"), (.30, -.04), (.42, -.15), (.58, -.13), (.70, 0), (.74, .14), (.5, .26)]


def nemesia_profile(group: Group, pose: Pose, lips: Lips, leaf: Tones = NEMESIA_LEAF) -> None:
    """A flower from the side, facing right: pouch behind, palate between the lips."""
    size = abs(pose.factor)
    for spots, tones, ribs in ((SIDE_FAR, lips.upper, ((.46, -.92), (.56, -.86))), (SIDE_FAR_LIP, lips.lower, ())):
        far = pose.shape(spots)
        inside = Group().fill(far, tones.deep)
        for to in ribs:
            inside.fill(taper(pose.curve([(.34, -.2), (to[0] - .06, to[1] * .6), to]), size * .03, .4), tones.line)
        group.silhouette(far).clip(far, inside).contour(far, .9, size * .03, tones.line, SHADE, 30)
    group.fill(pose.shape([(.24, -.4, "c"), (.44, -.34), (.54, -.1), (.5, .2, "c"), (.2, .2, "c")]), MOUTH)
    _side_hump(group, pose)
    near = pose.shape(SIDE)
    inside = Group().fill(near, lips.lower.mid).fill(pose.shape(SIDE_UPPER), lips.upper.mid)
    inside.fill(pose.shape([(.06, .30), (.42, .50), (.86, .72), (1.1, .70), (1.0, 1.1), (.2, 1.1), (-.1, .6)]),
                lips.lower.deep)
    inside.fill(pose.shape([(.50, .04), (.76, .04), (1.06, .22), (1.2, .56), (.98, .36), (.74, .20)]), lips.lower.light)
    inside.fill(pose.shape([(-.5, .06), (-.28, .12), (-.06, .22), (.02, .5), (-.3, .5)]), lips.lower.deep)
    inside.fill(pose.shape([(-.30, -.28), (-.02, -.42), (-.06, -.72), (.04, -1.1), (-.4, -1.0)]), lips.upper.light)
    for vein in ([(.16, .14), (.58, .26), (1.02, .56)], [(.12, .20), (.50, .42), (.86, .72)],
                 [(.08, .26), (.36, .54), (.58, .86)], [(.28, .10), (.66, .18), (1.06, .38)],
                 [(-.36, .02), (-.10, .08), (.14, .04)]):
        inside.fill(taper(pose.curve(vein), size * .030, .3, ends(.3, .6)), lips.lower.line)
    for vein in ([(-.10, -.20), (.02, -.56), (.10, -.92)], [(-.02, -.24), (.12, -.60), (.24, -.92)],
                 [(-.34, -.06), (-.12, -.14), (.0, -.26)]):
        inside.fill(taper(pose.curve(vein), size * .030, .3, ends(.3, .6)), lips.upper.line)
    group.silhouette(near).clip(near, inside).contour(near, .9, size * .040, lips.lower.line, SHADE, 30)
    _side_wing(group, pose, lips.upper)
    calyx(group, Pose(pose.point((-.54, 0)), size, pose.turn + (-90 if pose.flip else 90)), leaf, .46)
    knob = pose.circle((-.56, 0), .085)
    group.silhouette(knob).fill(knob, leaf.mid).contour(knob, .8, size * .026, leaf.line, SHADE)


def _side_hump(group: Group, pose: Pose) -> None:
    size, hump = abs(pose.factor), pose.shape(SIDE_HUMP)
    inside = Group().fill(hump, PALATE.mid)
    inside.fill(pose.shape([(.66, -.3), (.9, -.2), (.9, .3), (.56, .3), (.64, .04)]), PALATE.deep)
    inside.fill(taper(pose.curve([(.35, -.02), (.42, -.09), (.53, -.08)]), size * .05, size * .02), PALATE.light)
    group.silhouette(hump).clip(hump, inside).contour(hump, .8, size * .022, DOWN, SHADE)
    for k in range(6):
        root = complex(.34 + .05 * k, -.07 - .07 * math.sin(math.pi * (k + .8) / 6.5))
        group.fill(taper(pose.line(root - .01j, root + .01 + .06j), size * .016 + .4, .3), DOWN)


def _side_wing(group: Group, pose: Pose, tones: Tones) -> None:
    size, lobe = abs(pose.factor), pose.shape(SIDE_WING)
    inside = Group().fill(lobe, tones.mid)
    inside.fill(pose.shape([(.2, -.1), (.34, -.34), (.44, -.60), (.7, -.5), (.6, -.1)]), tones.deep)
    inside.fill(taper(pose.curve([(.12, -.52), (.22, -.66), (.38, -.67)]), size * .10, size * .05), tones.light)
    for vein in ([(.06, -.14), (.16, -.36), (.28, -.58)], [(.12, -.13), (.28, -.32), (.42, -.50)]):
        inside.fill(taper(pose.curve(vein), size * .030, .3, ends(.3, .6)), tones.line)
    group.silhouette(lobe).clip(lobe, inside)
    group.fill(pressed(pose.curve(SIDE_WING), 1.1, size * .036, kind=ends(.25, .06)), tones.line)


def calyx(group: Group, pose: Pose, leaf: Tones = NEMESIA_LEAF, length: float = .36) -> None:
    """The five narrow sepals from the side, with the flower beyond them."""
    for turn in (-58, 58, -24, 30, 0):
        spine = pose.path(sprig((0, .08), length, turn, -turn * .003))
        blade(group, spine, .075 * abs(pose.factor), leaf, veins=0, power=1.1)


def nemesia_behind(group: Group, pose: Pose, lips: Lips, stem: Path, share: float,
                   leaf: Tones = NEMESIA_LEAF) -> None:
    """A flower from behind: the backs of the lobes, and in front of them pouch, calyx and stalk.

    The stalk begins at a `share` of `stem`.
    """
    size = abs(pose.factor)
    upper, lower = (Tones(mix_ink(lip.light, lip.mid, .6), mix_ink(lip.mid, lip.deep, .3), lip.deep, lip.line)
                    for lip in (lips.upper, lips.lower))
    shapes = [(LOWER, lower), *((_lobe(*lobe), upper) for lobe in (LOBES[3], LOBES[2], LOBES[0], LOBES[1]))]
    petals = [(petal.map(_leaning).map(pose.point), tones) for petal, tones in shapes]
    outlines = [petal.outline() for petal, _ in petals]
    for i, (petal, tones) in enumerate(petals):
        paint(group, petal, tones, pale=0, veins=(9, 5)[i > 0], vein_width=size * .026, reach=.92, shade=.26,
              thick=size * .034, rim=.06, shade_edge=i % 2)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .05, SHADE), tones.deep, .8)
        group.contour(outlines[i], .9, size * .034, tones.line, SHADE, 30)
    pouch = pose.shape([(-.20, -.02), (-.21, .20), (-.13, .40), (0, .46), (.13, .40), (.21, .20), (.20, -.02),
                        (0, -.2)])
    inside = Group().fill(pouch, lips.lower.mid)
    inside.fill(pose.shape([(.04, -.2), (.10, .2), (0, .46), (.4, .5), (.4, -.2)]), lips.lower.deep)
    inside.fill(taper(pose.curve([(-.12, .06), (-.13, .22), (-.07, .35)]), size * .06, size * .02), lips.lower.light)
    cast_shadow(group, outlines[0], pouch, polar(size * .08, SHADE), lower.deep, .9)
    group.clip(pouch, inside).contour(pouch, .9, size * .034, lower.line, SHADE)
    for way in (-90, 162, 18, 108, 54):
        blade(group, pose.path(sprig((0, -.03), .40, way + 90, .08)), size * .085, leaf, veins=0, power=1.1)
    pedicel(group, stem, share, pose.point((0, -.03)), size * .08, leaf)
    knob = pose.circle((0, -.03), .085)
    group.fill(knob, leaf.mid).contour(knob, .8, size * .026, leaf.line, SHADE)


def _leaning(z: complex) -> complex:
    """A point of the flat flower as seen half from the left."""
    return complex(z.real * (.92 if z.real > 0 else .78), z.imag * .90)


def nemesia_bud(group: Group, pose: Pose, lips: Lips, leaf: Tones = NEMESIA_LEAF, open_: float = 0) -> None:
    """A bud 40 long, closed like a mouth; `open_` parts its lips."""
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


def pedicel(group: Group, spine: Path, share: float, to: Point, width: float, leaf: Tones = NEMESIA_LEAF,
            bow: float = .25) -> Path:
    """The stalk of a flower from a small bract on the stem, bowed out by the share `bow` of its length."""
    root, along = complex(spine.at(share)), complex(spine.tangent(share))
    end = point(to)
    side = 1 if ((end - root) * np.conj(along)).imag > 0 else -1
    twig = curve([root, root + along * abs(end - root) * .45 + side * 1j * along * abs(end - root) * bow, end])
    bract = sprig(root, 34, angle(along) + 90 + side * 62, -side * .12)
    blade(group, bract, 5.5, leaf, veins=2, power=1.1)
    stalk(group, twig, width, width * .7, leaf)
    return twig
