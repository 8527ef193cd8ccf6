"""Trump 15: water forget-me-not, its paired coils in front of the low sun over a brook; a damselfly on a rush."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ..card import Card
from ..cup import laid
from ..engraved import hooped
from ..flowers.scorpioid import EYE, PINK, bud, lobe
from ..flowers.turned import View
from ..frame import tendril_line, trump_card
from ..geometry import Path, Point, angle, circle, line, mix, point, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .brook import brook, shallows
from .damselfly import damselfly
from .scenery import sky

SUN, GLOW = (332, 404), 208
# bars of cloud: middle, length, height, ink
CLOUDS = ((160, 548, 300, 15, "#C88477"), (500, 584, 340, 18, "#B56C6C"), (210, 622, 440, 22, "#A55F68"),
          (500, 196, 260, 14, "#CE8C7C"), (440, 660, 380, 20, "#9A5967"), (140, 690, 300, 16, "#B06E72"))
EDGE = "#23333A"
LEAF = Tones("#BFD48E", "#86AC66", "#4E7C56", "#21402F")
COOL = Tones("#A9C698", "#6E9A74", "#3F6E5C", "#1F3C30")
BLUE = Tones("#BBD6EE", "#7BA8D8", "#4C78B2", "#20365C")
SEDGE = Tones("#C9A878", "#A47C50", "#785436", "#3E2A1C")
LILAC = Tones("#DFD2EC", "#AF9CD2", "#8069AE", "#2C2650")
BACK = Tones("#D5E2EE", "#A3C1DF", "#6E93C0", "#20365C")
FOOT = 292 + 1000j  # the foot of the stem at the water
RUSH = curve([(560, 930), (538, 760), (530, 620), (538, 500)])


def draw() -> Card:
    picture = sky("#B56F70", (110, "#C27E77"), (230, "#CD8C7F"), (350, "#D79A86"), (470, "#DFA78F"))
    _sunset(picture)
    brook(picture)
    _glitter(picture)
    spray = Layers()
    _shoots(spray)
    _spray(spray)
    spray.put(picture)
    shallows(picture, (FOOT.real, 206, 398))
    _mirrored(picture)
    rush = Group()
    stalk(rush, RUSH, 8, 2, COOL)
    for k, turn in enumerate((-64, -30, -46, 28, 8)):
        sedge = complex(RUSH.at(.86)) + polar(8 + 3 * k, turn - 90)
        stalk(rush, line(complex(RUSH.at(.84)), sedge), 1.6, 1.4, COOL)
        blade(rush, sprig(sedge, 15, turn, 0), 4, SEDGE, veins=0, line_width=.8)
    damselfly(rush, Pose((514, 594), 1.08, -38, flip=True))
    picture.add(keyline(rush, 1.0, 3.4, EDGE))
    return trump_card(picture, "15", "MYOSOTIS")


def _sunset(group: Group) -> None:
    at = point(SUN)
    for radius, tone in ((GLOW + 52, "#E8B695"), (GLOW + 26, "#F0C99E"), (GLOW, "#FAEBC0")):
        group.fill(circle(at, radius), tone)
    group.stroke(circle(at, GLOW), "#7A3F48", 2.4).stroke(circle(at, GLOW + 26), "#B06A62", 1.6)
    hooped(group, at, GLOW - 6, 6, 4.2, "#D08A5C", 1.6)
    for x, y, wide, thick, ink in CLOUDS:
        bar = curve([(x - wide / 2, y), (x - wide * .2, y - 5), (x + wide * .15, y + 3), (x + wide / 2, y - 2)])
        group.fill(taper(bar, thick, thick, ends(.5, .5)), ink)


def _glitter(group: Group) -> None:
    for k in range(13):
        y, wide = 802 + 14 * k + k * k * .25, 44 + 9 * k * (1, .55, .8)[k % 3]
        x = SUN[0] + (-14, 10, 22, -6)[k % 4]
        bar = curve([(x - wide / 2, y), (x, y + 1.5), (x + wide / 2, y)])
        group.fill(taper(bar, 4 + .3 * k, 4 + .3 * k, ends(.5, .5)), ("#FBEBC4", "#F0BE9C")[k % 2])


STREAKS = ((196, 996, 116, "#33605F"), (330, 994, 96, "#33605F"), (150, 1004, 74, "#41706C"),
           (236, 1006, 92, "#2B5358"), (356, 1004, 60, "#41706C"), (292, 1012, 88, "#4C78B2"),
           (186, 1013, 60, "#BBD6EE"), (250, 1000, 40, "#BBD6EE"))


def _mirrored(group: Group) -> None:
    """The reflection in the water before the plant: its lowest leaves, dark, and the blue of its flowers."""
    for k, (x, y, wide, ink) in enumerate(STREAKS):
        streak = curve([(x - wide / 2, y), (x, y + (-1.2, 1.2)[k % 2]), (x + wide / 2, y)])
        group.fill(taper(streak, 4.4 - .3 * k % 2, 4.4, ends(.5, .5)), ink)


@dataclass(slots=True)
class Layers:
    """The layers of a spray, from the lowest up."""

    leaves: Group = field(default_factory=Group)
    stems: Group = field(default_factory=Group)
    buds: Group = field(default_factory=Group)
    flowers: Group = field(default_factory=Group)

    def put(self, picture: Group) -> None:
        """Add the layers to `picture`, each on its key line."""
        for layer, thick in ((self.leaves, 4.6), (self.stems, 4.2), (self.buds, 3.4)):
            picture.add(keyline(layer, 1.0, thick, EDGE))
        picture.add(self.flowers)


@dataclass(frozen=True, slots=True)
class Bloom:
    """An open flower: where its stalk leaves the axis, its heart, radius, rise of the view, turn, its first lobe."""

    share: float
    at: Point
    radius: float
    rise: float
    turn: float
    first: float = -90
    behind: bool = False  # seen from behind
    young: bool = False  # just open, still of the colour of the buds


# the farther ones first
RIGHT_BLOOMS = (Bloom(.47, (380, 292), 34, 30, -26, -60, young=True), Bloom(.40, (474, 366), 38, 30, 66, -80),
                Bloom(.08, (430, 538), 44, 52, 104, -40, True), Bloom(.30, (352, 366), 46, 36, -34, -50),
                Bloom(.20, (416, 448), 56, 48, 44, -75))
LEFT_BLOOMS = (Bloom(.48, (272, 300), 34, 28, 26, -70, young=True), Bloom(.36, (184, 398), 40, 28, -66, -60),
               Bloom(.26, (262, 450), 50, 44, -40, -85), Bloom(.03, (338, 476), 66, 62, -16, -95))
LOW_BLOOMS = (Bloom(.46, (198, 586), 34, 30, 22, -70, young=True), Bloom(.34, (110, 640), 38, 52, -84, -50, True),
              Bloom(.13, (244, 668), 42, 32, -24, -85), Bloom(.26, (178, 676), 48, 52, -52, -60))
# share of the stem, length, turn, bend, inks, how far the edge turns over; alternate, the lowest first
LEAVES = ((.06, 158, -74, .10, COOL, 0), (.13, 142, 70, -.10, COOL, .3), (.24, 190, -58, .12, LEAF, .4),
          (.39, 168, 66, -.14, LEAF, 0), (.53, 128, -84, .16, LEAF, 0), (.70, 116, 52, -.12, LEAF, .34))
# foot, top and leaves (share, length, turn) of the shoots without a flower
SHOOTS = (((206, 1010), (150, 860), ((.46, 92, 40), (.66, 84, -60), (.80, 70, 24), (.97, 62, -22))),
          ((398, 1010), (424, 892), ((.34, 84, 78), (.80, 70, 62), (.97, 58, -6))))


def _spray(to: Layers) -> None:
    stem = curve([FOOT + 20j, (296, 890), (324, 740), (320, 610), (336, 505)])
    for share, length, turn, bend, tones, roll in LEAVES:
        _leaf(to.leaves, sprig(complex(stem.at(share)), length, turn, bend), length, tones, roll)
    low = tendril_line([complex(stem.at(.56)), (266, 676), (182, 606), (142, 534)], -112, 34, 1.15, -1, 3)
    left = tendril_line([stem.end, (300, 424), (246, 352), (210, 288)], -116, 42, 1.15, -1, 3)
    right = tendril_line([stem.end, (370, 424), (416, 340), (440, 258)], -68, 46, 1.15, 1, 3)
    for axis, first, side, last, count, size, blooms in ((low, 7, -1, .54, 10, .80, LOW_BLOOMS),
                                                         (right, 9, 1, .54, 12, 1.0, RIGHT_BLOOMS),
                                                         (left, 9, -1, .54, 12, .92, LEFT_BLOOMS)):
        for k, u in enumerate(np.linspace(.985, last, count)):
            _budding(to, axis, float(u), side * (1 if k % 2 else -1), size * (.80 + .05 * k), PINK if k < 8 else LILAC)
        stalk(to.stems, axis, first, 2.6, LEAF)
        for k, bloom in enumerate(blooms):
            _bloom(to, axis, bloom, 40 + 7 * k + side)
    stalk(to.stems, stem, 22, 9, LEAF)


def _shoots(to: Layers) -> None:
    for foot, top, leaves in SHOOTS:
        stem = curve([foot, mix(point(foot), point(top), .5) + 8, top])
        stalk(to.leaves, stem, 9, 5, COOL)
        for share, length, turn in leaves:
            _leaf(to.leaves, sprig(complex(stem.at(share)), length, turn, -.0016 * turn), length, COOL, 0)


def _leaf(group: Group, spine: Path, length: float, tones: Tones, roll: float) -> None:
    blade(group, spine, length * .125, tones, length * .115, veins=3 if length > 100 else 0, peak=.46, power=.48,
          roll=roll, line_width=1.1)
    group.fill(taper(spine.part(.0, .92), 3.4, .6), tones.light)
    group.fill(taper(spine.part(.0, .94), 1.2, .4), tones.line)


def _budding(to: Layers, axis: Path, share: float, side: int, scale: float, tones: Tones) -> None:
    """A bud on its short stalk, in the row on one `side` of the coil's back."""
    at, along = complex(axis.at(share)), complex(axis.tangent(share))
    out = -1j * along * polar(1, 16 * side) * (1 if axis.end.real > 300 else -1)
    foot = at + out * (4 + 5 * scale) + along * 2 * side
    stalk(to.stems, curve([at - along * 4, at + out * 2, foot]), 3, 2.6, LEAF)
    bud(to.buds, Pose(foot, scale, angle(out) + 90), tones)


def _bloom(to: Layers, axis: Path, bloom: Bloom, seed: int) -> None:
    """An open flower, its stalk, the calyx and the short tube."""
    view = View(bloom.at, bloom.radius, bloom.rise, .20, bloom.turn, 1.3)
    up, head = polar(1, bloom.turn - 90), point(bloom.at)
    low = math.cos(math.radians(bloom.rise))
    base = head if bloom.behind else head - up * bloom.radius * (.16 + .50 * low)
    foot, along = complex(axis.at(bloom.share)), complex(axis.tangent(bloom.share))
    step = abs(base - foot)
    bend = mix(foot, base, .66) + 1j * step * .08 if bloom.behind else base - up * step * .25
    spine = curve([foot, foot + along * step * .3 + (base - foot) * .2, bend,
                   base])
    one = Group()
    if bloom.behind:
        _lobes(one, view, bloom.first, seed, BACK)
        _calyx(one, Pose(base, bloom.radius / 60, bloom.turn), range(18, 378, 72), 1)
        stalk(one, spine, bloom.radius * .09, bloom.radius * .08, LEAF)
    else:
        stalk(to.stems, spine, bloom.radius * .10, bloom.radius * .09, LEAF)
        tube = taper(curve([base, mix(base, head, .9)]), bloom.radius * .20, bloom.radius * .26)
        to.stems.silhouette(tube).fill(tube, BACK.mid)
        _calyx(to.stems, Pose(base, bloom.radius / 60, bloom.turn), (-44, 44, -15, 15), 0)
        _lobes(one, view, bloom.first, seed, LILAC if bloom.young else BLUE)
        _eye(one, view, bloom.first)
    to.flowers.add(keyline(one, .9, 4.4, BLUE.line))


def _calyx(group: Group, pose: Pose, ways: Sequence[float], flat: int) -> None:
    """Narrow sepals from one point, upright round the tube or spread (`flat`) as they are seen from behind."""
    for way in ways:
        blade(group, pose.path(sprig((0, 4), 24 if flat else 26, way, .08)), 4.6, LEAF, veins=0, line_width=.8)
    if flat:
        ball = pose.circle(0, 6.5)
        group.fill(ball, LEAF.mid).contour(ball, .8, 2, LEAF.line, SHADE)


def _lobes(group: Group, view: View, first: float, seed: int, tones: Tones) -> None:
    rng = np.random.default_rng(seed)
    ways = sorted((first + 72 * k for k in range(5)),
                  key=lambda way: math.sin(math.radians(way)) + rng.uniform(-.2, .2))
    petals = [laid(view, lobe(rng.uniform(.47, .54)), way + rng.uniform(-4, 4), rng.uniform(.93, 1.05),
                   rng.uniform(-.06, .06)) for way in ways]
    outlines, thick = [petal.outline() for petal in petals], view.radius * .026 + .8
    for k, petal in enumerate(petals):
        paint(group, petal, tones, pale=0, shade=.34, shade_edge=k % 2, veins=0, rim=.06, thin=.7, thick=thick)
        _sheen(group, petal, tones, k % 2, view.radius > 45)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(view.radius * .06, SHADE), tones.deep)
        group.contour(outlines[k], .7, thick, tones.line, SHADE, 30)


def _sheen(group: Group, petal: Petal, tones: Tones, shaded: int, near: bool) -> None:
    """A pale foot and fine rays that run out of it; on a `near` flower a light on the side away from the shade."""
    inside, pale = Group(), mix_ink(tones.mid, tones.light, .6)
    for across, last in ((.2, .52), (.35, .66), (.5, .6), (.65, .68), (.8, .5)) if near else ((.3, .6), (.65, .66)):
        ray = petal.vein(across, .12, last)
        inside.fill(taper(ray, ray.length() * .17, .4, ends(.2, .8)), pale)
    side = (.10, .20, .30) if shaded else (.90, .80, .70)
    for k, across in enumerate(side if near else ()):
        streak = petal.vein(across, .60 + .05 * k, .92 - .03 * k)
        inside.fill(taper(streak, streak.length() * .22, 1, ends(.5, .5)), pale)
    group.clip(petal.outline(), inside)


def _eye(group: Group, view: View, first: float) -> None:
    for k in range(5):
        for shift in (-10, 10):
            ray = view.curve([polar(.15, first + 72 * k + shift), polar(.40, first + 72 * k + shift * .5)])
            group.fill(taper(ray, view.radius * .10, view.radius * .03), "#FFFDF4")
    ring = view.path(circle(0, .215))
    group.fill(ring, EYE.line)
    for k in range(5):
        scale = view.path(circle(polar(.115, first + 36 + 72 * k), .088))
        group.fill(scale, EYE.mid).fill(view.path(circle(polar(.12, first + 32 + 72 * k), .042)), EYE.light)
    group.fill(view.path(circle(0, .062)), EYE.line)
