"""A face given by its features, so that no two need be alike; each card has its own `Likeness`."""
from __future__ import annotations

from dataclasses import dataclass

from . import palette as pal
from .faces import Person, fold_ink
from .line import ends, pressed, taper
from .pieces import Piece, Spots, Stroke, Tint, lay, strokes
from .splines import Pose
from .svg import Group
from .tones import mix_ink


@dataclass(frozen=True, slots=True)
class Eye:
    """An eye: the opening, place and radius of the iris, the upper lashes, the fold of the lid, the lower lid."""
    opening: Spots
    iris: tuple[float, float, float]
    lash: Spots
    fold: Spots
    lower: Spots
    wings: tuple[Spots, ...] = ()


@dataclass(frozen=True, slots=True)
class Likeness:
    """The features of one face: eye line near y 0, chin near y 90, looking right unless its pose is flipped."""
    head: Piece
    eyes: tuple[Eye, ...]
    brows: tuple[Stroke, ...]
    nose: tuple[Stroke, ...]
    lips: tuple[Spots, ...]  # the upper, the lower
    mouth: Spots
    cheeks: tuple[Spots, ...] = ()
    folds: tuple[Stroke, ...] = ()


def skin_tint(who: Person) -> Tint:
    """The inks of the skin of `who`."""
    return Tint(who.skin, who.shade, mix_ink(who.skin, "#FFFFFF", .36), fold_ink(who))


def likeness(group: Group, pose: Pose, face: Likeness, who: Person) -> Pose:
    """The `face` set down by `pose` in the colours of `who`."""
    tint = skin_tint(who)
    flush = Group()
    for spots in face.cheeks:
        flush.fill(pose.shape(spots), mix_ink(who.skin, who.blush, .3))
    lay(group, pose, Piece(face.head.outline, face.head.shades), tint, 1.6, 3.6)
    group.clip(pose.shape(face.head.outline), flush)
    for spots in face.head.lights:
        group.fill(pose.shape(spots), tint.light)
    for eye in face.eyes:
        _eye(group, pose, eye, who)
    for spots, width in face.brows:
        brow = taper(pose.curve(spots), width * pose.scale * who.bushy, 1.4 * pose.scale, ends(.14, .4))
        group.fill(brow, who.brow)
    _mouth(group, pose, face, who)
    strokes(group, pose, (*face.nose, *face.folds, *face.head.lines), tint.line)
    return pose


def _eye(group: Group, pose: Pose, eye: Eye, who: Person) -> None:
    opening, inside, (x, y, radius) = pose.shape(eye.opening), Group(), eye.iris
    if radius:
        iris = pose.circle((x, y), radius)
        inside.fill(iris, who.iris).stroke(iris, pal.INK, 1.4 * pose.scale)
        inside.fill(pose.circle((x + .4, y + .3), radius * .47), pal.INK)
        inside.stroke(pose.curve(eye.lash), mix_ink(who.shade, pal.INK, .25), 9 * pose.scale, .55)
        inside.fill(pose.circle((x - 2.4, y - 2.4), radius * .24), "#FFFFFF")
        group.fill(opening, "#F8F0DD").clip(opening, inside)
    group.fill(pressed(pose.curve(eye.lash), 2.6 * pose.scale, 5.2 * pose.scale, 90, ends(.2, .2, .6)), pal.INK)
    strokes(group, pose, [(eye.fold, 1.8), (eye.lower, 1.5), *((wing, 2.0) for wing in eye.wings)], pal.INK)


def _mouth(group: Group, pose: Pose, face: Likeness, who: Person) -> None:
    if who.mouth:
        for spots, tone in zip(face.lips, (mix_ink(who.lips, pal.INK, .16), who.lips), strict=True):
            group.fill(pose.shape(spots), tone)
        group.fill(pressed(pose.curve(face.mouth), 1.6 * pose.scale, 2.8 * pose.scale), fold_ink(who))
