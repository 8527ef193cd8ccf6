"""Hands built of a palm and jointed fingers, some behind the object held, some in front of it.

A hand is drawn in separate units: 100 from the wrist to the tip of the middle finger, which is also the length of a
face from chin to brow. `HandShape.far` and the palm are drawn first, then the object held, then `HandShape.near`.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .geometry import Path, Spot, angle, circle
from .line import ends, taper
from .palette import INK
from .pieces import Stroke, Tint
from .ribbons import Petal, Profile, clip01, edges
from .splines import Pose, curve
from .svg import Group

JOINTS = (.42, .72)  # the joints of a finger, as shares of its length
SHADE_WAY = .5 + .86j
THROWN = 3.4  # the length of the shade of a finger on the next


@dataclass(frozen=True, slots=True)
class Digit:
    """A finger or thumb: its spine from root to tip, the width at the root, whether its nail is visible."""
    spine: Sequence[Spot]
    width: float
    nail: bool = False
    joints: tuple[float, ...] = JOINTS
    rooted: bool = True  # joins the palm without a line; otherwise its root is a separate end


@dataclass(frozen=True, slots=True)
class HandShape:
    """A palm with the fingers behind the object held and those in front of it; `lines` are folds and knuckles."""
    palm: Sequence[Spot]
    far: tuple[Digit, ...] = ()
    near: tuple[Digit, ...] = ()
    shades: tuple[Sequence[Spot], ...] = ()
    lines: tuple[Stroke, ...] = ()


def hand_far(group: Group, pose: Pose, shape: HandShape, tint: Tint) -> None:
    """The palm of `shape` and the fingers behind the object held."""
    for digit in shape.far:
        _digit(group, pose, digit, tint)
    palm, inside = pose.shape(shape.palm), Group()
    group.solid(palm, tint.base, None, 1.5, 3)
    for digit in shape.far:
        _root(group, pose, digit, tint)
    for spots in shape.shades:
        inside.fill(pose.shape(spots), tint.shade)
    group.clip(palm, inside.stroke(palm, INK, 3))
    _folds(group, pose, shape.lines, tint.line)


def hand_near(group: Group, pose: Pose, shape: HandShape, tint: Tint) -> None:
    """The fingers of `shape` in front of the object held; each casts its shade on the one below it."""
    below: Path | None = None
    for digit in shape.near:
        outline = _ribbon_of(pose, digit)[1].outline()
        if below:
            group.clip(below, Group().fill(outline.placed(at=THROWN * pose.scale * SHADE_WAY), tint.shade))
        _digit(group, pose, digit, tint)
        below = outline


def _folds(group: Group, pose: Pose, rows: Sequence[Stroke], colour: str) -> None:
    for spots, width in rows:
        group.fill(taper(pose.curve(spots), width * pose.scale, .4 * width * pose.scale, ends(.2, .4)), colour)


def _fingered(digit: Digit, size: float, blunt: float) -> Profile:
    """The half-width of a finger: wider at its joints, narrower to the tip, which is round over the share `blunt`."""
    def half(u: np.ndarray) -> np.ndarray:
        u = clip01(u)
        body = 1 - .24 * u + sum(.07 * np.exp(-((u - j) / .09) ** 2) for j in digit.joints)
        tip = np.sqrt(np.clip(1 - np.clip((u - (1 - blunt)) / blunt, 0, 1) ** 2, 0, 1))
        root = np.sqrt(np.clip(1 - np.clip((blunt - u) / blunt, 0, 1) ** 2, 0, 1))
        return np.asarray(digit.width / 2 * size * body * tip * root)
    return half


def _ribbon_of(pose: Pose, digit: Digit) -> tuple[Path, Petal]:
    spine = pose.curve(digit.spine)
    blunt = min(.45, digit.width * pose.scale * .42 / spine.length())
    return spine, Petal(*edges(spine, _fingered(digit, pose.scale, blunt), n=34))


def _digit(group: Group, pose: Pose, digit: Digit, tint: Tint) -> None:
    spine, petal = _ribbon_of(pose, digit)
    across = -1j * spine.tangent(.5)
    dark = 0.0 if (across * np.conj(SHADE_WAY)).real > 0 else 1.0
    inside = Group().fill(petal.side(dark, lambda t: abs(dark - .36 * np.minimum(1, t / .3))), tint.shade)
    inside.fill(petal.side(abs(dark - .8), abs(dark - .92), .2, .86), tint.light)
    outline = petal.outline()
    group.silhouette(outline).fill(outline, tint.base).clip(outline, inside)
    if digit.rooted:
        group.stroke(petal.left.part(.12, 1, 60) + petal.right.back().part(0, .88, 60), INK, 1.5)
        group.ink((petal.left if dark == 0 else petal.right).part(.14, 1, 60), 2.6, "both")
    else:
        group.contour(outline, 1.5, 2.8)
    for joint in digit.joints:
        cross = curve([petal.point(.16, joint - .01), petal.point(.5, joint + .025), petal.point(.78, joint + .01)])
        group.fill(taper(cross, 1.4 * pose.scale, .6 * pose.scale, ends(.3, .4)), tint.line)
    if digit.nail:
        at, size = spine.at(1 - .3 * digit.width * pose.scale / spine.length()), digit.width * pose.scale
        nail = circle(at, size * .3, size * .2, angle(spine.tangent(.96)))
        group.fill(nail, tint.light).stroke(nail, tint.line, .9)


def _root(group: Group, pose: Pose, digit: Digit, tint: Tint) -> None:
    """Cover the line between the palm and a finger that joins it."""
    if not digit.rooted:
        return
    spine, petal = _ribbon_of(pose, digit)
    start = Petal(petal.left.part(.06, .2), petal.right.part(.06, .2))
    group.fill(_narrower(start), tint.base)
    group.fill(circle(spine.start, digit.width * pose.scale * .36), tint.base)


def _narrower(petal: Petal) -> Path:
    return petal.side(.14, .86)


