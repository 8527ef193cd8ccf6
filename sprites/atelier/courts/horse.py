"""Heads and forelegs of the knights' horses, built on their bones, so that each horse holds them differently."""
from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .. import palette as pal
from ..geometry import Path, Point, Spot, point
from ..line import SHADE, chords
from ..pieces import Spots, Stroke, Tint, strokes
from ..splines import Pose, curve
from ..svg import Group
from ..tones import mix_ink

WORLD = Pose()
Mark = tuple[Spots, str]  # a region of a head and its tone


@dataclass(frozen=True, slots=True)
class Coat:
    """The inks of a horse: coat, skin round the muzzle and its shade, iris, hoof."""
    tint: Tint
    muzzle: str
    muzzle_shade: str
    iris: str
    horn: Tint


# ---------------------------------------------------------------- head

BIT = 168, 38  # the corner of the mouth
# x from the poll to the lip, 200 long; y from the brow to the jaw
SKULL: list[Spot] = [(-10, 20, "c"), (2, 2), (22, -7), (46, -9), (68, -5), (92, 0), (120, 1), (146, -1), (166, -3),
                     (184, 2), (195, 14), (197, 27), (190, 38, "c"), (190, 44), (184, 53), (172, 57), (160, 52),
                     (146, 51), (124, 57), (104, 68), (84, 82), (58, 90), (32, 84), (12, 66), (-2, 44)]
JOWL: list[Spot] = [(-14, 40, "c"), (10, 52), (30, 70), (56, 76), (80, 66), (100, 54), (124, 48), (148, 44),
                    (172, 50), (192, 46, "c"), (190, 70, "c"), (100, 100, "c"), (20, 100, "c")]
CREST: list[Spot] = [(70, 27), (88, 27), (112, 30), (134, 36), (146, 42), (128, 41), (104, 38), (82, 36)]
HOLLOW: list[Spot] = [(38, 22), (46, 10), (60, 5), (74, 10), (84, 20), (76, 30), (62, 35), (46, 33)]
TEMPLE: list[Spot] = [(20, 12), (32, 4), (44, 4), (40, 14), (28, 20)]
CHEEK_LIGHT: list[Spot] = [(34, 46), (54, 40), (76, 46), (80, 56), (66, 64), (46, 62)]
CREST_LIGHT: list[Spot] = [(74, 23), (96, 23), (122, 27), (140, 33), (118, 28), (94, 26)]
NOSE_LIGHT: list[Spot] = [(50, -4), (76, 1), (112, 5), (146, 4), (120, 9), (84, 7)]
MUZZLE: list[Spot] = [(158, -14, "c"), (164, 8), (160, 28), (154, 44), (150, 64, "c"), (212, 68, "c"), (212, -14, "c")]
LIP_SHADE: list[Spot] = [(160, 40), (178, 39), (192, 38, "c"), (198, 46), (186, 60), (164, 58), (152, 50)]
NOSTRIL: list[Spot] = [(168, 9), (176, 3), (187, 7), (191, 17), (184, 24), (179, 20), (181, 13), (174, 12)]
EYELID: list[Spot] = [(49, 22, "c"), (54, 13), (63, 10.5), (72, 17, "c"), (68, 23), (57, 26)]
LINES: tuple[Stroke, ...] = (
    ([(32, 82), (56, 82), (80, 70), (92, 54), (94, 42)], 2.6),  # the edge of the jaw
    ([(191, 38), (180, 36), (168, 38), (160, 43)], 2.8),  # the mouth
    ([(76, 27), (100, 30), (126, 36), (142, 43)], 2),  # the ridge below the eye
    ([(160, 4), (166, -1), (178, 0)], 1.6), ([(158, 22), (166, 28), (178, 29)], 1.5),
    ([(150, 46), (158, 48), (168, 54)], 1.6), ([(96, 58), (116, 48), (136, 46)], 1.6),
    ([(10, 32), (20, 44), (20, 58)], 1.8), ([(24, 14), (34, 6), (46, 6)], 1.5))
LASHES: tuple[Stroke, ...] = (
    ([(46, 24), (54, 12.5), (63, 9.6), (75, 18)], 4.6), ([(50, 25), (58, 28.5), (69, 24)], 2),
    ([(44, 15), (54, 4), (68, 4)], 2), ([(46, 33), (58, 36), (70, 31)], 1.5))


def horse_head(group: Group, pose: Pose, coat: Coat, marks: Sequence[Mark] = ()) -> None:
    """A head placed by `pose`, with white `marks`; ears, forelock and bridle are not part of it."""
    tint, inside = coat.tint, Group()
    for spots, tone in ((CHEEK_LIGHT, tint.light), (NOSE_LIGHT, tint.light), *marks, (MUZZLE, coat.muzzle)):
        inside.fill(pose.shape(spots), tone)
    inside.fill(pose.shape(LIP_SHADE), coat.muzzle_shade)
    core = mix_ink(tint.shade, tint.line, .45)
    for spots in (JOWL, CREST, TEMPLE):
        region = pose.shape(spots)
        inside.fill(region, tint.shade)
        inside.add(chords(region, core, SHADE - 90, 5, 1.2))
    inside.fill(pose.shape(CREST_LIGHT), tint.light)
    strokes(inside, pose, LINES, tint.line)
    group.solid(pose.shape(SKULL), tint.base, inside, 1.8, 4.6)
    group.fill(pose.shape(NOSTRIL), mix_ink(tint.line, pal.INK, .6))
    group.fill(pose.shape(HOLLOW), tint.shade)
    horse_eye(group, pose, coat)


def horse_eye(group: Group, pose: Pose, coat: Coat) -> None:
    inside = Group().fill(pose.circle((62, 18), 8.6), coat.iris).fill(pose.circle((62.4, 18), 5, 4), "#140F0C")
    inside.fill(pose.circle((65, 14), 2.2), "#FFFFFF")
    inside.fill(pose.circle((57, 22), 1.6), mix_ink(coat.iris, "#FFFFFF", .4))
    eye = pose.shape(EYELID)
    group.fill(eye, "#CDBBA0").clip(eye, inside)
    strokes(group, pose, LASHES, pal.INK)


def horse_ear(group: Group, pose: Pose, colour: str, inner: str, line: str) -> None:
    """An ear with its foot at (0, 0), pointed and a little curled, open to the side."""
    inside = Group().fill(pose.shape([(5, 8, "c"), (10, -14), (5, -36), (-1, -55, "c"), (-5, -34), (-4, -12),
                                      (-3, 6, "c")]), inner)
    inside.ink(pose.curve([(1, 4), (3, -18), (0, -44)]), 1.8, "both", line)
    group.solid(pose.shape([(12, 12, "c"), (16, -10), (10, -36), (-1, -60, "c"), (-10, -40), (-13, -14),
                            (-9, 10, "c")]), colour, inside, 1.6, 3.6)


# ---------------------------------------------------------------- legs

@dataclass(frozen=True, slots=True)
class Leg:
    """The joints of a foreleg (elbow, knee, fetlock, coronet, toe), its size, and whether it grows out of the trunk.

    The horse looks left: seen along a bone downwards, its back is to the left of the line.
    """
    elbow: Point
    knee: Point
    fetlock: Point
    coronet: Point
    toe: Point
    size: float = 1.0
    grown: bool = True
    sock: float = 1.0  # the share of the cannon at which a white sock begins


Bone = Sequence[tuple[float, float, float]]  # share along, how far it reaches to the front and to the back
FOREARM: Bone = ((0, 46, 46), (.2, 40, 38), (.42, 29, 29), (.64, 19, 20), (.82, 14.5, 15), (.93, 16, 14.5))
CANNON: Bone = ((.1, 14.5, 15.5), (.24, 10.6, 12.6), (.48, 9.2, 10.6), (.74, 9.2, 10.4), (.9, 11, 13))
PASTERN: Bone = ((.3, 10.8, 11.4), (.62, 9.8, 9.8), (1, 11.6, 11.4))
HOOF: Bone = ((-.06, 13.2, 12.6), (.12, 15, 14), (.8, 18, 17), (1, 20.5, 14))
BONES = FOREARM, CANNON, PASTERN
FOLD = 14.5  # how far from the bones the flesh of a bent leg closes


def foreleg(group: Group, leg: Leg, tint: Tint, horn: Tint, white: Tint | None = None) -> None:
    """A foreleg over its joints: one line round all of it, open at the trunk if it grows out of that."""
    joints = [point(p) for p in (leg.elbow, leg.knee, leg.fetlock, leg.coronet, leg.toe)]
    front, back = (_edge(joints[:4], leg.size, side) for side in (-1, 1))
    outline = curve([_corner(front[0]), *front[1:-1], _corner(front[-1]), _corner(back[-1]), *back[-2:0:-1],
                     _corner(back[0])], closed=True)
    inside = Group()
    for k, (start, end) in enumerate(pairwise(joints[:4])):
        _model(inside, start, end, BONES[k], leg.size, tint)
    if white:
        _sock(inside, joints, leg, white)
    _joint_lines(inside, joints, leg.size, tint)
    group.silhouette(outline).fill(outline, tint.base).clip(outline, inside)
    if leg.grown:
        group.contour(curve([*front[2:-1], _corner(front[-1]), _corner(back[-1]), *back[-2:1:-1]]), 1.8, 4.4)
    else:
        group.contour(outline, 1.8, 4.4)
    _hoof(group, _bone(joints[3], joints[4], HOOF, leg.size), horn)


def _corner(spot: Spot) -> Spot:
    return point(spot).real, point(spot).imag, "c"


def _side(start: complex, end: complex) -> Callable[[float, float], complex]:
    way = end - start
    back = way / abs(way) * -1j
    return lambda along, off: start + way * along + back * off


def _edge(joints: list[complex], size: float, side: int) -> list[Spot]:
    """The front (-1) or back (1) of a leg from elbow to coronet; in a bend, one fold replaces edges that would
    cross."""
    spots: list[Spot] = []
    for k, (start, end) in enumerate(pairwise(joints)):
        spot, length = _side(start, end), abs(end - start)
        rows = [(u, size * (b if side > 0 else a)) for u, a, b in BONES[k]]
        for joint, u0 in ((k, 0), (k + 1, 1)):
            bend = _bend(joints, joint) * side
            if bend > .3:
                room = max(rows[-u0][1], FOLD * size) * math.tan(min(bend, 2.5) / 2) * 1.12
                rows = [(u, off) for u, off in rows if abs(u - u0) * length > room]
        spots += [spot(u, side * off) for u, off in rows]
        if k < 2:
            bend = _bend(joints, k + 1) * side
            before, after = (b - a for a, b in pairwise(joints[k:k + 3]))
            out = -1j * (before / abs(before) + after / abs(after)) * side
            out /= abs(out)
            if bend > .3:
                spots.append(_corner(joints[k + 1] + out * size * FOLD / math.cos(min(bend, 2.5) / 2)))
            elif bend < -.3:
                spots.append(joints[k + 1] + out * size * 16.5)
    return spots


def _bend(joints: list[complex], k: int) -> float:
    """The angle in radians by which the leg bends backwards at a joint."""
    if not 0 < k < len(joints) - 1:
        return 0
    return -cmath.phase((joints[k + 1] - joints[k]) / (joints[k] - joints[k - 1]))


def _bone(start: complex, end: complex, rows: Bone, size: float) -> Path:
    """The outline of the leg along a bone."""
    spot = _side(start, end)
    front, back = [spot(u, -size * a) for u, a, _ in rows], [spot(u, size * b) for u, _, b in reversed(rows)]
    rim: list[Spot] = []
    for first, *middle, last in (front, back):
        rim += [_corner(first), *middle, _corner(last)]
    return curve(rim, closed=True)


def _model(inside: Group, start: complex, end: complex, rows: Bone, size: float, tint: Tint) -> None:
    spot = _side(start, end)
    lower = 1 if ((spot(.5, 1) - spot(.5, 0)) * complex(.62, -.79)).real > 0 else -1
    reach = [(u, b if lower > 0 else a) for u, a, b in rows]
    (u0, first_off), (u1, last_off) = reach[0], reach[-1]
    reach = [(u0 - .12, 3 * first_off), *reach, (u1 + .14, 3 * last_off)]
    dark: list[Spot] = [spot(u, lower * size * .34 * off) for u, off in reach]
    edge: list[Spot] = [spot(u, lower * size * 1.6 * off) for u, off in reversed(reach)]
    region = curve([*dark, *edge], closed=True)
    inside.fill(region, tint.shade).add(chords(region, mix_ink(tint.shade, tint.line, .4), SHADE - 90, 4.8, 1.2))
    lit: list[Spot] = [spot(u, -lower * size * .62 * (a if lower > 0 else b)) for u, a, b in rows if .08 < u < .96]
    if len(lit) > 2:
        inside.ink(curve(lit), 5.5 * size, "both", tint.light)


def _sock(inside: Group, joints: list[complex], leg: Leg, white: Tint) -> None:
    """White from the share `leg.sock` of the cannon down to the hoof."""
    cannon, pastern = _side(joints[1], joints[2]), _side(joints[2], joints[3])
    wide, narrow = 26 * leg.size, 15.5 * leg.size
    region = curve([_corner(cannon(leg.sock, -wide)), cannon(leg.sock - .08, 0), _corner(cannon(leg.sock, narrow)),
                    _corner(pastern(1.2, wide)), _corner(pastern(1.2, -wide))], closed=True)
    sock = Group().fill(region, white.base)
    _model(sock, joints[1], joints[2], CANNON, leg.size, white)
    _model(sock, joints[2], joints[3], PASTERN, leg.size, white)
    inside.clip(region, sock)


def _hoof(group: Group, hoof: Path, horn: Tint) -> None:
    inside = Group().fill(hoof.placed(at=13 + 8j), horn.shade)
    inside.add(chords(hoof, mix_ink(horn.shade, horn.line, .3), SHADE - 90, 4.6, 1.2))
    group.solid(hoof, horn.base, inside, 1.8, 4)


def _joint_lines(inside: Group, joints: list[complex], size: float, tint: Tint) -> None:
    elbow, knee, fetlock, coronet, _ = joints
    arm, cannon, pastern = _side(elbow, knee), _side(knee, fetlock), _side(fetlock, coronet)
    rows: list[Stroke] = [
        ([cannon(.14, -13 * size), cannon(.2, -3 * size), cannon(.15, 7 * size)], 2),
        ([arm(.9, -13 * size), arm(.93, -4 * size), arm(.88, 7 * size)], 2),
        ([cannon(.24, 5 * size), cannon(.55, 4.4 * size), cannon(.88, 6.4 * size)], 1.8),
        ([cannon(.96, -11 * size), cannon(1.02, -2 * size), cannon(.98, 9 * size)], 1.8),
        ([pastern(.84, -12 * size), pastern(.92, 0), pastern(.84, 12 * size)], 1.7),
        ([arm(.3, 8 * size), arm(.5, 5 * size), arm(.74, 7 * size)], 2.2),
        ([arm(.28, -16 * size), arm(.44, -9 * size), arm(.6, -7 * size)], 2)]
    strokes(inside, WORLD, rows, tint.line)
