"""The Fool's dress: its inks, a piece of it with shades and folds."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import palette as pal
from ..geometry import Path, Spot
from ..line import SHADE, ends, shaded, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink

MULBERRY = Tones("#B690A8", "#8A5C7C", "#5E3A59", pal.INK)
OCHRE = Tones("#EFCB7E", "#D9A03F", "#A8702A", pal.INK)
TEAL = Tones("#6FA09C", "#3C7375", "#25525A", pal.INK)
IVORY = Tones("#F8E7B8", "#EFCB7E", "#D9A03F", pal.INK)

Spots = Sequence[Spot]


def dress(group: Group, spots: Spots, tones: Tones, shades: Iterable[Spots] = (), lights: Iterable[Spots] = (),
          folds: Iterable[Spots] = (), pose: Pose | None = None, extra: Group | None = None) -> Path:
    """A piece of dress: closed `spots` in the mid tone, its shades and lights, folds that swell, a contour."""
    pose = pose or Pose()
    shape, inside = pose.shape(spots), Group()
    inside.fill(shape, tones.mid)
    if extra:
        inside.add(extra)
    for spot in shades:
        shaded(inside, pose.shape(spot), tones.deep, mix_ink(tones.deep, tones.line, .34))
    for spot in lights:
        inside.fill(pose.shape(spot), tones.light)
    for spot in folds:
        inside.fill(taper(pose.curve(spot), 3.2 * pose.scale + .6, .6, ends(.1, .7)), tones.line)
    group.silhouette(shape).clip(shape, inside).contour(shape, 1.2, 3.4, tones.line, SHADE, 30)
    return shape
