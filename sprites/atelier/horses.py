"""Two horses to the breast, looking right: one collected, its head drawn in; one with its head stretched forward."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .figures import Hair, lock
from .geometry import Path, Spot, circle
from .line import shaded
from .splines import Pose, curve
from .svg import Group
from .tones import mix_ink

Line = tuple[list[Spot], float, str]


@dataclass(frozen=True, slots=True)
class Coat:
    """The tones of a horse: coat, muzzle, mane."""
    base: str
    light: str
    dark: str
    muzzle: str
    mane: Hair


@dataclass(frozen=True, slots=True)
class Build:
    """The lines of a horse: outline, its flat tones (light, dark or muzzle), ears, eye and drawn lines."""
    body: list[Spot]
    tones: tuple[tuple[list[Spot], str], ...]
    far_ear: list[Spot]
    ear: list[Spot]
    inner_ear: list[Spot]
    eye: list[Spot]
    glint: tuple[float, float]
    lines: tuple[Line, ...]
    crest: list[Spot]
    forelock: tuple[tuple[list[Spot], float], ...]




def horse(group: Group, build: Build, coat: Coat, pose: Pose | None = None, dapples: int = 0,
          blaze: Sequence[Spot] = ()) -> None:
    """A horse of `build` in `coat`, with `dapples` pale spots or a white `blaze` on its face; without its mane."""
    pose = pose or Pose()
    tones = {"light": coat.light, "dark": coat.dark, "muzzle": coat.muzzle}
    group.solid(pose.shape(build.far_ear), coat.dark, None, 1.6, 3.4)
    body, inside = pose.shape(build.body), Group()
    if dapples:
        _dapple(inside, body, dapples, coat.light)
    for spots, tone in build.tones:
        if tone == "dark":
            shaded(inside, pose.shape(spots), coat.dark, mix_ink(coat.dark, pal.INK, .3))
        else:
            inside.fill(pose.shape(spots), tones[tone])
    if blaze:
        inside.fill(pose.shape(blaze), "#F1E6D0").stroke(pose.shape(blaze), coat.dark, 1.2)
    group.solid(body, coat.base, inside, 1.8, 4.6)
    inner = Group().fill(pose.shape(build.inner_ear), coat.muzzle)
    group.solid(pose.shape(build.ear), coat.base, inner, 1.6, 3.6)
    group.stroke(pose.shape(build.eye), coat.light, 7)
    group.fill(pose.shape(build.eye), "#3A2A22").fill(pose.circle(build.glint, 2.8), "#FFFFFF")
    for spots, width, kind in build.lines:
        group.ink(pose.curve(spots), width, kind)


FORELEG: list[Spot] = [(350, 506, "c"), (400, 489), (448, 480), (488, 476), (508, 474), (524, 482), (527, 498),
                       (518, 514), (511, 526), (508, 552), (507, 572), (512, 584), (508, 598), (498, 613, "c"),
                       (475, 602, "c"), (480, 594), (476, 584), (484, 573), (489, 552), (487, 532), (480, 522),
                       (462, 524), (432, 540), (404, 566), (380, 604, "c")]
HOOF: list[Spot] = [(472, 598, "c"), (485, 609), (501, 613, "c"), (498, 636), (488, 650, "c"), (448, 628, "c"),
                    (460, 612)]
SOCK: list[Spot] = [(470, 560, "c"), (496, 566), (524, 560, "c"), (524, 622, "c"), (460, 612, "c")]
FORELEG_DARK: list[Spot] = [(366, 612, "c"), (404, 548), (446, 520), (490, 510), (510, 512), (500, 526), (498, 552),
                            (499, 576), (494, 590), (488, 612, "c"), (460, 600, "c"), (466, 540), (420, 600, "c")]
JOINTS: tuple[list[Spot], ...] = (
    [(506, 478), (515, 490), (511, 508)], [(488, 484), (482, 500), (488, 518)], [(500, 526), (499, 550), (500, 570)],
    [(484, 578), (494, 584), (506, 586)], [(392, 528), (430, 508), (470, 500)], [(420, 496), (452, 490), (480, 490)])


def foreleg(group: Group, coat: Coat, pose: Pose | None = None, sock: str = "") -> None:
    """A lifted foreleg before the breast: forearm, knee, cannon, fetlock, pastern, hoof; white below with a `sock`."""
    pose = pose or Pose()
    dark = Group().fill(pose.shape([(444, 640, "c"), (470, 618), (484, 606, "c"), (486, 660, "c")]), "#4A342A")
    inside = Group().fill(pose.shape(FORELEG_DARK), coat.dark)
    inside.fill(pose.shape([(396, 500, "c"), (448, 484), (506, 478, "c"), (456, 494)]), coat.light)
    if sock:
        inside.fill(pose.shape(SOCK), sock)
    group.solid(pose.shape(HOOF), "#6B4C3A", dark, 1.7, 4)
    group.solid(pose.shape(FORELEG), coat.base, inside, 1.6, 4.2)
    for spots in JOINTS:
        group.ink(pose.curve(spots), 2.0, "both")


def _dapple(inside: Group, body: Path, count: int, colour: str) -> None:
    rng = np.random.default_rng(5)
    low, high = body.samples()[0].min(), body.samples()[0].max()
    for _ in range(count):
        z = complex(rng.uniform(low.real, high.real), rng.uniform(190, 640))
        r = rng.uniform(6, 13)
        inside.fill(circle(z, r, r * rng.uniform(.7, 1), rng.uniform(0, 90)), colour, .8)


def mane(group: Group, build: Build, coat: Coat, pose: Pose | None = None, count: int = 8, length: float = 110,
         width: float = 36, wave: float = 1.0) -> None:
    """A flowing mane from the crest to the near side, and the forelock."""
    pose = pose or Pose()
    crest = curve(build.crest)
    for i in range(count):
        z = crest.at((i + .2) / count)
        long = length * (.8 + .3 * np.sin(np.pi * (i + 1) / count)) / 100
        sway = wave * (1 if i % 2 else .7)
        spots = [z + 10 - 6j, z + complex(-26 * sway, 26 * long), z + complex(-24, 66 * long),
                 z + complex(-26 - 40 * sway, 106 * long), z + complex(-20 - 46 * sway, 136 * long)]
        lock(group, [pose.point(p) for p in spots], width * pose.scale, coat.mane, 3)
    for spots_, size in build.forelock:
        lock(group, [pose.point((float(s[0]), float(s[1]))) for s in spots_ if isinstance(s, tuple)],
             size * pose.scale, coat.mane)


def strap(group: Group, path: Path, colour: str, light: str, width: float = 11) -> None:
    """A strap of the harness along `path`."""
    group.stroke(path, pal.INK, width + 3).stroke(path, colour, width).stroke(path, light, width * .3)


def stud(group: Group, at: complex, radius: float = 9) -> None:
    """A gilt stud of the harness."""
    ball = circle(at, radius)
    group.fill(ball, pal.GILT).stroke(ball, pal.INK, 1.8).fill(circle(at - 2 - 2j, radius * .38), pal.GILT_LIGHT)
