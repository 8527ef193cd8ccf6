"""The coral lily: scarlet turk's cap without spots, its bud, leaves like threads."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, circle
from ..ribbons import Petal, brush, edges
from ..splines import Pose, curve
from ..svg import Group
from .lilies import FACE, FACE_STAMENS, TURK_BACK, LilyInks, filament, tepal

SCARLET = LilyInks("#D5472D", "#A22B20", "#EC8262", None, "#BC3423", "#8E241C", "#7E1F18", "#E0653F",
                   "#F5B99C", "#E9B59A")
ANTHER, ANTHER_LIGHT, STIGMA = "#B92F1E", "#F08A62", "#8E241C"
# points, half-width and dark side of the four tepals that face the eye: rolled back, their tips past the others
FRONT: list[tuple[list[tuple[float, float]], float, str]] = [
    ([(-6, 62), (-70, 94), (-130, 62), (-144, 2), (-164, -46), (-198, -50), (-204, -20)], 30, "L"),
    ([(6, 62), (72, 94), (130, 60), (142, -2), (158, -54), (192, -64), (204, -36)], 30, "R"),
    ([(-2, 94), (-52, 76), (-82, 14), (-78, -44), (-92, -86), (-124, -96), (-136, -70)], 33, "L"),
    ([(5, 94), (52, 72), (78, 10), (66, -52), (30, -80), (14, -52)], 35, "R")]
STAMENS: list[tuple[list[tuple[float, float]], float]] = [
    ([(-26, 100), (-70, 140), (-112, 150)], -60), ([(-16, 104), (-40, 168), (-66, 194)], -30),
    ([(-3, 106), (-6, 180), (-14, 216)], -6), ([(8, 106), (28, 176), (44, 208)], 16),
    ([(18, 104), (56, 152), (92, 174)], 44), ([(28, 98), (80, 124), (120, 126)], 66)]


def coral_turk(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """A nodding flower hanging from `at`, about 320 units across at scale 1."""
    pose = Pose(at, scale, turn, flip)
    side = -1 if flip else 1
    for points, way in STAMENS:
        thread = filament(group, pose, [(points[0][0] * .4, 60), *points], SCARLET.filament, 6 * scale)
        _anther(group, thread.end, 16 * scale, turn + side * way)
    style = filament(group, pose, [(0, 60), (6, 130), (0, 244)], "#C9A36A", 8 * scale)
    group.solid(circle(style.end, 9 * scale, 7 * scale), STIGMA, thin=1.4, thick=2.6)
    for points, width, seed, _, dark in TURK_BACK:
        tepal(group, pose.curve(points), width * scale, seed, inks=SCARLET, dark_side=dark)
    _throat(group, pose)
    for points, width, dark in FRONT:
        tepal(group, pose.curve(points), width * scale, 1, inks=SCARLET, dark_side=dark, curled=.76)


def coral_face(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A flower turned to the eye: six slender tepals curling away, about 420 units across at scale 1."""
    pose = Pose(at, scale, turn)
    for points, width, dark in FACE:
        tepal(group, pose.curve(points), width * .8 * scale, 1, inks=SCARLET, dark_side=dark, curled=.78)
    eye = circle(at, 17 * scale)
    group.fill(eye, "#9AA25C").stroke(eye, pal.INK, 1.6)
    for points, way in FACE_STAMENS:
        thread = filament(group, pose, [0j, *points], SCARLET.filament, 7 * scale)
        _anther(group, thread.end, 19 * scale, turn + way)
    style = filament(group, pose, [0j, (4, 50), (40, 140), (48, 190)], "#C9A36A", 9 * scale)
    group.solid(circle(style.end, 10 * scale, 8 * scale), STIGMA, thin=1.4, thick=2.6)


def _throat(group: Group, pose: Pose) -> None:
    base = pose.shape([(-13, -30, "c"), (-24, 20), (-48, 76), (0, 100), (48, 76), (24, 20), (13, -30, "c")])
    inside = Group().fill(pose.shape([(0, -40, "c"), (40, -40, "c"), (60, 110, "c"), (4, 110, "c")]), SCARLET.dark)
    inside.fill(pose.shape([(-30, -40, "c"), (30, -40, "c"), (10, 10), (0, 30), (-10, 10)]), "#9AA25C")
    for x in (-14, 0, 14):
        inside.ink(pose.curve([(x * .5, -18), (x, 30), (x * 1.7, 84)]), 2, "both", SCARLET.midrib)
    group.solid(base, SCARLET.tepal, inside, thin=1.6, thick=3.6)


def _anther(group: Group, at: complex, n: float, turn: float) -> None:
    pose = Pose(at, 1, turn)
    shape = pose.shape([(-n, 0), (-n * .5, -n * .3), (n * .5, -n * .3), (n, 0), (n * .5, n * .3), (-n * .5, n * .3)])
    group.silhouette(shape).fill(shape, ANTHER)
    group.ink(pose.line((-n * .8, -n * .05), (n * .8, -n * .05)), n * .24, "both", ANTHER_LIGHT)
    group.stroke(shape, pal.INK, 1.6)


def coral_bud(group: Group, pose: Pose, length: float = 100, width: float = 21) -> None:
    """A waxy drooping bud, pointing up before it is turned."""
    spine = pose.curve([(0, 0), (4, -length * .5), (0, -length)])
    half = width * pose.scale
    bud = Petal(*edges(spine, lambda u: half * np.sin(np.pi * np.clip(u * .93 + .07, 0, 1)) ** .66))
    inside = Group().fill(bud.zone(0, lambda s: .22 + .1 * np.abs(np.sin(s * np.pi * 3))), "#A3A55F")
    inside.fill(bud.side(1, .60), SCARLET.dark).fill(bud.side(.12, .26, .2, .85), SCARLET.light)
    group.solid(bud.outline(), SCARLET.tepal, inside, thin=1.6, thick=4)
    for across in (.34, .64):
        group.ink(bud.vein(across, .06, .93), 2.0, "both", SCARLET.midrib)


def thread_leaves(group: Group, spine: Path, first: float, last: float, count: int, length: float,
                  width: float = 6.5) -> None:
    """Leaves like grass, crowded along the stem between two shares of its length, arching out and over."""
    rng = np.random.default_rng(5)
    for i in range(count):
        u = first + (last - first) * i / (count - 1)
        root, side = spine.at(u), 1 if i % 2 else -1
        reach = length * (.74 + .26 * np.sin(np.pi * (i + 1) / (count + 1))) * rng.uniform(.85, 1.1)
        open_ = rng.uniform(.55, 1.0)
        tip = root + complex(side * reach * open_, -reach * (1.05 - .75 * open_))
        middle = root + complex(side * reach * .34 * open_, -reach * .46)
        blade = curve([root, middle, tip])
        shape = brush(blade, width, lambda v: .7 + .3 * np.sin(np.pi * np.clip(v, 0, 1)) - .66 * np.asarray(v) ** 4)
        tone = ("#7FA06B", "#4E7A58", "#9AB483")[i % 3]
        group.silhouette(shape).fill(shape, tone).stroke(shape, pal.INK, 1.1)
        group.ink(blade.part(.03, .8), 1.5, "out", "#2F5140")
