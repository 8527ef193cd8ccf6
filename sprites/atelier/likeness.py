"""A face defined by its features; each card has a different `Likeness`, so that no two are alike."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .faces import Person, fold_ink
from .geometry import Path, circle, line, polar
from .line import SHADE, ends, pressed, taper
from .pieces import Piece, Spots, Stroke, Tint, strokes
from .splines import Pose
from .svg import Group
from .tones import mix_ink

WAY = polar(1, SHADE - 90)  # the engraved lines of a face run across the light
MOUTH = "#6A2F2A", "#F7EEDC"  # the inside of the mouth, teeth
STEP, REACH = 2.7, 10.0  # the distance of the lines, and their length outside the shade, in units of the face


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
    parted: tuple[Spots, ...] = ()  # the gap of an open mouth, the teeth in it


def skin_tint(who: Person) -> Tint:
    """The inks of the skin of `who`."""
    return Tint(who.skin, who.shade, mix_ink(who.skin, "#FFFFFF", .36), fold_ink(who))


def likeness(group: Group, pose: Pose, face: Likeness, who: Person) -> Pose:
    """The `face` placed by `pose` in the colours of `who`."""
    tint, inside, outline = skin_tint(who), Group(), pose.shape(face.head.outline)
    middle = pose.point((4, 14))
    for spots in face.head.shades:
        region = pose.shape(spots)
        inside.fill(region, tint.shade).add(_feathered(region, tint.shade, pose.scale, middle))
    for spots in face.cheeks:
        inside.add(_feathered(pose.shape(spots), mix_ink(who.skin, who.blush, .62), pose.scale, None))
    for spots in face.head.lights:
        inside.fill(pose.shape(spots), tint.light)
    group.solid(outline, who.skin, inside, 1.6, 3.6)
    for eye in face.eyes:
        _eye(group, pose, eye, who)
    for spots, width in face.brows:
        brow = taper(pose.curve(spots), width * pose.scale * who.bushy, 1.4 * pose.scale, ends(.14, .4))
        group.fill(brow, who.brow)
    _mouth(group, pose, face, who)
    strokes(group, pose, (*face.nose, *face.folds, *face.head.lines), tint.line)
    return pose


def _feathered(region: Path, ink: str, scale: float, middle: complex | None) -> Group:
    """Fading pen lines from a `region` towards the `middle` of a face; without a middle, they fill the region."""
    spots, group = region.samples()[0] * np.conj(WAY), Group()
    after, step = np.roll(spots, -1), STEP * scale
    for k, y in enumerate(np.arange(spots.imag.min() + step / 2, spots.imag.max(), step)):
        a, b = (side[(spots.imag <= y) != (after.imag <= y)] for side in (spots, after))
        cuts = np.sort(a.real + (y - a.imag) * (b.real - a.real) / (b.imag - a.imag)).tolist()
        for low, high in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = complex(low, y) * WAY, complex(high, y) * WAY
            reach = min(REACH * scale, .45 * (high - low)) * (1, .62, .82)[k % 3]
            if middle is None:
                group.fill(taper(line(last, first + reach * WAY), .62 * step, .2, ends(.3, .7)), ink)
                continue
            if abs(first - middle) > abs(last - middle):
                first, last = last, first
            out = (first - last) / abs(first - last)
            group.fill(taper(line(first - out * min(2.0, high - low), first + out * reach), .9 * step, .2), ink)
    return group


def _eye(group: Group, pose: Pose, eye: Eye, who: Person) -> None:
    """An eye under its lid, lighter below, with a highlight at the upper left."""
    opening, inside, (x, y, radius) = pose.shape(eye.opening), Group(), eye.iris
    lash, fold, soft = pose.curve(eye.lash), pose.curve(eye.fold), fold_ink(who)
    lid = lash + line(lash.end, fold.end) + fold.back()
    group.fill(lid.close(), mix_ink(who.skin, who.shade, .55))
    if radius:
        iris, size = pose.circle((x, y), radius), radius * pose.scale
        centre = complex(pose.point((x, y)))
        inside.fill(iris, mix_ink(who.iris, pal.INK, .18))
        inside.fill(circle(centre + .34j * size, size * .62), mix_ink(who.iris, who.skin, .42))
        inside.stroke(iris, pal.INK, 1.3 * pose.scale).fill(circle(centre, size * .45), pal.INK)
        inside.stroke(lash, mix_ink(who.shade, pal.INK, .3), 8 * pose.scale, .6)
        inside.fill(circle(centre - size * (.34 + .36j), size * .25), "#FFFFFF")
        group.fill(opening, "#F3E8D0").clip(opening, inside)
    thin, thick = (2.2, 4.8) if who.build == "woman" else (1.7, 3.7)
    group.fill(pressed(lash, thin * pose.scale, thick * pose.scale, 90, ends(.2, .2, .6)), pal.INK)
    strokes(group, pose, [(eye.fold, 1.7), (eye.lower, 1.5)], soft)
    strokes(group, pose, [(wing, 1.8) for wing in eye.wings], pal.INK if who.build == "woman" else soft)


def _mouth(group: Group, pose: Pose, face: Likeness, who: Person) -> None:
    """The mouth: the upper lip in shade, the lower in light; a man's lips are nearly in the colour of his skin."""
    if who.mouth:
        lips = who.lips if who.build == "woman" else mix_ink(who.lips, who.shade, .5)
        for spots, tone in zip(face.lips, (mix_ink(lips, pal.INK, .2), lips), strict=True):
            group.fill(pose.shape(spots), tone)
        for spots, tone in zip(face.parted, MOUTH, strict=False):
            group.fill(pose.shape(spots), tone)
        group.fill(pressed(pose.curve(face.mouth), 1.6 * pose.scale, 2.8 * pose.scale), mix_ink(who.shade, pal.INK, .8))
