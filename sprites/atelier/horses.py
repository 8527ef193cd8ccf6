"""Two horses to the breast, looking right: one collected, its head drawn in; one with its head stretched forward."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .figures import Hair, lock
from .geometry import Path, Spot, circle
from .splines import Pose, curve
from .svg import Group

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


COLLECTED = Build(
    [(404, 186, "c"), (424, 198), (444, 236), (462, 290), (478, 344), (485, 374), (480, 398), (466, 409),
     (453, 407, "c"), (453, 415), (440, 419), (428, 406), (420, 384), (402, 366), (376, 356), (354, 340), (348, 362),
     (358, 402), (394, 448), (440, 500), (468, 580), (470, 740, "c"), (80, 740, "c"), (110, 560), (160, 440),
     (224, 340),     (290, 250), (350, 200)],
    (([(354, 340, "c"), (378, 356), (404, 366), (424, 390), (432, 430, "c"), (352, 440), (360, 520), (380, 600),
       (390, 740, "c"), (420, 740, "c"), (400, 580), (372, 470), (376, 420), (420, 440)], "dark"),
     ([(354, 342, "c"), (330, 312), (326, 268), (346, 226), (318, 280), (312, 350), (320, 440), (350, 560),
       (350, 740, "c"), (400, 740, "c"), (384, 560), (350, 380)], "dark"),
     ([(354, 340, "c"), (386, 338), (410, 316), (416, 282), (424, 330), (416, 372), (386, 362)], "dark"),
     ([(436, 232), (456, 286), (472, 340), (476, 366), (462, 346), (446, 300), (434, 262)], "light"),
     ([(450, 362), (484, 356), (500, 400), (470, 425), (430, 425), (420, 396), (436, 376)], "muzzle")),
    [(406, 192, "c"), (412, 160), (428, 142, "c"), (434, 172), (424, 206, "c")],
    [(384, 200, "c"), (380, 162), (392, 134, "c"), (410, 158), (410, 194, "c")],
    [(394, 194, "c"), (390, 164), (394, 146, "c"), (402, 166), (403, 192, "c")],
    [(412, 262, "c"), (422, 252), (435, 254), (441, 266, "c"), (430, 271), (420, 269)], (426, 259),
    (([(407, 265), (421, 250), (436, 252), (446, 268)], 4, "swell"),
     ([(412, 272), (426, 277), (440, 271)], 1.8, "both"),
     ([(408, 250), (424, 241), (438, 244)], 1.8, "both"),
     ([(472, 368), (464, 368), (462, 380), (470, 386), (477, 379)], 4.4, "even"),
     ([(457, 407), (446, 398), (438, 384)], 3, "both"), ([(476, 396), (468, 399)], 2, "both"),
     ([(354, 340), (384, 336), (406, 314), (411, 282)], 2.4, "both"),
     ([(446, 288), (458, 326), (466, 352)], 1.6, "both"),
     ([(362, 420), (346, 470), (360, 540)], 2.4, "both")),
    [(398, 188), (352, 202), (292, 254), (230, 336), (174, 424)],
    (([(396, 176), (418, 196), (428, 230), (420, 258)], 22), ([(392, 178), (404, 206), (404, 236), (412, 262)], 18)))
STRETCHED = Build(
    [(382, 234, "c"), (404, 246), (436, 284), (472, 326), (506, 362), (526, 388), (528, 410), (514, 426),
     (499, 428, "c"), (500, 437), (486, 442), (470, 432), (452, 414), (424, 408), (396, 406), (370, 388), (354, 410),
     (366, 456), (410, 504), (458, 556), (484, 630), (488, 740, "c"), (80, 740, "c"), (110, 580), (156, 460),
     (220, 360), (290, 284),     (346, 244)],
    (([(370, 388, "c"), (398, 406), (426, 408), (456, 418), (470, 450, "c"), (380, 470), (370, 520), (394, 600),
       (400, 740, "c"), (430, 740, "c"), (416, 600), (384, 520), (390, 480), (440, 470)], "dark"),
     ([(370, 390, "c"), (344, 362), (334, 320), (344, 278), (326, 330), (322, 400), (330, 480), (352, 570),
       (360, 740, "c"), (410, 740, "c"), (392, 580), (358, 430)], "dark"),
     ([(370, 388, "c"), (396, 382), (414, 360), (416, 326), (430, 368), (424, 406), (396, 406)], "dark"),
     ([(432, 290), (466, 330), (500, 366), (518, 388), (500, 380), (462, 346), (434, 312)], "light"),
     ([(494, 352), (526, 364), (540, 410), (512, 446), (470, 446), (464, 424), (484, 398)], "muzzle")),
    [(386, 240, "c"), (398, 206), (418, 190, "c"), (418, 222), (404, 250, "c")],
    [(362, 248, "c"), (364, 208), (382, 180, "c"), (394, 208), (388, 244, "c")],
    [(372, 242, "c"), (374, 210), (382, 194, "c"), (386, 212), (382, 240, "c")],
    [(406, 304, "c"), (416, 293), (430, 297), (434, 308, "c"), (422, 313), (412, 311)], (420, 300),
    (([(400, 306), (414, 291), (431, 294), (438, 309)], 4, "swell"),
     ([(404, 313), (418, 319), (432, 314)], 1.8, "both"),
     ([(402, 292), (418, 283), (433, 286)], 1.8, "both"),
     ([(512, 384), (503, 384), (502, 396), (511, 401), (517, 394)], 4.4, "even"),
     ([(504, 428), (490, 420), (476, 404)], 3, "both"), ([(526, 412), (516, 416)], 2, "both"),
     ([(370, 388), (396, 382), (416, 360), (420, 326)], 2.4, "both"),
     ([(446, 326), (472, 352), (490, 368)], 1.6, "both"),
     ([(366, 470), (354, 520), (372, 580)], 2.4, "both")),
    [(376, 236), (340, 248), (288, 286), (226, 354), (168, 440)],
    (([(374, 226), (404, 242), (418, 268), (412, 296)], 24), ([(370, 226), (388, 250), (392, 278), (404, 300)], 20)))


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
        inside.fill(pose.shape(spots), tones[tone], .82 if dapples and tone == "dark" else None)
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
