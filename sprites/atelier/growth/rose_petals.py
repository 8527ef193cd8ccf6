"""A loose petal of the sweet briar, without the notch that would make it look like a heart sign."""
from __future__ import annotations

from ..geometry import Spot
from ..line import SHADE, ends, pressed, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from .rose import ROSE

FOOT: Spot = (-40, 11, "c")
TIP: Spot = (38, -9, "c")
NEAR: list[Spot] = [FOOT, (-16, 5), (12, 6), TIP]  # the near rim
BELOW: list[Spot] = [(26, 16), (0, 23), (-24, 18)]
FAR: list[Spot] = [(24, -24), (4, -20), (-16, -17), (-30, -4)]


def petal_loose(group: Group, pose: Pose, tones: Tones = ROSE) -> None:
    """A petal about 78 wide, in the air or on the ground: boat-shaped, its pale hollow up, its foot to the left."""
    whole, hull = pose.shape([FOOT, *reversed(BELOW), TIP, *FAR]), pose.shape([*NEAR, *BELOW])
    inside = Group().fill(whole, mix_ink(tones.light, tones.mid, .45))
    inside.fill(pose.shape([FOOT, (-20, -8), (6, -8), (30, -12), TIP, (12, 6), (-16, 5)]), tones.deep, .55)
    for x, y in ((-18, -12), (-2, -16), (14, -18)):
        inside.fill(taper(pose.curve([(-34, 6), (x * .5 - 8, y * .6), (x + 4, y)]), 1.4, .3), tones.deep)
    inside.fill(hull, tones.mid)
    inside.fill(pose.shape([FOOT, (-16, 5), (-6, 6), (-14, 12), (-2, 20), (-24, 18)]), tones.light)
    inside.fill(pose.shape([TIP, (26, 16), (0, 25), (14, 15), (24, 6)]), tones.deep)
    for x, y in ((-14, 17), (0, 19), (14, 16), (24, 9)):
        inside.fill(taper(pose.curve([(-34, 12), (x * .5 - 8, y * .82), (x, y)]), 1.3, .3), tones.deep)
    group.silhouette(whole).fill(whole, tones.mid).clip(whole, inside)
    group.fill(pressed(pose.curve(NEAR), 1.2, 2.4, SHADE, ends(.1, .3)), tones.line)
    group.fill(taper(pose.curve([(-30, 6), (-14, 2.6), (10, 3.4), (28, -3)]), 2.2, 1, ends(.3, .4)), tones.light)
    group.contour(whole, .9, 2.8, tones.line, SHADE, 30)


def petals_loose(group: Group, spots: tuple[tuple[float, float, float, float], ...], tones: Tones = ROSE) -> None:
    """Several loose petals: x, y, turn and size of each."""
    for x, y, turn, size in spots:
        petal_loose(group, Pose((x, y), size, turn), tones)
