"""Trump 4: othonna that spills out of a hanging pot, one head before Table Bay at evening."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..card import Card
from ..flowers.othonna import (
    PICKLE,
    RED,
    THREAD,
    WIRE,
    bud,
    daisy,
    daisy_behind,
    pickle,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Path, polar
from ..line import keyline
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground
from .hanging_pot import hanging_pot
from .table_bay import DUSK, EVENING, HALF, medallion

SKY, SKY_LINE, EDGE = "#B7C9CE", "#A6BBC2", "#20322F"
RING, RADIUS = 304 + 716j, 214
LEFT = curve([(306, 232), (262, 232), (230, 290), (214, 390), (168, 500), (148, 620), (168, 740), (140, 850),
              (158, 936)])
RIGHT = curve([(456, 230), (496, 236), (516, 296), (502, 390), (526, 484), (512, 580), (528, 664)])
FRONT = curve([(416, 236), (446, 256), (454, 300), (444, 346), (452, 388)])
TWIG = curve([LEFT.at(.34), (136, 476), (96, 520), (84, 600)])
# a trail: its stem, how long its leaves are, a seed
TRAILS = ((TWIG, 46, 4), (RIGHT, 56, 5), (FRONT, 40, 9), (LEFT, 64, 1))
Head = tuple[Path, float, complex, float, float, float, float]
# trail, share of it where the stalk leaves, where the head is, its radius, rise and turn, how low the stalk sags
HEADS: tuple[Head, ...] = ((LEFT, .20, 138 + 318j, 46, 28, -16, 18), (LEFT, .86, 84 + 806j, 38, 26, -18, 10),
         (RIGHT, .60, 430 + 470j, 44, 34, -18, 16), (LEFT, .65, 318 + 622j, 92, 60, 6, 52))
BUDS: tuple[tuple[Path, float, complex, float, float, float], ...] = (
    (TWIG, .86, 58 + 548j, .50, -8, 8), (RIGHT, .84, 464 + 546j, .60, -8, 10), (LEFT, .95, 86 + 898j, .54, -8, 8))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground(SKY, SKY_LINE)
    halo(picture, RING, RADIUS, RING_WIDTH, "#6B4F74", EVENING, _small_bud, 20)
    medallion(picture, RING, RADIUS - RING_WIDTH)
    hanging_pot(picture)
    _crown(picture)
    _stalks(picture)
    for strand, length, seed in TRAILS:
        _trail(picture, strand, length, seed)
    behind = Group()
    daisy_behind(behind, View(462 + 708j, 42, 58, -.2, -16), _turned_away().part(.34, 1))
    picture.add(keyline(behind, 1.1, 4, EDGE))
    for strand, share, at, scale, turn, sag in BUDS:
        one = Group()
        bud(one, perch(_wire(strand, share, at, turn, sag), scale))
        picture.add(keyline(one, .9, 3.6, EDGE))
    for k, (_, _, place, radius, rise, lean, _) in enumerate(HEADS):
        one = Group()
        daisy(one, View(place, radius, rise, .24, lean), 13 - k % 2, k + 1)
        picture.add(keyline(one, 1.0, 4.6, EDGE))
    return trump_card(picture, "4", "OTHONNA")


def _stalks(picture: Group) -> None:
    """The stalks of heads and buds, which come out from among the leaves."""
    stalks = Group()
    stalk(stalks, _turned_away(), 4.4, 3, WIRE)
    for strand, share, at, _, turn, sag in BUDS:
        stalk(stalks, _wire(strand, share, at, turn, sag), 4, 2.6, WIRE)
    for strand, share, at, radius, _, turn, sag in HEADS:
        spine = _wire(strand, share, at + polar(radius * .44, 90 + turn), turn, sag)
        stalk(stalks, spine, 5.6 if radius > 60 else 4.4, 3.6, WIRE)
    picture.add(keyline(stalks, .9, 3.2, EDGE))


def _turned_away() -> Path:
    """The stalk of the head that is seen from behind."""
    return curve([RIGHT.at(.97), (512, 692), (488, 708), (462, 708)])


def _wire(strand: Path, share: float, to: complex, turn: float, sag: float) -> Path:
    """The stalk of a head at `to`: it leaves its knot outwards, sags and rises into the head, which leans by `turn`."""
    root = complex(strand.at(share))
    step = to - root
    return curve([root, root + complex(step.real * .55, step.imag * .16 + sag), (to.real, to.imag, turn - 90)])


def _trail(picture: Group, strand: Path, length: float, seed: int) -> None:
    """A hanging stem, its leaves in a spiral round it, now crowded, now loose, and smaller towards its tip."""
    stem, rng = Group(), np.random.default_rng(seed)
    stalk(stem, strand, length * .13, length * .06, THREAD)
    picture.add(keyline(stem, .9, 3.4, THREAD.line))
    shares, run = [], .4 * length
    while run < strand.length():
        shares.append(run / strand.length())
        run += length * (.25 + .13 * math.sin(run / (length * .62) + seed)) * rng.uniform(.8, 1.2)
    for first in reversed(range(0, len(shares), 4)):
        layers = Group(), Group(), Group()
        for k in range(first, min(first + 4, len(shares))):
            share = shares[k]
            size = length * (1.08 - .42 * share ** 2) * rng.uniform(.80, 1.12)
            _spiral_leaf(layers, complex(strand.at(share)), complex(strand.tangent(share)), size,
                         137.508 * k + rng.uniform(-18, 18))
        for layer, thick in zip(layers, (3.0, 3.8, 3.6), strict=True):
            picture.add(keyline(layer, .8, thick, EDGE))
    root, tip = Group(), Group()
    for k, way in enumerate((-128, -52, 84)):
        _leaf(root, strand.start, polar(1, way), length * .62, (HALF, PICKLE)[k % 2])
    for k, way in enumerate((38, -34, 4)):
        along = complex(strand.tangent(1))
        _leaf(tip, strand.end - along * 4, along * polar(1, way), length * .48, (HALF, PICKLE, PICKLE)[k])
    for tuft in (root, tip):
        picture.add(keyline(tuft, .8, 3.4, EDGE))


def _spiral_leaf(layers: tuple[Group, Group, Group], root: complex, along: complex, size: float, way: float) -> None:
    """A leaf that leaves its stem `way` degrees round it: behind it, at its side or towards us, then foreshortened."""
    aside, near = math.cos(math.radians(way)), math.sin(math.radians(way))
    spread = along * polar(1, 74 * aside)
    if near > .72:
        tip = root + spread * size * .58
        spine = curve([root - spread * 4, root + spread * size * .28 + 2 * aside, tip])
        pickle(layers[2], spine, size * .17, PICKLE, RED)
    else:
        tones = DUSK if near < -.4 else PICKLE if (spread * 1j).real > 0 else HALF
        _leaf(layers[0 if near < -.4 else 1], root, spread, size * (.66 + .34 * abs(aside)), tones)


def _leaf(group: Group, root: complex, way: complex, size: float, tones: Tones) -> None:
    """A leaf from `root` towards `way`, its tip turned up to the light."""
    rise = -1j * size * .20 * min(1.0, abs(way.real) + .2)
    tip = root + way * size * .92 + rise
    pickle(group, curve([root, root + way * size * .46 + rise * .05, tip]), size * .150, tones, RED)


def _crown(picture: Group) -> None:
    """The shoots that stand in the pot and lean over its rim, each a tuft of unequal leaves."""
    for at, size, ways in ((344 + 226j, 40, (-122, -66, -92)), (424 + 226j, 42, (-128, -58, -96, -30)),
                           (296 + 232j, 54, (-158, -76, -132, -104, 150)), (384 + 230j, 50, (-140, -42, -112, -72)),
                           (468 + 232j, 52, (-146, -24, -112, -64, 34)), (328 + 242j, 40, (-160, 162, -30, 118)),
                           (396 + 246j, 34, (164, 20, 96))):
        rng = np.random.default_rng(round(at.real))
        for k, way in enumerate(ways):
            one = Group()
            _leaf(one, at + polar(5, way), polar(1, way), size * rng.uniform(.74, 1.14), (DUSK, HALF, PICKLE)[k % 3])
            picture.add(keyline(one, .8, 3.4, EDGE))


def _small_bud(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: a bud between two leaves."""
    pose = Pose(at - polar(16, way), .72, way + 90)
    for side in (-1, 1):
        shape = pose.shape([(0, 2, "c"), (side * 14, -4), (side * 24, -22), (side * 26, -40, "c"), (side * 13, -26),
                            (0, -8, "c")])
        group.fill(shape, pal.SAGE_LIGHT).stroke(shape, pal.INK, 1.0)
    ball = pose.shape([(0, -2), (-13, -14), (-12, -34), (0, -44), (12, -34), (13, -14)])
    group.fill(ball, pal.GILT_LIGHT).stroke(ball, pal.INK, 1.2)
    for x in (-5, 4):
        group.ink(pose.curve([(x * .6, -4), (x * 1.2, -22), (x * .5, -42)]), 1.4, "both")
